package store_test

import (
	"fmt"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
)

var _ = It("n1bench", func(ctx SpecContext) {
	s := newShelf(ctx)
	for i := range 1000 {
		s.good(ctx, fmt.Sprintf("S%04d", i), i%7, func(in *domain.ProductInput) { in.Tags = []string{"gift"} })
	}
	_, err := s.Data.SQL.Exec("ANALYZE")
	Expect(err).NotTo(HaveOccurred())
	for _, q := range []string{"ALTER SYSTEM SET session_preload_libraries = 'auto_explain'", "ALTER SYSTEM SET auto_explain.log_min_duration = 0", "ALTER SYSTEM SET auto_explain.log_analyze = on", "SELECT pg_reload_conf()"} {
		if _, err := s.Data.SQL.Exec(q); err != nil { fmt.Println(err) }
	}
	var dir, dest string
	s.Data.SQL.QueryRow("SHOW data_directory").Scan(&dir)
	s.Data.SQL.QueryRow("SHOW log_destination").Scan(&dest)
	fmt.Println("DIR", dir, dest)
	guest := domain.Actor{Kind: domain.ActorCustomer, StoreID: s.store.ID}
	run := func(name string, f func() error) {
		for range 30 {
			Expect(f()).To(Succeed())
		}
		start := time.Now()
		for range 100 {
			Expect(f()).To(Succeed())
		}
		fmt.Println(name, time.Since(start)/100)
	}
	sf := func(f domain.StorefrontFilter, sort string) func() error {
		return func() error {
			_, _, err := s.As(guest).StorefrontProducts(ctx, f, domain.PageQuery{Number: 1, Size: 20, Sort: sort}, nil, nil)
			return err
		}
	}
	run("storefront newest", sf(domain.StorefrontFilter{}, ""))
	run("storefront name", sf(domain.StorefrontFilter{}, "name"))
	run("storefront price", sf(domain.StorefrontFilter{}, "price"))
	run("storefront search", sf(domain.StorefrontFilter{Search: "good s00"}, ""))
	yes := true
	run("storefront instock", sf(domain.StorefrontFilter{InStock: &yes}, ""))
	run("storefront bestselling", sf(domain.StorefrontFilter{}, "-bestSelling"))
	ad := func(f domain.ProductFilter) func() error {
		return func() error {
			_, _, err := s.As(s.actor).Products(ctx, f, domain.PageQuery{Number: 1, Size: 20, Sort: "-createdOn"})
			return err
		}
	}
	run("admin newest", ad(domain.ProductFilter{}))
	run("admin search", ad(domain.ProductFilter{Search: "s00"}))
	run("public whole", func() error {
		_, _, err := s.As(s.actor).WholeProducts(ctx, domain.ProductFilter{}, domain.PageQuery{Number: 1, Size: 20, Sort: "-createdOn"})
		return err
	})
	run("details", func() error {
		_, _, _, err := s.As(guest).StorefrontProduct(ctx, domain.ProductKey{ID: 7}, nil, nil)
		return err
	})
	run("card", func() error {
		_, _, err := s.As(guest).StorefrontCard(ctx, domain.ProductKey{ID: 7}, nil, nil)
		return err
	})
	run("browse", func() error {
		_, err := s.As(s.actor).Browse(ctx, domain.BrowseFilter{}, domain.PageQuery{Number: 1, Size: 20, Sort: "name"})
		return err
	})
	run("sellables 3", func() error {
		_, err := s.As(guest).Sellables(ctx, []int64{3, 4, 5})
		return err
	})
})
