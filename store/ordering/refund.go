package ordering

import (
	"cmp"
	"context"
	"errors"
	"time"

	"github.com/storeplatform/storeplatform/store/command"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/letter"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/provider/payment"
)

// RefundNumbers names the sequence that refunds are numbered by, in stores whose
// refunds do not count with the orders.
const RefundNumbers = "refund"

// RefundOrder gives money of an order back, in three commits with the gateway
// between the last two: the refund is reserved against its payment, then marked
// as asked for, then settled by the answer. What goes wrong in between the sweep
// finishes. The same request again finds what the first one reserved and goes on
// from there.
//
// Where no payment of the order can give it all back alone there is a refund for
// each; the first is returned.
func (s *Service) RefundOrder(ctx context.Context, actor domain.Actor, orderID int64, req ordering.RefundRequest) (*ordering.Order, *ordering.Refund, error) {
	o, refunds, err := s.reserveRefunds(ctx, actor, orderID, req)
	if err != nil {
		return nil, nil, err
	}
	return s.refunded(ctx, actor, o, refunds)
}

func (s *Service) reserveRefunds(ctx context.Context, actor domain.Actor, orderID int64, req ordering.RefundRequest) (*ordering.Order, []*ordering.Refund, error) {
	tx, _, o, err := s.openOrder(ctx, actor, orderID)
	if err != nil {
		return nil, nil, err
	}
	defer tx.Rollback()
	if done := issuedBy(o, actor); len(done) > 0 {
		return o, done, nil
	}
	store, err := tx.Store(ctx)
	if err != nil {
		return nil, nil, err
	}
	issue, err := o.Refund(req, store.Settings.RoundingMode, actor, tx.At)
	if err != nil {
		return nil, nil, err
	}
	if err := tx.GiveStock(ctx, issue.Release); err != nil {
		return nil, nil, err
	}
	if err := tx.Restock(ctx, issue.Restock); err != nil {
		return nil, nil, err
	}
	if err := s.numberRefunds(ctx, tx, store, issue.Refunds); err != nil {
		return nil, nil, err
	}
	if err := tx.SaveOrder(ctx, o); err != nil {
		return nil, nil, err
	}
	if err := tx.Commit(ctx, issue.Events...); err != nil {
		return nil, nil, err
	}
	s.captureReserved(ctx, actor, tx)
	return o, issue.Refunds, nil
}

// RetryRefund issues a failed refund anew, as a refund of its own.
func (s *Service) RetryRefund(ctx context.Context, actor domain.Actor, id int64, note string) (*ordering.Order, *ordering.Refund, error) {
	o, refunds, err := s.reserveRetry(ctx, actor, id, note)
	if err != nil {
		return nil, nil, err
	}
	return s.refunded(ctx, actor, o, refunds)
}

func (s *Service) reserveRetry(ctx context.Context, actor domain.Actor, id int64, note string) (*ordering.Order, []*ordering.Refund, error) {
	tx, err := s.Begin(ctx, actor)
	if err != nil {
		return nil, nil, err
	}
	defer tx.Rollback()
	o, failed, err := tx.LockRefundOrder(ctx, id)
	if err != nil {
		return nil, nil, err
	}
	if done := issuedBy(o, actor); len(done) > 0 {
		return o, done, nil
	}
	store, err := tx.Store(ctx)
	if err != nil {
		return nil, nil, err
	}
	issue, err := o.Retry(failed, note, actor, tx.At)
	if err != nil {
		return nil, nil, err
	}
	if err := tx.GiveStock(ctx, issue.Release); err != nil {
		return nil, nil, err
	}
	if err := s.numberRefunds(ctx, tx, store, issue.Refunds); err != nil {
		return nil, nil, err
	}
	// The new refund first: the failed one names it.
	if err := tx.Insert(ctx, issue.Refunds[0]); err != nil {
		return nil, nil, err
	}
	failed.RetriedByRefundID = &issue.Refunds[0].ID
	if err := tx.SaveOrder(ctx, o); err != nil {
		return nil, nil, err
	}
	return o, issue.Refunds, tx.Commit(ctx, issue.Events...)
}

// issuedBy are the refunds that this request has issued when it ran before.
func issuedBy(o *ordering.Order, actor domain.Actor) (done []*ordering.Refund) {
	for _, r := range o.Refunds {
		if r.CommandID == actor.CommandID {
			done = append(done, r)
		}
	}
	return done
}

