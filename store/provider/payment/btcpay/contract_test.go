package btcpay_test

import (
	"context"
	"net/netip"
	"path"

	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/egress"
	"github.com/storeplatform/storeplatform/store/provider/payment"
	"github.com/storeplatform/storeplatform/store/provider/payment/btcpay"
	"github.com/storeplatform/storeplatform/store/provider/payment/btcpay/btcpaytest"
	"github.com/storeplatform/storeplatform/store/provider/payment/paymenttest"
)

var _ = paymenttest.Suite("BTCPay Server", func(context.Context) *paymenttest.Subject {
	service := btcpaytest.Serve(nil)
	return &paymenttest.Subject{
		Gateway: gateway(), Shop: account(service, 1, "shop"), Elsewhere: account(service, 2, "elsewhere"), Lose: service.Lose,
		PayLink: func(a *payment.Action, how payment.LinkPayment) { pay(service, path.Base(a.URL), how) },
		Payments: func(context.Context) (all []paymenttest.Payment) {
			for _, i := range service.Invoices() {
				all = append(all, paymenttest.Payment{Currency: domain.Currency(i.Currency), Authorized: i.Amount, Captured: i.Paid, Confirmed: i.Paid.Positive(), Voided: i.Status == "Invalid"})
			}
			return all
		},
	}
})

// gateway returns a gateway that may call loopback addresses.
func gateway() *btcpay.Gateway {
	return btcpay.New(egress.New(egress.Options{Allow: []netip.Prefix{netip.MustParsePrefix("127.0.0.0/8")}}))
}

// account returns an account at the server, with a valid key.
func account(s *btcpaytest.Server, storeID int64, namespace string) payment.Account {
	return payment.Account{StoreID: storeID, ProviderID: 10 + storeID, Namespace: namespace,
		Secrets: map[string]payment.Secret{btcpay.ServerURL: payment.Secret(s.URL + "/"), btcpay.StoreID: btcpaytest.StoreID, btcpay.APIKey: btcpaytest.APIKey}}
}

// pay pays an invoice as a buyer does on the invoice's page.
func pay(s *btcpaytest.Server, id string, how payment.LinkPayment) {
	for _, i := range s.Invoices() {
		if i.ID != id {
			continue
		}
		half := i.Amount.Mul(domain.MustAmount("0.5")).Round(2, domain.HalfUp)
		left := i.Amount.Sub(i.Paid)
		switch how {
		case payment.LinkPaid:
			s.Pay(id, left)
		case payment.LinkHalf:
			s.Pay(id, half)
		case payment.LinkOverpaid:
			s.Pay(id, left.Add(half))
		case payment.LinkLeft:
			s.Expire(id)
		}
		return
	}
	Expect(id).To(BeEmpty(), "no such invoice")
}
