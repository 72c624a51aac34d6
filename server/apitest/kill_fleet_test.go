package apitest_test

import (
	"context"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"net"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"
)

// This file starts the processes of the kill harness: the program under test, the gateway, and the
// webhook receiver. Only the program is ever killed.

// compiled holds the unchanged program, for all specs that run it.
var compiled struct {
	once     sync.Once
	dir, out string
	err      error
}

// executable returns the path of the program, which it compiles once.
func executable(ctx context.Context) string {
	GinkgoHelper()
	compiled.once.Do(func() {
		if compiled.dir, compiled.err = os.MkdirTemp("", "storeplatform-program-"); compiled.err == nil {
			compiled.out, compiled.err = compile(context.WithoutCancel(ctx), compiled.dir)
		}
	})
	Expect(compiled.err).NotTo(HaveOccurred())
	return compiled.out
}

// build compiles the program with some source files replaced. Specs plant bugs this way, so the program itself needs no
// switches for them.
func build(ctx context.Context, replaced map[string]string) string {
	GinkgoHelper()
	dir := GinkgoT().TempDir()
	out, err := compile(ctx, dir, "-overlay", overlay(dir, replaced))
	Expect(err).NotTo(HaveOccurred())
	return out
}

// overlay writes the file that tells the compiler to read other contents for some source files.
func overlay(dir string, replaced map[string]string) string {
	GinkgoHelper()
	instead := map[string]map[string]string{"Replace": {}}
	for path, content := range replaced {
		file := filepath.Join(dir, strings.ReplaceAll(path, "/", "_"))
		Expect(os.WriteFile(file, []byte(content), 0o600)).To(Succeed())
		source, err := filepath.Abs(filepath.Join("../..", path))
		Expect(err).NotTo(HaveOccurred())
		instead["Replace"][source] = file
	}
	raw, err := json.Marshal(instead)
	Expect(err).NotTo(HaveOccurred())
	file := filepath.Join(dir, "overlay.json")
	Expect(os.WriteFile(file, raw, 0o600)).To(Succeed())
	return file
}

func compile(ctx context.Context, dir string, flags ...string) (string, error) {
	out := filepath.Join(dir, "server")
	cmd := exec.CommandContext(ctx, "go", append(append([]string{"build", "-o", out}, flags...), "./server")...)
	cmd.Dir = "../.."
	if said, err := cmd.CombinedOutput(); err != nil {
		return "", fmt.Errorf("%w: %s", err, said)
	}
	return out, nil
}

// address returns an address on which nothing listens. The kernel gives ports from 32768 on to connections, so its
// port stays free until a process listens there, also while the process starts again.
func address() string {
	GinkgoHelper()
	for range 100 {
		if listener, err := net.Listen("tcp", fmt.Sprint("127.0.0.1:", 16000+rand.IntN(16000))); err == nil {
			defer listener.Close()
			return listener.Addr().String()
		}
	}
	Fail("no port is free")
	return ""
}

// process is a child process whose output goes to a file.
type process struct {
	*exec.Cmd
	ended chan struct{}
}

func start(output *os.File, env []string, name string, args ...string) (*process, error) {
	p := &process{Cmd: exec.Command(name, args...), ended: make(chan struct{})}
	p.Env, p.Stdout, p.Stderr = env, output, output
	if err := p.Start(); err != nil {
		return nil, err
	}
	go func() {
		_ = p.Wait()
		close(p.ended)
	}()
	return p, nil
}

// kill sends SIGKILL and waits until the process has exited.
func (p *process) kill() {
	_ = p.Process.Kill()
	<-p.ended
}

// beside starts another process of the harness, which runs until the spec ends.
func beside(name string, args ...string) {
	GinkgoHelper()
	output, err := os.Create(filepath.Join(GinkgoT().TempDir(), "output"))
	Expect(err).NotTo(HaveOccurred())
	p, err := start(output, os.Environ(), name, args...)
	Expect(err).NotTo(HaveOccurred())
	DeferCleanup(func() {
		p.kill()
		_ = output.Close()
	})
}

// victim is the program under test, which a spec kills and starts repeatedly.
type victim struct {
	binary  string
	url     string
	env     []string
	output  *os.File
	running *process
	kills   int
	slowest time.Duration // longest time from a start to the first response
}

func (v *victim) start() (err error) {
	v.running, err = start(v.output, v.env, v.binary)
	return err
}

// answers waits until the program responds. It returns an error if the program exits first.
func (v *victim) answers(ctx context.Context) error {
	begun := time.Now()
	client := http.Client{Timeout: time.Second}
	for time.Since(begun) < patience {
		if res, err := client.Get(v.url + "/healthz"); err == nil && res.Body.Close() == nil && res.StatusCode == http.StatusOK {
			v.slowest = max(v.slowest, time.Since(begun))
			return nil
		}
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-v.running.ended:
			return fmt.Errorf("after %d kills the program ends by itself: %s", v.kills, tail(v.output))
		case <-time.After(5 * time.Millisecond):
		}
	}
	return fmt.Errorf("after %d kills the program does not answer: %s", v.kills, tail(v.output))
}

// haunt kills the program at random moments until enough returns true. Most kills happen while the program serves
// requests, and some while it starts.
func (v *victim) haunt(ctx context.Context, dice *rand.Rand, enough func(kills int) bool) error {
	for !enough(v.kills) {
		if dice.IntN(8) == 0 {
			time.Sleep(time.Duration(dice.IntN(150)) * time.Millisecond)
		} else {
			if err := v.answers(ctx); err != nil {
				return err
			}
			time.Sleep(time.Duration(150+dice.IntN(500)) * time.Millisecond)
		}
		v.running.kill()
		v.kills++
		if err := v.start(); err != nil {
			return err
		}
	}
	return v.answers(ctx)
}

// tail returns the end of a process's output.
func tail(output *os.File) string {
	raw, _ := os.ReadFile(output.Name())
	return string(raw[max(0, len(raw)-4000):])
}

// entry is a delivery as the receiver recorded it, one line in the log of the program's listen
// command.
type entry struct {
	ID       string          `json:"id"`
	Type     string          `json:"type"`
	Verified bool            `json:"verified"`
	Valid    bool            `json:"valid"`
	Problem  string          `json:"problem"`
	Event    json.RawMessage `json:"event"`
}

// entries reads the receiver's log.
func entries(file string) (all []entry, err error) {
	raw, err := os.ReadFile(file)
	if err != nil {
		return nil, err
	}
	for line := range strings.Lines(string(raw)) {
		var e entry
		if err := json.Unmarshal([]byte(line), &e); err != nil {
			return nil, fmt.Errorf("%w in %q", err, line)
		}
		all = append(all, e)
	}
	return all, nil
}
