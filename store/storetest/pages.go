package storetest

import (
	"github.com/onsi/ginkgo/v2"
	"github.com/onsi/gomega"
)

// Follow requests pages until a page has no next cursor. The parameter most is the maximum number of pages; with more
// pages, the spec fails.
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
