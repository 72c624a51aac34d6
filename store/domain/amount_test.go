package domain_test

import (
	"fmt"
	"math"
	"math/big"
	"math/rand"
	"strconv"
	"strings"
	"testing"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
)

var _ = Describe("Amount", func() {
	It("parses plain decimal numbers and nothing else", func() {
		for _, s := range []string{"0", "10.00", "-0.01", "99999999999999.999999", "1000", "0.10"} {
			a, err := domain.ParseAmount(s)
			Expect(err).NotTo(HaveOccurred(), s)
			Expect(a.String()).To(Equal(s))
		}
		for _, s := range []string{"", "-", ".", "1.", ".5", "+1", " 1", "1e5", "1E-3", "NaN", "Infinity", "null", "0x10", "1_000", "1,50",
			"１", "999999999999999", "0.1234567", "1e999999999", "--1", "1.2.3"} {
			_, err := domain.ParseAmount(s)
			Expect(err).To(HaveOccurred(), s)
		}
	})

	It("rounds to the requested scale, even when a digit carries over", func() {
		for in, want := range map[string]string{"9.995": "10.00", "0.096": "0.10", "99.5": "99.50", "0.005": "0.01",
			"-0.005": "-0.01", "-0.004": "0.00", "2.345": "2.35", "1": "1.00"} {
			Expect(domain.MustAmount(in).Round(2, domain.HalfUp).String()).To(Equal(want), in)
		}
		Expect(domain.MustAmount("2.345").Round(2, domain.HalfEven).String()).To(Equal("2.34"))
		Expect(domain.MustAmount("2.355").Round(2, domain.HalfEven).String()).To(Equal("2.36"))
		Expect(domain.MustAmount("2.345").Round(2, domain.HalfDown).String()).To(Equal("2.34"))
		Expect(domain.MustAmount("99.5").Round(0, domain.HalfUp).String()).To(Equal("100"))
		for _, before := range []domain.RoundingMode{domain.HalfUp, domain.HalfEven, domain.HalfDown} {
			Expect(domain.MustAmount("2.345").Round(3, before).Round(2, domain.HalfUp).String()).To(Equal("2.35"), "after rounding %s", before)
			Expect(domain.MustAmount("2.355").Round(3, before).Round(2, domain.HalfDown).String()).To(Equal("2.35"), "after rounding %s", before)
			Expect(domain.MustAmount("2.345").Round(3, before).Mul(domain.One).Fixed(2)).To(Equal("2.35"))
		}
	})

	It("rounds products like math/big", func() {
		r := rand.New(rand.NewSource(GinkgoRandomSeed()))
		for range 20_000 {
			a, b := domain.AmountOf(r.Int63n(1e12)-5e11, r.Intn(5)), domain.AmountOf(r.Int63n(1e6), r.Intn(5))
			scale := r.Intn(4)
			x, _ := new(big.Rat).SetString(a.String())
			y, _ := new(big.Rat).SetString(b.String())
			want := x.Mul(x, y).FloatString(scale) // half away from zero, like Round
			if strings.Trim(want, "-0.") == "" {
				want = strings.TrimPrefix(want, "-")
			}
			Expect(a.Mul(b).Fixed(scale)).To(Equal(want), "%s × %s at %d", a, b, scale)
		}
	})

	It("is formatted as it was parsed, with zeros for extra digits", func() {
		r := rand.New(rand.NewSource(3))
		for range 5_000 {
			text := strconv.Itoa(r.Intn(10))
			for range r.Intn(19) { // more digits than fit into 64 bits
				text += strconv.Itoa(r.Intn(10))
			}
			after := r.Intn(8)
			if after > 0 {
				text += "."
			}
			for range after {
				text += strconv.Itoa(r.Intn(10))
			}
			text = []string{"", "-"}[r.Intn(2)] + text
			var a domain.Amount
			Expect(a.Scan(text)).To(Succeed(), text)
			exact, _ := new(big.Rat).SetString(text)
			for _, scale := range []int{after, after + 1, after + 4} {
				Expect(a.Fixed(scale)).To(Equal(exact.FloatString(scale)), "%s with %d digits", text, scale)
			}
			Expect(a.String()).To(Equal(exact.FloatString(after)), text)
		}
		Expect(domain.Amount{}.Fixed(2)).To(Equal("0.00"))
		Expect(domain.AmountOf(7, -2).Fixed(1)).To(Equal("700.0"))
	})

	It("adds, subtracts and rounds exactly, and keeps the digits of the more precise amount", func() {
		r := rand.New(rand.NewSource(7))
		some := func() (string, int) {
			text, after := strconv.Itoa(r.Intn([]int{1, 10, 100_000}[r.Intn(3)])), r.Intn(7)
			for i := range after {
				if text += strings.Repeat(".", max(0, 1-i)); r.Intn(2) == 0 {
					text += "0"
				} else {
					text += strconv.Itoa(r.Intn(10))
				}
			}
			return []string{"", "-"}[r.Intn(2)] + text, after
		}
		for range 5_000 {
			left, leftDigits := some()
			right, rightDigits := some()
			a, b := domain.MustAmount(left), domain.MustAmount(right)
			x, _ := new(big.Rat).SetString(left)
			y, _ := new(big.Rat).SetString(right)
			digits := max(leftDigits, rightDigits)
			Expect(a.Add(b).String()).To(Equal(new(big.Rat).Add(x, y).FloatString(digits)), "%s + %s", left, right)
			Expect(a.Sub(b).String()).To(Equal(new(big.Rat).Sub(x, y).FloatString(digits)), "%s - %s", left, right)
			for scale := range 7 {
				rounded := a.Round(scale, domain.HalfUp)
				Expect(rounded.Equal(domain.MustAmount(x.FloatString(scale)))).To(BeTrue(), "%s with %d digits", left, scale)
				Expect(strings.TrimPrefix(rounded.String(), "-")).To(Equal(strings.TrimPrefix(x.FloatString(scale), "-")), "%s with %d digits", left, scale)
				units, whole := a.Units(scale)
				if Expect(whole).To(Equal(rounded.Equal(a)), "%s in units of %d digits", left, scale); whole {
					Expect(domain.AmountOf(units, scale).Equal(a)).To(BeTrue(), "%s in units of %d digits", left, scale)
				}
			}
			Expect([]string{a.String(), b.String()}).To(Equal([]string{domain.MustAmount(left).String(), domain.MustAmount(right).String()}), "amounts do not change")
		}
		Expect(domain.Amount{}.Add(domain.MustAmount("0.00")).String()).To(Equal("0.00"))
		Expect(domain.MustAmount("5").Sub(domain.MustAmount("0.00")).String()).To(Equal("5.00"))
	})

	It("calculates with the same results within and beyond 64 bits", func() {
		r := rand.New(rand.NewSource(GinkgoRandomSeed()))
		edges := []int64{0, 1, -5, 15, 1e17, -1e18, math.MaxInt64, math.MaxInt64 - 1, math.MinInt64, math.MinInt64 + 1}
		some := func() (domain.Amount, *big.Rat, int) {
			units, digits := edges[r.Intn(len(edges))], r.Intn(7)
			if r.Intn(2) == 0 {
				units = int64(r.Uint64()) >> r.Intn(64)
			}
			exact := new(big.Rat).SetFrac(big.NewInt(units), new(big.Int).Exp(big.NewInt(10), big.NewInt(int64(digits)), nil))
			return domain.AmountOf(units, digits), exact, digits
		}
		for range 20_000 {
			a, x, left := some()
			b, y, right := some()
			digits := max(left, right)
			said := fmt.Sprintf("%s and %s", a, b)
			Expect(a.Add(b).String()).To(Equal(new(big.Rat).Add(x, y).FloatString(digits)), said)
			Expect(a.Sub(b).String()).To(Equal(new(big.Rat).Sub(x, y).FloatString(digits)), said)
			Expect(a.Neg().String()).To(Equal(new(big.Rat).Neg(x).FloatString(left)), said)
			Expect(a.Cmp(b)).To(Equal(x.Cmp(y)), said)
			Expect(a.Sign()).To(Equal(x.Sign()), said)
			product := new(big.Rat).Mul(x, y)
			if exact := product.FloatString(left + right); len(exact) <= 34 { // the library keeps 34 digits
				Expect(a.Mul(b).String()).To(Equal(exact), said)
			}
		}
	})

	It("has one representation per value and scale, however it was computed", func() {
		most, small := domain.AmountOf(math.MaxInt64, 2), domain.MustAmount("10.00")
		Expect(small.Add(most).Sub(most) == small).To(BeTrue())
		Expect(small.Mul(most).Quo(most).Round(2, domain.HalfUp) == small).To(BeTrue())
		Expect(small.Sub(small) == domain.AmountOf(0, 2)).To(BeTrue())
	})

	It("allocates no memory for values that fit into 64 bits", func() {
		price, rate := "1234.5600", domain.MustAmount("19.000000")
		Expect(testing.AllocsPerRun(100, func() {
			a, err := domain.ReadAmount(price)
			tax := a.Mul(rate).Round(2, domain.HalfUp)
			if err != nil || !tax.Less(a.Add(tax).Times(30)) || a.Sub(tax).IsZero() {
				panic("wrong")
			}
		})).To(BeZero())
	})

	It("is allocated by largest remainder, to the last unit", func() {
		parts := func(total string, weights ...string) (out []string) {
			var w []domain.Amount
			for _, s := range weights {
				w = append(w, domain.MustAmount(s))
			}
			for _, p := range domain.MustAmount(total).Allocate(2, w) {
				out = append(out, p.String())
			}
			return out
		}
		Expect(parts("100.00", "1", "1", "1")).To(Equal([]string{"33.34", "33.33", "33.33"}))
		Expect(parts("10.00", "33.33", "33.33", "33.34")).To(Equal([]string{"3.33", "3.33", "3.34"}))
		Expect(parts("0.05", "3", "0", "7")).To(Equal([]string{"0.02", "0.00", "0.03"}))
		Expect(parts("-1.00", "1", "2")).To(Equal([]string{"-0.33", "-0.67"}))
		Expect(parts("1.00", "0", "0")).To(Equal([]string{"0", "0"}))
	})

	It("is not changed by calculations with its copies", func() {
		a := domain.MustAmount("12345678901234.123456").Mul(domain.MustAmount("12345678901234.123456"))
		before, b := a.String(), a
		_ = a.Add(b).Mul(domain.MustAmount("3"))
		Expect(a.String()).To(Equal(before))
		Expect(b.String()).To(Equal(before))
	})
})

var _ = Describe("Currency", func() {
	It("formats amounts with the currency's own number of digits", func() {
		Expect(domain.Currency("EUR").Format(domain.MustAmount("10"))).To(Equal("10.00"))
		Expect(domain.Currency("JPY").Format(domain.MustAmount("1000.0000"))).To(Equal("1000"))
		Expect(domain.Currency("KWD").Format(domain.MustAmount("1.5"))).To(Equal("1.500"))
		Expect(domain.Currency("XBT").Known()).To(BeFalse())
		Expect(domain.Currency("JPY").Fits(domain.MustAmount("1.5"))).To(BeFalse())
	})
})
