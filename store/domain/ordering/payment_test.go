package ordering_test

import (
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/google/uuid"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

var unknown = ordering.Result{Outcome: ordering.OutcomeUnknown}

// capture requests a capture, and settles it with the given result.
func capture(o *ordering.Order, req ordering.CaptureRequest, answer ordering.Result, at time.Time) {
	GinkgoHelper()
	parts, err := o.Capture(req, admin, at)
	Expect(err).NotTo(HaveOccurred())
	for _, part := range parts {
		_, err := o.SettleCapture(part.Payment, answer, at)
		Expect(err).NotTo(HaveOccurred())
	}
}

var _ = Describe("a capture of several payments", func() {
	two := func() *ordering.Order {
		o := sampleOrder()
		pay(o, "100.00", "0")
		pay(o, "60.00", "0")
		return o
	}
	capturing := func(o *ordering.Order) (out []string) {
		for _, p := range o.Payments {
			out = append(out, p.CapturingAmount.Fixed(2))
		}
		return out
	}

	DescribeTable("takes the oldest payment first, up to the amount due, for a request of", func(req ordering.CaptureRequest, want ...string) {
		o := two()
		parts, err := o.Capture(req, admin, midday)
		Expect(err).NotTo(HaveOccurred())
		Expect(capturing(o)).To(Equal(want))
		for _, part := range parts {
			Expect(part.Amount).To(Equal(part.Payment.CapturingAmount))
			Expect(part.Amount.Positive()).To(BeTrue())
			Expect(*part.Payment.SettleOn).To(Equal(midday.Add(30 * time.Second)))
		}
	},
		Entry("the whole amount", ordering.CaptureRequest{}, "100.00", "28.04"),
		Entry("a part that the first payment covers", ordering.CaptureRequest{Amount: some("100.00")}, "100.00", "0.00"),
		Entry("a part that needs both payments", ordering.CaptureRequest{Amount: some("100.01")}, "100.00", "0.01"),
		Entry("the second payment", ordering.CaptureRequest{PaymentID: 12}, "0.00", "60.00"),
		Entry("a part of the second payment", ordering.CaptureRequest{PaymentID: 12, Amount: some("5.00")}, "0.00", "5.00"))

	It("runs only once at a time per payment", func() {
		o := two()
		_, err := o.Capture(ordering.CaptureRequest{PaymentID: 12, Amount: some("5.00")}, admin, midday)
		Expect(err).NotTo(HaveOccurred())
		_, err = o.Capture(ordering.CaptureRequest{}, admin, midday)
		refuses(err, domain.Busy)
		Expect(err.(*domain.Error).RetryAfter).To(Equal(2))
		_, err = o.Capture(ordering.CaptureRequest{PaymentID: 11}, admin, midday)
		Expect(err).NotTo(HaveOccurred())
	})

	It("is polled while its outcome is unknown, and its amount stays reserved", func() {
		o := two()
		_, err := o.Capture(ordering.CaptureRequest{PaymentID: 11}, admin, midday)
		Expect(err).NotTo(HaveOccurred())
		_, err = o.SettleCapture(o.Payments[0], unknown, midday.Add(time.Hour))
		Expect(err).NotTo(HaveOccurred())
		Expect(o.Payments[0].CapturingAmount.Fixed(2)).To(Equal("100.00"))
		Expect(*o.Payments[0].SettleOn).To(Equal(midday.Add(time.Hour + 30*time.Second)))
	})

	It("records the gateway's amount even above the authorization, and keeps the time of the first capture", func() {
		o := sampleOrder()
		p := pay(o, "128.04", "0")
		capture(o, ordering.CaptureRequest{Amount: some("28.04")}, succeeded, midday)
		Expect(*p.CapturedOn).To(Equal(midday))
		Expect(p.AuthorizedAmount.Fixed(2)).To(Equal("128.04"))
		capture(o, ordering.CaptureRequest{}, ordering.Result{Outcome: ordering.OutcomeSucceeded, Amount: eur("101.00")}, midday.Add(time.Hour))
		Expect([]string{p.CapturedAmount.Fixed(2), p.AuthorizedAmount.Fixed(2)}).To(Equal([]string{"129.04", "129.04"}))
		Expect(*p.CapturedOn).To(Equal(midday))
	})

	It("is recognized when the request is repeated", func() {
		other := domain.Actor{CommandID: uuid.MustParse("33333333-3333-3333-3333-333333333333")}
		o := two()
		asked := func(by domain.Actor) []any {
			open, asked := o.Asked(by)
			return []any{len(open), asked}
		}
		Expect(asked(admin)).To(Equal([]any{0, false}))
		capture(o, ordering.CaptureRequest{PaymentID: 11, Amount: some("1.00")}, succeeded, midday)
		Expect(asked(admin)).To(Equal([]any{1, true}), "one that asked for nothing of the second")
		parts, err := o.Capture(ordering.CaptureRequest{PaymentID: 11, Amount: some("1.00")}, other, midday)
		Expect(err).NotTo(HaveOccurred())
		Expect(parts).To(HaveLen(1))
		Expect(asked(other)).To(Equal([]any{1, true}))
		Expect(asked(admin)).To(Equal([]any{0, true}), "the last capture is another's")
	})
})

var _ = Describe("the release of an authorization", func() {
	It("is due at the gateway if SettleOn is set, no capture is pending, and the payment is voided, captured or expired", func() {
		for status, owes := range map[ordering.AttemptStatus]bool{
			ordering.AttemptVoided: true, ordering.AttemptCaptured: true, ordering.AttemptPending: false, ordering.AttemptRequiresAction: false,
			ordering.AttemptAuthorized: false, ordering.AttemptFailed: false, ordering.AttemptExpired: true,
		} {
			p := &ordering.Payment{Status: status, SettleOn: &midday}
			Expect(p.OwesVoid()).To(Equal(owes), string(status))
			p.CapturingAmount = eur("1.00")
			Expect(p.OwesVoid()).To(BeFalse())
			p.CapturingAmount, p.SettleOn = domain.Amount{}, nil
			Expect(p.OwesVoid()).To(BeFalse())
		}
		p := &ordering.Payment{}
		p.ID = 11
		Expect(p.VoidKey()).To(Equal("void-11"))
	})

	It("is repeated until the gateway has decided, whatever its result", func() {
		for _, r := range []ordering.Result{succeeded, ordering.Refused(ordering.FailureSoft, "gone", "")} {
			p := &ordering.Payment{Status: ordering.AttemptVoided, SettleOn: &midday}
			p.SettleVoid(r, midday)
			Expect(p.SettleOn).To(BeNil())
		}
		p := &ordering.Payment{Status: ordering.AttemptVoided, SettleOn: &midday}
		p.SettleVoid(unknown, midday)
		Expect(*p.SettleOn).To(Equal(midday.Add(30 * time.Second)))
	})

	It("does nothing if the payment needs no release", func() {
		told := &ordering.Payment{Status: ordering.AttemptVoided}
		told.SettleVoid(unknown, midday)
		Expect(told.SettleOn).To(BeNil())
		pending := &ordering.Payment{Status: ordering.AttemptPending, SettleOn: &midday}
		pending.SettleVoid(succeeded, midday)
		Expect(*pending.SettleOn).To(Equal(midday))
	})

	DescribeTable("is due or not when the order is canceled, for a payment that is", func(change func(p *ordering.Payment), status ordering.AttemptStatus, owes bool) {
		o := sampleOrder()
		p := pay(o, "128.04", "0")
		p.SettleOn = new(midday.Add(time.Hour))
		change(p)
		_, err := o.Cancel(ordering.CancelRequest{KeepPayment: true}, domain.HalfUp, admin, midday)
		Expect(err).NotTo(HaveOccurred())
		Expect(p.Status).To(Equal(status))
		Expect(p.OwesVoid()).To(Equal(owes))
		Expect(p.Outstanding().IsZero()).To(BeTrue())
		if owes {
			Expect(*p.SettleOn).To(Equal(midday.Add(30 * time.Second)))
		}
	},
		Entry("authorized", func(*ordering.Payment) {}, ordering.AttemptVoided, true),
		Entry("partly captured", func(p *ordering.Payment) { p.Status, p.CapturedAmount = ordering.AttemptCaptured, eur("28.04") }, ordering.AttemptCaptured, true),
		Entry("fully captured", func(p *ordering.Payment) {
			p.Status, p.CapturedAmount, p.SettleOn = ordering.AttemptCaptured, eur("128.04"), nil
		}, ordering.AttemptCaptured, false),
		Entry("waiting for its customer", func(p *ordering.Payment) {
			p.Status, p.AuthorizedAmount = ordering.AttemptRequiresAction, domain.Amount{}
		}, ordering.AttemptVoided, true),
		Entry("waiting for its customer and unknown to the gateway", func(p *ordering.Payment) {
			p.Status, p.AuthorizedAmount, p.ProviderReference = ordering.AttemptRequiresAction, domain.Amount{}, ""
		}, ordering.AttemptVoided, false),
		Entry("authorized offline", func(p *ordering.Payment) { p.ProviderCode = settings.OfflineProvider }, ordering.AttemptVoided, false),
		Entry("awaited offline", func(p *ordering.Payment) {
			p.Status, p.AuthorizedAmount, p.ProviderCode, p.SettleOn = ordering.AttemptPending, domain.Amount{}, settings.OfflineProvider, nil
		}, ordering.AttemptVoided, false),
		Entry("failed", func(p *ordering.Payment) {
			p.Status, p.AuthorizedAmount, p.SettleOn = ordering.AttemptFailed, domain.Amount{}, nil
		}, ordering.AttemptFailed, false),
		Entry("expired", func(p *ordering.Payment) { p.Status, p.SettleOn = ordering.AttemptExpired, nil }, ordering.AttemptExpired, false))

	It("is not caused by expiry during or after a capture", func() {
		for _, change := range []func(p *ordering.Payment){
			func(p *ordering.Payment) { p.CapturingAmount = eur("1.00") },
			func(p *ordering.Payment) { p.Status, p.CapturedAmount = ordering.AttemptCaptured, p.AuthorizedAmount },
			func(p *ordering.Payment) { p.Status = ordering.AttemptVoided },
		} {
			o := sampleOrder()
			p := pay(o, "128.04", "0")
			p.AuthorizationExpiresOn = &midday
			change(p)
			status := p.Status
			Expect(o.Lapse(p, midday)).To(BeEmpty())
			Expect(p.Status).To(Equal(status))
		}
	})
})

var _ = Describe("an offline payment", func() {
	It("is recorded with the data of its receipt", func() {
		o := sampleOrder()
		at := midday.AddDate(0, 0, -2)
		p, _, err := o.PayOffline(ordering.OfflinePayment{Method: "CHECK", Amount: some("20.00"), PaymentProviderID: 6, Reference: "no. 4", Note: "by mail", ReceivedOn: &at}, admin, midday)
		Expect(err).NotTo(HaveOccurred())
		Expect([]any{p.OrderID, p.ProviderCode, p.PaymentProviderID, p.Status, p.CurrencyCode, p.OfflineMethod, p.ProviderReference, p.Note, *p.CapturedOn}).
			To(Equal([]any{int64(1), settings.OfflineProvider, int64(6), ordering.AttemptCaptured, domain.Currency("EUR"), "CHECK", "no. 4", "by mail", at}))
		Expect([]string{p.Amount.Fixed(2), p.CapturedAmount.Fixed(2), p.Outstanding().Fixed(2)}).To(Equal([]string{"20.00", "20.00", "0.00"}))
		Expect(p.CaptureCommands).To(Equal([]uuid.UUID{admin.CommandID}))
		now, _, err := o.PayOffline(ordering.OfflinePayment{Method: "CASH", Amount: some("20.00")}, admin, midday)
		Expect(err).NotTo(HaveOccurred())
		Expect(*now.CapturedOn).To(Equal(midday))
	})

	It("cannot be received at a time in the future", func() {
		_, _, err := sampleOrder().PayOffline(ordering.OfflinePayment{Method: "CASH", ReceivedOn: new(midday.Add(time.Hour))}, admin, midday)
		refuses(err, domain.InvalidValue, "/receivedOn")
	})

	It("belongs to the awaited payment's provider, unless it names another provider", func() {
		for named, want := range map[int64]int64{0: 6, 7: 7} {
			o, waited := open(byTransfer())
			p, _, err := o.PayOffline(ordering.OfflinePayment{Method: "CASH", PaymentProviderID: named}, admin, midday)
			Expect(err).NotTo(HaveOccurred())
			Expect(p).To(BeIdenticalTo(waited))
			Expect(p.PaymentProviderID).To(Equal(want))
		}
	})

	It("is captured without a gateway", func() {
		o, asked := open(byCard())
		p, _, err := o.PayOffline(ordering.OfflinePayment{Method: "CASH"}, admin, midday)
		Expect(err).NotTo(HaveOccurred())
		Expect(p).NotTo(BeIdenticalTo(asked))
		Expect(asked.Status).To(Equal(ordering.AttemptPending))
	})
})
