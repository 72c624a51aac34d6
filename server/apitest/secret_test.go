package apitest_test

import (
	"encoding/json"
	"regexp"
	"slices"
	"strings"
	"time"

	"github.com/google/uuid"
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"
	"github.com/pquerna/otp/totp"

	"github.com/storeplatform/storeplatform/gen/openapi"
	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/store/postgres"
)

// secretMember matches the names of response fields that contain secrets. An expiring URL contains a secret, unless it
// is a bank's URL.
var secretMember = regexp.MustCompile(`(?i)(password$|secret|credential|accessToken|refreshToken|^token$|recoveryCode|otpauth|totpCode)`)

// shownOnce matches the contract's descriptions of secrets, whatever the names of the fields are.
var shownOnce = regexp.MustCompile(`(?i)\bshown (once|here only)\b`)

// makesNoSecret maps operations to what they return, if they return no new secret or can be repeated safely.
var makesNoSecret = map[string]string{
	"admin updateAppToken":        "when the previous secret expires, and no secret",
	"admin createPaymentProvider": "what it was given, masked", "admin updatePaymentProvider": "what it was given, masked",
	"admin updateTaxProvider": "what it was given, masked", "admin updateCommissionProvider": "what it was given, masked",
	"customer updateCart": "the token that came with the request", "customer updateCartItem": "the token that came with the request",
	"customer createCartGiftCard": "the token that came with the request", "customer deleteCartGiftCard": "the token that came with the request",
	"customer deleteCartItem": "the token that came with the request", "customer deleteCartCoupon": "the token that came with the request", "customer cancelCheckout": "the token that came with the request",
	"customer createCartCoupon": "the token that came with the request", "customer mergeCart": "a customer's cart has none",
	"customer createCustomer":          "one customer, and another login: the first one's tokens are known to nobody",
	"customer createCryptoPaymentLink": "the provider's link, which is looked for before one is made",
}

