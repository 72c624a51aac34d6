package store_test

import (
	"context"
	"fmt"
	"sync"
	"sync/atomic"
	"time"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/stdlib"
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/provider/payment"
	"github.com/storeplatform/storeplatform/store/repo"
	"github.com/storeplatform/storeplatform/store/storetest"
)

// statements counts what a connection sends, but for those that begin and end transactions,
// and keeps it.
type statements struct {
	n    atomic.Int64
	mu   sync.Mutex
	sent []string
}

func (s *statements) TraceQueryStart(ctx context.Context, _ *pgx.Conn, q pgx.TraceQueryStartData) context.Context {
	s.n.Add(1)
	s.mu.Lock()
	defer s.mu.Unlock()
	s.sent = append(s.sent, q.SQL)
	return ctx
}

func (s *statements) TraceQueryEnd(context.Context, *pgx.Conn, pgx.TraceQueryEndData) {}

// counted is a database of which it is known what is sent to it.
func counted(p *platform) (*repo.DB, *statements) {
	GinkgoHelper()
	config, err := pgx.ParseConfig(p.Data.URL)
	Expect(err).NotTo(HaveOccurred())
	count := &statements{}
	config.Tracer = count
	pool := stdlib.OpenDB(*config)
	DeferCleanup(pool.Close)
	db, err := repo.New(pool, p.Clock())
	Expect(err).NotTo(HaveOccurred())
	return db, count
}

var _ = Describe("Placing an order", func() {
	// Whoever needs one more changes the figure, and knows what each checkout pays for it.
	It("takes 39 statements for a guest's cart with one item", func(ctx SpecContext) {
		t := newCheckoutStore(ctx)
		db, count := counted(t.platform)
		service := store.New(store.Options{DB: db, Clock: t.Data.Clock, Keys: storetest.Keyring(), Gateways: payment.NewGateways(t.gateway), PublicURL: "http://store.example"})
		guest, cart := t.visitor(ctx, t.good(ctx, "TEA", 5).Variants[0].ID, 1)
		before := count.n.Load()
		placed, err := service.CheckoutCart(ctx, another(guest), t.purchase(cart, "64.14", "pm_card_visa"))
		Expect(err).NotTo(HaveOccurred())
		Expect(placed.Status).To(Equal(ordering.OrderOpen))
		Expect(count.n.Load() - before).To(BeEquivalentTo(39))
		for _, statement := range count.sent {
			Expect(statement).NotTo(ContainSubstring("count(*)"), "it must not cost more the more there is")
		}
	})
})

var _ = Describe("Renewing a subscription", func() {
	It("takes 58 statements, and none that counts how many others there are", func(ctx SpecContext) {
		t := newRenewalStore(ctx)
		s := t.subscribe(ctx, t.card(ctx, "pm_card_visa"))
		db, count := counted(t.platform)
		t.Service = store.New(store.Options{DB: db, Clock: t.Data.Clock, Keys: storetest.Keyring(), Gateways: payment.NewGateways(t.gateway), PublicURL: "http://store.example"})
		c := t.calendar(ctx)
		t.Data.Clock.Advance(c.At(*s.NextDate).Add(time.Hour).Sub(c.Now))
		before := count.n.Load()
		t.due(ctx)
		took := count.n.Load() - before
		Expect(t.slots(ctx, s.ID)).To(Equal("1 CHARGED 2"))
		for _, statement := range count.sent {
			Expect(statement).NotTo(ContainSubstring("count(*)"), "it must not cost more the more there is")
		}
		Expect(took).To(BeEquivalentTo(58))
	})
})

var _ = Describe("Reading the catalog", func() {
	It("takes as many statements for many products as for one", func(ctx SpecContext) {
		s := newStockedStore(ctx)
		var variants []int64
		for i := range 12 {
			made := s.good(ctx, fmt.Sprint("S", i), 1, func(in *catalog.ProductInput) {
				name, value := "Size", "S"
				in.Options = []catalog.OptionInput{{Name: &name, Values: []catalog.OptionValueInput{{Value: &value}}}}
				in.Variants[0].OptionValues = []catalog.OptionChoice{{Option: name, Value: value}}
			})
			variants = append(variants, made.Variants[0].ID)
		}
		db, count := counted(s.platform)
		guest := db.As(domain.Actor{Kind: domain.ActorCustomer, StoreID: s.store.ID})
		admin := db.As(s.actor)
		page := func(size int, sort string) domain.PageQuery {
			return domain.PageQuery{Number: 1, Size: size, Sort: sort}
		}
		for name, read := range map[string]struct {
			most int64
			with func(size int) error
		}{
			"storefront list": {5, func(size int) error {
				_, _, err := guest.StorefrontProducts(ctx, catalog.StorefrontFilter{}, page(size, ""), nil, nil)
				return err
			}},
			"admin list": {5, func(size int) error {
				_, _, err := admin.Products(ctx, catalog.ProductFilter{}, page(size, "name"))
				return err
			}},
			"whole products": {11, func(size int) error {
				_, _, err := admin.WholeProducts(ctx, catalog.ProductFilter{}, page(size, "name"))
				return err
			}},
			"variants to order": {9, func(size int) error {
				_, err := admin.Browse(ctx, catalog.BrowseFilter{}, page(size, "sku"))
				return err
			}},
			"sellables": {5, func(size int) error {
				_, err := guest.Sellables(ctx, variants[:size])
				return err
			}},
		} {
			Expect(read.with(12)).To(Succeed()) // prepares
			var counts []int64
			for _, size := range []int{1, 11} { // with more behind them: the last page counts itself
				before := count.n.Load()
				Expect(read.with(size)).To(Succeed())
				counts = append(counts, count.n.Load()-before)
			}
			Expect(counts[0]).To(Equal(counts[1]), name)
			Expect(counts[0]).To(And(BeNumerically(">", 1), BeNumerically("<=", read.most)), name)
		}
	})
})
