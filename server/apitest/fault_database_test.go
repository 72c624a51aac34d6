package apitest_test

import (
	"context"
	"fmt"
	"os"
	"strings"
	"syscall"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/postgres"
)

// database is a private PostgreSQL server with durable settings: an acknowledged commit survives a
// kill.
type database struct {
	options postgres.LaunchOptions
	server  *postgres.Server
}

func newDatabase(ctx context.Context) *database {
	GinkgoHelper()
	dir, err := os.MkdirTemp("", "pg") // a short path, since the length of a socket's path is limited
	Expect(err).NotTo(HaveOccurred())
	d := &database{options: postgres.LaunchOptions{Dir: dir}}
	DeferCleanup(func() {
		if d.server != nil {
			_ = d.server.Stop()
		}
		_ = os.RemoveAll(dir)
	})
	d.start(ctx)
	return d
}

func (d *database) start(ctx context.Context) {
	GinkgoHelper()
	var err error
	d.server, err = postgres.Launch(ctx, d.options)
	Expect(err).NotTo(HaveOccurred())
}

// stop shuts the server down and waits until it has exited. SIGINT causes a fast shutdown, and SIGQUIT an immediate
// shutdown.
func (d *database) stop(how syscall.Signal) {
	GinkgoHelper()
	pid := d.server.Pid()
	Expect(syscall.Kill(pid, how)).To(Succeed())
	Eventually(func() error { return syscall.Kill(pid, 0) }).WithPolling(5 * time.Millisecond).Should(MatchError(syscall.ESRCH))
}

// PostgreSQL is restarted while customers change, once by a fast shutdown and once by an immediate shutdown. Both
// shutdowns break connections.
var _ = Describe("A restart of PostgreSQL under load", Label("kill"), func() {
	It("causes 503 instead of 500, and loses no committed change and no event", func(ctx SpecContext) {
		d := newDatabase(ctx)
		_, err := postgres.Migrate(ctx, d.server.URL("postgres"))
		Expect(err).NotTo(HaveOccurred())
		f := newFleet(ctx, executable(ctx), d.server.URL("postgres"), 3)
		f.consume(40 * time.Millisecond)
		t := f.change(ctx, 40, 4, 20*time.Millisecond)
		var said []string
		for _, restart := range []struct {
			name string
			how  syscall.Signal
			away time.Duration
		}{{"fast", syscall.SIGINT, 0}, {"immediate", syscall.SIGQUIT, 0}, {"fast", syscall.SIGINT, time.Second}, {"immediate", syscall.SIGQUIT, 12 * time.Second}} {
			time.Sleep(2 * time.Second)
			before := time.Now()
			d.stop(restart.how)
			time.Sleep(restart.away)
			d.start(ctx)
			back, changes := time.Now(), t.changes()
			var sold, delivered time.Duration
			Eventually(func() bool {
				if sold == 0 && t.changes() > changes {
					sold = time.Since(back)
				}
				if a, is := f.consumer.after(back.Add(sold)); is && sold > 0 {
					delivered = a.at.Sub(back)
				}
				return delivered > 0
			}).WithTimeout(patience).WithPolling(5*time.Millisecond).Should(BeTrue(), "nobody has found the way back")
			said = append(said, fmt.Sprintf("%s, away for %.1f s: changes go on after %d ms, deliveries after %d ms", restart.name, back.Sub(before).Seconds(), sold.Milliseconds(), delivered.Milliseconds()))
			for _, m := range f.members {
				Expect(m.running.ended).NotTo(BeClosed(), "a process ended: %s", tail(m.output))
			}
		}
		time.Sleep(2 * time.Second)
		t.stop()
		rest := f.quiet(ctx, patience)
		said = append(said, t.figures(), fmt.Sprintf("%d events taken, %d of them again; all delivered %.1f s after the last change; %s",
			len(f.consumer.all()), f.consumer.repeats(), rest.Seconds(), load()))
		for _, m := range f.members {
			raw, _ := os.ReadFile(m.output.Name())
			for line := range strings.Lines(string(raw)) {
				if strings.Contains(line, "code=internal") || strings.Contains(line, "could not be recorded") {
					GinkgoWriter.Print(line)
				}
			}
		}
		AddReportEntry("PostgreSQL restarted", strings.Join(said, "\n"))
		Expect(f.judge(ctx, t)).To(BeEmpty())
		Expect(f.waiting(ctx)).To(BeZero())
		Expect(t.answers).To(HaveKey("503"), "or nobody noticed")
		Expect(t.answers).NotTo(HaveKey("500"), "who asks is told to ask again")
		Expect(f.printed("could not be recorded")).To(BeZero(), "an attempt that was made is kept")
	})
})
