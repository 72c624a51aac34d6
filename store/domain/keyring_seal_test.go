package domain_test

import (
	"crypto/aes"
	"crypto/cipher"
	"crypto/hkdf"
	"crypto/rand"
	"crypto/sha256"
	"encoding/base64"
	"strings"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
)

var _ = Describe("The encryption keys of a keyring", func() {
	text := domain.NewKey("a")
	_, encoded, _ := strings.Cut(text, ":")
	raw, _ := base64.StdEncoding.DecodeString(encoded)
	other := domain.NewKey("b")
	// gcm returns AES-GCM with a key derived from another key, as the format requires.
	gcm := func(key, salt []byte, info string) cipher.AEAD {
		GinkgoHelper()
		derived, err := hkdf.Key(sha256.New, key, salt, info, 32)
		Expect(err).NotTo(HaveOccurred())
		block, err := aes.NewCipher(derived)
		Expect(err).NotTo(HaveOccurred())
		out, err := cipher.NewGCM(block)
		Expect(err).NotTo(HaveOccurred())
		return out
	}
	decoded := func(sealed, prefix string) []byte {
		GinkgoHelper()
		Expect(sealed).To(HavePrefix(prefix))
		out, err := base64.RawURLEncoding.DecodeString(strings.TrimPrefix(sealed, prefix))
		Expect(err).NotTo(HaveOccurred())
		return out
	}

	It("are derived separately for each context and each value", func() {
		ring, err := domain.NewKeyring(text)
		Expect(err).NotTo(HaveOccurred())
		root, err := hkdf.Key(sha256.New, raw, nil, "store platform: seal 2", 32)
		Expect(err).NotTo(HaveOccurred())
		salts := map[string]bool{}
		for _, place := range []string{"mails/1", "mails/2", "idempotency_keys/1", ""} {
			for range 50 {
				whole := decoded(ring.Seal(place, []byte("secret")), "v2.a.")
				salt, nonce, sealed := whole[:16], whole[16:28], whole[28:]
				salts[string(salt)] = true
				Expect(gcm(root, salt, place).Open(nil, nonce, sealed, []byte(place))).To(Equal([]byte("secret")))
				for _, elsewhere := range []string{"mails/3", "assistant/1"} {
					_, err := gcm(root, salt, elsewhere).Open(nil, nonce, sealed, []byte(place))
					Expect(err).To(HaveOccurred(), "another place has another key, whatever it is sealed for")
				}
				_, err := gcm(root, append([]byte{salt[0] ^ 1}, salt[1:]...), place).Open(nil, nonce, sealed, []byte(place))
				Expect(err).To(HaveOccurred(), "another value has another key")
			}
		}
		Expect(salts).To(HaveLen(200))
	})

	It("decrypt values that version 1 encrypted with one key for all contexts, even after a rotation", func() {
		const place = "payment_providers/1/7/credentials"
		nonce := make([]byte, 12)
		_, _ = rand.Read(nonce)
		old := "v1.a." + base64.RawURLEncoding.EncodeToString(gcm(raw, nil, "store platform: seal").Seal(nonce, nonce, []byte("secret"), []byte(place)))
		for _, keys := range []string{text, other + "," + text, text + "," + other} {
			ring, err := domain.NewKeyring(keys)
			Expect(err).NotTo(HaveOccurred())
			Expect(ring.Open(place, old)).To(Equal([]byte("secret")), keys[:2])
			_, err = ring.Open("payment_providers/1/8/credentials", old)
			Expect(err).To(HaveOccurred())
			_, err = ring.Open(place, "v2"+old[2:])
			Expect(err).To(HaveOccurred())
		}
		ring, err := domain.NewKeyring(other)
		Expect(err).NotTo(HaveOccurred())
		_, err = ring.Open(place, old)
		Expect(err).To(HaveOccurred())
		By("a literal value, so that the format does not change unseen")
		zero, err := domain.NewKeyring("spec:" + base64.StdEncoding.EncodeToString(make([]byte, 32)))
		Expect(err).NotTo(HaveOccurred())
		for _, literal := range literals {
			Expect(zero.Open("mails/1", literal)).To(Equal([]byte("secret")))
		}
	})
})

// literals contains the word "secret", sealed for "mails/1" by a key of zeros.
var literals = []string{
	"v1.spec.AAECAwQFBgcICQoL4rD1n-A8DoZQNhRIS58zP5Y_n6Ka9Q",
	"v2.spec.AAECAwQFBgcICQoLDA0ODwABAgMEBQYHCAkKC9IdqrnyCppAz2vCCmSCKYj5jWTeIos",
}
