package settings

import (
	"context"

	"github.com/storeplatform/storeplatform/store/command"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/document"
	"github.com/storeplatform/storeplatform/store/domain/letter"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/repo"
)

// template is a store's template of a mail or a document.
type template[T any, K ~string] interface {
	*T
	domain.Entity
	Head() domain.TemplateHead[K]
}

// addOwnTemplates adds the platform's templates of mails and documents in the store's default language, unless the
// store has them. The last parameter is the former default language; empty means none.
func addOwnTemplates(ctx context.Context, t *command.Tx, store *settings.Store, was string) error {
	if err := addTemplates(ctx, t, store, was, t.EmailTemplates(), t.LockEmailTemplate, letter.OwnEmailTemplates(store)); err != nil {
		return err
	}
	return addTemplates(ctx, t, store, was, t.PdfTemplates(), t.LockPdfTemplate, document.OwnPdfTemplates(store))
}

// addTemplates adds the platform's templates in own, except for kinds for which the store already has a template in its
// default language. A new template is active if the template in the old default language is active, because a change of
// languages must not change which mails the store sends.
func addTemplates[T any, K ~string, P template[T, K]](ctx context.Context, t *command.Tx, store *settings.Store, was string,
	there repo.Templates[T, K], lock func(context.Context, int64) (*T, error), own []P,
) error {
	has, err := there.In(ctx, store.Settings.DefaultLanguageCode)
	if err != nil {
		return err
	}
	former := map[K]*T{}
	if was != "" {
		if former, err = there.In(ctx, was); err != nil {
			return err
		}
	}
	var missing, changed []domain.Entity
	for _, template := range own {
		kind, existing := template.Head().Kind, has[template.Head().Kind]
		active := *template.Head().Active
		if f := P(former[kind]); f != nil {
			active = *f.Head().Active
		}
		switch {
		case existing == nil:
			*template.Head().Active = active
			missing = append(missing, template)
		case was != "" && *P(existing).Head().Active != active:
			locked, err := lock(ctx, P(existing).Head().ID)
			if err != nil {
				return err
			}
			*P(locked).Head().Active = active
			changed = append(changed, P(locked))
		}
	}
	if err := t.Insert(ctx, missing...); err != nil {
		return err
	}
	return t.Update(ctx, changed...)
}

// createTemplate adds the template that rule returns. A retry of the same request returns the result of the first run.
func createTemplate[T any, K ~string, P template[T, K]](ctx context.Context, s *Service, actor domain.Actor, of func(repo.Reader) repo.Templates[T, K], rule func(*settings.Store) (P, error)) (P, error) {
	tx, err := s.Begin(ctx, actor)
	if err != nil {
		return nil, err
	}
	defer tx.Rollback()
	if done, err := of(tx.Reader).ByCommand(ctx); err != nil || done != nil {
		return done, err
	}
	store, err := tx.Store(ctx)
	if err != nil {
		return nil, err
	}
	template, err := rule(store)
	if err != nil {
		return nil, err
	}
	*template.Head().Command = &actor.CommandID
	if err := tx.Insert(ctx, template); err != nil {
		return nil, err
	}
	return template, tx.Commit(ctx)
}

// changeTemplate calls change for a locked template. If change reports that it changed the template, changeTemplate
// then calls changed. A retry of the same request has no effect.
func changeTemplate[T any, K ~string, P template[T, K]](ctx context.Context, s *Service, actor domain.Actor, expect domain.Expect,
	lock func(*command.Tx) (P, error), change func(*settings.Store, P) (bool, error), changed func(*command.Tx, P) error,
) (P, error) {
	tx, store, err := s.Open(ctx, actor)
	if err != nil {
		return nil, err
	}
	defer tx.Rollback()
	t, err := lock(tx)
	if err != nil {
		return nil, err
	}
	head := t.Head()
	if last := *head.Command; last != nil && *last == actor.CommandID {
		return t, nil
	}
	if err := expect.Check(head.Row); err != nil {
		return nil, err
	}
	if did, err := change(store, t); err != nil || !did {
		return t, err
	}
	*head.Command = &actor.CommandID
	if err := tx.Update(ctx, t); err != nil {
		return nil, err
	}
	if err := changed(tx, t); err != nil {
		return nil, err
	}
	return t, tx.Commit(ctx)
}
