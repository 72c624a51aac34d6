package store

import (
	"cmp"
	"context"
	"log/slog"

	"github.com/storeplatform/storeplatform/store/domain"
)

// loginTry is one try at an account's password, as it was counted.
type loginTry struct {
	account domain.Throttle // of strangers, or of the known network
	network domain.Throttle // stands for account and network, known or not
	address domain.Throttle
	hasher  hasher
}

// tryLogin counts a try at an account's password from a network address, before
// anything else is looked at. It does the same for an account that does not exist.
// Owners on a known network hash in a lane of their own, which strangers cannot fill.
func (s *Service) tryLogin(ctx context.Context, purpose domain.Try, account, address string) (loginTry, error) {
	t := loginTry{
		account: domain.ByAccount(purpose, account), network: domain.ByNetwork(purpose, account, address), address: domain.ByAddress(purpose, address),
	}
	known, err := s.db.KnownNetwork(ctx, t.network.Key)
	if err != nil {
		return t, cmp.Or(s.mayHash(stranger), err)
	}
	if t.hasher = stranger; known {
		t.account, t.hasher = t.network, ownerOf(purpose, string(t.network.Key))
	}
	return t, s.takeTries(ctx, t.hasher, t.account, t.address)
}

// pass takes one try back that was right so far. The failed ones stay counted:
// whoever knows the password gets no further tries at the second factor by it.
func (s *Service) pass(ctx context.Context, t loginTry) error {
	return s.db.GiveTries(ctx, t.account, t.address)
}

// succeed takes a try back that led to a login, and forgets what failed before it
// on the same network, which is known from now on.
func (s *Service) succeed(ctx context.Context, t loginTry) error {
	if err := s.pass(ctx, t); err != nil {
		return err
	}
	return s.db.LearnNetwork(ctx, t.network.Key)
}

// learnNetwork makes the network known from which somebody has proved, other than
// by a password, that an account is theirs. What they did holds without it.
func (s *Service) learnNetwork(ctx context.Context, purpose domain.Try, account, address string) {
	if err := s.db.LearnNetwork(ctx, domain.ByNetwork(purpose, account, address).Key); err != nil {
		slog.WarnContext(ctx, "network of a login not kept", "error", err)
	}
}
