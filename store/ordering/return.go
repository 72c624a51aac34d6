package ordering

import (
	"context"
	"slices"
	"time"

	"github.com/storeplatform/storeplatform/store/command"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/letter"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/pricing"
	"github.com/storeplatform/storeplatform/store/domain/returns"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/repo"
)

// CreateReturn requests a return of units of an order. A repeated request returns the return of its first run.
func (s *Service) CreateReturn(ctx context.Context, actor domain.Actor, orderID int64, q returns.Request, note string) (*ordering.Order, *returns.Return, error) {
	if len(q.Exchange) > 0 {
		if err := s.ownsReturns(ctx, actor, orderID); err != nil {
			return nil, nil, err
		}
		if _, err := s.priceExchange(ctx, actor, orderID, &q); err != nil {
			return nil, nil, err
		}
	}
	return s.createReturn(ctx, actor, orderID, note, func(*ordering.Order, returns.Facts, time.Time) (returns.Request, bool) { return q, true }, nil)
}

// createReturn creates the return that the function request describes. If request returns false, createReturn
// acknowledges a withdrawal that starts no return. declared is the request of Withdraw that createReturn processes, if
// it still matches the locked order; nil means none.
func (s *Service) createReturn(ctx context.Context, actor domain.Actor, orderID int64, note string, request func(*ordering.Order, returns.Facts, time.Time) (returns.Request, bool), declared *ordering.OrderLookup) (*ordering.Order, *returns.Return, error) {
	if err := s.ownsReturns(ctx, actor, orderID); err != nil {
		return nil, nil, err
	}
	tx, store, o, err := s.openOrder(ctx, actor, orderID)
	if err != nil {
		return nil, nil, err
	}
	defer tx.Rollback()
	at := tx.At
	if declared != nil {
		if waits, err := takeLookup(ctx, tx, o, *declared); err != nil || !waits {
			return o, nil, err
		}
		at = *declared.WithdrawnOn
	}
	all, err := tx.LockReturns(ctx, o)
	if err != nil {
		return nil, nil, err
	}
	if i := slices.IndexFunc(all, func(r *returns.Return) bool { return r.CommandID == actor.CommandID }); i >= 0 {
		return o, all[i], nil
	}
	facts, err := returnFacts(ctx, tx, store, o, all)
	if err != nil {
		return nil, nil, err
	}
	q, ok := request(o, facts, at)
	if !ok {
		return o, nil, s.acknowledge(ctx, tx, store, o, returns.BarredUnits(o, facts, at), at)
	}
	r, err := returns.New(o, q, facts, at)
	if err != nil {
		return nil, nil, err
	}
	o.ReturnCount++
	returns.Stop(o, append(slices.Clone(all), r), r)
	r.ReturnNumber, r.CommandID, r.CreatedByKind, r.CreatedByID, r.Note = int64(o.ReturnCount), actor.CommandID, actor.Kind, actor.ID, note
	if err := reserveExchange(ctx, tx, nil, r); err != nil {
		return nil, nil, err
	}
	if err := tx.Insert(ctx, r); err != nil {
		return nil, nil, err
	}
	if err := tx.SaveOrder(ctx, o); err != nil {
		return nil, nil, err
	}
	r.Order = o
	if r.Kind == returns.Withdrawal {
		if err := s.declare(ctx, tx, store, o, r, at); err != nil {
			return nil, nil, err
		}
	}
	return o, r, tx.Commit(ctx, r.Created()...)
}

// declare stores the declaration of a withdrawal, and mails the buyer its acknowledgment.
func (s *Service) declare(ctx context.Context, tx *command.Tx, store *settings.Store, o *ordering.Order, r *returns.Return, at time.Time) error {
	d, proof := r.Declare(o, at)
	if err := tx.Insert(ctx, d); err != nil {
		return err
	}
	if o.Email == "" {
		return nil
	}
	return s.letter.QueueMail(ctx, tx, letter.WithdrawalLetter(store, s.letter.Site(store), o, d, proof.Reference))
}

// acknowledge mails the buyer that the store received a withdrawal that starts no return, with the reasons.
func (s *Service) acknowledge(ctx context.Context, tx *command.Tx, store *settings.Store, o *ordering.Order, barred []returns.Barred, at time.Time) error {
	if o.Email == "" {
		return nil
	}
	if err := s.letter.QueueMail(ctx, tx, letter.WithdrawalReceivedLetter(store, s.letter.Site(store), o, barred, at)); err != nil {
		return err
	}
	return tx.Commit(ctx)
}

