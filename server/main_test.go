package main

import (
	"bytes"
	"context"
	"encoding/base64"
	"net/http"
	"net/http/httptest"
	"strings"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain/letter"
	"github.com/storeplatform/storeplatform/store/postgres"
)

var _ = Describe("The program", func() {
	// called runs the program and returns its exit code and standard error.
	called := func(ctx context.Context, args ...string) (int, string) {
		var said bytes.Buffer
		code := exitCode(run(ctx, args), &said)
		return code, said.String()
	}

	DescribeTable("reports an invalid argument and suggests the likely one:", EntryDescription("%[1]s"), func(ctx SpecContext, says string, args ...string) {
		code, said := called(ctx, args...)
		Expect(said).To(ContainSubstring(says))
		Expect(code).To(Equal(exitUsage))
	},
		Entry(nil, `there is no command "serve"`, "serve"),
		Entry(nil, `did you mean "migrate"?`, "migrat"),
		Entry(nil, `did you mean "health"?`, "helth"),
		Entry(nil, "there is no flag --port: settings are environment variables", "--port", "80"),
		Entry(nil, "did you mean --addr?", "listen", "--adr", "127.0.0.1:1"),
		Entry(nil, "did you mean --orders?", "seed", "--order", "1"),
		Entry(nil, "admin create has no flag --frobnicate", "admin", "create", "--frobnicate"),
		Entry(nil, "did you mean --email?", "admin", "create", "--mail", "you@example.com"),
		Entry(nil, `"127.0.0.1:1" is too much`, "sandbox", "127.0.0.1:1"),
		Entry(nil, "is not an e-mail address; for example --email you@example.com", "admin", "create"),
		Entry(nil, "is not an e-mail address", "admin", "create", "--email", "you"),
		Entry(nil, "want 1 to 100", "mails", "--count", "0"),
		Entry(nil, "want admin create", "admin"),
		Entry(nil, "want admin create", "admin", "delete"),
		Entry(nil, "want seed --orders", "seed"),
		Entry(nil, "import: --store is missing", "import", "products.csv"),
		Entry(nil, "did you mean --update?", "import", "products.csv", "--updat"),
		Entry(nil, "want . or ,", "import", "products.csv", "--store", "demo", "--decimal", ";"),
		Entry(nil, "want DMY or MDY", "import", "products.csv", "--store", "demo", "--dates", "YMD"),
		Entry(nil, "there is no migrate down", "migrate", "down"),
		Entry(nil, "there is no document \"admn\"", "openapi", "admn"),
		Entry(nil, "want openapi admin | customer", "openapi"),
		Entry(nil, "invalid value", "listen", "--status", "teapot"),
		Entry(nil, "DATABASE_URL: this command works on a database of your own", "migrate", "status"))

	It("has different exit codes for wrong settings and for failures", func(ctx SpecContext) {
		GinkgoT().Setenv("LISTEN_ADDR", "8080")
		code, said := called(ctx)
		Expect(code).To(Equal(exitUsage))
		Expect(said).To(HavePrefix("LISTEN_ADDR: "))
		code, _ = called(ctx, "health")
		Expect(code).To(Equal(exitFailed), "image runtimes keep 2 for themselves")
		GinkgoT().Setenv("LISTEN_ADDR", "127.0.0.1:1")
		code, _ = called(ctx, "health")
		Expect(code).To(Equal(exitFailed))

		By("where a process without the role api shows it")
		alive := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			if r.URL.Path != "/healthz" {
				w.WriteHeader(http.StatusNotFound)
			}
		}))
		DeferCleanup(alive.Close)
		GinkgoT().Setenv("ROLES", "jobs,webhooks")
		GinkgoT().Setenv("METRICS_ADDR", strings.TrimPrefix(alive.URL, "http://"))
		Expect(called(ctx, "health")).To(BeZero())
		GinkgoT().Setenv("METRICS_ADDR", "off")
		code, said = called(ctx, "health")
		Expect(code).To(Equal(exitFailed))
		Expect(said).To(HavePrefix("METRICS_ADDR: "))
	})

	It("prints mails without terminal control characters", func() {
		var shown bytes.Buffer
		printMails(&shown, nil)
		Expect(shown.String()).To(Equal("No mail waits.\n"))
		shown.Reset()
		printMails(&shown, []letter.SentMail{{MailContent: letter.MailContent{Subject: "Hello\x1b[2J", Text: "a\rb\n\u202ec\n"}}, {}})
		Expect(shown.String()).To(And(ContainSubstring("Subject: Hello[2J\n\nab\nc\n\n---"), Not(ContainSubstring("\x1b"))))
	})

	It("refuses a database schema from before the first release, and suggests a solution", func(ctx SpecContext) {
		database, err := postgres.Launch(context.WithoutCancel(ctx), postgres.LaunchOptions{Throwaway: true})
		Expect(err).NotTo(HaveOccurred())
		DeferCleanup(database.Stop)
		url := database.URL("postgres")
		GinkgoT().Setenv("DATABASE_URL", url)
		GinkgoT().Setenv("ENCRYPTION_KEYS", "k1:"+base64.StdEncoding.EncodeToString(make([]byte, 32)))
		newest, err := postgres.Migrate(ctx, url)
		Expect(err).NotTo(HaveOccurred())
		code, said := called(ctx, "migrate", "status")
		Expect(said).To(BeEmpty())
		Expect(code).To(BeZero())
		db, err := postgres.Open(url, postgres.NoPooler)
		Expect(err).NotTo(HaveOccurred())
		DeferCleanup(db.Close)
		Expect(db.ExecContext(ctx, "UPDATE schema_history SET name = 'scope' WHERE version = 1")).Error().NotTo(HaveOccurred())
		for _, version := range []uint{newest, newest + 74} { // the second version is newer than the newest version of this program
			Expect(db.ExecContext(ctx, "UPDATE schema_migrations SET version = $1", version)).Error().NotTo(HaveOccurred())
			for _, verb := range []string{"status", "up"} {
				code, said = called(ctx, "migrate", verb)
				Expect(code).To(Equal(exitFailed), verb)
				Expect(said).To(And(ContainSubstring("from before the first release and cannot be upgraded: start with an empty database"), ContainSubstring("nothing was changed")), "%s at version %d", verb, version)
			}
		}
	})

	It("explains every command and exits with 0", func(ctx SpecContext) {
		for _, c := range commands {
			code, said := called(ctx, c.name, "--help")
			Expect(code).To(BeZero(), c.name)
			Expect(said).To(BeEmpty())
		}
		for _, word := range []string{"help", "-h", "--help"} {
			Expect(called(ctx, word)).To(BeZero())
		}
		var shown bytes.Buffer
		help(&shown)
		for _, c := range commands {
			Expect(shown.String()).To(ContainSubstring("  " + c.usage + "\n"))
		}
	})
})
