package apitest_test

import (
	"context"
	"encoding/json"
	"fmt"
	"maps"
	"net/http"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/jackc/pgx/v5"
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/server/config"
	"github.com/storeplatform/storeplatform/store/domain"
)

// storedValueSpec is the world in which tellStoredValue works. mia is a customer.
type storedValueSpec struct {
	world *apitest.World
	shop  *apitest.Shop
	mails *apitest.Mailbox
	mia   apitest.Client
	miaID int64
}

// tellStoredValue takes gift cards and store credit through everything that fires an event. The function tells
// compares the events.
func tellStoredValue(ctx context.Context, s storedValueSpec, tells func(...string)) {
	GinkgoHelper()
	shop := s.shop
	happens := func(kind, action, actor string, changed ...string) string {
		return told("stored_value."+kind, "stored_value."+action, actor, changed...)
	}
	issue := func(more object) *apitest.Answer {
		GinkgoHelper()
		body := object{"currencyCode": "EUR", "amount": "100.00", "reason": "Parcel arrived late"}
		maps.Copy(body, more)
		made := shop.Admin.Once().Post("/admin/gift-card", body).OK()
		tells(happens("issued", "issued", "ADMIN"))
		return made
	}
	step := func(action string, id int64) {
		GinkgoHelper()
		for range 2 { // a repeated step changes nothing
			shop.Admin.Once().Post("/admin/gift-card/"+action, object{"giftCardId": id}).OK()
		}
	}
	placed, captured := told("order.created", "order.placed", "CUSTOMER"), told("order.payment_captured", "order.payment_captured", "CUSTOMER")

	made := issue(nil)
	card, code := made.ID("giftCard.giftCardId"), made.Text("code")
	shop.Admin.Once().Post("/admin/gift-card/adjust", object{"giftCardId": card, "amount": "-10.00", "reason": "Paid in the shop"}).OK()
	for range 2 {
		shop.Admin.Patch("/admin/gift-card", object{"giftCardId": card, "expiresOn": "2080-01-01T00:00:00Z", "externalId": "POS-1"}).OK()
	}
	step("disable", card)
	step("enable", card)
	tells(happens("adjusted", "adjusted", "ADMIN", "balance"), happens("adjusted", "expiry_changed", "ADMIN", "expiresOn"),
		happens("status_changed", "disabled", "ADMIN", "status"), happens("status_changed", "enabled", "ADMIN", "status"))

	guest := shop.Guest(shop.White, 1)
	guest.Once().Post("/customer/cart/gift-card", object{"code": code}).OK()
	body := guest.Checkout("")
	delete(body, "payment")
	body["expectedAmountDue"] = "0.00"
	order := guest.Once().Post("/customer/checkout", body).OK().ID("orderId")
	tells(placed, captured, happens("redeemed", "redeemed", "CUSTOMER", "balance"))
	shop.Admin.Once().Post("/admin/order/refund", object{"orderId": order, "reason": "GOODWILL", "amount": "10.00"}).OK()
	tells(told("refund.issued", "order_refund.issued", "ADMIN"), told("refund.completed", "order_refund.completed", "ADMIN"), told("order.payment_status_changed", "order.payment_status_changed", "ADMIN"),
		happens("refunded", "refunded", "ADMIN", "balance"))

	for _, amount := range []string{"5.00", "2.00"} { // the first amount opens the account
		shop.Admin.Once().Post("/admin/store-credit/adjust", object{"storeCustomerId": s.miaID, "currencyCode": "EUR", "amount": amount, "reason": "Parcel arrived late"}).OK()
	}
	tells(happens("adjusted", "adjusted", "ADMIN"), happens("adjusted", "adjusted", "ADMIN", "balance"))
	cart := s.mia.Post("/customer/cart/item", object{"variantId": shop.White, "quantity": 1}).OK()
	s.mia.Patch("/customer/cart", object{"useStoreCredit": true}).OK()
	summary := s.mia.Get(fmt.Sprint("/customer/cart/summary?countryCode=DE&stateProvince=BE&postalCode=10119&shippingMethodId=", shop.ShippingMethodID)).OK()
	s.mia.Once().Post("/customer/checkout", object{"cartId": cart.ID("cartId"), "expectedGrandTotal": summary.Text("grandTotal"), "expectedAmountDue": summary.Text("amountDue"),
		"shippingAddress": apitest.Home, "billingSameAsShipping": true, "shippingMethodId": shop.ShippingMethodID, "acceptTerms": true,
		"payment": object{"paymentProviderId": shop.ProviderID, "paymentToken": "pm_card_visa"}}).OK()
	tells(placed, captured, captured, happens("redeemed", "redeemed", "CUSTOMER", "balance"))

	gift := giftProduct(shop.Admin, shop.TaxClassID, "GIFT-50", "EUR", "50.00").OK().ID("variants.0.variantId")
	guest = shop.Guest(gift, 1)
	order = guest.Once().Post("/customer/checkout", guest.Checkout("pm_card_refundFail")).OK().ID("orderId")
	tells(placed, captured, happens("issued", "issued", "CUSTOMER"))
	shop.Admin.Once().Post("/admin/order/refund", object{"orderId": order, "reason": "OTHER"}).OK()
	status := func(actor string) string {
		return told("order.payment_status_changed", "order.payment_status_changed", actor)
	}
	tells(told("refund.issued", "order_refund.issued", "ADMIN"), status("ADMIN"),
		happens("adjusted", "cancelled", "ADMIN", "balance", "status"), happens("status_changed", "disabled", "ADMIN", "balance", "status"))
	s.world.Clock.Advance(6 * time.Minute) // long enough for the service to query the gateway again
	tells(told("refund.failed", "order_refund.failed", "SYSTEM", "status"), status("SYSTEM"),
		happens("adjusted", "restored", "SYSTEM", "balance", "status"), happens("status_changed", "enabled", "SYSTEM", "balance", "status"))

	soon := s.world.Clock.Now().Add(time.Minute).UTC().Format(time.RFC3339)
	short := issue(object{"expiresOn": soon}).ID("giftCard.giftCardId")
	s.world.Clock.Advance(2 * time.Minute)
	Expect(s.world.App.Service.Value.ExpireGiftCards(ctx)).To(Succeed())
	tells(happens("expired", "expired", "SYSTEM", "balance", "status"), happens("status_changed", "expired", "SYSTEM", "balance", "status"))
	shop.Admin.Patch("/admin/gift-card", object{"giftCardId": short, "expiresOn": nil}).OK()
	tells(happens("status_changed", "reactivated", "ADMIN", "expiresOn", "status"))

	// The jobs of the world mail the code at once, so the event of the issue is compared before a mail is due.
	refused := issue(object{"recipient": object{"name": "Tom Keller", "email": "refused.gift@example.com"}}).ID("giftCard.giftCardId")
	shop.Admin.Once().Post("/admin/gift-card/resend", object{"giftCardId": refused}).OK()
	Eventually(func() string {
		Expect(s.world.App.Service.Value.MailGiftCards(ctx)).To(Succeed())
		Expect(s.world.App.Service.Letter.SendMails(ctx)).To(Succeed())
		return shop.Admin.Get(fmt.Sprint("/admin/gift-card?giftCardId=", refused)).OK().Text("deliveryStatus")
	}).Should(Equal("FAILED"))
	tells(happens("delivery_failed", "delivery_failed", "SYSTEM"))
}

