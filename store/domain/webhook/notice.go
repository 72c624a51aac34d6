package webhook

import (
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
)

// failingWarnings lists the times after the first failure at which the owner of a failing endpoint is
// warned.
var failingWarnings = []time.Duration{time.Hour, 24 * time.Hour, 72 * time.Hour}

const (
	failingUntilDisabled = 5 * 24 * time.Hour
	// disablingFailures is the minimum number of failures after which an endpoint is disabled. With fewer
	// failures, for example on a day with few events, the endpoint may still work.
	disablingFailures = 20
)

// WebhookNotice is a notice to the owner of an endpoint.
type WebhookNotice string

const (
	NoticeNone    WebhookNotice = ""
	NoticeFailing WebhookNotice = "FAILING" // all attempts have failed for a while
	NoticeFailed  WebhookNotice = "FAILED"  // disabled because of its failures
	NoticeGone    WebhookNotice = "GONE"    // disabled because the receiver responded with 410
)

// DisablesOn returns the time at which the endpoint is disabled if the failures continue; nil means that
// it is not failing.
func (s *WebhookEndpointState) DisablesOn() *time.Time {
	if s.FailingSince == nil {
		return nil
	}
	on := s.FailingSince.Add(failingUntilDisabled)
	return &on
}

// planNotice sets the time of the next check after a failed attempt that began at started.
func (s *WebhookEndpointState) planNotice(started, now time.Time) {
	if s.FailingSince == nil {
		first := started.Add(failingWarnings[0])
		s.FailingSince, s.NoticeOn = &started, &first
	}
	// At an earlier check the endpoint had failed long enough, but not often enough.
	if s.NoticeOn == nil && s.ConsecutiveFailures >= disablingFailures && !now.Before(*s.DisablesOn()) {
		s.NoticeOn = &now
	}
}

// Notice checks an endpoint whose NoticeOn has passed, and returns the notice to its owner. It disables
// the endpoint if the failures have lasted long enough. If several warnings are overdue, Notice returns
// only one of them.
func (s *WebhookEndpointState) Notice(e *WebhookEndpoint, now time.Time) WebhookNotice {
	s.NoticeOn = nil
	switch {
	case !e.IsActive:
		if *e.DisabledReason == DisabledGone {
			return NoticeGone
		}
		return NoticeNone // a user has already disabled the endpoint and needs no notice
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

// WhenGone schedules the notice that the receiver wants no more events.
func (s *WebhookEndpointState) WhenGone(now time.Time) { s.NoticeOn = &now }

// Entry returns the audit log entry of a notice: the action, and the changes between two states.
func (s *WebhookEndpointState) Entry(n WebhookNotice, was, is domain.AuditState) (action string, changes []domain.Change) {
	fact := func(field, value string) domain.Change { return domain.Change{Field: field, New: &value} }
	switch n {
	case NoticeFailing:
		return "warnOfWebhookEndpoint", []domain.Change{
			fact("failingSince", s.FailingSince.UTC().Format(time.RFC3339Nano)), fact("consecutiveFailures", domain.Itoa(int64(s.ConsecutiveFailures))),
			fact("disablesOn", s.DisablesOn().UTC().Format(time.RFC3339Nano)),
		}
	case NoticeGone: // the attempt with response 410 disabled the endpoint
		active, disabled := "true", fact("isActive", "false")
		disabled.Old = &active
		return "disableWebhookEndpoint", []domain.Change{disabled, fact("disabledReason", string(DisabledGone))}
	default:
		return "disableWebhookEndpoint", domain.Changes(was, is)
	}
}
