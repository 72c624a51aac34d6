package value_test

import (
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/value"
)

var _ = Describe("A gift card", func() {
	now := time.Date(2026, time.November, 20, 12, 0, 0, 0, time.UTC)
	past, later := now.Add(-time.Millisecond), now.Add(time.Millisecond)
	card := func(status value.Status, balance, held string, expiresOn *time.Time) *value.GiftCard {
		return &value.GiftCard{Status: status, CurrencyCode: "EUR", Balance: domain.MustAmount(balance), HeldAmount: domain.MustAmount(held), ExpiresOn: expiresOn}
	}

	It("shows the status that its expiry and its balance imply", func() {
		shown := func(c *value.GiftCard) value.Status { return c.Shown(now) }
		Expect([]value.Status{
			shown(card(value.Active, "1.00", "0.00", &later)), shown(card(value.Active, "1.00", "0.00", &now)), shown(card(value.Active, "1.00", "1.00", &past)),
			shown(card(value.Active, "0.00", "0.00", &past)), shown(card(value.Disabled, "1.00", "0.00", &past)), shown(card(value.Expired, "0.00", "0.00", &past)),
		}).To(Equal([]value.Status{value.Active, value.Expired, value.Expired, value.Expired, value.Disabled, value.Expired}))
	})

	It("is disabled and enabled any number of times, but not after it has expired", func() {
		c := card(value.Active, "1.00", "0.00", &later)
		for _, step := range []struct {
			do      func(time.Time) (bool, error)
			changed bool
			status  value.Status
		}{{c.Enable, false, value.Active}, {c.Disable, true, value.Disabled}, {c.Disable, false, value.Disabled}, {c.Enable, true, value.Active}} {
			changed, err := step.do(now)
			Expect(err).NotTo(HaveOccurred())
			Expect([]any{changed, c.Status}).To(Equal([]any{step.changed, step.status}))
		}
		for _, c := range []*value.GiftCard{card(value.Expired, "0.00", "0.00", &past), card(value.Expired, "0.00", "0.00", &later), card(value.Active, "1.00", "0.00", &now)} {
			_, err := c.Disable(now)
			Expect(domain.CodeOf(err)).To(Equal(domain.InvalidStateTransition))
		}
		_, err := card(value.Disabled, "1.00", "0.00", &now).Enable(now)
		Expect(domain.CodeOf(err)).To(Equal(domain.InvalidStateTransition))
	})

	It("expires once, with its whole balance, but not while an order holds value", func() {
		c := card(value.Active, "5.00", "0.00", &now)
		posting, ok := c.Expiry(now)
		Expect(ok).To(BeTrue())
		Expect([]any{posting.Type, posting.Amount.Fixed(2), c.Status}).To(Equal([]any{value.Expire, "5.00", value.Expired}))
		_, err := value.Apply(*posting, now)
		Expect(err).NotTo(HaveOccurred())
		Expect(c.Balance.IsZero()).To(BeTrue())
		for _, other := range []*value.GiftCard{c, card(value.Active, "5.00", "0.01", &now), card(value.Active, "5.00", "0.00", &later), card(value.Active, "5.00", "0.00", nil), card(value.Disabled, "5.00", "0.00", &past)} {
			before := *other
			_, ok := other.Expiry(now)
			Expect(ok).To(BeFalse())
			Expect(*other).To(Equal(before))
		}
		empty := card(value.Active, "0.00", "0.00", &past)
		posting, ok = empty.Expiry(now)
		Expect([]any{posting == nil, ok, empty.Status}).To(Equal([]any{true, true, value.Expired}))
	})

	It("can get another expiry even after it has expired, and an invalid change changes nothing", func() {
		c, none := card(value.Expired, "0.00", "0.00", &past), (*time.Time)(nil)
		changed, err := c.Change(value.CardPatch{ExpiresOn: &none}, now)
		Expect(err).NotTo(HaveOccurred())
		Expect([]any{changed, c.Status, c.ExpiresOn}).To(Equal([]any{true, value.Active, none}))
		until, name := &now, &value.Recipient{Name: "Mia"}
		_, err = c.Change(value.CardPatch{ExpiresOn: &until, Recipient: &name}, now)
		Expect(domain.CodeOf(err)).To(Equal(domain.InvalidValue))
		Expect([]any{c.ExpiresOn, c.RecipientName}).To(Equal([]any{none, (*string)(nil)}))
		name.Email = new("mia@exam_ple.com")
		_, err = c.Change(value.CardPatch{Recipient: &name}, now)
		Expect(err.(*domain.Error).Fields[0].Pointer).To(Equal("/recipient/email"))
		disabled := card(value.Disabled, "1.00", "0.00", nil)
		until = &later
		_, err = disabled.Change(value.CardPatch{ExpiresOn: &until}, now)
		Expect(err).NotTo(HaveOccurred())
		Expect(disabled.Status).To(Equal(value.Disabled))
	})

	It("recognizes the e-mail address of its recipient in any letter case", func() {
		c := card(value.Active, "1.00", "0.00", nil)
		Expect(c.MeantFor("")).To(BeFalse())
		recipient := &value.Recipient{Name: " Mia ", Email: new("Mia@Example.com")}
		changed, err := c.Change(value.CardPatch{Recipient: &recipient}, now)
		Expect(err).NotTo(HaveOccurred())
		Expect([]any{changed, *c.RecipientName, c.MeantFor("mia@example.COM"), c.MeantFor("tom@example.com")}).To(Equal([]any{true, "Mia", true, false}))
	})
})
