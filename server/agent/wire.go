package agent

import (
	"context"
	"log/slog"
	"net/http"
	"slices"

	"github.com/modelcontextprotocol/go-sdk/jsonrpc"
	sdk "github.com/modelcontextprotocol/go-sdk/mcp"

	"github.com/storeplatform/storeplatform/server/auth"
)

// mostBody is how long a message may be: an operation's body, and what is around it.
const mostBody = 1<<20 + 64<<10

// methods are those of the protocol that are answered: what would wait, call back or be
// kept is not.
var methods = []string{"initialize", "notifications/initialized", "notifications/cancelled", "ping", "server/discover", "tools/list", "tools/call"}

// Wire speaks the Model Context Protocol by HTTP for the server that a request is for.
// Nothing is kept between two requests: there is no session that could answer for
// another store.
func Wire(server func(*http.Request) *sdk.Server) http.Handler {
	return sdk.NewStreamableHTTPHandler(server, &sdk.StreamableHTTPOptions{Stateless: true, JSONResponse: true,
		Logger: slog.New(slog.DiscardHandler), MaxRequestBodyBytes: mostBody,
		// Who may ask is decided by the edge, which knows its hosts.
		DisableLocalhostProtection: true})
}

// MaxBatch is how many messages one request may have. All clients that still send batches
// send few.
const MaxBatch = 20

// Batches reports whether a request follows the one revision of the protocol that has
// batches. A request that names no revision follows it, too.
func Batches(header http.Header) bool {
	revision := header.Get("Mcp-Protocol-Version")
	return revision == "" || revision == "2025-03-26"
}

// Guard runs each message within its request: in its turn, until the request ends, and
// without ending the process. The library runs a tool outside of the request's own
// goroutine, where a panic would do that.
func Guard(next sdk.MethodHandler) sdk.MethodHandler {
	next = guarded(next)
	return func(ctx context.Context, method string, request sdk.Request) (result sdk.Result, err error) {
		if late := within(ctx, func(ctx context.Context) { result, err = next(ctx, method, request) }); late != nil {
			return nil, late
		}
		return result, err
	}
}

func guarded(next sdk.MethodHandler) sdk.MethodHandler {
	return func(ctx context.Context, method string, request sdk.Request) (result sdk.Result, err error) {
		defer func() {
			if failure := recover(); failure != nil {
				slog.ErrorContext(ctx, "panic in a tool", "method", method, "requestId", auth.Origin(ctx).RequestID, "error", failure)
				result, err = nil, &jsonrpc.Error{Code: jsonrpc.CodeInternalError, Message: "Internal error."}
			}
		}()
		if !slices.Contains(methods, method) {
			return nil, &jsonrpc.Error{Code: jsonrpc.CodeMethodNotFound, Message: "This server has tools only."}
		}
		return next(ctx, method, request)
	}
}
