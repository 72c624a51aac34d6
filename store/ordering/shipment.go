package ordering

import (
	"context"

	"github.com/storeplatform/storeplatform/store/command"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/letter"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

// FulfillOrder records a parcel of an order and takes its units out of stock. If a
// payment's provider captures on fulfillment, it also captures the authorized money. With
// notify it mails the buyer, unless the parcel is pending. A repeated request returns the
// parcel.
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
	shipment, moves, events, err := o.Fulfill(f, store.Settings.AllowUnsecuredFulfillment, tx.At)
	if err != nil {
		return nil, nil, err
	}
	shipment.CommandID = actor.CommandID
	if err := reserveOnFulfillment(ctx, tx, store, o, actor, func(*ordering.Payment) bool { return true }); err != nil {
		return nil, nil, err
	}
	if err := tx.ShipStock(ctx, moves); err != nil {
		return nil, nil, err
	}
	if err := s.tellOfParcel(ctx, tx, store, o, shipment, notify); err != nil {
		return nil, nil, err
	}
	if err := tx.SaveOrder(ctx, o); err != nil {
		return nil, nil, err
	}
	if err := tx.Commit(ctx, events...); err != nil {
		return nil, nil, err
	}
	if len(tx.Reserved) == 0 {
		return o, shipment, nil
	}
	s.captureReserved(ctx, actor, tx)
	return s.As(actor).ShipmentOrder(ctx, shipment.ID)
}

// tellOfParcel queues the mail that a new parcel is sent or delivered.
func (s *Service) tellOfParcel(ctx context.Context, t *command.Tx, store *settings.Store, o *ordering.Order, p *ordering.Shipment, notify bool) error {
	switch site := s.letter.Site(store); {
	case !notify || o.Email == "" || p.Status == ordering.ShipmentPending:
		return nil
	case p.TellDelivery():
		return s.letter.QueueMail(ctx, t, letter.DeliveredLetter(store, site, o, p))
	default:
		return s.letter.QueueMail(ctx, t, letter.ShipmentLetter(store, site, o, p))
	}
}

// UpdateShipment changes the status and the details of a parcel. With notify it mails the
// buyer when the parcel is delivered, at most once.
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
	events, changed, err := shipment.Change(p, tx.At)
	if err != nil || !changed {
		return o, shipment, err
	}
	if p.Status != nil && notify && o.Email != "" && shipment.TellDelivery() {
		store, err := tx.Store(ctx)
		if err != nil {
			return nil, nil, err
		}
		if err := s.letter.QueueMail(ctx, tx, letter.DeliveredLetter(store, s.letter.Site(store), o, shipment)); err != nil {
			return nil, nil, err
		}
	}
	if err := tx.SaveOrder(ctx, o); err != nil {
		return nil, nil, err
	}
	return o, shipment, tx.Commit(ctx, events...)
}

// CancelShipment cancels a parcel, whose units can then be shipped again. Once the carrier
// has the parcel, force is required. A canceled parcel is returned unchanged.
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
	if err := tx.SaveOrder(ctx, o); err != nil {
		return nil, nil, err
	}
	return o, shipment, tx.Commit(ctx, c.Events...)
}

// ResendShipmentEmail mails the shipment notice of a parcel again. An empty to means the
// order's address. It returns an error if the parcel is canceled.
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
	letter := letter.ShipmentLetter(store, s.letter.Site(store), o, shipment)
	if to != "" {
		letter.To = to
	}
	if err := s.letter.MustQueueMail(ctx, tx, letter); err != nil {
		return err
	}
	tx.Note("mail", "shipment", shipment.ID)
	return tx.Commit(ctx)
}
