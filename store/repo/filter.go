package repo

import (
	"reflect"
	"time"

	"gorm.io/gorm"
)

// condition is what one member of a filter asks for: SQL with a place for its value.
type condition struct {
	where string
	value any
}

// filtered narrows a list by a filter. A value that is zero or nil says nothing.
func filtered(list *gorm.DB, conditions ...condition) *gorm.DB {
	for _, c := range conditions {
		if v := reflect.ValueOf(c.value); !v.IsZero() {
			list = list.Where(c.where, reflect.Indirect(v).Interface())
		}
	}
	return list
}

// since narrows a list by when its rows were made and changed.
func since(list *gorm.DB, createdFrom, createdTo, modifiedSince *time.Time) *gorm.DB {
	return filtered(list, condition{"created_on >= ?", createdFrom}, condition{"created_on < ?", createdTo}, condition{"modified_on >= ?", modifiedSince})
}

// listOf is a JSON list of one value, for columns that have to contain it; empty
// for a value that is zero.
func listOf[T comparable](one T) string {
	if one == *new(T) {
		return ""
	}
	return jsonOf([]T{one})
}
