package integration

import (
	"regexp"
	"strings"
	"unicode/utf8"

	"github.com/storeplatform/storeplatform/store/domain"
)

// MaxBody is the maximum stored size of a body, in bytes.
const MaxBody = 64 << 10

// secretWords matches parts of the names of secret values; secretNames matches whole names.
var (
	secretWords = regexp.MustCompile(`password|passwd|passphrase|secret|token|apikey|authorization|credential|privatekey|cardnumber|accountnumber|signature|cookie|session|instrument|mandate`)
	secretNames = regexp.MustCompile(`^(auth|pin|otp|cvc|cvc2|cvv|cvv2|cvn|pan|iban|ssn|accesskey|signingkey|xstorekey)$`)
	separators  = strings.NewReplacer("-", "", "_", "", ".", "", " ", "", "[", "", "]", "")
)

func secret(name string) bool {
	name = strings.TrimRight(strings.ToLower(name), "]")
	last := name[strings.LastIndexAny(name, ".[:")+1:] // the last part, as in card[cvc] or card.cvc
	return secretWords.MatchString(separators.Replace(name)) || secretNames.MatchString(separators.Replace(last))
}

// MaskValue masks a secret. The last 4 characters of a secret of 16 or more stay visible, so that
// its owner recognizes it.
func MaskValue(value string) string {
	if strings.HasPrefix(value, domain.Hidden) {
		return value // already masked
	}
	if r := []rune(value); len(r) >= 16 {
		return domain.Hidden + string(r[len(r)-4:])
	}
	return domain.Hidden
}

// MaskHeader returns a header's value with its secrets masked. The scheme before a credential stays
// visible.
func MaskHeader(name, value string) string {
	if !secret(name) {
		return MaskText(value, nil)
	}
	if scheme, rest, two := strings.Cut(value, " "); two && len(scheme) <= 10 && !strings.ContainsAny(scheme, "=;,") {
		return scheme + " " + MaskValue(rest)
	}
	return MaskValue(value)
}

// MaskText masks secrets in a text in JSON, form, XML or any other format, even if truncated. It masks
// the values of secret names, the secrets in known, card numbers, and text that has the form of a
// credential.
func MaskText(text string, known []string) string {
	for _, k := range known {
		if len(k) >= 4 {
			text = strings.ReplaceAll(text, k, MaskValue(k))
		}
	}
	text = maskJSON(text)
	where := func(mark string, form *regexp.Regexp, mask func(string) string) {
		if strings.Contains(text, mark) { // skips the costly expression if possible
			text = form.ReplaceAllStringFunc(text, mask)
		}
	}
	where(`\"`, quotedInside, func(found string) string {
		p := quotedInside.FindStringSubmatch(found)
		if !secret(p[1]) {
			return found
		}
		return strings.TrimSuffix(found, p[2]) + MaskValue(p[2])
	})
	where("=", pair, func(found string) string {
		p := pair.FindStringSubmatch(found)
		if p[2] == "" || !secret(unescaped(p[1])) || strings.HasPrefix(p[2], domain.Hidden) {
			return found
		}
		return strings.TrimSuffix(found, p[2]) + MaskValue(p[2])
	})
	where("<", element, func(found string) string {
		p := element.FindStringSubmatch(found)
		if p[2] == "" || !secret(p[1]) {
			return found
		}
		return strings.TrimSuffix(found, p[2]) + MaskValue(p[2])
	})
	where("://", userinfo, func(found string) string {
		return found[:strings.LastIndexByte(found[:strings.LastIndexByte(found, '@')], ':')+1] + domain.Hidden + "@"
	})
	text = credential.ReplaceAllStringFunc(text, func(found string) string {
		p := credential.FindStringSubmatch(found)
		return p[1] + domain.Hidden
	})
	where("-----BEGIN", privateKey, func(string) string { return domain.Hidden })
	return digits.ReplaceAllStringFunc(text, maskCard)
}

var (
	// quotedInside matches a name and its value in JSON inside a JSON string.
	quotedInside = regexp.MustCompile(`\\+"([A-Za-z0-9_.\[\]-]+)\\+"\s*:\s*\\*"?((?:[^"\\,}])+)`)
	// pair matches a name and its value in a form or a query.
	pair = regexp.MustCompile(`([A-Za-z0-9_.%\[\]-]+)=([^&\s"'<>;,]*)`)
	// element matches a name and its text in XML.
	element = regexp.MustCompile(`<([A-Za-z0-9_.:-]+)(?:\s[^<>]*)?>([^<]*)`)
	// credential matches text that has the form of a credential, whatever its name
	credential = regexp.MustCompile(`((?i:\bbearer |\bbasic )|\b(?:sk|rk|pk|whsec|whsk|sp_[a-z]+|shpat|ghp|xox[a-z]|AKIA)_?(?:live_|test_)?)([A-Za-z0-9+/_=.~-]{8,})|\beyJ[A-Za-z0-9_-]{6,}\.[A-Za-z0-9_-]*\.?[A-Za-z0-9_-]*`)
	// userinfo matches a user name and a password in a URL.
	userinfo   = regexp.MustCompile(`://[^/\s:@"]*:[^/\s@"]+@`)
	privateKey = regexp.MustCompile(`-----BEGIN [A-Z ]*PRIVATE KEY-----[^-]*(?:-----END [A-Z ]*-----)?`)
	// digits matches digits, adjacent or in groups, that may contain a card number
	digits = regexp.MustCompile(`\d(?:[ -]?\d)+`)
)

