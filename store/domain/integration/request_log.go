package integration

import (
	"net/http"
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
)

// Surface is one of the APIs.
type Surface string

const (
	AdminAPI    Surface = "ADMIN"
	CustomerAPI Surface = "CUSTOMER"
	PublicAPI   Surface = "PUBLIC"
)

// RequestOutcome is how a request was answered.
type RequestOutcome string

const (
	RequestDone    RequestOutcome = "SUCCESS"
	RequestRefused RequestOutcome = "REFUSED"
	RequestFailed  RequestOutcome = "FAILURE"
)

const (
	// RequestRetention is for how long a request is kept.
	RequestRetention = 7 * 24 * time.Hour
	// VisitsPerMinute is how many requests of a storefront's visitors are kept in a
	// minute, of a store and by one process.
	VisitsPerMinute = 600

	maxRequestFaults = 100
	maxPointer       = 500
	maxUserAgent     = 500
	maxKey           = 255
)

// RequestLog is a request to a store's API and how it was answered, without what was
// sent. It never changes.
type RequestLog struct {
	ID             int64 `gorm:"primaryKey;autoIncrement"`
	StoreID        int64
	CreatedOn      time.Time // when it came
	Surface        Surface
	Operation      string
	RequestMethod  string
	Path           string // without the query
	ResponseStatus int
	ProblemCode    domain.Code // empty: it was not refused
	DurationMs     int
	ActorKind      domain.ActorKind
	ActorID        int64 // 0: a visitor who is not logged in
	RequestID      string
	IdempotencyKey string
	IsReplayed     bool
	IPHash         string // equal addresses have equal hashes
	UserAgent      string
	Errors         []RequestFault `gorm:"serializer:json"`
}

// RequestFault is a place in a request that was refused.
type RequestFault struct {
	In      string `json:"in"`
	Pointer string `json:"pointer"`
	Code    string `json:"code"`
}

// Say writes into the log what of the request was refused, where and why and not what
// was there; nil: nothing was. What the caller wrote is masked and cut.
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

// Kept tells whether the request is one that is logged: what was refused, and what may
// have changed something. Whoever asks too often does not fill the log with it.
func (l *RequestLog) Kept() bool {
	read := l.RequestMethod == http.MethodGet || l.RequestMethod == http.MethodHead
	return l.StoreID != 0 && l.ResponseStatus != http.StatusTooManyRequests && !(read && l.ResponseStatus < http.StatusBadRequest)
}

// RequestFilter narrows the list of requests; zero members say nothing.
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
