package ordering

import (
	"cmp"
	"slices"
	"strings"
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
)

// shipmentTransitions lists the moves of a parcel. A parcel moves forward: PENDING, LABEL_CREATED,
// PICKED_UP, IN_TRANSIT, OUT_FOR_DELIVERY, DELIVERED. A problem can occur at every step; the parcel
// continues in transit afterwards. Moves to CANCELLED are in shipmentCancellations.
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

// shipmentWay lists the steps of a delivery in order.
var shipmentWay = []ShipmentStatus{ShipmentPending, ShipmentLabelCreated, ShipmentPickedUp, ShipmentInTransit, ShipmentOutForDelivery,
	ShipmentAvailableForPickup, ShipmentDelivered}

// shipmentCancellations lists the statuses in which a parcel can be canceled because the store has the
// goods: the carrier has not picked them up or has brought them back. shipmentForced adds the statuses in
// which the carrier has the goods, except DELIVERED and LOST, because those goods cannot be shipped
// again.
var (
	shipmentCancellations = domain.Transitions[ShipmentStatus]{
		ShipmentPending: {ShipmentCancelled}, ShipmentLabelCreated: {ShipmentCancelled}, ShipmentReturnedToSender: {ShipmentCancelled},
	}
	shipmentForced = domain.Transitions[ShipmentStatus]{
		ShipmentPending: {ShipmentCancelled}, ShipmentLabelCreated: {ShipmentCancelled}, ShipmentReturnedToSender: {ShipmentCancelled}, ShipmentPickedUp: {ShipmentCancelled},
		ShipmentInTransit: {ShipmentCancelled}, ShipmentOutForDelivery: {ShipmentCancelled}, ShipmentAvailableForPickup: {ShipmentCancelled},
		ShipmentDeliveryAttempted: {ShipmentCancelled}, ShipmentDelayed: {ShipmentCancelled}, ShipmentException: {ShipmentCancelled},
	}
)

// shipmentCorrections lists the moves with which an administrator corrects the carrier's data: between
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

// shipmentStatusList returns the names of all statuses except but, for errors.
func shipmentStatusList(but ShipmentStatus) string {
	names := make([]string, 0, len(shipmentTransitions))
	for _, s := range ShipmentStatuses() {
		if s != but {
			names = append(names, string(s))
		}
	}
	return strings.Join(names, ", ")
}

// ShipmentPatch contains changes to a shipment. A nil field stays unchanged.
type ShipmentPatch struct {
	Status        *ShipmentStatus
	StatusMessage string // stored with the scan, as are Location and OccurredOn
	Location      string
	OccurredOn    *time.Time // nil means now
	IsCorrection  bool       // the status may also move back

	CarrierName        *string
	TrackingNumber     *string
	TrackingURL        *string
	ShippedOn          *time.Time
	EstimatedDelivery  *time.Time
	ExternalShipmentID *string
	LocationName       *string
	LabelURL           *string
	Weight             **domain.Amount

	// maxDays is the longest delivery time of the order's shipping method if EstimatedDelivery was
	// computed from it. The estimate then moves with ShippedOn. nil means that the estimate does not
	// move.
	maxDays *int
}

// maxScans is the maximum number of stored scans of a parcel. The latest scans are kept.
const maxScans = 500

// UpdateShipment applies a patch to a parcel of the order (Shipment.Change). When the parcel leaves, its
// units begin to count as shipped.
func (o *Order) UpdateShipment(s *Shipment, p ShipmentPatch, now time.Time) (events []domain.Event, changed bool, err error) {
	if p.EstimatedDelivery == nil && s.EstimatedDelivery.Equal(s.ShippedOn.AddDate(0, 0, o.ShippingMaxDays)) {
		p.maxDays = &o.ShippingMaxDays
	}
	was := s.Status
	events, changed, err = s.Change(p, now)
	if err != nil || !changed {
		return nil, false, err
	}
	if was.waits() && s.Left() && !p.IsCorrection {
		if err := o.stopsParcel(s, was); err != nil {
			return nil, false, err
		}
	}
	return append(events, o.settle(now)...), true, nil
}

// Change moves the status, stores the scan and edits the data of the parcel. It fires an event for
// changed tracking data, followed by another event for the move. changed reports whether anything
// changed. A canceled shipment cannot be changed. A new carrier or tracking number rebuilds the tracking
// URL, unless a caller supplied a URL.
func (s *Shipment) Change(p ShipmentPatch, now time.Time) (events []domain.Event, changed bool, err error) {
	before := *s
	var refused domain.Refusals
	refused.Past("/shippedOn", p.ShippedOn, now)
	refused.Past("/occurredOn", p.OccurredOn, now)
	if err := refused.Err(); err != nil {
		return nil, false, err
	}
	scanned := false
	if p.Status != nil {
		if scanned, err = s.scan(p, now); err != nil {
			return nil, false, err
		}
	}
	tracking, data := s.changeTracking(p), s.changeData(p)
	switch {
	case p.ShippedOn != nil && s.DeliveredOn != nil && s.DeliveredOn.Before(s.ShippedOn):
		return nil, false, domain.Invalid("/shippedOn", "The parcel was delivered on %s: it was shipped before that.", s.DeliveredOn.UTC().Format(time.RFC3339))
	case s.EstimatedDelivery.Before(s.ShippedOn):
		return nil, false, domain.Invalid("/estimatedDelivery", "A parcel does not arrive before it is shipped.")
	case s.Status == ShipmentCancelled && (tracking || data):
		return nil, false, refuse(s.Status, ShipmentInTransit, "The shipment is canceled: it stands as it is.")
	}
	events = s.changedSince(before)
	return events, len(events) > 0 || scanned || data, nil
}

