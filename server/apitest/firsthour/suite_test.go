// Package guides_test does what the guides say, at a service that was started as a
// new user starts it, and follows their links.
package firsthour_test

import (
	"testing"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"
)

func TestGuides(t *testing.T) {
	RegisterFailHandler(Fail)
	RunSpecs(t, "guides")
}