// numberRefunds gives refunds their numbers: call it last, since it holds the
// counter until the end of the transaction.
func (s *Service) numberRefunds(ctx context.Context, tx *command.Tx, store *settings.Store, refunds []*ordering.Refund) error {
	sequence, start := RefundNumbers, int64(1)
	if store.Settings.RefundNumberSequence == settings.SharedSequence {
		sequence, start = settings.OrderNumbers, store.Settings.OrderNumberStart
	}
	for _, r := range refunds {
		var err error
		if r.RefundNumber, err = tx.Next(ctx, sequence, start); err != nil {
			return err
		}
	}
	return nil
}

// PreviewOrderRefund works out what a request would give back, and how much there
// is at most.
func (s *Service) PreviewOrderRefund(ctx context.Context, actor domain.Actor, orderID int64, req ordering.RefundRequest) (*ordering.RefundPlan, error) {
	read, err := s.Read(ctx, actor)
	if err != nil {
		return nil, err
	}
	defer read.Close()
	store, err := read.Store(ctx)
	if err != nil {
		return nil, err
	}
	o, err := read.Order(ctx, ordering.OrderKey{ID: orderID})
	if err != nil {
		return nil, err
	}
	return o.PlanRefund(req, store.Settings.RoundingMode)
}

// VoidRefund takes a refund back before its money was returned.
func (s *Service) VoidRefund(ctx context.Context, actor domain.Actor, id int64, note string) (*ordering.Order, *ordering.Refund, error) {
	tx, err := s.Begin(ctx, actor)
	if err != nil {
		return nil, nil, err
	}
	defer tx.Rollback()
	o, r, err := tx.LockRefundOrder(ctx, id)
	if err != nil {
		return nil, nil, err
	}
	end, err := o.VoidRefund(r, note, tx.At)
	if err = cmp.Or(err, tx.NameAuthor(ctx, r)); err != nil || !end.Changed {
		return o, r, err
	}
	if err := tx.TakeStock(ctx, end.Reserve); err != nil {
		return nil, nil, err
	}
	if err := tx.Unstock(ctx, end.Unstock); err != nil {
		return nil, nil, err
	}
	if err := tx.SaveOrder(ctx, o); err != nil {
		return nil, nil, err
	}
	return o, r, tx.Commit(ctx, end.Events...)
}

// CompleteRefund records that the money of an offline refund was given back.
func (s *Service) CompleteRefund(ctx context.Context, actor domain.Actor, id int64, reference, note string, on *time.Time) (*ordering.Order, *ordering.Refund, error) {
	tx, err := s.Begin(ctx, actor)
	if err != nil {
		return nil, nil, err
	}
	defer tx.Rollback()
	o, r, err := tx.LockRefundOrder(ctx, id)
	if err != nil {
		return nil, nil, err
	}
	at := tx.At
	if on != nil {
		at = *on
	}
	end, err := o.CompleteOffline(r, reference, at, tx.At)
	if err = cmp.Or(err, tx.NameAuthor(ctx, r)); err != nil || !end.Changed {
		return o, r, err
	}
	if note != "" {
		r.Note = note
	}
	if err := s.tellRefund(ctx, tx, o, r); err != nil {
		return nil, nil, err
	}
	if err := tx.SaveOrder(ctx, o); err != nil {
		return nil, nil, err
	}
	return o, r, tx.Commit(ctx, end.Events...)
}

// tellRefund mails the customer that their money is on its way.
func (s *Service) tellRefund(ctx context.Context, tx *command.Tx, o *ordering.Order, r *ordering.Refund) error {
	if !r.NotifyCustomer {
		return nil
	}
	store, err := tx.Store(ctx)
	if err != nil {
		return err
	}
	paidWith := ""
	if p, found := o.PaymentOf(r); found && p.LastFour != nil {
		paidWith = *p.LastFour
	}
	return s.letter.QueueMail(ctx, tx, letter.RefundLetter(store, s.letter.Site(store), o, r, paidWith))
}

