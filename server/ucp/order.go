package ucp

import (
	"context"
	"encoding/json"
	"net/url"
	"time"

	"github.com/storeplatform/storeplatform/store/partner"

	"github.com/storeplatform/storeplatform/gen/common"
	"github.com/storeplatform/storeplatform/gen/customer"
	"github.com/storeplatform/storeplatform/server/agent"
	"github.com/storeplatform/storeplatform/server/problem"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/view"
)

// The types below are the protocol's order. They contain only the fields that the service sends.
type (
	quantity struct {
		Original  int32 `json:"original"`
		Total     int32 `json:"total"`
		Fulfilled int32 `json:"fulfilled"`
	}
	orderLine struct {
		ID       string   `json:"id"`
		Item     item     `json:"item"`
		Quantity quantity `json:"quantity"`
		Totals   []total  `json:"totals"`
		Status   string   `json:"status"`
	}
	lineCount struct {
		ID       string `json:"id"`
		Quantity int32  `json:"quantity"`
	}
	shipped struct {
		ID             string           `json:"id"`
		OccurredAt     common.Timestamp `json:"occurred_at"`
		Type           string           `json:"type"`
		LineItems      []lineCount      `json:"line_items"`
		TrackingNumber string           `json:"tracking_number,omitempty"`
		TrackingURL    string           `json:"tracking_url,omitempty"`
		Carrier        string           `json:"carrier,omitempty"`
	}
	adjustment struct {
		ID         string           `json:"id"`
		Type       string           `json:"type"`
		OccurredAt common.Timestamp `json:"occurred_at"`
		Status     string           `json:"status"`
		Totals     []total          `json:"totals,omitempty"`
	}
	order struct {
		UCP          meta        `json:"ucp"`
		ID           string      `json:"id"`
		Label        string      `json:"label"`
		CheckoutID   string      `json:"checkout_id"`
		PermalinkURL string      `json:"permalink_url"`
		LineItems    []orderLine `json:"line_items"`
		Fulfillment  struct {
			Events []shipped `json:"events"`
		} `json:"fulfillment"`
		Adjustments []adjustment `json:"adjustments,omitempty"`
		Currency    string       `json:"currency"`
		Totals      []total      `json:"totals"`
	}
)

func orderID(id int64) string { return "order_" + domain.Itoa(id) }

// orderLabel returns the number of an order in the form that buyers read.
func orderLabel(o *ordering.Order) string { return "#" + domain.Itoa(o.OrderNumber) }

// label returns the label of the order with the given id.
func (v visit) label(ctx context.Context, id int64) (string, error) {
	found, err := v.service.As(domain.System(v.storeID)).OrderWithCustomer(ctx, ordering.OrderKey{ID: id})
	if err != nil {
		return "", err
	}
	return orderLabel(found.Order), nil
}

// refuse returns a refusal of this package in the form of an API refusal.
func refuse(code domain.Code, detail string) error {
	p, _ := problem.Describe(domain.Errorf(code, "%s", detail), "", "")
	return &refusal{Problem: p}
}

// getOrder returns an order to its customer. The token of the request identifies the customer, and the API checks that
// the order belongs to this customer.
func (v visit) getOrder(ctx context.Context, args arguments) (any, error) {
	if !v.proves {
		return nil, refuse(domain.Unauthenticated, "An order is shown to its customer: send their token, as Authorization: Bearer.")
	}
	id, is := number(args.ID, "order_")
	if !is {
		return nil, domain.Missing("order")
	}
	var theirs customer.OrderSummary
	if _, err := v.ask(ctx, request{path: "order/summary", query: url.Values{"orderId": {domain.Itoa(id)}}}, &theirs, "Authorization"); err != nil {
		return nil, err
	}
	reader := v.service.As(domain.System(v.storeID))
	found, err := reader.OrderWithCustomer(ctx, ordering.OrderKey{ID: id})
	if err != nil {
		return nil, err
	}
	site, err := reader.Store(ctx)
	if err != nil {
		return nil, err
	}
	named := ""
	if v.platform != nil {
		named = v.platform.address
	}
	checkout, err := v.service.Partner.CheckoutOfOrder(ctx, v.storeID, id, named)
	if err != nil {
		return nil, err
	}
	return v.order(found, partner.PlatformOrder{CheckoutID: checkout, PermalinkURL: site.CheckoutPage(v.service.Media.PublicURL), MediaURL: v.service.Media.MediaURL}), nil
}

