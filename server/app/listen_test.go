package app

import (
	"context"
	"log/slog"
	"net"
	"net/http"
	"os"
	"sync"
	"syscall"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/config"
	"github.com/storeplatform/storeplatform/server/router"
)

// exhausted is a listener that fails once because too many files are open, and then accepts nothing until it is closed.
type exhausted struct {
	once   sync.Once
	closed chan struct{}
}

func (e *exhausted) Accept() (c net.Conn, err error) {
	err = net.ErrClosed
	failed := false
	e.once.Do(func() { failed = true })
	if failed {
		return nil, &net.OpError{Op: "accept", Net: "tcp", Err: os.NewSyscallError("accept4", syscall.EMFILE)}
	}
	<-e.closed
	return nil, err
}
func (e *exhausted) Close() error   { close(e.closed); return nil }
func (e *exhausted) Addr() net.Addr { return &net.TCPAddr{} }

// errorsOnly is a log handler that sends the messages of the level ERROR to a channel.
type errorsOnly struct {
	slog.Handler
	messages chan<- string
}

func (e errorsOnly) Enabled(context.Context, slog.Level) bool { return true }

func (e errorsOnly) Handle(_ context.Context, r slog.Record) error {
	if r.Level == slog.LevelError {
		e.messages <- r.Message
	}
	return nil
}

var _ = Describe("The servers of a process", func() {
	It("log an error about too many open files, both at LISTEN_ADDR and at METRICS_ADDR", func() {
		messages := make(chan string, 10)
		usual := slog.Default()
		slog.SetDefault(slog.New(errorsOnly{slog.DiscardHandler, messages}))
		DeferCleanup(func() { slog.SetDefault(usual) })
		a := &App{failed: make(chan error, 1)}
		Expect(a.listen(&config.Config{ListenAddr: "127.0.0.1:0", MetricsAddr: "127.0.0.1:0", Roles: []string{"api"}, Connections: 8}, router.Options{})).To(Succeed())
		for address, server := range map[string]*http.Server{"LISTEN_ADDR": a.server, "METRICS_ADDR": a.metrics} {
			done := make(chan error, 1)
			go func() { done <- server.Serve(&exhausted{closed: make(chan struct{})}) }()
			Eventually(messages).Should(Receive(ContainSubstring("too many open files")), address)
			Expect(server.Close()).To(Succeed())
			Eventually(done).Should(Receive(MatchError(http.ErrServerClosed)))
		}
	})
})
