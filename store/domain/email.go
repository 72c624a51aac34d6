package domain

import (
	netmail "net/mail"
	"regexp"
	"strings"
	"unicode"

	"golang.org/x/net/idna"
	"golang.org/x/text/unicode/norm"
)

// MaxEmail is the maximum length of an e-mail address.
const MaxEmail = 254

// FoldEmail returns an address in the form in which it is stored and compared. It trims spaces, converts
// the address to lower case and composes it (NFC). The domain is spelled with the letters that people
// read (münchen.example, not xn--mnchen-3ya.example). FoldEmail does not apply Unicode case folding,
// which would change ß to ss and so name another mailbox. The SQL function fold_email does the same
// except for the domain.
func FoldEmail(email string) string {
	email = norm.NFC.String(strings.ToLower(norm.NFC.String(strings.TrimSpace(email))))
	local, host, found := cutHost(email)
	if !found || plainHost(host) {
		return email
	}
	if readable, err := idna.Lookup.ToUnicode(host); err == nil {
		host = readable
	}
	return local + "@" + host
}

// MailableEmail returns an address in the form for SMTP: letters beyond ASCII in the domain become
// A-labels (RFC 5891). ok is false if no mail can be sent to the address. The address must be an
// addr-spec of RFC 5322 and RFC 6532 without comments, quotes and invisible characters, and with a domain
// that can exist.
func MailableEmail(email string) (mailable string, ok bool) {
	if len(email) > MaxEmail || strings.ContainsAny(email, "\"<>`") || strings.ContainsFunc(email, invisible) {
		return "", false
	}
	parsed, err := netmail.ParseAddress(email)
	if err != nil || parsed.Address != email {
		return "", false
	}
	local, host, _ := cutHost(email)
	if len(local) > maxLocal {
		return "", false
	}
	if !plainHost(host) {
		if host, err = idna.Lookup.ToASCII(host); err != nil {
			return "", false
		}
	}
	return local + "@" + host, hostName.MatchString(host)
}

// maxLocal is the maximum number of bytes before the @ (RFC 5321).
const maxLocal = 64

// hostName matches the domains that a mail server can have. Their labels have at
// most 63 letters, digits and hyphens, and no underscores.
var hostName = regexp.MustCompile(`^(?i:[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)(?i:\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*$`)

// Email adds an error if no mail can be sent to the address.
func (r *Refusals) Email(pointer, email string) {
	if _, ok := MailableEmail(email); !ok {
		r.Add(pointer, "%q is no e-mail address. Use one such as mia.keller@example.com.", email)
	}
}

// plainHost reports whether a domain has the form for SMTP.
func plainHost(host string) bool {
	return !strings.Contains(host, "xn--") && !strings.ContainsFunc(host, func(c rune) bool { return c > unicode.MaxASCII })
}

func cutHost(email string) (local, host string, found bool) {
	at := strings.LastIndexByte(email, '@')
	if at < 0 {
		return email, "", false
	}
	return email[:at], email[at+1:], true
}

// invisible reports whether a character of an address is invisible to readers, such as a zero-width
// space.
func invisible(c rune) bool {
	return unicode.In(c, unicode.Cf, unicode.Cc, unicode.Z) || c == unicode.ReplacementChar || unicode.Is(unicode.Variation_Selector, c)
}
