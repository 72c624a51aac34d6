package value_test

import (
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/value"
)

var _ = Describe("The delivery of a gift card", func() {
	now := time.Date(2026, time.November, 20, 12, 0, 0, 0, time.UTC)
	friday := now.AddDate(0, 0, 7)
	mia := &value.Recipient{Name: "Mia", Email: new("mia@example.com")}
	issue := func(in value.IssueInput) (*value.GiftCard, error) {
		in.Amount, in.CurrencyCode, in.Reason = domain.MustAmount("10.00"), "EUR", "Gift"
		return value.NewGiftCard(in, []domain.Currency{"EUR"}, now)
	}
	scheduled := func() *value.GiftCard {
		GinkgoHelper()
		c, err := issue(value.IssueInput{Recipient: mia, DeliverOn: &friday})
		Expect(err).NotTo(HaveOccurred())
		c.Balance = c.InitialAmount
		return c
	}
	pointers := func(err error) (all []string) {
		GinkgoHelper()
		Expect(domain.CodeOf(err)).To(Equal(domain.InvalidValue))
		for _, f := range err.(*domain.Error).Fields {
			all = append(all, f.Pointer)
		}
		return all
	}

	It("is scheduled for a recipient with an address, within a year and before the expiry", func() {
		c := scheduled()
		Expect([]any{*c.DeliverOn, c.DeliveryStatus, c.CodeHash}).To(Equal([]any{friday, value.Scheduled, []byte(nil)}))
		past, err := issue(value.IssueInput{Recipient: mia, DeliverOn: new(now.Add(-time.Hour))})
		Expect(err).NotTo(HaveOccurred())
		Expect(*past.DeliverOn).To(Equal(now))
		none, err := issue(value.IssueInput{Recipient: mia})
		Expect(err).NotTo(HaveOccurred())
		Expect([]any{none.DeliverOn, none.DeliveryStatus}).To(Equal([]any{(*time.Time)(nil), value.NoDelivery}))
		for _, in := range []value.IssueInput{{DeliverOn: &friday}, {DeliverOn: &friday, Recipient: &value.Recipient{Name: "Mia"}}} {
			_, err := issue(in)
			Expect(pointers(err)).To(Equal([]string{"/recipient"}))
		}
		for _, in := range []value.IssueInput{{DeliverOn: new(now.Add(367 * 24 * time.Hour))}, {DeliverOn: &friday, ExpiresOn: &friday}} {
			in.Recipient = mia
			_, err := issue(in)
			Expect(pointers(err)).To(Equal([]string{"/deliverOn"}))
		}
	})

	It("is due at its scheduled time if the card can pay and no mail contains the code yet", func() {
		c := scheduled()
		Expect([]bool{c.MailDue(friday.Add(-time.Millisecond)), c.MailDue(friday)}).To(Equal([]bool{false, true}))
		for _, change := range []func(*value.GiftCard){
			func(c *value.GiftCard) { c.Status = value.Disabled },
			func(c *value.GiftCard) { c.ExpiresOn = &friday },
			func(c *value.GiftCard) { c.Balance = domain.Amount{} },
			func(c *value.GiftCard) { c.Mailed(7, friday) },
			func(c *value.GiftCard) { c.Delivered(true) },
		} {
			other := *c
			change(&other)
			Expect(other.MailDue(friday)).To(BeFalse())
		}
	})

	It("keeps its scheduled time when mailed late, but takes the time of a resend", func() {
		c, late := scheduled(), friday.Add(time.Hour)
		c.Mailed(7, late)
		Expect([]any{*c.DeliverOn, *c.MailID, c.DeliveryStatus}).To(Equal([]any{friday, int64(7), value.Scheduled}))
		c.Delivered(false)
		Expect(c.DeliveryStatus).To(Equal(value.Failed))
		c.Mailed(8, late)
		Expect([]any{*c.DeliverOn, *c.MailID, c.DeliveryStatus}).To(Equal([]any{late, int64(8), value.Scheduled}))
		early := scheduled()
		early.Mailed(9, now)
		Expect(*early.DeliverOn).To(Equal(now))
	})

	It("can be rescheduled only while no mail contains the code, and always has an address", func() {
		monday := friday.AddDate(0, 0, 3)
		c := scheduled()
		changed, err := c.Change(value.CardPatch{DeliverOn: &monday}, now)
		Expect(err).NotTo(HaveOccurred())
		Expect([]any{changed, *c.DeliverOn}).To(Equal([]any{true, monday}))
		for pointer, p := range map[string]value.CardPatch{
			"/recipient": {Recipient: new((*value.Recipient)(nil))},
			"/deliverOn": {ExpiresOn: new(&friday)},
		} {
			_, err := c.Change(p, now)
			Expect(pointers(err)).To(Equal([]string{pointer}))
		}
		c.Mailed(7, monday)
		_, err = c.Change(value.CardPatch{DeliverOn: &friday}, now)
		Expect(domain.CodeOf(err)).To(Equal(domain.InvalidStateTransition))
		changed, err = c.Change(value.CardPatch{DeliverOn: &monday, Recipient: new((*value.Recipient)(nil))}, now)
		Expect(err).NotTo(HaveOccurred())
		Expect([]any{changed, c.RecipientEmail}).To(Equal([]any{true, (*string)(nil)}))
	})

	It("is redirected by a new address only while no mail contains the code", func() {
		to := func(email string) value.CardPatch {
			return value.CardPatch{Recipient: new(&value.Recipient{Name: "Mia", Email: &email})}
		}
		c := scheduled()
		Expect([]bool{c.Redirects(to("tom@example.com")), c.Redirects(to("MIA@example.com")), c.Redirects(value.CardPatch{})}).To(Equal([]bool{true, false, false}))
		c.Mailed(7, friday)
		Expect(c.Redirects(to("tom@example.com"))).To(BeFalse())
	})

	It("fails when the card expires before the mail is sent", func() {
		c := scheduled()
		c.ExpiresOn = new(friday.Add(time.Hour))
		_, ok := c.Expiry(*c.ExpiresOn)
		Expect([]any{ok, c.DeliveryStatus}).To(Equal([]any{true, value.Failed}))
	})

	It("ends when its recipient is erased, unless the mail was sent", func() {
		c := scheduled()
		c.ForgetRecipient()
		Expect([]any{c.RecipientName, c.RecipientEmail, c.RecipientMessage, c.DeliveryStatus}).To(Equal([]any{(*string)(nil), (*string)(nil), (*string)(nil), value.Failed}))
		c = scheduled()
		c.Delivered(true)
		c.ForgetRecipient()
		Expect([]any{c.RecipientEmail, c.DeliveryStatus}).To(Equal([]any{(*string)(nil), value.Sent}))
	})

	It("is repeated only if the card has a value and an address, and is neither disabled nor expired", func() {
		card := func(change func(*value.GiftCard)) error {
			c := scheduled()
			change(c)
			return c.Resendable(now)
		}
		Expect(card(func(*value.GiftCard) {})).To(Succeed())
		Expect(card(func(c *value.GiftCard) { c.HeldAmount = c.Balance })).To(Succeed(), "an order that is canceled returns the value")
		Expect(pointers(card(func(c *value.GiftCard) { c.RecipientEmail = nil }))).To(Equal([]string{"/giftCardId"}))
		for _, change := range []func(*value.GiftCard){func(c *value.GiftCard) { c.Status = value.Disabled }, func(c *value.GiftCard) { c.ExpiresOn = &now }, func(c *value.GiftCard) { c.Balance = domain.Amount{} }} {
			Expect(domain.CodeOf(card(change))).To(Equal(domain.InvalidStateTransition))
		}
	})
})
