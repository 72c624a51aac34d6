// Package httpsig signs HTTP messages and checks their signatures, as RFC 9421 and RFC
// 9530 have it: as much of them as the protocols need that are spoken here. Keys are
// ECDSA's, on P-256 and P-384; what is signed of a message is its derived components and
// whole header fields, without parameters.
package httpsig

import (
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/sha256"
	"crypto/sha512"
	"crypto/subtle"
	"encoding/base64"
	"errors"
	"fmt"
	"math"
	"math/big"
	"net/http"
	"slices"
	"strings"
	"time"

	"github.com/dunglas/httpsfv"
)

// Reasons why a signature does not hold.
var (
	ErrMissing     = errors.New("httpsig: the message is not signed")
	ErrForm        = errors.New("httpsig: the signature's fields cannot be read, or say too little")
	ErrKey         = errors.New("httpsig: the key is not known")
	ErrAlgorithm   = errors.New("httpsig: keys of this kind are not supported")
	ErrDigest      = errors.New("httpsig: the body is not the one that was signed")
	ErrInvalid     = errors.New("httpsig: the signature does not hold")
	ErrTime        = errors.New("httpsig: the signature does not hold at this time")
	errNoComponent = errors.New("httpsig: the message does not have what was signed")
)

// Message is what of an HTTP message can be signed. A request has a method, an answer a
// status.
type Message struct {
	Method, Authority, Path, Query string // Query with its question mark; empty: there is none
	Status                         int
	Header                         http.Header
	Body                           []byte
}

// Digest is the value of the header Content-Digest for a body.
func Digest(body []byte) string {
	sum := sha256.Sum256(body)
	return "sha-256=:" + base64.StdEncoding.EncodeToString(sum[:]) + ":"
}

// Sign sets the headers Content-Digest, where there is a body, Signature-Input and
// Signature, over these components. Header fields that are named have to be there.
func (m Message) Sign(key *ecdsa.PrivateKey, keyID string, at time.Time, components ...string) error {
	if len(m.Body) > 0 {
		m.Header.Set("Content-Digest", Digest(m.Body))
	}
	input := httpsfv.InnerList{Params: httpsfv.NewParams()}
	for _, name := range components {
		input.Items = append(input.Items, httpsfv.NewItem(name))
	}
	input.Params.Add("created", at.Unix())
	input.Params.Add("keyid", keyID)
	base, params, err := m.base(input)
	if err != nil {
		return err
	}
	sum, size, err := hashed(key.Curve, base)
	if err != nil {
		return err
	}
	r, s, err := ecdsa.Sign(rand.Reader, key, sum)
	if err != nil {
		return err
	}
	raw := make([]byte, 2*size)
	r.FillBytes(raw[:size])
	s.FillBytes(raw[size:])
	m.Header.Set("Signature-Input", label+"="+params)
	m.Header.Set("Signature", label+"=:"+base64.StdEncoding.EncodeToString(raw)+":")
	return nil
}

const label = "sig1"

// Signed tells whether a message comes with a signature.
func Signed(h http.Header) bool {
	return len(h.Values("Signature-Input")) > 0 || len(h.Values("Signature")) > 0
}

// algorithms are the names of RFC 9421 for what keys of a curve sign. A signature need not
// name its algorithm, but it may not name another than its key's.
var algorithms = map[elliptic.Curve]string{elliptic.P256(): "ecdsa-p256-sha256", elliptic.P384(): "ecdsa-p384-sha384"}

// clockSkew is by how much the clocks of two machines may differ.
const clockSkew = time.Minute

// Verify checks at a time the one signature of a message, which has to cover these
// components. key finds the key by its id; nil: there is none such. A signature that says
// when it was created was not created later than that, and one that says when it expires
// has not expired; how old it may be else is not for this to say.
func (m Message) Verify(at time.Time, key func(id string) *ecdsa.PublicKey, required ...string) error {
	input, signature, err := m.signature()
	if err != nil {
		return err
	}
	covered := map[string]bool{}
	for _, item := range input.Items {
		name, is := item.Value.(string)
		if !is || covered[name] || len(item.Params.Names()) > 0 {
			return ErrForm
		}
		covered[name] = true
	}
	for _, name := range required {
		if !covered[name] {
			return fmt.Errorf("%w: %s is not signed", ErrForm, name)
		}
	}
	id, _ := input.Params.Get("keyid")
	name, is := id.(string)
	if !is {
		return fmt.Errorf("%w: keyid is missing", ErrForm)
	}
	public := key(name)
	if public == nil {
		return ErrKey
	}
	if alg, ok := input.Params.Get("alg"); ok && alg != algorithms[public.Curve] {
		return ErrAlgorithm
	}
	if err := current(input.Params, at); err != nil {
		return err
	}
	if covered["content-digest"] && !m.digested() {
		return ErrDigest
	}
	base, _, err := m.base(*input)
	if err != nil {
		return err
	}
	sum, size, err := hashed(public.Curve, base)
	if err != nil {
		return err
	}
	if len(signature) != 2*size ||
		!ecdsa.Verify(public, sum, new(big.Int).SetBytes(signature[:size]), new(big.Int).SetBytes(signature[size:])) {
		return ErrInvalid
	}
	return nil
}

