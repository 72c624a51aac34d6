package ordering

import (
	"cmp"
	"slices"
	"strings"
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
)

// shipmentTransitions lists the moves of a parcel. It moves forward: PENDING, LABEL_CREATED,
// PICKED_UP, IN_TRANSIT, OUT_FOR_DELIVERY, DELIVERED. A problem can occur at every step, and the
// parcel continues from it in transit. CANCELLED is in shipmentCancellations instead.
var shipmentTransitions = domain.Transitions[ShipmentStatus]{
	ShipmentPending: {ShipmentLabelCreated, ShipmentPickedUp, ShipmentInTransit, ShipmentOutForDelivery, ShipmentAvailableForPickup,
		ShipmentDeliveryAttempted, ShipmentDelayed, ShipmentException, ShipmentDelivered, ShipmentReturnedToSender, ShipmentLost},
	ShipmentLabelCreated: {ShipmentPickedUp, ShipmentInTransit, ShipmentOutForDelivery, ShipmentAvailableForPickup,
		ShipmentDeliveryAttempted, ShipmentDelayed, ShipmentException, ShipmentDelivered, ShipmentReturnedToSender, ShipmentLost},
	ShipmentPickedUp: {ShipmentInTransit, ShipmentOutForDelivery, ShipmentAvailableForPickup,
		ShipmentDeliveryAttempted, ShipmentDelayed, ShipmentException, ShipmentDelivered, ShipmentReturnedToSender, ShipmentLost},
	ShipmentInTransit: {ShipmentOutForDelivery, ShipmentAvailableForPickup,
		ShipmentDeliveryAttempted, ShipmentDelayed, ShipmentException, ShipmentDelivered, ShipmentReturnedToSender, ShipmentLost},
	ShipmentOutForDelivery: {ShipmentAvailableForPickup,
		ShipmentDeliveryAttempted, ShipmentDelayed, ShipmentException, ShipmentDelivered, ShipmentReturnedToSender, ShipmentLost},
	ShipmentAvailableForPickup: {ShipmentException, ShipmentDelivered, ShipmentReturnedToSender, ShipmentLost},
	ShipmentDeliveryAttempted: {ShipmentInTransit, ShipmentOutForDelivery, ShipmentAvailableForPickup,
		ShipmentDelayed, ShipmentException, ShipmentDelivered, ShipmentReturnedToSender, ShipmentLost},
	ShipmentDelayed: {ShipmentInTransit, ShipmentOutForDelivery, ShipmentAvailableForPickup,
		ShipmentDeliveryAttempted, ShipmentException, ShipmentDelivered, ShipmentReturnedToSender, ShipmentLost},
	ShipmentException: {ShipmentInTransit, ShipmentOutForDelivery, ShipmentAvailableForPickup,
		ShipmentDeliveryAttempted, ShipmentDelayed, ShipmentDelivered, ShipmentReturnedToSender, ShipmentLost},
	ShipmentDelivered:        {ShipmentReturnedToSender},
	ShipmentReturnedToSender: {},
	ShipmentLost:             {},
	ShipmentCancelled:        {},
}

// shipmentCancellations lists the parcels that can be canceled: those that the carrier does not
// have yet. shipmentForced adds those that the carrier has and that are not delivered, lost or
// returned: the goods of these cannot be shipped again.
var (
	shipmentCancellations = domain.Transitions[ShipmentStatus]{
		ShipmentPending: {ShipmentCancelled}, ShipmentLabelCreated: {ShipmentCancelled},
	}
	shipmentForced = domain.Transitions[ShipmentStatus]{
		ShipmentPending: {ShipmentCancelled}, ShipmentLabelCreated: {ShipmentCancelled}, ShipmentPickedUp: {ShipmentCancelled},
		ShipmentInTransit: {ShipmentCancelled}, ShipmentOutForDelivery: {ShipmentCancelled}, ShipmentAvailableForPickup: {ShipmentCancelled},
		ShipmentDeliveryAttempted: {ShipmentCancelled}, ShipmentDelayed: {ShipmentCancelled}, ShipmentException: {ShipmentCancelled},
	}
)

// shipmentCorrections lists the moves of an administrator who corrects the carrier's data: between
// all statuses except CANCELLED, which is final.
var shipmentCorrections = func() domain.Transitions[ShipmentStatus] {
	all := slices.DeleteFunc(ShipmentStatuses(), func(s ShipmentStatus) bool { return s == ShipmentCancelled })
	t := domain.Transitions[ShipmentStatus]{}
	for _, from := range all {
		t[from] = all
	}
	return t
}()

// ShipmentStatuses lists all statuses of a shipment.
func ShipmentStatuses() []ShipmentStatus {
	return []ShipmentStatus{
		ShipmentPending, ShipmentLabelCreated, ShipmentPickedUp, ShipmentInTransit, ShipmentOutForDelivery, ShipmentDelivered,
		ShipmentAvailableForPickup, ShipmentDeliveryAttempted, ShipmentDelayed, ShipmentException, ShipmentLost,
		ShipmentReturnedToSender, ShipmentCancelled,
	}
}

