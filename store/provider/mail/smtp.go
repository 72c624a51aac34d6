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

// sendTimeout is the time limit of the whole conversation about one message.
const sendTimeout = 30 * time.Second

// SMTPOptions configures the connection to a mail server. Production uses the zero value.
type SMTPOptions struct {
	// Roots contains the trusted certificate authorities; nil means the authorities that the machine
	// trusts.
	Roots *x509.CertPool
	// Dial opens connections; nil means net.Dialer.
	Dial func(ctx context.Context, network, address string) (net.Conn, error)
}

// Open returns the transport for an address:
//
//	smtp://user:password@host:587    STARTTLS is required, except for a server on this
//	                                 machine, where it is used if offered
//	smtps://user:password@host:465   TLS from the first byte
//	(empty)                          Kept
//
// User, password and port are optional.
func Open(address string, o SMTPOptions) (Transport, error) {
	if address == "" {
		return Kept{}, nil
	}
	// The parser's own error would contain the password.
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

// smtp sends to a mail server, with a new connection for each message.
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
		return nil // the server has accepted the message, so a later failure does not matter
	}
	refusal, ok := errors.AsType[*gomail.SendError](err)
	if !ok {
		return &Error{Temporary: true, cause: err} // greeting, STARTTLS or login failed
	}
	e := &Error{Code: refusal.ErrorCode(), Status: refusal.EnhancedStatusCode(), cause: err, quiet: true, sender: refusal.Reason == gomail.ErrSMTPMailFrom}
	e.Temporary = !e.refusesRecipient(refusal.Reason == gomail.ErrSMTPRcptTo)
	return e
}

// connect opens the connection, with TLS if the scheme is smtps.
func (t *smtp) connect(ctx context.Context) (net.Conn, error) {
	connection, err := t.dial(ctx, "tcp", net.JoinHostPort(t.host, strconv.Itoa(t.port)))
	if err == nil && t.implicit {
		connection = tls.Client(connection, t.tls()) // the TLS handshake takes place when the greeting is read
	}
	return connection, err
}

func (t *smtp) tls() *tls.Config {
	return &tls.Config{MinVersion: tls.VersionTLS12, ServerName: t.host, RootCAs: t.roots}
}

func (t *smtp) settings() []gomail.Option {
	policy := gomail.TLSMandatory
	if t.implicit || t.loopback() {
		policy = gomail.TLSOpportunistic // servers do not offer STARTTLS inside TLS
	}
	settings := []gomail.Option{gomail.WithPort(t.port), gomail.WithTimeout(sendTimeout), gomail.WithTLSPolicy(policy), gomail.WithTLSConfig(t.tls())}
	if t.user != "" {
		// The last two methods send the password itself to the server. go-mail allows them only inside
		// TLS or on this machine.
		settings = append(settings, gomail.WithUsername(t.user), gomail.WithPassword(t.password), gomail.WithOpportunisticSMTPAuth(
			gomail.SMTPAuthSCRAMSHA256, gomail.SMTPAuthSCRAMSHA1, gomail.SMTPAuthCramMD5, gomail.SMTPAuthPlain, gomail.SMTPAuthLogin))
	}
	return settings
}

func (t *smtp) loopback() bool {
	ip, err := netip.ParseAddr(t.host)
	return t.host == "localhost" || err == nil && ip.Unmap().IsLoopback()
}
