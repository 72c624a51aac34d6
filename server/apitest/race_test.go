package apitest_test

import (
	"context"
	"fmt"
	"net/http"
	"slices"
	"sync"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/postgres"
	"github.com/storeplatform/storeplatform/store/provider/payment"
)

// Stock and coupon uses must stay within their limits, however many buyers compete for them. The specs compare the
// buyers' responses, the Admin API, and the gateway's books.
var _ = Describe("Concurrent requests", func() {
	var (
		world *apitest.World
		shop  *apitest.Shop
	)

	BeforeEach(func(ctx SpecContext) {
		world = apitest.Start(ctx)
		shop = world.Shop("race")
	})

	It("sell the last 5 units to exactly 5 of 100 buyers", func(ctx SpecContext) {
		shop.Admin.Once().Post("/admin/stock/adjust", map[string]any{
			"reason": "COUNTED", "items": []any{map[string]any{"variantId": shop.White, "stockOnHand": 5}},
		}).OK()
		buyers := make([]buyer, 100)
		for i := range buyers {
			buyers[i] = ready(shop.Guest(shop.White, 1))
		}
		answers := atOnce(len(buyers), func(i int) sent { return buyers[i].buy(ctx) })
		orders := placed(answers, domain.InsufficientStock)
		Expect(orders).To(HaveLen(5))
		variant := shop.Admin.Get(fmt.Sprintf("/admin/product?productId=%d", shop.ProductID)).OK()
		Expect(variant.Text("variants.0.stockAvailable")).To(Equal("0"))
		Expect(variant.Text("variants.0.stockOnHand")).To(Equal("5"))
		Expect(charges(ctx, world)).To(HaveLen(5))
		report("100 buyers of the last 5", answers)
	})

	It("redeem a coupon at most 3 times if it allows 3 uses", func(ctx SpecContext) {
		coupon := shop.Admin.Once().Post("/admin/coupon", map[string]any{
			"code": "FIRST3", "name": "The first three", "status": "ACTIVE", "discountType": "PERCENTAGE", "value": "10", "usageLimit": 3,
		}).OK().ID("couponId")
		shop.Admin.Once().Post("/admin/stock/adjust", map[string]any{
			"reason": "COUNTED", "items": []any{map[string]any{"variantId": shop.White, "stockOnHand": 100}},
		}).OK()
		buyers := make([]buyer, 50)
		for i := range buyers {
			guest := shop.Guest(shop.White, 1)
			guest.Post("/customer/cart/coupon", map[string]any{"code": "first3"}).OK()
			buyers[i] = ready(guest)
		}
		answers := atOnce(len(buyers), func(i int) sent { return buyers[i].buy(ctx) })
		Expect(placed(answers, domain.CouponExhausted)).To(HaveLen(3))
		Expect(shop.Admin.Get(fmt.Sprintf("/admin/coupon?couponId=%d", coupon)).OK().Text("usageCount")).To(Equal("3"))
		By("reserving nothing for refused requests")
		Expect(shop.Admin.Get(fmt.Sprintf("/admin/product?productId=%d", shop.ProductID)).OK().Text("variants.0.stockAvailable")).To(Equal("97"))
		for _, c := range charges(ctx, world) {
			Expect(c.Captured.String()).To(Equal("58.31"), "49.00 less 10 %% with shipping and tax") // (44.10 + 4.90) × 1.19
		}
		Expect(charges(ctx, world)).To(HaveLen(3))
		report("50 uses of a coupon for 3", answers)
	})

	It("refund a payment in full only once", func(ctx SpecContext) {
		order := shop.Guest(shop.White, 1).Buy().OK().ID("orderId")
		answers := atOnce(8, func(int) sent {
			return insist(ctx, shop.Admin.Once(), "/admin/order/refund", map[string]any{"orderId": order, "reason": "GOODWILL"})
		})
		accepted := 0
		for _, a := range answers {
			Expect(a.err).NotTo(HaveOccurred())
			if a.answer.Status == http.StatusOK {
				accepted++
				continue
			}
			Expect(a.answer.Status).To(BeElementOf(http.StatusConflict, http.StatusUnprocessableEntity), "%s", a.answer.Body)
			Expect(domain.Code(a.answer.Problem().Code)).To(BeElementOf(domain.RefundExceedsRemaining, domain.InvalidStateTransition), "%s", a.answer.Body)
		}
		Expect(accepted).To(Equal(1))
		Eventually(func() string {
			return shop.Admin.Get(fmt.Sprintf("/admin/order/details?orderId=%d", order)).OK().Text("paymentStatus")
		}).Should(Equal("REFUNDED"))
		refunds := slices.DeleteFunc(ledger(ctx, world).Entries, func(e payment.LedgerEntry) bool { return e.Call.Operation != payment.OperationRefund })
		Expect(refunds).To(HaveLen(1), "refunds that the gateway was asked for")
		Expect(charges(ctx, world)).To(HaveExactElements(HaveField("Refunded.String()", "64.14"))) // (49.00 + 4.90) × 1.19
		report("8 full refunds of one payment", answers)
	})

	It("create one order from 20 checkouts with the same idempotency key", func(ctx SpecContext) {
		same := ready(shop.Guest(shop.White, 1))
		answers := atOnce(20, func(int) sent { return same.buy(ctx) })
		replayed := 0
		for _, a := range answers {
			Expect(a.err).NotTo(HaveOccurred())
			Expect(a.answer.OK().Body).To(Equal(answers[0].answer.Body))
			if a.answer.Header.Get("Idempotent-Replayed") == "true" {
				replayed++
			}
		}
		Expect(replayed).To(Equal(19))
		Expect(shop.Admin.Get("/admin/order/paged").OK().Text("totalCount")).To(Equal("1"))
		Expect(charges(ctx, world)).To(HaveLen(1))
		Expect(ledger(ctx, world).Entries).To(HaveLen(1), "calls that the gateway acted on")
		report("1 checkout 20 times", answers)
	})
})

