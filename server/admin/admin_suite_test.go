package admin_test

import (
	"testing"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/storetest"
)

func TestAdmin(t *testing.T) {
	RegisterFailHandler(Fail)
	SetDefaultEventuallyTimeout(time.Minute) // long enough for a busy machine; the service does not promise this time
	SetDefaultEventuallyPollingInterval(20 * time.Millisecond)
	RunSpecs(t, "admin")
}

var _ = AfterSuite(storetest.Stop)
