package media

import (
	"bytes"
	"context"
	"crypto/rand"
	"encoding/base32"
	"errors"
	"io"
	"strings"

	"github.com/storeplatform/storeplatform/store/command"
	"github.com/storeplatform/storeplatform/store/content"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/media"
	bucket "github.com/storeplatform/storeplatform/store/provider/media"
)

// LogoURL returns the URL of a store's logo or icon. Empty means that m is nil or not an image.
func (s *Service) LogoURL(m *media.Media) string {
	if m.Image() == nil {
		return ""
	}
	return m.File.URL(s.MediaURL)
}

// MediaURL returns the URL of a stored blob.
func (s *Service) MediaURL(name string) string { return s.mediaURL + "/" + name }

// MediaBytes opens a stored blob. It checks no permissions, because media are public and their names cannot
// be guessed.
func (s *Service) MediaBytes(ctx context.Context, name string) (bucket.Blob, error) {
	return s.Files.Open(ctx, name)
}

// CreateMedia stores an uploaded file and creates its media item. If a store uploads the same content twice, the
// content is stored once. The row of the file is committed before the bytes are stored. If no media item uses the file,
// a job deletes both later. A retry of the request returns the media item of its first run.
func (s *Service) CreateMedia(ctx context.Context, actor domain.Actor, up media.Upload, in media.MediaInput) (*media.Media, error) {
	what, err := content.Inspect(up.Bytes, media.Accepts)
	if err != nil {
		return nil, err
	}
	if name := media.CleanFileName(up.Name); name != "" {
		in.FileName = &name
	}
	stored, done, err := s.reserveMedia(ctx, actor, up, what, in)
	if err != nil || done != nil {
		return done, err
	}
	if stored.Status == media.Uploading {
		if err := s.putMedia(ctx, stored, up, what); err != nil {
			return nil, err
		}
	}
	return s.keepMedia(ctx, actor, stored, in)
}

// reserveMedia checks that a media item of the file can be created, and commits the row of the file. If an earlier run
// of the request created the media item, reserveMedia returns this media item.
func (s *Service) reserveMedia(ctx context.Context, actor domain.Actor, up media.Upload, what content.File, in media.MediaInput) (*media.MediaFile, *media.Media, error) {
	tx, err := s.Begin(ctx, actor)
	if err != nil {
		return nil, nil, err
	}
	defer tx.Rollback()
	if done, err := tx.MediumByCommand(ctx); err != nil || done != nil {
		return nil, done, err
	}
	f := &media.MediaFile{Checksum: up.Checksum, Key: domain.Itoa(actor.StoreID) + "/" + NewMediaKey(), MediaType: media.TypeOf(what.MimeType), MimeType: what.MimeType}
	if what.Width > 0 {
		f.Width, f.Height = &what.Width, &what.Height
	}
	if what.Seconds > 0 {
		f.DurationSeconds = &what.Seconds
	}
	size := &counter{}
	if err := what.Clean(size, up.Bytes); err != nil {
		return nil, nil, err
	}
	f.SizeBytes = size.n
	if _, err := newMedia(ctx, tx, f, in); err != nil {
		return nil, nil, err
	}
	reserved, err := tx.ReserveMediaFile(ctx, f)
	if err != nil {
		return nil, nil, err
	}
	if reserved.Key == f.Key { // the store did not have the file
		usage, err := tx.MediaUsage(ctx)
		if err != nil {
			return nil, nil, err
		}
		if err := usage.RefuseUpload(s.mediaRoom); err != nil {
			return nil, nil, err
		}
	}
	return reserved, nil, tx.Commit(ctx)
}

// MediaRoom returns the maximum size of all files of a store in bytes; nil means no limit.
func (s *Service) MediaRoom() *int64 {
	if s.mediaRoom == 0 {
		return nil
	}
	return &s.mediaRoom
}

// putMedia stores the bytes of a file, except for private data, which content.File.Clean removes.
func (s *Service) putMedia(ctx context.Context, f *media.MediaFile, up media.Upload, what content.File) error {
	r, w := io.Pipe()
	cleaned := make(chan struct{})
	go func() {
		defer close(cleaned)
		w.CloseWithError(what.Clean(w, up.Bytes))
	}()
	err := s.Files.Put(ctx, f.Original(), f.MimeType, r)
	r.CloseWithError(io.ErrClosedPipe) // ends the writer if Put stopped reading
	<-cleaned
	return err
}

