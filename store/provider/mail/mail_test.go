package mail_test

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"mime"
	"mime/multipart"
	"mime/quotedprintable"
	"net"
	netmail "net/mail"
	"strings"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/provider/mail"
)

func message(to string) mail.Message {
	return mail.Message{To: to, From: "shop@shop.example", FromName: `Zoë "the" Store, Inc.`, ReplyTo: "help@shop.example",
		Subject: "Bestellung №1042 – danke!", Text: "Hi ✓\n.\nBye", HTML: "<p>Hi ✓</p>", MessageID: "order-1042@shop.example"}
}

func open(address string, o mail.SMTPOptions) mail.Transport {
	t, err := mail.Open(address, o)
	Expect(err).NotTo(HaveOccurred())
	return t
}

// to returns a dial function that connects every host name to the server.
func to(s *server) func(context.Context, string, string) (net.Conn, error) {
	return func(ctx context.Context, network, _ string) (net.Conn, error) {
		return new(net.Dialer).DialContext(ctx, network, s.address)
	}
}

func failure(err error) *mail.Error {
	GinkgoHelper()
	e, ok := errors.AsType[*mail.Error](err)
	Expect(ok).To(BeTrue(), "%v is not a *mail.Error", err)
	return e
}

var _ = Describe("Sending a mail", func() {
	It("delivers both bodies under the message's id", func(ctx SpecContext) {
		s := listen()
		Expect(open("smtp://"+s.address, mail.SMTPOptions{}).Send(ctx, message("ann@example.com"))).To(Succeed())
		Expect(s.received()).To(HaveLen(1))
		got := s.received()[0]
		Expect(got.from).To(Equal("shop@shop.example"))
		Expect(got.to).To(Equal("ann@example.com"))

		parsed, err := netmail.ReadMessage(strings.NewReader(got.content))
		Expect(err).NotTo(HaveOccurred())
		from, err := parsed.Header.AddressList("From")
		Expect(err).NotTo(HaveOccurred())
		Expect(from).To(HaveExactElements(&netmail.Address{Name: `Zoë "the" Store, Inc.`, Address: "shop@shop.example"}))
		subject, err := new(mime.WordDecoder).DecodeHeader(parsed.Header.Get("Subject"))
		Expect(err).NotTo(HaveOccurred())
		Expect(subject).To(Equal("Bestellung №1042 – danke!"))
		Expect(parsed.Header.Get("To")).To(Equal("<ann@example.com>"))
		Expect(parsed.Header.Get("Reply-To")).To(Equal("<help@shop.example>"))
		Expect(parsed.Header.Get("Message-Id")).To(Equal("<order-1042@shop.example>"))
		Expect(parsed.Header.Get("Auto-Submitted")).To(Equal("auto-generated"), "no out-of-office notice comes back")
		Expect(parsed.Header.Get("User-Agent") + parsed.Header.Get("X-Mailer")).To(BeEmpty())
		date, err := parsed.Header.Date()
		Expect(err).NotTo(HaveOccurred())
		Expect(date).To(BeTemporally("~", time.Now(), time.Minute))

		kind, parameters, err := mime.ParseMediaType(parsed.Header.Get("Content-Type"))
		Expect(err).NotTo(HaveOccurred())
		Expect(kind).To(Equal("multipart/alternative"))
		parts := multipart.NewReader(parsed.Body, parameters["boundary"])
		var bodies []string
		for {
			part, err := parts.NextRawPart()
			if err == io.EOF {
				break
			}
			Expect(err).NotTo(HaveOccurred())
			body, err := io.ReadAll(quotedprintable.NewReader(part))
			Expect(err).NotTo(HaveOccurred())
			bodies = append(bodies, part.Header.Get("Content-Type")+" "+strings.ReplaceAll(string(body), "\r\n", "\n"))
		}
		Expect(bodies).To(HaveExactElements("text/plain; charset=UTF-8 Hi ✓\n.\nBye", "text/html; charset=UTF-8 <p>Hi ✓</p>"))
	})

	It("writes international domains as A-labels", func(ctx SpecContext) {
		s := listen()
		m := message("ann@münchen.example")
		m.ReplyTo = "hilfe@MÜNCHEN.example"
		Expect(open("smtp://"+s.address, mail.SMTPOptions{}).Send(ctx, m)).To(Succeed())
		parsed, err := netmail.ReadMessage(strings.NewReader(s.received()[0].content))
		Expect(err).NotTo(HaveOccurred())
		Expect([]string{s.received()[0].to, parsed.Header.Get("To"), parsed.Header.Get("Reply-To")}).
			To(Equal([]string{"ann@xn--mnchen-3ya.example", "<ann@xn--mnchen-3ya.example>", "<hilfe@xn--mnchen-3ya.example>"}))
	})

	DescribeTable("fails temporarily after replies 4xx and 500, and permanently after other 5xx replies about a recipient, for example", func(ctx SpecContext, recipient string, code int, temporary bool) {
		s := listen()
		err := open("smtp://"+s.address, mail.SMTPOptions{}).Send(ctx, message(recipient))
		Expect(failure(err).Code).To(Equal(code))
		Expect(failure(err).Temporary).To(Equal(temporary))
		Expect(err.Error()+failure(err).Words()).NotTo(Or(ContainSubstring(recipient), ContainSubstring(s.address)), "an address in an error ends up in logs")
		Expect(failure(err).Words()).To(HaveSuffix(fmt.Sprintf("the mail server answered %d %d.1.1.", code, code/100)))
		Expect(failure(err).NoRecipient()).To(Equal(!temporary))
		Expect(s.received()).To(BeEmpty())
	},
		Entry("with an unknown mailbox", "code550@example.com", 550, false),
		Entry("with a permanently full mailbox", "code552@example.com", 552, false),
		Entry("with an invalid mailbox name", "code553@example.com", 553, false),
		Entry("with a failed transaction", "code554@example.com", 554, false),
		Entry("with a busy mailbox", "code450@example.com", 450, true),
		Entry("with greylisting", "code451@example.com", 451, true),
		Entry("with insufficient storage", "code452@example.com", 452, true),
		Entry("with a server that shuts down", "code421@example.com", 421, true),
		Entry("with a server that does not know the command", "code500@example.com", 500, true),
	)

	DescribeTable("returns the refusal of each command:", EntryDescription("%[1]s with reply %[2]d, temporary: %[3]t"), func(ctx SpecContext, command string, code int, temporary bool) {
		s := listen(refusing(command, code))
		err := failure(open("smtp://"+s.address, mail.SMTPOptions{}).Send(ctx, message("ann@example.com")))
		Expect(err.Code).To(Equal(code))
		Expect(err.Temporary).To(Equal(temporary))
		Expect(err.NoRecipient()).To(Equal(!temporary && command != "MAIL"), "it is the sender that is refused")
	},
		Entry(nil, "MAIL", 451, true), Entry(nil, "MAIL", 550, true),
		Entry(nil, "DATA", 451, true), Entry(nil, "DATA", 554, false),
	)

	DescribeTable("fails temporarily or permanently, depending on whether the reply refuses this recipient,", func(ctx SpecContext, recipient, status string, temporary bool) {
		err := failure(open("smtp://"+listen().address, mail.SMTPOptions{}).Send(ctx, message(recipient)))
		Expect([]any{err.Status, err.Temporary}).To(Equal([]any{status, temporary}))
	},
		Entry("with a denied relay", "relay@example.com", "5.7.1", true),
		Entry("with a paused account", "paused@example.com", "5.7.1", true),
		Entry("with a full mailbox", "full@example.com", "5.2.2", false),
		Entry("with an unknown mailbox and no status", "unknown@example.com", "", false),
		Entry("with an unknown mailbox and an undefined status", "undefined@example.com", "5.0.0", false),
	)

	It("reports that a recipient is unknown only for a status about the recipient's address", func() {
		for status, nobody := range map[string]bool{"5.1.0": true, "5.1.1": true, "5.1.10": true, "5.1.7": false, "5.1.8": false, "5.1.9": false, "5.2.2": false, "5.7.1": false, "5.10.1": false, "": false} {
			Expect((&mail.Error{Code: 550, Status: status}).NoRecipient()).To(Equal(nobody), status)
		}
		Expect((&mail.Error{Code: 550}).Words()).To(Equal("Refused for good: the mail server answered 550."))
		Expect((&mail.Error{}).Words()).To(Equal("Refused for good: it cannot be written as a mail."))
		Expect((&mail.Error{Temporary: true}).Words()).To(Equal("Not sent this time: no mail server took it."))
	})

	It("fails temporarily if no server listens or the server hangs up", func(ctx SpecContext) {
		listener, err := net.Listen("tcp", "127.0.0.1:0")
		Expect(err).NotTo(HaveOccurred())
		go func() {
			for {
				c, err := listener.Accept()
				if err != nil {
					return
				}
				_ = c.Close()
			}
		}()
		t := open("smtp://"+listener.Addr().String(), mail.SMTPOptions{})
		Expect(failure(t.Send(ctx, message("ann@example.com"))).Temporary).To(BeTrue())
		Expect(listener.Close()).To(Succeed())
		Expect(failure(t.Send(ctx, message("ann@example.com"))).Temporary).To(BeTrue())
	})

	It("succeeds after the server has accepted the body, even if the connection then breaks", func(ctx SpecContext) {
		address := script("220 hi", "250 mail.example", "250 noop", "250 sender", "250 recipient", "354 go", "250 mine now")
		Expect(open("smtp://"+address, mail.SMTPOptions{}).Send(ctx, message("ann@example.com"))).To(Succeed())
	})

	It("ends when its context ends, before the greeting or during a session", func(ctx SpecContext) {
		for _, lines := range [][]string{{}, {"220 hi", "250 mail.example", "250 noop", "250 sender"}} {
			short, cancel := context.WithTimeout(ctx, 100*time.Millisecond)
			err := open("smtp://"+script(append(lines, "")...), mail.SMTPOptions{}).Send(short, message("ann@example.com"))
			cancel()
			Expect(failure(err).Temporary).To(BeTrue())
		}
	}, SpecTimeout(10*time.Second))

	DescribeTable("fails permanently and sends nothing for a message with", func(ctx SpecContext, spoil func(*mail.Message)) {
		s := listen()
		m := message("ann@example.com")
		spoil(&m)
		err := failure(open("smtp://"+s.address, mail.SMTPOptions{}).Send(ctx, m))
		Expect(err.Temporary).To(BeFalse())
		Expect(err.Code).To(BeZero())
		Expect(s.received()).To(BeEmpty())
	},
		Entry("a line break in the subject", func(m *mail.Message) { m.Subject = "hi\r\nBcc: eve@example.com" }),
		Entry("a bare line feed in the subject", func(m *mail.Message) { m.Subject = "hi\nBcc: eve@example.com" }),
		Entry("a line break in the sender's name", func(m *mail.Message) { m.FromName = "shop\r\nBcc: eve@example.com" }),
		Entry("a line break after the recipient", func(m *mail.Message) { m.To = "ann@example.com\r\nBcc: eve@example.com" }),
		Entry("a line break inside a quoted recipient", func(m *mail.Message) { m.To = "\"a\r\n b\"@example.com" }),
		Entry("a line break in the reply address", func(m *mail.Message) { m.ReplyTo = "a@example.com\r\nX: y" }),
		Entry("a line break in the message id", func(m *mail.Message) { m.MessageID = "1@x>\r\nBcc: <eve@example.com" }),
		Entry("two recipients", func(m *mail.Message) { m.To = "ann@example.com, eve@example.com" }),
		Entry("a name in the recipient", func(m *mail.Message) { m.To = "Ann <ann@example.com>" }),
		Entry("no recipient", func(m *mail.Message) { m.To = "" }),
		Entry("no sender", func(m *mail.Message) { m.From = "" }),
		Entry("no subject", func(m *mail.Message) { m.Subject = "" }),
		Entry("no message id", func(m *mail.Message) { m.MessageID = "" }),
		Entry("neither text nor HTML", func(m *mail.Message) { m.Text, m.HTML = "", "" }),
	)

	It("succeeds with only text or only HTML", func(ctx SpecContext) {
		s := listen()
		t := open("smtp://"+s.address, mail.SMTPOptions{})
		html, text := message("ann@example.com"), message("ann@example.com")
		html.Text, text.HTML = "", ""
		Expect(t.Send(ctx, html)).To(Succeed())
		Expect(t.Send(ctx, text)).To(Succeed())
		Expect(s.received()[0].content).To(ContainSubstring("Content-Type: text/html"))
		Expect(s.received()[1].content).To(ContainSubstring("Content-Type: text/plain"))
	})
})

