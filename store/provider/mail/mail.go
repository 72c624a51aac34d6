// Package mail is the seam to mail servers: a message that is ready to be sent,
// and the ways to hand it over. What is written in it is not decided here, and
// neither is when to try again: the outbox keeps a mail until its transport took
// it or said that it never will.
package mail

import (
	"context"
	"errors"
	"fmt"
	netmail "net/mail"
	"slices"
	"strings"
	"unicode"

	gomail "github.com/wneessen/go-mail"
)

// Transport hands messages over. An error of Send is a *Error, or ErrKept.
type Transport interface {
	// Send returns nil once the other side has taken responsibility for the
	// message. When it fails the message may have arrived all the same, as after a
	// connection that broke at the last moment: it goes out again under the same
	// MessageID, by which mail systems recognize it.
	Send(ctx context.Context, m Message) error
}

// Message is one mail to one person. Addresses are bare, without a name; To,
// From, Subject, MessageID and one of Text and HTML are required.
type Message struct {
	To, From  string
	FromName  string
	ReplyTo   string
	Subject   string
	Text      string
	HTML      string
	MessageID string // as in order-1042@shop.example, the same at every attempt
}

// Error says that a message was not handed over. Its text names nobody: what a
// server said about a recipient is in Unwrap only.
type Error struct {
	// Temporary: try again later. Otherwise no attempt will ever succeed.
	Temporary bool
	// Code is the SMTP reply; 0 when it did not come to one.
	Code int
	// Status is the enhanced status of the reply (RFC 3463), such as 5.1.1; empty where
	// the server gave none.
	Status string
	cause  error
	quiet  bool // the cause may name the recipient
	sender bool // it was said of the sender
}

// Words says for people why the message was not handed over. It names nobody, and no
// server.
func (e *Error) Words() string {
	text, why := "Refused for good", "it cannot be written as a mail"
	if e.Temporary {
		text, why = "Not sent this time", "no mail server took it"
	}
	if e.Code != 0 {
		why = strings.TrimSpace(fmt.Sprintf("the mail server answered %d %s", e.Code, e.Status))
	}
	return text + ": " + why + "."
}

// NoRecipient tells that the server knows for good that there is nobody at the address:
// a status from 5.1.0 to 5.1.10 (RFC 3463), but for those about the sender.
func (e *Error) NoRecipient() bool {
	detail, addressing := strings.CutPrefix(e.Status, "5.1.")
	return addressing && !e.Temporary && !e.sender && !slices.Contains([]string{"7", "8", "9"}, detail)
}

func (e *Error) Error() string {
	text := "mail: refused for good"
	if e.Temporary {
		text = "mail: not sent this time"
	}
	if e.Code != 0 {
		text += strings.TrimRight(fmt.Sprintf(" (%d %s", e.Code, e.Status), " ") + ")"
	}
	if e.cause != nil && !e.quiet {
		text += ": " + e.cause.Error()
	}
	return text
}

func (e *Error) Unwrap() error { return e.cause }

// ErrKept is what Kept answers: the message stays where it is, and that is not a
// failure to be counted.
var ErrKept = errors.New("mail: no mail server is configured; messages are kept")

// Kept is the transport of a service without a mail server. It takes nothing:
// mails stay in the outbox, where people can read them.
type Kept struct{}

// Send answers ErrKept.
func (Kept) Send(context.Context, Message) error { return ErrKept }

// compose builds the message as it goes over the wire. What cannot be written
// into a header is refused rather than repaired: a line break in a subject is an
// attempt to add headers of one's own.
func (m Message) compose() (*gomail.Msg, error) {
	out := gomail.NewMsg(gomail.WithNoDefaultUserAgent())
	for _, field := range []struct {
		name, address, person string
		set                   func(*netmail.Address)
	}{
		{"From", m.From, m.FromName, out.FromMailAddress},
		{"To", m.To, "", func(a *netmail.Address) { out.ToMailAddress(a) }},
		{"Reply-To", m.ReplyTo, "", func(a *netmail.Address) { out.ReplyToMailAddress(a) }},
	} {
		if field.name == "Reply-To" && field.address == "" {
			continue
		}
		parsed, err := netmail.ParseAddress(field.address)
		if err != nil || parsed.Address != field.address || !oneLine(field.person) {
			return nil, malformed(field.name)
		}
		field.set(&netmail.Address{Name: field.person, Address: field.address})
	}
	if m.Subject == "" || !oneLine(m.Subject) {
		return nil, malformed("Subject")
	}
	out.Subject(m.Subject)
	if m.MessageID == "" || strings.ContainsFunc(m.MessageID, func(r rune) bool { return r <= ' ' || r >= 0x7f || r == '<' || r == '>' }) {
		return nil, malformed("Message-ID")
	}
	out.SetMessageIDWithValue(m.MessageID)
	out.SetDate()
	switch {
	case m.Text == "" && m.HTML == "":
		return nil, malformed("body")
	case m.Text == "":
		out.SetBodyString(gomail.TypeTextHTML, m.HTML)
	default:
		out.SetBodyString(gomail.TypeTextPlain, m.Text)
		if m.HTML != "" {
			out.AddAlternativeString(gomail.TypeTextHTML, m.HTML)
		}
	}
	return out, nil
}

func oneLine(s string) bool { return !strings.ContainsFunc(s, unicode.IsControl) }

func malformed(part string) error {
	return &Error{cause: fmt.Errorf("its %s cannot be written", part)}
}
