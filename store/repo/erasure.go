package repo

import (
	"context"
	"errors"

	"github.com/storeplatform/storeplatform/store/domain/customer"
)

// ForgetCustomer erases a customer's personal data outside of their row:
//   - their addresses, payment methods, logged requests, events and coupon uses.
//   - texts that people wrote about their subscriptions.
//   - the personal data of their orders, as ForgetOrders does.
//   - rows that name only their e-mail address.
//
// If they own the address (customer.OwnsAddress), it also erases the orders that guests placed with
// the address. placeholder replaces the address.
func (tx *Tx) ForgetCustomer(ctx context.Context, c *customer.Customer, placeholder string) error {
	guest := (*string)(nil)
	if c.OwnsAddress() {
		guest = &c.Email
	}
	orders, err := tx.ordersOf(ctx, c.ID, guest)
	if err != nil {
		return err
	}
	g := tx.on(ctx)
	return classify(errors.Join(
		tx.forgetEvents(ctx, c.ID),
		g.Exec("DELETE FROM customer_payment_methods WHERE customer_id = ?", c.ID).Error,
		g.Exec("DELETE FROM customer_addresses WHERE customer_id = ?", c.ID).Error,
		g.Exec("DELETE FROM request_logs WHERE actor_kind = 'CUSTOMER' AND actor_id = ?", c.ID).Error,
		// The service itself writes reasons in capitals, so these stay.
		g.Exec(`UPDATE subscriptions SET consent = NULL, note = NULL, pause_reason = NULL, period_end_reason = NULL, custom_fields = '[]',
			cancel_reason = CASE WHEN cancel_reason ~ '^[A-Z_]+$' THEN cancel_reason END WHERE customer_id = ?`, c.ID).Error,
		g.Exec("UPDATE subscription_history_entries SET reason = NULL WHERE subscription_id IN (SELECT s.id FROM subscriptions s WHERE s.customer_id = ?)", c.ID).Error,
		g.Exec("UPDATE cart_items SET custom_fields = '[]' WHERE cart_id IN (SELECT id FROM carts WHERE customer_id = ?) AND custom_fields <> '[]'", c.ID).Error,
		g.Exec("UPDATE carts SET "+cartWithoutContact+" WHERE customer_id = ?", c.ID).Error,
		// A use keeps the e-mail address that the customer had at that time.
		g.Exec("UPDATE coupon_uses SET email = ? WHERE customer_id = ?", placeholder, c.ID).Error,
		tx.forgetOrders(ctx, orders, placeholder),
		tx.forgetAddress(ctx, c.Email, placeholder),
		// Customers whom they referred keep the code, which belongs to the commission service.
		g.Exec(`WITH known AS (DELETE FROM referrers r USING commission_customers k WHERE k.customer_id = ? AND k.store_id = r.store_id AND k.connection = r.connection
				AND (r.provider_customer_id = k.provider_customer_id OR r.code = k.referrer_code) RETURNING r.code)
			UPDATE orders SET referrer_name = NULL, version = version + 1, modified_on = ? WHERE referrer_name IS NOT NULL AND referrer_code IN (SELECT code FROM known)`, c.ID, tx.db.clock.Now()).Error,
	))
}

// ForgetGuest erases the store's personal data about an e-mail address without a customer: in the orders that
// guests placed with it, and in rows that name only the address. placeholder replaces the address. ForgetGuest
// returns the ids of the orders.
func (tx *Tx) ForgetGuest(ctx context.Context, email, placeholder string) (orders []int64, err error) {
	if orders, err = tx.ordersOf(ctx, 0, &email); err != nil {
		return nil, err
	}
	return orders, classify(errors.Join(tx.forgetOrders(ctx, orders, placeholder), tx.forgetAddress(ctx, email, placeholder)))
}

// ordersOf locks the orders of a customer, and the orders of guests with an e-mail address, and returns their ids.
// A nil guest means no guest orders.
func (tx *Tx) ordersOf(ctx context.Context, customerID int64, guest *string) (ids []int64, err error) {
	err = tx.on(ctx).Raw("SELECT id FROM orders WHERE customer_id = ? OR customer_id IS NULL AND email_key = ? ORDER BY id FOR NO KEY UPDATE", customerID, guest).Scan(&ids).Error
	return ids, classify(err)
}

