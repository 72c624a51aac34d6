// Command hostile prints how expensive requests affect the service. It sends each kind of request a thousand times,
// from fifty callers at once and without a credential. It prints the memory of the service, and how long an honest
// caller waits at the same time. Then every registered route, documented or not, gets a thousand requests of all kinds.
// Routes that need a login get the app token of the demo store. It asserts nothing. Run it from the root of the
// repository:
//
//	go run ./server/apitest/bench/hostile
//	go run ./server/apitest/bench/hostile -requests 5000 -callers 200 -only 'elements'
//	go run ./server/apitest/bench/hostile -only '/ucp/v1'
//
// The callers and the service share the processors of the machine, so an attack uses up half of them. The figures of
// memory come from /proc.
package main

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/server/apitest/bench/machine"
	"github.com/storeplatform/storeplatform/server/router"
)

// The attacked operation, which requires only a store's public key.
const (
	surface   = "customer"
	operation = "createCartItem"
	path      = "/customer/cart/item"
	honest    = "/customer/product/paged?pageSize=5"
)

const (
	logins       = "logins"
	loginsAtOnce = 200
)

func main() {
	b := &bench{}
	only := ""
	flag.IntVar(&b.requests, "requests", 1000, "requests of each kind")
	flag.IntVar(&b.callers, "callers", 50, "callers at once")
	flag.IntVar(&b.size, "size", 1<<20-2000, "bytes of a body")
	flag.IntVar(&b.small, "operation-size", 64<<10, "bytes of a body to each documented operation; all read bodies alike")
	flag.StringVar(&only, "only", "", "kinds to send, or routes as GET /path; a regular expression, all without")
	flag.Parse()
	machine.Run(only, b.run)
}

type bench struct {
	requests, callers, size, small int
	process                        *machine.Process
	key, token                     string          // credentials of the store
	times                          []time.Duration // response times that the honest caller measured during all attacks
	failed                         int
}

func (b *bench) run(ctx context.Context, only *regexp.Regexp) (err error) {
	home, err := machine.Home("hostile")
	if err != nil {
		return err
	}
	defer os.RemoveAll(home)
	if err := b.serve(ctx, home); err != nil {
		return err
	}
	defer func() { err = errors.Join(err, b.process.Stop()) }()
	kinds, err := apitest.HostileToNamed(surface, operation, b.size)
	if err != nil {
		return err
	}
	fmt.Printf("%d processors, %s, load average %s; %d requests of each kind, %d at once, bodies of up to %d bytes; the honest caller asks GET %s\n",
		runtime.NumCPU(), runtime.Version(), machine.Load(), b.requests, b.callers, b.size, honest)
	fmt.Printf("%-32s | %8s %8s | %10s | %8s %8s %7s | %s\n", "kind", "RSS MiB", "at most", "CPU ms/req", "p50 ms", "p99 ms", "honest", "answers")
	b.measure(ctx, "nobody", func(ctx context.Context, _ func(string)) { wait(ctx, 3*time.Second) })
	for _, h := range kinds {
		if only.MatchString(h.Name) && ctx.Err() == nil {
			b.measure(ctx, h.Name, func(ctx context.Context, answered func(string)) {
				b.send(ctx, http.MethodPost, path, []apitest.Hostile{h}, "", answered)
			})
		}
	}
	if only.MatchString(logins) && ctx.Err() == nil {
		b.measure(ctx, logins, func(ctx context.Context, answered func(string)) { b.login(ctx, answered) })
	}
	for name, text := range map[string]string{
		"connections that say nothing": "",
		"headers that do not end":      "POST " + path + " HTTP/1.1\r\nHost: a\r\n",
		"bodies that do not come":      "POST " + path + " HTTP/1.1\r\nHost: a\r\nX-Store-Key: " + b.key + "\r\nContent-Type: application/json\r\nContent-Length: 1000000\r\n\r\n{\"a\":",
		"large bodies that do not end": "POST " + path + " HTTP/1.1\r\nHost: a\r\nX-Store-Key: " + b.key + "\r\nContent-Type: application/json\r\nContent-Length: 1000000\r\n\r\n\"" + strings.Repeat("a", 900_000),
	} {
		if only.MatchString(name) && ctx.Err() == nil {
			b.measure(ctx, name, func(ctx context.Context, answered func(string)) { b.linger(ctx, text, answered) })
		}
	}
	if err := b.routes(ctx, only); err != nil {
		return err
	}
	p50, p99 := quantiles(b.times)
	fmt.Printf("the honest caller beside all of them: p50 %.1f ms, p99 %.1f ms of %d, %d failed\n", p50, p99, len(b.times), b.failed)
	fmt.Printf("the most memory that it ever had: %.0f MiB\n", machine.Peak(b.process.Pid()))
	return nil
}

