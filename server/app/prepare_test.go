package app

import (
	"context"
	"errors"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
)

var _ = Describe("A step of the startup", func() {
	busy, other := domain.Errorf(domain.Unavailable, "no connection"), errors.New("other")

	DescribeTable("runs",
		func(ctx SpecContext, calls int, ended error, results ...error) {
			called := 0
			err := whileBusy(ctx, func(context.Context) error {
				called++
				return results[called-1]
			})
			Expect(called).To(Equal(calls))
			if ended == nil {
				Expect(err).NotTo(HaveOccurred())
			} else {
				Expect(err).To(MatchError(ended))
			}
		},
		Entry("once if it succeeds", 1, nil, nil),
		Entry("again while the database is busy", 3, nil, busy, domain.Errorf(domain.Busy, "locked"), nil),
		Entry("until another error occurs", 2, other, busy, other),
	)

	It("ends when its context is canceled", func(ctx SpecContext) {
		ended, end := context.WithCancel(ctx)
		Expect(whileBusy(ended, func(context.Context) error { end(); return busy })).To(MatchError(busy))
	})
})
