package main

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"slices"
	"strings"
	"time"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/server/apitest/bench/machine"
)

// figures contains the measurements of one request.
type figures struct {
	p50, p99 time.Duration
	most     time.Duration // duration of the slowest request
	status   int
	path     string  // path of the repeated request
	streamed int     // number of rows of an export or import
	memory   float64 // largest growth of the server's memory during the request, in MiB
}

func (f figures) String() string {
	if f.status != http.StatusOK {
		return fmt.Sprintf("status %d", f.status)
	}
	if f.streamed > 0 {
		return fmt.Sprintf("%.0f a second", float64(f.streamed)/f.p50.Seconds())
	}
	return fmt.Sprintf("%.1f / %.1f ms", ms(f.p50), ms(f.p99))
}

func ms(d time.Duration) float64 { return float64(d.Microseconds()) / 1000 }

// order lists the names of the requests in the order in which the small store gets them. The large store uses the same
// names.
var order []string

func (b *bench) note(name string, f figures) {
	if !slices.Contains(order, name) {
		order = append(order, name)
	}
	b.results[name] = f
}

// get measures a repeated request. The parameter name identifies the request in both stores.
func (b *bench) get(name, path string) (body []byte, err error) {
	if !b.only.MatchString(name) {
		return nil, nil
	}
	if path, err = b.whose(path); err != nil {
		return nil, err
	}
	all := make([]time.Duration, 0, b.times)
	f := figures{path: path}
	for range b.times {
		if storefront(path) { // another command measures cached storefront responses
			if _, err := b.db.Exec(context.Background(), "UPDATE storefront_versions SET version = gen_random_uuid()"); err != nil {
				return nil, err
			}
		}
		begun := time.Now()
		a, err := b.client(path).Try(http.MethodGet, path, nil)
		if err != nil {
			return nil, err
		}
		all = append(all, time.Since(begun))
		if f.status, body = a.Status, a.Body; a.Status != http.StatusOK {
			break
		}
		if len(all) >= 3 && all[len(all)-1] > time.Second { // stops after three slow requests
			break
		}
	}
	slices.Sort(all)
	f.p50, f.p99, f.most = all[len(all)/2], all[len(all)*99/100], all[len(all)-1]
	b.note(name, f)
	return body, nil
}

// whose adds the id of the customer with the newest order to the path, if the list needs a customer.
func (b *bench) whose(path string) (string, error) {
	if !strings.HasPrefix(path, "/admin/customer/order/paged") {
		return path, nil
	}
	var id int64
	err := b.db.QueryRow(context.Background(), "SELECT customer_id FROM orders WHERE store_id = $1 AND customer_id IS NOT NULL ORDER BY id DESC LIMIT 1", b.shop.StoreID).Scan(&id)
	link := "?"
	if strings.Contains(path, "?") {
		link = "&"
	}
	return fmt.Sprintf("%s%sstoreCustomerId=%d", path, link, id), err
}

func storefront(path string) bool { return strings.HasPrefix(path, "/customer/") }

// client returns the client whose credential a path needs.
func (b *bench) client(path string) apitest.Client {
	if storefront(path) {
		return b.shop.Storefront
	}
	return b.shop.Admin
}

func (b *bench) measure(ctx context.Context) error {
	c, err := readContract("admin")
	if err != nil {
		return err
	}
	front, err := readContract("customer")
	if err != nil {
		return err
	}
	b.login(b.server)
	if err := b.counted(ctx); err != nil {
		return err
	}
	for _, path := range []string{"/admin/dashboard", "/admin/order/unfulfilled/count"} {
		if _, err := b.get(path, path); err != nil {
			return err
		}
	}
	year := with("/admin/dashboard", "from", b.shop.Day(-365), "to", b.shop.Day(1))
	if _, err := b.get(year, year); err != nil {
		return err
	}
	for _, path := range append(c.paths("/paged"), "/admin/coupon/usage") {
		if err := b.list(ctx, c, path); err != nil {
			return err
		}
	}
	for _, path := range []string{"/customer/product/paged", "/customer/product/facets"} {
		if err := b.list(ctx, front, path); err != nil {
			return err
		}
	}
	if err := errors.Join(b.searches(c, "/admin/customer/search"), b.searches(front, "/customer/product/suggest")); err != nil {
		return err
	}
	for _, path := range []string{"/admin/order/summary", "/admin/order/item/summary"} {
		if err := b.filters(c, path, nil); err != nil {
			return err
		}
	}
	for _, path := range c.paths("/export") {
		if err := b.export(ctx, path); err != nil {
			return err
		}
	}
	return b.load(ctx)
}

