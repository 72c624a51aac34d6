package ucp

import (
	"context"
	"crypto/sha256"
	"encoding/json"
	"errors"
	"net/http"
	"time"
	"unicode/utf8"

	"github.com/google/uuid"

	"github.com/storeplatform/storeplatform/gen/common"
	"github.com/storeplatform/storeplatform/server/auth"
	"github.com/storeplatform/storeplatform/store/domain"
)

// firstWait is how long a call waits until another call with the same key ends.
const firstWait = 15 * time.Second

// keptAnswer is the form in which a tool's response, or the shop's refusal, is stored with its key.
type keptAnswer struct {
	Out     json.RawMessage `json:"out,omitempty"`
	Refusal *common.Problem `json:"refusal,omitempty"`
}

// once runs a tool that changes data, once for each idempotency key of a caller. A retry within command.KeyLife gets
// the same response, even if the cart has changed since the first call. A call without a key always runs, and so does a
// retry of a call that failed for a reason other than a refusal by the shop. once stores nothing for an invalid handle,
// because anyone can invent such a handle.
func (v visit) once(ctx context.Context, t tool, args arguments) (any, error) {
	key := args.Meta.IdempotencyKey
	if guessable(ctx, args) {
		key, args.Meta.IdempotencyKey = "", ""
	}
	if t.effect == reads || key == "" {
		return t.run(v, ctx, args)
	}
	if utf8.RuneCountInString(key) > mostKey {
		return nil, invalid("An idempotency key has at most %d characters.", mostKey)
	}
	owner := v.owner(ctx, t, args)
	if owner == nil {
		return t.run(v, ctx, args)
	}
	claim, err := v.service.ClaimKey(ctx, owner, key, asked(args), firstWait)
	switch {
	case domain.CodeOf(err) == domain.IdempotencyKeyReuse: // the shop responds to a reused key, as the API does
		return nil, refuse(domain.IdempotencyKeyReuse, "Another request was made with this idempotency key.")
	case err != nil:
		return nil, err
	case claim.Done:
		var kept keptAnswer
		if err := json.Unmarshal(claim.Answer, &kept); err != nil {
			return nil, err
		}
		if kept.Refusal != nil {
			return nil, &refusal{Problem: *kept.Refusal}
		}
		return kept.Out, nil
	}
	out, err := t.run(v, ctx, args)
	kept, status := keptAnswer{}, http.StatusOK
	switch {
	case err == nil:
		kept.Out = written(out)
	case outcome(err) && retryAfter(err) == 0:
		r, is := errors.AsType[*refusal](err)
		if !is { // this package has refused the call, not the API
			e, _ := errors.AsType[*domain.Error](err)
			err = refuse(e.Code, e.Detail)
			r, _ = errors.AsType[*refusal](err)
		}
		kept.Refusal, status = &r.Problem, int(r.Status)
	default:
		return nil, errors.Join(err, v.service.ReleaseKey(ctx, claim))
	}
	if failed := v.service.FinishKey(ctx, claim, status, written(kept)); failed != nil {
		return nil, failed
	}
	return out, err
}

// guessable reports whether a key must not return the cart of another call. This applies to an unsigned call that
// creates a cart with a key other than a UUID. Only the network address distinguishes unsigned callers, and all buyers
// with the same hosted assistant share it. Models choose keys such as create-cart-1 for each buyer. Such a call runs
// each time.
func guessable(ctx context.Context, args arguments) bool {
	if args.ID != "" || args.Checkout != nil && args.Checkout.CartID != "" || signed(ctx) {
		return false
	}
	_, err := uuid.Parse(args.Meta.IdempotencyKey)
	return err != nil
}

// mostKey is the maximum length of a key in characters. The schemas of the tools contain this limit.
const mostKey = 200

// owner returns the scope of a call's key: the cart that the call's handle names. For a new cart, the scope is the
// platform if the call is signed, and the network address otherwise. So a caller that falsely names a platform gets no
// cart of that platform. nil means that the handle names no cart. All buyers with the same hosted assistant share a
// network address; see guessable.
func (v visit) owner(ctx context.Context, t tool, args arguments) []byte {
	place, who := "address", domain.NetworkOf(auth.Origin(ctx).Address)
	handle := args.ID
	if args.Checkout != nil && handle == "" {
		handle = args.Checkout.CartID
	}
	switch {
	case handle != "":
		_, _, cart := v.token(asCart, handle)
		_, _, checkout := v.token(asCheckout, handle)
		if !cart && !checkout {
			return nil
		}
		place, who = "cart", handle
	case signed(ctx):
		place, who = "platform", args.Meta.Agent.Profile
	}
	sum := sha256.Sum256(written([]string{"ucp", domain.Itoa(v.storeID), t.name, place, who}))
	return sum[:]
}

// asked returns a hash of a call's arguments. The hash does not depend on the caller.
func asked(args arguments) []byte {
	sum := sha256.Sum256(written([]any{args.ID, args.Cart, args.Checkout}))
	return sum[:]
}
