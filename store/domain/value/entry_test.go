package value_test

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/value"
)

var now = time.Date(2026, 11, 20, 9, 0, 0, 0, time.UTC)

func card(currency domain.Currency, balance, held string) *value.GiftCard {
	return &value.GiftCard{Status: value.Active, CurrencyCode: currency, Balance: domain.MustAmount(balance), HeldAmount: domain.MustAmount(held)}
}

func apply(a value.Account, t value.EntryType, amount string) (*value.StoredValueEntry, error) {
	return value.Apply(value.Posting{Account: a, Type: t, Amount: domain.MustAmount(amount)}, now)
}

var _ = Describe("A posting", func() {
	DescribeTable("changes the balance and the held amount as its type determines:",
		func(t value.EntryType, amount, balance, held, changed, changedHeld string) {
			for _, a := range []value.Account{card("EUR", "50.00", "20.00"), &value.StoreCreditAccount{CurrencyCode: "EUR", Balance: domain.MustAmount("50.00"), HeldAmount: domain.MustAmount("20.00")}} {
				e, err := apply(a, t, amount)
				Expect(err).NotTo(HaveOccurred())
				Expect([]string{e.BalanceAfter.String(), e.HeldAfter.String(), e.Amount.String(), e.HeldAmount.String()}).To(Equal([]string{balance, held, changed, changedHeld}))
				Expect(value.Available(a).String()).To(Equal(e.BalanceAfter.Sub(e.HeldAfter).String()))
			}
		},
		Entry("ISSUE", value.Issue, "10.00", "60.00", "20.00", "10.00", "0.00"),
		Entry("HOLD", value.Hold, "30.00", "50.00", "50.00", "0.00", "30.00"),
		Entry("RELEASE", value.Release, "20.00", "50.00", "0.00", "0.00", "-20.00"),
		Entry("CAPTURE", value.Capture, "5.00", "45.00", "15.00", "-5.00", "-5.00"),
		Entry("REFUND", value.Refund, "10.00", "60.00", "20.00", "10.00", "0.00"),
		Entry("CANCEL", value.Cancel, "30.00", "20.00", "20.00", "-30.00", "0.00"),
		Entry("RESTORE", value.Restore, "30.00", "80.00", "20.00", "30.00", "0.00"),
		Entry("ADJUST up", value.Adjust, "0.01", "50.01", "20.00", "0.01", "0.00"),
		Entry("ADJUST down", value.Adjust, "-30.00", "20.00", "20.00", "-30.00", "0.00"),
	)

	It("cannot take value that an order holds, and reports the available amount", func() {
		for _, t := range []value.EntryType{value.Hold, value.Cancel} {
			c := card("EUR", "50.00", "20.00")
			_, err := apply(c, t, "30.01")
			short, ok := errors.AsType[*value.ShortError](err)
			Expect(ok).To(BeTrue(), "%s: %v", t, err)
			Expect(short.Available.String()).To(Equal("30.00"))
			Expect([]string{c.Balance.String(), c.HeldAmount.String()}).To(Equal([]string{"50.00", "20.00"}), "unchanged")
		}
		_, err := apply(card("EUR", "50.00", "20.00"), value.Adjust, "-30.01")
		Expect(err).To(MatchError(ContainSubstring("only 30.00 available")))
	})

	It("cannot release or capture more than is held", func() {
		for _, t := range []value.EntryType{value.Release, value.Capture} {
			_, err := apply(card("EUR", "50.00", "20.00"), t, "20.01")
			Expect(err).To(MatchError(ContainSubstring("more than the held 20.00")), string(t))
		}
	})

	It("expires only a whole balance without held value", func() {
		Expect(apply(card("EUR", "50.00", "0.00"), value.Expire, "50.00")).Error().NotTo(HaveOccurred())
		Expect(apply(card("EUR", "50.00", "0.00"), value.Expire, "49.99")).Error().To(HaveOccurred())
		Expect(apply(card("EUR", "50.00", "0.01"), value.Expire, "49.99")).Error().To(HaveOccurred())
	})

	It("is refused for zero or negative amounts, unknown types, and too many digits for the currency", func() {
		for _, t := range value.EntryTypes() {
			Expect(apply(card("EUR", "50.00", "20.00"), t, "0.00")).Error().To(HaveOccurred(), string(t))
			if t != value.Adjust {
				Expect(apply(card("EUR", "50.00", "20.00"), t, "-1.00")).Error().To(HaveOccurred(), string(t))
			}
			Expect(apply(card("EUR", "50.00", "20.00"), t, "1.001")).Error().To(HaveOccurred(), string(t))
			Expect(apply(card("JPY", "50", "20"), t, "1.5")).Error().To(HaveOccurred(), string(t))
		}
		Expect(apply(card("KWD", "50.000", "20.000"), value.Hold, "0.001")).Error().NotTo(HaveOccurred())
		Expect(apply(card("EUR", "50.00", "20.00"), "GIVE", "1.00")).Error().To(HaveOccurred())
		_, err := apply(card("EUR", "99999999999999.00", "0.00"), value.Adjust, "0.01")
		Expect(domain.CodeOf(err)).To(Equal(domain.InvalidValue), "a balance that the contract cannot show")
	})

	It("holds value only of cards that can pay, and cannot refund value to disabled cards", func() {
		for name, c := range map[string]*value.GiftCard{
			"disabled": {Status: value.Disabled}, "expired": {Status: value.Expired}, "past its expiry": {Status: value.Active, ExpiresOn: &now},
		} {
			c.CurrencyCode, c.Balance = "EUR", domain.MustAmount("50.00")
			_, err := apply(c, value.Hold, "1.00")
			Expect(domain.CodeOf(err)).To(Equal(domain.GiftCardUnusable), name)
			c.HeldAmount = domain.MustAmount("10.00")
			Expect(apply(c, value.Capture, "5.00")).Error().NotTo(HaveOccurred(), "a secured order stays secured: "+name)
			Expect(apply(c, value.Release, "5.00")).Error().NotTo(HaveOccurred(), name)
			_, err = apply(c, value.Refund, "1.00")
			if name == "disabled" {
				Expect(domain.CodeOf(err)).To(Equal(domain.GiftCardUnusable))
				continue
			}
			Expect(err).NotTo(HaveOccurred())
			Expect(c.Status).To(Equal(value.Active))
		}
	})

	It("of a refund extends an expired card by 90 days", func() {
		c := card("EUR", "0.00", "0.00")
		c.Status, c.ExpiresOn = value.Expired, new(now.Add(-time.Hour))
		Expect(apply(c, value.Refund, "7.00")).Error().NotTo(HaveOccurred())
		Expect([]any{c.Status, *c.ExpiresOn, c.Balance.String()}).To(Equal([]any{value.Active, now.Add(90 * 24 * time.Hour), "7.00"}))
	})

	It("of a refund extends an active card past its expiry by 90 days, but not a valid card", func() {
		c := card("EUR", "20.00", "20.00")
		c.ExpiresOn = new(now)
		Expect(apply(c, value.Refund, "7.00")).Error().NotTo(HaveOccurred())
		Expect([]any{c.Status, *c.ExpiresOn}).To(Equal([]any{value.Active, now.Add(90 * 24 * time.Hour)}))
		c.ExpiresOn = new(now.Add(time.Second))
		Expect(apply(c, value.Refund, "7.00")).Error().NotTo(HaveOccurred())
		Expect(*c.ExpiresOn).To(Equal(now.Add(time.Second)), "a valid card keeps its expiry")
	})

	// The calculation counts whole units in integers and shares no code with Apply.
	It("agrees with an independent calculation over random sequences", func() {
		seed := uint64(GinkgoRandomSeed())
		random := rand.New(rand.NewPCG(seed, 1))
		refused, applied := 0, 0
		for range 2000 {
			currency := []domain.Currency{"EUR", "JPY", "KWD"}[random.IntN(3)]
			a := value.Account(&value.StoreCreditAccount{CurrencyCode: currency})
			if random.IntN(2) == 0 {
				a = &value.GiftCard{Status: value.Active, CurrencyCode: currency}
			}
			var balance, held, sum, sumHeld int64
			for range 30 {
				t := value.EntryTypes()[random.IntN(len(value.EntryTypes()))]
				units := random.Int64N(100) + 1
				if t == value.Adjust && random.IntN(2) == 0 {
					units = -units
				}
				nextBalance, nextHeld := balance, held
				switch t {
				case value.Issue, value.Refund, value.Restore, value.Adjust:
					nextBalance += units
				case value.Cancel, value.Expire:
					nextBalance -= units
				case value.Hold:
					nextHeld += units
				case value.Release:
					nextHeld -= units
				case value.Capture:
					nextBalance, nextHeld = nextBalance-units, nextHeld-units
				}
				allowed := nextHeld >= 0 && nextHeld <= nextBalance && (t != value.Expire || nextBalance == 0 && nextHeld == 0)
				e, err := value.Apply(value.Posting{Account: a, Type: t, Amount: domain.AmountOf(units, currency.Digits())}, now)
				what := fmt.Sprintf("seed %d: %s %d of %d/%d: %v", seed, t, units, balance, held, err)
				if c, ok := a.(*value.GiftCard); ok {
					Expect(c.Status).To(Equal(value.Active), what)
				}
				Expect(err == nil).To(Equal(allowed), what)
				if err != nil {
					refused++
					continue
				}
				applied++
				balance, held = nextBalance, nextHeld
				changed, _ := e.Amount.Units(currency.Digits())
				changedHeld, _ := e.HeldAmount.Units(currency.Digits())
				sum, sumHeld = sum+changed, sumHeld+changedHeld
				after, _ := e.BalanceAfter.Units(currency.Digits())
				Expect([]int64{sum, sumHeld, after}).To(Equal([]int64{balance, held, balance}), what)
				available, _ := value.Available(a).Units(currency.Digits())
				Expect(available).To(Equal(balance-held), what)
			}
		}
		Expect(min(refused, applied)).To(BeNumerically(">", 5000), "both outcomes occur")
	})
})