// shipmentStatusList returns the names of all statuses except one, for errors.
func shipmentStatusList(but ShipmentStatus) string {
	names := make([]string, 0, len(shipmentTransitions))
	for _, s := range ShipmentStatuses() {
		if s != but {
			names = append(names, string(s))
		}
	}
	return strings.Join(names, ", ")
}

// ShipmentPatch changes the fields that are not nil.
type ShipmentPatch struct {
	Status        *ShipmentStatus
	StatusMessage string // stored with the scan, like Location and OccurredOn
	Location      string
	OccurredOn    *time.Time // nil means now
	IsCorrection  bool       // the status may move back

	CarrierName        *string
	TrackingNumber     *string
	TrackingURL        *string
	ShippedOn          *time.Time
	EstimatedDelivery  *time.Time
	ExternalShipmentID *string
	LocationName       *string
	LabelURL           *string
	Weight             **domain.Amount
}

// maxScans limits the stored scans of a parcel; the latest are kept.
const maxScans = 500

// Change moves the status and edits the data of the parcel. It fires an event for changed tracking
// data, then one for the move. changed reports whether anything changed. A canceled shipment
// cannot be changed.
func (s *Shipment) Change(p ShipmentPatch, now time.Time) (events []domain.Event, changed bool, err error) {
	before := *s
	var refused domain.Refusals
	refused.Past("/shippedOn", p.ShippedOn, now)
	refused.Past("/occurredOn", p.OccurredOn, now)
	if err := refused.Err(); err != nil {
		return nil, false, err
	}
	if p.Status != nil {
		if err := s.move(p, now); err != nil {
			return nil, false, err
		}
	}
	tracking := domain.Set(&s.CarrierName, p.CarrierName)
	tracking = domain.Set(&s.TrackingNumber, p.TrackingNumber) || tracking
	tracking = domain.Set(&s.TrackingURL, p.TrackingURL) || tracking
	rest := setMoment(&s.ShippedOn, p.ShippedOn)
	rest = setMoment(&s.EstimatedDelivery, p.EstimatedDelivery) || rest
	rest = domain.Set(&s.ExternalShipmentID, p.ExternalShipmentID) || rest
	rest = domain.Set(&s.LocationName, p.LocationName) || rest
	rest = domain.Set(&s.LabelURL, p.LabelURL) || rest
	rest = domain.SetAmount(&s.Weight, p.Weight) || rest
	if s.EstimatedDelivery.Before(s.ShippedOn) {
		return nil, false, domain.Invalid("/estimatedDelivery", "A parcel does not arrive before it is shipped.")
	}
	if s.Status == ShipmentCancelled && (tracking || rest) {
		return nil, false, refuse(s.Status, ShipmentInTransit, "The shipment is canceled: it stands as it is.")
	}
	moved := s.Status != before.Status
	// Changes without an event of their own appear in no event's changes: neither in those of
	// these events, nor as old values in those of later ones.
	// events, and not as the old value in those of later ones.
	was := *s
	was.Status = before.Status
	if tracking {
		tracked, untracked := was, was
		untracked.CarrierName, untracked.TrackingNumber, untracked.TrackingURL = before.CarrierName, before.TrackingNumber, before.TrackingURL
		events = append(events, domain.Event{Type: domain.ShipmentTrackingUpdated, Action: "shipment.tracking_updated", Object: s, Before: &untracked, After: &tracked})
	}
	if moved {
		events = append(events, domain.Event{Type: domain.ShipmentStatusChanged, Action: "shipment.status_changed", Object: s, Before: &was, Note: domain.Instead(s.Status, was.Status)})
	}
	return events, moved || tracking || rest, nil
}

// TellDelivery reports whether to notify the buyer of the delivery now, and records it. It returns
// true only once, even if the status is corrected and set again.
func (s *Shipment) TellDelivery() bool {
	if s.Status != ShipmentDelivered || s.DeliveryTold {
		return false
	}
	s.DeliveryTold = true
	return true
}

// move sets the parcel to the patch's status and adds a scan. It does nothing if the status stays
// the same.
func (s *Shipment) move(p ShipmentPatch, now time.Time) error {
	to := *p.Status
	if _, known := shipmentTransitions[to]; !known {
		return domain.Invalid("/status", "There is no shipment status %s. Use one of %s.", to, shipmentStatusList(""))
	}
	if to == s.Status {
		return nil
	}
	if err := shipmentTransitions.Move("shipment", &s.Status, to); err != nil {
		if !p.IsCorrection || shipmentCorrections.Move("shipment", &s.Status, to) != nil {
			return err
		}
	}
	at := now
	if p.OccurredOn != nil {
		at = *p.OccurredOn
	}
	s.DeliveredOn = nil
	switch to {
	case ShipmentDelivered:
		s.DeliveredOn = &at
	case ShipmentReturnedToSender: // it may have been delivered before
		s.DeliveredOn = lastScan(s.Scans, ShipmentDelivered)
	default: // not delivered
	}
	scan := ShipmentScan{Status: to, OccurredOn: at, Location: p.Location, Message: p.StatusMessage}
	s.Scans = append(slices.Clone(s.Scans), scan)
	s.Scans = s.Scans[max(0, len(s.Scans)-maxScans):]
	return nil
}

