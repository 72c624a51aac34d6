package stripetax_test

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"testing"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/egress"
	"github.com/storeplatform/storeplatform/store/provider/partner"
	"github.com/storeplatform/storeplatform/store/provider/payment/stripe/stripetest"
	"github.com/storeplatform/storeplatform/store/provider/tax"
	"github.com/storeplatform/storeplatform/store/provider/tax/stripetax"
)

func TestStripeTax(t *testing.T) {
	RegisterFailHandler(Fail)
	RunSpecs(t, "stripetax")
}

var _ = AfterSuite(stripetest.Stop)

// fixture is an order that the specs record at Stripe Tax.
type fixture struct {
	service *stripetest.Stripe
	client  *stripetax.Client
	account partner.Account
	stored  []byte // the books as they were last stored
	broken  int    // number of successes before keep fails once; -1 means that it never fails
	kept    int
}

func open() *fixture {
	GinkgoHelper()
	d := &fixture{service: stripetest.Serve(), broken: -1}
	d.client = stripetax.New(d.service.URL).Recorded(func(context.Context, egress.Call) {})
	d.account = partner.Account{StoreID: 1, ProviderCode: "STRIPE_TAX", Secrets: []string{stripetest.SecretKey}, Timeout: 5 * time.Second}
	d.service.Tax("US", "Sales tax", "8.875")
	return d
}

var errKilled = errors.New("killed")

// bring begins with the stored books, as another process would.
func (d *fixture) bring(ctx context.Context, w stripetax.Wanted) error {
	b := &stripetax.Books{Name: "order-7-spec"}
	if d.stored != nil {
		Expect(json.Unmarshal(d.stored, b)).To(Succeed())
	}
	return d.client.Bring(ctx, d.account, b, w, func(b *stripetax.Books) error {
		if d.kept == d.broken {
			d.broken = -1
			return errKilled
		}
		d.kept++
		text, err := json.Marshal(b)
		d.stored = text
		return err
	})
}

func (d *fixture) quote(ctx context.Context, q tax.QuoteRequest) (answer tax.QuoteAnswer, err error) {
	err = d.client.Quote(ctx, d.account, "", q, func(a tax.QuoteAnswer) error { answer = a; return nil })
	return answer, err
}

var newYork = tax.Place{CountryCode: "US", StateProvince: "NY", PostalCode: "10001"}

func question(charges ...tax.QuoteCharge) tax.QuoteRequest {
	for i := range charges {
		charges[i].Charge = i + 1
		if charges[i].Type == "" {
			charges[i].Type = tax.Line
		}
		charges[i].Quantity = 1
	}
	return tax.QuoteRequest{CurrencyCode: "USD", To: newYork, From: &newYork, Charges: charges}
}

// order returns an order with a line for each net amount. The last amount is shipping.
func order(reference string, nets ...string) *tax.CommitRequest {
	out := &tax.CommitRequest{OrderID: 7, Reference: reference, CurrencyCode: "USD", To: &newYork}
	sum := domain.Amount{}
	for i, net := range nets {
		amount := domain.MustAmount(net)
		taxed := amount.Mul(domain.MustAmount("0.08875")).Round(2, domain.HalfUp)
		sum = sum.Add(taxed)
		ch := tax.CommitCharge{Type: tax.Line, LineItemID: int64(i + 1), Quantity: 1, Net: net, Taxes: []tax.Tax{{Name: "Sales tax", Rate: "8.875", Amount: domain.Currency("USD").Format(taxed)}}}
		if i == len(nets)-1 {
			ch.LineItemID, ch.Type = 0, tax.Shipping
		}
		out.Charges = append(out.Charges, ch)
	}
	out.TaxTotal = domain.Currency("USD").Format(sum)
	return out
}

func refund(id int64, parts ...stripetax.RefundPart) stripetax.Refund {
	return stripetax.Refund{ID: id, Parts: parts}
}

