package payment

import (
	"context"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/egress"
)

// Recorded returns the gateways, all of whose calls are recorded with r.
func (g Gateways) Recorded(r egress.Recorder) Gateways {
	out := Gateways{}
	for code, gateway := range g {
		out[code] = recorded{gateway, r}
	}
	return out
}

// recorded wraps each method of its gateway explicitly, so that no new method can bypass the recording.
type recorded struct {
	gateway Gateway
	record  egress.Recorder
}

func (g recorded) call(a Account, operation string, request any) egress.Call {
	c := egress.Call{StoreID: a.StoreID, ProviderCode: g.gateway.Code(), AccountID: a.ProviderID, Operation: operation, Request: request}
	for _, secret := range a.Secrets {
		c.Secrets = append(c.Secrets, secret.Reveal())
	}
	return c
}

func (g recorded) observe(ctx context.Context, a Account, operation string, request any, do func(context.Context) (Result, error)) (result Result, err error) {
	g.record.Observe(ctx, g.call(a, operation, request), func(ctx context.Context, c *egress.Call) {
		result, err = do(ctx)
		c.Answer, c.Err = result, err
		if err == nil {
			c.Err = result.Cause
		}
		if d := result.Decline; d != nil {
			c.ErrorCode = string(d.Code)
		}
	})
	return result, err
}

// Code returns the gateway's code.
func (g recorded) Code() string { return g.gateway.Code() }

// Can returns the gateway's capabilities without a call to the service.
func (g recorded) Can(a Account, t PaymentType, c domain.Currency) Capabilities {
	return g.gateway.Can(a, t, c)
}

// Check calls the gateway and records the call.
func (g recorded) Check(ctx context.Context, a Account) (err error) {
	g.record.Observe(ctx, g.call(a, "check", nil), func(ctx context.Context, c *egress.Call) {
		err = g.gateway.Check(ctx, a)
		c.Err = err
	})
	return err
}

// Authorize calls the gateway and records the call.
func (g recorded) Authorize(ctx context.Context, a Account, r AuthorizeRequest) (Result, error) {
	return g.observe(ctx, a, "authorize", r, func(ctx context.Context) (Result, error) { return g.gateway.Authorize(ctx, a, r) })
}

// Capture calls the gateway and records the call.
func (g recorded) Capture(ctx context.Context, a Account, r CaptureRequest) (Result, error) {
	return g.observe(ctx, a, "capture", r, func(ctx context.Context) (Result, error) { return g.gateway.Capture(ctx, a, r) })
}

// Void calls the gateway and records the call.
func (g recorded) Void(ctx context.Context, a Account, r VoidRequest) (Result, error) {
	return g.observe(ctx, a, "void", r, func(ctx context.Context) (Result, error) { return g.gateway.Void(ctx, a, r) })
}

// Refund calls the gateway and records the call.
func (g recorded) Refund(ctx context.Context, a Account, r RefundRequest) (Result, error) {
	return g.observe(ctx, a, "refund", r, func(ctx context.Context) (Result, error) { return g.gateway.Refund(ctx, a, r) })
}

// Fetch calls the gateway and records the call.
func (g recorded) Fetch(ctx context.Context, a Account, r FetchRequest) (known Snapshot, err error) {
	g.record.Observe(ctx, g.call(a, "fetch", r), func(ctx context.Context, c *egress.Call) {
		known, err = g.gateway.Fetch(ctx, a, r)
		c.Answer, c.Err = known, err
	})
	return known, err
}

// VaultFor returns the gateway of a provider as a Vault. It returns an unsupported_operation error if the
// gateway does not save means of payment.
func (g Gateways) VaultFor(providerCode string) (Vault, error) {
	gateway, err := g.For(providerCode)
	if err != nil {
		return nil, err
	}
	if r, ok := gateway.(recorded); ok {
		if v, ok := r.gateway.(Vault); ok {
			return recordedVault{r, v}, nil
		}
	}
	if v, ok := gateway.(Vault); ok {
		return v, nil
	}
	return nil, domain.Errorf(domain.UnsupportedOperation, "The provider %s keeps no payment methods.", providerCode)
}

// recordedVault records the calls to a vault.
type recordedVault struct {
	recorded
	vault Vault
}

// Intent calls the vault and records the call.
func (v recordedVault) Intent(ctx context.Context, a Account, r IntentRequest) (intent Intent, err error) {
	v.record.Observe(ctx, v.call(a, "intent", r), func(ctx context.Context, c *egress.Call) {
		intent, err = v.vault.Intent(ctx, a, r)
		c.Answer, c.Err = intent, err
	})
	return intent, err
}

// Save calls the vault and records the call.
func (v recordedVault) Save(ctx context.Context, a Account, r SaveRequest) (Result, error) {
	return v.observe(ctx, a, "save", r, func(ctx context.Context) (Result, error) { return v.vault.Save(ctx, a, r) })
}

// Forget calls the vault and records the call.
func (v recordedVault) Forget(ctx context.Context, a Account, instrument string) (err error) {
	v.record.Observe(ctx, v.call(a, "forget", map[string]string{"instrument": instrument}), func(ctx context.Context, c *egress.Call) {
		err = v.vault.Forget(ctx, a, instrument)
		c.Err = err
	})
	return err
}
