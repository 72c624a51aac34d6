package apitest_test

import (
	"bufio"
	"context"
	"fmt"
	"io"
	"maps"
	"net"
	"net/http"
	"net/url"
	"slices"
	"strings"
	"time"

	"github.com/getkin/kin-openapi/openapi3"
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/server/config"
	"github.com/storeplatform/storeplatform/store/domain"
)

// These specs send requests that the service handles before an operation runs.
var _ = Describe("The HTTP server", Ordered, ContinueOnFailure, func() {
	var (
		world *apitest.World
		shop  *apitest.Shop
		guest apitest.Guest
	)

	BeforeAll(func(ctx SpecContext) {
		world = apitest.Start(ctx)
		shop = world.Shop("edge")
		guest = shop.Guest(shop.White, 1)
	})

	DescribeTable("refuses a credential", func(statuses []int, values ...string) {
		request, err := http.NewRequest(http.MethodGet, world.URL+"/admin/order/paged", nil)
		Expect(err).NotTo(HaveOccurred())
		request.Header["Authorization"] = values
		before := allocated()
		response, err := http.DefaultClient.Do(request)
		if err == nil { // the HTTP library resets the connection after it has responded with 431
			defer response.Body.Close()
			Expect(statuses).To(ContainElement(response.StatusCode))
		} else {
			Expect(statuses).To(ContainElement(431))
		}
		Expect(allocated() - before).To(BeNumerically("<", 2<<20))
	},
		Entry("of 100 KB", []int{431}, "Bearer "+strings.Repeat("a", 100_000)),
		Entry("of 15 KB", []int{401}, "Bearer sp_admin_"+strings.Repeat("a", 15_000)),
		Entry("without a value", []int{401}, ""),
		Entry("without a token", []int{401}, "Bearer "),
		Entry("with two tokens", []int{401}, "Bearer a b"),
		Entry("with another scheme", []int{401}, "Basic YTpi"),
		Entry("sent twice", []int{400, 401}, "Bearer a", "Bearer b"),
	)

	It("limits the depth of JSON, the size of a body, and the number of headers", func() {
		deep := func(n int) string { return strings.Repeat("[", n) + strings.Repeat("]", n) }
		p := guest.Post("/customer/cart/item", `{"variantId":1,"customFields":`+deep(65)+`}`).Is(400).Problem()
		Expect(p.Detail).To(ContainSubstring("64 levels"))
		Expect(guest.Post("/customer/cart/item", `{"variantId":1,"customFields":`+deep(63)+`}`).Is(400).Problem().Detail).NotTo(ContainSubstring("levels"))
		guest.Post("/customer/cart/item", `{"variantId":1,"x":"`+strings.Repeat("a", 1<<20)+`"}`).Is(413).Refused(domain.PayloadTooLarge)
		pour := io.NopCloser(io.LimitReader(zeros{}, 2<<20)) // without a Content-Length
		request, err := http.NewRequest(http.MethodPost, world.URL+"/customer/cart/item", pour)
		Expect(err).NotTo(HaveOccurred())
		request.Header.Set("Content-Type", "application/json")
		request.Header.Set("X-Store-Key", shop.StoreKey)
		response, err := http.DefaultClient.Do(request)
		Expect(err).NotTo(HaveOccurred())
		response.Body.Close()
		Expect(response.StatusCode).To(Equal(413))

		many := guest.Client
		for i := range 95 {
			many = many.With(fmt.Sprintf("X-Plenty-%d", i), "1")
		}
		many.Get("/customer/cart/summary").OK()
		for i := range 10 {
			many = many.With(fmt.Sprintf("X-More-%d", i), "1")
		}
		many.Get("/customer/cart/summary").Is(431).Refused(domain.HeadersTooLarge)
		// The HTTP library itself sends this response and then resets the connection.
		long, err := http.NewRequest(http.MethodGet, world.URL+"/healthz", nil)
		Expect(err).NotTo(HaveOccurred())
		long.Header.Set("X-Long", strings.Repeat("a", 24<<10))
		if response, err = http.DefaultClient.Do(long); err == nil {
			response.Body.Close()
			Expect(response.StatusCode).To(Equal(431))
		}
	})

	It("refuses malformed query and form parameters at API and page paths", func() {
		for _, page := range []string{"/customer/cart/summary", "/docs", "/openapi/admin.json", "/problems/busy", "/healthz", "/readyz", "/sandbox/authenticate", "/nowhere", "/provider/x/1"} {
			for _, query := range []string{"key=1;x", "key=1;", "key=%zz", "key=%ff", "key=%00", "%ff=1", "key=%C0%AF"} {
				p := guest.Get(page + "?" + query).Is(400).Problem()
				Expect(p.Errors).NotTo(BeEmpty(), "%s?%s", page, query)
				name, _, _ := strings.Cut(query, "=")
				Expect(p.Errors[0].Pointer).To(Equal("/"+name), "%s?%s", page, query)
				Expect(string(p.Errors[0].In)).To(Equal("query"))
			}
		}
		form := http.Header{"Content-Type": {"application/x-www-form-urlencoded"}}
		for _, body := range []string{"key=%00&consent=yes", "key=%ff&consent=yes", "key=%zz", "key=1;consent=yes", "key=" + strings.Repeat("a", 100_000)} {
			world.Client().With("Content-Type", form.Get("Content-Type")).Post("/sandbox/authenticate", body).Is(400)
		}
	})

	It("treats search text literally and limits its length", func() {
		customer := shop.Storefront.Bearer(shop.Storefront.Once().Post("/customer/user", map[string]any{
			"email": "edge@example.com", "password": "seven slow kettles", "firstName": "Mia", "lastName": "Keller", "acceptTerms": true,
		}).OK().Text("accessToken"))
		clients := map[string]apitest.Client{"admin": shop.Admin, "customer": customer, "public": shop.AppToken(permissions(shop)...)}
		searches := 0
		operations(func(surface, path, method string, op *openapi3.Operation) {
			if op.Parameters.GetByInAndName("query", "search") == nil || op.Responses.Status(200).Value.Content.Get("application/json") == nil {
				return
			}
			client := clients[surface]
			for _, text := range []string{strings.Repeat("a", 201), strings.Repeat("a", 10<<10)} {
				client.Call(method, path+"?search="+text, nil).Is(400).Refused(domain.InvalidRequest)
			}
			for _, text := range []string{strings.Repeat("%_", 100), "%%", "_______", `\\`, strings.Repeat("(a+)+", 40), "a' OR '1'='1"} {
				query := url.Values{"search": {text}}
				if op.Parameters.GetByInAndName("query", "storeCustomerId") != nil {
					query.Set("storeCustomerId", "1")
				}
				a := client.Call(method, path+"?"+query.Encode(), nil)
				if a.Status == http.StatusNotImplemented || a.Status == http.StatusNotFound {
					continue
				}
				if items, isList := a.OK().At("items").([]any); isList {
					searches++
					Expect(items).To(BeEmpty(), "%s for %q", op.OperationID, text)
				}
			}
		})
		Expect(searches).To(BeNumerically(">", 30))
	})

	It("ignores headers that name another method than the request's", func() {
		for _, name := range []string{"X-HTTP-Method-Override", "X-HTTP-Method", "X-Method-Override"} {
			guest.With(name, http.MethodDelete).Get("/customer/cart/summary").OK()
		}
		Expect(guest.Get("/customer/cart/summary").OK().At("items")).To(HaveLen(1))
	})

	It("returns the same text for each unknown path, and the request's id", func() {
		for _, path := range []string{"/nowhere", "/admin/nowhere", "/admin/../../etc/passwd", "/customer/%00", "/%ff", "/admin/order'--"} {
			a := guest.Get(path).Is(404)
			Expect(a.Problem().RequestID).NotTo(BeEmpty())
			Expect(a.Header.Get("X-Request-Id")).To(Equal(a.Problem().RequestID))
			Expect(a.Problem().Detail).To(Equal("Not found."))
		}
		guest.Call("BREW", "/customer/cart/summary", nil).Is(405).Problem()
		guest.Call(http.MethodTrace, "/customer/cart/summary", nil).Is(405).Problem()
	})

	It("lists the allowed methods, including HEAD for GET, if the method is wrong", func() {
		methods := map[string][]string{}
		operations(func(_, path, method string, _ *openapi3.Operation) {
			if methods[path] = append(methods[path], method); method == http.MethodGet {
				methods[path] = append(methods[path], http.MethodHead)
			}
		})
		for _, path := range slices.Sorted(maps.Keys(methods)) {
			allow := guest.Call("BREW", path, nil).Is(405).Header.Get("Allow")
			Expect(strings.Split(allow, ", ")).To(ConsistOf(append(methods[path], http.MethodOptions)), path)
		}
	})

	// The requests are bytes that no client library would send. The server must send one response and
	// must not read the remaining bytes as a second request.
	DescribeTable("applies RFC 9112 to a request", func(request string, statuses ...int) {
		request = strings.ReplaceAll(strings.ReplaceAll(request, "KEY", shop.StoreKey), "\n", "\r\n")
		Expect(exchange(world.URL, request)).To(BeElementOf(framed(statuses)...), request)
	},
		Entry("with two lengths", "POST /customer/cart/item HTTP/1.1\nHost: a\nX-Store-Key: KEY\nContent-Length: 2\nContent-Length: 3\n\n{}x", 400),
		Entry("with a negative length", "POST /customer/cart/item HTTP/1.1\nHost: a\nContent-Length: -1\n\n", 400),
		Entry("with an invalid length", "POST /customer/cart/item HTTP/1.1\nHost: a\nContent-Length: 2, 2x\n\n{}", 400),
		Entry("with a space before the colon", "GET /healthz HTTP/1.1\nHost: a\nContent-Length : 2\n\n{}", 400),
		Entry("with two hosts", "GET /healthz HTTP/1.1\nHost: a\nHost: b\n\n", 400),
		Entry("without a host", "GET /healthz HTTP/1.1\n\n", 400),
		Entry("with NUL in a header", "GET /healthz HTTP/1.1\nHost: a\nX-Nul: a\x00b\n\n", 400),
		Entry("with an unknown transfer encoding", "POST /customer/cart/item HTTP/1.1\nHost: a\nTransfer-Encoding: gzip\n\n", 501),
		Entry("with an invalid chunk size", "POST /customer/cart/item HTTP/1.1\nHost: a\nX-Store-Key: KEY\nContent-Type: application/json\nTransfer-Encoding: chunked\n\nzz\n{}\n0\n\n", 400),
		Entry("with a chunk that is too long", "POST /customer/cart/item HTTP/1.1\nHost: a\nX-Store-Key: KEY\nContent-Type: application/json\nTransfer-Encoding: chunked\n\nFFFFFFFFFFFFFFFFFF\n{}\n0\n\n", 400),
		Entry("with a folded header", "GET /healthz HTTP/1.1\nHost: a\nX-Folded: a\n b\n\n", 200, 400),
		Entry("with both a length and chunks, where the chunks apply", "POST /customer/cart/item HTTP/1.1\nHost: a\nX-Store-Key: KEY\nContent-Type: application/json\nContent-Length: 60\nTransfer-Encoding: chunked\n\n2\n{}\n0\n\n", 400),
		Entry("with the preface of another protocol", "PRI * HTTP/2.0\n\nSM\n\n", 400, 404, 405, 505),
	)
})

