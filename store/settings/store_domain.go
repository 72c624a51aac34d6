package settings

import (
	"context"
	"errors"

	"github.com/storeplatform/storeplatform/store/command"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/integration"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/egress"
)

// DomainProof checks whether a value is published at a domain name.
type DomainProof interface {
	// Published reports whether a TXT record of recordName or the file at fileURL contains the value. An error means
	// that Published could not find out.
	Published(ctx context.Context, recordName, fileURL, value string) (bool, error)
}

// StoreDomain is a store with the challenge by which it proves its domain.
type StoreDomain struct {
	*settings.Store
	settings.DomainChallenge
}

// StoreDomain returns the actor's store and the challenge for its domain.
func (s *Service) StoreDomain(ctx context.Context, actor domain.Actor) (StoreDomain, error) {
	store, err := s.As(actor).Store(ctx)
	if err != nil {
		return StoreDomain{}, err
	}
	challenge, err := store.Challenge()
	return StoreDomain{store, challenge}, err
}

// VerifyStoreDomain checks the proof that the actor's store owns its domain. After the proof, the store's mails come
// from the domain and link to it. Repeated calls are safe; a missing proof does not undo an earlier proof. If another
// store has proven the same domain, that store loses the domain unless its own proof is still published.
func (s *Service) VerifyStoreDomain(ctx context.Context, actor domain.Actor) (StoreDomain, error) {
	if err := s.DB.TakeTries(ctx, domain.ByStore(domain.TryDomain, actor.StoreID)); err != nil {
		return StoreDomain{}, err
	}
	known, err := s.StoreDomain(ctx, actor)
	if err != nil {
		return StoreDomain{}, err
	}
	found, err := s.published(ctx, actor.StoreID, known.DomainChallenge)
	if err != nil && ctx.Err() != nil {
		return StoreDomain{}, err
	}
	if !found {
		return StoreDomain{}, domain.Errorf(domain.DomainNotVerified, "Neither the TXT record %s nor the file %s says %s. A new record can take a while until everybody sees it.",
			known.RecordName, known.FileURL, known.Value)
	}
	proven, err := s.proveDomain(ctx, actor, known.DomainChallenge)
	if domain.CodeOf(err) != domain.AlreadyExists {
		return proven, err
	}
	holder, failed := s.DB.DomainHolder(ctx, known.DomainChallenge.Domain)
	if failed != nil {
		return StoreDomain{}, failed
	}
	if holder != 0 {
		if failed := s.recheckDomain(ctx, holder, true); failed != nil {
			return StoreDomain{}, err
		}
	}
	return s.proveDomain(ctx, actor, known.DomainChallenge)
}

func (s *Service) published(ctx context.Context, storeID int64, c settings.DomainChallenge) (found bool, err error) {
	ctx = command.About(ctx, func(o *command.Occasion) { o.ObjectType, o.ObjectID = "store", domain.Itoa(storeID) })
	s.Recorder(integration.Domain).Observe(ctx, egress.Call{StoreID: storeID, ProviderCode: "DOMAIN", Operation: "verify"}, func(ctx context.Context, call *egress.Call) {
		found, err = s.domains.Published(ctx, c.RecordName, c.FileURL, c.Value)
		call.Err = err
	})
	return found, err
}

func (s *Service) proveDomain(ctx context.Context, actor domain.Actor, seen settings.DomainChallenge) (StoreDomain, error) {
	tx, err := s.Begin(ctx, actor)
	if err != nil {
		return StoreDomain{}, err
	}
	defer tx.Rollback()
	store, err := tx.LockStore(ctx)
	if err != nil {
		return StoreDomain{}, err
	}
	changed, err := store.ProveDomain(seen.Domain, tx.At)
	if err != nil {
		return StoreDomain{}, err
	}
	if changed {
		err = tx.Update(ctx, store)
	} else {
		err = tx.KeepDomainChecked(ctx, store)
	}
	if err != nil {
		return StoreDomain{}, err
	}
	return StoreDomain{store, seen}, tx.Commit(ctx)
}

// RecheckDomains rechecks proofs that were last found a day ago or longer, because a domain can change its owner.
func (s *Service) RecheckDomains(ctx context.Context) error {
	due, err := s.DB.DomainsToCheck(ctx, s.Clock.Now().Add(-settings.ProofRecheck))
	for _, storeID := range due {
		err = errors.Join(err, s.recheckDomain(ctx, storeID, false))
	}
	return err
}

// recheckDomain rechecks the proof of a store. If taken is true, another store's proof for the domain is published.
func (s *Service) recheckDomain(ctx context.Context, storeID int64, taken bool) error {
	actor := domain.System(storeID)
	known, err := s.StoreDomain(ctx, actor)
	if err != nil {
		return err
	}
	found, unknown := s.published(ctx, storeID, known.DomainChallenge)
	if found {
		_, err := s.proveDomain(ctx, actor, known.DomainChallenge)
		return err
	}
	tx, err := s.Begin(ctx, actor)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	store, err := tx.LockStore(ctx)
	if err != nil {
		return err
	}
	if !store.MissProof(known.DomainChallenge.Domain, taken && unknown == nil, tx.At) {
		return nil
	}
	if err := tx.Update(ctx, store); err != nil {
		return err
	}
	return tx.Commit(ctx)
}
