package scoped

import (
	"context"
	"fmt"
	"reflect"
	"slices"
	"sync"

	"gorm.io/gorm"
	"gorm.io/gorm/clause"
	"gorm.io/gorm/schema"

	"github.com/storeplatform/storeplatform/store/domain"
)

// Held contains the rows that a transaction may write, each with a copy of its stored values.
type Held map[*domain.Row]held

type held struct {
	entity domain.Entity
	stored reflect.Value
}

// Hold records that the transaction may write a row, and takes the row's current values as the stored values. The
// transaction must have locked, inserted or written the row, or must have locked another row that guards this row.
func (h Held) Hold(e domain.Entity) {
	h[e.Stored()] = held{e, copied(reflect.ValueOf(e).Elem())}
}

// Has reports whether the transaction may write a row.
func (h Held) Has(e domain.Entity) bool {
	_, ok := h[e.Stored()]
	return ok
}

// Stored returns the copy that Hold made of a row's stored state. The caller must not change this copy.
func Stored[T any, P interface {
	*T
	domain.Entity
}](h Held, row P) *T {
	return h[row.Stored()].stored.Addr().Interface().(*T)
}

// Changed reports whether a row differs from its stored values. The row must have been passed to Hold.
func (h Held) Changed(e domain.Entity) bool {
	return !same(h[e.Stored()].stored, reflect.ValueOf(e).Elem())
}

// AddUp updates the sums over other rows that a row stores, if it stores any.
func AddUp(e domain.Entity) {
	if kept, is := e.(interface{ AddUp() }); is {
		kept.AddUp()
	}
}

// Unwritten returns an error if a changed row was not written. Without this check, a command that forgets to write its
// changes would lose the changes silently.
func (h Held) Unwritten() error {
	for row, kept := range h {
		AddUp(kept.entity)
		if h.Changed(kept.entity) {
			return fmt.Errorf("scoped: commit without what was changed of the %T %d", kept.entity, row.ID)
		}
	}
	return nil
}

// Differences separates rows into rows that differ from their stored values, and new rows. It returns an error for an
// existing row that was not passed to Hold.
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

// Changes returns the changed columns of a row that was passed to Hold, so that an update writes only these columns.
// The row is locked, so no other transaction has changed the other columns.
func (h Held) Changes(ctx context.Context, g *gorm.DB, e domain.Entity) (clause.Set, error) {
	statement := &gorm.Statement{DB: g}
	if err := statement.Parse(e); err != nil {
		return nil, err
	}
	now, stored := reflect.ValueOf(e).Elem(), h[e.Stored()].stored
	columns, err := writtenOf(statement.Schema)
	if err != nil {
		return nil, err
	}
	var set clause.Set
	for _, field := range columns {
		if same(field.ReflectValueOf(ctx, stored), field.ReflectValueOf(ctx, now)) {
			continue
		}
		value, _ := field.ValueOf(ctx, now)
		set = append(set, clause.Assignment{Column: clause.Column{Name: field.DBName}, Value: value})
	}
	return set, nil
}

var writtenColumns sync.Map // the keys are of type *schema.Schema

// writtenOf returns the columns that updates may write. The field of each column must be compared with the stored copy;
// otherwise an update would never write the column.
func writtenOf(s *schema.Schema) ([]*schema.Field, error) {
	if known, ok := writtenColumns.Load(s); ok {
		return known.([]*schema.Field), nil
	}
	var all []*schema.Field
	for _, name := range s.DBNames {
		field := s.FieldsByDBName[name]
		if field.PrimaryKey || !field.Updatable || slices.Contains([]string{"store_id", "created_on"}, name) {
			continue
		}
		for t, at := s.ModelType, field.StructField.Index; len(at) > 0; at = at[1:] {
			if at[0] < 0 || unstored(t.Field(at[0])) {
				return nil, fmt.Errorf("scoped: column %s of %s is of a member that is not compared", name, s.Table)
			}
			t = t.Field(at[0]).Type
		}
		all = append(all, field)
	}
	writtenColumns.Store(s, all)
	return all, nil
}
