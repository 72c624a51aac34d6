package ordering

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"sync"

	"github.com/storeplatform/storeplatform/store/command"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/integration"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
)

// SyncOrders queues tasks that read the current state of orders from outside systems. Empty targets means all
// targets. The target payment applies to payments through a gateway, and commission to orders that count for
// commissions. The other targets queue nothing: carriers are not connected yet, and tax services have their own
// tasks. If a task already waits or runs, SyncOrders returns that task and queues no second one.
func (s *Service) SyncOrders(ctx context.Context, actor domain.Actor, orderIDs []int64, targets []integration.Integration) ([]ordering.OrderSync, error) {
	tx, err := s.Begin(ctx, actor)
	if err != nil {
		return nil, err
	}
	defer tx.Rollback()
	providers, err := tx.OrderProviders(ctx, orderIDs)
	if err != nil {
		return nil, err
	}
	store, err := tx.Store(ctx)
	if err != nil {
		return nil, err
	}
	out, work, of := make([]ordering.OrderSync, len(orderIDs)), []integration.Work{}, []int{}
	for i, id := range orderIDs {
		out[i] = ordering.OrderSync{OrderID: id, TaskIDs: []int64{}}
		if store.CommissionService && (len(targets) == 0 || slices.Contains(targets, integration.Commission)) {
			reports, err := s.commissions(ctx, tx, id)
			if err != nil {
				return nil, err
			}
			for _, w := range reports {
				work, of = append(work, w), append(of, i)
			}
		}
		codes := slices.DeleteFunc(providers[id], func(code string) bool { _, err := s.Gateways.For(code); return err != nil })
		if len(codes) == 0 || len(targets) > 0 && !slices.Contains(targets, integration.Payment) {
			continue
		}
		sync := integration.Work{
			TaskType: integration.OrderPaymentSync, Integration: integration.Payment, ObjectType: "order", ObjectID: domain.Itoa(id),
			LiveKey: string(integration.OrderPaymentSync) + "/" + domain.Itoa(id),
		}
		if len(codes) == 1 {
			sync.ProviderCode = codes[0]
		}
		payload, err := json.Marshal(map[string]int64{"orderId": id})
		if err != nil {
			return nil, err
		}
		sync.Payload = string(payload)
		work, of = append(work, sync), append(of, i)
	}
	tasks, err := command.Queue(ctx, tx, work...)
	if err != nil {
		return nil, err
	}
	for n, task := range tasks {
		out[of[n]].TaskIDs = append(out[of[n]].TaskIDs, task.ID)
	}
	return out, tx.Commit(ctx)
}

// SyncOrderPayments asks the gateways of an order about its open payments, captures, voids and refunds. It
// settles the responses as usual, with their events. While any outcome is unknown, the error is
// payment_outcome_unknown.
func (s *Service) SyncOrderPayments(ctx context.Context, run *command.TaskRun) error {
	id, err := strconv.ParseInt(run.Task.ObjectID, 10, 64)
	if err != nil {
		return err
	}
	order, err := s.As(run.System).Order(ctx, ordering.OrderKey{ID: id})
	if err != nil {
		return err
	}
	var asks []func() (unheard string, err error)
	for _, p := range order.Payments {
		if _, err := s.Gateways.For(p.ProviderCode); err != nil {
			continue
		}
		switch {
		case p.Unsettled():
			asks = append(asks, func() (string, error) {
				outcome, err := s.settlePayment(ctx, run.System, p.ID)
				return unheard(outcome == ordering.OutcomeUnknown, "payment", p.ID), err
			})
		case p.CapturingAmount.Positive():
			asks = append(asks, func() (string, error) {
				settled, err := s.settleCapture(ctx, run.System, p.ID, true)
				return unheard(err == nil && settled.CapturingAmount.Positive(), "capture of payment", p.ID), err
			})
		case p.OwesVoid():
			asks = append(asks, func() (string, error) {
				err := s.settleVoid(ctx, run.System, p)
				if err != nil {
					return "", err
				}
				released, err := s.As(run.System).Payment(ctx, p.ID)
				return unheard(err == nil && released.OwesVoid(), "release of payment", p.ID), err
			})
		}
	}
	for _, r := range order.Refunds {
		if r.Unsettled() && r.PaymentID != nil && !r.ByProvider {
			asks = append(asks, func() (string, error) {
				_, outcome, err := s.settleRefund(ctx, run.System, r.ID)
				return unheard(outcome == ordering.OutcomeUnknown, "refund", r.ID), err
			})
		}
	}
	var all sync.WaitGroup
	open, failures := make([]string, len(asks)), make([]error, len(asks))
	for i, ask := range asks {
		all.Go(func() { open[i], failures[i] = ask() })
	}
	all.Wait()
	if err := errors.Join(failures...); err != nil {
		return err
	}
	if open = slices.DeleteFunc(open, func(what string) bool { return what == "" }); len(open) > 0 {
		return domain.Errorf(domain.PaymentOutcomeUnknown, "The payment service does not say what became of %s.", open[0])
	}
	return nil
}

func unheard(is bool, what string, id int64) string {
	if !is {
		return ""
	}
	return fmt.Sprintf("%s %d", what, id)
}
