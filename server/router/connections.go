package router

import (
	"cmp"
	"container/list"
	"io"
	"net"
	"net/http"
	"sync"
	"time"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/promauto"
)

// maxConnections is the maximum number of open connections of a process unless CONNECTIONS is set. It bounds their
// memory: 2,000 connections with headers and small bodies take some 60 MiB.
const maxConnections = 2000

// patience is the time for which all connections may be busy before the listener refuses new connections.
const patience = time.Second

// refusal is the response to a connection that the listener refuses.
const refusal = "HTTP/1.1 503 Service Unavailable\r\nRetry-After: 1\r\nCache-Control: no-store\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"

// The listener keeps at most maxFarewells refused connections open, each for at most farewell, so that their clients
// can read the response.
const (
	maxFarewells = 64
	farewell     = 500 * time.Millisecond
)

var (
	displaced = promauto.NewCounter(prometheus.CounterOpts{
		Name: "storeplatform_connections_displaced_total",
		Help: "Connections without a request that were closed because the process had too many.",
	})
	refused = promauto.NewCounter(prometheus.CounterOpts{
		Name: "storeplatform_connections_refused_total",
		Help: "Connections that got 503 because all connections of the process were busy.",
	})
)

// Limit returns a listener with at most o.Connections open connections, for a server of NewServer.
//
// A new connection takes the place of the connection that has waited longest for its client to send a request. A
// client that opens many connections, or sends headers slowly, therefore keeps no other client out. If a request runs on
// every connection, a new connection waits until one is free. After a second without a free connection the listener
// refuses new connections with 503, until one is free again.
func (o Options) Limit(l net.Listener) net.Listener {
	return &limited{Listener: l, most: cmp.Or(o.Connections, maxConnections), patience: patience, freed: make(chan struct{}, 1), done: make(chan struct{}),
		farewells: make(chan struct{}, maxFarewells)}
}

// limited is the listener that Limit returns.
type limited struct {
	net.Listener
	most      int
	patience  time.Duration // specs change it
	freed     chan struct{} // has a token if a connection was closed or began to wait
	done      chan struct{} // closed with the listener
	close     sync.Once
	farewells chan struct{} // has a token for each refused connection that is still open

	mu        sync.Mutex
	open      int
	waiting   list.List // elements are *connection whose client has not sent a complete request header, longest wait first
	busySince time.Time // time since which every connection is busy; zero means that a connection is free or waiting
}

// connection is an accepted connection.
type connection struct {
	net.Conn
	listener *limited
	place    *list.Element // element of waiting; nil means that a request runs on the connection, or that the connection is closed
	closed   bool
}

// Accept returns the next connection. It refuses connections while all are busy.
func (l *limited) Accept() (net.Conn, error) {
	for {
		c, err := l.Listener.Accept()
		if err != nil {
			return nil, err
		}
		if l.admit() {
			accepted := &connection{Conn: c, listener: l}
			l.wait(accepted)
			return accepted, nil
		}
		refused.Inc()
		l.refuse(c)
	}
}

// Close stops the listener. Connections stay open.
func (l *limited) Close() error {
	l.close.Do(func() { close(l.done) })
	return l.Listener.Close()
}

// admit waits for a place for one more connection, and takes it. It reports false if all connections have been busy for
// patience.
func (l *limited) admit() bool {
	for {
		taken, left := l.take()
		if taken || left <= 0 {
			return taken
		}
		late := time.NewTimer(left)
		select {
		case <-l.freed:
		case <-late.C:
		case <-l.done:
			late.Stop()
			return false
		}
		late.Stop()
	}
}

// take takes a place. If all places are taken, it closes the connection that has waited longest. If no connection
// waits, take returns false and the time for which a new connection may still wait.
func (l *limited) take() (taken bool, left time.Duration) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if longest := l.waiting.Front(); l.open >= l.most && longest != nil {
		c := longest.Value.(*connection)
		displaced.Inc()
		_ = c.Conn.Close() // the server notices, and calls Close
		l.release(c)
	}
	if l.open < l.most {
		l.open++
		l.busySince = time.Time{}
		return true, 0
	}
	if l.busySince.IsZero() {
		l.busySince = time.Now()
	}
	return false, l.patience - time.Since(l.busySince)
}

// refuse responds with 503 and closes the connection. It does not wait for the client: an early close could discard
// the response, so another goroutine reads what the client has sent.
func (l *limited) refuse(c net.Conn) {
	_ = c.SetDeadline(time.Now().Add(farewell))
	select {
	case l.farewells <- struct{}{}:
	default:
		_ = c.Close()
		return
	}
	go func() {
		defer func() { _ = c.Close(); <-l.farewells }()
		if _, err := io.WriteString(c, refusal); err != nil {
			return
		}
		if half, ok := c.(interface{ CloseWrite() error }); ok && half.CloseWrite() == nil {
			_, _ = io.Copy(io.Discard, io.LimitReader(c, maxForm))
		}
	}()
}

// free announces that a place may be free.
func (l *limited) free() {
	select {
	case l.freed <- struct{}{}:
	default:
	}
}

// Close closes the connection and frees its place.
func (c *connection) Close() error {
	err := c.Conn.Close()
	l := c.listener
	l.mu.Lock()
	l.release(c)
	l.mu.Unlock()
	l.free()
	return err
}

// release frees the place of a closed connection, once. The caller holds the lock.
func (l *limited) release(c *connection) {
	if !c.closed {
		l.leave(c)
		l.open--
		c.closed = true
	}
}

// CloseWrite ends the response, so that a client that has sent more than the server reads still gets the response.
func (c *connection) CloseWrite() error {
	if half, ok := c.Conn.(interface{ CloseWrite() error }); ok {
		return half.CloseWrite()
	}
	return nil
}

// wait adds a connection to the connections that wait for a request.
func (l *limited) wait(c *connection) {
	l.mu.Lock()
	if !c.closed {
		c.place = l.waiting.PushBack(c)
	}
	l.mu.Unlock()
}

// leave removes a connection from the connections that wait. The caller holds the lock.
func (l *limited) leave(c *connection) {
	if c.place != nil {
		l.waiting.Remove(c.place)
		c.place = nil
	}
}

// follow records whether a connection waits for a request or serves one. It is the ConnState of NewServer. It ignores
// connections of other listeners.
func follow(conn net.Conn, state http.ConnState) {
	c, ok := conn.(*connection)
	if !ok {
		return
	}
	switch l := c.listener; state {
	case http.StateActive, http.StateHijacked:
		l.mu.Lock()
		l.leave(c)
		l.mu.Unlock()
	case http.StateIdle:
		l.wait(c)
		l.free()
	case http.StateNew, http.StateClosed: // Accept and Close record these
	}
}
