package partner

import (
	"context"
	"encoding/json"
	"fmt"
	"time"

	"github.com/google/uuid"

	"github.com/storeplatform/storeplatform/store/command"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/integration"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/httpsig"
	"github.com/storeplatform/storeplatform/store/provider/platform"
)

// platformCode identifies platforms in the integration log.
const platformCode = "UCP"

// platformPayload is the payload of a task that tells a platform about a change to an order.
type platformPayload struct {
	PlatformCheckoutID int64     `json:"platformCheckoutId"`
	OrderID            int64     `json:"orderId"`
	OrderVersion       int64     `json:"orderVersion"`
	EventID            uuid.UUID `json:"eventId"`
	OccurredOn         time.Time `json:"occurredOn"`
}

// platformTasks returns the prefix of the keys of the tasks that report the order of a checkout.
func platformTasks(platformCheckoutID int64) string {
	return fmt.Sprintf("%s/%d/", integration.OrderPlatformSync, platformCheckoutID)
}

// TellPlatforms queues reports about saved orders to the platforms that created the orders'
// checkouts.
func (s *Service) TellPlatforms(ctx context.Context, t *command.Tx) error {
	if s.platformOrder == nil {
		return nil
	}
	var work []integration.Work
	for _, o := range t.SavedOrders() {
		if o.Source != ordering.FromMCP || o.CartID == nil || o.PlacedOn == nil {
			continue
		}
		all, err := t.PlatformCheckouts(ctx, *o.CartID)
		if err != nil {
			return err
		}
		for _, c := range all {
			if !c.Owes(o.Order) {
				continue
			}
			payload, err := json.Marshal(platformPayload{PlatformCheckoutID: c.ID, OrderID: o.ID, OrderVersion: o.Version, EventID: s.Clock.NewID(), OccurredOn: t.At.UTC()})
			if err != nil {
				return err
			}
			work = append(work, integration.Work{TaskType: integration.OrderPlatformSync, Integration: integration.Webhook, ProviderCode: platformCode,
				ObjectType: "order", ObjectID: domain.Itoa(o.ID), Attempts: integration.PatientAttempts,
				LiveKey: fmt.Sprint(platformTasks(c.ID), o.Version), Payload: string(payload)})
		}
	}
	if len(work) == 0 {
		return nil
	}
	_, err := command.Queue(ctx, t, work...)
	return err
}

// TellPlatform sends an order's current state to a platform. The task sends nothing if a task for
// a later change is queued, or if the message is identical to the last one that was sent.
func (s *Service) TellPlatform(ctx context.Context, run *command.TaskRun) error {
	var payload platformPayload
	if err := json.Unmarshal([]byte(run.Task.Payload), &payload); err != nil {
		return err
	}
	if s.platformOrder == nil {
		return domain.Errorf(domain.Unavailable, "This version of the service does not know the task.")
	}
	reader := s.As(run.System)
	// The order is read first. A later change to the order queues its own task, so one event id never has two contents.
	details, err := reader.OrderWithCustomer(ctx, ordering.OrderKey{ID: payload.OrderID})
	if err != nil {
		return err
	}
	c, err := reader.PlatformCheckout(ctx, payload.PlatformCheckoutID)
	if err != nil || c.WebhookURL == "" || c.ToldVersion >= payload.OrderVersion {
		return err
	}
	if overtaken, err := reader.TaskAfter(ctx, run.Task, platformTasks(c.ID)); err != nil || overtaken {
		return err
	}
	site, err := reader.Store(ctx)
	if err != nil {
		return err
	}
	checkout := s.checkoutID(c)
	body, err := s.platformOrder(details, PlatformOrder{CheckoutID: checkout, PermalinkURL: site.CheckoutPage(s.PublicURL), MediaURL: s.media.MediaURL})
	if err != nil {
		return err
	}
	digest := httpsig.Digest(body)
	if digest != c.ToldDigest {
		keys, err := s.MessageKeys(site.ID)
		if err != nil {
			return err
		}
		ctx := command.About(ctx, func(o *command.Occasion) { o.ObjectType, o.ObjectID = run.Task.ObjectType, run.Task.ObjectID })
		if err := s.platforms.Send(ctx, platform.Message{StoreID: site.ID, ProviderCode: platformCode, URL: c.WebhookURL, ID: payload.EventID.String(), OccurredOn: payload.OccurredOn,
			Profile: c.BusinessURL, Key: keys[0], Body: body, Secrets: []string{checkout}}); err != nil {
			return command.Untold(err)
		}
	}
	return run.Step(ctx, func(tx *command.Tx, _ *integration.IntegrationTask) ([]domain.Event, error) {
		c, err := tx.LockPlatformCheckout(ctx, c.ID)
		if err != nil || c.ToldVersion >= payload.OrderVersion {
			return nil, err
		}
		c.ToldVersion, c.ToldDigest = payload.OrderVersion, digest
		return nil, tx.Update(ctx, c)
	})
}
