package ucp_test

import (
	"context"
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"io"
	"math/big"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
	"time"

	"github.com/jackc/pgx/v5"
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/server/config"
	"github.com/storeplatform/storeplatform/store/httpsig"
)

// told is an order message that a platform received.
type told struct {
	*http.Request
	body []byte
}

func (t told) order() answer {
	GinkgoHelper()
	return read("get_order", t.body)
}

// listener is a platform's receiver for order messages.
type listener struct {
	*httptest.Server
	mu     sync.Mutex
	all    []told
	status int
}

func listening() *listener {
	l := &listener{status: http.StatusOK}
	l.Server = httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		body, _ := io.ReadAll(r.Body)
		l.mu.Lock()
		defer l.mu.Unlock()
		l.all = append(l.all, told{r, body})
		w.WriteHeader(l.status)
	}))
	DeferCleanup(l.Close)
	return l
}

func (l *listener) answers(status int) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.status = status
}

// took returns the messages that arrived since the previous call of took.
func (l *listener) took() []told {
	l.mu.Lock()
	defer l.mu.Unlock()
	all := l.all
	l.all = nil
	return all
}

// wants serves the profile of a platform with an address for order messages.
func wants(webhook string, keys ...any) http.HandlerFunc {
	all := object{}
	for _, name := range []string{"cart", "checkout", "fulfillment", "order"} {
		all["dev.ucp.shopping."+name] = []any{object{"version": spoken}}
	}
	all["dev.ucp.shopping.order"] = []any{object{"version": "2026-01-23", "config": object{"webhook_url": "https://old.example/"}}, object{"version": spoken, "config": object{"webhook_url": webhook}}}
	raw, err := json.Marshal(object{"ucp": object{"version": spoken, "capabilities": all}, "signing_keys": keys})
	Expect(err).NotTo(HaveOccurred())
	return says(http.StatusOK, string(raw))
}

