package repo_test

import (
	"context"
	"database/sql"
	"fmt"
	"math/rand/v2"
	"regexp"
	"strings"
	"unicode"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/storetest"
)

// foldings pairs each of Go's folding functions with the SQL function that must return the same text.
var foldings = []struct {
	sql  string
	fold func(string) string
}{
	{"fold", domain.Fold}, {"fold_search", domain.FoldSearch}, {"fold_email", domain.FoldEmail},
}

var _ = Describe("Case folding in SQL", func() {
	for _, locale := range []string{"C", "C.UTF-8"} {
		Context("in the locale "+locale, func() {
			var data *sql.DB
			BeforeEach(func(ctx SpecContext) { data = storetest.OpenIn(ctx, locale).SQL })

			It("matches folding in Go for every character", func(ctx SpecContext) {
				var all []string
				for r := rune(1); r <= unicode.MaxRune; r++ {
					if unicode.In(r, unicode.L, unicode.M, unicode.N, unicode.P, unicode.S, unicode.Cf) {
						all = append(all, string(r))
					}
				}
				Expect(len(all)).To(BeNumerically(">", 140_000))
				expectSame(ctx, data, all)
			})

			It("matches folding in Go for foldable characters followed by accents", func(ctx SpecContext) {
				random := rand.New(rand.NewPCG(uint64(GinkgoRandomSeed()), 34))
				letters := []rune("AaZz ß ẞ İ ı Ö é É Ж ж Й й Ё Щ Ґ Σ σ ς Ώ ώ ᾳ ᾼ ŉ ǰ ﬀ ﬃ Ł ø Æ þ ə Ꭰ ꭰ ꮿ Ꮿ が ハ゛ क़ กำ 각 각 Ǆ Å Å µ μ Ｍ ７ ｶﾞ ﾊﾟ أ إ آ ى ة ﻻ ﷺ ـ – ‑ ־ \u064e\u0651 שׁ ´ ŀ ™ ¨ \u200d\ufe0f ٣ ۳ \u0301\u0308\u0307\u0345\u0327\u0323 ' - 1 %_\\")
				texts := make([]string, 20_000)
				for i := range texts {
					var b strings.Builder
					for range 1 + random.IntN(12) {
						b.WriteRune(letters[random.IntN(len(letters))])
					}
					texts[i] = strings.TrimSpace(b.String()) // SQL does not trim addresses
				}
				expectSame(ctx, data, texts)
			})

			It("does not change a text that is already folded", func(ctx SpecContext) {
				for _, f := range foldings {
					var n int
					err := data.QueryRowContext(ctx, fmt.Sprintf("SELECT count(*) FROM unnest($1::text[]) t WHERE %[1]s(%[1]s(t)) <> %[1]s(t) OR %[1]s(normalize(t, NFD)) <> %[1]s(t)", f.sql),
						([]string{"Straße", "ΑΣ", "İ", "Crème", "ÜV-1", "Щука Ёж", "Łódź", "ﬃ", "ᾼ", "が", "각", "Ｍｕｇ", "ｶﾞﾗｽ", "مُحَمَّـد أحمد هدى", "O´Brien", "שָׁלוֹם"})).Scan(&n)
					Expect(err).NotTo(HaveOccurred())
					Expect(n).To(BeZero(), f.sql)
				}
			})
		})
	}

	It("accepts every address that Go has folded", func(ctx SpecContext) {
		data := storetest.Open(ctx)
		var all []string
		for r := rune(0x80); r <= unicode.MaxRune; r++ {
			if unicode.IsLetter(r) {
				all = append(all, domain.FoldEmail(string(r)+"@shop.example"), strings.ToLower(string(r)+"@shop.example"))
			}
		}
		var refused string
		Expect(data.SQL.QueryRowContext(ctx, `SELECT coalesce(string_agg(a, ' '), '') FROM unnest($1::text[]) a WHERE a <> lower(a COLLATE "und-x-icu")`, all).Scan(&refused)).To(Succeed())
		Expect(refused).To(BeEmpty(), "the constraints of the columns with addresses")
	})
})

// newForms matches the letters that have a compatible form only since Unicode 15. PostgreSQL 15
// has the forms of Unicode 14.
var newForms = regexp.MustCompile(`[\x{1e030}-\x{1e06d}]`)

// expectSame expects that the SQL functions return the same as Go's functions.
func expectSame(ctx context.Context, data *sql.DB, texts []string) {
	GinkgoHelper()
	for _, f := range foldings {
		rows, err := data.QueryContext(ctx, "SELECT "+f.sql+"(t) FROM unnest($1::text[]) WITH ORDINALITY AS given (t, n) ORDER BY n", texts)
		Expect(err).NotTo(HaveOccurred())
		var other []string
		for i := 0; rows.Next(); i++ {
			var got string
			Expect(rows.Scan(&got)).To(Succeed())
			if want := f.fold(texts[i]); got != want && !newForms.MatchString(texts[i]) {
				other = append(other, fmt.Sprintf("%s(%+q) is %+q in SQL, %+q in Go", f.sql, texts[i], got, want))
			}
		}
		Expect(rows.Err()).NotTo(HaveOccurred())
		Expect(other[:min(len(other), 20)]).To(BeEmpty())
	}
}
