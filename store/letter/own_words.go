package letter

import (
	"context"
	"log/slog"
	"strings"

	"github.com/storeplatform/storeplatform/store/command"
	"github.com/storeplatform/storeplatform/store/domain/letter"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

// inOwnWords writes a letter as the store's template of it says, if there is one and
// it can be rendered; else the letter has the platform's text, and the template says
// why. Not to send it at all is for kinds of mail that the store may do without.
func (s *Service) inOwnWords(ctx context.Context, t *command.Tx, store *settings.Store, l letter.Letter) (_ letter.Letter, send bool, err error) {
	all, err := t.EmailTemplates().Of(ctx, l.Kind)
	if err != nil {
		return l, false, err
	}
	if l.Language == "" && l.CustomerID != nil && len(all) > 1 {
		c, err := t.Customer(ctx, *l.CustomerID)
		if err != nil {
			return l, false, err
		}
		l = l.For(c)
	}
	template, send := letter.Choose(l.Kind, all, l.Language, store.Settings.DefaultLanguageCode)
	if template == nil || !send {
		return l, send, nil
	}
	fault := l.Apply(template, s.MailHost(store))
	if fault == nil {
		if template.LastError != nil {
			err = t.FailEmailTemplate(ctx, template.ID, nil)
		}
		return l, true, err
	}
	why := fault.Field + ": " + fault.Error()
	slog.WarnContext(ctx, "template of a mail not rendered", "emailTemplateId", template.ID, "kind", l.Kind, "error", why)
	return l, true, t.FailEmailTemplate(ctx, template.ID, &why)
}

// MailHost is the domain that a store may send mails from; empty where it has proven
// none.
func (s *Service) MailHost(store *settings.Store) string {
	site := s.Site(store)
	if site.Storefront == "" {
		return ""
	}
	_, host, _ := strings.Cut(sender(site.Account), "@")
	return host
}
