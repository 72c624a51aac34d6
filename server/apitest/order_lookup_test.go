package apitest_test

import (
	"fmt"
	"net/http"
	"regexp"
	"slices"
	"strings"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/server/config"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/letter"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
)

var orderLink = regexp.MustCompile(`/checkout/\S+#o=(chk_\S+)`)

var _ = Describe("A guest's order link", Ordered, ContinueOnFailure, func() {
	var world *apitest.World
	var shop, far *apitest.Shop
	var bought *apitest.Answer
	const mia = "mia@example.com"

	buy := func(s *apitest.Shop, email string) *apitest.Answer {
		GinkgoHelper()
		guest := s.Guest(s.White, 1)
		body := guest.Checkout("pm_card_visa")
		body["email"] = email
		return guest.Once().Post("/customer/checkout", body).OK()
	}
	BeforeAll(func(ctx SpecContext) {
		world = apitest.Start(ctx, func(c *config.Config) { c.Roles = []string{"api"} })
		shop, far = world.Shop("asked"), world.Shop("further")
		bought = buy(shop, "Mia@Example.com")
	})
	ask := func(s *apitest.Shop, number any, email string) *apitest.Answer {
		GinkgoHelper()
		return s.Storefront.Once().Post("/customer/order/lookup", object{"orderNumber": number, "email": email})
	}
	links := func(ctx SpecContext, email string) (found []string) {
		GinkgoHelper()
		Expect(world.App.Service.Ordering.MailOrderLinks(ctx)).To(Succeed())
		for _, id := range []int64{shop.StoreID, far.StoreID} {
			mails, err := world.App.Service.Letter.MailsTo(ctx, domain.System(id), email, 50)
			Expect(err).NotTo(HaveOccurred())
			for _, m := range slices.Backward(mails) {
				if token := orderLink.FindStringSubmatch(m.Text); token != nil {
					Expect(string(m.Kind)).To(Equal("ORDER_LINK"))
					found = append(found, token[1])
				}
			}
		}
		return found
	}

	It("expires when an administrator changes the buyer's address on the order", func(ctx SpecContext) {
		const was, other = "typo@example.com", "right@example.com"
		placed := buy(shop, was)
		ask(shop, placed.At("orderNumber"), was).Is(http.StatusNoContent)
		page := world.Client().With("X-Cart-Token", links(ctx, was)[0])
		shop.Admin.Patch("/admin/order", object{"orderId": placed.ID("orderId"), "tags": []any{"checked"}}).OK()
		page.Get("/customer/order").OK()
		shop.Admin.Patch("/admin/order", object{"orderId": placed.ID("orderId"), "email": other}).OK()
		page.Get("/customer/order").Is(http.StatusUnauthorized)
		ask(shop, placed.At("orderNumber"), other).Is(http.StatusNoContent)
		world.Client().With("X-Cart-Token", links(ctx, other)[0]).Get("/customer/order").OK()
	})

	It("is mailed to the buyer, who can read only that order for a day", func(ctx SpecContext) {
		ask(shop, bought.At("orderNumber"), "mia").Is(http.StatusBadRequest)
		ask(shop, bought.At("orderNumber"), "MIA@example.com").Is(http.StatusNoContent)
		mailed := links(ctx, mia)
		Expect(mailed).To(HaveLen(1))
		page := world.Client().With("X-Cart-Token", mailed[0])
		order := page.Get("/customer/order").OK()
		Expect([]any{order.Text("status"), order.ID("orderId")}).To(Equal([]any{"OPEN", bought.ID("orderId")}))
		Expect(page.Get("/customer/store/overview").OK().Text("code")).To(Equal("asked"))

		By("not another order, a cart, a checkout or another store")
		other := buy(shop, mia)
		page.Get("/customer/order?orderId=" + other.Text("orderId")).Is(http.StatusNotFound)
		page.Get("/customer/order/summary").Is(http.StatusUnauthorized)
		page.Get("/customer/cart/summary").Is(http.StatusUnauthorized)
		page.Get("/customer/checkout/payment-methods").Is(http.StatusUnauthorized)
		page.Once().Post("/customer/checkout/link", object{}).Is(http.StatusUnauthorized)
		page.Once().Patch("/customer/cart", object{"notes": "mine"}).Is(http.StatusUnauthorized)
		page.With("X-Store-Key", far.StoreKey).Get("/customer/order").Is(http.StatusUnauthorized)
		page.Once().Post("/customer/order/pay", object{"orderId": bought.ID("orderId"), "payment": object{"paymentProviderId": shop.ProviderID, "paymentToken": "pm_card_visa"}}).Is(http.StatusUnauthorized)

		By("not after a day")
		world.Clock.Advance(ordering.OrderLinkTime - time.Minute)
		page.Get("/customer/order").OK()
		world.Clock.Advance(2 * time.Minute)
		page.Get("/customer/order").Is(http.StatusUnauthorized).Refused(domain.Unauthenticated)
	})

	It("is mailed for an order number with or without the store's prefix", func(ctx SpecContext) {
		named := world.Shop("named")
		named.Admin.Patch("/admin/store/settings", object{"orderNumberPrefix": "JO-"}).OK()
		const ida = "ida@example.com"
		guest := named.Guest(named.White, 1)
		body := guest.Checkout("pm_card_visa")
		body["email"] = ida
		placed := guest.Once().Post("/customer/checkout", body).OK()
		name := "JO-" + placed.Text("orderNumber")
		Expect(placed.Text("orderName")).To(Equal(name))
		for _, path := range []string{"/customer/order", "/customer/order/summary"} {
			Expect(guest.Get(path).OK().Text("orderName")).To(Equal(name), path)
		}
		ask := func(typed string) {
			named.Storefront.Once().Post("/customer/order/lookup", object{"orderName": typed, "email": ida}).Is(http.StatusNoContent)
		}
		mailed := func() int {
			Expect(world.App.Service.Ordering.MailOrderLinks(ctx)).To(Succeed())
			mails, err := world.App.Service.Letter.MailsTo(ctx, domain.System(named.StoreID), ida, 50)
			Expect(err).NotTo(HaveOccurred())
			return len(slices.DeleteFunc(mails, func(m letter.SentMail) bool { return string(m.Kind) != "ORDER_LINK" }))
		}
		for i, typed := range []string{name, "jo-" + placed.Text("orderNumber"), "#" + placed.Text("orderNumber"), placed.Text("orderNumber")} {
			ask(typed)
			Expect(mailed()).To(Equal(i+1), typed)
		}
		ask("XX-" + placed.Text("orderNumber"))
		Expect(mailed()).To(Equal(4))
		named.Storefront.Once().Post("/customer/order/lookup", object{"orderName": "mine", "email": ida}).Is(http.StatusBadRequest)
		named.Storefront.Once().Post("/customer/order/lookup", object{"email": ida}).Is(http.StatusBadRequest)

		By("which lists of a customer show and find")
		lea := named.Storefront.Bearer(named.Storefront.Post("/customer/user", object{"email": "lea@example.com", "password": "seven slow kettles", "firstName": "Lea", "lastName": "Keller", "acceptTerms": true}).OK().Text("accessToken"))
		cart := lea.Post("/customer/cart/item", object{"variantId": named.White, "quantity": 1}).OK()
		order := apitest.Guest{Client: lea, Shop: named, CartID: cart.ID("cartId")}.Checkout("pm_card_visa")
		delete(order, "email")
		bought := lea.Once().Post("/customer/checkout", order).OK()
		list := lea.Get("/customer/order/paged?search=jo-" + bought.Text("orderNumber")).OK()
		Expect(list.ID("totalCount")).To(Equal(int64(1)))
		Expect(list.Text("items.0.orderName")).To(Equal("JO-" + bought.Text("orderNumber")))
		Expect(lea.Get("/customer/order/paged?search=xx-" + bought.Text("orderNumber")).OK().ID("totalCount")).To(BeZero())
	})

	It("is mailed only to the order's address, while every request gets the same response", func(ctx SpecContext) {
		right := ask(shop, bought.At("orderNumber"), mia)
		before := len(links(ctx, mia))
		same := func(a *apitest.Answer) []any {
			kept := []any{a.Status, string(a.Body)}
			for name := range a.Header {
				if !strings.HasPrefix(name, "Ratelimit") && !strings.HasPrefix(name, "X-Request") && name != "Date" {
					kept = append(kept, name)
				}
			}
			slices.SortFunc(kept[2:], func(a, b any) int { return strings.Compare(fmt.Sprint(a), fmt.Sprint(b)) })
			return kept
		}
		for _, wrong := range []*apitest.Answer{
			ask(shop, bought.At("orderNumber"), "stranger@example.com"), ask(shop, 999999999, mia), ask(far, bought.At("orderNumber"), mia),
		} {
			Expect(same(wrong)).To(Equal(same(right)))
		}
		Expect(links(ctx, mia)).To(HaveLen(before))
		Expect(links(ctx, "stranger@example.com")).To(BeEmpty())
	})

	It("is mailed once by concurrent processes", func(ctx SpecContext) {
		o := buy(shop, "lea@example.com")
		ask(shop, o.At("orderNumber"), "lea@example.com").Is(http.StatusNoContent)
		done := make(chan error, 4)
		for range cap(done) {
			go func() { done <- world.App.Service.Ordering.MailOrderLinks(ctx) }()
		}
		for range cap(done) {
			Expect(<-done).To(Succeed())
		}
		Expect(links(ctx, "lea@example.com")).To(HaveLen(1))
	})

	It("is mailed at most five times an hour per order number and address, without blocking others", func(ctx SpecContext) {
		o := buy(shop, "noa@example.com")
		for range 5 {
			ask(shop, o.At("orderNumber"), "stranger@example.com").Is(http.StatusNoContent)
		}
		Expect(ask(shop, o.At("orderNumber"), "stranger@example.com").Is(http.StatusTooManyRequests).Header.Get("Retry-After")).NotTo(BeEmpty())
		for range 5 {
			ask(shop, o.At("orderNumber"), "noa@example.com").Is(http.StatusNoContent)
		}
		ask(shop, o.At("orderNumber"), "Noa@example.com").Is(http.StatusTooManyRequests)
		Expect(links(ctx, "noa@example.com")).To(HaveLen(5))
		world.Clock.Advance(time.Hour)
		ask(shop, o.At("orderNumber"), "noa@example.com").Is(http.StatusNoContent)
		all := links(ctx, "noa@example.com")
		Expect(all).To(HaveLen(6))
		world.Client().With("X-Cart-Token", all[5]).Get("/customer/order").OK()
	})
})
