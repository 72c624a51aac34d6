package ordering_test

import (
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/customer"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

// sampleStore returns a store that sells in euros and yen, and captures payments immediately.
func sampleStore() *settings.Store {
	s := &settings.Store{Status: settings.StoreActive, Settings: settings.DefaultSettings("EUR", "de", "UTC")}
	s.Settings.CurrencyCodes = []domain.Currency{"EUR", "JPY"}
	return s
}

// byCard returns means for a payment through a gateway, and byTransfer for a bank transfer.
func byCard() ordering.Means {
	return ordering.Means{Token: "tok_1", Provider: &settings.PaymentProvider{Row: domain.Row{ID: 5}, ProviderCode: settings.SandboxProvider,
		DisplayName: "Card", IsActive: true, PaymentTypes: []string{"DIGITAL_WALLET", "CARD"}}}
}

func byTransfer() ordering.Means {
	return ordering.Means{Provider: &settings.PaymentProvider{Row: domain.Row{ID: 6}, ProviderCode: settings.OfflineProvider, DisplayName: "Transfer", IsActive: true}}
}

// attempted returns sampleOrder as a draft, with a payment whose outcome is still open.
func attempted(m ordering.Means) (*ordering.Order, *ordering.Payment) {
	o := sampleOrder()
	o.Status, o.PaymentStatus, o.FulfillmentStatus, o.Source = ordering.OrderDraft, "", "", ordering.FromStorefront
	o.PlacedOn, o.OrderDate, o.ExpiresOn = nil, midday.Add(-time.Hour), new(midday.Add(time.Hour))
	p := o.Attempt(m, sampleStore(), domain.Actor{}, midday)
	p.ID, p.CreatedOn = 11, midday
	return o, p
}

// open returns the same as attempted, but with a placed order.
func open(m ordering.Means) (*ordering.Order, *ordering.Payment) {
	o, p := attempted(m)
	o.Status, o.PlacedOn, o.ExpiresOn = ordering.OrderOpen, &midday, nil
	return o, p
}

var _ = Describe("a means of payment", func() {
	check := func(change func(m *ordering.Means), base ordering.Means, who *customer.Customer) error {
		change(&base)
		return base.Check(sampleStore(), eur("10.00"), "EUR", "DE", who)
	}
	mia := &customer.Customer{}
	DescribeTable("is accepted", func(base ordering.Means, who *customer.Customer, change func(m *ordering.Means)) {
		Expect(check(change, base, who)).To(Succeed())
	},
		Entry("with a token", byCard(), nil, func(*ordering.Means) {}),
		Entry("with a saved payment method", byCard(), mia, func(m *ordering.Means) { m.Token, m.MethodID = "", id(3) }),
		Entry("with a token to save for a customer", byCard(), mia, func(m *ordering.Means) { m.Save = true }),
		Entry("without a token, if the provider needs none", byTransfer(), nil, func(*ordering.Means) {}),
	)
	DescribeTable("is refused", func(code domain.Code, pointer string, base ordering.Means, who *customer.Customer, change func(m *ordering.Means)) {
		refuses(check(change, base, who), code, pointer)
	},
		Entry("with a provider that is not offered", domain.InvalidValue, "/payment/paymentProviderId", byCard(), nil, func(m *ordering.Means) { m.Provider.IsActive = false }),
		Entry("with both a token and a saved method", domain.InvalidValue, "/payment/paymentToken", byCard(), mia, func(m *ordering.Means) { m.MethodID = id(3) }),
		Entry("if a guest wants to save its method", domain.InvalidValue, "/payment/savePaymentMethod", byCard(), nil, func(m *ordering.Means) { m.Save = true }),
		Entry("if the provider cannot save its method", domain.UnsupportedOperation, "/payment/savePaymentMethod", byTransfer(), mia, func(m *ordering.Means) { m.Save = true }),
		Entry("with a token for a bank transfer", domain.InvalidValue, "/payment/paymentToken", byTransfer(), nil, func(m *ordering.Means) { m.Token = "tok_1" }),
		Entry("with a saved method for a bank transfer", domain.InvalidValue, "/payment/paymentToken", byTransfer(), mia, func(m *ordering.Means) { m.MethodID = id(3) }),
		Entry("without a token", domain.InvalidValue, "/payment/paymentToken", byCard(), mia, func(m *ordering.Means) { m.Token = "" }),
	)

	It("can be a valid saved method of the same provider, which is then not saved again", func() {
		saved := &customer.CustomerPaymentMethod{PaymentProviderID: 5, ProviderReference: "pm_9", ExpiryMonth: new("11"), ExpiryYear: new("2026")}
		m := byCard()
		m.Token, m.Save = "", true
		Expect(m.Use(saved, midday)).To(Succeed())
		Expect(m.Token).To(Equal("pm_9"))
		Expect(m.Save).To(BeFalse())
		refuses(m.Use(saved, midday.AddDate(0, 1, 0)), domain.InvalidValue, "/payment/customerPaymentMethodId")
		saved.Mandate = "man_9"
		away := ordering.Renew(m.Provider, saved, true, 7, 2) // networks know the card that replaced an expired one
		Expect([]any{away.Token, away.Mandate, *away.MethodID, away.OffSession}).To(Equal([]any{"pm_9", "man_9", saved.ID, true}))
		p := sampleOrder().Attempt(*away, sampleStore(), domain.Actor{}, midday)
		Expect([]any{*p.RenewalID, *p.RenewalAttempt, p.OffSession, p.Mandate}).To(Equal([]any{int64(7), 2, true, "man_9"}))
		other := byTransfer()
		refuses(other.Use(saved, midday), domain.InvalidValue, "/payment/customerPaymentMethodId")
	})
})

var _ = Describe("a payment attempt", func() {
	It("covers the whole order, and is settled by the job if its lease expires", func() {
		m := byCard()
		m.Save = true
		o, p := attempted(m)
		Expect(o.Payments).To(Equal([]*ordering.Payment{p}))
		Expect([]any{p.OrderID, p.PaymentProviderID, p.Status, p.PaymentType, p.CurrencyCode, p.Amount.String(), p.AutoCapture, p.Token, p.SaveMethod}).
			To(Equal([]any{int64(1), int64(5), ordering.AttemptPending, "DIGITAL_WALLET", domain.Currency("EUR"), "128.04", true, "tok_1", true}))
		Expect(*p.SettleOn).To(Equal(midday.Add(30 * time.Second)))
		Expect(p.Key()).To(Equal("payment-11"))
		Expect(o.PaymentStatus).To(Equal(ordering.PaymentPending))
	})

	It("is only authorized if the provider, or else the store, is configured to capture later", func() {
		m, store := byCard(), sampleStore()
		m.Provider.PaymentTypes = nil
		store.Settings.CaptureMode = settings.CaptureManual
		p := sampleOrder().Attempt(m, store, domain.Actor{}, midday)
		Expect([]any{p.AutoCapture, p.CaptureMode}).To(Equal([]any{false, settings.CaptureManual}))
		Expect(p.PaymentType).To(Equal("CARD"), "where the provider says nothing")
		m.Provider.CaptureMode = new(settings.CaptureAutomatic)
		Expect(sampleOrder().Attempt(m, store, domain.Actor{}, midday).AutoCapture).To(BeTrue())
	})

	DescribeTable("that began", func(began, today settings.CaptureMode, captured bool) {
		Expect((&ordering.Payment{CaptureMode: began}).CapturesOnFulfillment(today)).To(Equal(captured))
	},
		Entry("in the mode ON_FULFILLMENT is captured on fulfillment, whatever the store's mode is today", settings.CaptureOnFulfillment, settings.CaptureManual, true),
		Entry("in the mode MANUAL is not captured on fulfillment, whatever the store's mode is today", settings.CaptureManual, settings.CaptureOnFulfillment, false),
		Entry("in the mode AUTOMATIC is captured on fulfillment if the gateway only held the money", settings.CaptureAutomatic, settings.CaptureManual, true),
		Entry("in an unknown mode is captured on fulfillment if that is the store's mode today", settings.CaptureMode(""), settings.CaptureOnFulfillment, true),
		Entry("in an unknown mode is not captured on fulfillment if the store has another mode today", settings.CaptureMode(""), settings.CaptureAutomatic, false))

	It("is not polled if it is offline: the store records the money", func() {
		_, p := attempted(byTransfer())
		Expect(p.SettleOn).To(BeNil())
		Expect(p.IsOffline()).To(BeTrue())
	})

	DescribeTable("is not settled again once it has the final state", EntryDescription("%[1]s"), func(status ordering.AttemptStatus) {
		o, p := attempted(byCard())
		p.Status = status
		before := *p
		for _, r := range []ordering.Result{succeeded, ordering.Refused(ordering.FailureSoft, "card_declined", "No"), {Outcome: ordering.OutcomeActionRequired}, {Outcome: ordering.OutcomePending}, {}} {
			settled, err := o.SettleAttempt(p, r, sampleStore().Settings, midday.Add(time.Minute))
			Expect(err).NotTo(HaveOccurred())
			Expect(settled).To(Equal(ordering.Settlement{}))
			Expect(*p).To(Equal(before))
		}
	},
		Entry(nil, ordering.AttemptAuthorized), Entry(nil, ordering.AttemptCaptured), Entry(nil, ordering.AttemptFailed),
		Entry(nil, ordering.AttemptVoided), Entry(nil, ordering.AttemptExpired))
})

// settle applies a gateway's result to a payment.
func settle(o *ordering.Order, p *ordering.Payment, r ordering.Result) ordering.Settlement {
	settled, err := o.SettleAttempt(p, r, sampleStore().Settings, midday)
	Expect(err).NotTo(HaveOccurred())
	Expect(settled.Changed).To(BeTrue())
	return settled
}

var _ = Describe("a successful payment", func() {
	It("places the order", func() {
		o, p := attempted(byCard())
		o.IsDraft = true
		p.NextAction = &ordering.PaymentAction{Type: "REDIRECT"}
		settled := settle(o, p, ordering.Result{Outcome: ordering.OutcomeSucceeded, Reference: "ch_7"})
		Expect(actions(settled.Events)).To(Equal([]string{"order.placed", "order.payment_captured"}))
		Expect(types(settled.Events)).To(Equal([]domain.EventType{domain.OrderCreated, domain.OrderPaymentCaptured}))
		Expect([]bool{settled.Placed, settled.Released, settled.Unpaid}).To(Equal([]bool{true, false, false}))
		Expect([]any{o.Status, o.PaymentStatus, o.FulfillmentStatus, o.IsDraft}).To(Equal([]any{ordering.OrderOpen, ordering.PaymentPaid, ordering.Unfulfilled, false}))
		Expect([]time.Time{*o.PlacedOn, o.OrderDate}).To(HaveEach(midday))
		Expect(o.ExpiresOn).To(BeNil())
		Expect([]any{p.Status, p.CapturedAmount.String(), p.AuthorizedAmount.String(), p.ProviderReference}).
			To(Equal([]any{ordering.AttemptCaptured, "128.04", "128.04", "ch_7"}))
		Expect([]time.Time{*p.CapturedOn, *p.AuthorizedOn}).To(HaveEach(midday))
		Expect(p.AuthorizationExpiresOn).To(BeNil(), "nothing is held")
		Expect(p.Token).To(BeEmpty())
		Expect([]any{p.NextAction, p.SettleOn}).To(HaveEach(BeNil()))
	})

	It("keeps the date that an administrator's draft states", func() {
		o, p := attempted(byCard())
		o.Source = ordering.FromAdmin
		Expect(actions(settle(o, p, succeeded).Events)).To(Equal([]string{"order.created_by_admin", "order.payment_captured"}))
		Expect(o.OrderDate).To(Equal(midday.Add(-time.Hour)))
	})

	It("places the order of a renewal as a renewal", func() {
		o, p := attempted(byCard())
		o.Source = ordering.FromSubscription
		Expect(actions(settle(o, p, succeeded).Events)).To(Equal([]string{"order.placed_by_renewal", "order.payment_captured"}))
		Expect(o.OrderDate).To(Equal(midday), "not the day on which it was first tried")
	})

	It("completes an order without goods to ship", func() {
		o, p := attempted(byCard())
		o.Lines = o.Lines[2:]
		settle(o, p, succeeded)
		Expect(o.Status).To(Equal(ordering.OrderCompleted))
	})

	DescribeTable("records a gateway's result", func(autoCapture bool, answer ordering.Result, status ordering.AttemptStatus, authorized, captured string) {
		o, p := attempted(byCard())
		p.AutoCapture, answer.Outcome = autoCapture, ordering.OutcomeSucceeded
		settled := settle(o, p, answer)
		Expect([]any{p.Status, p.AuthorizedAmount.Fixed(2), p.CapturedAmount.Fixed(2)}).To(Equal([]any{status, authorized, captured}))
		Expect(p.CapturedOn != nil).To(Equal(p.CapturedAmount.Positive()))
		Expect(p.AuthorizationExpiresOn != nil).To(Equal(p.Outstanding().Positive()), "what is held lapses")
		Expect(len(settled.Events) == 2).To(Equal(p.CapturedAmount.Positive()), "what was taken is announced")
	},
		Entry("as captured if it contains no amounts", true, ordering.Result{}, ordering.AttemptCaptured, "128.04", "128.04"),
		Entry("as authorized if it contains no amounts and only an authorization was requested", false, ordering.Result{}, ordering.AttemptAuthorized, "128.04", "0.00"),
		Entry("with its own amount if that differs from the requested amount", true, ordering.Result{Amount: eur("100.00")}, ordering.AttemptCaptured, "100.00", "100.00"),
		Entry("as authorized if the money is only held although a capture was requested", true, ordering.Result{Held: eur("128.04")}, ordering.AttemptAuthorized, "128.04", "0.00"),
		Entry("as captured if the money is captured although only an authorization was requested", false, ordering.Result{Captured: eur("128.04")}, ordering.AttemptCaptured, "128.04", "128.04"),
		Entry("as partly captured if the rest of the money is only held", true, ordering.Result{Held: eur("28.04"), Captured: eur("100.00")}, ordering.AttemptCaptured, "128.04", "100.00"),
	)

	It("is authorized for seven days, or until the expiry that the gateway returns", func() {
		o, p := attempted(byCard())
		p.AutoCapture = false
		settle(o, p, succeeded)
		Expect(*p.AuthorizationExpiresOn).To(Equal(midday.Add(168 * time.Hour)))
		o, p = attempted(byCard())
		p.AutoCapture = false
		settle(o, p, ordering.Result{Outcome: ordering.OutcomeSucceeded, HeldUntil: new(midday.Add(time.Hour))})
		Expect(*p.AuthorizationExpiresOn).To(Equal(midday.Add(time.Hour)))
	})

	It("pays a placed order", func() {
		o, p := open(byCard())
		settled := settle(o, p, succeeded)
		Expect(types(settled.Events)).To(Equal([]domain.EventType{domain.OrderPaymentCaptured, domain.OrderPaymentStatusChanged}))
		Expect(actions(settled.Events)[0]).To(Equal("order.payment_captured"))
		Expect(settled.Placed || settled.Released || settled.Unpaid).To(BeFalse())
		o, p = open(byCard())
		p.AutoCapture = false
		Expect(types(settle(o, p, succeeded).Events)).To(Equal([]domain.EventType{domain.OrderPaymentStatusChanged}))
	})
})

var _ = Describe("a declined payment", func() {
	declined := ordering.Result{Outcome: ordering.OutcomeDeclined, Reference: "ch_7", DeclineCode: "card_declined", DeclineMessage: "The card was declined."}

	It("releases the draft's reservations, and makes the cart available again", func() {
		o, p := attempted(byCard())
		p.NextAction = &ordering.PaymentAction{Type: "REDIRECT"}
		settled := settle(o, p, declined)
		Expect(types(settled.Events)).To(Equal([]domain.EventType{domain.OrderPaymentFailed}))
		Expect(actions(settled.Events)).To(Equal([]string{"order.payment_failed"}))
		Expect([]bool{settled.Placed, settled.Released, settled.Unpaid}).To(Equal([]bool{false, true, false}))
		Expect([]any{o.Status, o.PaymentStatus}).To(Equal([]any{ordering.OrderDraft, ordering.PaymentFailed}))
		Expect(o.ExpiresOn).To(BeNil())
		Expect([]string{string(p.Status), p.Token, p.FailureCode, p.FailureMessage, p.ProviderReference}).
			To(Equal([]string{"FAILED", "", "card_declined", "The card was declined.", "ch_7"}))
		Expect([]any{p.NextAction, p.SettleOn}).To(HaveEach(BeNil()))
		refuses(p.Declined(), domain.PaymentDeclined, "/payment")
		Expect(p.Declined().(*domain.Error).Fields[0].Code).To(Equal("card_declined"))
	})

	It("releases a renewal's reservations, and leaves the event to the subscription", func() {
		o, p := attempted(byCard())
		o.Source = ordering.FromSubscription
		settled := settle(o, p, ordering.Refused(ordering.FailureHard, "lost_card", "The card was declined."))
		Expect(settled.Events).To(BeEmpty())
		Expect(settled.Released).To(BeTrue())
		Expect(p.FailureClass).To(Equal(ordering.FailureHard))
		o, p = open(byCard())
		o.Source = ordering.FromSubscription
		Expect(types(settle(o, p, declined).Events)).To(HaveExactElements(domain.OrderPaymentFailed, domain.OrderPaymentStatusChanged), "an order that was placed was told of")
	})

	It("leaves a placed order unpaid, and fires an event", func() {
		o, p := open(byCard())
		settled := settle(o, p, declined)
		Expect(types(settled.Events)).To(Equal([]domain.EventType{domain.OrderPaymentFailed, domain.OrderPaymentStatusChanged}))
		Expect([]bool{settled.Placed, settled.Released, settled.Unpaid}).To(Equal([]bool{false, false, true}))
	})
})

var _ = Describe("a payment awaiting its customer", func() {
	asked := func(minutes int, action *ordering.PaymentAction) (*ordering.Order, *ordering.Payment, ordering.Settlement) {
		o, p := attempted(byCard())
		current := sampleStore().Settings
		current.ReservationMinutes = minutes
		settled, err := o.SettleAttempt(p, ordering.Result{Outcome: ordering.OutcomeActionRequired, Reference: "ch_7", Action: action}, current, midday)
		Expect(err).NotTo(HaveOccurred())
		Expect(settled).To(Equal(ordering.Settlement{Changed: true}), "the draft holds what it holds")
		return o, p, settled
	}

	It("shows the customer's action, and is polled every five seconds", func() {
		action := &ordering.PaymentAction{Type: "THREE_DS", URL: "https://bank.example/1"}
		o, p, _ := asked(15, action)
		Expect([]any{p.Status, p.NextAction, p.ProviderReference, o.PaymentStatus, o.Status}).
			To(Equal([]any{ordering.AttemptRequiresAction, action, "ch_7", ordering.PaymentRequiresAction, ordering.OrderDraft}))
		Expect(*p.SettleOn).To(Equal(midday.Add(5 * time.Second)))
		Expect(p.Cancelable()).To(Succeed())
		By("polling again")
		again, err := o.SettleAttempt(p, ordering.Result{Outcome: ordering.OutcomeActionRequired, Reference: "ch_8"}, sampleStore().Settings, midday.Add(time.Minute))
		Expect(err).NotTo(HaveOccurred())
		Expect(again).To(Equal(ordering.Settlement{Changed: true}))
		Expect([]any{p.NextAction, p.ProviderReference}).To(Equal([]any{action, "ch_7"}))
		Expect(*p.SettleOn).To(Equal(midday.Add(65 * time.Second)))
		Expect(*o.ExpiresOn).To(Equal(midday.Add(30*time.Minute)), "asking does not prolong it")
	})

	It("expires at the gateway's expiry, or else after the store's reservation time, but not before half an hour", func() {
		o, _, _ := asked(15, nil)
		Expect(*o.ExpiresOn).To(Equal(midday.Add(30 * time.Minute)))
		o, _, _ = asked(45, &ordering.PaymentAction{})
		Expect(*o.ExpiresOn).To(Equal(midday.Add(45 * time.Minute)))
		o, _, _ = asked(45, &ordering.PaymentAction{ExpiresOn: new(midday.Add(time.Minute))})
		Expect(*o.ExpiresOn).To(Equal(midday.Add(time.Minute)))
	})

	It("changes the payment status of a placed order, which then does not expire", func() {
		o, p := open(byCard())
		Expect(types(settle(o, p, ordering.Result{Outcome: ordering.OutcomeActionRequired}).Events)).To(Equal([]domain.EventType{domain.OrderPaymentStatusChanged}))
		Expect(o.ExpiresOn).To(BeNil())
	})
})

var _ = Describe("an undecided payment", func() {
	It("places the order unpaid once the provider has accepted it", func() {
		o, p := attempted(byCard())
		settled := settle(o, p, ordering.Result{Outcome: ordering.OutcomePending, Reference: "ch_7"})
		Expect(actions(settled.Events)).To(Equal([]string{"order.placed"}))
		Expect(settled.Placed).To(BeTrue())
		Expect([]any{o.Status, o.PaymentStatus, p.Status, p.ProviderReference}).To(Equal([]any{ordering.OrderOpen, ordering.PaymentPending, ordering.AttemptPending, "ch_7"}))
		Expect(*p.SettleOn).To(Equal(midday.Add(5 * time.Second)))
		By("the same result again")
		again, err := o.SettleAttempt(p, ordering.Result{Outcome: ordering.OutcomePending}, sampleStore().Settings, midday.Add(time.Minute))
		Expect(err).NotTo(HaveOccurred())
		Expect(again).To(Equal(ordering.Settlement{Changed: true}))
		Expect(*p.SettleOn).To(Equal(midday.Add(2 * time.Minute)))
	})

	It("is polled while its outcome is unknown, and cannot be canceled", func() {
		o, p := attempted(byCard())
		p.SettleOn = nil
		Expect(settle(o, p, ordering.Result{Outcome: ordering.OutcomeUnknown, Reference: "ch_7"})).To(Equal(ordering.Settlement{Changed: true}))
		Expect([]any{o.Status, p.Status, p.ProviderReference}).To(Equal([]any{ordering.OrderDraft, ordering.AttemptPending, ""}))
		Expect(*p.SettleOn).To(Equal(midday.Add(30 * time.Second)))
		refuses(p.Cancelable(), domain.InvalidStateTransition)
		for _, err := range []error{p.Cancelable(), ordering.OutcomeUnknownError()} {
			Expect(err.(*domain.Error).RetryAfter).To(Equal(5))
		}
		refuses(ordering.OutcomeUnknownError(), domain.PaymentOutcomeUnknown)
	})

	It("fails if the gateway never received the call, unless there was another call in the meantime", func() {
		o, p := attempted(byCard())
		lapsed := ordering.Lapsed(*p.AskedOn, "processing_error")
		p.Ask(midday.Add(20 * time.Second))
		Expect(*p.SettleOn).To(Equal(midday.Add(50*time.Second)), "the sweep waits for that one as well")
		for _, heard := range []func(){func() {}, func() { p.AskedOn = nil }, func() { p.AskedOn, p.ProviderReference = lapsed.LapsedSince, "ch_7" }} {
			heard()
			before := *p
			settled, err := o.SettleAttempt(p, lapsed, sampleStore().Settings, midday.Add(time.Minute))
			Expect(err).NotTo(HaveOccurred())
			Expect(settled).To(Equal(ordering.Settlement{}))
			Expect(*p).To(Equal(before))
		}
		p.ProviderReference = ""
		Expect(settle(o, p, lapsed).Released).To(BeTrue())
		Expect([]any{p.Status, p.FailureCode, p.FailureClass}).To(Equal([]any{ordering.AttemptFailed, "processing_error", ordering.FailureGateway}))
	})

	DescribeTable("saves its method or not, depending on the result:", func(r ordering.Result, keeps bool) {
		m := byCard()
		m.Save = true
		_, p := attempted(m)
		Expect(p.Keeps(r)).To(Equal(keeps))
		p.CustomerPaymentMethodID = new(int64(3))
		Expect(p.Keeps(r)).To(BeFalse(), "it has been")
		_, p = attempted(byCard())
		Expect(p.Keeps(r)).To(BeFalse(), "nobody asked for it")
	},
		Entry("once, after a success", ordering.Result{Outcome: ordering.OutcomeSucceeded, Instrument: "ins_1"}, true),
		Entry("once, while the payment is pending at a bank", ordering.Result{Outcome: ordering.OutcomePending, Instrument: "ins_1"}, true),
		Entry("not saved if the token allows only one charge", ordering.Result{Outcome: ordering.OutcomeSucceeded}, false),
		Entry("not saved after a decline", ordering.Result{Outcome: ordering.OutcomeDeclined, Instrument: "ins_1"}, false),
		Entry("not saved while the payment waits for the customer", ordering.Result{Outcome: ordering.OutcomeActionRequired, Instrument: "ins_1"}, false))

	It("stores its method's displayable data from the first result, and later results do not change it", func() {
		o, p := attempted(byCard())
		settle(o, p, ordering.Result{Outcome: ordering.OutcomePending, Reference: "ch_7", PaymentType: "CARD", Brand: "VISA", LastFour: "4242", ExpiryMonth: 3, ExpiryYear: 2031})
		shown := func() []string {
			return []string{p.ProviderReference, p.PaymentType, p.Brand, *p.LastFour, *p.ExpiryMonth, *p.ExpiryYear}
		}
		Expect(shown()).To(Equal([]string{"ch_7", "CARD", "VISA", "4242", "03", "2031"}))
		for _, r := range []ordering.Result{{}, {ExpiryMonth: 4}, {ExpiryYear: 2032}} {
			r.Outcome = ordering.OutcomePending
			settle(o, p, r)
			Expect(shown()).To(Equal([]string{"ch_7", "CARD", "VISA", "4242", "03", "2031"}))
		}
	})
})

var _ = Describe("an order without a charge", func() {
	It("is placed, and then is no longer a draft", func() {
		o, _ := attempted(byTransfer())
		settled := o.Place(midday)
		Expect(actions(settled.Events)).To(Equal([]string{"order.placed"}))
		Expect([]bool{settled.Changed, settled.Placed, settled.Released, settled.Unpaid}).To(Equal([]bool{true, true, false, false}))
		Expect([]any{o.Status, o.PaymentStatus}).To(Equal([]any{ordering.OrderOpen, ordering.PaymentPending}))
	})
})
