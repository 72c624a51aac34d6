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

// CreateEmailTemplate adds the template of a type in another language of the store.
func (s *Service) CreateEmailTemplate(ctx context.Context, actor domain.Actor, typeID int64, language string, in letter.EmailTemplateInput) (*letter.EmailTemplate, error) {
	return createTemplate(ctx, s, actor, repo.Reader.EmailTemplates, func(store *settings.Store) (*letter.EmailTemplate, error) {
		return letter.NewEmailTemplate(store, s.letter.MailHost(store), typeID, language, in)
	})
}

// UpdateEmailTemplate changes a template, for every mail that is written from now on.
func (s *Service) UpdateEmailTemplate(ctx context.Context, actor domain.Actor, id int64, expect domain.Expect, in letter.EmailTemplateInput) (*letter.EmailTemplate, error) {
	return s.changeEmailTemplate(ctx, actor, id, expect, func(store *settings.Store, t *letter.EmailTemplate) (bool, error) {
		return t.Change(store, s.letter.MailHost(store), in)
	})
}

// RevertEmailTemplate makes a template the platform's own again.
func (s *Service) RevertEmailTemplate(ctx context.Context, actor domain.Actor, id int64, expect domain.Expect) (*letter.EmailTemplate, error) {
	return s.changeEmailTemplate(ctx, actor, id, expect, func(_ *settings.Store, t *letter.EmailTemplate) (bool, error) { return t.Revert(), nil })
}

// changeEmailTemplate changes a template, and forgets what mails of it failed with.
func (s *Service) changeEmailTemplate(ctx context.Context, actor domain.Actor, id int64, expect domain.Expect, change func(*settings.Store, *letter.EmailTemplate) (bool, error)) (*letter.EmailTemplate, error) {
	lock := func(tx *command.Tx) (*letter.EmailTemplate, error) { return tx.LockEmailTemplate(ctx, id) }
	return changeTemplate(ctx, s, actor, expect, lock, change, func(tx *command.Tx, t *letter.EmailTemplate) error {
		t.LastError, t.LastFailedOn = nil, nil
		return tx.FailEmailTemplate(ctx, t.ID, nil)
	})
}

// PreviewEmailTemplate renders a template with what is given in place of what it says,
// with an order of the store or with sample data. Nothing is kept. Secrets are sample
// data in any case.
func (s *Service) PreviewEmailTemplate(ctx context.Context, actor domain.Actor, id int64, in letter.EmailTemplateInput, orderID *int64) (letter.MailContent, []letter.TemplateFault, error) {
	r := s.As(actor)
	t, err := r.EmailTemplates().One(ctx, id)
	if err != nil {
		return letter.MailContent{}, nil, err
	}
	data, err := s.emailData(ctx, actor, t.Kind, orderID)
	if err != nil {
		return letter.MailContent{}, nil, err
	}
	content, faults := t.Instead(in).Render(t.Kind, data)
	return content, faults, nil
}

// emailData is what a template is tried with. Whoever names an order must be allowed
// to see it.
func (s *Service) emailData(ctx context.Context, actor domain.Actor, kind letter.MailKind, orderID *int64) (d letter.MailData, err error) {
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
		if !kind.HasOrder() {
			return d, domain.Invalid("/orderId", "Mails of this type are not about an order.")
		}
	}
	return letter.Prefill(store, s.letter.Site(store), kind, o), nil
}

// TestEmail mails a template to an address, marked as a test; nothing is sent while it
// has faults. A store sends a bounded number of them.
func (s *Service) TestEmail(ctx context.Context, actor domain.Actor, id int64, to string, orderID *int64) (letter.MailContent, []letter.TemplateFault, error) {
	t, err := s.As(actor).EmailTemplates().One(ctx, id)
	if err != nil {
		return letter.MailContent{}, nil, err
	}
	data, err := s.emailData(ctx, actor, t.Kind, orderID)
	if err != nil {
		return letter.MailContent{}, nil, err
	}
	content, faults := t.Text().Render(t.Kind, data)
	if len(faults) > 0 {
		return content, faults, nil
	}
	if err := s.DB.TakeTries(ctx, domain.ByStore(domain.TryTemplateMail, actor.StoreID)); err != nil {
		return content, nil, err
	}
	tx, store, err := s.Open(ctx, actor)
	if err != nil {
		return content, nil, err
	}
	defer tx.Rollback()
	l := t.Test(to, content, s.letter.MailHost(store))
	if err := s.letter.PutMail(ctx, tx, store, s.letter.Site(store).Account, l); err != nil {
		return content, nil, err
	}
	if err := tx.NoteEmailTest(ctx, t.ID); err != nil {
		return content, nil, err
	}
	return l.MailContent, nil, tx.Commit(ctx)
}
