package apitest_test

import (
	"bytes"
	"fmt"
	"net"
	"regexp"
	"strings"
	"sync"
	"sync/atomic"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/config"
)

// wire is a proxy between a service and its database that a spec can break.
type wire struct {
	url     string // database URL that the service gets
	address string // address of the proxy in that URL
	server  socket // address of the database

	mu       sync.Mutex
	listener net.Listener
	open     map[net.Conn]bool
	lose     func(said []byte) loss
	gate     sync.RWMutex // while it is locked, the proxy forwards no data in either direction and closes no connection
}

type socket struct{ network, address string }

// loss says what happens to a client's message.
type loss int

const (
	nothing  loss = iota
	question      // the connection ends before the database receives the message
	reply         // the database receives the message, but the connection ends before the response
)

var whereTo = regexp.MustCompile(`host=(\S+) port=(\d+)`)

// over returns a configuration change for a World. The change puts the wire before the world's database; connections to
// World.DatabaseURL bypass the wire.
func over(w *wire) func(*config.Config) {
	return func(c *config.Config) {
		c.DatabaseURL = strings.ReplaceAll(c.DatabaseURL, "'", "")
		at := whereTo.FindStringSubmatch(c.DatabaseURL)
		Expect(at).NotTo(BeNil(), c.DatabaseURL)
		w.server = socket{"tcp", net.JoinHostPort(at[1], at[2])}
		if strings.HasPrefix(at[1], "/") {
			w.server = socket{"unix", at[1] + "/.s.PGSQL." + at[2]}
		}
		w.address, w.open = "127.0.0.1:0", map[net.Conn]bool{}
		w.mend()
		DeferCleanup(w.cut)
		host, port, _ := net.SplitHostPort(w.address)
		w.url = whereTo.ReplaceAllString(c.DatabaseURL, fmt.Sprintf("host=%s port=%s", host, port))
		c.DatabaseURL = w.url
	}
}

// cut closes every connection and accepts no new connection, as if the server had stopped.
func (w *wire) cut() {
	w.mu.Lock()
	defer w.mu.Unlock()
	if w.listener == nil {
		return
	}
	_ = w.listener.Close()
	w.listener = nil
	for c := range w.open {
		_ = c.Close()
	}
}

// mend accepts connections at the same address again.
func (w *wire) mend() {
	GinkgoHelper()
	listener, err := net.Listen("tcp", w.address)
	Expect(err).NotTo(HaveOccurred())
	w.mu.Lock()
	defer w.mu.Unlock()
	w.address, w.listener = listener.Addr().String(), listener
	go func() {
		for {
			c, err := listener.Accept()
			if err != nil {
				return
			}
			go w.serve(c)
		}
	}()
}

// losing sets the function that decides which later messages of clients are lost; nil means that no message is lost.
func (w *wire) losing(decide func(said []byte) loss) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.lose = decide
}

// losingAt loses the nth message of a kind. It returns a function that reports whether the message was lost.
func (w *wire) losingAt(nth int, what loss, kind func(said []byte) bool) (lost func() bool) {
	count := 0
	w.losing(func(said []byte) loss {
		if count < nth && kind(said) {
			if count++; count == nth {
				return what
			}
		}
		return nothing
	})
	return func() bool {
		w.mu.Lock()
		defer w.mu.Unlock()
		return count >= nth
	}
}

// anything matches every message; commits matches messages that commit a transaction.
func anything([]byte) bool { return true }

func commits(said []byte) bool {
	return bytes.Contains(bytes.ToUpper(said), []byte("Q\x00\x00\x00\x0bCOMMIT\x00"))
}

// decide returns whether and how a message from the client is lost.
func (w *wire) decide(said []byte) loss {
	w.mu.Lock()
	defer w.mu.Unlock()
	if w.lose == nil {
		return nothing
	}
	return w.lose(said)
}

// serve forwards one connection from its beginning to its end.
func (w *wire) serve(client net.Conn) {
	server, err := net.Dial(w.server.network, w.server.address)
	if err != nil {
		_ = client.Close()
		return
	}
	w.mu.Lock()
	w.open[client], w.open[server] = true, true
	late := w.listener == nil // the wire was cut while the connection was made
	w.mu.Unlock()
	end := sync.OnceFunc(func() {
		w.mu.Lock()
		defer w.mu.Unlock()
		for _, c := range []net.Conn{client, server} {
			_ = c.Close()
			delete(w.open, c)
		}
	})
	defer end()
	if late {
		return
	}
	var deaf atomic.Bool
	go func() {
		defer end()
		w.relay(server, client, func([]byte) bool { return !deaf.Load() })
	}()
	w.relay(client, server, func(said []byte) bool {
		what := w.decide(said)
		deaf.CompareAndSwap(false, what == reply)
		return what != question
	})
}

// relay forwards each message that the function may allows, until a side closes the connection or a message is lost.
func (w *wire) relay(from, to net.Conn, may func(said []byte) bool) {
	buffer := make([]byte, 1<<16)
	for {
		n, err := from.Read(buffer)
		if n > 0 {
			w.gate.RLock()
			ok := may(buffer[:n])
			if ok {
				_, err = to.Write(buffer[:n])
			}
			w.gate.RUnlock()
			if !ok {
				return
			}
		}
		if err != nil {
			return
		}
	}
}
