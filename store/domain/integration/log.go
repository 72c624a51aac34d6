package integration

import (
	"maps"
	"slices"
	"time"
)

// Direction distinguishes outgoing from incoming calls.
type Direction string

const (
	Outbound Direction = "OUTBOUND" // the service made the call
	Inbound  Direction = "INBOUND"
)

// Outcome is the result of a call.
type Outcome string

const (
	Success Outcome = "SUCCESS"
	Failure Outcome = "FAILURE"
	Timeout Outcome = "TIMEOUT"
)

// LogRetention is how long the log keeps a call.
const LogRetention = 90 * 24 * time.Hour

const (
	maxURL         = 2000
	maxHeaders     = 100
	maxHeaderName  = 200
	maxHeaderValue = 4096
	maxErrorCode   = 100
)

// IntegrationLog is a call to or from an outside system. The entry never changes. Its secrets are masked
// before it is stored.
type IntegrationLog struct {
	ID                int64 `gorm:"primaryKey;autoIncrement"`
	StoreID           int64
	CreatedOn         time.Time // start of the call
	Integration       Integration
	ProviderCode      string
	PaymentProviderID *int64 // account of the call; nil means none, or that the system is not a payment service
	Direction         Direction
	Operation         string
	ObjectType        string // empty means that the call is about no object
	ObjectID          string
	RequestMethod     string // empty means that the call did not use HTTP
	RequestURL        string
	RequestHeaders    []LogHeader `gorm:"serializer:json"`
	RequestBody       *string
	ResponseStatus    *int
	ResponseHeaders   []LogHeader `gorm:"serializer:json"`
	ResponseBody      *string
	IsTruncated       bool
	DurationMs        int
	Outcome           Outcome
	ErrorCode         string
	ErrorMessage      string
	Attempt           int
	CorrelationID     string // id of the request that caused the call; empty means none
	IntegrationTaskID *int64
}

// LogHeader is a header of a call.
type LogHeader struct {
	Name  string `json:"name"`
	Value string `json:"value"`
}

// Said is the unmasked content of a call.
type Said struct {
	Method, URL                     string
	RequestHeaders, ResponseHeaders map[string][]string
	RequestBody, ResponseBody       []byte
	Truncated                       bool
	Status                          int // 0 means that the call got no response
	ErrorMessage                    string
	Secrets                         []string // secrets that the content may contain
}

// Say copies the content of a call to the log entry, masked and truncated.
func (l *IntegrationLog) Say(s Said) {
	l.RequestMethod, l.RequestURL = s.Method, cut(MaskText(clean(s.URL), s.Secrets), maxURL)
	l.RequestHeaders, l.ResponseHeaders = headers(s.RequestHeaders, s.Secrets), headers(s.ResponseHeaders, s.Secrets)
	var request, response bool
	l.RequestBody, request = Body(s.RequestBody, s.Secrets)
	l.ResponseBody, response = Body(s.ResponseBody, s.Secrets)
	l.IsTruncated = s.Truncated || request || response
	if s.Status >= 100 && s.Status <= 599 {
		l.ResponseStatus = &s.Status
	}
	l.ErrorMessage = cut(MaskText(clean(s.ErrorMessage), s.Secrets), maxError)
	l.ErrorCode = cut(clean(l.ErrorCode), maxErrorCode)
}

// headers returns the headers of a call, sorted by name, masked and truncated.
func headers(all map[string][]string, known []string) []LogHeader {
	out := []LogHeader{}
	for _, name := range slices.Sorted(maps.Keys(all)) {
		for _, value := range all[name] {
			if len(out) < maxHeaders {
				out = append(out, LogHeader{cut(clean(name), maxHeaderName), cut(MaskText(MaskHeader(name, clean(value)), known), maxHeaderValue)})
			}
		}
	}
	return out
}

// LogFilter narrows a list of calls. A zero field does not filter.
type LogFilter struct {
	Search                 string
	Integration            []Integration
	ProviderCode           string
	ObjectType, ObjectID   []string
	Direction              []Direction
	Outcome                []Outcome
	CorrelationID          string
	TaskID                 []int64
	PaymentProviderID      []int64
	CreatedFrom, CreatedTo *time.Time
}
