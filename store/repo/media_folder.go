package repo

import (
	"context"

	"gorm.io/gorm"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/media"
)

var _ = guards(map[string]error{
	"media_folders_name_unique": taken("/name", "There is a folder with this name in the same place."),
	"media_folders_in_use":      domain.Errorf(domain.Busy, "The folder is being filled and deleted at once. Try again."),
})

var mediaFolderSort = map[string]sortKey{"name": {column: byName, cast: "text"}, "createdOn": {column: "created_on", cast: "timestamptz"}}

// MediaFolders returns one page of the store's folders.
func (r Reader) MediaFolders(ctx context.Context, f media.MediaFolderFilter, q domain.PageQuery) (out domain.Page[*media.MediaFolder], err error) {
	err = r.list(ctx, func(g *gorm.DB) error {
		rows := filtered(g, condition{"parent_folder_id IN ?", f.ParentFolderID})
		if f.Search != "" {
			where, args := hasWords("fold_search(name)", f.Search)
			rows = rows.Where(where, args...)
		}
		if f.RootOnly {
			rows = rows.Where("parent_folder_id IS NULL")
		}
		out, err = pointed(page(rows, r.query(q, "media_folders", f), mediaFolderSort, func(f media.MediaFolder, key string) (int64, any) {
			if key == "name" {
				return f.ID, f.Name
			}
			return f.ID, f.CreatedOn
		}))
		if err != nil {
			return err
		}
		return folderDetails(g, out.Items)
	})
	return out, err
}

// MediaFolder returns one of the store's folders.
func (r Reader) MediaFolder(ctx context.Context, id int64) (*media.MediaFolder, error) {
	return r.mediaFolder(ctx, "id = ?", id)
}

// MediaFolderByCommand returns the folder that this request has created; nil means none yet.
func (r Reader) MediaFolderByCommand(ctx context.Context) (*media.MediaFolder, error) {
	return optional(r.mediaFolder(ctx, "command_id = ?", r.actor.CommandID))
}

func (r Reader) mediaFolder(ctx context.Context, where string, arg any) (f *media.MediaFolder, err error) {
	err = r.in(ctx, func(g *gorm.DB) error {
		if f, err = take[media.MediaFolder](g, "folder", where, arg); err != nil {
			return err
		}
		return folderDetails(g, []*media.MediaFolder{f})
	})
	return f, err
}

// folderDetails reads the paths of folders and counts their media and subfolders, with one statement.
func folderDetails(g *gorm.DB, list []*media.MediaFolder) error {
	if len(list) == 0 {
		return nil
	}
	ids := make([]int64, len(list))
	for i, f := range list {
		ids[i] = f.ID
	}
	var rows []struct {
		ID       int64
		Path     string
		Media    int
		Children int
	}
	err := g.Raw(`WITH RECURSIVE up AS (
			SELECT id, parent_folder_id, '/' || name AS path FROM media_folders WHERE id = ANY(?)
			UNION ALL SELECT up.id, f.parent_folder_id, '/' || f.name || up.path FROM up JOIN media_folders f ON f.id = up.parent_folder_id)
		SELECT id, path, (SELECT count(*) FROM media WHERE folder_id = up.id) AS media, (SELECT count(*) FROM media_folders c WHERE c.parent_folder_id = up.id) AS children
		FROM up WHERE parent_folder_id IS NULL`, array(ids)).Scan(&rows).Error
	for _, row := range rows {
		f, _ := domain.ByID(list, row.ID)
		f.Path, f.MediaCount, f.ChildCount = row.Path, row.Media, row.Children
	}
	return err
}

// HoldMediaFolders takes the store's lock for moving folders until the transaction ends. While the transaction has the
// lock, the results of MediaPlace stay valid.
func (tx *Tx) HoldMediaFolders(ctx context.Context) error {
	return classify(tx.on(ctx).Exec("SELECT pg_advisory_xact_lock(hashtext('folders of media'), ?::int)", tx.actor.StoreID%(1<<31)).Error)
}

// LockMediaFolder reads and locks a folder.
func (tx *Tx) LockMediaFolder(ctx context.Context, id int64) (*media.MediaFolder, error) {
	f, err := lock[media.MediaFolder](ctx, tx, "folder", "id = ?", id)
	if err != nil {
		return nil, err
	}
	return f, classify(folderDetails(tx.on(ctx), []*media.MediaFolder{f}))
}

// MediaPlace describes the place of a folder below parent; a nil parent means the root. id is the folder to be placed;
// 0 means a new folder. Call HoldMediaFolders first.
func (tx *Tx) MediaPlace(ctx context.Context, id int64, parent *int64) (p media.Place, err error) {
	p.Known, p.Levels = parent == nil, 1
	err = tx.on(ctx).Raw(`WITH RECURSIVE up AS (
			SELECT id, parent_folder_id FROM media_folders WHERE id = ?
			UNION ALL SELECT f.id, f.parent_folder_id FROM up JOIN media_folders f ON f.id = up.parent_folder_id)
		SELECT id FROM up`, parent).Scan(&p.Above).Error
	if err != nil {
		return p, classify(err)
	}
	p.Known = p.Known || len(p.Above) > 0
	if id == 0 {
		return p, nil
	}
	err = tx.on(ctx).Raw(`WITH RECURSIVE down AS (
			SELECT id, 1 AS level FROM media_folders WHERE id = ?
			UNION ALL SELECT f.id, down.level + 1 FROM down JOIN media_folders f ON f.parent_folder_id = down.id)
		SELECT max(level) FROM down`, id).Scan(&p.Levels).Error
	return p, classify(err)
}

// EmptyMediaFolder moves the media and subfolders of a folder to another folder.
func (tx *Tx) EmptyMediaFolder(ctx context.Context, id, to int64) error {
	g, now := tx.on(ctx), tx.db.clock.Now()
	for _, statement := range []string{
		"UPDATE media SET folder_id = ?, version = version + 1, modified_on = ? WHERE folder_id = ?",
		"UPDATE media_folders SET parent_folder_id = ?, version = version + 1, modified_on = ? WHERE parent_folder_id = ?",
	} {
		if err := g.Exec(statement, to, now, id).Error; err != nil {
			return classify(err)
		}
	}
	return nil
}
