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
