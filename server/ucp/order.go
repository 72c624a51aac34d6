package ucp

import (
	"context"
	"net/url"

	"github.com/storeplatform/storeplatform/gen/common"
	"github.com/storeplatform/storeplatform/gen/customer"
	"github.com/storeplatform/storeplatform/server/agent"
	"github.com/storeplatform/storeplatform/server/problem"
	"github.com/storeplatform/storeplatform/store/domain"
)

// The order of the protocol, with the members that are sent.
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
		Totals     []total          `json:"totals"`
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

// refuse is a refusal of ours in the form of the API's.
func refuse(code domain.Code, detail string) error {
	p, _ := problem.Describe(domain.Errorf(code, "%s", detail), "", "")
	return &refusal{Problem: p}
}

// getOrder shows an order to the customer who has it: their token is the call's.
func (v visit) getOrder(ctx context.Context, args arguments) (any, error) {
	if !v.proves {
		return nil, refuse(domain.Unauthenticated, "An order is shown to its customer: send their token, as Authorization: Bearer.")
	}
	id, is := number(args.ID, "order_")
	if !is {
		return nil, domain.Missing("order")
	}
	var found customer.CustomerOrder
	if _, err := v.ask(ctx, request{path: "order", query: url.Values{"orderId": {domain.Itoa(id)}}}, &found, "Authorization"); err != nil {
		return nil, err
	}
	var store customer.StoreOverview
	if _, err := v.ask(ctx, request{path: "store/overview"}, &store); err != nil {
		return nil, err
	}
	currency := found.CurrencyCode
	out := order{UCP: v.done("order"), ID: args.ID, Label: "#" + domain.Itoa(found.OrderNumber), PermalinkURL: store.CheckoutURL, Currency: currency, LineItems: []orderLine{},
		CheckoutID: args.ID} // what it was bought by is not kept
	for _, l := range found.Items {
		of := orderLine{ID: string(l.LineItemID), Quantity: quantity{Original: l.Quantity, Total: l.Quantity - l.CancelledQuantity, Fulfilled: l.FulfilledQuantity},
			Item:   item{ID: variantID(or(l.ProductID, 0), or(l.VariantID, 0)), Title: agent.Cleaned(l.Name), Price: minor(currency, l.UnitPrice), ImageURL: or(l.MediaURL, "")},
			Totals: []total{{Type: "total", Amount: minor(currency, l.LineTotal)}}, Status: "processing"}
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
	out.Totals = []total{{Type: "subtotal", Amount: minor(currency, found.Subtotal)}}
	if off := minor(currency, found.DiscountTotal); off > 0 {
		out.Totals = append(out.Totals, total{Type: "discount", Amount: -off})
	}
	out.Totals = append(out.Totals, total{Type: "fulfillment", Amount: minor(currency, found.ShippingTotal)},
		total{Type: "tax", Amount: minor(currency, found.TaxTotal)}, total{Type: "total", Amount: minor(currency, found.GrandTotal)})
	out.Fulfillment.Events = []shipped{}
	for _, s := range found.Shipments {
		event := shipped{ID: "shipment_" + domain.Itoa(s.ShipmentID), OccurredAt: s.ShippedOn, Type: "shipped", LineItems: []lineCount{},
			TrackingNumber: agent.Cleaned(s.TrackingNumber), TrackingURL: s.TrackingURL, Carrier: agent.Cleaned(s.CarrierName)}
		for _, l := range s.Items {
			event.LineItems = append(event.LineItems, lineCount{string(l.LineItemID), l.Quantity})
		}
		out.Fulfillment.Events = append(out.Fulfillment.Events, event)
	}
	for _, r := range found.Refunds {
		status, known := map[common.RefundStatus]string{common.RefundStatusCOMPLETED: "completed", common.RefundStatusFAILED: "failed", common.RefundStatusVOIDED: "failed"}[r.Status]
		if !known {
			status = "pending"
		}
		out.Adjustments = append(out.Adjustments, adjustment{ID: "refund_" + domain.Itoa(r.RefundID), Type: "refund", OccurredAt: r.CreatedOn, Status: status,
			Totals: []total{{Type: "total", Amount: -minor(currency, r.Amount)}}})
	}
	return out, nil
}
