package repo

import (
	"context"
	"time"

	"gorm.io/gorm"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/media"
)

var _ = guards(map[string]error{
	// One transaction begins to use a media item while another transaction deletes the media item. The transaction that
	// commits second sees the change of the other transaction when it retries.
	"media_in_use":             domain.Errorf(domain.Busy, "A medium is being used and deleted at once. Try again."),
	"media_folders_hold_media": domain.Errorf(domain.Busy, "The folder is being filled and deleted at once. Try again."),
})

var mediaSort = map[string]sortKey{
	"createdOn": {column: "created_on", cast: "timestamptz"}, "fileName": {column: "file_name", cast: "text"}, "sizeBytes": {column: "size_bytes", cast: "bigint"},
}

func mediaSortValue(m media.Media, key string) (int64, any) {
	switch key {
	case "fileName":
		return m.ID, m.FileName
	case "sizeBytes":
		return m.ID, m.SizeBytes
	}
	return m.ID, m.CreatedOn
}

// Media returns one page of the store's media. With ModifiedSince and no sort key, it sorts the media by the time of
// their last change.
func (r Reader) Media(ctx context.Context, f media.MediaFilter, q domain.PageQuery) (out domain.Page[*media.Media], err error) {
	tags := labels{table: "media", tags: f.Tag}
	found, err := r.findText(ctx, "media", "search", f.Search)
	if err != nil {
		return out, err
	}
	var tagged [][]int64
	if len(f.Tag) > 0 {
		if err := r.db.looking(ctx, func(g *gorm.DB) (err error) {
			tagged, err = tags.find(g, r.actor.StoreID, false)
			return err
		}); err != nil {
			return out, err
		}
	}
	query := r.query(q, "media", f)
	err = r.list(ctx, func(g *gorm.DB) error {
		rows := g
		switch {
		case f.Search == "":
		case found != nil:
			rows = rows.Where("media.id = ANY(?)", array(found))
		default:
			where, args := hasWords("media.search", f.Search)
			rows = rows.Where(where, args...)
		}
		rows = filtered(tags.narrow(rows, tagged),
			condition{"media.folder_id IN ?", f.FolderID},
			condition{"media.media_file_id IN (SELECT id FROM media_files WHERE media_type IN ?)", f.MediaType},
			condition{"media.media_file_id IN (SELECT id FROM media_files WHERE status IN ?)", f.Status},
			condition{"EXISTS (SELECT FROM media_uses u WHERE u.media_id = media.id) = ?", f.IsUsed},
		)
		if f.RootOnly {
			rows = rows.Where("media.folder_id IS NULL")
		}
		rows = since(rows, f.CreatedFrom, f.CreatedTo, f.ModifiedSince)
		if f.ModifiedSince != nil && q.Sort == "" {
			out, err = changed[media.Media](rows, "", *f.ModifiedSince, query)
		} else {
			out, err = pointed(page(rows, query, mediaSort, mediaSortValue))
		}
		if err != nil {
			return err
		}
		return mediaDetails(g, out.Items)
	})
	return out, err
}

// Medium returns one of the store's media items, with its file and usage count.
func (r Reader) Medium(ctx context.Context, id int64) (*media.Media, error) {
	return r.medium(ctx, "id = ?", id)
}

// MediumByCommand returns the media item that this request has created; nil means none yet.
func (r Reader) MediumByCommand(ctx context.Context) (*media.Media, error) {
	return optional(r.medium(ctx, "command_id = ?", r.actor.CommandID))
}

func (r Reader) medium(ctx context.Context, where string, arg any) (m *media.Media, err error) {
	err = r.in(ctx, func(g *gorm.DB) error {
		if m, err = take[media.Media](g, "medium", where, arg); err != nil {
			return err
		}
		return mediaDetails(g, []*media.Media{m})
	})
	return m, err
}

// LockMedium reads and locks a media item.
func (tx *Tx) LockMedium(ctx context.Context, id int64) (*media.Media, error) {
	m, err := lock[media.Media](ctx, tx, "medium", "id = ?", id)
	if err != nil {
		return nil, err
	}
	return m, classify(mediaDetails(tx.on(ctx), []*media.Media{m}))
}

