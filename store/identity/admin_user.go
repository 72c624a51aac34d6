package identity

import (
	"context"
	"slices"
	"time"

	"github.com/storeplatform/storeplatform/store/command"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/identity"
	"github.com/storeplatform/storeplatform/store/domain/letter"
	"github.com/storeplatform/storeplatform/store/login"
	"github.com/storeplatform/storeplatform/store/repo"
)

// MyUser returns the administrator who sent the request.
func (s *Service) MyUser(ctx context.Context, actor domain.Actor) (*identity.AdminUser, error) {
	if err := command.MustBeUser(actor); err != nil {
		return nil, err
	}
	return s.DB.As(actor).AdminUser(ctx, actor.ID)
}

// UpdateMyUser changes the actor's own profile or password. A new password ends the actor's other sessions.
func (s *Service) UpdateMyUser(ctx context.Context, actor domain.Actor, in identity.MyUserUpdate) (*identity.AdminUser, error) {
	if err := command.MustBeUser(actor); err != nil {
		return nil, err
	}
	known, err := s.DB.As(actor).AdminUser(ctx, actor.ID)
	if err != nil {
		return nil, err
	}
	hash := ""
	if in.Password != nil {
		if err := s.login.ConfirmPassword(ctx, actor, known.Email, known.PasswordHash, in.CurrentPassword, "/currentPassword"); err != nil {
			return nil, err
		}
		if err := known.CheckPassword("/password", *in.Password); err != nil {
			return nil, err
		}
		if hash, err = s.login.HashPassword(ctx, login.LoggedIn(actor), *in.Password); err != nil {
			return nil, err
		}
	}
	tx, err := s.BeginPlatform(ctx, actor)
	if err != nil {
		return nil, err
	}
	defer tx.Rollback()
	user, err := tx.LockAdminUser(ctx, actor.ID)
	if err != nil {
		return nil, err
	}
	if err := in.Patch.Check(); err != nil {
		return nil, err
	}
	changed, _ := user.Change(in.Patch, tx.At)
	if in.Password != nil {
		if user.PasswordHash != known.PasswordHash || user.HasTOTP() != known.HasTOTP() {
			return nil, errChangedMeanwhile
		}
		user.SetPassword(*in.Password, hash)
		changed = true
		if _, err := tx.EndSessions(ctx, repo.SessionFilter{AdminUserID: user.ID, Except: actor.SessionID}, tx.At); err != nil {
			return nil, err
		}
	}
	if !changed {
		return user, nil
	}
	if err := tx.Update(ctx, user); err != nil {
		return nil, err
	}
	if in.Password != nil {
		if err := s.tellAdmin(ctx, tx, letter.MailAdminPasswordChanged, user.Email, user); err != nil {
			return nil, err
		}
	}
	return user, tx.Commit(ctx)
}

// CreateAdminUser invites a person to become an administrator. The person gets a mail and cannot log in before
// accepting the invitation. The result is the same whether or not an administrator has the address, unless the actor's
// store lists that administrator: then CreateAdminUser returns AlreadyExists. Actors can grant only permissions that
// they have.
func (s *Service) CreateAdminUser(ctx context.Context, actor domain.Actor, in identity.AdminUserCreate) (*identity.AdminUser, error) {
	reader := s.DB.As(actor)
	by, err := reader.Holder(ctx)
	if err != nil {
		return nil, err
	}
	if _, err := grantable(ctx, reader, by, in.ScopeIDs, in.ScopeIDs); err != nil { // checked before the mail is counted
		return nil, err
	}
	shop, err := reader.Store(ctx)
	if err != nil {
		return nil, err
	}
	user := &identity.AdminUser{Email: domain.FoldEmail(in.Email), FirstName: in.FirstName, LastName: in.LastName, IsActive: true}
	phone := identity.AdminUserPatch{PhoneNumber: &in.PhoneNumber}
	if err := phone.Check(); err != nil {
		return nil, err
	}
	user.PhoneNumber = *phone.PhoneNumber
	if err := s.countEmail(ctx, actor, by, user.Email); err != nil {
		return nil, err
	}
	tx, err := s.BeginPlatform(ctx, actor)
	if err != nil {
		return nil, err
	}
	defer tx.Rollback()
	if by, err = s.grantor(ctx, tx, actor); err != nil {
		return nil, err
	}
	scopes, err := grantable(ctx, tx.Reader, by, in.ScopeIDs, in.ScopeIDs)
	if err != nil {
		return nil, err
	}
	for _, scope := range scopes {
		tx.Concern(scope.StoreIDs)
	}
	if err := refuseKnown(ctx, tx, actor, user.Email); err != nil {
		return nil, err
	}
	mail, err := s.invitation(tx, user, shop.Name)
	if err != nil {
		return nil, err
	}
	if err := tx.Insert(ctx, user); err != nil {
		return nil, err
	}
	if err := tx.SetScopes(ctx, user, slices.Sorted(slices.Values(in.ScopeIDs))); err != nil {
		return nil, err
	}
	if err := s.letter.QueueAdminMail(ctx, tx, mail); err != nil {
		return nil, err
	}
	return user, tx.Commit(ctx)
}

