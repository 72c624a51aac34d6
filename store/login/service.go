// Package login contains the parts that commands for logins share: hashes of passwords and pins, counts of tries,
// and sessions. Packages identity (administrators) and customer build on it.
package login

import (
	"sync"

	"github.com/storeplatform/storeplatform/store/command"
)

// Service checks passwords and opens sessions.
type Service struct {
	*command.Kernel
	hash    Hashing
	hashing *hashQueue // limits the concurrent hashes of passwords and pins
	// decoy returns a hash that no password fits. A check against it takes as long as a check against an
	// account's hash, so the time does not reveal which accounts exist.
	decoy func() string
}

// New returns a Service. A Hashing without functions means Argon2id.
func New(k *command.Kernel, h Hashing) *Service {
	if h.Create == nil {
		h = Argon2id()
	}
	return &Service{Kernel: k, hash: h, hashing: newHashQueue(hashesAtOnce()), decoy: sync.OnceValue(h.decoy)}
}

// HashesAtOnce returns the limit of concurrent hashes.
func (s *Service) HashesAtOnce() int { return s.hashing.slots }

// HashingQueue returns the number of hashes under way and the number of callers who wait for one.
func (s *Service) HashingQueue() (now, waiting int) {
	s.hashing.mu.Lock()
	defer s.hashing.mu.Unlock()
	return s.hashing.taken, s.hashing.crowd()
}
