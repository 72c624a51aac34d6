// Package mutant contains the functions that mutated sources call. Each site asks whether its mutation is on in this
// process. Only the overlay of server/apitest/mutate imports this package.
package mutant

import (
	"cmp"
	"encoding/json"
	"os"
	"strconv"
	"sync"
)

// chosen is the number of the mutation that is on; 0 means that all are off.
var chosen, _ = strconv.Atoi(os.Getenv("MUTANT"))

// recording is the path of the file that records which spec reaches which sites; "" means that nothing is recorded.
var recording = os.Getenv("MUTANT_RECORD")

// noticed is the path of the file that records which specs fail because of a mutation.
var noticed = os.Getenv("MUTANT_NOTICED")

var reached = struct {
	sync.Mutex
	sites map[int]bool
}{sites: map[int]bool{}}

// On reports whether a mutation is on.
func On(site int) bool {
	if recording != "" {
		reached.Lock()
		reached.sites[site] = true
		reached.Unlock()
	}
	return site == chosen
}

// Force returns the condition or, if the mutation is on, the value.
func Force[B ~bool](site int, value, condition B) B {
	if On(site) {
		return value
	}
	return condition
}

// Less, LessEqual, Greater and GreaterEqual compare a and b. If the mutation is on, they return the opposite result for
// equal values.
func Less[T cmp.Ordered](site int, a, b T) bool         { return a < b || On(site) && a == b }
func LessEqual[T cmp.Ordered](site int, a, b T) bool    { return a < b || !On(site) && a == b }
func Greater[T cmp.Ordered](site int, a, b T) bool      { return a > b || On(site) && a == b }
func GreaterEqual[T cmp.Ordered](site int, a, b T) bool { return a > b || !On(site) && a == b }

type number interface {
	~int | ~int8 | ~int16 | ~int32 | ~int64 | ~uint8 | ~uint16 | ~uint32 | ~uint64 | ~float64
}

// Add returns the sum or, if the mutation is on, the difference.
func Add[T number](site int, a, b T) T {
	if On(site) {
		return a - b
	}
	return a + b
}

// Subtract returns the difference or, if the mutation is on, the sum.
func Subtract[T number](site int, a, b T) T {
	if On(site) {
		return a + b
	}
	return a - b
}

// Literal returns n or, if the mutation is on, n + 1.
func Literal[T number](site int, n T) T {
	if On(site) {
		return n + 1
	}
	return n
}

// Visit lists the sites that one spec reached.
type Visit struct {
	Spec    string  `json:"spec"`
	Ordered string  `json:"ordered,omitempty"` // name of the ordered container, which must run as a whole
	Seconds float64 `json:"seconds"`
	Failed  bool    `json:"failed,omitempty"`
	Sites   []int   `json:"sites"`
}

// Ended records the sites that the latest spec reached, or that this spec failed.
func Ended(v Visit) {
	reached.Lock()
	defer reached.Unlock()
	for site := range reached.sites {
		v.Sites = append(v.Sites, site)
	}
	clear(reached.sites)
	switch {
	case recording != "":
		write(recording, v)
	case noticed != "" && v.Failed:
		write(noticed, v)
	}
}

func write(name string, v Visit) {
	line, err := json.Marshal(v)
	if err != nil {
		panic(err)
	}
	file, err := os.OpenFile(name, os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o600)
	if err != nil {
		panic(err)
	}
	defer file.Close()
	if _, err := file.Write(append(line, '\n')); err != nil {
		panic(err)
	}
}