// refuseKnown returns AlreadyExists if the actor's store lists a user with the address. The caller has locked the
// grants, so no concurrent command can add such a user.
func refuseKnown(ctx context.Context, t *command.Tx, actor domain.Actor, email string) error {
	known, err := t.AdminEmailKnown(ctx, actor.StoreID, email)
	if err != nil || !known {
		return err
	}
	return domain.InvalidAs(domain.AlreadyExists, "/email", "The store has a user with this address, who may be invited or deactivated.")
}

// UpdateAdminUser changes another administrator, or the actor's own user. The actor needs user:write in every store in
// which the user has scopes, and must have all permissions that the user has before and after the change. For a change
// of scopes alone, it suffices that the actor has the user's permissions in the stores that both can access. A new
// password or a deactivation ends the user's sessions. A new address takes effect when the person follows the link that
// is mailed to it. A user who has not accepted their invitation yet gets a new invitation at the new address.
func (s *Service) UpdateAdminUser(ctx context.Context, actor domain.Actor, in identity.AdminUserUpdate, e domain.Expect) (*identity.AdminUser, error) {
	reader := s.DB.As(actor)
	by, err := reader.Holder(ctx)
	if err != nil {
		return nil, err
	}
	// Check the permission first, because later errors reveal facts about the user.
	known, err := reader.AdminUser(ctx, in.ID)
	if err != nil {
		return nil, err
	}
	if err := mayManage(ctx, reader, by, known); err != nil {
		if domain.CodeOf(err) == domain.Forbidden && in.OnlyScopes() {
			return s.rescope(ctx, actor, in.ID, *in.ScopeIDs, e)
		}
		return nil, err
	}
	u, err := s.prepareUpdate(ctx, actor, by, known, in)
	if err != nil {
		return nil, err
	}
	tx, err := s.BeginPlatform(ctx, actor)
	if err != nil {
		return nil, err
	}
	defer tx.Rollback()
	by, user, held, err := s.lockHeld(ctx, tx, actor, in.ID)
	if err != nil {
		return nil, err
	}
	if err := by.MayManage(held); err != nil {
		return nil, err
	}
	everything, err := tx.HoldEverything(ctx)
	if err != nil {
		return nil, err
	}
	tx.Concern(held.StoreIDs())
	if err := e.Check(&user.Row); err != nil {
		return nil, err
	}
	if err := u.refuse(user); err != nil {
		return nil, err
	}
	before := *user
	changed, end, err := u.change(user, tx.At)
	if err != nil {
		return nil, err
	}
	if in.ScopeIDs != nil {
		regranted, err := regrant(ctx, tx, by, user, *in.ScopeIDs)
		if err != nil {
			return nil, err
		}
		changed = changed || regranted
	}
	if holdsEverything(&before, everything) && !holdsEverything(user, everything) {
		if err := requireAnotherHolder(ctx, tx, everything, user); err != nil {
			return nil, err
		}
	}
	if end {
		if _, err := tx.EndSessions(ctx, repo.SessionFilter{AdminUserID: user.ID}, tx.At); err != nil {
			return nil, err
		}
	}
	mails := u.notices(&before, user)
	moved, more, err := s.changeAddress(ctx, tx, u, user)
	if err != nil {
		return nil, err
	}
	if !changed && !moved {
		return user, nil
	}
	return user, s.commitAdmin(ctx, tx, user, append(mails, more...))
}

// commitAdmin writes a changed administrator, queues the mails about the change, and commits.
func (s *Service) commitAdmin(ctx context.Context, tx *command.Tx, user *identity.AdminUser, mails []letter.Letter) error {
	if err := tx.Update(ctx, user); err != nil {
		return err
	}
	for _, mail := range mails {
		if err := s.letter.QueueAdminMail(ctx, tx, mail); err != nil {
			return err
		}
	}
	return tx.Commit(ctx)
}

