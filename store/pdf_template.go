package store

import (
	"context"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/document"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

// addPdfTemplates gives a store a template of each type in its own language, where
// there is none.
func (t *tx) addPdfTemplates(ctx context.Context, store *settings.Store) error {
	has, err := t.PdfTemplateKinds(ctx, store.Settings.DefaultLanguageCode)
	if err != nil {
		return err
	}
	var missing []domain.Entity
	for _, template := range document.OwnPdfTemplates(store) {
		if !has[template.Kind] {
			missing = append(missing, template)
		}
	}
	return t.Insert(ctx, missing...)
}

// CreatePdfTemplate adds the template of a type in another language of the store.
func (s *Service) CreatePdfTemplate(ctx context.Context, actor domain.Actor, typeID int64, language string, in document.PdfTemplateInput) (*document.PdfTemplate, error) {
	tx, err := s.begin(ctx, actor)
	if err != nil {
		return nil, err
	}
	defer tx.Rollback()
	if done, err := tx.PdfTemplateByCommand(ctx); err != nil || done != nil {
		return done, err
	}
	store, err := tx.Store(ctx)
	if err != nil {
		return nil, err
	}
	template, err := document.NewPdfTemplate(store, typeID, language, in)
	if err != nil {
		return nil, err
	}
	template.CommandID = &actor.CommandID
	if err := tx.Insert(ctx, template); err != nil {
		return nil, err
	}
	return template, tx.Commit(ctx)
}

// UpdatePdfTemplate changes a template, for every document that is printed from now on.
func (s *Service) UpdatePdfTemplate(ctx context.Context, actor domain.Actor, id int64, expect domain.Expect, in document.PdfTemplateInput) (*document.PdfTemplate, error) {
	return s.changePdfTemplate(ctx, actor, id, expect, func(t *document.PdfTemplate) (bool, error) { return t.Change(in) })
}

// RevertPdfTemplate makes a template the platform's own again.
func (s *Service) RevertPdfTemplate(ctx context.Context, actor domain.Actor, id int64, expect domain.Expect) (*document.PdfTemplate, error) {
	return s.changePdfTemplate(ctx, actor, id, expect, func(t *document.PdfTemplate) (bool, error) { return t.Revert(), nil })
}

func (s *Service) changePdfTemplate(ctx context.Context, actor domain.Actor, id int64, expect domain.Expect, change func(*document.PdfTemplate) (bool, error)) (*document.PdfTemplate, error) {
	tx, err := s.begin(ctx, actor)
	if err != nil {
		return nil, err
	}
	defer tx.Rollback()
	t, err := tx.LockPdfTemplate(ctx, id)
	if err != nil || t.CommandID != nil && *t.CommandID == actor.CommandID {
		return t, err
	}
	if err := expect.Check(&t.Row); err != nil {
		return nil, err
	}
	changed, err := change(t)
	if err != nil || !changed {
		return t, err
	}
	t.CommandID = &actor.CommandID
	if err := tx.Update(ctx, t); err != nil {
		return nil, err
	}
	return t, tx.Commit(ctx)
}
