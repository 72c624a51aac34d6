package store_test

import (
	"context"
	"regexp"
	"testing"
	"time"

	"github.com/storeplatform/storeplatform/store/domain/letter"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/identity"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/provider/payment"
	"github.com/storeplatform/storeplatform/store/provider/payment/stripe/stripetest"
	"github.com/storeplatform/storeplatform/store/storetest"
)

func TestStore(t *testing.T) {
	RegisterFailHandler(Fail)
	SetDefaultEventuallyTimeout(time.Minute) // long enough for a busy machine; it promises no response time
	SetDefaultEventuallyPollingInterval(20 * time.Millisecond)
	RunSpecs(t, "store")
}

var _ = AfterSuite(func() {
	stripetest.Stop()
	storetest.Stop()
})

// platform is a service on its own database, with the first administrator.
type platform struct {
	*store.Service
	Data  *storetest.Database
	Admin domain.Actor // is an actor without a store
}

const (
	adminEmail    = "ada@juniper-oak.example"
	adminPassword = "orchard-kettle-window-72"
)

var fromHere = domain.Origin{RequestID: "spec-request", Address: "203.0.113.24", UserAgent: "spec"}

// newService returns a service with cheap password hashes.
func newService(o store.Options) *store.Service {
	o.Hashing = storetest.Hashing()
	return store.New(o)
}

// databaseKey is the context key under which a spec passes a database to newPlatform.
type databaseKey struct{}

func newPlatform(ctx context.Context) *platform {
	GinkgoHelper()
	data, ok := ctx.Value(databaseKey{}).(*storetest.Database)
	if !ok {
		data = storetest.Open(ctx)
	}
	p := &platform{Data: data, Service: newService(store.Options{
		DB: data.Repo, Clock: data.Clock, Keys: storetest.Keyring(), Gateways: payment.NewGateways(), PublicURL: "http://store.example",
	})}
	Expect(p.Identity.EnsureAdmin(ctx, adminEmail, adminPassword)).To(BeTrue())
	return p
}

// logIn logs an administrator in and returns the login with its tokens, and the credential.
func (p *platform) logIn(ctx context.Context, email, password string) (identity.AdminLogin, identity.Credential) {
	GinkgoHelper()
	login, err := p.Identity.Login(ctx, identity.Credentials{Email: email, Password: password}, fromHere)
	Expect(err).NotTo(HaveOccurred())
	credential, err := p.Login.Authenticate(ctx, login.Tokens.Access, 0, fromHere)
	Expect(err).NotTo(HaveOccurred())
	return login, credential
}

var linkInMail = regexp.MustCompile(`\b(iv|ae)_[0-9A-Za-z]+`)

// adminMails returns the platform's mails to an address, with the newest first.
func (p *platform) adminMails(ctx context.Context, to string) []letter.SentMail {
	GinkgoHelper()
	mails, err := p.Letter.MailsTo(ctx, domain.Actor{}, to, 50)
	Expect(err).NotTo(HaveOccurred())
	return mails
}

// link returns the token from the newest mail to an administrator that contains one.
func (p *platform) link(ctx context.Context, to string) string {
	GinkgoHelper()
	for _, m := range p.adminMails(ctx, to) {
		if token := linkInMail.FindString(m.Text); token != "" {
			return token
		}
	}
	Fail("no link was mailed to " + to)
	return ""
}

// invite creates an administrator who has accepted the invitation and set a password.
func (p *platform) invite(ctx context.Context, by domain.Actor, email, password string, scopes ...int64) *identity.AdminUser {
	GinkgoHelper()
	made, err := p.Identity.CreateAdminUser(ctx, by, identity.AdminUserCreate{Email: email, ScopeIDs: scopes})
	Expect(err).NotTo(HaveOccurred())
	Expect(p.Identity.AcceptInvitation(ctx, fromHere, identity.Acceptance{Token: p.link(ctx, email), Password: password})).To(Succeed())
	accepted, err := p.As(domain.Actor{}).AdminUser(ctx, made.ID)
	Expect(err).NotTo(HaveOccurred())
	return accepted
}

// newStore creates a store. It returns the store and an actor who has every permission in it.
func (p *platform) newStore(ctx context.Context, code string) (*settings.Store, domain.Actor) {
	GinkgoHelper()
	s, err := p.Settings.CreateStore(ctx, domain.Actor{Kind: domain.ActorPlatform}, settings.StoreCreate{Name: "Juniper & Oak " + code, Code: code,
		Timezone: "Europe/Berlin", DefaultCurrencyCode: "EUR", DefaultLanguageCode: "de"})
	Expect(err).NotTo(HaveOccurred())
	_, credential := p.logIn(ctx, adminEmail, adminPassword)
	actor, err := credential.Actor(s.ID)
	Expect(err).NotTo(HaveOccurred())
	actor.From = fromHere
	return s, actor
}

// refuse matches an error with a code.
func refuse(code domain.Code) OmegaMatcher {
	return WithTransform(domain.CodeOf, Equal(code))
}
