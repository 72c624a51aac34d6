package apitest_test

import (
	"context"
	"fmt"
	"math/rand/v2"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/store/postgres"
	"github.com/storeplatform/storeplatform/store/provider/media"
	"github.com/storeplatform/storeplatform/store/storetest"
)

// The spec repeatedly kills and restarts the program while files are uploaded. Afterwards it compares the folder with
// the rows.
var _ = Describe("Uploads to a program that is killed", Label("kill"), func() {
	It("leave no media item without its file, and after a day no file without a media item", func(ctx SpecContext) {
		binary, data, service := executable(ctx), GinkgoT().TempDir(), address()
		output, err := os.Create(filepath.Join(GinkgoT().TempDir(), "server"))
		Expect(err).NotTo(HaveOccurred())
		world := &apitest.World{URL: "http://" + service, DatabaseURL: storetest.URL(ctx)}
		place, err := media.In(filepath.Join(data, "media"))
		Expect(err).NotTo(HaveOccurred())
		if bucket := storetest.MediaURL(); bucket != "mem://" { // the program cannot use a bucket in the memory of this process
			place = bucket
		}
		v := &victim{binary: binary, url: world.URL, output: output, env: []string{
			"LISTEN_ADDR=" + service, "METRICS_ADDR=off", "DATA_DIR=" + data, "DATABASE_URL=" + world.DatabaseURL, "DEMO=false", "RATE_LIMIT=0", "LOG_LEVEL=warn", "LOG_FORMAT=text",
			"MEDIA_URL=" + place, "AWS_ACCESS_KEY_ID=" + os.Getenv("AWS_ACCESS_KEY_ID"), "AWS_SECRET_ACCESS_KEY=" + os.Getenv("AWS_SECRET_ACCESS_KEY"),
			"ENCRYPTION_KEYS=spec:AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=", "ADMIN_EMAIL=" + apitest.AdminEmail, "ADMIN_PASSWORD=" + apitest.AdminPassword,
		}}
		// Simulates an earlier process that was killed before it unlinked the file.
		received := filepath.Join(data, "uploads")
		Expect(os.MkdirAll(received, 0o700)).To(Succeed())
		Expect(os.WriteFile(filepath.Join(received, "upload-1"), nil, 0o600)).To(Succeed())
		Expect(v.start()).To(Succeed())
		DeferCleanup(func() {
			v.running.kill()
			_ = output.Close()
		})
		Expect(v.answers(ctx)).To(Succeed())
		Expect(os.ReadDir(received)).To(BeEmpty())
		shop := world.Shop("uploads")

		const kills = 12
		seed := uint64(GinkgoRandomSeed())
		var done atomic.Bool
		var kept, broken atomic.Int64
		var uploading sync.WaitGroup
		for sender := range 4 {
			uploading.Go(func() {
				defer GinkgoRecover()
				for i := 0; !done.Load(); i++ {
					content := aPNG(900, 500+sender, byte(i)) // a picture that is unique, and large enough for smaller versions
					body, contentType := apitest.Multipart(fmt.Sprint(sender, "-", i, ".png"), append(content, make([]byte, 2<<20)...), nil)
					a, err := shop.Admin.Once().With("Content-Type", contentType).Try(http.MethodPost, "/admin/media", body)
					switch {
					case err != nil:
						broken.Add(1)
						time.Sleep(20 * time.Millisecond)
					case a.Status == http.StatusOK:
						kept.Add(1)
					}
				}
			})
		}
		err = v.haunt(ctx, rand.New(rand.NewPCG(seed, 9)), func(n int) bool { return n >= kills })
		done.Store(true)
		uploading.Wait()
		Expect(err).NotTo(HaveOccurred())
		Expect(kept.Load()).To(BeNumerically(">", 10), "or nothing was tried")
		Expect(broken.Load()).To(BeNumerically(">", 3), "or the kills missed the uploads")
		Expect(os.ReadDir(received)).To(BeEmpty(), "what was being received went with its process")

		v.running.kill()
		// The service may delete leftovers after a day.
		execute(ctx, world.DatabaseURL, "UPDATE media_files SET delete_on = now() - interval '1 hour', lease_until = NULL WHERE delete_on IS NOT NULL")
		execute(ctx, world.DatabaseURL, "UPDATE media_files SET lease_until = NULL")
		Expect(v.start()).To(Succeed())
		Expect(v.answers(ctx)).To(Succeed())
		Eventually(func() []string { return strangers(ctx, world.DatabaseURL, place) }).WithTimeout(2 * time.Minute).WithPolling(200 * time.Millisecond).Should(BeEmpty())
		AddReportEntry("kill -9 during uploads", fmt.Sprintf("%d kept, %d broken off by %d kills", kept.Load(), broken.Load(), v.kills))
	})
})

// strangers returns the rows without a stored blob, and the blobs without a row.
func strangers(ctx context.Context, databaseURL, place string) (wrong []string) {
	GinkgoHelper()
	bucket, err := media.Open(ctx, place)
	Expect(err).NotTo(HaveOccurred())
	defer bucket.Close()
	db, err := postgres.Open(databaseURL, postgres.NoPooler)
	Expect(err).NotTo(HaveOccurred())
	defer db.Close()
	rows, err := db.QueryContext(ctx, `SELECT f.key || '/original.png', f.size_bytes, f.status, (SELECT count(*) FROM media m WHERE m.media_file_id = f.id),
		COALESCE((SELECT string_agg(f.key || '/' || (v->>'name'), ' ') FROM jsonb_array_elements(f.variants) v), '') FROM media_files f`)
	Expect(err).NotTo(HaveOccurred())
	defer rows.Close()
	known := map[string]bool{}
	for rows.Next() {
		var name, status, variants string
		var size, count int64
		Expect(rows.Scan(&name, &size, &status, &count, &variants)).To(Succeed())
		if count == 0 || status != "READY" {
			wrong = append(wrong, fmt.Sprint(name, " is ", status, " and has ", count, " media"))
		}
		if blob, err := bucket.Open(ctx, name); err != nil || blob.Size() != size {
			wrong = append(wrong, fmt.Sprint(name, " is not whole: ", err))
		} else {
			_ = blob.Close()
		}
		known[name] = true
		for _, variant := range strings.Fields(variants) {
			known[variant] = true
		}
	}
	Expect(rows.Err()).NotTo(HaveOccurred())
	names, err := bucket.Names(ctx, "")
	Expect(err).NotTo(HaveOccurred())
	for _, name := range names {
		if !known[name] {
			wrong = append(wrong, name+" is nobody's")
		}
	}
	return wrong
}
