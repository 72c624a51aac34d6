package identity_test

import (
	"strings"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/identity"
)

var _ = Describe("A new password", func() {
	check := func(password string) domain.Code {
		err := identity.CheckPassword("/password", password, 10, "Juniper & Oak", "Ada", "Novak", "ada@juniper-oak.example")
		if err == nil {
			return ""
		}
		return domain.CodeOf(err)
	}

	It("is accepted if it is long enough, whatever its characters, and is not altered", func() {
		for _, p := range []string{"orchard-kettle-window-72", "ten chars!", "пароль-сложный", "🌲🌳🌴🌵🎋🎍🍀🍁🍂🍃", "  spaces  around  ", strings.Repeat("long words ", 23)} {
			Expect(check(p)).To(BeEmpty(), p)
		}
	})

	It("is rejected with too few characters or too many bytes", func() {
		Expect(check("nine char")).To(Equal(domain.WeakPassword))
		Expect(check("éééééé")).To(Equal(domain.WeakPassword)) // twelve bytes
		Expect(check(strings.Repeat("long words ", 24))).To(Equal(domain.InvalidValue))
	})

	It("is rejected if it is common, even with usual substitutions", func() {
		for _, p := range []string{"Password2026!", "P@ssw0rd1234", "letmein letmein", "passwordpassword", "Welcome123456", "iloveyou!!!!", "correcthorsebatterystaple", "!!Summer2026!!", "1q2w3e4r5t6z"} {
			Expect(check(p)).To(Equal(domain.WeakPassword), p)
		}
	})

	It("is rejected if it is a repetition or a keyboard sequence", func() {
		for _, p := range []string{"aaaaaaaaaaaa", "abcabcabcabc", "12341234123412", "qwertyuiop1234", "1234567890abcd", "zxcvbnmasdfghjkl", "9876543210"} {
			Expect(check(p)).To(Equal(domain.WeakPassword), p)
		}
	})

	It("is rejected if it consists mostly of the owner's or the store's names", func() {
		for _, p := range []string{"ada-novak-1984", "JuniperOak2026", "Novak-Novak-99", "juniper-oak-ab12"} {
			Expect(check(p)).To(Equal(domain.WeakPassword), p)
		}
		Expect(check("novak climbs the old bridge")).To(BeEmpty())
	})
})

var _ = Describe("A throttle key", func() {
	It("differs by purpose, account and address, but not by case", func() {
		Expect(domain.ByAccount(domain.TryAdminPassword, "x").Key).To(Equal(domain.ByAccount(domain.TryAdminPassword, "X").Key))
		keys := map[string]bool{}
		for _, t := range []domain.Throttle{domain.ByAccount(domain.TryAdminPassword, "x"), domain.ByAccount(domain.TryCustomerPassword, "x"), domain.ByAccount(domain.TryAdminPassword, "y"), domain.ByAddress(domain.TryAdminPassword, "x")} {
			keys[string(t.Key)] = true
		}
		Expect(keys).To(HaveLen(4))
	})
})
