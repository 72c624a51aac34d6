package value

import (
	"context"
	"errors"
	"time"

	"github.com/storeplatform/storeplatform/store/command"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/domain/value"
)

// StoreCreditOf returns the store credit of a customer, one account per currency that the customer ever had
// credit in. If the store has no such customer, it returns not_found.
func (s *Service) StoreCreditOf(ctx context.Context, actor domain.Actor, customerID int64) (all []*value.StoreCreditAccount, err error) {
	snapshot, err := s.Read(ctx, actor)
	if err != nil {
		return nil, err
	}
	defer snapshot.Close()
	if _, err := snapshot.Customer(ctx, customerID); err != nil {
		return nil, err
	}
	return snapshot.StoreCreditOf(ctx, customerID)
}

// AdjustStoreCredit adds value to the store credit of a customer, or removes value that no order holds. A
// retry of the request returns the entry of the first run.
func (s *Service) AdjustStoreCredit(ctx context.Context, actor domain.Actor, in value.CreditAdjustment) (*value.StoredValueEntry, error) {
	tx, store, err := s.Open(ctx, actor)
	if err != nil {
		return nil, err
	}
	defer tx.Rollback()
	if done, err := tx.AdjustmentByCommand(ctx); err != nil || done != nil {
		return done, err
	}
	if err := in.Check(store.Settings.CurrencyCodes); err != nil {
		return nil, err
	}
	owner, err := tx.LockCustomer(ctx, in.CustomerID)
	if err != nil {
		return nil, err
	}
	if err := s.refuseOwn(ctx, tx, "store credit", func(email string) bool { return domain.FoldEmail(email) == domain.FoldEmail(owner.Email) }); err != nil {
		return nil, err
	}
	if in.Amount.Positive() {
		if err := owner.RefuseErased(); err != nil {
			return nil, err
		}
		if err := s.limit(ctx, tx, store, in.CurrencyCode, in.Amount); err != nil {
			return nil, err
		}
	}
	account, err := tx.LockStoreCredit(ctx, in.CustomerID, in.CurrencyCode)
	if err != nil {
		return nil, err
	}
	entries, err := tx.Post(ctx, value.Posting{Account: account, Type: value.Adjust, Amount: in.Amount, Reason: in.Reason})
	if short, ok := errors.AsType[*value.ShortError](err); ok {
		return nil, short.Removal("store credit", in.CurrencyCode)
	}
	if err != nil {
		return nil, err
	}
	return entries[0], tx.Commit(ctx)
}

// unlimited is the permission to which the daily limit does not apply: its holders can change the limit.
const unlimited = "store:write"

// limit refuses an amount that would raise the value that the actor has created on the current day above the store's
// daily limit. Days begin in the store's time zone. Transactions of the store that call limit run one after another.
func (s *Service) limit(ctx context.Context, tx *command.Tx, store *settings.Store, currency domain.Currency, amount domain.Amount) error {
	most := store.Settings.StoredValueLimit(currency)
	if most == nil || tx.Actor().May(unlimited) {
		return nil
	}
	if _, err := s.codeKey(ctx, tx); err != nil { // LockStaffValue locks the row of the key
		return err
	}
	if err := tx.LockStaffValue(ctx); err != nil {
		return err
	}
	zone := store.Location()
	year, month, day := tx.At.In(zone).Date()
	posted, err := tx.StaffPosted(ctx, currency, time.Date(year, month, day, 0, 0, 0, 0, zone))
	if err != nil {
		return err
	}
	if most.Less(posted.Add(amount)) {
		return &domain.Error{Code: domain.Forbidden, Permission: unlimited, Detail: "Your limit is " + currency.Format(*most) + " " + string(currency) + " a day. " +
			currency.Format(most.Sub(posted).NotNegative()) + " of it is left. A higher amount takes " + unlimited + "."}
	}
	return nil
}

// refuseOwn refuses value that an administrator gives to themselves or takes from themselves. The function own reports
// whether the value belongs to an e-mail address, and noun names the value.
func (s *Service) refuseOwn(ctx context.Context, tx *command.Tx, noun string, own func(email string) bool) error {
	if tx.Actor().Kind != domain.ActorAdmin {
		return nil
	}
	user, err := tx.AdminUser(ctx, tx.Actor().ID)
	if err != nil {
		return err
	}
	if own(user.Email) {
		return domain.Errorf(domain.Forbidden, "Administrators cannot change their own %s. Ask a colleague.", noun)
	}
	return nil
}
