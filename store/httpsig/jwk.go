package httpsig

import (
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/sha256"
	"encoding/base64"
	"fmt"
)

// JWK is an ECDSA public key in the form of RFC 7517.
type JWK struct {
	KeyID     string `json:"kid"`
	Type      string `json:"kty"`
	Curve     string `json:"crv"`
	X         string `json:"x"`
	Y         string `json:"y"`
	Use       string `json:"use,omitempty"`
	Algorithm string `json:"alg,omitempty"`
}

var curves = map[string]struct {
	curve     elliptic.Curve
	algorithm string
}{"P-256": {elliptic.P256(), "ES256"}, "P-384": {elliptic.P384(), "ES384"}}

// Public returns the public key. If the kind of the key is not supported, the error is ErrAlgorithm; if the key
// is malformed, the error is ErrForm.
func (k JWK) Public() (*ecdsa.PublicKey, error) {
	of, known := curves[k.Curve]
	if k.Type != "EC" || !known || k.Use != "" && k.Use != "sig" || k.Algorithm != "" && k.Algorithm != of.algorithm {
		return nil, ErrAlgorithm
	}
	x, err := base64.RawURLEncoding.DecodeString(k.X)
	if err != nil {
		return nil, ErrForm
	}
	y, err := base64.RawURLEncoding.DecodeString(k.Y)
	if size := (of.curve.Params().BitSize + 7) / 8; err != nil || len(x) != size || len(y) != size {
		return nil, ErrForm
	}
	public, err := ecdsa.ParseUncompressedPublicKey(of.curve, append(append([]byte{4}, x...), y...))
	if err != nil { // the point is not on the curve
		return nil, ErrForm
	}
	return public, nil
}

// PublicJWK returns a P-256 key as a JWK whose id is the key's thumbprint (RFC 7638).
func PublicJWK(key *ecdsa.PublicKey) (JWK, error) {
	raw, err := key.Bytes()
	if err != nil || key.Curve != elliptic.P256() {
		return JWK{}, ErrAlgorithm
	}
	k := JWK{Type: "EC", Curve: "P-256", Use: "sig", Algorithm: "ES256",
		X: base64.RawURLEncoding.EncodeToString(raw[1:33]), Y: base64.RawURLEncoding.EncodeToString(raw[33:])}
	sum := sha256.Sum256(fmt.Appendf(nil, `{"crv":"P-256","kty":"EC","x":"%s","y":"%s"}`, k.X, k.Y))
	k.KeyID = base64.RawURLEncoding.EncodeToString(sum[:])
	return k, nil
}
