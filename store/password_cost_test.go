package store

import (
	"sync"
	"sync/atomic"

	"github.com/alexedwards/argon2id"
)

// Specs log in all the time, and hash for next to nothing. What the program's
// hashes cost is held by server/apitest.
var programHashing = hashParams

// Hashed counts what was hashed for passwords and pins, of accounts that there
// are and of none.
var Hashed atomic.Int64

// MostHashing is how many were hashed at once at most.
var MostHashing, hashingNow atomic.Int64

// hashingWaits is what all hashing waits for; nil: nothing.
var hashingWaits atomic.Pointer[chan struct{}]

// HoldHashing makes whatever is hashed from now on wait, until the function is
// called that it gives back.
func HoldHashing() (release func()) {
	wait := make(chan struct{})
	hashingWaits.Store(&wait)
	return sync.OnceFunc(func() { hashingWaits.Store(nil); close(wait) })
}

// meanwhile happens once, while the next password is hashed or checked.
var meanwhile atomic.Pointer[func()]

// WhileHashing has something happen once while the next password is hashed, or
// compared.
func WhileHashing(happens func()) { meanwhile.Store(&happens) }

// HashesAtOnce is how many passwords the service hashes at once.
func (s *Service) HashesAtOnce() int { return s.hashing.slots }

// HashingQueue is how many passwords are being hashed, and how many wait for that.
func (s *Service) HashingQueue() (now, waiting int) {
	s.hashing.mu.Lock()
	defer s.hashing.mu.Unlock()
	return s.hashing.taken, s.hashing.crowd()
}

// FillHashing fills every lane for hashes with waiters who never get a turn, until
// release is called.
func (s *Service) FillHashing() (release func()) {
	q := s.hashing
	q.mu.Lock()
	defer q.mu.Unlock()
	was := q.waiting
	taken := q.taken
	q.taken = q.slots
	for l := range lanes {
		q.waiting[l] = nil
		for range l.room() {
			q.waiting[l] = append(q.waiting[l], &hashWaiter{turn: make(chan struct{})})
		}
	}
	return func() {
		q.mu.Lock()
		defer q.mu.Unlock()
		q.waiting, q.taken = was, taken
	}
}

func counted() (done func()) {
	Hashed.Add(1)
	if happens := meanwhile.Swap(nil); happens != nil {
		(*happens)()
	}
	defer func() {
		if wait := hashingWaits.Load(); wait != nil {
			<-*wait
		}
	}()
	now := hashingNow.Add(1)
	for most := MostHashing.Load(); now > most && !MostHashing.CompareAndSwap(most, now); {
		most = MostHashing.Load()
	}
	return func() { hashingNow.Add(-1) }
}

func init() {
	createHash = func(password string, params *argon2id.Params) (string, error) {
		defer counted()()
		return argon2id.CreateHash(password, params)
	}
	checkHash = func(password, hash string) (bool, *argon2id.Params, error) {
		defer counted()()
		return argon2id.CheckHash(password, hash)
	}
	hashParams = &argon2id.Params{Memory: 64, Iterations: 1, Parallelism: 1, SaltLength: 16, KeyLength: 32}
}

// HashAsTheProgram makes hashes cost what they cost in the program, until the
// function is called that it gives back.
func HashAsTheProgram() (restore func()) {
	cheap := hashParams
	hashParams, decoy = programHashing, sync.OnceValue(newDecoy)
	return func() { hashParams, decoy = cheap, sync.OnceValue(newDecoy) }
}
