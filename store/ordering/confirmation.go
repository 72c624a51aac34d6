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

// ConfirmationLife is how long a confirmation is valid, and how long a call waits for the answer to its question.
const ConfirmationLife = 5 * time.Minute

// Numbers of calls from one app token, and from all app tokens of a store, that may wait for answers at the same time.
// Each waiting call occupies a connection of a process.
const (
	waitingOfToken = 8
	waitingOfStore = 32
)

// sealedQuestion is the encrypted content of a confirmation.
type sealedQuestion struct {
	ID       string    `json:"id"`
	AskedOn  time.Time `json:"askedOn"`
	Question string    `json:"question"` // hash of the text that the person saw
}

// AskConfirmation returns a confirmation, which the client sends back once a person has agreed. The parameter about
// contains the caller and the action, and question is the text that the person sees. A confirmation cannot be forged or
// used for another purpose.
func (s *Service) AskConfirmation(about []string, question string) string {
	plain, err := json.Marshal(sealedQuestion{ID: uuid.NewString(), AskedOn: s.Clock.Now(), Question: hashOf(question)})
	if err != nil {
		panic(err) // JSON can represent every string and time
	}
	return s.Keys.Seal(confirmationPlace(about), plain)
}

// TakeConfirmation consumes a confirmation and returns its id. It calls present only for a valid confirmation, and
// returns the error of present. The result given is false if state is not a confirmation for about, or if present
// returns a question other than the one that the person saw. In the second case the confirmation stays valid. If the
// confirmation has expired or was used, the error is domain.CodeInvalid, even if the question has changed.
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

// confirmationPlace returns the encryption context of a confirmation. It depends on about, so the confirmation is valid
// only for about.
func confirmationPlace(about []string) string {
	sum := sha256.New()
	for _, part := range about {
		_, _ = fmt.Fprintf(sum, "%s\x00%d\x00", part, len(part))
	}
	return "confirmation/" + hex.EncodeToString(sum.Sum(nil))
}

// BeginAgentSession returns the id of a new session for a client of the actor's app token. The id is sealed, so any
// process with the same keys recognizes it, and the service stores nothing.
func (s *Service) BeginAgentSession(actor domain.Actor) string {
	id := uuid.New()
	return s.Keys.Seal(sessionPlace(actor), id[:])
}

// AgentSession opens the id of a session. ok is false for a session that another app token began, and for any other
// text.
func (s *Service) AgentSession(actor domain.Actor, sealed string) (session uuid.UUID, ok bool) {
	plain, err := s.Keys.Open(sessionPlace(actor), sealed)
	if err != nil {
		return session, false
	}
	session, err = uuid.FromBytes(plain)
	return session, err == nil
}

func sessionPlace(actor domain.Actor) string {
	return fmt.Sprintf("agent session/%d/%d", actor.StoreID, actor.ID)
}

// AskAgent stores the question that a call asks and returns the question's id, which cannot be guessed. The question
// expires after ConfirmationLife. The caller has to end it with EndAgentQuestion. The error is RateLimited if too many
// calls of the token or of the store are waiting.
func (s *Service) AskAgent(ctx context.Context, call domain.AgentCall) (id uuid.UUID, err error) {
	id = uuid.New()
	kept, err := s.DB.KeepAgentQuestion(ctx, call, id, s.Clock.Now().Add(ConfirmationLife), waitingOfToken, waitingOfStore)
	if err == nil && !kept {
		err = &domain.Error{Code: domain.RateLimited, RetryAfter: 60,
			Detail: "Too many calls are waiting for a person's answer. Wait until one of them has ended."}
	}
	return id, err
}

// AgentAnswer returns the answer to a question that AskAgent stored; nil means no answer yet. open is false once the
// question has expired, has ended or was withdrawn.
func (s *Service) AgentAnswer(ctx context.Context, call domain.AgentCall, id uuid.UUID) (confirmed *bool, open bool, err error) {
	return s.DB.AgentAnswer(ctx, call.StoreID, id)
}

// AnswerAgent stores a person's answer to an open question; the first answer counts. An answer has no effect if the
// question belongs to another app token or session than call, or if the question's call no longer waits.
func (s *Service) AnswerAgent(ctx context.Context, call domain.AgentCall, id uuid.UUID, confirmed bool) error {
	return s.DB.AnswerAgentQuestion(ctx, call, id, confirmed)
}

// WithdrawAgent ends the questions of a call that its client has canceled.
func (s *Service) WithdrawAgent(ctx context.Context, call domain.AgentCall) error {
	return s.DB.WithdrawAgentQuestions(ctx, call)
}

// EndAgentQuestion deletes a question, even if ctx is canceled.
func (s *Service) EndAgentQuestion(ctx context.Context, call domain.AgentCall, id uuid.UUID) error {
	return s.DB.DropAgentQuestion(context.WithoutCancel(ctx), call.StoreID, id)
}

// ForgetAgentQuestions deletes the expired questions of processes that were killed.
func (s *Service) ForgetAgentQuestions(ctx context.Context) error {
	return s.DB.ForgetAgentQuestions(ctx)
}