// Withdraw records a withdrawal from the order with a given number and e-mail address of the buyer. It only
// stores the request, in the same way for every number and address. MailOrderLinks processes the request after
// the response. Too many calls of Withdraw and LookUpOrder together cause the error rate_limited.
func (s *Service) Withdraw(ctx context.Context, actor domain.Actor, orderNumber int64, email string) error {
	return s.keepLookup(ctx, actor, ordering.OrderLookup{StoreID: actor.StoreID, OrderNumber: orderNumber, Email: domain.FoldEmail(email), WithdrawnOn: new(s.Clock.Now().Truncate(time.Second))})
}

// WithdrawNamed calls Withdraw with the order number in the form in which the buyer typed it.
func (s *Service) WithdrawNamed(ctx context.Context, actor domain.Actor, name, email string) error {
	store, err := s.As(actor).Store(ctx)
	if err != nil {
		return err
	}
	return s.Withdraw(ctx, actor, ordering.NumberNamed(name, store.Settings.OrderNumberPrefix), email)
}

// withdraw processes a request that Withdraw has stored. A repeated run creates nothing.
func (s *Service) withdraw(ctx context.Context, orderID int64, l ordering.OrderLookup) error {
	actor := domain.SystemFor(l.StoreID, "withdrawal "+domain.Itoa(l.ID))
	actor.Kind, actor.LinkedOrderID, actor.Permissions, actor.From.Operation = domain.ActorCustomer, orderID, nil, "declareWithdrawal"
	_, _, err := s.createReturn(ctx, actor, orderID, "", returns.WithdrawAll, &l)
	return err
}

// returnFacts returns the facts on which a request for a return depends, from the store and from
// the order's other returns.
func returnFacts(ctx context.Context, r interface {
	AccountTypeOf(ctx context.Context, o *ordering.Order) (int64, error)
}, store *settings.Store, o *ordering.Order, others []*returns.Return) (returns.Facts, error) {
	accountType, err := r.AccountTypeOf(ctx, o)
	return returns.Facts{Policy: store.Settings.ReturnPolicy, AccountTypeID: accountType, Others: others, Zone: store.Location()}, err
}

// readReturnFacts reads an order that the actor may see, its store, and the facts on which a return of
// the order depends. All of them come from the same snapshot.
func (s *Service) readReturnFacts(ctx context.Context, actor domain.Actor, orderID int64) (store *settings.Store, o *ordering.Order, f returns.Facts, err error) {
	if _, err := s.BuyersReturns(actor); err != nil {
		return nil, nil, f, err
	}
	read, err := s.Read(ctx, actor)
	if err != nil {
		return nil, nil, f, err
	}
	defer read.Close()
	if store, err = read.Store(ctx); err != nil {
		return nil, nil, f, err
	}
	if o, err = read.Order(ctx, ordering.OrderKey{ID: orderID, Placed: actor.Kind == domain.ActorCustomer}); err != nil {
		return nil, nil, f, err
	}
	others, err := read.ReturnsOf(ctx, o)
	if err != nil {
		return nil, nil, f, err
	}
	f, err = returnFacts(ctx, read, store, o, others)
	return store, o, f, err
}

// PreviewReturn returns the return that CreateReturn would create, and the value of its goods. It changes
// nothing, and returns the same errors as CreateReturn.
func (s *Service) PreviewReturn(ctx context.Context, actor domain.Actor, orderID int64, q returns.Request) (*ordering.Order, *returns.Preview, error) {
	store, o, facts, err := s.readReturnFacts(ctx, actor, orderID)
	if err != nil {
		return nil, nil, err
	}
	var quote *pricing.Quote
	if len(q.Exchange) > 0 {
		if quote, err = s.priceExchange(ctx, actor, orderID, &q); err != nil {
			return nil, nil, err
		}
	}
	p, err := returns.NewPreview(o, q, facts, store.Settings.RoundingMode, s.Clock.Now())
	if err == nil && quote != nil {
		p.Wanted = &quote.GrandTotal
	}
	return o, p, err
}

// ReturnOptions returns how many units of each line of an order the buyer can return, for each kind
// of return.
func (s *Service) ReturnOptions(ctx context.Context, actor domain.Actor, orderID int64) (out returns.Options, err error) {
	_, o, facts, err := s.readReturnFacts(ctx, actor, orderID)
	if err != nil {
		return out, err
	}
	out.Order, out.Reasons = o, facts.Policy.Reasons
	for _, kind := range returns.Kinds() {
		out.Lines = append(out.Lines, returns.Eligible(o, kind, facts, s.Clock.Now())...)
	}
	return out, nil
}

