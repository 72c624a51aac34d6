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

// mostBody is the maximum size of a message, in bytes: 1 MiB for the body of an operation, and 64 KiB for the message
// around this body.
const mostBody = 1<<20 + 64<<10

// methods lists the methods of the protocol that the servers support. It excludes methods that wait, call the client,
// or need state between requests.
var methods = []string{"initialize", "notifications/initialized", "notifications/cancelled", "ping", "server/discover", "tools/list", "tools/call"}

// Wire returns a handler for the Model Context Protocol over HTTP. The function server selects the server for a
// request. The handler keeps no state between requests, so no session can reach another store.
func Wire(server func(*http.Request) *sdk.Server) http.Handler {
	return sdk.NewStreamableHTTPHandler(server, &sdk.StreamableHTTPOptions{Stateless: true, JSONResponse: true,
		Logger: slog.New(slog.DiscardHandler), MaxRequestBodyBytes: mostBody,
		// The router decides which hosts and callers may connect.
		DisableLocalhostProtection: true})
}

// MaxBatch is the maximum number of messages in one request. The few clients that still send batches send few messages
// in each.
const MaxBatch = 20

// Batches reports whether a request follows 2025-03-26, the only revision of the protocol with batches. A request that
// names no revision is assumed to follow it.
func Batches(header http.Header) bool {
	revision := header.Get("Mcp-Protocol-Version")
	return revision == "" || revision == "2025-03-26"
}

// Guard runs the messages of a request one after another and cancels them when the request ends. It turns a panic into
// an error of that message: the library runs tools outside of the request's goroutine, where a panic would end the
// process. It also rejects methods that the servers do not support.
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
