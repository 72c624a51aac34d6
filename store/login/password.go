package login

import (
	"context"

	"github.com/alexedwards/argon2id"

	"github.com/storeplatform/storeplatform/store/domain"
)

// Hashing creates and checks hashes of passwords and pins.
type Hashing struct {
	// Params are the parameters of new hashes. A login replaces a hash that has other parameters.
	Params argon2id.Params
	Create func(password string, params *argon2id.Params) (hash string, err error)
	Check  func(password, hash string) (fits bool, params *argon2id.Params, err error)
}

// Argon2id returns a Hashing with the minimum parameters that OWASP recommends for Argon2id.
func Argon2id() Hashing {
	return Hashing{argon2id.Params{Memory: 19456, Iterations: 2, Parallelism: 1, SaltLength: 16, KeyLength: 32}, argon2id.CreateHash, argon2id.CheckHash}
}

func (h Hashing) decoy() string {
	hash, err := h.Create(domain.NewToken("decoy"), &h.Params)
	if err != nil {
		panic(err) // the system's random source failed
	}
	return hash
}

// HashPassword returns the hash of a password or pin, to be stored. It returns RateLimited if the caller's lane is
// full, and Unavailable if ctx ends before a slot is free.
func (s *Service) HashPassword(ctx context.Context, h Hasher, password string) (string, error) {
	if err := s.hashing.take(ctx, h); err != nil {
		return "", err
	}
	defer s.hashing.give()
	return s.hash.Create(password, &s.hash.Params)
}

// VerifyPassword reports whether a password matches a hash. An empty hash, for an account that does not exist, takes
// the same time and never matches. outdated means that the hash has old parameters and must be replaced with a new hash
// of the password. VerifyPassword returns the same errors as HashPassword.
func (s *Service) VerifyPassword(ctx context.Context, h Hasher, hash, password string) (fits, outdated bool, err error) {
	known := hash != ""
	if !known {
		hash = s.decoy()
	}
	if err := s.hashing.take(ctx, h); err != nil {
		return false, false, err
	}
	defer s.hashing.give()
	fits, used, err := s.hash.Check(password, hash)
	if err != nil {
		return false, false, err
	}
	return fits && known, fits && known && *used != s.hash.Params, nil
}

var errCrowded = &domain.Error{Code: domain.RateLimited, Detail: "Too many logins at once. Try again.", RetryAfter: 1}

// MayHash returns RateLimited if the caller's lane for hashes is full. Call it before counting an attempt or looking up
// the account.
func (s *Service) MayHash(h Hasher) error {
	if !s.hashing.open(h) {
		return errCrowded
	}
	return nil
}

// TakeTries counts an attempt at a secret that is about to be hashed. If the caller's lane is full, it returns
// RateLimited and counts no attempt.
func (s *Service) TakeTries(ctx context.Context, h Hasher, throttles ...domain.Throttle) error {
	if err := s.MayHash(h); err != nil {
		return err
	}
	return s.DB.TakeTries(ctx, throttles...)
}

// ConfirmPassword checks the password of a logged-in administrator before an operation for which a stolen token must
// not suffice. For a wrong password it returns an Invalid error at pointer. It counts wrong passwords separately from
// failed logins, which strangers can cause.
func (s *Service) ConfirmPassword(ctx context.Context, actor domain.Actor, account, hash, password, pointer string) error {
	throttle := domain.ByAccount(domain.TryAdminConfirm, account)
	if err := s.TakeTries(ctx, LoggedIn(actor), throttle); err != nil {
		return err
	}
	fits, _, err := s.VerifyPassword(ctx, LoggedIn(actor), hash, password)
	if err != nil {
		return err
	}
	if !fits {
		return domain.Invalid(pointer, "The password is not the current one.")
	}
	return s.DB.ForgiveTries(ctx, throttle)
}
