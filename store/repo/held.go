package repo

import (
	"fmt"
	"reflect"
	"strings"
	"sync"
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

// addUp brings what a row keeps of others up to date with them.
func addUp(e domain.Entity) {
	if kept, is := e.(interface{ AddUp() }); is {
		kept.AddUp()
	}
}

// unwritten names a row that was changed and not written; nil without one. A
// command that forgets to write what its rule changed would lose it silently.
func (tx *Tx) unwritten() error {
	for row, h := range tx.held {
		addUp(h.entity)
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

// members are those of a struct that count. Finding them out takes longer than
// comparing them.
type members struct {
	stored []int // those that are written
	shared []int // of these, those of which a plain copy would share what can change
}

var memberCache sync.Map // by reflect.Type

func storedMembers(t reflect.Type) *members {
	if known, ok := memberCache.Load(t); ok {
		return known.(*members)
	}
	m := &members{}
	for i := range t.NumField() {
		if f := t.Field(i); !unstored(f) {
			m.stored = append(m.stored, i)
			if shares(f.Type) {
				m.shared = append(m.shared, i)
			}
		}
	}
	memberCache.Store(t, m)
	return m
}

// unstored tells whether a member is not written: what is loaded beside a row,
// its children, and what was opened of a sealed value.
func unstored(f reflect.StructField) bool {
	return !f.IsExported() || strings.HasPrefix(f.Tag.Get("gorm"), "-") || f.Tag.Get("json") == "-"
}

// shares tells whether a plain copy of a value may share what can change with it.
func shares(t reflect.Type) bool {
	switch t.Kind() {
	case reflect.Pointer, reflect.Slice, reflect.Map:
		return true
	case reflect.Struct:
		return !opaque(t) && len(storedMembers(t).shared) > 0
	}
	return false
}

// copied is a copy of a value, in which what is stored is shared with nothing
// that can change.
func copied(v reflect.Value) reflect.Value {
	out := reflect.New(v.Type()).Elem()
	out.Set(v)
	unshare(out)
	return out
}

// unshare gives a plain copy parts of its own.
func unshare(v reflect.Value) {
	if !shares(v.Type()) {
		return
	}
	switch {
	case v.Kind() == reflect.Struct:
		for _, i := range storedMembers(v.Type()).shared {
			unshare(v.Field(i))
		}
	case v.IsNil():
	case v.Kind() == reflect.Pointer:
		v.Set(copied(v.Elem()).Addr())
	case v.Kind() == reflect.Slice:
		own := reflect.MakeSlice(v.Type(), v.Len(), v.Len())
		reflect.Copy(own, v)
		v.Set(own)
		for i := range v.Len() {
			unshare(v.Index(i))
		}
	case v.Kind() == reflect.Map:
		own := reflect.MakeMapWithSize(v.Type(), v.Len())
		for at := v.MapRange(); at.Next(); {
			own.SetMapIndex(at.Key(), copied(at.Value()))
		}
		v.Set(own)
	}
}

// same compares what is stored of two values. An amount is the same with other
// digits, and nothing is the same as an empty list of it.
func same(a, b reflect.Value) bool {
	switch a.Type() {
	case momentType:
		return valueOf[time.Time](a).Equal(valueOf[time.Time](b))
	case amountType:
		return valueOf[domain.Amount](a).Equal(valueOf[domain.Amount](b))
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
		for _, i := range storedMembers(a.Type()).stored {
			if !same(a.Field(i), b.Field(i)) {
				return false
			}
		}
		return true
	case reflect.Map, reflect.Interface, reflect.Array:
		return reflect.DeepEqual(a.Interface(), b.Interface())
	}
	return a.Equal(b)
}

// valueOf reads a value where it lies; Interface would copy it first.
func valueOf[T any](v reflect.Value) T {
	if v.CanAddr() {
		return *v.Addr().Interface().(*T)
	}
	return v.Interface().(T)
}
