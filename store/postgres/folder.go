package postgres

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"time"
)

// Hold makes a folder where there is none and keeps it for this process, until
// release or until the process ends, however it does. What is wrong with the
// folder, and which process has it, is in the error, with what to do.
func Hold(dir string) (release func(), err error) {
	dir, err = filepath.Abs(dir)
	if err != nil {
		return nil, err
	}
	if info, err := os.Stat(dir); err == nil && !info.IsDir() {
		return nil, fmt.Errorf("DATA_DIR: %s is a file, want a folder; for example DATA_DIR=./.data", dir)
	}
	if err := makeFolder(dir); err != nil {
		return nil, inFolder(dir, err)
	}
	file, err := os.OpenFile(filepath.Join(dir, "lock"), os.O_RDWR|os.O_CREATE, 0o600)
	if err != nil {
		return nil, inFolder(dir, err)
	}
	if err := lockFile(file); err != nil {
		holder, _ := os.ReadFile(file.Name())
		_ = file.Close()
		return nil, fmt.Errorf("DATA_DIR: %s is in use by process %s; stop that, or take another folder (and ports), for example DATA_DIR=./.data-2", dir, strings.TrimSpace(string(holder)))
	}
	release = func() { _ = file.Close() }
	if err := file.Truncate(0); err == nil {
		_, err = file.WriteAt([]byte(strconv.Itoa(os.Getpid())+"\n"), 0)
		if err != nil {
			release()
			return nil, inFolder(dir, err)
		}
	}
	return release, nil
}

// makeFolder makes a folder of ours. As root, the account that PostgreSQL runs
// under has to pass through it.
func makeFolder(dir string) error {
	if _, err := os.Stat(dir); err == nil {
		return nil
	}
	mode := fs.FileMode(0o700)
	if os.Geteuid() == 0 {
		mode = 0o711
	}
	if err := os.MkdirAll(dir, mode); err != nil {
		return err
	}
	return os.Chmod(dir, mode) // whatever the umask
}

// inFolder says of a failure inside the data folder what to do about it.
func inFolder(dir string, err error) error {
	said := err.Error()
	switch {
	case errors.Is(err, syscall.ENOSPC) || strings.Contains(said, "No space left on device"):
		return fmt.Errorf("DATA_DIR: the disk of %s is full; a new store takes 100 MB: make room, or take a folder elsewhere, for example DATA_DIR=/mnt/store (%w)", dir, err)
	case errors.Is(err, syscall.EDQUOT) || strings.Contains(said, "quota exceeded"):
		return fmt.Errorf("DATA_DIR: this user's quota on the disk of %s is used up; take a folder elsewhere, for example DATA_DIR=/mnt/store (%w)", dir, err)
	case errors.Is(err, syscall.EROFS) || strings.Contains(said, "Read-only file system"):
		return fmt.Errorf("DATA_DIR: %s is on a read-only file system; take a folder that can be written, for example DATA_DIR=/var/lib/storeplatform, or set DATABASE_URL (%w)", dir, err)
	case errors.Is(err, syscall.ENOTDIR):
		return fmt.Errorf("DATA_DIR: something above %s is a file, want folders; for example DATA_DIR=./.data (%w)", dir, err)
	case errors.Is(err, fs.ErrPermission):
		return fmt.Errorf("DATA_DIR: %s, and this process may not write there; start as that user, or take a folder of your own, for example DATA_DIR=$HOME/.storeplatform, or set DATABASE_URL (%w)", ownership(dir), err)
	}
	return fmt.Errorf("DATA_DIR: %s: %w", dir, err)
}

const (
	newStore = 100 << 20 // what a first start needs on its disk, with room to work
	usedUp   = 4 << 20   // with less, what fails does so for it
)

// spaceOf is space, but in tests.
var spaceOf = space

// room fails where a new cluster has none: one that is half made is no use.
func room(dir string) error {
	if left, known := spaceOf(dir); known && left < newStore {
		return fmt.Errorf("%d MB are left: %w", left>>20, syscall.ENOSPC)
	}
	return nil
}

// Diagnose adds to a failure of a service with its data in a folder what the
// folder has to do with it: PostgreSQL says in many ways that a disk is full.
func Diagnose(dir string, err error) error {
	left, known := spaceOf(dir)
	if !known || left >= usedUp || errors.Is(err, syscall.ENOSPC) || strings.HasPrefix(err.Error(), "DATA_DIR: ") {
		return err
	}
	return inFolder(dir, fmt.Errorf("%w: %w", syscall.ENOSPC, err))
}

// ownership says whose the nearest folder is that exists.
func ownership(dir string) string {
	for {
		info, err := os.Stat(dir)
		if err == nil {
			return dir + " belongs to " + ownerOf(info)
		}
		up := filepath.Dir(dir)
		if up == dir {
			return dir
		}
		dir = up
	}
}

// leaveLimit is for how long a server that was left may take to end.
const leaveLimit = 10 * time.Second

// leftOver waits for the server of a start that was killed: the kernel asked it
// to end when its parent did. A note of a process that is not a server, as
// a container's restart leaves it, is taken away.
func leftOver(ctx context.Context, data string) error {
	note := filepath.Join(data, "postmaster.pid")
	ctx, cancel := context.WithTimeout(ctx, leaveLimit)
	defer cancel()
	for {
		raw, err := os.ReadFile(note)
		if err != nil {
			return nil // nobody
		}
		first, _, _ := strings.Cut(string(raw), "\n")
		pid, err := strconv.Atoi(strings.TrimSpace(first))
		if err != nil || !alive(pid) {
			return nil // the server takes care of these
		}
		if name := nameOf(pid); name != "" && name != exe("postgres") {
			return os.Remove(note)
		}
		select {
		case <-ctx.Done():
			return fmt.Errorf("DATA_DIR: the PostgreSQL of process %d still works in %s; stop it (kill -INT %d), or take another folder, for example DATA_DIR=./.data-2", pid, data, pid)
		case <-time.After(10 * time.Millisecond):
		}
	}
}

// nameOf is a process's name where the system tells it, else "".
func nameOf(pid int) string {
	raw, err := os.ReadFile(filepath.Join("/proc", strconv.Itoa(pid), "comm"))
	if err != nil {
		return ""
	}
	return strings.TrimSpace(string(raw))
}
