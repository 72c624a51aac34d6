package repo

import (
	"context"
	"errors"

	"github.com/google/uuid"
	"gorm.io/gorm"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/customer"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
)

// LockDraft locks and returns the order of a cart, placed or not, with its ledgers; nil means that the cart was
// never checked out. The caller has locked the cart.
func (tx *Tx) LockDraft(ctx context.Context, cartID int64) (*ordering.Order, error) {
	return tx.lockFound(ctx, "cart_id = ?", cartID)
}

// LockOrderOfCommand locks and returns the order that this request created, with its ledgers; nil means none.
func (tx *Tx) LockOrderOfCommand(ctx context.Context) (*ordering.Order, error) {
	return tx.lockFound(ctx, "command_id = ?", tx.actor.CommandID)
}

// LockOrderCollected locks and returns the renewal order of a subscription whose due amount this request collected; nil
// means none.
func (tx *Tx) LockOrderCollected(ctx context.Context, subscriptionID int64) (*ordering.Order, error) {
	return tx.lockFound(ctx, "last_command_id = ? AND id IN (SELECT r.order_id FROM renewals r WHERE r.subscription_id = ?)", tx.actor.CommandID, subscriptionID)
}

func (tx *Tx) lockFound(ctx context.Context, where string, args ...any) (*ordering.Order, error) {
	found, err := optional(take[ordering.Order](tx.on(ctx).Select("id"), "order", where, args...))
	if err != nil || found == nil {
		return nil, classify(err)
	}
	return tx.LockOrder(ctx, found.ID)
}

// PaymentPlace is a payment with the rows that it belongs to.
type PaymentPlace struct {
	Payment        *ordering.Payment
	CartID         *int64
	CustomerID     *int64
	SubscriptionID *int64 // the subscription that the payment renews
	Subscribes     bool   // the order starts subscriptions
	Placed         bool
	Barred         bool    // the buyer is not active, or a guest's address is barred (customer.Barred)
	Begun          []int64 // the subscriptions that the placed order started, by id
}

// PaymentPlace returns a payment and the rows to lock before it. It does not check whether the payment belongs to
// the actor.
func (r Reader) PaymentPlace(ctx context.Context, id int64) (p PaymentPlace, err error) {
	err = r.in(ctx, func(g *gorm.DB) error {
		found := struct {
			ordering.Payment
			CartID, CustomerID, SubscriptionID *int64
			Command                            uuid.UUID
			Placed, Subscribes, Barred         bool
		}{}
		err := g.Model(&ordering.Payment{}).Select(`payments.*, o.cart_id, o.customer_id, o.subscription_id, o.command_id AS command, o.placed_on IS NOT NULL AS placed,
				jsonb_typeof(o.subscription_starts) = 'array' AND o.subscription_starts <> '[]' AS subscribes,
				EXISTS (SELECT FROM customers c WHERE c.store_id = o.store_id AND c.id = o.customer_id AND c.status <> 'ACTIVE')
				OR o.customer_id IS NULL AND EXISTS (SELECT FROM customers c WHERE c.store_id = o.store_id AND c.email = o.email_key AND c.status IN ?) AS barred`, customer.Barred).
			Joins("JOIN orders o ON o.id = payments.order_id").Where("payments.id = ?", id).Take(&found).Error
		if errors.Is(err, gorm.ErrRecordNotFound) {
			return domain.Missing("payment")
		}
		p.Payment, p.CartID, p.CustomerID, p.SubscriptionID, p.Subscribes, p.Placed, p.Barred = &found.Payment, found.CartID, found.CustomerID, found.SubscriptionID, found.Subscribes, found.Placed, found.Barred
		if err != nil || !p.Placed || found.CustomerID == nil || found.SubscriptionID != nil {
			return err
		}
		return g.Raw(`SELECT s.id FROM subscriptions s WHERE s.command_id = ? AND s.id IN (SELECT l.subscription_id FROM order_lines l WHERE l.order_id = ?) ORDER BY s.id`, found.Command, found.OrderID).Scan(&p.Begun).Error
	})
	return p, err
}

// Unfinished returns the newest payment of an order that is pending or requires action, or a
// not_found error. Such a payment blocks a draft order.
func (r Reader) Unfinished(ctx context.Context, orderID int64) (p *ordering.Payment, err error) {
	err = r.in(ctx, func(g *gorm.DB) error {
		p, err = take[ordering.Payment](g.Order("id DESC"), "payment", "order_id = ? AND status IN ('PENDING', 'REQUIRES_ACTION')", orderID)
		return err
	})
	return p, err
}