// routes attacks every registered route. It prints a line for each undocumented route, and one line for all operations
// of a surface.
func (b *bench) routes(ctx context.Context, only *regexp.Regexp) error {
	server, err := router.New(nil, router.Options{Sandbox: http.NotFoundHandler(), ApplePay: []byte("x")})
	if err != nil {
		return err
	}
	for _, r := range apitest.Undocumented(server.Routes()) {
		name := r.Method + " " + r.Path
		if !only.MatchString(name) || ctx.Err() != nil {
			continue
		}
		token := ""
		if strings.HasPrefix(r.Path, "/mcp/admin") {
			token = b.token
		}
		b.measure(ctx, name, func(ctx context.Context, answered func(string)) {
			b.send(ctx, r.Method, apitest.DoorPath(r.Path, b.key), apitest.HostileToDoor(r.Method, r.Path, b.size), token, answered)
		})
	}
	for surface, token := range map[string]string{"admin": b.token, "customer": "", "public": b.token} {
		doc, err := router.Document(surface)
		if err != nil {
			return err
		}
		b.measure(ctx, "operations of "+surface, func(ctx context.Context, answered func(string)) {
			for path, item := range doc.Paths.Map() {
				for method, op := range item.Operations() {
					if only.MatchString(method + " " + path) {
						b.send(ctx, method, path, apitest.HostileTo(op, b.small), token, answered)
					}
				}
			}
		})
	}
	return nil
}

// serve starts the service, which creates its demo store.
func (b *bench) serve(ctx context.Context, home string) error {
	binary, err := machine.Build(ctx, home)
	if err != nil {
		return err
	}
	b.process, err = machine.Launch(ctx, exec.Command(binary), []string{
		"LISTEN_ADDR=127.0.0.1:0", "METRICS_ADDR=off", "LOG_FORMAT=json", "LOG_LEVEL=error", "RATE_LIMIT=0", "DATA_DIR=" + filepath.Join(home, "data"),
	}, func(line string) (url string, ready bool) {
		var said struct{ Msg, URL, StoreKey, AppToken string }
		ready = json.Unmarshal([]byte(line), &said) == nil && said.Msg == "ready"
		if ready {
			b.key, b.token = said.StoreKey, said.AppToken
		}
		return said.URL, ready
	})
	return err
}

// measure prints how an attack affects the service and an honest caller.
func (b *bench) measure(ctx context.Context, name string, attack func(ctx context.Context, answered func(string))) {
	before, processor := machine.Resident(b.process.Pid()), machine.Spent(b.process.Pid())
	ctx, stop := context.WithCancel(ctx)
	var beside sync.WaitGroup
	var most float64
	var times []time.Duration
	failed := 0
	beside.Go(func() {
		for ctx.Err() == nil {
			most = max(most, machine.Resident(b.process.Pid()))
			wait(ctx, 5*time.Millisecond)
		}
	})
	beside.Go(func() { times, failed = b.ask(ctx) })
	var mu sync.Mutex
	answers := map[string]int{}
	attack(ctx, func(status string) {
		mu.Lock()
		answers[status]++
		mu.Unlock()
	})
	stop()
	beside.Wait()
	p50, p99 := quantiles(times)
	b.times, b.failed = append(b.times, times...), b.failed+failed
	each := ms(machine.Spent(b.process.Pid())-processor) / float64(b.requests)
	note := ""
	if failed > 0 {
		note = fmt.Sprintf("; %d honest requests failed", failed)
	}
	fmt.Printf("%-32s | %8.0f %8.0f | %10.2f | %8.1f %8.1f %7d | %v%s\n", name, before, most, each, p50, p99, len(times), answers, note)
}

// ask sends the requests of the honest caller, one after another.
func (b *bench) ask(ctx context.Context) (times []time.Duration, failed int) {
	client := &http.Client{Transport: &http.Transport{}}
	for ctx.Err() == nil {
		begun := time.Now()
		status, err := b.call(ctx, client, http.MethodGet, honest, nil, nil)
		switch {
		case ctx.Err() != nil:
		case err != nil || status != http.StatusOK:
			failed++
		default:
			times = append(times, time.Since(begun))
		}
	}
	return times, failed
}

