package ordering

import (
	"net/url"
	"slices"
	"strings"
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
)

// Hold is the reason why an order must not be shipped yet.
type Hold struct {
	Reason HoldReason    `json:"reason"`
	Note   *string       `json:"note"`
	HeldOn time.Time     `json:"heldOn"`
	HeldBy domain.Author `json:"heldBy"`
	// PaymentID is the id of the payment whose review holds the order; 0 means that a user placed the
	// hold.
	PaymentID int64 `json:"paymentId,omitempty"`
}

// HoldReason is the kind of reason for a hold.
type HoldReason string

const (
	HoldFraud     HoldReason = "FRAUD"
	HoldAddress   HoldReason = "ADDRESS"
	HoldBackorder HoldReason = "BACKORDER"
	HoldPayment   HoldReason = "PAYMENT"
	HoldOther     HoldReason = "OTHER"
)

// Open returns how many units of the line the store can still ship.
func (l *OrderLine) Open() int { return max(0, l.unpacked()-l.Stopped()) }

// unpacked returns how many units of the line are in no parcel, including the stopped units.
func (l *OrderLine) unpacked() int { return max(0, l.Owed()-l.FulfilledQuantity) }

// Dropped returns how many units of the line the buyer will never get: canceled, refunded instead of shipped, or
// removed by an edit. For a line without shipping it also counts the units that were refunded after their delivery.
func (l *OrderLine) Dropped() int {
	if l.RequiresShipping {
		return l.CancelledQuantity + l.ReleasedQuantity + l.RemovedQuantity
	}
	return l.CancelledQuantity + l.RefundedQuantity + l.RemovedQuantity
}

// Stopped returns how many units of the line the store must not ship, because the buyer withdrew from them and the
// store has not dropped them yet. DropTarget is the value of Dropped at which the line has no such unit.
func (l *OrderLine) Stopped() int { return max(0, l.DropTarget-l.Dropped()) }

// stocked reports whether placing the order reserved stock for the line.
func (l *OrderLine) stocked() bool { return l.VariantID != nil && l.TrackInventory }

// move returns the stock move of a quantity of the line. It returns nil if the line has no stock or
// the quantity is not positive.
func (l *OrderLine) move(quantity int, pointer string) []catalog.StockMove {
	if quantity <= 0 || !l.stocked() {
		return nil
	}
	return []catalog.StockMove{{VariantID: *l.VariantID, Quantity: quantity, OrderID: l.OrderID, Pointer: pointer}}
}

// restock returns the stock move of returned units, even if the line was not tracked when it was
// sold. It returns nil if the quantity is not positive.
func (l *OrderLine) restock(quantity int) []catalog.StockMove {
	if quantity <= 0 || l.VariantID == nil {
		return nil
	}
	return []catalog.StockMove{{VariantID: *l.VariantID, Quantity: quantity, OrderID: l.OrderID}}
}

// Handover lists the lines whose reserved units leave the stock now: lines without shipping, once the
// order is paid. Units of other lines leave the stock with a shipment.
func (o *Order) Handover() (lines []*OrderLine) {
	if o.Status != OrderOpen && o.Status != OrderCompleted || !o.paid() {
		return nil
	}
	for _, l := range o.Lines {
		if !l.RequiresShipping && l.stocked() && l.holds() > 0 {
			lines = append(lines, l)
		}
	}
	return lines
}

// Reserved returns the stock that is reserved for the line.
func (l *OrderLine) Reserved() []catalog.StockMove { return l.move(l.holds(), "") }

// Issue counts the reserved units of the line as issued.
func (l *OrderLine) Issue() { l.IssuedQuantity += l.holds() }

// Fulfillment contains the content of a parcel and its data.
type Fulfillment struct {
	Items              []ShipmentItem // each line only once; empty means all remaining units
	Status             ShipmentStatus // empty means IN_TRANSIT
	CarrierName        *string        // nil means the carrier of the shipping method
	TrackingNumber     string
	TrackingURL        *string // nil means the carrier's tracking page for the number, if the carrier is known
	ShippedOn          *time.Time
	EstimatedDelivery  *time.Time
	ExternalShipmentID string
	LocationName       string
	Weight             *domain.Amount
	LabelURL           string
}

