// Package app assembles the service from configuration, database, gateways, transports, HTTP, jobs and webhook
// delivery. The program and the tests start it with the same function, Start.
package app

import (
	"cmp"
	"context"
	"database/sql"
	"errors"
	"fmt"
	"log/slog"
	"net"
	"net/http"
	"net/url"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"time"

	"github.com/jackc/pgx/v5"
	"github.com/labstack/echo/v4"
	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/collectors"

	"github.com/storeplatform/storeplatform/server/config"
	"github.com/storeplatform/storeplatform/server/jobs"
	"github.com/storeplatform/storeplatform/server/router"
	"github.com/storeplatform/storeplatform/server/ucp"
	"github.com/storeplatform/storeplatform/store"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/egress"
	"github.com/storeplatform/storeplatform/store/login"
	"github.com/storeplatform/storeplatform/store/postgres"
	"github.com/storeplatform/storeplatform/store/provider/commission"
	"github.com/storeplatform/storeplatform/store/provider/mail"
	"github.com/storeplatform/storeplatform/store/provider/media"
	"github.com/storeplatform/storeplatform/store/provider/payment"
	"github.com/storeplatform/storeplatform/store/provider/payment/btcpay"
	"github.com/storeplatform/storeplatform/store/provider/payment/stripe"
	"github.com/storeplatform/storeplatform/store/provider/platform"
	"github.com/storeplatform/storeplatform/store/provider/proof"
	"github.com/storeplatform/storeplatform/store/provider/tax"
	"github.com/storeplatform/storeplatform/store/provider/tax/stripetax"
	"github.com/storeplatform/storeplatform/store/repo"
	"github.com/storeplatform/storeplatform/webhooks"
)

// Options replaces parts of the service in tests; the zero value is meant for production.
type Options struct {
	Clock  *domain.Clock
	Router router.Options
	Media  media.Bucket
	// Hashing hashes passwords and pins. A Hashing without functions means login.Argon2id.
	Hashing login.Hashing
	// Restored makes the start begin a new epoch instead of recognizing the database; nil means that no epoch begins.
	Restored *postgres.RestoreOptions
	// Outage is the log handler that checks the database once the service has started; nil means that no handler does.
	Outage *Outage
}

// App is a running service.
type App struct {
	URL     string
	Service *store.Service
	// Ready contains what the program prints after the start.
	Ready Ready
	// Routes contains all HTTP routes of the process; nil means that the process does not have the role api.
	Routes []*echo.Route
	// Epoch is the epoch that began because of Options.Restored.
	Epoch postgres.Epoch

	restoredOn time.Time
	clock      *domain.Clock
	sandbox    *payment.Sandbox // nil if another process runs the sandbox
	measured   []prometheus.Collector
	listener   net.Listener // accepts requests; nil without the role api
	inside     net.Listener // accepts requests for metrics; nil means that metrics are off
	server     *http.Server
	metrics    *http.Server
	requests   entrance      // entrance of server
	insight    entrance      // entrance of metrics
	drained    time.Duration // how long Drain took
	probe      *repo.Probe
	release    func() // unlocks the data folder; nil means that the folder is not locked
	first      firstStart
	database   *postgres.Server
	direct     string // URL of the database that bypasses the pooler
	media      media.Bucket
	pools      []*sql.DB
	stopWork   context.CancelFunc
	stopping   <-chan struct{} // closed by stopWork
	working    sync.WaitGroup
	failed     chan error
}

// Ready contains what a new user needs to know. It contains credentials only if a start generated them and the program
// has not shown them yet. It never contains a configured password.
type Ready struct {
	URL           string `json:"url"`
	Console       string `json:"console,omitempty"`
	Docs          string `json:"docs"`
	StoreID       int64  `json:"storeId,omitempty"`
	AdminEmail    string `json:"adminEmail,omitempty"`
	AdminPassword string `json:"adminPassword,omitempty"`
	StoreKey      string `json:"storeKey,omitempty"`
	AppToken      string `json:"appToken,omitempty"`
}

// Start starts the service and returns once the service accepts requests.
func Start(ctx context.Context, c config.Config, o Options) (*App, error) {
	a := &App{clock: o.Clock, media: o.Media, failed: make(chan error, 4)}
	if a.clock == nil {
		a.clock = &domain.Clock{}
	}
	if err := a.start(ctx, c, o); err != nil {
		if c.Embedded() {
			err = postgres.Diagnose(c.DataDir, err)
		}
		return nil, errors.Join(err, a.Stop(context.WithoutCancel(ctx)))
	}
	return a, nil
}