// mediaDetails loads the files of media and counts their uses, with two statements.
func mediaDetails(g *gorm.DB, list []*media.Media) error {
	if len(list) == 0 {
		return nil
	}
	ids, files := make([]int64, len(list)), make([]int64, len(list))
	for i, m := range list {
		ids[i], files[i] = m.ID, m.MediaFileID
	}
	var stored []*media.MediaFile
	if err := g.Where("id = ANY(?)", array(files)).Find(&stored).Error; err != nil {
		return err
	}
	var counts []struct {
		MediaID int64
		N       int
	}
	if err := g.Raw("SELECT media_id, count(*) AS n FROM media_uses WHERE media_id = ANY(?) GROUP BY 1", array(ids)).Scan(&counts).Error; err != nil {
		return err
	}
	used := map[int64]int{}
	for _, c := range counts {
		used[c.MediaID] = c.N
	}
	for _, m := range list {
		m.File, _ = domain.ByID(stored, m.MediaFileID)
		m.UsageCount = used[m.ID]
	}
	return nil
}

// MediaUses counts the uses of a media item by kind of object, each with the names of the first three objects.
func (r Reader) MediaUses(ctx context.Context, id int64) (uses []media.Use, err error) {
	err = r.in(ctx, func(g *gorm.DB) error {
		var rows []struct {
			Kind  string
			N     int
			Names []string `gorm:"serializer:json"`
		}
		err := g.Raw(`SELECT kind, max(total) AS n, jsonb_agg(COALESCE(name, '') ORDER BY object_id) AS names FROM (
			SELECT u.kind, u.object_id, count(*) OVER (PARTITION BY u.kind) AS total, row_number() OVER (PARTITION BY u.kind ORDER BY u.object_id) AS place,
				CASE u.kind WHEN 'PRODUCT' THEN (SELECT slug FROM products WHERE id = u.object_id)
					WHEN 'VARIANT' THEN (SELECT sku FROM variants WHERE id = u.object_id)
					WHEN 'OPTION_VALUE' THEN (SELECT value FROM product_option_values WHERE id = u.object_id)
					WHEN 'COLLECTION' THEN (SELECT slug FROM collections WHERE id = u.object_id)
					WHEN 'EMAIL_TEMPLATE' THEN (SELECT name FROM email_templates WHERE id = u.object_id) END AS name
			FROM media_uses u WHERE u.media_id = ?) named WHERE place <= 3 GROUP BY kind ORDER BY kind`, id).Scan(&rows).Error
		for _, row := range rows {
			uses = append(uses, media.Use{Kind: row.Kind, Count: row.N, Names: row.Names})
		}
		return err
	})
	return uses, err
}