var _ = Describe("A secret that is shown once", Ordered, func() {
	type object = map[string]any
	var w *apitest.World
	var shop *apitest.Shop

	BeforeAll(func(ctx SpecContext) {
		w = apitest.Start(ctx)
		shop = w.Shop("secrets")
	})

	// shows reports whether a schema contains a secret.
	var shows func(doc, schema object, seen map[string]bool) bool
	shows = func(doc, schema object, seen map[string]bool) bool {
		if ref, is := schema["$ref"].(string); is {
			if seen[ref] {
				return false
			}
			seen[ref] = true
			at := any(doc)
			for part := range strings.SplitSeq(strings.TrimPrefix(ref, "#/"), "/") {
				at = at.(object)[part]
			}
			return shows(doc, at.(object), seen)
		}
		if said, _ := schema["description"].(string); shownOnce.MatchString(said) {
			return true
		}
		members, _ := schema["properties"].(object)
		if members["url"] != nil && members["expiresOn"] != nil && members["type"] == nil || members["key"] != nil && members["prefix"] != nil {
			return true
		}
		for name, member := range members {
			if secretMember.MatchString(name) || shows(doc, member.(object), seen) {
				return true
			}
		}
		for _, part := range []string{"allOf", "oneOf", "anyOf"} {
			list, _ := schema[part].([]any)
			for _, one := range list {
				if shows(doc, one.(object), seen) {
					return true
				}
			}
		}
		items, is := schema["items"].(object)
		return is && shows(doc, items, seen)
	}
	// operations returns the operations whose response contains a secret, separately with and without an idempotency
	// key.
	operations := func() (keyed, unkeyed []string) {
		for _, surface := range []string{"admin", "customer", "public"} {
			raw, err := openapi.Files.ReadFile(surface + ".json")
			Expect(err).NotTo(HaveOccurred())
			var doc object
			Expect(json.Unmarshal(raw, &doc)).To(Succeed())
			for _, item := range doc["paths"].(object) {
				for method, op := range item.(object) {
					op, is := op.(object)
					if !is || method == "get" || op["operationId"] == nil {
						continue
					}
					written, _ := json.Marshal(op["parameters"])
					found := &keyed
					if !strings.Contains(string(written), "IdempotencyKey") {
						found = &unkeyed
					}
					for status, answer := range op["responses"].(object) {
						content, _ := answer.(object)["content"].(object)
						body, is := content["application/json"].(object)
						if strings.HasPrefix(status, "2") && is && shows(doc, body["schema"].(object), map[string]bool{}) {
							*found = append(*found, surface+" "+op["operationId"].(string))
						}
					}
				}
			}
		}
		slices.Sort(keyed)
		slices.Sort(unkeyed)
		return keyed, unkeyed
	}

	It("is returned only by operations that accept an idempotency key, except logins", func() {
		keyed, unkeyed := operations()
		for operation, why := range makesNoSecret {
			Expect(slices.Concat(keyed, unkeyed)).To(ContainElement(operation), "it shows none, and needs not be left out because that is "+why)
		}
		unkeyed = slices.DeleteFunc(unkeyed, func(operation string) bool { return makesNoSecret[operation] != "" })
		Expect(unkeyed).To(ConsistOf("admin login", "admin refreshLogin", "customer login", "customer refreshLogin"), "what shows a secret takes an Idempotency-Key")
	})

	It("is returned unchanged to a repeated request, even if the process died before storing the response", func(ctx SpecContext) {
		app := shop.AppToken(apitest.OfEvents("webhook:read", "webhook:write")...)
		receiver := apitest.NewReceiver()
		endpoint := shop.Admin.Once().Post("/admin/webhook-endpoint", object{"url": receiver.URL}).OK().ID("webhookEndpointId")
		token := shop.Admin.Once().Post("/admin/app-token", object{"name": "Rotated", "permissions": []string{"order:read"}}).OK().ID("appTokenId")
		guest := shop.Guest(shop.White, 1)
		owing := shop.Admin.Once().Post("/admin/order", object{"email": "guest@example.com", "items": []any{object{"variantId": shop.White, "quantity": 1}}, "shippingAddress": apitest.Home, "shippingMethodId": shop.ShippingMethodID}).OK().ID("orderId")
		code := "" // the code that confirms a second factor
		requests := map[string]func(c apitest.Client) *apitest.Answer{
			"admin createAppToken": func(c apitest.Client) *apitest.Answer {
				return c.Post("/admin/app-token", object{"name": "Warehouse", "permissions": []string{"order:read"}})
			},
			"admin rotateAppTokenSecret": func(c apitest.Client) *apitest.Answer {
				return c.Post("/admin/app-token/rotate-secret", object{"appTokenId": token, "overlapHours": 1})
			},
			"admin createTotp": func(c apitest.Client) *apitest.Answer {
				return c.Post("/admin/user/totp", object{"currentPassword": apitest.AdminPassword})
			},
			"admin updateTotp": func(c apitest.Client) *apitest.Answer {
				if code == "" {
					secret := shop.Admin.Post("/admin/user/totp", object{"currentPassword": apitest.AdminPassword}).OK().Text("secret")
					var err error
					code, err = totp.GenerateCode(secret, w.Clock.Now())
					Expect(err).NotTo(HaveOccurred())
				}
				return c.Patch("/admin/user/totp", object{"totpCode": code})
			},
			"admin createGiftCard": func(c apitest.Client) *apitest.Answer {
				return c.Post("/admin/gift-card", object{"currencyCode": "EUR", "amount": "25.00", "reason": "Parcel arrived late"})
			},
			"admin createStoreKey": func(c apitest.Client) *apitest.Answer { return c.Post("/admin/store/key", object{"name": "Kiosk"}) },
			"admin createWebhookEndpoint": func(c apitest.Client) *apitest.Answer {
				return c.Post("/admin/webhook-endpoint", object{"url": receiver.URL})
			},
			"admin rotateWebhookEndpointSecret": func(c apitest.Client) *apitest.Answer {
				return c.Post("/admin/webhook-endpoint/rotate-secret", object{"webhookEndpointId": endpoint, "overlapHours": 1})
			},
			"public createWebhookEndpoint": func(c apitest.Client) *apitest.Answer {
				return c.Post("/webhook-endpoint", object{"url": receiver.URL})
			},
			"public rotateWebhookEndpointSecret": func(c apitest.Client) *apitest.Answer {
				return c.Post("/webhook-endpoint/rotate-secret", object{"webhookEndpointId": endpoint, "overlapHours": 1})
			},
			"customer createCheckoutLink":    func(c apitest.Client) *apitest.Answer { return c.Post("/customer/checkout/link", object{}) },
			"customer createCheckoutSession": func(c apitest.Client) *apitest.Answer { return c.Post("/customer/checkout/session", nil) },
			"customer openOrder": func(c apitest.Client) *apitest.Answer {
				return c.Post("/customer/order/open", object{"postalCode": apitest.Home["postalCode"]})
			},
			"customer createCartItem": func(c apitest.Client) *apitest.Answer {
				return c.Post("/customer/cart/item", object{"variantId": shop.White, "quantity": 1})
			},
			"customer setCartItems": func(c apitest.Client) *apitest.Answer {
				return c.Put("/customer/cart/item/all", object{"items": []any{object{"variantId": shop.White, "quantity": 1}}})
			},
			"admin createOrderPaymentLink": func(c apitest.Client) *apitest.Answer {
				return c.Post("/admin/order/payment-link", object{"orderId": owing})
			},
		}
		bought := shop.Guest(shop.White, 1)
		bought.Buy().OK()
		_, linked, _ := strings.Cut(shop.Guest(shop.White, 1).Once().Post("/customer/checkout/link", object{}).OK().Text("url"), "#c=")
		callers := map[string]apitest.Client{"admin": shop.Admin, "public": app, "customer": shop.Storefront, "customer createCheckoutLink": guest.Client,
			"customer createCheckoutSession": w.Client().With("X-Cart-Token", linked), "customer openOrder": bought.Client}
		db, err := postgres.Open(w.DatabaseURL, postgres.NoPooler)
		Expect(err).NotTo(HaveOccurred())
		defer db.Close()
		keyed, _ := operations()
		for _, operation := range keyed {
			if makesNoSecret[operation] != "" {
				continue
			}
			By(operation)
			send, known := requests[operation]
			Expect(known).To(BeTrue(), "%s shows a secret: say here how it is asked for, or in makesNoSecret why a second one does nothing", operation)
			surface, _, _ := strings.Cut(operation, " ")
			caller, own := callers[operation]
			if !own {
				caller = callers[surface]
			}
			caller = caller.With("Idempotency-Key", uuid.NewString())
			first := send(caller).OK()
			_, err := db.ExecContext(ctx, "UPDATE idempotency_keys SET status = NULL, answer = NULL, lease_until = to_timestamp(0) WHERE status IS NOT NULL")
			Expect(err).NotTo(HaveOccurred())
			w.Clock.Advance(time.Second)
			again := send(caller).OK()
			Expect(again.Header.Get("Idempotent-Replayed")).To(BeEmpty())
			Expect(string(again.Body)).To(MatchJSON(string(first.Body)))
		}
	})
})
