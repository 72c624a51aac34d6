package login

import (
	"cmp"
	"context"
	"log/slog"

	"github.com/storeplatform/storeplatform/store/domain"
)

const AdminLogin = domain.TryAdminPassword

// LoginTry is one counted try at an account's password.
type LoginTry struct {
	account domain.Throttle // of all strangers, or of the known network
	network domain.Throttle // of account and network, known or not
	address domain.Throttle
	Hasher  Hasher
}

// TryLogin counts a try at an account's password from a network address. Call it before any other check. It
// does the same for an account that does not exist. Owners on a known network have their own lane for hashes,
// which strangers cannot fill. It returns RateLimited if the lane is full or the tries are used up.
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

// Pass uncounts a try with a right password. Failed tries stay counted, so a caller who knows the password
// gets no more tries at the second factor.
func (s *Service) Pass(ctx context.Context, t LoginTry) error {
	return s.DB.GiveTries(ctx, t.account, t.address)
}

// Succeed uncounts a try that led to a login, forgets the failed tries from its network, and makes the
// network known.
func (s *Service) Succeed(ctx context.Context, t LoginTry) error {
	if err := s.Pass(ctx, t); err != nil {
		return err
	}
	return s.DB.LearnNetwork(ctx, t.network.Key)
}

// LearnNetwork makes a network known from which an account's owner proved their identity by other means than
// a password. It logs an error instead of returning it, because the owner's request succeeds without it.
func (s *Service) LearnNetwork(ctx context.Context, purpose domain.Try, account, address string) {
	if err := s.DB.LearnNetwork(ctx, domain.ByNetwork(purpose, account, address).Key); err != nil {
		slog.WarnContext(ctx, "network of a login not kept", "error", err)
	}
}
