// Package mail sends messages through a mail server. It neither writes texts nor decides when to retry: a
// mail stays in the outbox until the transport accepts it or refuses it permanently.
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

	"github.com/storeplatform/storeplatform/store/domain"
)

// Transport hands messages over to a mail server. Its errors are a *Error or ErrKept.
type Transport interface {
	// Send returns nil once the server has accepted responsibility for the message. After an error the
	// message may still arrive, for example if the connection broke at the last moment. Therefore a retry
	// uses the same MessageID, so that mail systems recognize duplicates.
	Send(ctx context.Context, m Message) error
}

// Message is a mail to one recipient. Addresses contain no names. To, From, Subject, MessageID and one of
// Text and HTML are required.
type Message struct {
	To, From  string
	FromName  string
	ReplyTo   string
	Subject   string
	Text      string
	HTML      string
	MessageID string // such as order-1042@shop.example; equal for every attempt
}

// Error is the failure to hand over a message. Its text names no person; only the error from Unwrap
// contains a server's words about a recipient.
type Error struct {
	// Temporary means that a retry may succeed. If it is false, no retry can succeed.
	Temporary bool
	// Code is the SMTP reply code; 0 means that the server did not reply.
	Code int
	// Status is the enhanced status of the reply (RFC 3463), such as 5.1.1; empty means that the server
	// sent none.
	Status string
	cause  error
	quiet  bool // the cause may contain the recipient
	sender bool // the server refused the sender
}

// Words returns a sentence that tells users why the message was not handed over. The sentence names no
// person and no server.
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

// refusesRecipient reports whether a reply permanently refuses this recipient in particular. Such a reply
// has a status about the recipient's address or mailbox (5.1.x and 5.2.x in RFC 3463). If a reply to RCPT
// has no status, or the undefined status 5.0.0, its code must stand for an unknown mailbox (550, 551 and
// 553 in RFC 5321). Other refusals concern every mail, such as 554 5.7.1 from a relay or for a paused
// account, and the server may lift them.
func (e *Error) refusesRecipient(rcpt bool) bool {
	switch {
	case e.sender || e.Code/10 != 55:
		return false
	case e.Status == "", e.Status == "5.0.0":
		return rcpt && slices.Contains([]int{550, 551, 553}, e.Code)
	}
	return e.aboutAddress() || strings.HasPrefix(e.Status, "5.2.")
}

// aboutAddress reports whether the status concerns the recipient's address: 5.1.0 to 5.1.10, except the statuses
// about the sender.
func (e *Error) aboutAddress() bool {
	detail, addressing := strings.CutPrefix(e.Status, "5.1.")
	return addressing && !slices.Contains([]string{"7", "8", "9"}, detail)
}

// NoRecipient reports whether the server stated permanently that the address does not exist: with a
// status from 5.1.0 to 5.1.10 (RFC 3463) that does not concern the sender.
func (e *Error) NoRecipient() bool {
	return e.aboutAddress() && !e.Temporary && !e.sender
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

// ErrKept is the error that Kept returns. The message stays in the outbox, and the attempt is not a
// failure.
var ErrKept = errors.New("mail: no mail server is configured; messages are kept")

// Kept is the transport of a service without a mail server. Mails stay in the outbox, where administrators can read
// them.
type Kept struct{}

// Send returns ErrKept.
func (Kept) Send(context.Context, Message) error { return ErrKept }

// compose builds the message. It refuses text that is not allowed in a header instead of repairing it,
// because a line break in a subject is an attempt to inject headers.
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
		address, ok := domain.MailableEmail(field.address)
		if !ok || !oneLine(field.person) {
			return nil, malformed(field.name)
		}
		field.set(&netmail.Address{Name: field.person, Address: address})
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
	// According to RFC 3834, section 5, vacation responders do not respond to such a mail.
	out.SetGenHeader("Auto-Submitted", "auto-generated")
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
