package store_test

import (
	"context"
	"fmt"
	"strings"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/webhook"
	"github.com/storeplatform/storeplatform/store/repo"
	"github.com/storeplatform/storeplatform/store/storetest"
)

// The list of events or deliveries is read from the index that suits its filter. The spec compares it with a
// scan of all rows.
var _ = Describe("Lists of events and deliveries", func() {
	It("show each match of a filter once and in order, page by page", func(ctx SpecContext) {
		p := hooked(ctx)
		_, actor := p.newStore(ctx, "one")
		_, stranger := p.newStore(ctx, "two")
		var ids []int64
		for _, filters := range []webhook.EventFilters{{"*"}, {"order.*"}, {"refund.issued", "customer.created"}} {
			url := "http://127.0.0.1:8091/events"
			for _, who := range []domain.Actor{actor, stranger} {
				e, err := p.Webhook.CreateWebhookEndpoint(ctx, again(who), webhook.WebhookEndpointChange{URL: &url, EventTypes: &filters})
				Expect(err).NotTo(HaveOccurred())
				if who.StoreID == actor.StoreID {
					ids = append(ids, e.ID)
				}
			}
		}
		types := []domain.EventType{domain.OrderCreated, domain.OrderUpdated, domain.RefundIssued, domain.CustomerCreated}
		objects := []string{"order", "order", "refund", "customer"}
		var middle time.Time
		for i := range 36 {
			who := actor
			if i%5 == 4 {
				who = stranger
			}
			tx, err := p.Data.Repo.Begin(ctx, who)
			Expect(err).NotTo(HaveOccurred())
			Expect(tx.Record(ctx, []repo.WebhookEvent{{
				ID: p.Clock.NewID(), Type: types[i%4], ObjectType: objects[i%4], ObjectID: int64(i%3 + 1), ObjectVersion: 1, Action: "x", ActorType: who.Kind,
				APIVersion: domain.APIVersion, Payload: "{}", CreatedOn: p.Clock.Now(),
			}})).To(Succeed())
			Expect(tx.Commit()).To(Succeed())
			p.Clock.Advance(7 * time.Minute)
			if i == 18 {
				middle = p.Clock.Now()
			}
		}
		for i, status := range []string{"SUCCEEDED", "PARKED", "CANCELLED", "EXPIRED", "RETRYING"} {
			_, err := p.Data.SQL.ExecContext(ctx, `UPDATE webhook_deliveries SET status = $1, next_attempt_on = CASE WHEN $1 = 'RETRYING' THEN now() END,
				last_error_code = CASE WHEN $1 = 'SUCCEEDED' THEN '' ELSE 'timeout' END WHERE id % 7 = $2`, status, i)
			Expect(err).NotTo(HaveOccurred())
		}
		var first []*webhook.WebhookEvent
		page, err := p.As(actor).WebhookEvents(ctx, webhook.WebhookEventFilter{}, domain.PageQuery{Number: 1, Size: 100, Sort: "sequence"})
		Expect(err).NotTo(HaveOccurred())
		first = page.Items
		for _, e := range first[:6] { // so some events have several deliveries to one endpoint
			_, err := p.Webhook.ResendWebhookEvent(ctx, actor, e.ID, &ids[0])
			Expect(err).NotTo(HaveOccurred())
		}

		tried := 0
		for _, f := range eventFilters(ids, first[10].Sequence, middle) {
			where, args := naiveEvents(f)
			for _, sort := range []string{"sequence", "-sequence"} {
				want := p.sequences(ctx, "SELECT e.sequence FROM webhook_events e WHERE e.store_id = $1"+where+" ORDER BY e.sequence "+direction(sort), append([]any{actor.StoreID}, args...)...)
				var got []int64
				q := domain.PageQuery{Number: 1, Size: 4, Sort: sort}
				storetest.Follow(100, func(string) string {
					page, err := p.As(actor).WebhookEvents(ctx, f, q)
					Expect(err).NotTo(HaveOccurred())
					Expect(page.TotalCount).To(BeNumerically("==", len(want)), "%+v", f)
					for _, e := range page.Items {
						got = append(got, e.Sequence)
					}
					Expect(page.NextCursor == "").To(Equal(len(got) == len(want)), "%+v", f)
					q = domain.PageQuery{Size: 4, Sort: sort, Cursor: page.NextCursor}
					return q.Cursor
				})
				Expect(got).To(Equal(want), "%+v", f)
				second, err := p.As(actor).WebhookEvents(ctx, f, domain.PageQuery{Number: 2, Size: 3, Sort: sort})
				Expect(err).NotTo(HaveOccurred())
				Expect(second.Items).To(HaveLen(min(3, max(0, len(want)-3))))
				tried++
			}
		}
		Expect(tried).To(BeNumerically(">", 400))

		tried = 0
		for _, f := range deliveryFilters(ids, middle) {
			where, args := naiveDeliveries(f)
			want := p.sequences(ctx, "SELECT e.id FROM webhook_deliveries e WHERE e.store_id = $1"+where+" ORDER BY e.created_on, e.id", append([]any{actor.StoreID}, args...)...)
			var got []int64
			q := domain.PageQuery{Number: 1, Size: 7, Sort: "createdOn"}
			storetest.Follow(100, func(string) string {
				page, err := p.As(actor).WebhookDeliveries(ctx, f, q)
				Expect(err).NotTo(HaveOccurred())
				for _, d := range page.Items {
					got = append(got, d.ID)
				}
				q = domain.PageQuery{Size: 7, Sort: "createdOn", Cursor: page.NextCursor}
				return q.Cursor
			})
			Expect(got).To(Equal(want), "%+v", f)
			tried++
		}
		Expect(tried).To(BeNumerically(">", 150))
	})
})

