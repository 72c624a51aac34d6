package apitest_test

import (
	"bytes"
	"compress/gzip"
	"io"
	"net/http"
	"path"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/openapi/published"
	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/store/domain"
)

var _ = Describe("A published file", func() {
	It("is served under its name to every caller, both plain and compressed", func(ctx SpecContext) {
		world := apitest.Start(ctx)
		// get sets Accept-Encoding, since Go's client would otherwise decompress the response.
		get := func(name, encoding string) (*http.Response, []byte) {
			GinkgoHelper()
			req, err := http.NewRequestWithContext(ctx, http.MethodGet, world.URL+"/"+name, nil)
			Expect(err).NotTo(HaveOccurred())
			req.Header.Set("Accept-Encoding", encoding)
			res, err := http.DefaultClient.Do(req)
			Expect(err).NotTo(HaveOccurred())
			defer res.Body.Close()
			body, err := io.ReadAll(res.Body)
			Expect(err).NotTo(HaveOccurred())
			Expect(res.StatusCode).To(Equal(http.StatusOK), "%s: %s", name, body)
			return res, body
		}
		unpack := func(compressed []byte) []byte {
			GinkgoHelper()
			r, err := gzip.NewReader(bytes.NewReader(compressed))
			Expect(err).NotTo(HaveOccurred())
			text, err := io.ReadAll(r)
			Expect(err).NotTo(HaveOccurred())
			return text
		}
		types := map[string]string{".json": "application/json", ".yaml": "application/yaml", ".md": "text/markdown; charset=utf-8", ".txt": "text/plain; charset=utf-8"}
		names, err := published.Names()
		Expect(err).NotTo(HaveOccurred())
		Expect(len(names)).To(BeNumerically(">", 80))
		files := published.At("http://store.example") // the world's PUBLIC_URL
		for _, name := range names {
			want, err := files.Read(name)
			Expect(err).NotTo(HaveOccurred())
			plain, body := get(name, "identity")
			Expect(bytes.Equal(body, want)).To(BeTrue(), name)
			Expect(plain.Header.Get("Content-Encoding")).To(BeEmpty(), name)
			Expect(plain.Header.Get("Content-Type")).To(Equal(types[path.Ext(name)]), name)
			Expect(plain.Header.Get("Access-Control-Allow-Origin")).To(Equal("*"), name)
			packed, body := get(name, "gzip")
			Expect(packed.Header.Values("Content-Encoding")).To(Equal([]string{"gzip"}), name)
			Expect(packed.Header.Values("Vary")).To(ContainElement("Accept-Encoding"), name)
			Expect(bytes.Equal(unpack(body), want)).To(BeTrue(), name)
		}
		for _, name := range []string{"openapi/none.json", "openapi/admin", "openapi/embed.go", "schemas/none.json", "schemas/../openapi/admin.json"} {
			world.Client().Get("/" + name).Refused(domain.NotFound)
		}
	})
})
