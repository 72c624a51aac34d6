package store

import (
	"context"
	"sync"

	"github.com/alexedwards/argon2id"

	"github.com/storeplatform/storeplatform/store/domain"
)

// hashParams are the minimum that OWASP recommends for argon2id.
var hashParams = &argon2id.Params{Memory: 19456, Iterations: 2, Parallelism: 1, SaltLength: 16, KeyLength: 32}

// The hashing itself, which specs count.
var createHash, checkHash = argon2id.CreateHash, argon2id.CheckHash

// decoy is a hash that no password fits: checking against it takes as long as
// against an account's own, so that nobody learns from the time which accounts
// exist.
var decoy = sync.OnceValue(newDecoy)

func newDecoy() string {
	hash, err := createHash(domain.NewToken("decoy"), hashParams)
	if err != nil {
		panic(err) // the system has no randomness left
	}
	return hash
}

// hashPassword makes the hash under which a password, or a pin, is kept.
func (s *Service) hashPassword(ctx context.Context, h hasher, password string) (string, error) {
	if err := s.hashing.take(ctx, h); err != nil {
		return "", err
	}
	defer s.hashing.give()
	return createHash(password, hashParams)
}

// verifyPassword tells whether a password fits a hash. Without a hash, of an
// account that does not exist, it takes the same time and does not fit. outdated
// tells that the hash is to be made again from the password, with the
// parameters of today.
func (s *Service) verifyPassword(ctx context.Context, h hasher, hash, password string) (fits, outdated bool, err error) {
	known := hash != ""
	if !known {
		hash = decoy()
	}
	if err := s.hashing.take(ctx, h); err != nil {
		return false, false, err
	}
	defer s.hashing.give()
	fits, used, err := checkHash(password, hash)
	if err != nil {
		return false, false, err
	}
	return fits && known, fits && known && *used != *hashParams, nil
}

var errCrowded = &domain.Error{Code: domain.RateLimited, Detail: "Too many logins at once. Try again.", RetryAfter: 1}

// mayHash refuses callers whose lane for hashes is full, before anything is counted
// or looked up for them.
func (s *Service) mayHash(h hasher) error {
	if !s.hashing.open(h) {
		return errCrowded
	}
	return nil
}

// takeTries counts tries at a secret that is about to be hashed. A caller whose
// lane is full has not tried.
func (s *Service) takeTries(ctx context.Context, h hasher, throttles ...domain.Throttle) error {
	if err := s.mayHash(h); err != nil {
		return err
	}
	return s.db.TakeTries(ctx, throttles...)
}

// confirmPassword checks the password of an administrator who is logged in, before
// something that a stolen token must not be enough for. Wrong ones are counted
// apart from failed logins, which strangers can make.
func (s *Service) confirmPassword(ctx context.Context, actor domain.Actor, account, hash, password, pointer string) error {
	throttle := domain.ByAccount(domain.TryAdminConfirm, account)
	if err := s.takeTries(ctx, loggedIn(actor), throttle); err != nil {
		return err
	}
	fits, _, err := s.verifyPassword(ctx, loggedIn(actor), hash, password)
	if err != nil {
		return err
	}
	if !fits {
		return domain.Invalid(pointer, "The password is not the current one.")
	}
	return s.db.ForgiveTries(ctx, throttle)
}
