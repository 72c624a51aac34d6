package repo

import (
	"reflect"
	"strings"
	"time"

	"gorm.io/gorm"

	"github.com/storeplatform/storeplatform/store/domain"
)

// condition is one field of a filter: SQL with a placeholder for its value.
type condition struct {
	where string
	value any
}

// filtered narrows a list by conditions. It ignores conditions whose value is zero or nil.
func filtered(list *gorm.DB, conditions ...condition) *gorm.DB {
	for _, c := range conditions {
		if v := reflect.ValueOf(c.value); !v.IsZero() {
			list = list.Where(c.where, reflect.Indirect(v).Interface())
		}
	}
	return list
}

// since narrows a list by the creation and change times of its rows. nil means no limit; createdTo
// is exclusive.
func since(list *gorm.DB, createdFrom, createdTo, modifiedSince *time.Time) *gorm.DB {
	return filtered(list, condition{"created_on >= ?", createdFrom}, condition{"created_on < ?", createdTo}, condition{"modified_on >= ?", modifiedSince})
}

// containing narrows a list to rows whose JSON list in column contains any of the values. No values
// means no limit.
func containing[T any](list *gorm.DB, column string, values []T) *gorm.DB {
	if len(values) == 0 {
		return list
	}
	parts, args := make([]string, len(values)), make([]any, len(values))
	for i, v := range values {
		parts[i], args[i] = column+" @> ?::jsonb", jsonOf([]T{v})
	}
	return list.Where("("+strings.Join(parts, " OR ")+")", args...)
}

// carrying narrows a list to rows with all of the custom fields.
func carrying(list *gorm.DB, column string, fields []domain.CustomFieldFilter) *gorm.DB {
	for _, f := range fields {
		list = list.Where(column+" @> ?::jsonb", jsonOf([]domain.CustomFieldFilter{f}))
	}
	return list
}

// labels are the filter's conditions on JSON lists of a row: any of the tags and all of the custom
// fields.
type labels struct {
	table  string
	tags   []string
	fields []domain.CustomFieldFilter
}

// none reports whether the filter asks for no tags and no custom fields.
func (l labels) none() bool { return len(l.tags)+len(l.fields) == 0 }

// find looks up the rows of a store that match the labels. It returns one list of ids for the tags
// and one for each custom field, and no list for a condition that too many rows meet for a lookup.
func (l labels) find(g *gorm.DB, storeID int64, addedUp bool) (found [][]int64, err error) {
	ask := func(where string, values []string) error {
		ids := []int64{}
		for _, v := range values {
			some, complete, err := lookup{table: l.table, column: "id", where: where, values: []any{v}}.ids(g, storeID, addedUp)
			if err != nil || !complete {
				return err
			}
			ids = append(ids, some...)
		}
		found = append(found, ids)
		return nil
	}
	// Few rows have tags or custom fields, and the indexes of orders cover only those.
	if len(l.tags) > 0 {
		if err := ask("tags <> '[]' AND tags @> jsonb_build_array(?::text)", l.tags); err != nil {
			return nil, err
		}
	}
	for _, f := range l.fields {
		if err := ask("custom_fields <> '[]' AND custom_fields @> ?::jsonb", []string{jsonOf([]domain.CustomFieldFilter{f})}); err != nil {
			return nil, err
		}
	}
	return found, nil
}

// narrow keeps the rows of a list that match the labels. found is the result of find.
func (l labels) narrow(list *gorm.DB, found [][]int64) *gorm.DB {
	for _, ids := range found {
		list = list.Where(l.table+".id = ANY(?)", array(ids))
	}
	return carrying(containing(list, l.table+".tags", l.tags), l.table+".custom_fields", l.fields)
}
