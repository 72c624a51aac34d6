package webhook

import (
	"fmt"
	"strings"
	"time"

	"github.com/google/uuid"

	"github.com/storeplatform/storeplatform/store/domain"
)

// DeliveryStatus is the state of a delivery.
type DeliveryStatus string

const (
	DeliveryPending   DeliveryStatus = "PENDING"  // waits for its first attempt
	DeliveryRetrying  DeliveryStatus = "RETRYING" // failed; another attempt is scheduled
	DeliverySucceeded DeliveryStatus = "SUCCEEDED"
	DeliveryParked    DeliveryStatus = "PARKED"    // all attempts of the schedule failed
	DeliveryExpired   DeliveryStatus = "EXPIRED"   // was parked for its retention period, or waited too long
	DeliveryCancelled DeliveryStatus = "CANCELLED" // was replaced, or its endpoint was deleted
)

var deliveryTransitions = domain.Transitions[DeliveryStatus]{
	DeliveryPending:  {DeliveryRetrying, DeliverySucceeded, DeliveryParked, DeliveryExpired, DeliveryCancelled},
	DeliveryRetrying: {DeliverySucceeded, DeliveryParked, DeliveryExpired, DeliveryCancelled},
	DeliveryParked:   {DeliveryRetrying, DeliveryExpired, DeliveryCancelled},
}

// DeliveryOrigin is the reason why a delivery was created.
type DeliveryOrigin string

const (
	OriginEvent  DeliveryOrigin = "EVENT"
	OriginResend DeliveryOrigin = "RESEND"
	OriginReplay DeliveryOrigin = "REPLAY"
)

// NextReason is the reason for the time of the next attempt. New values may be added.
type NextReason string

const (
	FirstAttempt       NextReason = "FIRST_ATTEMPT"
	RetrySchedule      NextReason = "RETRY_SCHEDULE"
	RetryAfterAsked    NextReason = "RETRY_AFTER"
	WaitsForRecovery   NextReason = "BREAKER_OPEN"
	WaitsForEarlier    NextReason = "ORDERING"
	WaitsForRate       NextReason = "RATE_LIMIT"
	EndpointDisabled   NextReason = "ENDPOINT_DISABLED"
	Requeued           NextReason = "REQUEUED"    // the delivery was parked and is queued again
	AttemptInterrupted NextReason = "INTERRUPTED" // the sending process stopped or died; the retry is immediate
)

// These constants limit the stored data of an attempt.
const (
	MaxResponseKept    = 16 << 10 // maximum bytes of a response body
	maxHeadersKept     = 100
	maxHeaderNameKept  = 200
	maxHeaderValueKept = 1000
	maxErrorKept       = 1000
)

const (
	parkedFor = 30 * 24 * time.Hour
	// RequeueEvery is the interval at which parked deliveries of an endpoint are queued again in batches.
	RequeueEvery      = 100 * time.Millisecond
	longestRetryAfter = 24 * time.Hour
	jitter            = 0.2 // maximum addition to a delay, as a share of it
)

// WebhookDelivery is the delivery of an event to one endpoint. Deliveries of an endpoint with the same
// Lane are sent one after the other, in the order of their sequence. Deliveries without a lane do not
// wait for others.
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
	Attempts          int // number of attempts so far, including interrupted attempts
	Step              int // number of used delays of the schedule
	NextAttemptOn     *time.Time
	NextAttemptReason NextReason
	LastAttemptOn     *time.Time
	LastStatusCode    *int
	LastErrorCode     AttemptError
	SucceededOn       *time.Time
	ParkedOn          *time.Time
	// ExpiresOn is set when the delivery is first parked; parking it again does not extend it. Only
	// parked deliveries show it.
	ExpiresOn  *time.Time
	CreatedOn  time.Time
	ModifiedOn time.Time

	AttemptLog []WebhookAttempt `gorm:"-"`
}

