package store_test

import (
	"context"
	"strings"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/customer"
	"github.com/storeplatform/storeplatform/store/domain/letter"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
)

var _ = Describe("The rules", func() {
	var t *checkoutStore
	var good int64
	BeforeEach(func(ctx SpecContext) {
		t = newCheckoutStore(ctx)
		good = t.good(ctx, "POUR-OVER", 40).Variants[0].ID
	})
	status := func(ctx context.Context, id int64, to customer.CustomerStatus) {
		GinkgoHelper()
		_, err := t.Customer.SetCustomerStatus(ctx, another(t.actor), id, customer.StatusInput{Status: to}, domain.Expect{})
		Expect(err).NotTo(HaveOccurred())
	}
	buy := func(ctx context.Context, email, card string) (*ordering.Order, error) {
		GinkgoHelper()
		guest, cart := t.visitor(ctx, good, 1)
		in := t.purchase(cart, "64.14", card)
		in.Email = email
		return t.Ordering.CheckoutCart(ctx, another(guest), in)
	}
	const email = "mia@example.com"

	Describe("for a banned or suspended person", func() {
		It("apply to a guest with the customer's address, in any letter case", func(ctx SpecContext) {
			mia := t.patron(ctx, email)
			for _, to := range []customer.CustomerStatus{customer.CustomerSuspended, customer.CustomerBanned} {
				status(ctx, mia.ID, to)
				for _, typed := range []string{email, strings.ToUpper(email)} {
					_, err := buy(ctx, typed, "pm_card_visa")
					Expect(err).To(refuse(domain.AccountInactive), "%s %s", to, typed)
				}
			}
			_, err := buy(ctx, "tom@example.com", "pm_card_visa")
			Expect(err).NotTo(HaveOccurred())
			status(ctx, mia.ID, customer.CustomerActive)
			_, err = buy(ctx, email, "pm_card_visa")
			Expect(err).NotTo(HaveOccurred())
			status(ctx, mia.ID, customer.CustomerDeactivated)
			_, err = buy(ctx, email, "pm_card_visa")
			Expect(err).NotTo(HaveOccurred(), "who deleted their account may buy as a guest")
		})

		It("end checkouts that await the bank's confirmation", func(ctx SpecContext) {
			mia := t.patron(ctx, email)
			cart := t.put(ctx, mia, good, 1)
			in := t.purchase(cart, "64.14", "pm_card_authenticationRequired")
			own, err := t.Ordering.CheckoutCart(ctx, another(mia), in)
			Expect(err).NotTo(HaveOccurred())
			guests, err := buy(ctx, email, "pm_card_authenticationRequired")
			Expect(err).NotTo(HaveOccurred())
			strangers, err := buy(ctx, "tom@example.com", "pm_card_authenticationRequired")
			Expect(err).NotTo(HaveOccurred())
			status(ctx, mia.ID, customer.CustomerBanned)
			Expect(t.Ordering.ExpireDrafts(ctx)).To(Succeed())
			for _, o := range []*ordering.Order{own, guests, strangers} {
				Expect(t.sandbox.Authenticate(ctx, t.keyOf(ctx, o.Payments[0]), true)).To(Succeed())
			}
			t.Data.Clock.Advance(ordering.AttemptLease)
			Expect(t.Ordering.SettleDue(ctx)).To(Succeed())
			payments, _ := t.charged(ctx)
			Expect(payments).To(Equal(1))
			Expect(t.count(ctx, "SELECT count(*) FROM orders WHERE placed_on IS NOT NULL")).To(Equal(1))
			Expect(t.count(ctx, "SELECT coalesce(sum(reserved), 0) FROM stocks")).To(Equal(1))
		})

		It("refund a payment that the buyer has already confirmed, and then close the order", func(ctx SpecContext) {
			mia := t.patron(ctx, email)
			o, err := buy(ctx, email, "pm_card_authenticationRequired")
			Expect(err).NotTo(HaveOccurred())
			Expect(t.sandbox.Authenticate(ctx, t.keyOf(ctx, o.Payments[0]), true)).To(Succeed())
			status(ctx, mia.ID, customer.CustomerBanned)
			t.Data.Clock.Advance(ordering.AttemptLease)
			for range 2 {
				Expect(t.Ordering.SettleDue(ctx)).To(Succeed())
				Expect(t.Ordering.ExpireDrafts(ctx)).To(Succeed())
				Expect(t.Ordering.SettleCapturesDue(ctx)).To(Succeed())
				t.Data.Clock.Advance(ordering.AttemptLease)
				Expect(t.Ordering.SettleRefundsDue(ctx)).To(Succeed())
			}
			Expect(t.count(ctx, "SELECT count(*) FROM orders WHERE status = 'CANCELLED' AND placed_on IS NULL")).To(Equal(1))
			Expect(t.count(ctx, "SELECT count(*) FROM payments WHERE captured_amount > refunded_amount")).To(BeZero())
			Expect(t.count(ctx, "SELECT count(*) FROM refunds WHERE status = 'COMPLETED'")).To(Equal(1))
			Expect(t.events(ctx)).To(BeEmpty(), "subscribers do not know an order that was never placed")
			t.nothingIsHeld(ctx)
		})
	})

	Describe("for an erased person", func() {
		const left = "SELECT count(*) FROM orders WHERE email = 'mia@example.com' OR customer_note <> '' OR jsonb_typeof(marketing_consent) = 'object' OR shipping_address ->> 'phoneNumber' IS NOT NULL"
		talk := func(ctx context.Context, who domain.Actor, cart *ordering.PricedCart, typed string) *ordering.Order {
			GinkgoHelper()
			at := *torstrasse
			at.PhoneNumber = ref("+49 30 5550142")
			in := t.purchase(cart, "64.14", "pm_card_visa")
			in.Email, in.Note, in.AcceptsMarketing, in.Shipping.Address = typed, "Ring at Keller's.", ref(true), &at
			o, err := t.Ordering.CheckoutCart(ctx, another(who), in)
			Expect(err).NotTo(HaveOccurred())
			return o
		}
		guest := func(ctx context.Context, typed string) *ordering.Order {
			GinkgoHelper()
			who, cart := t.visitor(ctx, good, 1)
			return talk(ctx, who, cart, typed)
		}
		erase := func(ctx context.Context, id int64) {
			GinkgoHelper()
			status(ctx, id, customer.CustomerDeactivated)
			t.Data.Clock.Advance(customer.CustomerRetention + time.Hour)
			Expect(t.Customer.EraseCustomers(ctx)).To(Succeed())
		}

		It("apply to guest orders with the customer's address, to invoices and to events", func(ctx SpecContext) {
			guest(ctx, "Mia@example.com")
			mia := t.patron(ctx, email)
			talk(ctx, mia, t.put(ctx, mia, good, 1), "")
			stranger := guest(ctx, "tom@example.com")
			Expect(t.count(ctx, left)).To(Equal(3))
			erase(ctx, mia.ID)
			Expect(t.count(ctx, left)).To(Equal(1), "the stranger's")
			Expect(t.count(ctx, "SELECT count(*) FROM orders WHERE id = $1 AND email = 'tom@example.com'", stranger.ID)).To(Equal(1))
			Expect(t.count(ctx, "SELECT count(*) FROM invoices WHERE content::text ~ 'mia@example|5550142|Ring' AND order_id <> $1", stranger.ID)).To(BeZero())
			Expect(t.count(ctx, "SELECT count(*) FROM invoices WHERE content::text ~ 'tom@example' AND content::text ~ 'Torstraße' AND content::text ~ 'Ring'")).To(Equal(1))
			Expect(t.count(ctx, "SELECT count(*) FROM invoices WHERE content::text ~ 'Torstraße'")).To(Equal(3), "tax law keeps these")
			Expect(t.count(ctx, "SELECT count(*) FROM webhook_events WHERE object_type LIKE 'customer%' AND payload ~* 'mia'")).To(BeZero())
			Expect(t.count(ctx, "SELECT count(*) FROM order_contacts WHERE search ~ '5550142'")).To(Equal(1))
		})

		It("keep a guest's orders if another person signed up with the guest's address", func(ctx SpecContext) {
			guest(ctx, email)
			thief := t.patron(ctx, email)
			_, err := t.Data.SQL.ExecContext(ctx, "WITH a AS (INSERT INTO accounts (version, created_on, modified_on, email, password_hash) VALUES (1, now(), now(), $1, '') RETURNING id) UPDATE customers SET account_id = a.id FROM a WHERE customers.id = $2", email, thief.ID)
			Expect(err).NotTo(HaveOccurred())
			erase(ctx, thief.ID)
			Expect(t.count(ctx, left)).To(Equal(1))
		})

		It("allow an administrator to erase a guest's data at once by address", func(ctx SpecContext) {
			guest(ctx, email)
			guest(ctx, "MIA@example.com")
			guest(ctx, "tom@example.com")
			n, err := t.Customer.EraseGuest(ctx, another(t.actor), " Mia@Example.com ")
			Expect(err).NotTo(HaveOccurred())
			Expect(n).To(Equal(2))
			Expect(t.count(ctx, left)).To(Equal(1))
			Expect(t.count(ctx, "SELECT count(*) FROM carts WHERE lower(email) = 'mia@example.com'")).To(BeZero())
			n, err = t.Customer.EraseGuest(ctx, another(t.actor), email)
			Expect(err).NotTo(HaveOccurred())
			Expect(n).To(BeZero())
			Expect(t.count(ctx, "SELECT count(*) FROM audit_logs WHERE changes::text ~* 'mia@' OR object_id ~ '@'")).To(BeZero())
			t.patron(ctx, "tom@example.com")
			_, err = t.Customer.EraseGuest(ctx, another(t.actor), "tom@example.com")
			Expect(err).To(refuse(domain.InvalidStateTransition))
			_, err = t.Customer.EraseGuest(ctx, another(t.actor), customer.ErasedGuest)
			Expect(err).To(refuse(domain.InvalidValue))
		})

		It("delete the card at the provider when an administrator deactivates the customer", func(ctx SpecContext) {
			mia := t.patron(ctx, email)
			in := t.purchase(t.put(ctx, mia, good, 1), "64.14", "pm_card_visa")
			in.Payment.Save = true
			_, err := t.Ordering.CheckoutCart(ctx, another(mia), in)
			Expect(err).NotTo(HaveOccurred())
			Expect(t.count(ctx, "SELECT count(*) FROM customer_payment_methods WHERE is_active")).To(Equal(1))
			status(ctx, mia.ID, customer.CustomerDeactivated)
			Expect(t.count(ctx, "SELECT count(*) FROM customer_payment_methods WHERE is_active")).To(BeZero())
			Expect(t.count(ctx, "SELECT count(*) FROM webhook_events WHERE action = 'customer.payment_method_removed'")).To(Equal(1))
			Expect(t.FlushLogs(ctx)).To(Succeed())
			Expect(t.count(ctx, "SELECT count(*) FROM integration_logs WHERE operation ~* 'forget'")).To(Equal(1))
		})
	})

	It("allow staff to find an order by the details that a buyer gives on the phone", func(ctx SpecContext) {
		at := *torstrasse
		at.PhoneNumber, at.Company, at.PostalCode = ref("+49 (0)30 555-0142"), ref("Ahorn & Eiche GmbH"), "10119"
		guest, cart := t.visitor(ctx, good, 1)
		in := t.purchase(cart, "64.14", "pm_card_visa")
		in.Shipping.Address = &at
		o, err := t.Ordering.CheckoutCart(ctx, another(guest), in)
		Expect(err).NotTo(HaveOccurred())
		_, err = buy(ctx, "tom@example.com", "pm_card_visa")
		Expect(err).NotTo(HaveOccurred())
		_, err = t.Data.SQL.ExecContext(ctx, `UPDATE stores SET settings = jsonb_set(settings, '{orderNumberPrefix}', '"JO-"')`)
		Expect(err).NotTo(HaveOccurred())
		var invoice string
		Expect(t.Data.SQL.QueryRowContext(ctx, "SELECT number FROM invoices WHERE order_id = $1", o.ID).Scan(&invoice)).To(Succeed())
		number := domain.Itoa(o.OrderNumber)
		_, err = t.Data.SQL.ExecContext(ctx, `UPDATE order_lines SET name = 'Türkisfarbene Kanne – 1 l' WHERE order_id = $1`, o.ID)
		Expect(err).NotTo(HaveOccurred())
		for _, said := range []string{"türkisfarbene KANNE", "farbene kanne – 1", "030 5550142", "+49305550142", "0049 30 555 0142", "5550142", "ahorn & eiche", "Torstraße 140", "#" + number, number, "jo-" + number,
			invoice, o.Payments[0].ProviderReference} {
			page, err := t.As(t.actor).Orders(ctx, ordering.OrderFilter{Search: said}, domain.PageQuery{Number: 1, Size: 10, Sort: "-orderDate"})
			Expect(err).NotTo(HaveOccurred())
			var ids []int64
			for _, found := range page.Items {
				ids = append(ids, found.ID)
			}
			Expect(ids).To(ContainElement(o.ID), said)
			if said != "Torstraße 140" { // both buyers gave this address
				Expect(ids).To(HaveLen(1), said)
			}
		}
		page, err := t.As(t.actor).Orders(ctx, ordering.OrderFilter{Search: "xx-" + number}, domain.PageQuery{Number: 1, Size: 10, Sort: "-orderDate"})
		Expect(err).NotTo(HaveOccurred())
		Expect(page.Items).To(BeEmpty(), "the prefix of another store")
	})

	Describe("for a person with a corrected address", func() {
		It("send waiting and repeated mails to the new address", func(ctx SpecContext) {
			o, err := buy(ctx, "tpyo@example.com", "pm_card_visa")
			Expect(err).NotTo(HaveOccurred())
			_, err = t.Ordering.UpdateOrder(ctx, another(t.actor), o.ID, ordering.OrderUpdate{OrderPatch: ordering.OrderPatch{Email: ref("typo@example.com")}}, domain.Expect{})
			Expect(err).NotTo(HaveOccurred())
			Expect(t.count(ctx, "SELECT count(*) FROM mails WHERE to_address = 'typo@example.com' AND status = 'PENDING'")).To(Equal(1))
			Expect(t.count(ctx, "SELECT count(*) FROM mails WHERE to_address = 'tpyo@example.com'")).To(BeZero())

			_, err = t.Data.SQL.ExecContext(ctx, "UPDATE mails SET status = 'SENT', to_address = 'tpyo@example.com'")
			Expect(err).NotTo(HaveOccurred())
			id := int64(t.count(ctx, "SELECT id FROM mails WHERE kind = $1", letter.MailOrderConfirmation))
			again, err := t.Letter.ResendMail(ctx, another(t.actor), id)
			Expect(err).NotTo(HaveOccurred())
			Expect(again.ToAddress).To(Equal("typo@example.com"))
		})

		It("move the orders of a customer's account to the new address", func(ctx SpecContext) {
			mia := t.patron(ctx, email)
			o, err := t.Ordering.CheckoutCart(ctx, another(mia), t.purchase(t.put(ctx, mia, good, 1), "64.14", "pm_card_visa"))
			Expect(err).NotTo(HaveOccurred())
			guests, err := buy(ctx, email, "pm_card_visa")
			Expect(err).NotTo(HaveOccurred())
			_, err = t.Data.SQL.ExecContext(ctx, "WITH a AS (INSERT INTO accounts (version, created_on, modified_on, email, password_hash, verified_on) VALUES (1, now(), now(), 'new@example.com', '', now()) RETURNING id) UPDATE customers SET account_id = a.id FROM a WHERE customers.id = $1", mia.ID)
			Expect(err).NotTo(HaveOccurred())
			for range 2 {
				Expect(t.Account.FollowAccounts(ctx)).To(Succeed())
			}
			Expect(t.count(ctx, "SELECT count(*) FROM orders WHERE id = $1 AND email = 'new@example.com' AND version = $2", o.ID, o.Version+1)).To(Equal(1))
			Expect(t.count(ctx, "SELECT count(*) FROM mails WHERE order_id = $1 AND to_address = 'new@example.com' AND status = 'PENDING'", o.ID)).To(Equal(1))
			Expect(t.count(ctx, "SELECT count(*) FROM orders WHERE id = $1 AND email = $2", guests.ID, email)).To(Equal(1), "a guest's order stays")
		})
	})
})
