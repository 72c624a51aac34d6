package domain

import (
	"cmp"
	"regexp"
	"strings"
	"unicode"

	"github.com/nyaruka/phonenumbers"
	"golang.org/x/text/unicode/norm"
)

// MaxPhone is the maximum length of a phone number as people enter it.
const MaxPhone = 50

// Phone is a phone number as entered by a person, together with its parsed parts.
type Phone struct {
	Entered   string
	E164      string // empty if the country is unknown or has no such number
	Extension string // digits; empty means no extension
}

var (
	// releasedPhone matches the form that phone numbers in responses have had since the first release.
	releasedPhone = regexp.MustCompile(`^\+?[0-9][0-9 ()./-]{1,29}[0-9]$`)
	// phoneForm matches a number in ASCII digits with an optional extension in everyday notation.
	phoneForm = regexp.MustCompile(`(?i)^(?:tel:)?([+(]*[0-9][0-9 ()./*-]*?)[ ,;]*(?:(?:ext(?:ension)?|extn|durchwahl|dw|poste|int|доб|x|#)[.:=# ]*([0-9]{1,9}))?$`)
)

// ReadPhone parses a phone number. country is the ISO code of the country for numbers without a prefix;
// empty means unknown. ok is false if the text is not a phone number; phone numbers have 3 to 20 digits.
// The parser and the numbers of each country come from libphonenumber.
func ReadPhone(entered, country string) (p Phone, ok bool) {
	p.Entered = tidyPhone(entered)
	text := asciiDigits(p.Entered)
	form := phoneForm.FindStringSubmatch(text)
	if len([]rune(p.Entered)) > MaxPhone {
		return p, false
	}
	if form == nil {
		p.E164 = lettered(text, country)
		return p, p.E164 != ""
	}
	if n := len(digitsOf(form[1])); n < 3 || n > 20 {
		return p, false
	}
	p.Extension = form[2]
	number, err := phonenumbers.Parse(mexican(form[1], country), cmp.Or(country, phonenumbers.UNKNOWN_REGION))
	if err != nil {
		return p, true
	}
	abroad := strings.HasPrefix(form[1], "+")
	if phonenumbers.IsValidNumber(number) || abroad && phonenumbers.IsPossibleNumberWithReason(number) == phonenumbers.IS_POSSIBLE {
		p.E164 = phonenumbers.Format(number, phonenumbers.E164)
	}
	return p, true
}

// letteredForm matches a number whose last digits are written as letters, such as 1-800-FLOWERS.
var letteredForm = regexp.MustCompile(`^[+(]*[0-9][0-9 ()./-]*([0-9]?[A-Za-z]){3}[0-9A-Za-z -]*$`)

// lettered returns the E.164 form of a company's number that is written with letters. Empty means that the text is not
// such a number. Private numbers have no letters: "030 1234567 home" is not such a number.
func lettered(text, country string) string {
	if !letteredForm.MatchString(text) {
		return ""
	}
	number, err := phonenumbers.Parse(text, cmp.Or(country, phonenumbers.UNKNOWN_REGION))
	if err != nil {
		return ""
	}
	switch phonenumbers.GetNumberType(number) {
	case phonenumbers.TOLL_FREE, phonenumbers.SHARED_COST, phonenumbers.PREMIUM_RATE, phonenumbers.UAN:
		return phonenumbers.Format(number, phonenumbers.E164)
	default:
		return ""
	}
}

// mexican removes the prefixes that numbers of Mexico had until 2019: 044, 045 and 01 for calls within Mexico, and 1
// after the country's code. Address books still have them.
func mexican(number, country string) string {
	digits := digitsOf(number)
	switch abroad := strings.HasPrefix(number, "+"); {
	case abroad && strings.HasPrefix(digits, "521") && len(digits) == 13:
		return "+52" + digits[3:]
	case !abroad && country == "MX" && len(digits) == 13 && (strings.HasPrefix(digits, "044") || strings.HasPrefix(digits, "045")):
		return digits[3:]
	case !abroad && country == "MX" && len(digits) == 12 && strings.HasPrefix(digits, "01"):
		return digits[2:]
	}
	return number
}

// PhoneOf returns a stored number. e164 is nil if the number has no E.164 form.
func PhoneOf(entered string, e164 *string) Phone {
	p := Phone{Entered: entered, E164: *cmp.Or(e164, new(string))}
	if form := phoneForm.FindStringSubmatch(asciiDigits(entered)); form != nil {
		p.Extension = form[2]
	}
	return p
}

// Released returns the number without its extension in the form of the first release. It returns the
// entered number if that has the form, otherwise the international number, otherwise the entered digits.
func (p Phone) Released() string {
	if releasedPhone.MatchString(p.Entered) && p.Extension == "" {
		return p.Entered
	}
	if p.E164 != "" {
		if number, err := phonenumbers.Parse(p.E164, phonenumbers.UNKNOWN_REGION); err == nil {
			if text := phonenumbers.Format(number, phonenumbers.INTERNATIONAL); releasedPhone.MatchString(text) {
				return text
			}
		}
		return p.E164
	}
	form := phoneForm.FindStringSubmatch(asciiDigits(p.Entered))
	if form == nil {
		return digitsOf(p.Entered)
	}
	text := strings.NewReplacer("(", "", ")", "", "*", " ").Replace(form[1])
	if text = strings.Trim(strings.Join(strings.Fields(text), " "), " ./-"); releasedPhone.MatchString(text) {
		return text
	}
	return digitsOf(text)
}

// Phone parses an optional phone number in a request and adds an error if it is invalid. An empty
// text clears it.
func (r *Refusals) Phone(pointer string, entered *string, country string) (number, e164 *string) {
	if entered == nil || strings.TrimSpace(*entered) == "" {
		return nil, nil
	}
	p, ok := ReadPhone(*entered, country)
	if !ok {
		r.Add(pointer, "%q is no phone number. Send 3 to 20 digits, spaces and + ( ) . / -, such as +49 30 5550142 or (212) 555-0142 ext. 9.", *entered)
		return entered, nil
	}
	if p.E164 != "" {
		e164 = &p.E164
	}
	return &p.Entered, e164
}

// tidyPhone returns a text without surrounding and invisible characters, with ordinary spaces and
// hyphens.
func tidyPhone(text string) string {
	return strings.TrimSpace(strings.Map(func(c rune) rune {
		switch {
		case unicode.Is(unicode.Zs, c):
			return ' '
		case unicode.Is(unicode.Cf, c):
			return -1
		case unicode.Is(unicode.Pd, c) || c == '−':
			return '-'
		}
		return c
	}, strings.TrimSpace(text)))
}

// asciiDigits replaces the digits of every script in a text by ASCII digits.
func asciiDigits(text string) string {
	return strings.Map(func(c rune) rune {
		if c > unicode.MaxASCII && unicode.Is(unicode.Nd, c) { // blocks of ten, never adjacent after NFKC
			zero := c
			for unicode.Is(unicode.Nd, zero-1) {
				zero--
			}
			return '0' + c - zero
		}
		return c
	}, norm.NFKC.String(text))
}

// digitsOf returns the ASCII digits of a text.
func digitsOf(text string) string {
	return strings.Map(func(c rune) rune {
		if c < '0' || c > '9' {
			return -1
		}
		return c
	}, text)
}
