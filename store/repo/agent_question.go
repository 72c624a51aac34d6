package repo

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
	"gorm.io/gorm"

	"github.com/storeplatform/storeplatform/store/domain"
)

// KeepAgentQuestion stores a question that a call asks a person. It stores nothing and returns false if ofToken
// questions of the call's token or ofStore questions of its store are open already.
func (db *DB) KeepAgentQuestion(ctx context.Context, call domain.AgentCall, id uuid.UUID, expires time.Time, ofToken, ofStore int) (kept bool, err error) {
	now := db.clock.Now()
	err = db.soon(ctx, func(g *gorm.DB) error {
		if err := g.Exec("SELECT pg_advisory_xact_lock(hashtext('questions of assistants'), ?::int)", call.StoreID%(1<<31)).Error; err != nil {
			return err
		}
		done := g.Exec(`
			INSERT INTO agent_questions (store_id, id, app_token_id, session_id, call_id, expires_on)
			SELECT ?::bigint, ?::uuid, ?::bigint, ?::uuid, ?::text, ?::timestamptz
			FROM (SELECT count(*) FILTER (WHERE app_token_id = ?) AS of_token, count(*) AS of_store
				FROM agent_questions WHERE store_id = ? AND expires_on > ?) waiting
			WHERE of_token < ? AND of_store < ?`,
			call.StoreID, id, call.AppTokenID, call.Session, callID(call), expires, call.AppTokenID, call.StoreID, now, ofToken, ofStore)
		kept = done.RowsAffected == 1
		return done.Error
	})
	return kept, err
}

// callID returns the hash stored in questions in place of a call's id, which can have any length.
func callID(call domain.AgentCall) string {
	sum := sha256.Sum256([]byte(call.ID))
	return hex.EncodeToString(sum[:])
}

// AgentAnswer returns the answer to a question; nil means no answer yet. open is false if the question does not exist
// or has expired.
func (db *DB) AgentAnswer(ctx context.Context, storeID int64, id uuid.UUID) (confirmed *bool, open bool, err error) {
	err = db.ask(ctx, "SELECT confirmed FROM agent_questions WHERE store_id = $1 AND id = $2 AND expires_on > $3",
		[]any{storeID, id, db.clock.Now()}, func(found pgx.Rows) error {
			if open = found.Next(); !open {
				return nil
			}
			return found.Scan(&confirmed)
		})
	return confirmed, open, err
}

// AnswerAgentQuestion stores the answer to an open question of the store, token and session of call. It has no effect
// on other questions, or if the question has an answer.
func (db *DB) AnswerAgentQuestion(ctx context.Context, call domain.AgentCall, id uuid.UUID, confirmed bool) error {
	return db.note(ctx, `UPDATE agent_questions SET confirmed = $5
		WHERE store_id = $1 AND id = $2 AND app_token_id = $3 AND session_id = $4 AND confirmed IS NULL AND expires_on > $6`,
		[]any{call.StoreID, id, call.AppTokenID, call.Session, confirmed, db.clock.Now()}, none)
}

// DropAgentQuestion deletes a question.
func (db *DB) DropAgentQuestion(ctx context.Context, storeID int64, id uuid.UUID) error {
	return db.note(ctx, "DELETE FROM agent_questions WHERE store_id = $1 AND id = $2", []any{storeID, id}, none)
}

// WithdrawAgentQuestions deletes the questions of a call.
func (db *DB) WithdrawAgentQuestions(ctx context.Context, call domain.AgentCall) error {
	return db.note(ctx, "DELETE FROM agent_questions WHERE store_id = $1 AND app_token_id = $2 AND session_id = $3 AND call_id = $4",
		[]any{call.StoreID, call.AppTokenID, call.Session, callID(call)}, none)
}

// ForgetAgentQuestions deletes expired questions. Only processes that were killed leave them.
func (db *DB) ForgetAgentQuestions(ctx context.Context) error {
	return db.sweepRows(ctx, "agent_questions", "expires_on <= ?", db.clock.Now())
}
