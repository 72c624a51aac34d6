package identity

import (
	"context"
	"errors"

	"github.com/storeplatform/storeplatform/store/command"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/identity"
	"github.com/storeplatform/storeplatform/store/domain/letter"
	"github.com/storeplatform/storeplatform/store/login"
	"github.com/storeplatform/storeplatform/store/repo"
)

// countEmail counts a mail to an address that an administrator entered. The limits are 30 mails an hour for each store,
// and five mails an hour for each address, whether or not the address is known. For actors with a scope for all stores,
// only the limit for each address applies.
func (s *Service) countEmail(ctx context.Context, actor domain.Actor, by identity.Holder, email string) error {
	limits := identity.AdminMails(actor.StoreID, email)
	if by.EveryStore == nil {
		limits = append(limits, domain.ByStore(domain.TryStoreMail, actor.StoreID))
	}
	return s.DB.TakeTries(ctx, limits...)
}

// invitation gives an invited user a new link and returns the mail with this link. The caller writes both. shop is the
// name of the inviting store.
func (s *Service) invitation(t *command.Tx, user *identity.AdminUser, shop string) (letter.Letter, error) {
	token := domain.NewToken(identity.InvitationToken)
	if err := user.Invite(login.HashOf(token), t.At); err != nil {
		return letter.Letter{}, err
	}
	return letter.InvitationLetter(s.PublicURL, user.Email, user.GivenName(), shop, token, *user.LinkUntil), nil
}

// ResendInvitation mails a pending invitation again, with a new link; the old link becomes invalid. The actor must be
// allowed to manage the user.
func (s *Service) ResendInvitation(ctx context.Context, actor domain.Actor, id int64) error {
	reader := s.DB.As(actor)
	by, err := reader.Holder(ctx)
	if err != nil {
		return err
	}
	known, err := reader.AdminUser(ctx, id)
	if err != nil {
		return err
	}
	if err := mayManage(ctx, reader, by, known); err != nil {
		return err
	}
	if err := known.MayInvite(); err != nil {
		return err
	}
	if err := s.countEmail(ctx, actor, by, known.Email); err != nil {
		return err
	}
	shop, err := reader.Store(ctx)
	if err != nil {
		return err
	}
	tx, err := s.BeginPlatform(ctx, actor)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	user, held, err := s.lockManaged(ctx, tx, actor, id)
	if err != nil {
		return err
	}
	tx.Concern(held.StoreIDs())
	mail, err := s.invitation(tx, user, shop.Name)
	if err != nil {
		return err
	}
	if err := tx.Update(ctx, user); err != nil {
		return err
	}
	if err := s.letter.QueueAdminMail(ctx, tx, mail); err != nil {
		return err
	}
	return tx.Commit(ctx)
}

// lockManaged locks a user and returns the user's permissions. It fails if, once the user is locked, the actor may not
// manage the user.
func (s *Service) lockManaged(ctx context.Context, t *command.Tx, actor domain.Actor, id int64) (user *identity.AdminUser, held identity.Holder, err error) {
	by, user, held, err := s.lockHeld(ctx, t, actor, id)
	if err != nil {
		return nil, held, err
	}
	return user, held, by.MayManage(held)
}

// lockHeld locks a user and returns the permissions of the actor and of the user, as they are once the user is locked.
func (s *Service) lockHeld(ctx context.Context, t *command.Tx, actor domain.Actor, id int64) (by identity.Holder, user *identity.AdminUser, held identity.Holder, err error) {
	if by, err = s.grantor(ctx, t, actor); err != nil {
		return by, nil, held, err
	}
	if user, err = t.LockAdminUser(ctx, id); err != nil {
		return by, nil, held, err
	}
	held, err = t.HolderOf(ctx, user.ID)
	return by, user, held, err
}

// Invitation returns the invited address of a link, and whether an administrator already has this address. Only the
// owner of the mailbox has the link, so only the owner can learn this.
func (s *Service) Invitation(ctx context.Context, from domain.Origin, token string) (identity.Invitation, error) {
	if err := s.DB.TakeTries(ctx, domain.ByAddress(domain.TryAdminLink, from.Address)); err != nil {
		return identity.Invitation{}, err
	}
	invited, err := s.followed(ctx, identity.InvitationToken, token)
	if err != nil {
		return identity.Invitation{}, err
	}
	known, err := s.DB.As(domain.Actor{}).AdminUserByEmail(ctx, invited.Email)
	return identity.Invitation{Email: invited.Email, Known: known != nil}, err
}