// BuyersReturns returns a Reader of the returns that a buyer may see. Customers see returns of their own orders,
// and the holder of a link to an order sees returns of that order. The token of a cart gives no access, because a
// seller can create a cart for a buyer.
func (s *Service) BuyersReturns(actor domain.Actor) (repo.Reader, error) {
	if !actor.SeesAll() {
		return repo.Reader{}, returns.ErrNotBuyer
	}
	return s.As(actor), nil
}

// ownsReturns returns an error unless the actor may return the order.
func (s *Service) ownsReturns(ctx context.Context, actor domain.Actor, orderID int64) error {
	if actor.Kind != domain.ActorCustomer {
		return nil
	}
	own, err := s.BuyersReturns(actor)
	if err == nil {
		_, err = own.Order(ctx, ordering.OrderKey{ID: orderID, Placed: true})
	}
	return err
}

// changeReturn applies a rule to a locked return and commits the changes. If the rule changes nothing,
// changeReturn commits nothing.
func (s *Service) changeReturn(ctx context.Context, actor domain.Actor, id int64, expect domain.Expect, rule func(tx *command.Tx, o *ordering.Order, r *returns.Return, all []*returns.Return) (changed bool, err error)) (*ordering.Order, *returns.Return, error) {
	tx, err := s.Begin(ctx, actor)
	if err != nil {
		return nil, nil, err
	}
	defer tx.Rollback()
	o, r, all, err := tx.LockReturnOrder(ctx, id)
	if err != nil {
		return nil, nil, err
	}
	if err := expect.Check(&r.Row); err != nil {
		return nil, nil, err
	}
	before := r.Copy()
	changed, err := rule(tx, o, r, all)
	if err != nil || !changed {
		return o, r, err
	}
	if err := reserveExchange(ctx, tx, before, r); err != nil {
		return nil, nil, err
	}
	returns.Stop(o, all, r)
	if err := tx.SaveReturns(ctx, all); err != nil {
		return nil, nil, err
	}
	if err := tx.SaveOrder(ctx, o); err != nil {
		return nil, nil, err
	}
	return o, r, tx.Commit(ctx, r.Changed(before)...)
}

// ApproveReturn approves a return. The parameter given lists approved quantities by line; lines that are not listed are
// approved as requested.
func (s *Service) ApproveReturn(ctx context.Context, actor domain.Actor, id int64, given []returns.Quantity, expect domain.Expect) (*ordering.Order, *returns.Return, error) {
	return s.changeReturn(ctx, actor, id, expect, func(tx *command.Tx, o *ordering.Order, r *returns.Return, all []*returns.Return) (bool, error) {
		others := slices.DeleteFunc(slices.Clone(all), func(other *returns.Return) bool { return other.ID == r.ID })
		return r.Approve(o, others, given, tx.At)
	})
}

// RejectReturn ends a request that the store does not accept. An empty note keeps the previous note.
func (s *Service) RejectReturn(ctx context.Context, actor domain.Actor, id int64, note string, expect domain.Expect) (*ordering.Order, *returns.Return, error) {
	return s.changeReturn(ctx, actor, id, expect, func(tx *command.Tx, _ *ordering.Order, r *returns.Return, _ []*returns.Return) (bool, error) {
		changed, err := r.Reject(tx.At)
		if changed && note != "" {
			r.Note = note
		}
		return changed, err
	})
}

// SendReturn records that the parcel with the returned goods has left.
func (s *Service) SendReturn(ctx context.Context, actor domain.Actor, id int64, carrier, tracking string, expect domain.Expect) (*ordering.Order, *returns.Return, error) {
	return s.changeReturn(ctx, actor, id, expect, func(tx *command.Tx, _ *ordering.Order, r *returns.Return, _ []*returns.Return) (bool, error) {
		changed, err := r.Send(tx.At)
		if changed {
			r.CarrierName, r.TrackingNumber = carrier, tracking
		}
		return changed, err
	})
}

// CompleteReturn ends a return after all of its approved units have arrived or been recorded as
// missing. It refuses an exchange without its replacement order, unless withoutReplacement is true.
func (s *Service) CompleteReturn(ctx context.Context, actor domain.Actor, id int64, withoutReplacement bool, expect domain.Expect) (*ordering.Order, *returns.Return, error) {
	return s.changeReturn(ctx, actor, id, expect, func(tx *command.Tx, _ *ordering.Order, r *returns.Return, _ []*returns.Return) (bool, error) {
		return r.Complete(withoutReplacement, tx.At)
	})
}

