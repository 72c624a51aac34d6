package taxes

import (
	"cmp"
	"context"
	"encoding/json"
	"slices"

	"github.com/storeplatform/storeplatform/store/command"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/integration"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/pricing"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/provider/tax"
)

// ReportTaxes queues reports to the store's tax service about the orders that a command has saved.
// Every command that takes money, edits an order or ends a refund saves the order, so no other code
// queues these reports.
func ReportTaxes(ctx context.Context, t *command.Tx) error {
	var provider *settings.TaxProvider
	for _, o := range t.SavedOrders() {
		if o.TaxSource != pricing.TaxByProvider || o.PlacedOn == nil {
			continue
		}
		if provider == nil {
			var err error
			if provider, err = t.TaxProvider(ctx); err != nil {
				return err
			}
		}
		if !provider.Reports() {
			return nil
		}
		had, err := t.TaxReportsOf(ctx, o.ID)
		if err != nil {
			return err
		}
		for _, r := range o.TaxReports(had) {
			if err := t.Insert(ctx, r); err != nil {
				return err
			}
			if _, err := command.Queue(ctx, t, taxWork(provider, r)); err != nil {
				return err
			}
		}
	}
	return nil
}

// taxWork returns the task that sends a report.
func taxWork(p *settings.TaxProvider, r *ordering.TaxReport) integration.Work {
	w := integration.Work{TaskType: integration.TaxReport, Integration: integration.Tax, ProviderCode: p.ProviderCode, ObjectType: "order", ObjectID: domain.Itoa(r.OrderID),
		LiveKey: taxReportKey(r), Attempts: integration.PatientAttempts}
	payload := map[string]any{"taxReportId": r.ID, "kind": r.Kind, "orderId": r.OrderID}
	if r.RefundID != nil {
		w.ObjectType, w.ObjectID = "refund", domain.Itoa(*r.RefundID)
		payload["refundId"] = *r.RefundID
	}
	text, err := json.Marshal(payload)
	if err != nil {
		panic(err) // marshaling numbers and a word cannot fail
	}
	w.Payload = string(text)
	return w
}

// ReportTax sends a report. A report is skipped if a later one has the same subject, because the
// later report contains everything. While an earlier report is being sent, the later report waits,
// so that the earlier one cannot arrive after it. A report that failed permanently does not make
// others wait.
func (s *Service) ReportTax(ctx context.Context, run *command.TaskRun) error {
	var payload struct {
		TaxReportID int64 `json:"taxReportId"`
		OrderID     int64 `json:"orderId"`
	}
	if err := json.Unmarshal([]byte(run.Task.Payload), &payload); err != nil {
		return err
	}
	reader := s.As(run.System)
	order, err := reader.Order(ctx, ordering.OrderKey{ID: payload.OrderID})
	if err != nil {
		return err
	}
	all, err := reader.TaxReportsOf(ctx, payload.OrderID)
	if err != nil {
		return err
	}
	report, found := domain.ByID(all, payload.TaxReportID)
	if !found {
		return domain.Missing("tax report")
	}
	overtaken, earlier := false, []*ordering.TaxReport{}
	for _, r := range all {
		switch {
		case !r.SameSubject(report) || r.ID == report.ID:
		case r.ID > report.ID:
			overtaken = true
		case r.SettledOn == nil:
			earlier = append(earlier, r)
		}
	}
	if !overtaken {
		if making, err := s.makingTaxReports(ctx, run, earlier); err != nil || making {
			return cmp.Or(err, domain.Errorf(domain.Busy, "An earlier report about the same is being made."))
		}
		ctx = command.About(ctx, func(o *command.Occasion) { o.ObjectType, o.ObjectID = run.Task.ObjectType, run.Task.ObjectID })
		if err := s.tellTaxes(ctx, run, order, report, all); err != nil {
			return err
		}
	}
	return run.Step(ctx, func(tx *command.Tx, _ *integration.IntegrationTask) ([]domain.Event, error) {
		for _, done := range append(earlier, report) {
			r, err := tx.LockTaxReport(ctx, done.ID)
			if err != nil {
				return nil, err
			}
			if r.SettledOn != nil {
				continue
			}
			r.SettledOn = &tx.At
			if err := tx.Update(ctx, r); err != nil {
				return nil, err
			}
		}
		return nil, nil
	})
}

