package domain_test

import (
	"strings"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
)

var _ = Describe("Slug", func() {
	DescribeTable("is created from a name", func(name, slug string) { Expect(domain.Slug(name, "product")).To(Equal(slug)) },
		Entry("words", "Ceramic pour-over set", "ceramic-pour-over-set"),
		Entry("German", "Größe Öl & Süßes", "groesse-oel-and-suesses"),
		Entry("decomposed", "Gro\u0308sse", "groesse"),
		Entry("marks", "Café Łódź Århus", "cafe-lodz-arhus"),
		Entry("inside a word", "Baker's dozen", "bakers-dozen"),
		Entry("around it", "  --Hi!--  ", "hi"),
		Entry("of other apostrophes", "Baker’s ‘dozen’ D´Artagnan", "bakers-dozen-dartagnan"),
		Entry("a sign of two letters", "Chanel №5 ½", "chanel-no5-1-2"),
		Entry("Russian", "Кружка чёрная", "kruzhka-chiornaia"),
		Entry("Ukrainian", "Їжак і щука", "yizhak-i-shchuka"),
		Entry("Greek", "Κούπα καφέ", "koupa-kaphe"),
		Entry("Japanese, letter by letter", "コーヒーカップ", "kohikatsupu"),
		Entry("Chinese", "咖啡杯", "ka-pei-bei"),
		Entry("Korean", "커피 잔", "keopi-jan"),
		Entry("Arabic", "قميص قطن", "qmys-qtn"),
		Entry("Hindi", "कप", "kp"),
		Entry("Turkish", "İnce Çay Bardağı", "ince-cay-bardagi"),
		Entry("Vietnamese", "Cà phê sữa đá", "ca-phe-sua-da"),
		Entry("wide letters", "Ｔ－ｓｈｉｒｔ", "t-shirt"),
		Entry("nothing to make one of", "🙂 ✨", "product"),
		Entry("empty", "", "product"),
		Entry("long", strings.Repeat("ab ", 100), strings.Repeat("ab-", 64)+"a"),
	)

	It("counts up if it is taken", func() {
		taken := map[string]bool{"coffee": true, "coffee-2": true}
		Expect(domain.FreeSlug("coffee", func(s string) bool { return taken[s] })).To(Equal("coffee-3"))
		long := strings.Repeat("x", 200)
		Expect(len(domain.FreeSlug(long, func(s string) bool { return s == long }))).To(BeNumerically("<=", 200))
		Expect(domain.FreeSlug("tea", func(s string) bool { return taken[s] })).To(Equal("tea"))
	})
})

var _ = Describe("CleanHTML", func() {
	DescribeTable("removes everything that could run", func(in, out string) { Expect(domain.CleanHTML(in)).To(Equal(out)) },
		Entry("text stays", `<p class="lead">Good <b>cup</b></p>`, `<p class="lead">Good <b>cup</b></p>`),
		Entry("scripts", `a<script>alert(1)</script>b`, `ab`),
		Entry("handlers", `<img src="https://a.example/x.png" onerror="alert(1)">`, `<img src="https://a.example/x.png">`),
		Entry("script links", `<a href="javascript:alert(1)">x</a>`, `x`),
		Entry("frames", `<iframe src="https://a.example"></iframe>x`, `x`),
		Entry("a page over the page", `<div style="position:fixed;top:0">x</div>`, `<div>x</div>`),
		Entry("broken tags", `<p><scr<script>ipt>alert(1)</p>`, `<p>ipt&gt;alert(1)</p>`),
	)
})
