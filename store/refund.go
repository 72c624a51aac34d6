package store

import (
	"context"
	"errors"
	"log/slog"
	"time"

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
	refunds, err := s.reserveRefunds(ctx, actor, orderID, req)
	if err != nil {
		return nil, nil, err
	}
	s.askRefunds(ctx, actor, refunds)
	return s.As(actor).RefundOrder(ctx, ordering.RefundKey{ID: refunds[0].ID})
}

func (s *Service) reserveRefunds(ctx context.Context, actor domain.Actor, orderID int64, req ordering.RefundRequest) ([]*ordering.Refund, error) {
	tx, err := s.begin(ctx, actor)
	if err != nil {
		return nil, err
	}
	defer tx.Rollback()
	o, err := tx.LockOrder(ctx, orderID)
	if err != nil {
		return nil, err
	}
	if done := issuedBy(o, actor); len(done) > 0 {
		return done, nil
	}
	store, err := tx.Store(ctx)
	if err != nil {
		return nil, err
	}
	was := openBook(o)
	issue, err := o.Refund(req, store.Settings.RoundingMode, actor, tx.at)
	if err != nil {
		return nil, err
	}
	if err := tx.GiveStock(ctx, issue.Release); err != nil {
		return nil, err
	}
	if err := tx.Restock(ctx, issue.Restock); err != nil {
		return nil, err
	}
	if err := s.numberRefunds(ctx, tx, store, issue.Refunds); err != nil {
		return nil, err
	}
	if err := was.write(ctx, tx); err != nil {
		return nil, err
	}
	return issue.Refunds, tx.Commit(ctx, issue.Events...)
}

// RetryRefund issues a failed refund anew, as a refund of its own.
func (s *Service) RetryRefund(ctx context.Context, actor domain.Actor, id int64, note string) (*ordering.Order, *ordering.Refund, error) {
	refunds, err := s.reserveRetry(ctx, actor, id, note)
	if err != nil {
		return nil, nil, err
	}
	s.askRefunds(ctx, actor, refunds)
	return s.As(actor).RefundOrder(ctx, ordering.RefundKey{ID: refunds[0].ID})
}

