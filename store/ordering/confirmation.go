package ordering

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"net/http"
	"time"

	"github.com/google/uuid"

	"github.com/storeplatform/storeplatform/store/domain"
)

// ConfirmationLife is for how long a question may be answered.
const ConfirmationLife = 5 * time.Minute

// sealedQuestion is what is sealed into a confirmation.
type sealedQuestion struct {
	ID      string    `json:"id"`
	AskedOn time.Time `json:"askedOn"`
}

// AskConfirmation makes the text that a client brings back once a person has agreed to
// what it is about: who asks, what would be done, and what the person sees. Nobody can
// make one, or use it for anything else.
func (s *Service) AskConfirmation(about []string) string {
	plain, err := json.Marshal(sealedQuestion{ID: uuid.NewString(), AskedOn: s.Clock.Now()})
	if err != nil {
		panic(err) // it is two members
	}
	return s.Keys.Seal(confirmationPlace(about), plain)
}

// TakeConfirmation uses a confirmation up, and gives back its id. given is false for one
// that is about something else; one that is too old, or was used, is CodeInvalid.
func (s *Service) TakeConfirmation(ctx context.Context, about []string, state string) (id string, given bool, err error) {
	plain, err := s.Keys.Open(confirmationPlace(about), state)
	if err != nil {
		return "", false, nil
	}
	var q sealedQuestion
	if err := json.Unmarshal(plain, &q); err != nil {
		return "", false, err
	}
	if age := s.Clock.Now().Sub(q.AskedOn); age >= ConfirmationLife {
		return "", false, domain.Errorf(domain.CodeInvalid, "The confirmation is older than five minutes. Ask again.")
	}
	sum := sha256.Sum256([]byte("confirmation"))
	claim, err := s.ClaimKey(ctx, sum[:], q.ID, sum[:], 0)
	switch {
	case err != nil && domain.CodeOf(err) != domain.IdempotencyInFlight:
		return "", false, err
	case err != nil || claim.Done:
		return "", false, domain.Errorf(domain.CodeInvalid, "The confirmation was used already. Look whether it was done.")
	}
	return q.ID, true, s.FinishKey(ctx, claim, http.StatusOK, nil)
}

// confirmationPlace binds a confirmation to what it is about.
func confirmationPlace(about []string) string {
	sum := sha256.New()
	for _, part := range about {
		_, _ = fmt.Fprintf(sum, "%s\x00%d\x00", part, len(part))
	}
	return "confirmation/" + hex.EncodeToString(sum.Sum(nil))
}
