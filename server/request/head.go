package request

import "context"

type headersOnly struct{}

// OnlyHeaders says that a request wants the headers of its answer and no body.
func OnlyHeaders(ctx context.Context) context.Context {
	return context.WithValue(ctx, headersOnly{}, true)
}

// WantsOnlyHeaders tells whether a body would be thrown away: what is costly to read
// need not be.
func WantsOnlyHeaders(ctx context.Context) bool { return ctx.Value(headersOnly{}) != nil }
