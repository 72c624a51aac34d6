package router

import (
	"bytes"
	"context"
	"encoding/json"
	"strconv"
	"strings"
	"unicode/utf16"
	"unicode/utf8"

	"github.com/storeplatform/storeplatform/store/domain"
)

const (
	// maxDepth limits the nesting of a body.
	maxDepth = 64
	// maxValues limits the total number of elements and fields in a body. The largest body of 1 MiB that the OpenAPI
	// documents allow has half as many.
	maxValues = 50_000
)

// readJSON reads a body for the contract check. The usual decoders use the last of two fields with the same name and
// ignore text after the value. They accept NUL and unpaired surrogates, which PostgreSQL cannot store, and build values
// of any size. readJSON rejects each of these faults and names the place of the fault.
func readJSON(ctx context.Context, body []byte) (any, error) {
	return readJSONWithin(ctx, body, maxValues)
}

// readJSONWithin is like readJSON, with its own limit of elements and fields.
func readJSONWithin(ctx context.Context, body []byte, most int) (any, error) {
	if !utf8.Valid(body) {
		return nil, malformed("", "The body is not valid UTF-8.")
	}
	r := &jsonReader{ctx: ctx, decoder: json.NewDecoder(bytes.NewReader(body)), body: body, most: most}
	r.decoder.UseNumber()
	v, err := r.value()
	if err != nil {
		return nil, err
	}
	if _, err := r.decoder.Token(); err == nil || r.decoder.More() {
		return nil, malformed("", "There is more behind the JSON value.")
	}
	return v, nil
}

// jsonReader reads one JSON body.
type jsonReader struct {
	ctx     context.Context
	decoder *json.Decoder
	body    []byte
	path    []string // path of the current value
	values  int
	most    int // maximum number of values
}

func (r *jsonReader) value() (any, error) {
	if len(r.path) > maxDepth {
		return nil, malformed(pointer(r.path[:maxDepth]), "The body nests deeper than "+strconv.Itoa(maxDepth)+" levels.")
	}
	if r.values++; r.values > r.most {
		return nil, malformed(pointer(r.path), "The body has more than "+strconv.Itoa(r.most)+" elements and members.")
	}
	if r.values%checkEvery == 0 && r.ctx.Err() != nil {
		return nil, abandoned(r.ctx)
	}
	start := r.decoder.InputOffset()
	token, err := r.decoder.Token()
	if err != nil {
		return nil, r.broken()
	}
	switch t := token.(type) {
	case json.Delim:
		if t == '{' {
			return r.object()
		}
		return r.array()
	case string:
		return t, r.text(t, start)
	default:
		return t, nil
	}
}

func (r *jsonReader) array() (any, error) {
	list := []any{}
	for i := 0; r.decoder.More(); i++ {
		r.path = append(r.path, strconv.Itoa(i))
		v, err := r.value()
		if err != nil {
			return nil, err
		}
		list, r.path = append(list, v), r.path[:len(r.path)-1]
	}
	return list, r.end()
}

func (r *jsonReader) object() (any, error) {
	members := map[string]any{}
	for r.decoder.More() {
		start := r.decoder.InputOffset()
		token, err := r.decoder.Token()
		if err != nil {
			return nil, r.broken()
		}
		name, _ := token.(string) // the decoder returns only strings at this place
		r.path = append(r.path, name)
		if err := r.text(name, start); err != nil {
			return nil, err
		}
		if _, twice := members[name]; twice {
			return nil, malformed(pointer(r.path), "The member is there twice.")
		}
		if members[name], err = r.value(); err != nil {
			return nil, err
		}
		r.path = r.path[:len(r.path)-1]
	}
	return members, r.end()
}

// end reads the bracket after the last element or field.
func (r *jsonReader) end() error {
	if _, err := r.decoder.Token(); err != nil {
		return malformed(pointer(r.path), "The body ends early.")
	}
	return nil
}

func (r *jsonReader) broken() error {
	return malformed(pointer(r.path), "The body is not valid JSON at byte "+strconv.FormatInt(r.decoder.InputOffset(), 10)+".")
}

// text returns an error for NUL and for unpaired surrogates, which the decoder has replaced with U+FFFD.
func (r *jsonReader) text(decoded string, start int64) error {
	if strings.ContainsRune(decoded, 0) {
		return malformed(pointer(r.path), "Text must not contain NUL.")
	}
	if strings.ContainsRune(decoded, utf8.RuneError) && unpaired(r.body[start:r.decoder.InputOffset()]) {
		return malformed(pointer(r.path), "Text must not contain unpaired surrogates.")
	}
	return nil
}

// unpaired reports whether the encoded form of a text contains only one half of an escaped surrogate pair. The escapes
// in raw must be complete.
func unpaired(raw []byte) bool {
	for i := bytes.IndexByte(raw, '\\'); i >= 0; i = bytes.IndexByte(raw, '\\') {
		first := escaped(raw[i:])
		switch raw = raw[i+2:]; {
		case !utf16.IsSurrogate(first):
		case utf16.DecodeRune(first, escaped(raw[4:])) == utf8.RuneError:
			return true
		default:
			raw = raw[10:]
		}
	}
	return false
}

// escaped returns the character of the \uXXXX escape at the start of a text; 0 means that the text starts differently.
func escaped(raw []byte) rune {
	if len(raw) < 6 || raw[0] != '\\' || raw[1] != 'u' {
		return 0
	}
	n, _ := strconv.ParseUint(string(raw[2:6]), 16, 16)
	return rune(n)
}

func malformed(at, detail string) error {
	return &domain.Error{Code: domain.InvalidRequest, Detail: detail,
		Fields: []domain.Field{{In: "body", Pointer: at, Code: fieldCodes["malformed"], Detail: detail}}}
}

var escape = strings.NewReplacer("~", "~0", "/", "~1")

// pointer returns a path as an RFC 6901 pointer.
func pointer(path []string) string {
	var b strings.Builder
	for _, p := range path {
		b.WriteByte('/')
		b.WriteString(escape.Replace(p))
	}
	return b.String()
}
