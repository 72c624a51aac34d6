package ordering

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/storeplatform/storeplatform/store/command"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/customer"
	"github.com/storeplatform/storeplatform/store/domain/letter"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/pricing"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/domain/subscription"
	"github.com/storeplatform/storeplatform/store/provider/payment"
	"github.com/storeplatform/storeplatform/store/repo"
	"github.com/storeplatform/storeplatform/store/taxes"
)

// ProcessSubscriptionsDue processes subscriptions that have due work: renewals, retries,
// reminders, and the ends of pauses and of grace periods. It claims subscriptions for up to
// command.KeepFor. Runs may overlap, within one process or across processes.
func (s *Service) ProcessSubscriptionsDue(ctx context.Context) error {
	return s.Slots.Keep(ctx, s.DB.ClaimSubscriptions, s.ProcessSubscription)
}

// ProcessSubscription does the due work of one subscription. It determines the work
// after it has locked the subscription, because the work may have been done or
// canceled since the claim. A declined payment or an unknown outcome is not an
// error.
func (s *Service) ProcessSubscription(ctx context.Context, system domain.Actor, id int64) error {
	held, err := s.reserveRenewal(ctx, system, renewal{subscriptionID: id})
	if err != nil || held.attempt == nil {
		return err
	}
	if _, err = s.charge(ctx, system, held); domain.CodeOf(err) == domain.PaymentDeclined || domain.CodeOf(err) == domain.PaymentOutcomeUnknown {
		return nil // the payment is settled, or the sweep settles it
	}
	return err
}

// renewal identifies a subscription whose renewal is due, and says how to charge it.
type renewal struct {
	subscriptionID int64
	// asked means that a request retries the failed renewal; the job leaves asked false. present means that the payer
	// is there to confirm the payment. methodID replaces the subscription's payment method; nil means that the method
	// does not change.
	asked    bool
	present  bool
	methodID *int64
	// byLink is the payment through a payment link; nil means that no link was used.
	byLink *renewalPayment
}

// reserveRenewal locks everything, determines the due work of a subscription, and does
// it, except for calls to gateways. For a charge it reserves what the order needs, and
// the caller charges after this commit. If goods, shipping or the tax location are not
// available, the renewal waits or is skipped. In that case only a request gets an
// error, not the job.
func (s *Service) reserveRenewal(ctx context.Context, actor domain.Actor, in renewal) (reservation, error) {
	held, err := taxes.Taxed(ctx, s.taxes, true, func(ctx context.Context) (reservation, error) { return s.tryRenewal(ctx, actor, in, "") })
	if obstacle := unobtainable(err); obstacle != "" {
		// The rollback of the first attempt has released the stock of the other lines.
		if _, waits := s.tryRenewal(ctx, actor, in, obstacle); waits != nil {
			return held, waits
		}
		if !in.asked {
			err = nil
		}
	}
	return held, err
}

// unobtainable returns the reason why a renewal has to wait if err was caused by its goods or their
// destination. No payment caused such an error, and the obstacle may disappear. The result is empty for any
// other error and for nil.
func unobtainable(err error) subscription.Obstruction {
	if _, is := errors.AsType[*taxes.Unlocated](err); is {
		return subscription.Untaxable
	}
	switch domain.CodeOf(err) {
	case domain.InsufficientStock:
		return subscription.Unstocked
	case domain.ShippingNotAvailable:
		return subscription.Unshippable
	default:
		return ""
	}
}

// obstruct postpones or skips a renewal, and mails the parties who can help. If a request
// asked for the renewal, the request gets the error, and no mail is sent.
func (s *Service) obstruct(ctx context.Context, t *command.Tx, store *settings.Store, sub *subscription.Subscription, by subscription.Obstruction, c subscription.Calendar, in renewal) ([]domain.Event, error) {
	tell := !in.asked && sub.Status == subscription.Active
	var slot *subscription.Renewal
	if tell {
		slot = sub.OpenSlot()
	}
	events, err := sub.Obstruct(by, store.Settings, c)
	if err != nil || !tell {
		return events, err
	}
	return events, s.tellDelay(ctx, t, store, sub, slot)
}