func (s *Service) reserveRetry(ctx context.Context, actor domain.Actor, id int64, note string) ([]*ordering.Refund, error) {
	tx, err := s.begin(ctx, actor)
	if err != nil {
		return nil, err
	}
	defer tx.Rollback()
	o, failed, err := tx.LockRefundOrder(ctx, id)
	if err != nil {
		return nil, err
	}
	if done := issuedBy(o, actor); len(done) > 0 {
		return done, nil
	}
	store, err := tx.Store(ctx)
	if err != nil {
		return nil, err
	}
	was := openBook(o)
	issue, err := o.Retry(failed, note, actor, tx.at)
	if err != nil {
		return nil, err
	}
	if err := s.numberRefunds(ctx, tx, store, issue.Refunds); err != nil {
		return nil, err
	}
	// The new refund first: the failed one names it.
	if err := tx.Insert(ctx, issue.Refunds[0]); err != nil {
		return nil, err
	}
	failed.RetriedByRefundID = &issue.Refunds[0].ID
	was.has(issue.Refunds[0])
	if err := was.write(ctx, tx); err != nil {
		return nil, err
	}
	return issue.Refunds, tx.Commit(ctx, issue.Events...)
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
func (s *Service) numberRefunds(ctx context.Context, tx *tx, store *settings.Store, refunds []*ordering.Refund) error {
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
	read := s.As(actor)
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
	tx, err := s.begin(ctx, actor)
	if err != nil {
		return nil, nil, err
	}
	defer tx.Rollback()
	o, r, err := tx.LockRefundOrder(ctx, id)
	if err != nil {
		return nil, nil, err
	}
	was := openBook(o)
	end, err := o.VoidRefund(r, note, tx.at)
	if err != nil || !end.Changed {
		return o, r, err
	}
	if err := tx.TakeStock(ctx, end.Reserve); err != nil {
		return nil, nil, err
	}
	if err := tx.Unstock(ctx, end.Unstock); err != nil {
		return nil, nil, err
	}
	if err := was.write(ctx, tx); err != nil {
		return nil, nil, err
	}
	return o, r, tx.Commit(ctx, end.Events...)
}

// CompleteRefund records that the money of an offline refund was given back.
func (s *Service) CompleteRefund(ctx context.Context, actor domain.Actor, id int64, reference, note string, on *time.Time) (*ordering.Order, *ordering.Refund, error) {
	tx, err := s.begin(ctx, actor)
	if err != nil {
		return nil, nil, err
	}
	defer tx.Rollback()
	o, r, err := tx.LockRefundOrder(ctx, id)
	if err != nil {
		return nil, nil, err
	}
	was, at := openBook(o), tx.at
	if on != nil {
		at = *on
	}
	end, err := o.CompleteOffline(r, reference, at, tx.at)
	if err != nil || !end.Changed {
		return o, r, err
	}
	if note != "" {
		r.Note = note
	}
	if err := s.tellRefund(ctx, tx, o, r); err != nil {
		return nil, nil, err
	}
	if err := was.write(ctx, tx); err != nil {
		return nil, nil, err
	}
	return o, r, tx.Commit(ctx, end.Events...)
}

// tellRefund mails the customer that their money is on its way.
func (s *Service) tellRefund(ctx context.Context, tx *tx, o *ordering.Order, r *ordering.Refund) error {
	if !r.NotifyCustomer {
		return nil
	}
	store, err := tx.Store(ctx)
	if err != nil {
		return err
	}
	paidWith := ""
	if p, found := o.Payment(r.PaymentID); found && p.LastFour != nil {
		paidWith = *p.LastFour
	}
	return tx.QueueMail(ctx, letter.RefundLetter(store, s.site(store), o, r, paidWith))
}

// beyond is a context for what has to be brought to its end although whoever
// asked for it may be gone: as long as a gateway is waited for, and a little.
func beyond(ctx context.Context) (context.Context, context.CancelFunc) {
	return context.WithTimeout(context.WithoutCancel(ctx), payment.AnswerTimeout+10*time.Second)
}

// askRefunds has the gateways give back what is reserved. What fails is logged,
// and tried again by the sweep: the refunds say how far they came.
func (s *Service) askRefunds(ctx context.Context, actor domain.Actor, refunds []*ordering.Refund) {
	ctx, cancel := beyond(ctx)
	defer cancel()
	for _, r := range refunds {
		if err := s.askRefund(ctx, actor.StoreID, r.ID); err != nil {
			slog.WarnContext(ctx, "refund not settled yet", "refund", r.ID, "store", actor.StoreID, "error", err)
		}
	}
}

// SettleRefundsDue asks the gateways about refunds whose outcome is not known,
// and sends those that were never sent. Any number of processes may run it.
func (s *Service) SettleRefundsDue(ctx context.Context) error {
	due, err := s.db.ClaimRefunds(ctx)
	if err != nil {
		return err
	}
	var failed []error
	for _, d := range due {
		failed = append(failed, s.askRefund(ctx, d.StoreID, d.ID))
	}
	return errors.Join(failed...)
}

// askRefund brings one refund as far as its gateway lets it. Whoever calls it
// for the same refund at the same time does no harm: the gateway acts on the
// refund's key once, and only the first answer settles it.
func (s *Service) askRefund(ctx context.Context, storeID, id int64) error {
	system := domain.System(storeID)
	r, p, asked, err := s.startRefund(ctx, system, id)
	if err != nil || r == nil {
		return err
	}
	result, err := s.callRefund(ctx, r, p, asked)
	if err != nil {
		return err
	}
	tx, err := s.begin(ctx, system)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	o, r, err := tx.LockRefundOrder(ctx, id)
	if err != nil || !r.Unsettled() {
		return err
	}
	was := openBook(o)
	var end ordering.RefundSettlement
	switch result.Outcome {
	case payment.Succeeded:
		if end, err = o.CompleteRefund(r, result.Reference, tx.at, tx.at); err == nil {
			err = s.tellRefund(ctx, tx, o, r)
		}
	case payment.Declined:
		end, err = o.FailRefund(r, string(result.Decline.Code), result.Decline.Message, tx.at)
	case payment.Pending:
		r.ProviderReference = result.Reference
		r.Postpone(tx.at, 10*ordering.AttemptLease)
	default: // nobody knows: it is asked again, under the same key
		r.Postpone(tx.at, ordering.AttemptLease)
	}
	if err != nil {
		return err
	}
	if err := was.write(ctx, tx); err != nil {
		return err
	}
	return tx.Commit(ctx, end.Events...)
}

// startRefund marks a refund as asked for, before anybody is: from then on only
// the gateway's answer ends it. Nothing comes back where there is nothing to
// ask. asked says that somebody may have asked before.
func (s *Service) startRefund(ctx context.Context, system domain.Actor, id int64) (r *ordering.Refund, p *ordering.Payment, asked bool, err error) {
	tx, err := s.begin(ctx, system)
	if err != nil {
		return nil, nil, false, err
	}
	defer tx.Rollback()
	if r, err = tx.LockRefund(ctx, id); err != nil || !r.Unsettled() {
		return nil, nil, false, err
	}
	if p, err = tx.Payment(ctx, r.PaymentID); err != nil || p.IsOffline() {
		return nil, nil, false, err
	}
	asked = r.Status == ordering.RefundProcessing
	if err := r.Start(tx.at); err != nil {
		return nil, nil, false, err
	}
	if err := tx.Update(ctx, r); err != nil {
		return nil, nil, false, err
	}
	return r, p, asked, tx.Commit(ctx)
}

// callRefund asks the gateway: what became of the refund where it may have been
// sent, else to give back. A call that the gateway cannot even understand moves
// nothing, and fails the refund.
func (s *Service) callRefund(ctx context.Context, r *ordering.Refund, p *ordering.Payment, asked bool) (payment.Result, error) {
	gateway, err := s.gateways.For(p.ProviderCode)
	if err != nil {
		return declined("provider_unsupported", "The store has no way to reach the payment's provider."), nil
	}
	if asked {
		known, err := gateway.Fetch(ctx, r.Key())
		if err != nil {
			return payment.Result{}, err
		}
		if known.Found {
			return known.Result, nil
		}
	}
	result, err := gateway.Refund(ctx, payment.RefundRequest{
		StoreID: r.StoreID, Key: r.Key(), Reference: p.ProviderReference, Amount: r.Amount, Currency: r.CurrencyCode,
	})
	if errors.Is(err, payment.ErrKeyReused) {
		return payment.Result{}, err // somebody else's refund has our key: this one must not be settled by it
	}
	if err != nil {
		slog.ErrorContext(ctx, "refund refused by the gateway's adapter", "refund", r.ID, "provider", p.ProviderCode, "error", err)
		return declined("provider_error", "The payment provider could not be asked for the refund."), nil
	}
	return result, nil
}

func declined(code, message string) payment.Result {
	return payment.Result{Outcome: payment.Declined, Decline: &payment.Decline{Code: payment.DeclineCode(code), Message: message}}
}
