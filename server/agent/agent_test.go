package agent_test

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"runtime"
	"strings"
	"sync/atomic"
	"time"

	sdk "github.com/modelcontextprotocol/go-sdk/mcp"
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/agent"
	"github.com/storeplatform/storeplatform/server/auth"
	"github.com/storeplatform/storeplatform/store/domain"
)

var _ = Describe("A tool that panics", func() {
	It("ends its call with a plain error and logs the panic", func(ctx SpecContext) {
		var log bytes.Buffer
		usual := slog.Default()
		slog.SetDefault(slog.New(slog.NewTextHandler(&log, nil)))
		DeferCleanup(func() { slog.SetDefault(usual) })
		server := sdk.NewServer(&sdk.Implementation{Name: "spec", Version: "1"}, nil)
		server.AddReceivingMiddleware(agent.Guard)
		schema := map[string]any{"type": "object"}
		server.AddTool(&sdk.Tool{Name: "panics", InputSchema: schema}, func(context.Context, *sdk.CallToolRequest) (*sdk.CallToolResult, error) {
			panic("secret of the inside")
		})
		server.AddTool(&sdk.Tool{Name: "works", InputSchema: schema}, func(context.Context, *sdk.CallToolRequest) (*sdk.CallToolResult, error) {
			return &sdk.CallToolResult{}, nil
		})
		wire := agent.Wire(func(*http.Request) *sdk.Server { return server })
		at := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			wire.ServeHTTP(w, r.WithContext(auth.With(r.Context(), auth.Identity{Origin: domain.Origin{RequestID: "request-7"}})))
		}))
		DeferCleanup(at.Close)
		session, err := sdk.NewClient(&sdk.Implementation{Name: "spec", Version: "1"}, nil).Connect(ctx, &sdk.StreamableClientTransport{Endpoint: at.URL}, nil)
		Expect(err).NotTo(HaveOccurred())
		DeferCleanup(session.Close)
		_, err = session.CallTool(ctx, &sdk.CallToolParams{Name: "panics"})
		Expect(err).To(MatchError(ContainSubstring("Internal error.")))
		Expect(err).NotTo(MatchError(ContainSubstring("secret")))
		Expect(log.String()).To(And(ContainSubstring("panic in a tool"), ContainSubstring("request-7"), ContainSubstring("secret of the inside")))
		_, err = session.CallTool(ctx, &sdk.CallToolParams{Name: "works"})
		Expect(err).NotTo(HaveOccurred(), "the process lives")
		_, err = session.ListPrompts(ctx, nil)
		Expect(err).To(HaveOccurred())
	})
})

var _ = Describe("The messages of one request", func() {
	// served returns a server that handles requests with a tool, as the endpoints for assistants do.
	served := func(tool sdk.ToolHandler, change func(*http.Request) *http.Request) *httptest.Server {
		server := sdk.NewServer(&sdk.Implementation{Name: "spec", Version: "1"}, nil)
		server.AddReceivingMiddleware(agent.Guard)
		server.AddTool(&sdk.Tool{Name: "tool", InputSchema: map[string]any{"type": "object"}}, tool)
		wire := agent.Wire(func(*http.Request) *sdk.Server { return server })
		at := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			r = change(r)
			wire.ServeHTTP(w, r.WithContext(agent.Asked(r)))
		}))
		DeferCleanup(at.Close)
		return at
	}
	post := func(at *httptest.Server, body string) []byte {
		GinkgoHelper()
		request, err := http.NewRequest(http.MethodPost, at.URL, strings.NewReader(body))
		Expect(err).NotTo(HaveOccurred())
		request.Header = http.Header{"Content-Type": {"application/json"}, "Accept": {"application/json, text/event-stream"}}
		answer, err := http.DefaultClient.Do(request)
		Expect(err).NotTo(HaveOccurred())
		defer answer.Body.Close()
		raw, err := io.ReadAll(answer.Body)
		Expect(err).NotTo(HaveOccurred())
		return raw
	}
	call := func(id int) string {
		return fmt.Sprintf(`{"jsonrpc":"2.0","id":%d,"method":"tools/call","params":{"name":"tool","arguments":{}}}`, id)
	}

	It("run one after another, regardless of the size of the batch", func() {
		var running, most, all atomic.Int64
		at := served(func(context.Context, *sdk.CallToolRequest) (*sdk.CallToolResult, error) {
			now := running.Add(1)
			defer running.Add(-1)
			most.Store(max(most.Load(), now))
			all.Add(1)
			runtime.Gosched()
			return &sdk.CallToolResult{}, nil
		}, func(r *http.Request) *http.Request { return r })
		var messages []string
		for i := range agent.MaxBatch {
			messages = append(messages, call(i+1))
		}
		Expect(bytes.Count(post(at, "["+strings.Join(messages, ",")+"]"), []byte(`"result"`))).To(Equal(agent.MaxBatch))
		Expect(all.Load()).To(BeEquivalentTo(agent.MaxBatch))
		Expect(most.Load()).To(BeEquivalentTo(1))
	})

	It("are canceled with the request and at its deadline", func() {
		begun, ended := make(chan time.Time, 1), make(chan error, 1)
		at := served(func(ctx context.Context, _ *sdk.CallToolRequest) (*sdk.CallToolResult, error) {
			until, _ := ctx.Deadline()
			begun <- until
			<-ctx.Done()
			ended <- ctx.Err()
			return nil, ctx.Err()
		}, func(r *http.Request) *http.Request {
			ctx, cancel := context.WithTimeout(r.Context(), time.Hour)
			context.AfterFunc(r.Context(), cancel)
			go func() {
				until := <-begun
				begun <- until
				cancel()
			}()
			return r.WithContext(ctx)
		})
		post(at, call(1))
		Eventually(ended).WithTimeout(time.Minute).Should(Receive(MatchError(context.Canceled)))
		Expect(time.Until(<-begun)).To(BeNumerically("~", time.Hour, time.Minute))
	})

	It("open no stream, so the server sends nothing outside of a response", func() {
		at := served(func(context.Context, *sdk.CallToolRequest) (*sdk.CallToolResult, error) {
			return &sdk.CallToolResult{}, nil
		}, func(r *http.Request) *http.Request {
			r.Header.Set("Mcp-Protocol-Version", "2026-07-28")
			r.Header.Set("Mcp-Method", "subscriptions/listen")
			return r
		})
		about := `"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{}}`
		Expect(string(post(at, `{"jsonrpc":"2.0","id":1,"method":"subscriptions/listen","params":{"notifications":{},`+about+`}}`))).To(ContainSubstring(`"error"`))
	})
})

