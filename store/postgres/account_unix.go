//go:build unix

package postgres

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"os/user"
	"path/filepath"
	"strconv"
	"syscall"
)

// runAs is the account under which the server runs. PostgreSQL refuses to run as uid 0.
type runAs struct {
	cred *syscall.Credential // nil means the current account
	ns   bool                // the current account, mapped to uid 1000 in a user namespace (Linux)
}

// dropRoot selects the account. A process that does not run as root keeps the current account. For root, dropRoot
// selects the owner of an existing data directory, or else the account postgres, or else an unprivileged account.
func dropRoot(dir, data, bin string) (*runAs, error) {
	if os.Geteuid() != 0 {
		return &runAs{}, nil
	}
	uid, gid := uint32(65534), uint32(65534)
	for _, name := range []string{"postgres", "nobody"} {
		if u, err := user.Lookup(name); err == nil {
			a, _ := strconv.ParseUint(u.Uid, 10, 32)
			b, _ := strconv.ParseUint(u.Gid, 10, 32)
			if a != 0 {
				uid, gid = uint32(a), uint32(b)
				break
			}
		}
	}
	if st, err := os.Stat(data); err == nil {
		if s := st.Sys().(*syscall.Stat_t); s.Uid != 0 {
			uid, gid = s.Uid, s.Gid
		}
	}
	r := &runAs{cred: &syscall.Credential{Uid: uid, Gid: gid}} // nil Groups removes the supplementary groups
	// The account must be able to enter every parent directory of the programs and of the data (mode o+x). Root's home
	// directory often does not permit this.
	var bad error
	for _, d := range []string{bin, filepath.Dir(dir)} {
		if err := r.command("", "/bin/sh", "/", "-c", "cd \"$0\"", d).Run(); err != nil {
			bad = fmt.Errorf("uid %d cannot enter %s: %w", uid, d, err)
		}
	}
	if bad == nil {
		return r, nil
	}
	// The account cannot enter a directory, or this process may not change the uid. The files then belong to root, but
	// PostgreSQL sees uid 1000.
	ns := &runAs{ns: true}
	if err := ns.command("", "/bin/sh", "/", "-c", "test $(id -u) = 1000").Run(); err != nil {
		return nil, fmt.Errorf("PostgreSQL refuses to run as root, and no other account will do here (%w; user namespace: %w). Start this as an ordinary user, put the data where others may pass, for example DATA_DIR=/var/lib/storeplatform, or set DATABASE_URL", bad, err)
	}
	return ns, nil
}

func (r *runAs) mkdir(dirs ...string) error {
	for _, d := range dirs {
		if err := os.MkdirAll(d, 0o700); err != nil {
			return err
		}
		if r.cred != nil {
			if err := os.Chown(d, int(r.cred.Uid), int(r.cred.Gid)); err != nil {
				return err
			}
		}
	}
	return nil
}

// password returns the superuser's password, and creates it on the first start. If a killed start left an empty file or
// a file with the wrong owner, password repairs the file.
func (r *runAs) password(file string) (string, error) {
	b, err := os.ReadFile(file)
	p := string(b)
	if errors.Is(err, os.ErrNotExist) || err == nil && p == "" {
		p = newPassword()
		err = os.WriteFile(file, []byte(p), 0o600)
	}
	if err == nil && r.cred != nil {
		err = os.Chown(file, int(r.cred.Uid), int(r.cred.Gid))
	}
	return p, err
}

func (r *runAs) command(bin, prog, cwd string, args ...string) *exec.Cmd {
	cmd := exec.Command(filepath.Join(bin, prog), args...)
	cmd.Dir = cwd
	cmd.Env = append(os.Environ(), "LC_ALL=C")
	cmd.SysProcAttr = &syscall.SysProcAttr{Credential: r.cred, Setpgid: true} // a separate process group, so that Ctrl-C reaches only this process
	if r.ns {
		userNamespace(cmd.SysProcAttr)
	}
	dieWithParent(cmd.SysProcAttr)
	return cmd
}

// interrupt requests a fast shutdown.
func (s *Server) interrupt() error { return s.command.Process.Signal(syscall.SIGINT) }
