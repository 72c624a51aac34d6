package store_test

import (
	"context"
	"fmt"
	"math/rand"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

// invoices returns the type, reason, number and total of each invoice of an order, as text.
func (d *orderStore) invoices(ctx context.Context, orderID int64) (out []string) {
	GinkgoHelper()
	rows, err := d.As(d.actor).InvoicesOf(ctx, orderID)
	Expect(err).NotTo(HaveOccurred())
	for _, inv := range rows {
		out = append(out, fmt.Sprintf("%s %s %s %s", inv.Type, inv.Reason, inv.Number, inv.Total.Fixed(2)))
	}
	return out
}

var _ = Describe("Invoices", func() {
	var d *orderStore
	BeforeEach(func(ctx SpecContext) { d = newOrderStore(ctx) })
	pay := func(ctx context.Context, actor domain.Actor, o *ordering.Order) error {
		_, err := d.Ordering.RecordOrderOfflinePayment(ctx, actor, o.ID, ordering.OfflinePayment{Method: "CASH"})
		return err
	}
	set := func(ctx context.Context, p settings.SettingsPatch) {
		GinkgoHelper()
		_, err := d.Settings.UpdateStoreSettings(ctx, another(d.actor), p, domain.Expect{})
		Expect(err).NotTo(HaveOccurred())
	}

	It("are issued once if an order ships in two parcels and is captured at the same time", func(ctx SpecContext) {
		o := d.order(ctx, "pm_card_visa", false)
		Expect(d.invoices(ctx, o.ID)).To(BeEmpty())
		codes := atOnce(3, func(i int, same acting) (err error) {
			if i == 2 {
				_, err = d.Ordering.CaptureOrder(ctx, same(d.actor), o.ID, ordering.CaptureRequest{})
				return err
			}
			_, _, err = d.Ordering.FulfillOrder(ctx, same(d.actor), o.ID, ordering.Fulfillment{Items: []ordering.ShipmentItem{{LineItemID: o.Lines[i].ID, Quantity: 1}}}, false)
			return err
		})
		Expect(codes[""]).To(BeNumerically(">=", 2), "%v", codes)
		Expect(d.invoices(ctx, o.ID)).To(Equal([]string{"INVOICE ORDER 1 122.69"}))
	})

	It("have consecutive numbers without gaps, even if commands fail", func(ctx SpecContext) {
		const n = 24
		orders := make([]*ordering.Order, n)
		for i := range orders {
			orders[i] = d.order(ctx, "", false)
			_, err := d.Data.SQL.ExecContext(ctx, "UPDATE stocks SET on_hand = on_hand + 10")
			Expect(err).NotTo(HaveOccurred())
		}
		_ = atOnce(n, func(i int, same acting) error {
			if i%2 == 0 {
				return pay(ctx, same(d.actor), orders[i])
			}
			short, cancel := context.WithTimeout(ctx, time.Duration(rand.Int63n(int64(40*time.Millisecond))))
			defer cancel()
			_ = pay(short, same(d.actor), orders[i]) // this command may be interrupted
			return nil
		})
		for _, o := range orders {
			if len(d.invoices(ctx, o.ID)) == 0 {
				Expect(pay(ctx, another(d.actor), o)).To(Succeed())
			}
			Expect(d.invoices(ctx, o.ID)).To(HaveLen(1))
		}
		var numbers, last int
		Expect(d.Data.SQL.QueryRowContext(ctx, "SELECT count(DISTINCT sequence), max(sequence) FROM invoices WHERE type = 'INVOICE'").Scan(&numbers, &last)).To(Succeed())
		Expect([]int{numbers, last}).To(Equal([]int{n, n}))
	})

	It("start at the number in the settings, which is fixed after the first invoice", func(ctx SpecContext) {
		set(ctx, settings.SettingsPatch{InvoiceNumberPrefix: just(just("RE-")), InvoiceNumberStart: just(int64(2001))})
		o := d.order(ctx, "", false)
		Expect(pay(ctx, another(d.actor), o)).To(Succeed())
		Expect(d.invoices(ctx, o.ID)).To(Equal([]string{"INVOICE ORDER RE-2001 122.69"}))
		_, err := d.Settings.UpdateStoreSettings(ctx, another(d.actor), settings.SettingsPatch{InvoiceNumberStart: just(int64(3000))}, domain.Expect{})
		Expect(domain.CodeOf(err)).To(Equal(domain.InvalidValue))
		set(ctx, settings.SettingsPatch{InvoiceNumberPrefix: just(just("X-"))})
		_, refund, err := d.Ordering.RefundOrder(ctx, another(d.actor), o.ID, ordering.RefundRequest{Reason: ordering.Goodwill, Amount: just(domain.MustAmount("10.00"))})
		Expect(err).NotTo(HaveOccurred())
		Expect(d.invoices(ctx, o.ID)).To(HaveLen(1), "the money is not back yet")
		codes := atOnce(6, func(_ int, same acting) error {
			_, _, err := d.Ordering.CompleteRefund(ctx, same(d.actor), refund.ID, "", "", nil)
			return err
		})
		Expect(codes).To(Equal(map[domain.Code]int{"": 6}))
		Expect(d.invoices(ctx, o.ID)).To(Equal([]string{"INVOICE ORDER RE-2001 122.69", "CREDIT_NOTE REFUND CN-X-1 10.00"}))
		rows, err := d.As(d.actor).InvoicesOf(ctx, o.ID)
		Expect(err).NotTo(HaveOccurred())
		Expect(rows[1].Content.Corrects).To(Equal("RE-2001"))
	})

	It("show no due amount while a shipment's capture is pending or the money is authorized", func(ctx SpecContext) {
		for _, mode := range []settings.CaptureMode{settings.CaptureOnFulfillment, settings.CaptureManual} {
			set(ctx, settings.SettingsPatch{CaptureMode: just(mode)})
			o := d.order(ctx, "pm_card_visa", false)
			o, _, err := d.Ordering.FulfillOrder(ctx, another(d.actor), o.ID, ordering.Fulfillment{Items: []ordering.ShipmentItem{{LineItemID: o.Lines[0].ID, Quantity: 1}}}, false)
			Expect(err).NotTo(HaveOccurred())
			Expect(o.PaymentStatus).To(Equal(map[settings.CaptureMode]ordering.PaymentStatus{
				settings.CaptureOnFulfillment: ordering.PaymentPartiallyPaid, settings.CaptureManual: ordering.PaymentAuthorized}[mode]), "a parcel captures what it ships")
			rows, err := d.As(d.actor).InvoicesOf(ctx, o.ID)
			Expect(err).NotTo(HaveOccurred())
			Expect(rows).To(HaveLen(1))
			Expect([]any{rows[0].Content.Due.IsZero(), rows[0].Content.PaidWith}).To(Equal([]any{true, []string{"CARD"}}), string(mode))
		}
	})

	It("have dates in the order of their numbers, whichever command began first", func(ctx SpecContext) {
		first, second := d.order(ctx, "", false), d.order(ctx, "", false)
		Expect(pay(ctx, another(d.actor), first)).To(Succeed())
		_, err := d.Data.SQL.ExecContext(ctx, "UPDATE invoices SET issued_on = issued_on + interval '1 hour'") // as if the command had begun an hour later
		Expect(err).NotTo(HaveOccurred())
		Expect(pay(ctx, another(d.actor), second)).To(Succeed())
		var all []time.Time
		for _, o := range []*ordering.Order{first, second} {
			rows, err := d.As(d.actor).InvoicesOf(ctx, o.ID)
			Expect(err).NotTo(HaveOccurred())
			all = append(all, rows[0].IssuedOn)
		}
		Expect(all[1]).To(BeTemporally("==", all[0]))
	})

	It("have unique numbers even if the store changes the prefix", func(ctx SpecContext) {
		refuses := func(prefix string) {
			GinkgoHelper()
			_, err := d.Settings.UpdateStoreSettings(ctx, another(d.actor), settings.SettingsPatch{InvoiceNumberPrefix: just(just(prefix))}, domain.Expect{})
			Expect(domain.CodeOf(err)).To(Equal(domain.InvalidValue), prefix)
		}
		refuses("R1")
		refuses("CN-")
		By("the store cannot set a prefix that would repeat a number")
		_, err := d.Data.SQL.ExecContext(ctx, `UPDATE stores SET settings = jsonb_set(settings, '{invoiceNumberPrefix}', '"R1"')`)
		Expect(err).NotTo(HaveOccurred())
		o := d.order(ctx, "", false)
		Expect(pay(ctx, another(d.actor), o)).To(Succeed())
		Expect(d.invoices(ctx, o.ID)).To(Equal([]string{"INVOICE ORDER R11 122.69"}))
		refuses("R")
		set(ctx, settings.SettingsPatch{InvoiceNumberPrefix: just(just("RE"))})
		_, err = d.Data.SQL.ExecContext(ctx, `UPDATE stores SET settings = jsonb_set(settings, '{invoiceNumberPrefix}', '"R"'); UPDATE store_counters SET last = 10 WHERE name = 'invoice'`)
		Expect(err).NotTo(HaveOccurred())
		o = d.order(ctx, "", false)
		Expect(pay(ctx, another(d.actor), o)).NotTo(Succeed(), "the database refuses a number that is issued")
	})

	It("are credited if a dispute is lost after the order was canceled", func(ctx SpecContext) {
		o := d.order(ctx, "pm_card_visa", true)
		report := func(reference, amount string, status ordering.ChargebackStatus) error {
			_, _, err := d.Ordering.ReportChargeback(ctx, another(d.actor), o.ID, ordering.ChargebackReport{Reference: reference, Amount: just(domain.MustAmount(amount)), Status: &status})
			return err
		}
		Expect(report("dp_1", "100.00", ordering.ChargebackLost)).To(Succeed())
		Expect(domain.CodeOf(report("dp_2", "100.00", ordering.ChargebackOpen))).To(Equal(domain.InvalidValue))
		Expect(report("dp_2", "22.69", ordering.ChargebackOpen)).To(Succeed())
		_, err := d.Ordering.CancelOrder(ctx, another(d.actor), o.ID, ordering.CancelRequest{Reason: ordering.CancelledFraud, KeepPayment: true})
		Expect(err).NotTo(HaveOccurred())
		Expect(report("dp_2", "22.69", ordering.ChargebackLost)).To(Succeed())
		Expect(d.invoices(ctx, o.ID)).To(Equal([]string{"INVOICE ORDER 1 122.69", "CREDIT_NOTE CANCELLATION CN-1 100.00", "CREDIT_NOTE CANCELLATION CN-2 22.69"}))
	})

	It("keep their content when the store, the products or the order change", func(ctx SpecContext) {
		set(ctx, settings.SettingsPatch{LegalName: just(just("Juniper & Oak GmbH")), TaxNumber: just(just("DE811122233"))})
		o := d.order(ctx, "", false)
		Expect(pay(ctx, another(d.actor), o)).To(Succeed())
		read := func() string {
			var content string
			Expect(d.Data.SQL.QueryRowContext(ctx, "SELECT i::text FROM invoices i WHERE order_id = $1", o.ID).Scan(&content)).To(Succeed())
			return content
		}
		before := read()
		Expect(before).To(And(ContainSubstring("Juniper & Oak GmbH"), ContainSubstring("DE811122233"), ContainSubstring("Torstraße 140"), ContainSubstring("mia.keller@example.com")))
		set(ctx, settings.SettingsPatch{LegalName: just(just("Somebody Else")), TaxNumber: just((*string)(nil)), Name: just("Other")})
		_, err := d.Data.SQL.ExecContext(ctx, "UPDATE order_lines SET name = 'Other'; UPDATE products SET name = 'Other'; UPDATE orders SET email = 'other@example.com'")
		Expect(err).NotTo(HaveOccurred())
		_, _, err = d.Ordering.FulfillOrder(ctx, another(d.actor), o.ID, ordering.Fulfillment{}, false)
		Expect(err).NotTo(HaveOccurred())
		Expect(read()).To(Equal(before))
		for change, refusal := range map[string]string{
			"UPDATE invoices SET total = 0": "permission denied", "DELETE FROM invoices": "permission denied",
			`UPDATE invoices SET content = jsonb_set(content, '{buyer,email}', '"other@example.com"')`: "a document is never changed",
		} {
			_, err := d.Data.SQL.ExecContext(ctx, fmt.Sprintf("SET ROLE store_app; SET app.store_id = '%d'; ", d.actor.StoreID)+change)
			Expect(err).To(MatchError(ContainSubstring(refusal)), change)
			_, err = d.Data.SQL.ExecContext(ctx, "RESET ROLE")
			Expect(err).NotTo(HaveOccurred())
		}
	})

	It("are fully credited when a shipped, unpaid order is canceled", func(ctx SpecContext) {
		set(ctx, settings.SettingsPatch{AllowUnsecuredFulfillment: just(true)})
		o := d.order(ctx, "", false)
		_, shipment, err := d.Ordering.FulfillOrder(ctx, another(d.actor), o.ID, ordering.Fulfillment{}, false)
		Expect(err).NotTo(HaveOccurred())
		Expect(d.invoices(ctx, o.ID)).To(Equal([]string{"INVOICE ORDER 1 122.69"}))
		_, _, err = d.Ordering.CancelShipment(ctx, another(d.actor), shipment.ID, "", true)
		Expect(err).NotTo(HaveOccurred())
		_, err = d.Ordering.CancelOrder(ctx, another(d.actor), o.ID, ordering.CancelRequest{Reason: ordering.CancelledUnpaid})
		Expect(err).NotTo(HaveOccurred())
		Expect(d.invoices(ctx, o.ID)).To(Equal([]string{"INVOICE ORDER 1 122.69", "CREDIT_NOTE CANCELLATION CN-1 122.69"}))
	})
})

var _ = Describe("The invoice of an edited order", func() {
	It("is followed by a further invoice for added units, and a credit note for removed units", func(ctx SpecContext) {
		t := newCheckoutStore(ctx)
		t.good(ctx, "POUR-OVER", 40)
		o, err := t.Ordering.CreateOrder(ctx, another(t.actor), ordering.OrderCreate{
			Email: "phone@example.com", Items: []ordering.OrderItem{{SKU: "POUR-OVER", Quantity: 2}}, ShippingAddress: torstrasse, ShippingMethodID: &t.method,
			Payment: &ordering.PaymentChoice{Token: "pm_card_visa"},
		})
		Expect(err).NotTo(HaveOccurred())
		edit := func(quantity int) {
			GinkgoHelper()
			o, err := t.As(t.actor).Order(ctx, ordering.OrderKey{ID: o.ID})
			Expect(err).NotTo(HaveOccurred())
			_, err = t.Ordering.UpdateOrder(ctx, another(t.actor), o.ID, ordering.OrderUpdate{Items: []ordering.OrderItem{{LineID: o.Lines[0].ID, Quantity: quantity}}}, domain.Expect{Body: &o.Version})
			Expect(err).NotTo(HaveOccurred())
		}
		edit(3)
		edit(1)
		rows, err := t.As(t.actor).InvoicesOf(ctx, o.ID)
		Expect(err).NotTo(HaveOccurred())
		var got []string
		for _, inv := range rows {
			got = append(got, fmt.Sprint(inv.Number, " ", inv.Reason, " ", inv.Total.Fixed(2), " ", inv.Content.Rows[0].Quantity, " ", inv.Content.Corrects))
		}
		Expect(got).To(Equal([]string{"1 ORDER 122.45 2 ", "2 EDIT 58.31 1 1", "CN-1 EDIT 116.62 2 1"}))
	})
})
