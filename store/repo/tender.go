package repo

import (
	"context"
	"fmt"
	"slices"

	"gorm.io/gorm"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/value"
)

// accountKey identifies an account of stored value.
type accountKey struct {
	kind value.Kind
	id   int64
}

// keep remembers locked accounts, so that PostTenders finds them.
func (tx *Tx) keep(accounts ...value.Account) {
	if tx.accounts == nil {
		tx.accounts = map[accountKey]value.Account{}
	}
	for _, a := range accounts {
		tx.accounts[accountKey{a.Kind(), a.Stored().ID}] = a
	}
}

// track keeps the state of an account before its first change.
func (tx *Tx) track(a value.Account) {
	if h := tx.history(a); h != nil {
		h.Account = a
		return
	}
	tx.stored = append(tx.stored, &value.History{Account: a, Before: copied(a)})
}

// history returns the history of an account; nil means that the transaction has not locked it.
func (tx *Tx) history(a value.Account) *value.History {
	for _, h := range tx.stored {
		if h.Account.Kind() == a.Kind() && h.Account.Stored().ID == a.Stored().ID {
			return h
		}
	}
	return nil
}

// copied returns a copy of an account. Rules replace the values behind its pointers and never change them.
func copied(a value.Account) value.Account {
	switch a := a.(type) {
	case *value.GiftCard:
		c := *a
		return &c
	case *value.StoreCreditAccount:
		c := *a
		return &c
	}
	return a
}

// StoredValue returns what the transaction has done with each account that it has locked or inserted.
func (tx *Tx) StoredValue() []*value.History { return tx.stored }

// AccountFilter selects accounts of stored value.
type AccountFilter struct {
	GiftCards   []int64         // ids of gift cards
	BoughtBy    []int64         // ids of order lines: the gift cards that they have bought
	StoreCredit []int64         // ids of accounts of store credit
	CustomerID  int64           // the store credit of a customer; 0 means none
	Currency    domain.Currency // only this currency of CustomerID's credit; empty means every currency
}

// creditWhere returns the condition of the accounts of store credit; empty means none.
func (f AccountFilter) creditWhere() (where string, args []any) {
	switch {
	case f.CustomerID != 0 && f.Currency != "":
		return "customer_id = ? AND currency_code = ?", []any{f.CustomerID, f.Currency}
	case f.CustomerID != 0:
		return "customer_id = ?", []any{f.CustomerID}
	case len(f.StoreCredit) > 0:
		return "id IN ?", []any{f.StoreCredit}
	}
	return "", nil
}

// tenderAccounts selects a cart's gift cards and, if the actor may spend it, its customer's store credit.
func tenderAccounts(cart *ordering.Cart, actor domain.Actor) AccountFilter {
	f := AccountFilter{GiftCards: cart.GiftCardIDs()}
	if cart.SpendsCredit(actor) {
		f.CustomerID, f.Currency = *cart.CustomerID, cart.CurrencyCode
	}
	return f
}

// TenderAccounts returns the gift cards of a cart and, if the actor may spend it, its customer's store credit,
// without locks. Accounts that no longer exist are missing.
func (r Reader) TenderAccounts(ctx context.Context, cart *ordering.Cart) (accounts []value.Account, err error) {
	var cards []*value.GiftCard
	var credit []*value.StoreCreditAccount
	f := tenderAccounts(cart, r.actor)
	err = r.in(ctx, func(g *gorm.DB) error {
		if len(f.GiftCards) > 0 {
			if err := g.Where("id IN ?", f.GiftCards).Order("id").Find(&cards).Error; err != nil {
				return err
			}
		}
		if where, args := f.creditWhere(); where != "" {
			return g.Where(where, args...).Find(&credit).Error
		}
		return nil
	})
	return together(cards, credit), err
}

// LockTenderAccounts locks the accounts that TenderAccounts returns.
func (tx *Tx) LockTenderAccounts(ctx context.Context, cart *ordering.Cart) ([]value.Account, error) {
	return tx.LockAccounts(ctx, tenderAccounts(cart, tx.actor))
}

func together(cards []*value.GiftCard, credit []*value.StoreCreditAccount) (accounts []value.Account) {
	for _, c := range cards {
		accounts = append(accounts, c)
	}
	for _, c := range credit {
		accounts = append(accounts, c)
	}
	return accounts
}

// LockAccounts locks accounts of stored value in the order that avoids deadlocks: gift cards by id, then
// store credit by id. Call it before TakeCoupons and TakeStock. Accounts that do not exist are missing.
func (tx *Tx) LockAccounts(ctx context.Context, f AccountFilter) (accounts []value.Account, err error) {
	var cards []*value.GiftCard
	var credit []*value.StoreCreditAccount
	switch {
	case len(f.BoughtBy) > 0:
		cards, err = lockAll[value.GiftCard](ctx, tx, "(id = ANY(?) OR line_item_id = ANY(?))", array(f.GiftCards), array(f.BoughtBy))
	case len(f.GiftCards) > 0:
		cards, err = lockAll[value.GiftCard](ctx, tx, "id IN ?", f.GiftCards)
	}
	if err != nil {
		return nil, err
	}
	if where, args := f.creditWhere(); where != "" {
		if credit, err = lockAll[value.StoreCreditAccount](ctx, tx, where, args...); err != nil {
			return nil, err
		}
	}
	accounts = together(cards, credit)
	for i, a := range accounts { // the transaction may have changed an account that it locked earlier
		if known := tx.accounts[accountKey{a.Kind(), a.Stored().ID}]; known != nil {
			accounts[i] = known
		}
	}
	tx.keep(accounts...)
	return accounts, nil
}

