package scoped

import (
	"errors"
	"fmt"
	"reflect"

	"gorm.io/gorm"
	"gorm.io/gorm/clause"
)

var (
	errUpsert  = errors.New("scoped: upsert through a model; Save is not for us")
	errForeign = errors.New("scoped: row of another store")
)

// guard registers a check before every statement that GORM builds. The check adds the store to reads, updates and
// deletes of models that have a store. It refuses inserts of rows of another store, and refuses statements outside of a
// scoped transaction. Row-level security also covers raw SQL and all other statements that the check cannot see.
func guard(g *gorm.DB) error {
	cb := g.Callback()
	for _, unused := range []string{"gorm:save_before_associations", "gorm:save_after_associations"} { // no model has associations
		if err := errors.Join(cb.Create().Remove(unused), cb.Update().Remove(unused)); err != nil {
			return err
		}
	}
	return errors.Join(
		cb.Query().Before("gorm:query").Register("scoped:guard", restrict),
		cb.Query().Replace("gorm:query", query),
		cb.Row().Before("gorm:row").Register("scoped:guard", restrict),
		cb.Update().Before("gorm:update").Register("scoped:guard", restrict),
		cb.Delete().Before("gorm:delete").Register("scoped:guard", restrict),
		cb.Create().Before("gorm:create").Register("scoped:guard", admit),
		cb.Create().Replace("gorm:create", create(cb.Create().Get("gorm:create"))),
		cb.Raw().Before("gorm:raw").Register("scoped:guard", scoped),
	)
}

func scopeOf(g *gorm.DB) (Scope, bool) {
	conn, ok := g.Statement.ConnPool.(scopedConn)
	if !ok {
		_ = g.AddError(errUnscoped)
	}
	return conn.scope, ok
}

func scoped(g *gorm.DB) {
	// Only the statement that sets the scope runs before this check.
	scopeOf(g)
}

func restrict(g *gorm.DB) {
	s, ok := scopeOf(g)
	if !ok || s.Role != StoreRole || g.Statement.Schema == nil || g.Statement.Schema.FieldsByDBName["store_id"] == nil {
		return
	}
	g.Statement.AddClause(g.Statement.ConnPool.(scopedConn).own)
}

func admit(g *gorm.DB) {
	s, ok := scopeOf(g)
	if !ok {
		return
	}
	if c, found := g.Statement.Clauses["ON CONFLICT"]; found {
		if oc, _ := c.Expression.(clause.OnConflict); !oc.DoNothing {
			_ = g.AddError(errUpsert)
			return
		}
	}
	if s.Role != StoreRole || g.Statement.Schema == nil {
		return
	}
	field := g.Statement.Schema.FieldsByDBName["store_id"]
	if field == nil {
		return
	}
	each(g.Statement.ReflectValue, func(row reflect.Value) {
		if v, zero := field.ValueOf(g.Statement.Context, row); zero || v != s.StoreID {
			_ = g.AddError(fmt.Errorf("%w: %v in %d", errForeign, v, s.StoreID))
		}
	})
}

func each(v reflect.Value, f func(reflect.Value)) {
	switch v.Kind() {
	case reflect.Slice, reflect.Array:
		for i := range v.Len() {
			f(reflect.Indirect(v.Index(i)))
		}
	case reflect.Struct:
		f(v)
	}
}
