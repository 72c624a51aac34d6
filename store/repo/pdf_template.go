package repo

import (
	"context"
	"strings"

	"gorm.io/gorm"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/document"
)

var _ = guards(map[string]error{
	"pdf_templates_language_unique": taken("/languageCode", "The type has a template in this language."),
})

var pdfTemplateSort = map[string]sortKey{
	"name":       {"lower(name)", "text"},
	"createdOn":  {"created_on", "timestamptz"},
	"modifiedOn": {"modified_on", "timestamptz"},
}

// PdfTemplates is one page of the store's templates of documents.
func (r Reader) PdfTemplates(ctx context.Context, f document.PdfTemplateFilter, q domain.PageQuery) (out domain.Page[*document.PdfTemplate], err error) {
	err = r.list(ctx, func(g *gorm.DB) error {
		if f.Search != "" {
			g = g.Where("name ILIKE ?", like(f.Search))
		}
		languages := make([]string, len(f.Languages))
		for i, code := range f.Languages {
			languages[i] = strings.ToLower(code)
		}
		g = filtered(g, condition{"is_active = ?", f.IsActive})
		if f.Kinds != nil {
			g = g.Where("kind = ANY(?)", array(f.Kinds))
		}
		if len(languages) > 0 {
			g = g.Where("lower(language_code) = ANY(?)", array(languages))
		}
		out, err = page(g, q, pdfTemplateSort, func(t *document.PdfTemplate, key string) (int64, any) {
			switch key {
			case "createdOn":
				return t.ID, t.CreatedOn
			case "modifiedOn":
				return t.ID, t.ModifiedOn
			}
			return t.ID, strings.ToLower(t.Name)
		})
		return err
	})
	return out, err
}

// PdfTemplate is one of the store's.
func (r Reader) PdfTemplate(ctx context.Context, id int64) (t *document.PdfTemplate, err error) {
	err = r.in(ctx, func(g *gorm.DB) error {
		t, err = take[document.PdfTemplate](g, "PDF template", "id = ?", id)
		return err
	})
	return t, err
}

// PdfTemplateByCommand is the template that this request has made, nil when it has
// not.
func (r Reader) PdfTemplateByCommand(ctx context.Context) (*document.PdfTemplate, error) {
	return optional(func() (t *document.PdfTemplate, err error) {
		err = r.in(ctx, func(g *gorm.DB) error {
			t, err = take[document.PdfTemplate](g, "PDF template", "command_id = ?", r.actor.CommandID)
			return err
		})
		return t, err
	}())
}

// PdfTemplatesOf are the store's templates of a kind of document, in all languages.
func (r Reader) PdfTemplatesOf(ctx context.Context, kind document.Kind) (all []*document.PdfTemplate, err error) {
	err = r.in(ctx, func(g *gorm.DB) error { return g.Where("kind = ?", kind).Order("id").Find(&all).Error })
	return all, err
}

// PdfTemplateKinds are the kinds of documents of which the store has a template in a
// language.
func (r Reader) PdfTemplateKinds(ctx context.Context, language string) (kinds map[document.Kind]bool, err error) {
	var rows []document.PdfTemplate
	err = r.in(ctx, func(g *gorm.DB) error {
		return g.Select("id, kind").Where("lower(language_code) = ?", strings.ToLower(language)).Find(&rows).Error
	})
	kinds = map[document.Kind]bool{}
	for _, t := range rows {
		kinds[t.Kind] = true
	}
	return kinds, err
}

// LockPdfTemplate reads and holds a template.
func (tx *Tx) LockPdfTemplate(ctx context.Context, id int64) (*document.PdfTemplate, error) {
	return lock[document.PdfTemplate](ctx, tx, "PDF template", "id = ?", id)
}
