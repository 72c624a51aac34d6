package machine

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"time"
)

// tick is the unit of times in /proc: USER_HZ, which is 100 on every platform of Go.
const tick = 10 * time.Millisecond

// stat contains the figures of a process in /proc.
type stat struct {
	pid, parent        int
	own, endedChildren time.Duration
}

func readStat(pid int) (s stat, ok bool) {
	raw, err := os.ReadFile(fmt.Sprintf("/proc/%d/stat", pid))
	if err != nil {
		return s, false
	}
	// The name in parentheses may contain any character, so it ends at the last parenthesis.
	f := strings.Fields(string(raw[bytes.LastIndexByte(raw, ')')+1:]))
	if len(f) < 15 {
		return s, false
	}
	n := func(i int) int { v, _ := strconv.Atoi(f[i]); return v }
	return stat{pid: pid, parent: n(1), own: time.Duration(n(11)+n(12)) * tick, endedChildren: time.Duration(n(13)+n(14)) * tick}, true
}

// family returns the figures of a process and its children.
func family(pid int) []stat {
	var all []stat
	dirs, _ := filepath.Glob("/proc/[0-9]*")
	for _, dir := range dirs {
		p, _ := strconv.Atoi(filepath.Base(dir))
		if s, ok := readStat(p); ok && (s.pid == pid || s.parent == pid) {
			all = append(all, s)
		}
	}
	return all
}

// Known reports whether this machine can measure the usage of processes.
func Known() bool {
	_, ok := readStat(os.Getpid())
	return ok
}

// Spent returns the processor time that a process has used.
func Spent(pid int) time.Duration {
	s, _ := readStat(pid)
	return s.own
}

// SpentWithChildren is like Spent, but it adds the time of the process's children, including ended children.
func SpentWithChildren(pid int) (sum time.Duration) {
	for _, s := range family(pid) {
		sum += s.own
		if s.pid == pid {
			sum += s.endedChildren
		}
	}
	return sum
}

// Busy returns the processor time that all processes on this machine have used.
func Busy() time.Duration {
	raw, err := os.ReadFile("/proc/stat")
	if err != nil {
		return 0
	}
	f := strings.Fields(strings.SplitN(string(raw), "\n", 2)[0]) // the columns are: cpu user nice system idle iowait irq softirq steal
	var sum int
	for _, i := range []int{1, 2, 3, 6, 7, 8} {
		if i < len(f) {
			n, _ := strconv.Atoi(f[i])
			sum += n
		}
	}
	return time.Duration(sum) * tick
}

// Resident returns the current memory of a process in MiB; 0 means that it is unknown.
func Resident(pid int) float64 { return field(fmt.Sprintf("/proc/%d/status", pid), "VmRSS:") }

// Peak returns the peak memory of a process in MiB; 0 means that it is unknown.
func Peak(pid int) float64 { return field(fmt.Sprintf("/proc/%d/status", pid), "VmHWM:") }

// PeakAnew resets the value of Peak if the system permits it.
func PeakAnew(pid int) { _ = os.WriteFile(fmt.Sprintf("/proc/%d/clear_refs", pid), []byte("5"), 0) }

// Shares returns the current memory of a process and its children in MiB. It counts pages that they share only once; 0
// means that the memory is unknown.
func Shares(pid int) (sum float64) {
	for _, s := range family(pid) {
		sum += field(fmt.Sprintf("/proc/%d/smaps_rollup", s.pid), "Pss:")
	}
	return sum
}

func field(file, name string) float64 {
	raw, err := os.ReadFile(file)
	if err != nil {
		return 0
	}
	for line := range strings.Lines(string(raw)) {
		if rest, found := strings.CutPrefix(line, name); found {
			kib, _ := strconv.ParseFloat(strings.Fields(rest)[0], 64)
			return kib / 1024
		}
	}
	return 0
}
