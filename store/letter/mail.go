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
	"github.com/storeplatform/storeplatform/store/domain/customer"
	"github.com/storeplatform/storeplatform/store/domain/letter"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/provider/mail"
)

const (
	// mailBatch is how many mails a process takes at a time.
	mailBatch = 20
	// mailTimeout is for how long a mail server is waited for.
	mailTimeout = 60 * time.Second
)

// QueueMail puts a letter into the outbox, in the transaction of what it tells:
// it is sent if that happens, and soon after. One about a subscription, whose row is
// held, is put there once.
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

// MustQueueMail is QueueMail for a letter that somebody wants to be sent and that needs
// no template: what would not be sent is refused.
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

// queueInOwnWords tells whether the store sends such letters at all.
func (s *Service) queueInOwnWords(ctx context.Context, t *command.Tx, store *settings.Store, l letter.Letter) (queued bool, err error) {
	l, send, err := s.inOwnWords(ctx, t, store, l)
	if err != nil || !send {
		return false, err
	}
	for _, l := range append([]letter.Letter{l}, l.Copies()...) {
		if err := s.PutMail(ctx, t, store, s.Site(store).Account, l); err != nil {
			return false, err
		}
	}
	return true, nil
}

// QueueAdminMail is QueueMail in a transaction that belongs to no store: the mail
// is the service's own, and no store's outbox has it.
func (s *Service) QueueAdminMail(ctx context.Context, t *command.Tx, l letter.Letter) error {
	return s.PutMail(ctx, t, nil, s.PublicURL, l)
}

func (s *Service) PutMail(ctx context.Context, t *command.Tx, store *settings.Store, site string, l letter.Letter) error {
	id, err := uuid.NewV7()
	if err != nil {
		return err
	}
	content, err := s.sealMail(id.String(), l.MailContent)
	if err != nil {
		return err
	}
	return t.Insert(ctx, letter.NewMail(store, l, sender(site), id.String(), content, t.At))
}

// ConfirmOrder mails the buyer what they have bought, when their order is placed, and
// the store's support that there is one. Whoever orders for somebody else decides
// themselves whether the buyer is told.
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

// Site is where links in a store's mails lead to: its storefront, if it has proven
// that the domain is its own, and the service itself otherwise.
func (s *Service) Site(store *settings.Store) letter.Site {
	storefront, proven := store.Storefront(s.TrustLoopback)
	if !proven {
		return letter.Site{Account: s.PublicURL}
	}
	return letter.Site{Storefront: storefront, Account: storefront}
}

// sender is the address that mails come from whose links lead to a site: to the
// domain that the store has proven to own, else to the service's. Answers go to
// the store's support.
func sender(site string) string {
	host := "localhost"
	if u, err := url.Parse(site); err == nil && u.Hostname() != "" {
		host = u.Hostname()
	}
	if _, err := netip.ParseAddr(host); err == nil {
		host = "localhost" // mails do not come from a number
	}
	return "no-reply@" + host
}

// MailsTo reads the newest mails of the store to an address, the newest first,
// for whoever runs the service without a mail server. For an actor in no store it
// reads those of the service to an administrator.
func (s *Service) MailsTo(ctx context.Context, actor domain.Actor, address string, limit int) ([]letter.SentMail, error) {
	rows, err := s.As(actor).MailsTo(ctx, customer.FoldEmail(address), limit)
	if err != nil {
		return nil, err
	}
	return s.opened(rows)
}

// WaitingMails reads the newest mails, the newest first, that wait because there is no
// mail server: to an address, or to all where it is empty. There are secrets in them.
// It is for whoever has the database and its keys; with a mail server it refuses.
func (s *Service) WaitingMails(ctx context.Context, address string, limit int) ([]letter.SentMail, error) {
	if _, none := s.mail.(mail.Kept); !none {
		return nil, errors.New("there is a mail server, which sends them")
	}
	rows, err := s.DB.WaitingMails(ctx, customer.FoldEmail(address), limit)
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

// SendMails sends what is due. What the mail server could not take this time
// stays and is tried again later; without a mail server everything stays. Any
// number of processes may send at once.
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
			if ctx.Err() != nil { // the service stops; others go on with the rest
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

// sendMail tries one claimed mail and keeps how that ended; kept tells that
// there is no mail server.
func (s *Service) sendMail(ctx context.Context, m *letter.Mail, suppressed bool) (kept bool, err error) {
	now := s.Clock.Now()
	content, err := s.openMail(m)
	nobody := false
	switch {
	case m.Late(now):
		m.Settle("What it says is of no use any more.", false, now)
	case suppressed:
		m.Suppress()
	case err != nil:
		m.Settle("It cannot be read any more.", false, now)
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
	// Anybody may have typed in the address that a code goes to.
	return false, s.DB.SettleMail(context.WithoutCancel(ctx), m, nobody && m.StoreID != 0 && !m.Kind.Secret())
}

// SweepMails forgets mails, and codes that were mailed, when their time is over.
func (s *Service) SweepMails(ctx context.Context) error {
	return errors.Join(s.DB.SweepMails(ctx), s.DB.SweepCodes(ctx))
}