// Fulfill adds a shipment and counts its units as shipped. The returned stock moves take the reserved
// units out of the stock. Unless unsecured is true, Fulfill returns an error if the payment is not at
// least authorized.
func (o *Order) Fulfill(f Fulfillment, unsecured bool, now time.Time) (*Shipment, []catalog.StockMove, []domain.Event, error) {
	if err := o.fulfillable(unsecured); err != nil {
		return nil, nil, nil, err
	}
	items, moves, err := o.pack(f.Items)
	if err != nil {
		return nil, nil, nil, err
	}
	status := f.Status
	if status == "" {
		status = ShipmentInTransit
	}
	if _, known := shipmentTransitions[status]; !known || status == ShipmentCancelled {
		return nil, nil, nil, domain.Invalid("/status", "A shipment cannot begin as %s. Use one of %s.", status, shipmentStatusList(ShipmentCancelled))
	}
	s := &Shipment{
		OrderID: o.ID, OrderNumber: o.OrderNumber, ShipmentNumber: int64(len(o.Shipments)) + 1,
		ExternalShipmentID: f.ExternalShipmentID, Status: status, CarrierName: o.CarrierName,
		TrackingNumber: f.TrackingNumber, LocationName: f.LocationName, LabelURL: f.LabelURL, Weight: f.Weight,
		ShippedOn: now, Items: items, Scans: []ShipmentScan{},
	}
	if f.CarrierName != nil {
		s.CarrierName = *f.CarrierName
	}
	s.TrackingURL = trackingURL(s.CarrierName, s.TrackingNumber)
	if f.TrackingURL != nil {
		s.TrackingURL = *f.TrackingURL
	}
	if err := domain.CheckPast("/shippedOn", f.ShippedOn, now); err != nil {
		return nil, nil, nil, err
	}
	if f.ShippedOn != nil {
		s.ShippedOn = *f.ShippedOn
	}
	s.EstimatedDelivery = s.ShippedOn.AddDate(0, 0, o.ShippingMaxDays)
	if f.EstimatedDelivery != nil {
		s.EstimatedDelivery = *f.EstimatedDelivery
	}
	if s.EstimatedDelivery.Before(s.ShippedOn) {
		return nil, nil, nil, domain.Invalid("/estimatedDelivery", "A parcel does not arrive before it is shipped.")
	}
	if status == ShipmentDelivered {
		s.DeliveredOn = &s.ShippedOn
	}
	o.Shipments = append(o.Shipments, s)
	events := []domain.Event{{Type: domain.ShipmentCreated, Action: "shipment.created", Object: s}}
	return s, moves, append(events, o.settle(now)...), nil
}

// fulfillable returns an error if the order is on hold or its payment is not secured.
func (o *Order) fulfillable(unsecured bool) error {
	if err := o.placed("fulfilled"); err != nil {
		return err
	}
	switch {
	case o.OnHold:
		return refuse(OnHold, Fulfilled, "The order is held; release it first.")
	case !unsecured && !o.Secured():
		return domain.Errorf(domain.PaymentNotSecured, "The payment is %s: nothing is shipped before it is authorized.", o.PaymentStatus)
	}
	return nil
}

// shipsMore reports whether a unit of the order is left to ship.
func (o *Order) shipsMore() bool {
	return slices.ContainsFunc(o.Lines, func(l *OrderLine) bool { return l.Open() > 0 })
}

// allShipped returns an error if no unit of the order is left to ship.
func (o *Order) allShipped() error {
	if o.shipsMore() {
		return nil
	}
	if slices.ContainsFunc(o.Lines, func(l *OrderLine) bool { return l.unpacked() > 0 }) {
		return domain.Errorf(domain.QuantityExceedsUnfulfilled, "The buyer withdrew from all units that are left to ship. Cancel or refund these units.")
	}
	return domain.Errorf(domain.QuantityExceedsUnfulfilled, "Nothing of the order is left to ship.")
}

// pack checks the items of a parcel and counts them as shipped. Without items it packs all remaining
// units.
func (o *Order) pack(wanted []ShipmentItem) (items []ShipmentItem, moves []catalog.StockMove, err error) {
	if len(wanted) == 0 {
		if err := o.allShipped(); err != nil {
			return nil, nil, err
		}
		for _, l := range o.Lines {
			if open := l.Open(); open > 0 {
				wanted = append(wanted, ShipmentItem{LineItemID: l.ID, Quantity: open})
			}
		}
	}
	var refused domain.Refusals
	seen := map[int64]bool{}
	for i, w := range wanted {
		at := "/items/" + domain.Itoa(i)
		line, found := o.Line(w.LineItemID)
		switch {
		case !found:
			refused.Add(at+"/lineItemId", "The order has no such line.")
		case seen[w.LineItemID]:
			refused.Add(at+"/lineItemId", "The line occurs twice.")
		case w.Quantity < 1:
			refused.Add(at+"/quantity", "Ship at least one.")
		case w.Quantity > line.Open():
			refused.AddAs(domain.QuantityExceedsUnfulfilled, at+"/quantity", "Of %s only %d are left to ship%s.", line.SKU, line.Open(), line.stopNote())
		default:
			items = append(items, w)
			moves = append(moves, line.move(w.Quantity, at+"/quantity")...)
		}
		seen[w.LineItemID] = true
	}
	if err := refused.Err(); err != nil {
		return nil, nil, err
	}
	for _, item := range items {
		line, _ := o.Line(item.LineItemID)
		line.FulfilledQuantity += item.Quantity
	}
	return items, moves, nil
}

