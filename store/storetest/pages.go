package storetest

import (
	"github.com/onsi/ginkgo/v2"
	"github.com/onsi/gomega"
)

// Follow requests pages until a page has no next cursor. The spec fails if there are more pages than
// most.
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