// DropMediumUses removes a media item from every object that uses it.
func (tx *Tx) DropMediumUses(ctx context.Context, id int64) error {
	g, now := tx.on(ctx), tx.db.clock.Now()
	var key string // key of the file; addresses of the file in descriptions contain it
	if err := g.Raw("SELECT f.key FROM media m JOIN media_files f ON f.id = m.media_file_id WHERE m.id = ?", id).Scan(&key).Error; err != nil {
		return classify(err)
	}
	const describedWithout = `(SELECT COALESCE(jsonb_agg(CASE WHEN t->>'description' IS NULL THEN t ELSE t || jsonb_build_object('description', without_file(t->>'description', ?)) END ORDER BY place), '[]')
		FROM jsonb_array_elements(translations) WITH ORDINALITY AS each (t, place))`
	const addressOf = `'[^[:space:]"''()<>]*/' || ?::text || '/[^[:space:]"''()<>]*'` // matches an address of the file in HTML, CSS or text
	const touched = "version = version + 1, modified_on = ?"
	for _, s := range []struct {
		statement string
		args      []any
	}{
		// Products come first, because every command that changes a product locks the product before its parts.
		{`SELECT FROM products WHERE id IN (SELECT object_id FROM media_uses WHERE kind = 'PRODUCT' AND media_id = ?) ORDER BY id FOR NO KEY UPDATE`, []any{id}},
		{`UPDATE product_option_values SET media_id = NULL, ` + touched + ` WHERE id IN (SELECT object_id FROM media_uses WHERE kind = 'OPTION_VALUE' AND media_id = ?)`, []any{now, id}},
		{`UPDATE variants SET media_ids = (SELECT COALESCE(jsonb_agg(m ORDER BY place), '[]') FROM jsonb_array_elements(media_ids) WITH ORDINALITY AS t (m, place) WHERE m <> to_jsonb(?::bigint)), ` + touched + `
			WHERE id IN (SELECT object_id FROM media_uses WHERE kind = 'VARIANT' AND media_id = ?)`, []any{id, now, id}},
		{`UPDATE products SET media = kept.media, description = without_file(description, ?), translations = ` + describedWithout + `, ` + touched + `,
				primary_media_id = CASE WHEN primary_media_id = ? THEN coalesce(
					(SELECT m.id FROM jsonb_array_elements(kept.media) WITH ORDINALITY AS t (shown, place) JOIN media m ON m.id = (shown->>'mediaId')::bigint
						JOIN media_files f ON f.id = m.media_file_id AND f.media_type = 'IMAGE' ORDER BY place LIMIT 1), (kept.media->0->>'mediaId')::bigint) ELSE primary_media_id END
			FROM (SELECT p.id AS product_id, (SELECT COALESCE(jsonb_agg(m ORDER BY place), '[]') FROM jsonb_array_elements(p.media) WITH ORDINALITY AS t (m, place)
				WHERE (m->>'mediaId')::bigint <> ?) AS media FROM products p WHERE p.id IN (SELECT object_id FROM media_uses WHERE kind = 'PRODUCT' AND media_id = ?)) kept
			WHERE products.id = kept.product_id`, []any{key, key, now, id, id, id}},
		{`UPDATE collections SET media_id = nullif(media_id, ?), description = without_file(description, ?), translations = ` + describedWithout + `, ` + touched + ` WHERE id IN (SELECT object_id FROM media_uses WHERE kind = 'COLLECTION' AND media_id = ?)`, []any{id, key, key, now, id}},
		{`UPDATE stores SET settings = settings || CASE WHEN settings->'logoMediaId' = to_jsonb(?::bigint) THEN '{"logoMediaId": null}'::jsonb ELSE '{}' END
			|| CASE WHEN settings->'branding'->'iconMediaId' = to_jsonb(?::bigint) THEN jsonb_build_object('branding', settings->'branding' || '{"iconMediaId": null}') ELSE '{}' END, ` +
			touched + ` WHERE id IN (SELECT object_id FROM media_uses WHERE kind = 'STORE' AND media_id = ?)`, []any{id, id, now, id}},
		{`UPDATE email_templates SET body_html = regexp_replace(without_file(body_html, ?), ` + addressOf + `, '', 'g'), body_text = regexp_replace(body_text, ` + addressOf + `, '', 'g'), ` + touched +
			` WHERE id IN (SELECT object_id FROM media_uses WHERE kind = 'EMAIL_TEMPLATE' AND media_id = ?)`, []any{key, key, key, now, id}},
		{`DELETE FROM media_uses WHERE kind = 'INVOICE' AND media_id = ?`, []any{id}}, // issued invoices then print without the logo
	} {
		if err := g.Exec(s.statement, s.args...).Error; err != nil {
			return classify(err)
		}
	}
	return nil
}

// ReserveMediaFile locks the file that has f's checksum, or inserts a row for f. The caller may then store the bytes of
// the file. They are deleted after media.UnusedFor unless a media item uses the file by then.
func (tx *Tx) ReserveMediaFile(ctx context.Context, f *media.MediaFile) (*media.MediaFile, error) {
	now := tx.db.clock.Now()
	var row media.MediaFile
	err := tx.on(ctx).Raw(`
		INSERT INTO media_files (store_id, created_on, modified_on, checksum, key, media_type, mime_type, size_bytes, width, height, duration_seconds, status, delete_on)
		VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'UPLOADING', ?)
		ON CONFLICT (store_id, checksum) WHERE status <> 'DELETING'
		DO UPDATE SET delete_on = CASE WHEN media_files.delete_on IS NULL THEN NULL ELSE excluded.delete_on END RETURNING *`,
		tx.actor.StoreID, now, now, f.Checksum, f.Key, f.MediaType, f.MimeType, f.SizeBytes, f.Width, f.Height, f.DurationSeconds, now.Add(media.UnusedFor)).Scan(&row).Error
	return &row, classify(err)
}

// MediaUsage returns the number and total size of the store's files.
func (r Reader) MediaUsage(ctx context.Context) (u media.Usage, err error) {
	err = r.in(ctx, func(g *gorm.DB) error {
		return g.Raw("SELECT file_count, size_bytes FROM media_usages WHERE store_id = ?", r.actor.StoreID).Scan(&u).Error
	})
	return u, err
}

// HaveMediaFile records that a media item uses a file and that the file's bytes are stored. It returns not_found if the
// file is deleted or being deleted.
func (tx *Tx) HaveMediaFile(ctx context.Context, id int64) (*media.MediaFile, error) {
	var rows []*media.MediaFile
	err := tx.on(ctx).Raw(`UPDATE media_files SET delete_on = NULL,
			status = CASE WHEN status <> 'UPLOADING' THEN status WHEN media_type = 'IMAGE' THEN 'PROCESSING' ELSE 'READY' END, modified_on = ?
		WHERE id = ? AND status <> 'DELETING' RETURNING *`, tx.db.clock.Now(), id).Scan(&rows).Error
	if err == nil && len(rows) == 0 {
		return nil, domain.Missing("file")
	}
	if err != nil {
		return nil, classify(err)
	}
	return rows[0], nil
}

