package webhooks_test

import (
	"context"
	"encoding/json"
	"fmt"
	"net"
	"net/http"
	"os"
	"slices"
	"sync"
	"sync/atomic"
	"syscall"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/repo"
	"github.com/storeplatform/storeplatform/webhooks"
)

func cpu() time.Duration {
	var u syscall.Rusage
	_ = syscall.Getrusage(syscall.RUSAGE_SELF, &u)
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}

var _ = Describe("bench", func() {
	if os.Getenv("BENCH") == "" {
		return
	}
	It("throughput", func(ctx context.Context) {
		for _, c := range []struct{ endpoints, perObject int }{{1, 1}, {10, 1}, {10, 3}, {100, 1}} {
			w := newWorld(ctx)
			var n atomic.Int64
			l, _ := net.Listen("tcp", "127.0.0.1:0")
			srv := &http.Server{Handler: http.HandlerFunc(func(http.ResponseWriter, *http.Request) { n.Add(1) })}
			go srv.Serve(l)
			const total = 20000
			pad := make([]byte, 1300)
			for i := range pad {
				pad[i] = 'x'
			}
			per := total / c.endpoints
			for i := range c.endpoints {
				w.endpoint(ctx, fmt.Sprintf("http://%s/%d", l.Addr(), i))
			}
			began := time.Now()
			var wg sync.WaitGroup
			for g := range 4 {
				wg.Go(func() {
					for i := g; i < per/c.perObject; i += 4 {
						var events []repo.WebhookEvent
						for v := range c.perObject {
							e := event(int64(i+1), int64(v+1))
							b, _ := json.Marshal(map[string]any{"p": string(pad), "o": json.RawMessage(e.Payload)})
							e.Payload = string(b)
							events = append(events, e)
						}
						w.record(ctx, events...)
					}
				})
			}
			wg.Wait()
			rec := time.Since(began)
			all := int64(per / c.perObject * c.perObject * c.endpoints)
			c0 := cpu()
			began = time.Now()
			_, stop := w.dispatch(ctx)
			for n.Load() < all {
				time.Sleep(5 * time.Millisecond)
				if time.Since(began) > time.Minute {
					break
				}
			}
			d := time.Since(began)
			stop()
			fmt.Printf("%d endpoints, %d events an object: recorded %.0f/s, delivered %.0f/s, our CPU %.0f us each\n", c.endpoints, c.perObject, float64(per)/rec.Seconds(), float64(all)/d.Seconds(), float64((cpu()-c0).Microseconds())/float64(all))
			Expect(n.Load()).To(Equal(all))
			srv.Close()
		}
	})
	It("latency", func(ctx context.Context) {
		for _, rate := range []int{20, 200, 500} {
			w := newWorld(ctx)
			var mu sync.Mutex
			var lat []time.Duration
			sent := sync.Map{}
			l, _ := net.Listen("tcp", "127.0.0.1:0")
			srv := &http.Server{Handler: http.HandlerFunc(func(_ http.ResponseWriter, r *http.Request) {
				at, _ := sent.Load(r.Header.Get("webhook-id"))
				mu.Lock()
				lat = append(lat, time.Since(at.(time.Time)))
				mu.Unlock()
			})}
			go srv.Serve(l)
			w.endpoint(ctx, "http://"+l.Addr().String())
			woken := make(chan struct{}, 1)
			_, stop := w.dispatch(ctx, func(o *webhooks.Options) { o.Woken = woken; o.Poll = 500 * time.Millisecond })
			time.Sleep(200 * time.Millisecond)
			tick := time.NewTicker(time.Second / time.Duration(rate))
			total := rate * 5
			for i := range total {
				<-tick.C
				e := event(int64(i+1), 1)
				tx, _ := w.Repo.Begin(ctx, w.store)
				Expect(tx.Record(ctx, []repo.WebhookEvent{e})).To(Succeed())
				sent.Store("evt_"+idOf(e), time.Now())
				Expect(tx.Commit()).To(Succeed())
				select {
				case woken <- struct{}{}:
				default:
				}
			}
			Eventually(func() int { mu.Lock(); defer mu.Unlock(); return len(lat) }).Should(Equal(total))
			stop()
			slices.Sort(lat)
			fmt.Printf("%d/s: begin of commit to receiver p50 %v p95 %v p99 %v max %v\n", rate, lat[len(lat)/2], lat[len(lat)*95/100], lat[len(lat)*99/100], lat[len(lat)-1])
			srv.Close()
		}
	})
})

func idOf(e repo.WebhookEvent) string { return domain.EventID(e.ID)[4:] }
