package scoped

import (
	"reflect"
	"strings"
	"sync"
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
)

var (
	momentType = reflect.TypeFor[time.Time]()
	amountType = reflect.TypeFor[domain.Amount]()
)

// opaque reports whether values of a type are compared as a whole and are never modified in place.
func opaque(t reflect.Type) bool { return t == momentType || t == amountType }

// members lists the stored fields of a struct by index. The lists are cached, because finding the fields
// takes longer than comparing them.
type members struct {
	stored []int // fields that are written to the database
	shared []int // stored fields that share mutable data with a plain copy
}

var memberCache sync.Map // the keys are of type reflect.Type

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

// unstored reports whether a field is not written to the database: data loaded with the row, child rows, and decrypted
// values.
func unstored(f reflect.StructField) bool {
	return !f.IsExported() || strings.HasPrefix(f.Tag.Get("gorm"), "-") || f.Tag.Get("json") == "-"
}

// shares reports whether a plain copy of a value of type t may share mutable data with the original.
func shares(t reflect.Type) bool {
	switch t.Kind() {
	case reflect.Pointer, reflect.Slice, reflect.Map:
		return true
	case reflect.Struct:
		return !opaque(t) && len(storedMembers(t).shared) > 0
	}
	return false
}

// copied returns a copy of a value. The stored fields of the copy share no mutable data with the original.
func copied(v reflect.Value) reflect.Value {
	out := reflect.New(v.Type()).Elem()
	out.Set(v)
	unshare(out)
	return out
}

// unshare replaces the shared parts of a plain copy with copies.
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

// same reports whether the stored fields of two values are equal. It ignores trailing zeros of amounts and treats a nil
// slice as an empty slice.
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

// valueOf reads an addressable value in place, because Interface would first copy the value.
func valueOf[T any](v reflect.Value) T {
	if v.CanAddr() {
		return *v.Addr().Interface().(*T)
	}
	return v.Interface().(T)
}
