package repo

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"slices"
	"strconv"

	"gorm.io/gorm"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
)

var _ = guards(map[string]error{
	"stocks_on_hand_positive": domain.Errorf(domain.InsufficientStock, "Stock on hand cannot go below zero."),
	"stocks_reserved_covered": domain.Errorf(domain.InsufficientStock, "More is reserved than is on hand."),
})

// TakeStock reserves all of the given units or none of them. If any variant is short, it returns insufficient_stock
// with a field for each short variant. It updates rows in the order of variant ids, each with one conditional
// statement. Two callers therefore never both get the last unit, and never deadlock.
//
// GiveStock releases the reserved units, and ShipStock ships them. Call one of these methods for the same variants,
// even if a variant has started or stopped tracking inventory since.
func (tx *Tx) TakeStock(ctx context.Context, moves []catalog.StockMove) error {
	return tx.moveStock(ctx, moves, taking)
}

// TakeStockLeft reserves units like TakeStock, but skips variants that are short, and returns the moves that it made.
// The last parameter is the id of a variant that must not be short; 0 means none. If that variant is short,
// TakeStockLeft returns insufficient_stock.
func (tx *Tx) TakeStockLeft(ctx context.Context, moves []catalog.StockMove, must int64) (taken []catalog.StockMove, err error) {
	short, err := tx.moveEach(ctx, moves, taking)
	if err != nil {
		return nil, err
	}
	for _, m := range moves {
		switch is := func(s catalog.StockMove) bool { return s.VariantID == m.VariantID }; {
		case !slices.ContainsFunc(short, is):
			taken = append(taken, m)
		case m.VariantID == must:
			return nil, tx.shortage(ctx, []catalog.StockMove{m}, false)
		}
	}
	return taken, nil
}

// GiveStock releases units that TakeStock reserved.
func (tx *Tx) GiveStock(ctx context.Context, moves []catalog.StockMove) error {
	return tx.moveStock(ctx, moves, stockChange{kind: catalog.StockReleased, reserved: -1, where: "reserved >= @quantity", held: true})
}

// ShipStock takes reserved units out of the stock on hand. If fewer units are on hand, it returns insufficient_stock
// with a field for each short variant: the goods must first be recorded as received. For a variant that is no longer
// tracked it takes at most the units on record.
func (tx *Tx) ShipStock(ctx context.Context, moves []catalog.StockMove) error {
	return tx.moveStock(ctx, moves, shipping)
}

// WriteOffStock takes reserved units of goods that were never shipped out of the stock on hand. It takes no more units
// than are on hand, because backordered units may be missing.
func (tx *Tx) WriteOffStock(ctx context.Context, moves []catalog.StockMove) error {
	return tx.moveStock(ctx, moves, stockChange{
		kind: catalog.StockWrittenOff, reserved: -1, onHand: -1, where: "reserved >= @quantity AND on_hand >= @quantity", drains: "reserved >= @quantity", held: true})
}

// IssueStock is like ShipStock for one line of goods without shipping; issued reports whether the units were taken out
// of stock. If this transaction has locked a counter or other stock, IssueStock does not wait for a locked stock row.
// Otherwise the transaction that locked the row could be waiting for this transaction.
func (tx *Tx) IssueStock(ctx context.Context, moves []catalog.StockMove) (issued bool, err error) {
	change := shipping
	if tx.counting || tx.stocked {
		change.skips = true
	}
	short, err := tx.moveEach(ctx, moves, change)
	return err == nil && len(short) == 0, err
}

// UnshipStock reverses ShipStock: the units are on hand and reserved again.
func (tx *Tx) UnshipStock(ctx context.Context, moves []catalog.StockMove) error {
	return tx.moveStock(ctx, moves, stockChange{kind: catalog.StockUnshipped, reserved: +1, onHand: +1, where: "true"})
}

