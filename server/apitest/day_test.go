package apitest_test

import (
	"os"
	"strconv"

	. "github.com/onsi/ginkgo/v2"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/server/config"
)

// enough returns the size of a run: the value of an environment variable of a task, or the one for a
// run among the specs.
func enough(variable string, among int) int {
	if n, err := strconv.Atoi(os.Getenv(variable)); err == nil {
		return n
	}
	return among
}

// The days run on one platform, each in a store of its own.
var _ = Describe("A working day", Ordered, ContinueOnFailure, func() {
	var world *apitest.World
	var mails *apitest.Mailbox

	BeforeAll(func(ctx SpecContext) {
		mails = apitest.NewMailbox()
		world = apitest.Start(ctx, func(c *config.Config) { c.SMTPURL = mails.URL })
	})

	It("changes a catalog from one season to the next, and the shop shows the entered values", func() {
		changeSeason(world, enough("STORE_SPECS_SEASON", 60))
	})

	It("handles a customer's call: finds the order, corrects it, refunds some money, and erases the caller at last", func() {
		takeCall(world, mails)
	})

	It("catches up with all changes after an outage of the ERP: by reading, and by a replay of the events", func() {
		spendNight(world, enough("STORE_SPECS_NIGHT", 80))
	})
})
