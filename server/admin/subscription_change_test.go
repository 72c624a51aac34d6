package admin_test

import (
	"context"
	"encoding/json"
	"fmt"
	"maps"
	"net/http"
	"time"

	"github.com/jackc/pgx/v5"
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/store/domain"
)

// The specs call each operation in every API that has it. The client checks the responses against the OpenAPI
// documents.
var _ = Describe("Subscriptions", Ordered, ContinueOnFailure, func() {
	var (
		shop, other            *apitest.Shop
		app, reader, mia, noa  apitest.Client
		db                     *pgx.Conn
		planID, address, card  int64
		miaID, noaAddress      int64
		today, next, afterNext string
	)
	scan := func(statement string, args ...any) (id int64) {
		GinkgoHelper()
		Expect(db.QueryRow(context.Background(), statement, args...).Scan(&id)).To(Succeed())
		return id
	}
	signUp := func(email string) (apitest.Client, int64, int64) {
		GinkgoHelper()
		c := shop.Storefront.Bearer(shop.Storefront.Once().Post("/customer/user", object{"email": email, "password": "seven slow kettles", "firstName": "Mia", "lastName": "Keller", "acceptTerms": true}).OK().Text("accessToken"))
		return c, c.Get("/customer/user/me").OK().ID("storeCustomerId"), c.Post("/customer/user-address", apitest.Home).OK().ID("customerAddressId")
	}
	BeforeAll(func(ctx SpecContext) {
		world := apitest.Start(ctx)
		shop, other = world.Shop("changes"), world.Shop("others")
		shop.Admin.Patch("/admin/product", object{"productId": shop.ProductID, "isSubscribable": true}).OK()
		planID = shop.Admin.Once().Post("/admin/subscription-plan", object{"name": "Monthly", "intervalUnit": "MONTH", "intervalCount": 1, "cutoffDays": 2, "productIds": []int64{shop.ProductID}}).OK().ID("subscriptionPlanId")
		app, reader = shop.AppToken("subscription:read", "subscription:write", "subscription:cancel"), shop.AppToken("subscription:read")
		mia, miaID, address = signUp("mia@example.com")
		noa, _, noaAddress = signUp("noa@example.com")
		var err error
		db, err = pgx.Connect(ctx, world.DatabaseURL)
		Expect(err).NotTo(HaveOccurred())
		DeferCleanup(db.Close)
		card = scan(`INSERT INTO customer_payment_methods (store_id, created_on, modified_on, customer_id, command_id, payment_provider_id, provider_reference, payment_type, brand, last_four, expiry_month, expiry_year, is_default, is_active)
			VALUES ($1, now(), now(), $2, gen_random_uuid(), $3, 'a', 'CARD', 'VISA', '4242', '12', '2030', true, true) RETURNING id`, shop.StoreID, miaID, shop.ProviderID)
		berlin, err := time.LoadLocation("Europe/Berlin")
		Expect(err).NotTo(HaveOccurred())
		day := domain.DateAt(world.Clock.Now(), berlin)
		today, next, afterNext = day.String(), day.Add(10).String(), day.Add(10).AddMonths(1).String()
	})
	number := int64(80000)
	// subscribed creates a subscription of Mia's that renews in ten days.
	subscribed := func() int64 {
		GinkgoHelper()
		number++
		id := scan(`INSERT INTO subscriptions (store_id, created_on, modified_on, subscription_number, command_id, customer_id, subscription_plan_id, interval_unit, interval_count, anchor_type, cancel_policy,
				currency_code, status, anchor_date, anchor_day, anchor_slot, slot_number, next_date, last_date, spread, cycle_number, due_at, shipping_address_id, customer_payment_method_id, shipping_method_id)
			VALUES ($1, now(), now(), $2, gen_random_uuid(), $3, $4, 'MONTH', 1, 'NONE', 'ANY_TIME', 'EUR', 'ACTIVE', $5::date, extract(day FROM $5::date), 1, 1, $5::date, $5::date, 0, 1, $5::date, $6, $7, $8) RETURNING id`,
			shop.StoreID, number, miaID, planID, next, address, card, shop.ShippingMethodID)
		scan(`INSERT INTO subscription_items (store_id, created_on, modified_on, subscription_id, variant_id, product_id, sku, name, quantity, unit_price, accepted_price)
			VALUES ($1, now(), now(), $2, $3, $4, 'POUR-OVER-WHITE', 'Ceramic pour-over set', 2, 49, 49) RETURNING id`, shop.StoreID, id, shop.White, shop.ProductID)
		return id
	}
	closed := func(id int64) int64 {
		return scan("UPDATE subscriptions SET next_date = $2::date, last_date = $2::date, anchor_date = $2::date WHERE id = $1 RETURNING id", id, today)
	}
	charging := func(id int64) int64 {
		scan(`INSERT INTO renewals (store_id, created_on, modified_on, subscription_id, slot, processing_date, status, attempts)
			SELECT store_id, now(), now(), id, slot_number, next_date, 'PROCESSING', 1 FROM subscriptions WHERE id = $1 RETURNING id`, id)
		return id
	}

	type surface struct {
		name   string
		path   string
		client func() apitest.Client
	}
	surfaces := []surface{
		{"admin", "/admin/subscription", func() apitest.Client { return shop.Admin }},
		{"customer", "/customer/subscription", func() apitest.Client { return mia }},
		{"public", "/subscription", func() apitest.Client { return app }},
	}
	with := func(id int64, more object) object {
		body := object{"subscriptionId": id}
		maps.Copy(body, more)
		return body
	}

	for _, s := range surfaces {
		post := func(operation string, id int64, more object) *apitest.Answer {
			GinkgoHelper()
			return s.client().Once().Post(s.path+operation, with(id, more))
		}
		patch := func(id int64, more object) *apitest.Answer {
			GinkgoHelper()
			return s.client().Patch(s.path, with(id, more))
		}

		It("can be skipped and unskipped in the "+s.name+" API", func() {
			id := subscribed()
			Expect(post("/skip", id, object{"processingDate": next, "reason": "Too much."}).OK().At("nextProcessingDate")).To(Equal(afterNext))
			post("/skip", id, object{"processingDate": next}).Refused(domain.InvalidStateTransition)
			post("/unskip", id, object{"processingDate": today}).Refused(domain.InvalidStateTransition)
			Expect(post("/unskip", id, object{"processingDate": next}).OK().At("nextProcessingDate")).To(Equal(next))
			Expect(post("/unskip", id, object{"processingDate": next}).OK().At("nextProcessingDate")).To(Equal(next))
			post("/skip", closed(subscribed()), nil).Refused(domain.CycleLocked)
			locked := post("/skip", charging(subscribed()), nil)
			locked.Refused(domain.CycleLocked)
			Expect(locked.Header.Get("Retry-After")).NotTo(BeEmpty())
			post("/skip", 999_999, nil).Refused(domain.NotFound)
			post("/unskip", 999_999, object{"processingDate": next}).Refused(domain.NotFound)
		})

		It("can be paused and resumed in the "+s.name+" API", func() {
			id := subscribed()
			Expect(post("/pause", id, object{"pausedUntil": today}).Refused(domain.InvalidValue).Errors[0].Pointer).To(Equal("/pausedUntil"))
			paused := post("/pause", id, object{"pausedUntil": domainDate(next, 5), "pauseReason": "On holiday"}).OK()
			Expect([]any{paused.At("status"), paused.At("nextProcessingDate")}).To(Equal([]any{"PAUSED", afterNext}))
			post("/skip", id, nil).Refused(domain.InvalidStateTransition)
			Expect(post("/resume", id, object{"nextProcessingDate": "2020-01-01"}).Refused(domain.InvalidValue).Errors[0].Pointer).To(Equal("/nextProcessingDate"))
			resumed := post("/resume", id, nil).OK()
			Expect([]any{resumed.At("status"), resumed.At("nextProcessingDate")}).To(Equal([]any{"ACTIVE", next}))
			post("/resume", id, nil).OK()
			post("/pause", charging(subscribed()), nil).Refused(domain.CycleLocked)
			post("/pause", 999_999, nil).Refused(domain.NotFound)
			post("/resume", 999_999, nil).Refused(domain.NotFound)
		})

		It("can be canceled and reactivated in the "+s.name+" API", func() {
			id := subscribed()
			s.client().Post(s.path+"/cancel", with(id, nil)).Refused(domain.InvalidRequest) // no idempotency key
			Expect(post("/cancel", id, object{"cancelReason": "COMPLETED"}).Refused(domain.InvalidValue).Errors[0].Pointer).To(Equal("/cancelReason"))
			Expect(post("/cancel", id, object{"atPeriodEnd": true}).OK().At("status")).To(Equal("ACTIVE"))
			Expect(post("/reactivate", id, nil).OK().At("status")).To(Equal("ACTIVE"))
			once := s.client().Once()
			first := once.Post(s.path+"/cancel", with(id, object{"cancelReason": "Moving"})).OK()
			Expect([]any{first.At("status"), first.At("nextProcessingDate"), first.At("cancelReason")}).To(Equal([]any{"CANCELLED", nil, "Moving"}))
			again := once.Post(s.path+"/cancel", with(id, object{"cancelReason": "Moving"})).OK()
			Expect(again.Header.Get("Idempotent-Replayed")).To(Equal("true"))
			Expect(again.Body).To(Equal(first.Body))
			post("/cancel", id, nil).OK()
			post("/pause", id, nil).Refused(domain.InvalidStateTransition)
			post("/resume", id, nil).Refused(domain.InvalidStateTransition)
			Expect(post("/reactivate", id, object{"nextProcessingDate": "2020-01-01"}).Refused(domain.InvalidValue).Errors[0].Pointer).To(Equal("/nextProcessingDate"))
			Expect(post("/reactivate", id, nil).OK().At("nextProcessingDate")).To(Equal(next))
			Expect(post("/cancel", charging(id), nil).OK().At("status")).To(Equal("CANCELLED"), "a charge in flight is not waited for")
			post("/reactivate", id, nil).Refused(domain.CycleLocked)
			post("/cancel", 999_999, nil).Refused(domain.NotFound)
			post("/reactivate", 999_999, nil).Refused(domain.NotFound)
		})

		It("can change their lines, date, addresses, card and coupons in the "+s.name+" API", func() {
			id := subscribed()
			line := scan("SELECT id FROM subscription_items WHERE subscription_id = $1", id)
			update, date := object{"updateItems": []any{object{"subscriptionItemId": line, "quantity": 3}}, "addItems": []any{object{"variantId": shop.Black, "quantity": 1}}}, object{"nextProcessingDate": afterNext}
			var changed *apitest.Answer
			if s.name == "admin" {
				changed = post("/items", id, object{"update": update["updateItems"], "add": update["addItems"]}).OK()
				Expect(post("/date", id, maps.Collect(maps.All(date))).OK().At("nextProcessingDate")).To(Equal(afterNext))
				post("/items", closed(subscribed()), object{"remove": []int64{1}}).Refused(domain.CycleLocked)
				post("/date", 999_999, date).Refused(domain.NotFound)
				post("/items", 999_999, nil).Refused(domain.NotFound)
				Expect(post("/date", id, object{"nextProcessingDate": "2020-01-01"}).Refused(domain.InvalidValue).Errors[0].Pointer).To(Equal("/nextProcessingDate"))
				post("/date", id, object{"nextProcessingDate": next, "version": 1}).Refused(domain.VersionConflict)
				over := closed(subscribed())
				post("/date", over, date).Refused(domain.CycleLocked)
				post("/date", over, object{"nextProcessingDate": afterNext, "overrideCutoff": true}).OK()
				history := shop.Admin.Get(fmt.Sprintf("/admin/subscription/history/paged?subscriptionId=%d", over)).OK()
				Expect([]any{history.At("items.0.cutoffOverridden"), history.At("items.0.action"), history.At("items.0.actorType")}).To(Equal([]any{true, "subscription.processing_date_changed", "ADMIN"}))
			} else {
				changed = patch(id, update).OK()
				Expect(patch(id, date).OK().At("nextProcessingDate")).To(Equal(afterNext))
				Expect(patch(id, object{"nextProcessingDate": "2020-01-01"}).Refused(domain.InvalidValue).Errors[0].Pointer).To(Equal("/nextProcessingDate"))
			}
			Expect(changed.At("items")).To(HaveLen(2))
			Expect([]any{changed.At("items.0.quantity"), changed.At("items.1.unitPrice")}).To(Equal([]any{json.Number("3"), "52.00"}))
			patch(id, object{"shippingAddressId": noaAddress}).Refused(domain.NotFound)
			patch(id, object{"customerPaymentMethodId": 999_999}).Refused(domain.NotFound)
			patch(id, object{"subscriptionPlanId": 999_999}).Refused(domain.NotFound)
			Expect(patch(id, object{"shippingAddressId": nil}).Refused(domain.InvalidValue).Errors[0].Pointer).To(Equal("/shippingAddressId"))
			Expect(patch(id, object{"couponCodes": []string{"NONE"}}).Refused(domain.CouponNotApplicable).Errors[0].Pointer).To(Equal("/couponCodes/0"))
			patch(id, object{"billingAddressId": address, "version": 1}).Refused(domain.VersionConflict)
			s.client().With("If-Match", `"1"`).Patch(s.path, with(id, object{"billingAddressId": address})).Refused(domain.PreconditionFailed)
			patch(id, object{"billingAddressId": address}).OK()
			patch(id, nil).OK()
			patch(999_999, nil).Refused(domain.NotFound)
			patch(charging(subscribed()), object{"customerPaymentMethodId": card}).Refused(domain.CycleLocked)
			ended := subscribed()
			post("/cancel", ended, nil).OK()
			patch(ended, object{"billingAddressId": nil}).Refused(domain.InvalidStateTransition)
		})

		if s.name == "customer" {
			continue
		}
		It("can be replaced with a new subscription in the "+s.name+" API", func() {
			id := subscribed()
			Expect(post("/replace", id, object{"nextProcessingDate": "2020-01-01"}).Refused(domain.InvalidValue).Errors[0].Pointer).To(Equal("/nextProcessingDate"))
			fresh := post("/replace", id, object{"items": []any{object{"variantId": shop.Black, "quantity": 1, "unitPrice": "40.00"}}, "reason": "Another color"}).OK()
			Expect([]any{fresh.At("status"), fresh.At("items.0.unitPrice"), fresh.At("nextProcessingDate")}).To(Equal([]any{"ACTIVE", "40.00", next}))
			Expect(fresh.ID("subscriptionId")).NotTo(Equal(id))
			post("/replace", id, nil).Refused(domain.InvalidStateTransition)
			post("/reactivate", id, nil).Refused(domain.InvalidStateTransition)
			post("/replace", charging(subscribed()), nil).Refused(domain.CycleLocked)
			post("/replace", 999_999, nil).Refused(domain.NotFound)
		})
	}

	It("can be read in every API by both of their ids, but only by permitted callers", func() {
		id := subscribed()
		foreign := map[string]apitest.Client{"admin": other.Admin, "customer": noa, "public": other.AppToken("subscription:read")}
		for _, s := range surfaces {
			By(s.name)
			both := fmt.Sprintf("%s?subscriptionId=%d&subscriptionNumber=%d", s.path, id, number)
			byID, byNumber := fmt.Sprintf("%s?subscriptionId=%d", s.path, id), fmt.Sprintf("%s?subscriptionNumber=%d", s.path, number)
			read := s.client().Get(byID).OK()
			Expect(read.ID("subscriptionNumber")).To(Equal(number))
			Expect(s.client().Get(byNumber).OK().Body).To(Equal(read.Body))
			Expect(s.client().With("If-None-Match", read.Header.Get("ETag")).Get(byID).Is(http.StatusNotModified).Body).To(BeEmpty())
			Expect(s.client().With("If-None-Match", `"other"`).Get(byID).OK().Body).To(Equal(read.Body))
			s.client().Get(both).Is(http.StatusBadRequest).Refused(domain.InvalidRequest)
			s.client().Get(s.path).Refused(domain.InvalidRequest)
			for _, part := range []string{"", "/estimate", "/upcoming/all", "/history/paged"} {
				foreign[s.name].Get(fmt.Sprintf("%s%s?subscriptionId=%d", s.path, part, id)).Is(http.StatusNotFound).Refused(domain.NotFound)
				s.client().Get(fmt.Sprintf("%s%s?subscriptionId=999999", s.path, part)).Refused(domain.NotFound)
			}
			foreign[s.name].Get(byNumber).Refused(domain.NotFound)
		}
		mia.Post("/customer/subscription/skip", with(id, nil)).OK()
		for _, s := range surfaces {
			Expect(s.client().Get(fmt.Sprintf("%s?subscriptionId=%d", s.path, id)).OK().At("nextProcessingDate")).To(Equal(afterNext))
		}
	})

	It("are hidden from other customers, other stores, and tokens without the permission", func() {
		id := subscribed()
		foreign := map[string]apitest.Client{"another customer": noa, "another store": other.Admin, "another store's token": other.AppToken("subscription:write", "subscription:cancel")}
		for who, client := range foreign {
			path := map[string]string{"another customer": "/customer/subscription", "another store": "/admin/subscription", "another store's token": "/subscription"}[who]
			for operation, more := range map[string]object{"/pause": nil, "/resume": nil, "/skip": nil, "/unskip": {"processingDate": next}, "/cancel": nil, "/reactivate": nil} {
				client.Once().Post(path+operation, with(id, more)).Refused(domain.NotFound)
			}
			client.Patch(path, with(id, nil)).Refused(domain.NotFound)
		}
		for operation, more := range map[string]object{"/pause": nil, "/resume": nil, "/skip": nil, "/unskip": {"processingDate": next}, "/cancel": nil, "/reactivate": nil, "/replace": nil} {
			reader.Once().Post("/subscription"+operation, with(id, more)).Refused(domain.Forbidden)
		}
		reader.Patch("/subscription", with(id, nil)).Is(http.StatusForbidden)
		Expect(shop.Admin.Get(fmt.Sprintf("/admin/subscription?subscriptionId=%d", id)).OK().At("version")).To(Equal(json.Number("1")))
	})

	It("can be found by renewal date, payment method, end of the pause, and cancellation reason", func() {
		method, active, paused, ended := scan(`INSERT INTO customer_payment_methods (store_id, created_on, modified_on, customer_id, command_id, payment_provider_id, provider_reference, payment_type, brand, last_four, expiry_month, expiry_year, is_default, is_active)
			VALUES ($1, now(), now(), $2, gen_random_uuid(), $3, 'found', 'CARD', 'VISA', '4444', '12', '2030', false, true) RETURNING id`, shop.StoreID, miaID, shop.ProviderID), subscribed(), subscribed(), subscribed()
		for _, id := range []int64{active, paused, ended} {
			scan("UPDATE subscriptions SET customer_payment_method_id = $2 WHERE id = $1 RETURNING id", id, method)
		}
		shop.Admin.Once().Post("/admin/subscription/pause", with(paused, object{"pausedUntil": domainDate(next, 5)})).OK()
		shop.Admin.Once().Post("/admin/subscription/cancel", with(ended, object{"cancelReason": "Too much, really"})).OK()
		found := func(query string) []int64 {
			GinkgoHelper()
			page := shop.Admin.Get(fmt.Sprintf("/admin/subscription/paged?sort=createdOn&customerPaymentMethodId=%d&%s", method, query)).OK()
			ids := []int64{}
			for i := range page.At("items").([]any) {
				ids = append(ids, page.ID(fmt.Sprintf("items.%d.subscriptionId", i)))
			}
			Expect(page.ID("totalCount")).To(Equal(int64(len(ids))))
			return ids
		}
		Expect(found("")).To(Equal([]int64{active, paused, ended}))
		Expect(found("dueBy=" + next)).To(Equal([]int64{active}))
		Expect(found("dueBy=" + domainDate(next, -1))).To(BeEmpty())
		Expect(found("dueBy=" + next + "&due=true")).To(BeEmpty())
		Expect(found("pausedUntilFrom=" + next)).To(Equal([]int64{paused}))
		Expect(found("pausedUntilTo=" + domainDate(next, 5))).To(BeEmpty())
		Expect(found("cancelReason=Too+much,+really")).To(Equal([]int64{ended}))
		Expect(found("cancelledFrom=2020-01-01T00:00:00Z")).To(Equal([]int64{ended}))
		Expect(found("cancelledTo=2020-01-01T00:00:00Z")).To(BeEmpty())
		Expect(found("sku=POUR-OVER-WHITE")).To(HaveLen(3))
		Expect(found("sku=POUR-OVER")).To(BeEmpty())
		refused := shop.Admin.Get("/admin/subscription/paged?dueBy=tomorrow&pausedUntilTo=soon&cancelReason=&cancelledTo=now&customerPaymentMethodId=0").Refused(domain.InvalidRequest)
		var names []string
		for _, e := range refused.Errors {
			names = append(names, e.Pointer)
		}
		Expect(names).To(ContainElements("/dueBy", "/pausedUntilTo", "/cancelReason", "/cancelledTo", "/customerPaymentMethodId/0"))
		Expect(other.Admin.Get("/admin/subscription/paged?customerPaymentMethodId=" + domain.Itoa(method)).OK().At("items")).To(BeEmpty())
	})

	It("allow customers only the actions of the plan, and list these actions", func() {
		id := subscribed()
		shop.Admin.Patch("/admin/subscription-plan", object{"subscriptionPlanId": planID, "allowSkip": false, "allowPause": false, "allowSwap": false, "allowQuantityChange": false}).OK()
		DeferCleanup(func() {
			shop.Admin.Patch("/admin/subscription-plan", object{"subscriptionPlanId": planID, "allowSkip": true, "allowPause": true, "allowSwap": true, "allowQuantityChange": true}).OK()
		})
		mia.Post("/customer/subscription/skip", with(id, nil)).Refused(domain.UnsupportedOperation)
		mia.Post("/customer/subscription/pause", with(id, nil)).Refused(domain.UnsupportedOperation)
		mia.Patch("/customer/subscription", with(id, object{"addItems": []any{object{"variantId": shop.Black, "quantity": 1}}})).Refused(domain.UnsupportedOperation)
		allowed := mia.Get(fmt.Sprintf("/customer/subscription?subscriptionId=%d", id)).OK().At("allowedActions")
		Expect(allowed).To(ConsistOf("UPDATE", "CHANGE_DATE", "CANCEL"))
		shop.Admin.Post("/admin/subscription/skip", with(id, nil)).OK()
	})
})

// domainDate returns the date a number of days after another date.
func domainDate(day string, days int) string {
	GinkgoHelper()
	d, err := domain.ParseDate(day)
	Expect(err).NotTo(HaveOccurred())
	return d.Add(days).String()
}
