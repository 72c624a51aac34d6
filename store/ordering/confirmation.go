package ordering

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"time"

	"github.com/google/uuid"

	"github.com/storeplatform/storeplatform/store/domain"
)

// ConfirmationLife is the time for which a confirmation is valid.
const ConfirmationLife = 5 * time.Minute

// sealedQuestion is the encrypted content of a confirmation.
type sealedQuestion struct {
	ID       string    `json:"id"`
	AskedOn  time.Time `json:"askedOn"`
	Question string    `json:"question"` // hash of the text that the person saw
}

// AskConfirmation returns a confirmation, which the client sends back once a person has agreed. about
// contains the caller and the action, and question is the text that the person sees. A confirmation
// cannot be forged or used for another purpose.
func (s *Service) AskConfirmation(about []string, question string) string {
	plain, err := json.Marshal(sealedQuestion{ID: uuid.NewString(), AskedOn: s.Clock.Now(), Question: hashOf(question)})
	if err != nil {
		panic(err) // JSON can represent every string and time
	}
	return s.Keys.Seal(confirmationPlace(about), plain)
}

// TakeConfirmation consumes a confirmation and returns its id. It calls present only for a valid
// confirmation, and returns the error of present. given is false if state is not a confirmation for about,
// or if present returns another question than the person saw; in the second case the confirmation stays
// valid. If the confirmation has expired or was used, the error is domain.CodeInvalid, even if the
// question has changed.
func (s *Service) TakeConfirmation(ctx context.Context, about []string, state string, present func() (question string, err error)) (id string, given bool, err error) {
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
	question, err := present()
	if err != nil || hashOf(question) != q.Question {
		return "", false, errors.Join(err, s.ReleaseKey(ctx, claim))
	}
	return q.ID, true, s.FinishKey(ctx, claim, http.StatusOK, nil)
}

func hashOf(text string) string {
	sum := sha256.Sum256([]byte(text))
	return hex.EncodeToString(sum[:])
}

// confirmationPlace returns the place for which a confirmation is encrypted. The place depends on
// about, so the confirmation is valid only for about.
func confirmationPlace(about []string) string {
	sum := sha256.New()
	for _, part := range about {
		_, _ = fmt.Fprintf(sum, "%s\x00%d\x00", part, len(part))
	}
	return "confirmation/" + hex.EncodeToString(sum.Sum(nil))
}
