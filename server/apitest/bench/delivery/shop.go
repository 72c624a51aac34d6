package main

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"os/exec"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"github.com/jackc/pgx/v5"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/customer"
)

const (
	adminEmail    = "bench@storeplatform.example"
	adminPassword = "a bench to sit on for a while"
)

// shop is a store whose customers change.
type shop struct {
	id        int64
	customers []int64
	next      atomic.Int64 // number of the next change
}

type object = map[string]any

// call sends a request to the service. If into is not nil, call decodes the response into the value to which into
// points.
func (b *bench) call(ctx context.Context, method, path string, storeID int64, body, into any, once ...string) error {
	var reader io.Reader
	if body != nil {
		raw, err := json.Marshal(body)
		if err != nil {
			return err
		}
		reader = bytes.NewReader(raw)
	}
	req, err := http.NewRequestWithContext(ctx, method, b.api.URL+path, reader)
	if err != nil {
		return err
	}
	if body != nil {
		req.Header.Set("Content-Type", "application/json")
	}
	if b.admin != "" {
		req.Header.Set("Authorization", "Bearer "+b.admin)
	}
	if storeID != 0 {
		req.Header.Set("X-Store-Id", strconv.FormatInt(storeID, 10))
	}
	if len(once) > 0 {
		req.Header.Set("Idempotency-Key", once[0])
	}
	res, err := b.client.Do(req)
	if err != nil {
		return err
	}
	defer res.Body.Close()
	raw, err := io.ReadAll(res.Body)
	if err != nil {
		return err
	}
	if res.StatusCode >= 300 {
		return fmt.Errorf("%s %s: %s %.400s", method, path, res.Status, raw)
	}
	if into == nil {
		return nil
	}
	return json.Unmarshal(raw, into)
}

// login gets an administrator's token from a server that has just started.
func (b *bench) login(ctx context.Context) error {
	b.admin = ""
	var made struct{ AccessToken string }
	err := b.call(ctx, "POST", "/admin/login", 0, object{"email": adminEmail, "password": adminPassword}, &made)
	b.admin = made.AccessToken
	return err
}

// open creates the stores and their customers.
func (b *bench) open(ctx context.Context) error {
	for i := range b.shops {
		s := &shop{}
		b.shops[i] = s
		code := fmt.Sprintf("bench-store-%d", i)
		var made struct{ StoreID int64 }
		if err := b.call(ctx, "POST", "/admin/store", 0, object{"name": "Bench", "code": code, "timezone": "Europe/Berlin",
			"defaultCurrencyCode": "EUR", "defaultLanguageCode": "en", "livemode": false}, &made, code); err != nil {
			return err
		}
		s.id = made.StoreID
		seed := exec.CommandContext(ctx, b.binary, "seed", "--store", strconv.FormatInt(s.id, 10), "--customers", strconv.Itoa(b.settings.customers))
		seed.Env = append(seed.Environ(), b.environment...)
		if out, err := seed.CombinedOutput(); err != nil {
			return fmt.Errorf("seed: %w\n%s", err, out)
		}
		rows, err := b.sql.Query(ctx, "SELECT id FROM customers WHERE store_id = $1 ORDER BY id", s.id)
		if err != nil {
			return err
		}
		if s.customers, err = pgx.CollectRows(rows, pgx.RowTo[int64]); err != nil {
			return err
		}
		if len(s.customers) == 0 {
			return fmt.Errorf("store %d has no customers", s.id)
		}
	}
	for _, statement := range []string{"VACUUM (ANALYZE)", "CHECKPOINT"} { // autovacuum does the same within minutes
		if _, err := b.sql.Exec(ctx, statement); err != nil {
			return err
		}
	}
	return nil
}

