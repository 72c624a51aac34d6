// Package egress is the one way out to addresses that others gave us: webhook
// endpoints, and whatever else a merchant may point at a server. Such an
// address must not reach what only this machine can reach, so every connection
// is checked at the moment it is made, by the address that is really dialed: a
// name that resolved to a public address when it was checked may resolve to
// another one now.
//
// It follows no redirects, uses no proxy and unpacks nothing. How much of an
// answer is read is the caller's to bound; how long the whole exchange takes, by
// the request's context.
package egress

import (
	"context"
	"crypto/tls"
	"crypto/x509"
	"net"
	"net/http"
	"net/netip"
	"net/url"
	"slices"
	"strconv"
	"syscall"
	"time"

	"code.dny.dev/ssrf"
)

// Limits of every exchange.
const (
	connectTimeout   = 3 * time.Second // the lookup of the name and the connection
	handshakeTimeout = 5 * time.Second
	longestExchange  = time.Minute // behind the deadline of the request's context
	maxHeader        = 16 << 10    // of an answer
	idlePerHost      = 256         // kept connections: what all webhook endpoints may have in flight, as they may share a host
	idleTimeout      = 30 * time.Second
)

// userAgent is sent by requests that do not name their own.
const userAgent = "StorePlatform"

// Options say what may be reached besides public addresses.
type Options struct {
	// Allow lists networks that may be reached although they are not public, and
	// on any port: for development, tests and private installations.
	Allow []netip.Prefix
	// Resolver looks names up; nil is the machine's.
	Resolver *net.Resolver
	// Roots are the certificate authorities that are trusted; nil is the machine's.
	Roots *x509.CertPool
}

// Client makes HTTP requests to addresses that others gave us. It is safe for
// use by many goroutines and keeps connections: make one.
type Client struct {
	http     *http.Client
	resolver *net.Resolver
	allow    []netip.Prefix
	special  *ssrf.Guardian
}

// New makes a Client.
func New(o Options) *Client {
	c := &Client{resolver: o.Resolver, allow: slices.Clone(o.Allow), special: ssrf.New()}
	if c.resolver == nil {
		c.resolver = net.DefaultResolver
	}
	dialer := &net.Dialer{Timeout: connectTimeout, Resolver: c.resolver, ControlContext: c.control}
	c.http = &http.Client{
		Timeout:       longestExchange,
		CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse },
		// HTTP/1.1 only: a connection carries one request, so a peer that stalls
		// holds up nobody else's.
		Transport: observed{&http.Transport{
			Proxy:                  nil, // it would be dialed in the place of the address that we check
			DialContext:            dialer.DialContext,
			TLSClientConfig:        &tls.Config{MinVersion: tls.VersionTLS12, RootCAs: o.Roots},
			TLSHandshakeTimeout:    handshakeTimeout,
			DisableCompression:     true,
			MaxResponseHeaderBytes: maxHeader,
			MaxIdleConnsPerHost:    idlePerHost,
			IdleConnTimeout:        idleTimeout,
		}},
	}
	return c
}

// Do sends a request as http.Client does. A redirect is an answer like any
// other. An address that may not be reached is a *Refused inside the error, and
// nothing was sent to it.
func (c *Client) Do(req *http.Request) (*http.Response, error) {
	if err := checkForm(req.URL); err != nil {
		return nil, err
	}
	if _, named := req.Header["User-Agent"]; !named {
		req = req.Clone(req.Context())
		req.Header.Set("User-Agent", userAgent)
	}
	return c.http.Do(req)
}

// Repeatable marks a request whose receiver acts on it once, however often it
// comes: when a kept connection turns out to be closed, it is sent again on a new
// one. net/http takes every other POST for one that must not be repeated; an
// Idempotency-Key without a value, which is not sent, tells it.
func Repeatable(req *http.Request) { req.Header["Idempotency-Key"] = []string{} }

// CloseIdle closes the connections that nobody uses at the moment.
func (c *Client) CloseIdle() { c.http.CloseIdleConnections() }

// CheckURL tells whether an address may be registered: an http or https URL
// without credentials, whose host resolves, now and to nothing but addresses
// that may be reached. It saves people a mistake; what protects us is the check
// of every connection. Any error but the context's is a *Refused.
func (c *Client) CheckURL(ctx context.Context, address string) error {
	u, err := url.Parse(address)
	if err != nil {
		return refused("This is not a URL.")
	}
	if err := checkForm(u); err != nil {
		return err
	}
	port, err := portOf(u)
	if err != nil {
		return err
	}
	lookup, cancel := context.WithTimeout(ctx, connectTimeout)
	defer cancel()
	found, err := c.resolver.LookupNetIP(lookup, "ip", u.Hostname())
	if ctx.Err() != nil {
		return ctx.Err()
	}
	if err != nil || len(found) == 0 {
		return refused("The host of the URL cannot be found.")
	}
	for _, ip := range found {
		if err := c.check(netip.AddrPortFrom(ip, port)); err != nil {
			return err
		}
	}
	return nil
}

// LookupTXT reads the TXT records of a name. A name without any is a *net.DNSError
// that says so.
func (c *Client) LookupTXT(ctx context.Context, name string) ([]string, error) {
	begun := time.Now()
	found, err := c.resolver.LookupTXT(ctx, name)
	lookedUp(ctx, "dns:"+name+"?type=TXT", begun, found, err)
	return found, err
}

// Refused says why an address may not be reached. Reason is written for the
// person who gave us the address, and does not tell what a name resolved to.
type Refused struct{ Reason string }

func (r *Refused) Error() string { return "egress: " + r.Reason }

func refused(reason string) error { return &Refused{reason} }

// checkForm checks what can be seen without looking anything up.
func checkForm(u *url.URL) error {
	switch {
	case u.Scheme != "http" && u.Scheme != "https":
		return refused("The URL must begin with https:// or http://.")
	case u.User != nil:
		return refused("The URL must not contain a user name or a password.")
	case u.Hostname() == "":
		return refused("The URL has no host.")
	}
	return nil
}

func portOf(u *url.URL) (uint16, error) {
	text := u.Port()
	if text == "" {
		if u.Scheme == "https" {
			return 443, nil
		}
		return 80, nil
	}
	port, err := strconv.ParseUint(text, 10, 16)
	if err != nil {
		return 0, refused("The port of the URL is not a port.")
	}
	return uint16(port), nil
}

// control sees every connection before it is made, with the address that the
// name resolved to.
func (c *Client) control(_ context.Context, _, address string, _ syscall.RawConn) error {
	to, err := netip.ParseAddrPort(address)
	if err != nil {
		return refused("The address cannot be read.")
	}
	return c.check(to)
}

func (c *Client) check(to netip.AddrPort) error {
	ip := to.Addr().Unmap() // ::ffff:127.0.0.1 is 127.0.0.1
	if slices.ContainsFunc(c.allow, func(p netip.Prefix) bool { return p.Contains(ip) }) {
		return nil
	}
	if c.special.SafeAddr(ip) != nil {
		return refused("The address is not a public one.")
	}
	if to.Port() != 80 && to.Port() != 443 {
		return refused("Only the ports 80 and 443 can be used.")
	}
	return nil
}
