package apitest_test

import (
	"context"
	"crypto/ed25519"
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"
	standardwebhooks "github.com/standard-webhooks/standard-webhooks/libraries/go"

	"github.com/storeplatform/storeplatform/store/domain/webhook"
	"github.com/storeplatform/storeplatform/store/storetest"
)

// signed is a message with its signature, and whether the signature fits the secret.
type signed struct {
	Secret  string            `json:"secret"`
	Headers map[string]string `json:"headers"`
	Body    string            `json:"body"`
	Fits    bool              `json:"fits"`
}

// verifier is a script that checks each message with the published npm library, at the time of its
// signature.
const verifier = `
import { readFileSync } from 'node:fs';
import { Webhook, WebhookVerificationError } from 'standardwebhooks';
const messages = JSON.parse(readFileSync(process.argv[1], 'utf8'));
for (const [i, { secret, headers, body, fits }] of messages.entries()) {
  Date.now = () => Number(headers['webhook-timestamp']) * 1000;
  let found = true;
  try { new Webhook(secret).verify(body, headers, { jsonParse: false }); }
  catch (e) { if (!(e instanceof WebhookVerificationError)) throw e; found = false; }
  if (found !== fits) throw new Error('message ' + i + ' ' + JSON.stringify(headers) + ': ' + found);
}
console.log(messages.length + ' judged');
`

// npm verifies messages with the published npm library and fails the spec for a wrong result.
func npm(ctx context.Context, messages []signed) {
	GinkgoHelper()
	file := filepath.Join(GinkgoT().TempDir(), "messages.json")
	raw, err := json.Marshal(messages)
	Expect(err).NotTo(HaveOccurred())
	Expect(os.WriteFile(file, raw, 0o600)).To(Succeed())
	cmd := exec.CommandContext(ctx, "node", "--input-type=module", "-e", verifier, file)
	cmd.Dir = "../../openapi/typescript"
	out, err := cmd.CombinedOutput()
	Expect(err).NotTo(HaveOccurred(), "%s\n(npm ci in openapi/typescript installs the library)", out)
	Expect(string(out)).To(ContainSubstring(fmt.Sprintf("%d judged", len(messages))))
}

// keys contains the keys that a consumer knows.
type keys struct {
	mu             sync.Mutex
	secret, public string
	taken          []signed
	most           int // largest number of signatures on one delivery
}

// check verifies the signature with the public key and stores the message.
func (k *keys) check(header http.Header, body []byte) error {
	k.mu.Lock()
	defer k.mu.Unlock()
	flat := map[string]string{}
	for _, name := range []string{"webhook-id", "webhook-timestamp", "webhook-signature"} {
		flat[name] = header.Get(name)
	}
	k.taken = append(k.taken, signed{k.secret, flat, string(body), true})
	public, err := base64.StdEncoding.DecodeString(strings.TrimPrefix(k.public, "whpk_"))
	if err != nil {
		return err
	}
	signatures := strings.Fields(flat["webhook-signature"])
	k.most = max(k.most, len(signatures))
	for _, s := range signatures {
		scheme, encoded, _ := strings.Cut(s, ",")
		signature, err := base64.StdEncoding.DecodeString(encoded)
		if scheme == "v1a" && err == nil && ed25519.Verify(public, []byte(flat["webhook-id"]+"."+flat["webhook-timestamp"]+"."+string(body)), signature) {
			return nil
		}
	}
	return errors.New("no signature of the public key")
}

var _ = Describe("A key rotation under load", Label("kill"), func() {
	It("loses no delivery to receivers that know only the old key before the switch or only the new key after it", func(ctx SpecContext) {
		const rotations = 8
		f := newFleet(ctx, executable(ctx), storetest.URL(ctx), 2)
		f.consumer = newConsumer(10 * time.Millisecond)
		made := f.shop.Admin.Once().Post("/admin/webhook-endpoint", map[string]any{"url": f.consumer.URL, "eventTypes": []string{"customer.*"}, "asymmetricSignature": true}).OK()
		k := &keys{secret: made.Text("secret"), public: made.Text("publicKey")}
		f.consumer.also = k.check
		f.consumer.trust(k.secret)
		rotate := func(body map[string]any) map[string]any {
			body["webhookEndpointId"] = made.ID("webhookEndpointId")
			var rotated map[string]any
			f.shop.Admin.Once().Post("/admin/webhook-endpoint/rotate-secret", body).Into(&rotated)
			return rotated
		}
		t := f.change(ctx, 30, 4, 15*time.Millisecond)
		for i := range rotations {
			time.Sleep(300 * time.Millisecond)
			scheme := []string{"v1", "v1a"}[i%2]
			rotated := rotate(map[string]any{"scheme": scheme})
			time.Sleep(400 * time.Millisecond) // gives the consumer time to learn the new secret
			k.mu.Lock()
			if scheme == "v1" {
				k.secret = rotated["secret"].(string)
				f.consumer.trust(k.secret)
			} else {
				k.public = rotated["publicKey"].(string)
			}
			k.mu.Unlock()
		}
		time.Sleep(300 * time.Millisecond)
		t.stop()
		f.quiet(ctx, 20*time.Second)
		AddReportEntry("rotation under load", fmt.Sprintf("%d rotations, of each scheme in turn; %s; %d deliveries by two processes, with up to %d signatures; %s",
			rotations, t.figures(), len(k.taken), k.most, load()))
		Expect(f.judge(ctx, t)).To(BeEmpty())
		Expect(k.most).To(Equal(2 + rotations))
		Expect(t.changes()).To(BeNumerically(">", 0))

		By("verifying with the npm library, with the known key and with another one")
		messages := k.taken
		for i := 0; i < len(k.taken); i += 20 {
			other := k.taken[i]
			other.Secret, other.Fits = webhook.NewWebhookKey(webhook.SchemeHMAC, time.Now()).Secret, false
			messages = append(messages, other)
			changed := k.taken[i]
			changed.Body, changed.Fits = changed.Body+" ", false
			messages = append(messages, changed)
		}
		npm(ctx, messages)

		By("ending the old keys at once")
		old := k.secret
		k.secret = rotate(map[string]any{"scheme": "v1", "overlapHours": 0})["secret"].(string)
		f.consumer.trust(k.secret)
		before := len(k.taken)
		f.shop.Admin.Patch("/admin/store-customer", map[string]any{"storeCustomerId": t.customers[0], "lastName": "Last"}).OK()
		Eventually(func() int { return len(f.consumer.all()) }).Should(BeNumerically(">", before))
		f.quiet(ctx, 10*time.Second)
		last := k.taken[len(k.taken)-1]
		stale := last
		stale.Secret, stale.Fits = old, false
		npm(ctx, []signed{last, stale})
		Expect(f.judge(ctx, t)).To(BeEmpty())
	})
})

