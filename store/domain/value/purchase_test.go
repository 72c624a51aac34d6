package value_test

import (
	"encoding/json"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/value"
)

var _ = Describe("The delivery of bought gift cards", func() {
	now := time.Date(2026, time.November, 20, 12, 0, 0, 0, time.UTC)
	friday := now.AddDate(0, 0, 7)
	tom := func() *value.Delivery {
		return &value.Delivery{Recipient: &value.Recipient{Name: " Tom ", Email: new("tom@example.com"), Message: new("Enjoy")}, DeliverOn: &friday}
	}
	purchase := func(d *value.Delivery) value.Purchase {
		return value.Purchase{LineItemID: 9, Unit: 2, Amount: domain.MustAmount("25.00"), CurrencyCode: "EUR", Language: new("de"), BuyerEmail: "mia@example.com", Delivery: d}
	}

	It("reports every invalid field", func() {
		var none *value.Delivery
		Expect(none.Check(now)).To(Succeed())
		Expect(tom().Check(now)).To(Succeed())
		err := (&value.Delivery{Recipient: &value.Recipient{Name: "\u200b"}, DeliverOn: new(now.AddDate(1, 0, 2))}).Check(now)
		Expect(domain.CodeOf(err)).To(Equal(domain.InvalidValue))
		var pointers []string
		for _, f := range err.(*domain.Error).Fields {
			pointers = append(pointers, f.Pointer)
		}
		Expect(pointers).To(ConsistOf("/recipient/name", "/recipient/email", "/deliverOn"))
	})

	It("equals a delivery at the same time in another zone, but not at another time or for another recipient", func() {
		same := tom().Tidy()
		same.DeliverOn = new(friday.In(time.FixedZone("", 3600)))
		Expect(tom().Tidy().Same(same)).To(BeTrue())
		for _, change := range []func(d *value.Delivery){
			func(d *value.Delivery) { d.DeliverOn = nil },
			func(d *value.Delivery) { d.DeliverOn = &now },
			func(d *value.Delivery) { d.Recipient = nil },
			func(d *value.Delivery) { d.Recipient.Name = "Tim" },
			func(d *value.Delivery) { d.Recipient.Email = new("tim@example.com") },
			func(d *value.Delivery) { d.Recipient.Message = nil },
		} {
			other := tom().Tidy()
			change(other)
			Expect([]bool{tom().Tidy().Same(other), other.Same(tom().Tidy())}).To(Equal([]bool{false, false}))
		}
		Expect((&value.Delivery{}).Tidy()).To(BeNil())
		Expect([]bool{(*value.Delivery)(nil).Same(nil), tom().Same(nil), (*value.Delivery)(nil).Same(tom())}).To(Equal([]bool{true, false, false}))
	})

	It("is stored with all of its fields", func() {
		text, err := json.Marshal(tom().Tidy())
		Expect(err).NotTo(HaveOccurred())
		Expect(text).To(MatchJSON(`{"recipient": {"name": "Tom", "email": "tom@example.com", "message": "Enjoy"}, "deliverOn": "2026-11-27T12:00:00Z"}`))
	})

	It("is scheduled to the recipient, else to the buyer, and never without an address", func() {
		c := value.Bought(purchase(tom().Tidy()), now)
		Expect([]any{c.Source, c.Status, *c.LineItemID, *c.Unit, *c.RecipientEmail, *c.RecipientName, *c.RecipientMessage, *c.DeliverOn, c.DeliveryStatus, *c.LanguageCode, c.CodeHash}).
			To(Equal([]any{value.FromPurchase, value.Active, int64(9), 2, "tom@example.com", "Tom", "Enjoy", friday, value.Scheduled, "de", []byte(nil)}))
		own := value.Bought(purchase(nil), now)
		Expect([]any{*own.RecipientEmail, own.RecipientName, *own.DeliverOn}).To(Equal([]any{"mia@example.com", (*string)(nil), now}))
		past := value.Bought(purchase(&value.Delivery{DeliverOn: new(now.Add(-time.Hour))}), now)
		Expect([]any{*past.RecipientEmail, *past.DeliverOn}).To(Equal([]any{"mia@example.com", now}))
		p := purchase(nil)
		p.BuyerEmail = ""
		silent := value.Bought(p, now)
		Expect([]any{silent.RecipientEmail, silent.DeliveryStatus, silent.DeliverOn}).To(Equal([]any{(*string)(nil), value.NoDelivery, (*time.Time)(nil)}))
	})
})

