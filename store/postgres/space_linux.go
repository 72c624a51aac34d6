package postgres

import "syscall"

// space is what is left on the disk of a folder for us, where the system tells.
func space(dir string) (left uint64, known bool) {
	var fs syscall.Statfs_t
	if syscall.Statfs(dir, &fs) != nil {
		return 0, false
	}
	return fs.Bavail * uint64(fs.Bsize), true
}
