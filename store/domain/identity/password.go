package identity

import (
	_ "embed"
	"slices"
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"

	"github.com/storeplatform/storeplatform/store/domain"
)

// MaxPasswordBytes is the maximum length of a password. Passwords are hashed unchanged and never
// truncated.
const MaxPasswordBytes = 256

// commonPasswords are the passwords that attackers try first, one per line, in lower case.
//
//go:embed passwords.txt
var commonPasswords string

var common = sync.OnceValue(func() map[string]bool {
	list := map[string]bool{}
	for _, line := range strings.Fields(commonPasswords) {
		list[line] = true
	}
	return list
})

// CheckPassword returns an error for a new password that has too few characters, is longer than MaxPasswordBytes or is
// easy to guess. The parameter least is the minimum number of characters. There are no other composition rules. The
// following passwords are easy to guess:
//   - common passwords, even with digits or signs around them or with look-alike characters.
//   - repetitions, and sequences of neighboring characters.
//   - passwords made mostly of words of the owner (own), such as the owner's name, their address or the
//     store's name.
func CheckPassword(pointer, password string, least int, own ...string) error {
	switch {
	case utf8.RuneCountInString(password) < least:
		return domain.InvalidAs(domain.WeakPassword, pointer, "The password has fewer than %d characters.", least)
	case len(password) > MaxPasswordBytes:
		return domain.Invalid(pointer, "The password is longer than %d bytes.", MaxPasswordBytes)
	case isCommon(password), isRepetition(password), isRow(password):
		return domain.InvalidAs(domain.WeakPassword, pointer, "The password is one of those that are tried first. Choose another, such as a few unrelated words.")
	case isOwn(password, own):
		return domain.InvalidAs(domain.WeakPassword, pointer, "The password is made of your own or the store's names. Choose another, such as a few unrelated words.")
	}
	return nil
}

// lookAlikes replaces characters that commonly stand for letters.
var lookAlikes = strings.NewReplacer("0", "o", "1", "i", "3", "e", "4", "a", "5", "s", "7", "t", "@", "a", "$", "s", "!", "i")

// isCommon reports whether a password is common, even in variants such as "Password2026!", "p@ssw0rd" and
// "passwordpassword".
func isCommon(password string) bool {
	lower := strings.ToLower(password)
	edge := func(r rune) bool { return !unicode.IsLetter(r) }
	for _, form := range []string{lower, strings.TrimFunc(lower, edge), lookAlikes.Replace(lower), strings.TrimFunc(lookAlikes.Replace(strings.TrimRightFunc(lower, edge)), edge)} {
		word := strings.Join(strings.Fields(form), "")
		for n := range len(word) {
			if piece := word[:n+1]; common()[piece] && strings.Repeat(piece, len(word)/len(piece)) == word {
				return true
			}
		}
	}
	return false
}

// isRepetition reports whether a password repeats a part of at most 8 characters.
func isRepetition(password string) bool {
	runes := []rune(strings.ToLower(password))
	for n := 1; n <= len(runes)/2 && n <= 8; n++ {
		same := true
		for i := n; i < len(runes) && same; i++ {
			same = runes[i] == runes[i-n]
		}
		if same {
			return true
		}
	}
	return false
}

// rows lists sequences of neighboring characters: in the alphabet, in counting and on keyboards.
var rows = []string{"abcdefghijklmnopqrstuvwxyz", "01234567890", "qwertyuiop", "asdfghjkl", "zxcvbnm", "qwertzuiop", "yxcvbnm", "azertyuiop", "qsdfghjklm", "1q2w3e4r5t6z7u8i9o0p", "1q2w3e4r5t6y7u8i9o0p", "1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik", "!@#$%^&*()"}

// isRow reports whether a password consists of parts of rows, forward or backward, of at least four
// characters each. The last part may be shorter.
func isRow(password string) bool {
	rest := strings.ToLower(password)
	for rest != "" {
		longest := 0
		for _, row := range rows {
			for _, r := range []string{row, reversed(row)} {
				n := 0
				for n < len(rest) && strings.Contains(r, rest[:n+1]) {
					n++
				}
				longest = max(longest, n)
			}
		}
		if longest < min(4, len(rest)) {
			return false
		}
		rest = rest[longest:]
	}
	return true
}

func reversed(s string) string {
	b := []byte(s)
	slices.Reverse(b)
	return string(b)
}

// isOwn reports whether a password contains words of the owner and fewer than six other letters.
func isOwn(password string, own []string) bool {
	left, found := strings.ToLower(password), false
	for _, text := range own {
		for _, word := range strings.FieldsFunc(strings.ToLower(text), func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) }) {
			if utf8.RuneCountInString(word) >= 3 && strings.Contains(left, word) {
				left, found = strings.ReplaceAll(left, word, " "), true
			}
		}
	}
	letters := 0
	for _, r := range left {
		if unicode.IsLetter(r) {
			letters++
		}
	}
	return found && letters < 6
}