var _ = Describe("The order of a platform's checkout", Ordered, ContinueOnFailure, func() {
	var world *apitest.World
	var shop *apitest.Shop
	var at *profiles
	var base string
	BeforeAll(func(ctx SpecContext) {
		world = apitest.Start(ctx, func(c *config.Config) { c.Roles = []string{"api"} })
		shop, at = world.Shop("ordering"), published()
		base = "/store/" + shop.StoreKey + "/ucp/v1"
	})
	BeforeEach(func() { // each spec has a separate minute and login
		world.Clock.Advance(time.Minute)
		shop.Admin = world.Login(apitest.AdminEmail, apitest.AdminPassword).In(shop.StoreID)
	})
	as := func(profile string) apitest.Client {
		return world.Client().With("UCP-Agent", `profile="`+at.URL+profile+`"`)
	}
	checkout := func(profile string, quantity int) answer {
		GinkgoHelper()
		return read("create_checkout", as(profile).Once().Post(base+"/checkout-sessions", object{"line_items": lines(fmt.Sprintf("var_%d_%d", shop.ProductID, shop.White), quantity),
			"buyer": object{"email": "mia@example.com"}, "fulfillment": object{"methods": []any{object{"type": "shipping", "destinations": []any{home},
				"groups": []any{object{"selected_option_id": fmt.Sprint("ship_", shop.ShippingMethodID)}}}}}}).Is(http.StatusCreated).Body)
	}
	// buy lets a person pay for a checkout and returns the id of the order.
	buy := func(profile string, begun answer) int64 {
		GinkgoHelper()
		session := base + "/checkout-sessions/" + fmt.Sprint(begun.at("id"))
		handed := read("complete_checkout", as(profile).Once().Post(session+"/complete", object{}).OK().Body)
		_, token, found := strings.Cut(fmt.Sprint(handed.at("continue_url")), "#c=")
		Expect(found).To(BeTrue(), "%v", handed.object)
		person := shop.Storefront.With("X-Cart-Token", token)
		cart := person.Get("/customer/cart/summary").OK()
		return person.Once().Post("/customer/checkout", object{"cartId": cart.ID("cartId"), "expectedGrandTotal": cart.Text("grandTotal"), "billingSameAsShipping": true, "acceptTerms": true,
			"payment": object{"paymentProviderId": shop.ProviderID, "paymentToken": "pm_card_visa"}, "shippingAddress": apitest.Home, "shippingMethodId": shop.ShippingMethodID}).OK().ID("orderId")
	}
	details := func(order int64) *apitest.Answer {
		GinkgoHelper()
		return shop.Admin.Get(fmt.Sprint("/admin/order/details?orderId=", order)).OK()
	}
	ship := func(order int64, quantity int) int64 {
		GinkgoHelper()
		return shop.Admin.Once().Post("/admin/order/fulfill", object{"orderId": order, "carrierName": "DHL", "trackingNumber": "0034",
			"items": []any{object{"lineItemId": details(order).Text("items.0.lineItemId"), "quantity": quantity}}}).OK().ID("shipmentId")
	}
	work := func(ctx context.Context) {
		GinkgoHelper()
		Expect(world.App.Service.WorkTasks(ctx)).To(Succeed())
	}
	tasks := func(order int64) *apitest.Answer {
		GinkgoHelper()
		return shop.Admin.Get(fmt.Sprint("/admin/integration-task/paged?taskType=ORDER_PLATFORM_SYNC&objectType=order&objectId=", order)).OK()
	}
	query := func(ctx context.Context, sql string, args ...any) (out string) {
		GinkgoHelper()
		connection, err := pgx.Connect(ctx, world.DatabaseURL)
		Expect(err).NotTo(HaveOccurred())
		defer func() { Expect(connection.Close(ctx)).To(Succeed()) }()
		Expect(connection.QueryRow(ctx, sql, args...).Scan(&out)).To(Succeed())
		return out
	}

	// authentic expects that a message is complete and signed by the store.
	authentic := func(t told, host string) {
		GinkgoHelper()
		h := t.Header
		By("it names the store's profile, which has the key")
		address, _ := strings.CutPrefix(strings.Trim(strings.TrimPrefix(h.Get("UCP-Agent"), "profile="), `"`), "http://store.example")
		Expect(address).To(Equal("/store/" + shop.StoreKey + "/.well-known/ucp"))
		var profile struct {
			Keys []struct{ Kid, X, Y string } `json:"signing_keys"`
		}
		raw := world.Client().Get(address).OK().Body
		Expect(json.Unmarshal(raw, &profile)).To(Succeed())
		var published struct {
			Keys []httpsig.JWK `json:"signing_keys"`
		}
		Expect(json.Unmarshal(raw, &published)).To(Succeed())
		By("our verifier accepts it")
		m := httpsig.Message{Method: t.Method, Authority: t.Host, Path: t.URL.EscapedPath(), Query: "?" + t.URL.RawQuery, Header: h, Body: t.body}
		required := []string{"@method", "@authority", "@path", "@query", "ucp-agent", "idempotency-key", "webhook-id", "webhook-timestamp", "content-digest", "content-type"}
		Expect(m.Verify(time.Now(), func(id string) *ecdsa.PublicKey {
			key, err := published.Keys[0].Public()
			if err != nil || id != published.Keys[0].KeyID {
				return nil
			}
			return key
		}, required...)).To(Succeed())
		By("a verifier written from the RFCs alone accepts it")
		digest := sha256.Sum256(t.body)
		Expect(h.Get("Content-Digest")).To(Equal("sha-256=:" + base64.StdEncoding.EncodeToString(digest[:]) + ":"))
		params, is := strings.CutPrefix(h.Get("Signature-Input"), "sig1=")
		Expect(is).To(BeTrue())
		Expect(params).To(ContainSubstring(`;keyid="` + profile.Keys[0].Kid + `"`))
		signed := "\"@method\": POST\n\"@authority\": " + host + "\n\"@path\": /orders\n\"@query\": ?key=of%20mine\n"
		for _, name := range required[4:] {
			signed += fmt.Sprintf("%q: %s\n", name, h.Get(name))
		}
		signed += `"@signature-params": ` + params
		sum := sha256.Sum256([]byte(signed))
		signature, err := base64.StdEncoding.DecodeString(strings.TrimSuffix(strings.TrimPrefix(h.Get("Signature"), "sig1=:"), ":"))
		Expect(err).NotTo(HaveOccurred())
		Expect(signature).To(HaveLen(64))
		point := []byte{4} // an uncompressed point, as SEC 1 defines it
		for _, text := range []string{profile.Keys[0].X, profile.Keys[0].Y} {
			raw, err := base64.RawURLEncoding.DecodeString(text)
			Expect(err).NotTo(HaveOccurred())
			point = append(point, raw...)
		}
		key, err := ecdsa.ParseUncompressedPublicKey(elliptic.P256(), point)
		Expect(err).NotTo(HaveOccurred())
		Expect(ecdsa.Verify(key, sum[:], new(big.Int).SetBytes(signature[:32]), new(big.Int).SetBytes(signature[32:]))).To(BeTrue())
		Expect(h.Get("Webhook-Id")).To(And(Not(BeEmpty()), Equal(h.Get("Idempotency-Key"))))
	}

	It("is sent to the platform, signed and complete, after each change from its placement to its cancellation", func(ctx SpecContext) {
		l := listening()
		at.set("/whole", wants(l.URL+"/orders?key=of%20mine"))
		begun := checkout("/whole", 2)
		work(ctx)
		Expect(l.took()).To(BeEmpty(), "there is no order yet")
		order := buy("/whole", begun)
		var last time.Time
		var ids []string
		next := func() answer {
			GinkgoHelper()
			before := world.Clock.Now()
			world.Clock.Advance(time.Second)
			work(ctx)
			got := l.took()
			Expect(got).To(HaveLen(1))
			authentic(got[0], strings.TrimPrefix(l.URL, "http://"))
			occurred, err := time.Parse(time.RFC3339, got[0].Header.Get("Webhook-Timestamp"))
			Expect(err).NotTo(HaveOccurred())
			Expect(occurred).To(And(BeTemporally(">=", last), BeTemporally("<=", before)), "the event's own time")
			Expect(ids).NotTo(ContainElement(got[0].Header.Get("Webhook-Id")))
			last, ids = occurred, append(ids, got[0].Header.Get("Webhook-Id"))
			shown := got[0].order()
			Expect(shown.at("id")).To(Equal(fmt.Sprint("order_", order)))
			Expect(shown.at("checkout_id")).To(Equal(begun.at("id")))
			shown.adds()
			work(ctx)
			Expect(l.took()).To(BeEmpty(), "once")
			return shown
		}
		placed := next()
		Expect(placed.at("line_items.0.quantity")).To(Equal(object{"original": 2.0, "total": 2.0, "fulfilled": 0.0}))
		Expect(placed.at("ucp.capabilities")).To(HaveKey("dev.ucp.shopping.order"))
		Expect(placed.at("fulfillment.events")).To(BeEmpty())

		parcel := ship(order, 1)
		shipped := next()
		Expect(shipped.at("fulfillment.events.0.type")).To(Equal("shipped"))
		Expect(shipped.at("line_items.0.status")).To(Equal("partial"))
		shop.Admin.Patch("/admin/shipment", object{"shipmentId": parcel, "status": "DELIVERED"}).OK()
		Expect(next().at("fulfillment.events.1.type")).To(Equal("delivered"))
		shop.Admin.Once().Post("/admin/order/refund", object{"orderId": order, "reason": "GOODWILL", "amount": "1.00"}).OK()
		refunded := next()
		Expect(refunded.at("adjustments.0")).To(And(HaveKeyWithValue("type", "refund"), HaveKeyWithValue("status", "completed")))
		Expect(refunded.at("adjustments.0.totals.0.amount")).To(BeEquivalentTo(-100))
		By("a change that the platform cannot see is not sent")
		shop.Admin.Patch("/admin/order", object{"orderId": order, "notes": object{"internal": "Called twice."}}).OK()
		work(ctx)
		Expect(l.took()).To(BeEmpty())

		By("another order, which is edited and canceled")
		begun = checkout("/whole", 2)
		order, ids = buy("/whole", begun), nil
		next()
		was := details(order)
		shop.Admin.Patch("/admin/order", object{"orderId": order, "version": was.At("version"), "items": []any{object{"lineItemId": was.Text("items.0.lineItemId"), "quantity": 1}}}).OK()
		Expect(next().at("line_items.0.quantity.total")).To(BeEquivalentTo(1))
		shop.Admin.Once().Post("/admin/order/cancel", object{"orderId": order, "reason": "CUSTOMER_REQUEST"}).OK()
		canceled := next()
		Expect(canceled.at("line_items.0")).To(And(HaveKeyWithValue("status", "removed"), HaveKeyWithValue("quantity", object{"original": 1.0, "total": 0.0, "fulfilled": 0.0})))
		Expect(canceled.at("adjustments")).To(ContainElement(HaveKeyWithValue("type", "cancellation")))

		By("the store's log shows content and receiver")
		Expect(world.App.Service.FlushLogs(ctx)).To(Succeed())
		entry := shop.Admin.Get(fmt.Sprint("/admin/integration-log/paged?integration=WEBHOOK&objectType=order&objectId=", order)).OK()
		Expect(entry.Text("totalCount")).To(Equal("3"))
		Expect(entry.Text("items.0.providerCode")).To(Equal("UCP"))
		Expect(entry.Text("items.0.outcome")).To(Equal("SUCCESS"))
		Expect(query(ctx, "SELECT count(*)::text FROM integration_logs l WHERE l::text LIKE '%\"checkout_id\"%'")).NotTo(Equal("0"))
		Expect(query(ctx, "SELECT count(*)::text FROM integration_logs l WHERE l::text LIKE '%' || $1 || '%'", strings.TrimPrefix(fmt.Sprint(begun.at("id")), "checkout_"))).To(Equal("0"), "a checkout's id is no one else's")
	})

	It("is resent with the same id if the platform fails, or with its latest state if it has changed", func(ctx SpecContext) {
		l := listening()
		at.set("/failing", wants(l.URL+"/orders"))
		order := buy("/failing", checkout("/failing", 2))
		l.answers(http.StatusInternalServerError)
		work(ctx)
		first := l.took()
		Expect(first).To(HaveLen(1))
		Expect(tasks(order).Text("items.0.status")).To(Equal("RETRYING"))
		Expect(tasks(order).Text("items.0.lastError")).To(Equal("The platform answered 500."))
		work(ctx)
		Expect(l.took()).To(BeEmpty(), "not at once")
		world.Clock.Advance(time.Minute)
		work(ctx)
		again := l.took()
		Expect(again).To(HaveLen(1))
		for _, name := range []string{"Webhook-Id", "Webhook-Timestamp", "Content-Digest"} {
			Expect(again[0].Header.Get(name)).To(Equal(first[0].Header.Get(name)), name)
		}
		Expect(again[0].body).To(Equal(first[0].body))

		By("an outdated event is not sent")
		ship(order, 1)
		l.answers(http.StatusNoContent)
		world.Clock.Advance(3 * time.Minute)
		work(ctx)
		now := l.took()
		Expect(now).To(HaveLen(1))
		Expect(now[0].Header.Get("Webhook-Id")).NotTo(Equal(first[0].Header.Get("Webhook-Id")))
		Expect(now[0].Header.Get("Webhook-Timestamp") > first[0].Header.Get("Webhook-Timestamp")).To(BeTrue())
		Expect(now[0].order().at("fulfillment.events")).To(HaveLen(1))
		for _, t := range tasks(order).At("items").([]any) {
			Expect(t).To(HaveKeyWithValue("status", "SUCCEEDED"))
		}
		By("an event is not resent to a platform that responds with 410")
		l.answers(http.StatusGone)
		ship(order, 1)
		work(ctx)
		Expect(l.took()).To(HaveLen(1))
		Expect(tasks(order).Text("items.0.status")).To(Equal("FAILED"))
		By("a redirect is not followed")
		l.answers(http.StatusFound)
		shop.Admin.Once().Post("/admin/order/refund", object{"orderId": order, "reason": "GOODWILL", "amount": "1.00"}).OK()
		work(ctx)
		Expect(l.took()).To(HaveLen(1))
		Expect(tasks(order).Text("items.0.lastError")).To(Equal("The platform answered 302."))
	})

	It("is sent only to the platform that began the checkout, not to a platform that another caller named", func(ctx SpecContext) {
		mine, theirs := listening(), listening()
		key, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
		Expect(err).NotTo(HaveOccurred())
		jwk, err := httpsig.PublicJWK(&key.PublicKey)
		Expect(err).NotTo(HaveOccurred())
		at.set("/mine", wants(mine.URL+"/orders"))
		at.set("/theirs", wants(theirs.URL+"/orders", jwk))
		order := buy("/mine", checkout("/mine", 1))
		By("an order of the storefront, and one of an assistant without a platform")
		guest := shop.Guest(shop.White, 1)
		guest.Once().Post("/customer/checkout", guest.Checkout("pm_card_visa")).OK()
		work(ctx)
		Expect(mine.took()).To(HaveLen(1))
		By("a platform with a key must sign, since any caller may use its name")
		buy("/theirs", checkout("/theirs", 1))
		ship(order, 1)
		work(ctx)
		Expect(theirs.took()).To(BeEmpty())
		got := mine.took()
		Expect(got).To(HaveLen(1))
		Expect(got[0].order().at("id")).To(Equal(fmt.Sprint("order_", order)))
		By("a signed request counts")
		body, err := json.Marshal(object{"line_items": lines(fmt.Sprintf("var_%d_%d", shop.ProductID, shop.White), 1), "buyer": object{"email": "mia@example.com"},
			"fulfillment": object{"methods": []any{object{"type": "shipping", "destinations": []any{home}, "groups": []any{object{"selected_option_id": fmt.Sprint("ship_", shop.ShippingMethodID)}}}}}})
		Expect(err).NotTo(HaveOccurred())
		header := http.Header{"Content-Type": {"application/json"}, "Ucp-Agent": {`profile="` + at.URL + `/theirs"`}, "Idempotency-Key": {"signed-by-the-platform"}}
		m := httpsig.Message{Method: "POST", Authority: strings.TrimPrefix(world.URL, "http://"), Path: base + "/checkout-sessions", Header: header, Body: body}
		Expect(m.Sign(key, jwk.KeyID, time.Now(), "@method", "@authority", "@path", "ucp-agent", "idempotency-key", "content-digest", "content-type")).To(Succeed())
		c := world.Client()
		for name := range header {
			c = c.With(name, header.Get(name))
		}
		buy("/theirs", read("create_checkout", c.Post(base+"/checkout-sessions", string(body)).Is(http.StatusCreated).Body))
		work(ctx)
		Expect(theirs.took()).To(HaveLen(1))
		Expect(mine.took()).To(BeEmpty())
		By("each of two platforms that share a checkout gets it, with its own id")
		begun := checkout("/mine", 1)
		at.set("/second", wants(theirs.URL+"/second"))
		updated := as("/second").Once().Put(base+"/checkout-sessions/"+fmt.Sprint(begun.at("id")), object{"line_items": lines(fmt.Sprintf("var_%d_%d", shop.ProductID, shop.White), 1)}).OK()
		Expect(updated.Text("id")).To(Equal(begun.at("id")))
		buy("/mine", begun)
		work(ctx)
		Expect(mine.took()).To(HaveLen(1))
		Expect(theirs.took()).To(HaveLen(1))
	})

	It("is never sent to a forbidden address, including one that was allowed before", func(ctx SpecContext) {
		l := listening()
		for i, address := range []string{"http://169.254.169.254/latest", "https://10.0.0.1/orders", "https://[::ffff:10.0.0.1]/", "https://192.168.0.1:8443/", "http://platform.example/orders", "http://8.8.8.8/orders", l.URL + "/" + strings.Repeat("a", 2100), "ftp://127.0.0.1/orders", "file:///etc/passwd",
			"https://me:secret@127.0.0.1/", "https://no-such-host.invalid/", "orders", "https://", strings.Replace(l.URL, "127.0.0.1", "user@127.0.0.1", 1), "https://" + strings.Repeat("a", 3000)} {
			name := fmt.Sprint("/private/", i)
			at.set(name, wants(address))
			world.Clock.Advance(time.Minute)
			id := checkout(name, 1).at("id")
			Expect(query(ctx, "SELECT webhook_url FROM platform_checkouts WHERE profile_url = $1", at.URL+name)).To(BeEmpty(), "%s: %v", address, id)
		}
		for i, config := range []string{`[]`, `"text"`, `{"webhook_url": 7}`, `null`} {
			name := fmt.Sprint("/odd/", i)
			at.set(name, says(http.StatusOK, `{"ucp": {"version": "`+spoken+`", "capabilities": {"dev.ucp.shopping.checkout": [{"version": "`+spoken+`"}], "dev.ucp.shopping.fulfillment": [{"version": "`+spoken+`"}], "dev.ucp.shopping.order": [{"version": "`+spoken+`", "config": `+config+`}]}}}`))
			world.Clock.Advance(time.Minute)
			checkout(name, 1)
		}
		shop.Admin = world.Login(apitest.AdminEmail, apitest.AdminPassword).In(shop.StoreID)
		By("an address that was public when it was registered")
		at.set("/rebound", wants(l.URL+"/orders"))
		order := buy("/rebound", checkout("/rebound", 1))
		query(ctx, "UPDATE platform_checkouts SET webhook_url = 'https://10.0.0.1/orders' WHERE profile_url = $1 RETURNING webhook_url", at.URL+"/rebound")
		work(ctx)
		Expect(tasks(order).Text("items.0.status")).To(Equal("FAILED"))
		Expect(tasks(order).Text("items.0.lastError")).To(HavePrefix("The platform's address may not be called: "))
		Expect(l.took()).To(BeEmpty())
	})

	It("shows its customer the checkout from which it was created, if any", func(ctx SpecContext) {
		at.set("/naming", wants("https://no-such-host.invalid/"))
		at.set("/other", wants("https://no-such-host.invalid/"))
		account := shop.Storefront.Once().Post("/customer/user", object{"email": "own@example.com", "password": "seven slow kettles", "firstName": "Mia", "lastName": "Keller", "acceptTerms": true}).OK()
		own := fmt.Sprint(shop.Storefront.Bearer(account.Text("accessToken")).Get("/customer/user/me").OK().ID("storeCustomerId"))
		named := func(profile string, order int64) any {
			GinkgoHelper()
			query(ctx, "UPDATE orders SET customer_id = $1::text::bigint WHERE id = $2 RETURNING ''", own, order)
			return read("get_order", as(profile).Bearer(account.Text("accessToken")).Get(fmt.Sprint(base, "/orders/order_", order)).OK().Body).at("checkout_id")
		}
		begun := checkout("/naming", 1)
		order := buy("/naming", begun)
		Expect(named("/naming", order)).To(Equal(begun.at("id")))
		Expect(named("/other", order)).To(Equal(begun.at("id")))
		Expect(query(ctx, "SELECT count(*)::text FROM platform_checkouts WHERE checkout_id LIKE '%' || $1 || '%'", fmt.Sprint(begun.at("id")))).To(Equal("0"), "it opens the cart: it is sealed")
		guest := shop.Guest(shop.White, 1)
		elsewhere := guest.Once().Post("/customer/checkout", guest.Checkout("pm_card_visa")).OK().ID("orderId")
		Expect(named("/naming", elsewhere)).To(Equal(""))
		By("a cart is linked to a few platforms only")
		begun = checkout("/naming", 1)
		for i := range 8 {
			name := fmt.Sprint("/crowd/", i)
			at.set(name, wants(""))
			as(name).Once().Put(base+"/checkout-sessions/"+fmt.Sprint(begun.at("id")), object{"line_items": lines(fmt.Sprintf("var_%d_%d", shop.ProductID, shop.White), 1)}).OK()
		}
		Expect(query(ctx, "SELECT max(n)::text FROM (SELECT count(*) AS n FROM platform_checkouts GROUP BY cart_id) AS c")).To(Equal("5"))
	})
})