// Restock adds returned goods to the stock on hand.
func (tx *Tx) Restock(ctx context.Context, moves []catalog.StockMove) error {
	return tx.moveStock(ctx, moves, stockChange{kind: catalog.StockRestocked, onHand: +1, where: "true"})
}

// Unstock reverses Restock. If the goods have been sold since, it returns insufficient_stock.
func (tx *Tx) Unstock(ctx context.Context, moves []catalog.StockMove) error {
	return tx.moveStock(ctx, moves, stockChange{
		kind: catalog.StockUnstocked, onHand: -1,
		where:  "on_hand >= @quantity AND (NOT tracked OR policy = 'BACKORDER' OR on_hand - reserved >= @quantity)",
		drains: "NOT tracked",
	})
}

// LoseStock is like Unstock for units that are known to be damaged or missing. It takes only units that are on hand and
// not sold to other orders, so it never fails for lack of stock.
func (tx *Tx) LoseStock(ctx context.Context, moves []catalog.StockMove) error {
	const sold = "CASE WHEN tracked AND policy <> 'BACKORDER' THEN reserved ELSE 0 END"
	return tx.moveStock(ctx, moves, stockChange{
		kind: catalog.StockUnstocked, onHand: -1, where: "on_hand - " + sold + " >= @quantity", drains: "true", leaves: sold})
}

// stockChange is one kind of stock change: the columns that it changes, and its condition.
type stockChange struct {
	kind             catalog.MovementKind
	onHand, reserved int    // +1 adds the quantity to the column, -1 subtracts it
	where            string // SQL condition on one row, with @quantity
	// drains is the condition under which a row with less than the quantity on hand is set to 0 on hand; empty means
	// never. The movement then records the units that were on hand.
	drains string
	leaves string // SQL for the units that stay on hand in a drained row; empty means 0
	held   bool   // only a bug can make the condition fail
	skips  bool   // a row that another transaction has locked is treated as short
}

// shipping is the stock change of ShipStock.
var shipping = stockChange{
	kind: catalog.StockShipped, reserved: -1, onHand: -1,
	where: "reserved >= @quantity AND on_hand >= @quantity", drains: "reserved >= @quantity AND NOT tracked",
}

// taking is the stock change of TakeStock.
var taking = stockChange{
	kind: catalog.StockReserved, reserved: +1,
	// The comparison uses 64 bits, so the limit and the sums cannot overflow.
	where: `NOT withdrawn AND (NOT tracked OR on_hand::bigint - reserved >= @quantity
		OR policy = 'BACKORDER' AND (backorder_limit IS NULL OR on_hand::bigint - reserved + backorder_limit >= @quantity))`,
}

// moveStock changes either all rows or none of them.
func (tx *Tx) moveStock(ctx context.Context, moves []catalog.StockMove, c stockChange) error {
	short, err := tx.moveEach(ctx, moves, c)
	switch {
	case err != nil || len(short) == 0:
		return err
	case c.held:
		return fmt.Errorf("repo: %s of what is not reserved: %+v", c.kind, short)
	}
	return tx.shortage(ctx, short, c.onHand < 0)
}

