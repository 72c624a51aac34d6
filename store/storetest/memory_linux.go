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
	// room is the maximum memory that the server of a suite needs for its write-ahead log and for the clones
	// that exist at the same time.
	room = 4 << 30
)

// inMemory creates a directory in memory for a server, and removes the directories of suites that were
// killed. If there is too little memory, as in many containers, inMemory returns "", and the caller
// then uses the system's temporary directory.
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
