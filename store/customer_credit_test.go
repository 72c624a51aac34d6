package store_test

import (
	"context"
	"sync"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/customer"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/domain/value"
)

var _ = Describe("The store credit of a departing customer", func() {
	var p *platform
	var shop *settings.Store
	var admin, actor domain.Actor

	BeforeEach(func(ctx SpecContext) {
		p = newPlatform(ctx)
		shop, admin = p.newStore(ctx, "one")
		_, actor = p.signUp(ctx, shop.ID, mia)
	})

	grant := func(ctx context.Context, amount string) {
		GinkgoHelper()
		_, err := p.Value.AdjustStoreCredit(ctx, again(admin), value.CreditAdjustment{CustomerID: actor.ID, CurrencyCode: shop.Settings.DefaultCurrencyCode, Amount: domain.MustAmount(amount), Reason: "Parcel arrived late"})
		Expect(err).NotTo(HaveOccurred())
	}
	left := func(ctx context.Context) string {
		GinkgoHelper()
		accounts, err := p.Value.StoreCreditOf(ctx, admin, actor.ID)
		Expect(err).NotTo(HaveOccurred())
		return shop.Settings.DefaultCurrencyCode.Format(accounts[0].Balance)
	}
	deactivate := func(ctx context.Context, forfeits bool) error {
		_, err := p.Customer.SetCustomerStatus(ctx, again(admin), actor.ID, customer.StatusInput{Status: customer.CustomerDeactivated, ForfeitStoreCredit: forfeits}, domain.Expect{})
		return err
	}
	erased := func(ctx context.Context) bool {
		GinkgoHelper()
		Expect(p.Customer.EraseCustomers(ctx)).To(Succeed())
		c, err := p.As(admin).Customer(ctx, actor.ID)
		Expect(err).NotTo(HaveOccurred())
		return c.ErasedOn != nil
	}

	It("delays the customer's erasure if more credit is granted after the deactivation", func(ctx SpecContext) {
		grant(ctx, "5.00")
		Expect(deactivate(ctx, false)).To(refuse(domain.StoredValueLeft))
		Expect(deactivate(ctx, true)).To(Succeed())
		Expect(left(ctx)).To(Equal("0.00"))
		grant(ctx, "7.00")
		p.Clock.Advance(customer.CustomerRetention + time.Hour)
		Expect(erased(ctx)).To(BeFalse(), "the store owes 7.00")
		Expect(left(ctx)).To(Equal("7.00"))

		Expect(deactivate(ctx, true)).To(Succeed(), "the same status again forfeits the rest")
		Expect(left(ctx)).To(Equal("0.00"))
		Expect(erased(ctx)).To(BeTrue())
	})

	It("is removed once by two concurrent requests", func(ctx SpecContext) {
		grant(ctx, "5.00")
		var wait sync.WaitGroup
		results := make([]error, 2)
		for i := range results {
			wait.Go(func() { _, results[i] = patiently(func() (any, error) { return nil, deactivate(ctx, true) }) })
		}
		wait.Wait()
		Expect(results).To(HaveEach(Succeed()))
		Expect(left(ctx)).To(Equal("0.00"))
		Expect(p.count(ctx, "SELECT count(*) FROM stored_value_entries WHERE amount < 0")).To(Equal(1))
	})

	It("is kept if the customer enters a wrong password for the deletion", func(ctx SpecContext) {
		grant(ctx, "5.00")
		Expect(p.Account.DeleteMe(ctx, again(actor), customer.Deletion{Password: "not the password", ForfeitStoreCredit: true})).To(refuse(domain.Forbidden))
		Expect(left(ctx)).To(Equal("5.00"))
	})
})
