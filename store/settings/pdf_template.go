package settings

import (
	"context"

	"github.com/storeplatform/storeplatform/store/command"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/document"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/repo"
)

// CreatePdfTemplate adds a template of a document type in another language of the store.
func (s *Service) CreatePdfTemplate(ctx context.Context, actor domain.Actor, typeID int64, language string, in document.PdfTemplateInput) (*document.PdfTemplate, error) {
	return createTemplate(ctx, s, actor, repo.Reader.PdfTemplates, func(store *settings.Store) (*document.PdfTemplate, error) {
		return document.NewPdfTemplate(store, typeID, language, in)
	})
}

// UpdatePdfTemplate changes a template for all documents that are printed from now on.
func (s *Service) UpdatePdfTemplate(ctx context.Context, actor domain.Actor, id int64, expect domain.Expect, in document.PdfTemplateInput) (*document.PdfTemplate, error) {
	return s.changePdfTemplate(ctx, actor, id, expect, func(_ *settings.Store, t *document.PdfTemplate) (bool, error) { return t.Change(in) })
}

// RevertPdfTemplate resets a template to the platform's own.
func (s *Service) RevertPdfTemplate(ctx context.Context, actor domain.Actor, id int64, expect domain.Expect) (*document.PdfTemplate, error) {
	return s.changePdfTemplate(ctx, actor, id, expect, func(_ *settings.Store, t *document.PdfTemplate) (bool, error) { return t.Revert(), nil })
}

func (s *Service) changePdfTemplate(ctx context.Context, actor domain.Actor, id int64, expect domain.Expect, change func(*settings.Store, *document.PdfTemplate) (bool, error)) (*document.PdfTemplate, error) {
	lock := func(tx *command.Tx) (*document.PdfTemplate, error) { return tx.LockPdfTemplate(ctx, id) }
	return changeTemplate(ctx, s, actor, expect, lock, change, func(*command.Tx, *document.PdfTemplate) error { return nil })
}
