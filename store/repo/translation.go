package repo

import (
	"context"
	"slices"
	"strings"

	"gorm.io/gorm"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

// MissingTranslations returns one page of the objects of a kind that have a text without a translation into a language.
func (r Reader) MissingTranslations(ctx context.Context, f catalog.MissingFilter, q domain.PageQuery) (domain.Page[catalog.MissingTranslation], error) {
	if err := r.actor.Require(f.Kind.Permission(), "To list these objects"); err != nil {
		return domain.Page[catalog.MissingTranslation]{}, err
	}
	q.Sort = "id"
	query := r.query(q, "missing translations", f)
	out := domain.Page[catalog.MissingTranslation]{Items: []catalog.MissingTranslation{}, Number: q.Number, Size: q.Size}
	err := r.much(ctx, func(g *gorm.DB) error {
		set, err := settingsOf(g)
		if err != nil {
			return err
		}
		reading := domain.NewReading(f.Language, set.DefaultLanguageCode, set.CatalogLanguage())
		if table, column := translatedName(f.Kind); table != "" {
			where, args := unnamed(column, reading)
			found, err := examined(g, query, table, where, args, func(n namedRow) int64 { return n.ID })
			listMissing(&out, found, func(n *namedRow) catalog.MissingTranslation {
				return catalog.MissingTranslation{ID: n.ID, Name: n.Name + n.DisplayName + n.FileName, Members: []string{member(f.Kind)}}
			})
			return err
		}
		if f.Kind == catalog.TranslatedSettings {
			return settingsMissing(g, &out, reading)
		}
		if f.Kind == catalog.TranslatedCollection {
			where, args := untranslated("collections", reading)
			found, err := examined(g, query, "collections", where, args, func(c catalog.Collection) int64 { return c.ID })
			listMissing(&out, found, func(c *catalog.Collection) catalog.MissingTranslation {
				return catalog.MissingTranslation{ID: c.ID, Name: c.Name, Members: c.Missing(reading)}
			})
			return err
		}
		where, args := untranslatedProducts(reading)
		found, err := examined(g, query, "products", where, args, func(p catalog.Product) int64 { return p.ID })
		if err != nil {
			return err
		}
		products := make([]*catalog.Product, len(found.Items))
		for i := range found.Items {
			products[i] = &found.Items[i]
		}
		if err := productParts(g, products); err != nil {
			return err
		}
		listMissing(&out, found, func(p *catalog.Product) catalog.MissingTranslation {
			return catalog.MissingTranslation{ID: p.ID, Name: p.Name, Members: p.Missing(reading)}
		})
		return nil
	})
	return out, err
}

// settingsMissing lists the store if its settings have texts that the reading finds only in another language.
func settingsMissing(g *gorm.DB, out *domain.Page[catalog.MissingTranslation], reading domain.Reading) error {
	store, err := take[settings.Store](g, "store", "true")
	if err != nil {
		return err
	}
	if members := store.Missing(reading); len(members) > 0 && out.Number <= 1 {
		out.Items = append(out.Items, catalog.MissingTranslation{ID: store.ID, Name: store.Name, Members: members})
		out.TotalCount = 1
	}
	return nil
}

// namedRow is a row with one translated text. One of its columns contains the name that people see.
type namedRow struct {
	ID                          int64
	Name, DisplayName, FileName string
}

// member returns the JSON field name of the text of a kind that has only one translated text.
func member(kind catalog.TranslatedKind) string {
	switch kind {
	case catalog.TranslatedTaxClass:
		return "rates"
	case catalog.TranslatedMedia:
		return "altText"
	default:
		return "name"
	}
}

// translatedName returns the table of a kind with one translated text, and the column of the text. Both are empty for
// other kinds.
func translatedName(kind catalog.TranslatedKind) (table, column string) {
	switch kind {
	case catalog.TranslatedShippingMethod:
		return "shipping_methods", "name"
	case catalog.TranslatedPlan:
		return "subscription_plans", "name"
	case catalog.TranslatedCoupon:
		return "coupons", "name"
	case catalog.TranslatedPaymentProvider:
		return "payment_providers", "display_name"
	case catalog.TranslatedAccountType:
		return "account_types", "name"
	case catalog.TranslatedTaxClass:
		return "tax_classes", "rates"
	case catalog.TranslatedMedia:
		return "media", "alt_text"
	default:
		return "", ""
	}
}

// unnamed returns the condition that the reading finds the text in a row's column only in another language.
func unnamed(column string, reading domain.Reading) (string, []any) {
	if reading.OwnMatches() {
		return "false", nil
	}
	if column == "rates" {
		return "EXISTS (SELECT FROM jsonb_array_elements(rates) r WHERE NOT EXISTS (SELECT FROM jsonb_array_elements(coalesce(r -> 'translations', '[]')) t WHERE fold(t ->> 'languageCode') = ANY(?)))", []any{languageKeys(reading.Wanted())}
	}
	return column + " <> '' AND NOT EXISTS (SELECT FROM jsonb_array_elements(translations) t WHERE fold(t ->> 'languageCode') = ANY(?))", []any{languageKeys(reading.Wanted())}
}

// mostExamined limits the rows that one page of missing translations examines. Checking the texts of one product takes
// 50 microseconds, and no index can serve the condition.
const mostExamined = 10_000

// examined returns one page of the rows of a table that meet a condition, by id. If mostExamined rows do not fill the
// page, the page is short or empty, and its cursor continues after these rows. The total is then an estimate that
// counts only these rows.
func examined[T any](g *gorm.DB, q listQuery, table, where string, args []any, id func(T) int64) (domain.Page[T], error) {
	out := domain.Page[T]{Number: q.Number, Size: q.Size, Items: []T{}}
	if err := refuseDepth(q); err != nil {
		return out, err
	}
	at, skipped := cursor{Total: -1}, max(0, q.Number-1)*q.Size
	if q.Cursor != "" {
		var err error
		if at, err = q.position(); err != nil {
			return out, err
		}
	}
	window := func(columns string) *gorm.DB {
		return clean(g).Table(table).Select(columns).Where("id > ?", at.ID).Order("id").Limit(mostExamined)
	}
	rows := func() *gorm.DB {
		return clean(g).Table("(?) AS "+table, window("*")).Where(where, args...)
	}
	if err := rows().Order("id").Offset(skipped).Limit(q.Size + 1).Find(&out.Items).Error; err != nil {
		return out, err
	}
	var last struct{ ID, N int64 }
	if err := clean(g).Table("(?) AS seen", window("id")).Select("coalesce(max(id), 0) AS id, count(*) AS n").Scan(&last).Error; err != nil {
		return out, err
	}
	more := len(out.Items) > q.Size
	switch {
	case at.Total >= 0:
		out.TotalCount = at.Total
	case !more && skipped == 0:
		out.TotalCount = int64(len(out.Items))
	default:
		if err := clean(g).Table("(?) AS counted", rows().Select("1").Limit(domain.ExactCount+1)).Count(&out.TotalCount).Error; err != nil {
			return out, err
		}
	}
	if at.Total < 0 && last.N == mostExamined { // the rows after these are not counted
		out.TotalCount = max(out.TotalCount, domain.ExactCount+1)
	}
	out.TotalIsEstimate = out.TotalCount > domain.ExactCount
	switch {
	case more:
		out.Items = out.Items[:q.Size]
		out.NextCursor = q.cursor(cursor{ID: id(out.Items[q.Size-1]), Total: out.TotalCount})
	case last.N == mostExamined:
		out.NextCursor = q.cursor(cursor{ID: last.ID, Total: out.TotalCount})
	}
	return out, nil
}

// listMissing copies a page of rows to the page of missing translations.
func listMissing[T any](out *domain.Page[catalog.MissingTranslation], found domain.Page[T], show func(*T) catalog.MissingTranslation) {
	for i := range found.Items {
		out.Items = append(out.Items, show(&found.Items[i]))
	}
	out.TotalCount, out.TotalIsEstimate, out.NextCursor = found.TotalCount, found.TotalIsEstimate, found.NextCursor
}

// untranslatedProducts implements (*Product).Missing in SQL, for products that are not archived.
func untranslatedProducts(reading domain.Reading) (string, []any) {
	where, args := untranslated("products", reading)
	if args == nil {
		return where, nil
	}
	codes := languageKeys(reading.Wanted())
	lacks := func(row string) string {
		return "NOT EXISTS (SELECT FROM jsonb_array_elements(" + row + ".translations) t WHERE fold(t ->> 'languageCode') = ANY(?))"
	}
	return `status <> 'ARCHIVED' AND (` + where + `
		OR EXISTS (SELECT FROM product_options o WHERE o.product_id = products.id AND ` + lacks("o") + `)
		OR EXISTS (SELECT FROM product_option_values o WHERE o.product_id = products.id AND ` + lacks("o") + `)
		OR EXISTS (SELECT FROM variants v WHERE v.product_id = products.id AND v.removed_on IS NULL AND ` + lacks("v") + ` AND v.name <> coalesce((
			SELECT left(string_agg(o.value, ' / ' ORDER BY chosen.place), 200) FROM jsonb_array_elements_text(v.option_value_ids) WITH ORDINALITY AS chosen (id, place)
			JOIN product_option_values o ON o.product_id = v.product_id AND o.id = chosen.id::bigint), products.name)))`, append(args, codes, codes, codes)
}

// untranslated returns the condition that a row of products or collections has a text of its own, and that the reading
// finds this text only in another language.
func untranslated(table string, reading domain.Reading) (string, []any) {
	if reading.OwnMatches() {
		return "false", nil
	}
	members := [][2]string{{"description", "->> 'description'"}, {"seo ->> 'title'", "#>> '{seo,title}'"}, {"seo ->> 'description'", "#>> '{seo,description}'"}}
	if table == "products" {
		members = append(members, [2]string{"short_description", "->> 'shortDescription'"})
	}
	lacks := []string{"NOT coalesce(bool_or(wanted), false)"}
	for _, m := range members {
		lacks = append(lacks, "("+table+"."+m[0]+" IS NOT NULL OR coalesce(bool_or(NOT wanted AND t "+m[1]+" IS NOT NULL), false)) AND NOT coalesce(bool_or(wanted AND t "+m[1]+" IS NOT NULL), false)")
	}
	return `(SELECT ` + strings.Join(lacks, " OR ") + ` FROM (SELECT t, fold(t ->> 'languageCode') = ANY(?) AS wanted
			FROM jsonb_array_elements(` + table + `.translations) t WHERE fold(t ->> 'languageCode') = ANY(?)) known)`,
		[]any{languageKeys(reading.Wanted()), languageKeys(slices.Concat(reading.Wanted(), reading.Others()))}
}

// languageKeys converts languages to the form in which conditions compare them.
func languageKeys(codes []string) any {
	keys := make([]string, len(codes))
	for i, code := range codes {
		keys[i] = domain.LanguageKey(code)
	}
	return array(keys)
}
