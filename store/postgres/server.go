// Package postgres provides PostgreSQL: the server in DATABASE_URL, or a private server launched from programs found on
// the machine (server.go, binaries.go, fetch.go). It opens connections (open.go) and runs the migrations under a lock
// (migrate.go).
package postgres

import (
	"context"
	"crypto/rand"
	"encoding/hex"
	"fmt"
	"io"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strconv"
	"strings"
	"sync"
	"time"
)

// LaunchOptions configures a private PostgreSQL.
type LaunchOptions struct {
	// Dir is the directory of the cluster, its socket and its password. Empty means a temporary directory, which Stop
	// removes.
	Dir string
	// Throwaway disables durability to make tests faster.
	Throwaway bool
	// Ctype is the LC_CTYPE of a new cluster, which decides which characters are letters for pg_trgm. Empty
	// means C.UTF-8, or C if the system does not have C.UTF-8. An existing cluster keeps its LC_CTYPE.
	Ctype string
	// Log receives the server's output; nil discards it.
	Log io.Writer
}

// Server is a private PostgreSQL. On Linux the server stops when this process dies, even if this process is killed.
type Server struct {
	dir      string
	bin      string
	version  int // major version of PostgreSQL
	host     string
	port     int
	password string
	command  *exec.Cmd
	done     chan struct{}
	temp     bool
	stop     sync.Once
}

// Launch starts a private PostgreSQL and returns once the server accepts connections: in less than a second with a new
// directory, and in about 50 ms with an existing directory. PostgreSQL refuses to run as root, so if this process runs
// as root, Launch uses another account or a user namespace.
func Launch(ctx context.Context, o LaunchOptions) (*Server, error) {
	s := &Server{dir: o.Dir, port: 5432, done: make(chan struct{})}
	if err := s.launch(ctx, o); err != nil {
		_ = s.Stop()
		return nil, err
	}
	return s, nil
}

func (s *Server) launch(ctx context.Context, o LaunchOptions) (err error) {
	if s.dir == "" {
		if s.dir, err = os.MkdirTemp("", "pg"); err != nil {
			return inFolder(os.TempDir(), err)
		}
		s.temp = true
	} else if s.dir, err = filepath.Abs(s.dir); err != nil {
		return err
	}
	if s.bin, s.version, err = binaries(ctx, s.dir); err != nil {
		return err
	}
	if o.Log == nil {
		o.Log = io.Discard
	}
	// Each major version needs its own cluster, so the directory's name contains the version.
	data := filepath.Join(s.dir, "data-"+strconv.Itoa(s.version))
	account, err := dropRoot(s.dir, data, s.bin)
	if err != nil {
		return err
	}
	socket := filepath.Join(s.dir, "sock")
	if err = account.mkdir(s.dir, socket); err != nil {
		return inFolder(s.dir, err)
	}
	if s.password, err = account.password(filepath.Join(s.dir, "password")); err != nil {
		return inFolder(s.dir, err)
	}
	if err = s.initialize(account, data, o); err != nil {
		return inFolder(s.dir, err)
	}
	if err = leftOver(ctx, data); err != nil {
		return err
	}
	settings, err := s.settings(socket, o.Throwaway)
	if err != nil {
		return err
	}
	if err = s.run(ctx, account, data, settings, o.Log); err != nil {
		return inFolder(s.dir, err)
	}
	return nil
}

// initialize creates the cluster on the first start.
func (s *Server) initialize(account *runAs, data string, o LaunchOptions) error {
	if _, err := os.Stat(filepath.Join(data, "PG_VERSION")); !os.IsNotExist(err) {
		return err
	}
	if err := room(s.dir); err != nil && !o.Throwaway {
		return err
	}
	// The directory's name contains this process's id. The initdb of a killed start may still be running; initdb
	// removes its own directory when it notices the kill.
	left, _ := filepath.Glob(data + ".new*")
	for _, dir := range left {
		_ = os.RemoveAll(dir)
	}
	fresh := data + ".new-" + strconv.Itoa(os.Getpid())
	ctypes := []string{o.Ctype}
	if o.Ctype == "" {
		ctypes = []string{unicodeCtype, "C"}
	}
	var err error
	for _, ctype := range ctypes {
		if err = s.initdb(account, fresh, ctype, o.Throwaway); err == nil {
			return os.Rename(fresh, data)
		}
		_ = os.RemoveAll(fresh)
	}
	return err
}

// unicodeCtype classifies the letters of all scripts. Texts are still ordered by bytes, which is the same on every
// system; names are sorted with a separate collation (byName in store/repo/sql.go).
const unicodeCtype = "C.UTF-8"

