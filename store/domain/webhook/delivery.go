package webhook

import (
	"fmt"
	"strings"
	"time"

	"github.com/google/uuid"

	"github.com/storeplatform/storeplatform/store/domain"
)

// DeliveryStatus is where an event is on its way to one endpoint.
type DeliveryStatus string

const (
	DeliveryPending   DeliveryStatus = "PENDING"  // before its first attempt
	DeliveryRetrying  DeliveryStatus = "RETRYING" // failed, another attempt is planned
	DeliverySucceeded DeliveryStatus = "SUCCEEDED"
	DeliveryParked    DeliveryStatus = "PARKED"    // the schedule is exhausted
	DeliveryExpired   DeliveryStatus = "EXPIRED"   // was parked for as long as it is kept, or waited for WebhookLongestWait
	DeliveryCancelled DeliveryStatus = "CANCELLED" // replaced, or its endpoint was deleted
)

var deliveryTransitions = domain.Transitions[DeliveryStatus]{
	DeliveryPending:  {DeliveryRetrying, DeliverySucceeded, DeliveryParked, DeliveryExpired, DeliveryCancelled},
	DeliveryRetrying: {DeliverySucceeded, DeliveryParked, DeliveryExpired, DeliveryCancelled},
	DeliveryParked:   {DeliveryRetrying, DeliveryExpired, DeliveryCancelled},
}

// DeliveryOrigin says why a delivery exists.
type DeliveryOrigin string

const (
	OriginEvent  DeliveryOrigin = "EVENT"
	OriginResend DeliveryOrigin = "RESEND"
	OriginReplay DeliveryOrigin = "REPLAY"
)

// NextReason says why the next attempt waits until its time. The list can grow.
type NextReason string

const (
	FirstAttempt       NextReason = "FIRST_ATTEMPT"
	RetrySchedule      NextReason = "RETRY_SCHEDULE"
	RetryAfterAsked    NextReason = "RETRY_AFTER"
	WaitsForRecovery   NextReason = "BREAKER_OPEN"
	WaitsForEarlier    NextReason = "ORDERING"
	WaitsForRate       NextReason = "RATE_LIMIT"
	EndpointDisabled   NextReason = "ENDPOINT_DISABLED"
	Requeued           NextReason = "REQUEUED"    // it was parked
	AttemptInterrupted NextReason = "INTERRUPTED" // the sending process stopped or died; sent again at once
)

// What is kept of an attempt.
const (
	MaxResponseKept    = 16 << 10 // bytes of an answer's body
	maxHeadersKept     = 100
	maxHeaderNameKept  = 200
	maxHeaderValueKept = 1000
	maxErrorKept       = 1000
)

const (
	parkedFor = 30 * 24 * time.Hour
	// RequeueEvery is how often a parked delivery of an endpoint is queued again.
	RequeueEvery      = 100 * time.Millisecond
	longestRetryAfter = 24 * time.Hour
	jitter            = 0.2 // of a delay, at most
)

// WebhookDelivery is an event on its way to one endpoint. Deliveries of an
// endpoint that share a Lane go one after the other, by sequence; those without
// one wait for nobody.
type WebhookDelivery struct {
	ID                int64 `gorm:"primaryKey"`
	StoreID           int64
	EndpointID        int64
	EventID           uuid.UUID
	Sequence          int64
	Type              domain.EventType
	ObjectType        string
	ObjectID          int64
	ObjectVersion     int64
	Origin            DeliveryOrigin
	ReplayID          *int64
	Lane              *string
	Status            DeliveryStatus
	Attempts          int // made so far, with those that were interrupted
	Step              int // delays of the schedule that it has used up
	NextAttemptOn     *time.Time
	NextAttemptReason NextReason
	LastAttemptOn     *time.Time
	LastStatusCode    *int
	LastErrorCode     AttemptError
	SucceededOn       *time.Time
	ParkedOn          *time.Time
	// ExpiresOn is kept from the first parking on: what is parked again does not
	// live longer for that. Readers show it of what is parked.
	ExpiresOn  *time.Time
	CreatedOn  time.Time
	ModifiedOn time.Time

	AttemptLog []WebhookAttempt `gorm:"-"`
}