// forgetOrders erases the personal data in orders, except the buyers' names and streets, which tax law requires. It
// also deletes the mails about the orders and the links to them.
func (tx *Tx) forgetOrders(ctx context.Context, orders []int64, placeholder string) error {
	g, ids := tx.on(ctx), array(orders)
	return errors.Join(
		g.Exec("DELETE FROM mails WHERE order_id = ANY(?)", ids).Error,
		g.Exec(`UPDATE orders SET email = ?, customer_note = '', internal_note = '', cancel_note = '', custom_fields = '[]', marketing_consent = NULL,
			hold = CASE WHEN jsonb_typeof(hold) = 'object' THEN hold || '{"note": null}' ELSE hold END,
			shipping_address = CASE WHEN jsonb_typeof(shipping_address) = 'object' THEN (shipping_address - 'phoneE164') || '{"phoneNumber": null}' ELSE shipping_address END,
			billing_address = CASE WHEN jsonb_typeof(billing_address) = 'object' THEN (billing_address - 'phoneE164') || '{"phoneNumber": null}' ELSE billing_address END,
			version = version + 1, modified_on = ? WHERE id = ANY(?)`, placeholder, tx.db.clock.Now(), ids).Error,
		g.Exec("DELETE FROM order_links WHERE order_id = ANY(?)", ids).Error,
		g.Exec("DELETE FROM payment_links WHERE order_id = ANY(?)", ids).Error,
		g.Exec("UPDATE order_lines SET custom_fields = '[]' WHERE order_id = ANY(?) AND custom_fields <> '[]'", ids).Error,
		g.Exec("UPDATE payments SET note = '' WHERE order_id = ANY(?) AND note <> ''", ids).Error,
		g.Exec("UPDATE refunds SET note = '' WHERE order_id = ANY(?) AND note <> ''", ids).Error,
		g.Exec("UPDATE returns SET note = '', version = version + 1, modified_on = ? WHERE order_id = ANY(?) AND note <> ''", tx.db.clock.Now(), ids).Error,
		g.Exec("UPDATE coupon_uses SET email = ? WHERE order_id = ANY(?)", placeholder, ids).Error,
		g.Exec("UPDATE invoices SET content = invoice_without_contact(content) WHERE order_id = ANY(?)", ids).Error,
	)
}

// forgetAddress erases the store's data that belongs only to an e-mail address: mails to the address, its suppression,
// its data in guests' carts, and its coupon uses.
func (tx *Tx) forgetAddress(ctx context.Context, email, placeholder string) error {
	g := tx.on(ctx)
	return errors.Join(
		g.Exec("DELETE FROM mails WHERE fold_email(to_address) = ?", email).Error,
		g.Exec("DELETE FROM email_suppressions WHERE email = ?", email).Error,
		g.Exec("UPDATE cart_items SET custom_fields = '[]' WHERE cart_id IN (SELECT id FROM carts WHERE customer_id IS NULL AND fold_email(email) = ?) AND custom_fields <> '[]'", email).Error,
		g.Exec("UPDATE carts SET "+cartWithoutContact+" WHERE customer_id IS NULL AND fold_email(email) = ?", email).Error,
		g.Exec("UPDATE coupon_uses SET email = ? WHERE email = ?", placeholder, email).Error,
	)
}

// forgetEvents deletes the events that contain a customer, their addresses, payment methods or subscriptions, and
// cancels the waiting deliveries of these events. Call it before the customer's rows are deleted.
func (tx *Tx) forgetEvents(ctx context.Context, customerID int64) error {
	g := tx.on(ctx)
	for _, of := range [][2]string{ // a fixed order prevents deadlocks between two erasures
		{"customer", "SELECT CAST(? AS bigint)"}, {"customerAddress", "SELECT id FROM customer_addresses WHERE customer_id = ?"},
		{"customerPaymentMethod", "SELECT id FROM customer_payment_methods WHERE customer_id = ?"}, {"subscription", "SELECT id FROM subscriptions WHERE customer_id = ?"},
	} {
		kind, of := of[0], "object_type = ? AND object_id IN ("+of[1]+")"
		if _, err := tx.cancelDeliveries(ctx, "d.event_id IN (SELECT e.id FROM webhook_events e WHERE e."+of+")", kind, customerID); err != nil {
			return err
		}
		if err := g.Exec("DELETE FROM webhook_events WHERE "+of, kind, customerID).Error; err != nil {
			return err
		}
	}
	return nil
}