// CancelReturn ends a return if no unit of the return has been received.
func (s *Service) CancelReturn(ctx context.Context, actor domain.Actor, id int64, expect domain.Expect) (*ordering.Order, *returns.Return, error) {
	own, err := s.BuyersReturns(actor)
	if err != nil {
		return nil, nil, err
	}
	if _, _, err := own.ReturnOrder(ctx, id); err != nil {
		return nil, nil, err
	}
	return s.changeReturn(ctx, actor, id, expect, func(tx *command.Tx, _ *ordering.Order, r *returns.Return, _ []*returns.Return) (bool, error) {
		return r.Cancel(actor.Kind != domain.ActorCustomer, tx.At)
	})
}

// ReceiveReturn records units of a return that arrived or are missing, and restocks the sellable units. It moves
// no money. Repeating the request has no effect.
func (s *Service) ReceiveReturn(ctx context.Context, actor domain.Actor, id int64, lines []returns.ReceiptLine, expect domain.Expect) (*ordering.Order, *returns.Return, error) {
	tx, err := s.Begin(ctx, actor)
	if err != nil {
		return nil, nil, err
	}
	defer tx.Rollback()
	o, r, _, err := tx.LockReturnOrder(ctx, id)
	if err != nil {
		return nil, nil, err
	}
	if slices.Contains(r.Receipts, actor.CommandID) {
		return o, r, nil
	}
	if err := expect.Check(&r.Row); err != nil {
		return nil, nil, err
	}
	before := r.Copy()
	counts, err := r.Receive(lines, tx.At)
	if err != nil {
		return nil, nil, err
	}
	r.Receipts = append(r.Receipts, actor.CommandID)
	r.Correct(o, counts)
	events, err := takeBack(ctx, tx, o, counts, tx.LoseStock)
	if err != nil {
		return nil, nil, err
	}
	if err := tx.SaveOrder(ctx, o, r); err != nil {
		return nil, nil, err
	}
	return o, r, tx.Commit(ctx, append(r.Changed(before), events...)...)
}

// takeBack records that units came back, and adds or removes their stock; the function unstock
// removes stock. The caller saves the order.
func takeBack(ctx context.Context, tx *command.Tx, o *ordering.Order, counts []returns.Count, unstock func(context.Context, []catalog.StockMove) error) ([]domain.Event, error) {
	stock, err := stockOf(ctx, tx, o)
	if err != nil {
		return nil, err
	}
	effect, err := o.TakeBack(returns.Units(counts), stock, tx.At)
	if err != nil {
		return nil, err
	}
	if err := tx.Restock(ctx, effect.Restock); err != nil {
		return nil, err
	}
	return effect.Events, unstock(ctx, effect.Unstock)
}

// followRefunds assigns the units of newly issued refunds to the order's returns, and saves the
// returns. Call it after the refund's rule has run and before the order is saved.
func followRefunds(ctx context.Context, tx *command.Tx, o *ordering.Order, issued []*ordering.Refund) ([]domain.Event, error) {
	all, err := tx.LockReturns(ctx, o)
	if err != nil || len(all) == 0 {
		return nil, err
	}
	events, err := assignRefunds(ctx, tx, o, all, issued)
	if err != nil {
		return nil, err
	}
	return events, tx.SaveReturns(ctx, all)
}

// assignRefunds assigns the units of new refunds to returns that the caller has locked and saves.
func assignRefunds(ctx context.Context, tx *command.Tx, o *ordering.Order, all []*returns.Return, issued []*ordering.Refund) ([]domain.Event, error) {
	return takeBack(ctx, tx, o, returns.Follow(o, all, issued), tx.Unstock)
}

// reserveExchange reserves the stock of an exchange that was approved since an earlier state of the return, and
// releases it if the return has ended. The parameter before is the earlier state; nil means that the return is new, so
// errors refer to the request's fields. The caller saves the return.
func reserveExchange(ctx context.Context, tx *command.Tx, before, r *returns.Return) error {
	if len(r.ExchangeLines) == 0 {
		return nil
	}
	if !r.Status.Open() {
		return tx.GiveStock(ctx, r.Release())
	}
	if r.ApprovedOn == nil || before != nil && before.ApprovedOn != nil {
		return nil
	}
	var ids []int64
	for _, l := range r.ExchangeLines {
		ids = append(ids, l.VariantID)
	}
	stock, err := tx.Stocks(ctx, ids)
	if err != nil {
		return err
	}
	return tx.TakeStock(ctx, r.Reserve(stock, before == nil))
}
