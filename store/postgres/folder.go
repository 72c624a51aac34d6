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

// Hold creates a folder if needed and locks it for this process. The lock ends when release is called or the process
// ends, even if the process is killed. The error names the problem of the folder, or the process that has the lock, and
// a remedy.
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

// makeFolder creates the data folder. If the process runs as root, makeFolder also permits the account that runs
// PostgreSQL to enter the folder.
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
	return os.Chmod(dir, mode) // the umask may have removed permissions
}

// inFolder adds a remedy to an error about the data folder.
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
	newStore = 100 << 20 // bytes that a first start needs on the disk, including a reserve
	usedUp   = 4 << 20   // if fewer bytes are left, a full disk is reported as the cause of errors
)

// spaceOf is space; tests replace it.
var spaceOf = space

// room returns an error if the disk has no room for a new cluster, so that no cluster is created partially.
func room(dir string) error {
	if left, known := spaceOf(dir); known && left < newStore {
		return fmt.Errorf("%d MB are left: %w", left>>20, syscall.ENOSPC)
	}
	return nil
}

// Diagnose returns an inFolder error if the disk of the data folder is full, because PostgreSQL reports a full disk in
// many ways. Otherwise it returns err.
func Diagnose(dir string, err error) error {
	left, known := spaceOf(dir)
	if !known || left >= usedUp || errors.Is(err, syscall.ENOSPC) || strings.HasPrefix(err.Error(), "DATA_DIR: ") {
		return err
	}
	return inFolder(dir, fmt.Errorf("%w: %w", syscall.ENOSPC, err))
}

// ownership describes the owner of the nearest existing folder.
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

// leaveLimit is the time for which a starting process waits until the server that a killed process launched has
// stopped.
const leaveLimit = 10 * time.Second

// leftOver waits until the server of a killed start has stopped: the kernel stops a server whose parent has died. If
// the process in postmaster.pid is not PostgreSQL, as after a container's restart, leftOver removes the file.
func leftOver(ctx context.Context, data string) error {
	note := filepath.Join(data, "postmaster.pid")
	ctx, cancel := context.WithTimeout(ctx, leaveLimit)
	defer cancel()
	for {
		raw, err := os.ReadFile(note)
		if err != nil {
			return nil // no server is left
		}
		first, _, _ := strings.Cut(string(raw), "\n")
		pid, err := strconv.Atoi(strings.TrimSpace(first))
		if err != nil || !alive(pid) {
			return nil // PostgreSQL handles these files itself
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

// nameOf returns the name of a process. It is empty if the system does not provide the name.
func nameOf(pid int) string {
	raw, err := os.ReadFile(filepath.Join("/proc", strconv.Itoa(pid), "comm"))
	if err != nil {
		return ""
	}
	return strings.TrimSpace(string(raw))
}
