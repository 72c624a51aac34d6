package repo

import (
	"reflect"
	"strings"
	"time"

	"gorm.io/gorm"

	"github.com/storeplatform/storeplatform/store/domain"
)

// condition is one field of a filter: SQL with a placeholder for the field's value.
type condition struct {
	where string
	value any
}

// filtered restricts a list by conditions. It ignores conditions whose value is zero or nil.
func filtered(list *gorm.DB, conditions ...condition) *gorm.DB {
	for _, c := range conditions {
		if v := reflect.ValueOf(c.value); !v.IsZero() {
			list = list.Where(c.where, reflect.Indirect(v).Interface())
		}
	}
	return list
}

// since restricts a list by the creation and change times of its rows; a nil time means no limit. createdTo is
// exclusive.
func since(list *gorm.DB, createdFrom, createdTo, modifiedSince *time.Time) *gorm.DB {
	return filtered(list, condition{"created_on >= ?", createdFrom}, condition{"created_on < ?", createdTo}, condition{"modified_on >= ?", modifiedSince})
}

// containing restricts a list to rows whose JSON list in column contains any of the values. Empty values mean no limit.
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

// carrying restricts a list to rows that have all of the custom fields.
func carrying(list *gorm.DB, column string, fields []domain.CustomFieldFilter) *gorm.DB {
	for _, f := range fields {
		list = list.Where(column+" @> ?::jsonb", jsonOf([]domain.CustomFieldFilter{f}))
	}
	return list
}
