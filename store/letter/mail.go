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
	// mailBatch is the number of mails that a process claims at a time.
	mailBatch = 20
	// mailTimeout limits how long one mail waits for the mail server.
	mailTimeout = 60 * time.Second
)

// QueueMail puts a letter into the outbox, in the transaction of the change that it reports. The mail is sent
// soon after the commit, and not at all without it. A letter about a subscription, whose row the caller must
// lock, is queued once. If the store does not send the kind, QueueMail does nothing.
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

// MustQueueMail queues a letter that a user requested. The letter needs no template of the store. It
// returns an error if the address is suppressed or the store does not send the kind.
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
	if err == nil && !queued {
		err = letter.Inactive(l.Kind)
	}
	return err
}

// queueInOwnWords queues a letter in the store's own words, with its blind copies. queued reports whether the
// store sends the kind.
func (s *Service) queueInOwnWords(ctx context.Context, t *command.Tx, store *settings.Store, l letter.Letter) (queued bool, err error) {
	l, send, err := s.inOwnWords(ctx, t, store, l)
	if err != nil || !send {
		return false, err
	}
	for _, l := range append([]letter.Letter{l}, l.Copies()...) {
		if _, err := s.PutMail(ctx, t, store, s.Site(store).Account, l); err != nil {
			return false, err
		}
	}
	return true, nil
}

// QueueAdminMail queues a mail in a transaction of no store. The mail is the service's own and in no store's
// outbox.
func (s *Service) QueueAdminMail(ctx context.Context, t *command.Tx, l letter.Letter) error {
	_, err := s.PutMail(ctx, t, nil, s.PublicURL, l)
	return err
}

// PutMail puts a letter into the outbox as it is, and returns the mail's id. site is the base address of the
// links in the store's mails. A nil store means the service itself.
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
// The creator of an order for another person decides, by NotifyCustomer, whether the buyer gets the
// confirmation.
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

// Site returns the base addresses for links in a store's mails: the storefront's if the store has verified the
// domain, else the service's. The account page is always at the service.
func (s *Service) Site(store *settings.Store) letter.Site {
	storefront, proven := store.Storefront(s.TrustLoopback)
	if !proven {
		return letter.Site{Account: s.PublicURL, Service: s.PublicURL}
	}
	return letter.Site{Storefront: storefront, Account: storefront, Service: s.PublicURL}
}

// sender returns the address that mails with links to a site come from: at the domain that the store has
// verified, else at the service's domain. Replies go to the store's support.
func sender(site string) string {
	host := "localhost"
	if u, err := url.Parse(site); err == nil && u.Hostname() != "" {
		host = u.Hostname()
	}
	if _, err := netip.ParseAddr(host); err == nil {
		host = "localhost" // an IP address cannot be a sender domain
	}
	return "no-reply@" + host
}

// MailsTo returns the newest mails of the store to an address, the newest first, for operators without a mail
// server. For an actor in no store it returns the service's own mails to an administrator.
func (s *Service) MailsTo(ctx context.Context, actor domain.Actor, address string, limit int) ([]letter.SentMail, error) {
	rows, err := s.As(actor).MailsTo(ctx, domain.FoldEmail(address), limit)
	if err != nil {
		return nil, err
	}
	return s.opened(rows)
}

// WaitingMails returns the newest mails that wait because no mail server is configured, the newest first. An
// empty address means all addresses. The mails contain secrets: the method is for operators who have the
// database and its keys. It returns an error if a mail server is configured.
func (s *Service) WaitingMails(ctx context.Context, address string, limit int) ([]letter.SentMail, error) {
	if _, none := s.mail.(mail.Kept); !none {
		return nil, errors.New("there is a mail server, which sends them")
	}
	rows, err := s.DB.WaitingMails(ctx, domain.FoldEmail(address), limit)
	if err != nil {
		return nil, err
	}
	return s.opened(rows)
}

func (s *Service) opened(rows []*letter.Mail) ([]letter.SentMail, error) {
	out := make([]letter.SentMail, len(rows))
	for i, m := range rows {
		content, err := s.openMail(m)
		if err != nil {
			return nil, err
		}
		out[i] = letter.SentMail{Mail: *m, MailContent: content}
	}
	return out, nil
}

// SendMails sends due mails until none is left. A mail that the mail server cannot accept for now is retried
// later. Without a mail server all mails stay in the outbox. Any number of processes may send at once.
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
			if ctx.Err() != nil { // the service shuts down; other processes send the rest
				return s.DB.ReturnMails(context.WithoutCancel(ctx), due[i:])
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

// sendMail makes one attempt at a claimed mail and saves the outcome. kept means that no mail server is
// configured and nothing was saved.
func (s *Service) sendMail(ctx context.Context, m *letter.Mail, suppressed bool) (kept bool, err error) {
	now := s.Clock.Now()
	content, err := s.openMail(m)
	nobody := false
	switch {
	case m.Late(now):
		m.Settle("Its content has expired.", false, now)
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
			why = err.Error() // which may name our mail server
		}
		slog.WarnContext(ctx, "mail not sent", "mailId", m.ID, "kind", m.Kind, "attempts", m.Attempts, "status", m.Status, "error", why)
	}
	// A mail with a secret never suppresses its address, because any visitor may have entered it.
	return false, s.DB.SettleMail(context.WithoutCancel(ctx), m, nobody && m.StoreID != 0 && !m.Kind.Secret())
}

// SweepMails deletes mails that ended more than letter.MailRetention ago, expired mails, and expired codes.
func (s *Service) SweepMails(ctx context.Context) error {
	return errors.Join(s.DB.SweepMails(ctx), s.DB.SweepCodes(ctx))
}
