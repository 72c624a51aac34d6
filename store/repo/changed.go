package repo

import (
	"strconv"
	"time"

	"gorm.io/gorm"

	"github.com/storeplatform/storeplatform/store/domain"
)

// longestWrite is longer than the time between the first lock and the last row of any transaction, including
// differences between the clocks of server processes.
const longestWrite = 10 * time.Minute

// changed reads one page of the rows of a tracked table that changed at or after a time. The rows are sorted by the
// transactions that changed them. The page ends at the oldest transaction that is still running.
//
// It must not sort by modified_on. That is the time of a statement, and a transaction can commit after another
// transaction whose statements ran later. A caller that continues from the latest time would miss the rows of the later
// commit. PostgreSQL numbers transactions in the order of their first write, and all transactions below
// pg_snapshot_xmin have ended, committed or not. A row that appears on a later read therefore always has a higher
// number. A cursor skips no row, and its cost does not depend on its depth. The time only selects where to begin: at
// the transaction of a row whose modified_on is longestWrite earlier. among is the condition of the table's partial
// indexes; empty means that the table has none.
//
// The numbers belong to the database cluster. `server restored` raises epoch_base, which is added to the numbers, and
// marks every row: a cursor from before a restore returns all rows again.
func changed[T any, P entity[T]](g *gorm.DB, among string, since time.Time, q listQuery) (domain.Page[*T], error) {
	places, err := changedIDs[T](g, among, since, q)
	out := domain.Page[*T]{Number: places.Number, Size: places.Size, Items: []*T{}, TotalCount: places.TotalCount, TotalIsEstimate: places.TotalIsEstimate, NextCursor: places.NextCursor}
	if err == nil {
		out.Items, err = inOrder[T, P](clean(g), places.Items)
	}
	return out, err
}

// changedIDs is like changed but returns only the ids of the rows.
func changedIDs[T any](g *gorm.DB, among string, since time.Time, q listQuery) (domain.Page[int64], error) {
	out := domain.Page[int64]{Number: q.Number, Size: q.Size, Items: []int64{}}
	q.Sort = changedSort
	if err := refuseDepth(q); err != nil {
		return out, err
	}
	rest := clean(g)
	list := g.Model(new(T)).Where("modified_on >= ?", since).Session(&gorm.Session{})
	var capped int64
	if err := rest.Table("(?) AS counted", list.Select("1").Limit(domain.ExactCount+1)).Count(&capped).Error; err != nil {
		return out, err
	}
	out.TotalCount, out.TotalIsEstimate = capped, capped > domain.ExactCount

	rows := list.Select("id, modified_tx").Where("modified_tx < epoch_base() + pg_snapshot_xmin(pg_current_snapshot())::text::bigint").
		Order("modified_tx, id").Limit(q.Size + 1)
	if q.Cursor == "" {
		// This is a separate query, because the planner would not use a subquery as an index bound. The planner does
		// not know that the expression reveals no rows hidden by row level security.
		begin := rest.Model(new(T)).Select("modified_tx").Where("modified_on < ?", since.Add(-longestWrite))
		if among != "" {
			begin = begin.Where(among)
		}
		var from []int64
		if err := begin.Order("modified_on DESC, id DESC").Limit(1).Find(&from).Error; err != nil {
			return out, err
		}
		if len(from) == 1 {
			rows = rows.Where("modified_tx >= ?", from[0])
		}
		rows = rows.Offset((q.Number - 1) * q.Size)
	} else {
		c, err := q.position()
		if err != nil {
			return out, err
		}
		rows = rows.Where("(modified_tx, id) > (?::bigint, ?)", c.Value, c.ID)
	}
	var places []struct{ ID, ModifiedTx int64 }
	if err := rows.Find(&places).Error; err != nil {
		return out, err
	}
	if len(places) > q.Size {
		places = places[:q.Size]
		last := places[q.Size-1]
		out.NextCursor = q.cursor(cursor{Value: strconv.FormatInt(last.ModifiedTx, 10), ID: last.ID})
	}
	for _, p := range places {
		out.Items = append(out.Items, p.ID)
	}
	return out, nil
}

// valued converts a page of pointers to a page of values.
func valued[T any](p domain.Page[*T], err error) (domain.Page[T], error) {
	out := domain.Page[T]{Items: make([]T, len(p.Items)), Number: p.Number, Size: p.Size,
		TotalCount: p.TotalCount, TotalIsEstimate: p.TotalIsEstimate, NextCursor: p.NextCursor}
	for i, row := range p.Items {
		out.Items[i] = *row
	}
	return out, err
}

// inOrder reads rows in the order of the given ids and omits missing rows.
func inOrder[T any, P entity[T]](g *gorm.DB, ids []int64) ([]*T, error) {
	var found []*T
	if err := g.Where("id = ANY(?)", array(ids)).Find(&found).Error; err != nil {
		return nil, err
	}
	byID := make(map[int64]*T, len(found))
	for _, row := range found {
		byID[P(row).Stored().ID] = row
	}
	out := make([]*T, 0, len(ids))
	for _, id := range ids {
		if row := byID[id]; row != nil {
			out = append(out, row)
		}
	}
	return out, nil
}
