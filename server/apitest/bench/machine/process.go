// Package machine runs servers as processes for bench programs and measures these processes. It reads processor time
// and memory from /proc; without /proc the figures are unknown.
package machine

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"time"
)

// EncryptionKeys is the setting with the key that a server needs for an external database.
const EncryptionKeys = "ENCRYPTION_KEYS=bench:AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA="

// Process is a running program.
type Process struct {
	URL        string
	ReadyAfter time.Duration

	command *exec.Cmd
	errors  *bytes.Buffer
	done    chan error
}

// Home creates a temporary folder that PostgreSQL's account may enter, since PostgreSQL refuses to run as root. Call it
// with the root of the repository as the working directory.
func Home(name string) (dir string, err error) {
	if _, err := os.Stat("server/apitest/bench/machine"); err != nil {
		return "", errors.New("run it from the root of the repository")
	}
	if dir, err = os.MkdirTemp("", name); err != nil {
		return "", err
	}
	return dir, os.Chmod(dir, 0o755)
}

// Build compiles the server into a directory, as a new user does.
func Build(ctx context.Context, dir string) (binary string, err error) {
	binary = filepath.Join(dir, "storeplatform")
	if out, err := exec.CommandContext(ctx, "go", "build", "-o", binary, "./server").CombinedOutput(); err != nil {
		return "", fmt.Errorf("go build ./server: %w\n%s", err, out)
	}
	return binary, nil
}

// Serve starts the server with only the given settings, and returns when the server reports that it is ready. A server
// without the API has no URL.
func Serve(ctx context.Context, binary string, environment ...string) (*Process, error) {
	environment = append([]string{"LISTEN_ADDR=127.0.0.1:0", "METRICS_ADDR=off", "LOG_FORMAT=json", "LOG_LEVEL=error", "RATE_LIMIT=0", "STORE_RATE_LIMIT=0"}, environment...)
	return Launch(ctx, exec.Command(binary), environment, func(line string) (url string, ready bool) {
		var said struct{ Msg, URL string }
		ready = json.Unmarshal([]byte(line), &said) == nil && said.Msg == "ready"
		return said.URL, ready
	})
}

// Launch starts a program and waits for the line of output that reports readiness and contains the URL.
func Launch(ctx context.Context, cmd *exec.Cmd, environment []string, ready func(line string) (url string, ready bool)) (*Process, error) {
	p := &Process{command: cmd, errors: &bytes.Buffer{}, done: make(chan error, 1)}
	for _, name := range []string{"PATH", "HOME", "TMPDIR", "POSTGRES_BIN", "LANG", "GOMEMLIMIT", "GOGC", "GOMAXPROCS"} {
		if v, ok := os.LookupEnv(name); ok {
			cmd.Env = append(cmd.Env, name+"="+v)
		}
	}
	cmd.Env = append(cmd.Env, environment...)
	cmd.Stderr = p.errors
	out, err := cmd.StdoutPipe()
	if err != nil {
		return nil, err
	}
	begun := time.Now()
	if err := cmd.Start(); err != nil {
		return nil, err
	}
	said := make(chan string, 1)
	go func() {
		lines := bufio.NewScanner(out)
		lines.Buffer(nil, 1<<20)
		for once := false; lines.Scan(); {
			if url, is := ready(lines.Text()); is && !once {
				once = true
				said <- url
			}
		}
		p.done <- cmd.Wait()
	}()
	select {
	case p.URL = <-said:
		p.ReadyAfter = time.Since(begun)
		return p, nil
	case err = <-p.done:
		return nil, fmt.Errorf("it ended: %w\n%s", err, p.errors)
	case <-ctx.Done():
		err = ctx.Err()
	case <-time.After(2 * time.Minute):
		err = errors.New("it is not ready after two minutes")
	}
	return nil, errors.Join(err, p.Stop())
}

// Pid returns the id of the process.
func (p *Process) Pid() int { return p.command.Process.Pid }

// Stop ends the process as a supervisor does.
func (p *Process) Stop() error {
	if err := p.command.Process.Signal(syscall.SIGTERM); err != nil {
		return nil // the process has already exited
	}
	select {
	case <-p.done:
		return nil
	case <-time.After(20 * time.Second):
		return errors.Join(errors.New("it did not stop in 20 s"), p.command.Process.Kill())
	}
}

// Profile writes a CPU profile of a server that has a metrics address. The profile starts now and lasts the given
// number of seconds.
func Profile(ctx context.Context, metrics, file string, seconds float64) error {
	req, err := http.NewRequestWithContext(ctx, http.MethodGet, fmt.Sprintf("http://%s/debug/pprof/profile?seconds=%d", metrics, max(1, int(seconds))), nil)
	if err != nil {
		return err
	}
	res, err := http.DefaultClient.Do(req)
	if err != nil {
		return err
	}
	defer res.Body.Close()
	out, err := os.Create(file)
	if err != nil {
		return err
	}
	_, err = io.Copy(out, res.Body)
	return errors.Join(err, out.Close())
}

// Load returns the machine's load average.
func Load() string {
	raw, err := os.ReadFile("/proc/loadavg")
	if err != nil {
		return "unknown"
	}
	return strings.Join(strings.Fields(string(raw))[:3], " ")
}