func (s *Service) tryRenewal(ctx context.Context, actor domain.Actor, in renewal, obstacle subscription.Obstruction) (held reservation, err error) {
	tx, store, err := s.Open(ctx, actor)
	if err != nil {
		return held, err
	}
	defer tx.Rollback()
	d := dueRenewal{renewal: in, obstacle: obstacle, store: store}
	if d.buyer, err = lockSubscriber(ctx, tx, in.subscriptionID); err != nil {
		return held, err
	}
	if d.sub, err = LockSubscription(ctx, tx, in.subscriptionID); err != nil {
		return held, err
	}
	if in.asked {
		if held, found, err := earlierRetry(ctx, tx, d.sub); err != nil || found {
			return held, err
		}
	}
	if d.calendar, err = calendar(ctx, tx, store, d.sub); err != nil {
		return held, err
	}
	if in.byLink != nil {
		if err := d.sub.Awaits(in.byLink.orderID); err != nil {
			return held, err
		}
	}
	if in.asked {
		if err := d.retry(); err != nil {
			return held, err
		}
	}
	work := d.sub.Due(d.calendar.Now)
	if work == subscription.WorkNone || store.Status == settings.StoreClosed {
		return held, nil
	}
	held, events, err := s.doWork(ctx, tx, d, work)
	if err != nil {
		return held, err
	}
	d.sub.ClaimedUntil = nil // the next due work can be claimed at once
	if err := tx.SaveSubscription(ctx, d.sub); err != nil {
		return held, err
	}
	return held, tx.Commit(ctx, events...)
}

// dueRenewal is a renewal with its subscription and buyer locked. obstacle is the reason why an
// earlier attempt failed; empty means that no attempt has failed.
type dueRenewal struct {
	renewal
	obstacle subscription.Obstruction
	store    *settings.Store
	buyer    *customer.Customer
	sub      *subscription.Subscription
	calendar subscription.Calendar
}

// earlierRetry returns the response to a retry whose order exists: this command created the order, or another
// request is collecting the amount due. found is false if no such order exists.
func earlierRetry(ctx context.Context, t *command.Tx, sub *subscription.Subscription) (held reservation, found bool, err error) {
	done, err := t.LockOrderOfCommand(ctx)
	if err != nil {
		return held, false, err
	}
	if done != nil {
		held, err = resume(done)
		return held, true, err
	}
	if done, err = t.LockOrderCollected(ctx, sub.ID); err != nil || done == nil {
		return held, false, err
	}
	held, err = resumeCollection(done)
	return held, true, err
}

// retry makes the failed renewal due immediately, with the payment method that the request
// names. It returns an error if the store is closed or if nothing may be charged to the buyer.
func (d *dueRenewal) retry() error {
	if d.store.Status == settings.StoreClosed {
		return &domain.Error{Code: domain.Unavailable, Detail: "The store is closed, and charges no customer.", RetryAfter: settings.ClosedRetry}
	}
	if err := holdOn(d.buyer, d.store); err != nil {
		return err
	}
	if d.methodID != nil {
		d.sub.CustomerPaymentMethodID = d.methodID
	}
	return d.sub.TryAgain(d.calendar)
}

// doWork does the due work of a subscription. If nothing may be charged to the buyer, doWork does
// not do work that charges.
func (s *Service) doWork(ctx context.Context, t *command.Tx, d dueRenewal, work subscription.Work) (held reservation, events []domain.Event, err error) {
	sub := d.sub
	onHold := holdOn(d.buyer, d.store)
	if onHold != nil && work.Charges() {
		events = follow(sub, d.buyer, d.store, d.calendar)
	}
	switch {
	case len(events) > 0 || onHold != nil && sub.Due(d.calendar.Now) == subscription.WorkNone: // the customer's status stopped it
	case work == subscription.WorkRemind:
		day := domain.DateAt(*sub.RemindOn, d.calendar.Zone)
		if sub.Reminded(d.calendar) && onHold == nil {
			err = s.remind(ctx, t, d.store, sub, d.buyer, day, d.calendar)
		}
	case sub.Owed() != nil && (work == subscription.WorkRetry || work == subscription.WorkGiveUp):
		return s.collect(ctx, t, d.store, sub, d.buyer, work, d.calendar, d.renewal)
	case work == subscription.WorkResume:
		events = sub.ResumePause(d.calendar)
	case work == subscription.WorkGiveUp:
		events, err = s.endGrace(ctx, t, d.store, sub, d.buyer, d.calendar)
	default:
		return s.renew(ctx, t, d)
	}
	return held, events, err
}

