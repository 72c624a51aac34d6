package storetest

import (
	"github.com/onsi/ginkgo/v2"
	"github.com/onsi/gomega"
)

// Follow asks for page after page until there is no next cursor, and fails the
// spec when a list that ends goes on for longer than most pages.
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
