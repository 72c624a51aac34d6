package apitest_test

import (
	"os"
	"strconv"

	. "github.com/onsi/ginkgo/v2"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/server/config"
)

// enough returns the size of a run: the value of the environment variable, which a task sets, or else among, the size
// for a run with all other specs.
func enough(variable string, among int) int {
	if n, err := strconv.Atoi(os.Getenv(variable)); err == nil {
		return n
	}
	return among
}

// The days run on one platform, each in a separate store.
var _ = Describe("A working day", Ordered, ContinueOnFailure, func() {
	var world *apitest.World
	var mails *apitest.Mailbox

	BeforeAll(func(ctx SpecContext) {
		mails = apitest.NewMailbox()
		world = apitest.Start(ctx, func(c *config.Config) { c.SMTPURL = mails.URL })
	})

	It("ends with a bulk change to the next season's catalog, and the storefront shows the new products, prices and stock", func() {
		changeSeason(world, enough("STORE_SPECS_SEASON", 60))
	})

	It("includes a call in which staff find an order, correct it, refund part of it, and erase the caller", func() {
		takeCall(world, mails)
	})

	It("includes an outage, after which an ERP catches up by reading lists and replaying events", func() {
		spendNight(world, enough("STORE_SPECS_NIGHT", 80))
	})

	It("includes a withdrawn guest order, which is refunded with its delivery charge after the goods come back in two parts", func(ctx SpecContext) {
		withdrawAndReturn(ctx, world)
	})
})
