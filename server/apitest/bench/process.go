package main

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"time"
)

const encryptionKeys = "ENCRYPTION_KEYS=bench:AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA="

// process is a server of ours that runs.
type process struct {
	command    *exec.Cmd
	url        string
	metrics    string
	readyAfter time.Duration
	errors     *bytes.Buffer
	done       chan error
}

// start runs the service with nothing set but what is given, and returns when it
// says that it is ready.
func (b *bench) start(ctx context.Context, environment ...string) (*process, error) {
	environment = append([]string{"LISTEN_ADDR=127.0.0.1:0", "METRICS_ADDR=off", "LOG_FORMAT=json", "LOG_LEVEL=error", "RATE_LIMIT=0"}, environment...)
	return launch(ctx, exec.Command(b.binary), environment, func(line string) (url string) {
		var ready struct{ Msg, URL string }
		if json.Unmarshal([]byte(line), &ready) == nil && ready.Msg == "ready" {
			url = ready.URL
		}
		return url
	})
}

// launch starts a program and waits for the line of its output in which ready
// finds an address.
func launch(ctx context.Context, cmd *exec.Cmd, environment []string, ready func(line string) string) (*process, error) {
	p := &process{command: cmd, errors: &bytes.Buffer{}, done: make(chan error, 1)}
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
		lines(bufio.NewScanner(out), func(line string) bool {
			if url := ready(line); url != "" {
				said <- url
			}
			return true
		})
		p.done <- cmd.Wait()
	}()
	select {
	case p.url = <-said:
		p.readyAfter = time.Since(begun)
		return p, nil
	case err = <-p.done:
		return nil, fmt.Errorf("it ended: %w\n%s", err, p.errors)
	case <-ctx.Done():
		err = ctx.Err()
	case <-time.After(2 * time.Minute):
		err = errors.New("it is not ready after two minutes")
	}
	return nil, errors.Join(err, p.stop())
}

// stop ends it as a supervisor does.
func (p *process) stop() error {
	if err := p.command.Process.Signal(syscall.SIGTERM); err != nil {
		return nil // it is gone
	}
	select {
	case <-p.done:
		return nil
	case <-time.After(20 * time.Second):
		return errors.Join(errors.New("it did not stop in 20 s"), p.command.Process.Kill())
	}
}

// profile writes a CPU profile of the server, of the time that the operation runs.
func (p *process) profile(ctx context.Context, file string, seconds float64) error {
	req, err := http.NewRequestWithContext(ctx, http.MethodGet, fmt.Sprintf("%s/debug/pprof/profile?seconds=%d", p.metrics, max(1, int(seconds))), nil)
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
	_, err = out.ReadFrom(res.Body)
	return errors.Join(err, out.Close())
}

// usage is processor time that was spent so far.
type usage struct {
	server, postgres, bench time.Duration
	known                   bool
}

func (u usage) since(before usage) usage {
	return usage{u.server - before.server, u.postgres - before.postgres, u.bench - before.bench, u.known && before.known}
}

// tick is the unit of times in /proc: USER_HZ, which is 100 wherever Go runs.
const tick = 10 * time.Millisecond

// stat is what /proc knows of a process.
type stat struct {
	pid, parent        int
	own, endedChildren time.Duration
}

func readStat(pid int) (s stat, ok bool) {
	raw, err := os.ReadFile(fmt.Sprintf("/proc/%d/stat", pid))
	if err != nil {
		return s, false
	}
	// The name may hold anything, and ends with the last parenthesis.
	f := strings.Fields(string(raw[bytes.LastIndexByte(raw, ')')+1:]))
	if len(f) < 15 {
		return s, false
	}
	n := func(i int) int { v, _ := strconv.Atoi(f[i]); return v }
	return stat{pid: pid, parent: n(1), own: time.Duration(n(11)+n(12)) * tick, endedChildren: time.Duration(n(13)+n(14)) * tick}, true
}

// family is a process and its children.
func family(pid int) []stat {
	var all []stat
	dirs, _ := filepath.Glob("/proc/[0-9]*")
	for _, dir := range dirs {
		p, _ := strconv.Atoi(filepath.Base(dir))
		if s, ok := readStat(p); ok && (s.pid == pid || s.parent == pid) {
			all = append(all, s)
		}
	}
	return all
}

// spent reads what server, PostgreSQL with its backends, and this process have
// used so far.
func spent(server, database int) (u usage) {
	own, ok := readStat(os.Getpid())
	if !ok {
		return u
	}
	u.known, u.bench = true, own.own
	if s, ok := readStat(server); ok {
		u.server = s.own
	}
	for _, s := range family(database) {
		u.postgres += s.own
		if s.pid == database {
			u.postgres += s.endedChildren
		}
	}
	return u
}

// peak is the most memory that a process ever had, in MiB; 0 where nobody knows.
func peak(pid int) float64 { return field(fmt.Sprintf("/proc/%d/status", pid), "VmHWM:") }

// shares is what a process and its children have now, pages that they share
// counted once; 0 where nobody knows.
func shares(pid int) (sum float64) {
	for _, s := range family(pid) {
		sum += field(fmt.Sprintf("/proc/%d/smaps_rollup", s.pid), "Pss:")
	}
	return sum
}

func field(file, name string) float64 {
	raw, err := os.ReadFile(file)
	if err != nil {
		return 0
	}
	for line := range strings.Lines(string(raw)) {
		if rest, found := strings.CutPrefix(line, name); found {
			kib, _ := strconv.ParseFloat(strings.Fields(rest)[0], 64)
			return kib / 1024
		}
	}
	return 0
}