// HoldShipping puts an order on hold before any of it is shipped. If the order is already on hold,
// the new reason and note replace the old ones without an event.
func (o *Order) HoldShipping(reason HoldReason, note *string, by domain.Actor, now time.Time) ([]domain.Event, error) {
	if err := o.holdable(); err != nil {
		return nil, err
	}
	hold := &Hold{Reason: reason, Note: note, HeldOn: now, HeldBy: by.Author()}
	if o.Hold != nil {
		hold.HeldOn, hold.HeldBy = o.Hold.HeldOn, o.Hold.HeldBy
	}
	o.OnHold, o.Hold = true, hold
	return acted(o.settle(now), "order.held"), nil
}

func (o *Order) holdable() error {
	if err := o.placed("held"); err != nil {
		return err
	}
	if o.FulfillmentStatus != Unfulfilled && o.FulfillmentStatus != OnHold {
		return refuse(o.FulfillmentStatus, OnHold, "Only an order without shipped units can be held.")
	}
	return nil
}

// Release ends the hold and appends the given note to the internal note. It changes nothing if the order
// is not on hold.
func (o *Order) Release(note string, now time.Time) ([]domain.Event, error) {
	if err := o.placed("released"); err != nil {
		return nil, err
	}
	if !o.OnHold {
		return nil, nil
	}
	o.OnHold, o.Hold = false, nil
	if note != "" {
		o.InternalNote = strings.TrimPrefix(o.InternalNote+"\n"+note, "\n")
	}
	return acted(o.settle(now), "order.released"), nil
}

// acted sets a more specific action on the event of a changed fulfillment status. It does not change
// other events, because settling an order may also release an authorization.
func acted(events []domain.Event, action string) []domain.Event {
	for i := range events {
		if events[i].Type == domain.OrderFulfillmentStatusChanged {
			events[i].Action = action
		}
	}
	return events
}

// placed returns an error unless the order is placed and not canceled. The parameter done completes the
// error's detail.
func (o *Order) placed(done string) error {
	switch o.Status {
	case OrderDraft:
		return refuse(o.Status, OrderOpen, "The order is a draft and cannot be "+done+".")
	case OrderCancelled:
		return refuse(o.Status, OrderOpen, "The order is canceled and cannot be "+done+".")
	default:
		return nil
	}
}

// refuse returns the error for a change that the current state does not allow.
func refuse[S ~string](from, to S, detail string) error {
	return &domain.Error{Code: domain.InvalidStateTransition, From: string(from), To: string(to), Allowed: []string{}, Detail: detail}
}

// trackers maps the first word of a carrier's name to the address of its tracking page, to which the
// number is appended.
var trackers = map[string]string{
	"dhl":    "https://www.dhl.com/global-en/home/tracking.html?tracking-id=",
	"ups":    "https://www.ups.com/track?tracknum=",
	"fedex":  "https://www.fedex.com/fedextrack/?trknbr=",
	"usps":   "https://tools.usps.com/go/TrackConfirmAction?tLabels=",
	"dpd":    "https://tracking.dpd.de/parcelstatus?locale=en_US&query=",
	"gls":    "https://gls-group.com/track/",
	"hermes": "https://www.myhermes.de/empfangen/sendungsverfolgung/sendungsinformation/#",
}

// builtURL reports whether the tracking URL is empty or follows from the carrier and the number. If not,
// a user entered the URL.
func (s *Shipment) builtURL() bool {
	return s.TrackingURL == "" || s.TrackingURL == trackingURL(s.CarrierName, s.TrackingNumber)
}

// trackingURL returns the address of the page that tracks a parcel; empty if the carrier is unknown or
// the number is empty.
func trackingURL(carrier, number string) string {
	first, _, _ := strings.Cut(strings.ToLower(strings.TrimSpace(carrier)), " ")
	page, known := trackers[first]
	if !known || number == "" {
		return ""
	}
	return page + url.QueryEscape(number)
}