// adminUpdate is an update of an administrator, with the facts that UpdateAdminUser reads and computes before its
// transaction.
type adminUpdate struct {
	identity.AdminUserUpdate
	actor     domain.Actor
	knownHash string // the user's password hash before the transaction
	hash      string // hash of the new password; empty means that the update sets no password
	email     string // new address, folded; empty means that the address does not change
	shopName  string
}

// prepareUpdate checks the actor's own password where needed, counts the mail to a new address, and checks and hashes a
// new password.
func (s *Service) prepareUpdate(ctx context.Context, actor domain.Actor, by identity.Holder, known *identity.AdminUser, in identity.AdminUserUpdate) (*adminUpdate, error) {
	u := &adminUpdate{AdminUserUpdate: in, actor: actor, knownHash: known.PasswordHash}
	if err := s.confirmSelf(ctx, actor, known, in); err != nil {
		return nil, err
	}
	if in.Email != nil && domain.FoldEmail(*in.Email) != known.Email {
		u.email = domain.FoldEmail(*in.Email)
		if err := s.countEmail(ctx, actor, by, u.email); err != nil {
			return nil, err
		}
	}
	shop, err := s.DB.As(actor).Store(ctx)
	if err != nil {
		return nil, err
	}
	u.shopName = shop.Name
	if known.Invited() && (in.Password != nil || in.Patch.ResetTOTP) {
		return nil, domain.Errorf(domain.UnsupportedOperation, "The user has neither before they accept the invitation.")
	}
	if in.Password == nil {
		return u, nil
	}
	if in.Patch.ResetTOTP {
		known.TOTPSecret = ""
	}
	if err := known.CheckPassword("/password", *in.Password); err != nil {
		return nil, err
	}
	u.hash, err = s.login.HashPassword(ctx, login.LoggedIn(actor), *in.Password)
	return u, err
}

// refuse returns an error if actors deactivate themselves, or if the actor's own password has changed since
// prepareUpdate confirmed it. user is locked.
func (u *adminUpdate) refuse(user *identity.AdminUser) error {
	if !isSelf(u.actor, user.ID) {
		return nil
	}
	if u.Patch.IsActive != nil && !*u.Patch.IsActive {
		return domain.Errorf(domain.UnsupportedOperation, "Users cannot deactivate themselves.")
	}
	if user.PasswordHash != u.knownHash {
		return errChangedMeanwhile
	}
	return nil
}

// change applies the patch and the password to the user. changed reports whether any field changed; the result end
// reports whether the caller must end the user's sessions.
func (u *adminUpdate) change(user *identity.AdminUser, now time.Time) (changed, end bool, err error) {
	if err := u.Patch.Check(); err != nil {
		return false, false, err
	}
	changed, end = user.Change(u.Patch, now)
	if u.Password != nil {
		user.SetPassword(*u.Password, u.hash)
		if err := user.CheckPassword("/password", *u.Password); err != nil {
			return false, false, err
		}
		changed, end = true, true
	}
	if u.Patch.ResetTOTP {
		err = user.LongEnough("/password")
	}
	return changed, end, err
}

// changeAddress starts the change of the user's address to the address in the update. If that is the current address,
// changeAddress cancels a pending change. It reports whether the user changed, and returns the mails about the change.
func (s *Service) changeAddress(ctx context.Context, tx *command.Tx, u *adminUpdate, user *identity.AdminUser) (changed bool, mails []letter.Letter, err error) {
	switch {
	case u.email != "":
		mails, err = s.changeAdminEmail(ctx, tx, u.actor, user, u.email, u.shopName)
		return true, mails, err
	case u.Email != nil && user.PendingEmail != "":
		user.VoidLink()
		return true, nil, nil
	}
	return false, nil, nil
}

// notices returns the mails that notify the user of a changed password and of a removed second factor.
func (u *adminUpdate) notices(before, user *identity.AdminUser) (mails []letter.Letter) {
	if u.Password != nil {
		mails = append(mails, letter.AdminNoticeLetter(letter.MailAdminPasswordChanged, user.Email, user.GivenName()))
	}
	if before.HasTOTP() && !user.HasTOTP() {
		mails = append(mails, letter.AdminNoticeLetter(letter.MailAdminTOTPRemoved, user.Email, user.GivenName()))
	}
	return mails
}

// holdsEverything reports whether the user can use the scope with all permissions. everything is that scope; nil means
// that it does not exist.
func holdsEverything(user *identity.AdminUser, everything *identity.Scope) bool {
	return everything != nil && user.IsActive && !user.Invited() && slices.Contains(user.ScopeIDs, everything.ID)
}

