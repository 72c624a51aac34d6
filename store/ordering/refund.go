package ordering

import (
	"cmp"
	"context"
	"errors"
	"time"

	"github.com/storeplatform/storeplatform/store/command"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/letter"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/domain/value"
	"github.com/storeplatform/storeplatform/store/provider/payment"
	"github.com/storeplatform/storeplatform/store/repo"
)

// RefundNumbers is the name of the number sequence of refunds. Stores whose refunds share
// the sequence of orders do not use it.
const RefundNumbers = "refund"

// RefundOrder refunds money of an order in three commits: it reserves the refund against
// its payment, marks the refund as requested, and settles the response. It calls the
// gateway between the last two commits. The sweep finishes an interrupted refund. A
// repeated request finds the reserved refund and continues with it.
// If no single payment covers the amount, RefundOrder creates one refund for each of
// several payments, and returns the first refund.
func (s *Service) RefundOrder(ctx context.Context, actor domain.Actor, orderID int64, req ordering.RefundRequest) (*ordering.Order, *ordering.Refund, error) {
	o, refunds, err := s.reserveRefunds(ctx, actor, orderID, req)
	if err != nil {
		return nil, nil, err
	}
	return s.refunded(ctx, actor, o, refunds)
}

func (s *Service) reserveRefunds(ctx context.Context, actor domain.Actor, orderID int64, req ordering.RefundRequest) (*ordering.Order, []*ordering.Refund, error) {
	tx, store, o, err := s.openRefund(ctx, actor, orderID, req.Destination)
	if err != nil {
		return nil, nil, err
	}
	defer tx.Rollback()
	if done := issuedBy(o, actor); len(done) > 0 {
		return o, done, nil
	}
	credit, err := lockDestination(ctx, tx, o, req.Destination)
	if err != nil {
		return nil, nil, err
	}
	if req.Stock, err = stockOf(ctx, tx, o); err != nil {
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
	followed, err := followRefunds(ctx, tx, o, issue.Refunds)
	if err != nil {
		return nil, nil, err
	}
	if err := s.numberRefunds(ctx, tx, store, issue.Refunds); err != nil {
		return nil, nil, err
	}
	for _, r := range issue.Refunds {
		if p, ok := o.PaymentOf(r); ok && (p.IsTender() || r.Credited()) { // completed already
			if err := s.tellRefund(ctx, tx, o, r, ordering.RefundSettlement{}); err != nil {
				return nil, nil, err
			}
		}
	}
	if err := tx.SaveOrder(ctx, o); err != nil {
		return nil, nil, err
	}
	if err := postCredit(ctx, tx, credit, issue.Refunds); err != nil {
		return nil, nil, err
	}
	if err := tx.Commit(ctx, append(issue.Events, followed...)...); err != nil {
		return nil, nil, err
	}
	s.captureReserved(ctx, actor, tx)
	return o, issue.Refunds, nil
}

// openRefund is openOrder, and first locks the order's customer if the refund becomes store credit, because customers
// come before orders in the lock order. The lock keeps an erasure from deleting the customer meanwhile.
func (s *Service) openRefund(ctx context.Context, actor domain.Actor, orderID int64, to ordering.RefundDestination) (*command.Tx, *settings.Store, *ordering.Order, error) {
	if to != ordering.ToStoreCredit {
		return s.openOrder(ctx, actor, orderID)
	}
	tx, store, err := s.Open(ctx, actor)
	if err != nil {
		return nil, nil, nil, err
	}
	o, err := lockCreditedOrder(ctx, tx, orderID)
	if err != nil {
		tx.Rollback()
	}
	return tx, store, o, err
}

func lockCreditedOrder(ctx context.Context, tx *command.Tx, orderID int64) (*ordering.Order, error) {
	o, err := tx.Order(ctx, ordering.OrderKey{ID: orderID})
	if err != nil {
		return nil, err
	}
	if o.CustomerID != nil {
		owner, err := tx.LockCustomer(ctx, *o.CustomerID)
		if err != nil {
			return nil, err
		}
		if err := owner.RefuseErased(); err != nil {
			return nil, err
		}
	}
	if err := holdOwing(ctx, tx, orderID); err != nil {
		return nil, err
	}
	return tx.LockOrder(ctx, orderID)
}

// lockDestination locks the store credit that a refund increases; nil means none. A customer who has no store credit
// gets an account.
func lockDestination(ctx context.Context, tx *command.Tx, o *ordering.Order, to ordering.RefundDestination) (value.Account, error) {
	if to != ordering.ToStoreCredit || o.CustomerID == nil {
		return nil, nil
	}
	if _, err := tx.LockStoreCredit(ctx, *o.CustomerID, o.CurrencyCode); err != nil {
		return nil, err
	}
	accounts, err := tx.LockAccounts(ctx, repo.AccountFilter{CustomerID: *o.CustomerID, Currency: o.CurrencyCode})
	if err != nil || len(accounts) == 0 {
		return nil, err
	}
	return accounts[0], nil
}

// postCredit adds the refunds that become store credit to the customer's account. The refunds are saved.
func postCredit(ctx context.Context, tx *command.Tx, account value.Account, refunds []*ordering.Refund) error {
	var postings []value.Posting
	for _, r := range refunds {
		if r.Credited() {
			postings = append(postings, value.Posting{Account: account, Type: value.Refund, Amount: r.Amount, OrderID: r.OrderID, PaymentID: *r.PaymentID, RefundID: r.ID, Step: r.ID})
		}
	}
	_, err := tx.Post(ctx, postings...)
	return err
}

// RetryRefund issues a new refund in place of a failed refund.
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
	failed.RetriedByRefundID = &issue.Refunds[0].ID // the pointer refers to the id that the insert will set
	followed, err := followRefunds(ctx, tx, o, issue.Refunds)
	if err != nil {
		return nil, nil, err
	}
	if err := s.numberRefunds(ctx, tx, store, issue.Refunds); err != nil {
		return nil, nil, err
	}
	// The new refund is inserted first, because the failed refund references it.
	if err := tx.Insert(ctx, issue.Refunds[0]); err != nil {
		return nil, nil, err
	}
	if err := tx.SaveOrder(ctx, o); err != nil {
		return nil, nil, err
	}
	return o, issue.Refunds, tx.Commit(ctx, append(issue.Events, followed...)...)
}

