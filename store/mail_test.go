package store_test

import (
	"bytes"
	"context"
	"encoding/base64"
	"encoding/json"
	"errors"
	"io"
	"net"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"github.com/emersion/go-smtp"
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/customer"
	"github.com/storeplatform/storeplatform/store/domain/letter"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/provider/mail"
	"github.com/storeplatform/storeplatform/store/provider/payment"
	"github.com/storeplatform/storeplatform/store/storetest"
)

// postOffice is a mail server that stores the mails it accepts. It can reject mails with a configurable
// code.
type postOffice struct {
	refusal atomic.Int32
	silent  atomic.Bool // accepts a mail, but disconnects before it replies
	accepts func()      // runs before the reply to each mail; nil means nothing
	mu      sync.Mutex
	got     []string
}

func openPostOffice() (*postOffice, mail.Transport) {
	GinkgoHelper()
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	Expect(err).NotTo(HaveOccurred())
	office := &postOffice{}
	server := smtp.NewServer(office)
	server.Domain = "localhost"
	go func() { _ = server.Serve(listener) }()
	DeferCleanup(server.Close)
	transport, err := mail.Open("smtp://"+listener.Addr().String(), mail.SMTPOptions{})
	Expect(err).NotTo(HaveOccurred())
	return office, transport
}

func (o *postOffice) NewSession(c *smtp.Conn) (smtp.Session, error) { return counter{o, c}, nil }

func (o *postOffice) mails() []string {
	o.mu.Lock()
	defer o.mu.Unlock()
	return append([]string(nil), o.got...)
}

type counter struct {
	office     *postOffice
	connection *smtp.Conn
}

func (c counter) Mail(string, *smtp.MailOptions) error { return nil }
func (c counter) Rcpt(string, *smtp.RcptOptions) error {
	if code := c.office.refusal.Load(); code != 0 {
		return &smtp.SMTPError{Code: int(code), Message: "not now"}
	}
	return nil
}

func (c counter) Data(r io.Reader) error {
	raw, err := io.ReadAll(r)
	c.office.mu.Lock()
	defer c.office.mu.Unlock()
	c.office.got = append(c.office.got, string(raw))
	if c.office.accepts != nil {
		c.office.accepts()
	}
	if c.office.silent.Load() {
		c.connection.Close()
	}
	return err
}
func (c counter) Reset()        {}
func (c counter) Logout() error { return nil }

// sending returns a service of the platform that sends through the given mail server.
func (p *platform) sending(transport mail.Transport) *store.Service {
	return newService(store.Options{DB: p.Data.Repo, Clock: p.Data.Clock, Keys: storetest.Keyring(), Gateways: payment.NewGateways(),
		Mail: transport, PublicURL: "http://store.example"})
}

