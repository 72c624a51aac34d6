package store_test

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"errors"
	"hash/crc32"
	"image"
	"image/png"
	"io"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/google/uuid"
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/media"
	bucket "github.com/storeplatform/storeplatform/store/provider/media"
	"github.com/storeplatform/storeplatform/store/provider/payment"
	"github.com/storeplatform/storeplatform/store/storetest"
)

// failingBucket is a bucket whose calls can fail, hang until the caller cancels, ignore the cancellation, or
// stop halfway.
type failingBucket struct {
	bucket.Bucket
	mu    sync.Mutex
	fault map[string]string // maps the name of a call to "fails", "hangs", "deaf" or "halfway"
	heard chan struct{}     // closing it ends the deaf calls
	leave func()            // cancels the context of a hanging call
	puts  int
	held  int
}

var errBucket = errors.New("the bucket is not there")

func (f *failingBucket) set(step, fault string) {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.fault = map[string]string{step: fault}
}

func (f *failingBucket) at(ctx context.Context, step string) error {
	f.mu.Lock()
	fault, leave := f.fault[step], f.leave
	f.mu.Unlock()
	switch fault {
	case "fails":
		return &domain.Error{Code: domain.Unavailable, Detail: errBucket.Error()}
	case "hangs":
		if leave != nil {
			leave()
		}
		<-ctx.Done()
		return ctx.Err()
	case "deaf":
		f.count(1)
		<-f.heard
		f.count(-1)
		return errBucket
	}
	return nil
}

// impatient returns a context that is canceled as soon as the bucket hangs, however fast the machine is.
func (f *failingBucket) impatient(ctx context.Context) context.Context {
	ctx, cancel := context.WithCancel(ctx)
	DeferCleanup(cancel)
	f.mu.Lock()
	defer f.mu.Unlock()
	f.leave = cancel
	return ctx
}

func (f *failingBucket) count(n int) {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.held += n
}

// waiting returns the number of calls that wait for a deaf bucket.
func (f *failingBucket) waiting() int {
	f.mu.Lock()
	defer f.mu.Unlock()
	return f.held
}

func (f *failingBucket) Put(ctx context.Context, name, mimeType string, r io.Reader) error {
	f.mu.Lock()
	f.puts++
	halfway := f.fault["put"] == "halfway"
	f.mu.Unlock()
	if err := f.at(ctx, "put"); err != nil {
		return err
	}
	if halfway { // the process dies halfway, and the bytes it has written stay
		if err := f.Bucket.Put(ctx, name+".18a.tmp", mimeType, io.LimitReader(r, 20)); err != nil {
			return err
		}
		return errors.New("killed")
	}
	return f.Bucket.Put(ctx, name, mimeType, r)
}

func (f *failingBucket) Open(ctx context.Context, name string) (bucket.Blob, error) {
	if err := f.at(ctx, "open"); err != nil {
		return nil, err
	}
	blob, err := f.Bucket.Open(ctx, name)
	return faultyBlob{blob, f}, err
}

type faultyBlob struct {
	bucket.Blob
	bucket *failingBucket
}

func (b faultyBlob) Read(p []byte) (int, error) {
	if err := b.bucket.at(context.Background(), "read"); err != nil {
		return 0, err
	}
	return b.Blob.Read(p)
}

func (f *failingBucket) Names(ctx context.Context, prefix string) ([]string, error) {
	if err := f.at(ctx, "names"); err != nil {
		return nil, err
	}
	return f.Bucket.Names(ctx, prefix)
}

func (f *failingBucket) Delete(ctx context.Context, name string) error {
	if err := f.at(ctx, "delete"); err != nil {
		return err
	}
	return f.Bucket.Delete(ctx, name)
}

// gallery is a store that keeps media in a failingBucket.
type gallery struct {
	*stockedStore
	bucket *failingBucket
}

