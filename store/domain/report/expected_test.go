package report_test

import (
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/report"
)

var _ = DescribeTable("Expected renewals are extrapolated from a sample", func(n int64, amount string, subscriptions, more, wantN int64, want string) {
	all, sum := report.InProportion(n, domain.MustAmount(amount), subscriptions, more, "EUR")
	Expect(all).To(Equal(wantN))
	Expect(sum.Fixed(2)).To(Equal(want))
},
	Entry("to as many other subscriptions", int64(300), "4500.00", int64(200), int64(200), int64(600), "9000.00"),
	Entry("without other subscriptions", int64(300), "4500.00", int64(200), int64(0), int64(300), "4500.00"),
	Entry("with half a cent rounded up", int64(2), "0.01", int64(2), int64(1), int64(3), "0.02"),
)
