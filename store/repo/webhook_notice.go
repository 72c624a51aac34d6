package repo

import (
	"context"

	"gorm.io/gorm"
)

// DueWebhookNotices lists endpoints for which a notice may be due, longest due first.
func (db *DB) DueWebhookNotices(ctx context.Context, limit int) (due []Due, err error) {
	now, offset := db.now()
	err = db.across(ctx, func(g *gorm.DB) error {
		return g.Raw("SELECT s.store_id, s.endpoint_id AS id FROM webhook_endpoint_states s JOIN webhook_endpoints e ON e.id = s.endpoint_id AND e.deleted_on IS NULL WHERE s.notice_on <= "+now+" ORDER BY s.notice_on LIMIT ?", offset, limit).Scan(&due).Error
	})
	return due, err
}
