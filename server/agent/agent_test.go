package agent_test

import (
	"bytes"
	"context"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"strings"

	sdk "github.com/modelcontextprotocol/go-sdk/mcp"
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/agent"
	"github.com/storeplatform/storeplatform/server/auth"
	"github.com/storeplatform/storeplatform/store/domain"
)

var _ = Describe("A tool that panics", func() {
	It("ends its call with an error and no more, and the log tells of it", func(ctx SpecContext) {
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

var _ = DescribeTable("Words of outsiders", func(text, shown string) { Expect(agent.Cleaned(text)).To(Equal(shown)) },
	Entry("lose markup, also what is markup once some is gone", "<<b>script>alert(1)<</b>/script>", "alert(1)"),
	Entry("lose what nobody sees", "a\u200bb\u202ec\U000e0041", "abc"),
	Entry("lose markup however deep it is nested, at no price", strings.Repeat("<", 1<<19)+strings.Repeat(">", 1<<19)+"a > b < c", "a > b < c"),
	Entry("keep lines", "one\ntwo", "one\ntwo"),
)
