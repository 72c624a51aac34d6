package repo

import (
	"bytes"
	"context"
	"database/sql"
	"encoding/json"
	"fmt"
	"reflect"
	"slices"
	"sync"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgconn"
	"github.com/jackc/pgx/v5/pgtype"
	"gorm.io/gorm"
	"gorm.io/gorm/callbacks"
	"gorm.io/gorm/clause"
	"gorm.io/gorm/schema"

	"github.com/storeplatform/storeplatform/store/domain"
)

// query takes the place of GORM's callback of the same name: GORM builds the
// statement, and rows go from the wire into the fields of their structs, without
// database/sql and GORM's setters between them (measured, a list of 50 orders:
// half of the server's CPU). What is not read into structs, GORM reads itself.
func query(g *gorm.DB) {
	if g.Error != nil {
		return
	}
	conn, ok := g.Statement.ConnPool.(scopedConn)
	rows, structs := rowsOf(g)
	if !ok || !structs || g.DryRun {
		callbacks.Query(g)
		return
	}
	callbacks.BuildQuerySQL(g)
	if g.Error != nil {
		return
	}
	ctx := g.Statement.Context
	g.RowsAffected = 0
	rows.begin(g)
	_ = g.AddError(conn.read(ctx, g.Statement.SQL.String(), g.Statement.Vars, func(found pgx.Rows) error {
		columns := columnsOf(rows.schema, found)
		for found.Next() {
			if g.RowsAffected++; g.RowsAffected == 2 {
				columns.before = make([]columnBefore, len(columns.columns))
			}
			if err := columns.read(ctx, found.RawValues(), rows.next()); err != nil {
				return err
			}
			if !rows.many {
				break
			}
		}
		return nil
	}))
	if g.RowsAffected == 0 && g.Statement.RaiseErrorOnNotFound && g.Error == nil {
		_ = g.AddError(gorm.ErrRecordNotFound)
	}
}

// create takes the place of GORM's callback of the same name: GORM builds the statement,
// and what PostgreSQL gave the rows goes into them as query reads it; a statement can be
// sent together with others. What is inserted only where it is not there yet, GORM inserts
// itself.
func create(byGORM func(*gorm.DB)) func(*gorm.DB) {
	return func(g *gorm.DB) {
		if g.Error != nil {
			return
		}
		s := g.Statement
		conn, ok := s.ConnPool.(scopedConn)
		_, conflicts := s.Clauses["ON CONFLICT"]
		if !ok || conflicts || s.Schema == nil || g.DryRun {
			byGORM(g)
			return
		}
		var given []clause.Column // by PostgreSQL
		for _, field := range s.Schema.FieldsWithDefaultDBValue {
			given = append(given, clause.Column{Name: field.DBName})
		}
		if len(given) > 0 {
			s.AddClause(clause.Returning{Columns: given})
		}
		s.AddClauseIfNotExists(clause.Insert{})
		s.AddClause(callbacks.ConvertToCreateValues(s))
		s.Build(s.BuildClauses...)
		if g.Error != nil {
			return
		}
		g.RowsAffected = 0
		_ = g.AddError(conn.read(s.Context, s.SQL.String(), s.Vars, func(found pgx.Rows) error {
			columns := columnsOf(s.Schema, found)
			for ; found.Next(); g.RowsAffected++ {
				row := s.ReflectValue
				if row.Kind() == reflect.Slice {
					row = reflect.Indirect(row.Index(int(g.RowsAffected)))
				}
				if err := columns.read(s.Context, found.RawValues(), row); err != nil {
					return err
				}
			}
			return nil
		}))
	}
}

var schemas sync.Map // of structs that are no model

// rowsRead is what a statement is read into: one struct, or a slice of structs
// or of pointers to them.
type rowsRead struct {
	schema   *schema.Schema
	into     reflect.Value
	many     bool
	pointers bool
	row      reflect.Type
}

