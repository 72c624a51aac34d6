package domain_test

import (
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
)

var _ = Describe("A past time in a request", func() {
	now := time.Date(2026, 11, 20, 12, 0, 0, 0, time.UTC)

	DescribeTable("may be at most five minutes in the future:", EntryDescription("%[1]v ahead, accepted: %[2]t"), func(ahead time.Duration, fits bool) {
		at := now.Add(ahead).In(time.FixedZone("elsewhere", 14*60*60)) // the same moment in another time zone
		err := domain.CheckPast("/shippedOn", &at, now)
		if fits {
			Expect(err).NotTo(HaveOccurred())
			return
		}
		Expect(domain.CodeOf(err)).To(Equal(domain.InvalidValue))
		Expect(err.(*domain.Error).Fields).To(ConsistOf(HaveField("Pointer", "/shippedOn")))
	},
		Entry(nil, -50*365*24*time.Hour, true), Entry(nil, time.Duration(0), true),
		Entry(nil, 5*time.Minute, true), Entry(nil, 5*time.Minute+1, false), Entry(nil, 24*time.Hour, false))

	It("can be absent", func() { Expect(domain.CheckPast("/shippedOn", nil, now)).To(Succeed()) })
})
