package identity

import (
	"bytes"
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
)

// MaxSecretOverlap is the longest time that an app token's previous secret remains valid after a
// rotation.
const MaxSecretOverlap = 168 * time.Hour

// MaxAppTokens and MaxStoreKeys are the maximum numbers of live tokens and keys of a store.
const (
	MaxAppTokens = 100
	MaxStoreKeys = 20
)

// AppToken is an integration's credential for one store. The row contains only hashes of the token.
type AppToken struct {
	domain.Row
	Name   string
	Prefix string // displayable start of the token
	Hash   []byte `audit:"secret"`
	// PreviousHash is the hash of the secret before the latest rotation. That secret remains valid until
	// PreviousSecretExpiresOn. Both are nil before the first rotation.
	PreviousHash            []byte `audit:"secret"`
	PreviousSecretExpiresOn *time.Time
	ScopeID                 *int64   // scope whose permissions the token has; nil if it has permissions of its own
	Permissions             []string `gorm:"serializer:json"`
	// ScopeLimit contains the permissions that the user who chose the scope had at that time. If the
	// scope later gets more permissions, the token does not get those that this user lacked.
	ScopeLimit      []string `gorm:"serializer:json"`
	APIVersion      string
	ExpiresOn       *time.Time // nil means that the token never expires
	LastUsedOn      *time.Time
	LastUsedIP      string
	RevokedOn       *time.Time
	CreatedByUserID *int64
	// Effective contains the token's current permissions. If the token has a scope, they follow the
	// scope's current content.
	Effective []string `gorm:"-"`
}

// AppTokenInput contains the fields of an app token. In a patch, nil leaves a field unchanged.
type AppTokenInput struct {
	Name        *string
	Permissions *[]string
	ScopeID     *int64
	APIVersion  *string
	ExpiresOn   **time.Time
}

// NewAppToken returns the row of a new app token; the token itself is shown once. The parameter scope is
// the scope that the input names, or nil; live is the number of live tokens of the store.
func NewAppToken(token string, in AppTokenInput, by Holder, actor domain.Actor, scope *Scope, live int, now time.Time) (*AppToken, error) {
	if live >= MaxAppTokens {
		return nil, domain.Errorf(domain.UnsupportedOperation, "The store has %d app tokens; revoke one first.", live)
	}
	if (in.Permissions == nil) == (in.ScopeID == nil) {
		return nil, domain.Invalid("/permissions", "Want exactly one of permissions and scopeId.")
	}
	t := &AppToken{Prefix: domain.TokenHint(token), Hash: domain.HashToken(token), APIVersion: domain.APIVersion, Permissions: []string{}, ScopeLimit: []string{}}
	if actor.Kind == domain.ActorAdmin {
		t.CreatedByUserID = &actor.ID
	}
	_, err := t.change(in, by, actor, scope, now)
	return t, err
}

// MayChange returns an error if the token has permissions that the caller lacks.
func (t *AppToken) MayChange(by Holder) error {
	if by.MayGrant(appTokenWrite, t.Effective, []int64{t.StoreID}) != nil {
		return domain.Errorf(domain.Forbidden, "The app token holds more than you do.")
	}
	return nil
}

// Change applies a patch and reports whether anything changed.
func (t *AppToken) Change(in AppTokenInput, by Holder, actor domain.Actor, scope *Scope, now time.Time) (bool, error) {
	if err := t.MayChange(by); err != nil {
		return false, err
	}
	if t.RevokedOn != nil {
		return false, errRevoked()
	}
	if in.Permissions != nil && in.ScopeID != nil {
		return false, domain.Invalid("/permissions", "Want at most one of permissions and scopeId.")
	}
	return t.change(in, by, actor, scope, now)
}