// lockTenders locks the accounts that an order's tenders hold or have paid from, and the gift cards that the order has
// bought. LockOrder calls it, so that a command locks them before coupons and stock, and the commit can post to them.
// Orders without tenders and gift cards cost nothing.
func (tx *Tx) lockTenders(ctx context.Context, o *ordering.Order) error {
	var f AccountFilter
	for _, p := range o.Tendered() {
		switch {
		case p.Outstanding().IsZero() && p.CapturedAmount.Equal(p.RefundedAmount), tx.accounts[accountOf(p)] != nil:
		case p.GiftCardID != nil:
			f.GiftCards = append(f.GiftCards, *p.GiftCardID)
		case p.StoreCreditAccountID != nil:
			f.StoreCredit = append(f.StoreCredit, *p.StoreCreditAccountID)
		}
	}
	if o.HasCredited() && o.CustomerID != nil {
		f.CustomerID, f.Currency = *o.CustomerID, o.CurrencyCode
	}
	f.BoughtBy = cardLines(o)
	accounts, err := tx.LockAccounts(ctx, f)
	if err != nil || len(f.BoughtBy) == 0 {
		return err
	}
	var cards []*value.GiftCard
	for _, a := range accounts {
		if c, ok := a.(*value.GiftCard); ok && c.LineItemID != nil && slices.Contains(f.BoughtBy, *c.LineItemID) {
			cards = append(cards, c)
		}
	}
	return classify(setGiftCards(tx.on(ctx), o, cards))
}

// setGiftCards sets the gift cards that an order has bought, with the value removed from them by refunds.
func setGiftCards(g *gorm.DB, o *ordering.Order, cards []*value.GiftCard) error {
	ids := make([]int64, len(cards))
	for i, c := range cards {
		ids[i] = c.ID
	}
	var taken []value.Taken
	if err := g.Raw(`SELECT gift_card_id, refund_id, -sum(amount) AS amount FROM stored_value_entries
		WHERE gift_card_id = ANY(?) AND type IN ('CANCEL', 'RESTORE') GROUP BY 1, 2 ORDER BY 1, 2`, array(ids)).Scan(&taken).Error; err != nil {
		return err
	}
	o.SetGiftCards(cards, taken)
	return nil
}

// CreditOf returns the locked account of store credit of an order's customer; nil means that it is not locked.
func (tx *Tx) CreditOf(o *ordering.Order) value.Account {
	for _, a := range tx.accounts {
		if c, ok := a.(*value.StoreCreditAccount); ok && o.CustomerID != nil && c.CustomerID == *o.CustomerID && c.CurrencyCode == o.CurrencyCode {
			return c
		}
	}
	return nil
}

// CreditTaken returns the part of each refund to store credit that disputes removed from an account, by refund id.
func (tx *Tx) CreditTaken(ctx context.Context, account value.Account) (map[int64]domain.Amount, error) {
	var taken []value.Taken
	if err := tx.on(ctx).Raw(`SELECT refund_id, -sum(amount) AS amount FROM stored_value_entries
		WHERE store_id = ? AND store_credit_account_id = ? AND type IN ('CANCEL', 'RESTORE') GROUP BY 1`, tx.actor.StoreID, account.Stored().ID).Scan(&taken).Error; err != nil {
		return nil, classify(err)
	}
	by := map[int64]domain.Amount{}
	for _, t := range taken {
		by[t.RefundID] = t.Amount
	}
	return by, nil
}

// cardLines returns the ids of the lines that have bought gift cards.
func cardLines(o *ordering.Order) (ids []int64) {
	for _, l := range o.Lines {
		if l.CardsIssued > 0 {
			ids = append(ids, l.ID)
		}
	}
	return ids
}

// accountOf returns the key of the account from which a tender pays.
func accountOf(p *ordering.Payment) accountKey {
	if p.GiftCardID != nil {
		return accountKey{value.KindGiftCard, *p.GiftCardID}
	}
	if p.StoreCreditAccountID != nil {
		return accountKey{value.KindStoreCredit, *p.StoreCreditAccountID}
	}
	return accountKey{}
}

// PostTenders posts the ledger changes that the tenders of a written order require. The transaction holds the locks of
// their accounts. Without changes it does nothing.
func (tx *Tx) PostTenders(ctx context.Context, o *ordering.Order) error {
	var postings []value.Posting
	for _, p := range o.Tendered() {
		for _, m := range p.TakeMoves() {
			account := tx.accounts[accountOf(p)]
			if account == nil {
				return fmt.Errorf("repo: payment %d posts %s to an account that was not locked", p.ID, m.Type)
			}
			// Every write of a payment raises its version, so a payment posts a type once per version.
			posting := value.Posting{Account: account, Type: m.Type, Amount: m.Amount, OrderID: o.ID, PaymentID: p.ID, Step: p.Version}
			if m.Refund != nil {
				posting.RefundID, posting.Step = m.Refund.ID, m.Refund.ID
			}
			postings = append(postings, posting)
		}
	}
	if len(postings) == 0 {
		return nil
	}
	_, err := tx.Post(ctx, postings...)
	if short, ok := err.(*value.ShortError); ok {
		return &domain.Error{Code: domain.Busy, RetryAfter: 1, Detail: "The balance has changed: " + o.CurrencyCode.Format(short.Available) + " are available. Try again."}
	}
	return err
}
