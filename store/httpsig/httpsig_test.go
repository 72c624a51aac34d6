package httpsig_test

import (
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/sha256"
	"encoding/base64"
	"net/http"
	"strings"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/httpsig"
)

var request = []string{"@method", "@authority", "@path", "@query", "content-digest", "content-type"}

var _ = Describe("A message signature", func() {
	key, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	other, otherErr := ecdsa.GenerateKey(elliptic.P384(), rand.Reader)
	find := func(id string) *ecdsa.PublicKey {
		return map[string]*ecdsa.PublicKey{"one": &key.PublicKey, "other": &other.PublicKey}[id]
	}
	now := time.Unix(1700000000, 0)
	made := func() httpsig.Message {
		return httpsig.Message{Method: "POST", Authority: "Shop.example", Path: "/carts", Query: "?a=b", Header: http.Header{"Content-Type": {"application/json"}}, Body: []byte(`{"a": 1}`)}
	}
	BeforeEach(func() {
		Expect(err).NotTo(HaveOccurred())
		Expect(otherErr).NotTo(HaveOccurred())
	})

	It("is valid only for the message that was signed, whichever kind of key signed it", func() {
		for id, k := range map[string]*ecdsa.PrivateKey{"one": key, "other": other} {
			m := made()
			Expect(m.Sign(k, id, time.Unix(1700000000, 0), request...)).To(Succeed())
			Expect(m.Verify(now, find, request...)).To(Succeed())
			for name, change := range map[string]func(*httpsig.Message){
				"method":    func(m *httpsig.Message) { m.Method = "PUT" },
				"authority": func(m *httpsig.Message) { m.Authority = "other.example" },
				"path":      func(m *httpsig.Message) { m.Path = "/carts/1" },
				"query":     func(m *httpsig.Message) { m.Query = "?a=c" },
				"type":      func(m *httpsig.Message) { m.Header.Set("Content-Type", "text/plain") },
				"created": func(m *httpsig.Message) {
					m.Header.Set("Signature-Input", strings.Replace(m.Header.Get("Signature-Input"), "1700000000", "1700000001", 1))
				},
				"digest": func(m *httpsig.Message) {
					m.Body = []byte("{}")
					m.Header.Set("Content-Digest", httpsig.Digest(m.Body))
				},
				"key": func(m *httpsig.Message) {
					m.Header.Set("Signature-Input", strings.Replace(m.Header.Get("Signature-Input"), `"`+id+`"`, map[string]string{"one": `"other"`, "other": `"one"`}[id], 1))
				},
				"cut":     func(m *httpsig.Message) { m.Header.Set("Signature", "sig1=:AAAA:") },
				"nothing": func(m *httpsig.Message) { m.Header.Set("Signature", "sig1=::") },
			} {
				changed := m
				changed.Header = m.Header.Clone()
				change(&changed)
				Expect(changed.Verify(now, find, request...)).To(MatchError(httpsig.ErrInvalid), name)
			}
			body := m
			body.Body = []byte("{}")
			Expect(body.Verify(now, find, request...)).To(MatchError(httpsig.ErrDigest))
			Expect(m.Verify(now, func(string) *ecdsa.PublicKey { return nil }, request...)).To(MatchError(httpsig.ErrKey))
			Expect(m.Verify(now, find, "idempotency-key")).To(MatchError(httpsig.ErrForm), "too little is signed")
		}
		Expect(made().Verify(now, find)).To(MatchError(httpsig.ErrMissing))
		answer := httpsig.Message{Status: 201, Header: http.Header{}, Body: []byte("x")}
		Expect(answer.Sign(key, "one", time.Unix(1, 0), "@status", "content-digest")).To(Succeed())
		Expect(answer.Verify(now, find, "@status", "content-digest")).To(Succeed())
		answer.Status = 200
		Expect(answer.Verify(now, find)).To(MatchError(httpsig.ErrInvalid))
	})

	It("is refused if a header field is malformed", func() {
		m := made()
		Expect(m.Sign(key, "one", time.Unix(1, 0), request...)).To(Succeed())
		good := m.Header.Get("Signature-Input")
		for _, input := range []string{"", "sig1", `sig1="x"`, `sig2=("@method");keyid="one"`, `sig1=("@method")`, `sig1=("@method" "@method");keyid="one"`, `sig1=("@method";req);keyid="one"`,
			`sig1=(1);keyid="one"`, `sig1=("@method");keyid=1`, good + `, sig2=("@method");keyid="one"`, "sig1=(((", strings.Repeat("(", 1<<16)} {
			m.Header.Set("Signature-Input", input)
			Expect(m.Verify(now, find)).To(Or(MatchError(httpsig.ErrForm), MatchError(httpsig.ErrMissing)), input)
		}
		for _, input := range []string{`sig1=("@nothing");keyid="one"`, `sig1=("@status");keyid="one"`, `sig1=("X-Big");keyid="one"`, `sig1=("absent");keyid="one"`} {
			m.Header.Set("Signature-Input", input)
			Expect(m.Verify(now, find)).To(HaveOccurred(), input)
		}
	})

	It("is refused if a header field is ambiguous", func() {
		m := made()
		Expect(m.Sign(key, "one", now, request...)).To(Succeed())
		input, signature, digest := m.Header.Get("Signature-Input"), m.Header.Get("Signature"), m.Header.Get("Content-Digest")
		with := func(name string, values ...string) httpsig.Message {
			changed := m
			changed.Header = m.Header.Clone()
			changed.Header[name] = values
			return changed
		}
		for what, changed := range map[string]httpsig.Message{
			"a label twice":               with("Signature-Input", `sig1=("@method");keyid="one", `+input),
			"a label in two lines":        with("Signature-Input", `sig1=("@method");keyid="one"`, input),
			"an empty line first":         with("Signature-Input", "", input),
			"a time twice":                with("Signature-Input", strings.Replace(input, ";created=", ";created=1;created=", 1)),
			"a key twice":                 with("Signature-Input", strings.Replace(input, ";keyid=", `;keyid="other";keyid=`, 1)),
			"a signature twice":           with("Signature", "sig1=:AAAA:, "+signature),
			"a signature in two lines":    with("Signature", "sig1=:AAAA:", signature),
			"a signature without its end": with("Signature", strings.Replace(signature, "=:", ":", 1)),
		} {
			Expect(changed.Verify(now, find, request...)).To(Or(MatchError(httpsig.ErrForm), MatchError(httpsig.ErrInvalid)), what)
		}
		twice := with("Content-Digest", httpsig.Digest([]byte("other"))+", "+digest)
		Expect(twice.Verify(now, find, request...)).To(MatchError(httpsig.ErrDigest))
		spaced := with("Signature", " "+signature+" ")
		Expect(spaced.Verify(now, find, request...)).To(Succeed())

		By("A signature that names another algorithm than that of its key is refused")
		for alg, want := range map[string]error{"ecdsa-p384-sha384": httpsig.ErrAlgorithm, "hmac-sha256": httpsig.ErrAlgorithm, "ecdsa-p256-sha256": httpsig.ErrInvalid} {
			named := with("Signature-Input", input+`;alg="`+alg+`"`)
			Expect(named.Verify(now, find, request...)).To(MatchError(want), alg)
		}
	})

	It("is valid from its stated creation until its stated expiry", func() {
		for params, want := range map[string]error{
			"":                                       nil,
			";created=1700000000":                    nil,
			";created=1":                             nil, // the caller limits the age of a message
			";created=1700000060":                    nil, // within the clock skew
			";created=1700000061":                    httpsig.ErrTime,
			";expires=1700000000":                    nil,
			";expires=1699999940":                    nil,
			";expires=1699999939":                    httpsig.ErrTime,
			";created=1699999999;expires=1700000300": nil,
			";created=1700000002;expires=1700000001": httpsig.ErrTime,
			";created=-999999999999999;expires=999999999999999": nil,
			`;created="1700000000"`:                             httpsig.ErrForm,
			";expires=1700000300.5":                             httpsig.ErrForm,
			";expires":                                          httpsig.ErrForm,
		} {
			// The spec writes the signed text by hand.
			params = `("@method")` + params + `;keyid="one"`
			sum := sha256.Sum256([]byte("\"@method\": POST\n\"@signature-params\": " + params))
			r, s, err := ecdsa.Sign(rand.Reader, key, sum[:])
			Expect(err).NotTo(HaveOccurred())
			raw := make([]byte, 64)
			r.FillBytes(raw[:32])
			s.FillBytes(raw[32:])
			m := made()
			m.Header.Set("Signature-Input", "sig1="+params)
			m.Header.Set("Signature", "sig1=:"+base64.StdEncoding.EncodeToString(raw)+":")
			err = m.Verify(now, find, "@method")
			if want == nil {
				Expect(err).NotTo(HaveOccurred(), params)
				continue
			}
			Expect(err).To(MatchError(want), params)
		}
	})

	// Sections B.1.3 and B.2.4 of RFC 9421 contain the key and the signature.
	It("equals the signature in the example of RFC 9421", func() {
		public, err := httpsig.JWK{Type: "EC", Curve: "P-256", X: "qIVYZVLCrPZHGHjP17CTW0_-D9Lfw0EkjqF7xB4FivA", Y: "Mc4nN9LTDOBhfoUeg8Ye9WedFRhnZXZJA12Qp0zZ6F0"}.Public()
		Expect(err).NotTo(HaveOccurred())
		m := httpsig.Message{Status: 200, Header: http.Header{"Content-Type": {"application/json"}, "Content-Length": {"23"},
			"Content-Digest":  {"sha-512=:mEWXIS7MaLRuGgxOBdODa3xqM1XdEvxoYhvlCFJ41QJgJc4GTsPp29l5oGX69wWdXymyU0rjJuahq4l5aGgfLQ==:"},
			"Signature-Input": {`sig-b24=("@status" "content-type" "content-digest" "content-length");created=1618884473;keyid="test-key-ecc-p256"`},
			"Signature":       {"sig-b24=:wNmSUAhwb5LxtOtOpNa6W5xj067m5hFrj0XQ4fvpaCLx0NKocgPquLgyahnzDnDAUy5eCdlYUEkLIj+32oiasw==:"}}, Body: []byte(`{"message": "good dog"}`)}
		find := func(string) *ecdsa.PublicKey { return public }
		Expect(m.Verify(now, find)).To(Succeed())
		m.Body = []byte(`{"message": "bad dog"}`)
		Expect(m.Verify(now, find)).To(MatchError(httpsig.ErrDigest))
	})

	It("requires a key of a supported kind in a valid form", func() {
		k, err := httpsig.PublicJWK(&key.PublicKey)
		Expect(err).NotTo(HaveOccurred())
		Expect(k.KeyID).To(HaveLen(43))
		again, err := k.Public()
		Expect(err).NotTo(HaveOccurred())
		Expect(again.Equal(&key.PublicKey)).To(BeTrue())
		for name, change := range map[string]func(*httpsig.JWK){
			"kty": func(k *httpsig.JWK) { k.Type = "RSA" }, "crv": func(k *httpsig.JWK) { k.Curve = "secp256k1" }, "use": func(k *httpsig.JWK) { k.Use = "enc" },
			"alg": func(k *httpsig.JWK) { k.Algorithm = "ES384" }, "x": func(k *httpsig.JWK) { k.X = "" }, "y": func(k *httpsig.JWK) { k.Y = k.X }, "text": func(k *httpsig.JWK) { k.X = "!" },
		} {
			wrong := k
			change(&wrong)
			_, err := wrong.Public()
			Expect(err).To(HaveOccurred(), name)
		}
	})
})
