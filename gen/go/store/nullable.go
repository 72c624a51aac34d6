package store

import (
	"bytes"
	"encoding/json"
)

// Nullable is a field that may be absent, null or a value. Its zero value is absent. In a request, absent leaves a field
// as it is, and null clears it.
type Nullable[T any] struct {
	value   T
	present bool
	valued  bool
}

// Value returns a field with a value.
func Value[T any](value T) Nullable[T] { return Nullable[T]{value: value, present: true, valued: true} }

// Null returns a field that is null.
func Null[T any]() Nullable[T] { return Nullable[T]{present: true} }

// Get returns the value; false means that the field is absent or null.
func (n Nullable[T]) Get() (T, bool) { return n.value, n.valued }

// IsZero reports whether the field is absent.
func (n Nullable[T]) IsZero() bool { return !n.present }

// MarshalJSON writes the value or null.
func (n Nullable[T]) MarshalJSON() ([]byte, error) {
	if !n.valued {
		return []byte("null"), nil
	}
	return json.Marshal(n.value)
}

// UnmarshalJSON reads a value or null.
func (n *Nullable[T]) UnmarshalJSON(raw []byte) error {
	*n = Nullable[T]{present: true}
	if bytes.Equal(raw, []byte("null")) {
		return nil
	}
	n.valued = true
	return json.Unmarshal(raw, &n.value)
}

// Ptr returns a pointer to a value, for optional fields.
func Ptr[T any](value T) *T { return &value }