func newGallery(ctx SpecContext) *gallery {
	GinkgoHelper()
	s := newStockedStore(ctx)
	inside, err := bucket.Open(ctx, storetest.MediaURL())
	Expect(err).NotTo(HaveOccurred())
	g := &gallery{s, &failingBucket{Bucket: inside, heard: make(chan struct{})}}
	g.Service = newService(store.Options{DB: s.Data.Repo, Clock: s.Data.Clock, Keys: storetest.Keyring(), Gateways: payment.NewGateways(), PublicURL: "http://store.example",
		Media: g.bucket, MediaURL: "http://store.example/media"})
	return g
}

func (g *gallery) logo(ctx context.Context, id int64) {
	GinkgoHelper()
	_, err := g.Data.SQL.ExecContext(ctx, "UPDATE stores SET settings = jsonb_set(settings, '{logoMediaId}', to_jsonb($1::bigint)) WHERE id = $2", id, g.actor.StoreID)
	Expect(err).NotTo(HaveOccurred())
}

func (g *gallery) upload(ctx context.Context, content []byte) (*media.Media, error) {
	sum := sha256.Sum256(content)
	return g.Media.CreateMedia(ctx, another(g.actor), media.Upload{Name: "a.png", Bytes: bytes.NewReader(content), Checksum: hex.EncodeToString(sum[:])}, media.MediaInput{})
}

// stored returns the names of all blobs, without their keys.
func (g *gallery) stored(ctx context.Context) (names []string) {
	GinkgoHelper()
	all, err := g.bucket.Bucket.Names(ctx, "")
	Expect(err).NotTo(HaveOccurred())
	for _, name := range all {
		names = append(names, name[strings.LastIndex(name, "/")+1:])
	}
	slices.Sort(names)
	return names
}

func (g *gallery) rows(ctx context.Context) (files, media int) {
	GinkgoHelper()
	Expect(g.Data.SQL.QueryRowContext(ctx, "SELECT (SELECT count(*) FROM media_files), (SELECT count(*) FROM media)").Scan(&files, &media)).To(Succeed())
	return files, media
}

func (g *gallery) status(ctx context.Context, id int64) media.MediaStatus {
	GinkgoHelper()
	m, err := g.As(g.actor).Medium(ctx, id)
	Expect(err).NotTo(HaveOccurred())
	return m.File.Status
}

// later advances the clock by more than a day and deletes unused files.
func (g *gallery) later(ctx context.Context) {
	GinkgoHelper()
	g.Data.Clock.Advance(media.UnusedFor + time.Minute)
	Expect(g.Media.DeleteUnusedMedia(ctx)).To(Succeed())
}

func picture(width int) []byte {
	var b bytes.Buffer
	Expect(png.Encode(&b, image.NewGray(image.Rect(0, 0, width, 10)))).To(Succeed())
	return b.Bytes()
}

