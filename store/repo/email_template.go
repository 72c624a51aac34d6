package repo

import (
	"context"
	"strings"

	"gorm.io/gorm"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/letter"
)

var _ = guards(map[string]error{
	"email_templates_language_unique": taken("/languageCode", "The type has a template in this language."),
})

var emailTemplateSort = map[string]sortKey{
	"name":       {"lower(name)", "text"},
	"createdOn":  {"created_on", "timestamptz"},
	"modifiedOn": {"modified_on", "timestamptz"},
}

// EmailTemplates is one page of the store's templates of mails.
func (r Reader) EmailTemplates(ctx context.Context, f letter.EmailTemplateFilter, q domain.PageQuery) (out domain.Page[letter.EmailTemplate], err error) {
	err = r.list(ctx, func(g *gorm.DB) error {
		if f.Search != "" {
			g = g.Where("name ILIKE ? OR subject ILIKE ? OR is_default AND kind = ANY(?)", like(f.Search), like(f.Search), array(letter.OwnSubjectHas(f.Search)))
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
		out, err = page(g, q, emailTemplateSort, func(t letter.EmailTemplate, key string) (int64, any) {
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

// EmailTemplate is one of the store's.
func (r Reader) EmailTemplate(ctx context.Context, id int64) (t *letter.EmailTemplate, err error) {
	err = r.in(ctx, func(g *gorm.DB) error {
		t, err = take[letter.EmailTemplate](g, "e-mail template", "id = ?", id)
		return err
	})
	return t, err
}

// EmailTemplateByCommand is the template that this request has made, nil when it has
// not.
func (r Reader) EmailTemplateByCommand(ctx context.Context) (*letter.EmailTemplate, error) {
	return optional(func() (t *letter.EmailTemplate, err error) {
		err = r.in(ctx, func(g *gorm.DB) error {
			t, err = take[letter.EmailTemplate](g, "e-mail template", "command_id = ?", r.actor.CommandID)
			return err
		})
		return t, err
	}())
}

// EmailTemplatesOf are the store's templates of a kind of mail, in all languages.
func (r Reader) EmailTemplatesOf(ctx context.Context, kind letter.MailKind) (all []*letter.EmailTemplate, err error) {
	err = r.in(ctx, func(g *gorm.DB) error { return g.Where("kind = ?", kind).Order("id").Find(&all).Error })
	return all, err
}

// EmailTemplateKinds are the kinds of mail of which the store has a template in a
// language.
func (r Reader) EmailTemplateKinds(ctx context.Context, language string) (kinds map[letter.MailKind]bool, err error) {
	var rows []letter.EmailTemplate
	err = r.in(ctx, func(g *gorm.DB) error {
		return g.Select("id, kind").Where("lower(language_code) = ?", strings.ToLower(language)).Find(&rows).Error
	})
	kinds = map[letter.MailKind]bool{}
	for _, t := range rows {
		kinds[t.Kind] = true
	}
	return kinds, err
}

// LockEmailTemplate reads and holds a template.
func (tx *Tx) LockEmailTemplate(ctx context.Context, id int64) (*letter.EmailTemplate, error) {
	return lock[letter.EmailTemplate](ctx, tx, "e-mail template", "id = ?", id)
}

// FailEmailTemplate notes what a mail of a template has failed with; nil: it renders.
// That is no change of the template.
func (tx *Tx) FailEmailTemplate(ctx context.Context, id int64, why *string) error {
	return classify(tx.tx.WithContext(ctx).Exec(`UPDATE email_templates SET last_error = ?::text, last_failed_on = CASE WHEN ?::text IS NULL THEN NULL ELSE ?::timestamptz END
		WHERE id = ? AND last_error IS DISTINCT FROM ?::text`, why, why, tx.db.clock.Now(), id, why).Error)
}

// NoteEmailTest notes that a template was tested now. That is no change of it.
func (tx *Tx) NoteEmailTest(ctx context.Context, id int64) error {
	return classify(tx.tx.WithContext(ctx).Exec("UPDATE email_templates SET last_tested_on = ? WHERE id = ?", tx.db.clock.Now(), id).Error)
}
