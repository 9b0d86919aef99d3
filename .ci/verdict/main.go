// Verdict reads what `go test -json` prints and tells it to people: a line for each package, the whole output of what
// failed, and the name of every test that was skipped. It ends with status 1 when anything failed or was skipped, or
// when nothing was tested at all.
package main

import (
	"bufio"
	"encoding/json"
	"fmt"
	"os"
	"strings"
)

// An event is one line of go test -json. A build's output comes under ImportPath, a test's under Package and Test.
type event struct {
	Action     string
	Package    string
	ImportPath string
	Test       string
	Output     string
	Elapsed    float64 // seconds
}

type verdict struct {
	output  map[string][]string // by package and test, until it has ended
	passed  map[string]int      // tests, by package
	failed  []string
	skipped []string
	tests   int
}

func main() {
	v := verdict{output: map[string][]string{}, passed: map[string]int{}}
	lines := bufio.NewScanner(os.Stdin)
	lines.Buffer(nil, 16<<20)
	for lines.Scan() {
		var e event
		if json.Unmarshal(lines.Bytes(), &e) != nil {
			fmt.Println(lines.Text()) // go itself complains in plain text
			continue
		}
		v.take(e)
	}
	if err := lines.Err(); err != nil {
		v.failed = append(v.failed, "reading the tests' output: "+err.Error())
	}
	os.Exit(v.tell())
}

func (v *verdict) take(e event) {
	name := strings.TrimSpace(e.Package + e.ImportPath + " " + e.Test)
	switch e.Action {
	case "output", "build-output":
		v.output[name] = append(v.output[name], e.Output)
		return
	case "build-fail":
		v.fail(name)
	case "fail":
		v.fail(name)
		if e.Test == "" {
			fmt.Printf("FAIL  %s  %.1f s\n", e.Package, e.Elapsed)
		}
	case "skip":
		// Without a test's name it is a package that has no test files.
		if e.Test != "" {
			v.skipped = append(v.skipped, name+"\n"+strings.Join(v.output[name], ""))
		}
	case "pass":
		if e.Test == "" {
			fmt.Printf("ok    %s  %.1f s, %d tests\n", e.Package, e.Elapsed, v.passed[e.Package])
			break
		}
		v.passed[e.Package]++
		v.tests++
	default:
		return
	}
	delete(v.output, name)
}

// fail prints what the test or build said, once.
func (v *verdict) fail(name string) {
	v.failed = append(v.failed, name)
	fmt.Print(strings.Join(v.output[name], ""))
}

func (v *verdict) tell() int {
	for _, s := range v.skipped {
		fmt.Printf("SKIPPED, and nothing may be: %s", s)
	}
	for _, f := range v.failed {
		fmt.Println("FAILED:", f)
	}
	fmt.Printf("tests: %d passed, %d failed, %d skipped\n", v.tests, len(v.failed), len(v.skipped))
	if len(v.failed)+len(v.skipped) > 0 || v.tests == 0 {
		return 1
	}
	return 0
}