func quantiles(times []time.Duration) (p50, p99 float64) {
	slices.Sort(times)
	if n := len(times); n > 0 {
		p50, p99 = ms(times[n/2]), ms(times[n*99/100])
	}
	return p50, p99
}

// send sends requests of several kinds to a route, with the same number of each kind.
func (b *bench) send(ctx context.Context, method, path string, kinds []apitest.Hostile, token string, answered func(string)) {
	client := &http.Client{Transport: &http.Transport{MaxIdleConnsPerHost: b.callers}}
	var sent atomic.Int64
	var callers sync.WaitGroup
	for range b.callers {
		callers.Go(func() {
			for n := sent.Add(1); n <= int64(b.requests) && ctx.Err() == nil; n = sent.Add(1) {
				h, target := kinds[int(n)%len(kinds)], path
				if h.Query != "" {
					target += "?" + h.Query
				}
				header := h.Header.Clone()
				if header == nil {
					header = http.Header{}
				}
				header.Set("Accept", "application/json, text/event-stream")
				header.Set("UCP-Agent", `profile="`+b.process.URL+`/ucp/agent.json"`)
				if token != "" {
					header.Set("Authorization", "Bearer "+token)
				}
				status, err := b.call(ctx, client, method, target, header, h.Body)
				if err != nil {
					answered("broken off")
				} else {
					answered(fmt.Sprint(status))
				}
			}
		})
	}
	callers.Wait()
	client.CloseIdleConnections()
}

func (b *bench) call(ctx context.Context, client *http.Client, method, target string, header http.Header, body []byte) (status int, err error) {
	req, err := http.NewRequestWithContext(ctx, method, b.process.URL+target, bytes.NewReader(body))
	if err != nil {
		return 0, err
	}
	for name, values := range header {
		req.Header[name] = values
	}
	req.Header.Set("X-Store-Key", b.key)
	if body != nil && req.Header.Get("Content-Type") == "" {
		req.Header.Set("Content-Type", "application/json")
	}
	res, err := client.Do(req)
	if err != nil {
		return 0, err
	}
	defer res.Body.Close()
	_, err = io.Copy(io.Discard, res.Body)
	return res.StatusCode, err
}

// login tries two hundred passwords at once, each for a different account and from a different address. A proxy header
// contains the address.
func (b *bench) login(ctx context.Context, answered func(string)) {
	client := &http.Client{Transport: &http.Transport{MaxIdleConnsPerHost: loginsAtOnce}}
	var sent atomic.Int64
	var callers sync.WaitGroup
	for range loginsAtOnce {
		callers.Go(func() {
			for n := sent.Add(1); n <= int64(b.requests) && ctx.Err() == nil; n = sent.Add(1) {
				body := fmt.Appendf(nil, `{"email":"nobody%d@example.com","password":"not the password"}`, n)
				header := http.Header{"X-Forwarded-For": {fmt.Sprintf("198.51.%d.%d", n/250%250, n%250)}}
				status, err := b.call(ctx, client, http.MethodPost, "/customer/store/login", header, body)
				if err != nil {
					answered("broken off")
				} else {
					answered(fmt.Sprint(status))
				}
			}
		})
	}
	callers.Wait()
	client.CloseIdleConnections()
}

// linger opens b.requests connections at once, sends the beginning of a request on each connection, and waits until the
// service closes them.
func (b *bench) linger(ctx context.Context, text string, answered func(string)) {
	var open sync.WaitGroup
	for range b.requests {
		open.Go(func() {
			c, err := (&net.Dialer{}).DialContext(ctx, "tcp", strings.TrimPrefix(b.process.URL, "http://"))
			if err != nil {
				answered("not connected")
				return
			}
			defer c.Close()
			_ = c.SetDeadline(time.Now().Add(30 * time.Second))
			_, _ = io.WriteString(c, text)
			said, err := io.ReadAll(c)
			switch _, rest, _ := strings.Cut(string(said), " "); {
			case len(rest) >= 3:
				answered(rest[:3])
			case err != nil && errors.Is(err, os.ErrDeadlineExceeded):
				answered("held for 30 s")
			default:
				answered("closed")
			}
		})
	}
	open.Wait()
}

func wait(ctx context.Context, d time.Duration) {
	select {
	case <-ctx.Done():
	case <-time.After(d):
	}
}

func ms(d time.Duration) float64 { return float64(d) / float64(time.Millisecond) }
