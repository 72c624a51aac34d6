package apitest_test

import (
	"os"
	"strconv"

	. "github.com/onsi/ginkgo/v2"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/server/config"
)

// enough returns the size of a run: the environment variable that a task sets, or else among, the
// size for a run with the other specs.
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

	It("changes a catalog from one season to the next, and the shop shows the new values", func() {
		changeSeason(world, enough("STORE_SPECS_SEASON", 60))
	})

	It("handles a customer's call: finds the order, corrects it, refunds some money, and erases the caller", func() {
		takeCall(world, mails)
	})

	It("lets an ERP catch up after an outage, by reading the lists and by a replay of the events", func() {
		spendNight(world, enough("STORE_SPECS_NIGHT", 80))
	})

	It("refunds a guest's withdrawal with the delivery, after the goods came back in two parts", func(ctx SpecContext) {
		withdrawAndReturn(ctx, world)
	})
})