// changeTracking sets the carrier, the tracking number and the tracking URL, and reports whether
// any of them changed.
func (s *Shipment) changeTracking(p ShipmentPatch) bool {
	built := s.builtURL()
	changed := domain.AnyChanged(
		domain.Set(&s.CarrierName, p.CarrierName),
		domain.Set(&s.TrackingNumber, p.TrackingNumber),
	)
	if changed && p.TrackingURL == nil && built {
		p.TrackingURL = new(trackingURL(s.CarrierName, s.TrackingNumber))
	}
	return domain.Set(&s.TrackingURL, p.TrackingURL) || changed
}

// changeData sets the fields of the parcel whose changes fire no event, and reports whether any of
// them changed.
func (s *Shipment) changeData(p ShipmentPatch) bool {
	shipped := setMoment(&s.ShippedOn, p.ShippedOn)
	if p.maxDays != nil {
		p.EstimatedDelivery = new(s.ShippedOn.AddDate(0, 0, *p.maxDays))
	}
	renamed := domain.Set(&s.ExternalShipmentID, p.ExternalShipmentID)
	if renamed {
		s.ExternalShared = false
	}
	return domain.AnyChanged(
		shipped,
		renamed,
		setMoment(&s.EstimatedDelivery, p.EstimatedDelivery),
		domain.Set(&s.LocationName, p.LocationName),
		domain.Set(&s.LabelURL, p.LabelURL),
		domain.SetAmount(&s.Weight, p.Weight),
	)
}

// changedSince returns the events for changed tracking data and for a move since the given earlier state. A field whose
// changes fire no event never appears in an event's changes, not even as an old value in a later event.
func (s *Shipment) changedSince(before Shipment) (events []domain.Event) {
	was := *s
	was.Status = before.Status
	if s.CarrierName != before.CarrierName || s.TrackingNumber != before.TrackingNumber || s.TrackingURL != before.TrackingURL {
		tracked, untracked := was, was
		untracked.CarrierName, untracked.TrackingNumber, untracked.TrackingURL = before.CarrierName, before.TrackingNumber, before.TrackingURL
		events = append(events, domain.Event{Type: domain.ShipmentTrackingUpdated, Action: "shipment.tracking_updated", Object: s, Before: &untracked, After: &tracked})
	}
	if s.Status != before.Status {
		events = append(events, domain.Event{Type: domain.ShipmentStatusChanged, Action: "shipment.status_changed", Object: s, Before: &was, Note: domain.Instead(s.Status, was.Status)})
	}
	return events
}

// scan stores the data that the patch reports about the parcel, and moves the parcel to the reported
// status unless the report is late. It reports whether the scan is new.
func (s *Shipment) scan(p ShipmentPatch, now time.Time) (stored bool, err error) {
	scan, timed := ShipmentScan{Status: *p.Status, OccurredOn: now, Location: p.Location, Message: p.StatusMessage}, p.OccurredOn != nil
	if timed {
		scan.OccurredOn = *p.OccurredOn
	}
	if _, known := shipmentTransitions[scan.Status]; !known {
		return false, domain.Invalid("/status", "There is no shipment status %s. Use one of %s.", scan.Status, shipmentStatusList(""))
	}
	ended := s.Status == ShipmentCancelled || scan.Status == ShipmentCancelled
	switch {
	case scan.Status == s.Status && (ended || s.has(scan, timed)), timed && !p.IsCorrection && s.has(scan, true):
		return false, nil
	case timed && !ended && !p.IsCorrection && s.late(scan):
	default:
		if err := s.move(scan, p.IsCorrection); err != nil {
			return false, err
		}
	}
	s.store(scan)
	return true, nil
}

// has reports whether the parcel already has the scan. A scan without a time is known if it equals the
// latest scan, or if it has neither a place nor a message and only repeats the parcel's status.
func (s *Shipment) has(scan ShipmentScan, timed bool) bool {
	same := func(b ShipmentScan) bool {
		return b.Status == scan.Status && b.Location == scan.Location && b.Message == scan.Message
	}
	if !timed {
		n := len(s.Scans)
		return scan.Location == "" && scan.Message == "" || n > 0 && same(s.Scans[n-1])
	}
	return slices.ContainsFunc(s.Scans, func(b ShipmentScan) bool { return same(b) && b.OccurredOn.Equal(scan.OccurredOn) })
}

