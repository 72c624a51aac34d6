package ordering

import "slices"

// ShipmentNotice is the state of a parcel that a mail reports to the buyer.
type ShipmentNotice string

const (
	NoNotice        ShipmentNotice = ""
	NoticePacked    ShipmentNotice = "PACKED" // the parcel waits for the carrier; mailed only on request
	NoticeSent      ShipmentNotice = "SENT"
	NoticePickup    ShipmentNotice = "PICKUP" // the parcel waits at a counter or locker
	NoticeDelivered ShipmentNotice = "DELIVERED"
)

// underWay lists the statuses of a parcel that is on its way to the buyer.
var underWay = []ShipmentStatus{ShipmentPickedUp, ShipmentInTransit, ShipmentOutForDelivery, ShipmentDeliveryAttempted, ShipmentDelayed}

// Notice returns the notice that fits the shipment's status. A shipment that is canceled, lost or
// has an exception has no notice.
func (s *Shipment) Notice() ShipmentNotice { return s.Status.notice() }

func (s ShipmentStatus) notice() ShipmentNotice {
	switch {
	case s.waits():
		return NoticePacked
	case slices.Contains(underWay, s):
		return NoticeSent
	case s == ShipmentAvailableForPickup:
		return NoticePickup
	case s == ShipmentDelivered:
		return NoticeDelivered
	}
	return NoNotice
}

// Tell returns the notice that is to be mailed to the buyer after a move, and records it. Each notice is
// mailed only once, even if the status is corrected and set again. The parameter was is the status before
// the move; empty means a new parcel. A parcel that had already left is not announced as sent.
func (s *Shipment) Tell(was ShipmentStatus) ShipmentNotice {
	notice, told := s.Notice(), false
	switch notice {
	case NoticeSent:
		left := was.notice() == NoticeSent || was.notice() == NoticePickup || was.notice() == NoticeDelivered
		told, s.DepartureTold = s.DepartureTold || left, true
	case NoticePickup:
		told, s.PickupTold = s.PickupTold, true
	case NoticeDelivered:
		told, s.DeliveryTold = s.DeliveryTold, true
	case NoNotice, NoticePacked:
		told = true
	}
	if told {
		return NoNotice
	}
	return notice
}

// Announceable returns an error if there is no notice about the parcel to mail to the buyer.
func (s *Shipment) Announceable() error {
	switch {
	case s.Status == ShipmentCancelled:
		return refuse(s.Status, ShipmentInTransit, "The shipment is canceled.")
	case s.Notice() == NoNotice:
		return refuse(s.Status, ShipmentInTransit, "The shipment is "+string(s.Status)+": no mail to the buyer says that.")
	}
	return nil
}
