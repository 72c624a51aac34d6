package router

import (
	"bytes"
	"encoding/json"
	"fmt"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/storeplatform/storeplatform/store/domain"
)

// maxDepth is how deep a body may nest.
const maxDepth = 64

// strictJSON looks at a body before the contract check decodes it. The decoders
// take the last of two members of one name, ignore what follows the value, and
// let NUL and half characters through that PostgreSQL cannot hold; here each of
// them is refused, with the place where it stands.
func strictJSON(body []byte) error {
	if !utf8.Valid(body) {
		return malformed("", "The body is not valid UTF-8.")
	}
	dec := json.NewDecoder(bytes.NewReader(body))
	dec.UseNumber()
	if err := value(dec, body, nil); err != nil {
		return err
	}
	if _, err := dec.Token(); err == nil || dec.More() {
		return malformed("", "There is more behind the JSON value.")
	}
	return nil
}

func value(dec *json.Decoder, body []byte, path []string) error {
	if len(path) > maxDepth {
		return malformed(pointer(path[:maxDepth]), "The body nests deeper than "+strconv.Itoa(maxDepth)+" levels.")
	}
	start := dec.InputOffset()
	token, err := dec.Token()
	if err != nil {
		return malformed(pointer(path), "The body is not valid JSON at byte "+strconv.FormatInt(dec.InputOffset(), 10)+".")
	}
	switch t := token.(type) {
	case json.Delim:
		if t == '{' {
			return members(dec, body, path)
		}
		for i := 0; dec.More(); i++ {
			if err := value(dec, body, append(path[:len(path):len(path)], strconv.Itoa(i))); err != nil {
				return err
			}
		}
		if _, err := dec.Token(); err != nil {
			return malformed(pointer(path), "The body ends early.")
		}
	case string:
		return text(t, body[start:dec.InputOffset()], path)
	}
	return nil
}

func members(dec *json.Decoder, body []byte, path []string) error {
	seen := map[string]bool{}
	for dec.More() {
		start := dec.InputOffset()
		token, err := dec.Token()
		name, ok := token.(string)
		if err != nil || !ok {
			return malformed(pointer(path), "The body is not valid JSON at byte "+strconv.FormatInt(dec.InputOffset(), 10)+".")
		}
		at := append(path[:len(path):len(path)], name)
		if err := text(name, body[start:dec.InputOffset()], at); err != nil {
			return err
		}
		if seen[name] {
			return malformed(pointer(at), "The member is there twice.")
		}
		seen[name] = true
		if err := value(dec, body, at); err != nil {
			return err
		}
	}
	if _, err := dec.Token(); err != nil {
		return malformed(pointer(path), "The body ends early.")
	}
	return nil
}

// text refuses NUL and unpaired surrogates; the decoder has made U+FFFD of the latter.
func text(decoded string, raw []byte, path []string) error {
	if strings.ContainsRune(decoded, 0) {
		return malformed(pointer(path), "Text must not contain NUL.")
	}
	if strings.ContainsRune(decoded, utf8.RuneError) && bytes.Contains(bytes.ToLower(raw), []byte(`\ud`)) {
		return malformed(pointer(path), "Text must not contain unpaired surrogates.")
	}
	return nil
}

func malformed(at, detail string) error {
	return &domain.Error{Code: domain.InvalidRequest, Detail: detail,
		Fields: []domain.Field{{In: "body", Pointer: at, Code: "malformed", Detail: detail}}}
}

var escape = strings.NewReplacer("~", "~0", "/", "~1")

// pointer writes an RFC 6901 pointer.
func pointer(path []string) string {
	var b strings.Builder
	for _, p := range path {
		fmt.Fprintf(&b, "/%s", escape.Replace(p))
	}
	return b.String()
}
