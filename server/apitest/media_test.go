package apitest_test

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"hash/crc32"
	"image"
	"image/color"
	"image/jpeg"
	"image/png"
	"io"
	"net/http"
	"strconv"
	"strings"
	"sync"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/server/config"
	"github.com/storeplatform/storeplatform/store/domain"
)

// drawn returns a picture that is different for each seed.
func drawn(width, height int, seed uint8) image.Image {
	m := image.NewRGBA(image.Rect(0, 0, width, height))
	for y := range height {
		for x := range width {
			m.SetRGBA(x, y, color.RGBA{uint8(x), uint8(y), seed, 255})
		}
	}
	return m
}

func aPNG(width, height int, seed uint8) []byte {
	var b bytes.Buffer
	Expect(png.Encode(&b, drawn(width, height, seed))).To(Succeed())
	return b.Bytes()
}

func aJPEG(width, height int, seed uint8) []byte {
	var b bytes.Buffer
	Expect(jpeg.Encode(&b, drawn(width, height, seed), nil)).To(Succeed())
	return b.Bytes()
}

// served downloads a file as a browser does.
func served(world *apitest.World, url string, headers ...string) (*http.Response, []byte) {
	GinkgoHelper()
	path, ours := strings.CutPrefix(url, "http://store.example")
	Expect(ours).To(BeTrue(), url)
	req, err := http.NewRequest(http.MethodGet, world.URL+path, nil)
	Expect(err).NotTo(HaveOccurred())
	for i := 0; i < len(headers); i += 2 {
		req.Header.Set(headers[i], headers[i+1])
	}
	res, err := http.DefaultClient.Do(req)
	Expect(err).NotTo(HaveOccurred())
	defer res.Body.Close()
	body, err := io.ReadAll(res.Body)
	Expect(err).NotTo(HaveOccurred())
	return res, body
}

// processed waits until the file of a medium is processed.
func processed(admin apitest.Client, id int64) *apitest.Answer {
	GinkgoHelper()
	var a *apitest.Answer
	Eventually(func() string {
		a = admin.Get(fmt.Sprint("/admin/media?mediaId=", id)).OK()
		return a.Text("status")
	}).WithTimeout(20 * time.Second).ShouldNot(Equal("PROCESSING"))
	return a
}

