package postgres

import (
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
)

type runAs struct{}

func dropRoot(dir, data, bin string) (*runAs, error) { return &runAs{}, nil }

func (r *runAs) mkdir(dirs ...string) error {
	for _, d := range dirs {
		if err := os.MkdirAll(d, 0o700); err != nil {
			return err
		}
	}
	return nil
}

func (r *runAs) password(file string) (string, error) {
	if b, err := os.ReadFile(file); err == nil && len(b) > 0 {
		return string(b), nil
	}
	p := newPassword()
	return p, os.WriteFile(file, []byte(p), 0o600)
}

func (r *runAs) command(bin, prog, cwd string, args ...string) *exec.Cmd {
	cmd := exec.Command(filepath.Join(bin, exe(prog)), args...)
	cmd.Dir = cwd
	return cmd
}

// interrupt requests a fast shutdown. On Windows a child process cannot receive SIGINT, so pg_ctl signals through the
// server's pipe.
func (s *Server) interrupt() error {
	data := filepath.Join(s.dir, "data-"+strconv.Itoa(s.version))
	return exec.Command(filepath.Join(s.bin, "pg_ctl.exe"), "-D", data, "-m", "fast", "-w", "stop").Run()
}
