package partner

import (
	"sync"
	"time"
)

// strangers caches codes reported as unknown by services, so that repeated guesses do not reach the services.
type strangers struct {
	mu sync.Mutex
	by map[string]time.Time // the time at which the entry of a code expires
}

const (
	strangersKept = 10_000
	strangerFor   = time.Minute
)

func (s *strangers) has(code string, now time.Time) bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	return now.Before(s.by[code])
}

func (s *strangers) note(code string, now time.Time) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.by == nil || len(s.by) >= strangersKept {
		s.by = map[string]time.Time{}
	}
	s.by[code] = now.Add(strangerFor)
}