// keepMedia creates the media item of a file after the bytes of the file were stored.
func (s *Service) keepMedia(ctx context.Context, actor domain.Actor, stored *media.MediaFile, in media.MediaInput) (*media.Media, error) {
	tx, err := s.Begin(ctx, actor)
	if err != nil {
		return nil, err
	}
	defer tx.Rollback()
	f, err := tx.HaveMediaFile(ctx, stored.ID)
	if domain.CodeOf(err) == domain.NotFound { // DeleteUnusedMedia has claimed the file
		return nil, domain.Errorf(domain.Busy, "The file was deleted while it was uploaded. Try again.")
	}
	if err != nil {
		return nil, err
	}
	m, err := newMedia(ctx, tx, f, in)
	if err != nil {
		return nil, err
	}
	m.CommandID = actor.CommandID
	if err := tx.Insert(ctx, m); err != nil {
		return nil, err
	}
	return m, tx.Commit(ctx)
}

// newMedia returns a media item of a file with the values of the request. If the request contains no file name, the
// media item gets the name of the blob.
func newMedia(ctx context.Context, t *command.Tx, f *media.MediaFile, in media.MediaInput) (*media.Media, error) {
	if in.FileName == nil {
		name := strings.TrimPrefix(f.Original(), f.Key+"/")
		in.FileName = &name
	}
	known, err := folderKnown(ctx, t, in.FolderID)
	if err != nil {
		return nil, err
	}
	m := media.NewMedia(f)
	_, err = m.Change(in, known)
	return m, err
}

func folderKnown(ctx context.Context, t *command.Tx, id **int64) (bool, error) {
	if id == nil || *id == nil {
		return true, nil
	}
	_, err := t.MediaFolder(ctx, **id)
	if domain.CodeOf(err) == domain.NotFound {
		return false, nil
	}
	return err == nil, err
}

// NewMediaKey returns a name that cannot be guessed. It contains 160 random bits.
func NewMediaKey() string {
	b := make([]byte, 20)
	rand.Read(b) // never fails
	return strings.ToLower(base32.StdEncoding.EncodeToString(b))
}

type counter struct{ n int64 }

func (c *counter) Write(b []byte) (int, error) {
	c.n += int64(len(b))
	return len(b), nil
}

// UpdateMedia changes the properties of a media item, but not its file.
func (s *Service) UpdateMedia(ctx context.Context, actor domain.Actor, id int64, expect domain.Expect, in media.MediaInput) (*media.Media, error) {
	tx, err := s.Begin(ctx, actor)
	if err != nil {
		return nil, err
	}
	defer tx.Rollback()
	m, err := tx.LockMedium(ctx, id)
	if err != nil || m.CommandID == actor.CommandID {
		return m, err
	}
	if err := expect.Check(&m.Row); err != nil {
		return nil, err
	}
	known, err := folderKnown(ctx, tx, in.FolderID)
	if err != nil {
		return nil, err
	}
	changed, err := m.Change(in, known)
	if err != nil || !changed {
		return m, err
	}
	m.CommandID = actor.CommandID
	if err := tx.Update(ctx, m); err != nil {
		return nil, err
	}
	return m, tx.Commit(ctx)
}

// DeleteMedia deletes a media item. If the media item is in use, the error is InUse, unless force is true: then the
// media item is first removed from everything that uses it. A job deletes the file later if no other media item uses
// it.
func (s *Service) DeleteMedia(ctx context.Context, actor domain.Actor, id int64, force bool) error {
	tx, err := s.Begin(ctx, actor)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	m, err := tx.LockMedium(ctx, id)
	if err != nil {
		return err
	}
	uses, err := tx.MediaUses(ctx, id)
	if err != nil {
		return err
	}
	if refused := m.RefuseDelete(uses); refused != nil && !force {
		return refused
	}
	if len(uses) > 0 {
		if err := tx.DropMediumUses(ctx, id); err != nil {
			return err
		}
	}
	if err := tx.Delete(ctx, m); err != nil {
		return err
	}
	if err := tx.LeaveMediaFile(ctx, m.MediaFileID); err != nil {
		return err
	}
	return tx.Commit(ctx)
}