// WebhookDeliveryFilter narrows a list of deliveries. Zero values narrow nothing.
type WebhookDeliveryFilter struct {
	EndpointID  []int64 // any of them; so are those below
	EventID     []uuid.UUID
	ReplayID    []int64
	Status      []DeliveryStatus
	Type        EventFilters
	Origin      []DeliveryOrigin
	ErrorCode   []AttemptError
	ObjectType  []string
	ObjectID    []int64
	CreatedFrom *time.Time
	CreatedTo   *time.Time
}

// schedule has the delay before each retry: 17 attempts in 6.65 days.
var schedule = []time.Duration{
	5 * time.Second, 30 * time.Second, 2 * time.Minute, 10 * time.Minute, 30 * time.Minute,
	time.Hour, 2 * time.Hour, 4 * time.Hour, 8 * time.Hour, 12 * time.Hour, 12 * time.Hour,
	24 * time.Hour, 24 * time.Hour, 24 * time.Hour, 24 * time.Hour, 24 * time.Hour,
}

// MaxAttempts is how many attempts the schedule has, the first included.
func MaxAttempts() int { return len(schedule) + 1 }

// AttemptOutcome sums an attempt up.
type AttemptOutcome string

const (
	AttemptSuccess AttemptOutcome = "SUCCESS"
	AttemptFailure AttemptOutcome = "FAILURE"
	AttemptTimeout AttemptOutcome = "TIMEOUT" // of connecting or of the answer
)

// AttemptError says why an attempt failed. The list can grow.
type AttemptError string

const (
	ErrorStatus      AttemptError = "http_status" // answered, not 2xx
	ErrorRedirect    AttemptError = "redirect"    // answered 3xx, which is never followed
	ErrorGone        AttemptError = "gone"        // answered 410
	ErrorTimeout     AttemptError = "timeout"     // no whole answer in time
	ErrorConnectTime AttemptError = "connect_timeout"
	ErrorRefused     AttemptError = "connection_refused"
	ErrorReset       AttemptError = "connection_reset"
	ErrorDNS         AttemptError = "dns_failure"
	ErrorTLS         AttemptError = "tls_failure"
	ErrorBlocked     AttemptError = "address_blocked"
	ErrorResponse    AttemptError = "invalid_response"
	ErrorInterrupted AttemptError = "interrupted" // the sending process died; whether it arrived is unknown
	ErrorInternal    AttemptError = "internal"    // our own fault; nothing was sent
)

// WebhookHeader is a header of a request or an answer, as it is kept.
type WebhookHeader struct {
	Name  string `json:"name"`
	Value string `json:"value"`
}

// WebhookAttempt is one request to an endpoint and what came of it. It holds
// what is needed to explain it afterwards: why it was made then, what was sent
// beside the event's bytes, what came back, and what happens next.
type WebhookAttempt struct {
	ID                uuid.UUID `gorm:"primaryKey"`
	StoreID           int64
	EndpointID        int64
	DeliveryID        int64
	Number            int
	Reason            NextReason
	StartedOn         time.Time
	URL               string
	RequestHeaders    []WebhookHeader `gorm:"serializer:json"` // values of custom headers masked
	RemoteAddress     string          // empty: none was dialed
	StatusCode        *int            // nil: no answer
	ErrorCode         AttemptError    // empty: success
	Error             string
	DNSMs             *int // nil: not needed or not reached, as the following
	ConnectMs         *int
	TLSMs             *int
	FirstByteMs       *int
	TotalMs           int
	ResponseHeaders   []WebhookHeader `gorm:"serializer:json"`
	ResponseBody      *string         // its beginning; nil: none
	ResponseTruncated bool
	NextAttemptOn     *time.Time
	NextAttemptReason NextReason

	// RetryAfter is what the answer asked for, read when it came; nil: nothing.
	RetryAfter *time.Duration `gorm:"-"`
}

// Outcome sums the attempt up.
func (a *WebhookAttempt) Outcome() AttemptOutcome {
	switch a.ErrorCode {
	case "":
		return AttemptSuccess
	case ErrorTimeout, ErrorConnectTime:
		return AttemptTimeout
	default:
		return AttemptFailure
	}
}