// issuedBy returns the refunds that an earlier run of this request issued.
func issuedBy(o *ordering.Order, actor domain.Actor) (done []*ordering.Refund) {
	for _, r := range o.Refunds {
		if r.CommandID == actor.CommandID {
			done = append(done, r)
		}
	}
	return done
}

// numberRefunds assigns numbers to refunds. Call it last, because it locks the counter until the
// transaction ends.
func (s *Service) numberRefunds(ctx context.Context, tx *command.Tx, store *settings.Store, refunds []*ordering.Refund) error {
	sequence, start := RefundNumbers, int64(1)
	if store.Settings.RefundNumberSequence == settings.SharedSequence {
		sequence, start = settings.OrderNumbers, store.Settings.OrderNumberStart
	}
	for _, r := range refunds {
		var err error
		if r.RefundNumber, err = tx.NextRefund(ctx, sequence, start); err != nil {
			return err
		}
	}
	return nil
}

// PreviewOrderRefund returns the refund that RefundOrder would issue for a request, and
// the maximum amount that can be refunded. It changes nothing, and returns the same errors
// as RefundOrder.
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
	if req.Stock, err = stockOf(ctx, read, o); err != nil {
		return nil, err
	}
	return o.PlanRefund(req, store.Settings.RoundingMode)
}

// stockOf returns the current stock of an order's variants, by variant id.
func stockOf(ctx context.Context, r interface {
	Stocks(ctx context.Context, variantIDs []int64) (map[int64]*catalog.Stock, error)
}, o *ordering.Order) (map[int64]*catalog.Stock, error) {
	var ids []int64
	for _, l := range o.Lines {
		if l.VariantID != nil {
			ids = append(ids, *l.VariantID)
		}
	}
	return r.Stocks(ctx, ids)
}

