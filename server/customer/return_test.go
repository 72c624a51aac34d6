package customer_test

import (
	"context"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"net/http"
	"regexp"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/server/config"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/letter"
	"github.com/storeplatform/storeplatform/store/domain/returns"
)

var orderLink = regexp.MustCompile(`/checkout/\S+#o=(chk_\S+)`)

var _ = Describe("A buyer's returns", Ordered, ContinueOnFailure, func() {
	type object = map[string]any
	var w *apitest.World
	var shop, far *apitest.Shop
	BeforeAll(func(ctx SpecContext) {
		w = apitest.Start(ctx, func(c *config.Config) { c.Roles = []string{"api"} })
		shop, far = w.Shop("buyers-returns"), w.Shop("another-store")
		shop.Admin.Once().Post("/admin/stock/adjust", object{"reason": "COUNTED", "items": []any{object{"variantId": shop.White, "stockOnHand": 1000}}}).OK()
	})
	// policy sets the store's terms of return for all buyers.
	policy := func(needsApproval bool, exclusions ...any) {
		GinkgoHelper()
		shop.Admin.Patch("/admin/store/settings", object{"returnPolicy": object{"needsApproval": needsApproval, "exclusions": append([]any{}, exclusions...),
			"reasons": []any{object{"code": "TOO_SMALL", "name": "Too small"}},
			"terms": []any{object{"countryCodes": []any{}, "accountTypeIds": []any{}, "windowDays": 30, "withdrawalDays": 14, "restockingRate": "10",
				"returnShipping": []any{object{"currencyCode": "EUR", "amount": "4.90"}}}}}}).OK()
	}
	BeforeEach(func() { policy(false) })
	// customer signs up a customer and returns a client with their login.
	customer := func(email string) apitest.Client {
		GinkgoHelper()
		return shop.Storefront.Bearer(shop.Storefront.Once().Post("/customer/user", object{
			"email": email, "password": miaPassword, "firstName": "Mia", "lastName": "Keller", "acceptTerms": true}).OK().Text("accessToken"))
	}
	login := func(email string) apitest.Client {
		GinkgoHelper()
		return shop.Storefront.Bearer(shop.Storefront.Post("/customer/store/login", object{"email": email, "password": miaPassword}).OK().Text("accessToken"))
	}
	ship := func(order int64) (line string) {
		GinkgoHelper()
		shop.Admin.Once().Post("/admin/order/fulfill", object{"orderId": order}).OK()
		return shop.Admin.Get(fmt.Sprintf("/admin/order/details?orderId=%d", order)).OK().Text("items.0.lineItemId")
	}
	buy := func(me apitest.Client, units int) (order int64, line string) {
		GinkgoHelper()
		cart := me.Post("/customer/cart/item", object{"variantId": shop.White, "quantity": units}).OK()
		body := apitest.Guest{Client: me, Shop: shop, CartID: cart.ID("cartId")}.Checkout("pm_card_visa")
		delete(body, "email")
		order = me.Once().Post("/customer/checkout", body).OK().ID("orderId")
		return order, ship(order)
	}
	request := func(order int64, kind, line string, units int) object {
		return object{"orderId": order, "kind": kind, "lines": []any{object{"lineItemId": line, "quantity": units}}}
	}
	eligible := func(me apitest.Client, order int64) *apitest.Answer {
		GinkgoHelper()
		return me.Get(fmt.Sprintf("/customer/return/eligibility?orderId=%d", order)).OK()
	}
	pointers := func(a *apitest.Answer) []string {
		GinkgoHelper()
		a.Is(http.StatusUnprocessableEntity).Refused(domain.InvalidValue)
		var out []string
		for i := range a.At("errors").([]any) {
			out = append(out, a.Text(fmt.Sprintf("errors.%d.pointer", i)))
		}
		return out
	}

	It("can be offered, previewed, requested, listed and canceled by the customer who bought the goods", func() {
		me := customer("returner@example.com")
		order, line := buy(me, 3)
		e := eligible(me, order)
		Expect([]any{e.Text("reasons.0.code"), e.Text("reasons.0.name"), e.Text("lines.0.lineItemId")}).To(Equal([]any{"TOO_SMALL", "Too small", line}))
		Expect(e.At("lines.0.kinds")).To(HaveLen(4))
		Expect([]any{e.Text("lines.0.kinds.0.kind"), e.ID("lines.0.kinds.0.quantity"), e.At("lines.0.kinds.0.obstacle")}).To(Equal([]any{"RETURN", int64(3), nil}))

		body := request(order, "RETURN", line, 2)
		body["lines"].([]any)[0].(object)["reason"] = "TOO_SMALL"
		p := me.Once().Post("/customer/return/preview", body).OK()
		Expect([]any{p.Text("status"), p.Text("goodsTotal"), p.Text("fees.0.amount"), p.Text("fees.1.amount"), p.Text("refundTotal"), p.At("exceeds")}).
			To(Equal([]any{"APPROVED", "116.62", "11.66", "4.90", "100.06", []any{}}))
		Expect(me.Get(fmt.Sprintf("/customer/return/paged?orderId=%d", order)).OK().At("items")).To(BeEmpty(), "a preview changes nothing")

		once := me.Once()
		made := once.Post("/customer/return", body).OK()
		Expect(once.Post("/customer/return", body).OK().Body).To(Equal(made.Body))
		Expect([]any{made.Text("status"), made.ID("lines.0.approvedQuantity"), made.Text("lines.0.reason"), made.At("allowedActions")}).
			To(Equal([]any{"APPROVED", int64(2), "TOO_SMALL", []any{"CANCEL"}}))
		Expect(eligible(me, order).ID("lines.0.kinds.0.quantity")).To(Equal(int64(1)))
		list := me.Get("/customer/return/paged?status=APPROVED&kind=RETURN&search=" + made.Text("returnNumber")).OK()
		Expect([]any{list.ID("totalCount"), list.ID("items.0.returnId"), list.ID("items.0.requestedQuantity")}).To(Equal([]any{int64(1), made.ID("returnId"), int64(2)}))
		one := fmt.Sprintf("/customer/return?returnId=%d", made.ID("returnId"))
		Expect(me.Get(one).OK().Body).To(Equal(made.Body))
		staff := shop.Admin.Get(fmt.Sprintf("/admin/return?returnId=%d", made.ID("returnId"))).OK()
		Expect([]any{staff.At("exceeds"), staff.At("note")}).To(Equal([]any{[]any{}, nil}))

		me.Once().Post("/customer/return/cancel", object{"returnId": made.ID("returnId"), "version": 9}).Is(http.StatusConflict).Refused(domain.VersionConflict)
		for range 2 {
			Expect(me.Once().Post("/customer/return/cancel", object{"returnId": made.ID("returnId")}).OK().Text("status")).To(Equal("CANCELLED"))
		}
		Expect(me.Get(one).OK().At("allowedActions")).To(BeEmpty())
		Expect(eligible(me, order).ID("lines.0.kinds.0.quantity")).To(Equal(int64(3)))
	})

	It("follow the store's policy, and each refusal states its reason", func() {
		me := customer("policy@example.com")
		order, line := buy(me, 2)
		Expect(pointers(me.Once().Post("/customer/return", object{"orderId": order, "kind": "GIFT", "lines": []any{
			object{"lineItemId": line, "quantity": 3, "reason": "MOOD"}, object{"lineItemId": "987654321", "quantity": 1}}}))).
			To(ConsistOf("/kind", "/lines/0/quantity", "/lines/0/reason", "/lines/1/lineItemId"))

		By("a request that waits for staff")
		policy(true)
		waits := me.Once().Post("/customer/return", request(order, "RETURN", line, 1)).OK()
		Expect([]any{waits.Text("status"), waits.At("approvedOn")}).To(Equal([]any{"REQUESTED", nil}))
		claim := me.Once().Post("/customer/return", request(order, "CLAIM", line, 1)).OK()
		Expect(claim.Text("status")).To(Equal("REQUESTED"))
		e := eligible(me, order)
		Expect([]any{e.Text("lines.0.kinds.0.obstacle"), e.ID("lines.0.kinds.0.quantity")}).To(Equal([]any{"ALREADY_CLAIMED", int64(0)}))
		shop.Admin.Once().Post("/admin/return/reject", object{"returnId": waits.ID("returnId")}).OK()
		me.Once().Post("/customer/return/cancel", object{"returnId": waits.ID("returnId")}).Is(http.StatusConflict).Refused(domain.InvalidStateTransition)

		By("a product that the store excludes")
		policy(false, object{"productId": shop.ProductID, "reason": "STORE"})
		e = eligible(me, order)
		Expect([]any{e.Text("lines.0.kinds.0.obstacle"), e.At("lines.0.kinds.3.obstacle")}).To(Equal([]any{"EXCLUDED", nil}), "a store cannot exclude a withdrawal by its own choice")
		Expect(pointers(me.Once().Post("/customer/return", request(order, "RETURN", line, 1)))).To(Equal([]string{"/lines/0/lineItemId"}))
		Expect(pointers(me.Once().Post("/customer/return/preview", request(order, "RETURN", line, 1)))).To(Equal([]string{"/lines/0/lineItemId"}))

		By("a window that has closed")
		policy(false)
		shipment := shop.Admin.Get(fmt.Sprintf("/admin/order/details?orderId=%d", order)).OK().ID("shipments.0.shipmentId")
		shop.Admin.Once().Patch("/admin/shipment", object{"shipmentId": shipment, "status": "DELIVERED"}).OK()
		Expect(eligible(me, order).Text("lines.0.kinds.0.deadlineOn")).To(Equal(shop.Day(30)))
		w.Clock.Advance(20 * 24 * time.Hour)
		me = login("policy@example.com")
		late := me.Once().Post("/customer/return/preview", request(order, "WITHDRAWAL", line, 1)).OK()
		Expect([]any{late.Text("status"), late.At("exceeds")}).To(Equal([]any{"REQUESTED", []any{"WINDOW_CLOSED"}}))
		w.Clock.Advance(11 * 24 * time.Hour)
		shop.Admin = w.Login(apitest.AdminEmail, apitest.AdminPassword).In(shop.StoreID)
		me = login("policy@example.com")
		e = eligible(me, order)
		Expect([]any{e.Text("lines.0.kinds.0.obstacle"), e.ID("lines.0.kinds.0.quantity"), e.At("lines.0.kinds.2.obstacle")}).To(Equal([]any{"WINDOW_CLOSED", int64(0), nil}), "a claim has no window")
		Expect(pointers(me.Once().Post("/customer/return", request(order, "RETURN", line, 1)))).To(Equal([]string{"/lines/0/lineItemId"}))
	})

	It("are hidden from every other customer, guest and store", func() {
		me, other := customer("owner@example.com"), customer("stranger@example.com")
		order, line := buy(me, 2)
		made := me.Once().Post("/customer/return", request(order, "RETURN", line, 1)).OK()
		one := fmt.Sprintf("/customer/return?returnId=%d", made.ID("returnId"))
		other.Get(one).Is(http.StatusNotFound)
		other.Get(fmt.Sprintf("/customer/return/eligibility?orderId=%d", order)).Is(http.StatusNotFound)
		other.Once().Post("/customer/return", request(order, "RETURN", line, 1)).Is(http.StatusNotFound)
		other.Once().Post("/customer/return/preview", request(order, "RETURN", line, 1)).Is(http.StatusNotFound)
		other.Once().Post("/customer/return/cancel", object{"returnId": made.ID("returnId")}).Is(http.StatusNotFound)
		Expect(other.Get("/customer/return/paged").OK().At("items")).To(BeEmpty())
		me.Store(far.StoreKey).Get(one).Is(http.StatusUnauthorized)
		for _, stranger := range []apitest.Client{shop.Storefront, shop.Guest(shop.White, 1).Client} {
			stranger.Get(one).Is(http.StatusUnauthorized)
			stranger.Get("/customer/return/paged").Is(http.StatusUnauthorized)
			stranger.Get(fmt.Sprintf("/customer/return/eligibility?orderId=%d", order)).Is(http.StatusUnauthorized)
			stranger.Once().Post("/customer/return/cancel", object{"returnId": made.ID("returnId")}).Is(http.StatusUnauthorized)
			stranger.Once().Post("/customer/return/preview", request(order, "RETURN", line, 1)).Is(http.StatusUnauthorized)
		}
		Expect(me.Get(one).OK().Text("status")).To(Equal("APPROVED"))
	})

	It("can be requested by a guest with the link to the order, but not with the cart", func() {
		guest := shop.Guest(shop.White, 2)
		order := guest.Buy().OK().ID("orderId")
		line := ship(order)
		page := w.Client().With("X-Cart-Token", guest.Once().Post("/customer/order/open", object{"postalCode": "10119"}).OK().Text("token"))
		Expect(eligible(page, order).ID("lines.0.kinds.0.quantity")).To(Equal(int64(2)))
		guest.Once().Post("/customer/return", request(order, "RETURN", line, 1)).Is(http.StatusUnauthorized)
		made := page.Once().Post("/customer/return", request(order, "RETURN", line, 1)).OK()
		one := fmt.Sprintf("/customer/return?returnId=%d", made.ID("returnId"))
		Expect(page.Get(one).OK().Text("status")).To(Equal("APPROVED"))
		Expect(page.Get("/customer/return/paged").OK().ID("items.0.returnId")).To(Equal(made.ID("returnId")))

		By("only the order of the link")
		another := shop.Guest(shop.White, 1)
		theirs := another.Buy().OK().ID("orderId")
		page.Once().Post("/customer/return", request(theirs, "RETURN", ship(theirs), 1)).Is(http.StatusNotFound)
		page.Get(fmt.Sprintf("/customer/return/eligibility?orderId=%d", theirs)).Is(http.StatusNotFound)
		stranger := w.Client().With("X-Cart-Token", another.Once().Post("/customer/order/open", object{"postalCode": "10119"}).OK().Text("token"))
		stranger.Get(one).Is(http.StatusNotFound)
		stranger.Once().Post("/customer/return/cancel", object{"returnId": made.ID("returnId")}).Is(http.StatusNotFound)
		Expect(stranger.Get("/customer/return/paged").OK().At("items")).To(BeEmpty())
		Expect(page.Once().Post("/customer/return/cancel", object{"returnId": made.ID("returnId")}).OK().Text("status")).To(Equal("CANCELLED"))
	})

	It("follow the terms of the customer's account type, including through the order's link", func(ctx SpecContext) {
		email := "trade@example.com"
		me := customer(email)
		trade := shop.Admin.Post("/admin/account-type", object{"name": "Trade", "code": "trade", "priceMode": "LIST"}).OK().ID("accountTypeId")
		order, line := buy(me, 2)
		id := shop.Admin.Get(fmt.Sprintf("/admin/order/details?orderId=%d", order)).OK().ID("customer.storeCustomerId")
		shop.Admin.Patch("/admin/store-customer/account-type", object{"storeCustomerId": id, "accountTypeId": trade}).OK()
		shop.Admin.Patch("/admin/store/settings", object{"returnPolicy": object{"needsApproval": false, "exclusions": []any{}, "reasons": []any{},
			"terms": []any{object{"countryCodes": []any{}, "accountTypeIds": []any{trade}, "windowDays": 30, "withdrawalDays": 0, "restockingRate": "0", "returnShipping": []any{}}}}}).OK()
		shop.Storefront.Once().Post("/customer/order/lookup", object{"orderNumber": shop.Admin.Get(fmt.Sprintf("/admin/order/details?orderId=%d", order)).OK().ID("orderNumber"), "email": email}).Is(http.StatusNoContent)
		Expect(w.App.Service.Ordering.MailOrderLinks(ctx)).To(Succeed())
		mails, err := w.App.Service.Letter.MailsTo(ctx, domain.System(shop.StoreID), email, 10)
		Expect(err).NotTo(HaveOccurred())
		var token string
		for _, m := range mails {
			if found := orderLink.FindStringSubmatch(m.Text); found != nil {
				token = found[1]
			}
		}
		page := w.Client().With("X-Cart-Token", token)
		for i, buyer := range []apitest.Client{me, page} {
			e := eligible(buyer, order)
			Expect([]any{e.ID("lines.0.kinds.0.quantity"), e.Text("lines.0.kinds.3.obstacle")}).To(Equal([]any{int64(2 - i), "NOT_OFFERED"}))
			Expect(pointers(buyer.Once().Post("/customer/return", request(order, "WITHDRAWAL", line, 1)))).To(Equal([]string{"/lines/0/lineItemId"}))
			buyer.Once().Post("/customer/return", request(order, "RETURN", line, 1)).OK()
		}
	})

	It("never exceed their limits under 24 concurrent requests", func() {
		me := customer("crowd@example.com")
		order, line := buy(me, 5)
		statuses := make([]int, 24)
		var all sync.WaitGroup
		for i := range statuses {
			all.Go(func() {
				defer GinkgoRecover()
				statuses[i] = me.With("Idempotency-Key", uuid.NewString()).Post("/customer/return", request(order, "RETURN", line, 2)).Status
			})
		}
		all.Wait()
		slices.Sort(statuses)
		Expect(statuses[:3]).To(Equal([]int{http.StatusOK, http.StatusOK, http.StatusUnprocessableEntity}))
		Expect(statuses[23]).To(Equal(http.StatusUnprocessableEntity))
		Expect(me.Get(fmt.Sprintf("/customer/return/paged?orderId=%d", order)).OK().ID("totalCount")).To(Equal(int64(2)))
	})
})

