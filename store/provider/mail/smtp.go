package mail

import (
	"context"
	"crypto/tls"
	"crypto/x509"
	"errors"
	"net"
	"net/netip"
	"net/url"
	"strconv"
	"time"

	gomail "github.com/wneessen/go-mail"
)

// sendTimeout bounds the whole conversation about one message.
const sendTimeout = 30 * time.Second

// SMTPOptions are about the connection to a mail server; the zero value is right
// in production.
type SMTPOptions struct {
	// Roots are the certificate authorities that are trusted; nil is the machine's.
	Roots *x509.CertPool
	// Dial makes connections; nil is the machine's way.
	Dial func(ctx context.Context, network, address string) (net.Conn, error)
}

// Open makes the transport that an address stands for:
//
//	smtp://user:password@host:587    STARTTLS, without which nothing is sent;
//	                                 on this machine itself, only where it is offered
//	smtps://user:password@host:465   TLS from the first byte
//	(empty)                          Kept
//
// User, password and port may be left out.
func Open(address string, o SMTPOptions) (Transport, error) {
	if address == "" {
		return Kept{}, nil
	}
	// The parser's own error would show the password.
	errAddress := errors.New("mail: want an address such as smtp://user:password@mail.example.com:587")
	u, err := url.Parse(address)
	if err != nil || u.Hostname() == "" || u.Path != "" && u.Path != "/" || u.RawQuery != "" || u.Fragment != "" {
		return nil, errAddress
	}
	t := &smtp{host: u.Hostname(), dial: o.Dial, roots: o.Roots}
	t.password, _ = u.User.Password()
	t.user = u.User.Username()
	switch u.Scheme {
	case "smtp":
		t.port = 587
	case "smtps":
		t.port, t.implicit = 465, true
	default:
		return nil, errAddress
	}
	if text := u.Port(); text != "" {
		if t.port, err = strconv.Atoi(text); err != nil || t.port < 1 || t.port > 65535 {
			return nil, errAddress
		}
	}
	if t.dial == nil {
		t.dial = new(net.Dialer).DialContext
	}
	return t, nil
}

// smtp is a mail server. Each message has a connection of its own.
type smtp struct {
	host           string
	port           int
	user, password string
	implicit       bool // TLS from the first byte
	dial           func(ctx context.Context, network, address string) (net.Conn, error)
	roots          *x509.CertPool
}

func (t *smtp) Send(ctx context.Context, m Message) error {
	composed, err := m.compose()
	if err != nil {
		return err
	}
	ctx, cancel := context.WithTimeout(ctx, sendTimeout)
	defer cancel()
	connection, err := t.connect(ctx)
	if err != nil {
		return &Error{Temporary: true, cause: err}
	}
	defer connection.Close()
	stop := context.AfterFunc(ctx, func() { _ = connection.Close() })
	defer stop()

	client, err := gomail.NewClient(t.host, append(t.settings(), gomail.WithDialContextFunc(
		func(context.Context, string, string) (net.Conn, error) { return connection, nil }))...)
	if err != nil {
		return &Error{Temporary: true, cause: err}
	}
	if err = client.DialAndSendWithContext(ctx, composed); err == nil || composed.IsDelivered() {
		return nil // what went wrong behind the server's last word does not matter
	}
	refusal, ok := errors.AsType[*gomail.SendError](err)
	if !ok {
		return &Error{Temporary: true, cause: err} // greeting, STARTTLS or login
	}
	// 55x speaks of this message; everything else of the server, the way there or
	// our settings, and may be over later.
	code := refusal.ErrorCode()
	return &Error{Temporary: code/10 != 55, Code: code, Status: refusal.EnhancedStatusCode(), cause: err, quiet: true, sender: refusal.Reason == gomail.ErrSMTPMailFrom}
}

// connect opens the connection, inside TLS already where that is not negotiated.
func (t *smtp) connect(ctx context.Context) (net.Conn, error) {
	connection, err := t.dial(ctx, "tcp", net.JoinHostPort(t.host, strconv.Itoa(t.port)))
	if err == nil && t.implicit {
		connection = tls.Client(connection, t.tls()) // shakes hands when the greeting is read
	}
	return connection, err
}

func (t *smtp) tls() *tls.Config {
	return &tls.Config{MinVersion: tls.VersionTLS12, ServerName: t.host, RootCAs: t.roots}
}

func (t *smtp) settings() []gomail.Option {
	policy := gomail.TLSMandatory
	if t.implicit || t.loopback() {
		policy = gomail.TLSOpportunistic // inside TLS nobody offers STARTTLS
	}
	settings := []gomail.Option{gomail.WithPort(t.port), gomail.WithTimeout(sendTimeout), gomail.WithTLSPolicy(policy), gomail.WithTLSConfig(t.tls())}
	if t.user != "" {
		// The last two show the password to the server, and go-mail allows them
		// inside TLS or on this machine only.
		settings = append(settings, gomail.WithUsername(t.user), gomail.WithPassword(t.password), gomail.WithOpportunisticSMTPAuth(
			gomail.SMTPAuthSCRAMSHA256, gomail.SMTPAuthSCRAMSHA1, gomail.SMTPAuthCramMD5, gomail.SMTPAuthPlain, gomail.SMTPAuthLogin))
	}
	return settings
}

func (t *smtp) loopback() bool {
	ip, err := netip.ParseAddr(t.host)
	return t.host == "localhost" || err == nil && ip.Unmap().IsLoopback()
}