func part(line int64, net, taxes string) stripetax.RefundPart {
	return stripetax.RefundPart{LineItemID: line, Quantity: 1, Net: domain.MustAmount(net), Tax: domain.MustAmount(taxes)}
}

// books returns the sum and the number of Stripe's entries. The sum must equal the charges less the
// refunds.
func (d *fixture) books() string {
	var net, taxes int64
	for _, e := range d.service.TaxEntries() {
		net, taxes = net+e.Net, taxes+e.Tax
	}
	return fmt.Sprintf("%d+%d in %d", net, taxes, len(d.service.TaxEntries()))
}

var _ = Describe("The Stripe Tax client", func() {
	It("calculates the taxes of charges with and without included taxes, of shipping, and of free charges", func(ctx SpecContext) {
		d := open()
		answer, err := d.quote(ctx, question(tax.QuoteCharge{Amount: "100.00", TaxCode: "txcd_20030000"}, tax.QuoteCharge{Amount: "50.00", TaxIncluded: true}, tax.QuoteCharge{Amount: "0.00"},
			tax.QuoteCharge{Amount: "10.00", Type: tax.Shipping}))
		Expect(err).NotTo(HaveOccurred())
		Expect(answer.Reference).To(HavePrefix("taxcalc_"))
		Expect(answer.TaxTotal).To(Equal("13.85"))
		Expect(answer.Charges).To(HaveLen(4))
		Expect(answer.Charges[0].Taxes).To(Equal([]tax.Tax{{Name: "New York Sales tax", Rate: "8.875", Amount: "8.88"}}))
		Expect(answer.Charges[1].Taxes[0].Amount).To(Equal("4.08"))
		Expect(answer.Charges[2].Taxes).To(BeEmpty())
		Expect(answer.Charges[3].Taxes[0].Amount).To(Equal("0.89"))
		Expect(d.service.TaxCodes()).To(Equal([]string{"txcd_20030000", ""}))

		alone, err := d.quote(ctx, question(tax.QuoteCharge{Amount: "0.00"}, tax.QuoteCharge{Amount: "10.00", Type: tax.Shipping}))
		Expect(err).NotTo(HaveOccurred())
		Expect(alone.Charges[1].Taxes[0].Amount).To(Equal("0.89"))
		Expect(d.service.TaxCodes()).To(Equal([]string{"txcd_92010001"}))
	})

	It("calculates the taxes of more lines than fit on one page of a response", func(ctx SpecContext) {
		d := open()
		var charges []tax.QuoteCharge
		for i := range 23 {
			charges = append(charges, tax.QuoteCharge{Amount: fmt.Sprintf("%d.00", i+1)})
		}
		answer, err := d.quote(ctx, question(charges...))
		Expect(err).NotTo(HaveOccurred())
		Expect(answer.Charges).To(HaveLen(23))
		Expect(answer.Charges[22].Taxes[0].Amount).To(Equal("2.04"))
	})

	DescribeTable("returns a failure with a message for the store", func(ctx SpecContext, change func(*fixture, *tax.QuoteRequest), words string, refused bool) {
		d, q := open(), question(tax.QuoteCharge{Amount: "100.00"})
		change(d, &q)
		_, err := d.quote(ctx, q)
		failure, is := errors.AsType[*partner.Failure](err)
		Expect(is).To(BeTrue(), "%v", err)
		Expect(failure.Words).To(ContainSubstring(words))
		Expect(failure.Words).NotTo(ContainSubstring(stripetest.SecretKey))
		Expect(failure.Refused).To(Equal(refused))
	},
		Entry("if Stripe does not find the address", func(_ *fixture, q *tax.QuoteRequest) { q.To.PostalCode = "" }, "tax location", true),
		Entry("if Stripe fails", func(d *fixture, _ *tax.QuoteRequest) {
			d.service.Break(stripetest.Fault{On: "POST /v1/tax", Status: 500})
		}, "answered 500", false),
		Entry("if the connection breaks", func(d *fixture, _ *tax.QuoteRequest) {
			d.service.Break(stripetest.Fault{On: "POST /v1/tax", Silent: true})
		}, "cannot be reached", false),
		Entry("if Stripe's units cannot express an amount", func(_ *fixture, q *tax.QuoteRequest) { q.CurrencyCode, q.Charges[0].Amount = "KWD", "1.234" }, "takes no amount", true),
	)

	It("marks the failure of a wrong key as Unauthorized", func(ctx SpecContext) {
		d := open()
		d.account.Secrets = []string{"sk_test_other"}
		_, err := d.quote(ctx, question(tax.QuoteCharge{Amount: "100.00"}))
		failure, _ := errors.AsType[*partner.Failure](err)
		Expect(failure.Unauthorized).To(BeTrue())
	})

	It("stops waiting after the account's timeout", func(ctx SpecContext) {
		d := open()
		d.account.Timeout = time.Nanosecond
		_, err := d.quote(ctx, question(tax.QuoteCharge{Amount: "100.00"}))
		Expect(err).To(MatchError(ContainSubstring("did not answer within 1ns")))
	})

	// story is an order that is recorded, refunded in part, edited and refunded again. Then a refund
	// bounces, and finally the order turns out not to be paid.
	story := []struct {
		want func(reference string) stripetax.Wanted
		sum  string // sum of Stripe's entries
	}{
		{func(r string) stripetax.Wanted { return stripetax.Wanted{Order: order(r, "100.00", "50.00", "10.00")} }, "16000+1421"},
		{func(r string) stripetax.Wanted {
			return stripetax.Wanted{Order: order(r, "100.00", "50.00", "10.00"), Refunds: []stripetax.Refund{refund(1, part(2, "50.00", "4.44"), part(0, "4.00", "0.36"))}}
		}, "10600+941"},
		{func(r string) stripetax.Wanted {
			return stripetax.Wanted{Order: order(r, "120.00", "50.00", "10.00"), Refunds: []stripetax.Refund{refund(1, part(2, "50.00", "4.44"), part(0, "4.00", "0.36"))}}
		}, "12600+1118"},
		{func(r string) stripetax.Wanted {
			return stripetax.Wanted{Order: order(r, "120.00", "50.00", "10.00"), Refunds: []stripetax.Refund{refund(1, part(2, "50.00", "4.44"), part(0, "4.00", "0.36")), refund(2, part(1, "60.00", "5.33"))}}
		}, "6600+585"},
		{func(r string) stripetax.Wanted {
			return stripetax.Wanted{Order: order(r, "120.00", "50.00", "10.00"), Refunds: []stripetax.Refund{refund(2, part(1, "60.00", "5.33"))}}
		}, "12000+1065"},
		{func(string) stripetax.Wanted { return stripetax.Wanted{} }, "0+0"},
	}

	It("records the charges less the refunds after each refund, edit and bounced refund", func(ctx SpecContext) {
		d := open()
		quoted, err := d.quote(ctx, question(tax.QuoteCharge{Amount: "100.00"}, tax.QuoteCharge{Amount: "50.00"}, tax.QuoteCharge{Amount: "10.00", Type: tax.Shipping}))
		Expect(err).NotTo(HaveOccurred())
		for i, chapter := range story {
			Expect(d.bring(ctx, chapter.want(quoted.Reference))).To(Succeed(), "chapter %d", i)
			Expect(d.books()).To(HavePrefix(chapter.sum+" in"), "chapter %d", i)
			before := d.books()
			Expect(d.bring(ctx, chapter.want(quoted.Reference))).To(Succeed())
			Expect(d.books()).To(Equal(before), "a repeated report changes nothing")
			if i == 0 {
				Expect(d.service.Calculations()).To(Equal(1), "it is recorded from its quote")
			}
		}
	})

	It("records an order again at a new address, even if the taxes stay the same", func(ctx SpecContext) {
		d := open()
		w := stripetax.Wanted{Order: order("", "100.00", "10.00"), Refunds: []stripetax.Refund{refund(1, part(1, "20.00", "1.78"))}}
		Expect(d.bring(ctx, w)).To(Succeed())
		Expect(d.books()).To(Equal("9000+799 in 2"))
		moved := newYork
		moved.PostalCode = "10002"
		w.Order.To = &moved
		for range 2 {
			Expect(d.bring(ctx, w)).To(Succeed())
			Expect(d.books()).To(Equal("9000+799 in 5"), "the rest is reversed, and the order and its refund are recorded again")
		}
	})

	It("records the same entries even if a process dies before or after a step, or a response is lost", func(ctx SpecContext) {
		for _, fault := range []stripetest.Fault{{}, {On: "POST /v1/tax/transactions", Status: 500}, {On: "POST /v1/tax/transactions", Silent: true, Done: true, Status: 0}} {
			for broken := range 24 {
				d := open()
				d.broken = broken
				for i, chapter := range story {
					if fault.On != "" {
						d.service.Break(fault)
					}
					for try := 0; ; try++ {
						Expect(try).To(BeNumerically("<", 4), "chapter %d, broken at %d", i, broken)
						err := d.bring(ctx, chapter.want(""))
						if err == nil {
							break
						}
						_, words := errors.AsType[*partner.Failure](err)
						Expect(words || errors.Is(err, errKilled)).To(BeTrue(), "%v", err)
					}
					Expect(d.books()).To(HavePrefix(chapter.sum+" in"), "chapter %d, broken at %d", i, broken)
				}
				if d.broken != -1 {
					break // the story has no more steps
				}
			}
		}
	})

	It("makes a new calculation for an order if its quote's calculation has expired or belongs to another order", func(ctx SpecContext) {
		d := open()
		quoted, err := d.quote(ctx, question(tax.QuoteCharge{Amount: "100.00"}, tax.QuoteCharge{Amount: "10.00", Type: tax.Shipping}))
		Expect(err).NotTo(HaveOccurred())
		want := stripetax.Wanted{Order: order(quoted.Reference, "100.00", "10.00"), Codes: map[int64]string{1: "txcd_20030000"}}
		Expect(d.bring(ctx, want)).To(Succeed())
		d.stored = nil
		b := &stripetax.Books{Name: "order-8-spec"}
		Expect(d.client.Bring(ctx, d.account, b, want, func(*stripetax.Books) error { return nil })).To(Succeed())
		Expect(d.books()).To(Equal("22000+1954 in 2"))
		Expect(d.service.TaxCodes()).To(Equal([]string{"txcd_20030000"}))
		d.service.Expire()
		b = &stripetax.Books{Name: "order-9-spec"}
		Expect(d.client.Bring(ctx, d.account, b, want, func(*stripetax.Books) error { return nil })).To(Succeed())
		Expect(d.books()).To(Equal("33000+2931 in 3"))
	})

	It("records nothing if the calculated taxes differ from the charged taxes", func(ctx SpecContext) {
		d := open()
		d.service.Tax("US", "Sales tax", "9")
		err := d.bring(ctx, stripetax.Wanted{Order: order("", "100.00", "10.00")})
		Expect(err).To(MatchError("Stripe taxes what the order charges with 9.90 by now, and it was charged 9.77: what was charged is not recorded with other taxes."))
		Expect(d.service.TaxEntries()).To(BeEmpty())
	})

	It("returns an error and does not repeat a completed step if Stripe has forgotten its key", func(ctx SpecContext) {
		d := open()
		d.broken = 1 // keep fails after the call
		want := stripetax.Wanted{Order: order("", "100.00", "10.00")}
		Expect(d.bring(ctx, want)).To(MatchError(errKilled))
		d.service.Forget()
		Expect(d.bring(ctx, want)).To(MatchError(ContainSubstring("reference already exists")))
		Expect(d.books()).To(Equal("11000+977 in 1"))
	})
})
