package returns_test

import (
	"testing"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"
)

func TestReturns(t *testing.T) {
	RegisterFailHandler(Fail)
	RunSpecs(t, "returns")
}
