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

// customerLinked is what a commission service tells by itself: that it knows a customer by
// another id or code than before.
const customerLinked = "customer.linked"

// CommissionNoticeURL is where a store's commission service tells what happened; empty
// where the store has none.
func (s *Service) CommissionNoticeURL(p *settings.CommissionProvider) string {
	if p.ProviderCode == settings.NoCommission {
		return ""
	}
	return fmt.Sprintf("%s/provider/commission/%d", s.PublicURL, p.StoreID)
}

// ReceiveCommissionNotice keeps what a store's commission service tells, once it is known
// to come from there, each message once. What it names is asked for by a task: what the
// message itself says of it is not believed, so that order, repetition and delay do not
// matter. What is not signed as it should be is refused, and so is a store without a
// service; a customer who is not the store's, or whom the service is not to know, is
// nothing to do.
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
	// Services sign by their own clocks: it is the machine's.
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
	case told.Type != customerLinked: // it may tell more than we have a use for
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

// askWhoIs queues that the service is asked what it calls a customer now. Each message has
// a task of its own: one that runs may have asked before.
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
