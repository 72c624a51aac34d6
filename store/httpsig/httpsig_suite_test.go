package httpsig_test

import (
	"testing"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"
)

func TestHTTPSig(t *testing.T) {
	RegisterFailHandler(Fail)
	RunSpecs(t, "httpsig")
}