// list measures the first page of a list, each sort, each filter, and deep pages by cursor.
func (b *bench) list(ctx context.Context, c contract, path string) error {
	b.login(b.server)
	body, err := b.get(path, path)
	if err != nil {
		return err
	}
	var page struct {
		Items      []map[string]any
		NextCursor string
	}
	if body != nil {
		if err := json.Unmarshal(body, &page); err != nil {
			return err
		}
	}
	sorts, _, _ := c.query(path)
	for _, sort := range sorts {
		if _, err := b.get(with(path, "sort", sort), with(path, "sort", sort)); err != nil {
			return err
		}
	}
	if err := b.filters(c, path, page.Items); err != nil {
		return err
	}
	deep, has := map[string]string{
		"/admin/order/paged":    "SELECT id, to_char(order_date AT TIME ZONE 'UTC', 'YYYY-MM-DD\"T\"HH24:MI:SS.US\"Z\"') FROM orders WHERE store_id = $1 AND placed_on IS NOT NULL ORDER BY order_date DESC, id DESC OFFSET $2 LIMIT 1",
		"/admin/customer/paged": "SELECT id, to_char(created_on AT TIME ZONE 'UTC', 'YYYY-MM-DD\"T\"HH24:MI:SS.US\"Z\"') FROM customers WHERE store_id = $1 ORDER BY created_on DESC, id DESC OFFSET $2 LIMIT 1",
	}[path]
	if !has || page.NextCursor == "" {
		return nil
	}
	rows := b.orders
	if strings.Contains(path, "customer") {
		rows /= 5
	}
	var id int64
	var at string
	if err := b.db.QueryRow(ctx, deep, b.shop.StoreID, rows*9/10).Scan(&id, &at); err != nil {
		return err
	}
	cursor, err := deeper(page.NextCursor, at, id)
	if err != nil {
		return err
	}
	_, err = b.get(path+", nine tenths deep by cursor", with(path, "cursor", cursor))
	return err
}

// searches measures an operation whose only filter is a search text.
func (b *bench) searches(c contract, path string) error {
	_, filters, _ := c.query(path)
	for _, p := range filters {
		for _, text := range searched {
			if p.Name != "search" {
				continue
			}
			if _, err := b.get(with(path, p.Name, text), with(path, p.Name, text)); err != nil {
				return err
			}
		}
	}
	return nil
}

func (b *bench) filters(c contract, path string, rows []map[string]any) error {
	_, filters, _ := c.query(path)
	for _, p := range filters {
		for i, v := range c.values(p, rows) {
			name := with(path, p.Name, v)
			if p.Schema.Format == "date-time" { // the times differ between the stores
				name = fmt.Sprintf("%s?%s, %d", path, p.Name, i+1)
			} else if p.Name != "search" && find(anys(rows), p.Name) != nil && !fixed(c, p) {
				name = path + "?" + p.Name + ", of a row"
			}
			if _, err := b.get(name, with(path, p.Name, v)); err != nil {
				return err
			}
		}
	}
	return nil
}

// fixed reports whether the contract lists the values of a filter.
func fixed(c contract, p parameter) bool {
	s := p.Schema
	if s.Items != nil {
		s = c.resolved(*s.Items)
	}
	return len(s.Enum) > 0 || s.Type == "boolean"
}

func anys(rows []map[string]any) (all []any) {
	for _, row := range rows {
		all = append(all, row)
	}
	return all
}

// counted makes the service recount all days, as it does after a change of the time zone, and waits until the service
// has finished. It does so only if dashboards are measured.
func (b *bench) counted(ctx context.Context) error {
	begun, again := time.Now(), b.only.MatchString("dashboard")
	if again {
		if _, err := b.db.Exec(ctx, "UPDATE sales_counts SET rebuild_from = (SELECT min(order_date)::date FROM orders)"); err != nil {
			return err
		}
	}
	for left := 1; left > 0; {
		if err := b.db.QueryRow(ctx, "SELECT count(*) FROM sales_counts WHERE rebuild_from IS NOT NULL").Scan(&left); err != nil {
			return err
		}
		time.Sleep(time.Second)
		if time.Since(begun) > 20*time.Minute {
			return errors.New("the store's days are not counted after 20 minutes")
		}
	}
	if again {
		fmt.Printf("%d orders: the dashboard's days counted in %s\n", b.orders, time.Since(begun).Round(time.Second))
	}
	return ctx.Err()
}

// watched returns the largest growth of the server's memory while do runs, in MiB.
func (b *bench) watched(do func() error) (grown float64, err error) {
	before, most := machine.Resident(b.server.Pid()), 0.0
	done, seen := make(chan struct{}), make(chan struct{})
	go func() {
		defer close(seen)
		for {
			most = max(most, machine.Resident(b.server.Pid()))
			select {
			case <-done:
				return
			case <-time.After(50 * time.Millisecond):
			}
		}
	}()
	err = do()
	close(done)
	<-seen
	return max(0, most-before), err
}