func direction(sort string) string {
	if strings.HasPrefix(sort, "-") {
		return "DESC"
	}
	return "ASC"
}

func (p *platform) sequences(ctx context.Context, query string, args ...any) (out []int64) {
	GinkgoHelper()
	rows, err := p.Data.SQL.QueryContext(ctx, query, args...)
	Expect(err).NotTo(HaveOccurred())
	defer rows.Close()
	for rows.Next() {
		var n int64
		Expect(rows.Scan(&n)).To(Succeed())
		out = append(out, n)
	}
	Expect(rows.Err()).NotTo(HaveOccurred())
	return out
}

// eventFilters returns combinations of all filters.
func eventFilters(endpoints []int64, after int64, at time.Time) (out []webhook.WebhookEventFilter) {
	for _, kinds := range []webhook.EventFilters{nil, {"order.updated", "*"}, {"order.*"}, {"order.updated"}, {"refund.*", "order.created"}, {"shipment.*"}} {
		for i, objects := range [][]int64{nil, {2}} {
			for _, endpoint := range [][]int64{nil, endpoints[:1], endpoints[1:2], endpoints[1:]} {
				for _, statuses := range [][]webhook.DeliveryStatus{nil, {webhook.DeliverySucceeded, webhook.DeliveryParked}, {webhook.DeliveryCancelled, webhook.DeliveryExpired},
					{webhook.DeliveryPending}, {webhook.DeliveryParked, webhook.DeliveryCancelled}} {
					f := webhook.WebhookEventFilter{Type: kinds, EndpointID: endpoint, DeliveryStatus: statuses}
					if i > 0 {
						f.ObjectType, f.ObjectID = []string{"order"}, objects
					}
					if len(out)%3 == 0 {
						f.ObjectType, f.ObjectID = []string{"order"}, []int64{1, 2}
					}
					switch len(out) % 4 {
					case 1:
						f.CreatedFrom = &at
					case 2:
						f.CreatedTo = &at
					case 3:
						f.SequenceAfter = after
					}
					out = append(out, f)
				}
			}
		}
	}
	return out
}

type condition struct {
	where []string
	args  []any
}

func (c *condition) add(where string, args ...any) {
	for _, a := range args {
		c.args = append(c.args, a)
		where = strings.Replace(where, "?", fmt.Sprintf("$%d", len(c.args)+1), 1)
	}
	c.where = append(c.where, " AND "+where)
}

