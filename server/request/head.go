package request

import "context"

type headersOnly struct{}

// OnlyHeaders returns a context for a request that needs a response without a body.
func OnlyHeaders(ctx context.Context) context.Context {
	return context.WithValue(ctx, headersOnly{}, true)
}

// WantsOnlyHeaders reports whether the router discards the response's body. A handler may then skip expensive reads.
func WantsOnlyHeaders(ctx context.Context) bool { return ctx.Value(headersOnly{}) != nil }
