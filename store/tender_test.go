package store_test

import (
	"context"
	"strconv"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/google/uuid"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/value"
	"github.com/storeplatform/storeplatform/store/storetest"
)

// tenderStore is a store whose buyers pay with gift cards and store credit.
type tenderStore struct {
	*checkoutStore
	good int64
}

func newTenderStore(ctx context.Context) *tenderStore {
	GinkgoHelper()
	t := &tenderStore{checkoutStore: newCheckoutStore(ctx)}
	t.good = t.checkoutStore.good(ctx, "POUR-OVER", 400).Variants[0].ID
	return t
}

// post posts to an account that has no id yet, or that is locked here.
func (t *tenderStore) post(ctx context.Context, a value.Account, amount string, prepare func(seal func([]byte) string, keep func(string))) {
	GinkgoHelper()
	tx, err := t.Data.Repo.Begin(ctx, another(t.actor))
	Expect(err).NotTo(HaveOccurred())
	defer tx.Rollback()
	if prepare != nil {
		prepare(func(key []byte) string { return storetest.Keyring().Seal(value.CodeKeyPlace(t.store.ID), key) }, func(sealed string) {
			_, err := tx.KeepCodeKey(ctx, sealed)
			Expect(err).NotTo(HaveOccurred())
		})
	}
	_, err = tx.Post(ctx, value.Posting{Account: a, Type: value.Issue, Amount: domain.MustAmount(amount)})
	Expect(err).NotTo(HaveOccurred())
	Expect(tx.Commit()).To(Succeed())
}

// codeKey is the key of the codes in these specs. It is constant, so that every card of a store has the same.
var codeKey = []byte("a key of 32 bytes for the specs!")

// card issues a gift card and returns its id and code.
func (t *tenderStore) card(ctx context.Context, amount string) (id int64, code string) {
	GinkgoHelper()
	code = value.NewCode()
	read, ok := value.ReadCode(code)
	Expect(ok).To(BeTrue())
	last := value.LastFour(code)
	c := &value.GiftCard{CommandID: uuid.New(), Status: value.Active, Source: value.FromStaff, VoucherType: value.MultiPurpose, CurrencyCode: "EUR",
		InitialAmount: domain.MustAmount(amount), CodeHash: value.Hash(codeKey, read), LastFour: &last, DeliveryStatus: value.NoDelivery}
	t.post(ctx, c, amount, func(seal func([]byte) string, keep func(string)) { keep(seal(codeKey)) })
	return c.ID, code
}

// funds returns the balance and the held amount of a card, and compares both with the sums of its entries.
func (t *tenderStore) funds(ctx context.Context, id int64) []string {
	GinkgoHelper()
	var balance, held, sum, sumHeld domain.Amount
	Expect(t.Data.SQL.QueryRowContext(ctx, `SELECT c.balance, c.held_amount, sum(e.amount), sum(e.held_amount) FROM gift_cards c JOIN stored_value_entries e ON e.gift_card_id = c.id
		WHERE c.id = $1 GROUP BY c.id, c.balance, c.held_amount`, id).Scan(&balance, &held, &sum, &sumHeld)).To(Succeed())
	Expect([]string{sum.Fixed(2), sumHeld.Fixed(2)}).To(Equal([]string{balance.Fixed(2), held.Fixed(2)}))
	return []string{balance.Fixed(2), held.Fixed(2)}
}

// entries returns the types of a card's entries in their order.
func (t *tenderStore) entries(ctx context.Context, id int64) (types []string) {
	GinkgoHelper()
	rows, err := t.Data.SQL.QueryContext(ctx, "SELECT type || ' ' || amount::numeric(20,2) || ' ' || held_amount::numeric(20,2) FROM stored_value_entries WHERE gift_card_id = $1 ORDER BY id", id)
	Expect(err).NotTo(HaveOccurred())
	defer rows.Close()
	for rows.Next() {
		var one string
		Expect(rows.Scan(&one)).To(Succeed())
		types = append(types, one)
	}
	Expect(rows.Err()).NotTo(HaveOccurred())
	return types
}

// tendered returns a guest with a cart for 64.14 that has the card, and the input of its checkout.
func (t *tenderStore) tendered(ctx context.Context, code, due, token string) (domain.Actor, ordering.CheckoutInput) {
	GinkgoHelper()
	guest, _ := t.visitor(ctx, t.good, 1)
	cart, err := t.Ordering.AddCartGiftCard(ctx, another(guest), code, domain.Expect{})
	Expect(err).NotTo(HaveOccurred())
	in := t.purchase(cart, "64.14", token)
	amount := domain.MustAmount(due)
	if in.ExpectedAmountDue = &amount; token == "" {
		in.Payment = nil
	}
	return another(guest), in
}

