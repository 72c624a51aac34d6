package identity_test

import (
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain/identity"
)

var _ = Describe("A former user's address", func() {
	It("can be replaced at once by a unique address that receives no mail", func() {
		former, present := &identity.AdminUser{}, &identity.AdminUser{IsActive: true}
		Expect(former.Erases("former-7@erased.invalid")).To(BeTrue())
		Expect(former.Erases("eve@example.com")).To(BeFalse())
		Expect(present.Erases("former-7@erased.invalid")).To(BeFalse())
	})
})
