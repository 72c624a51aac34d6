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

var _ = Describe("A media item", func() {
	DescribeTable("gets a file name that", func(sent, kept string) { Expect(media.CleanFileName(sent)).To(Equal(kept)) },
		Entry("equals the uploaded name", "Kettle, blue.jpg", "Kettle, blue.jpg"),
		Entry("contains no folders", "../../etc/passwd", "passwd"),
		Entry("contains no drive", `C:\fakepath\con.png`, "con.png"),
		Entry("contains no invisible characters", "a\u202egpj.exe\x00\n", "agpj.exe"),
		Entry("contains no invalid UTF-8", "a\xff.png", "a.png"),
		Entry("has at most 255 characters", strings.Repeat("ü", 300), strings.Repeat("ü", 255)),
		Entry("is empty if nothing readable is left", " / ", ""),
	)

	It("gets a readable file name without folders or invisible characters", func() {
		m := media.NewMedia(&media.MediaFile{})
		_, err := m.Change(media.MediaInput{FileName: new("/a/b/\u200b")}, true)
		Expect(domaintest.FieldsOf(err)).To(ConsistOf("/fileName"))
		_, err = m.Change(media.MediaInput{FileName: new("../x.png"), Tags: []string{"Blue"}, AltText: new(new("A Kettle"))}, true)
		Expect(err).NotTo(HaveOccurred())
		Expect([]string{m.FileName, m.Search}).To(Equal([]string{"x.png", "x.png\nblue\na kettle"}))
	})

	DescribeTable("accepts or rejects a focal point", func(x, y **domain.Amount, refused ...string) {
		m := media.NewMedia(&media.MediaFile{})
		_, err := m.Change(media.MediaInput{FocalX: x, FocalY: y}, true)
		if len(refused) == 0 {
			Expect(err).NotTo(HaveOccurred())
			return
		}
		Expect(domaintest.FieldsOf(err)).To(ConsistOf(refused))
	},
		Entry("in a corner of the image", amount("0"), amount("1")),
		Entry("set to null", new((*domain.Amount)(nil)), new((*domain.Amount)(nil))),
		Entry("with x only (rejected)", amount("0.5"), nil, "/focalY"),
		Entry("with y only (rejected)", nil, amount("0.5"), "/focalX"),
		Entry("outside the image (rejected)", amount("1.01"), amount("-0.01"), "/focalX", "/focalY"),
	)

	It("cannot be deleted while objects use it, and the error names these objects", func() {
		m := media.NewMedia(&media.MediaFile{})
		Expect(m.RefuseDelete(nil)).To(Succeed())
		err := m.RefuseDelete([]media.Use{{Kind: "PRODUCT", Count: 5, Names: []string{"kettle", "cup", "pot"}}, {Kind: "STORE", Count: 1, Names: []string{""}}})
		Expect(domain.CodeOf(err)).To(Equal(domain.InUse))
		Expect(err).To(MatchError(ContainSubstring("used by 5 products (kettle, cup, pot and 2 more), the store's logo.")))
	})

	It("shows the original until its file is processed, then the smaller image", func() {
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

var _ = Describe("A media folder", func() {
	DescribeTable("accepts or rejects a move", func(to media.Place, refused bool) {
		f := &media.MediaFolder{Name: "a"}
		f.ID = 7
		_, err := f.Change(media.MediaFolderInput{ParentFolderID: new(new(int64(3)))}, to)
		Expect(err != nil).To(Equal(refused), "%v", err)
		Expect(f.RefuseReplacement(to) != nil).To(Equal(refused))
	},
		Entry("to another folder", media.Place{Known: true, Above: []int64{3, 2}, Levels: 1}, false),
		Entry("to an unknown folder (rejected)", media.Place{Levels: 1}, true),
		Entry("to itself (rejected)", media.Place{Known: true, Above: []int64{7}, Levels: 1}, true),
		Entry("to a folder below itself (rejected)", media.Place{Known: true, Above: []int64{3, 7, 1}, Levels: 1}, true),
	)

	It("can be nested at most ten levels deep, counting the subfolders of a moved folder", func() {
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

	It("needs a name, and can be deleted only if it is empty", func() {
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