// renew drafts the order of a due renewal, unless the subscription must not be charged or an
// obstacle makes the renewal wait.
func (s *Service) renew(ctx context.Context, t *command.Tx, d dueRenewal) (held reservation, events []domain.Event, err error) {
	if events, err = s.instead(ctx, t, d.store, d.sub, d.calendar); err != nil || len(events) > 0 {
		return held, events, err
	}
	if d.obstacle != "" {
		events, err = s.obstruct(ctx, t, d.store, d.sub, d.obstacle, d.calendar, d.renewal)
		return held, events, err
	}
	return s.drawUp(ctx, t, d.store, d.sub, d.buyer, d.calendar, d.renewal)
}

// drawUp drafts the order of a renewal and reserves what the order needs. An order without a price is placed
// immediately. If the subscription has no payment method to charge, the attempt fails.
func (s *Service) drawUp(ctx context.Context, t *command.Tx, store *settings.Store, sub *subscription.Subscription, buyer *customer.Customer, calendar subscription.Calendar, in renewal) (held reservation, events []domain.Event, err error) {
	slot, err := sub.Begin(calendar)
	if err != nil {
		return held, nil, err
	}
	order := &ordering.Order{Source: ordering.FromSubscription, SubscriptionID: &sub.ID, NotifyCustomer: true}
	if slot.ID == 0 {
		if err := t.Insert(ctx, slot); err != nil {
			return held, nil, err
		}
	} else if slot.OrderID != nil {
		if order, err = t.LockOrder(ctx, *slot.OrderID); err != nil {
			return held, nil, err
		}
	}
	order.CommandID = t.Actor().CommandID
	if !in.asked {
		order.CommandID = domain.SystemFor(store.ID, fmt.Sprintf("renewal %d attempt %d", slot.ID, slot.Attempts)).CommandID
	}
	basket, request, err := renewalBasket(ctx, t.Reader, store, sub, slot.ProcessingDate, calendar.Now)
	if err != nil {
		return held, nil, err
	}
	if store.CommissionService { // each renewal credits the referrer of the subscription's first order
		first, name, err := t.FirstReferrer(ctx, sub.ID)
		if err != nil {
			return held, nil, err
		}
		request.ReferrerCode, request.ReferrerName = &first, name
	}
	quote, err := taxes.Quote(ctx, t.Reader, basket, calendar.Now)
	if err != nil {
		return held, nil, err
	}
	if err := renewable(request, quote); err != nil {
		return held, nil, err
	}
	if in.byLink != nil {
		if err := in.byLink.accept(quote); err != nil {
			return held, nil, err
		}
	}
	var tenders ordering.TenderPlan
	var means *ordering.Means
	switch {
	case quote.GrandTotal.IsZero():
	case in.byLink != nil:
		means, err = s.linkedMeans(ctx, t, store, sub, slot, buyer, quote, request, in.byLink)
	default:
		tenders, means, err = s.renewWith(ctx, t, store, sub, slot, basket, quote, !in.present)
	}
	if err != nil {
		return held, nil, err
	}
	if means == nil && !quote.GrandTotal.Equal(tenders.Covered()) {
		events, err = sub.Failed(slot, subscription.Failure{Class: ordering.FailureHard, Code: string(payment.InvalidToken)}, store.Settings, calendar)
		return held, events, err
	}
	held.attempt, events, err = s.hold(ctx, t, placement{
		order: order, basket: basket, quote: quote, request: request, tenders: tenders, means: means, store: store,
		line: func(int) string { return "" }, coupon: func(string) string { return "" },
	})
	if err != nil {
		return held, nil, err
	}
	held.order, slot.OrderID = order, &order.ID
	if held.attempt != nil {
		held.provider = means.Provider
		return held, nil, nil
	}
	renewed, err := settleCharge(ctx, t, store, sub, slot, order, calendar)
	return held, append(events, renewed...), err
}