// followed returns the user to whom a link of the kind want was mailed, or identity.ErrLink if the link is invalid.
func (s *Service) followed(ctx context.Context, want domain.TokenKind, token string) (*identity.AdminUser, error) {
	if kind, ok := domain.TokenKindOf(token); !ok || kind != want {
		return nil, identity.ErrLink
	}
	user, err := s.DB.As(domain.Actor{}).AdminUserByLink(ctx, login.HashOf(token))
	if err != nil {
		return nil, err
	}
	if user == nil {
		return nil, identity.ErrLink
	}
	return user, user.Follows(want, login.HashOf(token), s.Clock.Now())
}

// AcceptInvitation makes an invited person an administrator. If an administrator already has the address, that
// administrator gets the scopes of the invitation. An invitation can be accepted only once and grants no access before
// it is accepted. An administrator's other stores do not see the acceptance.
func (s *Service) AcceptInvitation(ctx context.Context, from domain.Origin, in identity.Acceptance) error {
	if err := s.DB.TakeTries(ctx, domain.ByAddress(domain.TryAdminLink, from.Address)); err != nil {
		return err
	}
	invited, err := s.followed(ctx, identity.InvitationToken, in.Token)
	if err != nil {
		return err
	}
	known, err := s.DB.As(domain.Actor{}).AdminUserByEmail(ctx, invited.Email)
	if err != nil {
		return err
	}
	if known == nil {
		return s.acceptAsNew(ctx, from, invited, in)
	}
	proof, err := s.proveAdmin(ctx, identity.Credentials{Email: invited.Email, Password: in.Password, TOTPCode: in.TOTPCode}, from)
	if err != nil {
		return err
	}
	err = s.acceptAsKnown(ctx, from, invited.ID, proof, in)
	if errors.Is(err, errCredentials) {
		return s.failLogin(ctx, proof.user, from, err)
	}
	if err != nil {
		return err
	}
	return s.proved(ctx, proof)
}

func (s *Service) acceptAsNew(ctx context.Context, from domain.Origin, invited *identity.AdminUser, in identity.Acceptance) error {
	if err := invited.CheckPassword("/password", in.Password); err != nil {
		return err
	}
	hash, err := s.login.HashPassword(ctx, login.OwnerOf(login.AdminLogin, invited.Email), in.Password)
	if err != nil {
		return err
	}
	tx, err := s.BeginPlatform(ctx, domain.Actor{Kind: domain.ActorAdmin, ID: invited.ID, From: from})
	if err != nil {
		return err
	}
	defer tx.Rollback()
	user, err := lockInvited(ctx, tx, invited.ID, in.Token)
	if err != nil {
		return err
	}
	user.Accept(in.Password, hash, tx.At)
	if err := tx.Update(ctx, user); err != nil {
		if domain.CodeOf(err) == domain.AlreadyExists { // another invitation to the same address has been accepted first
			return domain.Errorf(domain.VersionConflict, "You have accepted another invitation at the same time. Try again, with the password that you have chosen there.")
		}
		return err
	}
	if err := tx.Commit(ctx); err != nil {
		return err
	}
	s.login.LearnNetwork(ctx, login.AdminLogin, user.Email, from.Address)
	return nil
}

// lockInvited locks the user to whom an invitation was mailed. If the invitation was accepted or replaced, it returns
// identity.ErrLink.
func lockInvited(ctx context.Context, t *command.Tx, id int64, token string) (*identity.AdminUser, error) {
	if err := t.HoldGrants(ctx); err != nil {
		return nil, err
	}
	user, err := t.LockAdminUser(ctx, id)
	if domain.CodeOf(err) == domain.NotFound {
		return nil, identity.ErrLink
	}
	if err != nil {
		return nil, err
	}
	return user, user.Follows(identity.InvitationToken, login.HashOf(token), t.At)
}

