package postgres

import (
	"context"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strconv"
	"strings"
)

// Join returns the address of the private PostgreSQL in a directory. If another process runs the server, stop does
// nothing. Otherwise Join launches the server, and stop stops the server. For a directory without a cluster, Join
// returns fs.ErrNotExist.
func Join(ctx context.Context, dir string) (url string, stop func() error, err error) {
	if dir, err = filepath.Abs(dir); err != nil {
		return "", nil, err
	}
	versions := clusters(dir)
	if len(versions) == 0 {
		return "", nil, fmt.Errorf("%s: %w", dir, fs.ErrNotExist)
	}
	for _, version := range versions {
		if s, ok := running(dir, version); ok {
			return s.URL("postgres"), func() error { return nil }, nil
		}
	}
	release, err := Hold(filepath.Dir(dir))
	if err != nil {
		return "", nil, err
	}
	s, err := Launch(ctx, LaunchOptions{Dir: dir})
	if err != nil {
		release()
		return "", nil, err
	}
	return s.URL("postgres"), func() error { defer release(); return s.Stop() }, nil
}

// running returns the server that runs a cluster, according to the cluster's postmaster.pid. The lines of that file
// are: process, data directory, start time, port, socket directory, address, shared memory and status.
func running(dir string, version int) (*Server, bool) {
	raw, err := os.ReadFile(filepath.Join(dir, "data-"+strconv.Itoa(version), "postmaster.pid"))
	lines := strings.Split(string(raw), "\n")
	if err != nil || len(lines) < 8 || strings.TrimSpace(lines[7]) != "ready" {
		return nil, false
	}
	pid, _ := strconv.Atoi(strings.TrimSpace(lines[0]))
	port, err := strconv.Atoi(strings.TrimSpace(lines[3]))
	password, unread := os.ReadFile(filepath.Join(dir, "password"))
	if err != nil || unread != nil || pid <= 0 || !alive(pid) {
		return nil, false
	}
	s := &Server{dir: dir, version: version, port: port, password: string(password), host: strings.TrimSpace(lines[4])}
	if s.host == "" {
		s.host = strings.TrimSpace(lines[5])
	}
	return s, true
}