func (t *AppToken) change(in AppTokenInput, by Holder, actor domain.Actor, scope *Scope, now time.Time) (changed bool, err error) {
	var r domain.Refusals
	if in.Name != nil {
		if changed = domain.Set(&t.Name, domain.Trimmed(in.Name)); !domain.Visible(t.Name) {
			r.Add("/name", "The name is empty.")
		}
	}
	if in.APIVersion != nil {
		changed = domain.Set(&t.APIVersion, in.APIVersion) || changed
		if t.APIVersion != domain.APIVersion {
			r.AddAs(domain.UnknownAPIVersion, "/apiVersion", "There is no version %s; there is %s.", t.APIVersion, domain.APIVersion)
		}
	}
	if in.ExpiresOn != nil {
		changed = domain.SetNullable(&t.ExpiresOn, in.ExpiresOn) || changed
		if t.ExpiresOn != nil && !now.Before(*t.ExpiresOn) {
			r.Add("/expiresOn", "The token would have run out already.")
		}
	}
	if in.ScopeID != nil && (scope == nil || !scope.Reaches(actor.StoreID)) {
		r.Add("/scopeId", "There is no such scope for this store.")
	}
	if err := r.Err(); err != nil {
		return changed, err
	}
	switch {
	case in.Permissions != nil:
		if err := checkPermissions("/permissions", *in.Permissions); err != nil {
			return changed, err
		}
		if err := by.MayGrant(appTokenWrite, *in.Permissions, []int64{actor.StoreID}); err != nil {
			return changed, err
		}
		expanded := Expand(*in.Permissions)
		changed = domain.SetWhole(&t.Permissions, &expanded) || t.ScopeID != nil || changed
		t.ScopeID, t.ScopeLimit, t.Effective = nil, []string{}, t.Permissions
	case in.ScopeID != nil:
		if err := by.MayGrant(appTokenWrite, scope.Permissions, []int64{actor.StoreID}); err != nil {
			return changed, err
		}
		if t.ScopeID == nil || *t.ScopeID != scope.ID {
			t.ScopeID, t.Permissions, changed = &scope.ID, []string{}, true
		}
		limit, _ := by.In(actor.StoreID)
		changed = domain.SetWhole(&t.ScopeLimit, &limit) || changed
		t.Effective = scope.Permissions
	}
	return changed, nil
}

// errRevoked returns the error for a change to a revoked token.
func errRevoked() error {
	return &domain.Error{Code: domain.InvalidStateTransition, Detail: "The app token is revoked.", From: "REVOKED", To: "ACTIVE", Allowed: []string{}}
}

// Opens reports whether hash belongs to the token's current secret, or to the previous secret while that
// is still valid.
func (t *AppToken) Opens(hash []byte) bool {
	return bytes.Equal(t.Hash, hash) || bytes.Equal(t.PreviousHash, hash)
}

// Rotate gives the token a new secret. The current secret stays valid for the duration overlap; 0 makes it invalid at
// once.
func (t *AppToken) Rotate(secret string, overlap time.Duration, by Holder, now time.Time) error {
	if err := t.MayChange(by); err != nil {
		return err
	}
	switch {
	case t.RevokedOn != nil:
		return errRevoked()
	case overlap < 0 || overlap > MaxSecretOverlap:
		return domain.Invalid("/overlapHours", "The old secret continues to work for at most %d hours.", int(MaxSecretOverlap.Hours()))
	case overlap > 0 && t.PreviousSecretExpiresOn != nil && now.Before(*t.PreviousSecretExpiresOn):
		return domain.Errorf(domain.UnsupportedOperation, "Two secrets of the app token work already. Wait until the older one expires, or end both with overlapHours 0.")
	}
	until := now.Add(overlap)
	t.PreviousHash, t.PreviousSecretExpiresOn = t.Hash, &until
	t.Prefix, t.Hash = domain.TokenHint(secret), domain.HashToken(secret)
	return nil
}

// Revoke revokes the token permanently, and reports whether it was live.
func (t *AppToken) Revoke(now time.Time) bool {
	if t.RevokedOn != nil {
		return false
	}
	t.RevokedOn = &now
	return true
}
