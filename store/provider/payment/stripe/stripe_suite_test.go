package stripe_test

import (
	"testing"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/provider/payment/stripe/stripetest"
)

func TestStripe(t *testing.T) {
	RegisterFailHandler(Fail)
	RunSpecs(t, "stripe")
}

var _ = AfterSuite(stripetest.Stop)
