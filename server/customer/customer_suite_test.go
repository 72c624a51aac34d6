package customer_test

import (
	"context"
	"testing"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/storetest"
)

func TestCustomer(t *testing.T) {
	RegisterFailHandler(Fail)
	SetDefaultEventuallyTimeout(time.Minute) // long enough for a busy machine; the service does not promise this time
	SetDefaultEventuallyPollingInterval(20 * time.Millisecond)
	RunSpecs(t, "customer")
}

var _ = AfterSuite(storetest.Stop)

// mailOrderLinks processes the waiting withdrawals. If a row stays locked for longer than a statement may wait, it
// runs again once the failed run's claim has ended.
func mailOrderLinks(ctx context.Context, w *apitest.World) error {
	for {
		err := w.App.Service.Ordering.MailOrderLinks(ctx)
		if domain.CodeOf(err) != domain.Busy {
			return err
		}
		w.Clock.Advance(2 * time.Minute)
	}
}
