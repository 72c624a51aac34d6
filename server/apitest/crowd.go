package apitest

import (
	"context"
	"fmt"
	"maps"
	"strings"
	"sync"

	"github.com/jackc/pgx/v5"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/provider/payment"
)

// CrowdID plus 1 is the first id of copied customers, addresses, cards, subscriptions and lines. It
// is far above the ids that commands assign.
const CrowdID = 10_000_000

// crowdParts lists the tables that Crowd copies, each with the condition for the original row and the columns that
// differ in the copies. In the SQL, $1 is the copied subscription, and i is the number of the copy.
var crowdParts = []struct {
	table, where string
	instead      map[string]string
}{
	{"customers", "id = (SELECT customer_id FROM subscriptions WHERE id = $1)", map[string]string{
		"account_id": "NULL", "external_id": "NULL", "email": "'crowd' || i || '@example.com'"}},
	{"customer_addresses", "id = (SELECT shipping_address_id FROM subscriptions WHERE id = $1)", map[string]string{"customer_id": "i"}},
	{"customer_payment_methods", "id = (SELECT customer_payment_method_id FROM subscriptions WHERE id = $1)", map[string]string{
		"customer_id": "i", "billing_address_id": "NULL", "provider_reference": "'" + crowdInstrument + "' || i"}},
	{"subscriptions", "id = $1", map[string]string{
		"customer_id": "i", "shipping_address_id": "i", "billing_address_id": "NULL", "customer_payment_method_id": "i", "last_order_id": "NULL", "subscription_number": "i", "spread": "i % 3600",
		"anchor_date": crowdDay, "anchor_day": "extract(day FROM " + crowdDay + ")", "anchor_slot": "slot_number", "next_date": crowdDay, "moved_date": "NULL", "last_date": crowdDay,
		"due_at": "now()", "remind_on": "NULL"}},
	{"subscription_items", "subscription_id = $1", map[string]string{"subscription_id": "i"}},
}

const (
	crowdInstrument = "crowd-"
	// crowdDay is SQL for today in the store's time zone.
	crowdDay = "(now() AT TIME ZONE (SELECT settings->>'timezone' FROM stores WHERE id = x.store_id))::date"
)

// Crowd copies a subscription with one line, its customer, and the customer's address and card, once for each number in
// from..to. It makes the copies due now. The last parameter contains more columns that differ in the copies, by table
// and column.
func Crowd(ctx context.Context, db *pgx.Conn, subscriptionID int64, from, to int, besides map[string]map[string]string) error {
	for _, p := range crowdParts {
		instead := maps.Clone(p.instead)
		instead["id"] = "i"
		maps.Copy(instead, besides[p.table])
		statement, err := CopyStatement(ctx, db, p.table, "generate_series($2::bigint, $3::bigint) i WHERE x."+p.where, instead)
		if err == nil {
			_, err = db.Exec(ctx, statement, subscriptionID, CrowdID+from, CrowdID+to)
		}
		if err != nil {
			return fmt.Errorf("%s: %w", p.table, err)
		}
	}
	return nil
}

// CopyStatement returns a statement that inserts copies of a table's rows (alias x). The parameter instead maps columns
// to the expressions that replace their values; from joins other tables and selects the rows. Copies get new ids unless
// instead sets the id.
func CopyStatement(ctx context.Context, db *pgx.Conn, table, from string, instead map[string]string) (string, error) {
	rows, err := db.Query(ctx, "SELECT column_name FROM information_schema.columns WHERE table_schema = 'public' AND table_name = $1 AND is_generated = 'NEVER'", table)
	if err != nil {
		return "", err
	}
	all, err := pgx.CollectRows(rows, pgx.RowTo[string])
	if err != nil {
		return "", err
	}
	var columns, values []string
	for _, c := range all {
		value := instead[c]
		switch {
		case value != "":
		case c == "id":
			continue
		case c == "command_id":
			value = "gen_random_uuid()"
		case strings.HasSuffix(c, "call_key"):
			value = "replace(gen_random_uuid()::text, '-', '')"
		default:
			value = "x." + c
		}
		columns, values = append(columns, c), append(values, value)
	}
	return fmt.Sprintf("INSERT INTO %s (%s) OVERRIDING SYSTEM VALUE SELECT %s FROM %s x, %s", table, strings.Join(columns, ", "), strings.Join(values, ", "), table, from), nil
}

// CrowdCustomers returns the ids of a crowd's customers, keyed by the number that identifies each customer to payment
// services.
func CrowdCustomers(ctx context.Context, db *pgx.Conn) (map[int64]int64, error) {
	rows, err := db.Query(ctx, "SELECT id, call_key FROM customers WHERE id > $1", CrowdID)
	if err != nil {
		return nil, err
	}
	customers := map[int64]int64{}
	var id int64
	var called domain.Called
	_, err = pgx.ForEachRow(rows, []any{&id, &called.CallKey}, func() error {
		customers[called.CallNumber(id)] = id
		return nil
	})
	return customers, err
}

// CrowdCards saves a card for each customer of a crowd in a sandbox, and stores the sandbox's references in the copied
// rows.
func CrowdCards(ctx context.Context, db *pgx.Conn, gateway payment.Gateway, storeID int64, from, to int) error {
	customers, err := CrowdCustomers(ctx, db)
	if err != nil {
		return err
	}
	numbers := map[int64]int64{}
	for number, id := range customers {
		numbers[id] = number
	}
	if len(numbers) < to-from+1 {
		return fmt.Errorf("%d customers have %d numbers", to-from+1, len(numbers))
	}
	names := make([]string, to-from+1)
	failures := make([]error, len(names))
	room := make(chan struct{}, 16)
	var all sync.WaitGroup
	for i := range names {
		room <- struct{}{}
		all.Go(func() {
			defer func() { <-room }()
			customer := int64(CrowdID + from + i)
			kept, err := gateway.Authorize(ctx, payment.Account{StoreID: storeID}, payment.AuthorizeRequest{
				Key: fmt.Sprintf("%s%d", crowdInstrument, customer), Currency: "EUR", Token: "pm_card_visa", Customer: numbers[customer], Save: true, Recurring: true})
			if err == nil && kept.Instrument == "" {
				err = fmt.Errorf("the card of customer %d is not kept: %s", customer, kept.Outcome)
			}
			names[i], failures[i] = kept.Instrument, err
		})
	}
	all.Wait()
	for _, err := range failures {
		if err != nil {
			return err
		}
	}
	_, err = db.Exec(ctx, `UPDATE customer_payment_methods m SET provider_reference = n.name FROM unnest($1::text[]) WITH ORDINALITY AS n (name, place) WHERE m.id = $2 + n.place - 1`, names, CrowdID+from)
	return err
}