// current refuses the parameters of a signature that holds at another time only.
func current(params *httpsfv.Params, at time.Time) error {
	moment := func(name string, otherwise int64) (int64, error) {
		value, is := params.Get(name)
		if !is {
			return otherwise, nil
		}
		second, is := value.(int64)
		if !is {
			return 0, fmt.Errorf("%w: %s is no time", ErrForm, name)
		}
		return second, nil
	}
	created, err := moment("created", math.MinInt64)
	if err != nil {
		return err
	}
	expires, err := moment("expires", math.MaxInt64)
	if err != nil {
		return err
	}
	if created > expires || created > at.Add(clockSkew).Unix() || expires < at.Add(-clockSkew).Unix() {
		return ErrTime
	}
	return nil
}

// signature finds the message's signature and what it is over.
func (m Message) signature() (*httpsfv.InnerList, []byte, error) {
	if len(m.Header.Values("Signature-Input")) == 0 || len(m.Header.Values("Signature")) == 0 {
		return nil, nil, ErrMissing
	}
	inputs, err := dictionary(m.Header, "Signature-Input")
	if err != nil {
		return nil, nil, ErrForm
	}
	values, err := dictionary(m.Header, "Signature")
	if err != nil || len(inputs.Names()) != 1 || len(values.Names()) != 1 {
		return nil, nil, ErrForm
	}
	name := inputs.Names()[0]
	list, _ := inputs.Get(name)
	input, is := list.(httpsfv.InnerList)
	value, found := values.Get(name)
	item, one := value.(httpsfv.Item)
	if !is || !found || !one {
		return nil, nil, ErrForm
	}
	raw, is := item.Value.([]byte)
	if !is {
		return nil, nil, ErrForm
	}
	return &input, raw, nil
}

// dictionary reads a header field that is a dictionary, as it is written in its canonical
// form but for spaces. The form drops all but the last of two members or parameters of one
// name, so a field that has them twice is refused: others may read the first.
func dictionary(h http.Header, name string) (*httpsfv.Dictionary, error) {
	read, err := httpsfv.UnmarshalDictionary(h.Values(name))
	if err != nil {
		return nil, err
	}
	canonical, err := httpsfv.Marshal(read)
	if err != nil || unspaced(canonical) != unspaced(strings.Join(h.Values(name), ",")) {
		return nil, ErrForm
	}
	return read, nil
}

// unspaced returns a field without the spaces that do not stand in a string.
func unspaced(field string) string {
	quoted, escaped := false, false
	return strings.Map(func(r rune) rune {
		switch {
		case escaped:
			escaped = false
		case quoted && r == '\\':
			escaped = true
		case r == '"':
			quoted = !quoted
		case !quoted && (r == ' ' || r == '\t'):
			return -1
		}
		return r
	}, field)
}

// digested tells whether the body is the one that Content-Digest is of: each digest of a
// kind that is known here, of which there has to be one.
func (m Message) digested() bool {
	digests, err := dictionary(m.Header, "Content-Digest")
	if err != nil {
		return false
	}
	short, long := sha256.Sum256(m.Body), sha512.Sum512(m.Body)
	known := false
	for name, sum := range map[string][]byte{"sha-256": short[:], "sha-512": long[:]} {
		value, is := digests.Get(name)
		if !is {
			continue
		}
		item, is := value.(httpsfv.Item)
		told, text := item.Value.([]byte)
		if !is || !text || subtle.ConstantTimeCompare(told, sum) != 1 {
			return false
		}
		known = true
	}
	return known
}

// base is what is signed: a line for each component, and the parameters.
func (m Message) base(input httpsfv.InnerList) (base, params string, err error) {
	if params, err = httpsfv.Marshal(httpsfv.List{input}); err != nil {
		return "", "", ErrForm
	}
	var b strings.Builder
	for _, item := range input.Items {
		name, _ := item.Value.(string) // Verify has looked, and Sign made it
		value, err := m.component(name)
		if err != nil {
			return "", "", err
		}
		fmt.Fprintf(&b, "%q: %s\n", name, value)
	}
	b.WriteString(`"@signature-params": ` + params)
	return b.String(), params, nil
}

func (m Message) component(name string) (string, error) {
	request := m.Method != ""
	switch {
	case name == "@method" && request:
		return m.Method, nil
	case name == "@authority" && request:
		return strings.ToLower(m.Authority), nil
	case name == "@path" && request:
		return m.Path, nil
	case name == "@query" && request:
		if m.Query == "" {
			return "?", nil
		}
		return m.Query, nil
	case name == "@status" && !request:
		return fmt.Sprint(m.Status), nil
	case strings.HasPrefix(name, "@") || name != strings.ToLower(name):
		return "", fmt.Errorf("%w: %s", errNoComponent, name)
	}
	values := slices.Clone(m.Header.Values(name))
	if len(values) == 0 {
		return "", fmt.Errorf("%w: %s", errNoComponent, name)
	}
	for i := range values {
		values[i] = strings.TrimSpace(values[i])
	}
	return strings.Join(values, ", "), nil
}

// hashed is what a key of a curve signs, and how long each half of its signature is.
func hashed(curve elliptic.Curve, base string) (sum []byte, size int, err error) {
	switch curve {
	case elliptic.P256():
		h := sha256.Sum256([]byte(base))
		return h[:], 32, nil
	case elliptic.P384():
		h := sha512.Sum384([]byte(base))
		return h[:], 48, nil
	}
	return nil, 0, ErrAlgorithm
}
