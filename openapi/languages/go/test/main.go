// Command driver carries out the cases with the Go client. See ../../suite/run.mjs.
package main

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"os"
	"reflect"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"github.com/storeplatform/storeplatform/gen/go/admin"
	"github.com/storeplatform/storeplatform/gen/go/customer"
	"github.com/storeplatform/storeplatform/gen/go/public"
	"github.com/storeplatform/storeplatform/gen/go/store"
	"github.com/storeplatform/storeplatform/gen/go/webhook"
)

type object = map[string]any

type testCase struct {
	ID      int
	Surface string
	BaseURL string
	Client  struct {
		Token, StoreKey, CartToken, APIVersion string
		StoreID                                int64
		Headers                                map[string]string
		MaxRetries                             *int
		Renew                                  []string
		Cart                                   bool
	}
	Calls    []call
	Webhooks []delivery
	Receiver *script
}

type call struct {
	Operation    string
	Query        map[string]json.RawMessage
	Body         json.RawMessage
	Times, Limit int
	Items, Pages bool
	Start        *string
	Options      struct {
		IdempotencyKey, IfMatch, IfNoneMatch string
		MaxRetries                           *int
		Timeout                              int
		Headers                              map[string]string
	}
}

type delivery struct {
	ID, Body              string
	Headers               map[string]string
	Secrets               []string
	Tolerance, Now        int64
	Forged, Fails, During bool
}

type script struct {
	Secrets    []string
	Now        int64
	Deliveries []delivery
}

// httpClient keeps no connections open, because net/http repeats failed requests on open connections by its own rules.
var httpClient = &http.Client{Transport: &http.Transport{DisableKeepAlives: true}}

func main() {
	lines := bufio.NewScanner(os.Stdin)
	lines.Buffer(nil, 64<<20)
	var output sync.Mutex
	var running sync.WaitGroup
	for lines.Scan() {
		line := append([]byte{}, lines.Bytes()...)
		running.Go(func() {
			var one testCase
			outcome := object{}
			if err := json.Unmarshal(line, &one); err != nil {
				panic(err)
			}
			func() {
				defer func() {
					if crashed := recover(); crashed != nil {
						outcome = object{"crashed": fmt.Sprint(crashed)}
					}
				}()
				outcome = carryOut(&one)
			}()
			outcome["id"] = one.ID
			text, err := json.Marshal(outcome)
			if err != nil {
				panic(err)
			}
			output.Lock()
			defer output.Unlock()
			fmt.Println(string(text))
		})
	}
	running.Wait()
}

func carryOut(one *testCase) object {
	switch {
	case one.Webhooks != nil:
		outcomes := []any{}
		for _, d := range one.Webhooks {
			outcomes = append(outcomes, verified(d))
		}
		return object{"outcomes": outcomes}
	case one.Receiver != nil:
		return object{"outcomes": []any{received(one.Receiver)}}
	}
	var renewals atomic.Int32
	var mu sync.Mutex
	cartTokens := []string{}
	client := clientOf(one, &renewals, func(token string) {
		mu.Lock()
		defer mu.Unlock()
		cartTokens = append(cartTokens, token)
	}, func() string {
		mu.Lock()
		defer mu.Unlock()
		if len(cartTokens) > 0 {
			return cartTokens[len(cartTokens)-1]
		}
		return one.Client.CartToken
	})
	outcomes := []any{}
	for _, c := range one.Calls {
		results := make([]object, max(c.Times, 1))
		var running sync.WaitGroup
		for i := range results {
			running.Go(func() { results[i] = carryOutCall(client, c) })
		}
		running.Wait()
		for _, result := range results {
			outcomes = append(outcomes, result)
		}
	}
	return object{"outcomes": outcomes, "renewals": renewals.Load(), "cartTokens": cartTokens}
}

