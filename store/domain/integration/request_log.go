package integration

import (
	"net/http"
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
)

// Surface names one of the APIs.
type Surface string

const (
	AdminAPI    Surface = "ADMIN"
	CustomerAPI Surface = "CUSTOMER"
	PublicAPI   Surface = "PUBLIC"
)

// RequestOutcome is the result of a request.
type RequestOutcome string

const (
	RequestDone    RequestOutcome = "SUCCESS"
	RequestRefused RequestOutcome = "REFUSED"
	RequestFailed  RequestOutcome = "FAILURE"
)

const (
	// RequestRetention is how long the log keeps a request.
	RequestRetention = 7 * 24 * time.Hour
	// VisitsPerMinute is the maximum number of requests by storefront visitors that one process logs
	// per store and minute.
	VisitsPerMinute = 600

	maxRequestFaults = 100
	maxPointer       = 500
	maxUserAgent     = 500
	maxKey           = 255
)

// RequestLog is an entry of the log of requests to a store's API: the request without its body, and its
// result. The entry never changes.
type RequestLog struct {
	ID             int64 `gorm:"primaryKey;autoIncrement"`
	StoreID        int64
	CreatedOn      time.Time // time of arrival
	Surface        Surface
	Operation      string
	RequestMethod  string
	Path           string // without the query
	ResponseStatus int
	ProblemCode    domain.Code // empty means that the request succeeded
	DurationMs     int
	ActorKind      domain.ActorKind
	ActorID        int64 // 0 means a visitor who is not logged in
	RequestID      string
	IdempotencyKey string
	IsReplayed     bool
	IPHash         string // equal addresses have equal hashes
	UserAgent      string
	Errors         []RequestFault `gorm:"serializer:json"`
}

// RequestFault is an error and its place in a request.
type RequestFault struct {
	In      string `json:"in"`
	Pointer string `json:"pointer"`
	Code    string `json:"code"`
}

// Say copies the pointers and codes of an error to the log, without the rejected values; nil means no
// error. Text that came from the caller is masked and truncated.
func (l *RequestLog) Say(e *domain.Error) {
	written := func(text string, most int) string { return cut(MaskText(clean(text), nil), most) }
	l.UserAgent, l.IdempotencyKey = written(l.UserAgent, maxUserAgent), written(l.IdempotencyKey, maxKey)
	l.Errors = []RequestFault{}
	if e == nil {
		return
	}
	l.ProblemCode = e.Code
	for _, f := range e.Fields[:min(len(e.Fields), maxRequestFaults)] {
		l.Errors = append(l.Errors, RequestFault{f.In, written(f.Pointer, maxPointer), f.Code})
	}
}

// Kept reports whether the request is logged: it belongs to a store, and it failed or may have
// changed data. Requests above a rate limit are not logged, so that they cannot fill the log.
func (l *RequestLog) Kept() bool {
	read := l.RequestMethod == http.MethodGet || l.RequestMethod == http.MethodHead
	return l.StoreID != 0 && l.ResponseStatus != http.StatusTooManyRequests && !(read && l.ResponseStatus < http.StatusBadRequest)
}

// RequestFilter narrows the list of requests. A zero field does not filter.
type RequestFilter struct {
	Surface                         []Surface
	Operation                       string
	Outcome                         []RequestOutcome
	ProblemCode                     string
	ActorKind                       []domain.ActorKind
	AdminID, AppTokenID, CustomerID []int64
	RequestID, IdempotencyKey       string
	CreatedFrom, CreatedTo          *time.Time
}
