package letter

import (
	"context"
	"errors"
	"log/slog"
	"net/netip"
	"net/url"
	"time"

	"github.com/google/uuid"

	"github.com/storeplatform/storeplatform/store/command"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/letter"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/provider/mail"
)

const (
	// mailBatch is the number of mails that a process claims in one step.
	mailBatch = 20
	// mailTimeout is the maximum time that one mail waits for the mail server.
	mailTimeout = 60 * time.Second
)

// QueueMail puts a letter into the outbox, in the transaction of the change that the letter reports. The mail
// is sent soon after the commit; without a commit it is not sent. The caller must lock the subscription of a
// letter about a subscription, and such a letter is queued only once. If the store does not send mails of the
// letter's kind, QueueMail does nothing.
func (s *Service) QueueMail(ctx context.Context, t *command.Tx, l letter.Letter) error {
	store, err := t.Store(ctx)
	if err != nil {
		return err
	}
	if l.SubscriptionID != nil {
		if queued, err := t.SubscriptionMailed(ctx, *l.SubscriptionID, *l.SubscriptionSlot, l.Kind, l.Occasion); err != nil || queued {
			return err
		}
	}
	_, err = s.queueInOwnWords(ctx, t, store, l)
	return err
}

// QueueGiftCard puts a letter with the code of a gift card into the outbox and returns the id of the mail.
func (s *Service) QueueGiftCard(ctx context.Context, t *command.Tx, store *settings.Store, l letter.Letter) (int64, error) {
	return s.queueInOwnWords(ctx, t, store, l)
}

// MustQueueMail queues a letter that a user requested. The store need not have a template for the
// letter. MustQueueMail returns an error if the address is suppressed or if the store does not send
// mails of the letter's kind.
func (s *Service) MustQueueMail(ctx context.Context, t *command.Tx, l letter.Letter) error {
	store, err := t.Store(ctx)
	if err != nil {
		return err
	}
	if suppressed, err := t.EmailSuppressed(ctx, l.To); err != nil {
		return err
	} else if suppressed {
		return letter.Suppressed()
	}
	queued, err := s.queueInOwnWords(ctx, t, store, l)
	if err == nil && queued == 0 {
		err = letter.Inactive(l.Kind)
	}
	return err
}

// queueInOwnWords queues a letter in the store's own words, with its blind copies. It returns the id of the letter's
// mail; 0 means that the store sends no mails of the letter's kind.
func (s *Service) queueInOwnWords(ctx context.Context, t *command.Tx, store *settings.Store, l letter.Letter) (queued int64, err error) {
	l, send, err := s.inOwnWords(ctx, t, store, l)
	if err != nil || !send {
		return 0, err
	}
	for i, l := range append([]letter.Letter{l}, l.Copies()...) {
		id, err := s.PutMail(ctx, t, store, s.Site(store).Account, l)
		if err != nil {
			return 0, err
		}
		if i == 0 {
			queued = id
		}
	}
	return queued, nil
}

// QueueAdminMail queues a mail of the service itself, in a transaction that belongs to no store. The mail is
// in no store's outbox.
func (s *Service) QueueAdminMail(ctx context.Context, t *command.Tx, l letter.Letter) error {
	_, err := s.PutMail(ctx, t, nil, s.PublicURL, l)
	return err
}

// PutMail puts a letter into the outbox without changing it, and returns the mail's id. site is the base
// address of the links in the store's mails. If store is nil, the mail is from the service itself.
func (s *Service) PutMail(ctx context.Context, t *command.Tx, store *settings.Store, site string, l letter.Letter) (int64, error) {
	id, err := uuid.NewV7()
	if err != nil {
		return 0, err
	}
	content, err := s.sealMail(id.String(), l.MailContent)
	if err != nil {
		return 0, err
	}
	m := letter.NewMail(store, l, sender(site), id.String(), content, t.At)
	err = t.Insert(ctx, m)
	return m.ID, err
}

// ConfirmOrder queues the confirmation of a placed order to the buyer and a notice to the store's support.
// For an order that another person created, that person decides with NotifyCustomer whether the buyer gets
// the confirmation.
func (s *Service) ConfirmOrder(ctx context.Context, t *command.Tx, store *settings.Store, o *ordering.Order) error {
	if notice := letter.OrderNotice(store, s.Site(store), o); notice != nil {
		if err := s.QueueMail(ctx, t, *notice); err != nil {
			return err
		}
	}
	if !o.NotifyCustomer || o.Email == "" {
		return nil
	}
	return s.QueueMail(ctx, t, letter.OrderLetter(store, s.Site(store), o))
}

// Site returns the base addresses for links in a store's mails: the address of the storefront if the store has
// verified its domain, or else that of the service. The account page is always at the service.
func (s *Service) Site(store *settings.Store) letter.Site {
	storefront, proven := store.Storefront(s.TrustLoopback)
	if !proven {
		return letter.Site{Account: s.PublicURL, Service: s.PublicURL}
	}
	return letter.Site{Storefront: storefront, Account: storefront, Service: s.PublicURL}
}

// sender returns the address from which mails with links to a site are sent. The address is at the
// domain that the store has verified, or else at the service's domain. Replies go to the store's
// support.
func sender(site string) string {
	host := "localhost"
	if u, err := url.Parse(site); err == nil && u.Hostname() != "" {
		host = u.Hostname()
	}
	if _, err := netip.ParseAddr(host); err == nil {
		host = "localhost" // mails cannot be sent from an IP address
	}
	return "no-reply@" + host
}

