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

// The protocol's codes over MCP for signatures that do not hold, and for messages that
// are none.
const (
	codeUnsigned = codeRefused
	codeNone     = -32600
)

type signedKey struct{}

// message is a request as its sender signed it; nil: it is not signed, and need not be.
func (s *Server) message(r *http.Request, body []byte) *httpsig.Message {
	if !httpsig.Signed(r.Header) {
		return nil
	}
	path := r.URL.EscapedPath()
	if public, err := url.Parse(s.service.Media.PublicURL); err == nil && strings.EqualFold(public.Host, r.Host) { // whose proxy takes its path away
		path = strings.TrimSuffix(public.EscapedPath(), "/") + path
	}
	m := &httpsig.Message{Method: r.Method, Authority: r.Host, Path: path, Header: r.Header.Clone(), Body: body}
	if r.URL.RawQuery != "" {
		m.Query = "?" + r.URL.RawQuery
	}
	return m
}

// signed tells whether a message that authentic has let through is signed.
func signed(ctx context.Context) bool {
	m, _ := ctx.Value(signedKey{}).(*httpsig.Message)
	return m != nil
}

// authentic refuses a message that is signed by somebody else than the platform that it
// names, or not over all that the protocol wants signed.
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

// unsigned says in the words of the protocol why a signature does not hold.
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

// answer sends an answer, signed by the store.
func (s *Server) answer(w http.ResponseWriter, r *http.Request, storeID int64, status int, body []byte) {
	if len(body) > 0 {
		if err := s.sign(w.Header(), storeID, status, body); err != nil {
			slog.ErrorContext(r.Context(), "an answer to a platform is not signed", "error", err)
		}
	}
	w.WriteHeader(status)
	_, _ = w.Write(body) // the platform is gone
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
	// Platforms compare the time with their own clocks: it is the machine's.
	return httpsig.Message{Status: status, Header: h, Body: body}.Sign(keys[0], jwk.KeyID, time.Now(), "@status", "content-digest", "content-type")
}

// keys are those that a store's messages are signed with, as profiles have them.
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

// errUnread is said of a message that cannot be read to its end.
var errUnread = invalid("The message is too long, or broke off.")
