package ordering

import (
	"context"

	"github.com/storeplatform/storeplatform/store/command"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/letter"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/repo"
)

// FulfillOrder records a parcel of an order and takes its units out of stock. If the parcel has left and a payment's
// provider captures on fulfillment, FulfillOrder also captures the amount due for the parcel. The parameter notify
// means that the buyer gets a mail about the parcel's status. A repeated request returns the parcel of the first
// request.
func (s *Service) FulfillOrder(ctx context.Context, actor domain.Actor, orderID int64, f ordering.Fulfillment, notify bool) (*ordering.Order, *ordering.Shipment, error) {
	tx, _, o, err := s.openOrder(ctx, actor, orderID)
	if err != nil {
		return nil, nil, err
	}
	defer tx.Rollback()
	for _, done := range o.Shipments {
		if done.CommandID == actor.CommandID {
			return o, done, nil
		}
	}
	store, err := tx.Store(ctx)
	if err != nil {
		return nil, nil, err
	}
	if err := tx.ClaimExternalID(ctx, repo.ShipmentExternalID, &f.ExternalShipmentID, 0); err != nil {
		return nil, nil, err
	}
	shipment, moves, events, err := o.Fulfill(f, store.Settings.AllowUnsecuredFulfillment, tx.At)
	if err != nil {
		return nil, nil, err
	}
	shipment.CommandID = actor.CommandID
	if err := tx.ShipStock(ctx, moves); err != nil {
		return nil, nil, err
	}
	return s.saveParcel(ctx, actor, tx, store, o, shipment, parcelChange{notify: notify, left: shipment.Left(), events: events})
}

// parcelChange describes a change to a parcel that is to be saved.
type parcelChange struct {
	was    ordering.ShipmentStatus // the status before the change; empty means that the parcel is new
	left   bool                    // means that the parcel leaves with this change
	notify bool
	events []domain.Event
}

// saveParcel saves a parcel. If the parcel leaves, saveParcel also captures the amount that is due on
// fulfillment. It queues the mail about the parcel, and commits.
func (s *Service) saveParcel(ctx context.Context, actor domain.Actor, tx *command.Tx, store *settings.Store, o *ordering.Order, p *ordering.Shipment, c parcelChange) (*ordering.Order, *ordering.Shipment, error) {
	if c.left {
		every := func(*ordering.Payment) bool { return true }
		if err := reserveOnFulfillment(ctx, tx, store, o, actor, every, s.keepsRest); err != nil {
			return nil, nil, err
		}
	}
	if c.notify && o.Email != "" {
		if notice := p.Tell(c.was); notice != ordering.NoNotice {
			if err := s.letter.QueueMail(ctx, tx, letter.ParcelLetter(store, s.letter.Site(store), o, p, notice)); err != nil {
				return nil, nil, err
			}
		}
	}
	if err := tx.SaveOrder(ctx, o); err != nil {
		return nil, nil, err
	}
	if err := tx.Commit(ctx, c.events...); err != nil {
		return nil, nil, err
	}
	if len(tx.Reserved) == 0 {
		return o, p, nil
	}
	s.captureReserved(ctx, actor, tx)
	return s.As(actor).ShipmentOrder(ctx, p.ID)
}

// UpdateShipment changes the status and the details of a parcel. When the parcel leaves, UpdateShipment captures the
// amount due for it, like FulfillOrder. The parameter notify means that the buyer gets a mail when the parcel is sent,
// waits for pickup or is delivered, at most one mail for each.
func (s *Service) UpdateShipment(ctx context.Context, actor domain.Actor, id int64, p ordering.ShipmentPatch, notify bool, expect domain.Expect) (*ordering.Order, *ordering.Shipment, error) {
	tx, err := s.Begin(ctx, actor)
	if err != nil {
		return nil, nil, err
	}
	defer tx.Rollback()
	o, shipment, err := tx.LockShipmentOrder(ctx, id)
	if err != nil {
		return nil, nil, err
	}
	if err := expect.Check(&shipment.Row); err != nil {
		return nil, nil, err
	}
	was, left := shipment.Status, shipment.Left()
	events, changed, err := o.UpdateShipment(shipment, p, tx.At)
	if err != nil || !changed {
		return o, shipment, err
	}
	if err := tx.ClaimExternalID(ctx, repo.ShipmentExternalID, p.ExternalShipmentID, shipment.ID); err != nil {
		return nil, nil, err
	}
	store, err := tx.Store(ctx)
	if err != nil {
		return nil, nil, err
	}
	return s.saveParcel(ctx, actor, tx, store, o, shipment, parcelChange{
		was: was, left: shipment.Left() && !left, notify: notify && p.Status != nil, events: events})
}

// CancelShipment cancels a parcel, so that its units can be shipped again. While the
// carrier has the parcel, force must be true. A parcel that is already canceled is returned
// unchanged.
func (s *Service) CancelShipment(ctx context.Context, actor domain.Actor, id int64, reason string, force bool) (*ordering.Order, *ordering.Shipment, error) {
	tx, err := s.Begin(ctx, actor)
	if err != nil {
		return nil, nil, err
	}
	defer tx.Rollback()
	o, shipment, err := tx.LockShipmentOrder(ctx, id)
	if err != nil {
		return nil, nil, err
	}
	c, err := o.CancelShipment(shipment, reason, force, tx.At)
	if err != nil || !c.Done {
		return o, shipment, err
	}
	if err := tx.UnshipStock(ctx, c.Unship); err != nil {
		return nil, nil, err
	}
	if err := tx.GiveStock(ctx, c.Release); err != nil {
		return nil, nil, err
	}
	followed, err := followRefunds(ctx, tx, o, nil)
	if err != nil {
		return nil, nil, err
	}
	if err := tx.SaveOrder(ctx, o); err != nil {
		return nil, nil, err
	}
	return o, shipment, tx.Commit(ctx, append(c.Events, followed...)...)
}

// ResendShipmentEmail mails the buyer about the parcel's status again. The parameter to is the recipient's address;
// empty means the address of the order. If there is no mail for the status, the method returns the error of
// Announceable.
func (s *Service) ResendShipmentEmail(ctx context.Context, actor domain.Actor, id int64, to string) error {
	tx, err := s.Begin(ctx, actor)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	o, shipment, err := tx.ShipmentOrder(ctx, id)
	if err != nil {
		return err
	}
	if err := shipment.Announceable(); err != nil {
		return err
	}
	store, err := tx.Store(ctx)
	if err != nil {
		return err
	}
	letter := letter.ParcelLetter(store, s.letter.Site(store), o, shipment, shipment.Notice())
	if to != "" {
		letter.To = to
	}
	if err := s.letter.MustQueueMail(ctx, tx, letter); err != nil {
		return err
	}
	tx.Note("mail", "shipment", shipment.ID)
	return tx.Commit(ctx)
}
