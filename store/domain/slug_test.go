package domain_test

import (
	"strings"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
)

var _ = Describe("A slug", func() {
	DescribeTable("is created from a name with", func(name, slug string) { Expect(domain.Slug(name, "product")).To(Equal(slug)) },
		Entry("several words", "Ceramic pour-over set", "ceramic-pour-over-set"),
		Entry("German letters", "Größe Öl & Süßes", "groesse-oel-and-suesses"),
		Entry("a separate accent", "Gro\u0308sse", "groesse"),
		Entry("accents", "Café Łódź Århus", "cafe-lodz-arhus"),
		Entry("an apostrophe inside a word", "Baker's dozen", "bakers-dozen"),
		Entry("punctuation around the words", "  --Hi!--  ", "hi"),
		Entry("other apostrophes", "Baker’s ‘dozen’ D´Artagnan", "bakers-dozen-dartagnan"),
		Entry("a symbol that stands for several characters", "Chanel №5 ½", "chanel-no5-1-2"),
		Entry("Russian letters", "Кружка чёрная", "kruzhka-chiornaia"),
		Entry("Ukrainian letters", "Їжак і щука", "yizhak-i-shchuka"),
		Entry("Greek letters", "Κούπα καφέ", "koupa-kaphe"),
		Entry("Japanese letters, one by one", "コーヒーカップ", "kohikatsupu"),
		Entry("Chinese characters", "咖啡杯", "ka-pei-bei"),
		Entry("Korean letters", "커피 잔", "keopi-jan"),
		Entry("Arabic letters", "قميص قطن", "qmys-qtn"),
		Entry("Hindi letters", "कप", "kp"),
		Entry("Turkish letters", "İnce Çay Bardağı", "ince-cay-bardagi"),
		Entry("Vietnamese letters", "Cà phê sữa đá", "ca-phe-sua-da"),
		Entry("wide letters", "Ｔ－ｓｈｉｒｔ", "t-shirt"),
		Entry("no letters at all", "🙂 ✨", "product"),
		Entry("no characters", "", "product"),
		Entry("too many characters", strings.Repeat("ab ", 100), strings.Repeat("ab-", 64)+"a"),
	)

	It("gets a number if another object has the same slug", func() {
		taken := map[string]bool{"coffee": true, "coffee-2": true}
		Expect(domain.FreeSlug("coffee", func(s string) bool { return taken[s] })).To(Equal("coffee-3"))
		long := strings.Repeat("x", 200)
		Expect(len(domain.FreeSlug(long, func(s string) bool { return s == long }))).To(BeNumerically("<=", 200))
		Expect(domain.FreeSlug("tea", func(s string) bool { return taken[s] })).To(Equal("tea"))
	})
})

var _ = Describe("CleanHTML", func() {
	DescribeTable("removes everything that could run code,", func(in, out string) { Expect(domain.CleanHTML(in)).To(Equal(out)) },
		Entry("but keeps text", `<p class="lead">Good <b>cup</b></p>`, `<p class="lead">Good <b>cup</b></p>`),
		Entry("such as scripts", `a<script>alert(1)</script>b`, `ab`),
		Entry("such as event handlers", `<img src="https://a.example/x.png" onerror="alert(1)">`, `<img src="https://a.example/x.png">`),
		Entry("such as script links", `<a href="javascript:alert(1)">x</a>`, `x`),
		Entry("such as frames", `<iframe src="https://a.example"></iframe>x`, `x`),
		Entry("such as elements that cover the page", `<div style="position:fixed;top:0">x</div>`, `<div>x</div>`),
		Entry("such as scripts in broken tags", `<p><scr<script>ipt>alert(1)</p>`, `<p>ipt&gt;alert(1)</p>`),
	)
})