func clientOf(one *testCase, renewals *atomic.Int32, onCartToken func(string), cartToken func() string) reflect.Value {
	given := one.Client
	settings := store.Settings{HTTPClient: httpClient, Headers: given.Headers, APIVersion: given.APIVersion}
	if given.MaxRetries != nil {
		settings.MaxRetries = *given.MaxRetries
		if *given.MaxRetries == 0 {
			settings.MaxRetries = -1
		}
	}
	if given.Renew != nil {
		var mu sync.Mutex
		follow := given.Renew
		settings.RenewToken = func(context.Context, string) (string, error) {
			time.Sleep(50 * time.Millisecond)
			renewals.Add(1)
			mu.Lock()
			defer mu.Unlock()
			if len(follow) == 0 {
				return "", nil
			}
			next := follow[0]
			follow = follow[1:]
			return next, nil
		}
	}
	token := store.StaticToken(given.Token)
	switch one.Surface {
	case "admin":
		return reflect.ValueOf(admin.New(one.BaseURL, admin.Options{Settings: settings, Token: token, StoreID: given.StoreID}))
	case "public":
		return reflect.ValueOf(public.New(one.BaseURL, public.Options{Settings: settings, Token: token}))
	}
	options := customer.Options{Settings: settings, StoreKey: given.StoreKey, Token: token}
	options.CartToken = func(context.Context) (string, error) { return cartToken(), nil }
	if given.Cart {
		options.OnCartToken = onCartToken
	}
	return reflect.ValueOf(customer.New(one.BaseURL, options))
}

func carryOutCall(client reflect.Value, c call) object {
	name := strings.ToUpper(c.Operation[:1]) + c.Operation[1:]
	method := client.MethodByName(name)
	send := func(more map[string]any) (reflect.Value, error) {
		in := []reflect.Value{reflect.ValueOf(context.Background())}
		for i := 1; i < method.Type().NumIn()-1; i++ {
			argument := reflect.New(method.Type().In(i).Elem())
			if strings.HasSuffix(argument.Elem().Type().Name(), "Query") {
				fillQuery(argument.Elem(), c.Query, more)
			} else {
				fillBody(argument, c.Body)
			}
			in = append(in, argument)
		}
		for _, option := range optionsOf(c) {
			in = append(in, reflect.ValueOf(option))
		}
		out := method.Call(in)
		err, _ := out[len(out)-1].Interface().(error)
		if len(out) == 1 {
			return reflect.Value{}, err
		}
		return out[0], err
	}
	switch {
	case c.Items:
		list := store.ItemsFrom(c.Start, func(cursor *string) (page, error) {
			more := map[string]any{}
			if cursor != nil {
				more["cursor"] = *cursor
			}
			value, err := send(more)
			return page{value}, err
		})
		items := []any{}
		for item, err := range list.All() {
			if err != nil {
				return failure(err)
			}
			if items = append(items, item); len(items) == c.Limit {
				break
			}
		}
		return object{"items": items, "cursor": list.Cursor()}
	case c.Pages:
		pages := []any{}
		for p, err := range store.Pages(func(number int64) (page, error) {
			value, err := send(map[string]any{"page": number})
			return page{value}, err
		}) {
			if err != nil {
				return failure(err)
			}
			pages = append(pages, p.PageItems())
		}
		return object{"pages": pages}
	}
	result, err := send(nil)
	switch {
	case err != nil:
		return failure(err)
	case !result.IsValid():
		return object{"result": nil}
	}
	if file, ok := result.Interface().([]byte); ok {
		return object{"file": string(file)}
	}
	if strings.HasSuffix(result.Type().Elem().Name(), "Result") {
		for i := range result.Elem().NumField() {
			if field := result.Elem().Field(i); field.Kind() == reflect.Pointer && !field.IsNil() && field.Type().Elem().PkgPath() != "" && result.Elem().Type().Field(i).Tag == "" {
				return object{"result": field.Interface()}
			}
		}
	}
	return object{"result": result.Interface()}
}

// page is a page of any type.
type page struct{ value reflect.Value }

func (p page) PageItems() []any {
	items := p.value.Elem().FieldByName("Items")
	all := make([]any, items.Len())
	for i := range all {
		all[i] = items.Index(i).Interface()
	}
	return all
}

func (p page) PageCursor() *string {
	return p.value.Elem().FieldByName("NextCursor").Interface().(*string)
}

func fillQuery(query reflect.Value, values map[string]json.RawMessage, more map[string]any) {
	all := map[string]json.RawMessage{}
	for name, value := range values {
		all[name] = value
	}
	for name, value := range more {
		text, err := json.Marshal(value)
		must(err)
		all[name] = text
	}
	for i := range query.NumField() {
		name, _, _ := strings.Cut(query.Type().Field(i).Tag.Get("query"), ",")
		if value, ok := all[name]; ok {
			must(json.Unmarshal(value, query.Field(i).Addr().Interface()))
			delete(all, name)
		}
	}
	if len(all) > 0 {
		panic(fmt.Sprintf("%s has no field for %v", query.Type(), all))
	}
}