func (a *App) start(ctx context.Context, c config.Config, o Options) error {
	if err := a.listen(&c, o.Router); err != nil { // bind the ports before the start creates anything
		return err
	}
	var err error
	if o.Router.ApplePay, err = applePay(c.ApplePayFile); err != nil {
		return fmt.Errorf("APPLE_PAY_DOMAIN_FILE: %w", err)
	}
	if c.Runs("api") {
		defer router.Preload()()
	}
	url, err := a.openDatabase(ctx, c, o.Restored)
	if err != nil {
		return err
	}
	if err := a.compose(ctx, c, o, url); err != nil {
		return err
	}
	if o.Restored == nil {
		if err := whileBusy(ctx, func(ctx context.Context) error { return a.prepare(ctx, c) }); err != nil {
			return err
		}
	}
	if c.Runs("api") {
		if err := a.serve(c, o); err != nil {
			return err
		}
	}
	if a.inside != nil {
		a.insight.open(insight(a.measured, a.probe.Check, a.inside.Addr()))
	}
	return nil
}

// databasePatience is how long a start waits for a database that does not respond yet. If a machine starts the service
// and the database together, the service is often ready first.
const databasePatience = 30 * time.Second

func await(ctx context.Context, url string) error {
	ctx, cancel := context.WithTimeout(ctx, databasePatience)
	defer cancel()
	return postgres.Await(ctx, url, func(err error) {
		slog.WarnContext(ctx, "waiting for the database", "for", databasePatience.String(), "error", err)
	})
}

// openDatabase starts the embedded PostgreSQL if no database is configured, and waits until the database responds. Then
// it migrates the database or, if restore is set, begins an epoch.
func (a *App) openDatabase(ctx context.Context, c config.Config, restore *postgres.RestoreOptions) (url string, err error) {
	url = c.DatabaseURL
	if c.Embedded() {
		if a.release, err = postgres.Hold(c.DataDir); err != nil {
			return "", err
		}
		if a.first, err = readFirstStart(c.DataDir); err != nil {
			return "", err
		}
		if a.database, err = postgres.Launch(ctx, postgres.LaunchOptions{Dir: filepath.Join(c.DataDir, "postgres")}); err != nil {
			return "", err
		}
		url = a.database.URL("postgres")
	}
	a.direct = cmp.Or(c.DatabaseDirectURL, url)
	for _, url := range []string{a.direct, url} {
		if err := await(ctx, url); err != nil {
			return "", err
		}
	}
	if restore != nil {
		a.Epoch, err = postgres.Restored(ctx, a.direct, *restore)
		return url, err
	}
	if _, err = postgres.Migrate(ctx, a.direct); err != nil {
		return "", err
	}
	a.restoredOn, err = postgres.Recognize(ctx, a.direct)
	switch {
	case errors.Is(err, postgres.ErrPromoted):
		slog.ErrorContext(ctx, "database", "error", err)
	case err != nil:
		return "", fmt.Errorf("DATABASE_URL: %w", err)
	}
	return url, nil
}

// session opens a connection that keeps its session, which announcements need.
func (a *App) session(ctx context.Context) (*pgx.Conn, error) { return postgres.Dial(ctx, a.direct) }

func (a *App) open(url string, c config.Config) (*sql.DB, error) {
	pool, err := postgres.Open(url, postgres.Pooler(c.DatabasePooler))
	if err == nil {
		a.pools = append(a.pools, pool)
	}
	return pool, err
}

// openProbe opens the connection for readiness checks.
func (a *App) openProbe(url string, c config.Config) error {
	pool, err := a.open(url, c)
	if err != nil {
		return err
	}
	newest, err := postgres.Newest()
	a.probe = repo.NewProbe(pool, newest)
	return err
}