var _ = Describe("A connection to the mail server", func() {
	It("uses STARTTLS if the server offers it, and logs in over TLS", func(ctx SpecContext) {
		s := listen(offering("mail.example"), accounts(map[string]string{"shop": "s:e/c@r%et"}))
		t := open("smtp://shop:s%3Ae%2Fc%40r%25et@mail.example:587", mail.SMTPOptions{Roots: s.roots, Dial: to(s)})
		Expect(t.Send(ctx, message("ann@example.com"))).To(Succeed())
		Expect(s.received()[0].secure).To(BeTrue())
		Expect(s.received()[0].user).To(Equal("shop"))
	})

	It("sends nothing without encryption, unless the server is on loopback", func(ctx SpecContext) {
		s := listen(accounts(map[string]string{"shop": "secret"}))
		t := open("smtp://shop:secret@mail.example:587", mail.SMTPOptions{Dial: to(s)})
		err := failure(t.Send(ctx, message("ann@example.com")))
		Expect(err.Temporary).To(BeTrue())
		Expect(err).To(MatchError(ContainSubstring("STARTTLS")))
		Expect(s.received()).To(BeEmpty())

		Expect(open("smtp://shop:secret@"+s.address, mail.SMTPOptions{}).Send(ctx, message("ann@example.com"))).To(Succeed())
		Expect(s.received()[0].secure).To(BeFalse())
	})

	It("uses STARTTLS even on loopback if the server offers it", func(ctx SpecContext) {
		s := listen(offering())
		Expect(open("smtp://"+s.address, mail.SMTPOptions{Roots: s.roots}).Send(ctx, message("ann@example.com"))).To(Succeed())
		Expect(s.received()[0].secure).To(BeTrue())
	})

	It("refuses a certificate of an unknown authority or for another host", func(ctx SpecContext) {
		s := listen(offering("other.example"))
		for _, o := range []mail.SMTPOptions{{Dial: to(s)}, {Dial: to(s), Roots: s.roots}} {
			err := failure(open("smtp://mail.example", o).Send(ctx, message("ann@example.com")))
			Expect(err.Temporary).To(BeTrue())
			Expect(err).To(MatchError(ContainSubstring("certificate")))
		}
		Expect(s.received()).To(BeEmpty())
	})

	It("uses TLS from the first byte for smtps", func(ctx SpecContext) {
		s := serve(certified("mail.example"), accounts(map[string]string{"shop": "secret"}))
		t := open("smtps://shop:secret@mail.example", mail.SMTPOptions{Roots: s.roots, Dial: to(s)})
		Expect(t.Send(ctx, message("ann@example.com"))).To(Succeed())
		Expect(s.received()[0].secure).To(BeTrue())
		Expect(s.received()[0].user).To(Equal("shop"))
		Expect(failure(open("smtps://mail.example", mail.SMTPOptions{Dial: to(s)}).Send(ctx, message("ann@example.com"))).Temporary).To(BeTrue())
	})

	It("fails temporarily if the login is refused, with an error that omits the password", func(ctx SpecContext) {
		s := listen(offering("mail.example"), accounts(map[string]string{"shop": "secret"}))
		for _, login := range []string{"shop:wrong@", ""} {
			t := open("smtp://"+login+"mail.example", mail.SMTPOptions{Roots: s.roots, Dial: to(s)})
			err := failure(t.Send(ctx, message("ann@example.com")))
			Expect(err.Temporary).To(BeTrue())
			Expect(err.Error()).NotTo(ContainSubstring("wrong"))
		}
	})
})

