package payment_test

import (
	"bytes"
	"fmt"
	"log/slog"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/provider/payment"
)

var _ = Describe("A payment account", func() {
	It("adds its namespace before every key", func() {
		Expect(payment.Account{Namespace: "k3w"}.Key("payment-17")).To(Equal("k3w-payment-17"))
		Expect(payment.Account{}.Key("payment-17")).To(Equal("payment-17"), "of old")
	})

	It("shows dots for its secrets when printed, logged or marshaled", func() {
		a := payment.Account{StoreID: 1, Secrets: map[string]payment.Secret{"apiKey": "sk_live_canary"}}
		var logged bytes.Buffer
		slog.New(slog.NewJSONHandler(&logged, nil)).Info("called", "account", a, "secret", a.Secrets["apiKey"])
		for _, printed := range []string{fmt.Sprint(a), fmt.Sprintf("%+v", a), fmt.Sprintf("%#v", a), fmt.Sprintf("%q %x", a.Secrets["apiKey"], a.Secrets["apiKey"]), text(a), logged.String()} {
			Expect(printed).NotTo(Or(ContainSubstring("canary"), ContainSubstring(fmt.Sprintf("%x", "canary"))))
			Expect(printed).To(ContainSubstring(domain.Hidden))
		}
		Expect(a.Secrets["apiKey"].Reveal()).To(Equal("sk_live_canary"))
	})
})

var _ = Describe("A payment gateway", func() {
	It("is found by its code, and an unknown provider is an unsupported operation", func() {
		sandbox := payment.NewSandbox(payment.InMemory(), "")
		gateways := payment.NewGateways(sandbox)
		Expect(gateways.For("SANDBOX")).To(BeIdenticalTo(sandbox))
		_, err := gateways.For("ADYEN")
		Expect(domain.CodeOf(err)).To(Equal(domain.UnsupportedOperation))
	})
})
