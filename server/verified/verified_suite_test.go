package verified

import (
	"testing"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"
)

func TestVerified(t *testing.T) {
	RegisterFailHandler(Fail)
	RunSpecs(t, "verified")
}
