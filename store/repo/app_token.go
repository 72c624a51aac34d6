package repo

import (
	"context"
	"encoding/json"
	"slices"

	"gorm.io/gorm"

	"github.com/storeplatform/storeplatform/store/domain/identity"
)

var _ = guards(map[string]error{
	"app_tokens_name_unique": taken("/name", "Another app token of the store has this name."),
})

// AppTokens lists the store's app tokens, newest first, with their current permissions in Effective. If revoked is
// true, the list includes revoked tokens.
func (r Reader) AppTokens(ctx context.Context, revoked bool) (list []*identity.AppToken, err error) {
	err = r.in(ctx, func(g *gorm.DB) error {
		if err := listed(g, revoked).Find(&list).Error; err != nil {
			return err
		}
		var effective []struct {
			ID          int64
			Permissions string
		}
		if err := g.Raw("SELECT a.id, " + appPermissions + " AS permissions FROM app_tokens a LEFT JOIN scopes c ON c.id = a.scope_id WHERE a.scope_id IS NOT NULL").Scan(&effective).Error; err != nil {
			return err
		}
		byScope := map[int64]string{}
		for _, e := range effective {
			byScope[e.ID] = e.Permissions
		}
		for _, t := range list {
			t.Effective = t.Permissions
			if text, ok := byScope[t.ID]; ok {
				if err := json.Unmarshal([]byte(text), &t.Effective); err != nil {
					return err
				}
			}
		}
		return nil
	})
	return list, err
}

// LockAppToken returns an app token with its current permissions and locks its row for a change.
func (tx *Tx) LockAppToken(ctx context.Context, id int64) (*identity.AppToken, error) {
	t, err := lock[identity.AppToken](ctx, tx, "app token", "id = ?", id)
	if err != nil {
		return nil, err
	}
	var effective string
	if err := tx.on(ctx).Raw("SELECT "+appPermissions+" FROM app_tokens a LEFT JOIN scopes c ON c.id = a.scope_id WHERE a.id = ?", id).Scan(&effective).Error; err != nil {
		return nil, classify(err)
	}
	return t, json.Unmarshal([]byte(effective), &t.Effective)
}

// AppTokenMade returns the store's token whose current hash, or hash before the latest rotation, is the given hash; nil
// means none. The token may be revoked.
func (tx *Tx) AppTokenMade(ctx context.Context, hash []byte) (*identity.AppToken, error) {
	list, err := tx.AppTokens(ctx, true)
	i := slices.IndexFunc(list, func(t *identity.AppToken) bool { return t.Opens(hash) })
	if err != nil || i < 0 {
		return nil, err
	}
	return list[i], nil
}