// buyer is a guest who has seen the total, together with the idempotency key of their checkout.
type buyer struct {
	client   apitest.Client
	checkout map[string]any
}

func ready(guest apitest.Guest) buyer {
	GinkgoHelper()
	return buyer{guest.Once(), guest.Checkout("pm_card_visa")}
}

func (b buyer) buy(ctx context.Context) sent {
	return insist(ctx, b.client, "/customer/checkout", b.checkout)
}

// sent is the known outcome of a request, which may have been repeated.
type sent struct {
	answer *apitest.Answer
	tries  int
	took   time.Duration
	err    error
}

// insist sends a request as a careful client does: it repeats the request with the same key while the
// service is busy.
func insist(ctx context.Context, c apitest.Client, path string, body any) (s sent) {
	begun := time.Now()
	for {
		s.tries++
		s.answer, s.err = c.Try(http.MethodPost, path, body)
		s.took = time.Since(begun)
		if s.err != nil || s.answer.Status != http.StatusServiceUnavailable || s.took > 30*time.Second || ctx.Err() != nil {
			return s
		}
		time.Sleep(100 * time.Millisecond)
	}
}

// atOnce sends n requests concurrently.
func atOnce(n int, request func(i int) sent) []sent {
	answers := make([]sent, n)
	var ready, all sync.WaitGroup
	ready.Add(n)
	start := make(chan struct{})
	for i := range n {
		all.Go(func() {
			ready.Done()
			<-start
			answers[i] = request(i)
		})
	}
	ready.Wait()
	close(start)
	all.Wait()
	return answers
}

// placed returns the ids of the orders that the checkouts created. It fails the spec if a checkout was refused with
// another code than the parameter otherwise.
func placed(answers []sent, otherwise domain.Code) map[string]bool {
	GinkgoHelper()
	orders := map[string]bool{}
	for _, a := range answers {
		Expect(a.err).NotTo(HaveOccurred())
		if a.answer.Status == http.StatusOK {
			Expect(a.answer.Text("paymentStatus")).To(Equal("PAID"))
			orders[a.answer.Text("orderId")] = true
			continue
		}
		a.answer.Is(http.StatusUnprocessableEntity).Refused(otherwise)
	}
	return orders
}

func report(what string, answers []sent) {
	tries, longest := 0, time.Duration(0)
	for _, a := range answers {
		tries, longest = tries+a.tries, max(longest, a.took)
	}
	AddReportEntry(what, fmt.Sprintf("%d repeats, the longest took %s", tries-len(answers), longest.Round(time.Millisecond)))
}

// ledger returns the sandbox's books. It reads them over its own connection.
func ledger(ctx context.Context, w *apitest.World) payment.Ledger {
	GinkgoHelper()
	pool, err := postgres.Open(w.DatabaseURL, postgres.NoPooler)
	Expect(err).NotTo(HaveOccurred())
	defer pool.Close()
	book, err := payment.NewSandbox(payment.InDatabase(pool), "").Ledger(ctx)
	Expect(err).NotTo(HaveOccurred())
	return book
}

// charges returns the payments whose money the gateway has captured.
func charges(ctx context.Context, w *apitest.World) []payment.LedgerPayment {
	GinkgoHelper()
	return slices.DeleteFunc(ledger(ctx, w).Payments, func(p payment.LedgerPayment) bool { return p.Captured.IsZero() })
}
