package command

import (
	"context"
	"time"

	"github.com/google/uuid"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/repo"
)

const (
	// KeyLife is the time for which the response to a request is stored under its idempotency key.
	KeyLife = 24 * time.Hour
	// keyLease is the time for which a running request has its key reserved. It is longer than any operation may take,
	// so an expired lease means that the process died.
	keyLease = 12 * time.Second
	keyPoll  = 20 * time.Millisecond
	// keyMargin is longer than a caller of EndedKey takes to send the request again. Without it, a key could expire in
	// between, and the request would run a second time.
	keyMargin = time.Minute
)

// KeyClaim is a request's claim on its idempotency key. If Done is true, the first request with the key has ended;
// Status and Answer are the response to it.
type KeyClaim struct {
	Scope     []byte
	Key       string
	CommandID uuid.UUID
	Done      bool
	Status    int
	Answer    []byte
}

// ClaimKey commits the claim on a key before the operation runs. A retry of the same request waits for the first
// request and gets its response, or fails with IdempotencyInFlight after the duration wait. A different request with
// the key fails with IdempotencyKeyReuse. If the first request's process died, a retry takes over the key with the same
// command id. A key older than KeyLife is treated as unused.
func (s *Kernel) ClaimKey(ctx context.Context, scope []byte, key string, hash []byte, wait time.Duration) (KeyClaim, error) {
	until := s.Clock.Now().Add(wait)
	for {
		row, mine, err := s.DB.ClaimKey(ctx, repo.IdempotencyKey{
			Scope: scope, Key: key, RequestHash: hash, CommandID: uuid.New(), CreatedOn: s.Clock.Now(),
		}, keyLease, KeyLife)
		if err != nil {
			return KeyClaim{}, err
		}
		claim := KeyClaim{Scope: scope, Key: key, CommandID: row.CommandID}
		switch {
		case mine:
			return claim, nil
		case string(row.RequestHash) != string(hash):
			return claim, domain.Errorf(domain.IdempotencyKeyReuse, "Another request was made with this Idempotency-Key.")
		case row.Status != nil:
			claim.Done, claim.Status = true, *row.Status
			claim.Answer, err = s.Keys.Open(keyPlace(claim), row.Answer)
			return claim, err
		case s.Clock.Now().After(until):
			return claim, &domain.Error{Code: domain.IdempotencyInFlight, Detail: "The first request with this Idempotency-Key is still running.", RetryAfter: 1}
		}
		select {
		case <-ctx.Done():
			return claim, &domain.Error{Code: domain.IdempotencyInFlight, Detail: "The first request with this Idempotency-Key is still running.", RetryAfter: 1}
		case <-time.After(keyPoll):
		}
	}
}

// EndedKey reports whether the same request has ended under its key, so that a retry within keyMargin gets its response
// and changes nothing. It reports false for a key that could expire in this time.
func (s *Kernel) EndedKey(ctx context.Context, scope []byte, key string, hash []byte) (bool, error) {
	return s.DB.EndedKey(ctx, scope, key, hash, KeyLife-keyMargin)
}

// FinishKey encrypts and stores the response of a claimed key. It does so even if ctx is canceled.
func (s *Kernel) FinishKey(ctx context.Context, claim KeyClaim, status int, answer []byte) error {
	return s.DB.FinishKey(context.WithoutCancel(ctx), claim.Scope, claim.Key, claim.CommandID, status, s.Keys.Seal(keyPlace(claim), answer))
}

// ReleaseKey ends the claim on a key, so that a retry of the request can run at once. It does so even if ctx is
// canceled.
func (s *Kernel) ReleaseKey(ctx context.Context, claim KeyClaim) error {
	return s.DB.ReleaseKey(context.WithoutCancel(ctx), claim.Scope, claim.Key, claim.CommandID)
}

// SweepKeys deletes keys older than KeyLife.
func (s *Kernel) SweepKeys(ctx context.Context) error { return s.DB.SweepKeys(ctx, KeyLife) }

func keyPlace(c KeyClaim) string { return "idempotency_keys/" + c.CommandID.String() }