// compose creates the service and starts its background work.
func (a *App) compose(ctx context.Context, c config.Config, o Options, url string) error {
	pool, err := a.open(url, c)
	if err != nil {
		return err
	}
	db, err := repo.New(pool, a.clock)
	if err != nil {
		return err
	}
	db.BeginWith(postgres.Pooler(c.DatabasePooler).Limits())
	a.measured = append(a.measured, collectors.NewDBStatsCollector(pool, "store"), state{db})
	if err := isolated(ctx, c, db); err != nil {
		return err
	}
	if err := a.openProbe(url, c); err != nil {
		return err
	}
	keys, err := provenKeys(ctx, c, db)
	if err != nil {
		return err
	}
	out := egress.New(egress.Options{Allow: c.WebhookNetworks})
	gateways, err := a.gateways(c, url, out)
	if err != nil {
		return err
	}
	transport, err := mail.Open(c.SMTPURL, mail.SMTPOptions{})
	if err != nil {
		return fmt.Errorf("SMTP_URL: %w", err)
	}
	if a.media == nil {
		if a.media, err = openMedia(ctx, c); err != nil {
			return err
		}
	}
	if c.MediaPublicURL != c.PublicURL+"/media" { // at its own /media, the service serves no private files
		if err := media.CheckPrivate(ctx, a.media, c.MediaPublicURL); err != nil {
			return fmt.Errorf("MEDIA_PUBLIC_URL: %w", err)
		}
	}
	lines, err := router.NewLines()
	if err != nil {
		return err
	}
	sender := webhooks.NewSender(out, a.clock)
	a.Service = store.New(store.Options{DB: db, Clock: a.clock, Hashing: o.Hashing, Keys: keys, Gateways: gateways, Mail: transport, Webhooks: sender,
		Domains: proof.New(out), Taxes: tax.New(out), StripeTax: stripetax.New(c.StripeURL), Commissions: commission.New(out), Platforms: platform.New(out), PlatformOrder: ucp.Order, Media: a.media, MediaURL: c.MediaPublicURL, StoreMediaBytes: int64(c.StoreMediaMegabytes) << 20, PublicURL: c.PublicURL, Lines: lines, TrustLoopback: c.Embedded(), RestoredOn: a.restoredOn})

	// The partitions must exist before the first event is recorded. If creating them fails now, the job creates them
	// later.
	if err := a.Service.Webhook.MakeWebhookPartitions(ctx); err != nil {
		slog.WarnContext(ctx, "partitions of webhook events", "error", err)
	}
	work, stop := context.WithCancel(context.WithoutCancel(ctx))
	a.stopWork, a.stopping = stop, work.Done()
	if o.Outage != nil {
		o.Outage.watch(work, a.probe.Check)
	}
	a.working.Go(func() { a.Service.KeepLogs(work) })
	if c.Runs("jobs") {
		a.working.Go(func() { jobs.Run(work, jobs.Of(a.Service)) })
		if a.sandbox != nil {
			a.working.Go(func() { a.sandbox.Tell(work, a.here(c)) })
		}
	}
	if c.Runs("webhooks") {
		dispatcher := webhooks.New(webhooks.Options{DB: db, Clock: a.clock, Keys: keys, Sender: sender, Connect: a.session, Woken: a.Service.Woken()})
		a.measured = append(a.measured, dispatcher.Metrics())
		a.working.Go(func() { dispatcher.Run(work) })
	} else {
		a.working.Go(func() { webhooks.Announce(work, db, a.Service.Woken()) })
	}
	return nil
}

// openMedia opens the bucket that stores media.
func openMedia(ctx context.Context, c config.Config) (media.Bucket, error) {
	address := c.MediaURL
	if address == "" {
		var err error
		if address, err = media.In(filepath.Join(c.DataDir, "media")); err != nil {
			return nil, err
		}
	}
	bucket, err := media.Open(ctx, address)
	if err != nil {
		return nil, fmt.Errorf("MEDIA_URL: %w; name a folder that can be written (DATA_DIR or MEDIA_URL), or a bucket", err)
	}
	return bucket, nil
}

// isolated returns an error if stores could see each other's rows. It warns if the database user could see all rows
// without assuming the role of a transaction. The user of the embedded database owns the tables and can always see
// them.
func isolated(ctx context.Context, c config.Config, db *repo.DB) error {
	if err := db.CheckIsolation(ctx); err != nil {
		return fmt.Errorf("database: %w", err)
	}
	role, all, err := db.LoginSeesAll(ctx)
	if err == nil && all && !c.Embedded() {
		slog.WarnContext(ctx, "the database user is a superuser or has BYPASSRLS: transactions give that up, a user without it could not get it back", "user", role)
	}
	return err
}

// gateways returns the payment gateways: Stripe, BTCPay and the sandbox. The sandbox runs in this process or in another
// process.
func (a *App) gateways(c config.Config, url string, out *egress.Client) (payment.Gateways, error) {
	if c.SandboxURL != "" {
		remote, err := payment.NewSandboxClient(c.SandboxURL)
		return payment.NewGateways(remote, stripe.New(c.StripeURL), btcpay.New(out)), err
	}
	pool, err := a.open(url, c) // a separate pool, so that the gateway's commits need not wait for a connection of the service
	if err != nil {
		return nil, err
	}
	pool.SetMaxOpenConns(8)
	a.sandbox = payment.NewSandbox(payment.InDatabase(pool), c.PublicURL+router.SandboxPath)
	a.sandbox.Now = a.clock.Now
	return payment.NewGateways(a.sandbox, stripe.New(c.StripeURL), btcpay.New(out)), nil
}

// here returns a function that replaces the public URL with the URL of this process, if the process listens. The
// machine may be unable to reach its own public address.
func (a *App) here(c config.Config) func(string) string {
	return func(url string) string {
		if path, ours := strings.CutPrefix(url, c.PublicURL); ours && a.listener != nil {
			return a.URL + path
		}
		return url
	}
}