// late reports whether a scan is older than the parcel's status, so that the status does not change. Carriers report
// scans late and out of order. A later step of the delivery is never late. If no scan has reported the current status,
// the status was assumed when the parcel was recorded, and every earlier step is late.
func (s *Shipment) late(scan ShipmentScan) bool {
	since := lastScan(s.Scans, s.Status)
	from, to := slices.Index(shipmentWay, s.Status), slices.Index(shipmentWay, scan.Status)
	switch {
	case scan.Status == s.Status:
		return true
	case shipmentTransitions.Check("shipment", s.Status, scan.Status) != nil:
		return since == nil || !scan.OccurredOn.After(*since)
	case scan.Status == ShipmentDelivered || from >= 0 && from < to:
		return false
	}
	return since != nil && scan.OccurredOn.Before(*since)
}

// move sets the parcel's status to that of the scan. When a parcel leaves, the time of the scan becomes
// the time of shipment. A correction may also change the time of a delivery.
func (s *Shipment) move(scan ShipmentScan, correction bool) error {
	left := s.Left()
	if scan.Status == s.Status && !correction {
		return nil
	}
	if err := shipmentTransitions.Move("shipment", &s.Status, scan.Status); err != nil {
		if !correction || shipmentCorrections.Move("shipment", &s.Status, scan.Status) != nil {
			return err
		}
	}
	switch s.Status {
	case ShipmentDelivered:
		s.DeliveredOn = &scan.OccurredOn
	case ShipmentReturnedToSender: // it may already have been delivered
	default:
		s.DeliveredOn = nil
	}
	if s.Left() && !left {
		s.ship(scan.OccurredOn)
	}
	return nil
}

// store adds a scan in the order of the carrier's times. A scan of a parcel that has left proves that the parcel was
// shipped no later than the scan.
func (s *Shipment) store(scan ShipmentScan) {
	s.Scans = append(slices.Clone(s.Scans), scan)
	slices.SortStableFunc(s.Scans, func(a, b ShipmentScan) int { return a.OccurredOn.Compare(b.OccurredOn) })
	s.Scans = s.Scans[max(0, len(s.Scans)-maxScans):]
	if !scan.Status.waits() && scan.OccurredOn.Before(s.ShippedOn) {
		s.ship(scan.OccurredOn)
	}
	switch {
	case s.Status == ShipmentReturnedToSender && s.DeliveredOn == nil:
		s.DeliveredOn = lastScan(s.Scans, ShipmentDelivered)
	case s.Status == ShipmentDelivered && scan.Status == ShipmentDelivered && (s.DeliveredOn == nil || scan.OccurredOn.Before(*s.DeliveredOn)):
		s.DeliveredOn = &scan.OccurredOn
	}
}

// ship sets the time at which the parcel left. A delivery estimate before that time moves to that time.
func (s *Shipment) ship(at time.Time) {
	s.ShippedOn = at
	if s.EstimatedDelivery.Before(at) {
		s.EstimatedDelivery = at
	}
}

// lastScan returns the time of the latest scan with the status; nil means none.
func lastScan(scans []ShipmentScan, status ShipmentStatus) *time.Time {
	for i := len(scans) - 1; i >= 0; i-- {
		if scans[i].Status == status {
			at := scans[i].OccurredOn
			return &at
		}
	}
	return nil
}

// CancelShipment makes the units of a parcel unshipped again. It needs force while the carrier has the
// parcel. A parcel that came back to the store can be canceled, so that its units can be shipped again. A
// parcel that was delivered or lost cannot be canceled.
//
// The units return to the stock and stay reserved. Units that were refunded in the meantime are not
// shipped again; Release contains them.
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
			left := line.unpacked()
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
	Done    bool // false means that the shipment was already canceled
	Unship  []catalog.StockMove
	Release []catalog.StockMove // part of Unship that will never be shipped again
	Refunds []*Refund           // refunds whose lines now count units as released
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
			if back := min(sent, o.sentAndRefunded(line)-line.FulfilledQuantity, line.unpacked()); back > 0 {
				rl.Released, rl.Dropped = rl.Released+back, rl.Dropped+back
				line.ReleasedQuantity += back
				released += back
				touched = append(touched, r)
			}
		}
	}
	return released, touched
}

// sentAndRefunded returns the number of units of a line that were refunded after shipment.
func (o *Order) sentAndRefunded(line *OrderLine) (n int) {
	for _, r := range o.Refunds {
		if !r.Counts() {
			continue
		}
		for _, rl := range r.Lines {
			if rl.LineItemID == line.ID {
				n += rl.Quantity - rl.Released
			}
		}
	}
	return n
}

func setMoment(field *time.Time, value *time.Time) bool {
	if value == nil || field.Equal(*value) {
		return false
	}
	*field = *value
	return true
}