var _ = Describe("A checkout with stored value", func() {
	var t *tenderStore
	BeforeEach(func(ctx SpecContext) { t = newTenderStore(ctx) })

	It("charges the rest to the payment method, and refunds it before the gift card", func(ctx SpecContext) {
		id, code := t.card(ctx, "50.00")
		guest, in := t.tendered(ctx, code, "14.14", "pm_card_visa")
		o, err := t.Ordering.CheckoutCart(ctx, guest, in)
		Expect(err).NotTo(HaveOccurred())
		Expect(o.PaymentStatus).To(Equal(ordering.PaymentPaid))
		_, charged := t.charged(ctx)
		Expect(charged.Fixed(2)).To(Equal("14.14"), "the gateway's share")
		Expect(t.entries(ctx, id)).To(Equal([]string{"ISSUE 50.00 0.00", "HOLD 0.00 50.00", "CAPTURE -50.00 -50.00"}))
		Expect(t.funds(ctx, id)).To(Equal([]string{"0.00", "0.00"}))
		again, err := t.Ordering.CheckoutCart(ctx, guest, in)
		Expect(err).NotTo(HaveOccurred())
		Expect(again.ID).To(Equal(o.ID), "a repeated request pays once")

		part := domain.MustAmount("30.00")
		by := another(t.actor)
		for range 2 {
			_, _, err = t.Ordering.RefundOrder(ctx, by, o.ID, ordering.RefundRequest{Reason: ordering.OtherReason, Amount: &part})
			Expect(err).NotTo(HaveOccurred())
			Expect(t.funds(ctx, id)).To(Equal([]string{"15.86", "0.00"}))
		}
		Expect(t.count(ctx, "SELECT count(*) FROM refunds WHERE status = 'COMPLETED'")).To(Equal(2))
		_, err = t.Ordering.CancelOrder(ctx, another(t.actor), o.ID, ordering.CancelRequest{Reason: ordering.CancelledByRequest})
		Expect(err).NotTo(HaveOccurred())
		Expect(t.funds(ctx, id)).To(Equal([]string{"50.00", "0.00"}))
		t.nothingIsHeld(ctx)
	})

	It("needs no payment method if the gift card covers the total", func(ctx SpecContext) {
		id, code := t.card(ctx, "100.00")
		guest, in := t.tendered(ctx, code, "0.00", "")
		o, err := t.Ordering.CheckoutCart(ctx, guest, in)
		Expect(err).NotTo(HaveOccurred())
		Expect(o.PaymentStatus).To(Equal(ordering.PaymentPaid))
		Expect(t.entries(ctx, id)).To(Equal([]string{"ISSUE 100.00 0.00", "HOLD 0.00 64.14", "CAPTURE -64.14 -64.14"}))
		Expect(t.events(ctx)).To(Equal([]string{"order.created CUSTOMER", "order.payment_captured CUSTOMER"}))
	})

	It("releases the gift card in the commit that returns the stock after a decline", func(ctx SpecContext) {
		id, code := t.card(ctx, "50.00")
		guest, in := t.tendered(ctx, code, "14.14", "pm_card_chargeDeclined")
		_, err := t.Ordering.CheckoutCart(ctx, guest, in)
		Expect(err).To(refuse(domain.PaymentDeclined))
		Expect(t.entries(ctx, id)).To(Equal([]string{"ISSUE 50.00 0.00", "HOLD 0.00 50.00", "RELEASE 0.00 -50.00"}))
		Expect(t.count(ctx, "SELECT count(*) FROM orders WHERE payment_status = 'FAILED'")).To(Equal(1))
		t.nothingIsHeld(ctx)
		cart, err := t.Ordering.CartSummary(ctx, guest, ordering.Destination{})
		Expect(err).NotTo(HaveOccurred())
		in.Expect, in.Payment.Token = domain.Expect{}, "pm_card_visa"
		Expect(cart.Tenders.Covered().Fixed(2)).To(Equal("50.00"), "the cart keeps its card")
		o, err := t.Ordering.CheckoutCart(ctx, another(guest), in)
		Expect(err).NotTo(HaveOccurred())
		Expect(o.PaymentStatus).To(Equal(ordering.PaymentPaid))
		Expect(t.funds(ctx, id)).To(Equal([]string{"0.00", "0.00"}))
	})

	It("holds the gift card's value until the buyer confirms the payment, and releases it on cancellation", func(ctx SpecContext) {
		id, code := t.card(ctx, "50.00")
		guest, in := t.tendered(ctx, code, "14.14", "pm_card_authenticationRequired")
		o, err := t.Ordering.CheckoutCart(ctx, guest, in)
		Expect(err).NotTo(HaveOccurred())
		Expect(o.PaymentStatus).To(Equal(ordering.PaymentRequiresAction))
		Expect(t.funds(ctx, id)).To(Equal([]string{"50.00", "50.00"}))
		shown, err := t.Ordering.CartSummary(ctx, guest, ordering.Destination{})
		Expect(err).NotTo(HaveOccurred())
		Expect([]string{shown.Tenders.Covered().Fixed(2), shown.Tenders.Due.Fixed(2)}).To(Equal([]string{"50.00", "14.14"}))
		_, err = t.Ordering.CancelCheckout(ctx, another(guest), in.CartID)
		Expect(err).NotTo(HaveOccurred())
		Expect(t.funds(ctx, id)).To(Equal([]string{"50.00", "0.00"}))
		t.nothingIsHeld(ctx)
	})

	It("lets one of 64 checkouts use a gift card's balance, and refuses the others because their carts changed", func(ctx SpecContext) {
		id, code := t.card(ctx, "64.14")
		type buyer struct {
			actor domain.Actor
			in    ordering.CheckoutInput
		}
		buyers := make([]buyer, 64)
		for i := range buyers {
			buyers[i].actor, buyers[i].in = t.tendered(ctx, code, "0.00", "")
		}
		outcomes := together(len(buyers), func(i int) error {
			_, err := patiently(func() (*ordering.Order, error) { return t.Ordering.CheckoutCart(ctx, buyers[i].actor, buyers[i].in) })
			return err
		})
		Expect(outcomes).To(Equal(map[domain.Code]int{"": 1, domain.CartChanged: 63}))
		Expect(t.funds(ctx, id)).To(Equal([]string{"0.00", "0.00"}))
		Expect(t.count(ctx, "SELECT count(*) FROM stored_value_entries WHERE type = 'CAPTURE'")).To(Equal(1))
	})

	It("never returns more than a gift card paid if refunds and a cancellation run concurrently", func(ctx SpecContext) {
		id, code := t.card(ctx, "64.14")
		guest, in := t.tendered(ctx, code, "0.00", "")
		o, err := t.Ordering.CheckoutCart(ctx, guest, in)
		Expect(err).NotTo(HaveOccurred())
		part := domain.MustAmount("40.00")
		outcomes := together(9, func(i int) error {
			_, err := patiently(func() (any, error) {
				if i == 0 {
					return t.Ordering.CancelOrder(ctx, another(t.actor), o.ID, ordering.CancelRequest{Reason: ordering.CancelledByRequest})
				}
				_, _, err := t.Ordering.RefundOrder(ctx, another(t.actor), o.ID, ordering.RefundRequest{Reason: ordering.OtherReason, Amount: &part})
				return nil, err
			})
			return err
		})
		Expect(outcomes[""]).To(BeNumerically(">=", 1))
		Expect(t.funds(ctx, id)).To(Equal([]string{"64.14", "0.00"}), "%v", outcomes)
	})

	It("refuses an unexpected amount due, a sixth gift card and wrong codes, and rate-limits wrong codes", func(ctx SpecContext) {
		_, code := t.card(ctx, "10.00")
		guest, in := t.tendered(ctx, code, "54.14", "pm_card_visa")
		in.ExpectedAmountDue = nil
		_, err := t.Ordering.CheckoutCart(ctx, another(guest), in)
		Expect(err).To(refuse(domain.InvalidValue))
		wrong := domain.MustAmount("54.13")
		in.ExpectedAmountDue = &wrong
		_, err = t.Ordering.CheckoutCart(ctx, another(guest), in)
		Expect(err).To(refuse(domain.CartChanged))
		for range 4 {
			_, more := t.card(ctx, "1.00")
			_, err = t.Ordering.AddCartGiftCard(ctx, another(guest), more, domain.Expect{})
			Expect(err).NotTo(HaveOccurred())
		}
		_, sixth := t.card(ctx, "1.00")
		_, err = t.Ordering.AddCartGiftCard(ctx, another(guest), sixth, domain.Expect{})
		Expect(err).To(refuse(domain.InvalidValue))
		cart, err := t.Ordering.AddCartGiftCard(ctx, another(guest), code, domain.Expect{})
		Expect(err).NotTo(HaveOccurred())
		Expect(cart.Tenders.Parts).To(HaveLen(5), "a card again changes nothing")
		cart, err = t.Ordering.DeleteCartGiftCard(ctx, another(guest), cart.Tenders.Parts[0].ID)
		Expect(err).NotTo(HaveOccurred())
		Expect(cart.Tenders.Parts).To(HaveLen(4))
		codes := map[domain.Code]int{}
		for i := range 12 {
			_, err = t.Ordering.AddCartGiftCard(ctx, another(guest), "7K2M-9QXD-A0RT-5W1"+strconv.Itoa(i%10), domain.Expect{})
			codes[domain.CodeOf(err)]++
		}
		Expect(codes).To(Equal(map[domain.Code]int{domain.GiftCardInvalid: 10, domain.RateLimited: 2}))
	})
})
