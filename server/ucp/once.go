package ucp

import (
	"context"
	"crypto/sha256"
	"encoding/json"
	"errors"
	"net/http"
	"time"

	"github.com/storeplatform/storeplatform/gen/common"
	"github.com/storeplatform/storeplatform/server/auth"
	"github.com/storeplatform/storeplatform/store/domain"
)

// firstWait is how long a call waits for the first one with its key.
const firstWait = 15 * time.Second

// keptAnswer is what a tool answered, or the refusal of the shop, as it is kept with its key.
type keptAnswer struct {
	Out     json.RawMessage `json:"out,omitempty"`
	Refusal *common.Problem `json:"refusal,omitempty"`
}

// once runs a tool that changes something once for each key of a caller, and answers the
// same to whoever asks the same again within store.KeyLife, however the cart has changed
// meanwhile. A call without a key runs each time, and so does one that failed for a reason
// that is not the shop's. Of a handle that is none nothing is kept: anybody can make one up.
func (v visit) once(ctx context.Context, t tool, args arguments) (any, error) {
	key := args.Meta.IdempotencyKey
	if t.effect == reads || key == "" {
		return t.run(v, ctx, args)
	}
	if len(key) > mostKey {
		return nil, invalid("An idempotency key has at most %d characters.", mostKey)
	}
	owner := v.owner(ctx, t, args)
	if owner == nil {
		return t.run(v, ctx, args)
	}
	claim, err := v.service.ClaimKey(ctx, owner, key, asked(args), firstWait)
	switch {
	case domain.CodeOf(err) == domain.IdempotencyKeyReuse: // as the API's own keys: an answer of the shop
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
	case outcome(err):
		r, is := errors.AsType[*refusal](err)
		if !is { // what is missing here, and not in the API
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

// mostKey is how long a key may be, by the schemas of the tools.
const mostKey = 200

// owner is whose the key of a call is: of whoever knows the cart that it is about; for a
// new one, of the platform that has signed, and of the network address otherwise: a name
// that nobody has proven gives away no cart of somebody else. Nil: its handle names no cart.
func (v visit) owner(ctx context.Context, t tool, args arguments) []byte {
	place, who := "address", domain.NetworkOf(auth.Origin(ctx).Address)
	handle := args.ID
	if args.Checkout != nil && handle == "" {
		handle = args.Checkout.CartID
	}
	switch {
	case handle != "":
		_, cart := v.token(asCart, handle)
		_, checkout := v.token(asCheckout, handle)
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

// asked is what a call is to do, without who calls.
func asked(args arguments) []byte {
	sum := sha256.Sum256(written([]any{args.ID, args.Cart, args.Checkout}))
	return sum[:]
}
