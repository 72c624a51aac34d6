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

// wire is what a service reaches its database over, which a spec can break.
type wire struct {
	url     string // of the database, as the service gets it
	address string // where that leads to
	server  socket // where the database is

	mu       sync.Mutex
	listener net.Listener
	open     map[net.Conn]bool
	lose     func(said []byte) loss
	gate     sync.RWMutex // while it is locked, nothing gets through in either direction, and nothing ends
}

type socket struct{ network, address string }

// loss is what becomes of something that a client says.
type loss int

const (
	nothing  loss = iota
	question      // the connection ends before the database has it
	reply         // the database has it, and the connection ends before its answer
)

var whereTo = regexp.MustCompile(`host=(\S+) port=(\d+)`)

// over makes a wire to the database of a World that is started with it. What
// looks from outside, by World.DatabaseURL, does not go over it.
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

// cut ends every connection and takes no more, as when the server is gone.
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

// mend takes connections again, at the same address.
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

// losing decides about everything that clients say from now on; nil: nothing is lost.
func (w *wire) losing(decide func(said []byte) loss) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.lose = decide
}

// losingAt loses the nth of what clients say that is of a kind.
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

// anything is every packet; commits are those that end a transaction for good.
func anything([]byte) bool { return true }

func commits(said []byte) bool {
	return bytes.Contains(bytes.ToUpper(said), []byte("Q\x00\x00\x00\x0bCOMMIT\x00"))
}

// decide returns the fate of a message from the client.
func (w *wire) decide(said []byte) loss {
	w.mu.Lock()
	defer w.mu.Unlock()
	if w.lose == nil {
		return nothing
	}
	return w.lose(said)
}

// serve is one connection, from its beginning to its end.
func (w *wire) serve(client net.Conn) {
	server, err := net.Dial(w.server.network, w.server.address)
	if err != nil {
		_ = client.Close()
		return
	}
	w.mu.Lock()
	w.open[client], w.open[server] = true, true
	late := w.listener == nil // cut meanwhile
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

// relay passes on what may be, until a side ends or something is lost.
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
