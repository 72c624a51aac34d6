package store_test

import (
	"context"
	"fmt"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
)

var _ = Describe("A redirect", func() {
	var s *stockedStore
	var guest domain.Actor
	var mug *catalog.Product
	BeforeEach(func(ctx SpecContext) {
		s = newStockedStore(ctx)
		guest = domain.Actor{Kind: domain.ActorCustomer, StoreID: s.actor.StoreID}
		mug = s.good(ctx, "MUG", 1)
	})
	create := func(ctx context.Context, in catalog.RedirectInput) (*catalog.Redirect, error) {
		return s.Catalog.CreateRedirect(ctx, another(s.actor), in)
	}
	to := func(path, target string) catalog.RedirectInput {
		return catalog.RedirectInput{Path: &path, TargetPath: &target}
	}
	lookUp := func(ctx context.Context, path string) (catalog.RedirectTarget, error) {
		target, _, err := s.As(guest).StorefrontRedirect(ctx, path, nil)
		return target, err
	}

	It("is found in its store only, by its path in any form", func(ctx SpecContext) {
		made, err := create(ctx, catalog.RedirectInput{Path: new("/Caf%C3%A9/"), ProductID: &mug.ID})
		Expect(err).NotTo(HaveOccurred())
		for _, path := range []string{"/café", "/CAFE\u0301/", "/caf%c3%a9"} {
			target, err := lookUp(ctx, path)
			Expect(err).NotTo(HaveOccurred())
			Expect([]any{target.ID, *target.ProductID, *target.Slug}).To(Equal([]any{made.ID, mug.ID, "good-mug"}))
		}
		_, err = lookUp(ctx, "//evil.example")
		Expect(err).To(refuse(domain.NotFound))

		_, neighbor := s.newStore(ctx, "neighbor")
		_, _, err = s.As(domain.Actor{Kind: domain.ActorCustomer, StoreID: neighbor.StoreID}).StorefrontRedirect(ctx, "/café", nil)
		Expect(err).To(refuse(domain.NotFound))
		_, err = s.As(neighbor).Redirect(ctx, made.ID, "")
		Expect(err).To(refuse(domain.NotFound))
		_, err = s.Catalog.UpdateRedirect(ctx, another(neighbor), made.ID, domain.Expect{}, to("/x", "/y"))
		Expect(err).To(refuse(domain.NotFound))
		Expect(s.Catalog.DeleteRedirect(ctx, another(neighbor), made.ID)).To(refuse(domain.NotFound))
		_, err = s.Catalog.CreateRedirect(ctx, another(neighbor), catalog.RedirectInput{Path: new("/café"), ProductID: &mug.ID})
		Expect(err).To(refuse(domain.InvalidValue), "the product is of another store")
		_, err = s.Catalog.CreateRedirect(ctx, another(neighbor), to("/café", "/coffee"))
		Expect(err).NotTo(HaveOccurred(), "each store has its own paths")
	})

	It("is created once by a repeated request", func(ctx SpecContext) {
		actor := another(s.actor)
		first, err := s.Catalog.CreateRedirect(ctx, actor, to("/a", "/b"))
		Expect(err).NotTo(HaveOccurred())
		again, err := s.Catalog.CreateRedirect(ctx, actor, to("/a", "/b"))
		Expect(err).NotTo(HaveOccurred())
		Expect(again.ID).To(Equal(first.ID))
	})

	It("has a unique path, even if several requests create it at once", func(ctx SpecContext) {
		errs := make(chan error, 8)
		for i := range 8 {
			go func() {
				defer GinkgoRecover()
				_, err := patiently(func() (*catalog.Redirect, error) {
					return create(ctx, to([]string{"/twin", "/TWIN/", "/tw%69n"}[i%3], fmt.Sprint("/target", i)))
				})
				errs <- err
			}()
		}
		made := 0
		for range 8 {
			if err := <-errs; err == nil {
				made++
			} else {
				Expect(err).To(refuse(domain.AlreadyExists))
			}
		}
		Expect(made).To(Equal(1))
	})

	It("never leads back to its own path", func(ctx SpecContext) {
		_, err := create(ctx, to("/a", "/A/"))
		Expect(err).To(refuse(domain.InvalidValue))
		for _, leg := range [][2]string{{"/a", "/b"}, {"/b", "/c/"}, {"/%C3%B6", "/a"}} {
			_, err := create(ctx, to(leg[0], leg[1]))
			Expect(err).NotTo(HaveOccurred())
		}
		_, err = create(ctx, to("/c", "/Ö"))
		Expect(err).To(refuse(domain.InvalidValue))
		d, err := create(ctx, to("/d", "/ö"))
		Expect(err).NotTo(HaveOccurred())
		_, err = s.Catalog.UpdateRedirect(ctx, another(s.actor), d.ID, domain.Expect{}, catalog.RedirectInput{Path: new("/C")})
		Expect(err).To(refuse(domain.InvalidValue))
		_, err = s.Catalog.UpdateRedirect(ctx, another(s.actor), d.ID, domain.Expect{}, catalog.RedirectInput{Path: new("/e"), TargetPath: new("/d")})
		Expect(err).NotTo(HaveOccurred(), "its old path is free")
	})

	It("never leads back to its own path, even if two concurrent requests point two paths at each other", func(ctx SpecContext) {
		for i := range 10 {
			errs := make(chan error, 2)
			for _, leg := range [][2]string{{"/x", "/y"}, {"/y", "/x"}} {
				go func() {
					defer GinkgoRecover()
					_, err := patiently(func() (*catalog.Redirect, error) {
						return create(ctx, to(fmt.Sprint(leg[0], i), fmt.Sprint(leg[1], i)))
					})
					errs <- err
				}()
			}
			Expect([]error{<-errs, <-errs}).To(ConsistOf(BeNil(), refuse(domain.InvalidValue)))
		}
	})

	It("leads to products and collections only while the storefront shows them", func(ctx SpecContext) {
		_, err := create(ctx, catalog.RedirectInput{Path: new("/mug"), ProductID: &mug.ID})
		Expect(err).NotTo(HaveOccurred())
		c, err := s.Catalog.CreateCollection(ctx, another(s.actor), catalog.CollectionInput{Name: new("Cups")})
		Expect(err).NotTo(HaveOccurred())
		_, err = create(ctx, catalog.RedirectInput{Path: new("/cups"), CollectionID: &c.ID})
		Expect(err).NotTo(HaveOccurred())
		target, err := lookUp(ctx, "/cups")
		Expect(err).NotTo(HaveOccurred())
		Expect(*target.Slug).To(Equal("cups"))

		Expect(s.Catalog.ArchiveProduct(ctx, another(s.actor), mug.ID)).To(Succeed())
		_, err = lookUp(ctx, "/mug")
		Expect(err).To(refuse(domain.NotFound))
		_, err = s.Catalog.UpdateCollection(ctx, another(s.actor), c.ID, domain.Expect{}, catalog.CollectionInput{IsActive: new(false)})
		Expect(err).NotTo(HaveOccurred())
		_, err = lookUp(ctx, "/cups")
		Expect(err).To(refuse(domain.NotFound))

		Expect(s.Catalog.DeleteCollection(ctx, another(s.actor), c.ID)).To(Succeed())
		_, err = s.As(s.actor).Redirect(ctx, 0, "/cups")
		Expect(err).To(refuse(domain.NotFound), "it is deleted with the collection")
		_, err = s.As(s.actor).Redirect(ctx, 0, "/mug")
		Expect(err).NotTo(HaveOccurred(), "the product can become active again")
	})

	It("is listed by path and age, and found by a part of its path", func(ctx SpecContext) {
		long := "/long"
		for range 60 {
			long += "ж&"
		}
		var ids []int64
		for _, path := range []string{"/b", "/A", long + "/2", long + "/1", "/Über"} {
			r, err := create(ctx, to(path, "/"))
			Expect(err).NotTo(HaveOccurred())
			ids = append(ids, r.ID)
		}
		listed := func(f catalog.RedirectFilter, sort string) (out []int64) {
			GinkgoHelper()
			q := domain.PageQuery{Number: 1, Size: 2, Sort: sort}
			for {
				page, err := s.As(s.actor).Redirects(ctx, f, q)
				Expect(err).NotTo(HaveOccurred())
				for _, r := range page.Items {
					out = append(out, r.ID)
				}
				if page.NextCursor == "" {
					return out
				}
				Expect(len(page.NextCursor)).To(BeNumerically("<=", 512), "as the contract allows")
				q.Cursor = page.NextCursor
			}
		}
		Expect(listed(catalog.RedirectFilter{}, "path")).To(Equal([]int64{ids[1], ids[0], ids[2], ids[3], ids[4]}))
		Expect(listed(catalog.RedirectFilter{}, "-createdOn")).To(Equal([]int64{ids[4], ids[3], ids[2], ids[1], ids[0]}))
		Expect(listed(catalog.RedirectFilter{Search: "uber"}, "path")).To(Equal([]int64{ids[4]}))
		Expect(listed(catalog.RedirectFilter{Search: "long"}, "path")).To(Equal([]int64{ids[2], ids[3]}))
		Expect(listed(catalog.RedirectFilter{ProductID: []int64{mug.ID}}, "path")).To(BeEmpty())
	})
})