var _ = Describe("The URL of the mail server", func() {
	DescribeTable("is refused if it is invalid, with an error that omits the password:", EntryDescription("%[1]s"), func(address string) {
		_, err := mail.Open(address, mail.SMTPOptions{})
		Expect(err).To(HaveOccurred())
		Expect(err.Error()).NotTo(ContainSubstring("secret"))
	},
		Entry(nil, "mail.example:587"), Entry(nil, "http://shop:secret@mail.example"), Entry(nil, "smtp://"), Entry(nil, "smtp://:587"),
		Entry(nil, "smtp://shop:secret@mail.example:0"), Entry(nil, "smtp://shop:secret@mail.example:99999"),
		Entry(nil, "smtp://shop:secret@mail.example/path"), Entry(nil, "smtp://shop:secret@mail.example?tls=no"),
		Entry(nil, "smtp://shop:sec%ret@mail.example"), Entry(nil, "smtp://shop:secret@mail.example:x"),
	)

	DescribeTable("defaults to port 587 for smtp and 465 for smtps:", EntryDescription("%[1]s means %[2]s"), func(ctx SpecContext, address, want string) {
		var dialed string
		t := open(address, mail.SMTPOptions{Dial: func(_ context.Context, _, address string) (net.Conn, error) {
			dialed = address
			return nil, errors.New("enough")
		}})
		Expect(t.Send(ctx, message("ann@example.com"))).To(MatchError(ContainSubstring("enough")))
		Expect(dialed).To(Equal(want))
	},
		Entry(nil, "smtp://mail.example", "mail.example:587"), Entry(nil, "smtps://mail.example", "mail.example:465"),
		Entry(nil, "smtp://mail.example:2525/", "mail.example:2525"), Entry(nil, "smtp://[::1]:25", "[::1]:25"),
	)

	It("may be empty: mails then stay in the outbox, and Send returns ErrKept", func(ctx SpecContext) {
		t := open("", mail.SMTPOptions{})
		Expect(t).To(Equal(mail.Kept{}))
		Expect(t.Send(ctx, message("ann@example.com"))).To(MatchError(mail.ErrKept))
	})
})

// script starts a server for one connection. It sends the first line at once, and each further line after
// it has received one line (a whole body counts as one line). Then it closes the connection. After an
// empty line it sends nothing more and keeps the connection open.
func script(lines ...string) (address string) {
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	Expect(err).NotTo(HaveOccurred())
	DeferCleanup(listener.Close)
	go func() {
		c, err := listener.Accept()
		if err != nil {
			return
		}
		defer c.Close()
		heard := bufio.NewScanner(c)
		body := false
		for _, line := range lines {
			if line == "" {
				for heard.Scan() { // until the caller disconnects
				}
				return
			}
			if _, err := io.WriteString(c, line+"\r\n"); err != nil {
				return
			}
			body = strings.HasPrefix(line, "354")
			for heard.Scan() && body && heard.Text() != "." {
			}
		}
	}()
	return listener.Addr().String()
}
