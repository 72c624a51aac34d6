package apitest_test

import (
	"os"
	"testing"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/provider/payment/stripe/stripetest"
	"github.com/storeplatform/storeplatform/store/storetest"
)

func TestAPI(t *testing.T) {
	RegisterFailHandler(Fail)
	SetDefaultEventuallyTimeout(time.Minute) // long enough for a busy machine, although no operation may take a minute
	SetDefaultEventuallyPollingInterval(20 * time.Millisecond)
	RunSpecs(t, "api")
}

var _ = AfterSuite(func() {
	_ = os.RemoveAll(compiled.dir)
	stripetest.Stop()
	storetest.Stop()
})
