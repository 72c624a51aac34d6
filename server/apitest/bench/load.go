package main

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"math/rand/v2"
	"net/http"
	"slices"
	"sync"
	"sync/atomic"
	"time"
)

// figures contains the measurements of one operation.
type figures struct {
	count    int
	took     time.Duration
	p50, p99 time.Duration
	cpu      usage
	failed   int
	failure  error // first error
}

// add combines the figures of two runs. The combined times are weighted means.
func (f *figures) add(more figures) {
	mean := func(a, b time.Duration) time.Duration {
		return time.Duration((float64(a)*float64(f.count) + float64(b)*float64(more.count)) / float64(max(1, f.count+more.count)))
	}
	f.p50, f.p99 = mean(f.p50, more.p50), mean(f.p99, more.p99)
	f.count, f.took, f.failed = f.count+more.count, f.took+more.took, f.failed+more.failed
	f.cpu = f.cpu.and(more.cpu)
}

func (f figures) rate() float64 { return float64(f.count) / f.took.Seconds() }

// each returns the processor time per operation in ms; "-" means that the time is unknown.
func (f figures) each(spent time.Duration) string {
	if !f.cpu.known || f.count == 0 {
		return "-"
	}
	return fmt.Sprintf("%.2f", f.each64(spent))
}

func (f figures) each64(spent time.Duration) float64 {
	return float64(spent) / float64(time.Millisecond) / float64(max(1, f.count))
}

// round is one turn of a caller, with one or more operations. It calls done after each operation.
type round func(ctx context.Context, random *rand.Rand, done func()) error

// warmUp is the first part of a run, which is not measured.
const warmUp = 700 * time.Millisecond

// closedLoop lets callers repeat their rounds for some time, after a warm-up. Each caller continues as soon as it has a
// response.
func closedLoop(ctx context.Context, length time.Duration, callers []round, meter func() usage) figures {
	var out figures
	var counting atomic.Bool
	var mu sync.Mutex
	var times []time.Duration
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	var working sync.WaitGroup
	for i, call := range callers {
		working.Go(func() {
			random := rand.New(rand.NewPCG(uint64(i), 42))
			var mine []time.Duration
			failed, failure := 0, error(nil)
			for ctx.Err() == nil {
				begun := time.Now()
				err := call(ctx, random, func() {
					if counting.Load() {
						mine = append(mine, time.Since(begun))
					}
					begun = time.Now()
				})
				if err != nil && ctx.Err() == nil {
					if failed++; failure == nil {
						failure = err
					}
					if failed > 20 {
						break
					}
				}
			}
			mu.Lock()
			defer mu.Unlock()
			times = append(times, mine...)
			out.failed += failed
			if out.failure == nil {
				out.failure = failure
			}
		})
	}
	sleep(ctx, warmUp)
	before, begun := meter(), time.Now()
	counting.Store(true)
	sleep(ctx, length)
	counting.Store(false)
	out.took, out.cpu = time.Since(begun), meter().since(before)
	cancel()
	working.Wait()
	slices.Sort(times)
	if out.count = len(times); out.count > 0 {
		out.p50, out.p99 = times[out.count/2], times[out.count*99/100]
	}
	return out
}

func sleep(ctx context.Context, d time.Duration) {
	select {
	case <-ctx.Done():
	case <-time.After(d):
	}
}

// caller keeps one connection to the service.
type caller struct {
	url    string
	client *http.Client
	body   bytes.Buffer // body of the latest response
}

func newCaller(url string) *caller {
	return &caller{url: url, client: &http.Client{Timeout: 30 * time.Second,
		Transport: &http.Transport{MaxConnsPerHost: 1, MaxIdleConnsPerHost: 1, DisableCompression: true}}}
}

// headers lists pairs of a header's name and value.
type headers []string

// call sends a request and reads the whole response. It returns an error unless the status reports success.
func (c *caller) call(ctx context.Context, method, path string, h headers, body any) error {
	var reader io.Reader
	if body != nil {
		raw, err := json.Marshal(body)
		if err != nil {
			return err
		}
		reader = bytes.NewReader(raw)
	}
	req, err := http.NewRequestWithContext(ctx, method, c.url+path, reader)
	if err != nil {
		return err
	}
	if body != nil {
		req.Header.Set("Content-Type", "application/json")
	}
	for i := 0; i < len(h); i += 2 {
		req.Header.Set(h[i], h[i+1])
	}
	res, err := c.client.Do(req)
	if err != nil {
		return err
	}
	defer res.Body.Close()
	c.body.Reset()
	if _, err := c.body.ReadFrom(res.Body); err != nil {
		return err
	}
	if res.StatusCode >= 300 {
		return fmt.Errorf("%s %s: %s %.400s", method, path, res.Status, c.body.Bytes())
	}
	return nil
}

// into decodes the latest response.
func (c *caller) into(v any) error { return json.Unmarshal(c.body.Bytes(), v) }
