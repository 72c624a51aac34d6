package btcpay_test

import (
	"net/http"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/egress"
	"github.com/storeplatform/storeplatform/store/provider/payment"
	"github.com/storeplatform/storeplatform/store/provider/payment/btcpay"
	"github.com/storeplatform/storeplatform/store/provider/payment/btcpay/btcpaytest"
	"github.com/storeplatform/storeplatform/store/provider/payment/paymenttest"
)

var _ = Describe("A BTCPay Server account", func() {
	var service *btcpaytest.Server
	var g *btcpay.Gateway
	var a payment.Account
	BeforeEach(func() {
		service, g = btcpaytest.Serve(nil), gateway()
		a = account(service, 1, "shop")
	})
	link := func(ctx SpecContext, key, amount string) payment.Result {
		GinkgoHelper()
		r, err := g.Authorize(ctx, a, payment.AuthorizeRequest{Key: a.Key(key), Amount: domain.MustAmount(amount), Currency: "EUR", AutoCapture: true, Link: true, ReturnURL: "https://shop.example/"})
		Expect(err).NotTo(HaveOccurred())
		return r
	}

	It("shows the order number on the payment page", func(ctx SpecContext) {
		_, err := g.Authorize(ctx, a, payment.AuthorizeRequest{Key: a.Key("payment-1"), Amount: domain.MustAmount("50.00"), Currency: "EUR", AutoCapture: true, Link: true, OrderNumber: 100042})
		Expect(err).NotTo(HaveOccurred())
		Expect(service.Described()).To(ConsistOf("Order 100042"))
	})

	It("owns only the invoices of its own namespace", func(ctx SpecContext) {
		made := link(ctx, "payment-1", "50.00")
		Expect(g.Owns(ctx, a, made.Reference)).To(BeTrue())
		Expect(g.Owns(ctx, a, "unheard")).To(BeFalse())
		a.Namespace = "elsewhere"
		Expect(g.Owns(ctx, a, made.Reference)).To(BeFalse())
	})

	It("is checked, and the error names the wrong credential", func(ctx SpecContext) {
		Expect(g.Check(ctx, a)).To(Succeed())
		for credential, change := range map[string]func(payment.Account){
			btcpay.APIKey:    func(a payment.Account) { a.Secrets[btcpay.APIKey] = "unheard" },
			btcpay.StoreID:   func(a payment.Account) { a.Secrets[btcpay.StoreID] = "another" },
			btcpay.ServerURL: func(a payment.Account) { a.Secrets[btcpay.ServerURL] = "ftp://pay.example" },
		} {
			wrong := account(service, 1, "shop")
			change(wrong)
			Expect(g.Check(ctx, wrong)).To(HaveField("Credential", credential))
		}
		closed := btcpay.New(egress.New(egress.Options{}))
		Expect(closed.Check(ctx, a)).To(HaveField("Credential", btcpay.ServerURL), "an address that merchants may not have reached")
		service.Permissions = []string{"btcpay.store.canviewinvoices", "btcpay.store.canmodifyinvoices:another"}
		Expect(g.Check(ctx, a)).To(And(HaveField("Credential", btcpay.APIKey), HaveField("Reason", ContainSubstring("btcpay.store.cancreateinvoice"))))
		service.Permissions = []string{"btcpay.store.canmodifystoresettings"}
		Expect(g.Check(ctx, a)).To(Succeed())
	})

	It("verifies the signature of events, and reads the invoice from the server", func(ctx SpecContext) {
		first, err := g.Subscribe(ctx, a, "http://store.example/provider/BTCPAY/11")
		Expect(err).NotTo(HaveOccurred())
		secret, err := g.Subscribe(ctx, a, "http://store.example/provider/BTCPAY/11")
		Expect(err).NotTo(HaveOccurred())
		Expect(secret.Reveal()).NotTo(Equal(first.Reveal()))
		a.Secrets[payment.WebhookSecret] = secret
		waits := link(ctx, "payment-1", "50.00")
		service.Pay(waits.Reference, domain.MustAmount("50.00"))
		told := service.Told()
		Expect(told).To(HaveLen(2), "once each, by the last webhook alone")
		for _, t := range told {
			notices, err := g.Verify(a, t.Header, t.Body, time.Now())
			Expect(err).NotTo(HaveOccurred())
			Expect(notices).To(ConsistOf(And(HaveField("ID", HavePrefix("delivery")), HaveField("Reference", waits.Reference))))
			for _, h := range []http.Header{{}, {"Btcpay-Sig": {"sha256="}}, {"Btcpay-Sig": {"sha256=00"}}, {"Btcpay-Sig": {t.Header.Get("BTCPay-Sig") + "00"}}} {
				_, err := g.Verify(a, h, t.Body, time.Now())
				Expect(err).To(MatchError(payment.ErrSignature))
			}
			for what, h := range paymenttest.Ambiguous(t.Header, "BTCPay-Sig", time.Now()) {
				_, err := g.Verify(a, h, t.Body, time.Now())
				Expect(err).To(MatchError(payment.ErrSignature), what)
			}
			_, err = g.Verify(a, t.Header, append(t.Body, ' '), time.Now())
			Expect(err).To(MatchError(payment.ErrSignature))
			without := account(service, 1, "shop")
			_, err = g.Verify(without, t.Header, t.Body, time.Now())
			Expect(err).To(MatchError(payment.ErrSignature), "no secret")
		}
		reports, err := g.Read(ctx, a, payment.Notice{Subject: payment.SubjectPayment, Reference: waits.Reference})
		Expect(err).NotTo(HaveOccurred())
		Expect(reports).To(ConsistOf(And(HaveField("Key", "payment-1"), HaveField("Result.Captured.String()", "50.00"))))
		Expect(g.Read(ctx, account(service, 2, "elsewhere"), payment.Notice{Subject: payment.SubjectPayment, Reference: waits.Reference})).To(BeEmpty())
	})

	It("does not subscribe to webhooks if its key may not create them", func(ctx SpecContext) {
		service.Permissions = []string{"btcpay.store.canmodifyinvoices"}
		Expect(g.Subscribe(ctx, a, "http://store.example/")).To(Equal(payment.Secret("")))
	})

	It("reports action required, without an expiry, as long as no payment is confirmed", func(ctx SpecContext) {
		waits := link(ctx, "payment-1", "50.00")
		service.Send(waits.Reference, domain.MustAmount("50.00"))
		known, err := g.Fetch(ctx, a, payment.FetchRequest{Operation: payment.OperationAuthorize, Key: a.Key("payment-1")})
		Expect(err).NotTo(HaveOccurred())
		Expect(known.Result).To(And(HaveField("Outcome", payment.ActionRequired), HaveField("Action.ExpiresOn.IsZero()", true)))
		Expect(g.Void(ctx, a, payment.VoidRequest{Key: "void-1", Reference: waits.Reference})).To(HaveField("Decline.Code", payment.PaymentCaptured))
	})

	It("uses the older of two concurrent invoices, and reports the other invoice only if it is paid", func(ctx SpecContext) {
		first := link(ctx, "payment-1", "50.00")
		other := service.Again(first.Reference)
		Expect(link(ctx, "payment-1", "50.00").Reference).To(Equal(first.Reference))
		service.Expire(other)
		Expect(g.Read(ctx, a, payment.Notice{Subject: payment.SubjectPayment, Reference: other})).To(BeEmpty())
		service.Pay(other, domain.MustAmount("50.00"))
		Expect(g.Read(ctx, a, payment.Notice{Subject: payment.SubjectPayment, Reference: other})).To(ConsistOf(And(HaveField("Key", "payment-1"), HaveField("Result.Captured.String()", "50.00"))))
	})

	It("reports its invoices since a time, the latest first", func(ctx SpecContext) {
		for _, key := range []string{"payment-1", "payment-2"} {
			link(ctx, key, "50.00")
		}
		page, err := g.Since(ctx, a, time.Now().Add(-time.Hour), "")
		Expect(err).NotTo(HaveOccurred())
		Expect(page.Reports).To(HaveExactElements(HaveField("Key", "payment-2"), HaveField("Key", "payment-1")))
		Expect(page.Cursor).To(BeEmpty())
	})
})