// moveEach changes the rows that meet the condition. It returns the moves of the other rows, with the summed quantity
// of each variant.
func (tx *Tx) moveEach(ctx context.Context, moves []catalog.StockMove, c stockChange) (short []catalog.StockMove, err error) {
	if len(moves) > 0 && !c.skips {
		if err := tx.waits("stock"); err != nil {
			return nil, err
		}
	}
	variant := "@variant"
	if c.skips {
		variant = "(SELECT variant_id FROM stocks WHERE variant_id = @variant FOR NO KEY UPDATE SKIP LOCKED)"
	}
	leaves := cmp.Or(c.leaves, "0")
	tx.stocked = tx.stocked || len(moves) > 0 && !c.skips
	// The quantities of a variant's lines are added up, so each row is updated once.
	sums := map[int64]int{}
	for _, m := range moves {
		if m.Quantity <= 0 {
			return nil, fmt.Errorf("repo: %s of %d units of variant %d", c.kind, m.Quantity, m.VariantID)
		}
		sums[m.VariantID] += m.Quantity
	}
	moves = slices.Clone(moves)
	slices.SortStableFunc(moves, func(a, b catalog.StockMove) int { return cmp.Compare(a.VariantID, b.VariantID) })
	moves = slices.CompactFunc(moves, func(a, b catalog.StockMove) bool { return a.VariantID == b.VariantID })

	for _, m := range moves {
		m.Quantity = sums[m.VariantID]
		moved := `moved AS (
				UPDATE stocks SET reserved = reserved + @reserved, on_hand = on_hand + @onHand
				WHERE variant_id = ` + variant + ` AND (` + c.where + `)
				RETURNING store_id, variant_id, on_hand, reserved, CAST(@onHand AS int) AS on_hand_change
			)`
		n, err := tx.moveOne(ctx, m, c, moved)
		if err == nil && n == 0 && c.drains != "" {
			n, err = tx.moveOne(ctx, m, c, `held AS (
				SELECT variant_id, on_hand, `+leaves+` AS leaves FROM stocks
				WHERE variant_id = `+variant+` AND on_hand - `+leaves+` < @quantity AND (`+c.drains+`) FOR NO KEY UPDATE
			), moved AS (
				UPDATE stocks s SET reserved = s.reserved + @reserved, on_hand = held.leaves FROM held WHERE s.variant_id = held.variant_id
				RETURNING s.store_id, s.variant_id, s.on_hand, s.reserved, held.leaves - held.on_hand AS on_hand_change
			)`)
		}
		if err != nil {
			return nil, err
		}
		if n == 0 {
			short = append(short, m)
		}
	}
	return short, nil
}

// moveOne changes one stock row with the statement moved, and records the movement. It returns the number of changed
// rows.
func (tx *Tx) moveOne(ctx context.Context, m catalog.StockMove, c stockChange, moved string) (int64, error) {
	res := tx.on(ctx).Exec(`WITH `+moved+`
			INSERT INTO stock_movements (store_id, created_on, variant_id, kind, on_hand_change, reserved_change, on_hand, reserved, order_id, command_id, actor_kind, actor_id)
			SELECT store_id, @now, variant_id, @kind, on_hand_change, @reserved, on_hand, reserved, NULLIF(CAST(@order AS bigint), 0), @command, @actorKind, @actor
			FROM moved`, map[string]any{
		"quantity": m.Quantity, "reserved": c.reserved * m.Quantity, "onHand": c.onHand * m.Quantity,
		"variant": m.VariantID, "kind": string(c.kind), "order": m.OrderID, "now": tx.db.clock.Now(),
		"command": tx.actor.CommandID, "actorKind": string(tx.actor.Kind), "actor": tx.actor.ID,
	})
	return res.RowsAffected, classify(res.Error)
}

// shortage returns the insufficient_stock error for short variants. For each variant it states the units that can still
// be sold or, if leave is true, the units on hand.
func (tx *Tx) shortage(ctx context.Context, short []catalog.StockMove, leave bool) error {
	ids := make([]int64, len(short))
	for i, m := range short {
		ids[i] = m.VariantID
	}
	var rows []struct {
		catalog.Stock
		SKU string
	}
	err := tx.on(ctx).Raw(`SELECT s.*, v.sku FROM stocks s JOIN variants v ON v.id = s.variant_id WHERE s.variant_id = ANY(?)`, array(ids)).Scan(&rows).Error
	if err != nil {
		return classify(err)
	}
	out := &domain.Error{Code: domain.InsufficientStock}
	for _, m := range short {
		detail := "It is no longer for sale."
		for _, row := range rows {
			left, _ := row.Sellable()
			switch {
			case row.VariantID != m.VariantID:
			case leave:
				detail = fmt.Sprintf("Of %s, %d on hand and %d wanted. Record first what was received.", row.SKU, row.OnHand, m.Quantity)
			case row.Withdrawn:
			case left == 0:
				detail = fmt.Sprintf("Nothing is left of %s.", row.SKU)
			default:
				detail = fmt.Sprintf("Only %d of %s are left; %d are wanted.", left, row.SKU, m.Quantity)
			}
		}
		out.Fields = append(out.Fields, domain.Field{In: "body", Pointer: m.Pointer, Code: string(domain.InsufficientStock), Detail: detail})
	}
	out.Detail = out.Fields[0].Detail
	if len(out.Fields) > 1 {
		out.Detail = "There is not enough of several items; errors names each."
	}
	return out
}