// Answered judges the attempt by the status of a whole answer.
func (a *WebhookAttempt) Answered(status int) {
	a.StatusCode = &status
	switch {
	case status >= 200 && status < 300:
		a.ErrorCode, a.Error = "", ""
	case status == 410:
		a.ErrorCode, a.Error = ErrorGone, "The receiver answered 410 Gone: it wants no more events."
	case status >= 300 && status < 400:
		a.ErrorCode, a.Error = ErrorRedirect, "The receiver answered with a redirect; redirects are not followed. Register the new address."
	default:
		a.ErrorCode, a.Error = ErrorStatus, fmt.Sprintf("The receiver answered %d; what counts is a status from 200 to 299.", status)
	}
}

// Failed ends the attempt without an answer that counts.
func (a *WebhookAttempt) Failed(code AttemptError, detail string) {
	a.ErrorCode, a.Error = code, Printable(detail, maxErrorKept)
}

// AddResponseHeader keeps a header of the answer, cut to what is kept.
func (a *WebhookAttempt) AddResponseHeader(name, value string) {
	if len(a.ResponseHeaders) < maxHeadersKept {
		a.ResponseHeaders = append(a.ResponseHeaders, WebhookHeader{Printable(name, maxHeaderNameKept), Printable(value, maxHeaderValueKept)})
	}
}

// Printable makes text of foreign bytes that can be stored and shown: at most
// limit bytes, valid UTF-8, without NUL.
func Printable(text string, limit int) string {
	return strings.ReplaceAll(strings.ToValidUTF8(text[:min(len(text), limit)], ""), "\x00", "")
}

// NextStep is what becomes of a delivery after an attempt.
type NextStep struct {
	Status DeliveryStatus
	Step   int
	// Delay until the next attempt, from now by the database's clock, and why;
	// only of a delivery that is RETRYING.
	Delay  time.Duration
	Reason NextReason
	// Keep is for how long a PARKED delivery is kept.
	Keep time.Duration
	// Disable says that the endpoint wants no more.
	Disable bool
}

// Attempted says what follows from an attempt: done after a success, another try
// by the schedule after a failure, or later where the receiver asked for it, and
// PARKED when the schedule is exhausted. An interrupted attempt uses up nothing
// of the schedule and is repeated at once. chance, in [0,1), spreads retries so
// that they do not come all at once; it never makes one early.
func (d *WebhookDelivery) Attempted(a *WebhookAttempt, chance float64) (NextStep, error) {
	next := NextStep{Status: DeliveryRetrying, Step: d.Step, Disable: a.ErrorCode == ErrorGone}
	switch {
	case a.ErrorCode == "":
		next.Status = DeliverySucceeded
	case a.ErrorCode == ErrorInterrupted:
		next.Reason = AttemptInterrupted
	case d.Step >= len(schedule):
		next.Status, next.Keep = DeliveryParked, parkedFor
	default:
		next.Step++
		next.Delay, next.Reason = schedule[d.Step], RetrySchedule
		if a.RetryAfter != nil && *a.RetryAfter > next.Delay {
			next.Delay, next.Reason = *a.RetryAfter, RetryAfterAsked
		}
		next.Delay += time.Duration(float64(next.Delay) * jitter * chance)
	}
	return next, deliveryTransitions.Check("delivery", d.Status, next.Status)
}

// RetryAfter reads the header Retry-After: seconds or a date. What is longer
// than a day counts as a day, a date that is over as nothing to wait for. False
// for what is neither.
func RetryAfter(header string, now time.Time) (time.Duration, bool) {
	header = strings.TrimSpace(header)
	if header == "" {
		return 0, false
	}
	if strings.Trim(header, "0123456789") == "" {
		var seconds int64
		for _, digit := range []byte(header) {
			seconds = min(seconds*10+int64(digit-'0'), int64(longestRetryAfter/time.Second))
		}
		return time.Duration(seconds) * time.Second, true
	}
	// The forms of HTTP dates; all of them are in GMT.
	for _, layout := range []string{"Mon, 02 Jan 2006 15:04:05 GMT", "Monday, 02-Jan-06 15:04:05 GMT", time.ANSIC} {
		if at, err := time.ParseInLocation(layout, header, time.UTC); err == nil {
			return min(max(at.Sub(now), 0), longestRetryAfter), true
		}
	}
	return 0, false
}

// WebhookTest is what came of sending a sample.
type WebhookTest struct {
	EndpointID int64
	Type       domain.EventType
	Payload    []byte
	Attempt    WebhookAttempt
}