var _ = Describe("The published test vectors", func() {
	const secret, id, at = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw", "msg_p5jXN8AQM9LWM0D4loKWxJek", 1614265330
	const s1 = "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE="
	sign := func(secret, id string, timestamp int64, body string) signed {
		GinkgoHelper()
		signature, err := webhook.Sign([]webhook.WebhookKey{{Scheme: webhook.SchemeHMAC, Secret: secret}}, id, timestamp, []byte(body))
		Expect(err).NotTo(HaveOccurred())
		return signed{secret, map[string]string{"webhook-id": id, "webhook-timestamp": fmt.Sprint(timestamp), "webhook-signature": signature}, body, true}
	}
	// as returns the message of the vector with another signature header.
	as := func(signature string, fits bool) signed {
		m := sign(secret, id, at, `{"test": 2432232314}`)
		m.Headers["webhook-signature"], m.Fits = signature, fits
		return m
	}

	It("match our signatures, and get the expected verdict from both reference libraries", func(ctx SpecContext) {
		messages := []signed{
			sign(secret, id, at, `{"test": 2432232314}`),
			sign("whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD", "msg_27UH4WbU6Z5A5EzD8u03UvzRbpk", 1649367553, `{"email":"test@example.com","username":"test_user"}`),
			sign(secret, id, at, strings.Repeat("a", 1048576)), sign(secret, id, at, strings.Repeat("a", 262144)), sign(secret, id, at, strings.Repeat("a", 262143)),
			sign(secret, id, at, ""), sign("whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwBr==", id, at, `{"test": 2432232314}`),
			sign(strings.TrimPrefix(secret, "whsec_"), id, at, `{"test": 2432232314}`),
		}
		for i, want := range []string{s1, "v1,tZ1I4/hDygAJgO5TYxiSd6Sd0kDW6hPenDe+bTa3Kkw=", "v1,txpEUxqWZJ5nteTnymUVa+7C4NHpBeXJ6CsBAW0c3/A=",
			"v1,Mw4Pe2WgApuT7NSqnSq0PQPV9gbLdggCl9B865x5Xh0=", "v1,NTItnqyWMoFhk2Bbe5V/BMdcFRWgcSQaTgqLHX7FC7c=", "v1,v48jdbgvh29KJz2Qc+ghw8G6vG3nAKnujWBg8oM/62A=",
			"v1,yK2tMbA6BHPrMEJ1lLv7UlJJbgFoqGenJkiajZ29evg=", s1} {
			Expect(messages[i].Headers["webhook-signature"]).To(Equal(want), "%d", i)
		}
		const wrong = "v1,Ceo5qEr07ixe2NLpvHk3FH9bwy/WavXrAFQ/9tdO6mc="
		messages = append(messages,
			as(wrong+" "+strings.Replace(wrong, "v1", "v2", 1)+" "+s1+" "+wrong, true),
			as("v1a,hnO3f9T8Ytu9HwrXslvumlUpqtNVqkhqw/enGzPCXe5BdqzCInXqYXFymVJaA7AZdpXwVLPo3mNl8EM+m7TBAg== "+s1, true),
			as(wrong, false), as("v1,dawfeoifkpqwoekfpqoekf", false), as("v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OA=", false), as("v1,", false),
			as(s1[:8], false), as(strings.Replace(s1, "v1", "v2", 1), false),
			as("v1,tFtCZ5RDCPxzWQRWXWPgrCgE2frDBe9gjpbWQxnVfsQ= v1,Mm7xgUVICxZfQ3bgf0h0Dof65L/IFx+PnZvnDWPCX6Q= v1,9DfC1c3eeOrXB6w/5dIDydLNQaEyww5KalE5jLBZucE=", false))
		for i, m := range messages {
			library, err := standardwebhooks.NewWebhook(m.Secret)
			Expect(err).NotTo(HaveOccurred())
			header := http.Header{}
			for name, value := range m.Headers {
				header.Set(name, value)
			}
			Expect(library.VerifyIgnoringTimestamp([]byte(m.Body), header) == nil).To(Equal(m.Fits), "%d: %v", i, m.Headers)
		}
		npm(ctx, messages)
		// Some libraries accept a secret of 23 bytes. Standard Webhooks requires 24, and so does this
		// service.
		_, err := webhook.ParseWebhookSecret("MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaS=")
		Expect(err).To(HaveOccurred())
	})
})
