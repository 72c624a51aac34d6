package subscription_test

import (
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/domaintest"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/domain/subscription"
)

var _ = Describe("Subscription lines", func() {
	request := func(p subscription.ItemsRequest) subscription.UpdateRequest {
		p.RemoveAt, p.UpdateAt, p.AddAt = "/removeItems", "/updateItems", "/addItems"
		return subscription.UpdateRequest{Items: p}
	}
	customer := func(change func(*catalog.SubscriptionPlan)) subscription.Rules {
		r := rulesAt(now)
		r.ByCustomer = true
		change(r.Plan)
		return r
	}
	none := func(*catalog.SubscriptionPlan) {}
	change := func(s *subscription.Subscription, p subscription.ItemsRequest, r subscription.Rules) ([]string, error) {
		events, _, err := s.Change(request(p), subscription.Holdings{}, offers(), noShipping, r)
		actions := []string{}
		for _, e := range events {
			actions = append(actions, e.Action)
		}
		return actions, err
	}
	quantity := func(n int) subscription.ItemsRequest {
		return subscription.ItemsRequest{Update: []subscription.ItemUpdate{{ItemID: 377, Quantity: &n}}}
	}
	swap := subscription.ItemsRequest{Update: []subscription.ItemUpdate{{ItemID: 377, VariantID: new(int64(2))}}}
	add := subscription.ItemsRequest{Add: []subscription.ItemAdd{{VariantID: 2, Quantity: 1}}}

	DescribeTable("cause an event that names the change:", func(p subscription.ItemsRequest, want ...string) {
		s := running()
		got, err := change(s, p, rulesAt(now))
		Expect(err).NotTo(HaveOccurred())
		Expect(got).To(Equal(append([]string{}, want...)))
		sound(s)
	},
		Entry("a changed quantity", quantity(3), "subscription.item_updated"),
		Entry("another variant and its price", swap, "subscription.item_swapped", "subscription.pricing_changed"),
		Entry("an added line", add, "subscription.item_added"),
		Entry("a removed line", subscription.ItemsRequest{Remove: []int64{377}}, "subscription.item_removed"),
		Entry("several changes", subscription.ItemsRequest{Remove: []int64{377}, Add: add.Add}, "subscription.items_changed"),
		Entry("a fixed price", subscription.ItemsRequest{Update: []subscription.ItemUpdate{{ItemID: 377, UnitPrice: new(new(domain.MustAmount("7.00")))}}}, "subscription.pricing_changed"),
		Entry("an unchanged line (no event)", quantity(2)),
	)

	It("keep their id, price and accepted price if other lines change", func() {
		s := running()
		_, err := change(s, swap, customer(none))
		Expect(err).NotTo(HaveOccurred())
		Expect([]any{s.Items[0].ID, s.Items[0].SKU, s.Items[0].UnitPrice.String(), s.Items[0].AcceptedPrice.String()}).To(Equal([]any{int64(377), "SKU-2", "12.00", "12.00"}))
		s = running()
		s.Items[0].AcceptedPrice, s.Items[0].UnitPrice = domain.MustAmount("8.00"), domain.MustAmount("8.00") // prices that rose later
		_, err = change(s, quantity(3), rulesAt(now))
		Expect(err).NotTo(HaveOccurred())
		Expect(s.Items[0].UnitPrice.String()).To(Equal("8.00"), "an administrator's change is no consent")
		_, err = change(s, quantity(4), customer(none))
		Expect(err).NotTo(HaveOccurred())
		Expect(s.Items[0].UnitPrice.String()).To(Equal("8.00"), "a rise has its notice, whoever changes the quantity")
	})

	It("have an introductory price only while it applies", func() {
		s, o := running(), offers()
		o.Plan.Pricing = catalog.PlanPricing{Type: catalog.PlanPricePercentage, Value: new(domain.MustAmount("50")), FirstCycles: new(3), ThenValue: new(domain.MustAmount("10"))}
		prices := func(cycle int) []string {
			GinkgoHelper()
			s.CycleNumber = cycle
			_, _, err := s.Change(request(swap), subscription.Holdings{}, o, noShipping, customer(none))
			Expect(err).NotTo(HaveOccurred())
			return []string{s.Items[0].UnitPrice.String(), s.Items[0].AcceptedPrice.String()}
		}
		Expect(prices(1)).To(Equal([]string{"6.00", "10.80"}))
		s = running()
		Expect(prices(3)).To(Equal([]string{"10.80", "10.80"}), "it was had")
		o.Plan.Pricing.ThenValue = new(domain.MustAmount("60"))
		s = running()
		Expect(prices(1)).To(Equal([]string{"6.00", "6.00"}), "what falls later may cost that until then")
	})

	It("can get a fixed price from staff, and be reset to the plan's price", func() {
		s := running()
		fix := func(price *domain.Amount) {
			GinkgoHelper()
			_, err := change(s, subscription.ItemsRequest{Update: []subscription.ItemUpdate{{ItemID: 377, UnitPrice: &price}}}, rulesAt(now))
			Expect(err).NotTo(HaveOccurred())
		}
		fix(new(domain.MustAmount("9.99")))
		Expect([]string{s.Items[0].FixedPrice.String(), s.Items[0].UnitPrice.String(), s.Items[0].AcceptedPrice.String()}).To(Equal([]string{"9.99", "9.99", "9.99"}))
		fix(nil)
		Expect(s.Items[0].FixedPrice).To(BeNil())
		Expect(s.Items[0].UnitPrice.String()).To(Equal("8.10"))
	})

	DescribeTable("are refused, with a reason, for", func(p subscription.ItemsRequest, r subscription.Rules, code domain.Code, fields ...string) {
		s := running()
		_, err := change(s, p, r)
		Expect(domain.CodeOf(err)).To(Equal(code))
		Expect(domaintest.FieldsOf(err)).To(Equal(fields))
	},
		Entry("a quantity that cannot be ordered", quantity(51), rulesAt(now), domain.InvalidValue, "/updateItems/0/quantity"),
		Entry("a plan that forbids quantity changes", quantity(3), customer(func(p *catalog.SubscriptionPlan) { p.AllowQuantityChange = false }), domain.UnsupportedOperation, "/updateItems/0/quantity"),
		Entry("a plan that forbids swaps", swap, customer(func(p *catalog.SubscriptionPlan) { p.AllowSwap = false }), domain.UnsupportedOperation, "/updateItems/0/variantId"),
		Entry("a swap made by adding one line and removing another", add, customer(func(p *catalog.SubscriptionPlan) { p.AllowSwap = false }), domain.UnsupportedOperation, "/addItems/0/variantId"),
		Entry("the removal of a customer's last line", subscription.ItemsRequest{Remove: []int64{377}}, customer(none), domain.InvalidValue, "/removeItems"),
		Entry("a line that is both removed and changed", subscription.ItemsRequest{Remove: []int64{377}, Update: quantity(3).Update}, rulesAt(now), domain.InvalidValue, "/updateItems/0/subscriptionItemId"),
		Entry("a line that is changed twice", subscription.ItemsRequest{Update: append(quantity(3).Update, quantity(4).Update...)}, rulesAt(now), domain.InvalidValue, "/updateItems/1/subscriptionItemId"),
		Entry("several errors", subscription.ItemsRequest{
			Update: []subscription.ItemUpdate{{ItemID: 377, Quantity: new(99), UnitPrice: new(new(domain.MustAmount("1.005")))}},
			Add:    []subscription.ItemAdd{{VariantID: 2, Quantity: 77}},
		}, rulesAt(now), domain.InvalidValue, "/updateItems/0/quantity", "/updateItems/0/unitPrice", "/addItems/0/quantity"),
	)

	It("need an address and a shipping method if they are shipped", func() {
		o := offers()
		o.Sellables[1].Product.RequiresShipping = true
		berlin, nowhere := domain.Place{CountryCode: "DE"}, domain.Place{CountryCode: "US"}
		method := &settings.ShippingMethod{Name: "DHL", IsActive: true, CurrencyCode: "EUR", CountryCodes: []string{"DE"}, WeightUnit: "KG"}
		try := func(how subscription.Shipping, address *int64) error {
			how.Weights = "KG"
			_, _, err := running().Change(subscription.UpdateRequest{ShippingAddressID: &address}, subscription.Holdings{Addresses: map[int64]bool{7: true, 8: true}}, o,
				func(_, _ *int64) (subscription.Shipping, error) { return how, nil }, rulesAt(now))
			return err
		}
		Expect(try(subscription.Shipping{Method: method, To: &berlin}, new(int64(8)))).To(Succeed())
		Expect(domaintest.FieldsOf(try(subscription.Shipping{Method: method}, nil))).To(Equal([]string{"/shippingAddressId"}))
		Expect(domaintest.FieldsOf(try(subscription.Shipping{To: &berlin}, new(int64(8))))).To(Equal([]string{"/shippingMethodId"}))
		Expect(domain.CodeOf(try(subscription.Shipping{Method: method, To: &nowhere}, new(int64(8))))).To(Equal(domain.ShippingNotAvailable))
	})
})
