package apitest_test

import (
	"crypto/sha512"
	"encoding/base64"
	"encoding/json"
	"io"
	"net/http"
	"os"
	"path/filepath"
	"regexp"
	"strings"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
)

var _ = Describe("The files of the web components", func() {
	get := func(ctx SpecContext, url string) (*http.Response, []byte) {
		GinkgoHelper()
		req, err := http.NewRequestWithContext(ctx, http.MethodGet, url, nil)
		Expect(err).NotTo(HaveOccurred())
		req.Header.Set("Origin", "https://anybody.example")
		res, err := http.DefaultClient.Do(req)
		Expect(err).NotTo(HaveOccurred())
		defer res.Body.Close()
		body, err := io.ReadAll(res.Body)
		Expect(err).NotTo(HaveOccurred())
		return res, body
	}

	It("may be loaded and cached by pages of any origin, each version forever and the latest for five minutes", func(ctx SpecContext) {
		world := apitest.Start(ctx)
		folders, err := os.ReadDir(filepath.Join("..", "storefront", "released"))
		Expect(err).NotTo(HaveOccurred())
		Expect(folders).NotTo(BeEmpty())
		for _, folder := range folders {
			Expect(folder.Name()).To(MatchRegexp(`^\d+\.\d+\.\d+$`))
			res, body := get(ctx, world.URL+"/storefront/"+folder.Name()+"/manifest.json")
			Expect(res.StatusCode).To(Equal(http.StatusOK))
			var manifest struct {
				Version   string
				Integrity map[string]string
			}
			Expect(json.Unmarshal(body, &manifest)).To(Succeed())
			Expect(manifest.Version).To(Equal(folder.Name()))
			Expect(manifest.Integrity).To(HaveKey("store.js"))
			_, all := get(ctx, world.URL+"/storefront/"+folder.Name()+"/store.js")
			for name, integrity := range manifest.Integrity {
				res, script := get(ctx, world.URL+"/storefront/"+folder.Name()+"/"+name)
				Expect(res.StatusCode).To(Equal(http.StatusOK), name)
				sum := sha512.Sum384(script)
				Expect("sha384-"+base64.StdEncoding.EncodeToString(sum[:])).To(Equal(integrity), "%s was changed: give it a new version", name)
				Expect(string(script)).NotTo(MatchRegexp(`(^|[;}])import[ {"*]`), "%s loads what its integrity does not cover", name)
				if strings.HasSuffix(name, "-view.js") {
					Expect(string(all)).To(ContainSubstring(integrity), "store.js loads %s, and its integrity has to cover it", name)
				}
				Expect(res.Header).To(And(
					HaveKeyWithValue("Access-Control-Allow-Origin", []string{"*"}), HaveKeyWithValue("Cross-Origin-Resource-Policy", []string{"cross-origin"}),
					HaveKeyWithValue("Cache-Control", []string{"public, max-age=31536000, immutable"}), HaveKeyWithValue("Content-Type", []string{"text/javascript; charset=utf-8"})))
			}
		}
		res, _ := get(ctx, world.URL+"/storefront/1/store.js")
		Expect(res.StatusCode).To(Equal(http.StatusOK))
		Expect(res.Header.Get("Cache-Control")).To(Equal("public, max-age=300"))
		for _, nothing := range []string{"1/nothing.js", "9/store.js", "9.9.9/store.js", "..%2fpages/demo.js", "1/..%2f..%2fpages%2fdemo.js", "1/%2e%2e", "1/store"} {
			res, _ := get(ctx, world.URL+"/storefront/"+nothing)
			Expect(res.StatusCode).To(Equal(http.StatusNotFound), nothing)
			Expect(res.Header.Get("Content-Type")).To(Equal("application/problem+json"), nothing)
		}
	})

	It("are used by pages that run only their own scripts and cannot be framed", func(ctx SpecContext) {
		world := apitest.Start(ctx)
		world.Shop("demo")
		inline := regexp.MustCompile(`<script(>| [^>]*[^/]>[^<])| style=| on\w+=|<style`)
		for _, path := range []string{"/demo", "/checkout/demo"} {
			res, body := get(ctx, world.URL+path)
			Expect(res.StatusCode).To(Equal(http.StatusOK), path)
			Expect(res.Header.Get("Content-Security-Policy")).To(And(HavePrefix("default-src 'none'; script-src 'self'; style-src 'self';"), ContainSubstring("frame-ancestors 'none'"), Not(ContainSubstring("unsafe"))), path)
			Expect(res.Header.Get("Referrer-Policy")).To(Equal("no-referrer"), path)
			Expect(res.Header.Get("Access-Control-Allow-Origin")).To(BeEmpty(), path)
			Expect(inline.FindString(string(body))).To(BeEmpty(), path)
		}
	})
})