var _ = DescribeTable("The check of a tool's arguments", func(text, exceeded string) {
	schema := map[string]any{"properties": map[string]any{
		"name":  map[string]any{"maxLength": 3},
		"lines": map[string]any{"maxItems": 2, "items": map[string]any{"properties": map[string]any{"codes": map[string]any{"maxItems": 1, "items": map[string]any{"maxLength": 2}}}}},
	}}
	Expect(agent.Exceeds([]byte(text), schema)).To(Equal(exceeded))
},
	Entry("accepts arguments within the limits", `{"name":"äöü","lines":[{"codes":["ab"]},{}],"other":[1,2,3]}`, ""),
	Entry("ignores wrong types of arguments", `[[],[],[]]`, ""),
	Entry("refuses a list that is too long", `{"lines":[1,2,3]}`, "lines has more than 2 elements."),
	Entry("refuses a list that is too long, inside another list", `{"lines":[{},{"codes":["a","b"]}]}`, "lines[1].codes has more than 1 elements."),
	Entry("refuses a text with more characters than the limit", `{"lines":[{"codes":["abc"]}]}`, "lines[0].codes[0] has more than 2 characters."),
	Entry("refuses a list that is too long, under a key in capital letters", `{"LINES":[1,2,3]}`, "lines has more than 2 elements."),
	Entry("refuses a list that is too long, under a second key in another case", `{"lines":[],"Lines":[1,2,3]}`, "lines has more than 2 elements."),
	Entry("refuses a list that is too long, before a duplicate of its key", `{"lines":[1,2,3],"lines":[]}`, "lines has more than 2 elements."),
	Entry("refuses a list that is too long, after a number that no type can hold", `{"other":1e999,"lines":[1,2,3]}`, "lines has more than 2 elements."),
	Entry("refuses a list that is too long, after a deeply nested value", `{"other":`+strings.Repeat("[", 9_998)+strings.Repeat("]", 9_998)+`,"lines":[1,2,3]}`, "lines has more than 2 elements."),
	Entry("ignores arguments that are nested deeper than encoding/json reads", strings.Repeat("[", 1<<20), ""),
	Entry("ignores invalid JSON", `{"lines":[1,}`, ""),
	Entry("ignores empty arguments", "", ""),
)

var _ = It("The check of a tool's arguments costs much less than decoding a list that is too long", func() {
	text := []byte(`{"lines":[` + strings.TrimSuffix(strings.Repeat("{},", 100_000), ",") + `]}`)
	schema := map[string]any{"properties": map[string]any{"lines": map[string]any{"maxItems": 2}}}
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	Expect(agent.Exceeds(text, schema)).NotTo(BeEmpty())
	runtime.ReadMemStats(&after)
	Expect(after.TotalAlloc - before.TotalAlloc).To(BeNumerically("<", 64<<10))
})

var _ = DescribeTable("Sanitized texts from third parties", func(text, shown string) { Expect(agent.Cleaned(text)).To(Equal(shown)) },
	Entry("keep < and >, which are not markup in plain text", "size <42 and not >44, 5 < 6", "size <42 and not >44, 5 < 6"),
	Entry("contain no invisible characters", "a\u200bb\u202ec\U000e0041", "abc"),
	Entry("keep line breaks", "one\ntwo", "one\ntwo"),
)
