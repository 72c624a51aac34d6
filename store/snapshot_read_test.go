package store_test

import (
	"context"
	"database/sql"
	"fmt"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain/ordering"
)

// The spec stops a read with a lock at each of its tables in turn, and changes all tables of the store.
// The result must show none of these changes.
var _ = Describe("A composed read", func() {
	It("comes from one snapshot, whenever a concurrent change is committed", func(ctx SpecContext) {
		d := newOrderStore(ctx)
		o := d.order(ctx, "pm_card_visa", true)
		_, refund, err := d.Ordering.RefundOrder(ctx, another(d.actor), o.ID, ordering.RefundRequest{Reason: ordering.OtherReason, Lines: []ordering.RefundRequestLine{{LineItemID: o.Lines[0].ID, Quantity: 1}}})
		Expect(err).NotTo(HaveOccurred())
		_, shipment, err := d.Ordering.FulfillOrder(ctx, another(d.actor), o.ID, ordering.Fulfillment{Items: []ordering.ShipmentItem{{LineItemID: o.Lines[1].ID, Quantity: 1}}}, false)
		Expect(err).NotTo(HaveOccurred())
		key := ordering.OrderKey{ID: o.ID}
		reads := map[string]func() (any, error){
			"OrderDetails":      func() (any, error) { return d.As(d.actor).OrderDetails(ctx, key) },
			"OrderWithCustomer": func() (any, error) { return d.As(d.actor).OrderWithCustomer(ctx, key) },
			"Order":             func() (any, error) { return d.As(d.actor).Order(ctx, key) },
			"RefundDetails": func() (any, error) {
				o, r, err := d.As(d.actor).RefundDetails(ctx, ordering.RefundKey{ID: refund.ID})
				return []any{o, r}, err
			},
			"ShipmentOrder": func() (any, error) {
				o, s, err := d.As(d.actor).ShipmentOrder(ctx, shipment.ID)
				return []any{o, s}, err
			},
			"PreviewOrderRefund": func() (any, error) {
				return d.Ordering.PreviewOrderRefund(ctx, d.actor, o.ID, ordering.RefundRequest{Reason: ordering.OtherReason})
			},
		}
		tables := d.versioned(ctx)
		for name, read := range reads {
			_, err := read() // this fills the caches, so that later reads use the same tables
			Expect(err).NotTo(HaveOccurred(), name)
			before, err := read()
			Expect(err).NotTo(HaveOccurred(), name)
			held := 0
			for _, table := range tables {
				after, blocked, err := d.heldAt(ctx, table, tables, read)
				Expect(err).NotTo(HaveOccurred(), "%s, held at %s", name, table)
				if !blocked {
					continue
				}
				held++
				Expect(after).To(Equal(before), "%s tore at %s", name, table)
				if before, err = read(); err != nil {
					Fail(err.Error())
				}
				Expect(before).NotTo(Equal(after), "%s shows no change of %s", name, table)
			}
			Expect(held).To(BeNumerically(">", 2), "%s was held nowhere", name)
		}
	})
})

// versioned lists the store tables whose rows have versions.
func (d *orderStore) versioned(ctx context.Context) (tables []string) {
	GinkgoHelper()
	rows, err := d.Data.SQL.QueryContext(ctx, `SELECT c.table_name FROM information_schema.columns c JOIN information_schema.columns s USING (table_schema, table_name)
		JOIN information_schema.tables t USING (table_schema, table_name)
		WHERE c.table_schema = 'public' AND c.column_name = 'version' AND c.data_type = 'bigint' AND s.column_name = 'store_id' AND t.table_type = 'BASE TABLE' ORDER BY 1`)
	Expect(err).NotTo(HaveOccurred())
	defer rows.Close()
	for rows.Next() {
		var name string
		Expect(rows.Scan(&name)).To(Succeed())
		tables = append(tables, name)
	}
	Expect(rows.Err()).NotTo(HaveOccurred())
	return tables
}

// heldAt runs a read while the table is locked, and changes all tables as soon as the read waits for the
// lock. blocked reports whether the read waited.
func (d *orderStore) heldAt(ctx context.Context, table string, tables []string, read func() (any, error)) (answer any, blocked bool, err error) {
	GinkgoHelper()
	tx, err := d.Data.SQL.BeginTx(ctx, nil)
	Expect(err).NotTo(HaveOccurred())
	defer func() { _ = tx.Rollback() }()
	do := func(statement string) {
		GinkgoHelper()
		_, err := tx.ExecContext(ctx, statement)
		Expect(err).NotTo(HaveOccurred(), statement)
	}
	do("SET LOCAL session_replication_role = replica") // disables the triggers
	do("LOCK TABLE " + table + " IN ACCESS EXCLUSIVE MODE")
	done := make(chan struct{})
	go func() {
		defer close(done)
		answer, err = read()
	}()
	for ; !blocked; time.Sleep(2 * time.Millisecond) {
		select {
		case <-done:
			return answer, false, err
		default:
		}
		row := d.Data.SQL.QueryRowContext(ctx, "SELECT EXISTS (SELECT FROM pg_locks l WHERE NOT l.granted AND l.relation = $1::regclass)", table)
		Expect(row.Scan(&blocked)).To(Or(Succeed(), MatchError(sql.ErrNoRows)))
	}
	for _, t := range tables {
		do(fmt.Sprintf("UPDATE %s SET version = version + 1", t))
	}
	Expect(tx.Commit()).To(Succeed())
	<-done
	return answer, true, err
}
