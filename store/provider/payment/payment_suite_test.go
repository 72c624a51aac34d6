package payment_test

import (
	"testing"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/storetest"
)

func TestPayment(t *testing.T) {
	RegisterFailHandler(Fail)
	SetDefaultEventuallyTimeout(time.Minute) // a busy machine may need this long; the service makes no such promise
	SetDefaultEventuallyPollingInterval(20 * time.Millisecond)
	RunSpecs(t, "payment")
}

var _ = AfterSuite(storetest.Stop)