// MailsTo returns the store's latest mails to an address, newest first, for operators without a mail server.
// For an actor without a store, it returns the service's own mails to an administrator.
func (s *Service) MailsTo(ctx context.Context, actor domain.Actor, address string, limit int) ([]letter.SentMail, error) {
	rows, err := s.As(actor).MailsTo(ctx, domain.FoldEmail(address), limit)
	if err != nil {
		return nil, err
	}
	return s.opened(rows), nil
}

// WaitingMails returns the latest mails that wait because no mail server is configured, newest first. An
// empty address means all addresses. The mails contain secrets, so the method is only for operators, who
// have access to the database and its keys anyway. The text of a mail that cannot be decrypted says so. If a
// mail server is configured, the method returns an error.
func (s *Service) WaitingMails(ctx context.Context, address string, limit int) ([]letter.SentMail, error) {
	if _, none := s.mail.(mail.Kept); !none {
		return nil, errors.New("there is a mail server, which sends them")
	}
	rows, err := s.DB.WaitingMails(ctx, domain.FoldEmail(address), limit)
	if err != nil {
		return nil, err
	}
	return s.opened(rows), nil
}

// opened returns mails with their content. The text of a mail that has no content, or whose content cannot be
// decrypted, says so.
func (s *Service) opened(rows []*letter.Mail) []letter.SentMail {
	out := make([]letter.SentMail, len(rows))
	for i, m := range rows {
		content, err := s.openMail(m)
		switch {
		case m.Content == "":
			content = letter.MailContent{Text: "The service deleted the content when the mail ended."}
		case err != nil:
			content = letter.MailContent{Text: "The service cannot decrypt this mail: ENCRYPTION_KEYS lacks its key."}
		}
		out[i] = letter.SentMail{Mail: *m, MailContent: content}
	}
	return out
}

// SendMails sends due mails until none is left. If the mail server cannot accept a mail, the mail is retried later.
// Without a mail server, all mails stay in the outbox. Several processes may send mails at the same time.
func (s *Service) SendMails(ctx context.Context) error {
	if _, none := s.mail.(mail.Kept); none {
		return nil
	}
	for ctx.Err() == nil {
		due, err := s.DB.ClaimMails(ctx, mailBatch)
		if err != nil || len(due) == 0 {
			return err
		}
		suppressed, err := s.DB.Suppressed(ctx, due)
		if err != nil {
			return errors.Join(err, s.DB.ReturnMails(context.WithoutCancel(ctx), due))
		}
		for i, m := range due {
			if ctx.Err() != nil { // this process shuts down; other processes send the rest
				return s.DB.ReturnMails(context.WithoutCancel(ctx), due[i:])
			}
			waits, err := s.DB.MailWaits(ctx, m) // an erasure may have deleted it while the mails before it were sent
			if err != nil {
				return errors.Join(err, s.DB.ReturnMails(context.WithoutCancel(ctx), due[i:]))
			}
			if !waits {
				continue
			}
			kept, err := s.sendMail(ctx, m, suppressed[m.ID])
			if err != nil {
				return err
			}
			if kept {
				return s.DB.ReturnMails(ctx, due[i:])
			}
		}
	}
	return nil
}

// sendMail makes one attempt to send a claimed mail, and saves the outcome. The result kept means that no mail server
// is configured; in this case nothing is saved.
func (s *Service) sendMail(ctx context.Context, m *letter.Mail, suppressed bool) (kept bool, err error) {
	now := s.Clock.Now()
	content, err := s.openMail(m)
	nobody := false
	switch {
	case m.Late(now):
		m.Settle(letter.ContentExpired, false, now)
	case suppressed:
		m.Suppress()
	case err != nil:
		m.Settle("The service cannot decrypt it.", true, now)
	default:
		sending, cancel := context.WithTimeout(command.About(ctx, func(o *command.Occasion) { o.StoreID, o.Attempt = m.StoreID, m.Attempts }), mailTimeout)
		err = s.mail.Send(sending, mail.Message{
			To: m.ToAddress, From: m.FromAddress, FromName: m.FromName, ReplyTo: m.ReplyTo,
			Subject: content.Subject, Text: content.Text, HTML: content.HTML, MessageID: m.MessageID,
		})
		cancel()
		if errors.Is(err, mail.ErrKept) {
			return true, nil
		}
		failure, temporary := "", true
		if err != nil {
			failure = "Not sent this time."
			if e, ok := errors.AsType[*mail.Error](err); ok {
				failure, temporary, nobody = e.Words(), e.Temporary, e.NoRecipient()
			}
		}
		m.Settle(failure, temporary, s.Clock.Now())
	}
	if m.LastError != "" {
		why := m.LastError
		if err != nil {
			why = err.Error() // this text may contain the name of our mail server
		}
		slog.WarnContext(ctx, "mail not sent", "mailId", m.ID, "kind", m.Kind, "attempts", m.Attempts, "status", m.Status, "error", why)
	}
	// A mail with a secret never suppresses its address, because any visitor may have entered that
	// address.
	return false, s.DB.SettleMail(context.WithoutCancel(ctx), m, nobody && m.StoreID != 0 && !m.Kind.Secret())
}

// SweepMails deletes mails that ended more than letter.MailRetention ago, mails that have expired, and
// codes that have expired.
func (s *Service) SweepMails(ctx context.Context) error {
	return errors.Join(s.DB.SweepMails(ctx), s.DB.SweepCodes(ctx))
}
