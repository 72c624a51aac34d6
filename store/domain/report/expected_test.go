package report_test

import (
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/report"
)

var _ = DescribeTable("Expected renewals of a sample are extended to the other subscriptions", func(n int64, amount string, subscriptions, more, wantN int64, want string) {
	all, sum := report.InProportion(n, domain.MustAmount(amount), subscriptions, more, "EUR")
	Expect(all).To(Equal(wantN))
	Expect(sum.Fixed(2)).To(Equal(want))
},
	Entry("if there are as many others", int64(300), "4500.00", int64(200), int64(200), int64(600), "9000.00"),
	Entry("if there are no others", int64(300), "4500.00", int64(200), int64(0), int64(300), "4500.00"),
	Entry("rounding half a cent up", int64(2), "0.01", int64(2), int64(1), int64(3), "0.02"),
)
