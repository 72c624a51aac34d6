package verified

import (
	"fmt"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"
)

func answer(request string, size int) *entry {
	return &entry{key: key{storeID: 1, request: request}, Answer: Answer{Body: make([]byte, size)}, version: "v", from: time.Unix(0, 0)}
}

// sum is what a memory's entries take, counted anew.
func (m *memory) sum() (total, again int) {
	for _, at := range m.all {
		p := at.Value.(*place)
		total += p.entry.bytes()
		if p.again {
			again += p.entry.bytes()
		}
	}
	return total, again
}

var _ = Describe("The memory for answers", func() {
	const most = 1 << 20

	It("takes no more than it may, and knows what it takes", func() {
		m := newMemory(most)
		for i := range 5000 {
			m.put(answer(fmt.Sprint(i%700), 100+i%4000))
			if e := m.get(key{storeID: 1, request: fmt.Sprint(i % 300)}); e != nil && i%3 == 0 {
				m.used(e)
			}
			if i%100 == 0 {
				total, again := m.sum()
				Expect(total).To(BeNumerically("<=", most))
				Expect([]int{m.total, m.totalKept}).To(Equal([]int{total, again}))
				Expect(m.once.Len() + m.again.Len()).To(Equal(len(m.all)))
			}
		}
	})

	It("keeps what is asked for again through any number of new questions", func() {
		m := newMemory(most)
		for i := range 20 {
			e := answer(fmt.Sprint("asked for ", i), 10_000)
			m.put(e)
			m.used(e)
		}
		for i := range 10_000 {
			m.put(answer(fmt.Sprint("new ", i), 2_000))
		}
		for i := range 20 {
			Expect(m.get(key{storeID: 1, request: fmt.Sprint("asked for ", i)})).NotTo(BeNil(), "%d", i)
		}
	})

	It("keeps nothing that would take much of it", func() {
		m := newMemory(most)
		m.put(answer("small", 100))
		m.put(answer("small", most/8))
		Expect(m.all).To(BeEmpty(), "what it stood for is gone as well")
		Expect(m.total).To(BeZero())
	})

	It("makes room where all of it was asked for again", func() {
		m := newMemory(most)
		for i := range 300 {
			e := answer(fmt.Sprint(i), 10_000)
			m.put(e)
			m.used(e)
		}
		total, again := m.sum()
		Expect(total).To(BeNumerically("<=", most))
		Expect(again).To(BeNumerically("<=", most*8/10))
		Expect([]int{m.total, m.totalKept}).To(Equal([]int{total, again}))
	})
})