var _ = Describe("The mail outbox", func() {
	var p *platform
	var shop *settings.Store
	var office *postOffice
	var service *store.Service

	BeforeEach(func(ctx SpecContext) {
		p = newPlatform(ctx)
		shop, _ = p.newStore(ctx, "one")
		var transport mail.Transport
		office, transport = openPostOffice()
		service = p.sending(transport)
		p.signUp(ctx, shop.ID, mia)
	})

	only := func(ctx context.Context) letter.SentMail {
		GinkgoHelper()
		return p.mail(ctx, shop.ID, mia, letter.MailVerifyEmail)
	}

	It("lists the waiting mails, except attempted and expired ones, only if no mail server is configured", func(ctx SpecContext) {
		_, err := service.Letter.WaitingMails(ctx, "", 5)
		Expect(err).To(MatchError(ContainSubstring("there is a mail server")))
		kept := p.sending(mail.Kept{})
		waiting, err := kept.Letter.WaitingMails(ctx, mia, 5)
		Expect(err).NotTo(HaveOccurred())
		Expect(waiting).To(HaveLen(1))
		Expect(waiting[0].Text).To(Equal(only(ctx).Text))

		By("mails with attempts and expired mails are omitted")
		office.refusal.Store(451)
		Expect(service.Letter.SendMails(ctx)).To(Succeed())
		Expect(only(ctx).Status).To(Equal(letter.MailPending))
		Expect(kept.Letter.WaitingMails(ctx, "", 5)).To(BeEmpty())
		p.signUp(ctx, shop.ID, "late@example.com")
		Expect(kept.Letter.WaitingMails(ctx, "", 5)).To(HaveLen(1))
		p.Data.Clock.Advance(time.Hour)
		Expect(kept.Letter.WaitingMails(ctx, "", 5)).To(BeEmpty())
	})

	It("lists the waiting mails even if one of them cannot be decrypted", func(ctx SpecContext) {
		kept := p.sending(mail.Kept{})
		p.signUp(ctx, shop.ID, "late@example.com")
		Expect(p.Data.SQL.ExecContext(ctx, "UPDATE mails SET content = 'v2.lost.AAAA' WHERE to_address = $1", mia)).NotTo(BeNil())
		waiting, err := kept.Letter.WaitingMails(ctx, "", 5)
		Expect(err).NotTo(HaveOccurred())
		Expect(waiting).To(HaveExactElements(
			And(HaveField("ToAddress", "late@example.com"), HaveField("Text", ContainSubstring("Juniper & Oak one"))),
			And(HaveField("ToAddress", mia), HaveField("Text", "The service cannot decrypt this mail: ENCRYPTION_KEYS lacks its key."))))
	})

	It("sends each mail once, from any number of processes", func(ctx SpecContext) {
		for i := range 8 {
			p.signUp(ctx, shop.ID, string(rune('a'+i))+"@example.com")
		}
		var wg sync.WaitGroup
		for range 3 {
			wg.Go(func() {
				defer GinkgoRecover()
				Expect(service.Letter.SendMails(ctx)).To(Succeed())
			})
		}
		wg.Wait()
		Expect(service.Letter.SendMails(ctx)).To(Succeed())
		Expect(office.mails()).To(HaveLen(9))
		m := only(ctx)
		Expect(m.Status).To(Equal(letter.MailSent))
		Expect(m.Attempts).To(Equal(1))
		Expect(office.mails()).To(ContainElement(And(
			ContainSubstring("From: \"Juniper & Oak one\" <no-reply@store.example>"),
			ContainSubstring("Message-ID: <"+m.MessageID+">"),
			ContainSubstring(pinInMail.FindString(m.Text)),
		)))
	})

	DescribeTable("skips a mail if, while its batch is being sent,",
		func(ctx SpecContext, erase string) {
			p.signUp(ctx, shop.ID, "zoe@example.com")
			office.accepts = func() {
				defer GinkgoRecover()
				_, err := p.Data.SQL.ExecContext(ctx, erase+" WHERE to_address = 'zoe@example.com'")
				Expect(err).NotTo(HaveOccurred())
			}
			Expect(service.Letter.SendMails(ctx)).To(Succeed())
			Expect(office.mails()).To(HaveExactElements(ContainSubstring(mia)))
			Expect(only(ctx).Status).To(Equal(letter.MailSent))
		},
		Entry("its row is deleted", "DELETE FROM mails"),
		Entry("the mail is withheld", "UPDATE mails SET status = 'WITHHELD', content = ''"),
	)

	It("retries a mail with the same message id if the server refused the mail temporarily", func(ctx SpecContext) {
		office.refusal.Store(451)
		Expect(service.Letter.SendMails(ctx)).To(Succeed())
		m := only(ctx)
		Expect(m.Status).To(Equal(letter.MailPending))
		Expect(m.LastError).To(ContainSubstring("451"))
		Expect(m.LastError).NotTo(ContainSubstring("mia"))
		id := m.MessageID
		office.refusal.Store(0)
		Expect(service.Letter.SendMails(ctx)).To(Succeed())
		Expect(office.mails()).To(BeEmpty(), "it is not due yet")
		p.Clock.Advance(61 * time.Second)
		Expect(service.Letter.SendMails(ctx)).To(Succeed())
		Expect(office.mails()).To(HaveExactElements(ContainSubstring(id)))
		Expect(only(ctx).LastError).To(BeEmpty())
	})

	It("retries a mail with the same message id if the server did not respond", func(ctx SpecContext) {
		office.silent.Store(true)
		Expect(service.Letter.SendMails(ctx)).To(Succeed())
		m := only(ctx)
		Expect([]any{m.Status, m.LastError}).To(Equal([]any{letter.MailPending, "Not sent this time: no mail server took it."}))
		office.silent.Store(false)
		p.Clock.Advance(61 * time.Second)
		Expect(service.Letter.SendMails(ctx)).To(Succeed())
		Expect(only(ctx).Status).To(Equal(letter.MailSent))
		Expect(office.mails()).To(And(HaveLen(2), HaveEach(ContainSubstring("Message-ID: <"+m.MessageID+">"))))
	})

	It("keeps and retries a mail that it cannot decrypt, and sends the others", func(ctx SpecContext) {
		content := func() (sealed string) {
			GinkgoHelper()
			Expect(p.Data.SQL.QueryRowContext(ctx, "SELECT content FROM mails WHERE to_address = $1", mia).Scan(&sealed)).To(Succeed())
			return sealed
		}
		store := func(sealed string) {
			GinkgoHelper()
			Expect(p.Data.SQL.ExecContext(ctx, "UPDATE mails SET content = $1 WHERE to_address = $2", sealed, mia)).NotTo(BeNil())
		}
		Expect(p.Data.SQL.ExecContext(ctx, "UPDATE mails SET kind = 'WELCOME', expires_on = NULL")).NotTo(BeNil()) // without a secret, so that it does not expire
		whole := content()
		lost, err := domain.NewKeyring("lost:" + base64.StdEncoding.EncodeToString(bytes.Repeat([]byte{7}, 32)))
		Expect(err).NotTo(HaveOccurred())
		store(lost.Seal("mails", []byte("by a key that the service does not have")))
		for i := range 3 {
			p.signUp(ctx, shop.ID, string(rune('a'+i))+"@example.com")
		}
		Expect(service.Letter.SendMails(ctx)).To(Succeed())
		Expect(office.mails()).To(And(HaveLen(3), Not(ContainElement(ContainSubstring(mia)))))

		By("the operator finds it with the reason, in the list of mails and in the metrics")
		listed, err := service.Letter.Mails(ctx, domain.System(shop.ID), letter.MailFilter{Status: []letter.MailStatus{letter.MailPending}}, domain.PageQuery{Number: 1, Size: 20, Sort: "createdOn"})
		Expect(err).NotTo(HaveOccurred())
		Expect(listed.Items).To(HaveExactElements(And(HaveField("Subject", BeNil()), HaveField("Mail", And(HaveField("ToAddress", mia), HaveField("LastError", "The service cannot decrypt it."))))))

		p.Clock.Advance(61 * time.Second)
		Expect(service.Letter.SendMails(ctx)).To(Succeed())
		Expect(office.mails()).To(HaveLen(3))
		p.Clock.Advance(10 * time.Minute)
		waiting, err := p.Data.Repo.Backlogs(ctx)
		Expect(err).NotTo(HaveOccurred())
		Expect(waiting).To(ContainElement(And(HaveField("Kind", "mails"), HaveField("Waiting", BeNumerically("==", 1)), HaveField("Overdue", BeNumerically(">", 0)))))
		store(whole)
		p.Clock.Advance(10 * time.Minute)
		Expect(service.Letter.SendMails(ctx)).To(Succeed())
		Expect(office.mails()).To(HaveLen(4))
		sent := p.mail(ctx, shop.ID, mia, letter.MailWelcome)
		Expect([]any{sent.Status, sent.Attempts, sent.LastError}).To(Equal([]any{letter.MailSent, 3, ""}))
	})

	It("marks a mail as failed if the server rejects it permanently", func(ctx SpecContext) {
		office.refusal.Store(550)
		Expect(service.Letter.SendMails(ctx)).To(Succeed())
		Expect(only(ctx).Status).To(Equal(letter.MailFailed))
		office.refusal.Store(0)
		p.Clock.Advance(time.Hour)
		Expect(service.Letter.SendMails(ctx)).To(Succeed())
		Expect(office.mails()).To(BeEmpty())
	})

	It("retries at most 500 failed mails at a time", func(ctx SpecContext) {
		stale, err := p.Data.Repo.ClaimMails(ctx, 1)
		Expect(err).NotTo(HaveOccurred())
		_, err = p.Data.SQL.ExecContext(ctx, "UPDATE mails SET status = 'FAILED', lease_until = NULL, kind = 'WELCOME', expires_on = NULL")
		Expect(err).NotTo(HaveOccurred())
		_, err = p.Data.SQL.ExecContext(ctx, `INSERT INTO mails (store_id, created_on, modified_on, kind, message_id, to_address, from_address, from_name, content, status, attempts, next_attempt_on)
			SELECT store_id, created_on, modified_on, kind, n || message_id, to_address, from_address, from_name, content, status, 9, next_attempt_on FROM mails, generate_series(1, 501) n`)
		Expect(err).NotTo(HaveOccurred())
		retry := func(from int64) letter.RetriedMails {
			done, err := service.Letter.RetryMails(ctx, domain.System(shop.ID), letter.MailRetry{FromID: from})
			Expect(err).NotTo(HaveOccurred())
			return done
		}
		first := retry(0)
		Expect([]int{first.Retried, first.Skipped}).To(Equal([]int{500, 0}))
		Expect(first.NextID).NotTo(BeNil())
		last := retry(*first.NextID)
		Expect([]any{last.Retried, last.Skipped, last.NextID}).To(Equal([]any{2, 0, (*int64)(nil)}))

		By("a worker that died before the retry cannot settle the mail")
		stale[0].Settle("", false, p.Clock.Now())
		office.refusal.Store(451)
		Expect(service.Letter.SendMails(ctx)).To(Succeed())
		Expect(p.Data.Repo.SettleMail(ctx, stale[0], false)).To(Succeed())
		Expect(p.count(ctx, "SELECT count(*) FROM mails WHERE status = 'PENDING' AND attempts > earlier_attempts")).To(Equal(502), "the delays start again")
		office.refusal.Store(0)
		p.Clock.Advance(61 * time.Second)
		Expect(service.Letter.SendMails(ctx)).To(Succeed())
		Expect(office.mails()).To(HaveExactElements(ContainSubstring(stale[0].MessageID)), "the copies have another id than the one that their content is sealed for")
	})

	It("does not send an expired pin", func(ctx SpecContext) {
		p.Clock.Advance(customer.PinLife + time.Second)
		Expect(service.Letter.SendMails(ctx)).To(Succeed())
		Expect(office.mails()).To(BeEmpty())
		Expect(only(ctx).Status).To(Equal(letter.MailFailed))
	})

	It("sends mails that a dead process had claimed", func(ctx SpecContext) {
		claimed, err := p.Data.Repo.ClaimMails(ctx, 10)
		Expect(err).NotTo(HaveOccurred())
		Expect(claimed).To(HaveLen(1))
		Expect(service.Letter.SendMails(ctx)).To(Succeed())
		Expect(office.mails()).To(BeEmpty())
		p.Clock.Advance(121 * time.Second)
		Expect(service.Letter.SendMails(ctx)).To(Succeed())
		Expect(office.mails()).To(HaveLen(1))
	})

	It("stores contents compressed, and still reads older uncompressed contents", func(ctx SpecContext) {
		was := only(ctx)
		plain, err := json.Marshal(was.MailContent)
		Expect(err).NotTo(HaveOccurred())
		Expect(len(was.Mail.Content)).To(BeNumerically("<", len(plain)), "sealed alone it is a third longer")
		id, _, _ := strings.Cut(was.MessageID, "@")
		_, err = p.Data.SQL.ExecContext(ctx, "UPDATE mails SET content = $1 WHERE id = $2", storetest.Keyring().Seal("mails/"+id, plain), was.ID)
		Expect(err).NotTo(HaveOccurred())
		Expect(only(ctx).MailContent).To(Equal(was.MailContent))
	})

	It("keeps every mail if no mail server is configured", func(ctx SpecContext) {
		Expect(p.sending(mail.Kept{}).Letter.SendMails(ctx)).To(Succeed())
		m := only(ctx)
		Expect(m.Status).To(Equal(letter.MailPending))
		Expect(m.Attempts).To(BeZero())
	})

	It("deletes the sent mail of a pin once the pin has expired, and withheld mails at once", func(ctx SpecContext) {
		Expect(p.Account.ForgotPassword(ctx, visitor(shop.ID), "nobody@example.com")).To(Succeed())
		Expect(service.Letter.SendMails(ctx)).To(Succeed())
		p.Clock.Advance(time.Second)
		Expect(p.Letter.SweepMails(ctx)).To(Succeed())
		Expect(p.count(ctx, "SELECT count(*) FROM mails")).To(Equal(1))
		p.Clock.Advance(customer.PinLife)
		Expect(p.Letter.SweepMails(ctx)).To(Succeed())
		Expect(p.count(ctx, "SELECT count(*) FROM mails")).To(BeZero())
		Expect(p.count(ctx, "SELECT count(*) FROM account_codes WHERE purpose = 'VERIFY_EMAIL'")).To(BeZero())
	})

	It("contains no mail about a change that was rolled back", func(ctx SpecContext) {
		before := p.count(ctx, "SELECT count(*) FROM mails")
		_, err := p.Account.SignUp(ctx, visitor(shop.ID), customer.SignUp{Email: mia, Password: miaPassword,
			Profile: customer.CustomerPatch{FirstName: ref("Mia"), LastName: ref("Keller")}})
		var refused *domain.Error
		Expect(errors.As(err, &refused)).To(BeTrue())
		Expect(p.count(ctx, "SELECT count(*) FROM mails")).To(Equal(before))
		Expect(strings.Contains(refused.Detail, mia)).To(BeFalse())
	})
})
