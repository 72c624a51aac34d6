package ucp_test

import (
	"testing"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/storetest"
)

func TestUCP(t *testing.T) {
	RegisterFailHandler(Fail)
	RunSpecs(t, "ucp")
}

var _ = AfterSuite(storetest.Stop)
