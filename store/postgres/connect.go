package postgres

import (
	"context"
	"database/sql/driver"
	"errors"
	"io"
	"net"
	"sync"
	"sync/atomic"
	"time"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgconn"
	"github.com/jackc/pgx/v5/stdlib"
)

const (
	// connectTimeout limits the attempt to connect to one host of a URL, including the TLS handshake and
	// authentication. connect_timeout in the URL overrides it.
	connectTimeout = 3 * time.Second
	// spareTime is the time for which a connection that was opened too late for its caller waits for another caller.
	spareTime = 2 * time.Second
)

// answerTimeout is the time for which a connection of Open waits for the server's next bytes. PostgreSQL ends a
// statement after statementTimeout, so a server that sends nothing for longer hangs or is gone. Specs shorten this
// time.
var answerTimeout = statementTimeout + 2*time.Second

// parse reads a URL, and sets the connect timeout of each host.
func parse(url string) (*pgx.ConnConfig, error) {
	config, err := pgx.ParseConfig(url)
	if err == nil && config.ConnectTimeout == 0 {
		config.ConnectTimeout = connectTimeout
	}
	return config, err
}

// Dial connects to the server in url, for a caller that needs a separate session. It tries the hosts of the URL one
// after another, each for at most 3 seconds.
func Dial(ctx context.Context, url string) (*pgx.Conn, error) {
	config, err := parse(url)
	if err != nil {
		return nil, err
	}
	return pgx.ConnectConfig(ctx, config)
}

// connector opens the connections of a pool. Its callers wait for one second, but an attempt to reach a hung host takes
// longer. connector therefore opens connections independently of its callers, and first tries the host that accepted
// the last connection. Otherwise no caller would ever reach a host that comes after a hung host.
type connector struct {
	hosts []driver.Connector // one connector for each host of the URL
	last  atomic.Int64       // index of the host that last accepted a connection
	slots chan struct{}      // limits the connections that are opened at once

	mu     sync.Mutex
	closed bool
	spare  []spare
}

// spare is an open connection whose caller stopped waiting before it was open.
type spare struct {
	driver.Conn
	since time.Time
}

func newConnector(config *pgx.ConnConfig, prepare func(context.Context, *pgx.Conn) error) *connector {
	c := &connector{slots: make(chan struct{}, MaxConnections)}
	config.DialFunc = watched(config.DialFunc)
	for _, host := range hosts(config) {
		c.hosts = append(c.hosts, stdlib.GetConnector(*host, stdlib.OptionAfterConnect(prepare)))
	}
	return c
}

// hosts returns a configuration for each host. The fallbacks for the same host, with and without TLS, stay together.
func hosts(config *pgx.ConnConfig) (all []*pgx.ConnConfig) {
	ways := append([]*pgconn.FallbackConfig{{Host: config.Host, Port: config.Port, TLSConfig: config.TLSConfig}}, config.Fallbacks...)
	for _, way := range ways {
		if n := len(all); n > 0 && all[n-1].Host == way.Host && all[n-1].Port == way.Port {
			all[n-1].Fallbacks = append(all[n-1].Fallbacks, way)
			continue
		}
		host := config.Copy()
		host.Host, host.Port, host.TLSConfig, host.Fallbacks = way.Host, way.Port, way.TLSConfig, nil
		all = append(all, host)
	}
	return all
}

// Driver implements driver.Connector.
func (c *connector) Driver() driver.Driver { return stdlib.GetDefaultDriver() }

// Connect implements driver.Connector.
func (c *connector) Connect(ctx context.Context) (driver.Conn, error) {
	if conn := c.take(); conn != nil {
		return conn, nil
	}
	select {
	case c.slots <- struct{}{}:
	case <-ctx.Done():
		return nil, ctx.Err()
	}
	type opened struct {
		conn driver.Conn
		err  error
	}
	done := make(chan opened)
	left := make(chan struct{})
	defer close(left)
	go func() {
		defer func() { <-c.slots }()
		conn, err := c.open(context.WithoutCancel(ctx))
		select {
		case done <- opened{conn, err}:
		case <-left:
			if err == nil {
				c.keep(conn)
			}
		}
	}()
	select {
	case o := <-done:
		return o.conn, o.err
	case <-ctx.Done():
		return nil, ctx.Err()
	}
}

// open connects to the first host that accepts the connection, and remembers that host.
func (c *connector) open(ctx context.Context) (driver.Conn, error) {
	first := int(c.last.Load())
	var problems []error
	for i := range c.hosts {
		at := (first + i) % len(c.hosts)
		conn, err := c.hosts[at].Connect(ctx)
		if err == nil {
			c.last.Store(int64(at))
			return conn, nil
		}
		problems = append(problems, err)
	}
	return nil, errors.Join(problems...)
}

// take returns a spare connection; nil means that no spare connection is usable. It closes spare connections that are
// too old, because a pool does not check a new connection before using it.
func (c *connector) take() driver.Conn {
	c.mu.Lock()
	defer c.mu.Unlock()
	for len(c.spare) > 0 {
		s := c.spare[len(c.spare)-1]
		c.spare = c.spare[:len(c.spare)-1]
		if time.Since(s.since) < spareTime {
			return s.Conn
		}
		go s.Close() // Close writes to the server, which may hang
	}
	return nil
}

// keep stores a connection for the next caller.
func (c *connector) keep(conn driver.Conn) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.closed || len(c.spare) == MaxConnections {
		_ = conn.Close()
		return
	}
	c.spare = append(c.spare, spare{conn, time.Now()})
}

var _ io.Closer = (*connector)(nil)

// Close closes the spare connections. The pool calls Close when it is closed itself.
func (c *connector) Close() error {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.closed = true
	var problems []error
	for _, s := range c.spare {
		problems = append(problems, s.Close())
	}
	c.spare = nil
	return errors.Join(problems...)
}

// watched returns a dial function for connections on which each read is limited to answerTimeout.
func watched(dial pgconn.DialFunc) pgconn.DialFunc {
	return func(ctx context.Context, network, address string) (net.Conn, error) {
		conn, err := dial(ctx, network, address)
		if err != nil {
			return nil, err
		}
		return &watchedConn{Conn: conn, limit: answerTimeout}, nil
	}
}

// watchedConn is a connection whose reads fail if no byte arrives within the limit. pgx reads only while it waits for a
// response, so an unused connection does not expire.
type watchedConn struct {
	net.Conn
	limit     time.Duration
	unhurried atomic.Bool

	mu  sync.Mutex
	own bool // pgx has set a deadline itself, for example because a context ended
}

// Unhurried lifts the limit if unhurried is true, and otherwise restores it.
func (c *watchedConn) Unhurried(unhurried bool) { c.unhurried.Store(unhurried) }

// SetDeadline implements net.Conn.
func (c *watchedConn) SetDeadline(t time.Time) error {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.own = !t.IsZero()
	return c.Conn.SetDeadline(t)
}

// Read implements net.Conn.
func (c *watchedConn) Read(b []byte) (int, error) {
	if err := c.expect(); err != nil {
		return 0, err
	}
	return c.Conn.Read(b)
}

// expect sets the deadline of the next read.
func (c *watchedConn) expect() error {
	c.mu.Lock()
	defer c.mu.Unlock()
	switch {
	case c.own:
		return nil
	case c.unhurried.Load():
		return c.SetReadDeadline(time.Time{})
	}
	return c.SetReadDeadline(time.Now().Add(c.limit))
}