// makingTaxReports reports whether one of the reports is being sent, or was interrupted and
// has not been retried yet.
func (s *Service) makingTaxReports(ctx context.Context, run *command.TaskRun, reports []*ordering.TaxReport) (bool, error) {
	if len(reports) == 0 {
		return false, nil
	}
	tx, err := s.Begin(ctx, run.System)
	if err != nil {
		return false, err
	}
	defer tx.Rollback()
	var keys []string
	for _, r := range reports {
		keys = append(keys, taxReportKey(r))
	}
	live, err := tx.LiveTasks(ctx, keys)
	return slices.ContainsFunc(live, func(t *integration.IntegrationTask) bool { return t.Status == integration.TaskRunning }), err
}

// taxReportKey returns the key of the task that sends a report.
func taxReportKey(r *ordering.TaxReport) string {
	return string(integration.TaxReport) + "/" + domain.Itoa(r.ID)
}

// tellTaxes sends a report to the tax service.
func (s *Service) tellTaxes(ctx context.Context, run *command.TaskRun, o *ordering.Order, r *ordering.TaxReport, all []*ordering.TaxReport) error {
	reader := s.As(run.System)
	provider, err := reader.TaxProvider(ctx)
	if err != nil {
		return err
	}
	store, err := reader.Store(ctx)
	if err != nil {
		return err
	}
	_, account, err := s.taxService(provider)
	if err != nil {
		return err
	}
	if provider.ProviderCode == settings.StripeTax {
		return command.Untold(s.tellStripe(ctx, run, account, store, provider, o, all))
	}
	id := r.CallName("tax_report_", r.ID)
	switch r.Kind {
	case ordering.TaxCommit:
		err = s.taxes.Commit(ctx, account, id, taxCommit(store, o))
	case ordering.TaxRefund:
		refund, found := domain.ByID(o.Refunds, *r.RefundID)
		if !found {
			return domain.Missing("refund")
		}
		err = s.taxes.Refund(ctx, account, id, taxRefund(store, o, refund))
	case ordering.TaxVoid:
		err = s.taxes.Void(ctx, account, id, tax.VoidRequest{StoreID: store.ID, Livemode: store.Livemode, OrderID: o.ID, RefundID: r.RefundID, Reference: o.TaxReference})
	}
	return command.Untold(err)
}

// taxCommit returns the request that reports an order with the taxes at the time when it was
// placed.
func taxCommit(store *settings.Store, o *ordering.Order) tax.CommitRequest {
	money := o.CurrencyCode.Format
	out := tax.CommitRequest{StoreID: store.ID, Livemode: store.Livemode, OrderID: o.ID, OrderNumber: o.OrderNumber, Version: o.Version, Reference: o.TaxReference,
		CurrencyCode: string(o.CurrencyCode), OrderDate: domain.DateAt(o.OrderDate, store.Location()).String(), Charges: []tax.CommitCharge{},
		TaxTotal: money(o.TaxTotal), Total: money(o.GrandTotal)}
	if at := TaxedAt(o, nil); at != nil {
		place := taxPlace(*at)
		out.To = &place
	}
	rows := func(taxes []pricing.LineTax) []tax.Tax {
		out := []tax.Tax{}
		for _, t := range taxes {
			out = append(out, tax.Tax{Name: t.Name, Rate: t.Rate.Trimmed(), Amount: money(t.Amount)})
		}
		return out
	}
	for _, l := range o.Lines {
		out.Charges = append(out.Charges, tax.CommitCharge{Type: tax.Line, LineItemID: l.ID, SKU: l.SKU, Quantity: l.Quantity, Net: money(l.LineTotal), Taxes: rows(l.Taxes)})
	}
	if o.ShippingMethodID != nil || !o.ShippingTotal.IsZero() {
		out.Charges = append(out.Charges, tax.CommitCharge{Type: tax.Shipping, Quantity: 1, Net: money(o.ShippingTotal), Taxes: rows(o.ShippingTaxes)})
	}
	return out
}

// taxRefund returns the request that reports a refund. It does not include refunds of overpaid
// amounts.
func taxRefund(store *settings.Store, o *ordering.Order, r *ordering.Refund) tax.RefundRequest {
	money, part := r.CurrencyCode.Format, r.Charged()
	out := tax.RefundRequest{StoreID: store.ID, Livemode: store.Livemode, OrderID: o.ID, RefundID: r.ID, Reference: o.TaxReference, CurrencyCode: string(r.CurrencyCode),
		RefundDate: domain.DateAt(r.RefundedOn, store.Location()).String(), Lines: []tax.RefundLine{},
		Subtotal: money(part.Net), ShippingTotal: money(part.Shipping), TaxTotal: money(part.Tax), Total: money(part.Sum())}
	for _, l := range r.Lines {
		out.Lines = append(out.Lines, tax.RefundLine{LineItemID: l.LineItemID, Quantity: l.Quantity, Net: money(l.Subtotal), Tax: money(l.Tax)})
	}
	return out
}
