package identity_test

import (
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/identity"
)

var _ = Describe("A link mailed to an administrator", func() {
	now := time.Date(2026, 11, 20, 9, 0, 0, 0, time.UTC)

	It("is valid for one purpose until it is used, replaced or expired, or its owner is deactivated", func() {
		u := &identity.AdminUser{Email: "new@juniper-oak.example", IsActive: true}
		Expect(u.Follows(identity.InvitationToken, "", now)).To(MatchError(identity.ErrLink))
		Expect(u.Invite("first", now)).To(Succeed())
		Expect(u.Invite("second", now)).To(Succeed())
		Expect(u.Follows(identity.InvitationToken, "first", now)).To(MatchError(identity.ErrLink))
		Expect(u.Follows(identity.AdminEmailToken, "second", now)).To(MatchError(identity.ErrLink))
		Expect(u.Follows(identity.InvitationToken, "second", now.Add(identity.InvitationLife))).To(MatchError(identity.ErrLink))
		Expect(u.Follows(identity.InvitationToken, "second", now.Add(identity.InvitationLife-1))).To(Succeed())
		u.Accept("violet-harbor-pencil-31", "hash", now)
		Expect(u.Follows(identity.InvitationToken, "second", now)).To(MatchError(identity.ErrLink))
		Expect(domain.CodeOf(u.Invite("third", now))).To(Equal(domain.UnsupportedOperation))

		u.AskEmail("newer@juniper-oak.example", "fourth", now)
		Expect(u.Follows(identity.InvitationToken, "fourth", now)).To(MatchError(identity.ErrLink))
		Expect(u.Follows(identity.AdminEmailToken, "fourth", now)).To(Succeed())
		Expect(u.PendingAt(now.Add(identity.AdminEmailLife))).To(BeEmpty())
		inactive := *u
		inactive.IsActive = false
		Expect(inactive.Follows(identity.AdminEmailToken, "fourth", now)).To(MatchError(identity.ErrLink))
		Expect(u.TakeEmail()).To(Equal("new@juniper-oak.example"))
		Expect(u.Email).To(Equal("newer@juniper-oak.example"))
		Expect(u.Follows(identity.AdminEmailToken, "fourth", now)).To(MatchError(identity.ErrLink))
	})
})