func (s *Server) initdb(account *runAs, dir, ctype string, throwaway bool) error {
	args := []string{"-D", dir, "-U", "postgres", "-E", "UTF8", "--locale=C", "--lc-ctype=" + ctype, "--auth-local=trust",
		"--auth-host=scram-sha-256", "--pwfile=" + filepath.Join(s.dir, "password")}
	if throwaway {
		args = append(args, "--no-sync")
	}
	cmd := account.command(s.bin, "initdb", s.dir, args...)
	if out, err := cmd.CombinedOutput(); err != nil {
		return fmt.Errorf("%s: %w\n%s", cmd.Path, err, out)
	}
	return nil
}

// longestSocket is the maximum length of the path of the socket's directory. sun_path has 104 to 108 bytes.
const longestSocket = 85

func (s *Server) settings(socket string, throwaway bool) (map[string]string, error) {
	if runtime.GOOS == "windows" || len(socket) > longestSocket {
		socket = ""
	}
	set := map[string]string{
		"listen_addresses": "", "unix_socket_directories": socket, "unix_socket_permissions": "0700",
		"max_connections": "200", "shared_buffers": "128MB", "timezone": "UTC",
	}
	s.host = socket
	if socket == "" {
		port, err := freePort()
		if err != nil {
			return nil, err
		}
		s.host, s.port = "127.0.0.1", port
		set["listen_addresses"] = s.host
	}
	set["port"] = strconv.Itoa(s.port)
	if throwaway {
		for _, k := range []string{"fsync", "synchronous_commit", "full_page_writes"} {
			set[k] = "off"
		}
		set["wal_level"], set["max_wal_senders"] = "minimal", "0"
	}
	return set, nil
}

const startLimit = 60 * time.Second

func (s *Server) run(ctx context.Context, account *runAs, data string, settings map[string]string, log io.Writer) error {
	args := []string{"-D", data}
	for k, v := range settings {
		args = append(args, "-c", k+"="+v)
	}
	var last tail
	started := make(chan error, 1)
	go func() {
		runtime.LockOSThread() // the kernel stops the server when the thread that started it ends
		cmd := account.command(s.bin, "postgres", s.dir, args...)
		cmd.Stdout, cmd.Stderr = io.MultiWriter(log, &last), io.MultiWriter(log, &last)
		err := cmd.Start()
		s.command = cmd
		started <- err
		if err == nil {
			_ = cmd.Wait()
		}
		close(s.done)
	}()
	if err := <-started; err != nil {
		return err
	}
	for begun := time.Now(); ; time.Sleep(5 * time.Millisecond) {
		if s.accepts(data) {
			return nil
		}
		select {
		case <-s.done:
			return fmt.Errorf("postgres ended at start:\n%s", last.String())
		case <-ctx.Done():
			_ = s.Stop()
			return ctx.Err()
		default:
		}
		if time.Since(begun) > startLimit {
			_ = s.Stop()
			return fmt.Errorf("postgres not ready after %s:\n%s", startLimit, last.String())
		}
	}
}

// accepts reports whether line 8 of postmaster.pid is "ready", which means that the server accepts
// connections.
func (s *Server) accepts(data string) bool {
	b, err := os.ReadFile(filepath.Join(data, "postmaster.pid"))
	lines := strings.Split(string(b), "\n")
	return err == nil && len(lines) > 7 && strings.TrimSpace(lines[7]) == "ready" &&
		strings.TrimSpace(lines[0]) == strconv.Itoa(s.command.Process.Pid)
}

// URL returns the connection string for a database of the server.
func (s *Server) URL(database string) string {
	return fmt.Sprintf("host=%s port=%d user=postgres password=%s dbname=%s sslmode=disable", s.host, s.port, s.password, database)
}

// Pid returns the server's process id.
func (s *Server) Pid() int { return s.command.Process.Pid }

// Stop shuts the server down, kills it after 10 s, and removes a temporary directory.
func (s *Server) Stop() (err error) {
	s.stop.Do(func() {
		if s.command == nil || s.command.Process == nil {
			// The server never started.
		} else if err = s.interrupt(); err == nil {
			select {
			case <-s.done:
			case <-time.After(10 * time.Second):
				_ = s.command.Process.Kill()
				<-s.done
			}
		}
		if s.temp {
			_ = os.RemoveAll(s.dir)
		}
	})
	return err
}

func freePort() (int, error) {
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return 0, err
	}
	defer l.Close()
	return l.Addr().(*net.TCPAddr).Port, nil
}

func newPassword() string {
	b := make([]byte, 16)
	_, _ = rand.Read(b)
	return hex.EncodeToString(b)
}

// tail stores the end of the server's output for error messages.
type tail struct {
	mu sync.Mutex
	b  []byte
}

const tailSize = 8 << 10

func (t *tail) Write(p []byte) (int, error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.b = append(t.b, p...); len(t.b) > tailSize {
		t.b = t.b[len(t.b)-tailSize:]
	}
	return len(p), nil
}

func (t *tail) String() string {
	t.mu.Lock()
	defer t.mu.Unlock()
	return string(t.b)
}
