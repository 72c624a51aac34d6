package letter

import (
	"context"
	"log/slog"
	"strings"

	"github.com/storeplatform/storeplatform/store/command"
	"github.com/storeplatform/storeplatform/store/domain/letter"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

// inOwnWords renders a letter with the store's template. If the store has no template, the letter has the platform's
// text in the reader's language. If the template cannot be rendered, the letter has the platform's text, too, and the
// template's row stores the error until the template changes. The result send is false if the store has turned off
// mails of the letter's kind, which is possible only for optional kinds.
func (s *Service) inOwnWords(ctx context.Context, t *command.Tx, store *settings.Store, l letter.Letter) (_ letter.Letter, send bool, err error) {
	all, err := t.EmailTemplates().Of(ctx, l.Kind)
	if err != nil {
		return l, false, err
	}
	if l.Language == "" && l.CustomerID != nil && (len(all) > 1 || len(store.Settings.LanguageCodes) > 1) {
		c, err := t.Customer(ctx, *l.CustomerID)
		if err != nil {
			return l, false, err
		}
		l = l.For(c)
	}
	template, send := letter.Choose(l.Kind, all, l.Language, store.Settings.DefaultLanguageCode)
	if !send {
		return l, false, nil
	}
	if language := l.Kind.LanguageOf(store.Settings.LanguageCodes, l.Language, store.Settings.DefaultLanguageCode); language != "en" {
		l = l.In(language)
	}
	if template == nil {
		return l, true, nil
	}
	fault := l.Apply(template, s.MailHost(store), t.At.In(store.Location()))
	if fault == nil {
		return l, true, nil // an error of an earlier mail stays stored
	}
	why := fault.Field + ": " + fault.Error()
	slog.WarnContext(ctx, "template of a mail not rendered", "emailTemplateId", template.ID, "kind", l.Kind, "error", why)
	return l, true, t.FailEmailTemplate(ctx, template.ID, &why)
}

// MailHost returns the domain from which a store may send mails. Empty means that the store has
// verified no domain.
func (s *Service) MailHost(store *settings.Store) string {
	site := s.Site(store)
	if site.Storefront == "" {
		return ""
	}
	_, host, _ := strings.Cut(sender(site.Account), "@")
	return host
}
