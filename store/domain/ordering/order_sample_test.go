package ordering_test

import (
	"time"

	. "github.com/onsi/gomega"

	"github.com/google/uuid"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
)

var midday = time.Date(2026, 11, 20, 12, 0, 0, 0, time.UTC)

var admin = domain.Actor{Kind: domain.ActorAdmin, ID: 7, StoreID: 1, CommandID: uuid.MustParse("11111111-1111-1111-1111-111111111111")}

func eur(s string) domain.Amount { return domain.MustAmount(s) }

func some(s string) *domain.Amount {
	a := domain.MustAmount(s)
	return &a
}

func id(n int64) *int64 { return &n }

// sampleOrder returns a placed, unpaid order for 128.04. It has two cups (88.20 after discounts,
// tax 16.76), three teas (10.00, which is not divisible by three, tax 1.90) and an e-book (5.00,
// tax 0.35). Shipping costs 4.90 (tax 0.93).
func sampleOrder() *ordering.Order {
	placed := midday.Add(-time.Hour)
	o := &ordering.Order{
		OrderNumber: 100042, Email: "mia.keller@example.com", Status: ordering.OrderOpen, PaymentStatus: ordering.PaymentPending,
		FulfillmentStatus: ordering.Unfulfilled, PlacedOn: &placed, OrderDate: placed, CurrencyCode: "EUR",
		Subtotal: eur("113.00"), DiscountTotal: eur("9.80"), ShippingTotal: eur("4.90"), TaxTotal: eur("19.94"), GrandTotal: eur("128.04"),
		ItemCount: 6, ShippingMaxDays: 3, CarrierName: "DHL", Terms: &ordering.Terms{},
		Lines: []*ordering.OrderLine{
			{OrderID: 1, VariantID: id(310), RequiresShipping: true, TrackInventory: true, SKU: "CUP", Quantity: 2,
				LineSubtotal: eur("98.00"), LineDiscount: eur("9.80"), LineTotal: eur("88.20"), LineTax: eur("16.76")},
			{OrderID: 1, VariantID: id(311), RequiresShipping: true, TrackInventory: true, SKU: "TEA", Quantity: 3,
				LineSubtotal: eur("10.00"), LineTotal: eur("10.00"), LineTax: eur("1.90")},
			{OrderID: 1, VariantID: id(312), SKU: "BOOK", Quantity: 1, LineSubtotal: eur("5.00"), LineTotal: eur("5.00"), LineTax: eur("0.35")},
		},
	}
	o.ID = 1
	for i, l := range o.Lines {
		l.ID = int64(i + 1)
	}
	return o
}

// pay adds a card payment with these authorized and captured amounts.
func pay(o *ordering.Order, authorized, captured string) *ordering.Payment {
	p := &ordering.Payment{OrderID: o.ID, ProviderCode: "SANDBOX", CurrencyCode: "EUR", ProviderReference: "ch_1",
		Status: ordering.AttemptAuthorized, Amount: eur(authorized), AuthorizedAmount: eur(authorized), CapturedAmount: eur(captured)}
	p.ID = int64(len(o.Payments)) + 11
	if p.CapturedAmount.Positive() {
		p.Status = ordering.AttemptCaptured
	}
	o.Payments = append(o.Payments, p)
	o.Settle(midday.Add(-time.Minute))
	return p
}

// paidOrder returns sampleOrder with its whole total captured.
func paidOrder() *ordering.Order {
	o := sampleOrder()
	pay(o, "128.04", "128.04")
	return o
}

// fulfilled ships quantities of lines, or everything if there are no items.
func fulfilled(o *ordering.Order, items ...ordering.ShipmentItem) *ordering.Shipment {
	s, _, _, err := o.Fulfill(ordering.Fulfillment{Items: items}, false, midday)
	Expect(err).NotTo(HaveOccurred())
	s.ID = int64(len(o.Shipments)) + 60
	return s
}

// refunded issues a refund, and leaves it as it is before the call to the gateway.
func refunded(o *ordering.Order, req ordering.RefundRequest) *ordering.Refund {
	issue, err := o.Refund(req, domain.HalfUp, admin, midday)
	Expect(err).NotTo(HaveOccurred())
	Expect(issue.Refunds).To(HaveLen(1))
	issue.Refunds[0].ID = int64(len(o.Refunds)) + 80
	return issue.Refunds[0]
}

// dispute applies a processor's report of a dispute about the order's first payment.
func dispute(o *ordering.Order, amount string, status ordering.ChargebackStatus) []domain.Event {
	c, events, err := o.Dispute(ordering.Chargeback{PaymentID: o.Payments[0].ID, Reference: "dp_1", Amount: eur(amount), Status: status}, midday)
	Expect(err).NotTo(HaveOccurred())
	Expect(c.Status).To(Equal(status))
	return events
}

func types(events []domain.Event) []domain.EventType {
	out := []domain.EventType{}
	for _, e := range events {
		out = append(out, e.Type)
	}
	return out
}

func actions(events []domain.Event) []string {
	out := []string{}
	for _, e := range events {
		out = append(out, e.Action)
	}
	return out
}

func haveCode(code domain.Code) func(error) bool {
	return func(err error) bool { return err != nil && domain.CodeOf(err) == code }
}

func refuses(err error, code domain.Code, pointers ...string) {
	ExpectWithOffset(1, err).To(Satisfy(haveCode(code)), "%v", err)
	var got []string
	for _, f := range err.(*domain.Error).Fields {
		got = append(got, f.Pointer)
	}
	ExpectWithOffset(1, got).To(Equal(pointers))
}

// succeeded is the result of a successful gateway request.
var succeeded = ordering.Result{Outcome: ordering.OutcomeSucceeded}

// every selects all payments, and none selects no payment.
func every(*ordering.Payment) bool { return true }
func none(*ordering.Payment) bool  { return false }
