package login

import (
	"cmp"
	"context"
	"log/slog"

	"github.com/storeplatform/storeplatform/store/domain"
)

const AdminLogin = domain.TryAdminPassword

// LoginTry is one counted attempt to enter the password of an account.
type LoginTry struct {
	account domain.Throttle // limits all unknown networks together; equals network for a known one
	network domain.Throttle // limits the network for this account, known or not
	address domain.Throttle
	Hasher  Hasher
}

// TryLogin counts an attempt to enter the password of an account from a network address. Call it before any other
// check. It does the same for an account that does not exist. Owners on a known network have their own lane for hashes,
// which strangers cannot fill. TryLogin returns RateLimited if the lane is full or the attempts are used up.
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

// Pass removes the counted attempt after a correct password. Failed attempts stay counted, so a caller who knows the
// password gets no additional attempts at the second factor.
func (s *Service) Pass(ctx context.Context, t LoginTry) error {
	return s.DB.GiveTries(ctx, t.account, t.address)
}

// Succeed removes the counted attempt after a login. It also removes the failed attempts from the same network, and
// records the network as known.
func (s *Service) Succeed(ctx context.Context, t LoginTry) error {
	if err := s.Pass(ctx, t); err != nil {
		return err
	}
	return s.DB.LearnNetwork(ctx, t.network.Key)
}

// LearnNetwork records a network as known after an account's owner has proved their identity without a password. It
// logs errors and does not return them, because the owner's request succeeds anyway.
func (s *Service) LearnNetwork(ctx context.Context, purpose domain.Try, account, address string) {
	if err := s.DB.LearnNetwork(ctx, domain.ByNetwork(purpose, account, address).Key); err != nil {
		slog.WarnContext(ctx, "network of a login not kept", "error", err)
	}
}
