package value

import (
	"crypto/hmac"
	"crypto/rand"
	"crypto/sha256"
	"strings"

	"github.com/google/uuid"

	"github.com/storeplatform/storeplatform/store/domain"
)

// A code has 15 random characters of 5 bits and a check character. The alphabet has no I, L, O and U.
const (
	alphabet   = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
	codeLength = 16
	groupSize  = 4
)

// NewCode returns a random code in groups of four characters, such as "7K2M-9QXD-A0RT-5W1Z".
func NewCode() string {
	code := make([]byte, codeLength)
	rand.Read(code) // never fails
	return format(code)
}

// CodeOf returns the code of the card that a request issues. A retry of the request gets the same code.
// The id of the request reveals the code only to a holder of the store's key.
func CodeOf(key []byte, commandID uuid.UUID) string {
	mac := hmac.New(sha256.New, key)
	mac.Write([]byte("code of "))
	mac.Write(commandID[:])
	return format(mac.Sum(nil)[:codeLength])
}

// format returns the code of 15 characters, the low five bits of each byte, with the check character in
// place of the last byte.
func format(code []byte) string {
	for i := range code {
		code[i] &= 31
	}
	code[codeLength-1] = check(code[:codeLength-1])
	var b strings.Builder
	for i, c := range code {
		if i > 0 && i%groupSize == 0 {
			b.WriteByte('-')
		}
		b.WriteByte(alphabet[c])
	}
	return b.String()
}

// misread replaces characters that people type with the look-alike characters of the alphabet.
var misread = strings.NewReplacer("O", "0", "I", "1", "L", "1", "-", "", " ", "")

// ReadCode returns a code without separators, with look-alike characters replaced. ok is false if the text
// cannot be a code, for example because one character is wrong or two are swapped.
func ReadCode(text string) (code string, ok bool) {
	if len(text) > 4*codeLength {
		return "", false
	}
	code = misread.Replace(strings.ToUpper(text))
	if len(code) != codeLength {
		return "", false
	}
	values := make([]byte, codeLength)
	for i := range values {
		at := strings.IndexByte(alphabet, code[i])
		if at < 0 {
			return "", false
		}
		values[i] = byte(at)
	}
	return code, check(values[:codeLength-1]) == values[codeLength-1]
}

// ErrNoGiftCard is the gift_card_invalid error for a code that no card of the store has. It is the same for
// every such code.
func ErrNoGiftCard(pointer string) error {
	return domain.InvalidAs(domain.GiftCardInvalid, pointer, "The store has no gift card with this code.")
}

// LastFour returns the characters of a code that staff and buyers may see.
func LastFour(code string) string {
	code, _ = ReadCode(code)
	return code[codeLength-groupSize:]
}

// NewCodeKey returns a random key for Hash.
func NewCodeKey() []byte { return domain.NewSalt() }

// CodeKeyPlace returns the encryption context of a store's key for Hash.
func CodeKeyPlace(storeID int64) string {
	return "stored_value_keys/" + domain.Itoa(storeID) + "/code_key"
}

// Hash returns the hash of a code that ReadCode accepted. Testing a guess requires the store's key.
func Hash(key []byte, code string) []byte {
	mac := hmac.New(sha256.New, key)
	mac.Write([]byte(code))
	return mac.Sum(nil)
}

// check returns the check character of 15 characters. It is the sum of the characters in GF(32), each multiplied by a
// different power of 2. A wrong character changes the sum, and so do two swapped ones.
func check(values []byte) (sum byte) {
	for _, v := range values {
		sum = double(sum ^ v)
	}
	return sum
}

// double multiplies by 2 in GF(32), with the polynomial x^5 + x^2 + 1.
func double(v byte) byte {
	v <<= 1
	if v&32 != 0 {
		v ^= 0b100101
	}
	return v
}
