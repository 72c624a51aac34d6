// Package login contains the parts that the commands for logins share: hashes of passwords and pins, counts of
// attempts, and sessions. Packages identity (administrators) and customer use it.
package login

import (
	"sync"

	"github.com/storeplatform/storeplatform/store/command"
)

// Service checks passwords and opens sessions.
type Service struct {
	*command.Kernel
	hash    Hashing
	hashing *hashQueue // limits the hashes that are computed at the same time
	// decoy returns a hash that no password matches. Checking it takes as long as checking an account's hash, so the
	// time does not reveal which accounts exist.
	decoy func() string
}

// New returns a Service. A Hashing without functions means Argon2id.
func New(k *command.Kernel, h Hashing) *Service {
	if h.Create == nil {
		h = Argon2id()
	}
	return &Service{Kernel: k, hash: h, hashing: newHashQueue(hashesAtOnce()), decoy: sync.OnceValue(h.decoy)}
}

// HashesAtOnce returns the limit of hashes that are computed at the same time.
func (s *Service) HashesAtOnce() int { return s.hashing.slots }

// HashingQueue returns the number of hashes in progress, and the number of callers who wait for a hash.
func (s *Service) HashingQueue() (now, waiting int) {
	s.hashing.mu.Lock()
	defer s.hashing.mu.Unlock()
	return s.hashing.taken, s.hashing.crowd()
}
