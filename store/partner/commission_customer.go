package partner

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"strings"
	"unicode"

	"github.com/storeplatform/storeplatform/store/command"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/customer"
	"github.com/storeplatform/storeplatform/store/domain/integration"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/provider/commission"
	"github.com/storeplatform/storeplatform/store/provider/partner"
)

// TellCommission queues reports to the store's commission service about the customers and orders
// that a command has saved, and sets the service's name on the customers. Every command that
// changes a customer or an order saves it, so no other code queues these reports.
func TellCommission(ctx context.Context, t *command.Tx) error {
	if len(t.SavedCustomers()) == 0 && len(t.SavedOrders()) == 0 {
		return nil
	}
	store, err := t.Store(ctx)
	if err != nil || !store.CommissionService {
		return err
	}
	provider, err := t.CommissionProvider(ctx)
	if err != nil || !provider.Asks() {
		return err
	}
	for _, c := range t.SavedCustomers() {
		name := provider.Name()
		c.CommissionProviderName = &name
		if err := introduce(ctx, t, store, provider, c); err != nil {
			return err
		}
	}
	for _, o := range t.SavedOrders() {
		if _, err := reportSold(ctx, t, provider, o.Order, false); err != nil {
			return err
		}
	}
	return nil
}

// introduce queues a report about a customer, unless the service already has the customer's
// current data.
func introduce(ctx context.Context, t *command.Tx, store *settings.Store, p *settings.CommissionProvider, c *customer.Customer) error {
	if !p.SyncCustomers {
		return nil
	}
	known, err := t.LockCommissionCustomer(ctx, c.ID, p.Connection)
	if err != nil {
		return err
	}
	wanted := knownOf(store, c)
	switch {
	case known == nil && c.ErasedOn != nil:
		return nil // the service never knew the customer, who is erased now
	case known == nil:
		err = t.Insert(ctx, &customer.CommissionCustomer{CustomerID: c.ID, Connection: p.Connection, Wanted: wanted})
	case known.Wanted == wanted:
		return nil
	default:
		known.Wanted = wanted
		err = t.Update(ctx, known)
	}
	if err == nil {
		_, err = command.Queue(ctx, t, commissionCustomerWork(p, c))
	}
	return err
}

// commissionCustomerWork returns the task that reports a customer to the service. Each version of
// the customer has its own task, because a running task may have read an earlier version.
func commissionCustomerWork(p *settings.CommissionProvider, c *customer.Customer) integration.Work {
	return integration.Work{TaskType: integration.CommissionCustomerSync, Integration: integration.Commission, ProviderCode: p.ProviderCode,
		ObjectType: "customer", ObjectID: domain.Itoa(c.ID), Attempts: integration.PatientAttempts,
		LiveKey: fmt.Sprintf("%s/%d/%d/%d", integration.CommissionCustomerSync, p.Connection, c.ID, c.Version),
		Payload: commissionPayload{Connection: p.Connection, CustomerID: c.ID}.text()}
}

// knownOf returns a hash of the customer data that is sent to a service.
func knownOf(store *settings.Store, c *customer.Customer) string {
	r := commissionCustomer(store, c)
	r.Version, r.ProviderCustomerID = 0, nil
	text, err := json.Marshal(r)
	if err != nil {
		panic(err) // marshaling texts and numbers cannot fail
	}
	sum := sha256.Sum256(text)
	return hex.EncodeToString(sum[:])
}

func commissionCustomer(store *settings.Store, c *customer.Customer) commission.CustomerRequest {
	return commission.CustomerRequest{StoreID: store.ID, Livemode: store.Livemode, CustomerID: c.ID, Version: c.Version, ProviderCustomerID: c.CommissionProviderID,
		Email: c.Email, FirstName: c.FirstName, LastName: c.LastName, PhoneNumber: c.PhoneNumber, Status: string(c.Status), AccountTypeName: c.AccountTypeName,
		LanguageCode: c.LanguageCode, ReferrerCode: c.ReferrerCode, CreatedOn: c.CreatedOn.UTC(), Erased: c.ErasedOn != nil}
}

// errUnlinked means that the service knows a customer, but has not yet sent its own id for that
// customer.
var errUnlinked = domain.Errorf(domain.Unavailable, "The commission service has not said yet what it calls the customer.")

// SyncCommissionCustomer reports one customer to the service, or all customers if the payload
// contains no customer id. A task for an earlier connection does nothing.
func (s *Service) SyncCommissionCustomer(ctx context.Context, run *command.TaskRun) error {
	var payload commissionPayload
	if err := json.Unmarshal([]byte(run.Task.Payload), &payload); err != nil {
		return err
	}
	provider, err := s.As(run.System).CommissionProvider(ctx)
	if err != nil || provider.Connection != payload.Connection {
		return err
	}
	account, err := s.commissionAccount(provider)
	if err != nil {
		return err
	}
	if payload.CustomerID != 0 {
		return s.meet(ctx, run, provider, account, payload.CustomerID, nil)
	}
	return s.meetAll(ctx, run, provider, account)
}

