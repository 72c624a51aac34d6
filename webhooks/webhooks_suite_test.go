package webhooks_test

import (
	"context"
	"fmt"
	"io"
	"log/slog"
	"net/netip"
	"sync"
	"testing"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/webhook"
	"github.com/storeplatform/storeplatform/store/egress"
	"github.com/storeplatform/storeplatform/store/repo"
	"github.com/storeplatform/storeplatform/store/storetest"
	"github.com/storeplatform/storeplatform/webhooks"
)

func TestWebhooks(t *testing.T) {
	RegisterFailHandler(Fail)
	SetDefaultEventuallyTimeout(time.Minute) // a busy machine may need this long; the service makes no such promise
	SetDefaultEventuallyPollingInterval(10 * time.Millisecond)
	RunSpecs(t, "webhooks")
}

var _ = AfterSuite(storetest.Stop)

var loopback = netip.MustParsePrefix("127.0.0.0/8")

// world is a database, with a store that has endpoints and records events.
type world struct {
	*storetest.Database
	store domain.Actor
	keys  *domain.Keyring
}

func newWorld(ctx context.Context) *world {
	GinkgoHelper()
	w := &world{Database: storetest.Open(ctx), keys: storetest.Keyring()}
	w.store = w.newStore(ctx)
	return w
}

func (w *world) newStore(ctx context.Context) domain.Actor {
	GinkgoHelper()
	var id int64
	Expect(w.SQL.QueryRowContext(ctx, "INSERT INTO stores (created_on, modified_on, name, code, settings) VALUES (now(), now(), 'Juniper & Oak', $1, '{}') RETURNING id", uuid.NewString()).
		Scan(&id)).To(Succeed())
	return domain.System(id)
}

// endpoint registers an endpoint at an address. The functions in change modify the default settings.
func (w *world) endpoint(ctx context.Context, url string, change ...func(*webhook.WebhookEndpointChange)) *webhook.WebhookEndpoint {
	GinkgoHelper()
	return w.endpointOf(ctx, w.store, url, change...)
}

func (w *world) endpointOf(ctx context.Context, store domain.Actor, url string, change ...func(*webhook.WebhookEndpointChange)) *webhook.WebhookEndpoint {
	GinkgoHelper()
	c := webhook.WebhookEndpointChange{URL: &url}
	for _, f := range change {
		f(&c)
	}
	e, err := webhook.NewWebhookEndpoint(c, false, w.Clock.Now())
	Expect(err).NotTo(HaveOccurred())
	tx, err := w.Repo.Begin(ctx, store)
	Expect(err).NotTo(HaveOccurred())
	defer tx.Rollback()
	Expect(tx.Insert(ctx, e)).To(Succeed())
	e.Seal(w.keys)
	Expect(tx.KeepSealed(ctx, e)).To(Succeed())
	Expect(tx.Commit()).To(Succeed())
	return e
}

func ordering(o webhook.WebhookOrdering) func(*webhook.WebhookEndpointChange) {
	return func(c *webhook.WebhookEndpointChange) { c.Ordering = &o }
}

func timeout(seconds int) func(*webhook.WebhookEndpointChange) {
	return func(c *webhook.WebhookEndpointChange) { c.TimeoutSeconds = &seconds }
}

func types(filters ...string) func(*webhook.WebhookEndpointChange) {
	f := webhook.EventFilters(filters)
	return func(c *webhook.WebhookEndpointChange) { c.EventTypes = &f }
}

// event returns an event about an order at the given version.
func event(order, version int64) repo.WebhookEvent {
	id := uuid.Must(uuid.NewV7())
	return repo.WebhookEvent{
		ID: id, Type: domain.OrderUpdated, ObjectType: "order", ObjectID: order, ObjectVersion: version, Action: "order.updated", ActorType: domain.ActorSystem,
		APIVersion: domain.APIVersion, CreatedOn: time.Now().UTC(),
		Payload: fmt.Sprintf(`{"id":%q,"type":"order.updated","data":{"object":{"orderId":%d,"version":%d}}}`, domain.EventID(id), order, version),
	}
}

// versions returns n consecutive events about an order.
func versions(order, n int64) (events []repo.WebhookEvent) {
	for version := int64(1); version <= n; version++ {
		events = append(events, event(order, version))
	}
	return events
}

// record commits events as a command would.
func (w *world) record(ctx context.Context, events ...repo.WebhookEvent) {
	GinkgoHelper()
	w.recordIn(ctx, w.store, events...)
}

func (w *world) recordIn(ctx context.Context, store domain.Actor, events ...repo.WebhookEvent) {
	GinkgoHelper()
	tx, err := w.Repo.Begin(ctx, store)
	Expect(err).NotTo(HaveOccurred())
	defer tx.Rollback()
	Expect(tx.Record(ctx, events)).To(Succeed())
	Expect(tx.Commit()).To(Succeed())
}

// listen opens a connection on which announcements arrive.
func (w *world) listen(ctx context.Context) (*pgx.Conn, error) { return pgx.Connect(ctx, w.URL) }

func (w *world) sender() *webhooks.Sender {
	return webhooks.NewSender(egress.New(egress.Options{Allow: []netip.Prefix{loopback}}), w.Clock)
}

// dispatch runs a dispatcher until the spec ends or stop is called.
func (w *world) dispatch(ctx context.Context, change ...func(*webhooks.Options)) (d *webhooks.Dispatcher, stop func()) {
	o := webhooks.Options{
		DB: w.Repo, Clock: w.Clock, Keys: w.keys, Sender: w.sender(), Connect: w.listen, Poll: 20 * time.Millisecond,
		Log: slog.New(slog.NewTextHandler(io.MultiWriter(GinkgoWriter), nil)),
	}
	for _, f := range change {
		f(&o)
	}
	d = webhooks.New(o)
	running, cancel := context.WithCancel(context.WithoutCancel(ctx))
	done := make(chan struct{})
	go func() { d.Run(running); close(done) }()
	var once sync.Once
	stop = func() { once.Do(func() { cancel(); <-done }) }
	DeferCleanup(func() { stop() })
	return d, stop
}

// delivery returns the only delivery of an endpoint, with its attempts, newest first.
func (w *world) delivery(ctx context.Context, e *webhook.WebhookEndpoint) *webhook.WebhookDelivery {
	GinkgoHelper()
	list := w.deliveries(ctx, e)
	Expect(list).To(HaveLen(1))
	d, err := w.Repo.As(domain.System(e.StoreID)).WebhookDelivery(ctx, list[0].ID)
	Expect(err).NotTo(HaveOccurred())
	return d
}

func (w *world) deliveries(ctx context.Context, e *webhook.WebhookEndpoint) []webhook.WebhookDelivery {
	GinkgoHelper()
	page, err := w.Repo.As(domain.System(e.StoreID)).WebhookDeliveries(ctx, webhook.WebhookDeliveryFilter{EndpointID: []int64{e.ID}}, domain.PageQuery{Number: 1, Size: 100, Sort: "createdOn"})
	Expect(err).NotTo(HaveOccurred())
	return page.Items
}

func (w *world) count(ctx context.Context, status webhook.DeliveryStatus) (n int) {
	GinkgoHelper()
	Expect(w.SQL.QueryRowContext(ctx, "SELECT count(*) FROM webhook_deliveries WHERE status = $1", string(status)).Scan(&n)).To(Succeed())
	return n
}
