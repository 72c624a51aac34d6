package store_test

import (
	"context"
	"fmt"
	"strings"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/customer"
	"github.com/storeplatform/storeplatform/store/domain/integration"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/subscription"
	"github.com/storeplatform/storeplatform/store/repo"
	"github.com/storeplatform/storeplatform/store/storetest"
)

// byIDAlone lists the store tables in which a row can be looked up by id before its store is known.
// These tables have few rows and no long lists.
var byIDAlone = []string{"app_tokens", "mails", "payment_providers", "sessions", "store_keys", "webhook_endpoints", "webhook_replays"}

var _ = Describe("A list of the store with the older rows", storetest.Plans, func() {
	It("uses no index that sorts the rows of all stores together", func(ctx SpecContext) {
		// The columns are those by which lists sort and break ties. The partitions of events and deliveries are
		// excluded: their ids are looked up, and no list sorts by an id.
		rows, err := newStockedStore(ctx).Data.SQL.QueryContext(ctx, `SELECT c.relname || ': ' || i.relname || ' (' || pg_get_indexdef(x.indexrelid, 1, true) || ')' FROM pg_index x
			JOIN pg_class c ON c.oid = x.indrelid AND c.relnamespace = 'public'::regnamespace JOIN pg_class i ON i.oid = x.indexrelid JOIN pg_am m ON m.oid = i.relam AND m.amname = 'btree'
			JOIN pg_attribute s ON s.attrelid = c.oid AND s.attname = 'store_id'
			WHERE c.relname NOT LIKE 'webhook\_%' AND x.indpred IS NULL
				AND pg_get_indexdef(x.indexrelid, 1, true) IN ('id', 'created_on', 'modified_on', 'order_date', 'name', 'sku', 'email', 'sort_name', 'published_on', 'position')
				AND c.relname <> ALL (string_to_array($1, ',')) ORDER BY 1`, strings.Join(byIDAlone, ","))
		Expect(err).NotTo(HaveOccurred())
		defer rows.Close()
		var found []string
		for rows.Next() {
			var index string
			Expect(rows.Scan(&index)).To(Succeed())
			found = append(found, index)
		}
		Expect(rows.Err()).NotTo(HaveOccurred())
		Expect(found).To(ConsistOf("customers: customers_by_email (email)", "stores: stores_pkey (id)"), "the first is what logins look up; addresses are sorted by in no list")
	})

	It("reads no rows of the other store", func(ctx SpecContext) {
		const own, others = 2000, 4000
		t := newRenewalStore(ctx)
		t.subscribe(ctx, t.card(ctx, "pm_card_visa"))
		_, _, err := t.Ordering.RefundOrder(ctx, another(t.actor), int64(t.count(ctx, "SELECT max(id) FROM orders")), ordering.RefundRequest{Reason: ordering.Goodwill})
		Expect(err).NotTo(HaveOccurred())
		_, err = t.Data.SQL.ExecContext(ctx, `INSERT INTO request_logs (store_id, created_on, surface, operation, request_method, path, response_status, problem_code, duration_ms, actor_kind, actor_id, request_id,
			idempotency_key, is_replayed, ip_hash, user_agent, errors) VALUES ($1, now(), 'ADMIN', 'listOrders', 'GET', '/', 200, '', 1, 'ADMIN', 1, '', '', false, '', '', '[]')`, t.store.ID)
		Expect(err).NotTo(HaveOccurred())
		_, err = t.Data.SQL.ExecContext(ctx, `INSERT INTO integration_logs (store_id, created_on, integration, provider_code, direction, operation, object_type, object_id, request_method, request_url, request_headers, response_headers,
			is_truncated, duration_ms, outcome, error_code, error_message, attempt, correlation_id) VALUES ($1, now(), 'PAYMENT', '', 'OUTBOUND', '', '', '', '', '', '{}', '{}', false, 1, 'SUCCESS', '', '', 1, '')`, t.store.ID)
		Expect(err).NotTo(HaveOccurred())
		theirs := func(table string, instead map[string]string) {
			GinkgoHelper()
			instead["store_id"] = fmt.Sprintf("x.store_id + CASE WHEN i > %d THEN 1000000 ELSE 0 END", 1_000_000+own)
			if instead["created_on"] == "" {
				instead["created_on"] = "x.created_on + i * interval '1 second'"
			}
			t.multiply(ctx, own+others, table, instead)
		}
		theirs("customers", map[string]string{"email": "i::text", "account_id": "NULL", "external_id": "NULL"})
		theirs("orders", map[string]string{"order_number": "i", "cart_id": "NULL", "external_id": "NULL", "customer_id": "i", "order_date": "x.order_date + i * interval '1 second'"})
		theirs("order_lines", map[string]string{"order_id": "i"})
		theirs("refunds", map[string]string{"refund_number": "i", "order_id": "i"})
		theirs("subscriptions", map[string]string{"subscription_number": "i", "customer_id": "i"})
		theirs("subscription_items", map[string]string{"subscription_id": "i"})
		theirs("request_logs", map[string]string{})
		theirs("integration_logs", map[string]string{})
		// Dead rows count as read until VACUUM removes them.
		_, err = t.Data.SQL.ExecContext(ctx, "VACUUM ANALYZE")
		Expect(err).NotTo(HaveOccurred())
		db, plans := t.explaining(ctx)
		reader := db.As(domain.System(t.store.ID))
		var many []string
		for name, list := range map[string]func(context.Context, repo.Reader, domain.PageQuery) (int64, error){
			"orders": func(ctx context.Context, r repo.Reader, q domain.PageQuery) (int64, error) {
				page, err := r.Orders(ctx, ordering.OrderFilter{}, q)
				return page.TotalCount, err
			},
			"orders with a text": func(ctx context.Context, r repo.Reader, q domain.PageQuery) (int64, error) {
				page, err := r.Orders(ctx, ordering.OrderFilter{Search: "qxzq"}, q)
				return page.TotalCount, err
			},
			"orders with a common text": func(ctx context.Context, r repo.Reader, q domain.PageQuery) (int64, error) {
				page, err := r.Orders(ctx, ordering.OrderFilter{Search: "example.com"}, q)
				return page.TotalCount, err
			},
			"customers with a text": func(ctx context.Context, r repo.Reader, q domain.PageQuery) (int64, error) {
				page, err := r.Customers(ctx, customer.CustomerFilter{Search: "qxzq"}, q)
				return page.TotalCount, err
			},
			"refunds": func(ctx context.Context, r repo.Reader, q domain.PageQuery) (int64, error) {
				page, err := r.Refunds(ctx, ordering.RefundFilter{}, q)
				return page.TotalCount, err
			},
			"subscriptions": func(ctx context.Context, r repo.Reader, q domain.PageQuery) (int64, error) {
				page, err := r.Subscriptions(ctx, subscription.Filter{}, q)
				return page.TotalCount, err
			},
			"active subscriptions": func(ctx context.Context, r repo.Reader, q domain.PageQuery) (int64, error) {
				page, err := r.Subscriptions(ctx, subscription.Filter{Status: []subscription.Status{subscription.Active}}, q)
				return page.TotalCount, err
			},
			"subscriptions with a text": func(ctx context.Context, r repo.Reader, q domain.PageQuery) (int64, error) {
				page, err := r.Subscriptions(ctx, subscription.Filter{Search: "qxzq"}, q)
				return page.TotalCount, err
			},
			"requests": func(ctx context.Context, r repo.Reader, q domain.PageQuery) (int64, error) {
				page, err := r.Requests(ctx, integration.RequestFilter{}, q)
				return page.TotalCount, err
			},
			"integration logs": func(ctx context.Context, r repo.Reader, q domain.PageQuery) (int64, error) {
				page, err := r.IntegrationLogs(ctx, integration.LogFilter{}, q)
				return page.TotalCount, err
			},
		} {
			plans()
			total, err := list(ctx, reader, domain.PageQuery{Number: 1, Size: 20, Sort: "-createdOn"})
			Expect(err).NotTo(HaveOccurred(), name)
			if strings.HasSuffix(name, " a text") {
				Expect(total).To(BeZero(), name)
			} else {
				Expect(total).To(BeEquivalentTo(domain.ExactCount+1), name)
			}
			told := plans()
			Expect(told).NotTo(BeEmpty(), name)
			for _, plan := range told {
				if n := rowsRead(plan); n > own+1 { // allows a plan that reads all rows of the store
					many = append(many, fmt.Sprintf("%s reads %d rows:\n%s\n", name, n, plan))
				}
			}
		}
		Expect(many).To(BeEmpty(), strings.Join(many, "\n"))
	})
})
