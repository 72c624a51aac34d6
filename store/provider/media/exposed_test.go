package media_test

import (
	"io"
	"net/http"
	"net/http/httptest"
	"strings"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/provider/media"
)

var _ = Describe("The public address of a bucket", func() {
	It("must not expose private files, and the check removes its probe", func(ctx SpecContext) {
		b, err := media.Open(ctx, "mem://")
		Expect(err).NotTo(HaveOccurred())
		DeferCleanup(b.Close)
		shown := ""
		asked := 0
		server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			asked++
			name := strings.TrimPrefix(r.URL.Path, "/cdn/")
			Expect(name).To(HavePrefix("private/"))
			Expect(r.Header).NotTo(HaveKey("Authorization"))
			if shown == "moved" && !strings.Contains(r.URL.RawQuery, "again") {
				http.Redirect(w, r, r.URL.Path+"?again", http.StatusFound)
				return
			}
			blob, err := b.Open(r.Context(), name)
			if shown == "" || err != nil {
				http.Error(w, "AccessDenied", http.StatusForbidden)
				return
			}
			defer blob.Close()
			_, _ = io.Copy(w, blob)
		}))
		DeferCleanup(server.Close)
		Expect(media.CheckPrivate(ctx, b, server.URL+"/cdn")).To(Succeed())
		for _, shown = range []string{"all", "moved"} {
			Expect(media.CheckPrivate(ctx, b, server.URL+"/cdn")).To(MatchError(media.ErrExposed), shown)
		}
		Expect(asked).To(Equal(4))
		Expect(b.Names(ctx, "")).To(BeEmpty())
		server.Close()
		Expect(media.CheckPrivate(ctx, b, server.URL+"/cdn")).To(Succeed(), "who cannot be reached shows nothing")
		Expect(b.Names(ctx, "")).To(BeEmpty())
	})
})
