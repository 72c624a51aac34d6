package media_test

import (
	"strings"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/domaintest"
	"github.com/storeplatform/storeplatform/store/domain/media"
)

func amount(s string) **domain.Amount {
	a, err := domain.ParseAmount(s)
	Expect(err).NotTo(HaveOccurred())
	return new(&a)
}

var _ = Describe("A medium", func() {
	DescribeTable("has a name that", func(sent, kept string) { Expect(media.CleanFileName(sent)).To(Equal(kept)) },
		Entry("is as it was sent", "Kettle, blue.jpg", "Kettle, blue.jpg"),
		Entry("has no folders", "../../etc/passwd", "passwd"),
		Entry("has no drive", `C:\fakepath\con.png`, "con.png"),
		Entry("has nothing invisible", "a\u202egpj.exe\x00\n", "agpj.exe"),
		Entry("is not broken text", "a\xff.png", "a.png"),
		Entry("is not endless", strings.Repeat("ü", 300), strings.Repeat("ü", 255)),
		Entry("is nothing", " / ", ""),
	)

	It("has a readable name: without folders and invisible characters", func() {
		m := media.NewMedia(&media.MediaFile{})
		_, err := m.Change(media.MediaInput{FileName: new("/a/b/\u200b")}, true)
		Expect(domaintest.FieldsOf(err)).To(ConsistOf("/fileName"))
		_, err = m.Change(media.MediaInput{FileName: new("../x.png"), Tags: []string{"Blue"}, AltText: new(new("A Kettle"))}, true)
		Expect(err).NotTo(HaveOccurred())
		Expect([]string{m.FileName, m.Search}).To(Equal([]string{"x.png", "x.png\nblue\na kettle"}))
	})

	DescribeTable("has a focal point within it, or none", func(x, y **domain.Amount, refused ...string) {
		m := media.NewMedia(&media.MediaFile{})
		_, err := m.Change(media.MediaInput{FocalX: x, FocalY: y}, true)
		if len(refused) == 0 {
			Expect(err).NotTo(HaveOccurred())
			return
		}
		Expect(domaintest.FieldsOf(err)).To(ConsistOf(refused))
	},
		Entry("corner", amount("0"), amount("1")),
		Entry("none", new((*domain.Amount)(nil)), new((*domain.Amount)(nil))),
		Entry("one side alone", amount("0.5"), nil, "/focalY"),
		Entry("the other alone", nil, amount("0.5"), "/focalX"),
		Entry("outside", amount("1.01"), amount("-0.01"), "/focalX", "/focalY"),
	)

	It("names the objects that use it if it cannot be deleted", func() {
		m := media.NewMedia(&media.MediaFile{})
		Expect(m.RefuseDelete(nil)).To(Succeed())
		err := m.RefuseDelete([]media.Use{{Kind: "PRODUCT", Count: 5, Names: []string{"kettle", "cup", "pot"}}, {Kind: "STORE", Count: 1, Names: []string{""}}})
		Expect(domain.CodeOf(err)).To(Equal(domain.InUse))
		Expect(err).To(MatchError(ContainSubstring("used by 5 products (kettle, cup, pot and 2 more), the store's logo.")))
	})

	It("has a small image once its file is processed, and shows the original until then", func() {
		at := func(name string) string { return "https://cdn/" + name }
		f := &media.MediaFile{Key: "1/abc", MimeType: "image/png", MediaType: media.Image}
		m := media.NewMedia(f)
		Expect([]any{f.URL(at), f.ThumbnailURL(at), m.SmallURL(at)}).To(Equal([]any{"https://cdn/1/abc/original.png", (*string)(nil), "https://cdn/1/abc/original.png"}))
		f.Processed([]media.Variant{{Width: 640, Name: "640.jpg"}, {Width: 320, Name: "320.jpg"}})
		Expect([]any{m.SmallURL(at), f.Status}).To(Equal([]any{"https://cdn/1/abc/320.jpg", media.Ready}))
		f.Broken()
		Expect([]any{f.ThumbnailURL(at), f.Status}).To(Equal([]any{(*string)(nil), media.Failed}))
		f.MediaType = media.Document
		Expect(m.Image()).To(BeNil())
	})
})

var _ = Describe("A folder of media", func() {
	DescribeTable("is moved only if the target allows it:", func(to media.Place, refused bool) {
		f := &media.MediaFolder{Name: "a"}
		f.ID = 7
		_, err := f.Change(media.MediaFolderInput{ParentFolderID: new(new(int64(3)))}, to)
		Expect(err != nil).To(Equal(refused), "%v", err)
		Expect(f.RefuseReplacement(to) != nil).To(Equal(refused))
	},
		Entry("another folder", media.Place{Known: true, Above: []int64{3, 2}, Levels: 1}, false),
		Entry("nowhere", media.Place{Levels: 1}, true),
		Entry("itself", media.Place{Known: true, Above: []int64{7}, Levels: 1}, true),
		Entry("below itself", media.Place{Known: true, Above: []int64{3, 7, 1}, Levels: 1}, true),
	)

	It("nests ten levels deep, including moved ones", func() {
		f, parent := &media.MediaFolder{Row: domain.Row{ID: 7}}, new(new(int64(3)))
		place := media.Place{Known: true, Above: make([]int64, 8), Levels: 2}
		_, err := f.Change(media.MediaFolderInput{ParentFolderID: parent}, place)
		Expect(err).NotTo(HaveOccurred())
		place.Levels = 3
		_, err = f.Change(media.MediaFolderInput{ParentFolderID: parent}, place)
		Expect(domaintest.FieldsOf(err)).To(ConsistOf("/parentFolderId"))
		Expect(f.RefuseReplacement(place)).To(Succeed(), "the folder itself is gone then")
		place.Levels = 4
		Expect(f.RefuseReplacement(place)).NotTo(Succeed())
	})

	It("has a name, and is deleted when it is empty", func() {
		f := &media.MediaFolder{}
		for _, name := range []string{" ", ".", ".."} {
			_, err := f.Change(media.MediaFolderInput{Name: &name}, media.Place{Known: true, Levels: 1})
			Expect(domaintest.FieldsOf(err)).To(ConsistOf("/name"))
		}
		Expect(f.RefuseDelete()).To(Succeed())
		f.ChildCount = 1
		Expect(domain.CodeOf(f.RefuseDelete())).To(Equal(domain.InUse))
	})
})
