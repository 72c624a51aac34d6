package command

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"sync"
	"time"

	"github.com/storeplatform/storeplatform/store/provider/partner"
)

const (
	// breakerFailures in a row are what a partner may cost whoever waits for it. After
	// them nobody waits any more, but for one of them now and then.
	breakerFailures = 5
	// breakerKept is how many partners a process remembers that have failed.
	breakerKept = 10_000
)

// probeDelays are the times before the first calls that try a partner again; the last
// one goes on.
var probeDelays = []time.Duration{5 * time.Second, 15 * time.Second, 30 * time.Second}

// errPartnerDown is why a partner was not even asked.
var errPartnerDown = &partner.Failure{Words: fmt.Sprintf("It was not asked: it has not answered %d times in a row.", breakerFailures)}

// breakers keep buyers from waiting for partners that do not answer: each in a process,
// by what names a partner and how it is reached.
type breakers struct {
	mu sync.Mutex
	by map[string]*breaker
}

type breaker struct {
	failures int       // in a row
	probes   int       // of which none was answered
	probeOn  time.Time // when somebody is to try it again, while it is open
	probing  bool      // somebody is
}

// Breakable asks a partner, unless it has not answered lately. What it refuses, it has
// answered; of who is gone nothing is learned.
func (s *Kernel) Breakable(ctx context.Context, partnerName string, ask func() error) error {
	admitted, probe := s.breakers.admits(partnerName, s.Clock.Now())
	if !admitted {
		return errPartnerDown
	}
	outcome := breakerUnknown
	defer func() {
		if s.breakers.note(partnerName, outcome, probe, s.Clock.Now()) {
			slog.WarnContext(ctx, "a partner does not answer: nobody waits for it any more", "partner", partnerName)
		}
	}()
	err := ask()
	failure, is := errors.AsType[*partner.Failure](err)
	switch {
	case err == nil, is && failure.Refused:
		outcome = breakerAnswered
	case is:
		outcome = breakerFailed
	}
	return err
}

type breakerOutcome int

const (
	breakerUnknown breakerOutcome = iota
	breakerAnswered
	breakerFailed
)

// admits tells whether a partner is asked. Of one that is down, one caller at a time
// finds out whether it is back: that is the probe.
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

// note says what came of a call that was admitted; true: nobody waits any more from now
// on. What was asked before that, and fails only now, says nothing new.
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
