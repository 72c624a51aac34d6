package domain

import (
	"crypto/hmac"
	"crypto/rand"
	"crypto/sha256"
	"crypto/subtle"
	"hash/crc32"
	"math/big"
	"strings"
)

// TokenKind is the readable prefix of a token. It shows the token's purpose and lets secret
// scanners find tokens.
type TokenKind string

const (
	AdminToken    TokenKind = "sp_admin"
	CustomerToken TokenKind = "sp_customer"
	AppTokenKind  TokenKind = "sp_app"
	RefreshToken  TokenKind = "sp_refresh"
	CartTokenKind TokenKind = "sp_cart"
	CheckoutToken TokenKind = "chk"
	PaymentToken  TokenKind = "pay"
	StoreKeyKind  TokenKind = "pk"
)

const (
	base62       = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
	randomLength = 43 // 62^43 is more than 2^256
	sumLength    = 6
)

// NewToken returns a token of 256 random bits followed by a checksum.
func NewToken(kind TokenKind) string {
	random := make([]byte, randomLength)
	for i := range random {
		n, err := rand.Int(rand.Reader, big.NewInt(int64(len(base62))))
		if err != nil {
			panic(err) // the system has no source of randomness
		}
		random[i] = base62[n.Int64()]
	}
	return string(kind) + "_" + string(random) + checksum(string(random))
}

// NewSalt returns 256 random bits.
func NewSalt() []byte {
	salt := make([]byte, sha256.Size)
	rand.Read(salt) // never fails
	return salt
}

// DeriveToken returns a token of a kind that is derived from another token and a salt. The same arguments
// return the same token. Without the salt, the holder of the other token cannot derive the result.
func DeriveToken(kind TokenKind, from string, salt []byte) string {
	mac := hmac.New(sha256.New, []byte(from))
	mac.Write(salt)
	mac.Write([]byte(kind))
	digits, base, digit := new(big.Int).SetBytes(mac.Sum(nil)), big.NewInt(int64(len(base62))), new(big.Int)
	random := make([]byte, randomLength)
	for i := range random {
		digits.DivMod(digits, base, digit)
		random[i] = base62[digit.Int64()]
	}
	return string(kind) + "_" + string(random) + checksum(string(random))
}

// TokenKindOf returns a token's prefix. It returns false if the token's length or checksum is wrong, so
// mistyped tokens never reach the database. It does not check that the prefix is known.
func TokenKindOf(token string) (TokenKind, bool) {
	i := strings.LastIndexByte(token, '_')
	if i <= 0 || len(token)-i-1 != randomLength+sumLength {
		return "", false
	}
	random, sum := token[i+1:i+1+randomLength], token[i+1+randomLength:]
	return TokenKind(token[:i]), subtle.ConstantTimeCompare([]byte(checksum(random)), []byte(sum)) == 1
}

// HashToken returns the SHA-256 hash of a token. Only the hash is stored.
func HashToken(token string) []byte {
	sum := sha256.Sum256([]byte(token))
	return sum[:]
}

// TokenHint returns the part of a token that may be displayed: its kind and the first four characters
// after the kind.
func TokenHint(token string) string {
	i := strings.LastIndexByte(token, '_')
	return token[:min(len(token), i+5)]
}

func checksum(s string) string {
	c := crc32.ChecksumIEEE([]byte(s))
	out := make([]byte, sumLength)
	for i := sumLength - 1; i >= 0; i-- {
		out[i] = base62[c%62]
		c /= 62
	}
	return string(out)
}

// NewCode returns a random verification code of six digits.
func NewCode() string {
	n, err := rand.Int(rand.Reader, big.NewInt(1_000_000))
	if err != nil {
		panic(err)
	}
	code := n.String()
	return strings.Repeat("0", 6-len(code)) + code
}