var _ = Describe("A bought gift card", func() {
	bought := func() *value.GiftCard {
		c := card("EUR", "50.00", "0.00")
		c.InitialAmount, c.ExpiresOn = domain.MustAmount("50.00"), new(now.Add(time.Hour))
		return c
	}
	// post applies an entry, and returns a step of the table.
	post := func(t value.EntryType, amount string) func(*value.GiftCard) {
		return func(c *value.GiftCard) {
			GinkgoHelper()
			Expect(apply(c, t, amount)).Error().NotTo(HaveOccurred())
		}
	}
	unpaid := func(c *value.GiftCard) { c.SetUnpaid(true) }
	paid := func(c *value.GiftCard) { c.SetUnpaid(false) }
	disable := func(c *value.GiftCard) {
		GinkgoHelper()
		Expect(c.Disable(now)).To(BeTrue())
	}
	enable := func(c *value.GiftCard) {
		GinkgoHelper()
		Expect(c.Enable(now)).To(BeTrue())
	}
	cancel, restore := post(value.Cancel, "50.00"), post(value.Restore, "50.00")
	type steps = []func(*value.GiftCard)

	DescribeTable("is", func(taken steps, status value.Status, why value.DisableReason) {
		c := bought()
		for _, step := range taken {
			step(c)
		}
		var reason value.DisableReason
		if c.DisabledFor != nil {
			reason = *c.DisabledFor
		}
		Expect([]any{c.Status, reason}).To(Equal([]any{status, why}))
	},
		Entry("active after a partial refund", steps{post(value.Cancel, "49.99")}, value.Active, value.DisableReason("")),
		Entry("disabled after a full refund in two parts", steps{post(value.Cancel, "20.00"), post(value.Cancel, "30.00")}, value.Disabled, value.PurchaseRefunded),
		Entry("active after the refund failed", steps{cancel, restore}, value.Active, value.DisableReason("")),
		Entry("active after one of two refunds failed", steps{post(value.Cancel, "20.00"), post(value.Cancel, "30.00"), post(value.Restore, "20.00")}, value.Active, value.DisableReason("")),
		Entry("active if staff enabled it before the refund failed", steps{cancel, enable, restore}, value.Active, value.DisableReason("")),
		Entry("disabled if staff disabled it before a refund that failed", steps{disable, cancel, restore}, value.Disabled, value.DisableReason("")),
		Entry("disabled if staff also disabled it before the refund failed", steps{cancel, disable, restore}, value.Disabled, value.DisableReason("")),
		Entry("disabled while the payment is disputed", steps{unpaid}, value.Disabled, value.PurchaseUnpaid),
		Entry("active after the store won the dispute", steps{unpaid, paid}, value.Active, value.DisableReason("")),
		Entry("disabled after a dispute that the store won, if staff had disabled it before the dispute", steps{disable, unpaid, paid}, value.Disabled, value.DisableReason("")),
		Entry("disabled after a dispute that the store won, if staff disabled it during the dispute", steps{unpaid, disable, paid}, value.Disabled, value.DisableReason("")),
		Entry("active if staff enabled it during a dispute that is then reported again", steps{unpaid, enable, unpaid}, value.Active, value.DisableReason("")),
		Entry("disabled if it was refunded during a dispute that the store won", steps{unpaid, cancel, paid}, value.Disabled, value.PurchaseRefunded),
		Entry("disabled if a dispute begins before the refund fails", steps{cancel, unpaid, restore}, value.Disabled, value.PurchaseUnpaid),
		Entry("active if a dispute begins before the refund fails, and the store wins", steps{cancel, unpaid, restore, paid}, value.Active, value.DisableReason("")))

	It("reports a dispute as a change only once", func() {
		c := bought()
		Expect([]bool{c.SetUnpaid(false), c.SetUnpaid(true), c.SetUnpaid(true), c.SetUnpaid(false), c.SetUnpaid(false)}).To(Equal([]bool{false, true, false, true, false}))
	})

	It("is valid for 90 days after a refund fails, if it has expired in the meantime", func() {
		for _, t := range []struct {
			cancelled string
			expire    bool
		}{{"50.00", false}, {"20.00", true}} {
			c := bought()
			post(value.Cancel, t.cancelled)(c)
			later := now.Add(2 * time.Hour)
			if t.expire {
				p, ok := c.Expiry(later)
				Expect(ok).To(BeTrue())
				Expect(value.Apply(*p, later)).Error().NotTo(HaveOccurred())
			}
			Expect(value.Apply(value.Posting{Account: c, Type: value.Restore, Amount: domain.MustAmount(t.cancelled)}, later)).Error().NotTo(HaveOccurred())
			Expect([]any{c.Status, *c.ExpiresOn, c.Balance.Fixed(2)}).To(Equal([]any{value.Active, later.Add(90 * 24 * time.Hour), t.cancelled}))
		}
	})

	DescribeTable("can be refunded only by free value of its price:", func(balance, held, cancelled, takeable string) {
		c := bought()
		c.Balance, c.HeldAmount, c.CancelledAmount = domain.MustAmount(balance), domain.MustAmount(held), domain.MustAmount(cancelled)
		Expect(c.Takeable().Fixed(2)).To(Equal(takeable))
	},
		Entry("all of it", "50.00", "0.00", "0.00", "50.00"),
		Entry("without held value", "50.00", "20.00", "0.00", "30.00"),
		Entry("without spent value", "10.00", "0.00", "0.00", "10.00"),
		Entry("without value that staff added", "80.00", "0.00", "0.00", "50.00"),
		Entry("without value that was refunded", "30.00", "0.00", "20.00", "30.00"),
		Entry("nothing of a refunded card to which staff added value", "30.00", "0.00", "50.00", "0.00"))
})
