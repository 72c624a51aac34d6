package repo

import (
	"cmp"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"reflect"
	"strings"

	"gorm.io/gorm"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/scoped"
)

// sortKey is a column that a list can be sorted by. The id breaks ties.
type sortKey struct {
	column string // the SQL expression, a constant and never caller input
	cast   string // the column's SQL type, for the cursor's value: timestamptz, text, numeric, bigint
	id     string // the column that breaks ties; empty means id
	join   string // the join for a column of another table; empty means none
}

// page reads one page of a filtered list. keys maps the sort keys of the contract's enum to columns. A cursor continues
// after the last row of the previous page, at constant cost at any depth. value returns a row's id and its sort value.
// The handles in some select subsets of the rows, which may suffice for the count.
func page[T any](g *gorm.DB, q listQuery, keys map[string]sortKey, value func(T, string) (int64, any), some ...*gorm.DB) (domain.Page[T], error) {
	name, descending := strings.CutPrefix(q.Sort, "-")
	key, ok := keys[name]
	if !ok {
		return domain.Page[T]{}, fmt.Errorf("repo: no sort key %q", q.Sort)
	}
	out := domain.Page[T]{Number: q.Number, Size: q.Size, Items: []T{}}
	if err := refuseDepth(q); err != nil {
		return out, err
	}
	base := g.Session(&gorm.Session{})
	direction, past := "ASC", ">"
	if descending {
		direction, past = "DESC", "<"
	}
	tie := cmp.Or(key.id, "id")
	if key.join != "" {
		base = base.Joins(key.join).Session(&gorm.Session{})
	}
	rows := base.Model(new(T)).Order(key.column + " " + direction + ", " + tie + " " + direction).Limit(q.Size + 1)
	total := int64(-1)
	if q.Cursor != "" {
		c, err := q.position()
		if err == nil && c.Cut {
			c.Value, err = whole(base.Model(new(T)).Where(tie+" = ?", c.ID), c, func(row T) string {
				_, v := value(row, name)
				return scoped.Printed(v)
			})
		}
		if err != nil {
			return out, err
		}
		total = c.Total
		rows = rows.Where(fmt.Sprintf("(%s, %s) %s (?::%s, ?)", key.column, tie, past, key.cast), c.Value, c.ID)
	} else {
		rows = rows.Offset((q.Number - 1) * q.Size)
	}
	if err := rows.Find(&out.Items).Error; err != nil {
		return out, err
	}
	return finish(g, append(some, base.Model(new(T))), q, out, total, value)
}

// finish completes a page. Items has one extra row if more rows follow. finish counts the rows unless total is known (0
// or more), and sets the next cursor. The last handle of counted selects all rows. The handles before it select
// subsets, which may suffice for the count.
func finish[T any](g *gorm.DB, counted []*gorm.DB, q listQuery, out domain.Page[T], total int64, value func(T, string) (int64, any)) (domain.Page[T], error) {
	more := len(out.Items) > q.Size
	switch n := len(out.Items); {
	case total >= 0: // already counted for the first page, or together with the keys
	case !more && (n > 0 || q.Number == 1): // the last page
		total = int64((q.Number-1)*q.Size + n)
	default: // counting stops at the limit above which totals are estimates
		for _, rows := range counted {
			if err := clean(g).Table("(?) AS counted", rows.Select("1").Limit(domain.ExactCount+1)).Count(&total).Error; err != nil {
				return out, err
			}
			if total > domain.ExactCount {
				break
			}
		}
	}
	if n := len(out.Items); n > 0 { // the count includes the rows before this page
		total = max(total, int64((q.Number-1)*q.Size+n))
	}
	out.TotalCount, out.TotalIsEstimate = total, total > domain.ExactCount
	if more {
		out.Items = out.Items[:q.Size]
		id, v := value(out.Items[q.Size-1], strings.TrimPrefix(q.Sort, "-"))
		out.NextCursor = q.cursor(cursor{Value: scoped.Printed(v), ID: id, Total: total})
	}
	return out, nil
}

// refuseDepth refuses pages by number beyond domain.MaxDepth rows; only a cursor can read these rows. Pages read by a
// cursor have no number.
func refuseDepth(q listQuery) error {
	if q.Number*q.Size > domain.MaxDepth {
		return domain.Errorf(domain.PageTooDeep, "Pages go %d rows deep; go on with a cursor.", domain.MaxDepth)
	}
	return nil
}

