package ordering

import (
	"context"
	"fmt"
	"strings"
	"time"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/promauto"

	"github.com/storeplatform/storeplatform/store/command"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/integration"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/egress"
	"github.com/storeplatform/storeplatform/store/provider/payment"
	"github.com/storeplatform/storeplatform/store/repo"
)

const (
	// reconcileEvery is the interval between comparisons of an account's books. Each comparison begins
	// reconcileOverlap before the end of the previous one, because clocks differ and a service's lists lag behind
	// its data.
	reconcileEvery   = 24 * time.Hour
	reconcileOverlap = 2 * time.Hour
	// reconcileFor is the time during which one run requests new pages. reconcileAsks is the
	// number of payments and refunds that one run reads individually.
	reconcileFor  = command.SettleLimit - payment.AnswerTimeout
	reconcileAsks = 50
)

var differences = promauto.NewCounterVec(prometheus.CounterOpts{
	Name: "storeplatform_payment_differences_total",
	Help: "Payments that only one side's books have: ours, or the payment service's.",
}, []string{"provider", "only"})

// ReconcilePayments compares the books of due accounts with the books of their payment services, once a day. It settles
// changes that the store did not know of. Items that only one side has are recorded in the integration log.
func (s *Service) ReconcilePayments(ctx context.Context) error {
	return s.WorkDue(ctx, s.DB.ClaimReconciliations, s.reconcile)
}

// ReconcileNow compares the books of all due accounts, each to the end of its service's list. It returns the
// accounts with reports, failures or differences. An account whose comparison failed is due again in an
// hour.
func (s *Service) ReconcileNow(ctx context.Context) (all []ordering.AccountBooks, err error) {
	for {
		due, err := s.DB.ClaimReconciliations(ctx, repo.Slots{OfAccount: 1, OfGateway: command.GatewaySlots})
		if err != nil || len(due) == 0 {
			return all, err
		}
		for _, item := range due {
			limited, cancel := context.WithTimeout(ctx, command.SettleLimit)
			b, err := s.compareAccount(limited, domain.System(item.StoreID), item.ID)
			cancel()
			if err != nil {
				return all, err
			}
			if b.Reports > 0 || b.Failure != nil || len(b.OnlyHere) > 0 {
				all = append(all, b)
			}
		}
	}
}

func (s *Service) reconcile(ctx context.Context, system domain.Actor, providerID int64) error {
	_, err := s.compareAccount(ctx, system, providerID)
	return err
}

func (s *Service) compareAccount(ctx context.Context, system domain.Actor, providerID int64) (ordering.AccountBooks, error) {
	b := ordering.AccountBooks{StoreID: system.StoreID, PaymentProviderID: providerID}
	provider, err := s.As(system).PaymentProvider(ctx, providerID)
	if err != nil {
		return b, err
	}
	until := s.Clock.Now()
	r := ordering.Reconciliation{From: provider.CreatedOn}
	if provider.ReconciledOn != nil {
		r.From = provider.ReconciledOn.Add(-reconcileOverlap)
	}
	cursor, failure := s.compare(ctx, system, provider, &r)
	s.reportDifferences(ctx, provider, r, failure)
	b.ProviderCode, b.Reconciliation, b.Failure = provider.ProviderCode, r, failure
	tx, err := s.Begin(ctx, system)
	if err != nil {
		return b, err
	}
	defer tx.Rollback()
	switch {
	case failure != nil:
		err = tx.Reconciled(ctx, providerID, provider.ReconciledOn, cursor, tx.At.Add(time.Hour))
	case cursor != "":
		err = tx.Reconciled(ctx, providerID, provider.ReconciledOn, cursor, tx.At)
	default:
		err = tx.Reconciled(ctx, providerID, &until, "", tx.At.Add(reconcileEvery))
	}
	if err != nil {
		return b, err
	}
	return b, tx.Commit(ctx)
}