// renewable returns an error if an order cannot be fulfilled. Either its address or shipping
// method is missing, or the method does not ship an item, or an item is out of stock or no
// longer sold.
func renewable(request ordering.Checkout, q pricing.Quote) error {
	switch {
	case q.RequiresShipping && (request.ShippingAddress == nil || q.Shipping == nil):
		return domain.Errorf(domain.ShippingNotAvailable, "The subscription has no address or no way to ship to it.")
	case request.BillingAddress == nil:
		return domain.Errorf(domain.ShippingNotAvailable, "The subscription has no address.")
	}
	if err := q.NotShipped(); err != nil {
		return err
	}
	if err := q.Obstacle(func(int) string { return "" }); domain.CodeOf(err) == domain.InsufficientStock {
		return err
	}
	for _, line := range q.Lines {
		if line.Availability == pricing.AvailableNoLonger {
			return domain.Errorf(domain.InsufficientStock, "An item is no longer sold.")
		}
	}
	return nil
}

// renewWith returns how store credit pays a part of a renewal, and the means of payment for the rest. Nil means that
// nothing is left to pay, or that the subscription has no payment method to charge. If the rest is an amount that the
// provider does not charge, the credit pays less.
func (s *Service) renewWith(ctx context.Context, t *command.Tx, store *settings.Store, sub *subscription.Subscription, slot *subscription.Renewal, basket pricing.Basket, quote pricing.Quote, away bool) (ordering.TenderPlan, *ordering.Means, error) {
	credit, err := lockCredit(ctx, t, sub)
	if err != nil {
		return ordering.TenderPlan{}, nil, err
	}
	plan := ordering.PlanTenders(credit, quote.GrandTotal, payable(basket, quote))
	if !plan.Due.Positive() {
		return plan, nil, nil
	}
	means, err := s.renewalMeans(ctx, t, sub, slot, away)
	if err != nil || means == nil || len(plan.Parts) == 0 {
		return plan, means, err
	}
	if plan = plan.AtLeast(s.least(means.Provider, store, sub.CurrencyCode)); !s.takes(means.Provider, plan.Due, sub.CurrencyCode) {
		plan = ordering.PlanTenders(nil, quote.GrandTotal, domain.Amount{})
	}
	return plan, means, nil
}

// renewalMeans returns the means of payment to which the subscription is charged; nil means that the subscription has
// no payment method, or that the method was removed. The parameter away means that the customer is not present. The
// provider need not be offered at checkout, and the card may have expired, because card networks know the replacement
// card.
func (s *Service) renewalMeans(ctx context.Context, t *command.Tx, sub *subscription.Subscription, slot *subscription.Renewal, away bool) (*ordering.Means, error) {
	if sub.CustomerPaymentMethodID == nil {
		return nil, nil
	}
	saved, err := t.CustomerPaymentMethod(ctx, *sub.CustomerPaymentMethodID)
	if domain.CodeOf(err) == domain.NotFound || err == nil && saved.CustomerID != sub.CustomerID {
		return nil, nil
	} else if err != nil {
		return nil, err
	}
	provider, err := t.PaymentProvider(ctx, saved.PaymentProviderID)
	if err != nil {
		return nil, err
	}
	means := ordering.Renew(provider, saved, away, slot.ID, slot.Attempts)
	if away {
		means.CallKey = domain.CallKeyOf("renewal", sub.CommandID, sub.ID, slot.Slot, slot.Attempts)
	}
	if !away {
		store, err := t.Store(ctx)
		if err != nil {
			return nil, err
		}
		means.ReturnURL = s.returnToSubscription(store, sub.ID)
	}
	return means, nil
}

