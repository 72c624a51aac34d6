package partner

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"time"

	"github.com/storeplatform/storeplatform/store/command"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/integration"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/provider/partner"
)

// customerLinked is the type of the events with which a commission service reports a new id or
// referrer code of a customer.
const customerLinked = "customer.linked"

// CommissionNoticeURL returns the webhook URL for a store's commission service; empty means that
// the store has no service.
func (s *Service) CommissionNoticeURL(p *settings.CommissionProvider) string {
	if p.ProviderCode == settings.NoCommission {
		return ""
	}
	return fmt.Sprintf("%s/provider/commission/%d", s.PublicURL, p.StoreID)
}

// ReceiveCommissionNotice verifies the signature of an event from a store's commission service, and
// stores each event once. A task then requests the customer's current data from the service. The
// content of the event is not trusted, so order, repetition and delay do not matter. A wrong
// signature, an invalid body and a store without a service are errors. Events about a customer who
// is unknown, or whom the service must not know, are ignored. received is 1 for an event of a known
// type, even if it is a duplicate, and 0 otherwise.
func (s *Service) ReceiveCommissionNotice(ctx context.Context, storeID int64, header map[string][]string, body []byte) (received int, err error) {
	system := domain.System(storeID)
	provider, err := s.As(system).CommissionProvider(ctx)
	if err != nil {
		return 0, err
	}
	account, err := s.commissionAccount(provider)
	if domain.CodeOf(err) == domain.UnsupportedOperation {
		return 0, domain.Missing("commission provider")
	}
	if err != nil {
		return 0, err
	}
	// Services sign with the real time, so it is compared with the machine's clock.
	id, err := partner.Verify(account, header, body, time.Now())
	if errors.Is(err, partner.ErrSignature) {
		return 0, domain.Errorf(domain.InvalidRequest, "The signature does not fit.")
	}
	if err != nil {
		return 0, err
	}
	var told struct {
		Type string `json:"type"`
		Data struct {
			CustomerID int64 `json:"customerId"`
		} `json:"data"`
	}
	switch err := json.Unmarshal(body, &told); {
	case err != nil || told.Type == "" || told.Type == customerLinked && told.Data.CustomerID <= 0:
		return 0, domain.Errorf(domain.InvalidRequest, "The body is not as the contract says.")
	case told.Type != customerLinked: // a service may send types that the platform does not use
		return 0, nil
	}
	tx, err := s.Begin(ctx, system)
	if err != nil {
		return 0, err
	}
	defer tx.Rollback()
	kept, err := tx.KeepProviderEvents(ctx, []*integration.ProviderEvent{{StoreID: storeID, CreatedOn: tx.At, CommissionProviderID: &provider.ID, ProviderCode: provider.ProviderCode,
		EventID: id, EventType: told.Type, Subject: "CUSTOMER", Reference: domain.Itoa(told.Data.CustomerID), Body: body, EndedOn: &tx.At}})
	if err != nil || kept == 0 {
		return 1, err
	}
	if err := askWhoIs(ctx, tx, provider, told.Data.CustomerID, id); err != nil {
		return 0, err
	}
	return 1, tx.Commit(ctx)
}

// askWhoIs queues a request for the service's current id of a customer. Each event has its own
// task, because a running task may have sent its request before the event.
func askWhoIs(ctx context.Context, t *command.Tx, p *settings.CommissionProvider, customerID int64, message string) error {
	c, err := t.Customer(ctx, customerID)
	if domain.CodeOf(err) == domain.NotFound || err == nil && (c.ErasedOn != nil || !p.SyncCustomers) {
		return nil
	}
	if err != nil {
		return err
	}
	work := commissionCustomerWork(p, c)
	work.LiveKey = fmt.Sprintf("%s/%d/%d/linked/%s", integration.CommissionCustomerSync, p.Connection, c.ID, message)
	_, err = command.Queue(ctx, t, work)
	return err
}
