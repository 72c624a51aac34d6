package apitest_test

import (
	"testing"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/provider/payment/stripe/stripetest"
	"github.com/storeplatform/storeplatform/store/storetest"
)

func TestAPI(t *testing.T) {
	RegisterFailHandler(Fail)
	RunSpecs(t, "api")
}

var _ = AfterSuite(func() {
	stripetest.Stop()
	storetest.Stop()
})