// pointerOf returns the pointer to the first invalid field in a problem.
func pointerOf(a *apitest.Answer) string {
	GinkgoHelper()
	a.Is(http.StatusUnprocessableEntity).Refused(domain.InvalidValue)
	return a.Text("errors.0.pointer")
}

var _ = Describe("A withdrawal from a contract", Ordered, ContinueOnFailure, func() {
	type object = map[string]any
	var w *apitest.World
	var shop *apitest.Shop
	BeforeAll(func(ctx SpecContext) {
		w = apitest.Start(ctx, func(c *config.Config) { c.Roles = []string{"api"} })
		shop = w.Shop("withdrawals")
		shop.Admin.Patch("/admin/store/settings", object{"orderNumberPrefix": "JO-", "languageCodes": []string{"en", "de"}, "returnPolicy": object{"needsApproval": true, "exclusions": []any{}, "reasons": []any{},
			"terms": []any{object{"countryCodes": []any{}, "accountTypeIds": []any{}, "windowDays": 0, "withdrawalDays": 14, "restockingRate": "10", "returnShipping": []any{}}}}}).OK()
	})
	type placed struct {
		id, number  int64
		line, email string
	}
	buy := func(units int, language string) placed {
		GinkgoHelper()
		guest := shop.Guest(shop.White, units)
		guest.Patch("/customer/cart", object{"languageCode": language}).OK()
		body := guest.Checkout("pm_card_visa")
		order := guest.Once().Post("/customer/checkout", body).OK()
		shop.Admin.Once().Post("/admin/order/fulfill", object{"orderId": order.ID("orderId")}).OK()
		details := shop.Admin.Get("/admin/order/details?orderId=" + order.Text("orderId")).OK()
		return placed{order.ID("orderId"), order.ID("orderNumber"), details.Text("items.0.lineItemId"), body["email"].(string)}
	}
	declare := func(body object) *apitest.Answer {
		GinkgoHelper()
		return shop.Storefront.Once().Post("/customer/return/withdrawal", body)
	}
	// found runs the job and returns the returns of the order.
	found := func(ctx SpecContext, o placed) *apitest.Answer {
		GinkgoHelper()
		Expect(w.App.Service.Ordering.MailOrderLinks(ctx)).To(Succeed())
		return shop.Admin.Get(fmt.Sprintf("/admin/return/paged?orderId=%d", o.id)).OK()
	}
	mails := func(ctx SpecContext, o placed) (all []letter.SentMail) {
		GinkgoHelper()
		list, err := w.App.Service.Letter.MailsTo(ctx, domain.System(shop.StoreID), o.email, 20)
		Expect(err).NotTo(HaveOccurred())
		return slices.DeleteFunc(list, func(m letter.SentMail) bool { return m.Kind != letter.MailWithdrawal })
	}
	// refundsOf returns the refunds of a return, which all three APIs name alike.
	refundsOf := func(buyer apitest.Client, id int64) []any {
		GinkgoHelper()
		own := buyer.Get(fmt.Sprintf("/customer/return?returnId=%d", id)).OK().At("refundIds").([]any)
		Expect(shop.Admin.Get(fmt.Sprintf("/admin/return?returnId=%d", id)).OK().At("refundIds")).To(Equal(own))
		Expect(shop.AppToken("return:read").Get(fmt.Sprintf("/return?returnId=%d", id)).OK().At("refundIds")).To(Equal(own))
		return own
	}
	stored := func(ctx SpecContext, o placed) (d returns.WithdrawalDeclaration, lines string) {
		GinkgoHelper()
		conn, err := pgx.Connect(ctx, w.DatabaseURL)
		Expect(err).NotTo(HaveOccurred())
		defer conn.Close(ctx)
		Expect(conn.QueryRow(ctx, "SELECT declared_on, lines::text, hash FROM withdrawal_declarations WHERE order_id = $1", o.id).Scan(&d.DeclaredOn, &lines, &d.Hash)).To(Succeed())
		Expect(json.Unmarshal([]byte(lines), &d.Lines)).To(Succeed())
		return d, lines
	}

	It("needs only the order number and the buyer's e-mail address, and is acknowledged by mail", func(ctx SpecContext) {
		o := buy(3, "de")
		declared := w.Clock.Now()
		declare(object{"orderName": fmt.Sprintf("jo-%d", o.number), "email": strings.ToUpper(o.email)}).Is(http.StatusNoContent)
		w.Clock.Advance(90 * time.Minute)
		Expect(w.App.Service.DB.EndOrderLinks(ctx)).To(Succeed())
		shop.Admin = w.Login(apitest.AdminEmail, apitest.AdminPassword).In(shop.StoreID)
		list := found(ctx, o)
		Expect([]any{list.ID("totalCount"), list.Text("items.0.kind"), list.Text("items.0.status"), list.ID("items.0.approvedQuantity")}).
			To(Equal([]any{int64(1), "WITHDRAWAL", "APPROVED", int64(3)}))
		at, err := time.Parse(time.RFC3339, list.Text("items.0.requestedOn"))
		Expect(err).NotTo(HaveOccurred())
		Expect(at).To(BeTemporally("~", declared, time.Second), "the buyer withdrew when they declared it, not when the job ran")
		Expect(found(ctx, o).ID("totalCount")).To(Equal(int64(1)), "a repeated run creates nothing")

		By("the mail with content, date, time and the proof of the stored row")
		sent := mails(ctx, o)
		Expect(sent).To(HaveLen(1))
		d, lines := stored(ctx, o)
		Expect(sent[0].Subject).To(Equal(fmt.Sprintf("Wir haben Ihren Widerruf der Bestellung JO-%d erhalten", o.number)))
		Expect(sent[0].Text).To(And(ContainSubstring("Ceramic pour-over set"), ContainSubstring(d.DeclaredOn.UTC().Format("2006-01-02 15:04:05 UTC"))))
		reference := regexp.MustCompile(`Referenz: ([0-9a-f]{32})\. SHA-256:\s+([0-9a-f]{64})`).FindStringSubmatch(sent[0].Text)
		Expect(reference).To(HaveLen(3), sent[0].Text)
		Expect(reference[2]).To(Equal(hex.EncodeToString(d.Hash)))
		Expect(d.Sum(o.number, returns.Proof{Email: o.email, Reference: reference[1]})).To(Equal(d.Hash))
		Expect(d.Sum(o.number, returns.Proof{Email: "other@example.com", Reference: reference[1]})).NotTo(Equal(d.Hash))
		Expect(lines).NotTo(ContainSubstring("example.com"))
	})

	It("with an unknown order number or address gets the same response, but has no effect", func(ctx SpecContext) {
		o := buy(1, "en")
		known := declare(object{"orderNumber": o.number, "email": o.email}).Is(http.StatusNoContent)
		other := buy(1, "en")
		for _, body := range []object{{"orderNumber": other.number, "email": o.email}, {"orderNumber": 99999999, "email": other.email}, {"orderName": "XX 12", "email": other.email}} {
			a := declare(body)
			Expect([]any{a.Status, string(a.Body)}).To(Equal([]any{known.Status, string(known.Body)}))
		}
		declare(object{"orderName": "none", "email": o.email}).Is(http.StatusBadRequest)
		declare(object{"email": o.email}).Is(http.StatusBadRequest)
		Expect(found(ctx, o).ID("totalCount")).To(Equal(int64(1)))
		Expect(found(ctx, other).ID("totalCount")).To(Equal(int64(0)))
		Expect(mails(ctx, other)).To(BeEmpty())

		By("too many requests")
		for range 4 {
			declare(object{"orderNumber": o.number, "email": o.email}).Is(http.StatusNoContent)
		}
		declare(object{"orderNumber": o.number, "email": o.email}).Is(http.StatusTooManyRequests)
		Expect(found(ctx, o).ID("totalCount")).To(Equal(int64(1)), "no unit is left to withdraw from")
	})

	It("can be declared for individual units through the order's link, and canceled by the buyer", func(ctx SpecContext) {
		guest := shop.Guest(shop.White, 2)
		order := guest.Buy().OK().ID("orderId")
		shop.Admin.Once().Post("/admin/order/fulfill", object{"orderId": order}).OK()
		details := shop.Admin.Get(fmt.Sprintf("/admin/order/details?orderId=%d", order)).OK()
		o := placed{order, details.ID("orderNumber"), details.Text("items.0.lineItemId"), details.Text("customer.email")}
		page := w.Client().With("X-Cart-Token", guest.Once().Post("/customer/order/open", object{"postalCode": "10119"}).OK().Text("token"))
		body := object{"orderId": o.id, "kind": "WITHDRAWAL", "lines": []any{object{"lineItemId": o.line, "quantity": 1}}}
		made := page.Once().Post("/customer/return", body).OK()
		Expect([]any{made.Text("status"), made.At("isInTime"), made.At("refundDueOn")}).To(Equal([]any{"APPROVED", true, shop.Day(14)}))
		sent := mails(ctx, o)
		Expect(sent).To(HaveLen(1))
		Expect(sent[0].Text).To(ContainSubstring("You withdrew from the contract"))
		d, _ := stored(ctx, o)
		Expect(d.Lines).To(HaveLen(1))
		Expect(d.Lines[0].Units).To(Equal(1))
		Expect(page.Once().Post("/customer/return/cancel", object{"returnId": made.ID("returnId")}).OK().Text("status")).To(Equal("CANCELLED"))
	})

	It("after the deadline starts as REQUESTED, with the same mail", func(ctx SpecContext) {
		o := buy(1, "en")
		shipment := shop.Admin.Get(fmt.Sprintf("/admin/order/details?orderId=%d", o.id)).OK().ID("shipments.0.shipmentId")
		shop.Admin.Once().Patch("/admin/shipment", object{"shipmentId": shipment, "status": "DELIVERED"}).OK()
		w.Clock.Advance(17 * 24 * time.Hour)
		shop.Admin = w.Login(apitest.AdminEmail, apitest.AdminPassword).In(shop.StoreID)
		declare(object{"orderNumber": o.number, "email": o.email}).Is(http.StatusNoContent)
		Expect(found(ctx, o).Text("items.0.status")).To(Equal("REQUESTED"))
		Expect(mails(ctx, o)).To(HaveLen(1))
	})

	It("includes unshipped units, which the store refunds without receiving goods", func(ctx SpecContext) {
		shop.Admin = w.Login(apitest.AdminEmail, apitest.AdminPassword).In(shop.StoreID)
		guest := shop.Guest(shop.White, 2)
		order := guest.Buy().OK().ID("orderId")
		details := shop.Admin.Get(fmt.Sprintf("/admin/order/details?orderId=%d", order)).OK()
		o := placed{order, details.ID("orderNumber"), details.Text("items.0.lineItemId"), details.Text("customer.email")}
		page := w.Client().With("X-Cart-Token", guest.Once().Post("/customer/order/open", object{"postalCode": "10119"}).OK().Text("token"))
		kinds := func() any {
			return page.Get(fmt.Sprintf("/customer/return/eligibility?orderId=%d", order)).OK().At("lines.0.kinds.3")
		}
		Expect(kinds()).To(And(HaveKeyWithValue("kind", "WITHDRAWAL"), HaveKeyWithValue("quantity", json.Number("2")), HaveKeyWithValue("obstacle", BeNil())))
		Expect(pointerOf(page.Once().Post("/customer/return", object{"orderId": o.id, "kind": "CLAIM", "lines": []any{object{"lineItemId": o.line, "quantity": 1}}}))).To(Equal("/lines/0/quantity"))
		whole := object{"orderId": o.id, "kind": "WITHDRAWAL", "lines": []any{object{"lineItemId": o.line, "quantity": 2}}}
		p := page.Once().Post("/customer/return/preview", whole).OK()
		Expect([]string{p.Text("goodsTotal"), p.Text("shippingTotal"), p.Text("refundTotal")}).To(Equal([]string{"116.62", "5.83", "122.45"}))
		made := page.Once().Post("/customer/return", whole).OK()
		Expect([]any{made.Text("status"), made.ID("lines.0.requestedQuantity"), made.ID("lines.0.unshippedQuantity")}).To(Equal([]any{"APPROVED", int64(0), int64(2)}))
		d, _ := stored(ctx, o)
		Expect(d.Lines[0].Units).To(Equal(2))
		Expect(mails(ctx, o)).To(HaveLen(1))
		Expect(kinds()).To(And(HaveKeyWithValue("quantity", json.Number("0")), HaveKeyWithValue("obstacle", "ALREADY_CLAIMED")))
		Expect(pointerOf(page.Once().Post("/customer/return", whole))).To(Equal("/lines/0/quantity"))

		body := object{"returnId": made.ID("returnId")}
		Expect(shop.Admin.Get(fmt.Sprintf("/admin/return?returnId=%d", made.ID("returnId"))).OK().At("allowedActions")).To(Equal([]any{"COMPLETE"}))
		shop.Admin.Once().Post("/admin/return/send", body).Is(http.StatusConflict).Refused(domain.InvalidStateTransition)
		Expect(refundsOf(page, made.ID("returnId"))).To(BeEmpty())
		shop.Admin.Once().Post("/admin/order/cancel", object{"orderId": o.id, "reason": "CUSTOMER_REQUEST"}).OK()
		Expect(refundsOf(page, made.ID("returnId"))).To(Equal([]any{shop.Admin.Get(fmt.Sprintf("/admin/order/details?orderId=%d", order)).OK().At("refunds.0.refundId")}))
		Expect(shop.Admin.Once().Post("/admin/return/complete", body).OK().Text("status")).To(Equal("COMPLETED"))
		Expect(kinds()).To(HaveKeyWithValue("quantity", json.Number("0")))
	})

	It("separates the units to send back from those that were never shipped", func(ctx SpecContext) {
		guest := shop.Guest(shop.White, 3)
		body := guest.Checkout("pm_card_visa")
		order := guest.Once().Post("/customer/checkout", body).OK()
		line := shop.Admin.Get("/admin/order/details?orderId=" + order.Text("orderId")).OK().Text("items.0.lineItemId")
		o := placed{order.ID("orderId"), order.ID("orderNumber"), line, body["email"].(string)}
		shop.Admin.Once().Post("/admin/order/fulfill", object{"orderId": o.id, "items": []any{object{"lineItemId": line, "quantity": 1}}}).OK()
		declare(object{"orderNumber": o.number, "email": o.email}).Is(http.StatusNoContent)
		id := found(ctx, o).ID("items.0.returnId")
		shown := shop.Admin.Get(fmt.Sprintf("/admin/return?returnId=%d", id)).OK()
		Expect([]any{shown.ID("lines.0.approvedQuantity"), shown.ID("lines.0.unshippedQuantity")}).To(Equal([]any{int64(1), int64(2)}))
		shop.Admin.Once().Post("/admin/return/complete", object{"returnId": id}).Is(http.StatusConflict).Refused(domain.InvalidStateTransition)
		refund := func(units int, reason string) any {
			return shop.Admin.Once().Post("/admin/order/refund", object{"orderId": o.id, "reason": reason, "lines": []any{object{"lineItemId": line, "quantity": units}}}).OK().At("refundId")
		}
		page := w.Client().With("X-Cart-Token", guest.Once().Post("/customer/order/open", object{"postalCode": "10119"}).OK().Text("token"))
		early := refund(2, "OTHER")
		Expect(refundsOf(page, id)).To(Equal([]any{early}))
		shop.Admin.Once().Post("/admin/return/receive", object{"returnId": id, "lines": []any{object{"lineItemId": line, "quantity": 1, "condition": "SELLABLE"}}}).OK()
		late := refund(1, "RETURN_SELLABLE")
		Expect(refundsOf(page, id)).To(Equal([]any{early, late}))
		Expect(shop.Admin.Once().Post("/admin/return/complete", object{"returnId": id}).OK().Text("status")).To(Equal("COMPLETED"))
	})

	It("that starts no return is acknowledged with the reason", func(ctx SpecContext) {
		shop.Admin.Patch("/admin/store/settings", object{"supportEmail": "help@oak.example"}).OK()
		received := func(o placed) (texts []string) {
			GinkgoHelper()
			declare(object{"orderNumber": o.number, "email": o.email}).Is(http.StatusNoContent)
			found(ctx, o)
			list, err := w.App.Service.Letter.MailsTo(ctx, domain.System(shop.StoreID), o.email, 20)
			Expect(err).NotTo(HaveOccurred())
			for _, m := range list {
				if m.Kind == letter.MailWithdrawalReceived {
					texts = append(texts, m.Subject+"\n"+m.Text)
				}
			}
			return texts
		}
		o := buy(2, "de")
		Expect(received(o)).To(BeEmpty(), "the first declaration starts a return")
		declared := w.Clock.Now()
		Expect(received(o)).To(ConsistOf(And(
			ContainSubstring("Wir haben Ihren Widerruf der Bestellung JO-%d erhalten", o.number),
			WithTransform(func(text string) (time.Time, error) {
				return time.Parse("2006-01-02 15:04:05 UTC", regexp.MustCompile(`[0-9-]+ [0-9:]+ UTC`).FindString(text))
			}, BeTemporally(">=", declared.Truncate(time.Second))),
			ContainSubstring("Diese Ware gehört bereits zu einer laufenden Rücksendung oder einem laufenden Widerruf:\n\n2 × Ceramic pour-over set"), ContainSubstring("help@oak.example"))))
		list := found(ctx, o)
		Expect(list.ID("totalCount")).To(Equal(int64(1)))

		By("goods that came back")
		ret := list.ID("items.0.returnId")
		shop.Admin.Once().Post("/admin/return/receive", object{"returnId": ret, "lines": []any{object{"lineItemId": o.line, "quantity": 2, "condition": "SELLABLE"}}}).OK()
		Expect(received(o)).To(ContainElement(ContainSubstring("Diese Ware wurde bereits zurückgegeben:")))

		By("an order that was canceled before it was shipped")
		guest := shop.Guest(shop.White, 1)
		body := guest.Checkout("pm_card_visa")
		order := guest.Once().Post("/customer/checkout", body).OK()
		o = placed{id: order.ID("orderId"), number: order.ID("orderNumber"), email: body["email"].(string)}
		shop.Admin.Once().Post("/admin/order/cancel", object{"orderId": o.id, "reason": "CUSTOMER_REQUEST"}).OK()
		Expect(received(o)).To(ConsistOf(ContainSubstring("These goods were canceled or refunded already:\n\n1 × Ceramic pour-over set")))

		By("a line whose units have several reasons")
		guest = shop.Guest(shop.White, 4)
		body = guest.Checkout("pm_card_visa")
		order = guest.Once().Post("/customer/checkout", body).OK()
		o = placed{id: order.ID("orderId"), number: order.ID("orderNumber"), email: body["email"].(string)}
		line := []any{object{"lineItemId": shop.Admin.Get(fmt.Sprint("/admin/order/details?orderId=", o.id)).OK().Text("items.0.lineItemId"), "quantity": 1}}
		shop.Admin.Once().Post("/admin/order/refund", object{"orderId": o.id, "reason": "OTHER", "lines": line}).OK()
		shop.Admin.Once().Post("/admin/order/fulfill", object{"orderId": o.id, "items": line}).OK()
		declare(object{"orderNumber": o.number, "email": o.email}).Is(http.StatusNoContent)
		goods := line[0].(object)
		goods["condition"] = "SELLABLE"
		shop.Admin.Once().Post("/admin/return/receive", object{"returnId": found(ctx, o).ID("items.0.returnId"), "lines": line}).OK()
		Expect(received(o)).To(ConsistOf(And(
			ContainSubstring("These goods are part of a return or a withdrawal in progress:\n\n2 × Ceramic pour-over set"),
			ContainSubstring("These goods were returned already:\n\n1 × Ceramic pour-over set"),
			ContainSubstring("These goods were canceled or refunded already:\n\n1 × Ceramic pour-over set"))))

		By("buyers to whom the store gives no right to withdraw")
		o = buy(1, "en")
		policy := func(days int) {
			shop.Admin.Patch("/admin/store/settings", object{"returnPolicy": object{"needsApproval": true, "exclusions": []any{}, "reasons": []any{},
				"terms": []any{object{"countryCodes": []any{}, "accountTypeIds": []any{}, "windowDays": 0, "withdrawalDays": days, "restockingRate": "10", "returnShipping": []any{}}}}}).OK()
		}
		policy(0)
		DeferCleanup(policy, 14)
		Expect(received(o)).To(ConsistOf(And(ContainSubstring("give no right to withdraw from this contract."), Not(ContainSubstring("These goods")))))
		Expect(found(ctx, o).ID("totalCount")).To(Equal(int64(0)))
	})

	It("is acknowledged once if it starts no return, also if the process dies afterwards", func(ctx SpecContext) {
		shop.Admin = w.Login(apitest.AdminEmail, apitest.AdminPassword).In(shop.StoreID)
		conn, err := pgx.Connect(ctx, w.DatabaseURL)
		Expect(err).NotTo(HaveOccurred())
		DeferCleanup(conn.Close)
		run := func(ctx context.Context, statement string) {
			GinkgoHelper()
			Expect(conn.Exec(ctx, statement)).Error().NotTo(HaveOccurred())
		}
		o := buy(1, "en")
		for range 2 {
			declare(object{"orderNumber": o.number, "email": o.email}).Is(http.StatusNoContent)
		}
		run(ctx, `CREATE FUNCTION lose_power() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'the process died'; END $$;
			CREATE TRIGGER lose_power BEFORE DELETE ON order_lookups FOR EACH ROW WHEN (current_user = 'platform') EXECUTE FUNCTION lose_power()`)
		DeferCleanup(func(ctx SpecContext) { run(ctx, "DROP FUNCTION IF EXISTS lose_power CASCADE") })
		_ = w.App.Service.Ordering.MailOrderLinks(ctx) // fails only if it leaves a lookup behind
		run(ctx, "DROP FUNCTION lose_power CASCADE")
		w.Clock.Advance(2 * time.Minute)
		Expect(w.App.Service.Ordering.MailOrderLinks(ctx)).To(Succeed())
		list, err := w.App.Service.Letter.MailsTo(ctx, domain.System(shop.StoreID), o.email, 20)
		Expect(err).NotTo(HaveOccurred())
		received := slices.DeleteFunc(slices.Clone(list), func(m letter.SentMail) bool { return m.Kind != letter.MailWithdrawalReceived })
		Expect([]int{len(mails(ctx, o)), len(received)}).To(Equal([]int{1, 1}))
	})

	It("records nothing if the order gets another address before it is processed", func(ctx SpecContext) {
		shop.Admin = w.Login(apitest.AdminEmail, apitest.AdminPassword).In(shop.StoreID)
		o := buy(1, "en")
		conn, err := pgx.Connect(ctx, w.DatabaseURL)
		Expect(err).NotTo(HaveOccurred())
		DeferCleanup(conn.Close)
		watch, err := pgx.Connect(ctx, w.DatabaseURL)
		Expect(err).NotTo(HaveOccurred())
		DeferCleanup(watch.Close)
		declare(object{"orderNumber": o.number, "email": o.email}).Is(http.StatusNoContent)
		tx, err := conn.Begin(ctx)
		Expect(err).NotTo(HaveOccurred())
		Expect(tx.Exec(ctx, "UPDATE orders SET email = 'moved@example.com' WHERE id = $1", o.id)).Error().NotTo(HaveOccurred())
		done := make(chan error, 1)
		go func() { done <- mailOrderLinks(ctx, w) }()
		Eventually(func(g Gomega) {
			var waiting int
			g.Expect(watch.QueryRow(ctx, "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'").Scan(&waiting)).To(Succeed())
			g.Expect(waiting).To(Equal(1))
		}).Should(Succeed())
		Expect(tx.Commit(ctx)).To(Succeed())
		Expect(<-done).To(Succeed())
		Expect(found(ctx, o).ID("totalCount")).To(Equal(int64(0)))
		moved, err := w.App.Service.Letter.MailsTo(ctx, domain.System(shop.StoreID), "moved@example.com", 20)
		Expect([]any{moved, err}).To(HaveExactElements(BeEmpty(), BeNil()))
	})

	It("is stored in a row that even an erasure of the buyer's data does not change", func(ctx SpecContext) {
		o := buy(1, "en")
		declare(object{"orderNumber": o.number, "email": o.email}).Is(http.StatusNoContent)
		found(ctx, o)
		before, lines := stored(ctx, o)
		conn, err := pgx.Connect(ctx, w.DatabaseURL)
		Expect(err).NotTo(HaveOccurred())
		defer conn.Close(ctx)
		for _, change := range []string{"UPDATE withdrawal_declarations SET declared_on = now()", "UPDATE withdrawal_declarations SET hash = ''", "DELETE FROM withdrawal_declarations"} {
			_, err := conn.Exec(ctx, change+" WHERE order_id = $1", o.id)
			Expect(err).To(MatchError(ContainSubstring("never changed or deleted")))
		}
		shop.Admin.Once().Post("/admin/customer/erase-guest", object{"email": o.email}).OK()
		after, left := stored(ctx, o)
		Expect([]any{after.Hash, after.DeclaredOn, left}).To(Equal([]any{before.Hash, before.DeclaredOn, lines}))
		Expect(mails(ctx, o)).To(BeEmpty(), "the reference is erased with the mail")
	})
})