// refunded has the gateways give back what is reserved of an order, and gives
// the order and the first refund as the settlements have left them. Where one of
// them failed they are read again: the sweep goes on from there.
func (s *Service) refunded(ctx context.Context, actor domain.Actor, o *ordering.Order, refunds []*ordering.Refund) (*ordering.Order, *ordering.Refund, error) {
	latest, err := s.refundNow(ctx, actor, o, refunds)
	if err != nil {
		return s.As(actor).RefundDetails(ctx, ordering.RefundKey{ID: refunds[0].ID})
	}
	r, err := domain.Find(latest.Refunds, refunds[0].ID, "refund")
	if err != nil {
		return nil, nil, err
	}
	return latest, r, s.As(actor).NameAuthor(ctx, r)
}

// refundNow asks for refunds of an order and gives it as the last of their
// settlements has left it.
func (s *Service) refundNow(ctx context.Context, actor domain.Actor, o *ordering.Order, refunds []*ordering.Refund) (*ordering.Order, error) {
	orders, failures := make([]*ordering.Order, len(refunds)), make([]error, len(refunds))
	command.SideBySide(ctx, "refund", refunds, func(ctx context.Context, i int, r *ordering.Refund) error {
		orders[i], _, failures[i] = s.settleRefund(ctx, domain.System(actor.StoreID), r.ID)
		return failures[i]
	})
	for _, settled := range orders {
		if settled != nil && o.Version < settled.Version {
			o = settled
		}
	}
	return o, errors.Join(failures...)
}

// settleRefund brings one refund as far as its gateway lets it, and gives its
// order as it is then and what the gateway said; nothing where there is nothing to
// ask. Whoever calls it for the same refund at the same time does no harm: the gateway
// acts on the refund's key once, and only the first answer settles it.
func (s *Service) settleRefund(ctx context.Context, system domain.Actor, id int64) (*ordering.Order, ordering.Outcome, error) {
	asking, p, lastAsked, err := s.startRefund(ctx, system, id)
	if err != nil || asking == nil {
		return nil, "", err
	}
	again := !lastAsked.IsZero()
	result, err := s.ask(ctx, question{
		payment: p, operation: payment.OperationRefund, key: asking.Key(), again: again, askedOn: asking.CreatedOn,
		call: func(ctx context.Context, g payment.Gateway, a payment.Account, key string) (payment.Result, error) {
			return g.Refund(ctx, a, payment.RefundRequest{Key: key, Reference: p.ProviderReference, Amount: asking.Amount, Currency: asking.CurrencyCode,
				AskedOn: s.askedBefore(again, lastAsked)})
		},
	})
	if err != nil {
		return nil, "", err
	}
	tx, err := s.Begin(ctx, system)
	if err != nil {
		return nil, "", err
	}
	defer tx.Rollback()
	o, r, err := tx.LockRefundOrder(ctx, id)
	if err != nil {
		return nil, "", err
	}
	end, err := o.SettleRefund(r, result, tx.At)
	if err != nil || !end.Changed {
		return o, result.Outcome, err
	}
	if r.Status == ordering.RefundCompleted {
		if err := s.tellRefund(ctx, tx, o, r); err != nil {
			return nil, "", err
		}
	}
	if err := tx.SaveOrder(ctx, o); err != nil {
		return nil, "", err
	}
	return o, result.Outcome, tx.Commit(ctx, end.Events...)
}

// startRefund marks a refund as asked for, before anybody is: from then on only
// the gateway's answer ends it. Nothing comes back where there is nothing to
// ask. lastAsked is when somebody may have asked before; zero: nobody did.
func (s *Service) startRefund(ctx context.Context, system domain.Actor, id int64) (r *ordering.Refund, p *ordering.Payment, lastAsked time.Time, err error) {
	tx, err := s.Begin(ctx, system)
	if err != nil {
		return nil, nil, lastAsked, err
	}
	defer tx.Rollback()
	if r, err = tx.LockRefund(ctx, id); err != nil || !r.Unsettled() || r.PaymentID == nil || r.ByProvider {
		return nil, nil, lastAsked, err
	}
	if p, err = tx.Payment(ctx, *r.PaymentID); err != nil || p.RefundsByHand() {
		return nil, nil, lastAsked, err
	}
	if r.Status == ordering.RefundProcessing {
		lastAsked = r.ModifiedOn
	}
	if err := r.Start(tx.At); err != nil {
		return nil, nil, lastAsked, err
	}
	if err := tx.Update(ctx, r); err != nil {
		return nil, nil, lastAsked, err
	}
	return r, p, lastAsked, tx.Commit(ctx)
}
