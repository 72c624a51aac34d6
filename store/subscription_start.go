package store

import (
	"context"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/domain/subscription"
)

// start begins the subscriptions of an order that has just been placed, charged
// with what p was paid with, and has its lines name them. The order has to be saved
// afterwards. Their events follow those of the order.
func (t *tx) start(ctx context.Context, order *ordering.Order, p *ordering.Payment, mandate string, store *settings.Store) ([]domain.Event, error) {
	var events []domain.Event
	calendar := subscription.CalendarOf(store, t.at)
	for _, start := range order.Starts {
		number, err := t.Next(ctx, subscription.Numbers, subscription.FirstNumber)
		if err != nil {
			return nil, err
		}
		if start.Consent != nil {
			start.Consent.Mandate = mandate
		}
		s, created := subscription.Start(order, start, number, p.CustomerPaymentMethodID, calendar)
		if err := t.SaveSubscription(ctx, s); err != nil {
			return nil, err
		}
		ended := s.CompleteAtOnce(&created, calendar)
		if err := t.SaveSubscription(ctx, s); err != nil {
			return nil, err
		}
		for _, item := range start.Items {
			for _, line := range order.Lines {
				if line.Position == item.Position {
					line.SubscriptionID = &s.ID
				}
			}
		}
		events = append(append(events, created), ended...)
	}
	order.Starts = nil
	return events, nil
}