// OpenStock inserts the stock rows of new variants, and a movement for variants with units on hand.
func (tx *Tx) OpenStock(ctx context.Context, stocks []*catalog.Stock) error {
	if len(stocks) == 0 {
		return nil
	}
	ids := make([]int64, len(stocks))
	for i, s := range stocks {
		s.StoreID = tx.actor.StoreID
		ids[i] = s.VariantID
	}
	g := tx.on(ctx)
	if err := g.Create(&stocks).Error; err != nil {
		return classify(err)
	}
	return classify(g.Exec(`
		INSERT INTO stock_movements (store_id, created_on, variant_id, kind, on_hand_change, reserved_change, on_hand, reserved, command_id, actor_kind, actor_id)
		SELECT store_id, ?, variant_id, ?, on_hand, 0, on_hand, 0, ?, ?, ? FROM stocks WHERE variant_id = ANY(?) AND on_hand > 0`,
		tx.db.clock.Now(), string(catalog.StockOpened), tx.actor.CommandID, string(tx.actor.Kind), tx.actor.ID, array(ids)).Error)
}

// LockStock reads and locks the stock rows of variants, in the order of their ids. Sales wait for the lock, so end the
// transaction soon.
func (tx *Tx) LockStock(ctx context.Context, variantIDs []int64) (map[int64]*catalog.Stock, error) {
	var rows []*catalog.Stock
	err := tx.on(ctx).Clauses(forUpdate).Where("variant_id = ANY(?)", array(variantIDs)).Order("variant_id").Find(&rows).Error
	if err != nil {
		return nil, classify(err)
	}
	tx.stocked = true
	out := make(map[int64]*catalog.Stock, len(rows))
	for _, s := range rows {
		out[s.VariantID] = s
	}
	return out, nil
}

// SetStockTerms writes the settings of stock rows that LockStock has locked. It does not change quantities.
func (tx *Tx) SetStockTerms(ctx context.Context, stocks []*catalog.Stock) error {
	for _, s := range stocks {
		res := tx.on(ctx).Model(s).Select("tracked", "policy", "backorder_limit", "low_threshold", "withdrawn").Updates(s)
		if res.Error != nil {
			return classify(res.Error)
		}
		if res.RowsAffected != 1 {
			return errors.New("repo: no stock row to set the terms of")
		}
	}
	return nil
}

// openLines is the condition for order lines l of orders o with open units that are not reserved, because the variant
// was not tracked when it was sold. Units without shipping are no longer open once their order is paid.
const openLines = `NOT l.track_inventory AND (o.status = 'OPEN' OR o.status = 'DRAFT' AND o.expires_on IS NOT NULL)
	AND (l.requires_shipping AND l.quantity > l.cancelled_quantity + l.released_quantity + l.fulfilled_quantity
		OR NOT l.requires_shipping AND o.due_total > 0 AND l.quantity > l.cancelled_quantity + l.released_quantity)`

