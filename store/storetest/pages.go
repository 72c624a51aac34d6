package storetest

import (
	"github.com/onsi/ginkgo/v2"
	"github.com/onsi/gomega"
)

// Follow requests pages until there is no next cursor. The spec fails if that takes more than most pages.
func Follow(most int, page func(cursor string) (next string)) {
	ginkgo.GinkgoHelper()
	cursor := ""
	for range most {
		if cursor = page(cursor); cursor == "" {
			return
		}
	}
	gomega.Expect(cursor).To(gomega.BeEmpty(), "the list does not end after %d pages", most)
}
