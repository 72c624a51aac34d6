package identity_test

import (
	"strings"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/identity"
)

var _ = Describe("An administrator", func() {
	ada := func() *identity.AdminUser {
		return &identity.AdminUser{Email: "ada@juniper-oak.example", FirstName: new("Ada"), LastName: new("Novak"), PhoneNumber: new("030 5550142"), IsActive: true}
	}

	It("is shown by name, or by address if the name is empty", func() {
		u := ada()
		Expect(u.Name()).To(Equal("Ada Novak"))
		u.FirstName = new("")
		Expect(u.Name()).To(Equal("Novak"))
		u.LastName = nil
		Expect(u.Name()).To(Equal("ada@juniper-oak.example"))
	})

	DescribeTable("reports each change once, and whether the change ends logins, for", func(p identity.AdminUserPatch, ends bool, holds func(u *identity.AdminUser) any, want any) {
		u := ada()
		changed, end := u.Change(p, today)
		Expect([]bool{changed, end}).To(Equal([]bool{true, ends}))
		Expect(holds(u)).To(Equal(want))
		changed, end = u.Change(p, today)
		Expect([]bool{changed, end}).To(Equal([]bool{false, false}))
	},
		Entry("their first name", identity.AdminUserPatch{FirstName: new(new("Eve"))}, false, func(u *identity.AdminUser) any { return *u.FirstName }, "Eve"),
		Entry("their last name", identity.AdminUserPatch{LastName: new(new("Nowak"))}, false, func(u *identity.AdminUser) any { return *u.LastName }, "Nowak"),
		Entry("their phone number", identity.AdminUserPatch{PhoneNumber: new(new("2"))}, false, func(u *identity.AdminUser) any { return *u.PhoneNumber }, "2"),
		Entry("their active state", identity.AdminUserPatch{IsActive: new(false)}, true, func(u *identity.AdminUser) any { return *u.DeactivatedOn }, today))

	It("reports a change if only one of several fields differs", func() {
		for _, p := range []identity.AdminUserPatch{
			{FirstName: new(new("Eve")), LastName: new(new("Novak"))}, {LastName: new(new("Eve")), PhoneNumber: new(new("030 5550142"))},
		} {
			changed, _ := ada().Change(p, today)
			Expect(changed).To(BeTrue())
		}
	})

	It("can be reactivated, which clears the time of the deactivation", func() {
		u := ada()
		u.Change(identity.AdminUserPatch{IsActive: new(false)}, today)
		changed, end := u.Change(identity.AdminUserPatch{IsActive: new(true)}, today)
		Expect([]any{changed, end, u.IsActive}).To(Equal([]any{true, false, true}))
		Expect(u.DeactivatedOn).To(BeNil())
	})

	It("can have a second factor removed, whether it was confirmed or not", func() {
		for _, begin := range []func(u *identity.AdminUser){
			func(u *identity.AdminUser) { u.ConfirmTOTP("secret", "codes", 5) },
			func(u *identity.AdminUser) { _, _ = u.BeginTOTP("sealed", today) },
		} {
			u := ada()
			begin(u)
			changed, _ := u.Change(identity.AdminUserPatch{}, today)
			Expect(changed).To(BeFalse())
			changed, end := u.Change(identity.AdminUserPatch{ResetTOTP: true}, today)
			Expect([]bool{changed, end}).To(Equal([]bool{true, false}))
			Expect(u).To(Equal(ada()))
			changed, _ = u.Change(identity.AdminUserPatch{ResetTOTP: true}, today)
			Expect(changed).To(BeFalse())
		}
	})

	It("does not need a second factor with a password of at least fifteen characters", func() {
		u := ada()
		for length, alone := range map[int]bool{14: false, 15: true} {
			u.TOTPSecret = ""
			u.PasswordLength = length
			Expect(u.LongEnough("/password") == nil).To(Equal(alone))
			Expect(u.CheckPassword("/password", "harbor-violin-cactus"[:length]) == nil).To(Equal(alone))
			u.TOTPSecret = "sealed"
			Expect(u.LongEnough("/password")).To(Succeed())
			Expect(u.MayRemoveTOTP() == nil).To(Equal(alone))
		}
		Expect(u.CheckPassword("/password", "hv7kq2x")).NotTo(Succeed())
		Expect(u.CheckPassword("/password", "hv7kq2xp")).To(Succeed(), "eight beside a second factor")
		Expect(u.CheckPassword("/password", "novak-novak-1984")).NotTo(Succeed(), "their own name")
	})

	Describe("with a new second factor", func() {
		It("has ten minutes to confirm it", func() {
			u := ada()
			Expect(code(u.PendingTOTP(today))).To(Equal(domain.CodeInvalid))
			until, err := u.BeginTOTP("sealed", today)
			Expect([]any{until, err, u.TOTPPending, *u.TOTPPendingUntil}).To(Equal([]any{today.Add(10 * time.Minute), nil, "sealed", until}))
			Expect(u.PendingTOTP(until.Add(-1))).To(Succeed())
			Expect(code(u.PendingTOTP(until))).To(Equal(domain.CodeInvalid))
			u.TOTPPendingUntil = nil
			Expect(code(u.PendingTOTP(today))).To(Equal(domain.CodeInvalid))
			u.TOTPPending, u.TOTPPendingUntil = "", &until
			Expect(code(u.PendingTOTP(today))).To(Equal(domain.CodeInvalid))
		})

		It("cannot enroll another factor once the first is confirmed", func() {
			u := ada()
			_, err := u.BeginTOTP("sealed", today)
			Expect(err).NotTo(HaveOccurred())
			u.ConfirmTOTP("secret", "codes", 5)
			Expect([]any{u.HasTOTP(), u.TOTPSecret, u.RecoveryCodes, u.TOTPLastStep, u.TOTPPending}).To(Equal([]any{true, "secret", "codes", int64(5), ""}))
			Expect(u.TOTPPendingUntil).To(BeNil())
			_, err = u.BeginTOTP("sealed", today)
			Expect(code(err)).To(Equal(domain.AlreadyExists))
			Expect(code(u.PendingTOTP(today))).To(Equal(domain.AlreadyExists))
		})

		It("can use each recovery code, including the first", func() {
			codes, hashes := identity.RecoveryCodes("one")
			for i, one := range codes {
				left, ok := identity.UseRecoveryCode(hashes, one)
				Expect(ok).To(BeTrue())
				Expect(left).To(HaveLen(len(codes) - i - 1))
				hashes = left
			}
			Expect(strings.Join(codes, "")).NotTo(ContainSubstring("l"))
		})
	})
})

