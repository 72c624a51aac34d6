package ordering

import (
	"cmp"
	"slices"
	"strings"
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
)

// shipmentTransitions say how a parcel goes on. It moves forward: PENDING,
// LABEL_CREATED, PICKED_UP, IN_TRANSIT, OUT_FOR_DELIVERY, DELIVERED. Trouble
// may lie at every step, and the parcel comes out of it in transit. CANCELLED is
// not in it: that is shipmentCancellations.
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

// shipmentCancellations say which parcels can be taken back: those that the
// carrier does not have. shipmentForced adds those that it has and that have not
// come to their end: of what is delivered, lost or on its way back nothing is
// here to be shipped again.
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

// shipmentCorrections are the moves of an administrator who knows better than
// the feed: from everywhere to everywhere, but CANCELLED is the end.
var shipmentCorrections = func() domain.Transitions[ShipmentStatus] {
	all := slices.DeleteFunc(ShipmentStatuses(), func(s ShipmentStatus) bool { return s == ShipmentCancelled })
	t := domain.Transitions[ShipmentStatus]{}
	for _, from := range all {
		t[from] = all
	}
	return t
}()

// ShipmentStatuses lists what a shipment's status can be.
func ShipmentStatuses() []ShipmentStatus {
	return []ShipmentStatus{
		ShipmentPending, ShipmentLabelCreated, ShipmentPickedUp, ShipmentInTransit, ShipmentOutForDelivery, ShipmentDelivered,
		ShipmentAvailableForPickup, ShipmentDeliveryAttempted, ShipmentDelayed, ShipmentException, ShipmentLost,
		ShipmentReturnedToSender, ShipmentCancelled,
	}
}

// shipmentStatusList names the statuses but one, for a refusal.
func shipmentStatusList(but ShipmentStatus) string {
	names := make([]string, 0, len(shipmentTransitions))
	for _, s := range ShipmentStatuses() {
		if s != but {
			names = append(names, string(s))
		}
	}
	return strings.Join(names, ", ")
}

// ShipmentPatch changes what is not nil.
type ShipmentPatch struct {
	Status        *ShipmentStatus
	StatusMessage string // kept with the scan, like the place and the time
	Location      string
	OccurredOn    *time.Time // nil: now
	IsCorrection  bool       // the move may go back

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

// maxScans bounds what is kept of a parcel's way; the oldest go first.
const maxScans = 500

// Change moves the status and edits what is known of the parcel. Tracking data
// that changed come first, then the move: an event each. changed is false when
// nothing at all is different. A canceled shipment stands as it is.
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
	// What has no event of its own is in nobody's changes: not in those of these
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

// TellDelivery tells whether the buyer is to be told now that the parcel is delivered:
// once, however often that is corrected and said again.
func (s *Shipment) TellDelivery() bool {
	if s.Status != ShipmentDelivered || s.DeliveryTold {
		return false
	}
	s.DeliveryTold = true
	return true
}

// move takes the parcel to the patch's status and keeps the scan. The same
// status again is no move.
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
	default: // it is not delivered
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

// CancelShipment opens the quantities of a parcel again. Once the carrier has
// it, it takes force; what was delivered, or came back, stays.
//
// The stock that left comes back as reserved. Units of it that were refunded
// meanwhile are not to be shipped again: they are in release too.
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
		if o.Status == OrderCancelled { // nothing of it is shipped again
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

// ShipmentCancellation is what a cancelled shipment brings about.
type ShipmentCancellation struct {
	Done    bool // false: it was cancelled already
	Unship  []catalog.StockMove
	Release []catalog.StockMove // of what Unship brought back
	Refunds []*Refund           // whose lines now say that their units stay here
	Events  []domain.Event
}

// releaseRefunded takes back from shipping the units of a line that were
// refunded after they had left, and that are here again because their shipment
// was cancelled. What needs no shipping never left, and nothing of it is open.
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

// sentAndRefunded is how many units of a line were refunded after they had been
// shipped. Units that a failed refund has released are not shipped any more:
// when they are refunded anew, they are not among those that were.
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

// Announceable refuses to tell anybody of a parcel that is not sent.
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