// listQuery is the request for a page of one list. Its cursors continue only this list: the same rows of the same
// store, with the same filter and sort key. With another filter a cursor would skip rows silently.
type listQuery struct {
	domain.PageQuery
	list string
}

// query returns the request for a page of the list called name. filters lists all values that select the rows of the
// list: structs and single values. Of a struct, only the fields that are set are used.
func (r Reader) query(q domain.PageQuery, name string, filters ...any) listQuery {
	parts := []any{r.actor.StoreID, name}
	for _, f := range filters {
		parts = append(parts, setFields(f))
	}
	raw, err := json.Marshal(parts)
	if err != nil {
		panic(fmt.Sprintf("repo: the filter of %s is no JSON: %v", name, err))
	}
	sum := sha256.Sum256(raw)
	return listQuery{q, base64.RawURLEncoding.EncodeToString(sum[:9])}
}

// whose returns the id of the only customer whose rows the actor may list; 0 means that the actor may list the rows of
// the whole store.
func (r Reader) whose() int64 {
	if r.actor.Kind == domain.ActorCustomer {
		return r.actor.ID
	}
	return 0
}

// setFields returns the fields of a filter that are set, by name. A new filter field therefore does not invalidate
// existing cursors. It omits ModifiedSince, whose value may differ in each request.
func setFields(filter any) any {
	v := reflect.ValueOf(filter)
	if v.Kind() != reflect.Struct {
		return filter
	}
	set := map[string]any{}
	for i := range v.NumField() {
		if name := v.Type().Field(i).Name; name != "ModifiedSince" && !v.Field(i).IsZero() {
			set[name] = v.Field(i).Interface()
		}
	}
	return set
}

// cursor is the position after a row in a sorted list.
type cursor struct {
	List  string `json:"l"`
	Sort  string `json:"s"`
	Value string `json:"v"`
	ID    int64  `json:"i"`
	Total int64  `json:"t"`           // total counted for the first page
	Cut   bool   `json:"c,omitempty"` // Value is the digest of a text that is too long for a cursor
}

// longestCursor is the maximum length of a cursor in the contract (NextCursor).
const longestCursor = 512

// cursor encodes the position c as a cursor of the list.
func (q listQuery) cursor(c cursor) string {
	c.List, c.Sort = q.list, q.Sort
	encoded := func() string {
		b, _ := json.Marshal(c)
		return base64.RawURLEncoding.EncodeToString(b)
	}
	text := encoded()
	if len(text) > longestCursor {
		c.Value, c.Cut = digest(c.Value), true
		text = encoded()
	}
	return text
}

// digest returns a short text that represents a sort value in a cursor.
func digest(value string) string {
	sum := sha256.Sum256([]byte(value))
	return base64.RawURLEncoding.EncodeToString(sum[:18])
}

// whole returns the sort value of the row of a cut cursor. If the list no longer has the row with this value, the
// position is lost, and whole returns invalid_cursor.
func whole[T any](row *gorm.DB, c cursor, value func(T) string) (string, error) {
	var found []T
	if err := row.Limit(1).Find(&found).Error; err != nil {
		return "", err
	}
	for _, f := range found {
		if v := value(f); digest(v) == c.Value {
			return v, nil
		}
	}
	return "", domain.Errorf(domain.InvalidCursor, "The row of the cursor was changed or removed. Begin without a cursor.")
}

// position decodes the query's cursor. It returns invalid_cursor for a cursor of another list. It accepts a cursor of
// modifiedSince from before cursors contained the name of their list.
func (q listQuery) position() (c cursor, err error) {
	b, err := base64.RawURLEncoding.DecodeString(q.Cursor)
	if err == nil {
		err = json.Unmarshal(b, &c)
	}
	kept := c.List == "" && c.Sort == changedSort
	if err != nil || c.List != q.list && !kept || c.Sort != q.Sort {
		return c, invalidCursor()
	}
	return c, nil
}

func invalidCursor() error {
	return domain.Errorf(domain.InvalidCursor, "The cursor belongs to another list, store, filter or order. Send the parameters that it was made with, or begin without a cursor.")
}

// changedSort stands for the sort key in cursors of changed.
const changedSort = "changed"