// acceptAsKnown gives the scopes of an invitation to an administrator who has proved their identity. The version of the
// administrator's row does not change, since the administrator's other stores would see the change.
func (s *Service) acceptAsKnown(ctx context.Context, from domain.Origin, invitedID int64, proof adminProof, in identity.Acceptance) error {
	tx, err := s.BeginPlatform(ctx, domain.Actor{Kind: domain.ActorAdmin, ID: proof.user.ID, From: from})
	if err != nil {
		return err
	}
	defer tx.Rollback()
	invited, err := lockInvited(ctx, tx, invitedID, in.Token)
	if err != nil {
		return err
	}
	held, err := tx.HolderOf(ctx, invited.ID)
	if err != nil {
		return err
	}
	tx.Concern(held.StoreIDs())
	user, err := s.lockProved(ctx, tx, proof, in.TOTPCode)
	if err != nil {
		return err
	}
	given := except(invited.ScopeIDs, user.ScopeIDs)
	if err := tx.AddScopes(ctx, user, given); err != nil {
		return err
	}
	if err := tx.LoggedIn(ctx, user); err != nil { // stores the used code
		return err
	}
	if err := tx.Delete(ctx, invited); err != nil {
		return err
	}
	return tx.Commit(ctx)
}

// changeAdminEmail starts the change of a locked user's address and returns the mails for it: a link to the new address
// and a notice to the current address. Only when the link is followed does it matter whether another administrator has
// the new address. A user who has not accepted their invitation yet gets a new invitation at the new address instead.
func (s *Service) changeAdminEmail(ctx context.Context, t *command.Tx, actor domain.Actor, user *identity.AdminUser, email, shop string) ([]letter.Letter, error) {
	if user.Invited() {
		if err := refuseKnown(ctx, t, actor, email); err != nil {
			return nil, err
		}
		user.Email = email
		mail, err := s.invitation(t, user, shop)
		return []letter.Letter{mail}, err
	}
	if user.Erases(email) {
		user.VoidLink()
		user.Email = email
		return nil, t.DeletePreferences(ctx, user.ID)
	}
	token := domain.NewToken(identity.AdminEmailToken)
	user.AskEmail(email, login.HashOf(token), t.At)
	return []letter.Letter{
		letter.AdminEmailLetter(s.PublicURL, email, user.GivenName(), token, *user.LinkUntil),
		letter.AdminNoticeLetter(letter.MailAdminEmailChangeNotice, user.Email, user.GivenName()),
	}, nil
}

// tellAdmin queues a mail that notifies an administrator of a change to their login.
func (s *Service) tellAdmin(ctx context.Context, t *command.Tx, kind letter.MailKind, to string, user *identity.AdminUser) error {
	return s.letter.QueueAdminMail(ctx, t, letter.AdminNoticeLetter(kind, to, user.GivenName()))
}

// ConfirmAdminEmail sets the address to which the link was mailed, ends the administrator's sessions and notifies the
// old address. Only the owner of the new mailbox can learn whether another administrator already has the address.
func (s *Service) ConfirmAdminEmail(ctx context.Context, from domain.Origin, token string) error {
	if err := s.DB.TakeTries(ctx, domain.ByAddress(domain.TryAdminLink, from.Address)); err != nil {
		return err
	}
	known, err := s.followed(ctx, identity.AdminEmailToken, token)
	if err != nil {
		return err
	}
	tx, err := s.BeginPlatform(ctx, domain.Actor{Kind: domain.ActorAdmin, ID: known.ID, From: from})
	if err != nil {
		return err
	}
	defer tx.Rollback()
	user, err := tx.LockAdminUser(ctx, known.ID)
	if err != nil {
		return err
	}
	if err := user.Follows(identity.AdminEmailToken, login.HashOf(token), tx.At); err != nil {
		return err
	}
	old := user.TakeEmail()
	if err := tx.Update(ctx, user); err != nil {
		return login.TakenMeanwhile(err)
	}
	if _, err := tx.EndSessions(ctx, repo.SessionFilter{AdminUserID: user.ID}, tx.At); err != nil {
		return err
	}
	if err := s.tellAdmin(ctx, tx, letter.MailAdminEmailChanged, old, user); err != nil {
		return err
	}
	if err := tx.Commit(ctx); err != nil {
		return err
	}
	s.login.LearnNetwork(ctx, login.AdminLogin, user.Email, from.Address)
	return nil
}
