package scoped

import (
	"fmt"
	"reflect"

	"github.com/storeplatform/storeplatform/store/domain"
)

// Held holds the rows that a transaction may write, each with a copy of its stored values.
type Held map[*domain.Row]held

type held struct {
	entity domain.Entity
	stored reflect.Value
}

// Hold records a row and its current values as stored. The transaction must have locked, inserted or
// written the row, or must hold a lock on another row that guards it.
func (h Held) Hold(e domain.Entity) {
	h[e.Stored()] = held{e, copied(reflect.ValueOf(e).Elem())}
}

// Has reports whether the transaction may write a row.
func (h Held) Has(e domain.Entity) bool {
	_, ok := h[e.Stored()]
	return ok
}

// Stored returns a copy of a held row as it is stored. The caller must not change it.
func Stored[T any, P interface {
	*T
	domain.Entity
}](h Held, row P) *T {
	return h[row.Stored()].stored.Addr().Interface().(*T)
}

// Changed reports whether a held row differs from its stored values.
func (h Held) Changed(e domain.Entity) bool {
	return !same(h[e.Stored()].stored, reflect.ValueOf(e).Elem())
}

// AddUp updates the sums that a row stores over other rows, if it has any.
func AddUp(e domain.Entity) {
	if kept, is := e.(interface{ AddUp() }); is {
		kept.AddUp()
	}
}

// Unwritten returns an error if a changed row was not written. Without this check, a command that forgets
// to write its changes would lose them silently.
func (h Held) Unwritten() error {
	for row, kept := range h {
		AddUp(kept.entity)
		if h.Changed(kept.entity) {
			return fmt.Errorf("scoped: commit without what was changed of the %T %d", kept.entity, row.ID)
		}
	}
	return nil
}

// Differences separates rows into held rows that differ from their stored values, and new rows. It returns
// an error for an existing row that is not held.
func (h Held) Differences(rows []domain.Entity) (changed, added []domain.Entity, err error) {
	for _, e := range rows {
		switch {
		case e.Stored().ID == 0:
			added = append(added, e)
		case !h.Has(e):
			return nil, nil, fmt.Errorf("scoped: save of a %T that was not locked", e)
		case h.Changed(e):
			changed = append(changed, e)
		}
	}
	return changed, added, nil
}
