package app

import (
	"errors"
	"fmt"
	"io/fs"
	"net"
	"net/http"
	"strconv"
	"syscall"
	"time"

	"github.com/storeplatform/storeplatform/server/config"
	"github.com/storeplatform/storeplatform/server/router"
)

// listen binds the ports before the start creates anything, so that a failed start leaves nothing behind. Requests then
// get 503 until the service is ready (entrance).
func (a *App) listen(c *config.Config, o router.Options) (err error) {
	if c.Runs("api") {
		if a.listener, err = bind("LISTEN_ADDR", c.ListenAddr, ""); err != nil {
			return err
		}
		a.URL = config.URL(a.listener.Addr().String())
		if c.PublicURL == config.URL(c.ListenAddr) { // PublicURL is not configured, and the system may have chosen the port
			if c.MediaPublicURL == c.PublicURL+"/media" {
				c.MediaPublicURL = a.URL + "/media"
			}
			c.PublicURL = a.URL
		}
	}
	if c.MetricsAddr != "" {
		if a.inside, err = bind("METRICS_ADDR", c.MetricsAddr, ", or off"); err != nil {
			if a.listener != nil {
				_ = a.listener.Close()
			}
			return err
		}
		a.metrics = &http.Server{Handler: &a.insight, ReadHeaderTimeout: 5 * time.Second, ErrorLog: router.ErrorLog()}
		a.working.Go(func() { _ = a.metrics.Serve(a.inside) })
	}
	if a.listener == nil {
		return nil
	}
	if o.Connections == 0 {
		o.Connections = c.Connections
	}
	a.server = router.NewServer(&a.requests)
	a.working.Go(func() {
		if err := a.server.Serve(o.Limit(a.listener)); err != nil && !errors.Is(err, http.ErrServerClosed) {
			a.failed <- err
		}
	})
	return nil
}

// bind listens on an address. Its error names the setting and suggests a value that probably works.
func bind(setting, address, or string) (net.Listener, error) {
	listener, err := net.Listen("tcp", address)
	if err == nil {
		return listener, nil
	}
	host, port, _ := net.SplitHostPort(address)
	number, _ := strconv.Atoi(port)
	instead := net.JoinHostPort(host, strconv.Itoa(number%65535+1))
	var dns *net.DNSError
	what := err.Error()
	switch {
	case errors.Is(err, syscall.EADDRINUSE):
		what = fmt.Sprintf("another program listens on %s", address)
	case errors.Is(err, fs.ErrPermission) && number < 1024:
		what = fmt.Sprintf("this user may not listen on port %s; ports from 1024 on are for everybody", port)
		instead = net.JoinHostPort(host, strconv.Itoa(8000+number))
	case errors.Is(err, syscall.EADDRNOTAVAIL), errors.Is(err, syscall.EAFNOSUPPORT), errors.As(err, &dns):
		what = fmt.Sprintf("this machine has no address %s", host)
		instead = loopback(port)
	}
	return nil, fmt.Errorf("%s: %s; for example %s=%s%s (%w)", setting, what, setting, instead, or, err)
}

// loopback returns a loopback address of this machine with the given port. It supports machines that have only IPv6.
func loopback(port string) string {
	for _, host := range []string{"127.0.0.1", "::1"} {
		if l, err := net.Listen("tcp", net.JoinHostPort(host, "0")); err == nil {
			_ = l.Close()
			return net.JoinHostPort(host, port)
		}
	}
	return ":" + port
}
