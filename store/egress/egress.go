// Package egress contains the only HTTP client for addresses from third parties, such as webhook endpoints and
// other servers that merchants name. Such an address must not lead to hosts that only this machine can reach. The
// client therefore checks the IP address of every connection when it dials, because a name may resolve to a
// different address than at registration.
// The client follows no redirects, uses no proxy and decompresses nothing. The caller limits how much of a response
// it reads, and limits the duration of the exchange with the request's context.
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

// These limits apply to every exchange.
const (
	connectTimeout   = 3 * time.Second // for the lookup and the connection together
	handshakeTimeout = 5 * time.Second
	longestExchange  = time.Minute // applies even if the request's context has no deadline
	maxHeader        = 16 << 10    // the maximum size of a response's header
	idlePerHost      = 256         // idle connections: all webhook deliveries in flight may go to one host
	idleTimeout      = 30 * time.Second
)

// userAgent is the User-Agent of requests that set no User-Agent.
const userAgent = "StorePlatform"

// Options configures a Client.
type Options struct {
	// Allow lists networks that may be reached on any port although they are not public. It is meant for
	// development, tests and private installations.
	Allow []netip.Prefix
	// Resolver looks up names; nil means the machine's resolver.
	Resolver *net.Resolver
	// Roots are the trusted certificate authorities; nil means the roots of the machine.
	Roots *x509.CertPool
}

// Client makes HTTP requests to addresses from third parties. It can be used concurrently and
// keeps connections open, so a process needs only one Client.
type Client struct {
	http     *http.Client
	resolver *net.Resolver
	allow    []netip.Prefix
	special  *ssrf.Guardian
}

// New returns a Client.
func New(o Options) *Client {
	c := &Client{resolver: o.Resolver, allow: slices.Clone(o.Allow), special: ssrf.New()}
	if c.resolver == nil {
		c.resolver = net.DefaultResolver
	}
	dialer := &net.Dialer{Timeout: connectTimeout, Resolver: c.resolver, ControlContext: c.control}
	c.http = &http.Client{
		Timeout:       longestExchange,
		CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse },
		// The client uses only HTTP/1.1. A connection then carries only one request at a time, so a slow peer does
		// not delay other requests.
		Transport: observed{&http.Transport{
			Proxy:                  nil, // with a proxy, the check would see only the proxy's address
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

// Do sends a request like http.Client.Do. It returns a redirect as a response. If the address may
// not be reached, the error wraps a *Refused, and nothing was sent.
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

// Repeatable marks a request whose receiver detects repetitions. If an idle connection turns out to be
// closed, net/http then sends the request again on a new connection, which it does not do by default for a
// POST. An Idempotency-Key without a value has this effect and is not sent.
func Repeatable(req *http.Request) { req.Header["Idempotency-Key"] = []string{} }

// CloseIdle closes the idle connections.
func (c *Client) CloseIdle() { c.http.CloseIdleConnections() }

// CheckURL returns an error if an address may not be registered. The address must be an http or https URL without
// credentials, and its host must resolve only to allowed addresses. CheckURL only finds mistakes early; what
// protects the service is the check of every connection. The error is the context's error or a *Refused.
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

// LookupTXT returns the TXT records of a name. If the name has none, the error is a *net.DNSError with IsNotFound.
func (c *Client) LookupTXT(ctx context.Context, name string) ([]string, error) {
	begun := time.Now()
	found, err := c.resolver.LookupTXT(ctx, name)
	lookedUp(ctx, "dns:"+name+"?type=TXT", begun, found, err)
	return found, err
}

// Refused is the error for an address that may not be reached. Reason is written for the person who entered the
// address. It does not reveal the resolved address.
type Refused struct{ Reason string }

func (r *Refused) Error() string { return "egress: " + r.Reason }

func refused(reason string) error { return &Refused{reason} }

// checkForm checks the form of a URL without a lookup.
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

// control checks the resolved address of every connection before the connection is made.
func (c *Client) control(_ context.Context, _, address string, _ syscall.RawConn) error {
	to, err := netip.ParseAddrPort(address)
	if err != nil {
		return refused("The address cannot be read.")
	}
	return c.check(to)
}

func (c *Client) check(to netip.AddrPort) error {
	ip := to.Addr().Unmap() // ::ffff:127.0.0.1 is the same address as 127.0.0.1
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
