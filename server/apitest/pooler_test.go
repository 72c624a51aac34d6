package apitest_test

import (
	"context"
	"fmt"
	"net"
	"net/http"
	"os"
	"os/exec"
	"os/user"
	"path/filepath"
	"strconv"
	"syscall"
	"time"

	"github.com/jackc/pgx/v5"
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/server/config"
	"github.com/storeplatform/storeplatform/store/postgres"
	"github.com/storeplatform/storeplatform/store/scoped"
)

// pooled returns a configuration change for a World. The change starts pgbouncer in front of the world's database.
func pooled(mode string) func(*config.Config) {
	return func(c *config.Config) {
		GinkgoHelper()
		program, err := exec.LookPath("pgbouncer")
		Expect(err).NotTo(HaveOccurred(), "apt-get install pgbouncer")
		to, err := pgx.ParseConfig(c.DatabaseURL)
		Expect(err).NotTo(HaveOccurred())
		free, err := net.Listen("tcp", "127.0.0.1:0")
		Expect(err).NotTo(HaveOccurred())
		_, port, _ := net.SplitHostPort(free.Addr().String())
		Expect(free.Close()).To(Succeed())

		dir, err := os.MkdirTemp("", "pgbouncer")
		Expect(err).NotTo(HaveOccurred())
		DeferCleanup(os.RemoveAll, dir)
		settings := filepath.Join(dir, "pgbouncer.ini")
		Expect(os.WriteFile(settings, fmt.Appendf(nil, `[databases]
%[1]s = host=%[2]s port=%[3]d dbname=%[1]s user=%[4]s password=%[5]s
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = %[6]s
unix_socket_dir =
auth_type = any
pool_mode = %[7]s
`, to.Database, to.Host, to.Port, to.User, to.Password, port, mode), 0o600)).To(Succeed())
		command := exec.Command(program, settings)
		command.Stderr = GinkgoWriter
		if os.Geteuid() == 0 { // pgbouncer refuses to run as root, while PostgreSQL's account may open the socket
			account, err := user.Lookup("postgres")
			Expect(err).NotTo(HaveOccurred())
			uid, err := strconv.ParseUint(account.Uid, 10, 32)
			Expect(err).NotTo(HaveOccurred())
			Expect(os.Chown(dir, int(uid), -1)).To(Succeed())
			Expect(os.Chown(settings, int(uid), -1)).To(Succeed())
			command.SysProcAttr = &syscall.SysProcAttr{Credential: &syscall.Credential{Uid: uint32(uid)}}
		}
		Expect(command.Start()).To(Succeed())
		DeferCleanup(func() { _ = command.Process.Kill(); _ = command.Wait() })
		c.DatabaseDirectURL = c.DatabaseURL
		c.DatabaseURL, c.DatabasePooler = fmt.Sprintf("postgres://%s@127.0.0.1:%s/%s?sslmode=disable", to.User, port, to.Database), mode
		Eventually(func() error {
			conn, err := net.Dial("tcp", "127.0.0.1:"+port)
			if err == nil {
				_ = conn.Close()
			}
			return err
		}).Should(Succeed())
	}
}

var _ = Describe("A service behind pgbouncer", func() {
	for _, mode := range []string{"session", "transaction"} {
		It("sells, delivers events and limits statements in mode "+mode, func(ctx SpecContext) {
			var url string
			world := apitest.Start(ctx, pooled(mode), func(c *config.Config) { url = c.DatabaseURL })
			shop := world.Shop("pooled")
			receiver := apitest.NewReceiver()
			shop.Admin.Once().Post("/admin/webhook-endpoint", object{"url": receiver.URL, "eventTypes": []string{"order.created"}}).OK()
			shop.Guest(shop.White, 2).Buy()
			Eventually(receiver.Deliveries).Should(HaveLen(1))
			world.Client().Get("/readyz").OK()

			pool, err := postgres.Open(url, postgres.Pooler(mode))
			Expect(err).NotTo(HaveOccurred())
			DeferCleanup(pool.Close)
			db, err := scoped.New(pool, time.Now)
			Expect(err).NotTo(HaveOccurred())
			db.First = postgres.Pooler(mode).Limits()
			const limits = "SELECT concat_ws(' ', current_setting('statement_timeout'), current_setting('lock_timeout'), current_setting('idle_in_transaction_session_timeout'), current_setting('timezone'))"
			Expect(db.Ask(ctx, scoped.Reading, scoped.Scope{Role: scoped.PlatformRole}, limits, nil, func(rows pgx.Rows) error {
				got, err := pgx.CollectRows(rows, pgx.RowTo[string])
				Expect(got).To(Equal([]string{"5s 2s 10s UTC"}))
				return err
			})).To(Succeed())
			tx, err := db.Enter(ctx, scoped.Writing, scoped.Scope{Role: scoped.PlatformRole})
			Expect(err).NotTo(HaveOccurred())
			defer tx.Rollback()
			var got string
			Expect(tx.Handle().Raw(limits).Scan(&got).Error).To(Succeed())
			Expect(got).To(Equal("5s 2s 10s UTC"))
		})
	}
})

var _ = Describe("A process that shuts down", func() {
	It("is not ready, and keeps serving requests while it drains", func(ctx SpecContext) {
		world := apitest.Start(ctx)
		shop := world.Shop("draining")
		drained := make(chan time.Duration)
		began := time.Now()
		go func() {
			defer GinkgoRecover()
			world.App.Drain(context.WithoutCancel(ctx), 2*time.Second)
			drained <- time.Since(began)
		}()
		Eventually(func() int { return world.Client().Get("/readyz").Status }).Should(Equal(http.StatusServiceUnavailable))
		for len(drained) == 0 && time.Since(began) < time.Second {
			shop.Storefront.Get("/customer/store/overview").OK()
		}
		Eventually(drained).Should(Receive(BeNumerically(">=", 2*time.Second)))
		shop.Storefront.Get("/customer/store/overview").OK()
	})
})
