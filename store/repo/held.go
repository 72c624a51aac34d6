package repo

import (
	"fmt"
	"reflect"
	"strings"
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
)

// held is a row that a transaction holds, and a copy of what is stored of it.
type held struct {
	entity domain.Entity
	stored reflect.Value
}

// hold remembers a row that the transaction has locked, inserted or written, or
// that a lock on another row guards, as it is now.
func (tx *Tx) hold(e domain.Entity) {
	tx.held[e.Stored()] = held{e, copied(reflect.ValueOf(e).Elem())}
	tx.watch(e)
}

// holds tells whether the transaction may write a row.
func (tx *Tx) holds(e domain.Entity) bool {
	_, ok := tx.held[e.Stored()]
	return ok
}

// changed tells whether a row is different from what is stored of it.
func (tx *Tx) changed(e domain.Entity) bool {
	return !same(tx.held[e.Stored()].stored, reflect.ValueOf(e).Elem())
}

// unwritten names a row that was changed and not written; nil without one. A
// command that forgets to write what its rule changed would lose it silently.
func (tx *Tx) unwritten() error {
	for row, h := range tx.held {
		if tx.changed(h.entity) {
			return fmt.Errorf("repo: commit without what was changed of the %T %d", h.entity, row.ID)
		}
	}
	return nil
}

// differences sorts rows out: held ones that are different from what is stored of
// them, and those that are new.
func (tx *Tx) differences(rows []domain.Entity) (changed, added []domain.Entity, err error) {
	for _, e := range rows {
		switch {
		case e.Stored().ID == 0:
			added = append(added, e)
		case !tx.holds(e):
			return nil, nil, fmt.Errorf("repo: save of a %T that was not locked", e)
		case tx.changed(e):
			changed = append(changed, e)
		}
	}
	return changed, added, nil
}

var (
	momentType = reflect.TypeFor[time.Time]()
	amountType = reflect.TypeFor[domain.Amount]()
)

// opaque are values that are compared whole, and that nothing can change in place.
func opaque(t reflect.Type) bool { return t == momentType || t == amountType }

// unstored tells whether a member is not written: what is loaded beside a row,
// its children, and what was opened of a sealed value.
func unstored(f reflect.StructField) bool {
	return !f.IsExported() || strings.HasPrefix(f.Tag.Get("gorm"), "-") || f.Tag.Get("json") == "-"
}

// copied is a copy of a value that shares nothing with it which can change.
func copied(v reflect.Value) reflect.Value {
	out := reflect.New(v.Type()).Elem()
	switch {
	case opaque(v.Type()):
		out.Set(v)
	case v.Kind() == reflect.Pointer && !v.IsNil():
		to := reflect.New(v.Type().Elem())
		to.Elem().Set(copied(v.Elem()))
		out.Set(to)
	case v.Kind() == reflect.Slice && !v.IsNil():
		out.Set(reflect.MakeSlice(v.Type(), v.Len(), v.Len()))
		for i := range v.Len() {
			out.Index(i).Set(copied(v.Index(i)))
		}
	case v.Kind() == reflect.Map && !v.IsNil():
		out.Set(reflect.MakeMapWithSize(v.Type(), v.Len()))
		for at := v.MapRange(); at.Next(); {
			out.SetMapIndex(at.Key(), copied(at.Value()))
		}
	case v.Kind() == reflect.Struct:
		for i := range v.NumField() {
			if !unstored(v.Type().Field(i)) {
				out.Field(i).Set(copied(v.Field(i)))
			}
		}
	default:
		out.Set(v)
	}
	return out
}

// same compares what is stored of two values. An amount is the same with other
// digits, and nothing is the same as an empty list of it.
func same(a, b reflect.Value) bool {
	switch {
	case a.Type() == momentType:
		return a.Interface().(time.Time).Equal(b.Interface().(time.Time))
	case a.Type() == amountType:
		return a.Interface().(domain.Amount).Equal(b.Interface().(domain.Amount))
	}
	switch a.Kind() {
	case reflect.Pointer:
		return a.IsNil() == b.IsNil() && (a.IsNil() || same(a.Elem(), b.Elem()))
	case reflect.Slice:
		if a.Len() != b.Len() {
			return false
		}
		for i := range a.Len() {
			if !same(a.Index(i), b.Index(i)) {
				return false
			}
		}
		return true
	case reflect.Struct:
		for i := range a.NumField() {
			if !unstored(a.Type().Field(i)) && !same(a.Field(i), b.Field(i)) {
				return false
			}
		}
		return true
	}
	return reflect.DeepEqual(a.Interface(), b.Interface())
}
