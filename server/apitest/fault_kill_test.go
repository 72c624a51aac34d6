package apitest_test

import (
	"fmt"
	"math/rand/v2"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/storetest"
)

// A spec repeatedly kills one of three identical processes while customers change and their changes are delivered.
var _ = Describe("Webhook deliveries by killed processes", Label("kill"), func() {
	haunt := func(ctx SpecContext, f *fleet, kills int, answer time.Duration) (t *traffic, hit int) {
		GinkgoHelper()
		f.consume(answer)
		t = f.change(ctx, 60, 6, 20*time.Millisecond)
		dice := rand.New(rand.NewPCG(uint64(GinkgoRandomSeed()), 3))
		for range kills {
			time.Sleep(time.Duration(200+dice.IntN(600)) * time.Millisecond)
			m := f.members[dice.IntN(len(f.members))]
			f.delivers(ctx, m)
			before := len(f.orphans)
			f.kill(ctx, m)
			if len(f.orphans) > before {
				hit++
			}
			Expect(f.begin(ctx, m)).To(Succeed())
		}
		t.stop()
		return t, hit
	}
	figures := func(f *fleet, t *traffic, kills, hit int) string {
		return fmt.Sprintf("%d kills, %d of them with deliveries in flight, %d in all; %s; %d events taken, %d of them again, %d broken off; from the kill until what was in flight is taken: %s; %d warnings; %s",
			kills, hit, len(f.orphans), t.figures(), len(f.consumer.all()), f.consumer.repeats(), f.consumer.broken.Load(), spread(f.pickups()), f.printed("level=WARN"), load())
	}

	It("lose no event and keep the order of each object's events", func(ctx SpecContext) {
		const kills = 20
		f := newFleet(ctx, executable(ctx), storetest.URL(ctx), 3)
		t, hit := haunt(ctx, f, kills, 60*time.Millisecond) // deliveries are in flight when the sender is killed
		rest := f.quiet(ctx, patience)
		said := figures(f, t, kills, hit) + fmt.Sprintf("; all delivered %.1f s after the last change", rest.Seconds())
		AddReportEntry("kill -9 of one of three processes", said)
		Expect(f.judge(ctx, t)).To(BeEmpty(), said)
		Expect(f.waiting(ctx)).To(BeZero())
		Expect(hit).To(BeNumerically(">=", kills/2), "or the kills missed the deliveries: %s", said)
		Expect(t.changes()).To(BeNumerically(">=", kills), "or there was no load")
		// A lease expires 5 s after its process died, and the other processes look for expired leases every half
		// second. The service only promises that every delivery is eventually picked up.
		pickups := f.pickups()
		Expect(pickups).NotTo(BeEmpty())
		Expect(pickups[len(pickups)-1]).To(BeNumerically("<", patience), said)
	})

	It("fail this spec's checks if planted bugs lose or reorder events", Label("planted"), func(ctx SpecContext) {
		f := newFleet(ctx, build(ctx, deliversAnyhow()), storetest.URL(ctx), 3)
		// The delay is longer than the time between two changes of a customer, even on a busy machine, so deliveries
		// that are sent at once arrive in a different order.
		t, hit := haunt(ctx, f, 6, 600*time.Millisecond)
		f.quiet(ctx, 8*time.Second)
		found := f.judge(ctx, t)
		AddReportEntry("planted bugs", fmt.Sprintf("%s: %d events lost, %d out of order", figures(f, t, 6, hit), len(found[eventLost]), len(found[eventDisorder])))
		Expect(found).To(HaveKey(eventLost))
		Expect(found).To(HaveKey(eventDisorder))
	})
})
