package repo

import (
	"context"
	"encoding/json"
	"time"

	"gorm.io/gorm"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/identity"
)

// Preferences returns the preferences of an administrator. For an administrator who has stored none, it returns no
// values at version 1.
func (r Reader) Preferences(ctx context.Context, userID int64) (p *identity.Preferences, err error) {
	err = r.anywhere(ctx, func(g *gorm.DB) error {
		p, err = preferencesOf(g, userID)
		return err
	})
	return p, err
}

// LockPreferences locks an administrator and returns their preferences for a change.
func (tx *Tx) LockPreferences(ctx context.Context, userID int64) (*identity.Preferences, error) {
	if _, err := tx.LockAdminUser(ctx, userID); err != nil {
		return nil, err
	}
	p, err := preferencesOf(tx.on(ctx), userID)
	return p, classify(err)
}

func preferencesOf(g *gorm.DB, userID int64) (*identity.Preferences, error) {
	p := &identity.Preferences{AdminUserID: userID, Version: 1, Values: map[string]string{}}
	var found []struct {
		Version     int64
		ModifiedOn  time.Time
		Preferences string
	}
	if err := g.Raw("SELECT version, modified_on, preferences::text AS preferences FROM admin_user_preferences WHERE admin_user_id = ?", userID).Scan(&found).Error; err != nil || len(found) == 0 {
		return p, err
	}
	p.Version, p.ModifiedOn = found[0].Version, found[0].ModifiedOn
	return p, json.Unmarshal([]byte(found[0].Preferences), &p.Values)
}

// SavePreferences writes the preferences of a locked administrator. The audit log does not contain their values.
func (tx *Tx) SavePreferences(ctx context.Context, p *identity.Preferences) error {
	values, err := json.Marshal(p.Values)
	if err != nil {
		return err
	}
	before, after := domain.Hidden, domain.Hidden
	tx.Note("update", "adminUser", p.AdminUserID, domain.Change{Field: "preferences", Old: &before, New: &after})
	return classify(tx.on(ctx).Exec(`INSERT INTO admin_user_preferences (admin_user_id, version, modified_on, preferences) VALUES (?, ?, ?, ?::jsonb)
		ON CONFLICT (admin_user_id) DO UPDATE SET version = excluded.version, modified_on = excluded.modified_on, preferences = excluded.preferences`,
		p.AdminUserID, p.Version, p.ModifiedOn, string(values)).Error)
}

// DeletePreferences deletes the preferences of a locked administrator whose personal data is erased.
func (tx *Tx) DeletePreferences(ctx context.Context, userID int64) error {
	return classify(tx.on(ctx).Exec("DELETE FROM admin_user_preferences WHERE admin_user_id = ?", userID).Error)
}
