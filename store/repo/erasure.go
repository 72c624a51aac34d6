package repo

import (
	"context"
	"errors"
	"slices"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/customer"
	"github.com/storeplatform/storeplatform/store/domain/value"
)

// itemWithTexts is the SQL condition that a line of a cart or an order has texts that its buyer entered.
const itemWithTexts = "(custom_fields <> '[]' OR jsonb_typeof(gift_card) = 'object')"

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
	g := tx.on(ctx)
	if err := errors.Join(
		tx.forgetCarts(ctx, c.ID, c.Email),
		// Reasons in capitals were written by the service itself and are not personal, so they are kept.
		g.Exec(`UPDATE subscriptions SET consent = NULL, note = NULL, pause_reason = NULL, period_end_reason = NULL, custom_fields = '[]',
			cancel_reason = CASE WHEN cancel_reason ~ '^[A-Z_]+$' THEN cancel_reason END WHERE customer_id = ?`, c.ID).Error,
	); err != nil {
		return classify(err)
	}
	orders, err := tx.ordersOf(ctx, c.ID, guest)
	if err != nil {
		return err
	}
	if err := tx.forgetCards(ctx, c.Email, orders); err != nil {
		return classify(err)
	}
	return classify(errors.Join(
		tx.forgetEvents(ctx, c.ID),
		g.Exec("DELETE FROM customer_payment_methods WHERE customer_id = ?", c.ID).Error,
		g.Exec("DELETE FROM customer_addresses WHERE customer_id = ?", c.ID).Error,
		g.Exec("DELETE FROM request_logs WHERE actor_kind = 'CUSTOMER' AND actor_id = ?", c.ID).Error,
		g.Exec("UPDATE subscription_history_entries SET reason = NULL WHERE subscription_id IN (SELECT s.id FROM subscriptions s WHERE s.customer_id = ?)", c.ID).Error,
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
// guests placed with it, and in rows that name only the address. placeholder replaces the address. The audit entry
// belongs to the first order. ForgetGuest returns the ids of the orders.
func (tx *Tx) ForgetGuest(ctx context.Context, email, placeholder string) (orders []int64, err error) {
	if err := tx.forgetCarts(ctx, 0, email); err != nil {
		return nil, classify(err)
	}
	if orders, err = tx.ordersOf(ctx, 0, &email); err != nil {
		return nil, err
	}
	for _, id := range orders {
		tx.Note("erase", "order", id)
	}
	if err := tx.forgetCards(ctx, email, orders); err != nil {
		return nil, classify(err)
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
		g.Exec("UPDATE order_lines SET custom_fields = '[]', gift_card = NULL WHERE order_id = ANY(?) AND "+itemWithTexts, ids).Error,
		g.Exec("UPDATE payments SET note = '' WHERE order_id = ANY(?) AND note <> ''", ids).Error,
		g.Exec("UPDATE refunds SET note = '' WHERE order_id = ANY(?) AND note <> ''", ids).Error,
		g.Exec("UPDATE returns SET note = '', version = version + 1, modified_on = ? WHERE order_id = ANY(?) AND note <> ''", tx.db.clock.Now(), ids).Error,
		g.Exec("UPDATE coupon_uses SET email = ? WHERE order_id = ANY(?)", placeholder, ids).Error,
		g.Exec("UPDATE invoices SET content = invoice_without_contact(content) WHERE order_id = ANY(?)", ids).Error,
	)
}

// forgetCarts erases the personal data in the carts of a customer and in guests' carts with an e-mail address. In all
// carts, it erases the recipients of gift cards with the address. It locks carts, so call it before orders are locked.
// The customer 0 means none.
func (tx *Tx) forgetCarts(ctx context.Context, customerID int64, email string) error {
	g := tx.on(ctx)
	return errors.Join(
		g.Exec("UPDATE cart_items SET custom_fields = '[]', gift_card = NULL WHERE cart_id IN (SELECT id FROM carts WHERE customer_id = ?) AND "+itemWithTexts, customerID).Error,
		g.Exec("UPDATE carts SET "+cartWithoutContact+" WHERE customer_id = ?", customerID).Error,
		g.Exec("UPDATE cart_items SET custom_fields = '[]', gift_card = NULL WHERE cart_id IN (SELECT id FROM carts WHERE customer_id IS NULL AND fold_email(email) = ?) AND "+itemWithTexts, email).Error,
		g.Exec(`UPDATE cart_items SET gift_card = gift_card || '{"recipient": null}' WHERE fold_email(gift_card -> 'recipient' ->> 'email') = ?`, email).Error,
		g.Exec("UPDATE carts SET "+cartWithoutContact+" WHERE customer_id IS NULL AND fold_email(email) = ?", email).Error,
	)
}

// forgetAddress erases the store's data that belongs only to an e-mail address: mails to the address, its suppression,
// and its coupon uses. It also erases the recipients with the address in lines that buy gift cards.
func (tx *Tx) forgetAddress(ctx context.Context, email, placeholder string) error {
	g := tx.on(ctx)
	return errors.Join(
		g.Exec("DELETE FROM mails WHERE fold_email(to_address) = ?", email).Error,
		g.Exec("DELETE FROM email_suppressions WHERE email = ?", email).Error,
		g.Exec(`UPDATE order_lines SET gift_card = gift_card || '{"recipient": null}' WHERE fold_email(gift_card -> 'recipient' ->> 'email') = ?`, email).Error,
		g.Exec("UPDATE coupon_uses SET email = ? WHERE email = ?", placeholder, email).Error,
	)
}

// forgetCards erases a person as the recipient of gift cards: of cards with their e-mail address, and of cards that
// the buyers of the orders bought for themselves. It also ends deliveries whose mail goes to the address, because the
// erasure deletes that mail. It locks all cards by id. Call it after the orders are locked and before mails are deleted.
func (tx *Tx) forgetCards(ctx context.Context, email string, orders []int64) error {
	var found []struct {
		ID        int64
		Recipient bool
		MailID    *int64 // mail to the address with the card's code; nil means none
	}
	// A recipient without a name is the buyer, under an address that may have changed since.
	if err := tx.on(ctx).Raw(`SELECT f.id, bool_or(f.recipient) AS recipient, max(f.mail_id) AS mail_id FROM (
			SELECT c.id, true AS recipient, NULL::bigint AS mail_id FROM gift_cards c WHERE c.recipient_key = ?
			UNION ALL SELECT c.id, true, NULL FROM gift_cards c WHERE c.recipient_name IS NULL
				AND c.line_item_id IN (SELECT l.id FROM order_lines l WHERE l.order_id = ANY(?) AND l.product_type = 'GIFT_CARD')
			UNION ALL SELECT c.id, false, m.id FROM mails m JOIN gift_cards c ON c.id = m.gift_card_id AND c.mail_id = m.id WHERE fold_email(m.to_address) = ?) f
		GROUP BY f.id`, email, array(orders), email).Scan(&found).Error; err != nil || len(found) == 0 {
		return err
	}
	ids := make([]int64, len(found))
	for i, f := range found {
		ids[i] = f.ID
	}
	cards, err := lockAll[value.GiftCard](ctx, tx, "id = ANY(?)", array(ids))
	if err != nil {
		return err
	}
	var changed []domain.Entity
	for _, c := range cards {
		was := c.DeliveryStatus
		f := found[slices.Index(ids, c.ID)]
		// A command may have changed the recipient or the mail since the query.
		recipient := f.Recipient && (c.RecipientName == nil || c.MeantFor(email))
		if !recipient && (f.MailID == nil || c.MailID == nil || *c.MailID != *f.MailID) {
			continue
		}
		if err := tx.EndGiftCardMail(ctx, c); err != nil {
			return err
		}
		c.CancelDelivery()
		if recipient && c.ForgetRecipient() || c.DeliveryStatus != was {
			changed = append(changed, c)
		}
	}
	return tx.Update(ctx, changed...)
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