// compare settles the reports that the service lists, until the list or the time ends, and
// returns the cursor to continue from. At the end of the list the cursor is empty, and
// compare then reads the payments and refunds that the list omitted.
func (s *Service) compare(ctx context.Context, system domain.Actor, provider *settings.PaymentProvider, r *ordering.Reconciliation) (cursor string, err error) {
	cursor = provider.ReconcileCursor
	notifier, err := s.Gateways.NotifierFor(provider.ProviderCode)
	if err != nil {
		return cursor, err
	}
	account, err := s.Account(provider)
	if err != nil {
		return cursor, err
	}
	seen, begun := map[string]bool{}, time.Now()
	for more := true; more; more = cursor != "" && time.Since(begun) < reconcileFor {
		page, err := bounded(ctx, func(ctx context.Context) (payment.ReportPage, error) {
			return notifier.Since(ctx, account, r.From, cursor)
		})
		if err != nil {
			return cursor, err
		}
		for _, report := range page.Reports {
			known, err := s.settleReport(ctx, system, provider, report)
			switch {
			case err != nil:
				return cursor, fmt.Errorf("%s %s: %w", report.Subject, report.Reference, err)
			case !known && report.Subject == payment.SubjectPayment && report.Key != "":
				r.OnlyThere = append(r.OnlyThere, report.Reference)
			}
			seen[report.Reference] = true
			r.Reports++
		}
		cursor = page.Cursor
	}
	if cursor != "" {
		return cursor, nil
	}
	ours, err := s.booked(ctx, system, provider, r.From)
	if err != nil {
		return "", err
	}
	asked := 0
	for _, of := range ours {
		if seen[of.Reference] || asked == reconcileAsks || time.Since(begun) > reconcileFor {
			continue
		}
		asked++
		reports, err := bounded(ctx, func(ctx context.Context) ([]payment.Report, error) { return notifier.Read(ctx, account, of) })
		if err != nil {
			return "", err
		}
		if len(reports) == 0 {
			r.OnlyHere = append(r.OnlyHere, of.Reference)
		}
	}
	return "", nil
}

// booked lists an account's payments and refunds in the store's books since a given time, except those of the last
// hour. It omits manual refunds, because the service does not know them.
func (s *Service) booked(ctx context.Context, system domain.Actor, provider *settings.PaymentProvider, from time.Time) (all []payment.Notice, err error) {
	read, to := s.As(system), s.Clock.Now().Add(-reconcileOverlap/2)
	payments, err := read.PaymentsOfAccount(ctx, provider.ID, from, to)
	if err != nil {
		return nil, err
	}
	for _, p := range payments {
		all = append(all, payment.Notice{Subject: payment.SubjectPayment, Reference: p.ProviderReference})
	}
	if settings.RefundsByHand(provider.ProviderCode) {
		return all, nil
	}
	refunds, err := read.RefundsOfAccount(ctx, provider.ID, from, to)
	for _, r := range refunds {
		all = append(all, payment.Notice{Subject: payment.SubjectRefund, Reference: r.ProviderReference})
	}
	return all, err
}

// bounded calls the function ask with the timeout payment.AnswerTimeout.
func bounded[T any](ctx context.Context, ask func(context.Context) (T, error)) (T, error) {
	ctx, cancel := context.WithTimeout(ctx, payment.AnswerTimeout)
	defer cancel()
	return ask(ctx)
}

// reportDifferences records the result of a comparison in the integration log, and adds
// the differences to the metric.
func (s *Service) reportDifferences(ctx context.Context, provider *settings.PaymentProvider, r ordering.Reconciliation, failure error) {
	s.Recorder(integration.Payment).Observe(ctx, egress.Call{StoreID: provider.StoreID, ProviderCode: provider.ProviderCode, AccountID: provider.ID, Operation: "reconcile", Request: map[string]time.Time{"from": r.From}},
		func(_ context.Context, c *egress.Call) {
			c.Answer, c.Err = r, failure
			if there, here := len(r.OnlyThere), len(r.OnlyHere); there+here > 0 {
				differences.WithLabelValues(provider.ProviderCode, "there").Add(float64(there))
				differences.WithLabelValues(provider.ProviderCode, "here").Add(float64(here))
				c.ErrorCode = "books_differ"
				c.Err = fmt.Errorf("only the payment service has: %s; only the store has: %s", some(r.OnlyThere), some(r.OnlyHere))
			}
		})
}

// some returns a text that lists up to 20 references and states how many more exist.
func some(references []string) string {
	const most = 20
	switch {
	case len(references) == 0:
		return "none"
	case len(references) > most:
		return fmt.Sprintf("%s and %d more", strings.Join(references[:most], ", "), len(references)-most)
	}
	return strings.Join(references, ", ")
}
