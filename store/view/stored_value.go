package view

import (
	"github.com/storeplatform/storeplatform/gen/common"
	"github.com/storeplatform/storeplatform/openapi/nullable"
	"github.com/storeplatform/storeplatform/store/domain/value"
)

// StoredValue converts a gift card or store credit, with the reported entry, to the shape of its events. The shape has
// no code and no recipient, because an erasure does not reach events.
func StoredValue(r *value.Report) common.PublicStoredValueSnapshot {
	s := common.PublicStoredValueSnapshot{
		Kind: common.TenderType(r.Kind()), CurrencyCode: string(value.CurrencyOf(r.Account)),
		GiftCardID: Or[int64](nil), StoreCreditAccountID: Or[int64](nil), StoreCustomerID: Or[int64](nil),
		Status: TextOrNull(""), Source: TextOrNull(""), InitialAmount: TextOrNull(""), ExpiresOn: TimeOrNull(nil), LineItemID: LineItemIDOrNull(nil),
		Entry: storedValueEntry(r), CreatedOn: Time(r.Stored().CreatedOn), ModifiedOn: Time(r.Stored().ModifiedOn),
	}
	switch a := r.Account.(type) {
	case *value.GiftCard:
		s.GiftCardID, s.Balance, s.InitialAmount = Or(&a.ID), a.CurrencyCode.Format(a.Balance), AmountOrNull(a.CurrencyCode, &a.InitialAmount)
		s.Status, s.Source = TextOrNull(string(a.Reported())), TextOrNull(string(a.Source))
		s.ExpiresOn, s.LineItemID = TimeOrNull(a.ExpiresOn), LineItemIDOrNull(a.LineItemID)
	case *value.StoreCreditAccount:
		s.StoreCreditAccountID, s.StoreCustomerID, s.Balance = Or(&a.ID), Or(&a.CustomerID), a.CurrencyCode.Format(a.Balance)
	}
	return s
}

func storedValueEntry(r *value.Report) nullable.Nullable[common.PublicStoredValueEntry] {
	e := r.Entry
	if e == nil {
		return nullable.NewNullNullable[common.PublicStoredValueEntry]()
	}
	return nullable.NewNullableWithValue(common.PublicStoredValueEntry{
		EntryID: e.ID, Type: common.StoredValueEntryType(e.Type), Amount: e.CurrencyCode.Format(e.Amount), BalanceAfter: e.CurrencyCode.Format(e.BalanceAfter),
		OrderID: Or(e.OrderID), PaymentID: Or(e.PaymentID), RefundID: Or(e.RefundID), CreatedOn: Time(e.CreatedOn),
	})
}
