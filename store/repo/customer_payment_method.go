package repo

import (
	"context"
	"time"

	"gorm.io/gorm"

	"github.com/storeplatform/storeplatform/store/domain/customer"
)

// CustomerPaymentMethod returns an active payment method, or a not_found error. Customers find only their own methods;
// guests and holders of a checkout link find no methods.
func (r Reader) CustomerPaymentMethod(ctx context.Context, id int64) (m *customer.CustomerPaymentMethod, err error) {
	err = r.in(ctx, func(g *gorm.DB) error {
		m, err = take[customer.CustomerPaymentMethod](r.own(g, "customer_id"), "payment method", "id = ? AND is_active AND ?", id, r.actor.LinkedCartID == 0)
		return err
	})
	return m, err
}

// CustomerPaymentMethods lists a customer's payment methods: the default method first, then newest first. Each method
// has the number of active subscriptions that charge it. If removed is true, the list includes removed methods. For an
// unknown customer it returns a not_found error. For holders of a checkout link the list is empty.
func (r Reader) CustomerPaymentMethods(ctx context.Context, customerID int64, removed bool) (list []*customer.CustomerPaymentMethod, err error) {
	err = r.in(ctx, func(g *gorm.DB) error {
		if _, err := take[customer.Customer](r.own(g, "id"), "customer", "id = ?", customerID); err != nil {
			return err
		}
		return g.Select("*", "(SELECT count(*) FROM subscriptions s WHERE s.store_id = customer_payment_methods.store_id AND s.customer_payment_method_id = customer_payment_methods.id AND s.status = 'ACTIVE') AS active_subscription_count").
			Where("customer_id = ? AND (is_active OR ?) AND ?", customerID, removed, r.actor.LinkedCartID == 0).Order("is_default DESC, id DESC").Find(&list).Error
	})
	return list, err
}

// DefaultPaymentMethod returns a customer's default payment method; nil means none.
func (r Reader) DefaultPaymentMethod(ctx context.Context, customerID int64) (*customer.CustomerPaymentMethod, error) {
	return optional(func() (m *customer.CustomerPaymentMethod, err error) {
		err = r.in(ctx, func(g *gorm.DB) error {
			m, err = take[customer.CustomerPaymentMethod](r.own(g, "customer_id"), "payment method", "customer_id = ? AND is_default", customerID)
			return err
		})
		return m, err
	}())
}

// OwnerOfPaymentMethod returns the customer of a payment method and whether the method is active.
func (r Reader) OwnerOfPaymentMethod(ctx context.Context, id int64) (customerID int64, active bool, err error) {
	err = r.in(ctx, func(g *gorm.DB) error {
		m, err := take[customer.CustomerPaymentMethod](r.own(g, "customer_id"), "payment method", "id = ?", id)
		if err == nil {
			customerID, active = m.CustomerID, m.IsActive
		}
		return err
	})
	return customerID, active, err
}

// PaymentMethodByReference returns the id and customer of the active payment method that a payment
// provider stores under a reference, or a not_found error.
func (r Reader) PaymentMethodByReference(ctx context.Context, providerID int64, reference string) (id, customerID int64, err error) {
	err = r.in(ctx, func(g *gorm.DB) error {
		m, err := take[customer.CustomerPaymentMethod](g.Order("id DESC"), "payment method", "payment_provider_id = ? AND provider_reference = ? AND is_active", providerID, reference)
		if err == nil {
			id, customerID = m.ID, m.CustomerID
		}
		return err
	})
	return id, customerID, err
}

// LockWallet returns a locked customer's active payment methods and locks their rows until the
// transaction ends.
func (tx *Tx) LockWallet(ctx context.Context, customerID int64) (customer.Wallet, error) {
	return lockAll[customer.CustomerPaymentMethod](ctx, tx, "customer_id = ? AND is_active", customerID)
}

// PaymentMethodUsed stores the time of a successful charge of a payment method. The version does not change,
// because a charge is not an edit.
func (tx *Tx) PaymentMethodUsed(ctx context.Context, id int64, at time.Time) error {
	return classify(tx.on(ctx).Exec("UPDATE customer_payment_methods SET last_used_on = ? WHERE id = ?", at, id).Error)
}