// LeaveMediaFile schedules the deletion of a file after media.UnusedFor, unless another media item uses the file.
func (tx *Tx) LeaveMediaFile(ctx context.Context, id int64) error {
	return classify(tx.on(ctx).Exec(`UPDATE media_files SET delete_on = ? WHERE id = ? AND NOT EXISTS (SELECT FROM media WHERE media_file_id = ?)`,
		tx.db.clock.Now().Add(media.UnusedFor), id, id).Error)
}

const (
	// mediaLease is the time for which a claimed file is reserved for its process.
	mediaLease = 2 * time.Minute
	// mediaPause is the delay before a file that could not be fetched is claimed again.
	mediaPause = 30 * time.Second
)

// ClaimMediaFile claims a file that waits to be processed, and counts an attempt; nil means no file waits.
func (db *DB) ClaimMediaFile(ctx context.Context) (*media.MediaFile, error) {
	return db.claimMediaFile(ctx, "status = 'PROCESSING'", "id", "attempts = attempts + 1")
}

// ReturnMediaFile releases a claimed file and subtracts the attempt that the claim added. The file can be claimed again
// after mediaPause.
func (db *DB) ReturnMediaFile(ctx context.Context, storeID, id int64) error {
	now, offset := db.now()
	return db.platform(ctx, func(g *gorm.DB) error {
		return g.Exec("UPDATE media_files SET attempts = attempts - 1, lease_until = "+now+" + make_interval(secs => ?) WHERE store_id = ? AND id = ? AND status = 'PROCESSING'",
			offset, mediaPause.Seconds(), storeID, id).Error
	})
}

// ClaimUnusedMediaFile claims a file that no media item uses and whose deletion is due; nil means that there is no such
// file. The status DELETING is final: a later upload of the same bytes gets a new row.
func (db *DB) ClaimUnusedMediaFile(ctx context.Context) (*media.MediaFile, error) {
	now, offset := db.now()
	return db.claimMediaFile(ctx, "delete_on <= "+now+" AND NOT EXISTS (SELECT FROM media m WHERE m.media_file_id = media_files.id)", "delete_on, id", "status = 'DELETING'", offset)
}

func (db *DB) claimMediaFile(ctx context.Context, where, order, set string, args ...any) (*media.MediaFile, error) {
	now, offset := db.now()
	var rows []*media.MediaFile
	err := db.platform(ctx, func(g *gorm.DB) error {
		return g.Raw(`UPDATE media_files SET `+set+`, lease_until = `+now+` + make_interval(secs => ?) WHERE (store_id, id) = (
			SELECT store_id, id FROM media_files WHERE `+where+` AND (lease_until IS NULL OR lease_until < `+now+`)
			ORDER BY `+order+` LIMIT 1 FOR UPDATE SKIP LOCKED) RETURNING *`, append(append([]any{offset, mediaLease.Seconds()}, args...), offset)...).Scan(&rows).Error
	})
	if err != nil || len(rows) == 0 {
		return nil, err
	}
	return rows[0], nil
}

// SettleMediaFile stores the outcome for a claimed file. It also sets the change time of the media that use the file.
func (tx *Tx) SettleMediaFile(ctx context.Context, f *media.MediaFile) error {
	g, now := tx.on(ctx), tx.db.clock.Now()
	settled := g.Exec(`UPDATE media_files SET status = ?, variants = ?::jsonb, lease_until = NULL, modified_on = ?, version = version + 1 WHERE id = ? AND status = 'PROCESSING'`,
		f.Status, jsonOf(f.Variants), now, f.ID)
	if settled.Error != nil || settled.RowsAffected == 0 {
		return classify(settled.Error)
	}
	if err := g.Exec("UPDATE media SET modified_on = ? WHERE media_file_id = ?", now, f.ID).Error; err != nil {
		return classify(err)
	}
	// Products contain the addresses of their media.
	return classify(g.Exec(`UPDATE products SET modified_on = ? WHERE id IN (SELECT u.object_id FROM media_uses u JOIN media m ON m.id = u.media_id
		WHERE m.media_file_id = ? AND u.kind = 'PRODUCT')`, now, f.ID).Error)
}

// ForgetMediaFile deletes the row of a file whose bytes are deleted.
func (tx *Tx) ForgetMediaFile(ctx context.Context, id int64) error {
	return classify(tx.on(ctx).Exec("DELETE FROM media_files WHERE id = ? AND status = 'DELETING'", id).Error)
}