// Order returns the JSON of an order for messages to platforms.
func Order(d *ordering.OrderDetails, about partner.PlatformOrder) ([]byte, error) {
	return json.Marshal(visit{}.order(d, about))
}

// order converts an order to the protocol's format.
func (v visit) order(d *ordering.OrderDetails, about partner.PlatformOrder) order {
	o := d.Order
	currency := string(o.CurrencyCode)
	money := func(a domain.Amount) int64 { return minor(currency, o.CurrencyCode.Format(a)) }
	out := order{UCP: v.done("order"), ID: orderID(o.ID), Label: orderLabel(o), PermalinkURL: about.PermalinkURL, Currency: currency, LineItems: []orderLine{},
		CheckoutID: about.CheckoutID}
	for _, l := range o.Lines {
		of := orderLine{ID: view.LineItemID(l.ID), Quantity: quantity{Original: int32(l.Quantity), Total: int32(l.Active()), Fulfilled: int32(o.Sent(l))},
			Item:   item{ID: variantID(value(l.ProductID), value(l.VariantID)), Title: agent.Cleaned(l.Title()), Price: money(l.UnitPrice), ImageURL: or(view.LineImage(d, l, about.MediaURL), "")},
			Totals: []total{{Type: "total", Amount: money(l.LineTotal)}}, Status: "processing"}
		switch q := of.Quantity; {
		case q.Total == 0:
			of.Status = "removed"
		case q.Fulfilled >= q.Total:
			of.Status = "fulfilled"
		case q.Fulfilled > 0:
			of.Status = "partial"
		}
		out.LineItems = append(out.LineItems, of)
	}
	out.Totals = []total{{Type: "subtotal", Amount: money(o.Subtotal)}}
	if off := money(o.DiscountTotal); off > 0 {
		out.Totals = append(out.Totals, total{Type: "discount", Amount: -off})
	}
	out.Totals = append(out.Totals, total{Type: "fulfillment", Amount: money(o.ShippingTotal)},
		total{Type: "tax", Amount: money(o.TaxTotal)}, total{Type: "total", Amount: money(o.GrandTotal)})
	out.Fulfillment.Events = []shipped{}
	for _, s := range o.Shipments {
		out.Fulfillment.Events = append(out.Fulfillment.Events, moves(s)...)
	}
	for _, r := range o.Refunds {
		var status string
		switch r.Status {
		case ordering.RefundPending, ordering.RefundProcessing:
			status = "pending"
		case ordering.RefundCompleted:
			status = "completed"
		case ordering.RefundFailed, ordering.RefundVoided:
			status = "failed"
		}
		out.Adjustments = append(out.Adjustments, adjustment{ID: "refund_" + domain.Itoa(r.ID), Type: "refund", OccurredAt: view.Time(r.CreatedOn), Status: status,
			Totals: []total{{Type: "total", Amount: -money(r.Amount)}}})
	}
	if o.CancelledOn != nil {
		out.Adjustments = append(out.Adjustments, adjustment{ID: "cancellation", Type: "cancellation", OccurredAt: view.Time(*o.CancelledOn), Status: "completed"})
	}
	return out
}

// moves returns the events of a parcel: first shipped, then delivered or canceled.
func moves(s *ordering.Shipment) (all []shipped) {
	if !s.Left() && s.CancelledOn == nil { // the carrier has not yet collected the parcel
		return nil
	}
	id := "shipment_" + domain.Itoa(s.ID)
	sent := shipped{ID: id, OccurredAt: view.Time(s.ShippedOn), Type: "shipped", LineItems: []lineCount{},
		TrackingNumber: agent.Cleaned(s.TrackingNumber), TrackingURL: s.TrackingURL, Carrier: agent.Cleaned(s.CarrierName)}
	for _, l := range s.Items {
		sent.LineItems = append(sent.LineItems, lineCount{view.LineItemID(l.LineItemID), int32(l.Quantity)})
	}
	all = append(all, sent)
	for _, next := range []struct {
		kind string
		on   *time.Time
	}{{"delivered", s.DeliveredOn}, {"canceled", s.CancelledOn}} {
		if next.on != nil {
			event := sent
			event.ID, event.Type, event.OccurredAt = id+"_"+next.kind, next.kind, view.Time(*next.on)
			all = append(all, event)
		}
	}
	return all
}

func value(id *int64) int64 {
	if id == nil {
		return 0
	}
	return *id
}