// zeros is an endless reader of zero bytes.
type zeros struct{}

func (zeros) Read(b []byte) (int, error) {
	for i := range b {
		b[i] = '0'
	}
	return len(b), nil
}

func dial(ctx context.Context, at string) net.Conn {
	GinkgoHelper()
	c, err := (&net.Dialer{}).DialContext(ctx, "tcp", strings.TrimPrefix(at, "http://"))
	Expect(err).NotTo(HaveOccurred())
	return c
}

var _ = Describe("A service whose public URL has a path", func() {
	It("links to its problem pages relative to the request's URL", func(ctx SpecContext) {
		world := apitest.Start(ctx, func(c *config.Config) { c.PublicURL, c.Roles = "https://shop.example/platform", []string{"api"} })
		p := world.Client().Get("/order/paged").Is(http.StatusUnauthorized).Problem()
		asked, err := url.Parse("https://shop.example/platform/order/paged")
		Expect(err).NotTo(HaveOccurred())
		page, err := asked.Parse(p.Type)
		Expect(err).NotTo(HaveOccurred())
		inside, behind := strings.CutPrefix(page.String(), "https://shop.example/platform")
		Expect(behind).To(BeTrue(), page.String())
		world.Client().Get(inside).OK()
		Expect(p.Instance).To(Equal(asked.Path))
	})
})

// exchange sends text followed by a valid request. It returns the responses that arrive before the connection is
// closed.
func exchange(at, text string) string {
	GinkgoHelper()
	c := dial(context.Background(), at)
	defer c.Close()
	_ = c.SetDeadline(time.Now().Add(10 * time.Second))
	_, err := io.WriteString(c, text+"GET /healthz HTTP/1.1\r\nHost: last\r\nConnection: close\r\n\r\n")
	Expect(err).NotTo(HaveOccurred())
	var statuses []string
	for in := bufio.NewReader(c); ; {
		response, err := http.ReadResponse(in, nil)
		if err != nil {
			return strings.Join(statuses, " ")
		}
		_, _ = io.Copy(io.Discard, response.Body)
		statuses = append(statuses, fmt.Sprint(response.StatusCode))
	}
}

// framed returns the accepted outcomes of text followed by a valid request: the server refuses the text and closes the
// connection, or responds to both.
func framed(statuses []int) (all []any) {
	for _, s := range statuses {
		all = append(all, fmt.Sprint(s), fmt.Sprintf("%d 200", s))
	}
	return all
}
