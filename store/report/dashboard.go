package report

import (
	"context"
	"errors"
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/report"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/repo"
)

const (
	topProducts = 10
	lowStock    = 20
	// upcomingDays is the number of days, including today, for which renewals are estimated.
	upcomingDays = 7
	salesClaim   = 200 // stores per run, longest wait first
)

// Dashboard returns the figures for a range of days. They are at most five minutes old; GeneratedOn is the time at
// which they were computed. The first request for a range computes its figures. For a day after each request, a job
// recomputes the figures before they expire; after a recent request it does so every minute. A change to an order
// appears after half a minute.
func (s *Service) Dashboard(ctx context.Context, actor domain.Actor, from, to *domain.Date, compareTo report.Comparison, currency *domain.Currency) (*report.Figures, error) {
	r := s.As(actor)
	store, err := r.Store(ctx)
	if err != nil {
		return nil, err
	}
	of, err := report.NewRange(from, to, compareTo, currency, store, s.Clock.Now())
	if err != nil {
		return nil, err
	}
	kept, err := r.Dashboard(ctx, of)
	if err != nil || kept != nil && kept.Range == of && s.Clock.Now().Sub(kept.GeneratedOn) < report.Fresh {
		return kept, err
	}
	f, err := s.figures(ctx, r, store, of)
	if err != nil {
		return nil, err
	}
	return f, s.DB.KeepDashboard(ctx, actor, *f, f.GeneratedOn, f.Range)
}

func (s *Service) figures(ctx context.Context, r repo.Reader, store *settings.Store, of report.Range) (f *report.Figures, err error) {
	zone, now := store.Location(), s.Clock.Now()
	f = &report.Figures{Range: of, GeneratedOn: now}
	begin, end := of.From.At(0, zone), of.To.At(0, zone)
	if f.Sales, err = r.Sales(ctx, of); err != nil {
		return nil, err
	}
	if before, compared := of.Previous(); compared {
		previous, err := r.Sales(ctx, before)
		if err != nil {
			return nil, err
		}
		f.Previous = &previous
	}
	days, err := r.SalesDays(ctx, of)
	if err != nil {
		return nil, err
	}
	f.Days = of.Fill(days)
	if f.Products, err = r.TopProducts(ctx, of, topProducts); err != nil {
		return nil, err
	}
	if f.Buyers, err = r.Buyers(ctx, begin, end); err != nil {
		return nil, err
	}
	if f.Subscribers, err = r.Subscribers(ctx, of.CurrencyCode, begin, end); err != nil {
		return nil, err
	}
	f.Subscribers.Upcoming, f.Subscribers.Expected, err = s.Renewals.ExpectedRenewals(ctx, r.Actor(), of.CurrencyCode, domain.DateAt(now, zone).Add(upcomingDays))
	if err != nil {
		return nil, err
	}
	if f.Attention, err = r.Attention(ctx); err != nil {
		return nil, err
	}
	f.LowStock, err = r.LowStock(ctx, lowStock)
	return f, err
}

// CountSales recounts the days on which something has changed. It takes one step per store in
// turn, so a store with years to count does not delay other stores. Several processes may run it
// at the same time.
func (s *Service) CountSales(ctx context.Context) error {
	due, err := s.DB.ClaimSales(ctx, salesClaim)
	for len(due) > 0 && ctx.Err() == nil {
		storeID := due[0]
		due = due[1:]
		more, failed := s.DB.CountSales(ctx, domain.System(storeID))
		if more {
			due = append(due, storeID)
		}
		err = errors.Join(err, failed)
	}
	return err
}

// RefreshDashboards recomputes the dashboards that were requested within the last day. After
// midnight, a default range that ended yesterday moves forward by one day.
func (s *Service) RefreshDashboards(ctx context.Context) error {
	const ahead, most = time.Minute, 20
	due, err := s.DB.ClaimDashboards(ctx, report.Fresh-ahead, most)
	for _, d := range due {
		err = errors.Join(err, s.refreshDashboard(ctx, domain.System(d.StoreID), d))
	}
	return err
}

func (s *Service) refreshDashboard(ctx context.Context, system domain.Actor, d repo.DueDashboard) error {
	r := s.As(system)
	store, err := r.Store(ctx)
	if err != nil {
		return err
	}
	d.Range.Timezone = store.Settings.Timezone
	f, err := s.figures(ctx, r, store, d.Range.Rolled(domain.DateAt(s.Clock.Now(), store.Location())))
	if err != nil {
		return err
	}
	return s.DB.KeepDashboard(ctx, system, *f, d.ReadOn, d.Range)
}