// meetAll reports all customers for whom the service has no id. If the service refuses a
// customer or has no id yet, the other customers are reported without delay.
func (s *Service) meetAll(ctx context.Context, run *command.TaskRun, p *settings.CommissionProvider, account partner.Account) error {
	const together = 100
	state := struct {
		After, Done, Failed int64
	}{}
	if run.Task.State != "" {
		if err := json.Unmarshal([]byte(run.Task.State), &state); err != nil {
			return err
		}
	}
	for {
		ids, err := s.As(run.System).CommissionCustomersAfter(ctx, state.After, p.Connection, together)
		if err != nil || len(ids) == 0 {
			return err
		}
		for _, id := range ids {
			err := s.meet(ctx, run, p, account, id, func(tx *command.Tx, c *customer.Customer) error {
				_, err := command.Queue(ctx, tx, commissionCustomerWork(p, c))
				return err
			})
			refused := domain.CodeOf(err) == domain.InvalidValue
			if err != nil && !refused {
				return err
			}
			state.After, state.Done = id, state.Done+1
			if refused {
				state.Failed++
			}
			text, err := json.Marshal(state)
			if err != nil {
				return err
			}
			if err := run.Step(ctx, func(_ *command.Tx, task *integration.IntegrationTask) ([]domain.Event, error) {
				task.State, task.Progress = string(text), &integration.Progress{Processed: int(state.Done), Failed: int(state.Failed)}
				return nil, nil
			}); err != nil {
				return err
			}
		}
	}
}

// commissionCustomerCall returns the message id for a customer's current data. It includes a hash
// of the content, because a restored database assigns the same versions again.
func commissionCustomerCall(p *settings.CommissionProvider, c *customer.Customer, request any) string {
	text, err := json.Marshal(request)
	if err != nil {
		panic(err) // marshaling texts and numbers cannot fail
	}
	sum := sha256.Sum256(text)
	return c.CallName(fmt.Sprintf("commission_customer_%d_", p.Connection), c.ID) + fmt.Sprintf("_%d_%x", c.Version, sum[:8])
}

// meet reports a customer to the service and stores the id in the service's response. If the
// response contains no id, meet calls the function later. If later is nil, meet returns
// errUnlinked, and the task is retried.
func (s *Service) meet(ctx context.Context, run *command.TaskRun, p *settings.CommissionProvider, account partner.Account, id int64, later func(*command.Tx, *customer.Customer) error) error {
	reader := s.As(run.System)
	c, err := reader.Customer(ctx, id)
	if err != nil {
		return err
	}
	store, err := reader.Store(ctx)
	if err != nil {
		return err
	}
	request := commissionCustomer(store, c)
	var answer commission.CustomerAnswer
	ctx = command.About(ctx, func(o *command.Occasion) { o.ObjectType, o.ObjectID = "customer", domain.Itoa(id) })
	err = s.commissions.Customer(ctx, account, commissionCustomerCall(p, c, request), request, func(said commission.CustomerAnswer) error {
		answer = said
		return s.fitsCustomer(said)
	})
	if err != nil {
		return command.Untold(err)
	}
	if answer.ProviderCustomerID == nil && later == nil {
		return errUnlinked
	}
	return run.Step(ctx, func(tx *command.Tx, _ *integration.IntegrationTask) ([]domain.Event, error) {
		c, err := tx.LockCustomer(ctx, id)
		if err != nil {
			return nil, err
		}
		known, err := tx.LockCommissionCustomer(ctx, id, p.Connection)
		switch {
		case err != nil:
			return nil, err
		case known == nil:
			known = &customer.CommissionCustomer{CustomerID: id, Connection: p.Connection, Wanted: knownOf(store, c)}
			if err := tx.Insert(ctx, known); err != nil {
				return nil, err
			}
		}
		if err := tx.KeepCommissionSynced(ctx, p); err != nil {
			return nil, err
		}
		if answer.ProviderCustomerID == nil {
			return nil, later(tx, c)
		}
		if known.ProviderCustomerID != nil && *known.ProviderCustomerID == *answer.ProviderCustomerID && same(known.ReferrerCode, answer.ReferrerCode) {
			return nil, nil
		}
		renamed := !same(known.ProviderCustomerID, answer.ProviderCustomerID)
		known.ProviderCustomerID, known.ReferrerCode = answer.ProviderCustomerID, answer.ReferrerCode
		if err := tx.Update(ctx, known); err != nil || !renamed {
			return nil, err
		}
		before := *c
		c.CommissionProviderID = answer.ProviderCustomerID
		if err := tx.Update(ctx, c); err != nil {
			return nil, err
		}
		return []domain.Event{{Type: domain.CustomerUpdated, Action: "customer.updated", Object: c, Before: &before}}, nil
	})
}

func same(a, b *string) bool { return (a == nil) == (b == nil) && (a == nil || *a == *b) }

// fitsCustomer returns an error if an id or a code in the response cannot be stored.
func (s *Service) fitsCustomer(a commission.CustomerAnswer) error {
	const most = 100
	for _, name := range []*string{a.ProviderCustomerID, a.ReferrerCode} {
		if name != nil && !fits(*name, most) {
			return s.commissions.Failed("'s answer cannot be right: a name is empty, or longer than %d characters.", most)
		}
	}
	return nil
}

// fits reports whether a text from a service can be stored and shown.
func fits(text string, most int) bool {
	return text != "" && len([]rune(text)) <= most && !strings.ContainsFunc(text, unicode.IsControl)
}