// requireAnotherHolder returns InUse unless another user also has the scope with all permissions.
func requireAnotherHolder(ctx context.Context, tx *command.Tx, everything *identity.Scope, user *identity.AdminUser) error {
	others, err := tx.OthersHold(ctx, everything.ID, user.ID)
	if err != nil || others {
		return err
	}
	return domain.Errorf(domain.InUse, "This is the last active user with all permissions.")
}

func isSelf(actor domain.Actor, userID int64) bool {
	return actor.Kind == domain.ActorAdmin && actor.ID == userID
}

func mayManage(ctx context.Context, reader repo.Reader, by identity.Holder, user *identity.AdminUser) error {
	held, err := reader.HolderOf(ctx, user.ID)
	if err != nil {
		return err
	}
	return by.MayManage(held)
}

// confirmSelf requires the actor's password before their own e-mail address or password changes, because a stolen token
// must not suffice. It refuses to reset the actor's own second factor; for that, RemoveTOTP requires a code.
func (s *Service) confirmSelf(ctx context.Context, actor domain.Actor, known *identity.AdminUser, in identity.AdminUserUpdate) error {
	if !isSelf(actor, known.ID) {
		return nil
	}
	if in.Patch.ResetTOTP {
		return domain.Errorf(domain.UnsupportedOperation, "Users cannot reset their own second factor. Remove it with one of its codes or a recovery code.")
	}
	if in.Password == nil && (in.Email == nil || domain.FoldEmail(*in.Email) == known.Email) {
		return nil
	}
	if in.CurrentPassword == "" {
		return domain.Invalid("/currentPassword", "Your own e-mail and password change with your current password only.")
	}
	return s.login.ConfirmPassword(ctx, actor, known.Email, known.PasswordHash, in.CurrentPassword, "/currentPassword")
}

// DeleteAdminUser deactivates an administrator. If the administrator also has scopes in stores in which the actor may
// not manage users, it removes only the scopes in the actor's stores. Repeated calls have no effect.
func (s *Service) DeleteAdminUser(ctx context.Context, actor domain.Actor, id int64) error {
	inactive := false
	_, err := s.UpdateAdminUser(ctx, actor, identity.AdminUserUpdate{ID: id, Patch: identity.AdminUserPatch{IsActive: &inactive}}, domain.Expect{})
	if domain.CodeOf(err) == domain.Forbidden && !isSelf(actor, id) {
		_, err = s.rescope(ctx, actor, id, nil, domain.Expect{})
	}
	return err
}

// EnsureAdmin creates the first administrator, with all permissions in all stores, if no administrator exists. It
// reports whether it created an administrator. If two processes start at the same time, only one of them creates an
// administrator.
func (s *Service) EnsureAdmin(ctx context.Context, email, password string) (created bool, err error) {
	exists, err := s.DB.As(domain.Actor{}).AdminExists(ctx)
	if err != nil || exists {
		return false, err
	}
	err = s.createFullAdmin(ctx, email, password, true)
	if domain.CodeOf(err) == domain.AlreadyExists {
		return false, nil
	}
	return err == nil, err
}

// CreateFullAdmin creates an administrator with all permissions in all stores. Only the operator of the service can
// call it.
func (s *Service) CreateFullAdmin(ctx context.Context, email, password string) error {
	return s.createFullAdmin(ctx, email, password, false)
}

func (s *Service) createFullAdmin(ctx context.Context, email, password string, first bool) error {
	user := &identity.AdminUser{Email: domain.FoldEmail(email), IsActive: true}
	if err := user.CheckPassword("/password", password); err != nil {
		return err
	}
	hash, err := s.login.HashPassword(ctx, login.LoggedIn(domain.Actor{Kind: domain.ActorPlatform}), password)
	if err != nil {
		return err
	}
	user.Accept(password, hash, s.Clock.Now()) // the operator confirms that the address is correct
	tx, err := s.BeginPlatform(ctx, domain.Actor{Kind: domain.ActorPlatform})
	if err != nil {
		return err
	}
	defer tx.Rollback()
	if err := tx.HoldGrants(ctx); err != nil {
		return err
	}
	exists, err := tx.AdminExists(ctx)
	if err != nil {
		return err
	}
	if first && exists {
		return domain.Errorf(domain.AlreadyExists, "There is an administrator.")
	}
	scope, err := tx.HoldEverything(ctx)
	if err != nil {
		return err
	}
	if scope == nil {
		scope = identity.EverythingScope()
		if err := tx.Insert(ctx, scope); err != nil {
			return err
		}
	}
	if err := tx.Insert(ctx, user); err != nil {
		return err
	}
	if err := tx.SetScopes(ctx, user, []int64{scope.ID}); err != nil {
		return err
	}
	return tx.Commit(ctx)
}
