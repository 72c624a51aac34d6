package postgres

import "syscall"

// space returns the number of bytes that this process may still use on a folder's disk. known reports whether the
// system provides the number.
func space(dir string) (left uint64, known bool) {
	var fs syscall.Statfs_t
	if syscall.Statfs(dir, &fs) != nil {
		return 0, false
	}
	return fs.Bavail * uint64(fs.Bsize), true
}
