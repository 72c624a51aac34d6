package admin

import (
	"reflect"
	"strings"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	api "github.com/storeplatform/storeplatform/gen/admin"
	"github.com/storeplatform/storeplatform/server/auth"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/customer"
)

var _ = Describe("A store's exports", func() {
	// Callers rely on every filter: an export that ignored a filter of its list would contain too many rows.
	DescribeTable("have the same filters as the list of", func(list, export any) {
		of, to := reflect.TypeOf(list), reflect.TypeOf(export)
		for i := range of.NumField() {
			f := of.Field(i)
			if f.Name == "Page" || f.Name == "PageSize" || f.Name == "Cursor" {
				continue
			}
			same, has := to.FieldByName(f.Name)
			Expect(has).To(BeTrue(), f.Name)
			Expect(same.Type).To(Equal(f.Type), f.Name)
		}
	},
		Entry("customers", api.ListCustomersParams{}, api.ExportCustomersParams{}),
		Entry("orders", api.ListOrdersParams{}, api.ExportOrdersParams{}),
		Entry("products", api.ListProductsParams{}, api.ExportProductsParams{}),
		Entry("payment transactions", api.ListPaymentTransactionsParams{}, api.ExportPaymentTransactionsParams{}),
		Entry("chargebacks", api.ListChargebacksParams{}, api.ExportChargebacksParams{}),
		Entry("returns", api.ListReturnsParams{}, api.ExportReturnsParams{}),
		Entry("refunds", api.ListRefundsParams{}, api.ExportRefundsParams{}),
	)

	It("contain every field of an address", func() {
		for i := range reflect.TypeFor[domain.Address]().NumField() {
			name, _, _ := strings.Cut(reflect.TypeFor[domain.Address]().Field(i).Tag.Get("json"), ",")
			if name == "phoneE164" { // derived from phoneNumber
				continue
			}
			Expect(addressMembers).To(ContainElement(name))
			Expect(customer.ImportColumns(nil)).To(ContainElement("address." + name))
		}
		full := domain.Address{FirstName: "a", LastName: "b", Company: new("c"), StreetLine1: "d", StreetLine2: new("e"), City: "f", StateProvince: "g", PostalCode: "h", CountryCode: "i", PhoneNumber: new("j")}
		seen := map[string]bool{}
		for _, member := range addressMembers {
			seen[addressCell(&full, member).Text] = true
		}
		Expect(seen).To(HaveLen(len(addressMembers)))
		Expect(seen).NotTo(HaveKey(""))
	})

	It("apply the filters of their lists", func() {
		tag := []string{"vip"}
		Expect(listParams[api.ListCustomersParams](api.ExportCustomersParams{Tag: tag}).Tag).To(Equal(tag))
	})

	It("run at most four at a time", func(ctx SpecContext) {
		h := New(nil)
		begun := func(storeID int64) (end func()) {
			GinkgoHelper()
			end, err := h.exports.begin(storeID)
			Expect(err).NotTo(HaveOccurred())
			return end
		}
		end := begun(1)
		for range 3 {
			begun(1)
		}
		busy := And(WithTransform(domain.CodeOf, Equal(domain.Busy)), HaveField("RetryAfter", 5))
		one := auth.With(ctx, auth.Identity{Actor: domain.Actor{Kind: domain.ActorAdmin, ID: 7, StoreID: 1}})
		Expect(h.ExportOrders(one, api.ExportOrdersRequestObject{})).Error().To(busy)
		begun(2)()
		Expect(h.exports.running).NotTo(HaveKey(int64(2)), "nothing is left of those that ended")
		end()
		begun(1)
		Expect(h.ExportOrders(one, api.ExportOrdersRequestObject{})).Error().To(busy)
		begun(2)
		begun(3)
		two := auth.With(ctx, auth.Identity{Actor: domain.Actor{Kind: domain.ActorAdmin, ID: 7, StoreID: 2}})
		Expect(h.ExportOrders(two, api.ExportOrdersRequestObject{})).Error().To(busy, "all stores together have six: each holds a connection")
	})
})
