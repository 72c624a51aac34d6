package webhooks_test

import (
	"context"
	"fmt"
	"os"
	"strings"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/repo"
)

var _ = Describe("explain", func() {
	if os.Getenv("BENCH") == "" {
		return
	}
	It("claim", func(ctx context.Context) {
		w := newWorld(ctx)
		w.endpoint(ctx, "http://127.0.0.1:1/")
		for i := range 200 {
			var ev []repo.WebhookEvent
			for j := range 100 {
				ev = append(ev, event(int64(i*100+j+1), 1))
			}
			w.record(ctx, ev...)
		}
		raw, _ := os.ReadFile("/tmp/claim.sql")
		q := strings.NewReplacer("@offset", "0::float8", "@endpoints", "'{}'", "@counts", "'{}'", "@each", "20", "@limit", "256", "@lease", "5::float8", "@by", "gen_random_uuid()").Replace(string(raw))
		for _, analyze := range []bool{false, true} {
			if analyze {
				w.SQL.ExecContext(ctx, "ANALYZE")
			}
			tx, err := w.SQL.BeginTx(ctx, nil)
			Expect(err).NotTo(HaveOccurred())
			for _, x := range []string{"enable_sort", "enable_bitmapscan", "enable_seqscan", "enable_hashjoin", "enable_mergejoin", "jit"} {
				tx.ExecContext(ctx, "SET LOCAL "+x+"=off")
			}
			tx.ExecContext(ctx, "SET LOCAL role platform")
			rows, err := tx.QueryContext(ctx, "EXPLAIN (ANALYZE, BUFFERS) "+q)
			Expect(err).NotTo(HaveOccurred())
			fmt.Println("--- analyzed", analyze)
			for rows.Next() {
				var s string
				rows.Scan(&s)
				fmt.Println(s)
			}
			tx.Rollback()
		}
	})
})
