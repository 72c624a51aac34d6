package view

import (
	"cmp"

	"github.com/storeplatform/storeplatform/gen/common"
	"github.com/storeplatform/storeplatform/openapi/nullable"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/pricing"
	"github.com/storeplatform/storeplatform/store/domain/subscription"
)

// SubscriptionEstimate converts the expected cost of a renewal, with at most 100 problems.
func SubscriptionEstimate(e *subscription.Estimate) common.SubscriptionEstimate {
	q := e.Quote
	money := q.Currency.Format
	out := common.SubscriptionEstimate{
		ProcessingDate: Date(e.On), Items: []common.SubscriptionEstimateLine{}, Subtotal: money(q.Subtotal), DiscountTotal: money(q.DiscountTotal),
		ShippingTotal: money(q.ShippingTotal), TaxTotal: money(q.TaxTotal), GrandTotal: money(q.GrandTotal), CurrencyCode: string(q.Currency),
		IsEstimate: true, Problems: []common.SubscriptionEstimateProblem{},
	}
	for i, item := range e.Lines {
		out.Items = append(out.Items, common.SubscriptionEstimateLine{
			SubscriptionItemID: item.ID, SKU: item.SKU, Name: cmp.Or(e.Titles[item.VariantID], item.Name), Quantity: int32(item.Quantity),
			UnitPrice: money(q.Lines[i].DeliveryPrice), DeliveryPrices: Each(q.Lines[i].DeliveryPrices, money), LineTotal: money(q.Lines[i].LineTotal),
		})
	}
	for _, p := range q.Problems {
		shown := common.SubscriptionEstimateProblem{Code: common.ErrorCode(problemCode(p.Code)), SubscriptionItemID: nullable.NewNullNullable[common.SubscriptionItemID](), Message: p.Message}
		if p.Line != pricing.WholeCart {
			shown.SubscriptionItemID.Set(e.Lines[p.Line].ID)
		}
		out.Problems = append(out.Problems, shown)
	}
	for _, o := range e.Obstacles {
		out.Problems = append(out.Problems, common.SubscriptionEstimateProblem{Code: common.ErrorCode(o.Code), SubscriptionItemID: nullable.NewNullNullable[common.SubscriptionItemID](), Message: o.Message})
	}
	out.Problems = out.Problems[:min(len(out.Problems), 100)]
	return out
}

// problemCode returns the error code for a problem of a quote.
func problemCode(code pricing.ProblemCode) domain.Code {
	switch code {
	case pricing.TooFewInStock:
		return domain.InsufficientStock
	case pricing.CannotBeShipped:
		return domain.ShippingNotAvailable
	case pricing.CouponDoesNotApply:
		return domain.CouponNotApplicable
	case pricing.CouponHasRunOut:
		return domain.CouponExhausted
	case pricing.NoLongerSold, pricing.QuantityNotAllowed, pricing.PriceChanged, pricing.BelowMinOrder, pricing.FieldMissing, pricing.FieldInvalid, pricing.QuantityReduced:
	}
	return domain.InvalidValue
}

// UpcomingRenewals converts the upcoming renewals. estimate is the estimated cost of the next renewal.
func UpcomingRenewals(upcoming []subscription.Upcoming, estimate *subscription.Estimate) common.SubscriptionUpcomingList {
	return common.SubscriptionUpcomingList{Items: UpcomingCycles(upcoming, estimate)}
}

// UpcomingCycles converts the upcoming renewals to the shape that they have within a subscription.
func UpcomingCycles(upcoming []subscription.Upcoming, estimate *subscription.Estimate) []common.SubscriptionUpcomingCycle {
	return Each(upcoming, func(u subscription.Upcoming) common.SubscriptionUpcomingCycle {
		out := common.SubscriptionUpcomingCycle{
			CycleNumber: CountOrNull(u.Cycle), ProcessingDate: Date(u.On), Status: common.SubscriptionCycleStatus(u.Status), IsPrepaid: u.Prepaid,
			Estimate: nullable.NewNullNullable[common.SubscriptionEstimate](),
		}
		if estimate != nil && u.Cycle != nil && u.On == estimate.On {
			out.Estimate.Set(SubscriptionEstimate(estimate))
		}
		return out
	})
}

// SubscriptionHistoryPage converts a page of history entries with their authors.
func SubscriptionHistoryPage(page domain.Page[*subscription.SubscriptionHistoryEntry]) common.SubscriptionHistoryPage {
	info := Page(page)
	return common.SubscriptionHistoryPage{
		Items: Each(page.Items, SubscriptionHistory), Page: info.Page, PageSize: info.PageSize,
		TotalCount: info.TotalCount, TotalIsEstimate: info.TotalIsEstimate, NextCursor: info.NextCursor,
	}
}

// SubscriptionHistory converts a history entry with its author.
func SubscriptionHistory(e *subscription.SubscriptionHistoryEntry) common.SubscriptionHistoryEntry {
	out := common.SubscriptionHistoryEntry{
		SubscriptionHistoryEntryID: e.ID, Action: common.SubscriptionHistoryAction(e.Action), EventType: nullable.NewNullNullable[common.WebhookEventType](),
		ActorType: common.ActorType(e.ActorKind), ActorName: TextOrNull(e.AuthorName), Message: e.Message, CutoffOverridden: e.CutoffOverridden,
		OrderID: Or(e.OrderID), CreatedOn: Time(e.CreatedOn),
	}
	if e.EventType != "" {
		out.EventType.Set(common.WebhookEventType(e.EventType))
	}
	return out
}

// SubscriptionActions converts the actions that are allowed.
func SubscriptionActions(allowed []subscription.Action) []common.SubscriptionAction {
	return Each(allowed, func(a subscription.Action) common.SubscriptionAction { return common.SubscriptionAction(a) })
}

// FailureClass returns the class of a renewal's last failure; null means none.
func FailureClass(s *subscription.Subscription) nullable.Nullable[common.SubscriptionFailureClass] {
	if class := s.FailureClass(); class != "" {
		return nullable.NewNullableWithValue(common.SubscriptionFailureClass(class))
	}
	return nullable.NewNullNullable[common.SubscriptionFailureClass]()
}