func fillBody(body reflect.Value, raw json.RawMessage) {
	var upload struct {
		File *struct{ Name, Content, Type string } `json:"$file"`
	}
	must(json.Unmarshal(raw, &upload))
	must(json.Unmarshal(raw, body.Interface()))
	if upload.File != nil {
		file := &store.File{Name: upload.File.Name, Content: []byte(upload.File.Content), MediaType: upload.File.Type}
		body.Elem().FieldByName("File").Set(reflect.ValueOf(file))
	}
}

func optionsOf(c call) []store.Option {
	options := []store.Option{store.WithHeaders(c.Options.Headers)}
	if c.Options.IdempotencyKey != "" {
		options = append(options, store.WithIdempotencyKey(c.Options.IdempotencyKey))
	}
	if c.Options.IfMatch != "" {
		options = append(options, store.WithIfMatch(c.Options.IfMatch))
	}
	if c.Options.IfNoneMatch != "" {
		options = append(options, store.WithIfNoneMatch(c.Options.IfNoneMatch))
	}
	if c.Options.MaxRetries != nil {
		options = append(options, store.WithMaxRetries(*c.Options.MaxRetries))
	}
	if c.Options.Timeout != 0 {
		options = append(options, store.WithTimeout(time.Duration(c.Options.Timeout)*time.Millisecond))
	}
	return options
}

func verified(d delivery) object {
	header := http.Header{}
	for name, value := range d.Headers {
		header.Set(name, value)
	}
	event, err := webhook.Verifier{
		Secrets: d.Secrets, Tolerance: time.Duration(d.Tolerance) * time.Second, Now: func() time.Time { return time.Unix(d.Now, 0) },
	}.Verify([]byte(d.Body), header)
	if err != nil {
		return failure(err)
	}
	return object{"event": event}
}

func received(s *script) object {
	receipts, handled := []any{}, []int64{}
	var current delivery
	receiver := &webhook.Receiver{
		Verifier:     webhook.Verifier{Secrets: s.Secrets, Now: func() time.Time { return time.Unix(s.Now, 0) }},
		Deduplicator: &webhook.Memory{},
	}
	receive := func(d delivery) {
		header, err := webhook.Sign(s.Secrets[0], d.ID, time.Unix(s.Now, 0), []byte(d.Body))
		must(err)
		if d.Forged {
			signature := header.Get("Webhook-Signature")
			header.Set("Webhook-Signature", signature[:len(signature)-4]+"AAA=")
		}
		receipt, err := receiver.Receive(context.Background(), []byte(d.Body), header)
		if errors.Is(err, errHandler) {
			receipts = append(receipts, object{"raised": true})
			return
		}
		receipts = append(receipts, object{"status": receipt.Status, "duplicate": receipt.Duplicate})
	}
	webhook.On(receiver, func(_ context.Context, event *webhook.OrderCreatedEvent) error {
		if current.During {
			receive(current)
		}
		if current.Fails {
			return errHandler
		}
		handled = append(handled, event.Data.Object.OrderID)
		return nil
	})
	for _, d := range s.Deliveries {
		current = d
		receive(d)
	}
	return object{"receipts": receipts, "handled": handled}
}

var errHandler = errors.New("the handler failed")

func failure(err error) object {
	var refused *store.Error
	var lost *store.ConnectionError
	switch {
	case errors.As(err, &refused):
		described := object{"kind": "store", "status": refused.Status, "code": refused.Code, "message": refused.Detail, "requestId": refused.RequestID, "fields": append([]store.ProblemField{}, refused.Fields...)}
		if refused.RetryAfter != nil {
			described["retryAfter"] = refused.RetryAfter.Milliseconds()
		}
		return object{"error": described}
	case errors.As(err, &lost):
		return object{"error": object{"kind": "connection", "message": err.Error()}}
	case errors.Is(err, webhook.ErrVerification):
		return object{"error": object{"kind": "verification"}}
	}
	return object{"error": object{"kind": "argument", "message": err.Error()}}
}

func must(err error) {
	if err != nil {
		panic(err)
	}
}
