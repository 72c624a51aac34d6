package store_test

import (
	"fmt"
	"os"
	"regexp"
	"strings"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/webhook"
	"github.com/storeplatform/storeplatform/store/repo"
	"github.com/storeplatform/storeplatform/store/storetest"
)

var _ = Describe("A replaced encryption key", func() {
	It("is needed until the secrets of all stores are encrypted with the newest key", func(ctx SpecContext) {
		p := hooked(ctx)
		url, value := "http://127.0.0.1:8091/events", "warehouse-secret-4f2a"
		old := storetest.Keyring()
		Expect(p.Data.Repo.ProveKeys(ctx, old)).To(Succeed())
		var endpoints []*webhook.WebhookEndpoint
		for _, name := range []string{"one", "two"} {
			store, actor := p.newStore(ctx, name)
			e, err := p.Webhook.CreateWebhookEndpoint(ctx, again(actor), webhook.WebhookEndpointChange{URL: &url, CustomHeaders: &[]webhook.CustomHeaderInput{{Name: "X-Key", Value: &value}}})
			Expect(err).NotTo(HaveOccurred())
			endpoints = append(endpoints, e)
			var provider int64
			Expect(p.Data.SQL.QueryRowContext(ctx, "SELECT id FROM payment_providers WHERE store_id = $1", store.ID).Scan(&provider)).To(Succeed())
			_, err = p.Data.SQL.ExecContext(ctx, "UPDATE payment_providers SET notice_secret = $1 WHERE id = $2", old.Seal(fmt.Sprintf("payment_providers/%d/notice_secret", provider), []byte(name)), provider)
			Expect(err).NotTo(HaveOccurred())
		}
		_, err := p.Data.SQL.ExecContext(ctx, "UPDATE admin_users SET totp_secret = $1 WHERE id = 1", old.Seal("admin_users/1/totp_secret", []byte("JBSWY3DP")))
		Expect(err).NotTo(HaveOccurred())
		before, err := p.Data.Repo.SealedBy(ctx)
		Expect(err).NotTo(HaveOccurred())

		fresh := domain.NewKey("k2")
		both, err := domain.NewKeyring(fresh + ",spec:AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=")
		Expect(err).NotTo(HaveOccurred())
		Expect(p.Data.Repo.ProveKeys(ctx, both)).To(Succeed())
		n, err := p.Data.Repo.Reseal(ctx, both)
		Expect(err).NotTo(HaveOccurred())
		Expect(n).To(BeNumerically(">=", 7), "two endpoints with a key and a header, two providers, one administrator")
		Expect(n).To(Equal(before["spec"]))
		Expect(p.Data.Repo.SealedBy(ctx)).To(Equal(map[string]int64{"k2": n}))
		Expect(p.Data.Repo.EncryptionKeys(ctx)).To(Equal([]string{"k2"}), "a start no longer needs the old key")
		Expect(p.Data.Repo.Reseal(ctx, both)).To(BeZero())

		alone, err := domain.NewKeyring(fresh)
		Expect(err).NotTo(HaveOccurred())
		Expect(p.Data.Repo.ProveKeys(ctx, alone)).To(Succeed())
		for _, e := range endpoints {
			read, err := p.As(domain.System(e.StoreID)).WebhookEndpoint(ctx, e.ID)
			Expect(err).NotTo(HaveOccurred())
			Expect(read.Open(alone)).To(Succeed())
			Expect(read.CurrentKey(webhook.SchemeHMAC).Secret).To(Equal(e.CurrentKey(webhook.SchemeHMAC).Secret))
			Expect(read.CustomHeaders[0].Value).To(Equal(value))
		}
		var secret string
		Expect(p.Data.SQL.QueryRowContext(ctx, "SELECT totp_secret FROM admin_users WHERE id = 1").Scan(&secret)).To(Succeed())
		Expect(alone.Open("admin_users/1/totp_secret", secret)).To(BeEquivalentTo("JBSWY3DP"))
	})

	It("affects every column that the schema describes as encrypted", func() {
		files, err := os.ReadDir("../migrations")
		Expect(err).NotTo(HaveOccurred())
		table, column := regexp.MustCompile(`^CREATE TABLE (\w+)`), regexp.MustCompile(`^  (\w+) .*-- .*\bencrypted\b`)
		var encrypted []string
		for _, f := range files {
			if !strings.HasSuffix(f.Name(), ".sql") {
				continue
			}
			text, err := os.ReadFile("../migrations/" + f.Name())
			Expect(err).NotTo(HaveOccurred())
			in := ""
			for line := range strings.Lines(string(text)) {
				if m := table.FindStringSubmatch(line); m != nil {
					in = m[1]
				}
				if m := column.FindStringSubmatch(line); m != nil {
					encrypted = append(encrypted, in+"."+m[1])
				}
			}
		}
		Expect(append(repo.SealedColumns(), "idempotency_keys.answer")).To(ConsistOf(encrypted), "responses of idempotency keys are deleted after 24 hours")
	})
})
