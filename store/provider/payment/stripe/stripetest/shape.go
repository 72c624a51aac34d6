package stripetest

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"time"
)

// shape is the stripe-mock of this process. It validates requests and stores no state.
var shape struct {
	once    sync.Once
	dir     string
	process *exec.Cmd
	http    *http.Client
	err     error
}

// Stop ends stripe-mock. Each suite must call it once, after its tests.
func Stop() {
	if shape.process != nil {
		_ = shape.process.Process.Kill()
		_ = shape.process.Wait()
	}
	if shape.dir != "" {
		_ = os.RemoveAll(shape.dir)
	}
}

// startShape builds the version of stripe-mock that server/tools/go.mod names, and starts it on a Unix socket.
func startShape() error {
	root, err := exec.Command("go", "env", "GOMOD").Output()
	if err != nil {
		return fmt.Errorf("go env GOMOD: %w", err)
	}
	tools := filepath.Join(filepath.Dir(strings.TrimSpace(string(root))), "server", "tools", "go.mod")
	built, err := exec.Command("go", "tool", "-modfile="+tools, "-n", "stripe-mock").CombinedOutput()
	if err != nil {
		return fmt.Errorf("go tool -n stripe-mock: %w\n%s", err, built)
	}
	lines := strings.Split(strings.TrimSpace(string(built)), "\n")
	if shape.dir, err = os.MkdirTemp("", "stripe-mock-"); err != nil {
		return err
	}
	socket := filepath.Join(shape.dir, "http")
	shape.process = exec.Command(lines[len(lines)-1], "-http-unix", socket, "-https-unix", filepath.Join(shape.dir, "https"))
	if err := shape.process.Start(); err != nil {
		return err
	}
	shape.http = &http.Client{Timeout: 10 * time.Second, Transport: &http.Transport{MaxIdleConnsPerHost: 32, DialContext: func(ctx context.Context, _, _ string) (net.Conn, error) {
		return new(net.Dialer).DialContext(ctx, "unix", socket)
	}}}
	for begun := time.Now(); time.Since(begun) < 30*time.Second; time.Sleep(20 * time.Millisecond) {
		if connection, err := net.Dial("unix", socket); err == nil {
			return connection.Close()
		}
	}
	return errors.New("stripe-mock does not start")
}

// misshapen returns the error response of stripe-mock to a request; nil means that stripe-mock accepts
// the request.
func misshapen(req *http.Request, body []byte) ([]byte, error) {
	asked, err := http.NewRequestWithContext(context.Background(), req.Method, "http://stripe"+req.URL.RequestURI(), bytes.NewReader(body))
	if err != nil {
		return nil, err
	}
	asked.Header = req.Header.Clone()
	asked.Header.Set("Authorization", "Bearer sk_test_shape")
	answer, err := shape.http.Do(asked)
	if err != nil {
		return nil, err
	}
	defer answer.Body.Close()
	said, err := io.ReadAll(answer.Body)
	if err != nil || answer.StatusCode < 400 {
		return nil, err
	}
	return said, nil
}
