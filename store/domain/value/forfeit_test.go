package value_test

import (
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/value"
)

var _ = Describe("Forfeited store credit", func() {
	credit := func(c domain.Currency, balance, held string) value.Account {
		return &value.StoreCreditAccount{CurrencyCode: c, Balance: domain.MustAmount(balance), HeldAmount: domain.MustAmount(held)}
	}

	It("loses its balance in each currency by an adjustment with a reason", func() {
		accounts := []value.Account{credit("EUR", "12.34", "0"), credit("JPY", "900", "0"), credit("KWD", "1.005", "0"), credit("USD", "0", "0")}
		postings, err := value.Forfeit(accounts, true)
		Expect(err).NotTo(HaveOccurred())
		Expect(postings).To(HaveLen(3), "an account without value needs no entry")
		for _, p := range postings {
			e, err := value.Apply(p, now)
			Expect(err).NotTo(HaveOccurred())
			Expect([]any{e.Type, e.BalanceAfter.IsZero(), e.Reason}).To(Equal([]any{value.Adjust, true, "Forfeited with the customer's account"}))
		}
		Expect(value.Forfeit(accounts, false)).To(BeEmpty(), "nothing is left")
	})

	It("is refused without agreement, and the error names each amount", func() {
		_, err := value.Forfeit([]value.Account{credit("EUR", "12.34", "0"), credit("JPY", "900", "0")}, false)
		Expect(domain.CodeOf(err)).To(Equal(domain.StoredValueLeft))
		Expect(err).To(MatchError(ContainSubstring("12.34 EUR, 900 JPY")))
	})

	It("is refused while an order holds a part of it, even with agreement", func() {
		postings, err := value.Forfeit([]value.Account{credit("EUR", "12.34", "0"), credit("JPY", "900", "1")}, true)
		Expect(domain.CodeOf(err)).To(Equal(domain.StoredValueLeft))
		Expect(err).To(MatchError(ContainSubstring("1 JPY")))
		Expect(postings).To(BeEmpty())
	})
})
