package partner

import (
	"context"
	"encoding/json"
	"time"

	"github.com/storeplatform/storeplatform/store/command"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/integration"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/provider/commission"
)

// commissionPayload is the payload of tasks about customers and orders. A task about customers
// without a CustomerID reports all customers.
type commissionPayload struct {
	Connection int   `json:"connection"`
	CustomerID int64 `json:"customerId,omitempty"`
	ReportID   int64 `json:"commissionReportId,omitempty"`
	OrderID    int64 `json:"orderId,omitempty"`
}

// reportSold queues the reports of an order that the store's commission service has not received,
// and returns the work of these reports. If byHand is true, reportSold queues nothing, and also
// returns the work of reports that are not settled.
func reportSold(ctx context.Context, t *command.Tx, p *settings.CommissionProvider, o *ordering.Order, byHand bool) (work []integration.Work, err error) {
	if !p.SyncOrders || o.PlacedOn == nil {
		return nil, nil
	}
	had, err := t.CommissionReportsOf(ctx, o.ID)
	if err != nil {
		return nil, err
	}
	for _, r := range o.CommissionReports(p, had, byHand) {
		if err := t.Insert(ctx, r); err != nil {
			return nil, err
		}
		work = append(work, commissionOrderWork(p, r))
	}
	if byHand { // failed reports are sent again
		for _, r := range had {
			if r.SettledOn == nil && r.Connection == p.Connection {
				work = append(work, commissionOrderWork(p, r))
			}
		}
		return work, nil
	}
	_, err = command.Queue(ctx, t, work...)
	return work, err
}

// CommissionByHand returns the work that reports an order to the commission service again. The
// caller queues the work.
func CommissionByHand(ctx context.Context, t *command.Tx, orderID int64) ([]integration.Work, error) {
	provider, err := t.CommissionProvider(ctx)
	if err != nil || !provider.Asks() {
		return nil, err
	}
	order, err := t.LockOrder(ctx, orderID)
	if err != nil {
		return nil, err
	}
	return reportSold(ctx, t, provider, order, true)
}

// commissionOrderWork returns the task that sends a report to the service.
func commissionOrderWork(p *settings.CommissionProvider, r *ordering.CommissionReport) integration.Work {
	return integration.Work{TaskType: integration.CommissionOrderSync, Integration: integration.Commission, ProviderCode: p.ProviderCode,
		ObjectType: "order", ObjectID: domain.Itoa(r.OrderID), Attempts: integration.PatientAttempts,
		LiveKey: string(integration.CommissionOrderSync) + "/" + domain.Itoa(r.ID),
		Payload: commissionPayload{Connection: r.Connection, ReportID: r.ID, OrderID: r.OrderID}.text()}
}

// ReportCommission sends a report. A report of a reversal waits until the latest report of its order is
// settled. That report must be the latest one, because an earlier report may be settled without a call if a
// later one replaces it. A report is skipped if a later report has the same subject, or if the report belongs
// to an earlier connection.
func (s *Service) ReportCommission(ctx context.Context, run *command.TaskRun) error {
	var payload commissionPayload
	if err := json.Unmarshal([]byte(run.Task.Payload), &payload); err != nil {
		return err
	}
	reader := s.As(run.System)
	// The order is read first. A later change to the order causes a later report, so two reports of the same version
	// never differ.
	order, err := reader.Order(ctx, ordering.OrderKey{ID: payload.OrderID})
	if err != nil {
		return err
	}
	all, err := reader.CommissionReportsOf(ctx, payload.OrderID)
	if err != nil {
		return err
	}
	report, found := domain.ByID(all, payload.ReportID)
	if !found {
		return domain.Missing("commission report")
	}
	provider, err := reader.CommissionProvider(ctx)
	if err != nil {
		return err
	}
	needless := report.SettledOn != nil || provider.Connection != report.Connection
	told := report.OfOrder()
	for _, r := range all {
		needless = needless || r.ID > report.ID && r.SameSubject(report)
		if !report.OfOrder() && r.OfOrder() && r.Connection == report.Connection { // the oldest report comes first
			told = r.SettledOn != nil
		}
	}
	if !needless && !told {
		return domain.Errorf(domain.Busy, "The commission service is not told of the order yet.")
	}
	if !needless {
		if err := s.tellSold(ctx, run, provider, order, report); err != nil {
			return err
		}
	}
	return run.Step(ctx, func(tx *command.Tx, _ *integration.IntegrationTask) ([]domain.Event, error) {
		r, err := tx.LockCommissionReport(ctx, report.ID)
		if err != nil || r.SettledOn != nil {
			return nil, err
		}
		if r.SettledOn = &tx.At; !needless {
			if err := tx.KeepCommissionSynced(ctx, provider); err != nil {
				return nil, err
			}
		}
		return nil, tx.Update(ctx, r)
	})
}

// tellSold sends a report to the commission service.
func (s *Service) tellSold(ctx context.Context, run *command.TaskRun, p *settings.CommissionProvider, o *ordering.Order, r *ordering.CommissionReport) error {
	account, err := s.commissionAccount(p)
	if err != nil {
		return err
	}
	reader := s.As(run.System)
	store, err := reader.Store(ctx)
	if err != nil {
		return err
	}
	volumes, err := s.volumes(ctx, run, p, o)
	if err != nil {
		return err
	}
	ctx = command.About(ctx, func(a *command.Occasion) { a.ObjectType, a.ObjectID = run.Task.ObjectType, run.Task.ObjectID })
	id := r.CallName("commission_report_", r.ID)
	switch r.Kind {
	case ordering.CommissionQualified, ordering.CommissionCancelled:
		request := soldOrder(store, o, r, volumes)
		if o.CustomerID != nil {
			known, err := reader.CommissionCustomer(ctx, *o.CustomerID, p.Connection)
			if err != nil {
				return err
			}
			if known != nil {
				request.ProviderCustomerID = known.ProviderCustomerID
			}
		}
		err = s.commissions.Order(ctx, account, id, request)
	case ordering.CommissionReversed, ordering.CommissionUndone:
		err = s.commissions.Reversal(ctx, account, id, reversal(store, o, r, volumes))
	}
	return command.Untold(err)
}

