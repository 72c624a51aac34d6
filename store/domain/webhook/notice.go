package webhook

import (
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
)

// An endpoint that fails on and on is warned of, and disabled in the end.
var failingWarnings = []time.Duration{time.Hour, 24 * time.Hour, 72 * time.Hour}

const (
	failingUntilDisabled = 5 * 24 * time.Hour
	// disablingFailures is how many there must be at least: a day without events
	// says nothing.
	disablingFailures = 20
)

// WebhookNotice is what has to be told of an endpoint.
type WebhookNotice string

const (
	NoticeNone    WebhookNotice = ""
	NoticeFailing WebhookNotice = "FAILING" // nothing but failures for some time
	NoticeFailed  WebhookNotice = "FAILED"  // it was disabled for that
	NoticeGone    WebhookNotice = "GONE"    // it was disabled as the receiver wanted
)

// DisablesOn is when the endpoint is disabled if it goes on failing; nil while
// it does not.
func (s *WebhookEndpointState) DisablesOn() *time.Time {
	if s.FailingSince == nil {
		return nil
	}
	on := s.FailingSince.Add(failingUntilDisabled)
	return &on
}

// planNotice plans, with a failure that began at started, when to look again.
func (s *WebhookEndpointState) planNotice(started, now time.Time) {
	if s.FailingSince == nil {
		first := started.Add(failingWarnings[0])
		s.FailingSince, s.NoticeOn = &started, &first
	}
	// The time had come, and there were too few.
	if s.NoticeOn == nil && s.ConsecutiveFailures >= disablingFailures && !now.Before(*s.DisablesOn()) {
		s.NoticeOn = &now
	}
}

// Notice looks at an endpoint whose NoticeOn has come, disables it where it has
// failed for long enough, and says what its owner must be told. Of warnings that
// are overdue together only the last is given.
func (s *WebhookEndpointState) Notice(e *WebhookEndpoint, now time.Time) WebhookNotice {
	s.NoticeOn = nil
	switch {
	case !e.IsActive:
		if *e.DisabledReason == DisabledGone {
			return NoticeGone
		}
		return NoticeNone // a user was faster, who knows
	case s.FailingSince == nil:
		return NoticeNone
	}
	failing := now.Sub(*s.FailingSince)
	if failing >= failingUntilDisabled && s.ConsecutiveFailures >= disablingFailures {
		e.Disable(DisabledFailing, now)
		return NoticeFailed
	}
	due := 0
	for due < len(failingWarnings) && failing >= failingWarnings[due] {
		due++
	}
	if due < len(failingWarnings) {
		next := s.FailingSince.Add(failingWarnings[due])
		s.NoticeOn = &next
	} else if failing < failingUntilDisabled {
		s.NoticeOn = s.DisablesOn()
	}
	if due <= s.Notices {
		return NoticeNone
	}
	s.Notices = due
	return NoticeFailing
}

// WhenGone plans the notice that the receiver wants no more events.
func (s *WebhookEndpointState) WhenGone(now time.Time) { s.NoticeOn = &now }

// Entry is what the audit log says of a notice: the action, and what has changed
// between two states of the endpoint.
func (s *WebhookEndpointState) Entry(n WebhookNotice, was, is domain.AuditState) (action string, changes []domain.Change) {
	fact := func(field, value string) domain.Change { return domain.Change{Field: field, New: &value} }
	switch n {
	case NoticeFailing:
		return "warnOfWebhookEndpoint", []domain.Change{
			fact("failingSince", s.FailingSince.UTC().Format(time.RFC3339Nano)), fact("consecutiveFailures", domain.Itoa(int64(s.ConsecutiveFailures))),
			fact("disablesOn", s.DisablesOn().UTC().Format(time.RFC3339Nano)),
		}
	case NoticeGone: // with the attempt that was answered so
		active, disabled := "true", fact("isActive", "false")
		disabled.Old = &active
		return "disableWebhookEndpoint", []domain.Change{disabled, fact("disabledReason", string(DisabledGone))}
	default:
		return "disableWebhookEndpoint", domain.Changes(was, is)
	}
}