func lastScan(scans []ShipmentScan, status ShipmentStatus) *time.Time {
	for i := len(scans) - 1; i >= 0; i-- {
		if scans[i].Status == status {
			at := scans[i].OccurredOn
			return &at
		}
	}
	return nil
}

// CancelShipment makes the units of a parcel unshipped again. It needs force once the carrier has
// the parcel. A parcel that was delivered, lost or returned cannot be canceled.
//
// The units return to stock as reserved. Units that were refunded in the meantime are not shipped
// again: Release includes them.
func (o *Order) CancelShipment(s *Shipment, reason string, force bool, now time.Time) (c ShipmentCancellation, err error) {
	if s.Status == ShipmentCancelled {
		return c, nil
	}
	table := shipmentCancellations
	if force {
		table = shipmentForced
	}
	if table.Check("shipment", s.Status, ShipmentCancelled) != nil {
		if shipmentForced.Check("shipment", s.Status, ShipmentCancelled) == nil {
			return c, refuse(s.Status, ShipmentCancelled, "The carrier has the shipment already: cancel it with force, or let it arrive.")
		}
		return c, refuse(s.Status, ShipmentCancelled, "The shipment is "+string(s.Status)+" and cannot be canceled: its goods are not here. Refund instead, or correct its status first.")
	}
	for _, item := range s.Items {
		if line, found := o.Line(item.LineItemID); found && line.FulfilledQuantity-item.Quantity < line.ReturnedQuantity {
			return c, refuse(s.Status, ShipmentCancelled, "Goods of the shipment came back already: it cannot be canceled.")
		}
	}
	before := *s
	table.Must("shipment", &s.Status, ShipmentCancelled)
	s.CancelledOn, s.CancelReason, s.DeliveredOn = &now, reason, nil
	c.Done = true
	for _, item := range s.Items {
		line, found := o.Line(item.LineItemID)
		if !found {
			continue
		}
		line.FulfilledQuantity -= item.Quantity
		c.Unship = append(c.Unship, line.move(item.Quantity, "")...)
		released, refunds := o.releaseRefunded(line)
		c.Release = append(c.Release, line.move(released, "")...)
		c.Refunds = append(c.Refunds, refunds...)
		if o.Status == OrderCancelled { // a canceled order ships nothing again
			left := line.Open()
			line.CancelledQuantity += left
			c.Release = append(c.Release, line.move(left, "")...)
		}
	}
	slices.SortFunc(c.Refunds, func(a, b *Refund) int { return cmp.Compare(a.ID, b.ID) })
	c.Refunds = slices.Compact(c.Refunds)
	c.Events = append([]domain.Event{
		{Type: domain.ShipmentCancelledEvent, Action: "shipment.cancelled", Object: s, Before: &before},
		{Type: domain.ShipmentStatusChanged, Action: "shipment.status_changed", Object: s, Before: &before, Note: domain.Instead(s.Status, before.Status)},
	}, o.settle(now)...)
	return c, nil
}

// ShipmentCancellation lists the effects of canceling a shipment.
type ShipmentCancellation struct {
	Done    bool // false means that it was canceled before
	Unship  []catalog.StockMove
	Release []catalog.StockMove // the part of Unship that will not be shipped again
	Refunds []*Refund           // changed: their lines now count units as released
	Events  []domain.Event
}

// releaseRefunded releases the units of a line that were refunded after shipment and returned to
// stock when their shipment was canceled. Lines without shipping have no such units.
func (o *Order) releaseRefunded(line *OrderLine) (released int, touched []*Refund) {
	for _, r := range o.Refunds {
		if !r.Counts() {
			continue
		}
		for i := range r.Lines {
			rl := &r.Lines[i]
			if rl.LineItemID != line.ID {
				continue
			}
			sent := rl.Quantity - rl.Released
			if back := min(sent, o.sentAndRefunded(line)-line.FulfilledQuantity, line.Open()); back > 0 {
				rl.Released += back
				line.ReleasedQuantity += back
				released += back
				touched = append(touched, r)
			}
		}
	}
	return released, touched
}

// sentAndRefunded returns how many units of a line were refunded after shipment. Units that a
// failed refund has released are never shipped, so a later refund of them does not count here.
func (o *Order) sentAndRefunded(line *OrderLine) int {
	n := -line.ReleasedQuantity
	for _, r := range o.Refunds {
		if !r.Counts() {
			continue
		}
		for _, rl := range r.Lines {
			if rl.LineItemID == line.ID {
				n += rl.Quantity
			}
		}
	}
	return max(0, n)
}

// Announceable returns an error if the shipment is canceled and cannot be announced to the buyer.
func (s *Shipment) Announceable() error {
	if s.Status == ShipmentCancelled {
		return refuse(s.Status, ShipmentInTransit, "The shipment is canceled.")
	}
	return nil
}

func setMoment(field *time.Time, value *time.Time) bool {
	if value == nil || field.Equal(*value) {
		return false
	}
	*field = *value
	return true
}
