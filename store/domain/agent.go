package domain

import "github.com/google/uuid"

// AgentCall identifies a call from an assistant: the store, the app token, the session of the client, and the id that
// the client chose for the call. Clients reuse the ids of calls that have ended.
type AgentCall struct {
	StoreID, AppTokenID int64
	Session             uuid.UUID
	ID                  string
}
