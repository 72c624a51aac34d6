package letter

import (
	"net/url"
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/liquid"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/domain/webhook"
)

// MailWebhook is a webhook endpoint as templates see it in mails to the store's support.
type MailWebhook struct {
	ID          string
	Address     string // URL without parts that may be secret
	Description string
	Since       liquid.Value // time of the first in the current series of failures
	Failures    int
	LastError   string
	DisablesOn  liquid.Value // time when the endpoint is disabled if the failures continue
	Gone        bool         // the receiver responded with 410
}

// WebhookLetter returns the mail to the store's support about a notice for an endpoint. The result is nil
// if the store has no support address.
func WebhookLetter(s *settings.Store, site Site, n webhook.WebhookNotice, e *webhook.WebhookEndpoint, state *webhook.WebhookEndpointState) *Letter {
	if s.Settings.SupportEmail == nil || *s.Settings.SupportEmail == "" {
		return nil
	}
	kind := MailWebhookFailing
	w := &MailWebhook{ID: domain.Itoa(e.ID), Address: publicAddress(e), Failures: state.ConsecutiveFailures, LastError: phrase(state.LastErrorCode)}
	if e.Description != nil {
		w.Description = oneLine(*e.Description)
	}
	at := func(t *time.Time) liquid.Value {
		if t == nil {
			return nil
		}
		return liquid.Time{At: t.In(s.Location()), Layout: timeLayout}
	}
	w.Since, w.DisablesOn = at(state.FailingSince), at(state.DisablesOn())
	if n != webhook.NoticeFailing {
		kind, w.Gone = MailWebhookDisabled, n == webhook.NoticeGone
	}
	to := *s.Settings.SupportEmail
	d := MailData{Store: mailStore(s, site), Email: to, Webhook: w}
	l := written(kind, to, d)
	return &l
}

// phrase describes the cause of failed attempts.
func phrase(c webhook.AttemptError) string {
	switch c {
	case webhook.ErrorStatus:
		return "it answers, but not with a status from 200 to 299"
	case webhook.ErrorRedirect:
		return "it answers with a redirect, which is not followed"
	case webhook.ErrorGone:
		return "it answers 410 Gone"
	case webhook.ErrorTimeout:
		return "its answer does not come in time"
	case webhook.ErrorConnectTime, webhook.ErrorRefused:
		return "no connection can be made"
	case webhook.ErrorReset:
		return "it closes the connection before its answer is whole"
	case webhook.ErrorDNS:
		return "its host cannot be found"
	case webhook.ErrorTLS:
		return "there is no secure connection"
	case webhook.ErrorBlocked:
		return "its address is not a public one"
	default:
		return "its answer cannot be read"
	}
}

// publicAddress returns the endpoint's URL without user, query and fragment, which may contain
// secrets.
func publicAddress(e *webhook.WebhookEndpoint) string {
	u, err := url.Parse(e.URL)
	if err != nil {
		return ""
	}
	return u.Scheme + "://" + u.Host + u.EscapedPath()
}
