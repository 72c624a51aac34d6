package store

import (
	"context"
	"runtime"
	"sync"

	"github.com/alexedwards/argon2id"

	"github.com/storeplatform/storeplatform/store/domain"
)

const (
	// maxHashing is how many passwords are hashed at once where there are processors
	// for it: each takes 19 MiB and some 40 ms of one.
	maxHashing = 2
	// maxWaiting is how many may wait for their turn; the rest is told to come back.
	maxWaiting = 20
	// collectEvery is how many hashes are made while others wait before their memory
	// is collected.
	collectEvery = 2
)

// hashesAtOnce leaves half of the processors to everybody else.
func hashesAtOnce() int { return min(maxHashing, max(1, runtime.GOMAXPROCS(0)/2)) }

// hashing is what OWASP asks of argon2id at least.
var hashing = &argon2id.Params{Memory: 19456, Iterations: 2, Parallelism: 1, SaltLength: 16, KeyLength: 32}

// The hashing itself, which specs count.
var createHash, checkHash = argon2id.CreateHash, argon2id.CheckHash

// decoy is a hash that no password fits: checking against it takes as long as
// against an account's own, so that nobody learns from the time which accounts
// exist.
var decoy = sync.OnceValue(newDecoy)

func newDecoy() string {
	hash, err := createHash(domain.NewToken("decoy"), hashing)
	if err != nil {
		panic(err) // the system has no randomness left
	}
	return hash
}

// hashPassword makes the hash under which a password, or a pin, is kept.
func (s *Service) hashPassword(ctx context.Context, password string) (string, error) {
	if err := s.takeHashing(ctx); err != nil {
		return "", err
	}
	defer s.giveHashing()
	return createHash(password, hashing)
}

// verifyPassword tells whether a password fits a hash. Without a hash, of an
// account that does not exist, it takes the same time and does not fit. outdated
// tells that the hash is to be made again from the password, with the
// parameters of today.
func (s *Service) verifyPassword(ctx context.Context, hash, password string) (fits, outdated bool, err error) {
	known := hash != ""
	if !known {
		hash = decoy()
	}
	if err := s.takeHashing(ctx); err != nil {
		return false, false, err
	}
	defer s.giveHashing()
	fits, used, err := checkHash(password, hash)
	if err != nil {
		return false, false, err
	}
	return fits && known, fits && known && *used != *hashing, nil
}

var errCrowded = &domain.Error{Code: domain.RateLimited, Detail: "Too many logins at once. Try again.", RetryAfter: 1}

// mayHash refuses what would be sent away when it came to hashing. It is asked
// before anything is looked up.
func (s *Service) mayHash() error {
	if s.waiting.Load() >= maxWaiting {
		return errCrowded
	}
	return nil
}

// takeTries counts tries at something that is going to be hashed. Who is sent
// away since too many others came at the same time has not tried.
func (s *Service) takeTries(ctx context.Context, throttles ...domain.Throttle) error {
	if err := s.mayHash(); err != nil {
		return err
	}
	return s.db.TakeTries(ctx, throttles...)
}

func (s *Service) takeHashing(ctx context.Context) error {
	select {
	case s.hashing <- struct{}{}:
		return nil
	default:
	}
	if s.waiting.Add(1) > maxWaiting {
		s.waiting.Add(-1)
		return errCrowded
	}
	defer s.waiting.Add(-1)
	select {
	case s.hashing <- struct{}{}:
		return nil
	case <-ctx.Done():
		return &domain.Error{Code: domain.Unavailable, Detail: "The service could not check the password in time. Try again.", RetryAfter: 1}
	}
}

// giveHashing lets the next one hash. While others wait, the memory of what was
// hashed is collected first: the hashing allocates its own each time, and what the
// collector saw in use would else be left lying twice over (measured in a flood of
// logins: 256 MiB, 176 with it).
func (s *Service) giveHashing() {
	if s.waiting.Load() > 0 && s.hashed.Add(1)%collectEvery == 0 {
		runtime.GC()
	}
	<-s.hashing
}

// confirmPassword checks the password of somebody who is logged in, before
// something that a stolen token must not be enough for. Wrong ones are counted
// apart from failed logins, which strangers can make.
func (s *Service) confirmPassword(ctx context.Context, purpose, account, hash, password, pointer string) error {
	throttle := domain.ByAccount("confirm "+purpose, account)
	if err := s.takeTries(ctx, throttle); err != nil {
		return err
	}
	fits, _, err := s.verifyPassword(ctx, hash, password)
	if err != nil {
		return err
	}
	if !fits {
		return domain.Invalid(pointer, "The password is not the current one.")
	}
	return s.db.ForgiveTries(ctx, throttle)
}