// returnToSubscription returns the address to which a bank sends a customer back after they confirm a renewal.
// The address is the store's verified storefront, or else the subscription on the account page, or else the
// service.
func (s *Service) returnToSubscription(store *settings.Store, subscriptionID int64) string {
	site := s.letter.Site(store)
	page := store.AccountPage(site.Service)
	if site.Storefront != "" || page == nil {
		return site.Account
	}
	return *page + "#subscription/" + domain.Itoa(subscriptionID)
}

// calendar returns the store's calendar for a subscription. The calendar has the time
// that the subscription's test clock shows, or the transaction's time if the subscription
// has no test clock.
func calendar(ctx context.Context, t *command.Tx, store *settings.Store, sub *subscription.Subscription) (subscription.Calendar, error) {
	return calendarFor(ctx, t.Reader, store, sub, t.At)
}

func calendarFor(ctx context.Context, r repo.Reader, store *settings.Store, sub *subscription.Subscription, at time.Time) (subscription.Calendar, error) {
	if sub.TestClockID == nil {
		return subscription.CalendarOf(store, at), nil
	}
	clocks, err := r.TestClocks(ctx, *sub.TestClockID)
	if err != nil || len(clocks) == 0 {
		return subscription.Calendar{}, err
	}
	return subscription.CalendarOf(store, clocks[0].Shows), nil
}

// settleRenewal applies the outcome of a renewal's payment to the renewal's subscription, which the
// caller has locked. The caller must emit the returned events after the events of the order.
func (s *Service) settleRenewal(ctx context.Context, t *command.Tx, sub *subscription.Subscription, order *ordering.Order, p *ordering.Payment, settled ordering.Settlement, store *settings.Store) ([]domain.Event, error) {
	calendar, err := calendar(ctx, t, store, sub)
	if err != nil {
		return nil, err
	}
	failure := subscription.Failure{Class: p.FailureClass, Code: p.FailureCode}
	slot, err := t.LockSlot(ctx, sub, *p.RenewalID)
	if err != nil {
		return nil, err
	}
	open := slot.Status == subscription.RenewalProcessing
	var events []domain.Event
	switch {
	case open && settled.Placed:
		if p.SaveMethod && p.Recurring && p.CustomerPaymentMethodID != nil {
			sub.ChargeTo(*p.CustomerPaymentMethodID)
		}
		events, err = settleCharge(ctx, t, store, sub, slot, order, calendar)
	case open && settled.Released && sub.Status == subscription.Active && p.FailureCode == string(payment.PaymentVoided) && !p.OffSession:
		events, err = sub.Withdrawn(slot, calendar)
	case open && settled.Released:
		events, err = sub.Failed(slot, failure, store.Settings, calendar)
	case !open && settled.Unpaid: // a bank debit can fail days later
		events, err = sub.FailedLate(slot, order, failure, store.Settings, calendar)
	case slot.Collecting && !p.Unsettled():
		events = sub.Collected(slot, order, calendar)
	}
	if err != nil {
		return nil, err
	}
	if err := t.SaveSubscription(ctx, sub); err != nil {
		return nil, err
	}
	if open && failure.Class == ordering.FailureConfig && slot.Status == subscription.RenewalRetrying {
		err = s.tellDelay(ctx, t, store, sub, slot)
	}
	return events, err
}

// instead handles a due renewal that must not be charged. The renewal is skipped if the payment
// provider has refused the store's account for too long. The customer and the store's support
// then get a mail, because a reminder may have announced the renewal.
func (s *Service) instead(ctx context.Context, t *command.Tx, store *settings.Store, sub *subscription.Subscription, calendar subscription.Calendar) ([]domain.Event, error) {
	slot := sub.Open()
	events := sub.Instead(calendar)
	if slot == nil || slot.FailureClass != string(ordering.FailureConfig) || slot.Status != subscription.RenewalSkipped || sub.Status != subscription.Active {
		return events, nil
	}
	if err := s.tellSubscriber(ctx, t, sub, letter.MailSubscriptionPaymentFailed); err != nil {
		return nil, err
	}
	return events, s.tellDelay(ctx, t, store, sub, slot)
}

