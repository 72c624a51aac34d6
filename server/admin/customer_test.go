package admin_test

import (
	"fmt"
	"maps"
	"net/http"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/store/domain"
)

var _ = Describe("Customers in the Admin API", func() {
	var (
		w   *apitest.World
		ada apitest.Client
		two apitest.Client // the same administrator in another store
	)

	BeforeEach(func(ctx SpecContext) {
		w = apitest.Start(ctx)
		full := w.Login(apitest.AdminEmail, apitest.AdminPassword)
		ada = full.In(full.Post("/admin/store", newStore("one")).OK().ID("storeId"))
		two = full.In(full.Post("/admin/store", newStore("two")).OK().ID("storeId"))
	})

	address := object{"firstName": "Jonas", "lastName": "Brandt", "streetLine1": "Lindenweg 4", "city": "Potsdam", "stateProvince": "BB", "postalCode": "14467",
		"countryCode": "DE", "phoneNumber": "+49 331 1234"}

	It("can be added, found and changed only by their own store", func() {
		created := ada.Once().Post("/admin/customer", object{"email": "Jonas.Brandt@example.com", "firstName": "Jonas", "lastName": "Brandt", "externalId": "CRM-8812",
			"tags": []string{"vip"}, "note": "rings twice", "acceptsMarketing": true, "address": address, "sendWelcomeEmail": true}).Is(http.StatusOK)
		id := created.ID("storeCustomerId")
		Expect(created.At("isClaimed")).To(BeFalse())
		Expect(created.Text("defaultAddress.phoneNumber")).To(Equal("+49 331 1234"))
		Expect(created.Text("acceptsMarketingOn")).NotTo(BeEmpty())
		ada.Post("/admin/customer", object{"email": "jonas.brandt@example.com", "firstName": "J", "lastName": "B"}).Is(http.StatusConflict).Refused(domain.AlreadyExists)
		problem := ada.Post("/admin/customer", object{"email": "other@example.com", "firstName": "J", "lastName": "B", "externalId": "CRM-8812"}).Is(http.StatusConflict).Refused(domain.AlreadyExists)
		Expect(problem.Errors[0].Pointer).To(Equal("/externalId"))
		ada.Post("/admin/customer", object{"email": "other@example.com", "firstName": "J", "lastName": "B", "accountTypeId": 999999}).Is(http.StatusNotFound)
		ada.Post("/admin/customer", object{"email": "other@example.com", "firstName": "J", "lastName": "B",
			"customFields": []object{{"key": "born", "type": "DATE", "value": "May"}}}).Is(http.StatusUnprocessableEntity).Refused(domain.InvalidValue)

		one := fmt.Sprint("/admin/customer?storeCustomerId=", id)
		read := ada.Get(one).Is(http.StatusOK)
		ada.With("If-None-Match", read.Header.Get("ETag")).Get(one).Is(http.StatusNotModified)
		ada.Get(one + "&email=jonas.brandt@example.com").Is(http.StatusBadRequest).Refused(domain.InvalidRequest)

		patch := func(c apitest.Client, body object) *apitest.Answer {
			body["storeCustomerId"] = id
			return c.Patch("/admin/store-customer", body)
		}
		changed := patch(ada, object{"phoneNumber": "+49 30 5550142", "note": nil, "tags": []string{}, "version": read.ID("version")}).Is(http.StatusOK)
		Expect(changed.At("note")).To(BeNil())
		Expect(changed.At("tags")).To(BeEmpty())
		Expect(changed.Text("externalId")).To(Equal("CRM-8812"))
		patch(ada, object{"lastName": "X", "version": read.ID("version")}).Is(http.StatusConflict).Refused(domain.VersionConflict)
		patch(ada.With("If-Match", read.Header.Get("ETag")), object{"lastName": "X"}).Is(http.StatusPreconditionFailed)

		By("hiding them from another store")
		for _, refused := range []*apitest.Answer{
			two.Get(one), two.Get("/admin/customer?email=jonas.brandt@example.com"), patch(two, object{"lastName": "X"}),
			two.Patch("/admin/store-customer/status", object{"storeCustomerId": id, "status": "BANNED"}),
			two.Patch("/admin/store-customer/account-type", object{"storeCustomerId": id, "accountTypeId": 1}),
			two.Get(fmt.Sprint("/admin/customer-address/all?storeCustomerId=", id)), two.Get(fmt.Sprint("/admin/customer-payment-method/all?storeCustomerId=", id)),
			two.Delete(fmt.Sprint("/admin/customer-address?customerAddressId=", read.ID("defaultAddress.customerAddressId"))),
		} {
			refused.Is(http.StatusNotFound).Refused(domain.NotFound)
		}
		Expect(items(two.Get("/admin/customer/paged").OK())).To(BeEmpty())
		Expect(two.Get("/admin/customer/email-check?email=jonas.brandt@example.com").OK().At("available")).To(BeTrue())

		By("adding an address, and correcting it")
		saved := ada.Once().Post("/admin/customer-address", newAddress(id, nil)).Is(http.StatusOK)
		Expect(saved.Text("phoneNumber")).To(Equal("+49 30 5550142"))
		Expect(saved.At("isDefault")).To(BeFalse())
		ada.Post("/admin/customer-address", newAddress(id, object{"countryCode": "XX"})).Is(http.StatusUnprocessableEntity).Refused(domain.InvalidValue)
		ada.Post("/admin/customer-address", newAddress(999999, nil)).Is(http.StatusNotFound)
		correct := func(by apitest.Client, more object) *apitest.Answer {
			more["customerAddressId"] = saved.ID("customerAddressId")
			return by.Patch("/admin/customer-address", more)
		}
		corrected := correct(ada, object{"streetLine1": "Am Markt 1", "phoneNumber": nil, "version": saved.ID("version")}).Is(http.StatusOK)
		Expect([]any{corrected.At("streetLine1"), corrected.At("phoneNumber"), corrected.At("city")}).To(Equal([]any{"Am Markt 1", nil, "Berlin"}))
		correct(ada, object{"city": "Bonn", "version": saved.ID("version")}).Is(http.StatusConflict).Refused(domain.VersionConflict)
		correct(ada.With("If-Match", `"1"`), object{"city": "Bonn"}).Is(http.StatusPreconditionFailed)
		correct(ada, object{"countryCode": "XX"}).Is(http.StatusUnprocessableEntity).Refused(domain.InvalidValue)
		correct(two, object{"city": "Bonn"}).Is(http.StatusNotFound)
		Expect(correct(ada, object{"isDefault": true}).Is(http.StatusOK).At("isDefault")).To(BeTrue())
		Expect(ada.Get(one).OK().ID("defaultAddress.customerAddressId")).To(Equal(saved.ID("customerAddressId")))
		correct(ada, object{"isDefault": false}).Is(http.StatusUnprocessableEntity).Refused(domain.InvalidValue)
		ada.Patch("/admin/customer-address", object{"customerAddressId": read.ID("defaultAddress.customerAddressId"), "isDefault": true}).Is(http.StatusOK)
		ada.Delete(fmt.Sprint("/admin/customer-address?customerAddressId=", saved.ID("customerAddressId"))).Is(http.StatusNoContent)
		correct(ada, object{"city": "Bonn"}).Is(http.StatusNotFound)

		By("removing an address")
		remove := fmt.Sprint("/admin/customer-address?customerAddressId=", read.ID("defaultAddress.customerAddressId"))
		ada.Delete(remove).Is(http.StatusNoContent)
		ada.Delete(remove).Is(http.StatusNoContent)
		Expect(ada.Get(one).OK().At("defaultAddress")).To(BeNil())
		ada.Delete("/admin/customer-payment-method?customerPaymentMethodId=1").Is(http.StatusNotFound)

		By("banning one")
		ada.Patch("/admin/store-customer/status", object{"storeCustomerId": id, "status": "BANNED", "reason": "fraud"}).Is(http.StatusOK)
		ada.Patch("/admin/store-customer/status", object{"storeCustomerId": id, "status": "SUSPENDED"}).Is(http.StatusConflict).Refused(domain.InvalidStateTransition)
		Expect(ada.Get("/admin/customer/email-check?email=jonas.brandt@example.com").OK().Text("reason")).To(Equal("BANNED"))
		ada.Post("/admin/customer", object{"email": "jonas.brandt@example.com", "firstName": "J", "lastName": "B"}).Is(http.StatusUnprocessableEntity).Refused(domain.InvalidValue)
	})

	It("have account types, with exactly one default", func() {
		list := ada.Get("/admin/customer/account-type/all").Is(http.StatusOK)
		Expect(items(list)).To(HaveLen(1))
		first := list.ID("items.0.accountTypeId")
		wholesale := ada.Once().Post("/admin/account-type", object{"name": "Wholesale", "priceMode": "DISCOUNT", "discountPercent": "15", "minOrderAmount": "150.00",
			"signUpMode": "APPROVAL", "autoTier": object{"metric": "SPEND_12M", "threshold": "5000.00", "downgrade": false}, "rank": 20}).Is(http.StatusOK)
		Expect(wholesale.Text("code")).To(Equal("wholesale"))
		Expect(wholesale.Text("discountPercent")).To(Equal("15"))
		Expect(wholesale.Text("autoTier.threshold")).To(Equal("5000.00"))
		id := wholesale.ID("accountTypeId")
		ada.Post("/admin/account-type", object{"name": "Wholesale"}).Is(http.StatusConflict).Refused(domain.AlreadyExists)
		ada.Post("/admin/account-type", object{"name": "Odd", "priceMode": "DISCOUNT"}).Is(http.StatusUnprocessableEntity).Refused(domain.InvalidValue)
		change := func(body object) *apitest.Answer {
			body["accountTypeId"] = id
			return ada.Patch("/admin/account-type", body)
		}
		Expect(change(object{"isDefault": true, "autoTier": nil}).Is(http.StatusOK).At("isDefault")).To(BeTrue())
		change(object{"isDefault": false}).Is(http.StatusConflict).Refused(domain.InUse)
		change(object{"name": "Trade", "version": 1}).Is(http.StatusConflict).Refused(domain.VersionConflict)
		ada.Delete(fmt.Sprint("/admin/account-type?accountTypeId=", id)).Is(http.StatusConflict).Refused(domain.InUse)

		customer := ada.Post("/admin/customer", object{"email": "jonas.brandt@example.com", "firstName": "Jonas", "lastName": "Brandt"}).OK()
		Expect(customer.ID("accountTypeId")).To(Equal(id))
		Expect(customer.Text("accountTypeSource")).To(Equal("DEFAULT"))
		Expect(ada.Patch("/admin/store-customer/account-type", object{"storeCustomerId": customer.ID("storeCustomerId"), "accountTypeId": first}).Is(http.StatusOK).ID("accountTypeId")).To(Equal(first))
		Expect(ada.Get("/admin/customer?email=jonas.brandt@example.com").OK().Text("accountTypeSource")).To(Equal("ADMIN"))
		Expect(ada.Patch("/admin/store-customer/account-type", object{"storeCustomerId": customer.ID("storeCustomerId"), "accountTypeId": first, "automatic": true}).OK().Text("accountTypeSource")).To(Equal("AUTOMATIC"))
		ada.Patch("/admin/account-type", object{"accountTypeId": first, "isDefault": true}).Is(http.StatusOK)
		ada.Delete(fmt.Sprint("/admin/account-type?accountTypeId=", id)).Is(http.StatusNoContent)
		ada.Delete(fmt.Sprint("/admin/account-type?accountTypeId=", id)).Is(http.StatusNotFound)
		two.Patch("/admin/account-type", object{"accountTypeId": first, "name": "Mine"}).Is(http.StatusNotFound)
	})
})

// newAddress returns the body of a request that adds an address to a customer. The parameter more contains additional
// fields.
func newAddress(customerID int64, more map[string]any) map[string]any {
	body := map[string]any{"storeCustomerId": customerID, "firstName": "Mia", "lastName": "Keller", "streetLine1": "Torstraße 140", "city": "Berlin", "stateProvince": "BE",
		"postalCode": "10119", "countryCode": "DE", "phoneNumber": "+49 30 5550142"}
	maps.Copy(body, more)
	return body
}
