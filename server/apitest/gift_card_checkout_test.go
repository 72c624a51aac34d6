package apitest_test

import (
	"encoding/json"
	"fmt"
	"maps"
	"net/http"
	"slices"
	"strings"
	"sync"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/server/config"
	"github.com/storeplatform/storeplatform/store/domain"
)

var _ = Describe("A gift card at checkout", func() {
	var world *apitest.World
	var shop *apitest.Shop
	BeforeEach(func(ctx SpecContext) {
		world = apitest.Start(ctx, func(c *config.Config) { c.Roles = []string{"api"} })
		shop = world.Shop("cards")
	})
	AfterEach(func(ctx SpecContext) { reportStoredValue(ctx, world) })
	issueIn := func(s *apitest.Shop, amount string, more object) (id int64, code string) {
		GinkgoHelper()
		body := object{"currencyCode": "EUR", "amount": amount, "reason": "Parcel arrived late"}
		maps.Copy(body, more)
		made := s.Admin.Once().Post("/admin/gift-card", body).OK()
		return made.ID("giftCard.giftCardId"), made.Text("code")
	}
	issue := func(amount string) (id int64, code string) {
		GinkgoHelper()
		return issueIn(shop, amount, nil)
	}
	add := func(c apitest.Client, code string) *apitest.Answer {
		GinkgoHelper()
		return c.Once().Post("/customer/cart/gift-card", object{"code": code})
	}
	// summary is of the cart with 49.00 + 4.90 shipping + 19 % tax = 64.14.
	summary := func(c apitest.Client) *apitest.Answer {
		GinkgoHelper()
		return c.Get(fmt.Sprint("/customer/cart/summary?countryCode=DE&stateProvince=BE&postalCode=10119&shippingMethodId=", shop.ShippingMethodID)).OK()
	}
	checkout := func(g apitest.Guest, due, token string) object {
		GinkgoHelper()
		body := g.Checkout(token)
		body["expectedAmountDue"] = due
		if token == "" {
			delete(body, "payment")
		}
		return body
	}
	funds := func(id int64) []string {
		GinkgoHelper()
		c := shop.Admin.Get(fmt.Sprint("/admin/gift-card?giftCardId=", id)).OK()
		return []string{c.Text("balance"), c.Text("heldAmount")}
	}
	ledger := func(id int64) (out []string) {
		GinkgoHelper()
		for _, e := range shop.Admin.Get(fmt.Sprint("/admin/gift-card/entry/paged?sort=createdOn&giftCardId=", id)).OK().At("items").([]any) {
			entry := e.(map[string]any)
			out = append(out, fmt.Sprint(entry["type"], " ", entry["amount"], " ", entry["heldAmount"]))
		}
		return out
	}
	disable := func(id int64) {
		GinkgoHelper()
		shop.Admin.Once().Post("/admin/gift-card/disable", object{"giftCardId": id}).OK()
	}
	// paid returns the captured amount of each gift card of an order.
	paid := func(order int64) map[int64]string {
		GinkgoHelper()
		amounts := map[int64]string{}
		for _, p := range shop.Admin.Get(fmt.Sprint("/admin/order/details?orderId=", order)).OK().At("payments").([]any) {
			payment := p.(map[string]any)
			if tender, ok := payment["tender"].(map[string]any); ok && payment["capturedAmount"] != "0.00" {
				id, err := tender["giftCardId"].(json.Number).Int64()
				Expect(err).NotTo(HaveOccurred())
				amounts[id] = payment["capturedAmount"].(string)
			}
		}
		return amounts
	}

	It("pays part of an order, is released after a decline, and gets its value back from refunds and cancellations", func() {
		id, code := issue("50.00")
		guest := shop.Guest(shop.White, 1)
		Expect(add(guest.Client, strings.ToLower(strings.ReplaceAll(code, "-", " "))).OK().At("tenders.0.lastFour")).To(Equal(code[15:]))
		seen := summary(guest.Client)
		Expect([]any{seen.Text("grandTotal"), seen.Text("amountDue"), seen.Text("tenders.0.type"), seen.ID("tenders.0.giftCardId"), seen.Text("tenders.0.amount")}).
			To(Equal([]any{"64.14", "14.14", "GIFT_CARD", id, "50.00"}))
		Expect(add(guest.Client, code).OK().ID("version")).To(Equal(seen.ID("version")), "a card again changes nothing")
		Expect(summary(guest.Client).At("tenders")).To(Equal(seen.At("tenders")))
		Expect(ledger(id)).To(Equal([]string{"ISSUE 50.00 0.00"}), "a cart holds nothing")

		missing := checkout(guest, "14.14", "pm_card_visa")
		delete(missing, "expectedAmountDue")
		guest.Once().Post("/customer/checkout", missing).Refused(domain.InvalidValue)
		guest.Once().Post("/customer/checkout", checkout(guest, "14.14", "pm_card_chargeDeclined")).Refused(domain.PaymentDeclined)
		Expect(funds(id)).To(Equal([]string{"50.00", "0.00"}))

		once, body := guest.Once(), checkout(guest, "14.14", "pm_card_visa")
		order := once.Post("/customer/checkout", body).OK().ID("orderId")
		Expect(once.Post("/customer/checkout", body).OK().ID("orderId")).To(Equal(order), "a repeated request pays once")
		Expect(funds(id)).To(Equal([]string{"0.00", "0.00"}))
		Expect(paid(order)).To(Equal(map[int64]string{id: "50.00"}))
		add(shop.Guest(shop.White, 1).Client, code).Is(http.StatusUnprocessableEntity).Refused(domain.GiftCardUnusable)

		shop.Admin.Once().Post("/admin/order/refund", object{"orderId": order, "reason": "OTHER", "amount": "30.00"}).OK()
		Expect(funds(id)).To(Equal([]string{"15.86", "0.00"}), "14.14 returned to the other payment, the rest to the card")
		shop.Admin.Once().Post("/admin/order/cancel", object{"orderId": order, "reason": "CUSTOMER_REQUEST"}).OK()
		Expect(ledger(id)).To(Equal([]string{"ISSUE 50.00 0.00", "HOLD 0.00 50.00", "RELEASE 0.00 -50.00", "HOLD 0.00 50.00", "CAPTURE -50.00 -50.00", "REFUND 15.86 0.00", "REFUND 34.14 0.00"}))
	})

	It("pays a whole order without a payment method", func() {
		id, code := issue("100.00")
		guest := shop.Guest(shop.White, 1)
		add(guest.Client, code).OK()
		Expect(guest.Once().Post("/customer/checkout", checkout(guest, "0.00", "")).OK().Text("paymentStatus")).To(Equal("PAID"))
		Expect(ledger(id)).To(Equal([]string{"ISSUE 100.00 0.00", "HOLD 0.00 64.14", "CAPTURE -64.14 -64.14"}))
	})

	It("is used before cards that expire later and before store credit", func() {
		never, first := issue("20.00")
		late, second := issueIn(shop, "20.00", object{"expiresOn": "2041-01-01T00:00:00Z"})
		early, third := issueIn(shop, "20.00", object{"expiresOn": "2040-01-01T00:00:00Z"})
		mia := shop.Storefront.Bearer(shop.Storefront.Once().Post("/customer/user", object{
			"email": "mia@example.com", "password": "seven slow kettles", "firstName": "Mia", "lastName": "Keller", "acceptTerms": true,
		}).OK().Text("accessToken"))
		customer := mia.Get("/customer/user/me").OK().ID("storeCustomerId")
		shop.Admin.Once().Post("/admin/store-credit/adjust", object{"storeCustomerId": customer, "currencyCode": "EUR", "amount": "3.00", "reason": "Parcel arrived late"}).OK()
		mia.Post("/customer/cart/item", object{"variantId": shop.White, "quantity": 1}).OK()
		mia.Patch("/customer/cart", object{"useStoreCredit": true}).OK()
		for _, code := range []string{first, second, third} {
			add(mia, code).OK()
		}
		seen := summary(mia)
		Expect([]any{seen.ID("tenders.0.giftCardId"), seen.ID("tenders.1.giftCardId"), seen.ID("tenders.2.giftCardId"), seen.Text("tenders.3.type"), seen.Text("tenders.3.amount"), seen.Text("amountDue")}).
			To(Equal([]any{early, late, never, "STORE_CREDIT", "3.00", "1.14"}))
		gone := mia.Delete(fmt.Sprint("/customer/cart/gift-card?giftCardId=", late)).OK()
		Expect([]any{gone.ID("tenders.0.giftCardId"), gone.ID("tenders.1.giftCardId"), gone.Text("tenders.2.type")}).To(Equal([]any{early, never, "STORE_CREDIT"}))
		mia.Delete(fmt.Sprint("/customer/cart/gift-card?giftCardId=", late)).Is(http.StatusNotFound)
	})

	It("pays only one of two carts that check out concurrently", func() {
		id, code := issue("64.14")
		guests := []apitest.Guest{shop.Guest(shop.White, 1), shop.Guest(shop.White, 1)}
		var bodies []object
		for _, g := range guests {
			add(g.Client, code).OK()
			bodies = append(bodies, checkout(g, "0.00", ""))
		}
		answers := make([]*apitest.Answer, len(guests))
		var wait sync.WaitGroup
		for i, g := range guests {
			wait.Go(func() {
				defer GinkgoRecover()
				answers[i] = g.Once().Post("/customer/checkout", bodies[i])
			})
		}
		wait.Wait()
		slices.SortFunc(answers, func(a, b *apitest.Answer) int { return a.Status - b.Status })
		answers[0].OK()
		answers[1].Is(http.StatusConflict).Refused(domain.CartChanged)
		Expect(ledger(id)).To(Equal([]string{"ISSUE 64.14 0.00", "HOLD 0.00 64.14", "CAPTURE -64.14 -64.14"}))
	})

	It("cannot pay once disabled or expired, and cannot receive refunds while disabled", func() {
		id, code := issue("100.00")
		guest := shop.Guest(shop.White, 1)
		add(guest.Client, code).OK()
		order := guest.Once().Post("/customer/checkout", checkout(guest, "0.00", "")).OK().ID("orderId")
		next := shop.Guest(shop.White, 1)
		add(next.Client, code).OK()
		disable(id)
		seen := summary(next.Client)
		Expect([]any{seen.Text("tenders.0.amount"), seen.Text("amountDue")}).To(Equal([]any{"0.00", "64.14"}))
		next.Once().Post("/customer/checkout", checkout(next, "28.28", "pm_card_visa")).Refused(domain.CartChanged)
		add(shop.Guest(shop.White, 1).Client, code).Refused(domain.GiftCardUnusable)
		shop.Admin.Once().Post("/admin/order/refund", object{"orderId": order, "reason": "OTHER", "amount": "1.00"}).Refused(domain.GiftCardUnusable)
		shop.Admin.Once().Post("/admin/order/cancel", object{"orderId": order, "reason": "CUSTOMER_REQUEST"}).Refused(domain.GiftCardUnusable)
		Expect(funds(id)).To(Equal([]string{"35.86", "0.00"}))
		shop.Admin.Once().Post("/admin/gift-card/enable", object{"giftCardId": id}).OK()
		shop.Admin.Once().Post("/admin/order/refund", object{"orderId": order, "reason": "OTHER", "amount": "1.00"}).OK()
		Expect(funds(id)).To(Equal([]string{"36.86", "0.00"}))
		shop.Admin.Patch("/admin/gift-card", object{"giftCardId": id, "expiresOn": world.Clock.Now().Add(time.Minute).UTC().Format("2006-01-02T15:04:05.000Z")}).OK()
		world.Clock.Advance(2 * time.Minute)
		Expect(summary(next.Client).Text("amountDue")).To(Equal("64.14"))
		add(shop.Guest(shop.White, 1).Client, code).Refused(domain.GiftCardUnusable)
	})

	It("blocks replacements and exchanges that would refund it while it is disabled", func() {
		id, code := issue("200.00")
		guest := shop.Guest(shop.White, 2)
		add(guest.Client, code).OK()
		order := guest.Once().Post("/customer/checkout", checkout(guest, "0.00", "")).OK().ID("orderId")
		disable(id)
		replace := object{"orderId": order, "reason": "OTHER", "isFree": false, "cancelReplaced": true}
		shop.Admin.Once().Post("/admin/order/replace", replace).Is(http.StatusUnprocessableEntity).Refused(domain.GiftCardUnusable)
		shop.Admin.Once().Post("/admin/order/fulfill", object{"orderId": order, "status": "DELIVERED"}).OK()
		line := shop.Admin.Get(fmt.Sprint("/admin/order/details?orderId=", order)).OK().Text("items.0.lineItemId")
		exchange := object{"returnId": shop.Admin.Once().Post("/admin/return", object{"orderId": order, "kind": "EXCHANGE", "lines": []any{object{"lineItemId": line, "quantity": 2}},
			"exchangeLines": []any{object{"lineItemId": line, "variantId": shop.Black, "quantity": 1}}}).OK().ID("returnId")}
		held := funds(id)
		shop.Admin.Once().Post("/admin/return/exchange", exchange).Is(http.StatusUnprocessableEntity).Refused(domain.GiftCardUnusable)
		Expect(funds(id)).To(Equal(held))
		shop.Admin.Once().Post("/admin/gift-card/enable", object{"giftCardId": id}).OK()
		shop.Admin.Once().Post("/admin/return/exchange", exchange).OK()
		Expect(funds(id)).NotTo(Equal(held), "the rest of the credit")
	})

	It("is refused in another currency, in another store, and as a sixth card", func() {
		shop.Admin.Patch("/admin/store/settings", object{"currencyCodes": []string{"EUR", "JPY"}}).OK()
		_, yen := issueIn(shop, "5000", object{"currencyCode": "JPY"})
		guest := shop.Guest(shop.White, 1)
		add(guest.Client, yen).Is(http.StatusUnprocessableEntity).Refused(domain.CurrencyMismatch)
		_, foreign := issueIn(world.Shop("elsewhere"), "50.00", nil)
		unknown, wrong := add(guest.Client, foreign).Refused(domain.GiftCardInvalid), add(guest.Client, "7K2M-9QXD-A0RT-5W1Z").Refused(domain.GiftCardInvalid)
		Expect([]any{unknown.Title, unknown.Detail, unknown.Errors}).To(Equal([]any{wrong.Title, wrong.Detail, wrong.Errors}), "a card of another store is as unknown as no card")
		for range 5 {
			_, code := issue("1.00")
			add(guest.Client, code).OK()
		}
		_, sixth := issue("1.00")
		add(guest.Client, sixth).Is(http.StatusUnprocessableEntity).Refused(domain.InvalidValue)
		shop.Guest(shop.White, 1).Once().Post("/customer/cart/gift-card", object{"code": sixth, "version": 99}).Is(http.StatusConflict).Refused(domain.VersionConflict)
		shop.Storefront.Once().Post("/customer/cart/gift-card", object{"code": sixth}).Is(http.StatusNotFound)
	})

	It("shows its balance to the bearer of its code", func() {
		id, code := issue("50.00")
		check := func(c apitest.Client, text string) *apitest.Answer {
			GinkgoHelper()
			return c.Once().Post("/customer/gift-card/balance", object{"code": text})
		}
		seen := check(shop.Storefront, " "+strings.ToLower(code)+" ").OK()
		Expect(string(seen.Body)).To(MatchJSON(fmt.Sprintf(`{"lastFour": %q, "status": "ACTIVE", "currencyCode": "EUR", "balance": "50.00", "heldAmount": "0.00", "availableAmount": "50.00", "expiresOn": null}`, code[15:])))
		guest := shop.Guest(shop.White, 1)
		add(guest.Client, code).OK()
		guest.Once().Post("/customer/checkout", checkout(guest, "14.14", "pm_card_authenticationRequired")).OK()
		_, more := issue("1.00")
		add(guest.Client, more).Is(http.StatusConflict).Refused(domain.InvalidStateTransition)
		guest.Delete(fmt.Sprint("/customer/cart/gift-card?giftCardId=", id)).Is(http.StatusConflict).Refused(domain.InvalidStateTransition)
		held := check(guest.Client, code).OK()
		Expect([]any{held.Text("balance"), held.Text("heldAmount"), held.Text("availableAmount")}).To(Equal([]any{"50.00", "50.00", "0.00"}))
		disable(id)
		Expect(check(shop.Storefront, code).OK().Text("status")).To(Equal("DISABLED"))
		check(shop.Storefront.Store(world.Shop("elsewhere").StoreKey), code).Is(http.StatusUnprocessableEntity).Refused(domain.GiftCardInvalid)
	})

	It("is protected by limits on wrong codes per cart and per network", func() {
		_, code := issue("50.00")
		guest, other := shop.Guest(shop.White, 1), shop.Guest(shop.White, 1)
		balance := func(c apitest.Client, text string) *apitest.Answer {
			GinkgoHelper()
			return c.Once().Post("/customer/gift-card/balance", object{"code": text})
		}
		for i := range 5 {
			add(guest.Client, fmt.Sprintf("7K2M-9QXD-A0RT-5W1%d", i)).Refused(domain.GiftCardInvalid)
			balance(guest.Client, fmt.Sprintf("7K2M-9QXD-A0RT-5W1%d", i)).Refused(domain.GiftCardInvalid)
		}
		Expect(add(guest.Client, code).Is(http.StatusTooManyRequests).Header.Get("Retry-After")).NotTo(BeEmpty())
		balance(guest.Client, code).Is(http.StatusTooManyRequests)
		add(other.Client, code).OK()
		for range 15 {
			balance(other.Client, code).OK() // a correct code is no guess
		}
		world.Clock.Advance(time.Minute)
		add(guest.Client, code).OK()
		By("limiting the network, whatever the cart is")
		refused := 0
		for range 40 {
			if balance(shop.Storefront, "7K2M-9QXD-A0RT-5W10").Status == http.StatusTooManyRequests {
				refused++
			}
		}
		Expect(refused).To(BeNumerically(">=", 10))
		balance(shop.Storefront.From("203.0.113.9"), code).Is(http.StatusOK)
	})
})
