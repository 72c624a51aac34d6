package domain

import (
	"net/url"
	"time"
)

// MailWebhook is a webhook endpoint in a mail to those who run the store.
type MailWebhook struct {
	ID          string
	Address     string // without what may be secret in it
	Description string
	Since       string // since when nothing but failures; empty: none
	Failures    int
	LastError   string
	DisablesOn  string // when it is disabled if that goes on
	Gone        bool   // the receiver asked for it
}

// WebhookLetter tells the store's support what has happened to an endpoint; nil
// where the store has no address for that.
func WebhookLetter(s *Store, fallback string, n WebhookNotice, e *WebhookEndpoint, state *WebhookEndpointState) *Letter {
	if s.Settings.SupportEmail == nil || *s.Settings.SupportEmail == "" {
		return nil
	}
	kind := MailWebhookFailing
	w := &MailWebhook{ID: Itoa(e.ID), Address: publicAddress(e), Failures: state.ConsecutiveFailures, LastError: phrase(state.LastErrorCode)}
	if e.Description != nil {
		w.Description = oneLine(*e.Description)
	}
	at := func(t *time.Time) string {
		if t == nil {
			return ""
		}
		return t.In(s.Location()).Format("January 2, 2006, 15:04 MST")
	}
	w.Since, w.DisablesOn = at(state.FailingSince), at(state.DisablesOn())
	if n != NoticeFailing {
		kind, w.Gone = MailWebhookDisabled, n == NoticeGone
	}
	to := *s.Settings.SupportEmail
	d := MailData{Store: mailStore(s, fallback), Email: to, Webhook: w}
	return &Letter{Kind: kind, To: to, MailContent: kind.write(d)}
}

// phrase says in words why attempts fail.
func phrase(c AttemptError) string {
	switch c {
	case ErrorStatus:
		return "it answers, but not with a status from 200 to 299"
	case ErrorRedirect:
		return "it answers with a redirect, which is not followed"
	case ErrorGone:
		return "it answers 410 Gone"
	case ErrorTimeout:
		return "its answer does not come in time"
	case ErrorConnectTime, ErrorRefused:
		return "no connection can be made"
	case ErrorReset:
		return "it closes the connection before its answer is whole"
	case ErrorDNS:
		return "its host cannot be found"
	case ErrorTLS:
		return "there is no secure connection"
	case ErrorBlocked:
		return "its address is not a public one"
	}
	return "its answer cannot be read"
}

// publicAddress is where the endpoint is, without what may be secret in its URL.
func publicAddress(e *WebhookEndpoint) string {
	u, err := url.Parse(e.URL)
	if err != nil {
		return ""
	}
	return u.Scheme + "://" + u.Host + u.EscapedPath()
}
