package login

import (
	"context"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
)

var _ = Describe("The queue for hashes", func() {
	It("serves every lane in its share while all of them are crowded", func(ctx SpecContext) {
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

	It("gives one account two places in its lane", func(ctx SpecContext) {
		q := newHashQueue(1)
		mia := Hasher{lane: customerLane, account: "mia"}
		Expect(q.take(ctx, mia)).To(Succeed())
		waiting, stop := context.WithCancel(ctx)
		refused := make(chan error)
		for range 2 {
			go func() { refused <- q.take(waiting, mia) }()
		}
		Eventually(func() int { return q.size(customerLane) }).Should(Equal(2))
		Expect(q.take(ctx, mia)).To(MatchError(errCrowded))
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

func (q *hashQueue) size(l lane) int {
	q.mu.Lock()
	defer q.mu.Unlock()
	return len(q.waiting[l])
}