func (a *App) serve(c config.Config, o Options) error {
	o.Router.RequestsPerMinute, o.Router.StorePerMinute, o.Router.TrustedProxies = c.RequestsPerMinute, c.StorePerMinute, c.TrustedProxies
	public, err := url.Parse(c.PublicURL)
	if err != nil {
		return err
	}
	o.Router.PublicPath = strings.TrimSuffix(public.Path, "/")
	o.Router.PublicURL, o.Router.Host, o.Router.HTTPS = c.PublicURL, public.Hostname(), public.Scheme == "https"
	o.Router.UploadBytes = int64(c.MediaMegabytes) << 20
	o.Router.AnswerBytes = c.AnswerMegabytes << 20
	if c.DataDir != "" {
		o.Router.UploadDir = filepath.Join(c.DataDir, "uploads")
	}
	o.Router.Out = egress.New(egress.Options{Allow: c.WebhookNetworks})
	if a.sandbox != nil {
		o.Router.Sandbox = payment.SandboxPage(a.sandbox)
	}
	o.Router.ConsoleOff = c.ConsoleOff
	o.Router.Ready, o.Router.Stopping = a.probe.Check, a.stopping
	handler, err := router.New(a.Service, o.Router)
	if err != nil {
		return err
	}
	a.Routes = handler.Routes()
	a.Ready.URL, a.Ready.Docs = a.URL, a.URL+"/docs"
	if !c.ConsoleOff {
		a.Ready.Console = a.URL + "/console"
	}
	a.requests.open(handler)
	return nil
}

// Failed returns a channel that receives an error if a server stops unexpectedly.
func (a *App) Failed() <-chan error { return a.failed }

// Drain makes load balancers choose another process before this process stops. For the given time, or until ctx ends,
// /readyz responds with 503 while the process serves all other requests. Background work stops at once and releases its
// claims. Call Stop afterwards.
func (a *App) Drain(ctx context.Context, d time.Duration) {
	a.requests.drains.Store(true)
	a.insight.drains.Store(true)
	a.stopWork()
	began := time.Now()
	select {
	case <-ctx.Done():
	case <-time.After(d):
	}
	a.drained = time.Since(began)
}

// Limits for the shutdown. Container runtimes kill a process 10 seconds after they ask it to stop. Draining counts
// against stopEnd, but Stop always has at least leastStop.
const (
	stopEnd   = 9 * time.Second
	leastStop = 4 * time.Second
)

// Stop stops the service within 9 seconds minus the time spent draining, or within 4 seconds if less is left. It
// accepts no new requests and stops the background work, which releases its claims, while requests in progress finish.
// Then it flushes the logs and stops the embedded PostgreSQL.
func (a *App) Stop(ctx context.Context) error {
	limit := max(stopEnd-a.drained, leastStop)
	ctx, cancel := context.WithTimeout(ctx, limit)
	defer cancel()
	if a.stopWork != nil {
		a.stopWork()
	}
	problems := []error{a.endRequests(ctx, limit*2/3)}
	if a.metrics != nil {
		problems = append(problems, a.metrics.Close())
	}
	done := make(chan struct{})
	go func() { a.working.Wait(); close(done) }()
	select {
	case <-done:
	case <-ctx.Done():
		slog.Warn("work in flight did not end in time")
	}
	if a.Service != nil {
		problems = append(problems, a.Service.FlushLogs(ctx))
	}
	if a.media != nil {
		problems = append(problems, a.media.Close())
	}
	for _, pool := range a.pools {
		problems = append(problems, pool.Close())
	}
	if a.database != nil {
		problems = append(problems, a.database.Stop())
	}
	if a.release != nil {
		a.release()
	}
	return errors.Join(problems...)
}

// endRequests stops the listener and waits until requests in progress have finished. After the limit it closes the
// remaining connections, such as a connection whose body never arrives.
func (a *App) endRequests(ctx context.Context, limit time.Duration) error {
	if a.server == nil {
		return nil
	}
	ending, cancel := context.WithTimeout(ctx, limit)
	defer cancel()
	if err := a.server.Shutdown(ending); !errors.Is(err, context.DeadlineExceeded) {
		return err
	}
	slog.WarnContext(ctx, "requests did not finish in time, their connections are closed", "after", limit.String())
	return a.server.Close()
}

// mostApplePay limits the size of Apple's file, in bytes. The files that Apple issues have some 10 kB.
const mostApplePay = 1 << 20

// applePay reads the file with which Apple verifies a host; nil means that no file is configured.
func applePay(name string) ([]byte, error) {
	if name == "" {
		return nil, nil
	}
	switch about, err := os.Stat(name); {
	case err != nil:
		return nil, err
	case !about.Mode().IsRegular() || about.Size() == 0 || about.Size() > mostApplePay:
		return nil, fmt.Errorf("%s is no file of 1 B to 1 MiB", name)
	}
	return os.ReadFile(name)
}
