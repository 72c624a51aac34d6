package store_test

import (
	"context"
	"crypto/x509"
	"net"
	"net/http"
	"net/http/httptest"
	"net/netip"
	"net/url"
	"regexp"
	"strings"
	"sync"
	"time"

	stores "github.com/storeplatform/storeplatform/store/settings"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"
	"golang.org/x/net/dns/dnsmessage"

	"github.com/storeplatform/storeplatform/store"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/customer"
	"github.com/storeplatform/storeplatform/store/domain/letter"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/egress"
	"github.com/storeplatform/storeplatform/store/provider/payment"
	"github.com/storeplatform/storeplatform/store/provider/proof"
	"github.com/storeplatform/storeplatform/store/storetest"
)

// world simulates the internet: a name server with TXT records, which resolves every host to this machine,
// and a site with files.
type world struct {
	mu      sync.Mutex
	records map[string]string // maps a name to its TXT record
	files   map[string]string // maps a path to the content of the file
	broken  bool              // whether the name server and the site fail
	domain  string            // the site's domain
	proof   stores.DomainProof
}

func newWorld() *world {
	GinkgoHelper()
	w := &world{records: map[string]string{}, files: map[string]string{}}
	site := httptest.NewTLSServer(http.HandlerFunc(func(rw http.ResponseWriter, r *http.Request) {
		w.mu.Lock()
		defer w.mu.Unlock()
		content, found := w.files[r.URL.Path]
		switch to, moved := strings.CutPrefix(content, "moved to "); {
		case w.broken:
			rw.WriteHeader(http.StatusBadGateway)
		case moved:
			http.Redirect(rw, r, to, http.StatusFound)
		case !found:
			http.NotFound(rw, r)
		default:
			_, _ = rw.Write([]byte(content))
		}
	}))
	DeferCleanup(site.Close)
	at, err := url.Parse(site.URL)
	Expect(err).NotTo(HaveOccurred())
	w.domain = "example.com:" + at.Port() // the name in httptest's certificate
	roots := x509.NewCertPool()
	roots.AddCert(site.Certificate())
	socket, err := net.ListenPacket("udp", "127.0.0.1:0")
	Expect(err).NotTo(HaveOccurred())
	DeferCleanup(socket.Close)
	go func() {
		packet := make([]byte, 1500)
		for {
			size, from, err := socket.ReadFrom(packet)
			if err != nil {
				return
			}
			if reply := w.reply(packet[:size]); reply != nil {
				_, _ = socket.WriteTo(reply, from)
			}
		}
	}()
	resolver := &net.Resolver{PreferGo: true, Dial: func(ctx context.Context, _, _ string) (net.Conn, error) {
		return new(net.Dialer).DialContext(ctx, "udp", socket.LocalAddr().String())
	}}
	w.proof = proof.New(egress.New(egress.Options{Resolver: resolver, Roots: roots, Allow: []netip.Prefix{netip.MustParsePrefix("127.0.0.0/8")}}))
	return w
}

func (w *world) reply(packet []byte) []byte {
	w.mu.Lock()
	defer w.mu.Unlock()
	var m dnsmessage.Message
	if m.Unpack(packet) != nil || len(m.Questions) != 1 {
		return nil
	}
	q := m.Questions[0]
	m.Header = dnsmessage.Header{ID: m.ID, Response: true, Authoritative: true, RecursionAvailable: true}
	m.Additionals = nil
	header := dnsmessage.ResourceHeader{Name: q.Name, Class: q.Class, TTL: 1}
	text, found := w.records[strings.TrimSuffix(q.Name.String(), ".")]
	switch {
	case w.broken:
		m.RCode = dnsmessage.RCodeServerFailure
	case q.Type == dnsmessage.TypeA:
		m.Answers = []dnsmessage.Resource{{Header: header, Body: &dnsmessage.AResource{A: [4]byte{127, 0, 0, 1}}}}
	case q.Type == dnsmessage.TypeTXT && found:
		m.Answers = []dnsmessage.Resource{{Header: header, Body: &dnsmessage.TXTResource{TXT: []string{"v=spf1 -all"}}},
			{Header: header, Body: &dnsmessage.TXTResource{TXT: []string{text}}}}
	case q.Type == dnsmessage.TypeTXT:
		m.RCode = dnsmessage.RCodeNameError
	}
	reply, err := m.Pack()
	if err != nil {
		return nil
	}
	return reply
}

