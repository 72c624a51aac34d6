// Package partnertest is what reference servers of partners have in common: a call's
// signature is checked, and what comes and goes is held against their document.
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

// Secret is one that calls may be signed with.
const Secret = "whsec_MDEyMzQ1Njc4OTAxMjM0NTY3ODkwMTIzNDU2Nzg5MDE="

// Document is a contract that bodies are held against.
type Document map[string]*jsonschema.Schema

// Read reads the schemas of a contract that are named. It panics: contracts are part of
// the repository.
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

// Valid reads a body and holds it against a schema.
func (d Document) Valid(schema string, body []byte) (map[string]any, error) {
	value, err := jsonschema.UnmarshalJSON(bytes.NewReader(body))
	if err == nil {
		err = d[schema].Validate(value)
	}
	object, _ := value.(map[string]any)
	return object, err
}

// Number is a whole number of a body; 0 where there is none.
func Number(v any) int64 {
	n, _ := v.(json.Number)
	out, _ := n.Int64()
	return out
}

// Refuse answers 422.
func Refuse(w http.ResponseWriter, detail string) {
	w.Header().Set("Content-Type", "application/problem+json")
	w.WriteHeader(http.StatusUnprocessableEntity)
	_ = json.NewEncoder(w).Encode(map[string]string{"detail": detail})
}

// Sign gives the headers of a message, as the service or the store sends it.
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

// Signed tells whether one of a call's signatures is right, and the call is not old.
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
