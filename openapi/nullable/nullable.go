// Package nullable contains the Go type of the contract's nullable fields. Generated code uses it
// instead of github.com/oapi-codegen/nullable. That package has the same names, but keeps each value
// in a separate map. Measured for a list of 50 orders, these maps took a quarter of the response's memory.
package nullable

import (
	"bytes"
	"encoding/json"
	"errors"
)

// Nullable is a field that has a value, is null, or is absent. The zero value means absent. An optional
// field has omitzero in its tag.
type Nullable[T any] struct {
	value T
	state state
}

type state byte

const (
	unspecified state = iota
	null
	specified
)

// NewNullableWithValue returns a field with a value.
func NewNullableWithValue[T any](v T) Nullable[T] { return Nullable[T]{value: v, state: specified} }

// NewNullNullable returns a field that is null.
func NewNullNullable[T any]() Nullable[T] { return Nullable[T]{state: null} }

// Get returns the value, or an error if the field has no value.
func (n Nullable[T]) Get() (T, error) {
	switch n.state {
	case null:
		return n.value, errors.New("value is null")
	case unspecified:
		return n.value, errors.New("value is not specified")
	case specified:
	}
	return n.value, nil
}

// MustGet returns the value, and panics if the field has no value.
func (n Nullable[T]) MustGet() T {
	v, err := n.Get()
	if err != nil {
		panic(err)
	}
	return v
}

// Set sets the field to a value.
func (n *Nullable[T]) Set(v T) { *n = NewNullableWithValue(v) }

// SetNull sets the field to null.
func (n *Nullable[T]) SetNull() { *n = NewNullNullable[T]() }

// SetUnspecified makes the field absent.
func (n *Nullable[T]) SetUnspecified() { *n = Nullable[T]{} }

// IsNull reports whether the field is null.
func (n Nullable[T]) IsNull() bool { return n.state == null }

// IsSpecified reports whether the field is present, with a value or null.
func (n Nullable[T]) IsSpecified() bool { return n.state != unspecified }

// IsZero reports whether the field is absent. The omitzero option calls it.
func (n Nullable[T]) IsZero() bool { return n.state == unspecified }

var nothing = []byte("null")

// MarshalJSON writes the value, or null. An absent field without omitzero is written as the zero value.
func (n Nullable[T]) MarshalJSON() ([]byte, error) {
	if n.state == null {
		return nothing, nil
	}
	if v, ok := any(n.value).(json.Marshaler); ok {
		return v.MarshalJSON()
	}
	return json.Marshal(n.value)
}

// UnmarshalJSON reads a value, or null.
func (n *Nullable[T]) UnmarshalJSON(raw []byte) error {
	if bytes.Equal(raw, nothing) {
		n.SetNull()
		return nil
	}
	var v T
	if err := json.Unmarshal(raw, &v); err != nil {
		return err
	}
	n.Set(v)
	return nil
}
