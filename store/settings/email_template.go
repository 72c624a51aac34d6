package settings

import (
	"context"

	"github.com/storeplatform/storeplatform/store/command"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/letter"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/repo"
)

// CreateEmailTemplate adds a template of a mail type in another language of the store.
func (s *Service) CreateEmailTemplate(ctx context.Context, actor domain.Actor, typeID int64, language string, in letter.EmailTemplateInput) (*letter.EmailTemplate, error) {
	return createTemplate(ctx, s, actor, repo.Reader.EmailTemplates, func(store *settings.Store) (*letter.EmailTemplate, error) {
		return letter.NewEmailTemplate(store, s.letter.MailHost(store), typeID, language, in)
	})
}

// UpdateEmailTemplate changes a template. The change applies to all mails that are written later.
func (s *Service) UpdateEmailTemplate(ctx context.Context, actor domain.Actor, id int64, expect domain.Expect, in letter.EmailTemplateInput) (*letter.EmailTemplate, error) {
	return s.changeEmailTemplate(ctx, actor, id, expect, func(store *settings.Store, t *letter.EmailTemplate) (bool, error) {
		return t.Change(store, s.letter.MailHost(store), in)
	})
}

// RevertEmailTemplate resets a template to the platform's text.
func (s *Service) RevertEmailTemplate(ctx context.Context, actor domain.Actor, id int64, expect domain.Expect) (*letter.EmailTemplate, error) {
	return s.changeEmailTemplate(ctx, actor, id, expect, func(_ *settings.Store, t *letter.EmailTemplate) (bool, error) { return t.Revert(), nil })
}

// changeEmailTemplate changes a template and clears the last error of its mails.
func (s *Service) changeEmailTemplate(ctx context.Context, actor domain.Actor, id int64, expect domain.Expect, change func(*settings.Store, *letter.EmailTemplate) (bool, error)) (*letter.EmailTemplate, error) {
	lock := func(tx *command.Tx) (*letter.EmailTemplate, error) { return tx.LockEmailTemplate(ctx, id) }
	return changeTemplate(ctx, s, actor, expect, lock, change, func(tx *command.Tx, t *letter.EmailTemplate) error {
		t.LastError, t.LastFailedOn = nil, nil
		return tx.FailEmailTemplate(ctx, t.ID, nil)
	})
}

// PreviewEmailTemplate renders a template with the given texts instead of its stored texts, using an order of the store
// or sample data. It stores nothing. Secrets are always sample data.
func (s *Service) PreviewEmailTemplate(ctx context.Context, actor domain.Actor, id int64, in letter.EmailTemplateInput, orderID *int64) (letter.MailContent, []letter.TemplateFault, error) {
	r := s.As(actor)
	t, err := r.EmailTemplates().One(ctx, id)
	if err != nil {
		return letter.MailContent{}, nil, err
	}
	data, err := s.emailData(ctx, actor, t, orderID)
	if err != nil {
		return letter.MailContent{}, nil, err
	}
	content, faults := t.Instead(in).Render(t.Kind, data)
	return content, faults, nil
}

// emailData returns the data with which a template is rendered for a preview or a test. If orderID is set, the actor
// needs order:read.
func (s *Service) emailData(ctx context.Context, actor domain.Actor, t *letter.EmailTemplate, orderID *int64) (d letter.MailData, err error) {
	r := s.As(actor)
	store, err := r.Store(ctx)
	if err != nil {
		return d, err
	}
	var o *ordering.Order
	if orderID != nil {
		const permission = "order:read"
		if !actor.May(permission) {
			return d, &domain.Error{Code: domain.Forbidden, Detail: "To render a mail about an order takes " + permission + ".", Permission: permission}
		}
		if o, err = r.Order(ctx, ordering.OrderKey{ID: *orderID}); err != nil {
			return d, err
		}
		if !t.Kind.HasOrder() {
			return d, domain.Invalid("/orderId", "Mails of this type are not about an order.")
		}
	}
	d = letter.Prefill(store, s.letter.Site(store), t.Kind, o, s.Clock.Now())
	d.Language = t.LanguageCode
	return d, nil
}

// TestEmail mails a template to an address, marked as a test. If the template has faults, it returns the faults and
// sends no mail. For a suppressed address it returns an error. The number of test mails of a store is limited.
func (s *Service) TestEmail(ctx context.Context, actor domain.Actor, id int64, to string, orderID *int64) (out letter.TestResult, err error) {
	t, err := s.As(actor).EmailTemplates().One(ctx, id)
	if err != nil {
		return out, err
	}
	data, err := s.emailData(ctx, actor, t, orderID)
	if err != nil {
		return out, err
	}
	if out.MailContent, out.Faults = t.Text().Render(t.Kind, data); len(out.Faults) > 0 {
		return out, nil
	}
	if err := s.DB.TakeTries(ctx, domain.ByStore(domain.TryTemplateMail, actor.StoreID)); err != nil {
		return out, err
	}
	tx, store, err := s.Open(ctx, actor)
	if err != nil {
		return out, err
	}
	defer tx.Rollback()
	if suppressed, err := tx.EmailSuppressed(ctx, to); err != nil {
		return out, err
	} else if suppressed {
		return out, letter.Suppressed()
	}
	l := t.Test(to, out.MailContent, s.letter.MailHost(store))
	out.MailContent = l.MailContent
	mail, err := s.letter.PutMail(ctx, tx, store, s.letter.Site(store).Account, l)
	if err != nil {
		return out, err
	}
	out.MailID = &mail
	if err := tx.NoteEmailTest(ctx, t.ID); err != nil {
		return out, err
	}
	return out, tx.Commit(ctx)
}
