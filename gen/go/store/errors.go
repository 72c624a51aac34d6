package store

import (
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"slices"
	"strconv"
	"time"
)

// Error is an error response of the service (RFC 9457). Decide by Code, which does not change.
type Error struct {
	Status     int    // the HTTP status
	Code       string // "unknown" if another server answered, "not_modified" for 304
	Detail     string // explanation for people; may change
	RequestID  string // identifies the request in the service's log
	Fields     []ProblemField
	RetryAfter *time.Duration  // nil means that the service did not ask for a wait
	Problem    json.RawMessage // the problem document; nil if another server answered
}

// Error returns the detail.
func (e *Error) Error() string { return fmt.Sprintf("%s (%d %s)", e.Detail, e.Status, e.Code) }

// IsCode reports whether an error is an Error with one of these codes.
func IsCode(err error, codes ...string) bool {
	var failure *Error
	return errors.As(err, &failure) && slices.Contains(codes, failure.Code)
}

// ConnectionError means that no complete response arrived. The service may have carried out the request.
type ConnectionError struct{ Err error }

// Error describes why no complete response arrived.
func (e *ConnectionError) Error() string { return "no response from the service: " + e.Err.Error() }

// Unwrap returns the cause.
func (e *ConnectionError) Unwrap() error { return e.Err }

// NewError returns the error for a response, even if it is a proxy's response without a problem document.
func NewError(response *http.Response, body []byte) *Error {
	failure := &Error{Status: response.StatusCode, Code: "unknown", RequestID: response.Header.Get("X-Request-Id"), RetryAfter: RetryAfter(response)}
	var problem struct {
		Code, Title, Detail, RequestID string
		Errors                         []ProblemField
	}
	if json.Unmarshal(body, &problem) == nil && problem.Code != "" && problem.Title != "" {
		failure.Code, failure.Detail, failure.Fields, failure.Problem = problem.Code, problem.Detail, problem.Errors, body
		if failure.RequestID == "" {
			failure.RequestID = problem.RequestID
		}
		if failure.Detail == "" {
			failure.Detail = problem.Title
		}
		return failure
	}
	if response.StatusCode == http.StatusNotModified {
		failure.Code = "not_modified"
	}
	failure.Detail = string(body[:min(len(body), 500)])
	if failure.Detail == "" {
		failure.Detail = http.StatusText(response.StatusCode)
	}
	return failure
}

// RetryAfter returns the wait that a response asks for, in seconds or as a date; nil means that the response asks for
// no wait.
func RetryAfter(response *http.Response) *time.Duration {
	value := response.Header.Get("Retry-After")
	if seconds, err := strconv.ParseUint(value, 10, 31); err == nil {
		return Ptr(time.Duration(seconds) * time.Second)
	}
	at, err := http.ParseTime(value)
	if err != nil {
		return nil
	}
	return Ptr(max(0, time.Until(at)))
}
