package pdf

import (
	"bytes"
	"context"
	"fmt"
	"image"
	"image/png"
	"strings"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
)

// a4 returns an A4 document with this body.
func a4(body string) Document {
	return Document{Title: "A document", Body: body, Width: 595, Height: 842, Margins: [4]float64{40, 40, 40, 40}, Footer: `<p><span class="page-number"></span> / <span class="page-count"></span></p>`}
}

func rows(n int, name string) string {
	var out strings.Builder
	out.WriteString(`<table style="width:100%"><thead><tr><th>Item</th><th>Qty</th></tr></thead><tbody>`)
	for i := range n {
		fmt.Fprintf(&out, "<tr><td>%s %d</td><td>%d</td></tr>", name, i, i)
	}
	return out.String() + "</tbody></table>"
}

var _ = Describe("A PDF document", func() {
	pages := func(d Document) int {
		GinkgoHelper()
		file, err := Render(context.Background(), d)
		Expect(err).NotTo(HaveOccurred())
		return bytes.Count(file, []byte("/Type /Page\n"))
	}

	It("is rendered to the same bytes every time, and to other bytes for another creation time", func() {
		d := a4(rows(100, "Kaffee – قهوة – קפה"))
		first, err := Render(context.Background(), d)
		Expect(err).NotTo(HaveOccurred())
		for range 3 {
			Expect(Render(context.Background(), d)).To(Equal(first))
		}
		d.At = time.Date(2026, 11, 20, 9, 0, 0, 0, time.UTC)
		Expect(Render(context.Background(), d)).NotTo(Equal(first))
	})

	It("has as many pages as it needs, from left to right and from right to left", func() {
		Expect(pages(a4("<p>Short</p>"))).To(Equal(1))
		Expect(pages(a4(rows(60, "Tea")))).To(Equal(2))
		rtl := a4(rows(60, "شاي"))
		rtl.RTL = true
		Expect(pages(rtl)).To(Equal(2))
		Expect(pages(a4("<p>" + strings.Repeat("word ", 5000) + "</p>"))).To(BeNumerically(">", 5))
	})

	It("breaks blocks that are taller than a page, and words that are wider than a line", func() {
		Expect(pages(a4("<table><tr><td>" + strings.Repeat("W", 10_000) + "</td><td>1</td></tr></table>"))).To(BeNumerically(">", 1))
		Expect(pages(a4(`<div style="display:flex"><div>` + strings.Repeat("word ", 5000) + "</div><div>x</div></div>"))).To(BeNumerically(">", 1))
	})

	It("contains only the images that the caller passes", func() {
		var logo bytes.Buffer
		Expect(png.Encode(&logo, image.NewNRGBA(image.Rect(0, 0, 40, 20)))).To(Succeed())
		d := a4(`<img src="logo">`)
		without, err := Render(context.Background(), d)
		Expect(err).NotTo(HaveOccurred())
		Expect(string(without)).NotTo(ContainSubstring("/Subtype /Image"))
		d.Images = map[string][]byte{"logo": logo.Bytes()}
		with, err := Render(context.Background(), d)
		Expect(err).NotTo(HaveOccurred())
		Expect(string(with)).To(ContainSubstring("/Subtype /Image"))
		for _, src := range []string{"http://127.0.0.1:1/x.png", "file:///etc/passwd", "/etc/passwd", "data:image/png;base64,iVBORw0KGgo=", "gopher://x"} {
			file, err := Render(context.Background(), a4(`<img src="`+src+`"><link rel="stylesheet" href="`+src+`"><iframe src="`+src+`"></iframe><p style="background:url(`+src+`)">x</p>`))
			Expect(err).NotTo(HaveOccurred())
			Expect(string(file)).NotTo(ContainSubstring("/Subtype /Image"), src)
		}
		for name, bomb := range map[string][]byte{"nonsense": []byte("nonsense"), "cut": logo.Bytes()[:40], "huge": huge()} {
			d.Images["logo"] = bomb
			file, err := Render(context.Background(), d)
			Expect(err).NotTo(HaveOccurred(), name)
			Expect(string(file)).NotTo(ContainSubstring("/Subtype /Image"), name)
		}
	})

	DescribeTable("is rendered or refused within seconds if its markup has", func(body, css string) {
		d := a4(body)
		d.CSS = css
		ctx, cancel := context.WithTimeout(context.Background(), time.Second)
		defer cancel()
		begun := time.Now()
		_, err := Render(ctx, d)
		if err != nil && ctx.Err() == nil {
			Expect(domain.CodeOf(err)).To(Equal(domain.UnsupportedOperation))
		}
		Expect(time.Since(begun)).To(BeNumerically("<", 30*time.Second), "the deadline is one second; a busy machine notices it later")
	},
		Entry("nested tables", strings.Repeat("<table><tr><td>", 300), ""),
		Entry("twenty nested tables", strings.Repeat("<table><tr><td>", 20)+"x", ""),
		Entry("nested flex rows", strings.Repeat(`<div style="display:flex"><div>`, 30)+"x", ""),
		Entry("nested elements", strings.Repeat("<div>", 100_000), ""),
		Entry("wide tables", "<table><tr>"+strings.Repeat(`<td colspan="999999999">x</td>`, 1000)+"</tr></table>", ""),
		Entry("broken attributes", `<td colspan="-1"><table><tr><td colspan="x" width="1e999">x`, ""),
		Entry("scripts", `<script>while(true){}</script><svg onload="x"><p>x</p></svg><style>@import url(http://127.0.0.1:1/x.css);</style>`, ""),
		Entry("extreme lengths", `<p style="font-size:1e308px;line-height:1e308;margin:-1e308pt;padding:NaNpt;width:1e999%;border:1e308pt solid red">x</p>`, ""),
		Entry("expensive selectors", rows(2000, "x"), strings.Repeat("td:nth-child(2n+1) ~ td, tr td:not(.x), * * * *{color:red}\n", 400)),
		Entry("nested :has() selectors", rows(2000, "x"), strings.Repeat(":has(:has(*)){color:red}\n", 400)),
		Entry("unclosed rules", "<p>x</p>", strings.Repeat("@media x {", 5000)+strings.Repeat("p{", 5000)),
		Entry("many elements", strings.Repeat("<i>x</i>", 100_000), ""),
		Entry("too many elements", strings.Repeat("<i>x</i>", 150_000), ""),
		Entry("many words", strings.Repeat("a ", 8_000_000), ""),
		Entry("many words without spaces", strings.Repeat("田", 5_000_000), ""),
		Entry("many lines", "<pre>"+strings.Repeat("a\n", 4_000_000), "pre{white-space:pre}"),
		Entry("control characters", "\x00\x01\ufffe\u202e\u2028<p>\xff\xfe</p>", ""),
		Entry("margins that skip pages", strings.Repeat(`<div style="margin-top:800pt">x</div>`, 3000), ""),
	)

	It("with five thousand rows is rendered within a minute, and stops when its context is canceled", func() {
		begun := time.Now()
		Expect(pages(a4(rows(5000, "Ceramic pour-over set")))).To(BeNumerically(">", 90))
		Expect(time.Since(begun)).To(BeNumerically("<", 60*time.Second))
		ctx, cancel := context.WithCancel(context.Background())
		cancel()
		_, err := Render(ctx, a4(rows(5000, "x")))
		Expect(err).To(MatchError(context.Canceled))
	})

	It("is refused with invalid_value if margins or a header leave no room for the body", func() {
		d := a4("<p>x</p>")
		d.Margins = [4]float64{400, 40, 430, 40}
		_, err := Render(context.Background(), d)
		Expect(domain.CodeOf(err)).To(Equal(domain.InvalidValue))
		d = a4("<p>x</p>")
		d.Header = strings.Repeat("<p>x</p>", 100)
		_, err = Render(context.Background(), d)
		Expect(domain.CodeOf(err)).To(Equal(domain.InvalidValue))
	})
})

// huge returns an image with more pixels than the package may decode.
func huge() []byte {
	var out bytes.Buffer
	_ = png.Encode(&out, image.NewGray(image.Rect(0, 0, 3000, 3000)))
	return out.Bytes()
}
