package router

import (
	"bytes"
	"crypto/sha256"
	"encoding/json"
	"fmt"
	"hash"
	"io"
	"maps"
	"slices"
	"strconv"
	"time"

	"github.com/storeplatform/storeplatform/store/command"

	"github.com/labstack/echo/v4"

	"github.com/storeplatform/storeplatform/server/auth"
	"github.com/storeplatform/storeplatform/server/problem"
	"github.com/storeplatform/storeplatform/server/request"
	"github.com/storeplatform/storeplatform/store/domain"
)

const (
	headerKey      = "Idempotency-Key"
	headerReplayed = "Idempotent-Replayed"
	// replayWait is how long a request waits for an earlier request with the same key.
	replayWait = 15 * time.Second
)

// keptAnswer is the form in which a response is stored with its key.
type keptAnswer struct {
	Header map[string]string `json:"header"`
	Body   []byte            `json:"body"`
}

// keptHeaders lists the headers that a replay copies from the stored response. The replay sets all other headers itself.
var keptHeaders = []string{echo.HeaderContentType, "ETag", headerCartToken, echo.HeaderContentDisposition}

// once returns middleware that runs an operation once per key of a caller. It first commits the key with a command id,
// which the operation stores in the rows that it writes. After a crash, a retry finds these rows by the id and
// continues. Finally, once stores the response with the key and replays it byte for byte.
func (e *edge) once(o *operation) echo.MiddlewareFunc {
	return func(next echo.HandlerFunc) echo.HandlerFunc {
		return func(c echo.Context) error {
			key := c.Request().Header.Get(headerKey)
			if key == "" {
				return next(c) // the contract check rejects requests without a required key
			}
			asked, err := fingerprint(c, o)
			if err != nil {
				return err
			}
			// Waiting for an earlier request may take longer than operationDeadline.
			claim, err := e.service.ClaimKey(c.Request().Context(), asked.scope, key, asked.sum, replayWait)
			if domain.CodeOf(err) == domain.IdempotencyKeyReuse { // an earlier version of the service may have stored the key
				claim, err = e.service.ClaimKey(c.Request().Context(), asked.scope, key, asked.sent, replayWait)
			}
			if err != nil {
				return err
			}
			if claim.Done {
				return replay(c, claim)
			}
			ctx := c.Request().Context()
			c.SetRequest(c.Request().WithContext(auth.WithCommand(ctx, claim.CommandID)))
			a := hold(c, next)
			if err := e.keep(c, o, claim, a); err != nil {
				return err
			}
			return a.send(c)
		}
	}
}

// keep stores a response with its key. After a failure of the service, a response with Retry-After, or a response that
// is not final, it releases the key instead. A retry then runs the operation again, with the same command id.
func (e *edge) keep(c echo.Context, o *operation, claim command.KeyClaim, a *answer) error {
	ctx := c.Request().Context()
	if problem.Transient(a.status, a.header) || !o.final(a) {
		return e.service.ReleaseKey(ctx, claim)
	}
	kept := keptAnswer{Header: map[string]string{}, Body: a.body.Bytes()}
	for _, name := range keptHeaders {
		if v := a.header.Get(name); v != "" {
			kept.Header[name] = v
		}
	}
	raw, err := json.Marshal(kept)
	if err != nil {
		return err
	}
	return e.service.FinishKey(ctx, claim, a.status, raw)
}

func replay(c echo.Context, claim command.KeyClaim) error {
	var kept keptAnswer
	if err := json.Unmarshal(claim.Answer, &kept); err != nil {
		return err
	}
	a := &answer{status: claim.Status, header: c.Response().Header()}
	for name, v := range kept.Header {
		a.header.Set(name, v)
	}
	a.header.Set(headerReplayed, "true")
	a.body.Write(kept.Body)
	return a.send(c)
}