func unescaped(name string) string {
	return strings.NewReplacer("%5B", "[", "%5D", "]", "%5b", "[", "%5d", "]").Replace(name)
}

// maskCard masks card numbers at any position in a series of digits.
func maskCard(found string) string {
	var number []byte
	var at []int
	for i := range len(found) {
		if found[i] >= '0' && found[i] <= '9' {
			number, at = append(number, found[i]-'0'), append(at, i)
		}
	}
	var out strings.Builder
	written := 0
	for from := 0; from+13 <= len(number); from++ {
		for length := min(19, len(number)-from); length >= 13; length-- {
			if n := number[from : from+length]; n[0] >= 2 && n[0] <= 6 && luhn(n) {
				out.WriteString(found[written:at[from]] + domain.Hidden + found[at[from+length-4]:at[from+length-1]+1])
				written, from = at[from+length-1]+1, from+length-1
				break
			}
		}
	}
	return out.String() + found[written:]
}

func luhn(number []byte) bool {
	sum := 0
	for i, d := range number {
		n := int(d)
		if (len(number)-i)%2 == 0 {
			if n *= 2; n > 9 {
				n -= 9
			}
		}
		sum += n
	}
	return sum%10 == 0
}

// maskJSON masks the values of secret names in JSON, including whole objects and lists. It also masks
// truncated documents, and leaves text that is not JSON unchanged.
func maskJSON(text string) string {
	if !strings.ContainsAny(text, `"`) {
		return text
	}
	var out strings.Builder
	out.Grow(len(text))
	for i := 0; i < len(text); {
		if text[i] != '"' {
			next := strings.IndexByte(text[i:], '"')
			if next < 0 {
				next = len(text) - i
			}
			out.WriteString(text[i : i+next])
			i += next
			continue
		}
		end := stringEnd(text, i)
		out.WriteString(text[i:end])
		value := space(text, end)
		if value >= len(text) || text[value] != ':' || !secret(strings.Trim(text[i:end], `"`)) {
			i = end
			continue
		}
		value = space(text, value+1)
		out.WriteString(text[end:value])
		i = valueEnd(text, value)
		if masked := text[value:i]; masked == "null" || masked == `""` || masked == "" {
			out.WriteString(masked)
		} else if masked[0] == '"' {
			out.WriteString(`"` + MaskValue(strings.Trim(masked, `"`)) + `"`)
		} else {
			out.WriteString(`"` + domain.Hidden + `"`)
		}
	}
	return out.String()
}

func space(text string, i int) int {
	for i < len(text) && strings.IndexByte(" \t\r\n", text[i]) >= 0 {
		i++
	}
	return i
}

// stringEnd returns the position after the string that starts at i, or the end of the text.
func stringEnd(text string, i int) int {
	for i++; i < len(text); i++ {
		switch text[i] {
		case '\\':
			i++
		case '"':
			return i + 1
		}
	}
	return len(text)
}

// valueEnd returns the position after the JSON value that starts at i, or the end of the text.
func valueEnd(text string, i int) int {
	for depth := 0; i < len(text); {
		switch text[i] {
		case '"':
			i = stringEnd(text, i)
		case '{', '[':
			depth++
			i++
		case '}', ']', ',':
			if depth == 0 {
				return i
			}
			if text[i] != ',' {
				depth--
			}
			i++
		default:
			i++
			for i < len(text) && depth == 0 && strings.IndexByte(",}] \t\r\n", text[i]) < 0 {
				i++
			}
		}
		if depth == 0 {
			return i
		}
	}
	return len(text)
}

// Body converts a body to its stored form: masked, with at most MaxBody bytes. The result text is nil for
// a nil body. truncated reports whether the stored form is incomplete, as it is for binary bodies.
func Body(raw []byte, known []string) (text *string, truncated bool) {
	if len(raw) == 0 {
		return nil, false
	}
	if !utf8.Valid(raw) && strings.Count(strings.ToValidUTF8(string(raw), "\x00"), "\x00") > len(raw)/100+4 {
		binary := "(binary)"
		return &binary, true
	}
	masked := MaskText(clean(string(raw)), known)
	if truncated = len(masked) > MaxBody; truncated {
		masked = strings.ToValidUTF8(masked[:MaxBody], "")
	}
	return &masked, truncated
}

// clean replaces invalid UTF-8 and NUL, which cannot be stored.
func clean(text string) string {
	return strings.ReplaceAll(strings.ToValidUTF8(text, "\uFFFD"), "\x00", "\uFFFD")
}

// cut truncates a text to a number of characters.
func cut(text string, most int) string {
	if utf8.RuneCountInString(text) <= most {
		return text
	}
	return string([]rune(text)[:most-1]) + "…"
}