// ProcessMedia creates the smaller images of waiting files, one file at a time, until no file
// waits.
func (s *Service) ProcessMedia(ctx context.Context) error {
	for ctx.Err() == nil {
		f, err := s.DB.ClaimMediaFile(ctx)
		if err != nil || f == nil {
			return err
		}
		if err := s.processMedia(ctx, f); err != nil {
			return err
		}
	}
	return nil
}

func (s *Service) processMedia(ctx context.Context, f *media.MediaFile) error {
	variants, err := s.shrink(ctx, f)
	switch code := domain.CodeOf(err); {
	case code == domain.InvalidValue:
		f.Broken()
	case err != nil && (code == domain.Unavailable || ctx.Err() != nil): // not the file's fault, so not counted
		return errors.Join(err, s.DB.ReturnMediaFile(context.WithoutCancel(ctx), f.StoreID, f.ID))
	case err != nil:
		return err // the file is retried after its lease expires
	default:
		f.Processed(variants)
	}
	tx, err := s.Begin(ctx, domain.System(f.StoreID))
	if err != nil {
		return err
	}
	defer tx.Rollback()
	if err := tx.SettleMediaFile(ctx, f); err != nil {
		return err
	}
	return tx.Commit(ctx)
}

// shrink creates the smaller images of a stored file, and deletes blobs that interrupted attempts
// have left.
func (s *Service) shrink(ctx context.Context, f *media.MediaFile) ([]media.Variant, error) {
	if f.Attempts > media.MaxAttempts { // all attempts ended the process or failed for unknown reasons
		return nil, domain.Invalid("/file", "The file cannot be read.")
	}
	original, err := s.Files.Open(ctx, f.Original())
	if err != nil {
		return nil, err
	}
	defer original.Close()
	raw, err := io.ReadAll(io.LimitReader(original, f.SizeBytes+1))
	if err != nil {
		return nil, err
	}
	file := bytes.NewReader(raw)
	what, err := content.Inspect(file, media.Accepts)
	if err != nil {
		return nil, err
	}
	file.Reset(raw)
	made, err := what.Shrink(ctx, file, media.VariantWidths)
	if err != nil {
		return nil, err
	}
	expected := map[string]bool{f.Original(): true}
	variants := []media.Variant{}
	for _, small := range made {
		v := media.Variant{Width: small.Width, Height: small.Height, Name: media.Smaller(small.Width, small.MimeType)}
		name := f.Key + "/" + v.Name
		if err := s.Files.Put(ctx, name, small.MimeType, small.Reader()); err != nil {
			return nil, err
		}
		variants, expected[name] = append(variants, v), true
	}
	return variants, s.DeleteBlobs(ctx, f.Key, func(name string) bool { return !expected[name] })
}

func (s *Service) DeleteBlobs(ctx context.Context, key string, which func(name string) bool) error {
	names, err := s.Files.Names(ctx, key+"/")
	for _, name := range names {
		if which(name) {
			err = errors.Join(err, s.Files.Delete(ctx, name))
		}
	}
	return err
}

// DeleteUnusedMedia deletes stored files that no media item has used for a day. The bytes are deleted before the row,
// so no bytes remain without a row. DeleteUnusedMedia also aborts unfinished uploads that started more than a day ago.
func (s *Service) DeleteUnusedMedia(ctx context.Context) error {
	var failures []error
	if err := s.Files.Abandon(ctx, s.Clock.Now().Add(-media.UnusedFor)); err != nil {
		failures = append(failures, err)
	}
	for ctx.Err() == nil && len(failures) < 10 {
		f, err := s.DB.ClaimUnusedMediaFile(ctx)
		if err != nil || f == nil {
			return errors.Join(append(failures, err)...)
		}
		if err := s.deleteMediaFile(ctx, f); err != nil {
			failures = append(failures, err) // the file is retried after its lease expires
		}
	}
	return errors.Join(failures...)
}

func (s *Service) deleteMediaFile(ctx context.Context, f *media.MediaFile) error {
	if err := s.DeleteBlobs(ctx, f.Key, func(string) bool { return true }); err != nil {
		return err
	}
	tx, err := s.Begin(ctx, domain.System(f.StoreID))
	if err != nil {
		return err
	}
	defer tx.Rollback()
	if err := tx.ForgetMediaFile(ctx, f.ID); err != nil {
		return err
	}
	return tx.Commit(ctx)
}