// LockOpenOrders locks the orders with open units of variants that are not tracked yet. Call it before ReserveOpen.
func (tx *Tx) LockOpenOrders(ctx context.Context, variantIDs []int64) error {
	if len(variantIDs) == 0 {
		return nil
	}
	return classify(tx.on(ctx).Exec(`SELECT FROM orders WHERE id IN (
			SELECT o.id FROM order_lines l JOIN orders o ON o.id = l.order_id
			WHERE l.product_id IN (SELECT product_id FROM variants WHERE id = ANY(?)) AND l.variant_id = ANY(?) AND `+openLines+`)
		ORDER BY id FOR NO KEY UPDATE`, array(variantIDs), array(variantIDs)).Error)
}

// ReserveOpen reserves the open units of variants for which inventory tracking begins. The caller must have locked
// their orders with LockOpenOrders, and their stock with LockStock. The shipments of the orders then take the units out
// of stock. ReserveOpen may reserve more units than are on hand.
func (tx *Tx) ReserveOpen(ctx context.Context, variantIDs []int64) error {
	if len(variantIDs) == 0 {
		return nil
	}
	return classify(tx.on(ctx).Exec(`
		WITH open AS (
			UPDATE order_lines l SET track_inventory = true FROM orders o
			WHERE o.id = l.order_id AND l.product_id IN (SELECT product_id FROM variants WHERE id = ANY(@variants)) AND l.variant_id = ANY(@variants) AND `+openLines+`
			RETURNING l.variant_id, l.order_id,
				l.quantity - l.cancelled_quantity - l.released_quantity - CASE WHEN l.requires_shipping THEN l.fulfilled_quantity ELSE l.issued_quantity END AS quantity
		), sums AS (
			SELECT variant_id, sum(quantity)::int AS quantity FROM open GROUP BY variant_id
		), moved AS (
			UPDATE stocks s SET reserved = s.reserved + sums.quantity FROM sums WHERE s.variant_id = sums.variant_id
			RETURNING s.store_id, s.variant_id, s.on_hand, s.reserved, sums.quantity
		)
		INSERT INTO stock_movements (store_id, created_on, variant_id, kind, on_hand_change, reserved_change, on_hand, reserved, command_id, actor_kind, actor_id)
		SELECT store_id, @now, variant_id, @kind, 0, quantity, on_hand, reserved, @command, @actorKind, @actor FROM moved`, map[string]any{
		"variants": array(variantIDs), "kind": string(catalog.StockReserved), "now": tx.db.clock.Now(),
		"command": tx.actor.CommandID, "actorKind": string(tx.actor.Kind), "actor": tx.actor.ID,
	}).Error)
}

// Stocks returns the stock of variants by variant id, including removed variants.
func (r Reader) Stocks(ctx context.Context, variantIDs []int64) (map[int64]*catalog.Stock, error) {
	var rows []*catalog.Stock
	err := r.in(ctx, func(g *gorm.DB) error { return g.Where("variant_id = ANY(?)", array(variantIDs)).Find(&rows).Error })
	out := make(map[int64]*catalog.Stock, len(rows))
	for _, s := range rows {
		out[s.VariantID] = s
	}
	return out, err
}

// VariantIDs returns the ids of the variants to which adjustments refer, in the order of items; 0 means that the
// variant does not exist.
func (r Reader) VariantIDs(ctx context.Context, items []catalog.StockAdjustment) ([]int64, error) {
	var named []int64
	var skus []string
	for _, item := range items {
		if item.VariantID != 0 {
			named = append(named, item.VariantID)
		}
		if item.SKU != "" {
			skus = append(skus, item.SKU)
		}
	}
	var rows []catalog.Variant
	err := r.in(ctx, func(g *gorm.DB) error {
		return g.Select("id", "sku").Where("removed_on IS NULL AND (id = ANY(?) OR sku = ANY(?))", array(named), array(skus)).Find(&rows).Error
	})
	ids := make([]int64, len(items))
	for i, item := range items {
		for _, v := range rows {
			if item.VariantID == v.ID || item.SKU == v.SKU {
				ids[i] = v.ID
			}
		}
	}
	return ids, err
}

