package repo

import (
	"strconv"
	"time"

	"gorm.io/gorm"

	"github.com/storeplatform/storeplatform/store/domain"
)

// changedSort stands in cursors of changed for the sort key.
const changedSort = "changed"

// longestWrite is longer than any transaction lasts between its first lock and
// its last row, differences between the clocks of server processes included.
const longestWrite = 10 * time.Minute

// changed reads one page of the rows of a tracked table that changed at a moment
// or later, in the order of the transactions that changed them, up to the oldest
// one that is still running.
//
// It must not go by modified_on: that is the time of a statement, and a
// transaction can commit behind another whose statements were later. Whoever
// went on behind the latest time would never see it. Transactions however are
// numbered in the order in which they began to write, and all those below
// pg_snapshot_xmin are over, committed or not. A row that a later page has and
// an earlier one had not is therefore always one with a higher number: a cursor
// skips nothing, and costs the same however deep it is. The moment only says
// where to begin. It is found by way of modified_on, at a distance that no
// transaction lasts; among is the condition of the table's indexes, if they have
// one.
//
// The numbers are the cluster's. `server restored` raises epoch_base, which is added to
// them, and marks every row: a cursor from before a restore finds all rows behind it.
func changed[T any, P entity[T]](g *gorm.DB, among string, since time.Time, q domain.PageQuery) (domain.Page[*T], error) {
	places, err := changedIDs[T](g, among, since, q)
	out := domain.Page[*T]{Number: places.Number, Size: places.Size, Items: []*T{}, TotalCount: places.TotalCount, TotalIsEstimate: places.TotalIsEstimate, NextCursor: places.NextCursor}
	if err == nil {
		out.Items, err = inOrder[T, P](clean(g), places.Items)
	}
	return out, err
}

// changedIDs is changed for the ids of the rows alone.
func changedIDs[T any](g *gorm.DB, among string, since time.Time, q domain.PageQuery) (domain.Page[int64], error) {
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
		// A query of its own: inside this one the planner would not take it for an
		// index's bound, since it does not know of every expression whether it
		// keeps what row level security hides.
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
		c, err := decodeCursor(q)
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
		out.NextCursor = cursor{Sort: changedSort, Value: strconv.FormatInt(last.ModifiedTx, 10), ID: last.ID}.encode()
	}
	for _, p := range places {
		out.Items = append(out.Items, p.ID)
	}
	return out, nil
}

// valued is a page of rows by their values.
func valued[T any](p domain.Page[*T], err error) (domain.Page[T], error) {
	out := domain.Page[T]{Items: make([]T, len(p.Items)), Number: p.Number, Size: p.Size,
		TotalCount: p.TotalCount, TotalIsEstimate: p.TotalIsEstimate, NextCursor: p.NextCursor}
	for i, row := range p.Items {
		out.Items[i] = *row
	}
	return out, err
}

// inOrder reads rows in the order of the given ids.
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
