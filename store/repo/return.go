package repo

import (
	"context"
	"regexp"
	"strconv"
	"strings"

	"gorm.io/gorm"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/customer"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/returns"
)

var returnKeys = map[string]sortKey{
	"requestedOn": {column: "requested_on", cast: "timestamptz"},
	"modifiedOn":  {column: "modified_on", cast: "timestamptz"},
}

func returnKey(r *returns.Return, key string) (int64, any) {
	if key == "modifiedOn" {
		return r.ID, r.ModifiedOn
	}
	return r.ID, r.RequestedOn
}

// returnNumber matches a return number such as 100042-R1, or only the order number in it, with any prefix.
var returnNumber = regexp.MustCompile(`^(.+?)(?:-[Rr]([0-9]{1,9}))?$`)

// Returns returns one page of the returns that match a filter and that the actor may see, with their orders. With
// ModifiedSince and no sort key, it sorts the returns by the time of their last change.
func (r Reader) Returns(ctx context.Context, f returns.ReturnFilter, q domain.PageQuery) (out domain.Page[*returns.Return], err error) {
	query := r.query(q, "returns", f, r.whose())
	err = r.list(ctx, func(g *gorm.DB) error {
		list := filtered(r.ofOwnOrders(g),
			condition{"status IN ?", f.Status},
			condition{"kind IN ?", f.Kind},
			condition{"order_id IN ?", f.OrderID},
			condition{"order_id IN (SELECT o.id FROM orders o WHERE o.customer_id IN ? AND o.placed_on IS NOT NULL)", f.CustomerID},
			condition{"requested_on >= ?", f.RequestedFrom},
			condition{"requested_on < ?", f.RequestedTo},
			condition{"modified_on >= ?", f.ModifiedSince},
		)
		if text := strings.TrimSpace(f.Search); text != "" {
			if list, err = r.withNumber(ctx, list, text); err != nil {
				return err
			}
		}
		if f.ModifiedSince != nil && q.Sort == "" {
			out, err = changed[returns.Return](list, "", *f.ModifiedSince, query)
		} else {
			out, err = page(list, query, returnKeys, returnKey)
		}
		if err != nil {
			return err
		}
		return returnedOrders(g, out.Items)
	})
	return out, err
}

// withNumber restricts a list to returns that have the return number, or whose order has the order number.
func (r Reader) withNumber(ctx context.Context, list *gorm.DB, text string) (*gorm.DB, error) {
	parts := returnNumber.FindStringSubmatch(text)
	if parts == nil {
		return list.Where("false"), nil
	}
	order, err := r.numberIn(ctx, list, parts[1])
	if err != nil || order == 0 {
		return list.Where("false"), err
	}
	list = list.Where("order_id IN (SELECT o.id FROM orders o WHERE o.order_number = ?)", order)
	if number, err := strconv.ParseInt(parts[2], 10, 64); err == nil {
		list = list.Where("return_number = ?", number)
	}
	return list, nil
}

func returnedOrders(g *gorm.DB, list []*returns.Return) error {
	ids := make([]int64, len(list))
	for i, r := range list {
		ids[i] = r.OrderID
	}
	var orders []*ordering.Order
	if err := g.Where("id = ANY(?)", array(ids)).Find(&orders).Error; err != nil {
		return err
	}
	byID := make(map[int64]*ordering.Order, len(orders))
	for _, o := range orders {
		byID[o.ID] = o
	}
	for _, r := range list {
		r.Order = byID[r.OrderID]
	}
	return nil
}

// ReturnOrder returns a return, and the return's order with all parts.
func (r Reader) ReturnOrder(ctx context.Context, id int64) (o *ordering.Order, ret *returns.Return, err error) {
	err = r.once(ctx, func(r Reader) error {
		if ret, err = take[returns.Return](r.ofOwnOrders(r.on(ctx)), "return", "id = ?", id); err != nil {
			return err
		}
		o, err = r.Order(ctx, ordering.OrderKey{ID: ret.OrderID})
		ret.Order = o
		return err
	})
	if err != nil {
		return nil, nil, err
	}
	return o, ret, nil
}

// ReturnsOf returns the returns of an order, oldest first.
func (r Reader) ReturnsOf(ctx context.Context, o *ordering.Order) (all []*returns.Return, err error) {
	if o.ReturnCount == 0 {
		return nil, nil
	}
	err = r.in(ctx, func(g *gorm.DB) error {
		return g.Where("order_id = ?", o.ID).Order("id").Find(&all).Error
	})
	return all, err
}

// AccountTypeOf returns the account type of an order's buyer; 0 means a guest. For the holder of a link to the order,
// it returns the type of the order's customer.
func (r Reader) AccountTypeOf(ctx context.Context, o *ordering.Order) (id int64, err error) {
	if o.CustomerID == nil {
		return 0, nil
	}
	err = r.in(ctx, func(g *gorm.DB) error {
		return g.Model(&customer.Customer{}).Where("id = ?", *o.CustomerID).Select("account_type_id").Scan(&id).Error
	})
	return id, err
}

// LockReturns reads and locks the returns of a locked order, oldest first.
func (tx *Tx) LockReturns(ctx context.Context, o *ordering.Order) ([]*returns.Return, error) {
	if o.ReturnCount == 0 {
		return nil, nil
	}
	all, err := lockAll[returns.Return](ctx, tx, "order_id = ?", o.ID)
	for _, r := range all {
		r.Order = o
	}
	return all, err
}

// LockReturnOrder reads and locks the order of a return and all of the order's returns. It returns the return, and
// the other returns sorted by number.
func (tx *Tx) LockReturnOrder(ctx context.Context, id int64) (o *ordering.Order, ret *returns.Return, all []*returns.Return, err error) {
	found, err := take[returns.Return](tx.on(ctx), "return", "id = ?", id)
	if err != nil {
		return nil, nil, nil, classify(err)
	}
	if o, err = tx.LockOrder(ctx, found.OrderID); err != nil {
		return nil, nil, nil, err
	}
	if all, err = tx.LockReturns(ctx, o); err != nil {
		return nil, nil, nil, err
	}
	ret, err = domain.Find(all, id, "return")
	return o, ret, all, err
}

// SaveReturns writes the returns that have changed since they were locked.
func (tx *Tx) SaveReturns(ctx context.Context, all []*returns.Return) error {
	changed, _, err := tx.held.Differences(entities(all))
	if err != nil || len(changed) == 0 {
		return err
	}
	return tx.Update(ctx, changed...)
}
