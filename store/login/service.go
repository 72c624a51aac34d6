// Package login is what commands of people's logins share: hashes of passwords and pins,
// their tries, and sessions. Administrators (identity) and customers stand on it.
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
	// decoy is a hash that no password fits. A check against it takes as long as one
	// against an account's own, so that nobody learns from the time which accounts exist.
	decoy func() string
}

// New makes a Service. Hashing without functions is the program's own, Argon2id.
func New(k *command.Kernel, h Hashing) *Service {
	if h.Create == nil {
		h = Argon2id()
	}
	return &Service{Kernel: k, hash: h, hashing: newHashQueue(hashesAtOnce()), decoy: sync.OnceValue(h.decoy)}
}

// HashesAtOnce is the number of passwords that are hashed at once.
func (s *Service) HashesAtOnce() int { return s.hashing.slots }

// HashingQueue is the number of passwords that are hashed now, and of those that wait.
func (s *Service) HashingQueue() (now, waiting int) {
	s.hashing.mu.Lock()
	defer s.hashing.mu.Unlock()
	return s.hashing.taken, s.hashing.crowd()
}
