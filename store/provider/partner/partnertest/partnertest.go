// Package partnertest contains the code that the reference servers of partners share: they check
// signatures, and validate bodies against the contract.
package partnertest

import (
	"bytes"
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"net/http"
	"strconv"
	"strings"
	"time"

	"github.com/santhosh-tekuri/jsonschema/v6"
	"go.yaml.in/yaml/v3"
)

// Secret is a secret with which calls may be signed.
const Secret = "whsec_MDEyMzQ1Njc4OTAxMjM0NTY3ODkwMTIzNDU2Nzg5MDE="

// Document contains the schemas of a contract by name.
type Document map[string]*jsonschema.Schema

// Read compiles the named schemas of a contract. It panics on errors, because contracts are part of the
// repository.
func Read(contract []byte, schemas ...string) Document {
	var document any
	must(yaml.Unmarshal(contract, &document))
	compiler := jsonschema.NewCompiler()
	must(compiler.AddResource("contract.json", document))
	d := Document{}
	for _, name := range schemas {
		schema, err := compiler.Compile("contract.json#/components/schemas/" + name)
		must(err)
		d[name] = schema
	}
	return d
}

func must(err error) {
	if err != nil {
		panic(err)
	}
}

// Valid decodes a body, and validates it against a schema of the document.
func (d Document) Valid(schema string, body []byte) (map[string]any, error) {
	value, err := jsonschema.UnmarshalJSON(bytes.NewReader(body))
	if err == nil {
		err = d[schema].Validate(value)
	}
	object, _ := value.(map[string]any)
	return object, err
}

// Number returns an integer field of a body, or 0 if the field is missing or not an integer.
func Number(v any) int64 {
	n, _ := v.(json.Number)
	out, _ := n.Int64()
	return out
}

// Refuse responds with 422 and a detail.
func Refuse(w http.ResponseWriter, detail string) {
	w.Header().Set("Content-Type", "application/problem+json")
	w.WriteHeader(http.StatusUnprocessableEntity)
	_ = json.NewEncoder(w).Encode(map[string]string{"detail": detail})
}

// Sign returns the headers of a signed message, as the service or the store sends it.
func Sign(secret, id string, at time.Time, body []byte) http.Header {
	key, err := base64.StdEncoding.DecodeString(strings.TrimPrefix(secret, "whsec_"))
	must(err)
	mac := hmac.New(sha256.New, key)
	fmt.Fprintf(mac, "%s.%d.%s", id, at.Unix(), body)
	h := http.Header{}
	h.Set("webhook-id", id)
	h.Set("webhook-timestamp", strconv.FormatInt(at.Unix(), 10))
	h.Set("webhook-signature", "v1,"+base64.StdEncoding.EncodeToString(mac.Sum(nil)))
	h.Set("Content-Type", "application/json")
	return h
}

// Signed reports whether a call has a valid signature whose timestamp differs from now by at most five
// minutes.
func Signed(secret string, h http.Header, body []byte) bool {
	key, err := base64.StdEncoding.DecodeString(strings.TrimPrefix(secret, "whsec_"))
	sent, bad := strconv.ParseInt(h.Get("webhook-timestamp"), 10, 64)
	if err != nil || bad != nil || time.Since(time.Unix(sent, 0)).Abs() > 5*time.Minute {
		return false
	}
	mac := hmac.New(sha256.New, key)
	fmt.Fprintf(mac, "%s.%d.%s", h.Get("webhook-id"), sent, body)
	want := []byte("v1," + base64.StdEncoding.EncodeToString(mac.Sum(nil)))
	for _, got := range strings.Fields(h.Get("webhook-signature")) {
		if hmac.Equal([]byte(got), want) {
			return true
		}
	}
	return false
}
