package storetest

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"syscall"
)

const (
	memory = "/dev/shm"
	// room is what a suite's server takes at most: its log of writes, and the
	// clones that live at once.
	room = 4 << 30
)

// inMemory makes a directory for a server in memory, and removes those of
// suites that were killed. It is "" where memory has no room, as in many
// containers: the system's temporary directory serves then.
func inMemory() string {
	left, _ := filepath.Glob(filepath.Join(memory, "spec-*-*"))
	for _, dir := range left {
		pid, _, _ := strings.Cut(strings.TrimPrefix(filepath.Base(dir), "spec-"), "-")
		if _, err := os.Stat("/proc/" + pid); os.IsNotExist(err) {
			_ = os.RemoveAll(dir)
		}
	}
	var fs syscall.Statfs_t
	if syscall.Statfs(memory, &fs) != nil || fs.Bavail*uint64(fs.Bsize) < room {
		return ""
	}
	dir, err := os.MkdirTemp(memory, fmt.Sprintf("spec-%d-", os.Getpid()))
	if err != nil {
		return ""
	}
	return dir
}
