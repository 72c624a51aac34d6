package apitest_test

import (
	"fmt"
	"net/http"
	"strings"
	"sync"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/server/config"
	"github.com/storeplatform/storeplatform/store/domain"
)

var _ = Describe("The files of a store", func() {
	const size = 300 << 10
	text := func(n int) []byte { return []byte(strings.Repeat(fmt.Sprintf("%09d\n", n), size/10)) }
	usage := func(admin apitest.Client) [3]string {
		GinkgoHelper()
		u := admin.Get("/admin/media/usage").OK()
		return [3]string{u.Text("fileCount"), u.Text("sizeBytes"), fmt.Sprint(u.At("maxSizeBytes"))}
	}

	It("never exceed the store's limit under concurrent uploads", func(ctx SpecContext) {
		world := apitest.Start(ctx, func(c *config.Config) { c.Roles, c.StoreMediaMegabytes = []string{"api"}, 1 })
		shop, far := world.Shop("full"), world.Shop("empty")
		admin := shop.AppToken("media:read", "media:write") // the token is valid for longer than the spec's day
		Expect(usage(admin)).To(Equal([3]string{"0", "0", "1048576"}))

		var all sync.WaitGroup
		var mu sync.Mutex
		var kept []int64
		var taken []int
		for n := range 8 {
			all.Go(func() {
				defer GinkgoRecover()
				a := admin.Once().Upload("/admin/media", "notes.txt", text(n), nil)
				mu.Lock()
				defer mu.Unlock()
				if a.Status == http.StatusOK {
					kept, taken = append(kept, a.ID("mediaId")), append(taken, n)
					return
				}
				Expect(a.Is(http.StatusRequestEntityTooLarge).Refused(domain.PayloadTooLarge).Detail).To(ContainSubstring("they may take 1048576"))
			})
		}
		all.Wait()
		Expect(kept).To(HaveLen(3))
		full := [3]string{"3", fmt.Sprint(3 * size), "1048576"}
		Expect(usage(admin)).To(Equal(full))

		By("the same content counts once, and another store has its own limit")
		again := admin.Upload("/admin/media", "copy.txt", text(taken[0]), nil).OK().ID("mediaId")
		Expect(usage(admin)).To(Equal(full))
		Expect(usage(far.Admin)).To(Equal([3]string{"0", "0", "1048576"}))
		far.Admin.Upload("/admin/media", "notes.txt", text(100), nil).OK()

		By("deleted files count until their bytes are deleted")
		for _, id := range []int64{kept[0], again} {
			admin.Delete(fmt.Sprint("/admin/media?mediaId=", id)).Is(http.StatusNoContent)
		}
		Expect(world.App.Service.Media.DeleteUnusedMedia(ctx)).To(Succeed())
		Expect(usage(admin)).To(Equal(full))
		admin.Upload("/admin/media", "notes.txt", text(200), nil).Is(http.StatusRequestEntityTooLarge)
		world.Clock.Advance(25 * time.Hour)
		Expect(world.App.Service.Media.DeleteUnusedMedia(ctx)).To(Succeed())
		Expect(usage(admin)).To(Equal([3]string{"2", fmt.Sprint(2 * size), "1048576"}))
		admin.Upload("/admin/media", "notes.txt", text(200), nil).OK()
		Expect(usage(admin)).To(Equal(full))
	})

	It("have unlimited space if the store has no limit", func(ctx SpecContext) {
		world := apitest.Start(ctx, func(c *config.Config) { c.Roles, c.StoreMediaMegabytes = []string{"api"}, 0 })
		admin := world.Shop("roomy").Admin
		for n := range 4 {
			admin.Upload("/admin/media", "notes.txt", text(n), nil).OK()
		}
		Expect(usage(admin)).To(Equal([3]string{"4", fmt.Sprint(4 * size), "<nil>"}))
	})
})
