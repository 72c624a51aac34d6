package admin_test

import (
	"regexp"
	"slices"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/gen/openapi"
	"github.com/storeplatform/storeplatform/store/domain/identity"
)

var _ = Describe("Permissions", func() {
	It("are exactly those that the operations of the OpenAPI documents require", func() {
		var named []string
		for _, file := range []string{"admin.json", "public.json"} {
			text, err := openapi.Files.ReadFile(file)
			Expect(err).NotTo(HaveOccurred())
			for _, m := range regexp.MustCompile(`"x-permission": "([a-z-]+:[a-z-]+)"`).FindAllSubmatch(text, -1) {
				named = append(named, string(m[1]))
			}
		}
		slices.Sort(named)
		Expect(identity.Permissions()).To(ConsistOf(slices.Compact(named)))
	})
})
