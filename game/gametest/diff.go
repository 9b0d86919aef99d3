package gametest

import (
	"fmt"
	"reflect"
	"strings"

	"drygulch/game"
)

// maxDiff is how many differences a message tells.
const maxDiff = 6

// diff tells where two states differ: "Hand[2][0]: 7, 255".
func diff(x, y game.State) string {
	var list []string
	differ("", reflect.ValueOf(x).Elem(), reflect.ValueOf(y).Elem(), &list)
	if len(list) > maxDiff {
		list = append(list[:maxDiff], "…")
	}
	return strings.Join(list, "; ")
}

func differ(path string, x, y reflect.Value, list *[]string) {
	if len(*list) > maxDiff || x.Equal(y) {
		return
	}
	switch x.Kind() {
	case reflect.Struct:
		for i := range x.NumField() {
			differ(path+"."+x.Type().Field(i).Name, x.Field(i), y.Field(i), list)
		}
	case reflect.Array:
		for i := range x.Len() {
			differ(fmt.Sprintf("%s[%d]", path, i), x.Index(i), y.Index(i), list)
		}
	default:
		*list = append(*list, fmt.Sprintf("%s: %v, %v", strings.TrimPrefix(path, "."), x, y))
	}
}