// AdjustStock changes the units on hand of variants whose stock LockStock has locked, and returns
// the movements in the order of the changes.
func (tx *Tx) AdjustStock(ctx context.Context, stocks []*catalog.Stock, changes []int, why catalog.AdjustmentReason) ([]catalog.StockMovement, error) {
	g := tx.on(ctx)
	for i, s := range stocks {
		err := g.Exec(`
			WITH moved AS (UPDATE stocks SET on_hand = on_hand + ? WHERE variant_id = ? RETURNING store_id, variant_id, on_hand, reserved)
			INSERT INTO stock_movements (store_id, created_on, variant_id, kind, on_hand_change, reserved_change, on_hand, reserved, reason, note, reference, command_id, actor_kind, actor_id)
			SELECT store_id, ?, variant_id, ?, ?, 0, on_hand, reserved, ?, ?, ?, ?, ?, ? FROM moved`,
			changes[i], s.VariantID, tx.db.clock.Now(), string(catalog.StockAdjusted), changes[i],
			why.Reason, why.Note, why.Reference, tx.actor.CommandID, string(tx.actor.Kind), tx.actor.ID).Error
		if err != nil {
			return nil, classify(err)
		}
		was, is := strconv.Itoa(s.OnHand), strconv.Itoa(s.OnHand+changes[i])
		tx.Note("adjust", "stock", s.VariantID, domain.Change{Field: "stockOnHand", Old: &was, New: &is})
	}
	return tx.Adjustments(ctx)
}

// Adjustments returns the stock adjustments that this request made, in order, including those of an earlier run of the
// request.
func (tx *Tx) Adjustments(ctx context.Context) ([]catalog.StockMovement, error) {
	var out []catalog.StockMovement
	err := tx.on(ctx).Raw(`
		SELECT m.*, v.product_id, v.sku FROM stock_movements m JOIN variants v ON v.id = m.variant_id
		WHERE m.command_id = ? AND m.kind = ? ORDER BY m.id`, tx.actor.CommandID, string(catalog.StockAdjusted)).Scan(&out).Error
	return out, classify(err)
}

const toIssue = "NOT l.requires_shipping AND l.track_inventory AND l.quantity > l.cancelled_quantity + l.released_quantity + l.issued_quantity"

// StoresToIssue lists the stores with reserved units of goods without shipping.
func (db *DB) StoresToIssue(ctx context.Context) (storeIDs []int64, err error) {
	err = db.across(ctx, func(g *gorm.DB) error {
		return g.Raw(`
			WITH RECURSIVE waiting AS (
				(SELECT l.store_id FROM order_lines l WHERE ` + toIssue + ` ORDER BY l.store_id LIMIT 1)
				UNION ALL
				SELECT n.store_id FROM waiting w CROSS JOIN LATERAL
					(SELECT l.store_id FROM order_lines l WHERE ` + toIssue + ` AND l.store_id > w.store_id ORDER BY l.store_id LIMIT 1) n)
			SELECT store_id FROM waiting`).Scan(&storeIDs).Error
	})
	return storeIDs, err
}

// OrdersToIssue lists paid orders whose goods without shipping are on hand and not yet issued. Their ids are greater
// than a given id. The parameter most is the maximum number of orders.
func (r Reader) OrdersToIssue(ctx context.Context, after int64, most int) (ids []int64, err error) {
	err = r.in(ctx, func(g *gorm.DB) error {
		return g.Raw(`SELECT DISTINCT l.order_id FROM order_lines l JOIN orders o ON o.id = l.order_id JOIN stocks s ON s.variant_id = l.variant_id
			WHERE `+toIssue+` AND l.order_id > ? AND o.status IN ('OPEN', 'COMPLETED') AND o.due_total = 0 AND o.payment_status <> 'CHARGEBACK'
				AND (NOT s.tracked OR s.on_hand >= l.quantity - l.cancelled_quantity - l.released_quantity - l.issued_quantity)
			ORDER BY l.order_id LIMIT ?`, after, most).Scan(&ids).Error
	})
	return ids, err
}
