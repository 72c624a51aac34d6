package ucp_test

import (
	"fmt"
	"net/http"
	"strings"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/server/config"
)

var _ = Describe("An assistant's call with an idempotency key", func() {
	It("changes a cart once, no matter how often the message arrives", func(ctx SpecContext) {
		world := apitest.Start(ctx, func(c *config.Config) { c.Roles = []string{"api"} })
		shop := world.Shop("buyers")
		white := fmt.Sprintf("var_%d_%d", shop.ProductID, shop.White)
		p, q := connected(ctx, shop, "/ucp/mcp"), connected(ctx, shop, "/ucp/mcp")
		again := func(tool string, args object, between func()) answer {
			GinkgoHelper()
			key := uuid.NewString()
			both := at(func(p platform) (answer, error) { return p.try(ctx, tool, args, key) }, p, q)
			Expect(both[1].object).To(Equal(both[0].object), "two at once are one")
			between()
			late, err := p.try(ctx, tool, args, key)
			Expect(err).NotTo(HaveOccurred())
			Expect(late.object).To(Equal(both[0].object))
			return late
		}
		holds := func(tool string, id, quantity any) {
			GinkgoHelper()
			Expect(p.use(ctx, tool, object{"id": id}).at("line_items.0.quantity")).To(BeEquivalentTo(quantity))
		}
		id := p.use(ctx, "create_cart", object{"cart": object{"line_items": lines(white, 1)}}).at("id")
		again("update_cart", object{"id": id, "cart": object{"line_items": lines(white, 2)}}, func() {
			p.use(ctx, "update_cart", object{"id": id, "cart": object{"line_items": lines(white, 3)}})
		})
		holds("get_cart", id, 3)
		checkout := again("create_checkout", object{"checkout": object{"cart_id": id, "line_items": []any{}, "buyer": object{"email": "first@example.com"}}}, func() {
			p.use(ctx, "update_cart", object{"id": id, "cart": object{"line_items": lines(white, 3), "buyer": object{"email": "second@example.com"}}})
		}).at("id")
		Expect(p.use(ctx, "get_checkout", object{"id": checkout}).at("buyer.email")).To(Equal("second@example.com"))
		again("update_checkout", object{"id": checkout, "checkout": object{"line_items": lines(white, 4)}}, func() {
			p.use(ctx, "update_checkout", object{"id": checkout, "checkout": object{"line_items": lines(white, 5)}})
		})
		holds("get_checkout", checkout, 5)

		By("a refusal is stored as the shop's response, too")
		key, wanted := uuid.NewString(), object{"id": id, "cart": object{"line_items": lines(white, 500)}}
		short, err := p.try(ctx, "update_cart", wanted, key)
		Expect(err).NotTo(HaveOccurred())
		Expect(short.codes()).To(ContainElement("out_of_stock"))
		for _, other := range []object{{"id": id, "cart": object{"line_items": lines(white, 1)}}, {"id": id, "cart": object{"line_items": lines(white, 500), "buyer": object{"email": "other@example.com"}}}} {
			reused, err := p.try(ctx, "update_cart", other, key)
			Expect(err).NotTo(HaveOccurred())
			reused.failed("idempotency_key_reuse")
		}
		holds("get_cart", id, 5)
		missing, err := p.try(ctx, "cancel_cart", object{"id": "cart_x"}, key)
		Expect(err).NotTo(HaveOccurred())
		missing.failed("not_found")
		repeated, err := p.try(ctx, "cancel_cart", object{"id": "cart_x"}, key)
		Expect(err).NotTo(HaveOccurred())
		Expect(repeated.object).To(Equal(missing.object))
		connection, err := pgx.Connect(ctx, world.DatabaseURL)
		Expect(err).NotTo(HaveOccurred())
		DeferCleanup(connection.Close)
		kept := func() (n int) {
			GinkgoHelper()
			Expect(connection.QueryRow(ctx, "SELECT count(*) FROM idempotency_keys").Scan(&n)).To(Succeed())
			return n
		}
		rows := kept()
		p.use(ctx, "cancel_cart", object{"id": "cart_x"}).failed("not_found")
		p.use(ctx, "create_checkout", object{"checkout": object{"cart_id": "cart_x"}}).failed("not_found")
		Expect(kept()).To(Equal(rows), "a handle that somebody has made up is remembered nowhere")

		By("a cancellation runs once, and a repetition gets the same response")
		Expect(again("cancel_checkout", object{"id": checkout}, func() {}).at("status")).To(Equal("canceled"))
		p.use(ctx, "cancel_cart", object{"id": id}).failed("not_found")
		id = p.use(ctx, "create_cart", object{"cart": object{"line_items": lines(white, 1)}}).at("id")
		Expect(again("cancel_cart", object{"id": id}, func() {}).at("line_items")).To(HaveLen(1))

		By("a key belongs to one tool and one cart")
		first := p.use(ctx, "create_cart", object{"cart": object{"line_items": lines(white, 1)}}).at("id")
		second := p.use(ctx, "create_cart", object{"cart": object{"line_items": lines(white, 1)}}).at("id")
		for _, id := range []any{first, second} {
			_, err := p.try(ctx, "update_cart", object{"id": id, "cart": object{"line_items": lines(white, 2)}}, key)
			Expect(err).NotTo(HaveOccurred())
			holds("get_cart", id, 2)
		}
		_, err = p.try(ctx, "cancel_cart", object{"id": first}, strings.Repeat("k", 201))
		Expect(err).To(MatchError(ContainSubstring("200 characters")))
		_, err = p.try(ctx, "update_cart", object{"id": first, "cart": object{"line_items": lines(white, 2)}}, strings.Repeat("é", 200))
		Expect(err).NotTo(HaveOccurred(), "200 characters, in 400 bytes")

		key = uuid.NewString()
		for _, tool := range []string{"get_cart", "update_cart", "cancel_cart"} { // a tool must not return the response that another tool stored under this key
			out, err := p.try(ctx, tool, object{"id": first, "cart": object{"line_items": lines(white, 7)}}, key)
			Expect(err).NotTo(HaveOccurred())
			Expect(out.at("line_items.0.quantity")).To(BeEquivalentTo(map[bool]int{true: 2, false: 7}[tool == "get_cart"]))
		}
		p.use(ctx, "get_cart", object{"id": first}).failed("not_found")

		By("the same over REST")
		send := func(quantity int, key string) *apitest.Answer {
			return world.Client().Store(shop.StoreKey).With("UCP-Agent", `profile="`+world.URL+`/ucp/agent.json"`).With("Idempotency-Key", key).
				Put(fmt.Sprint("/store/", shop.StoreKey, "/ucp/v1/carts/", second), object{"line_items": lines(white, quantity)}).OK()
		}
		key = uuid.NewString()
		before := send(3, key)
		send(4, uuid.NewString())
		Expect(send(3, key).Body).To(MatchJSON(before.Body))
		holds("get_cart", second, 4)
		key = uuid.NewString()
		for range 2 { // the refusal is repeated, because the first call created no cart
			refused := world.Client().Store(shop.StoreKey).With("UCP-Agent", `profile="`+world.URL+`/ucp/agent.json"`).With("Idempotency-Key", key).
				Post("/store/"+shop.StoreKey+"/ucp/v1/carts", object{"line_items": lines("var_1_999999999", 1)})
			Expect(refused.Status).To(Equal(http.StatusOK))
			Expect(refused.Text("ucp.status")).To(Equal("error"))
		}
	})
})