var _ = Describe("An administrator's login", func() {
	It("lasts an hour, or thirty days if it is refreshed", func() {
		tokens, _ := (&identity.Session{}).Issue(domain.AdminToken, today)
		Expect(tokens.AccessExpiresOn).To(Equal(today.Add(time.Hour)))
		Expect(tokens.RefreshExpiresOn).To(Equal(today.Add(720 * time.Hour)))
		Expect([]any{identity.NetworkLife, identity.MaxSessions}).To(Equal([]any{2160 * time.Hour, 100}))
	})

	It("selects the administrator's only store if the request names no store", func() {
		c := identity.Credential{Grants: []identity.Grant{{StoreID: 4, Permissions: []string{"order:read"}}}}
		actor, err := c.Actor(0)
		Expect([]any{actor.StoreID, actor.Permissions, err}).To(Equal([]any{int64(4), []string{"order:read"}, nil}))
		Expect(c.StoreIDs()).To(Equal([]int64{4}))
		_, err = identity.Credential{}.Actor(0)
		Expect(code(err)).To(Equal(domain.StoreRequired))
	})
})

var _ = Describe("A password check", func() {
	check := func(password string, own ...string) bool {
		return identity.CheckPassword("/password", password, 8, own...) != nil
	}

	DescribeTable("distinguishes easily guessed passwords from strong ones, for example", func(refused bool, password string, own ...string) {
		Expect(check(password, own...)).To(Equal(refused))
	},
		Entry("a common word with other characters, repeated", true, "!monkeymonkey2026"),
		Entry("a common word, repeated five times", true, "!monkeymonkeymonkeymonkeymonkey1"),
		Entry("two common words (strong)", false, "monkeyviolin"),
		Entry("eight characters (strong)", false, "k7#vQp2x"),
		Entry("a sequence of six characters, repeated", true, "kzvtqwkzvtqw"),
		Entry("a sequence of eight characters, repeated", true, "kzvtqwxjkzvtqwxj"),
		Entry("a sequence of nine characters, repeated (strong)", false, "kzvtqwxjpkzvtqwxjp"),
		Entry("keyboard rows in pieces of four characters", true, "qwerzxcvasdf"),
		Entry("keyboard rows backward", true, "poiuytlkjhgfmnbvc"),
		Entry("keyboard rows in pieces of three characters (strong)", false, "qwexcvsdfvbn"),
		Entry("a word from the user's name with a digit in it", true, "r2d2-r2d2-12", "R2D2"),
		Entry("a word of three letters from the user's name", true, "ada-1984-12", "Ada"),
		Entry("a word of two letters from the user's name (strong)", false, "al-12345-xyz", "Al"),
		Entry("a word from the user's name and five letters", true, "novak-vkxqz-7", "Novak"),
		Entry("a word from the user's name and six letters (strong)", false, "novak-vkxqzj-7", "Novak"),
		Entry("few letters that are not part of the user's name (strong)", false, "84-193-kz-772", "Novak"),
		Entry("a password of the maximum length (strong)", false, strings.Repeat("long words, and more of them; ", 8)+"0123456789abcdef"),
		Entry("a password above the maximum length (refused)", true, strings.Repeat("long words, and more of them; ", 8)+"0123456789abcdefg"))
})