var _ = Describe("Media in a failing bucket", func() {
	var g *gallery

	BeforeEach(func(ctx SpecContext) { g = newGallery(ctx) })

	DescribeTable("leave no file behind, and can be uploaded again, if the first upload failed because", func(ctx SpecContext, fault string) {
		g.bucket.set("put", fault)
		_, err := g.upload(g.bucket.impatient(ctx), picture(400))
		Expect(err).To(HaveOccurred())
		files, made := g.rows(ctx)
		Expect([]int{files, made}).To(Equal([]int{1, 0}), "a row that knows of what may lie there")
		g.later(ctx)
		Expect(g.stored(ctx)).To(BeEmpty())
		files, made = g.rows(ctx)
		Expect([]int{files, made}).To(Equal([]int{0, 0}))

		g.bucket.set("put", fault)
		_, err = g.upload(g.bucket.impatient(ctx), picture(400))
		Expect(err).To(HaveOccurred())
		g.bucket.set("", "")
		m, err := g.upload(ctx, picture(400))
		Expect(err).NotTo(HaveOccurred())
		Expect(g.Media.ProcessMedia(ctx)).To(Succeed())
		Expect(g.status(ctx, m.ID)).To(Equal(media.Ready))
		Expect(g.stored(ctx)).To(Equal([]string{"320.jpg", "original.png"}), "and nothing that the first one left")
		g.later(ctx)
		Expect(g.stored(ctx)).To(HaveLen(2), "what is had stays")
	},
		Entry("the bucket refused the file", "fails"), Entry("the bucket did not respond", "hangs"), Entry("the process ended halfway", "halfway"))

	DescribeTable("are processed once the bucket responds again, even after many failed attempts to", func(ctx SpecContext, step, fault string) {
		m, err := g.upload(ctx, picture(400))
		Expect(err).NotTo(HaveOccurred())
		for range media.MaxAttempts + 2 {
			g.bucket.set(step, fault)
			Expect(g.Media.ProcessMedia(g.bucket.impatient(ctx))).NotTo(Succeed())
			Expect(g.status(ctx, m.ID)).To(Equal(media.Processing))
			g.Data.Clock.Advance(time.Minute)
		}
		g.bucket.set("", "")
		Expect(g.Media.ProcessMedia(ctx)).To(Succeed())
		Expect(g.status(ctx, m.ID)).To(Equal(media.Ready))
		Expect(g.stored(ctx)).To(Equal([]string{"320.jpg", "original.png"}))
	},
		Entry("open a file", "open", "fails"), Entry("read an open file", "read", "fails"), Entry("open a file, without a response", "open", "hangs"), Entry("write a file", "put", "fails"), Entry("write a file, without a response", "put", "hangs"),
		Entry("list files", "names", "fails"))

	DescribeTable("are deleted completely once the bucket responds again, after a failed attempt to", func(ctx SpecContext, step string) {
		m, err := g.upload(ctx, picture(400))
		Expect(err).NotTo(HaveOccurred())
		Expect(g.Media.DeleteMedia(ctx, g.actor, m.ID, false)).To(Succeed())
		g.bucket.set(step, "fails")
		g.Data.Clock.Advance(media.UnusedFor + time.Minute)
		Expect(g.Media.DeleteUnusedMedia(ctx)).NotTo(Succeed())
		again, err := g.upload(ctx, picture(400))
		Expect(err).NotTo(HaveOccurred(), "the same file gets a place of its own meanwhile")
		g.bucket.set("", "")
		g.Data.Clock.Advance(10 * time.Minute)
		Expect(g.Media.DeleteUnusedMedia(ctx)).To(Succeed())
		Expect(g.stored(ctx)).To(Equal([]string{"original.png"}))
		there, err := g.bucket.Open(ctx, again.File.Original())
		Expect(err).NotTo(HaveOccurred())
		Expect(there.Close()).To(Succeed())
		files, _ := g.rows(ctx)
		Expect(files).To(Equal(1))
	},
		Entry("list files", "names"), Entry("delete files", "delete"))

	It("are marked as failed if every attempt to process the file crashes the process", func(ctx SpecContext) {
		m, err := g.upload(ctx, picture(400))
		Expect(err).NotTo(HaveOccurred())
		for range media.MaxAttempts {
			claimed, err := g.Data.Repo.ClaimMediaFile(ctx)
			Expect(err).NotTo(HaveOccurred())
			Expect(claimed.ID).To(Equal(m.MediaFileID))
			g.Data.Clock.Advance(time.Hour)
		}
		Expect(g.Media.ProcessMedia(ctx)).To(Succeed())
		Expect(g.status(ctx, m.ID)).To(Equal(media.Failed))
		Expect(g.stored(ctx)).To(Equal([]string{"original.png"}), "the file itself is still there")
	})

	It("are marked as failed if the image cannot be decoded", func(ctx SpecContext) {
		whole := picture(400)
		b := whole[:bytes.Index(whole, []byte("IDAT"))-4]
		for _, chunk := range []string{"IDAT" + "damaged, with a right checksum", "IEND"} {
			b = append(binary.BigEndian.AppendUint32(b, uint32(len(chunk)-4)), chunk...)
			b = binary.BigEndian.AppendUint32(b, crc32.ChecksumIEEE([]byte(chunk)))
		}
		m, err := g.upload(ctx, b)
		Expect(err).NotTo(HaveOccurred())
		Expect(g.Media.ProcessMedia(ctx)).To(Succeed())
		Expect(g.status(ctx, m.ID)).To(Equal(media.Failed))
	})
})