func (c *condition) ofType(kinds webhook.EventFilters) {
	if len(kinds) == 0 {
		return
	}
	var types []string
	for _, t := range domain.EventTypes() {
		if kinds.Match(t) {
			types = append(types, string(t))
		}
	}
	c.add("e.type = ANY(?)", types)
}

// among adds the condition that a column has one of the values. Without values it adds no
// condition.
func among[T ~string | int64](c *condition, column string, values []T) {
	var parts []string
	var args []any
	for _, v := range values {
		parts, args = append(parts, column+" = ?"), append(args, v)
	}
	if len(parts) > 0 {
		c.add("("+strings.Join(parts, " OR ")+")", args...)
	}
}

func naiveEvents(f webhook.WebhookEventFilter) (string, []any) {
	var c condition
	c.ofType(f.Type)
	among(&c, "e.object_type", f.ObjectType)
	among(&c, "e.object_id", f.ObjectID)
	if f.CreatedFrom != nil {
		c.add("e.created_on >= ?", *f.CreatedFrom)
	}
	if f.CreatedTo != nil {
		c.add("e.created_on < ?", *f.CreatedTo)
	}
	if f.SequenceAfter != 0 {
		c.add("e.sequence > ?", f.SequenceAfter)
	}
	if len(f.EndpointID)+len(f.DeliveryStatus) > 0 {
		statuses := make([]string, len(f.DeliveryStatus))
		for i, status := range f.DeliveryStatus {
			statuses[i] = string(status)
		}
		c.add("EXISTS (SELECT FROM webhook_deliveries d WHERE d.event_id = e.id AND (cardinality(?::bigint[]) = 0 OR d.endpoint_id = ANY(?)) AND (cardinality(?::text[]) = 0 OR d.status = ANY(?)))",
			append([]int64{}, f.EndpointID...), append([]int64{}, f.EndpointID...), statuses, statuses)
	}
	return strings.Join(c.where, ""), c.args
}

func deliveryFilters(endpoints []int64, at time.Time) (out []webhook.WebhookDeliveryFilter) {
	for _, kinds := range []webhook.EventFilters{nil, {"order.*"}, {"order.updated", "refund.issued"}, {"shipment.*"}} {
		for i, objects := range [][]int64{nil, {2}, nil} { // the last case covers the deliveries of all orders
			for _, endpoint := range [][]int64{nil, endpoints[1:]} {
				for _, statuses := range [][]webhook.DeliveryStatus{nil, {webhook.DeliverySucceeded, webhook.DeliveryExpired}, {webhook.DeliveryCancelled, webhook.DeliveryExpired}, {webhook.DeliveryRetrying}} {
					for _, origins := range [][]webhook.DeliveryOrigin{nil, {webhook.OriginEvent, webhook.OriginResend}, {webhook.OriginResend, webhook.OriginReplay}} {
						f := webhook.WebhookDeliveryFilter{Type: kinds, EndpointID: endpoint, Status: statuses, Origin: origins}
						if i > 0 {
							f.ObjectType, f.ObjectID = []string{"order"}, objects
						}
						switch len(out) % 4 {
						case 1:
							f.CreatedFrom = &at
						case 2:
							f.CreatedTo = &at
						case 3:
							f.ErrorCode = []webhook.AttemptError{webhook.ErrorTimeout}
						}
						out = append(out, f)
					}
				}
			}
		}
	}
	return out
}

func naiveDeliveries(f webhook.WebhookDeliveryFilter) (string, []any) {
	var c condition
	c.ofType(f.Type)
	among(&c, "e.object_type", f.ObjectType)
	among(&c, "e.object_id", f.ObjectID)
	among(&c, "e.endpoint_id", f.EndpointID)
	among(&c, "e.status", f.Status)
	among(&c, "e.origin", f.Origin)
	among(&c, "e.last_error_code", f.ErrorCode)
	if f.CreatedFrom != nil {
		c.add("e.created_on >= ?", *f.CreatedFrom)
	}
	if f.CreatedTo != nil {
		c.add("e.created_on < ?", *f.CreatedTo)
	}
	return strings.Join(c.where, ""), c.args
}
