package login

import (
	"cmp"
	"context"
	"log/slog"

	"github.com/storeplatform/storeplatform/store/domain"
)

const AdminLogin = domain.TryAdminPassword

// LoginTry is one try at an account's password, as it was counted.
type LoginTry struct {
	account domain.Throttle // of strangers, or of the known network
	network domain.Throttle // stands for account and network, known or not
	address domain.Throttle
	Hasher  Hasher
}

// TryLogin counts a try at an account's password from a network address, before
// anything else is looked at. It does the same for an account that does not exist.
// Owners on a known network hash in a lane of their own, which strangers cannot fill.
func (s *Service) TryLogin(ctx context.Context, purpose domain.Try, account, address string) (LoginTry, error) {
	t := LoginTry{
		account: domain.ByAccount(purpose, account), network: domain.ByNetwork(purpose, account, address), address: domain.ByAddress(purpose, address),
	}
	known, err := s.DB.KnownNetwork(ctx, t.network.Key)
	if err != nil {
		return t, cmp.Or(s.MayHash(Stranger), err)
	}
	if t.Hasher = Stranger; known {
		t.account, t.Hasher = t.network, OwnerOf(purpose, string(t.network.Key))
	}
	return t, s.TakeTries(ctx, t.Hasher, t.account, t.address)
}

// Pass takes one try back that was right so far. The failed ones stay counted:
// whoever knows the password gets no further tries at the second factor by it.
func (s *Service) Pass(ctx context.Context, t LoginTry) error {
	return s.DB.GiveTries(ctx, t.account, t.address)
}

// Succeed takes a try back that led to a login, and forgets what failed before it
// on the same network, which is known from now on.
func (s *Service) Succeed(ctx context.Context, t LoginTry) error {
	if err := s.Pass(ctx, t); err != nil {
		return err
	}
	return s.DB.LearnNetwork(ctx, t.network.Key)
}

// LearnNetwork makes the network known from which somebody has proved, other than
// by a password, that an account is theirs. What they did holds without it.
func (s *Service) LearnNetwork(ctx context.Context, purpose domain.Try, account, address string) {
	if err := s.DB.LearnNetwork(ctx, domain.ByNetwork(purpose, account, address).Key); err != nil {
		slog.WarnContext(ctx, "network of a login not kept", "error", err)
	}
}
