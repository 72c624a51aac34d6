package settings

import (
	"context"
	"reflect"

	"github.com/storeplatform/storeplatform/store/command"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/document"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/repo"
)

// Printer prints document templates to check them.
type Printer interface {
	// Printable returns an error if a template cannot be printed with sample data.
	Printable(ctx context.Context, k document.Kind, source document.Source) error
}

// printable returns an error if a changed template would have a source that cannot be printed.
func (s *Service) printable(ctx context.Context, t *document.PdfTemplate, in document.PdfTemplateInput) error {
	source := t.Instead(in)
	if reflect.DeepEqual(source, t.Text()) || source.Check(t.Kind) != nil {
		return nil // the source is unchanged, or Change reports the faults
	}
	return s.Printer.Printable(ctx, t.Kind, source)
}

// CreatePdfTemplate adds a template of a document type in another language of the store.
func (s *Service) CreatePdfTemplate(ctx context.Context, actor domain.Actor, typeID int64, language string, in document.PdfTemplateInput) (*document.PdfTemplate, error) {
	if typ, ok := document.TypeByID(typeID); ok {
		if err := s.printable(ctx, &document.PdfTemplate{Kind: typ.Kind, IsDefault: true}, in); err != nil {
			return nil, err
		}
	}
	return createTemplate(ctx, s, actor, repo.Reader.PdfTemplates, func(store *settings.Store) (*document.PdfTemplate, error) {
		return document.NewPdfTemplate(store, typeID, language, in)
	})
}

// UpdatePdfTemplate changes a template. The change applies to all documents that are printed later.
func (s *Service) UpdatePdfTemplate(ctx context.Context, actor domain.Actor, id int64, expect domain.Expect, in document.PdfTemplateInput) (*document.PdfTemplate, error) {
	t, err := s.As(actor).PdfTemplates().One(ctx, id)
	if err != nil {
		return nil, err
	}
	if err := s.printable(ctx, t, in); err != nil {
		return nil, err
	}
	return s.changePdfTemplate(ctx, actor, id, expect, func(_ *settings.Store, t *document.PdfTemplate) (bool, error) { return t.Change(in) })
}

// RevertPdfTemplate resets a template to the platform's template.
func (s *Service) RevertPdfTemplate(ctx context.Context, actor domain.Actor, id int64, expect domain.Expect) (*document.PdfTemplate, error) {
	return s.changePdfTemplate(ctx, actor, id, expect, func(_ *settings.Store, t *document.PdfTemplate) (bool, error) { return t.Revert(), nil })
}

// changePdfTemplate changes a template and clears the last error of its documents.
func (s *Service) changePdfTemplate(ctx context.Context, actor domain.Actor, id int64, expect domain.Expect, change func(*settings.Store, *document.PdfTemplate) (bool, error)) (*document.PdfTemplate, error) {
	lock := func(tx *command.Tx) (*document.PdfTemplate, error) { return tx.LockPdfTemplate(ctx, id) }
	return changeTemplate(ctx, s, actor, expect, lock, change, func(tx *command.Tx, t *document.PdfTemplate) error {
		t.LastError, t.LastFailedOn = nil, nil
		return tx.FailPdfTemplate(ctx, t.ID, nil)
	})
}
