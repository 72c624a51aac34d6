package ordering

import (
	"bytes"
	"context"
	"errors"
	"slices"

	"github.com/storeplatform/storeplatform/store/command"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/letter"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
)

// LookUpNamedOrder is like LookUpOrder, for the order's name as the buyer typed it.
func (s *Service) LookUpNamedOrder(ctx context.Context, actor domain.Actor, name, email string) error {
	store, err := s.As(actor).Store(ctx)
	if err != nil {
		return err
	}
	return s.LookUpOrder(ctx, actor, ordering.NumberNamed(name, store.Settings.OrderNumberPrefix), email)
}

// LookUpOrder requests a mail with a link to an order, sent to the buyer with this e-mail address. It only stores
// the request, in the same way for every number and address; MailOrderLinks processes the request after the
// response. Too many requests cause the error rate_limited.
func (s *Service) LookUpOrder(ctx context.Context, actor domain.Actor, orderNumber int64, email string) error {
	return s.keepLookup(ctx, actor, ordering.OrderLookup{StoreID: actor.StoreID, OrderNumber: orderNumber, Email: domain.FoldEmail(email)})
}

// keepLookup stores a lookup, unless the order, the e-mail address or the caller's network has
// reached a limit.
func (s *Service) keepLookup(ctx context.Context, actor domain.Actor, l ordering.OrderLookup) error {
	if err := s.DB.TakeTries(ctx, append(ordering.OrderLookups(l.StoreID, l.OrderNumber, l.Email), domain.ByAddress(domain.TryMail, actor.From.Address))...); err != nil {
		return err
	}
	return s.DB.KeepOrderLookup(ctx, l)
}

// MailOrderLinks mails the requested links, and records the requested withdrawals. Several processes may run
// it at the same time. If a process dies, another run repeats the lookup after a minute.
func (s *Service) MailOrderLinks(ctx context.Context) error {
	due, err := s.DB.ClaimOrderLookups(ctx)
	for _, l := range due {
		err = errors.Join(err, s.mailOrderLink(ctx, l))
	}
	return err
}

func (s *Service) mailOrderLink(ctx context.Context, l ordering.OrderLookup) error {
	actor := domain.System(l.StoreID)
	found, err := s.As(actor).Order(ctx, ordering.OrderKey{Number: l.OrderNumber, Placed: true})
	switch {
	case domain.CodeOf(err) == domain.NotFound:
	case err != nil:
		return err
	case found.Found(l) && l.WithdrawnOn != nil:
		if err := s.withdraw(ctx, found.ID, l); err != nil {
			return err
		}
	case found.Found(l):
		if err := s.linkOrder(ctx, actor, found.ID, l); err != nil {
			return err
		}
	}
	return s.DB.DropOrderLookup(ctx, l.StoreID, l.ID)
}

// OpenOrder creates a token that gives access to all data of the actor's order. The proof
// must contain the e-mail address or a postal code of the order. Too many wrong proofs
// cause the error rate_limited. A repeated request returns the same token.
func (s *Service) OpenOrder(ctx context.Context, actor domain.Actor, proof ordering.OrderProof) (link *ordering.OrderLink, token string, err error) {
	own, err := s.As(actor).Order(ctx, ordering.OrderKey{Placed: true})
	if err != nil {
		return nil, "", err
	}
	if own.CartID == nil {
		return nil, "", domain.Missing("order")
	}
	cart, err := s.As(actor).CartByID(ctx, *own.CartID)
	if err != nil {
		return nil, "", err
	}
	proof.Email = domain.FoldEmail(proof.Email)
	tries := ordering.OrderProofs(own.StoreID, own.ID)
	if err := s.DB.TakeTries(ctx, tries...); err != nil {
		return nil, "", err
	}
	tx, _, o, err := s.openOrder(ctx, actor, own.ID)
	if err != nil {
		return nil, "", err
	}
	defer tx.Rollback()
	if !o.Proven(proof, cart, actor) {
		pointer := "/postalCode"
		if proof.Email != "" {
			pointer = "/email"
		}
		return nil, "", domain.Invalid(pointer, "This is not what the order was placed with.")
	}
	has, err := tx.LockOrderLinks(ctx, o.ID)
	if err != nil {
		return nil, "", err
	}
	token = s.TokenOf(actor, domain.CheckoutToken)
	hash := domain.HashToken(token)
	if i := slices.IndexFunc(has, func(l *ordering.OrderLink) bool { return bytes.Equal(l.TokenHash, hash) }); i >= 0 {
		return has[i], token, s.DB.GiveTries(ctx, tries...)
	}
	link, err = addOrderLink(ctx, tx, o, hash, has)
	if err != nil {
		return nil, "", err
	}
	return link, token, errors.Join(tx.Commit(ctx), s.DB.GiveTries(ctx, tries...))
}

// addOrderLink stores a link to an order. If the order already has ordering.MaxOrderLinks, the new link
// replaces the oldest.
func addOrderLink(ctx context.Context, t *command.Tx, o *ordering.Order, hash []byte, has []*ordering.OrderLink) (*ordering.OrderLink, error) {
	link, old := o.SeenBy(hash, has, t.At)
	for _, ended := range old {
		if err := t.Delete(ctx, ended); err != nil {
			return nil, err
		}
	}
	return link, t.Insert(ctx, link)
}

// takeLookup reports whether a lookup waits for the locked order, and deletes it with the transaction.
func takeLookup(ctx context.Context, tx *command.Tx, o *ordering.Order, l ordering.OrderLookup) (bool, error) {
	if !o.Found(l) {
		return false, nil
	}
	return tx.TakeOrderLookup(ctx, l.ID)
}

// linkOrder creates a link and mails it, if the locked order still matches the lookup.
func (s *Service) linkOrder(ctx context.Context, actor domain.Actor, orderID int64, l ordering.OrderLookup) error {
	tx, store, o, err := s.openOrder(ctx, actor, orderID)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	if waits, err := takeLookup(ctx, tx, o, l); err != nil || !waits {
		return err
	}
	has, err := tx.LockOrderLinks(ctx, o.ID)
	if err != nil {
		return err
	}
	token := domain.NewToken(domain.CheckoutToken)
	link, err := addOrderLink(ctx, tx, o, domain.HashToken(token), has)
	if err != nil {
		return err
	}
	address := store.CheckoutPage(s.PublicURL) + "#o=" + token
	if o.CustomerID != nil && store.Settings.CheckoutURL == nil {
		buyer, err := tx.Customer(ctx, *o.CustomerID)
		if err != nil {
			return err
		}
		address += speaks(buyer)
	}
	if err := s.letter.QueueMail(ctx, tx, letter.OrderLinkLetter(store, s.letter.Site(store), o, address, link.ExpiresOn)); err != nil {
		return err
	}
	return tx.Commit(ctx)
}