// endpoints creates n endpoints for all events of a store. The paths of their inboxes start with name. It returns a
// function that deletes the endpoints.
func (b *bench) endpoints(ctx context.Context, s *shop, n int, name, query string) (end func() error, err error) {
	var ids []int64
	for i := range n {
		var made struct{ WebhookEndpointID int64 }
		url := fmt.Sprintf("%s%s/%d%s", b.receiver.URL, name, i, query)
		if err := b.call(ctx, "POST", "/admin/webhook-endpoint", s.id, object{"url": url, "eventTypes": []string{"*"}}, &made); err != nil {
			return nil, err
		}
		ids = append(ids, made.WebhookEndpointID)
	}
	return func() error {
		for _, id := range ids {
			if err := b.call(ctx, "DELETE", "/admin/webhook-endpoint?webhookEndpointId="+strconv.FormatInt(id, 10), s.id, nil, nil); err != nil {
				return err
			}
		}
		return nil
	}, nil
}

// published contains the measurements of publishing.
type published struct {
	changes  int
	took     time.Duration
	answered []time.Time // times of the responses to the changes, in the order of the changes
}

func (p published) rate() float64 { return float64(p.changes) / p.took.Seconds() }

// how is a way to change a customer: over HTTP or by the command.
type how func(ctx context.Context, s *shop) error

// pace is the number of changes and the rate at which they are made.
type pace struct {
	how     how
	callers int
	changes int // 0 means that only the time in until ends publishing
	until   time.Time
	every   time.Duration // interval between changes; 0 means that each caller continues after its last response
}

// publish changes the names of one customer after another. Each change causes a customer.updated event of about 1.5 kB.
func (b *bench) publish(ctx context.Context, s *shop, p pace) (out published, err error) {
	var mu sync.Mutex
	var calling sync.WaitGroup
	var taken atomic.Int64
	begun := time.Now()
	for range p.callers {
		calling.Go(func() {
			for {
				i := taken.Add(1) - 1
				if p.every > 0 {
					sleep(ctx, time.Until(begun.Add(time.Duration(i)*p.every)))
				}
				if ctx.Err() != nil || p.changes > 0 && i >= int64(p.changes) || p.changes == 0 && time.Now().After(p.until) {
					return
				}
				failure := p.how(ctx, s)
				answered := time.Now()
				mu.Lock()
				if failure == nil {
					out.answered = append(out.answered, answered)
				} else if err == nil && ctx.Err() == nil {
					err = failure
				}
				failed := err != nil
				mu.Unlock()
				if failed {
					return
				}
			}
		})
	}
	calling.Wait()
	out.changes, out.took = len(out.answered), time.Since(begun)
	return out, err
}

// longName has almost a hundred letters, half of them outside ASCII. An event contains the old and the new name, so it
// has about 1.5 kB.
var longName = strings.Repeat("ä", 46) + strings.Repeat("n", 46)

func (s *shop) change() (customer int64, first, last string) {
	n := s.next.Add(1)
	number := fmt.Sprintf("%08d", n)
	return s.customers[int(n)%len(s.customers)], longName + number, number + longName
}

// overHTTP changes a customer as an administrator does: the service checks the credential and the contract, writes the
// audit log, and returns the customer. The audit log of a store is a chain, so the administrators of a store commit one
// after another.
func (b *bench) overHTTP(ctx context.Context, s *shop) error {
	customer, first, last := s.change()
	return b.call(ctx, "PATCH", "/admin/store-customer", s.id, object{"storeCustomerId": customer, "firstName": first, "lastName": last}, nil)
}

// byCommand changes a customer as the platform does, in this process: it runs the same command, but as an actor without
// an audit log. The servers learn about the event from the database.
func (b *bench) byCommand(ctx context.Context, s *shop) error {
	customerID, first, last := s.change()
	_, err := b.here.Service.Customer.UpdateCustomer(ctx, domain.System(s.id), customerID, customer.CustomerPatch{FirstName: &first, LastName: &last}, domain.Expect{})
	return err
}

// newest returns the sequence of the newest event.
func (b *bench) newest(ctx context.Context) (sequence int64, err error) {
	err = b.sql.QueryRow(ctx, "SELECT CASE WHEN is_called THEN last_value ELSE 0 END FROM webhook_events_sequence_seq").Scan(&sequence)
	return sequence, err
}
