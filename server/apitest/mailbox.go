package apitest

import (
	"io"
	"net"
	"regexp"
	"strings"
	"sync"
	"sync/atomic"

	"github.com/emersion/go-smtp"
	"github.com/onsi/ginkgo/v2"
	"github.com/onsi/gomega"
)

// Mailbox is a real SMTP server that stores the mails it receives.
type Mailbox struct {
	URL string // the value for SMTP_URL
	// Full makes the server refuse every mail permanently, like a mailbox that is over its quota.
	Full  atomic.Bool
	mu    sync.Mutex
	mails []Mail
}

// Mail is one message that the server received.
type Mail struct {
	To, Raw string
}

// NewMailbox starts a mailbox for a spec.
func NewMailbox() *Mailbox {
	ginkgo.GinkgoHelper()
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	gomega.Expect(err).NotTo(gomega.HaveOccurred())
	m := &Mailbox{URL: "smtp://" + listener.Addr().String()}
	server := smtp.NewServer(m)
	server.Domain, server.AllowInsecureAuth = "localhost", true
	go func() { _ = server.Serve(listener) }()
	ginkgo.DeferCleanup(server.Close)
	return m
}

// NewSession implements the backend of go-smtp.
func (m *Mailbox) NewSession(*smtp.Conn) (smtp.Session, error) { return &mailSession{box: m}, nil }

type mailSession struct {
	box *Mailbox
	to  string
}

func (s *mailSession) Mail(string, *smtp.MailOptions) error { return nil }

// Rcpt refuses addresses that begin with "refused". The error repeats the address, as real servers do.
func (s *mailSession) Rcpt(to string, _ *smtp.RcptOptions) error {
	if strings.HasPrefix(to, "refused") {
		return &smtp.SMTPError{Code: 550, EnhancedCode: smtp.EnhancedCode{5, 1, 1}, Message: "no mailbox <" + to + "> here"}
	}
	if s.box.Full.Load() {
		return &smtp.SMTPError{Code: 552, EnhancedCode: smtp.EnhancedCode{5, 2, 2}, Message: "over quota"}
	}
	s.to = to
	return nil
}

func (s *mailSession) Data(r io.Reader) error {
	raw, err := io.ReadAll(r)
	s.box.mu.Lock()
	defer s.box.mu.Unlock()
	s.box.mails = append(s.box.mails, Mail{To: s.to, Raw: string(raw)})
	return err
}

func (s *mailSession) Reset()        {}
func (s *mailSession) Logout() error { return nil }

// To waits for a mail to an address and returns the newest mail.
func (m *Mailbox) To(address string) Mail {
	ginkgo.GinkgoHelper()
	var found Mail
	gomega.Eventually(func() string {
		m.mu.Lock()
		defer m.mu.Unlock()
		for _, mail := range m.mails {
			if strings.EqualFold(mail.To, address) {
				found = mail
			}
		}
		return found.Raw
	}).ShouldNot(gomega.BeEmpty(), "no mail to %s", address)
	return found
}

// Count returns the number of mails to an address.
func (m *Mailbox) Count(address string) (n int) {
	m.mu.Lock()
	defer m.mu.Unlock()
	for _, mail := range m.mails {
		if strings.EqualFold(mail.To, address) {
			n++
		}
	}
	return n
}

// giftCode matches the line of a mail's text that contains a gift card's code. In the whole mail, one Message-ID in
// some hundred looks like a code as well.
var giftCode = regexp.MustCompile(`(?m)^ {4}([0-9A-Z]{4}(?:-[0-9A-Z]{4}){3})\r?$`)

// GiftCode returns the code of a gift card in a mail.
func (m Mail) GiftCode() string {
	ginkgo.GinkgoHelper()
	found := giftCode.FindStringSubmatch(m.Raw)
	gomega.Expect(found).To(gomega.HaveLen(2), m.Raw)
	return found[1]
}

var pin = regexp.MustCompile(`\b\d{6}\b`)

// Pin returns the verification code in a mail.
func (m Mail) Pin() string {
	ginkgo.GinkgoHelper()
	_, text, _ := strings.Cut(m.Raw, "\r\n\r\n")
	code := pin.FindString(text)
	gomega.Expect(code).NotTo(gomega.BeEmpty(), m.Raw)
	return code
}
