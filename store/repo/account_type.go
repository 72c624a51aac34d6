package repo

import (
	"context"

	"gorm.io/gorm"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/customer"
)

var _ = guards(map[string]error{
	"account_types_name_unique": taken("/name", "Another account type has this name."),
	"account_types_code_unique": taken("/code", "Another account type has this code."),
	"account_types_in_use":      domain.Errorf(domain.InUse, "There are customers with this account type; move them first."),
})

// defaultAccountType is the SQL for the id of the default account type in the store's settings. The statement sees only
// the row of the actor's store.
const defaultAccountType = `(SELECT (settings->>'defaultAccountTypeId')::bigint FROM stores LIMIT 1)`

func accountTypes(g *gorm.DB) *gorm.DB {
	return g.Select("account_types.*", "id = "+defaultAccountType+" AS is_default")
}

// AccountType returns an account type, or a not_found error.
func (r Reader) AccountType(ctx context.Context, id int64) (t *customer.AccountType, err error) {
	err = r.in(ctx, func(g *gorm.DB) error {
		t, err = take[customer.AccountType](accountTypes(g), "account type", "id = ?", id)
		return err
	})
	return t, err
}

// DefaultAccountType returns the account type of new customers and of guests.
func (r Reader) DefaultAccountType(ctx context.Context) (t *customer.AccountType, err error) {
	err = r.in(ctx, func(g *gorm.DB) error {
		t, err = take[customer.AccountType](accountTypes(g), "default account type", "id = "+defaultAccountType)
		return err
	})
	return t, err
}

// AccountTypes lists the store's account types by rank, with the number of customers of each.
func (r Reader) AccountTypes(ctx context.Context) (list []*customer.AccountType, err error) {
	err = r.in(ctx, func(g *gorm.DB) error {
		return g.Select("account_types.*", "id = "+defaultAccountType+" AS is_default",
			"(SELECT count(*) FROM customers c WHERE c.account_type_id = account_types.id) AS customer_count").
			Order("rank, id").Find(&list).Error
	})
	return list, err
}

// LockAccountType returns an account type, with the number of its customers, and locks its row
// until the transaction ends.
func (tx *Tx) LockAccountType(ctx context.Context, id int64) (*customer.AccountType, error) {
	t, err := lock[customer.AccountType](ctx, tx, "account type", "id = ?", id)
	if err != nil {
		return nil, err
	}
	err = tx.on(ctx).Raw("SELECT id = "+defaultAccountType+", (SELECT count(*) FROM customers c WHERE c.account_type_id = t.id) FROM account_types t WHERE id = ?", id).
		Row().Scan(&t.IsDefault, &t.CustomerCount)
	return t, classify(err)
}

// AccountTypeByCommand returns the account type that an earlier run of the actor's request created; nil means none.
func (r Reader) AccountTypeByCommand(ctx context.Context) (*customer.AccountType, error) {
	return optional(func() (t *customer.AccountType, err error) {
		err = r.in(ctx, func(g *gorm.DB) error {
			t, err = take[customer.AccountType](accountTypes(g), "account type", "command_id = ?", r.actor.CommandID)
			return err
		})
		return t, err
	}())
}

// AccountTypeUse returns the name of one kind of object, other than customers, that refers to an account type; ""
// means none.
func (tx *Tx) AccountTypeUse(ctx context.Context, id int64) (use string, err error) {
	err = tx.on(ctx).Raw(`SELECT CASE
		WHEN EXISTS (SELECT 1 FROM prices WHERE account_type_id = ?) THEN 'prices'
		WHEN EXISTS (SELECT 1 FROM products WHERE account_type_ids @> to_jsonb(?::bigint)) THEN 'products that only it sees'
		WHEN EXISTS (SELECT 1 FROM coupons WHERE account_type_ids @> to_jsonb(?::bigint)) THEN 'coupons'
		ELSE '' END`, id, id, id).Scan(&use).Error
	return use, classify(err)
}
