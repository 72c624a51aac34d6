// Package httpsig signs HTTP messages and verifies their signatures according to RFC 9421 and RFC
// 9530. It implements the parts that our protocols need: ECDSA keys on P-256 and P-384, and
// derived components and whole header fields without component parameters.
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

// Verify and Sign return these errors.
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

// Message contains the parts of an HTTP message that can be signed. A request has a method, and a response has a
// status.
type Message struct {
	Method, Authority, Path, Query string // Query includes the question mark; "" means that there is no query
	Status                         int
	Header                         http.Header
	Body                           []byte
}

// Digest returns the value of Content-Digest for a body, computed with SHA-256.
func Digest(body []byte) string {
	sum := sha256.Sum256(body)
	return "sha-256=:" + base64.StdEncoding.EncodeToString(sum[:]) + ":"
}

// Sign signs the given components and sets the headers Signature-Input and Signature. If the message
// has a body, Sign also sets Content-Digest. The header fields among the components must be present.
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

// Signed reports whether a message has headers of a signature.
func Signed(h http.Header) bool {
	return len(h.Values("Signature-Input")) > 0 || len(h.Values("Signature")) > 0
}

// algorithms contains the algorithm of RFC 9421 for each curve. A signature may omit its algorithm, but it must
// not name another algorithm.
var algorithms = map[elliptic.Curve]string{elliptic.P256(): "ecdsa-p256-sha256", elliptic.P384(): "ecdsa-p384-sha384"}

// clockSkew is the maximum difference between the clocks of two machines.
const clockSkew = time.Minute

// Verify verifies the only signature of a message. The signature must cover the required components. The function key
// returns the key with an id; nil means that the key is unknown. If the signature states when it was created or when it
// expires, the given time must lie between these times, with a tolerance of clockSkew. The caller decides how old the
// signature may be.
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

// current returns ErrTime if a signature is not valid at the given time.
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

// signature returns the message's signature and its Signature-Input.
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

// dictionary parses a header field that is a dictionary. Apart from spaces, the field must be in canonical form.
// The parser keeps only the last of several members or parameters with the same name, but another implementation
// may use the first. dictionary therefore returns ErrForm if there are duplicates.
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

// unspaced removes spaces and tabs from a field, except inside of strings.
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

// digested reports whether the body matches Content-Digest. All digests of a supported algorithm
// must match, and at least one is required.
func (m Message) digested() bool {
	digests, err := dictionary(m.Header, "Content-Digest")
	if err != nil {
		return false
	}
	short, long := sha256.Sum256(m.Body), sha512.Sum512(m.Body)
	known := false
	for i, sum := range [][]byte{short[:], long[:]} {
		value, is := digests.Get([]string{"sha-256", "sha-512"}[i])
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

// base returns the signature base, which consists of one line per component and the parameters. params is the
// value of Signature-Input.
func (m Message) base(input httpsfv.InnerList) (base, params string, err error) {
	if params, err = httpsfv.Marshal(httpsfv.List{input}); err != nil {
		return "", "", ErrForm
	}
	var b strings.Builder
	for _, item := range input.Items {
		name, _ := item.Value.(string) // Verify and Sign ensure that the value is a string
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

// hashed returns the hash that a key on the curve signs. size is the size in bytes of each half of the
// signature.
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
