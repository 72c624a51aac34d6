package main

import (
	"regexp"
	"slices"
	"strings"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/problem"
	"github.com/storeplatform/storeplatform/store/domain"
)

// suggested matches errors without RetryAfter whose text suggests that the same request may be retried.
var suggested = regexp.MustCompile(`domain\.Errorf\(domain\.(\w+), ".*\b[Tt]ry again(\.|;|"| later| soon| in a moment)`)

var _ = Describe("An error that suggests a retry", func() {
	It("sets RetryAfter, so it is not stored with an idempotency key", func() {
		later := []string{} // codes whose status always gets a Retry-After header
		for _, code := range domain.Codes() {
			if entry, _ := problem.Of(code); entry.Status == 429 || entry.Status == 503 {
				later = append(later, strings.ToLower(strings.ReplaceAll(string(code), "_", "")))
			}
		}
		var found []string
		texts(func(at, line string) {
			if !strings.Contains(at, "_test.go:") {
				for _, m := range suggested.FindAllStringSubmatch(line, -1) {
					if !slices.Contains(later, strings.ToLower(m[1])) {
						found = append(found, at+": "+strings.TrimSpace(line))
					}
				}
			}
		})
		Expect(found).To(BeEmpty(), "%s", strings.Join(found, "\n"))
		Expect(suggested.MatchString(`return domain.Errorf(domain.VersionConflict, "It was changed at the same time. Try again.")`)).To(BeTrue())
	})
})
