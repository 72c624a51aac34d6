package store

import (
	"context"
	"sync"

	"github.com/alexedwards/argon2id"

	"github.com/storeplatform/storeplatform/store/domain"
)

const (
	// maxHashing is how many passwords are hashed at once: each takes 19 MiB and
	// some 40 ms of one core.
	maxHashing = 2
	// maxWaiting is how many may wait for their turn; the rest is told to come back.
	maxWaiting = 20
)

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

func (s *Service) takeHashing(ctx context.Context) error {
	select {
	case s.hashing <- struct{}{}:
		return nil
	default:
	}
	if s.waiting.Add(1) > maxWaiting {
		s.waiting.Add(-1)
		return &domain.Error{Code: domain.RateLimited, Detail: "Too many logins at once. Try again.", RetryAfter: 1}
	}
	defer s.waiting.Add(-1)
	select {
	case s.hashing <- struct{}{}:
		return nil
	case <-ctx.Done():
		return &domain.Error{Code: domain.Unavailable, Detail: "The service could not check the password in time. Try again.", RetryAfter: 1}
	}
}

func (s *Service) giveHashing() { <-s.hashing }

// confirmPassword checks the password of somebody who is logged in, before
// something that a stolen token must not be enough for. Wrong ones are counted
// apart from failed logins, which strangers can make.
func (s *Service) confirmPassword(ctx context.Context, purpose, account, hash, password, pointer string) error {
	throttle := domain.ByAccount("confirm "+purpose, account)
	if err := s.db.TakeTries(ctx, throttle); err != nil {
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
