package ordering_test

import (
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain/ordering"
)

var _ = DescribeTable("An order number typed by a buyer is parsed",
	func(text, prefix string, number int64) {
		Expect(ordering.NumberNamed(text, prefix)).To(Equal(number))
	},
	Entry("with the prefix", "JO-100001", "JO-", int64(100001)),
	Entry("with the prefix in another case, and spaces", " jo-100001 ", "JO-", int64(100001)),
	Entry("without the prefix", "100001", "JO-", int64(100001)),
	Entry("with #", "#100001", "JO-", int64(100001)),
	Entry("with # as the prefix", "#100001", "#", int64(100001)),
	Entry("without a prefix", "100001", "", int64(100001)),
	Entry("with a prefix that ends in digits", "2026-100001", "2026-", int64(100001)),
	Entry("with a prefix of digits that the number begins with", "100001", "1", int64(100001)),
	Entry("but not with another prefix", "XX-100001", "JO-", int64(0)),
	Entry("but not without digits", "JO-", "JO-", int64(0)),
	Entry("but not with more digits than a number can have", "JO-99999999999999999999", "JO-", int64(0)),
)