// export measures a whole export as CSV.
func (b *bench) export(ctx context.Context, path string) error {
	if !b.only.MatchString(path) {
		return nil
	}
	b.login(b.server)
	f := figures{}
	begun := time.Now()
	grown, err := b.watched(func() error {
		req, err := http.NewRequestWithContext(ctx, http.MethodGet, b.server.URL+with(path, "format", "csv"), nil)
		if err != nil {
			return err
		}
		for _, name := range []string{"Authorization", "X-Store-Id"} {
			req.Header.Set(name, b.shop.Admin.Header(name))
		}
		res, err := http.DefaultClient.Do(req)
		if err != nil {
			return err
		}
		defer res.Body.Close()
		f.status = res.StatusCode
		lines := &lineCounter{}
		_, err = io.Copy(lines, res.Body)
		f.streamed = lines.n - 1
		return err
	})
	if err != nil {
		return fmt.Errorf("%s: %w", path, err)
	}
	f.p50, f.memory = time.Since(begun), grown
	b.note(path+", rows", f)
	return nil
}

type lineCounter struct{ n int }

func (c *lineCounter) Write(b []byte) (int, error) {
	c.n += bytes.Count(b, []byte("\n"))
	return len(b), nil
}

// load measures an import of customers.
func (b *bench) load(ctx context.Context) error {
	const name = "/admin/customer/import, rows"
	if !b.only.MatchString(name) {
		return nil
	}
	var rows bytes.Buffer
	rows.WriteString("email,firstName,lastName,address.streetLine1,address.city,address.countryCode\n")
	for i := range b.imported {
		fmt.Fprintf(&rows, "imported%d@bench.example,Many,%d,Road %d,Berlin,DE\n", i, i, i)
	}
	b.login(b.server)
	begun := time.Now()
	f := figures{status: http.StatusOK, streamed: b.imported}
	grown, err := b.watched(func() error {
		task := b.shop.Admin.Once().Upload("/admin/customer/import", "many.csv", rows.Bytes(), nil).OK().ID("integrationTaskId")
		for ctx.Err() == nil {
			if s := b.shop.Admin.Get(fmt.Sprintf("/admin/integration-task?integrationTaskId=%d", task)).OK().Text("status"); s != "QUEUED" && s != "RUNNING" {
				if s != "COMPLETED" && s != "SUCCEEDED" {
					return fmt.Errorf("the import is %s", s)
				}
				return nil
			}
			time.Sleep(200 * time.Millisecond)
		}
		return ctx.Err()
	})
	if err != nil {
		return err
	}
	f.p50, f.memory = time.Since(begun), grown
	b.note(name, f)
	return nil
}

func report(small, large *bench) {
	fmt.Printf("\nload average after the run: %s\n", machine.Load())
	fmt.Printf("\n%-60s %18s %18s\n", "p50 / p99 of each group of requests: its middle", fmt.Sprint(small.orders), fmt.Sprint(large.orders))
	groups := map[string][]string{}
	var names []string
	for _, name := range order {
		if f := large.results[name]; f.status != http.StatusOK {
			continue
		}
		group, _, _ := strings.Cut(name, "?")
		group, _, deep := strings.Cut(group, ",")
		if deep {
			group = name
		}
		if groups[group] == nil {
			names = append(names, group)
		}
		groups[group] = append(groups[group], name)
	}
	middle := func(b *bench, names []string) figures {
		all := make([]figures, len(names))
		for i, name := range names {
			all[i] = b.results[name]
		}
		slices.SortFunc(all, func(x, y figures) int { return int(x.p50 - y.p50) })
		return all[len(all)/2]
	}
	for _, group := range names {
		fmt.Printf("%-60s %18s %18s", fmt.Sprintf("%s (%d)", group, len(groups[group])), middle(small, groups[group]), middle(large, groups[group]))
		if f := large.results[group]; f.streamed > 0 {
			fmt.Printf("  the server grew by %.0f and %.0f MiB; %d rows in %s", small.results[group].memory, f.memory, f.streamed, f.p50.Round(time.Second))
		}
		fmt.Println()
	}
	fmt.Printf("\nRequests of more than %s at %d orders:\n", large.slow, large.orders)
	slow := slices.Clone(order)
	slices.SortFunc(slow, func(x, y string) int { return int(large.results[y].p50 - large.results[x].p50) })
	for _, name := range slow {
		if f := large.results[name]; f.p50 >= large.slow && f.status == http.StatusOK && f.streamed == 0 {
			fmt.Printf("  %-78s %18s %18s\n", name, small.results[name], f)
		}
	}
	fmt.Printf("\nSearches at %d orders, p50 and slowest:\n", large.orders)
	for _, name := range slow {
		if f := large.results[name]; strings.Contains(name, "search=") && f.status == http.StatusOK && f.streamed == 0 {
			fmt.Printf("  %-78s %8.1f %8.1f ms\n", name, ms(f.p50), ms(f.most))
		}
	}
	fmt.Println("\nRefused, and so not measured:")
	for _, name := range order {
		if f := large.results[name]; f.status != http.StatusOK {
			fmt.Printf("  %s: %d\n", name, f.status)
		}
	}
	fmt.Printf("\nIndexes that no request has scanned at %d orders: %d\n", large.orders, len(large.unused))
	for _, index := range large.unused {
		fmt.Printf("  %s\n", index)
	}
	fmt.Printf("\nMemory of the server at its peak: %.0f and %.0f MiB\n", small.peak, large.peak)
}