// reportStoredValue expects one event for each entry that changes a balance and none for holds. It also expects the last
// event of each account to show the account as it is stored.
func reportStoredValue(ctx context.Context, world *apitest.World) {
	GinkgoHelper()
	conn, err := pgx.Connect(ctx, world.DatabaseURL)
	Expect(err).NotTo(HaveOccurred())
	defer conn.Close(ctx)
	for what, query := range map[string]string{
		"entries with another number of events": `SELECT e.id FROM stored_value_entries e WHERE (e.amount <> 0)::int <>
			(SELECT count(*) FROM webhook_events w WHERE w.type LIKE 'stored_value.%' AND w.payload::jsonb #>> '{data,object,entry,entryId}' = e.id::text)`,
		"gift cards that differ from their last event": `SELECT c.id FROM gift_cards c LEFT JOIN LATERAL (SELECT w.payload::jsonb #> '{data,object}' AS shown FROM webhook_events w
				WHERE w.store_id = c.store_id AND w.object_type = 'giftCard' AND w.object_id = c.id ORDER BY w.sequence DESC LIMIT 1) w ON true
			WHERE (shown ->> 'balance')::numeric IS DISTINCT FROM c.balance OR (shown ->> 'expiresOn')::timestamptz IS DISTINCT FROM date_trunc('milliseconds', c.expires_on)
				OR shown ->> 'status' IS DISTINCT FROM CASE WHEN c.status = 'ACTIVE' AND c.balance = 0 THEN 'SPENT' ELSE c.status END`,
		"store credit that differs from its last event": `SELECT a.id FROM store_credit_accounts a LEFT JOIN LATERAL (SELECT w.payload::jsonb #> '{data,object}' AS shown FROM webhook_events w
				WHERE w.store_id = a.store_id AND w.object_type = 'storeCreditAccount' AND w.object_id = a.id ORDER BY w.sequence DESC LIMIT 1) w ON true
			WHERE (shown ->> 'balance')::numeric IS DISTINCT FROM a.balance OR (shown ->> 'storeCustomerId')::bigint IS DISTINCT FROM a.customer_id`,
	} {
		rows, err := conn.Query(ctx, query)
		Expect(err).NotTo(HaveOccurred())
		ids, err := pgx.CollectRows(rows, pgx.RowTo[int64])
		Expect(err).NotTo(HaveOccurred(), what)
		Expect(ids).To(BeEmpty(), what)
	}
}

