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

// sum returns the bytes of all entries, and the bytes of the entries that were requested repeatedly.
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

var _ = Describe("The memory for cached responses", func() {
	const most = 1 << 20

	It("never exceeds its limit, and counts its bytes exactly", func() {
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

	It("keeps entries that were requested repeatedly, regardless of the number of new entries", func() {
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

	It("rejects entries of an eighth of its size or more, and removes the former entry of the same key", func() {
		m := newMemory(most)
		m.put(answer("small", 100))
		m.put(answer("small", most/8))
		Expect(m.all).To(BeEmpty(), "the earlier entry of the key is removed, too")
		Expect(m.total).To(BeZero())
	})

	It("can also remove entries that were requested repeatedly", func() {
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
