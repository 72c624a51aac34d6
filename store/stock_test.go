package store_test

import (
	"context"
	"errors"
	"math/rand"
	"sync"

	"github.com/google/uuid"
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

// another returns the actor with a new command id, as each command needs one.
func another(actor domain.Actor) domain.Actor {
	actor.CommandID = uuid.New()
	return actor
}

// stockedStore is a store whose products have stock.
type stockedStore struct {
	*platform
	store *settings.Store
	actor domain.Actor
}

func newStockedStore(ctx context.Context) *stockedStore {
	GinkgoHelper()
	p := newPlatform(ctx)
	s, actor := p.newStore(ctx, "stocked")
	return &stockedStore{platform: p, store: s, actor: actor}
}

// good creates an active product with one variant.
func (s *stockedStore) good(ctx context.Context, sku string, onHand int, change ...func(*catalog.ProductInput)) *catalog.Product {
	GinkgoHelper()
	name, active := "Good "+sku, catalog.ProductActive
	in := catalog.ProductInput{Name: &name, Status: &active, Variants: []catalog.VariantInput{{SKU: &sku, StockOnHand: &onHand,
		Prices: []catalog.PriceInput{{CurrencyCode: "EUR", Amount: domain.MustAmount("49.00"), MinQuantity: 1}}}}}
	for _, f := range change {
		f(&in)
	}
	p, err := s.Catalog.CreateProduct(ctx, another(s.actor), in)
	Expect(err).NotTo(HaveOccurred())
	return p
}

// move runs the named steps with stock movements in a separate transaction.
func (s *stockedStore) move(ctx context.Context, moves []catalog.StockMove, steps ...string) error {
	tx, err := s.Data.Repo.Begin(ctx, another(s.actor))
	if err != nil {
		return err
	}
	defer tx.Rollback()
	do := map[string]func(context.Context, []catalog.StockMove) error{
		"take": tx.TakeStock, "give": tx.GiveStock, "ship": tx.ShipStock, "unship": tx.UnshipStock, "restock": tx.Restock, "unstock": tx.Unstock, "write off": tx.WriteOffStock,
	}
	for _, step := range steps {
		if err := do[step](ctx, moves); err != nil {
			return err
		}
	}
	return tx.Commit()
}

// patiently is like move, but retries while other transactions block the stock.
func (s *stockedStore) patiently(ctx context.Context, moves []catalog.StockMove, steps ...string) error {
	_, err := waiting(func() (struct{}, error) { return struct{}{}, s.move(ctx, moves, steps...) })
	return err
}

// track turns the tracking of a product's only variant on or off.
func (s *stockedStore) track(ctx context.Context, p *catalog.Product, on bool) {
	GinkgoHelper()
	_, err := s.Catalog.UpdateProduct(ctx, another(s.actor), p.ID, domain.Expect{}, catalog.ProductInput{
		Variants: []catalog.VariantInput{{ID: &p.Variants[0].ID, TrackInventory: &on}}})
	Expect(err).NotTo(HaveOccurred())
}

func (s *stockedStore) stock(ctx context.Context, variantID int64) catalog.Stock {
	GinkgoHelper()
	all, err := s.As(s.actor).Sellables(ctx, []int64{variantID})
	Expect(err).NotTo(HaveOccurred())
	return *all[variantID].Stock
}

// audited expects that the movements of a variant add up to its stock.
func (s *stockedStore) audited(ctx context.Context, variantID int64) {
	GinkgoHelper()
	var onHand, reserved, lastOnHand, lastReserved int
	Expect(s.Data.SQL.QueryRowContext(ctx, `SELECT sum(on_hand_change), sum(reserved_change),
		(array_agg(on_hand ORDER BY id DESC))[1], (array_agg(reserved ORDER BY id DESC))[1] FROM stock_movements WHERE variant_id = $1`, variantID).
		Scan(&onHand, &reserved, &lastOnHand, &lastReserved)).To(Succeed())
	now := s.stock(ctx, variantID)
	Expect([]int{onHand, reserved, lastOnHand, lastReserved}).To(Equal([]int{now.OnHand, now.Reserved, now.OnHand, now.Reserved}))
}

var _ = Describe("Stock", func() {
	var s *stockedStore
	BeforeEach(func(ctx SpecContext) { s = newStockedStore(ctx) })
	n := func(i int) *int { return &i }

	It("is sold to five of a hundred concurrent buyers if five units are left", func(ctx SpecContext) {
		v := s.good(ctx, "LAST", 5).Variants[0]
		var wg sync.WaitGroup
		var mu sync.Mutex
		got := map[domain.Code]int{}
		var refusal error
		start := make(chan struct{})
		for range 100 {
			wg.Go(func() {
				<-start
				err := s.patiently(ctx, []catalog.StockMove{{VariantID: v.ID, Quantity: 1, Pointer: "/items/0"}}, "take")
				mu.Lock()
				defer mu.Unlock()
				if err == nil {
					got["taken"]++
					return
				}
				refusal = err
				got[domain.CodeOf(err)]++
			})
		}
		close(start)
		wg.Wait()
		Expect(got).To(Equal(map[domain.Code]int{"taken": 5, domain.InsufficientStock: 95}))
		e, _ := errors.AsType[*domain.Error](refusal)
		Expect(e.Fields).To(ConsistOf(domain.Field{In: "body", Pointer: "/items/0", Code: "insufficient_stock", Detail: "Nothing is left of LAST."}))
		Expect(s.stock(ctx, v.ID)).To(And(HaveField("OnHand", 5), HaveField("Reserved", 5)))
		s.audited(ctx, v.ID)
	})

	It("is locked in a fixed order, whatever the order of a request's items", func(ctx SpecContext) {
		var ids []int64
		for _, sku := range []string{"A", "B", "C", "D"} {
			ids = append(ids, s.good(ctx, sku, 1000).Variants[0].ID)
		}
		var wg sync.WaitGroup
		failed := make(chan error, 40)
		for range 40 {
			wg.Go(func() {
				var moves []catalog.StockMove
				for _, i := range rand.Perm(len(ids)) {
					moves = append(moves, catalog.StockMove{VariantID: ids[i], Quantity: 1})
				}
				failed <- s.patiently(ctx, moves, "take", "ship")
			})
		}
		wg.Wait()
		close(failed)
		for err := range failed {
			Expect(err).NotTo(HaveOccurred()) // a deadlock would cause the error busy
		}
		for _, id := range ids {
			Expect(s.stock(ctx, id).OnHand).To(Equal(960))
		}
	})

	It("is reserved for all lines of a variant together, or not at all", func(ctx SpecContext) {
		a, b := s.good(ctx, "A", 5).Variants[0], s.good(ctx, "B", 1).Variants[0]
		err := s.move(ctx, []catalog.StockMove{
			{VariantID: b.ID, Quantity: 2, Pointer: "/items/0"}, {VariantID: a.ID, Quantity: 3, Pointer: "/items/1"}, {VariantID: a.ID, Quantity: 3, Pointer: "/items/2"},
		}, "take")
		Expect(err).To(refuse(domain.InsufficientStock))
		e, _ := errors.AsType[*domain.Error](err)
		Expect(e.Fields).To(HaveLen(2))
		Expect(e.Fields[0].Pointer).To(Equal("/items/1"))
		Expect(e.Fields[0].Detail).To(Equal("Only 5 of A are left; 6 are wanted."))
		Expect(s.stock(ctx, a.ID).Reserved).To(Equal(0))
		Expect(s.move(ctx, []catalog.StockMove{{VariantID: a.ID, Quantity: 3}, {VariantID: a.ID, Quantity: 2}}, "take")).To(Succeed())
		Expect(s.stock(ctx, a.ID).Reserved).To(Equal(5))
	})

	It("can go below zero under BACKORDER up to the limit, but only units on hand ship", func(ctx SpecContext) {
		backorder := catalog.Backorder
		v := s.good(ctx, "PRE", 1, func(in *catalog.ProductInput) {
			limit := n(2)
			in.Variants[0].Policy, in.Variants[0].BackorderLimit = &backorder, &limit
		}).Variants[0]
		moves := []catalog.StockMove{{VariantID: v.ID, Quantity: 3}}
		Expect(s.move(ctx, moves, "take")).To(Succeed())
		Expect(s.move(ctx, []catalog.StockMove{{VariantID: v.ID, Quantity: 1}}, "take")).To(refuse(domain.InsufficientStock))
		Expect(s.move(ctx, moves, "ship")).To(refuse(domain.InsufficientStock))
		_, err := s.Catalog.AdjustStock(ctx, another(s.actor), []catalog.StockAdjustment{{SKU: "PRE", Delta: n(2)}}, catalog.AdjustmentReason{Reason: "RECEIVED"})
		Expect(err).NotTo(HaveOccurred())
		Expect(s.move(ctx, moves, "ship")).To(Succeed())
		Expect(s.stock(ctx, v.ID)).To(And(HaveField("OnHand", 0), HaveField("Reserved", 0)))
		s.audited(ctx, v.ID)
	})

	It("of an untracked variant counts only reserved units", func(ctx SpecContext) {
		no := false
		v := s.good(ctx, "FILE", 0, func(in *catalog.ProductInput) { in.Variants[0].TrackInventory = &no }).Variants[0]
		moves := []catalog.StockMove{{VariantID: v.ID, Quantity: 7}}
		Expect(s.move(ctx, moves, "take")).To(Succeed())
		Expect(s.stock(ctx, v.ID).Reserved).To(Equal(7))
		Expect(s.move(ctx, moves, "ship")).To(Succeed())
		Expect(s.stock(ctx, v.ID)).To(And(HaveField("OnHand", 0), HaveField("Reserved", 0)))
		s.audited(ctx, v.ID)
	})

	It("counts reserved units even while the tracking is off", func(ctx SpecContext) {
		p := s.good(ctx, "A", 10)
		v := p.Variants[0]
		moves := []catalog.StockMove{{VariantID: v.ID, Quantity: 4}}
		Expect(s.move(ctx, moves, "take")).To(Succeed())
		s.track(ctx, p, false)
		Expect(s.move(ctx, moves, "ship")).To(Succeed())
		Expect(s.stock(ctx, v.ID)).To(And(HaveField("OnHand", 6), HaveField("Reserved", 0)))
		Expect(s.move(ctx, moves, "unship", "ship", "restock", "unstock")).To(Succeed())
		s.track(ctx, p, true)
		Expect(s.stock(ctx, v.ID)).To(And(HaveField("OnHand", 6), HaveField("Reserved", 0)))
		s.audited(ctx, v.ID)
	})

	It("can be counted below the reserved units, which stops sales and lets units on hand ship", func(ctx SpecContext) {
		v := s.good(ctx, "A", 5).Variants[0]
		moves := []catalog.StockMove{{VariantID: v.ID, Quantity: 4, Pointer: "/items/0/quantity"}}
		Expect(s.move(ctx, moves, "take")).To(Succeed())
		done, err := s.Catalog.AdjustStock(ctx, another(s.actor), []catalog.StockAdjustment{{SKU: "A", OnHand: n(3)}}, catalog.AdjustmentReason{Reason: "COUNTED"})
		Expect(err).NotTo(HaveOccurred())
		Expect(done[0]).To(And(HaveField("OnHand", 3), HaveField("Reserved", 4)))
		Expect(s.move(ctx, []catalog.StockMove{{VariantID: v.ID, Quantity: 1}}, "take")).To(refuse(domain.InsufficientStock))
		err = s.move(ctx, moves, "ship")
		Expect(err).To(refuse(domain.InsufficientStock))
		e, _ := errors.AsType[*domain.Error](err)
		Expect(e.Fields).To(ConsistOf(domain.Field{In: "body", Pointer: "/items/0/quantity", Code: "insufficient_stock", Detail: "Of A, 3 on hand and 4 wanted. Record first what was received."}))
		Expect(s.move(ctx, []catalog.StockMove{{VariantID: v.ID, Quantity: 3}}, "ship", "unship", "ship")).To(Succeed())
		Expect(s.move(ctx, []catalog.StockMove{{VariantID: v.ID, Quantity: 1}}, "give")).To(Succeed())
		s.audited(ctx, v.ID)
		By("a writer of the database cannot reserve more than is on hand")
		_, err = s.Data.SQL.ExecContext(ctx, "UPDATE stocks SET reserved = reserved + 1 WHERE variant_id = $1", v.ID)
		Expect(err).To(MatchError(ContainSubstring("more would be reserved than is on hand")))
	})

	It("can be written off while reserved, and up to the units on hand if backordered", func(ctx SpecContext) {
		backorder := catalog.Backorder
		v := s.good(ctx, "PRE", 2, func(in *catalog.ProductInput) { in.Variants[0].Policy = &backorder }).Variants[0]
		moves := []catalog.StockMove{{VariantID: v.ID, Quantity: 5, OrderID: 1042}}
		Expect(s.move(ctx, moves, "take", "write off")).To(Succeed())
		Expect(s.stock(ctx, v.ID)).To(And(HaveField("OnHand", 0), HaveField("Reserved", 0)))
		Expect(s.move(ctx, moves, "write off")).To(refuse(domain.Internal), "nothing is reserved")
		s.audited(ctx, v.ID)
		var change int
		Expect(s.Data.SQL.QueryRowContext(ctx, "SELECT on_hand_change FROM stock_movements WHERE variant_id = $1 AND kind = 'WRITTEN_OFF'", v.ID).Scan(&change)).To(Succeed())
		Expect(change).To(Equal(-2))
	})

	It("of a removed variant is written off, except for the units that open orders need", func(ctx SpecContext) {
		p := s.good(ctx, "OLD", 30)
		old := p.Variants[0].ID
		moves := []catalog.StockMove{{VariantID: old, Quantity: 4}}
		Expect(s.move(ctx, moves, "take")).To(Succeed())
		sku := "NEW"
		_, err := s.Catalog.UpdateProduct(ctx, another(s.actor), p.ID, domain.Expect{}, catalog.ProductInput{Variants: []catalog.VariantInput{{SKU: &sku}}})
		Expect(err).NotTo(HaveOccurred())
		Expect(s.stock(ctx, old)).To(And(HaveField("OnHand", 4), HaveField("Reserved", 4)))
		s.audited(ctx, old)
		Expect(s.move(ctx, moves, "ship")).To(Succeed())
		var noted int
		Expect(s.Data.SQL.QueryRowContext(ctx, "SELECT count(*) FROM stock_movements WHERE variant_id = $1 AND reason = 'REMOVED' AND on_hand_change = -26", old).Scan(&noted)).To(Succeed())
		Expect(noted).To(Equal(1))
	})

	It("returns to the former quantity when each movement is reversed", func(ctx SpecContext) {
		v := s.good(ctx, "A", 5).Variants[0]
		moves := []catalog.StockMove{{VariantID: v.ID, Quantity: 3, OrderID: 1042}}
		Expect(s.move(ctx, moves, "take", "give", "take", "ship", "unship", "ship", "restock", "unstock", "restock")).To(Succeed())
		Expect(s.stock(ctx, v.ID)).To(And(HaveField("OnHand", 5), HaveField("Reserved", 0)))
		Expect(s.move(ctx, []catalog.StockMove{{VariantID: v.ID, Quantity: 4}}, "take")).To(Succeed())
		Expect(s.move(ctx, moves, "unstock")).To(refuse(domain.InsufficientStock), "what came back is sold again")
		Expect(s.move(ctx, []catalog.StockMove{{VariantID: v.ID, Quantity: 5}}, "give")).To(refuse(domain.Internal), "more than was taken")
		s.audited(ctx, v.ID)
	})

	It("equals the sum of all adjustments and sales, even if they run concurrently", func(ctx SpecContext) {
		v := s.good(ctx, "A", 100).Variants[0]
		var wg sync.WaitGroup
		failed := make(chan error, 40)
		for i := range 40 {
			wg.Go(func() {
				if i%2 == 0 {
					failed <- s.patiently(ctx, []catalog.StockMove{{VariantID: v.ID, Quantity: 1}}, "take", "ship")
					return
				}
				actor := another(s.actor)
				_, err := waiting(func() ([]catalog.StockMovement, error) {
					return s.Catalog.AdjustStock(ctx, actor, []catalog.StockAdjustment{{VariantID: v.ID, Delta: n(3)}}, catalog.AdjustmentReason{Reason: "RECEIVED"})
				})
				failed <- err
			})
		}
		wg.Wait()
		close(failed)
		for err := range failed {
			Expect(err).NotTo(HaveOccurred())
		}
		Expect(s.stock(ctx, v.ID).OnHand).To(Equal(100 - 20 + 60))
		s.audited(ctx, v.ID)
	})

	It("is adjusted once, even if the request is repeated", func(ctx SpecContext) {
		s.good(ctx, "A", 5)
		b := s.good(ctx, "B", 5).Variants[0]
		actor := another(s.actor)
		note := "Stocktake"
		items := []catalog.StockAdjustment{{VariantID: b.ID, OnHand: n(7), Expected: n(5)}, {SKU: "A", Delta: n(-2)}}
		first, err := s.Catalog.AdjustStock(ctx, actor, items, catalog.AdjustmentReason{Reason: "COUNTED", Note: &note})
		Expect(err).NotTo(HaveOccurred())
		Expect(first).To(HaveLen(2))
		Expect(first[0]).To(And(HaveField("SKU", "B"), HaveField("OnHandChange", 2), HaveField("OnHand", 7), HaveField("Reason", "COUNTED")))
		Expect(first[1]).To(And(HaveField("SKU", "A"), HaveField("OnHand", 3)))
		again, err := s.Catalog.AdjustStock(ctx, actor, items, catalog.AdjustmentReason{Reason: "COUNTED", Note: &note})
		Expect(err).NotTo(HaveOccurred())
		Expect(again).To(Equal(first))
		Expect(s.stock(ctx, b.ID).OnHand).To(Equal(7))
	})

	It("of a variant cannot be changed from another store", func(ctx SpecContext) {
		v := s.good(ctx, "A", 5).Variants[0]
		_, elsewhere := s.newStore(ctx, "elsewhere")
		other := &stockedStore{platform: s.platform, actor: elsewhere}
		Expect(other.move(ctx, []catalog.StockMove{{VariantID: v.ID, Quantity: 1}}, "take")).To(refuse(domain.InsufficientStock))
		all, err := s.As(elsewhere).Sellables(ctx, []int64{v.ID})
		Expect(err).NotTo(HaveOccurred())
		Expect(all).To(BeEmpty())
		_, err = s.Catalog.AdjustStock(ctx, another(elsewhere), []catalog.StockAdjustment{{VariantID: v.ID, Delta: n(1)}}, catalog.AdjustmentReason{Reason: "OTHER"})
		Expect(err).To(refuse(domain.InvalidValue))
		Expect(s.stock(ctx, v.ID).OnHand).To(Equal(5))
	})
})
