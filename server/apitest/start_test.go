package apitest_test

import (
	"context"
	"net"
	"net/http"
	"net/url"
	"os"
	"path/filepath"
	"regexp"

	"github.com/storeplatform/storeplatform/store/domain/letter"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/server/app"
	"github.com/storeplatform/storeplatform/server/config"
	"github.com/storeplatform/storeplatform/store/postgres"
	"github.com/storeplatform/storeplatform/store/storetest"
)

var _ = Describe("A start of the service", func() {
	settings := func(environment map[string]string) config.Config {
		GinkgoHelper()
		c, err := config.Read(func(name string) (string, bool) { v, ok := environment[name]; return v, ok })
		Expect(err).NotTo(HaveOccurred())
		return c
	}

	It("creates nothing if a port is in use or a file is missing, and names the setting at fault", func(ctx SpecContext) {
		taken, err := net.Listen("tcp", "127.0.0.1:0")
		Expect(err).NotTo(HaveOccurred())
		DeferCleanup(taken.Close)
		dir := filepath.Join(GinkgoT().TempDir(), "data")
		for _, name := range []string{"LISTEN_ADDR", "METRICS_ADDR"} {
			c := map[string]string{"DATA_DIR": dir, "LISTEN_ADDR": "127.0.0.1:0", "METRICS_ADDR": "off"}
			c[name] = taken.Addr().String()
			_, err := app.Start(ctx, settings(c), app.Options{})
			Expect(err).To(MatchError(And(HavePrefix(name+": another program listens on "+c[name]), ContainSubstring("for example "+name+"=127.0.0.1:"))))
			Expect(dir).NotTo(BeADirectory())
		}
		for _, file := range []string{filepath.Join(dir, "none"), GinkgoT().TempDir(), os.DevNull} {
			_, err := app.Start(ctx, settings(map[string]string{"DATA_DIR": dir, "LISTEN_ADDR": "127.0.0.1:0", "METRICS_ADDR": "off", "APPLE_PAY_DOMAIN_FILE": file}), app.Options{})
			Expect(err).To(MatchError(And(HavePrefix("APPLE_PAY_DOMAIN_FILE: "), ContainSubstring(file))))
			Expect(dir).NotTo(BeADirectory())
		}
		for name, address := range map[string]string{"LISTEN_ADDR": "192.0.2.1:8080", "METRICS_ADDR": "nowhere.invalid:9090"} {
			c := map[string]string{"DATA_DIR": dir, "LISTEN_ADDR": "127.0.0.1:0", "METRICS_ADDR": "off"}
			c[name] = address
			_, err := app.Start(ctx, settings(c), app.Options{})
			Expect(err).To(MatchError(And(HavePrefix(name+": this machine has no address "), ContainSubstring("for example "+name+"=127.0.0.1:"))))
		}
	})

	It("prints new credentials until they have been shown, and keeps unsent mails in its locked data folder", func(ctx SpecContext) {
		dir, err := os.MkdirTemp("", "data")
		Expect(err).NotTo(HaveOccurred())
		DeferCleanup(os.RemoveAll, dir)
		c := settings(map[string]string{"DATA_DIR": dir, "LISTEN_ADDR": "127.0.0.1:0", "METRICS_ADDR": "off", "ROLES": "api"})
		start := func() *app.App {
			GinkgoHelper()
			a, err := app.Start(context.WithoutCancel(ctx), c, app.Options{})
			Expect(err).NotTo(HaveOccurred())
			DeferCleanup(func() { _ = a.Stop(context.Background()) })
			return a
		}
		secret := func(r app.Ready) []string { return []string{r.AdminPassword, r.StoreKey, r.AppToken} }

		_, err = app.WaitingMails(ctx, c, "", 5)
		Expect(err).To(MatchError(ContainSubstring("no service was started in " + dir)))
		first := start()
		made := first.Ready
		Expect(secret(made)).NotTo(ContainElement(""))
		_, err = app.Start(ctx, c, app.Options{})
		Expect(err).To(MatchError(ContainSubstring("is in use by process")))
		Expect(first.Stop(ctx)).To(Succeed())

		second := start()
		Expect(secret(second.Ready)).To(Equal(secret(made)))
		Expect([]any{second.Ready.StoreID, second.Ready.AdminEmail}).To(Equal([]any{made.StoreID, made.AdminEmail}))
		By("the ones that work")
		w := &apitest.World{URL: second.URL}
		w.Client().Bearer(made.AppToken).Get("/webhook-endpoint/all").OK()
		storefront := w.Client().Store(made.StoreKey).With("Origin", "http://localhost:5173").Get("/customer/store/overview").OK()
		Expect(storefront.Header.Get("Access-Control-Allow-Origin")).To(Equal("http://localhost:5173"), "a storefront in development")
		login := w.Client().Post("/admin/login", map[string]any{"email": made.AdminEmail, "password": made.AdminPassword}).OK()
		Expect(second.Shown()).To(Succeed())

		By("keeping unsent mails")
		for _, email := range []string{"zoe@example.com", "yan@example.com"} {
			w.Client().Bearer(login.Text("accessToken")).Post("/admin/user", map[string]any{"email": email, "firstName": "Zoe", "lastName": "Lang", "scopeIds": []int64{1}}).OK()
		}
		read := func(to string) []letter.SentMail {
			GinkgoHelper()
			mails, err := app.WaitingMails(ctx, c, to, 5)
			Expect(err).NotTo(HaveOccurred())
			return mails
		}
		mails := read("Zoe@example.com")
		Expect(mails).To(HaveLen(1))
		token := regexp.MustCompile(`admin-invitation#token=(\S+)`).FindStringSubmatch(mails[0].Text)
		Expect(token).To(HaveLen(2))
		answer, err := http.PostForm(second.URL+"/admin-invitation", url.Values{"token": token[1:], "password": {"a quiet lake in autumn"}})
		Expect(err).NotTo(HaveOccurred())
		Expect(answer.Body.Close()).To(Succeed())
		w.Client().Post("/admin/login", map[string]any{"email": "zoe@example.com", "password": "a quiet lake in autumn"}).OK()
		Expect(read("")[0].ToAddress).To(Equal("yan@example.com"), "the newest first")
		sending := c
		sending.SMTPURL = "smtp://127.0.0.1:1"
		_, err = app.WaitingMails(ctx, sending, "", 5)
		Expect(err).To(MatchError(HavePrefix("SMTP_URL is set")))
		Expect(second.Stop(ctx)).To(Succeed())
		Expect(read("")).To(HaveLen(2), "without the service, too")

		third := start()
		Expect(secret(third.Ready)).To(HaveEach(""))

		By("failing without its keys, and creating no others")
		Expect(third.Stop(ctx)).To(Succeed())
		keys := filepath.Join(dir, "encryption-keys")
		Expect(os.Remove(keys)).To(Succeed())
		_, err = app.Start(ctx, c, app.Options{})
		Expect(err).To(MatchError(ContainSubstring(keys + ": the file is missing, and key k1 encrypted data of this database")))
		Expect(keys).NotTo(BeAnExistingFile())
	})

	It("completes a demo store that an earlier start left incomplete", func(ctx SpecContext) {
		c := settings(map[string]string{
			"DATABASE_URL": storetest.URL(ctx), "ENCRYPTION_KEYS": "spec:AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=", "ROLES": "api", "DEMO": "true",
			"ADMIN_EMAIL": apitest.AdminEmail, "ADMIN_PASSWORD": apitest.AdminPassword, "LISTEN_ADDR": "127.0.0.1:0", "METRICS_ADDR": "off", "DATA_DIR": GinkgoT().TempDir(),
		})
		data, err := postgres.Open(c.DatabaseURL, postgres.NoPooler)
		Expect(err).NotTo(HaveOccurred())
		DeferCleanup(data.Close)
		start := func() app.Ready {
			GinkgoHelper()
			a, err := app.Start(context.WithoutCancel(ctx), c, app.Options{})
			Expect(err).NotTo(HaveOccurred())
			Expect(a.Stop(ctx)).To(Succeed())
			return a.Ready
		}
		counts := func() (n []int) {
			GinkgoHelper()
			for _, table := range []string{"stores", "tax_classes", "shipping_methods", "products", "variants", "coupons", "store_keys WHERE revoked_on IS NULL", "app_tokens WHERE revoked_on IS NULL"} {
				var rows int
				Expect(data.QueryRowContext(ctx, "SELECT count(*) FROM "+table).Scan(&rows)).To(Succeed())
				n = append(n, rows)
			}
			return n
		}
		made := start()
		whole := counts()
		Expect(whole).NotTo(ContainElement(0))
		Expect(start().AppToken).To(BeEmpty(), "it is finished")
		var taxed int
		Expect(data.QueryRowContext(ctx, `SELECT count(*) FROM tax_classes t JOIN stores s ON (s.settings->>'defaultTaxClassId')::bigint = t.id
			WHERE t.rates::jsonb @> '[{"countryCode": "DE"}]'`).Scan(&taxed)).To(Succeed())
		Expect(taxed).To(Equal(1), "a new product, which has no class, is taxed in Germany")

		for _, undone := range []string{
			"DELETE FROM app_tokens",
			"DELETE FROM app_tokens; DELETE FROM coupons; DELETE FROM store_keys; DELETE FROM shipping_methods WHERE id = (SELECT max(id) FROM shipping_methods)",
		} {
			Expect(data.ExecContext(ctx, undone)).Error().NotTo(HaveOccurred())
			again := start()
			Expect(again.StoreID).To(Equal(made.StoreID))
			Expect([]string{again.AppToken, again.StoreKey}).NotTo(ContainElement(""))
			Expect(counts()).To(Equal(whole), undone)
		}
	})
})
