package command

import (
	"context"
	"time"

	"github.com/google/uuid"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/repo"
)

const (
	// KeyLife is for how long an answer is kept for its idempotency key.
	KeyLife = 24 * time.Hour
	// keyLease is for how long a request that runs has its key; longer than any
	// operation may take, so that a key whose lease is over belongs to a process
	// that died.
	keyLease = 12 * time.Second
	keyPoll  = 20 * time.Millisecond
)

// KeyClaim is a request's hold on its idempotency key, or the answer that the
// first request with the key got.
type KeyClaim struct {
	Scope     []byte
	Key       string
	CommandID uuid.UUID
	Done      bool
	Status    int
	Answer    []byte
}

// ClaimKey commits a key before its operation runs. The same request again waits
// for the first one, up to wait, and gets its answer; then it is told that the
// first is still running. Another request with the key is refused. A key whose
// process died is claimed anew, with the same command id.
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

// FinishKey keeps the answer of a claimed key, sealed.
func (s *Kernel) FinishKey(ctx context.Context, claim KeyClaim, status int, answer []byte) error {
	return s.DB.FinishKey(context.WithoutCancel(ctx), claim.Scope, claim.Key, claim.CommandID, status, s.Keys.Seal(keyPlace(claim), answer))
}

// ReleaseKey lets the next request with the key run at once.
func (s *Kernel) ReleaseKey(ctx context.Context, claim KeyClaim) error {
	return s.DB.ReleaseKey(context.WithoutCancel(ctx), claim.Scope, claim.Key, claim.CommandID)
}

// SweepKeys forgets keys that are older than KeyLife.
func (s *Kernel) SweepKeys(ctx context.Context) error { return s.DB.SweepKeys(ctx, KeyLife) }

func keyPlace(c KeyClaim) string { return "idempotency_keys/" + c.CommandID.String() }