func rowsOf(g *gorm.DB) (r rowsRead, ok bool) {
	r.into = reflect.ValueOf(g.Statement.Dest)
	if r.into.Kind() != reflect.Pointer || r.into.IsNil() || len(g.Statement.ColumnMapping) > 0 {
		return r, false
	}
	r.into = r.into.Elem()
	r.row = r.into.Type()
	if r.many = r.row.Kind() == reflect.Slice; r.many {
		r.row = r.row.Elem()
		if r.pointers = r.row.Kind() == reflect.Pointer; r.pointers {
			r.row = r.row.Elem()
		}
	}
	if r.row.Kind() != reflect.Struct || g.Statement.Schema == nil {
		return r, false
	}
	if r.schema = g.Statement.Schema; r.schema.ModelType != r.row {
		s, err := schema.Parse(reflect.New(r.row).Interface(), &schemas, g.NamingStrategy)
		if err != nil || len(s.Fields) == 0 {
			return r, false
		}
		r.schema = s
	}
	return r, len(r.schema.Fields) > 0
}

// begin makes a new list, with room for a page.
func (r *rowsRead) begin(g *gorm.DB) {
	if !r.many {
		return
	}
	room := 8
	if limit, is := g.Statement.Clauses["LIMIT"].Expression.(clause.Limit); is && limit.Limit != nil {
		room = max(0, min(*limit.Limit, 32))
	}
	r.into.Set(reflect.MakeSlice(r.into.Type(), 0, room))
}

// next is the struct for one more row.
func (r *rowsRead) next() reflect.Value {
	if !r.many {
		return r.into
	}
	n := r.into.Len()
	r.into.Grow(1)
	r.into.SetLen(n + 1)
	row := r.into.Index(n)
	if r.pointers {
		row.Set(reflect.New(r.row))
		return row.Elem()
	}
	return row
}

// appendIDs reads a column of ids.
func appendIDs(ids []int64, rows pgx.Rows) ([]int64, error) {
	var id int64
	_, err := pgx.ForEachRow(rows, []any{&id}, func() error {
		ids = append(ids, id)
		return nil
	})
	return ids, err
}

// columnRead is how a column is read into a field. It is shared, and never written to.
type columnRead struct {
	name   string
	field  *schema.Field // nil: nothing wants it
	as     form
	oid    uint32
	format int16
	alike  int           // of JSON: the column before it that has the same type, or -1
	empty  reflect.Value // of a list in JSON: one without items
}

// form is what a column is read as.
type form byte

const (
	planned form = iota // what pgx has a plan for
	jsonText
	text
	printedText // something else that is printed into a string
	amount
)

var (
	amounts  = reflect.TypeFor[domain.Amount]()
	scanners = reflect.TypeFor[sql.Scanner]()
)

// formOf is what a column that a field wants is read as.
func formOf(field *schema.Field, format int16) form {
	t := field.FieldType
	switch {
	case field.Serializer != nil:
		return jsonText
	case t.Kind() == reflect.String && format == pgx.BinaryFormatCode:
		return printedText
	case t.Kind() == reflect.String && !reflect.PointerTo(t).Implements(scanners):
		return text
	case t == amounts && format == pgx.TextFormatCode:
		return amount
	}
	return planned
}

// columnsRead reads the rows of one statement.
type columnsRead struct {
	columns []columnRead
	types   *pgtype.Map
	before  []columnBefore // nil for the first row: most statements find no other
}

// columnBefore is what the rows before had in a column.
type columnBefore struct {
	plan pgtype.ScanPlan
	text string
}

// plan reads a value into what to points to.
func (c columnsRead) plan(i int, to any) pgtype.ScanPlan {
	column := &c.columns[i]
	if c.before == nil {
		return c.types.PlanScan(column.oid, column.format, to)
	}
	if c.before[i].plan == nil {
		c.before[i].plan = c.types.PlanScan(column.oid, column.format, to)
	}
	return c.before[i].plan
}

// text is a value as a string. Most columns of a list have few: one row shares that of
// the row before.
func (c columnsRead) text(i int, value []byte) string {
	if c.before == nil {
		return string(value)
	}
	if string(value) != c.before[i].text {
		c.before[i].text = string(value)
	}
	return c.before[i].text
}

