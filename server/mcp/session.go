package mcp

import (
	"bytes"
	"context"
	"encoding/json"
	"io"
	"net/http"
	"slices"
	"strings"

	"github.com/google/uuid"
	sdk "github.com/modelcontextprotocol/go-sdk/mcp"

	"github.com/storeplatform/storeplatform/server/auth"
	"github.com/storeplatform/storeplatform/store/domain"
)

// sessionHeader is the header with the id of a session. Only clients that can ask a person have sessions. The id is
// valid in every process, because it contains all that a session has.
const sessionHeader = "Mcp-Session-Id"

// revisionHeader is the header with the revision of the protocol.
const revisionHeader = "Mcp-Protocol-Version"

// asking lists the revisions of the protocol in which a server asks a person by a request of its own, during a call.
// In later revisions, the result of the call contains the question.
var asking = []string{"2025-06-18", "2025-11-25"}

// mostMessage is the maximum size, in bytes, of a message that begins a session, waits for a person or contains a
// person's answer. The router keeps one of a few slots occupied while it serves a larger message.
const mostMessage = 16 << 10

// message contains the parts of a message of the client on which its session depends. The zero value has no effect on
// sessions.
type message struct {
	ID     json.RawMessage `json:"id"`
	Method string          `json:"method"`
	Params json.RawMessage `json:"params"`
	Result json.RawMessage `json:"result"`
	Error  json.RawMessage `json:"error"`
}

// peek reads the message of a request and leaves the request's body as it was. It returns the zero value for batches,
// for messages above mostMessage and for invalid JSON, which the library refuses.
func peek(r *http.Request) (m message, err error) {
	if r.Method != http.MethodPost || r.ContentLength > mostMessage {
		return message{}, nil
	}
	body, err := io.ReadAll(r.Body)
	if err != nil {
		return message{}, err
	}
	r.Body = io.NopCloser(bytes.NewReader(body))
	if json.Unmarshal(body, &m) != nil {
		return message{}, nil
	}
	return m, nil
}

// answers reports whether the message is the response to a request of the server.
func (m message) answers() bool { return m.Method == "" && (m.Result != nil || m.Error != nil) }

// canAsk reports whether a client can show a form to a person. Clients that declare no mode of elicitation can show
// forms.
func canAsk(c *sdk.ClientCapabilities) bool {
	return c != nil && c.Elicitation != nil && (c.Elicitation.Form != nil || c.Elicitation.URL == nil)
}

// begins reports whether the message begins a session in which the server can ask a person.
func (m message) begins() bool {
	var who struct {
		ProtocolVersion string                  `json:"protocolVersion"`
		Capabilities    *sdk.ClientCapabilities `json:"capabilities"`
	}
	return m.Method == "initialize" && json.Unmarshal(m.Params, &who) == nil && slices.Contains(asking, who.ProtocolVersion) && canAsk(who.Capabilities)
}

// sessionOf returns the session that a request names; ok is false if it names none. The error is NotFound if the token
// of the request has no such session: the client then begins another one.
func (s *Server) sessionOf(r *http.Request) (session uuid.UUID, ok bool, err error) {
	sealed := r.Header.Get(sessionHeader)
	if sealed == "" || !slices.Contains(asking, r.Header.Get(revisionHeader)) {
		return session, false, nil
	}
	if session, ok = s.service.Ordering.AgentSession(auth.Actor(r.Context()), sealed); !ok {
		return session, false, domain.Missing("session")
	}
	return session, true, nil
}

// inSession handles the part of a message that depends on its session. It stores the answer of a person, and ends the
// question of a call that the client cancels. For a tool call, the returned context contains an asker. If done is true,
// the message needs nothing else.
func (s *Server) inSession(ctx context.Context, m message, session uuid.UUID, a *asker) (_ context.Context, done bool, err error) {
	actor := auth.Actor(ctx)
	call := domain.AgentCall{StoreID: actor.StoreID, AppTokenID: actor.ID, Session: session}
	switch {
	case m.answers():
		return ctx, true, s.answer(ctx, m, call)
	case m.Method == "notifications/cancelled":
		var canceled struct {
			RequestID json.RawMessage `json:"requestId"`
		}
		if json.Unmarshal(m.Params, &canceled) != nil || canceled.RequestID == nil {
			return ctx, false, nil
		}
		call.ID = string(canceled.RequestID)
		return ctx, false, s.service.Ordering.WithdrawAgent(ctx, call)
	case m.Method == "tools/call" && m.ID != nil:
		var params struct {
			Meta struct {
				ProgressToken json.RawMessage `json:"progressToken"`
			} `json:"_meta"`
		}
		if json.Unmarshal(m.Params, &params) != nil {
			return ctx, false, nil
		}
		call.ID = string(m.ID)
		a.service, a.call = s.service, call
		if token := params.Meta.ProgressToken; len(token) > 0 && strings.ContainsRune(`"-0123456789`, rune(token[0])) {
			a.progress = token
		}
		return context.WithValue(ctx, askerKey{}, a), false, nil
	}
	return ctx, false, nil
}

// answer stores a person's answer for the call that waits for it, even if another process runs the call. It ignores
// answers to other questions, so the client cannot learn which questions exist.
func (s *Server) answer(ctx context.Context, m message, call domain.AgentCall) error {
	var text string
	if json.Unmarshal(m.ID, &text) != nil {
		return nil
	}
	id, err := uuid.Parse(text)
	if err != nil {
		return nil
	}
	var said sdk.ElicitResult
	confirmed := m.Error == nil && json.Unmarshal(m.Result, &said) == nil && agreed(&said)
	return s.service.Ordering.AnswerAgent(ctx, call, id, confirmed)
}