// UnfinishedOf is like Unfinished for the order of a cart.
func (r Reader) UnfinishedOf(ctx context.Context, cartID int64) (p *ordering.Payment, err error) {
	err = r.in(ctx, func(g *gorm.DB) error {
		p, err = take[ordering.Payment](g.Order("id DESC"), "payment",
			"order_id = (SELECT o.id FROM orders o WHERE o.cart_id = ?) AND status IN ('PENDING', 'REQUIRES_ACTION')", cartID)
		return err
	})
	return p, err
}

// ClaimPayments claims payments whose state must be queried at the gateway. Other processes cannot claim these payments
// until the lease expires.
func (db *DB) ClaimPayments(ctx context.Context, slots Slots) ([]Due, error) {
	return db.claimDue(ctx, slots, claim{table: "payments", due: "settle_on", condition: "t.status IN ('PENDING', 'REQUIRES_ACTION')", payment: "t.id"})
}

// ClaimDrafts claims expired drafts, whose reservations the caller releases. Like ClaimPayments, it claims them for a
// lease.
func (db *DB) ClaimDrafts(ctx context.Context, slots Slots) ([]Due, error) {
	return db.claimDue(ctx, slots, claim{table: "orders", due: "expires_on", condition: "t.status = 'DRAFT'",
		payment: "(SELECT max(u.id) FROM payments u WHERE u.store_id = t.store_id AND u.order_id = t.id AND u.status IN ('PENDING', 'REQUIRES_ACTION'))"})
}

// claim describes a work list: the rows t of a table that are due and meet a condition. payment is the SQL for the id
// of each row's payment. Alternatively, account is the SQL that joins t with a row p that names the account of t.
type claim struct{ table, due, condition, payment, account string }

// claimDue claims rows for the free slots, longest due first. place numbers the rows of an account, and rank numbers
// the rows of a gateway. Both start after the items that slots.Taken counts.
func (db *DB) claimDue(ctx context.Context, slots Slots, c claim) (due []Due, err error) {
	var stores, providers, counts []int64
	var codes []string
	for a, n := range slots.Taken {
		stores, providers, codes, counts = append(stores, a.StoreID), append(providers, a.ProviderID), append(codes, a.ProviderCode), append(counts, int64(n))
	}
	now, offset := db.now()
	ready := "t." + c.due + " <= " + now + " AND " + c.condition
	if c.account == "" {
		c.account = "payments p ON p.id = " + c.payment
	}
	err = db.platform(ctx, func(g *gorm.DB) error {
		return g.Raw(`
			WITH taken AS (SELECT * FROM unnest(?::bigint[], ?::bigint[], ?::text[], ?::bigint[]) AS x (store_id, provider_id, provider_code, n)),
			ready AS (
				SELECT t.id, t.`+c.due+` AS due_on, p.store_id, p.payment_provider_id AS provider_id, p.provider_code
				FROM `+c.table+` t JOIN `+c.account+` WHERE p.store_id = t.store_id AND `+ready+`),
			placed AS (
				SELECT r.*, row_number() OVER (PARTITION BY r.store_id, r.provider_id ORDER BY r.due_on, r.id)
					+ coalesce((SELECT sum(n) FROM taken x WHERE x.store_id = r.store_id AND x.provider_id = r.provider_id), 0) AS place
				FROM ready r),
			ranked AS (
				SELECT r.*, row_number() OVER (PARTITION BY r.provider_code ORDER BY r.place, r.due_on, r.id)
					+ coalesce((SELECT sum(n) FROM taken x WHERE x.provider_code = r.provider_code), 0) AS rank
				FROM placed r WHERE r.place <= ?),
			picked AS (
				SELECT t.id, r.store_id, r.provider_id, r.provider_code FROM `+c.table+` t JOIN ranked r ON r.store_id = t.store_id AND r.id = t.id
				WHERE r.rank <= ? AND `+ready+` FOR UPDATE OF t SKIP LOCKED)
			UPDATE `+c.table+` u SET `+c.due+` = `+now+` + make_interval(secs => ?) FROM picked k WHERE u.store_id = k.store_id AND u.id = k.id
			RETURNING k.store_id, k.provider_id, k.provider_code, k.id`,
			array(stores), array(providers), array(codes), array(counts), offset, slots.OfAccount, slots.OfGateway, offset, offset, Lease.Seconds()).Scan(&due).Error
	})
	return due, err
}
