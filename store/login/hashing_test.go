package login

import (
	"context"
	"sync"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
)

var _ = Describe("The queue for hashes", func() {
	It("serves every lane in proportion to its share while all lanes are full", func(ctx SpecContext) {
		q := newHashQueue(1)
		Expect(q.take(ctx, Stranger)).To(Succeed())
		served := make(chan lane)
		for l := range lanes {
			for range 20 {
				before := q.size(l)
				go func() {
					defer GinkgoRecover()
					Expect(q.take(ctx, Hasher{lane: l})).To(Succeed())
					served <- l
				}()
				Eventually(func() int { return q.size(l) }).Should(Equal(before + 1))
			}
		}
		Expect(q.take(ctx, Stranger)).To(MatchError(errCrowded))
		shares := map[lane]int{}
		for range 25 {
			q.give()
			shares[<-served]++
		}
		Expect(shares).To(Equal(map[lane]int{staffLane: 10, customerLane: 10, strangerLane: 5}))
		for range 35 {
			q.give()
			<-served
		}
		q.give()
		Expect([]int{q.taken, q.crowd()}).To(Equal([]int{0, 0}))
	})

	It("lets at most two callers of an account wait in its lane", func(ctx SpecContext) {
		q := newHashQueue(1)
		mia := Hasher{lane: customerLane, account: "mia"}
		Expect(q.take(ctx, mia)).To(Succeed())
		waiting, stop := context.WithCancel(ctx)
		refused := make(chan error)
		for range 2 {
			go func() { refused <- q.take(waiting, mia) }()
		}
		Eventually(func() int { return q.size(customerLane) }).Should(Equal(2))
		third, leave := context.WithTimeout(ctx, time.Second)
		defer leave()
		Expect(q.take(third, mia)).To(MatchError(errCrowded))
		Expect(q.open(mia)).To(BeFalse())
		Expect(q.open(Hasher{lane: customerLane, account: "tom"})).To(BeTrue())
		By("and a caller who leaves frees the place")
		stop()
		Expect(domain.CodeOf(<-refused)).To(Equal(domain.Unavailable))
		Expect(domain.CodeOf(<-refused)).To(Equal(domain.Unavailable))
		Expect(q.open(mia)).To(BeTrue())
		q.give()
		Expect([]int{q.taken, q.crowd()}).To(Equal([]int{0, 0}))
	})
})

var _ = Describe("The lane of a caller", func() {
	It("depends on the identity that the caller has proved", func() {
		for _, known := range []struct {
			as   Hasher
			lane lane
		}{
			{Stranger, strangerLane},
			{LoggedIn(domain.Actor{Kind: domain.ActorCustomer}), strangerLane}, // a guest
			{LoggedIn(domain.Actor{Kind: domain.ActorCustomer, ID: 3, AccountID: 4}), customerLane},
			{OwnerOf(domain.TryCustomerPassword, "mia"), customerLane},
			{OwnerOf(domain.TryPin, "mia"), customerLane},
			{LoggedIn(domain.Actor{Kind: domain.ActorAdmin, ID: 4}), staffLane},
			{LoggedIn(domain.Actor{Kind: domain.ActorAPIToken, ID: 4}), staffLane},
			{LoggedIn(domain.Actor{Kind: domain.ActorPlatform}), staffLane},
			{OwnerOf(AdminLogin, "mia"), staffLane},
		} {
			Expect(known.as.lane).To(Equal(known.lane), "%+v", known.as)
		}
	})

	It("has a separate limit for each account", func() {
		accounts := map[string]bool{}
		for _, h := range []Hasher{
			LoggedIn(domain.Actor{Kind: domain.ActorCustomer, AccountID: 4}), LoggedIn(domain.Actor{Kind: domain.ActorCustomer, AccountID: 5}),
			LoggedIn(domain.Actor{Kind: domain.ActorAdmin, ID: 4}), LoggedIn(domain.Actor{Kind: domain.ActorAPIToken, ID: 4}), OwnerOf(AdminLogin, "mia"), OwnerOf(domain.TryPin, "tom"),
		} {
			Expect(h.account).NotTo(BeEmpty())
			accounts[h.account] = true
		}
		Expect(accounts).To(HaveLen(6))
	})

	It("has room even if another lane is full", func(ctx SpecContext) {
		for full := range lanes {
			q := newHashQueue(1)
			Expect(q.take(ctx, Stranger)).To(Succeed())
			waiting, leave := context.WithCancel(ctx)
			var left sync.WaitGroup
			for i := range full.room() {
				left.Go(func() { _ = q.take(waiting, Hasher{lane: full, account: domain.Itoa(int64(i))}) })
			}
			Eventually(func() int { return q.size(full) }).Should(Equal(full.room()))
			for other := range lanes {
				Expect(q.open(Hasher{lane: other})).To(Equal(other != full), "lane %d beside the full lane %d", other, full)
			}
			leave()
			left.Wait()
			q.give()
			Expect([]int{q.taken, q.crowd()}).To(Equal([]int{0, 0}))
		}
	})

	It("passes on the slot of a caller who leaves at the moment of their turn", func(ctx SpecContext) {
		for range 200 {
			q := newHashQueue(1)
			Expect(q.take(ctx, Stranger)).To(Succeed())
			waiting, leave := context.WithCancel(ctx)
			answered := make(chan error)
			go func() { answered <- q.take(waiting, Stranger) }()
			Eventually(func() int { return q.size(strangerLane) }).WithPolling(50 * time.Microsecond).Should(Equal(1))
			q.mu.Lock() // a caller who has left waits for this lock when their turn comes
			leave()
			w := q.waiting[strangerLane][0]
			q.waiting[strangerLane] = nil
			time.Sleep(time.Millisecond)
			close(w.turn)
			q.mu.Unlock()
			if err := <-answered; err == nil {
				q.give()
			}
			Expect(q.taken).To(BeZero())
		}
	})
})

func (q *hashQueue) size(l lane) int {
	q.mu.Lock()
	defer q.mu.Unlock()
	return len(q.waiting[l])
}
