package e2e

import (
	"bufio"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"strings"
	"syscall"
)

// startScreen starts a virtual screen with software GL, so that pictures are the same on every machine and no window
// comes up on a developer's. Where there is no virtual screen it takes the real one.
func startScreen() (stop func(), err error) {
	path, err := exec.LookPath("Xvfb")
	if err != nil {
		if os.Getenv("DISPLAY") != "" && !inCI {
			return func() {}, nil
		}
		return nil, errors.New("no screen: install Xvfb and software GL (apt-get install xvfb libgl1 libgl1-mesa-dri), " +
			"or run sh .ci/headless go test ./...")
	}
	number, write, err := os.Pipe()
	if err != nil {
		return nil, err
	}
	defer number.Close()
	// The server looks for a free display and writes its number once it listens.
	server := exec.Command(path, "-displayfd", "3", "-screen", "0", "1280x800x24", "+extension", "GLX", "-nolisten", "tcp")
	server.ExtraFiles = []*os.File{write}
	server.SysProcAttr = &syscall.SysProcAttr{Pdeathsig: syscall.SIGTERM} // also when a test runs out of time
	if err := server.Start(); err != nil {
		write.Close()
		return nil, err
	}
	write.Close()
	stop = func() {
		server.Process.Signal(syscall.SIGTERM)
		server.Wait()
	}
	line, err := bufio.NewReader(number).ReadString('\n')
	if err != nil {
		stop()
		return nil, fmt.Errorf("the virtual screen did not start: %w", err)
	}
	os.Setenv("DISPLAY", ":"+strings.TrimSpace(line))
	os.Setenv("LIBGL_ALWAYS_SOFTWARE", "1")
	return stop, nil
}