// fingerprints distinguishes requests that have the same key.
type fingerprints struct {
	scope []byte // hash of the caller, the store and the operation
	sum   []byte // hash of the request; it ignores blanks and the order of fields in the JSON
	// sent is the hash of the request with its JSON byte for byte. Versions before 2026-12 stored this hash with the
	// key, so a retry that arrives after an upgrade still finds its key.
	sent []byte
}

// fingerprint returns the hashes of a request and of its key's scope. A refresh replaces an access token, so the scope
// identifies users, app tokens and customers by their ids. It identifies guests by their carts, payment links by their
// tokens, and other visitors by their networks. It identifies a checkout link by its cart and the link's own id, so two
// links to one cart share no keys. The cart token of a logged-in caller is part of the request.
func fingerprint(c echo.Context, o *operation) (f fingerprints, err error) {
	r := c.Request()
	actor := auth.Actor(r.Context())
	who, what := sha256.New(), sha256.New()
	switch {
	case actor.LinkedCartID != 0: // the link is the caller, not the customer for whom it acts
		digest(who, "link", strconv.FormatInt(actor.LinkedCartID, 10), strconv.FormatInt(actor.LinkID, 10))
	case actor.ID != 0:
		digest(who, string(actor.Kind), strconv.FormatInt(actor.ID, 10))
		digest(what, string(actor.CartToken))
	case len(actor.CartToken) > 0:
		digest(who, "cart", string(actor.CartToken))
	case auth.PaymentToken(r.Context()) != "":
		digest(who, "payment link", auth.PaymentToken(r.Context()))
	default:
		digest(who, "address", domain.NetworkOf(c.RealIP()))
	}
	digest(who, strconv.FormatInt(actor.StoreID, 10), r.Method, o.surface, o.id)
	digest(what, r.URL.RawQuery, r.Header.Get("If-Match"))
	if upload := request.UploadOf(r.Context()); upload != nil {
		digest(what, upload.Member, upload.FileName, upload.Checksum)
		for _, name := range slices.Sorted(maps.Keys(upload.Fields)) {
			digest(what, name, upload.Fields[name])
		}
	}
	f.scope, f.sum, f.sent = who.Sum(nil), what.Sum(nil), what.Sum(nil)
	if o.contract.json {
		raw, err := io.ReadAll(r.Body)
		if err != nil {
			return f, err
		}
		r.Body = rewound(r.Body, raw)
		what.Write(raw)
		f.sent = what.Sum(nil)
		meaning := sha256.New()
		digest(meaning, string(f.sum), string(canonical(raw)))
		f.sum = meaning.Sum(nil)
	}
	return f, nil
}

// canonical returns JSON without blanks and with sorted fields, so that a client that encodes its body again for a
// retry sends the same request. It does not change numbers. It returns input that is not exactly one JSON value
// unchanged.
func canonical(raw []byte) []byte {
	var value any
	decoder := json.NewDecoder(bytes.NewReader(raw))
	decoder.UseNumber()
	if err := decoder.Decode(&value); err != nil || decoder.More() {
		return raw
	}
	sorted, err := json.Marshal(value)
	if err != nil {
		return raw
	}
	return sorted
}

// digest adds parts to a hash. It adds the length of each part, so that two different lists of parts never have the
// same hash input.
func digest(sum hash.Hash, parts ...string) {
	for _, part := range parts {
		_, _ = fmt.Fprintf(sum, "%s\x00%d\x00", part, len(part))
	}
}

// validated is a body that the contract check has validated.
type validated interface{ ValidatedValue() any }

type rewoundBody struct {
	io.ReadCloser
	value any
}

func (b rewoundBody) ValidatedValue() any { return b.value }

// rewound returns a body that reads raw from the start. It has the validated value of body, which the strict handler
// binds.
func rewound(body io.ReadCloser, raw []byte) io.ReadCloser {
	again := io.NopCloser(bytes.NewReader(raw))
	if v, ok := body.(validated); ok {
		return rewoundBody{again, v.ValidatedValue()}
	}
	return again
}

var _ validated = rewoundBody{}
