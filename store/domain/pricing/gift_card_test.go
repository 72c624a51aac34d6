package pricing_test

import (
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/pricing"
)

var _ = Describe("A line of gift cards", func() {
	card := func(id int64, price string, quantity int) pricing.BasketLine {
		l := goods(id, price, quantity, rate("19", "DE", true))
		product := *l.Sellable.Product
		product.Type, product.RequiresShipping = catalog.GiftCard, false
		l.Sellable.Product = &product
		return l
	}
	mug := func(price string) pricing.BasketLine { return goods(1, price, 1, rate("19", "DE", true)) }

	It("has no tax and no discount", func() {
		b := basket(mug("119.00"), card(2, "50.00", 2))
		b.PricesIncludeTax = true
		b.Coupons = []*pricing.Coupon{percentOff(1, "50")}
		b.Manual = &pricing.ManualDiscount{DiscountType: pricing.DiscountFixedAmount, Value: amount("10.00")}
		q := quote(b)
		line := q.Lines[1]
		Expect([]string{line.LineTotal.Fixed(2), line.LineTax.Fixed(2), line.LineDiscount.Fixed(2), line.LineGross.Fixed(2)}).To(Equal([]string{"100.00", "0.00", "0.00", "100.00"}))
		Expect(line.Rates).To(BeEmpty())
		Expect([]string{q.Lines[0].LineGross.Fixed(2), q.GrandTotal.Fixed(2), b.GiftCards(q).Fixed(2)}).To(Equal([]string{"49.50", "149.50", "100.00"}))
	})

	It("is not sent to a tax service", func() {
		b := basket(mug("10.00"), card(2, "50.00", 1))
		b.TaxService = true
		question, asks := b.TaxQuestion(quote(b))
		Expect([]any{asks, len(question.Charges)}).To(Equal([]any{true, 1}))
		only := basket(card(2, "50.00", 1))
		only.TaxService = true
		_, asks = only.TaxQuestion(quote(only))
		Expect(asks).To(BeFalse())
	})

	It("counts toward neither a minimum order nor a coupon's minimum", func() {
		b := basket(mug("10.00"), card(2, "50.00", 1))
		b.Buyer.MinOrder, b.Buyer.MinOrderCurrency = new(amount("20")), "EUR"
		Expect(codes(quote(b))).To(Equal([]pricing.ProblemCode{pricing.BelowMinOrder}))
		only := basket(card(2, "5.00", 1))
		only.Buyer.MinOrder, only.Buyer.MinOrderCurrency = b.Buyer.MinOrder, "EUR"
		Expect(codes(quote(only))).To(BeEmpty(), "nothing but gift cards")
		b.Buyer.MinOrder = nil
		c := percentOff(1, "10")
		c.MinSubtotal, c.MinQuantity = new(amount("11.00")), nil
		b.Coupons = []*pricing.Coupon{c}
		Expect(codes(quote(b))).To(Equal([]pricing.ProblemCode{pricing.CouponDoesNotApply}))
		c.MinSubtotal, c.MinQuantity = nil, new(2)
		Expect(codes(quote(b))).To(Equal([]pricing.ProblemCode{pricing.CouponDoesNotApply}))
	})

	It("has a price above 0, is limited to 200 per order, and is refused in a replacement", func() {
		Expect(codes(quote(basket(card(2, "0.00", 1))))).To(Equal([]pricing.ProblemCode{pricing.NoLongerSold}))
		again := basket(card(2, "50.00", 1))
		again.Replacement = true
		Expect(codes(quote(again))).To(Equal([]pricing.ProblemCode{pricing.NoLongerSold}))
		Expect(codes(quote(basket(card(2, "1.00", 120), card(3, "1.00", 80))))).To(BeEmpty())
		Expect(codes(quote(basket(card(2, "1.00", 121), card(3, "1.00", 80))))).To(Equal([]pricing.ProblemCode{pricing.QuantityNotAllowed}))
	})

	It("remains a gift card line in an edit, whatever the product has become", func() {
		line := mug("50.00")
		line.LineID, line.Kept = 7, &pricing.Kept{UnitPrice: amount("50.00"), UnitPriceBeforeDiscount: amount("50.00"), GiftCard: true}
		b := basket(line)
		b.Edit = &pricing.Edit{}
		b.Coupons = []*pricing.Coupon{percentOff(1, "50")}
		q := quote(b)
		Expect([]string{q.Lines[0].LineTax.Fixed(2), q.Lines[0].LineDiscount.Fixed(2)}).To(Equal([]string{"0.00", "0.00"}))
	})
})