// volumes returns the commission volume of one unit of each line, by line id. A nil result means
// that the net amount is the volume. A line without a valid volume has the volume 0.
func (s *Service) volumes(ctx context.Context, run *command.TaskRun, p *settings.CommissionProvider, o *ordering.Order) (map[int64]domain.Amount, error) {
	if p.VolumeField == nil {
		return nil, nil
	}
	var variants []int64
	for _, l := range o.Lines {
		if l.VariantID != nil {
			variants = append(variants, *l.VariantID)
		}
	}
	goods, err := s.As(run.System).Sellables(ctx, variants)
	if err != nil {
		return nil, err
	}
	out := map[int64]domain.Amount{}
	for _, l := range o.Lines {
		out[l.ID] = domain.Amount{}
		if l.VariantID == nil || goods[*l.VariantID].Variant == nil {
			continue
		}
		for _, f := range goods[*l.VariantID].Variant.CustomFields {
			if f.Key == *p.VolumeField && f.Value != nil {
				if volume, err := domain.ParseAmount(*f.Value); err == nil {
					out[l.ID] = volume.Round(4, domain.HalfUp)
				}
			}
		}
	}
	return out, nil
}

// volumeOf returns the commission volume of some units of a line. net is the net amount of these
// units.
func volumeOf(volumes map[int64]domain.Amount, lineID int64, quantity int, net domain.Amount) domain.Amount {
	if volumes == nil {
		return net
	}
	return volumes[lineID].Times(int64(quantity))
}

// soldOrder returns the request that reports an order.
func soldOrder(store *settings.Store, o *ordering.Order, r *ordering.CommissionReport, volumes map[int64]domain.Amount) commission.OrderRequest {
	money := o.CurrencyCode.Format
	out := commission.OrderRequest{StoreID: store.ID, Livemode: store.Livemode, OrderID: o.ID, OrderNumber: o.OrderNumber, Version: o.Version,
		Status: string(r.Kind), Source: string(o.Source), SubscriptionID: o.SubscriptionID, CustomerID: o.CustomerID, PlacedOn: o.PlacedOn.UTC(),
		CurrencyCode: string(o.CurrencyCode), Lines: []commission.OrderLine{}, ShippingTotal: money(o.ShippingTotal), TaxTotal: money(o.TaxTotal), Total: money(o.GrandTotal.Sub(o.GiftCardTotal()))}
	if o.ReferrerCode != "" {
		out.ReferrerCode = &o.ReferrerCode
	}
	var net, volume domain.Amount
	for _, l := range o.Lines {
		if l.BuysGiftCard() { // the goods that the card pays for count
			continue
		}
		of := volumeOf(volumes, l.ID, l.Quantity, l.LineTotal)
		net, volume = net.Add(l.LineTotal), volume.Add(of)
		out.Lines = append(out.Lines, commission.OrderLine{LineItemID: l.ID, SKU: l.SKU, Name: l.Name, Quantity: l.Quantity, Net: money(l.LineTotal), Volume: of.Trimmed()})
	}
	out.Subtotal, out.Volume = money(net), volume.Trimmed()
	return out
}

// reversal returns the request that reports a refund or a chargeback.
func reversal(store *settings.Store, o *ordering.Order, r *ordering.CommissionReport, volumes map[int64]domain.Amount) commission.ReversalRequest {
	money := o.CurrencyCode.Format
	out := commission.ReversalRequest{StoreID: store.ID, Livemode: store.Livemode, OrderID: o.ID, Sequence: r.ID, Status: string(r.Kind), RefundID: r.RefundID,
		ChargebackID: r.ChargebackID, CurrencyCode: string(o.CurrencyCode), Lines: []commission.ReversalLine{}}
	on := r.CreatedOn
	if r.RefundID != nil {
		out.ReversalID = "refund-" + domain.Itoa(*r.RefundID)
		if refund, found := domain.ByID(o.Refunds, *r.RefundID); found {
			on, out.Total = refund.RefundedOn, money(o.Commissioned(refund))
			for _, l := range refund.Lines {
				if line, ok := o.Line(l.LineItemID); ok && line.BuysGiftCard() {
					continue
				}
				out.Lines = append(out.Lines, commission.ReversalLine{LineItemID: l.LineItemID, Quantity: l.Quantity, Net: money(l.Subtotal),
					Volume: volumeOf(volumes, l.LineItemID, l.Quantity, l.Subtotal).Trimmed()})
			}
		}
	}
	if r.ChargebackID != nil {
		out.ReversalID = "chargeback-" + domain.Itoa(*r.ChargebackID)
		if dispute, found := domain.ByID(o.Chargebacks, *r.ChargebackID); found {
			out.Total = money(dispute.Amount.Min(o.GrandTotal.Sub(o.GiftCardTotal())))
		}
	}
	out.ReversedOn = on.UTC().Truncate(time.Millisecond)
	return out
}