var _ = Describe("A stored file", func() {
	It("is stored once for all its media items, and deleted a day after the last one", func(ctx SpecContext) {
		g := newGallery(ctx)
		made := make([]*media.Media, 3)
		var all sync.WaitGroup
		for i := range made {
			all.Go(func() {
				defer GinkgoRecover()
				var err error
				made[i], err = g.upload(ctx, picture(40))
				Expect(err).NotTo(HaveOccurred())
			})
		}
		all.Wait()
		Expect(g.stored(ctx)).To(Equal([]string{"original.png"}))
		files, count := g.rows(ctx)
		Expect([]int{files, count}).To(Equal([]int{1, 3}))
		puts := g.bucket.puts
		_, err := g.upload(ctx, picture(40))
		Expect(err).NotTo(HaveOccurred())
		Expect(g.bucket.puts).To(Equal(puts), "what is there is not sent again")

		page, err := g.As(g.actor).Media(ctx, media.MediaFilter{}, domain.PageQuery{Number: 1, Size: 10, Sort: "createdOn"})
		Expect(err).NotTo(HaveOccurred())
		f, err := g.Media.CreateMediaFolder(ctx, another(g.actor), media.MediaFolderInput{Name: new("Summer")})
		Expect(err).NotTo(HaveOccurred())
		inside := &f.ID
		_, err = g.Media.UpdateMedia(ctx, another(g.actor), page.Items[0].ID, domain.Expect{}, media.MediaInput{FolderID: &inside})
		Expect(err).NotTo(HaveOccurred())
		for root, count := range map[bool]int{false: 4, true: 3} {
			part, err := g.As(g.actor).Media(ctx, media.MediaFilter{RootOnly: root}, domain.PageQuery{Number: 1, Size: 10, Sort: "createdOn"})
			Expect(err).NotTo(HaveOccurred())
			Expect(part.Items).To(HaveLen(count))
		}
		for _, m := range page.Items {
			g.later(ctx)
			Expect(g.stored(ctx)).To(HaveLen(1))
			Expect(g.Media.DeleteMedia(ctx, g.actor, m.ID, false)).To(Succeed())
		}
		Expect(g.Media.DeleteUnusedMedia(ctx)).To(Succeed())
		Expect(g.stored(ctx)).To(HaveLen(1), "whoever has a page open still sees it")
		g.later(ctx)
		Expect(g.stored(ctx)).To(BeEmpty())
	})

	It("is returned again if the request that created it is repeated", func(ctx SpecContext) {
		g := newGallery(ctx)
		actor, content := another(g.actor), picture(30)
		actor.CommandID = uuid.New()
		up := media.Upload{Name: "a.png", Bytes: bytes.NewReader(content), Checksum: strings.Repeat("ab", 32)}
		first, err := g.Media.CreateMedia(ctx, actor, up, media.MediaInput{})
		Expect(err).NotTo(HaveOccurred())
		second, err := g.Media.CreateMedia(ctx, actor, up, media.MediaInput{})
		Expect(err).NotTo(HaveOccurred())
		Expect(second.ID).To(Equal(first.ID))
		_, made := g.rows(ctx)
		Expect(made).To(Equal(1))
	})

	It("is listed with its uses in a constant number of statements", func(ctx SpecContext) {
		g := newGallery(ctx)
		for i := range 12 {
			_, err := g.upload(ctx, picture(10+i))
			Expect(err).NotTo(HaveOccurred())
			_, err = g.Media.CreateMediaFolder(ctx, another(g.actor), media.MediaFolderInput{Name: new(string(rune('a' + i)))})
			Expect(err).NotTo(HaveOccurred())
		}
		db, sent := g.Data.Counted()
		for name, read := range map[string]func(size int) error{
			"media": func(size int) error {
				_, err := db.As(g.actor).Media(ctx, media.MediaFilter{}, domain.PageQuery{Number: 1, Size: size, Sort: "-createdOn"})
				return err
			},
			"folders": func(size int) error {
				_, err := db.As(g.actor).MediaFolders(ctx, media.MediaFolderFilter{}, domain.PageQuery{Number: 1, Size: size, Sort: "name"})
				return err
			},
		} {
			Expect(read(12)).To(Succeed())
			var counts []int
			for _, size := range []int{1, 11} {
				statements, _ := sent.During(func() { Expect(read(size)).To(Succeed()) })
				counts = append(counts, len(statements))
			}
			Expect(counts[0]).To(And(Equal(counts[1]), BeNumerically("<=", 4)), name)
		}
	})

	It("is used by catalog objects that refer to it, until a change removes the reference", func(ctx SpecContext) {
		g := newGallery(ctx)
		m, err := g.upload(ctx, picture(10))
		Expect(err).NotTo(HaveOccurred())
		product := g.good(ctx, "CUP", 1, func(in *catalog.ProductInput) {
			in.Media = []catalog.ProductMedia{{MediaID: m.ID}}
			in.Variants[0].MediaIDs = []int64{m.ID}
		})
		kinds := func() (all []string) {
			uses, err := g.As(g.actor).MediaUses(ctx, m.ID)
			Expect(err).NotTo(HaveOccurred())
			for _, u := range uses {
				all = append(all, u.Kind)
			}
			return all
		}
		Expect(kinds()).To(Equal([]string{"PRODUCT", "VARIANT"}))
		Expect(g.Media.DeleteMedia(ctx, g.actor, m.ID, false)).To(refuse(domain.InUse))
		_, err = g.Catalog.UpdateProduct(ctx, another(g.actor), product.ID, domain.Expect{}, catalog.ProductInput{Media: []catalog.ProductMedia{}})
		Expect(err).NotTo(HaveOccurred())
		Expect(kinds()).NotTo(ContainElement("PRODUCT"))
	})

	It("is used by descriptions that show it in any language, until a change removes the image", func(ctx SpecContext) {
		g := newGallery(ctx)
		m, err := g.upload(ctx, picture(10))
		Expect(err).NotTo(HaveOccurred())
		other, err := g.upload(ctx, picture(11))
		Expect(err).NotTo(HaveOccurred())
		shows := `<p>Before <img src="` + g.Media.MediaURL(m.File.Original()) + `" alt="a"/> <a href="` + g.Media.MediaURL(m.File.Original()) + `">open</a> after <img src="` + g.Media.MediaURL(other.File.Original()) + `"/></p>`
		product := g.good(ctx, "CUP", 1, func(in *catalog.ProductInput) { in.Description = new(&shows) })
		collection, err := g.Catalog.CreateCollection(ctx, another(g.actor), catalog.CollectionInput{Name: new("Cups"), Translations: []catalog.TranslationInput{{LanguageCode: "fr", Name: "Tasses", Description: &shows}}})
		Expect(err).NotTo(HaveOccurred())
		kinds := func() (all []string) {
			uses, err := g.As(g.actor).MediaUses(ctx, m.ID)
			Expect(err).NotTo(HaveOccurred())
			for _, u := range uses {
				all = append(all, u.Kind)
			}
			return all
		}
		Expect(kinds()).To(Equal([]string{"COLLECTION", "PRODUCT"}))
		Expect(g.Media.DeleteMedia(ctx, g.actor, m.ID, false)).To(refuse(domain.InUse))
		change := func(in catalog.ProductInput) {
			GinkgoHelper()
			_, err = g.Catalog.UpdateProduct(ctx, another(g.actor), product.ID, domain.Expect{}, in)
			Expect(err).NotTo(HaveOccurred())
		}
		change(catalog.ProductInput{Description: new(new("<p>none</p>"))})
		Expect(kinds()).To(Equal([]string{"COLLECTION"}))
		change(catalog.ProductInput{Translations: []catalog.TranslationInput{{LanguageCode: "fr", Name: "Tasse", Description: &shows}}, Description: new(&shows)})
		Expect(kinds()).To(Equal([]string{"COLLECTION", "PRODUCT"}))

		Expect(g.Media.DeleteMedia(ctx, another(g.actor), m.ID, true)).To(Succeed())
		product, err = g.As(g.actor).Product(ctx, catalog.ProductKey{ID: product.ID})
		Expect(err).NotTo(HaveOccurred())
		collection, err = g.As(g.actor).Collection(ctx, collection.ID, "")
		Expect(err).NotTo(HaveOccurred())
		for _, text := range []*string{product.Description, product.Translations[0].Description, collection.Translations[0].Description} {
			Expect(*text).To(And(HavePrefix("<p>Before "), ContainSubstring("open</a> after"), ContainSubstring(other.File.Key), Not(ContainSubstring(m.File.Key))))
		}
		Expect(g.Media.DeleteMedia(ctx, g.actor, other.ID, false)).To(refuse(domain.InUse))
		Expect(g.Catalog.DeleteCollection(ctx, another(g.actor), collection.ID)).To(Succeed())
	})

	It("is accepted for a product or a variant only if it is an image", func(ctx SpecContext) {
		g := newGallery(ctx)
		guide, err := g.upload(ctx, []byte("S is 90 cm wide."))
		Expect(err).NotTo(HaveOccurred())
		Expect(guide.File.MediaType).To(Equal(media.Document))
		front, err := g.upload(ctx, picture(10))
		Expect(err).NotTo(HaveOccurred())
		side, err := g.upload(ctx, picture(11))
		Expect(err).NotTo(HaveOccurred())
		all := []catalog.ProductMedia{{MediaID: guide.ID}, {MediaID: front.ID}, {MediaID: side.ID}}
		pictured := func(product *catalog.Product) *media.Media {
			GinkgoHelper()
			v := product.Variants[0].ID
			sellables, err := g.As(g.actor).Sellables(ctx, []int64{v})
			Expect(err).NotTo(HaveOccurred())
			return sellables[v].Picture
		}
		product := g.good(ctx, "TEE", 1, func(in *catalog.ProductInput) { in.Media, in.Variants[0].MediaIDs = all, []int64{guide.ID, side.ID} })
		Expect(product.PrimaryMediaID).To(HaveValue(Equal(front.ID)))
		Expect(pictured(product).ID).To(Equal(side.ID))
		product = g.good(ctx, "TOP", 1, func(in *catalog.ProductInput) { in.Media, in.Variants[0].MediaIDs = all, []int64{guide.ID} })
		Expect(pictured(product).ID).To(Equal(front.ID))
		_, err = g.Catalog.UpdateProduct(ctx, another(g.actor), product.ID, domain.Expect{}, catalog.ProductInput{PrimaryMediaID: new(&guide.ID)})
		Expect(pointers(err)).To(ConsistOf("/primaryMediaId"))
		Expect(g.Media.DeleteMedia(ctx, another(g.actor), front.ID, true)).To(Succeed())
		product, err = g.As(g.actor).Product(ctx, catalog.ProductKey{ID: product.ID})
		Expect(err).NotTo(HaveOccurred())
		Expect(product.PrimaryMediaID).To(HaveValue(Equal(side.ID)))
		product = g.good(ctx, "DOC", 1, func(in *catalog.ProductInput) { in.Media, in.Variants[0].MediaIDs = all[:1], []int64{guide.ID} })
		Expect(product.PrimaryMediaID).To(HaveValue(Equal(guide.ID)))
		Expect(pictured(product)).To(BeNil())
	})
})