var _ = Describe("Events of stored value", Ordered, func() { // later specs look at the orders of the first one
	var (
		world            *apitest.World
		shop, other      *apitest.Shop
		mails            *apitest.Mailbox
		receiver         *apitest.Receiver // of an endpoint that names stored_value.*
		plain, elsewhere *apitest.Receiver // of an endpoint with *, and of another store's endpoint
		secret           string
		card, second     int64
		code, secondCode string
		email, name      = "zoe.recipient@example.com", "Zacharias Recipient"
	)
	BeforeAll(func(ctx SpecContext) {
		mails = apitest.NewMailbox()
		world = apitest.Start(ctx, func(c *config.Config) { c.SMTPURL = mails.URL })
		shop, other = world.Shop("value"), world.Shop("foreign")
		receiver, plain, elsewhere = apitest.NewReceiver(), apitest.NewReceiver(), apitest.NewReceiver()
		secret = shop.Admin.Post("/admin/webhook-endpoint", object{"url": receiver.URL, "eventTypes": []string{"stored_value.*"}}).OK().Text("secret")
		shop.Admin.Post("/admin/webhook-endpoint", object{"url": plain.URL, "eventTypes": []string{"*", "return.*"}}).OK()
		other.Admin.Post("/admin/webhook-endpoint", object{"url": elsewhere.URL, "eventTypes": []string{"*", "stored_value.*"}}).OK()
		issue := func(amount string) (int64, string) {
			made := shop.Admin.Once().Post("/admin/gift-card", object{"currencyCode": "EUR", "amount": amount, "reason": "A secret reason", "recipient": object{"name": name, "email": email, "message": "Enjoy the tea"}}).OK()
			return made.ID("giftCard.giftCardId"), made.Text("code")
		}
		card, code = issue("60.00")
		second, secondCode = issue("20.00")
	})
	AfterAll(func(ctx SpecContext) { reportStoredValue(ctx, world) })
	// events returns the events of a card that the receiver has got, in the order of their arrival.
	events := func(id int64) (all []apitest.Event) {
		for _, e := range receiver.Events() {
			if e.Data.Object["giftCardId"] == float64(id) {
				all = append(all, e)
			}
		}
		return all
	}
	types := func(id int64) (all []string) {
		for _, e := range events(id) {
			all = append(all, strings.TrimPrefix(e.Type, "stored_value."))
		}
		return all
	}
	// ledger returns the entries of a card that change its balance, oldest first.
	ledger := func(id int64) (all []string) {
		GinkgoHelper()
		for _, item := range shop.Admin.Get(fmt.Sprint("/admin/gift-card/entry/paged?pageSize=100&sort=createdOn&giftCardId=", id)).OK().At("items").([]any) {
			if e := item.(map[string]any); e["amount"] != "0.00" {
				all = append(all, fmt.Sprint(e["entryId"], e["type"], e["amount"], e["balanceAfter"], e["orderId"], e["paymentId"], e["refundId"]))
			}
		}
		return all
	}
	// spender returns a guest whose cart the cards pay, and the body of the checkout. token pays the rest; empty means none.
	spender := func(token string, codes ...string) (apitest.Guest, object) {
		GinkgoHelper()
		guest := shop.Guest(shop.White, 1)
		for _, code := range codes {
			guest.Once().Post("/customer/cart/gift-card", object{"code": code}).OK()
		}
		body := guest.Checkout(token)
		body["expectedAmountDue"] = guest.Get(fmt.Sprint("/customer/cart/summary?countryCode=DE&stateProvince=BE&postalCode=10119&shippingMethodId=", shop.ShippingMethodID)).OK().Text("amountDue")
		if token == "" {
			delete(body, "payment")
		}
		return guest, body
	}
	spend := func(token string, codes ...string) *apitest.Answer {
		GinkgoHelper()
		guest, body := spender(token, codes...)
		return guest.Once().Post("/customer/checkout", body)
	}

	It("include every ledger entry that changes a balance, once and in order", func() {
		spend("pm_card_chargeDeclined", secondCode).Refused(domain.PaymentDeclined) // holds and releases value
		order := spend("", code, secondCode).OK().ID("orderId")
		shop.Admin.Once().Post("/admin/order/refund", object{"orderId": order, "reason": "GOODWILL", "amount": "64.14"}).OK()
		shop.Admin.Once().Post("/admin/gift-card/adjust", object{"giftCardId": second, "amount": "0.01", "reason": "A secret reason"}).OK()
		for _, id := range []int64{card, second} {
			Eventually(func() (all []string) {
				for _, e := range events(id) {
					entry := e.Data.Object["entry"].(map[string]any)
					number := func(name string) any {
						if n, ok := entry[name].(float64); ok {
							return json.Number(fmt.Sprintf("%.0f", n))
						}
						return nil
					}
					all = append(all, fmt.Sprint(number("entryId"), entry["type"], entry["amount"], entry["balanceAfter"], number("orderId"), number("paymentId"), number("refundId")))
				}
				return all
			}).Should(Equal(ledger(id)))
		}
		Expect(types(second)).To(Equal([]string{"issued", "redeemed", "refunded", "adjusted"}))
		last := events(second)[3]
		Expect([]any{last.Data.Object["balance"], last.Data.Object["status"], last.Source.ActorType, last.Data.Changes}).
			To(Equal([]any{"20.01", "ACTIVE", "ADMIN", map[string]any{"balance": map[string]any{"old": "20.00", "new": "20.01"}}}))
		Expect(events(second)[1].Data.Object["balance"]).NotTo(Equal("20.01"), "an event shows the end of its own transaction")
	})

	It("fire once if four orders try to spend the same value concurrently", func() {
		made := shop.Admin.Once().Post("/admin/gift-card", object{"currencyCode": "EUR", "amount": "64.14", "reason": "Parcel arrived late"}).OK()
		id, code := made.ID("giftCard.giftCardId"), made.Text("code")
		var wait sync.WaitGroup
		statuses := make([]int, 4)
		guests, bodies := make([]apitest.Guest, len(statuses)), make([]object, len(statuses))
		for i := range statuses {
			guests[i], bodies[i] = spender("", code)
		}
		for i := range statuses {
			wait.Go(func() {
				defer GinkgoRecover()
				statuses[i] = guests[i].Once().Post("/customer/checkout", bodies[i]).Status
			})
		}
		wait.Wait()
		shop.Admin.Once().Post("/admin/gift-card/disable", object{"giftCardId": id}).OK()
		Eventually(func() []string { return types(id) }).Should(ContainElement("status_changed"))
		Expect(slices.DeleteFunc(types(id), func(t string) bool { return t != "redeemed" })).To(HaveLen(1))
		Expect(slices.DeleteFunc(statuses, func(status int) bool { return status != http.StatusOK })).To(HaveLen(1))
	})

	It("do not fire for refused or repeated requests", func() {
		made := shop.Admin.Once().Post("/admin/gift-card", object{"currencyCode": "EUR", "amount": "5.00", "reason": "Parcel arrived late"}).OK()
		id := made.ID("giftCard.giftCardId")
		adjust := func(c apitest.Client, amount string) *apitest.Answer {
			return c.Post("/admin/gift-card/adjust", object{"giftCardId": id, "amount": amount, "reason": "Parcel arrived late"})
		}
		adjust(shop.Admin.Once(), "-5.01").Is(http.StatusUnprocessableEntity)
		once := shop.Admin.Once()
		for range 2 {
			adjust(once, "-5.00").OK()
			shop.Admin.Once().Post("/admin/gift-card/disable", object{"giftCardId": id}).OK()
			shop.Admin.Patch("/admin/gift-card", object{"giftCardId": id, "recipient": object{"name": name, "email": email}, "externalId": "POS-7"}).OK()
		}
		other.Admin.Once().Post("/admin/gift-card/disable", object{"giftCardId": id}).Is(http.StatusNotFound)
		shop.Admin.Once().Post("/admin/gift-card/enable", object{"giftCardId": id}).OK()
		Eventually(func() []string { return types(id) }).Should(Equal([]string{"issued", "adjusted", "status_changed", "status_changed"}))
		Expect(events(id)[3].Data.Changes).To(Equal(map[string]any{"status": map[string]any{"old": "DISABLED", "new": "SPENT"}}))
	})

	It("include the cancellation of a mail by the erasure of its recipient", func(ctx SpecContext) {
		id := shop.Admin.Once().Post("/admin/gift-card", object{"currencyCode": "EUR", "amount": "5.00", "reason": "Parcel arrived late", "recipient": object{"name": name, "email": "erased.recipient@example.com"},
			"deliverOn": world.Clock.Now().Add(time.Hour).UTC().Format(time.RFC3339)}).OK().ID("giftCard.giftCardId")
		shop.Admin.Once().Post("/admin/customer/erase-guest", object{"email": "erased.recipient@example.com"}).OK()
		Eventually(func() []string { return types(id) }).Should(Equal([]string{"issued", "delivery_failed"}))
		Expect(holding(ctx, world, "%erased.recipient@example.com%")).To(BeEmpty())
	})

	It("require the read permission for gift cards, and also the one for store credit if their type covers both", func() {
		Eventually(func() []string { return types(second) }).Should(ContainElement("redeemed"))
		shop.Admin.Once().Post("/admin/gift-card/disable", object{"giftCardId": second}).OK()
		mine := func(kind string) string {
			GinkgoHelper()
			return shop.Admin.Get(fmt.Sprint("/admin/webhook-event/paged?type=stored_value.", kind, "&objectType=giftCard&objectId=", second)).OK().Text("items.0.webhookEventId")
		}
		cards, credit, both := shop.AppToken("webhook:read", "webhook:write", "gift-card:read"), shop.AppToken("webhook:read", "webhook:write", "store-credit:read"),
			shop.AppToken("webhook:read", "webhook:write", "gift-card:read", "store-credit:read")
		lacks := func(a *apitest.Answer, permission string) {
			GinkgoHelper()
			Expect(a.Refused(domain.Forbidden).Permission).To(HaveValue(Equal(permission)), a.Request)
		}
		register := func(c apitest.Client, types ...string) *apitest.Answer {
			return c.Post("/webhook-endpoint", object{"url": plain.URL, "eventTypes": types, "isActive": false})
		}
		for _, kind := range []string{"issued", "expired", "status_changed", "delivery_failed"} {
			register(cards, "stored_value."+kind).OK()
			lacks(register(credit, "stored_value."+kind), "gift-card:read")
		}
		for _, kind := range []string{"redeemed", "refunded", "adjusted", "*"} {
			lacks(register(cards, "stored_value."+kind), "store-credit:read")
			lacks(register(credit, "stored_value."+kind), "gift-card:read")
			register(both, "stored_value."+kind).OK()
		}
		lacks(register(shop.AppToken("webhook:write", "order:read"), "order.*", "stored_value.issued"), "gift-card:read")

		lacks(cards.Get("/webhook-event?webhookEventId="+mine("redeemed")), "store-credit:read")
		lacks(credit.Get("/webhook-event?webhookEventId="+mine("redeemed")), "gift-card:read")
		Expect(both.Get("/webhook-event?webhookEventId=" + mine("redeemed")).OK().ID("payload.data.object.giftCardId")).To(Equal(second))
		cards.Get("/webhook-event?webhookEventId=" + mine("status_changed")).OK()
		listed := func(c apitest.Client) (all []string) {
			GinkgoHelper()
			for _, item := range c.Get("/webhook-event/paged?pageSize=100").OK().At("items").([]any) {
				all = append(all, item.(map[string]any)["type"].(string))
			}
			return all
		}
		Expect(listed(cards)).To(And(ContainElements("stored_value.issued", "stored_value.status_changed"), HaveEach(BeElementOf("stored_value.issued", "stored_value.status_changed", "stored_value.delivery_failed"))))
		Expect(listed(credit)).To(BeEmpty())
		Expect(listed(both)).To(ContainElements("stored_value.issued", "stored_value.redeemed", "stored_value.refunded", "stored_value.adjusted", "stored_value.status_changed"))
		made := cards.Post("/webhook-endpoint", object{"url": apitest.NewReceiver().URL, "eventTypes": []string{"stored_value.issued"}}).OK().ID("webhookEndpointId")
		replay := func(c apitest.Client, types string) *apitest.Answer {
			return c.Post("/webhook-event/replay", object{"webhookEndpointId": made, "eventTypes": []string{types}, "dryRun": true})
		}
		replay(cards, "stored_value.issued").OK()
		lacks(replay(cards, "stored_value.*"), "store-credit:read")
		replay(both, "stored_value.*").OK()
		lacks(cards.Post("/webhook-event/resend", object{"webhookEventId": mine("redeemed"), "webhookEndpointId": made}), "store-credit:read")
	})

	It("contain neither codes nor recipients, and reach only subscribed endpoints of their own store", func(ctx SpecContext) {
		shop.Admin.Once().Post("/admin/gift-card/enable", object{"giftCardId": card}).OK()
		resent := shop.Admin.Once().Post("/admin/gift-card/resend", object{"giftCardId": card}).OK().Text("lastFour")
		Eventually(func() string {
			Expect(world.App.Service.Value.MailGiftCards(ctx)).To(Succeed())
			Expect(world.App.Service.Letter.SendMails(ctx)).To(Succeed())
			return shop.Admin.Get(fmt.Sprint("/admin/gift-card?giftCardId=", card)).OK().Text("deliveryStatus")
		}).Should(Equal("SENT"))
		mailed := mails.To(email).GiftCode()
		Expect(mailed).To(HaveSuffix(resent))
		shop.Admin.Once().Post("/admin/gift-card/adjust", object{"giftCardId": card, "amount": "-1.00", "reason": "A secret reason"}).OK()
		Eventually(func() string { all := types(card); return all[len(all)-1] }).Should(Equal("adjusted"))
		receiver.Verify(secret)
		for _, d := range receiver.Deliveries() {
			for _, secret := range []string{code, secondCode, mailed, email, name, "Enjoy the tea", "A secret reason", "POS-7"} {
				Expect(d.Body).NotTo(Or(ContainSubstring(secret), ContainSubstring(strings.ReplaceAll(secret, "-", ""))), secret)
			}
			Expect(d.Body).NotTo(ContainSubstring("lastFour"))
		}
		Expect(holding(ctx, world, "%"+email+"%")).To(And(ContainElement("gift_cards"), Not(ContainElement("webhook_events"))))
		Expect(elsewhere.Deliveries()).To(BeEmpty())
		Eventually(plain.Types).Should(ContainElement("order.created"))
		Expect(plain.Types()).NotTo(ContainElement(HavePrefix("stored_value.")))
	})
})