var _ = Describe("The state table of gift cards", func() {
	It("allows exactly the documented moves", func() {
		var moves []string
		for _, from := range []value.Status{"", value.Active, value.Disabled, value.Expired, value.Spent} {
			for _, to := range []value.Status{value.Active, value.Disabled, value.Expired, value.Spent} {
				if from != to && value.Transitions.Check("gift card", from, to) == nil {
					moves = append(moves, string(from)+">"+string(to))
				}
			}
		}
		Expect(moves).To(ConsistOf(">ACTIVE", "ACTIVE>DISABLED", "ACTIVE>EXPIRED", "DISABLED>ACTIVE", "EXPIRED>ACTIVE"))
	})

	It("shows an active card without balance as spent", func() {
		c := card("EUR", "0.00", "0.00")
		Expect(c.Shown(now)).To(Equal(value.Spent))
		c.Status = value.Disabled
		Expect(c.Shown(now)).To(Equal(value.Disabled))
		Expect(card("EUR", "0.01", "0.01").Shown(now)).To(Equal(value.Active))
	})

	It("lets a card expire only if it is active and nothing is held", func() {
		due := func(status value.Status, held string, on *time.Time) bool {
			c := card("EUR", "5.00", held)
			c.Status, c.ExpiresOn = status, on
			return c.Due(now)
		}
		later := now.Add(time.Millisecond)
		Expect([]bool{due(value.Active, "0.00", &now), due(value.Active, "0.00", &later), due(value.Active, "0.00", nil), due(value.Active, "0.01", &now), due(value.Disabled, "0.00", &now)}).
			To(Equal([]bool{true, false, false, false, false}))
	})
})
