package ordering_test

import (
	"math/rand"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

var _ = Describe("a sale that is paid by bank transfer", func() {
	It("waits for the amount due after each edit, less card payments", func() {
		h := historyOf(sale{currency: "EUR", mode: domain.HalfUp, rounding: settings.RoundLine, target: settings.RoundTax, items: []saleItem{{price: 1000, quantity: 2}}},
			rand.New(rand.NewSource(1)), map[string]int{})
		h.begin()
		card := &ordering.Payment{OrderID: 1, ProviderCode: "SANDBOX", CurrencyCode: "EUR", Status: ordering.AttemptCaptured, Amount: eur("5.00"), CapturedAmount: eur("5.00")}
		awaited := &ordering.Payment{OrderID: 1, PaymentProviderID: 6, ProviderCode: settings.OfflineProvider, CurrencyCode: "EUR", Status: ordering.AttemptPending, Amount: eur("15.00")}
		h.o.Payments = []*ordering.Payment{card, awaited}
		h.identify()
		for _, c := range []struct {
			quantity int
			price    string
			due      string
			status   ordering.AttemptStatus
			payments int
		}{
			{3, "10.00", "25.00", ordering.AttemptPending, 2}, {1, "10.00", "5.00", ordering.AttemptPending, 2}, {1, "10.00", "5.00", ordering.AttemptPending, 2},
			{1, "2.00", "0.00", ordering.AttemptVoided, 2}, {4, "2.00", "3.00", ordering.AttemptPending, 3}, {4, "3.00", "7.00", ordering.AttemptPending, 3},
		} {
			lines := h.wanted()
			lines[0].Quantity, lines[0].UnitPrice = c.quantity, some(c.price)
			Expect(h.change(lines, ordering.ShippingEdit{}, "edit")).To(BeTrue())
			h.identify()
			last := h.o.Payments[len(h.o.Payments)-1]
			Expect([]any{h.o.Balance().Due.Fixed(2), card.Amount.Fixed(2), last.Status, len(h.o.Payments)}).To(Equal([]any{c.due, "5.00", c.status, c.payments}))
			if c.status == ordering.AttemptPending {
				Expect(last.Amount.Fixed(2)).To(Equal(c.due))
			}
		}
	})

	It("stops waiting when a card secures the amount due, and does not wait again after an edit", func() {
		for _, held := range []bool{false, true} {
			h := historyOf(sale{currency: "EUR", mode: domain.HalfUp, rounding: settings.RoundLine, target: settings.RoundTax, items: []saleItem{{price: 1000, quantity: 2}}},
				rand.New(rand.NewSource(1)), map[string]int{})
			h.begin()
			card := &ordering.Payment{OrderID: 1, ProviderCode: "SANDBOX", CurrencyCode: "EUR", Status: ordering.AttemptPending, Amount: eur("20.00"), AutoCapture: !held}
			awaited := &ordering.Payment{OrderID: 1, PaymentProviderID: 6, ProviderCode: settings.OfflineProvider, CurrencyCode: "EUR", Status: ordering.AttemptPending, Amount: eur("20.00")}
			h.o.Payments = []*ordering.Payment{awaited, card}
			h.identify()
			_, err := h.o.SettleAttempt(card, ordering.Result{Outcome: ordering.OutcomeSucceeded, Reference: "ref"}, settings.Settings{}, midday)
			Expect(err).NotTo(HaveOccurred())
			Expect([]any{awaited.Status, h.o.Unsecured().Fixed(2)}).To(Equal([]any{ordering.AttemptVoided, "0.00"}), "held: %t", held)
			lines := h.wanted()
			lines[0].Quantity = 5
			Expect(h.change(lines, ordering.ShippingEdit{}, "edit")).To(BeTrue())
			Expect([]any{len(h.o.Payments), h.o.Unsecured().Fixed(2)}).To(Equal([]any{2, "30.00"}), "held: %t", held)
		}
	})
})
