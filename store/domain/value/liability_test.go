package value_test

import (
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/value"
)

var _ = Describe("The liability report", func() {
	one, two := domain.DateOf(2026, 11, 1), domain.DateOf(2026, 11, 2)
	cards, credit := value.Group{CurrencyCode: "EUR", Kind: value.KindGiftCard, Source: value.FromStaff}, value.Group{CurrencyCode: "EUR", Kind: value.KindStoreCredit}
	move := func(g value.Group, on *domain.Date, t value.EntryType, amount string) value.Movement {
		return value.Movement{Group: g, Date: on, Type: t, Amount: domain.MustAmount(amount)}
	}

	It("carries the closing amount of a day over to the next day, by group", func() {
		groups := value.Liability([]value.Movement{
			move(credit, &two, value.Capture, "-20.00"), move(cards, &one, value.Issue, "50.00"), move(credit, nil, "", "30.00"), move(credit, &one, value.Adjust, "5.00"),
			move(credit, &one, value.Hold, "0.00"), move(credit, &two, value.Refund, "2.50"),
		})
		Expect(groups).To(HaveLen(2))
		Expect([]string{string(groups[0].Kind), groups[0].Opening.String(), groups[0].Closing.String()}).To(Equal([]string{"GIFT_CARD", "0", "50.00"}))
		g := groups[1]
		Expect([]string{g.Opening.String(), g.Days[0].Opening.String(), g.Days[0].Closing.String(), g.Days[1].Opening.String(), g.Days[1].Closing.String(), g.Closing.String()}).
			To(Equal([]string{"30.00", "30.00", "35.00", "35.00", "17.50", "17.50"}))
		Expect([]domain.Date{g.Days[0].Date, g.Days[1].Date}).To(Equal([]domain.Date{one, two}))
		Expect(g.Days[0].Changes).NotTo(HaveKey(value.Hold))
	})

	It("omits groups without value and changes, and days without changes", func() {
		Expect(value.Liability([]value.Movement{move(credit, nil, "", "0.00"), move(cards, &one, value.Hold, "0.00")})).To(BeEmpty())
		groups := value.Liability([]value.Movement{move(credit, nil, "", "1.00"), move(credit, &one, value.Release, "0.00")})
		Expect(groups[0].Days).To(BeEmpty())
		Expect(groups[0].Closing.String()).To(Equal("1.00"))
	})

	It("covers 1 to 366 days", func() {
		for days, ok := range map[int]bool{-1: false, 0: false, 1: true, 366: true, 367: false} {
			Expect(value.CheckLiabilityPeriod(one, one.Add(days)) == nil).To(Equal(ok), "%d days", days)
		}
	})
})
