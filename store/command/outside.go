package command

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net"
	"net/http"
	"time"

	"github.com/storeplatform/storeplatform/store/domain/integration"
	"github.com/storeplatform/storeplatform/store/egress"
	"github.com/storeplatform/storeplatform/store/repo"
)

// Occasion describes the reason for a call to an outside system. Its values are written to the call's log entry.
type Occasion struct {
	RequestID            string
	StoreID              int64
	taskID               *int64
	ObjectType, ObjectID string
	Attempt              int
}

type occasionKey struct{}

func occasionOf(ctx context.Context) Occasion {
	o, _ := ctx.Value(occasionKey{}).(Occasion)
	return o
}

// About returns a context in which calls to outside systems are recorded with a changed occasion. change receives a
// copy of the occasion of ctx.
func About(ctx context.Context, change func(*Occasion)) context.Context {
	o := occasionOf(ctx)
	change(&o)
	return context.WithValue(ctx, occasionKey{}, o)
}

// Asked returns the context of a request. Calls to outside systems in this context are recorded with the request's id.
func Asked(ctx context.Context, requestID string) context.Context {
	return About(ctx, func(o *Occasion) { o.RequestID = requestID })
}

// recordedCall is a call that is not yet written to the log.
type recordedCall struct {
	kind integration.Integration
	Occasion
	egress.Call
	offset time.Duration // offset of the platform's clock when the call was made
}

// journalBytes limits the calls that a process buffers until it writes them.
const journalBytes = 32 << 20

func newCallJournal(db *repo.DB) *journal[recordedCall] {
	return &journal[recordedCall]{
		what: "calls to the outside", most: journalBytes, size: recordedCall.size, woken: make(chan struct{}, 1), linger: 100 * time.Millisecond, pause: journalPause,
		keep: func(ctx context.Context, calls []recordedCall) error {
			var logs []*integration.IntegrationLog
			for _, c := range calls {
				logs = append(logs, c.logs()...)
			}
			if len(logs) == 0 {
				return nil
			}
			return db.KeepLogs(ctx, logs)
		},
	}
}

func (c recordedCall) size() int {
	n := 1 << 10
	for _, e := range c.Exchanges {
		n += len(e.RequestBody) + len(e.ResponseBody) + 1<<10
	}
	return n
}

// logs returns the log entries of a call: one entry for each exchange, or one entry if the call had no exchange. The
// service's own calls belong to no store and get no entry.
func (c recordedCall) logs() (out []*integration.IntegrationLog) {
	if c.Call.StoreID == 0 {
		c.Call.StoreID = c.Occasion.StoreID
	}
	if c.Call.StoreID == 0 {
		return nil
	}
	entry := func(begun time.Time, took time.Duration) *integration.IntegrationLog {
		l := &integration.IntegrationLog{
			StoreID: c.Call.StoreID, CreatedOn: begun.Add(c.offset).UTC().Truncate(time.Millisecond), Integration: c.kind, ProviderCode: c.ProviderCode,
			Direction: integration.Outbound, Operation: c.Operation, ObjectType: c.ObjectType, ObjectID: c.ObjectID, DurationMs: int(took.Milliseconds()),
			Outcome: integration.Success, Attempt: max(1, c.Attempt), CorrelationID: c.RequestID, IntegrationTaskID: c.taskID,
		}
		if c.AccountID != 0 {
			l.PaymentProviderID = &c.AccountID
		}
		return l
	}
	for i, e := range c.Exchanges {
		l, err := entry(e.Begun, e.Duration), e.Err
		said := integration.Said{Method: e.Method, URL: e.URL, RequestHeaders: e.RequestHeaders, ResponseHeaders: e.ResponseHeaders,
			RequestBody: e.RequestBody, ResponseBody: e.ResponseBody, Truncated: e.Truncated, Status: e.Status, Secrets: c.Secrets}
		if i == len(c.Exchanges)-1 && err == nil {
			err = c.Err
		}
		if e.Status >= 400 {
			l.Outcome, l.ErrorCode = integration.Failure, "http_status"
		}
		c.failed(l, &said, err, i == len(c.Exchanges)-1)
		if e.Status >= 400 && said.ErrorMessage == "" {
			said.ErrorMessage = fmt.Sprintf("The response has status %d %s.", e.Status, http.StatusText(e.Status))
		}
		l.Say(said)
		out = append(out, l)
	}
	if len(c.Exchanges) == 0 {
		l, said := entry(c.Begun, c.Duration), integration.Said{Secrets: c.Secrets}
		said.RequestBody, said.ResponseBody = jsonOf(c.Request), jsonOf(c.Answer)
		c.failed(l, &said, c.Err, true)
		l.Say(said)
		out = append(out, l)
	}
	return out
}

// failed writes the cause of a failed call to its log entry. The parameter last reports whether the entry is the last
// entry of the call.
func (c recordedCall) failed(l *integration.IntegrationLog, said *integration.Said, err error, last bool) {
	if last && c.ErrorCode != "" {
		l.Outcome, l.ErrorCode = integration.Failure, c.ErrorCode
	}
	if err == nil {
		return
	}
	if said.ErrorMessage = err.Error(); last && c.Words != "" {
		said.ErrorMessage = c.Words
	}
	if network, is := errors.AsType[net.Error](err); errors.Is(err, context.DeadlineExceeded) || is && network.Timeout() {
		l.Outcome, l.ErrorCode = integration.Timeout, "timeout"
		return
	}
	if l.Outcome = integration.Failure; l.ErrorCode == "" {
		l.ErrorCode = "failed"
	}
}

func jsonOf(v any) []byte {
	if v == nil {
		return nil
	}
	text, err := json.Marshal(v)
	if err != nil {
		return nil
	}
	return text
}
