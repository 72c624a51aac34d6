package mail_test

import (
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/tls"
	"crypto/x509"
	"io"
	"log"
	"math/big"
	"net"
	"strconv"
	"strings"
	"sync"
	"time"

	"github.com/emersion/go-sasl"
	"github.com/emersion/go-smtp"
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"
)

// server is a real SMTP server. It refuses recipients such as code550@… with the code in the address. If
// it has accounts, senders must log in.
type server struct {
	address  string
	roots    *x509.CertPool
	accounts map[string]string
	refuse   map[string]int // by command: MAIL, DATA

	mu    sync.Mutex
	mails []delivered
}

type delivered struct {
	from, to, content string
	secure            bool
	user              string
}

// certified returns a TLS configuration with a certificate for the given names.
func certified(names ...string) *tls.Config {
	key, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	Expect(err).NotTo(HaveOccurred())
	sheet := &x509.Certificate{SerialNumber: big.NewInt(1), NotAfter: time.Now().Add(time.Hour), IsCA: true, BasicConstraintsValid: true,
		DNSNames: names, IPAddresses: []net.IP{net.IPv4(127, 0, 0, 1)}}
	der, err := x509.CreateCertificate(rand.Reader, sheet, sheet, key.Public(), key)
	Expect(err).NotTo(HaveOccurred())
	return &tls.Config{MinVersion: tls.VersionTLS12, Certificates: []tls.Certificate{{Certificate: [][]byte{der}, PrivateKey: key}}}
}

type setting func(*server, *smtp.Server)

// offering makes the server offer STARTTLS.
func offering(names ...string) setting {
	return func(s *server, under *smtp.Server) {
		under.TLSConfig = certified(names...)
		s.trust(under.TLSConfig)
	}
}

func accounts(accounts map[string]string) setting {
	return func(s *server, _ *smtp.Server) { s.accounts = accounts }
}

func refusing(command string, code int) setting {
	return func(s *server, _ *smtp.Server) { s.refuse = map[string]int{command: code} }
}

func (s *server) trust(config *tls.Config) {
	certificate, err := x509.ParseCertificate(config.Certificates[0].Certificate[0])
	Expect(err).NotTo(HaveOccurred())
	s.roots = x509.NewCertPool()
	s.roots.AddCert(certificate)
}

func listen(settings ...setting) *server { return serve(nil, settings...) }

// serve starts a server. If implicit is not nil, the server uses TLS from the first byte.
func serve(implicit *tls.Config, settings ...setting) *server {
	s := &server{}
	under := smtp.NewServer(s)
	under.Domain, under.AllowInsecureAuth, under.ErrorLog = "mail.example", true, log.New(io.Discard, "", 0)
	for _, set := range settings {
		set(s, under)
	}
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	Expect(err).NotTo(HaveOccurred())
	s.address = listener.Addr().String()
	if implicit != nil {
		s.trust(implicit)
		listener = tls.NewListener(listener, implicit)
	}
	go func() { _ = under.Serve(listener) }()
	DeferCleanup(under.Close)
	return s
}

func (s *server) received() []delivered {
	s.mu.Lock()
	defer s.mu.Unlock()
	return append([]delivered(nil), s.mails...)
}

func (s *server) NewSession(c *smtp.Conn) (smtp.Session, error) {
	return &session{server: s, connection: c}, nil
}

type session struct {
	server     *server
	connection *smtp.Conn
	mail       delivered
}

func (s *session) Reset()        { s.mail = delivered{user: s.mail.user} }
func (s *session) Logout() error { return nil }

func (s *session) AuthMechanisms() []string {
	if len(s.server.accounts) == 0 {
		return nil
	}
	return []string{sasl.Plain}
}

func (s *session) Auth(string) (sasl.Server, error) {
	return sasl.NewPlainServer(func(_, user, password string) error {
		if want, known := s.server.accounts[user]; !known || want != password {
			return smtp.ErrAuthFailed
		}
		s.mail.user = user
		return nil
	}), nil
}

func (s *session) answer(command string) error {
	if code := s.server.refuse[command]; code != 0 {
		return &smtp.SMTPError{Code: code, EnhancedCode: smtp.EnhancedCode{code / 100, 1, 1}, Message: "no"}
	}
	return nil
}

func (s *session) Mail(from string, _ *smtp.MailOptions) error {
	if len(s.server.accounts) > 0 && s.mail.user == "" {
		return &smtp.SMTPError{Code: 530, EnhancedCode: smtp.EnhancedCode{5, 7, 0}, Message: "Authentication required"}
	}
	s.mail.from = from
	return s.answer("MAIL")
}

func (s *session) Rcpt(to string, _ *smtp.RcptOptions) error {
	for _, code := range []int{421, 450, 451, 452, 500, 550, 552, 553, 554} {
		if strings.HasPrefix(to, "code"+strconv.Itoa(code)) {
			return &smtp.SMTPError{Code: code, EnhancedCode: smtp.EnhancedCode{code / 100, 1, 1}, Message: "<" + to + "> no"}
		}
	}
	switch name, _, _ := strings.Cut(to, "@"); name {
	case "relay":
		return &smtp.SMTPError{Code: 554, EnhancedCode: smtp.EnhancedCode{5, 7, 1}, Message: "Relay access denied"}
	case "full":
		return &smtp.SMTPError{Code: 552, EnhancedCode: smtp.EnhancedCode{5, 2, 2}, Message: "Mailbox full"}
	case "undefined":
		return &smtp.SMTPError{Code: 550, EnhancedCode: smtp.EnhancedCode{5, 0, 0}, Message: "No such user here"}
	case "unknown":
		return &smtp.SMTPError{Code: 550, EnhancedCode: smtp.NoEnhancedCode, Message: "No such user here"}
	}
	s.mail.to = to
	return nil
}

func (s *session) Data(r io.Reader) error {
	content, err := io.ReadAll(r)
	if err != nil {
		return err
	}
	if err := s.answer("DATA"); err != nil {
		return err
	}
	if strings.HasPrefix(s.mail.to, "paused@") {
		return &smtp.SMTPError{Code: 554, EnhancedCode: smtp.EnhancedCode{5, 7, 1}, Message: "Sending is paused for this account"}
	}
	s.mail.content = string(content)
	_, s.mail.secure = s.connection.TLSConnectionState()
	s.server.mu.Lock()
	defer s.server.mu.Unlock()
	s.server.mails = append(s.server.mails, s.mail)
	return nil
}
