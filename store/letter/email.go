package letter

import (
	"context"
	"errors"
	"maps"
	"slices"

	"github.com/google/uuid"

	"github.com/storeplatform/storeplatform/store/command"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/customer"
	"github.com/storeplatform/storeplatform/store/domain/letter"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

// Mails returns one page of the store's mails. A nil subject means that the mail contains a secret or cannot
// be read.
func (s *Service) Mails(ctx context.Context, actor domain.Actor, f letter.MailFilter, q domain.PageQuery) (domain.Page[letter.ListedMail], error) {
	found, err := s.As(actor).Mails(ctx, f, q)
	out := domain.Page[letter.ListedMail]{Number: found.Number, Size: found.Size, TotalCount: found.TotalCount, TotalIsEstimate: found.TotalIsEstimate, NextCursor: found.NextCursor, Items: []letter.ListedMail{}}
	for _, m := range found.Items {
		out.Items = append(out.Items, s.listed(m))
	}
	return out, err
}

func (s *Service) listed(m *letter.Mail) letter.ListedMail {
	l := letter.ListedMail{Mail: m}
	if content, err := s.openMail(m); err == nil && !m.Kind.Secret() {
		l.Subject = &content.Subject
	}
	return l
}

// ResendMail queues a mail of the store again with its original content. A mail to the buyer of an order goes
// to the order's current address. A retry of the request returns the same new mail.
func (s *Service) ResendMail(ctx context.Context, actor domain.Actor, id int64) (letter.ListedMail, error) {
	tx, err := s.Begin(ctx, actor)
	if err != nil {
		return letter.ListedMail{}, err
	}
	defer tx.Rollback()
	done, err := tx.MailByCommand(ctx)
	if err != nil {
		return letter.ListedMail{}, err
	}
	if done != nil {
		return s.listed(done), nil
	}
	m, err := tx.LockMail(ctx, id)
	if err != nil {
		return letter.ListedMail{}, err
	}
	again, err := s.again(ctx, tx, m, actor.CommandID)
	if err != nil {
		return letter.ListedMail{}, err
	}
	if suppressed, err := tx.EmailSuppressed(ctx, again.ToAddress); err != nil {
		return letter.ListedMail{}, err
	} else if suppressed {
		return letter.ListedMail{}, letter.Suppressed()
	}
	if err := tx.Insert(ctx, again); err != nil {
		return letter.ListedMail{}, err
	}
	if err := tx.MarkResent(ctx, m.ID); err != nil {
		return letter.ListedMail{}, err
	}
	tx.Note("mail", "email", m.ID)
	return s.listed(again), tx.Commit(ctx)
}

// retryBatch is the number of failed mails that one bulk retry examines.
const retryBatch = 500

// RetryMails queues again the store's failed mails that the filter selects, in the order of their ids. Each mail keeps
// its id and its original content. A mail to the buyer of an order goes to the order's current address.
func (s *Service) RetryMails(ctx context.Context, actor domain.Actor, f letter.MailRetry) (out letter.RetriedMails, err error) {
	tx, store, err := s.Open(ctx, actor)
	if err != nil {
		return out, err
	}
	defer tx.Rollback()
	failed, err := tx.LockFailedMails(ctx, f, retryBatch+1)
	if err != nil {
		return out, err
	}
	if len(failed) > retryBatch {
		out.NextID, failed = &failed[retryBatch].ID, failed[:retryBatch]
	}
	to, isOn, err := recipients(ctx, tx, store, failed)
	if err != nil {
		return out, err
	}
	suppressed, err := tx.SuppressedOf(ctx, slices.Collect(maps.Values(to)))
	if err != nil {
		return out, err
	}
	for _, m := range failed {
		if suppressed[domain.FoldEmail(to[m.ID])] || !m.Retry(to[m.ID], isOn[m.ID], tx.At) {
			out.Skipped++
			continue
		}
		if err := tx.Update(ctx, m); err != nil {
			return out, err
		}
		tx.Note("mail", "email", m.ID)
		out.Retried++
	}
	return out, tx.Commit(ctx)
}

// recipients returns the current addresses of the recipients of mails, and whether the store sends mails of
// their kinds, both by the id of the mail.
func recipients(ctx context.Context, t *command.Tx, store *settings.Store, mails []*letter.Mail) (to map[int64]string, isOn map[int64]bool, err error) {
	var orders []int64
	for _, m := range mails {
		if m.OrderID != nil {
			orders = append(orders, *m.OrderID)
		}
	}
	emails, err := t.OrderEmails(ctx, orders)
	if err != nil {
		return nil, nil, err
	}
	to, isOn = map[int64]string{}, map[int64]bool{}
	templates := map[letter.MailKind][]*letter.EmailTemplate{}
	for _, m := range mails {
		all, read := templates[m.Kind]
		if !read {
			if all, err = t.EmailTemplates().Of(ctx, m.Kind); err != nil {
				return nil, nil, err
			}
			templates[m.Kind] = all
		}
		_, isOn[m.ID] = letter.Choose(m.Kind, all, m.LanguageCode, store.Settings.DefaultLanguageCode)
		to[m.ID] = m.ToAddress
		if m.OrderID != nil && letter.ToBuyer(m, all) {
			to[m.ID] = emails[*m.OrderID]
		}
	}
	return to, isOn, nil
}

// again returns a copy of a mail that is to be sent again. It returns an error if the mail must not be
// sent again or if the store does not send mails of its kind.
func (s *Service) again(ctx context.Context, t *command.Tx, m *letter.Mail, command uuid.UUID) (*letter.Mail, error) {
	store, err := t.Store(ctx)
	if err != nil {
		return nil, err
	}
	all, err := t.EmailTemplates().Of(ctx, m.Kind)
	if err != nil {
		return nil, err
	}
	id, err := uuid.NewV7()
	if err != nil {
		return nil, err
	}
	content, unreadable := s.openMail(m)
	sealed, err := s.sealMail(id.String(), content)
	if err != nil {
		return nil, err
	}
	_, isOn := letter.Choose(m.Kind, all, m.LanguageCode, store.Settings.DefaultLanguageCode)
	again, err := m.Again(sender(s.Site(store).Account), id.String(), sealed, command, isOn, t.At)
	if err := errors.Join(err, unreadable); err != nil || m.OrderID == nil || !letter.ToBuyer(m, all) {
		return again, err
	}
	again.ToAddress, err = t.OrderEmail(ctx, *m.OrderID)
	if err == nil && (again.ToAddress == "" || customer.IsErased(again.ToAddress)) {
		err = domain.Errorf(domain.UnsupportedOperation, "The order has no e-mail address any longer.")
	}
	return again, err
}

// LiftEmailSuppression deletes a suppression, so that the store sends mails to its address again.
func (s *Service) LiftEmailSuppression(ctx context.Context, actor domain.Actor, id int64) error {
	tx, err := s.Begin(ctx, actor)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	suppression, err := tx.LockEmailSuppression(ctx, id)
	if err != nil {
		return err
	}
	if err := tx.Delete(ctx, suppression); err != nil {
		return err
	}
	return tx.Commit(ctx)
}