// WebhookDeliveryFilter narrows a list of deliveries. A zero field does not filter.
type WebhookDeliveryFilter struct {
	EndpointID  []int64 // matches any listed endpoint; the fields below filter in the same way
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

// schedule contains the delay before each retry. With the first attempt it makes 17 attempts in 6.65
// days.
var schedule = []time.Duration{
	5 * time.Second, 30 * time.Second, 2 * time.Minute, 10 * time.Minute, 30 * time.Minute,
	time.Hour, 2 * time.Hour, 4 * time.Hour, 8 * time.Hour, 12 * time.Hour, 12 * time.Hour,
	24 * time.Hour, 24 * time.Hour, 24 * time.Hour, 24 * time.Hour, 24 * time.Hour,
}

// MaxAttempts returns the number of attempts in the schedule, including the first.
func MaxAttempts() int { return len(schedule) + 1 }

// AttemptOutcome summarizes the result of an attempt.
type AttemptOutcome string

const (
	AttemptSuccess AttemptOutcome = "SUCCESS"
	AttemptFailure AttemptOutcome = "FAILURE"
	AttemptTimeout AttemptOutcome = "TIMEOUT" // timeout while connecting or waiting for the response
)

// AttemptError is the reason why an attempt failed. New values may be added.
type AttemptError string

const (
	ErrorStatus      AttemptError = "http_status" // a status that is not 2xx
	ErrorRedirect    AttemptError = "redirect"    // a 3xx status; redirects are never followed
	ErrorGone        AttemptError = "gone"        // status 410
	ErrorTimeout     AttemptError = "timeout"     // no complete response within the time limit
	ErrorConnectTime AttemptError = "connect_timeout"
	ErrorRefused     AttemptError = "connection_refused"
	ErrorReset       AttemptError = "connection_reset"
	ErrorDNS         AttemptError = "dns_failure"
	ErrorTLS         AttemptError = "tls_failure"
	ErrorBlocked     AttemptError = "address_blocked"
	ErrorResponse    AttemptError = "invalid_response"
	ErrorInterrupted AttemptError = "interrupted" // the sending process died, so the request may have arrived
	ErrorInternal    AttemptError = "internal"    // an error of the service itself; no request was sent
)

// WebhookHeader is a stored header of a request or a response.
type WebhookHeader struct {
	Name  string `json:"name"`
	Value string `json:"value"`
}

// WebhookAttempt is one request to an endpoint with its result. It contains everything that later
// explains the attempt: its reason, the request without the event's bytes, the response and the next
// step.
type WebhookAttempt struct {
	ID                uuid.UUID `gorm:"primaryKey"`
	StoreID           int64
	EndpointID        int64
	DeliveryID        int64
	Number            int
	Reason            NextReason
	StartedOn         time.Time
	URL               string
	RequestHeaders    []WebhookHeader `gorm:"serializer:json"` // values of custom headers are masked
	RemoteAddress     string          // empty means that no address was called
	StatusCode        *int            // nil means that no response arrived
	ErrorCode         AttemptError    // empty means success
	Error             string
	DNSMs             *int // nil means not needed or not reached, as in the next three fields
	ConnectMs         *int
	TLSMs             *int
	FirstByteMs       *int
	TotalMs           int
	ResponseHeaders   []WebhookHeader `gorm:"serializer:json"`
	ResponseBody      *string         // first bytes of the body; nil means an empty body
	ResponseTruncated bool
	NextAttemptOn     *time.Time
	NextAttemptReason NextReason

	// RetryAfter is the delay that the response requested, counted from its arrival; nil means none.
	RetryAfter *time.Duration `gorm:"-"`
}

// Outcome returns the summary of the attempt.
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

// Answered sets the result of the attempt according to the status of a complete response.
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

// Failed sets the error of an attempt without a valid response.
func (a *WebhookAttempt) Failed(code AttemptError, detail string) {
	a.ErrorCode, a.Error = code, Printable(detail, maxErrorKept)
}

// AddResponseHeader stores a header of the response, truncated to the limits. It drops headers beyond the
// maximum number.
func (a *WebhookAttempt) AddResponseHeader(name, value string) {
	if len(a.ResponseHeaders) < maxHeadersKept {
		a.ResponseHeaders = append(a.ResponseHeaders, WebhookHeader{Printable(name, maxHeaderNameKept), Printable(value, maxHeaderValueKept)})
	}
}

// Printable returns a text of foreign origin in a form that can be stored and shown: at most limit bytes
// of valid UTF-8 without NUL.
func Printable(text string, limit int) string {
	return strings.ReplaceAll(strings.ToValidUTF8(text[:min(len(text), limit)], ""), "\x00", "")
}

// NextStep is the state of a delivery after an attempt.
type NextStep struct {
	Status DeliveryStatus
	Step   int
	// Delay is the time from now to the next attempt, by the database's clock, and Reason is the reason
	// for this time. Both are set only for RETRYING.
	Delay  time.Duration
	Reason NextReason
	// Keep is how long a PARKED delivery is stored.
	Keep time.Duration
	// Disable means that the receiver wants no more events.
	Disable bool
}

// Attempted returns the next step after an attempt. A success ends the delivery. After a failure the
// delivery is retried according to the schedule, or later if the receiver requested that. After the last
// delay the delivery is PARKED. After an interruption the delivery is retried at once and the schedule
// does not advance. The parameter chance, in [0,1), lengthens delays so that retries do not coincide; no
// retry is early.
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

// RetryAfter parses the header Retry-After, which contains seconds or a date. The result is at most a
// day, and 0 for a date in the past. ok is false if the header is invalid.
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
	// These are the formats of HTTP dates, which are always in GMT.
	for _, layout := range []string{"Mon, 02 Jan 2006 15:04:05 GMT", "Monday, 02-Jan-06 15:04:05 GMT", time.ANSIC} {
		if at, err := time.ParseInLocation(layout, header, time.UTC); err == nil {
			return min(max(at.Sub(now), 0), longestRetryAfter), true
		}
	}
	return 0, false
}

// WebhookTest is the result of sending a sample event.
type WebhookTest struct {
	EndpointID int64
	Type       domain.EventType
	Payload    []byte
	Attempt    WebhookAttempt
}
