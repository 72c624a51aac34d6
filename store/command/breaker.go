package command

import (
	"fmt"
	"sync"
	"time"

	"github.com/storeplatform/storeplatform/store/provider/partner"
)

const (
	// breakerFailures is the number of consecutive failed calls after which a partner's breaker opens. While a breaker
	// is open, calls fail at once, except for occasional probes.
	breakerFailures = 5
	// breakerKept limits the number of partners with failed calls that a process remembers. If a further partner fails,
	// the process forgets all of them.
	breakerKept = 10_000
)

// probeDelays are the delays before the first probes. The last delay repeats.
var probeDelays = []time.Duration{5 * time.Second, 15 * time.Second, 30 * time.Second}

// errPartnerDown is the error of a call that was not made because the partner's breaker is open.
var errPartnerDown = &partner.Failure{Words: fmt.Sprintf("It was not asked: it has not answered %d times in a row.", breakerFailures)}

// breakers prevent buyers from waiting for partners that do not respond. Each process has its own breakers. The key of
// a breaker is a partner and the version of the partner's configuration.
type breakers struct {
	mu sync.Mutex
	by map[string]*breaker
}

type breaker struct {
	failures int       // consecutive failed calls
	probes   int       // probes scheduled since the breaker opened
	probeOn  time.Time // earliest time of the next probe
	probing  bool      // a probe is in progress
}

type breakerOutcome int

const (
	breakerUnknown breakerOutcome = iota
	breakerAnswered
	breakerFailed
)

// admits reports whether a caller may call a partner. While the partner's breaker is open, admits permits one caller at
// a time, as a probe.
func (b *breakers) admits(name string, now time.Time) (admitted, probe bool) {
	b.mu.Lock()
	defer b.mu.Unlock()
	of := b.by[name]
	switch {
	case of == nil || of.failures < breakerFailures:
		return true, false
	case of.probing || now.Before(of.probeOn):
		return false, false
	}
	of.probing = true
	return true, true
}

// note records the outcome of an admitted call and reports whether this outcome opened the breaker. It ignores failures
// of calls that started before the breaker opened.
func (b *breakers) note(name string, outcome breakerOutcome, probe bool, now time.Time) (opened bool) {
	b.mu.Lock()
	defer b.mu.Unlock()
	if outcome == breakerAnswered {
		delete(b.by, name)
		return false
	}
	of := b.by[name]
	if of != nil && probe {
		of.probing = false
	}
	if outcome == breakerUnknown || of != nil && of.failures >= breakerFailures && !probe {
		return false
	}
	if of == nil {
		if b.by == nil || len(b.by) >= breakerKept {
			b.by = map[string]*breaker{}
		}
		of = &breaker{}
		b.by[name] = of
	}
	if of.failures++; of.failures < breakerFailures {
		return false
	}
	of.probeOn = now.Add(probeDelays[min(of.probes, len(probeDelays)-1)])
	of.probes++
	return !probe
}
