package repo

import (
	"context"

	"gorm.io/gorm"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/document"
	"github.com/storeplatform/storeplatform/store/domain/letter"
	"github.com/storeplatform/storeplatform/store/scoped"
)

var _ = guards(map[string]error{
	"email_templates_language_unique": taken("/languageCode", "The type has a template in this language."),
	"pdf_templates_language_unique":   taken("/languageCode", "The type has a template in this language."),
})

// Templates reads a store's own templates of mails or of documents. A store has at most one template per kind and
// language.
type Templates[T any, K ~string] struct {
	r      Reader
	what   string
	search func(g *gorm.DB, text string) *gorm.DB
	head   func(*T) domain.TemplateHead[K]
}

// EmailTemplates returns the reader of the store's mail templates.
func (r Reader) EmailTemplates() Templates[letter.EmailTemplate, letter.MailKind] {
	return Templates[letter.EmailTemplate, letter.MailKind]{r, "e-mail template", func(g *gorm.DB, text string) *gorm.DB {
		where, args := hasWords(`fold_search(concat_ws(E'\n', name, subject))`, text)
		const language = "split_part(language_code, '-', 1)"
		for _, code := range letter.Languages[1:] {
			where += " OR is_default AND kind = ANY(?) AND " + language + " = ?"
			args = append(args, array(letter.OwnSubjectHas(code, text)), code)
		}
		return g.Where(where+" OR is_default AND kind = ANY(?) AND "+language+" <> ALL(?)", append(args, array(letter.OwnSubjectHas("en", text)), array(letter.Languages[1:]))...)
	}, (*letter.EmailTemplate).Head}
}

// PdfTemplates returns the reader of the store's document templates.
func (r Reader) PdfTemplates() Templates[document.PdfTemplate, document.Kind] {
	return Templates[document.PdfTemplate, document.Kind]{r, "PDF template", func(g *gorm.DB, text string) *gorm.DB {
		where, args := hasWords("fold_search(name)", text)
		return g.Where(where, args...)
	}, (*document.PdfTemplate).Head}
}

var templateSort = map[string]sortKey{
	"name":       {column: byName, cast: "text"},
	"createdOn":  {column: "created_on", cast: "timestamptz"},
	"modifiedOn": {column: "modified_on", cast: "timestamptz"},
}

// Page returns one page of the templates that match a filter.
func (t Templates[T, K]) Page(ctx context.Context, f domain.TemplateFilter[K], q domain.PageQuery) (out domain.Page[*T], err error) {
	err = t.r.list(ctx, func(g *gorm.DB) error {
		if f.Search != "" {
			g = t.search(g, f.Search)
		}
		g = filtered(g, condition{"is_active = ?", f.IsActive})
		if f.Kinds != nil {
			g = g.Where("kind = ANY(?)", array(f.Kinds))
		}
		if len(f.Languages) > 0 {
			g = g.Where("fold(language_code) = ANY(?)", array(domain.FoldAll(f.Languages)))
		}
		out, err = page(g, t.r.query(q, t.what, f), templateSort, func(row *T, key string) (int64, any) {
			head := t.head(row)
			switch key {
			case "createdOn":
				return head.ID, head.CreatedOn
			case "modifiedOn":
				return head.ID, head.ModifiedOn
			}
			return head.ID, head.Name
		})
		return err
	})
	return out, err
}

// One returns the store's template with an id.
func (t Templates[T, K]) One(ctx context.Context, id int64) (*T, error) {
	return t.take(ctx, "id = ?", id)
}

// ByCommand returns the template that this request has created or changed; nil means none yet.
func (t Templates[T, K]) ByCommand(ctx context.Context) (*T, error) {
	return optional(t.take(ctx, "command_id = ?", t.r.actor.CommandID))
}

func (t Templates[T, K]) take(ctx context.Context, where string, arg any) (row *T, err error) {
	err = t.r.in(ctx, func(g *gorm.DB) error {
		row, err = take[T](g, t.what, where, arg)
		return err
	})
	return row, err
}

// Of returns the templates of a kind, in all languages.
func (t Templates[T, K]) Of(ctx context.Context, kind K) (all []*T, err error) {
	err = t.r.in(ctx, func(g *gorm.DB) error {
		all, err = scoped.CachedList(g, t.what+" "+string(kind), func(all *[]*T) error { return g.Where("kind = ?", kind).Order("id").Find(all).Error })
		return err
	})
	return all, err
}

// In returns the templates in a language, by kind. It ignores the letter case of language.
func (t Templates[T, K]) In(ctx context.Context, language string) (kinds map[K]*T, err error) {
	var rows []*T
	err = t.r.in(ctx, func(g *gorm.DB) error {
		return g.Where("fold(language_code) = ?", domain.Fold(language)).Find(&rows).Error
	})
	kinds = map[K]*T{}
	for _, row := range rows {
		kinds[t.head(row).Kind] = row
	}
	return kinds, err
}

// LockEmailTemplate reads and locks a mail template.
func (tx *Tx) LockEmailTemplate(ctx context.Context, id int64) (*letter.EmailTemplate, error) {
	return lock[letter.EmailTemplate](ctx, tx, "e-mail template", "id = ?", id)
}

// LockPdfTemplate reads and locks a document template.
func (tx *Tx) LockPdfTemplate(ctx context.Context, id int64) (*document.PdfTemplate, error) {
	return lock[document.PdfTemplate](ctx, tx, "PDF template", "id = ?", id)
}

// FailEmailTemplate stores the error of a mail template; nil means that no error has occurred since the template's
// latest change. The template's version does not change.
func (tx *Tx) FailEmailTemplate(ctx context.Context, id int64, why *string) error {
	return tx.failTemplate(ctx, "email_templates", id, why)
}

// FailPdfTemplate is like FailEmailTemplate for a document template.
func (tx *Tx) FailPdfTemplate(ctx context.Context, id int64, why *string) error {
	return tx.failTemplate(ctx, "pdf_templates", id, why)
}

func (tx *Tx) failTemplate(ctx context.Context, table string, id int64, why *string) error {
	return classify(tx.on(ctx).Exec(`UPDATE `+table+` SET last_error = ?::text, last_failed_on = CASE WHEN ?::text IS NULL THEN NULL ELSE ?::timestamptz END
		WHERE id = ? AND last_error IS DISTINCT FROM ?::text`, why, why, tx.db.clock.Now(), id, why).Error)
}

// NoteEmailTest records that a template was tested now. The template's version does not change.
func (tx *Tx) NoteEmailTest(ctx context.Context, id int64) error {
	return classify(tx.on(ctx).Exec("UPDATE email_templates SET last_tested_on = ? WHERE id = ?", tx.db.clock.Now(), id).Error)
}
