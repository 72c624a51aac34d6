package ucp

import (
	"context"
	"crypto/ecdsa"
	"errors"
	"log/slog"
	"net/http"
	"net/url"
	"strings"
	"time"

	"github.com/storeplatform/storeplatform/store/httpsig"
)

// Error codes of the protocol over MCP, for signatures that cannot be verified and for malformed messages.
const (
	codeUnsigned = codeRefused
	codeNone     = -32600
)

type signedKey struct{}

// message returns a request in the form that the sender signed; nil means that the request has no signature, which is
// allowed.
func (s *Server) message(r *http.Request, body []byte) *httpsig.Message {
	if !httpsig.Signed(r.Header) {
		return nil
	}
	path := r.URL.EscapedPath()
	if public, err := url.Parse(s.service.Media.PublicURL); err == nil && strings.EqualFold(public.Host, r.Host) { // the proxy in front of the service strips this path
		path = strings.TrimSuffix(public.EscapedPath(), "/") + path
	}
	m := &httpsig.Message{Method: r.Method, Authority: r.Host, Path: path, Header: r.Header.Clone(), Body: body}
	if r.URL.RawQuery != "" {
		m.Query = "?" + r.URL.RawQuery
	}
	return m
}

// signed reports whether the message has a signature. The function authentic must have accepted the message.
func signed(ctx context.Context) bool {
	m, _ := ctx.Value(signedKey{}).(*httpsig.Message)
	return m != nil
}

// authentic returns an error for a signed message if the signature does not belong to the platform that the message
// names. It also returns an error if the signature does not cover every component that the protocol requires. It
// accepts messages without a signature.
func authentic(ctx context.Context, p *platform, named string) error {
	m, _ := ctx.Value(signedKey{}).(*httpsig.Message)
	if m == nil {
		return nil
	}
	if profileOf(m.Header) != named {
		return wrongAddress("The header UCP-Agent has to name the platform that signs, and the message no other.")
	}
	required := []string{"@method", "@authority", "@path", "ucp-agent"}
	if m.Query != "" {
		required = append(required, "@query")
	}
	if m.Header.Get("Idempotency-Key") != "" {
		required = append(required, "idempotency-key")
	}
	if len(m.Body) > 0 {
		required = append(required, "content-digest", "content-type")
	}
	var wrong error
	err := m.Verify(time.Now(), func(id string) (key *ecdsa.PublicKey) {
		if jwk, known := p.keys[id]; known {
			key, wrong = jwk.Public()
		}
		return key
	}, required...)
	if wrong != nil {
		err = wrong
	}
	if err == nil {
		return nil
	}
	return unsigned(err)
}

// unsigned returns the protocol's error for a signature that cannot be verified.
func unsigned(err error) error {
	e := &discoveryError{code: "signature_invalid", content: "The signature does not hold, has expired, or does not cover all that has to be signed.", status: http.StatusUnauthorized, rpc: codeUnsigned}
	switch {
	case errors.Is(err, httpsig.ErrMissing):
		e.code, e.content = "signature_missing", "Signature-Input and Signature come together."
	case errors.Is(err, httpsig.ErrKey):
		e.code, e.content = "key_not_found", "The platform's profile has no key of that id."
	case errors.Is(err, httpsig.ErrDigest):
		e.code, e.content, e.status, e.rpc = "digest_mismatch", "The body is not the one that Content-Digest is of.", http.StatusBadRequest, codeNone
	case errors.Is(err, httpsig.ErrAlgorithm):
		e.code, e.content, e.status, e.rpc = "algorithm_unsupported", "Signatures are of ES256 or ES384.", http.StatusBadRequest, codeNone
	}
	return e
}

// answer sends a response with the store's signature. If signing fails, it logs the error and sends the response
// without a signature.
func (s *Server) answer(w http.ResponseWriter, r *http.Request, storeID int64, status int, body []byte) {
	if len(body) > 0 {
		if err := s.sign(w.Header(), storeID, status, body); err != nil {
			slog.ErrorContext(r.Context(), "an answer to a platform is not signed", "error", err)
		}
	}
	w.WriteHeader(status)
	_, _ = w.Write(body) // an error means that the platform has disconnected
}

func (s *Server) sign(h http.Header, storeID int64, status int, body []byte) error {
	keys, err := s.service.MessageKeys(storeID)
	if err != nil {
		return err
	}
	jwk, err := httpsig.PublicJWK(&keys[0].PublicKey)
	if err != nil {
		return err
	}
	// The signature uses the machine's time, because platforms compare it with their own clocks.
	return httpsig.Message{Status: status, Header: h, Body: body}.Sign(keys[0], jwk.KeyID, time.Now(), "@status", "content-digest", "content-type")
}

// keys returns the public keys of a store's signatures, in the format of profiles.
func (s *Server) keys(storeID int64) ([]httpsig.JWK, error) {
	keys, err := s.service.MessageKeys(storeID)
	all := make([]httpsig.JWK, len(keys))
	for i := range keys {
		if err == nil {
			all[i], err = httpsig.PublicJWK(&keys[i].PublicKey)
		}
	}
	return all, err
}

// errUnread is the error for a message that was not read to the end.
var errUnread = invalid("The message is too long, or broke off.")