// settleCharge records that the order of a renewal was placed, and sets the prices of the next
// renewal. The caller saves the subscription.
func settleCharge(ctx context.Context, t *command.Tx, store *settings.Store, sub *subscription.Subscription, slot *subscription.Renewal, order *ordering.Order, calendar subscription.Calendar) ([]domain.Event, error) {
	events, err := sub.Charged(slot, order, calendar)
	if err != nil {
		return nil, err
	}
	plan, err := t.SubscriptionPlan(ctx, sub.SubscriptionPlanID)
	if err != nil {
		return nil, err
	}
	offers, err := offers(ctx, t, store, sub, plan, nil, calendar)
	if err != nil {
		return nil, err
	}
	sub.PriceNext(offers, events)
	return events, nil
}

// tellDelay mails the parties who can help if a renewal waits or is skipped for a reason other than a payment. It sends
// one mail for each slot, status and reason.
func (s *Service) tellDelay(ctx context.Context, t *command.Tx, store *settings.Store, sub *subscription.Subscription, slot *subscription.Renewal) error {
	who, err := t.Customer(ctx, sub.CustomerID)
	if err != nil {
		return err
	}
	for _, l := range letter.DelayLetters(store, s.letter.Site(store), who, sub, slot) {
		if err := s.letter.QueueMail(ctx, t, l); err != nil {
			return err
		}
	}
	return nil
}

// RetrySubscription charges the failed renewal now and returns its order. methodID replaces the subscription's payment
// method; nil means that the method does not change. If the method belongs to another customer, the error is not_found.
// If a customer makes the request, the returned order's payment may still wait for the customer to confirm it. A
// repeated request continues from the current state.
func (s *Service) RetrySubscription(ctx context.Context, actor domain.Actor, id int64, methodID *int64) (*ordering.Order, error) {
	if methodID != nil {
		found, err := s.As(actor).Subscription(ctx, subscription.Key{ID: id})
		if err != nil {
			return nil, err
		}
		saved, err := s.As(actor).CustomerPaymentMethod(ctx, *methodID)
		if err != nil {
			return nil, err
		}
		if saved.CustomerID != found.CustomerID {
			return nil, domain.Missing("payment method")
		}
	}
	return s.chargeRenewal(ctx, actor, renewal{subscriptionID: id, asked: true, present: actor.Kind == domain.ActorCustomer, methodID: methodID})
}

// chargeRenewal charges a renewal because of a request, and returns the renewal's order.
func (s *Service) chargeRenewal(ctx context.Context, actor domain.Actor, in renewal) (*ordering.Order, error) {
	held, err := s.reserveRenewal(ctx, actor, in)
	switch {
	case err != nil:
		return nil, err
	case held.attempt != nil:
		return s.charge(ctx, actor, held)
	case held.order == nil:
		return nil, ordering.NothingToPayWithError(string(payment.InvalidToken))
	}
	return held.order, nil
}

// ProcessSubscriptions makes the store's renewals that are scheduled up to and including a day due now; the job then
// charges them. The parameter by is that day; nil means today in the store's time zone, and a later day is an error.
// ids limits the subscriptions; an empty ids means all. Repeated and concurrent calls are safe, because each renewal
// becomes due only once.
func (s *Service) ProcessSubscriptions(ctx context.Context, actor domain.Actor, by *domain.Date, ids []int64) (processed subscription.Processed, err error) {
	tx, store, err := s.Open(ctx, actor)
	if err != nil {
		return processed, err
	}
	defer tx.Rollback()
	today := subscription.CalendarOf(store, tx.At).Today()
	processed.By = today
	if by != nil {
		if processed.By = *by; *by > today {
			return processed, domain.Invalid("/processingDate", "Renewals run on their day: today is %s in the store's time zone.", today)
		}
	}
	counted, err := tx.Hasten(ctx, processed.By, ids)
	if err != nil {
		return processed, err
	}
	processed.Due, processed.Queued, processed.Busy = counted.Due, counted.Hastened, counted.Busy
	if processed.Queued > 0 {
		queued := domain.Itoa(processed.Queued)
		tx.Note("process", "store", actor.StoreID, domain.Change{Field: "queuedRenewals", New: &queued})
	}
	return processed, tx.Commit(ctx)
}
