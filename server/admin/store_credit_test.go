package admin_test

import (
	"fmt"
	"net/http"
	"sync"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/server/config"
	"github.com/storeplatform/storeplatform/store/domain"
)

var _ = Describe("Store credit in the Admin API", Ordered, func() {
	var world *apitest.World
	var shop *apitest.Shop
	var ada, staff apitest.Client
	var mia int64

	BeforeAll(func(ctx SpecContext) {
		world = apitest.Start(ctx, func(c *config.Config) { c.Roles = []string{"api"} })
		shop = world.Shop("credit")
		staff = shop.AppToken("store-credit:read", "store-credit:write")
	})
	customer := func(email string) int64 {
		GinkgoHelper()
		return ada.Once().Post("/admin/customer", object{"email": email, "firstName": "Mia", "lastName": "Keller"}).OK().ID("storeCustomerId")
	}
	// Tokens of administrators expire after an hour, and some specs advance the clock.
	login := func() {
		GinkgoHelper()
		ada = world.Login(apitest.AdminEmail, apitest.AdminPassword).In(shop.StoreID)
		shop.Admin = ada
	}
	BeforeEach(login)
	BeforeEach(func() { mia = customer(fmt.Sprintf("mia%d@example.com", time.Now().UnixNano())) })
	adjust := func(c apitest.Client, amount string, more object) *apitest.Answer {
		GinkgoHelper()
		body := object{"storeCustomerId": mia, "currencyCode": "EUR", "amount": amount, "reason": "Parcel arrived late"}
		for name, value := range more {
			body[name] = value
		}
		return c.Once().Post("/admin/store-credit/adjust", body)
	}
	balance := func() string {
		GinkgoHelper()
		return ada.Get(fmt.Sprint("/admin/store-credit/all?storeCustomerId=", mia)).OK().Text("items.0.balance")
	}

	It("is added and removed by entries that name their author", func() {
		Expect(ada.Get(fmt.Sprint("/admin/store-credit/all?storeCustomerId=", mia)).OK().At("items")).To(BeEmpty())
		first := adjust(ada, "25", nil).Is(http.StatusOK)
		Expect([]any{first.Text("type"), first.Text("amount"), first.Text("heldAmount"), first.Text("balanceAfter"), first.Text("reason"), first.ID("storeCustomerId")}).
			To(Equal([]any{"ADJUST", "25.00", "0.00", "25.00", "Parcel arrived late", mia}))
		Expect([]any{first.Text("actor.actorType"), first.At("actor.appTokenId"), first.At("orderId")}).To(Equal([]any{"ADMIN", nil, nil}))
		second := adjust(staff, "-4.50", object{"reason": "Booked twice"}).OK()
		Expect([]any{second.Text("balanceAfter"), second.Text("actor.actorType"), second.At("actor.adminUserId")}).To(Equal([]any{"20.50", "API_TOKEN", nil}))

		account := ada.Get(fmt.Sprint("/admin/store-credit/all?storeCustomerId=", mia)).OK()
		Expect([]string{account.Text("items.0.balance"), account.Text("items.0.heldAmount"), account.Text("items.0.currencyCode")}).To(Equal([]string{"20.50", "0.00", "EUR"}))
		Expect(account.ID("items.0.storeCreditAccountId")).To(Equal(first.ID("storeCreditAccountId")))
		list := ada.Get(fmt.Sprint("/admin/store-credit/entry/paged?storeCustomerId=", mia)).OK()
		Expect([]int64{list.ID("items.0.entryId"), list.ID("items.1.entryId"), list.ID("totalCount")}).To(Equal([]int64{second.ID("entryId"), first.ID("entryId"), 2}))
		Expect(ada.Get(fmt.Sprintf("/admin/store-credit/entry/paged?type=HOLD,REFUND&storeCustomerId=%d", mia)).OK().At("items")).To(BeEmpty())
		log := ada.Get(fmt.Sprintf("/admin/audit-log/paged?action=adjustStoreCredit&objectType=storeCreditAccount&objectId=%d", first.ID("storeCreditAccountId"))).OK()
		Expect(log.ID("totalCount")).To(Equal(int64(2)))
	})

	It("has one account per currency, with the decimals of the currency", func() {
		ada.Patch("/admin/store/settings", object{"currencyCodes": []string{"EUR", "JPY", "KWD"}}).OK()
		adjust(ada, "0.01", nil).OK()
		Expect(adjust(ada, "1200", object{"currencyCode": "JPY"}).OK().Text("balanceAfter")).To(Equal("1200"))
		Expect(adjust(ada, "1.005", object{"currencyCode": "KWD"}).OK().Text("balanceAfter")).To(Equal("1.005"))
		list := ada.Get(fmt.Sprint("/admin/store-credit/all?storeCustomerId=", mia)).OK()
		Expect([]string{list.Text("items.0.currencyCode"), list.Text("items.1.currencyCode"), list.Text("items.2.currencyCode")}).To(Equal([]string{"EUR", "JPY", "KWD"}))
		for currency, amount := range map[string]string{"EUR": "0.001", "JPY": "0.5", "KWD": "0.0001"} {
			problem := adjust(ada, amount, object{"currencyCode": currency}).Is(http.StatusUnprocessableEntity).Refused(domain.InvalidValue)
			Expect(problem.Errors[0].Pointer).To(Equal("/amount"))
		}
		By("keeping credit in a currency in which the store no longer sells")
		ada.Patch("/admin/store/settings", object{"currencyCodes": []string{"EUR"}}).OK()
		problem := adjust(ada, "1", object{"currencyCode": "JPY"}).Is(http.StatusUnprocessableEntity).Refused(domain.CurrencyMismatch)
		Expect(problem.Errors[0].Pointer).To(Equal("/currencyCode"))
		Expect(adjust(ada, "-200", object{"currencyCode": "JPY"}).OK().Text("balanceAfter")).To(Equal("1000"))
	})

	It("rejects an invalid adjustment with a pointer to each invalid field", func() {
		adjust(ada, "10.00", nil).OK()
		pointers := func(a *apitest.Answer) (all []string) {
			GinkgoHelper()
			for _, f := range a.Is(http.StatusUnprocessableEntity).Refused(domain.InvalidValue).Errors {
				all = append(all, f.Pointer)
			}
			return all
		}
		Expect(pointers(adjust(ada, "0.00", object{"reason": " \u200b "}))).To(Equal([]string{"/amount", "/reason"}))
		Expect(pointers(adjust(ada, "1.00", object{"currencyCode": "XQX"}))).To(Equal([]string{"/currencyCode"}))
		problem := adjust(ada, "-10.01", nil).Is(http.StatusUnprocessableEntity).Refused(domain.InvalidValue)
		Expect(problem.Errors[0].Detail).To(ContainSubstring("At most 10.00"))
		Expect(pointers(adjust(ada, "99999999999999", nil))).To(Equal([]string{"/amount"}), "a balance that the contract cannot show")
		Expect(balance()).To(Equal("10.00"))
		adjust(ada, "-10.00", nil).OK()
		problem = adjust(ada, "-0.01", nil).Is(http.StatusUnprocessableEntity).Refused(domain.InvalidValue)
		Expect(problem.Errors[0].Detail).To(Equal("The store credit has no free value to remove."))
		adjust(ada, "1e3", nil).Is(http.StatusBadRequest)
		ada.Post("/admin/store-credit/adjust", object{"storeCustomerId": mia, "currencyCode": "EUR", "amount": "1.00", "reason": "x"}).Is(http.StatusBadRequest)
	})

	It("is hidden from callers without the permission, from other stores, and for unknown customers", func() {
		adjust(ada, "10.00", nil).OK()
		reader := shop.AppToken("store-credit:read")
		Expect(adjust(reader, "1.00", nil).Is(http.StatusForbidden).Refused(domain.Forbidden).Permission).To(HaveValue(Equal("store-credit:write")))
		shop.AppToken("customer:read").Get(fmt.Sprint("/admin/store-credit/all?storeCustomerId=", mia)).Is(http.StatusForbidden)
		other := world.Shop("elsewhere").Admin
		other.Get(fmt.Sprint("/admin/store-credit/all?storeCustomerId=", mia)).Is(http.StatusNotFound).Refused(domain.NotFound)
		adjust(other, "1.00", nil).Is(http.StatusNotFound).Refused(domain.NotFound)
		Expect(other.Get(fmt.Sprint("/admin/store-credit/entry/paged?storeCustomerId=", mia)).OK().At("items")).To(BeEmpty())
		adjust(ada, "1.00", object{"storeCustomerId": 987654321}).Is(http.StatusNotFound).Refused(domain.NotFound)
		Expect(balance()).To(Equal("10.00"))
	})

	It("must be forfeited before a deactivation, and cannot be added to an erased customer", func(ctx SpecContext) {
		adjust(ada, "10.00", nil).OK()
		gone := object{"storeCustomerId": mia, "status": "DEACTIVATED"}
		ada.Patch("/admin/store-customer/status", gone).Is(http.StatusConflict).Refused(domain.StoredValueLeft)
		gone["forfeitStoreCredit"] = true
		ada.Patch("/admin/store-customer/status", gone).OK()
		Expect(balance()).To(Equal("0.00"))
		world.Clock.Advance(31 * 24 * time.Hour)
		Expect(world.App.Service.Customer.EraseCustomers(ctx)).To(Succeed())
		adjust(staff, "1.00", nil).Is(http.StatusConflict).Refused(domain.InvalidStateTransition)
	})

	It("cannot be changed by administrators who are the customer themselves", func() {
		mia = customer(apitest.AdminEmail)
		for _, amount := range []string{"1.00", "-1.00"} {
			adjust(ada, amount, nil).Is(http.StatusForbidden).Refused(domain.Forbidden)
		}
		adjust(staff, "1.00", nil).OK()
	})

	It("changes once for a repeated request, and by the sum of concurrent requests", func() {
		body := object{"storeCustomerId": mia, "currencyCode": "EUR", "amount": "3.00", "reason": "Parcel arrived late"}
		keyed := ada.With("Idempotency-Key", "credit-"+fmt.Sprint(mia))
		first := keyed.Post("/admin/store-credit/adjust", body).OK()
		Expect(keyed.Post("/admin/store-credit/adjust", body).OK().ID("entryId")).To(Equal(first.ID("entryId")))
		body["amount"] = "4.00"
		keyed.Post("/admin/store-credit/adjust", body).Is(http.StatusUnprocessableEntity).Refused(domain.IdempotencyKeyReuse)

		var wait sync.WaitGroup
		for i := range 8 {
			wait.Go(func() {
				defer GinkgoRecover()
				adjust(ada, []string{"2.00", "-0.25"}[i%2], nil).OK()
			})
		}
		wait.Wait()
		Expect(balance()).To(Equal("10.00"))
	})

	It("has a daily limit on the value that staff add", func() {
		for _, c := range []struct {
			limits  []object
			pointer string
		}{
			{[]object{{"currencyCode": "XQX", "amount": "1"}}, "/storedValueLimits/0/currencyCode"},
			{[]object{{"currencyCode": "EUR", "amount": "1"}, {"currencyCode": "EUR", "amount": "2"}}, "/storedValueLimits/1/currencyCode"},
			{[]object{{"currencyCode": "JPY", "amount": "0.5"}}, "/storedValueLimits/0/amount"},
		} {
			problem := ada.Patch("/admin/store/settings", object{"storedValueLimits": c.limits}).Is(http.StatusUnprocessableEntity).Refused(domain.InvalidValue)
			Expect(problem.Errors[0].Pointer).To(Equal(c.pointer))
		}
		set := ada.Patch("/admin/store/settings", object{"storedValueLimits": []object{{"currencyCode": "EUR", "amount": "100"}}}).OK()
		Expect(set.Text("storedValueLimits.0.amount")).To(Equal("100.00"))
		DeferCleanup(func() {
			login()
			ada.Patch("/admin/store/settings", object{"storedValueLimits": []object{}}).OK()
		})
		clerk, second := shop.AppToken("store-credit:read", "store-credit:write"), shop.AppToken("store-credit:read", "store-credit:write")
		zone := domain.Location("Europe/Berlin")
		year, month, day := world.Clock.Now().In(zone).Date()
		world.Clock.Advance(time.Date(year, month, day+1, 12, 0, 0, 0, zone).Sub(world.Clock.Now())) // far from midnight
		login()

		adjust(clerk, "60.00", nil).OK()
		problem := adjust(clerk, "40.01", nil).Is(http.StatusForbidden).Refused(domain.Forbidden)
		Expect(problem.Permission).To(HaveValue(Equal("store:write")))
		Expect(problem.Detail).To(ContainSubstring("40.00 of it is left"))
		adjust(clerk, "-60.00", nil).OK()
		adjust(clerk, "40.01", nil).Is(http.StatusForbidden)
		adjust(ada, "500.00", nil).OK()

		By("refusing requests at once that exceed it together")
		var wait sync.WaitGroup
		statuses := make([]int, 8)
		for i := range statuses {
			wait.Go(func() {
				defer GinkgoRecover()
				statuses[i] = adjust(second, "30.00", nil).Status
			})
		}
		wait.Wait()
		Expect(statuses).To(ConsistOf(200, 200, 200, 403, 403, 403, 403, 403))

		world.Clock.Advance(24 * time.Hour)
		adjust(clerk, "100.00", nil).OK()
	})
})