func (w *world) set(change func()) {
	w.mu.Lock()
	defer w.mu.Unlock()
	change()
}

var _ = Describe("A store's domain", func() {
	var p *platform
	var w *world
	var one, two domain.Actor

	BeforeEach(func(ctx SpecContext) {
		p, w = newPlatform(ctx), newWorld()
		p.Service = newService(store.Options{DB: p.Data.Repo, Clock: p.Data.Clock, Keys: storetest.Keyring(), Gateways: payment.NewGateways(),
			Domains: w.proof, PublicURL: "http://store.example"})
		_, one = p.newStore(ctx, "one")
		_, two = p.newStore(ctx, "two")
	})

	name := func(ctx context.Context, actor domain.Actor, host string) *settings.Store {
		GinkgoHelper()
		is := &host
		s, err := p.Settings.UpdateStoreSettings(ctx, again(actor), settings.SettingsPatch{Domain: &is}, domain.Expect{})
		Expect(err).NotTo(HaveOccurred())
		return s
	}
	challenge := func(ctx context.Context, actor domain.Actor) settings.DomainChallenge {
		GinkgoHelper()
		d, err := p.Settings.StoreDomain(ctx, actor)
		Expect(err).NotTo(HaveOccurred())
		return d.DomainChallenge
	}
	record := func(ctx context.Context, actor domain.Actor) {
		GinkgoHelper()
		c := challenge(ctx, actor)
		w.set(func() { w.records[c.RecordName] = c.Value })
	}
	verify := func(ctx context.Context, actor domain.Actor) error {
		_, err := p.Settings.VerifyStoreDomain(ctx, again(actor))
		return err
	}
	verifiedOn := func(ctx context.Context, actor domain.Actor) *time.Time {
		GinkgoHelper()
		s, err := p.As(actor).Store(ctx)
		Expect(err).NotTo(HaveOccurred())
		return s.DomainVerifiedOn
	}
	resetMail := func(ctx context.Context, actor domain.Actor, email string) letter.SentMail {
		GinkgoHelper()
		Expect(p.Account.ForgotPassword(ctx, visitor(actor.StoreID), email)).To(Succeed())
		return p.mail(ctx, actor.StoreID, email, letter.MailResetPassword)
	}

	codeOf := func(actor domain.Actor) (code string) {
		GinkgoHelper()
		Expect(p.Data.SQL.QueryRow("SELECT code FROM stores WHERE id = $1", actor.StoreID).Scan(&code)).To(Succeed())
		return code
	}

	It("is used in links only after a DNS record has verified it", func(ctx SpecContext) {
		_, err := p.Settings.StoreDomain(ctx, one)
		Expect(err).To(refuse(domain.NotFound))
		Expect(verify(ctx, one)).To(refuse(domain.NotFound))
		p.signUp(ctx, one.StoreID, mia)
		name(ctx, one, "shop.example")
		Expect(verify(ctx, one)).To(refuse(domain.DomainNotVerified))
		Expect(resetMail(ctx, one, mia).Text).To(ContainSubstring("http://store.example/reset-password#token=rs_"))

		record(ctx, one)
		Expect(resetMail(ctx, one, mia).Text).NotTo(ContainSubstring("shop.example"))
		Expect(verify(ctx, one)).To(Succeed())
		m := resetMail(ctx, one, mia)
		Expect(m.Text).To(ContainSubstring("https://shop.example/reset-password#token=rs_"))
		Expect(m.FromAddress).To(Equal("no-reply@shop.example"))

		By("repeated requests verify the domain once")
		before, err := p.As(one).Store(ctx)
		Expect(err).NotTo(HaveOccurred())
		p.Clock.Advance(10 * time.Minute)
		var wg sync.WaitGroup
		for range 3 {
			wg.Go(func() {
				defer GinkgoRecover()
				Expect(verify(ctx, one)).To(Succeed())
			})
		}
		wg.Wait()
		after, err := p.As(one).Store(ctx)
		Expect(err).NotTo(HaveOccurred())
		Expect(after.Version).To(Equal(before.Version))
		Expect(after.DomainVerifiedOn).To(Equal(before.DomainVerifiedOn))

		By("another domain needs a new record")
		Expect(name(ctx, one, "other.example").DomainVerifiedOn).To(BeNil())
		Expect(resetMail(ctx, one, mia).Text).To(ContainSubstring("http://store.example/reset-password"))
		Expect(name(ctx, one, "shop.example").DomainVerifiedOn).To(BeNil())
	})

	It("is verified by a file that has exactly the expected content", func(ctx SpecContext) {
		name(ctx, one, w.domain)
		name(ctx, two, w.domain)
		const path = "/.well-known/storeplatform-domain"
		mine, theirs := challenge(ctx, one), challenge(ctx, two)
		Expect(mine.Value).NotTo(Equal(theirs.Value))
		Expect(mine.FileURL).To(Equal("https://" + w.domain + path))
		for _, wrong := range []string{"", theirs.Value, mine.Value + "0", "<html>" + mine.Value + "</html>", "moved to /elsewhere"} {
			w.set(func() { w.files[path], w.files["/elsewhere"] = wrong, mine.Value })
			p.Clock.Advance(time.Minute)
			Expect(verify(ctx, one)).To(refuse(domain.DomainNotVerified), wrong)
		}
		p.Clock.Advance(time.Hour)
		w.set(func() { w.broken = true })
		Expect(verify(ctx, one)).To(refuse(domain.DomainNotVerified))
		w.set(func() { w.broken, w.files[path] = false, mine.Value+"\n" })
		Expect(verify(ctx, one)).To(Succeed())
	})

	It("belongs to the store that publishes the record", func(ctx SpecContext) {
		name(ctx, one, "shop.example")
		name(ctx, two, "shop.example") // a second store may name a domain that is not verified yet
		record(ctx, one)
		Expect(verify(ctx, one)).To(Succeed())
		By("the older owner keeps the domain while both records are published")
		name(ctx, two, w.domain)
		name(ctx, one, w.domain)
		record(ctx, one)
		c := challenge(ctx, two)
		w.set(func() { w.files["/.well-known/storeplatform-domain"] = c.Value })
		Expect(verify(ctx, one)).To(Succeed())
		Expect(verify(ctx, two)).To(refuse(domain.AlreadyExists))
		By("the older owner keeps the domain while the record cannot be checked")
		Expect(verifiedOn(ctx, one)).NotTo(BeNil())
		By("the newer owner gets the domain once the older record is gone")
		w.set(func() { delete(w.records, c.RecordName) })
		Expect(verify(ctx, two)).To(Succeed())
		Expect(verifiedOn(ctx, one)).To(BeNil())
		Expect(verifiedOn(ctx, two)).NotTo(BeNil())
	})

	It("is checked again, and lost after its record has been missing for a week", func(ctx SpecContext) {
		name(ctx, one, "shop.example")
		record(ctx, one)
		Expect(verify(ctx, one)).To(Succeed())
		w.set(func() { w.broken = true })
		p.Clock.Advance(6 * 24 * time.Hour)
		Expect(p.Settings.RecheckDomains(ctx)).To(Succeed())
		Expect(verifiedOn(ctx, one)).NotTo(BeNil(), "name servers break")
		w.set(func() { w.broken = false })
		Expect(p.Settings.RecheckDomains(ctx)).To(Succeed())
		p.Clock.Advance(6 * 24 * time.Hour)
		w.set(func() { clear(w.records) })
		Expect(p.Settings.RecheckDomains(ctx)).To(Succeed())
		Expect(verifiedOn(ctx, one)).NotTo(BeNil())
		p.Clock.Advance(24 * time.Hour)
		Expect(p.Settings.RecheckDomains(ctx)).To(Succeed())
		Expect(verifiedOn(ctx, one)).To(BeNil())
		Expect(p.Settings.RecheckDomains(ctx)).To(Succeed())
	})

	It("receives no token of an account that other stores also use", func(ctx SpecContext) {
		name(ctx, one, "shop.example")
		record(ctx, one)
		Expect(verify(ctx, one)).To(Succeed())
		p.signUp(ctx, two.StoreID, mia)
		Expect(p.loginCustomer(ctx, one.StoreID, mia, miaPassword)).To(Succeed())
		Expect(resetMail(ctx, one, mia).Text).To(ContainSubstring("http://store.example/reset-password#token=rs_"))
		p.signUp(ctx, one.StoreID, "tom@example.com")
		Expect(resetMail(ctx, one, "tom@example.com").Text).To(ContainSubstring("https://shop.example/reset-password#token=rs_"))
	})

	It("is trusted without verification only on a local machine for trials", func(ctx SpecContext) {
		for trusting, want := range map[bool]string{false: "http://store.example/reset-password#", true: "http://localhost:3000/reset-password#"} {
			p.Service = newService(store.Options{DB: p.Data.Repo, Clock: p.Data.Clock, Keys: storetest.Keyring(), Gateways: payment.NewGateways(),
				Domains: w.proof, PublicURL: "http://store.example", TrustLoopback: trusting})
			email := map[bool]string{false: "a@example.com", true: "b@example.com"}[trusting]
			p.signUp(ctx, one.StoreID, email)
			name(ctx, one, "localhost:3000")
			Expect(resetMail(ctx, one, email).Text).To(ContainSubstring(want))
			name(ctx, one, "localhost.evil.example")
			Expect(resetMail(ctx, one, email).Text).NotTo(ContainSubstring("evil.example"))
		}
	})

	It("can be checked only at a limited rate", func(ctx SpecContext) {
		name(ctx, one, "shop.example")
		var last error
		for range 9 {
			last = verify(ctx, one)
		}
		Expect(last).To(refuse(domain.RateLimited))
	})

	Describe("does not affect the platform's password page, which", func() {
		It("sends mails from the store that the customer used last, and accepts any store's token", func(ctx SpecContext) {
			p.signUp(ctx, one.StoreID, mia)
			Expect(p.loginCustomer(ctx, two.StoreID, mia, miaPassword)).To(Succeed())
			Expect(p.Account.ForgotPasswordAnywhere(ctx, fromHere, strings.ToUpper(mia), "")).To(Succeed())
			Expect(p.Account.MailResets(ctx)).To(Succeed())
			m := p.mail(ctx, two.StoreID, mia, letter.MailResetPassword)
			Expect(m.Text).To(ContainSubstring("http://store.example/reset-password#token=rs_"))
			token := tokenInMail.FindString(m.Text)
			Expect(p.Account.ResetPasswordAnywhere(ctx, fromHere, token, "password1234")).To(refuse(domain.WeakPassword))
			Expect(p.Account.ResetPasswordAnywhere(ctx, fromHere, token, "eight slower kettles")).To(Succeed())
			Expect(p.Account.ResetPasswordAnywhere(ctx, fromHere, token, "nine slower kettles")).To(refuse(domain.CodeInvalid))
			Expect(p.loginCustomer(ctx, one.StoreID, mia, "eight slower kettles")).To(Succeed())
		})

		It("sends a mail of the store whose earlier mail linked to the page", func(ctx SpecContext) {
			const jonas = "jonas@example.com"
			for _, admin := range []domain.Actor{one, two} {
				_, err := p.Customer.CreateCustomer(ctx, again(admin), customer.CustomerCreate{Email: jonas, SendWelcomeEmail: true,
					Profile: customer.CustomerPatch{FirstName: ref("Jonas"), LastName: ref("Brandt")}})
				Expect(err).NotTo(HaveOccurred())
			}
			resets := func(storeID int64) int {
				return p.count(ctx, "SELECT count(*) FROM mails WHERE store_id = $1 AND kind = 'RESET_PASSWORD' AND status <> 'WITHHELD'", storeID)
			}
			for i, storeID := range []int64{two.StoreID, one.StoreID} {
				welcome := p.mail(ctx, storeID, jonas, letter.MailWelcome).Text
				link := regexp.MustCompile(`http://store\.example/forgot-password\?store=\S+`).FindString(welcome)
				address, err := url.Parse(link)
				Expect(err).NotTo(HaveOccurred())
				Expect(p.Account.ForgotPasswordAnywhere(ctx, fromHere, jonas, address.Query().Get("store"))).To(Succeed())
				Expect(p.Account.MailResets(ctx)).To(Succeed())
				Expect([]int{resets(two.StoreID), resets(one.StoreID)}).To(Equal([]int{1, i}))
			}
			By("without a store of the customer, the store of the last login sends the mail")
			p.signUp(ctx, one.StoreID, mia)
			for _, code := range []string{"unknown", strings.Repeat("x", 101), codeOf(two)} {
				p.Clock.Advance(time.Hour)
				Expect(p.Account.ForgotPasswordAnywhere(ctx, fromHere, mia, code)).To(Succeed())
				Expect(p.Account.MailResets(ctx)).To(Succeed())
			}
			Expect([]int{resets(two.StoreID), resets(one.StoreID)}).To(Equal([]int{1, 4}))
		})

		It("does the same work for an unknown address", func(ctx SpecContext) {
			Expect(p.Account.ForgotPasswordAnywhere(ctx, fromHere, "nobody@example.com", "")).To(Succeed())
			Expect(p.Account.MailResets(ctx)).To(Succeed())
			Expect(p.count(ctx, "SELECT count(*) FROM mails WHERE status = 'WITHHELD'")).To(Equal(1))
			Expect(p.count(ctx, "SELECT count(*) FROM mails WHERE status <> 'WITHHELD'")).To(BeZero())
			By("the limits of a store do not reveal which store would send the mail")
			for range 5 {
				_ = p.Account.ForgotPasswordAnywhere(ctx, fromHere, "nobody@example.com", "")
			}
			Expect(p.Account.MailResets(ctx)).To(Succeed())
			Expect(p.Account.ForgotPassword(ctx, visitor(one.StoreID), "nobody@example.com")).To(Succeed())
			Expect(p.Account.ResetPasswordAnywhere(ctx, fromHere, domain.NewToken("rs"), "eight slower kettles")).To(refuse(domain.CodeInvalid))
			By("an address may have up to the maximum length")
			longest := strings.Repeat("a", domain.MaxEmail-len("@example.com")) + "@example.com"
			Expect(p.Account.ForgotPasswordAnywhere(ctx, fromHere, longest, "")).To(Succeed())
			Expect(p.Account.ForgotPasswordAnywhere(ctx, fromHere, "a"+longest, "")).To(refuse(domain.InvalidValue))
			Expect(p.Account.MailResets(ctx)).To(Succeed())
		})

		It("does nothing while no store exists", func(ctx SpecContext) {
			empty := newPlatform(ctx)
			Expect(empty.Account.ForgotPasswordAnywhere(ctx, fromHere, mia, "")).To(Succeed())
			Expect(empty.Account.MailResets(ctx)).To(Succeed())
			Expect(empty.count(ctx, "SELECT count(*) FROM reset_requests")).To(BeZero())
		})
	})
})