// VoidRefund cancels a refund before its money is returned, and reverses its stock
// movements. It returns unsupported_operation if the gateway already has the
// refund.
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
	followed, err := followRefunds(ctx, tx, o, nil)
	if err != nil {
		return nil, nil, err
	}
	if err := tx.SaveOrder(ctx, o); err != nil {
		return nil, nil, err
	}
	return o, r, tx.Commit(ctx, append(end.Events, followed...)...)
}

// CompleteRefund records that the money of an offline refund was returned, or that a refund which failed at its gateway
// was paid in another way. The parameter on is the time of the payment; nil means now.
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
	if err := tx.GiveStock(ctx, end.Release); err != nil {
		return nil, nil, err
	}
	if err := s.tellRefund(ctx, tx, o, r, end); err != nil {
		return nil, nil, err
	}
	if err := tx.SaveOrder(ctx, o); err != nil {
		return nil, nil, err
	}
	return o, r, tx.Commit(ctx, end.Events...)
}

// FailRefund records that the money of a completed offline refund came back. It leaves a failed refund unchanged.
func (s *Service) FailRefund(ctx context.Context, actor domain.Actor, id int64, reason, note string) (*ordering.Order, *ordering.Refund, error) {
	tx, err := s.Begin(ctx, actor)
	if err != nil {
		return nil, nil, err
	}
	defer tx.Rollback()
	o, r, err := tx.LockRefundOrder(ctx, id)
	if err != nil {
		return nil, nil, err
	}
	end, err := o.FailOffline(r, reason, tx.At)
	if err = cmp.Or(err, tx.NameAuthor(ctx, r)); err != nil || !end.Changed {
		return o, r, err
	}
	if note != "" {
		r.Note = note
	}
	if err := s.tellRefund(ctx, tx, o, r, end); err != nil {
		return nil, nil, err
	}
	if err := tx.SaveOrder(ctx, o); err != nil {
		return nil, nil, err
	}
	return o, r, tx.Commit(ctx, end.Events...)
}

// tellRefund queues the mail about a completed refund if the customer is to be notified. It also queues a
// mail about a failed refund that an earlier mail announced.
func (s *Service) tellRefund(ctx context.Context, tx *command.Tx, o *ordering.Order, r *ordering.Refund, end ordering.RefundSettlement) error {
	if !end.Retract && (!r.NotifyCustomer || r.Status != ordering.RefundCompleted) {
		return nil
	}
	store, err := tx.Store(ctx)
	if err != nil {
		return err
	}
	return s.letter.QueueMail(ctx, tx, letter.RefundLetter(store, s.letter.Site(store), o, r, letter.PaidWith(o, r)))
}

// refunded settles the reserved refunds with their gateways, and returns the updated order and its first refund.
// If a settlement fails, refunded reads the order and the refund again and leaves the rest to the sweep.
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

// refundNow settles refunds of an order with their gateways, and returns the latest
// version of the order.
func (s *Service) refundNow(ctx context.Context, actor domain.Actor, o *ordering.Order, refunds []*ordering.Refund) (*ordering.Order, error) {
	orders, failures := make([]*ordering.Order, len(refunds)), make([]error, len(refunds))
	command.SideBySide(ctx, "refund", refunds, func(ctx context.Context, i int, r *ordering.Refund) error {
		orders[i], _, failures[i] = s.settleRefund(ctx, domain.System(actor.StoreID), r.ID)
		return failures[i]
	})
	for _, settled := range orders {
		// The settled order was read later. Its version is the same if the refund was only marked as sent.
		if settled != nil && o.Version <= settled.Version {
			o = settled
		}
	}
	return o, errors.Join(failures...)
}

// settleRefund calls the gateway for one refund and settles the response. It returns the settled order and
// the gateway's outcome, or nil and "" if no call is needed. Concurrent calls for the same refund are safe:
// the gateway executes each refund key once, and only the first response settles the refund.
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
	if err := s.tellRefund(ctx, tx, o, r, end); err != nil {
		return nil, "", err
	}
	if err := tx.SaveOrder(ctx, o); err != nil {
		return nil, "", err
	}
	return o, result.Outcome, tx.Commit(ctx, end.Events...)
}

// startRefund marks a refund as requested before the gateway is called. After that, only the gateway's response
// ends the refund. If r is nil, no call is needed. lastAsked is the time of a possible earlier call; zero means
// that there was none.
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