var _ = Describe("Media", Ordered, ContinueOnFailure, func() {
	var (
		world     *apitest.World
		shop, far *apitest.Shop
		admin     apitest.Client
	)

	BeforeAll(func(ctx SpecContext) {
		world = apitest.Start(ctx, func(c *config.Config) { c.MediaMegabytes = 1 })
		shop, far = world.Shop("pictures"), world.Shop("other-pictures")
		admin = shop.Admin
	})

	It("are uploaded, listed, described, used, served and deleted", func() {
		folder := admin.Post("/admin/media/folder", map[string]any{"name": "kettles"}).OK().ID("folderId")
		made := admin.Once().Upload("/admin/media", `C:\fakepath\kettle.jpg`, aJPEG(900, 600, 1), map[string]string{"folderId": strconv.FormatInt(folder, 10), "altText": "A kettle"}).OK()
		id := made.ID("mediaId")
		Expect(made.Text("fileName")).To(Equal("kettle.jpg"))
		Expect([]any{made.At("mediaType"), made.At("mimeType"), made.At("altText"), made.Text("width"), made.Text("height"), made.Text("folderId"), made.At("status")}).To(
			Equal([]any{"IMAGE", "image/jpeg", "A kettle", "900", "600", fmt.Sprint(folder), "PROCESSING"}))

		a := processed(admin, id)
		Expect(a.Text("status")).To(Equal("READY"))
		Expect(a.At("variants")).To(HaveLen(2), "640 and 320, and none that is wider than the image")
		res, body := served(world, a.Text("variants.1.url"))
		Expect(res.StatusCode).To(Equal(http.StatusOK))
		small, kind, err := image.Decode(bytes.NewReader(body))
		Expect(err).NotTo(HaveOccurred())
		Expect([]any{kind, small.Bounds().Dx(), small.Bounds().Dy()}).To(Equal([]any{"jpeg", 320, 213}))
		Expect(a.Text("thumbnailUrl")).To(Equal(a.Text("variants.1.url")))

		a = admin.Patch("/admin/media", map[string]any{"mediaId": id, "version": 1, "focalX": "0.25", "focalY": "1", "tags": []string{"kitchen", "new"}, "fileName": "kettle-2.jpg", "folderId": nil}).OK()
		Expect([]any{a.At("focalX"), a.At("focalY"), a.At("fileName"), a.At("folderId"), a.Text("version")}).To(Equal([]any{"0.25", "1", "kettle-2.jpg", nil, "2"}))
		admin.Patch("/admin/media", map[string]any{"mediaId": id, "version": 1, "altText": "x"}).Is(http.StatusConflict).Refused(domain.VersionConflict)
		for _, wrong := range []map[string]any{{"focalX": "1.5"}, {"focalX": nil}, {"folderId": 999_999}, {"fileName": "\u202e"}} {
			wrong["mediaId"] = id
			admin.Patch("/admin/media", wrong).Is(http.StatusUnprocessableEntity).Refused(domain.InvalidValue)
		}

		for query, found := range map[string]bool{
			"search=KETTLE": true, "search=teapot": false, "tag=kitchen": true, "tag=garden": false, "isUsed=false": true, "isUsed=true": false, "mediaType=IMAGE": true,
			"mediaType=VIDEO": false, "status=READY": true, "status=FAILED": false, "rootOnly=true": true, fmt.Sprint("folderId=", folder): false, "sort=sizeBytes": true, "sort=-fileName": true,
		} {
			page := admin.Get("/admin/media/paged?" + query).OK()
			Expect(page.At("items")).To(HaveLen(map[bool]int{true: 1, false: 0}[found]), query)
		}

		admin.Patch("/admin/product", map[string]any{"productId": shop.ProductID, "media": []any{map[string]any{"mediaId": id}}}).OK()
		Expect(admin.Get(fmt.Sprint("/admin/media?mediaId=", id)).Text("usageCount")).To(Equal("1"))
		refused := admin.Delete(fmt.Sprint("/admin/media?mediaId=", id)).Is(http.StatusConflict).Refused(domain.InUse)
		Expect(refused.Detail).To(ContainSubstring("ceramic-pour-over-set"))
		admin.Delete(fmt.Sprintf("/admin/media?mediaId=%d&force=true", id)).Is(http.StatusNoContent)
		admin.Get(fmt.Sprint("/admin/media?mediaId=", id)).Is(http.StatusNotFound)
		Expect(admin.Get(fmt.Sprint("/admin/product?productId=", shop.ProductID)).At("media")).To(BeEmpty())
		admin.Delete(fmt.Sprint("/admin/media?mediaId=", id)).Is(http.StatusNotFound)
	})

	It("are included in every object that uses them", func() {
		first := admin.Upload("/admin/media", "white.png", aPNG(400, 300, 10), map[string]string{"altText": "White"}).OK().ID("mediaId")
		second := admin.Upload("/admin/media", "black.png", aPNG(400, 300, 11), nil).OK().ID("mediaId")
		document := admin.Upload("/admin/media", "care.pdf", []byte("%PDF-1.4\n%%EOF\n"), nil).OK().ID("mediaId")
		processed(admin, first)
		processed(admin, second)
		product := admin.Get(fmt.Sprint("/admin/product?productId=", shop.ProductID)).OK()
		color, black := product.ID("options.0.productOptionId"), product.ID("options.0.values.1.productOptionValueId")
		admin.Patch("/admin/product", map[string]any{"productId": shop.ProductID,
			"media":    []any{map[string]any{"mediaId": first, "altText": "The white one"}, map[string]any{"mediaId": second}, map[string]any{"mediaId": document}},
			"options":  []any{map[string]any{"productOptionId": color, "values": []any{map[string]any{"productOptionValueId": product.ID("options.0.values.0.productOptionValueId")}, map[string]any{"productOptionValueId": black, "mediaId": second}}}},
			"variants": []any{map[string]any{"variantId": shop.White}, map[string]any{"variantId": shop.Black, "mediaIds": []int64{second}}}}).OK()
		collection := admin.Post("/admin/collection", map[string]any{"name": "Coffee", "mediaId": second, "productIds": []int64{shop.ProductID}}).OK().ID("collectionId")
		admin.Patch("/admin/store/settings", map[string]any{"logoMediaId": first, "branding": map[string]any{"radius": 4, "iconMediaId": first}}).OK()
		Expect(admin.Get(fmt.Sprint("/admin/media?mediaId=", second)).Text("usageCount")).To(Equal("4"), "product, variant, value, collection")
		Expect(admin.Get(fmt.Sprint("/admin/media?mediaId=", first)).Text("usageCount")).To(Equal("2"), "product, and store: logo and icon")

		whites, blacks := admin.Get(fmt.Sprint("/admin/media?mediaId=", first)).OK(), admin.Get(fmt.Sprint("/admin/media?mediaId=", second)).OK()
		shown := admin.Get(fmt.Sprint("/admin/product?productId=", shop.ProductID)).OK()
		Expect(shown.At("media")).To(HaveLen(3))
		Expect([]int64{shown.ID("media.0.mediaId"), shown.ID("media.1.mediaId"), shown.ID("media.2.mediaId")}).To(Equal([]int64{first, second, document}))
		Expect([]any{shown.At("media.0.url"), shown.At("media.0.thumbnailUrl"), shown.At("media.0.altText"), shown.At("media.2.thumbnailUrl")}).To(
			Equal([]any{whites.At("url"), whites.At("thumbnailUrl"), "The white one", nil}))
		Expect(admin.Get("/admin/product/paged").At("items.0.thumbnailUrl")).To(Equal(whites.At("thumbnailUrl")))
		browse := admin.Get("/admin/product/browse/paged?sort=sku").OK()
		Expect([]any{browse.At("items.0.thumbnailUrl"), browse.At("items.1.thumbnailUrl")}).To(Equal([]any{blacks.At("thumbnailUrl"), whites.At("thumbnailUrl")}))
		public := shop.AppToken("product:read", "order:read").Get("/product/paged").OK()
		Expect(public.At("items.0.media")).To(Equal(shown.At("media")))

		card := shop.Storefront.Get(fmt.Sprint("/customer/product/card?productId=", shop.ProductID)).OK()
		Expect(card.At("primaryMedia")).To(HaveKeyWithValue("url", whites.At("url")))
		Expect(card.At("primaryMedia")).To(HaveKeyWithValue("altText", "The white one"))
		Expect(card.Text("primaryMedia.width") + "×" + card.Text("primaryMedia.height")).To(Equal("400×300"))
		details := shop.Storefront.Get(fmt.Sprint("/customer/product?productId=", shop.ProductID)).OK()
		Expect(details.At("media")).To(HaveLen(3))
		Expect(details.ID("media.1.mediaId")).To(Equal(second))
		Expect(details.At("media.1.variants")).To(Equal(blacks.At("variants")))
		Expect(shop.Storefront.Get("/customer/product/paged").At("items.0.primaryMedia")).To(Equal(card.At("primaryMedia")))
		Expect(shop.Storefront.Get("/customer/collection/all").At("items.0.media")).To(HaveKeyWithValue("url", blacks.At("url")))
		Expect(shop.Storefront.Get("/customer/store/overview").At("logo")).To(HaveKeyWithValue("altText", "White"))

		guest := shop.Guest(shop.Black, 1)
		Expect(guest.Get("/customer/cart/summary").At("items.0.mediaUrl")).To(Equal(blacks.At("thumbnailUrl")))
		order := admin.Once().Post("/admin/order", map[string]any{"email": "mia@example.com", "items": []any{map[string]any{"variantId": shop.Black, "quantity": 1}},
			"shippingAddress": apitest.Home, "shippingMethodId": shop.ShippingMethodID, "payment": map[string]any{"paymentToken": "pm_card_visa"}}).OK()
		Expect(order.At("items.0.mediaUrl")).To(Equal(blacks.At("thumbnailUrl")))
		Expect(shop.AppToken("order:read").Get("/order?orderId=" + order.Text("orderId")).At("items.0.mediaUrl")).To(Equal(blacks.At("thumbnailUrl")))

		By("losing the objects that show them")
		admin.Delete(fmt.Sprint("/admin/collection?collectionId=", collection)).OK()
		admin.Patch("/admin/product", map[string]any{"productId": shop.ProductID, "options": []any{map[string]any{"productOptionId": color, "values": []any{
			map[string]any{"productOptionValueId": product.ID("options.0.values.0.productOptionValueId")}, map[string]any{"productOptionValueId": black, "mediaId": nil}}}}}).OK()
		Expect(admin.Get(fmt.Sprint("/admin/media?mediaId=", second)).Text("usageCount")).To(Equal("2"))
		admin.Delete(fmt.Sprintf("/admin/media?mediaId=%d&force=true", first)).Is(http.StatusNoContent)
		shown = admin.Get(fmt.Sprint("/admin/product?productId=", shop.ProductID)).OK()
		Expect([]any{shown.At("media.0.mediaId"), shown.At("primaryMediaId")}).To(Equal([]any{blacks.At("mediaId"), blacks.At("mediaId")}))
		settings := admin.Get("/admin/store/settings").OK()
		Expect([]any{settings.At("logoMediaId"), settings.At("branding.iconMediaId"), settings.Text("branding.radius")}).To(Equal([]any{nil, nil, "4"}))
		admin.Patch("/admin/store/settings", map[string]any{"branding": map[string]any{"iconMediaId": second}}).OK()
		admin.Delete(fmt.Sprintf("/admin/media?mediaId=%d", second)).Refused("in_use")
		admin.Patch("/admin/store/settings", map[string]any{"branding": map[string]any{}}).OK()
		admin.Delete(fmt.Sprintf("/admin/media?mediaId=%d&force=true", second)).Is(http.StatusNoContent)
		Expect(admin.Get(fmt.Sprint("/admin/product?productId=", shop.ProductID)).At("variants.1.mediaIds")).To(BeEmpty())
	})

	It("are served with support for ranges and caches, and with headers that prevent browsers from running them", func() {
		image := admin.Upload("/admin/media", "a.png", aPNG(40, 30, 20), nil).OK()
		text := admin.Upload("/admin/media", "a.html.txt", []byte("only words, and no more\n"), nil).OK()
		res, body := served(world, image.Text("url"))
		Expect(body).To(HaveLen(int(image.ID("sizeBytes"))))
		for name, value := range map[string]string{"Content-Type": "image/png", "X-Content-Type-Options": "nosniff", "Accept-Ranges": "bytes", "Cross-Origin-Resource-Policy": "cross-origin",
			"Cache-Control": "public, max-age=31536000, immutable", "Content-Disposition": "", "Content-Encoding": "", "Access-Control-Allow-Origin": "*"} {
			Expect(res.Header.Get(name)).To(Equal(value), name)
		}
		Expect(res.Header.Get("Content-Security-Policy")).To(And(HavePrefix("default-src 'none'"), ContainSubstring("sandbox")))
		again, nothing := served(world, image.Text("url"), "If-None-Match", res.Header.Get("ETag"))
		Expect([]any{again.StatusCode, len(nothing)}).To(Equal([]any{http.StatusNotModified, 0}))
		part, some := served(world, image.Text("url"), "Range", "bytes=1-3")
		Expect([]any{part.StatusCode, string(some), part.Header.Get("Content-Range")}).To(Equal([]any{http.StatusPartialContent, "PNG", fmt.Sprint("bytes 1-3/", len(body))}))
		end, _ := served(world, image.Text("url"), "Range", "bytes=99999999-")
		Expect(end.StatusCode).To(Equal(http.StatusRequestedRangeNotSatisfiable))
		res, _ = served(world, text.Text("url"))
		Expect([]string{res.Header.Get("Content-Type"), res.Header.Get("Content-Disposition")}).To(Equal([]string{"text/plain", "attachment"}))
		Expect(text.At("mediaType")).To(Equal("DOCUMENT"))

		key := strings.TrimSuffix(image.Text("url"), "original.png")
		Expect(key).To(MatchRegexp(fmt.Sprintf(`/media/%d/[a-z2-7]{32}/$`, shop.StoreID)), "160 random bits")
		for _, other := range []string{"original.html", "original.svg", "../original.png", "%2e%2e/original.png", "", "320.exe", "original.png.tmp", "original.png/"} {
			res, _ := served(world, key+other)
			Expect(res.StatusCode).To(Equal(http.StatusNotFound), other)
		}
	})

	DescribeTable("are refused, and no row is stored, if the file is", func(name string, content []byte, status int, code domain.Code) {
		before := admin.Get("/admin/media/paged").OK().Text("totalCount")
		admin.Upload("/admin/media", name, content, nil).Is(status).Refused(code)
		Expect(admin.Get("/admin/media/paged").OK().Text("totalCount")).To(Equal(before))
	},
		Entry("a page with an image's file name", "a.png", []byte("<!DOCTYPE html><script>alert(1)</script>"), 415, domain.UnsupportedMediaType),
		Entry("an SVG", "a.svg", []byte(`<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>`), 415, domain.UnsupportedMediaType),
		Entry("an archive with an image's file name", "a.jpg", []byte("PK\x03\x04\x14\x00\x00\x00\x08\x00abcdefghijklmnop"), 415, domain.UnsupportedMediaType),
		Entry("a program", "con.png", []byte("\x7fELF\x02\x01\x01\x00\x00\x00\x00\x00"), 415, domain.UnsupportedMediaType),
		Entry("an AVIF", "a.avif", []byte("\x00\x00\x00\x20ftypavif\x00\x00\x00\x00avifmif1miafMA1B"), 415, domain.UnsupportedMediaType),
		Entry("empty", "a.png", []byte{}, 422, domain.InvalidValue),
		Entry("an image with oversized dimensions", "a.png", hugePNG(16_000, 16_000), 422, domain.InvalidValue),
		Entry("a truncated image", "a.jpg", func() []byte { b := aJPEG(64, 64, 3); return b[:len(b)/2] }(), 422, domain.InvalidValue),
		Entry("larger than the limit", "a.txt", bytes.Repeat([]byte("a line of text\n"), 80_000), 413, domain.PayloadTooLarge),
	)

	It("are refused with a pointer to every invalid field of an upload", func() {
		pointers := func(a *apitest.Answer) (all []string) {
			for _, f := range a.Is(http.StatusBadRequest).Refused(domain.InvalidRequest).Errors {
				all = append(all, f.Pointer+" "+f.Code)
			}
			return all
		}
		Expect(pointers(admin.Upload("/admin/media", "a.png", aPNG(4, 4, 1), map[string]string{"folderId": "1e3", "altText": strings.Repeat("x", 501), "nonsense": "1"}))).To(
			ConsistOf("/altText too_long", "/folderId wrong_type", "/nonsense unknown"))
		Expect(pointers(admin.With("Content-Type", "multipart/form-data; boundary=x").Post("/admin/media", "--x--\r\n"))).To(ConsistOf("/file required"))
		admin.With("Content-Type", "multipart/form-data; boundary=x").Post("/admin/media", "--x\r\nContent-Disposition: form-data; name=\"file\"; filename=\"a\"\r\n\r\nabc").Is(http.StatusBadRequest)
		admin.With("Content-Type", "multipart/form-data").Post("/admin/media", "--x--\r\n").Is(http.StatusBadRequest)
		admin.Post("/admin/media", map[string]any{"file": "x"}).Is(http.StatusUnsupportedMediaType)
		theirs := far.Admin.Post("/admin/media/folder", map[string]any{"name": "theirs"}).OK().Text("folderId")
		admin.Upload("/admin/media", "a.png", aPNG(4, 4, 1), map[string]string{"folderId": theirs}).Is(http.StatusUnprocessableEntity).Refused(domain.InvalidValue)
		admin.Upload("/admin/media", "a.png", aPNG(4, 4, 1), map[string]string{"folderId": "999999"}).Is(http.StatusUnprocessableEntity).Refused(domain.InvalidValue)
	})

	It("are created once per idempotency key, which cannot be reused for a different file", func() {
		once := admin.Once()
		first := once.Upload("/admin/media", "k.png", aPNG(10, 10, 30), nil).OK()
		again := once.Upload("/admin/media", "k.png", aPNG(10, 10, 30), nil).OK()
		Expect(again.Header.Get("Idempotent-Replayed")).To(Equal("true"))
		Expect(again.Body).To(Equal(first.Body))
		once.Upload("/admin/media", "k.png", aPNG(10, 10, 31), nil).Refused(domain.IdempotencyKeyReuse)
	})

	It("are in folders whose names are unique and whose paths and counts are up to date", func() {
		make := func(name string, parent any) *apitest.Answer {
			return admin.Once().Post("/admin/media/folder", map[string]any{"name": name, "parentFolderId": parent})
		}
		products := make("products", nil).OK()
		coffee := make("coffee", products.ID("folderId")).OK()
		Expect([]any{coffee.At("path"), coffee.At("parentFolderId"), coffee.Text("mediaCount"), coffee.Text("childCount")}).To(Equal([]any{"/products/coffee", products.At("folderId"), "0", "0"}))
		make("coffee", products.ID("folderId")).Is(http.StatusConflict).Refused(domain.AlreadyExists)
		make("coffee", nil).OK()
		make("x", 999_999).Refused(domain.InvalidValue)
		id, parent := coffee.ID("folderId"), products.ID("folderId")
		inside := admin.Upload("/admin/media", "in.png", aPNG(8, 8, 50), map[string]string{"folderId": fmt.Sprint(id)}).OK().ID("mediaId")
		Expect(admin.Get(fmt.Sprint("/admin/media/folder/paged?parentFolderId=", parent)).Text("items.0.mediaCount")).To(Equal("1"))
		Expect(admin.Get("/admin/media/folder/paged?search=PROD").At("items.0.childCount")).To(BeEquivalentTo("1"))
		Expect(admin.Get("/admin/media/folder/paged?rootOnly=true").At("items")).To(HaveLen(3), "kettles, products and coffee")

		By("moving")
		move := func(folder int64, to any) *apitest.Answer {
			return admin.Patch("/admin/media/folder", map[string]any{"folderId": folder, "parentFolderId": to})
		}
		move(parent, id).Is(http.StatusUnprocessableEntity).Refused(domain.InvalidValue)
		move(parent, parent).Refused(domain.InvalidValue)
		move(id, nil).Is(http.StatusConflict).Refused(domain.AlreadyExists)
		Expect(admin.Patch("/admin/media/folder", map[string]any{"folderId": id, "name": "tea", "parentFolderId": nil, "version": 1}).OK().Text("path")).To(Equal("/tea"))
		admin.Patch("/admin/media/folder", map[string]any{"folderId": id, "name": "x", "version": 1}).Refused(domain.VersionConflict)

		By("nesting ten levels deep")
		deepest := id
		for level := 2; level <= 10; level++ {
			deepest = make(fmt.Sprint("level ", level), deepest).OK().ID("folderId")
		}
		make("too deep", deepest).Is(http.StatusUnprocessableEntity).Refused(domain.InvalidValue)
		move(id, parent).Is(http.StatusUnprocessableEntity).Refused(domain.InvalidValue)

		By("deleting")
		remove := func(folder int64, besides string) *apitest.Answer {
			return admin.Delete(fmt.Sprint("/admin/media/folder?folderId=", folder, besides))
		}
		remove(id, "").Is(http.StatusConflict).Refused(domain.InUse)
		remove(id, fmt.Sprint("&replacementFolderId=", deepest)).Is(http.StatusUnprocessableEntity).Refused(domain.InvalidValue)
		remove(id, "&replacementFolderId=999999").Is(http.StatusUnprocessableEntity).Refused(domain.InvalidValue)
		remove(id, fmt.Sprint("&replacementFolderId=", parent)).Is(http.StatusNoContent)
		Expect(admin.Get(fmt.Sprint("/admin/media?mediaId=", inside)).ID("folderId")).To(Equal(parent))
		Expect(admin.Get(fmt.Sprint("/admin/media/folder/paged?parentFolderId=", parent)).Text("items.0.name")).To(Equal("level 2"))
		remove(id, "").Is(http.StatusNotFound)
	})

	It("are never in a folder that contains itself after concurrent moves", func() {
		for range 5 {
			a := admin.Post("/admin/media/folder", map[string]any{"name": "a"}).OK().ID("folderId")
			b := admin.Post("/admin/media/folder", map[string]any{"name": "b"}).OK().ID("folderId")
			status := make([]int, 2)
			var both sync.WaitGroup
			for i, pair := range [][2]int64{{a, b}, {b, a}} {
				both.Go(func() {
					defer GinkgoRecover()
					status[i] = admin.Patch("/admin/media/folder", map[string]any{"folderId": pair[0], "parentFolderId": pair[1]}).Status
				})
			}
			both.Wait()
			Expect(status).To(ConsistOf(http.StatusOK, http.StatusUnprocessableEntity))
			for _, id := range []int64{a, b, a} { // deletes the inner folder first, whichever of the two it is
				admin.Delete(fmt.Sprint("/admin/media/folder?folderId=", id))
			}
		}
	})

	It("are either used or deleted, never both, by concurrent requests", func() {
		for i := range 5 {
			id := admin.Upload("/admin/media", "race.png", aPNG(8, 8, byte(60+i)), nil).OK().ID("mediaId")
			var used, deleted *apitest.Answer
			var both sync.WaitGroup
			both.Go(func() {
				defer GinkgoRecover()
				used = admin.Patch("/admin/product", map[string]any{"productId": shop.ProductID, "media": []any{map[string]any{"mediaId": id}}})
			})
			both.Go(func() {
				defer GinkgoRecover()
				deleted = admin.Delete(fmt.Sprint("/admin/media?mediaId=", id))
			})
			both.Wait()
			if used.Status == http.StatusOK {
				deleted.Is(http.StatusConflict)
				Expect(admin.Get(fmt.Sprint("/admin/product?productId=", shop.ProductID)).At("media")).To(HaveLen(1))
			} else {
				used.Is(http.StatusUnprocessableEntity)
				deleted.Is(http.StatusNoContent)
			}
		}
	})

	It("share one stored file per store, regardless of the number of concurrent uploads", func() {
		content, urls := aPNG(60, 40, 40), make([]string, 4)
		var all sync.WaitGroup
		for i := range urls {
			all.Go(func() {
				defer GinkgoRecover()
				urls[i] = admin.Upload("/admin/media", fmt.Sprint(i, ".png"), content, nil).OK().Text("url")
			})
		}
		all.Wait()
		Expect(urls).To(HaveEach(urls[0]))
		Expect(admin.Get("/admin/media/paged?search=.png&sort=fileName").At("items.0.checksum")).To(HaveLen(64))
		Expect(far.Admin.Upload("/admin/media", "1.png", content, nil).OK().Text("url")).NotTo(Equal(urls[0]))
	})
})

// hugePNG is a small file whose PNG header declares a huge image.
func hugePNG(width, height int) []byte {
	b := aPNG(1, 1, 0)
	b[16], b[17], b[18], b[19] = byte(width>>24), byte(width>>16), byte(width>>8), byte(width)
	b[20], b[21], b[22], b[23] = byte(height>>24), byte(height>>16), byte(height>>8), byte(height)
	binary.BigEndian.PutUint32(b[29:], crc32.ChecksumIEEE(b[12:29]))
	return b
}