// print reads a value as a cursor has it.
func (c *columnRead) print(types *pgtype.Map, value []byte, field reflect.Value) error {
	t, ok := types.TypeForOID(c.oid)
	if !ok {
		return fmt.Errorf("repo: column %s has an unknown type", c.field.DBName)
	}
	v, err := t.Codec.DecodeDatabaseSQLValue(types, c.oid, c.format, value)
	if err != nil {
		return err
	}
	field.SetString(printed(v))
	return nil
}

// matched are the columns that were found last for the structs of a schema, by shape:
// most statements about one ask for the same.
var matched sync.Map

type shape struct {
	schema  *schema.Schema
	columns int
}

// columnsOf matches columns and fields by name.
func columnsOf(s *schema.Schema, found pgx.Rows) columnsRead {
	described := found.FieldDescriptions()
	out := columnsRead{types: found.Conn().TypeMap()}
	of := shape{s, len(described)}
	if last, known := matched.Load(of); known && slices.EqualFunc(last.([]columnRead), described, columnRead.is) {
		out.columns = last.([]columnRead)
		return out
	}
	out.columns = match(s, described)
	matched.Store(of, out.columns)
	return out
}

// is tells whether a column is the one that is described.
func (c columnRead) is(d pgconn.FieldDescription) bool {
	return c.name == d.Name && c.oid == d.DataTypeOID && c.format == d.Format
}

// match finds the fields of columns. Where several fields have one name, the first column
// of the name goes to the first of them, and so on.
func match(s *schema.Schema, described []pgconn.FieldDescription) []columnRead {
	out := make([]columnRead, len(described))
	for i, d := range described {
		before := 0
		for _, earlier := range described[:i] {
			if earlier.Name == d.Name {
				before++
			}
		}
		field := s.LookUpField(d.Name)
		if before > 0 {
			for _, f := range s.Fields {
				if f.DBName != d.Name || !f.Readable {
					continue
				}
				if before == 0 {
					field = f
					break
				}
				before--
			}
		}
		out[i] = columnRead{name: d.Name, oid: d.DataTypeOID, format: d.Format, alike: -1}
		if field == nil || !field.Readable {
			continue
		}
		out[i].field, out[i].as = field, formOf(field, d.Format)
		if field.FieldType.Kind() == reflect.Slice {
			out[i].empty = reflect.MakeSlice(field.FieldType, 0, 0)
		}
		for j, earlier := range out[:i] {
			if earlier.as == jsonText && earlier.field.FieldType == field.FieldType {
				out[i].alike = j
			}
		}
	}
	return out
}

// read reads one row. NULL is the zero value.
func (c columnsRead) read(ctx context.Context, values [][]byte, row reflect.Value) error {
	for i := range c.columns {
		column := &c.columns[i]
		if column.field == nil {
			continue
		}
		field, value := column.field.ReflectValueOf(ctx, row), values[i]
		if value == nil {
			field.SetZero()
			continue
		}
		var err error
		switch column.as {
		case jsonText:
			if j := column.alike; j >= 0 && bytes.Equal(value, values[j]) {
				field.Set(copied(c.columns[j].field.ReflectValueOf(ctx, row)))
			} else {
				err = column.readJSON(value, field)
			}
		case text:
			field.SetString(c.text(i, value))
		case printedText:
			err = column.print(c.types, value, field)
		case amount:
			*field.Addr().Interface().(*domain.Amount), err = domain.ReadAmount(value)
		case planned:
			to := field.Addr().Interface()
			err = c.plan(i, to).Scan(value, to)
		}
		if err != nil {
			return fmt.Errorf("repo: column %s: %w", column.field.DBName, err)
		}
	}
	return nil
}

var (
	emptyList   = []byte("[]")
	emptyObject = []byte("{}")
	nothing     = []byte("null")
)

// readJSON reads a JSON column. Most of them are empty in most rows.
func (c *columnRead) readJSON(value []byte, field reflect.Value) error {
	switch kind := field.Kind(); {
	case bytes.Equal(value, nothing):
		field.SetZero()
		return nil
	case kind == reflect.Slice && bytes.Equal(value, emptyList):
		field.Set(c.empty)
		return nil
	case kind == reflect.Struct && bytes.Equal(value, emptyObject):
		field.SetZero()
		return nil
	}
	field.SetZero() // what was there before is not merged with
	return json.Unmarshal(value, field.Addr().Interface())
}
