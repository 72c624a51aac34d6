// Package media stores the bytes of media files in a local folder or an S3 bucket.
package media

import (
	"context"
	"errors"
	"fmt"
	"io"
	"net/url"
	"path/filepath"
	"strings"
	"time"

	"gocloud.dev/blob"
	_ "gocloud.dev/blob/fileblob" // file://
	_ "gocloud.dev/blob/memblob"  // mem://
	"gocloud.dev/blob/s3blob"     // s3://
	"gocloud.dev/gcerrors"

	"github.com/storeplatform/storeplatform/store/domain"
)

// Bucket stores blobs by name. Its methods are safe for concurrent use.
type Bucket interface {
	// Put stores a blob completely or not at all. It replaces a blob with the same name.
	Put(ctx context.Context, name, mimeType string, r io.Reader) error
	// Open opens a blob for reading and seeking. It returns a not_found error for a missing blob. The
	// caller must close the blob.
	Open(ctx context.Context, name string) (Blob, error)
	// Names lists the blobs whose names start with a prefix, including leftovers of an interrupted Put.
	Names(ctx context.Context, prefix string) ([]string, error)
	// Delete removes a blob. Deleting a missing blob is not an error.
	Delete(ctx context.Context, name string) error
	// Abandon aborts multipart uploads that were started before a time. Names does not list such uploads.
	Abandon(ctx context.Context, before time.Time) error
	Close() error
}

// Blob is a stored file that is open for reading.
type Blob interface {
	io.ReadSeekCloser
	Size() int64
	ModTime() time.Time
}

// Open opens a bucket by its address: file:// with a folder, which Open creates, or s3:// with a bucket,
// which must exist and be readable. If an S3 service does not respond, Open only logs this, because the
// service may respond later. mem:// is for tests and stores files only in memory.
func Open(ctx context.Context, address string) (Bucket, error) {
	u, err := url.Parse(address)
	if err != nil {
		return nil, errors.New("want file:// or s3:// and a place")
	}
	if u.Scheme == "file" {
		q := u.Query()
		q.Set("create_dir", "true")
		q.Set("no_tmp_dir", "true") // temporary files are next to their blobs, so that Names lists them
		q.Set("metadata", "skip")   // the service does not use the stored attributes
		q.Set("dir_file_mode", "0700")
		u.RawQuery = q.Encode()
	}
	b, err := blob.OpenBucket(ctx, u.String())
	if err != nil {
		return nil, fmt.Errorf("cannot be opened: %w", err)
	}
	opened := bucket{b, u.Host, u.Query().Get("prefix")}
	if u.Scheme == s3blob.Scheme {
		if err := opened.reached(ctx); err != nil {
			return nil, errors.Join(err, b.Close())
		}
	}
	return opened, nil
}

// In returns the address of a local folder.
func In(folder string) (string, error) {
	absolute, err := filepath.Abs(folder)
	if err != nil {
		return "", err
	}
	path := filepath.ToSlash(absolute)
	if !strings.HasPrefix(path, "/") {
		path = "/" + path // the path begins with a Windows drive
	}
	return (&url.URL{Scheme: "file", Path: path}).String(), nil
}

type bucket struct {
	b      *blob.Bucket
	name   string // name of an S3 bucket
	prefix string // prefix of our blobs' names in the bucket
}

// partsAtOnce is the number of parts of a large blob that are uploaded concurrently. Each part is in
// memory (8 MiB).
const partsAtOnce = 2

// kept is the Cache-Control of public files, whose names are never reused.
const kept = "public, max-age=31536000, immutable"

// Private is the name prefix of files that only the service reads, such as imports and exports. Such
// files have no public address.
const Private = "private/"

func (b bucket) Put(ctx context.Context, name, mimeType string, r io.Reader) error {
	ctx, cancel := context.WithCancel(ctx) // canceling this context discards the blob
	defer cancel()
	options := &blob.WriterOptions{ContentType: mimeType, CacheControl: kept, DisableContentTypeDetection: true, MaxConcurrency: partsAtOnce}
	if !strings.HasPrefix(mimeType, "image/") && !strings.HasPrefix(mimeType, "video/") {
		options.ContentDisposition = "attachment" // needed if the bucket serves the files itself
	}
	if strings.HasPrefix(name, Private) {
		options.CacheControl = "private, no-store"
	}
	w, err := b.b.NewWriter(ctx, name, options)
	if err != nil {
		return unavailable(err)
	}
	if _, err := io.Copy(w, r); err != nil {
		cancel()
		_ = w.Close()
		return unavailable(err)
	}
	return unavailable(w.Close())
}

func (b bucket) Open(ctx context.Context, name string) (Blob, error) {
	r, err := b.b.NewReader(ctx, name, nil)
	if missing(err) {
		return nil, domain.Missing("file")
	}
	if err != nil {
		return nil, unavailable(err)
	}
	return stored{r}, nil
}

// stored is a blob that returns unavailable for read errors of the bucket.
type stored struct{ *blob.Reader }

func (s stored) Read(p []byte) (int, error) {
	n, err := s.Reader.Read(p)
	if err != nil && err != io.EOF {
		err = unavailable(err)
	}
	return n, err
}

func (s stored) Seek(offset int64, whence int) (int64, error) {
	at, err := s.Reader.Seek(offset, whence)
	return at, unavailable(err)
}

// WriteTo hides the embedded reader's WriteTo, which would not convert errors to unavailable.
func (s stored) WriteTo(w io.Writer) (int64, error) {
	return io.Copy(w, struct{ io.Reader }{s})
}

func (b bucket) Names(ctx context.Context, prefix string) (names []string, err error) {
	// Uploads rename their temporary files while the directory is listed. If a file disappears before the
	// listing reaches it, the listing ends and begins again.
	for range 10 {
		if names, err = b.list(ctx, prefix); !missing(err) {
			break
		}
	}
	return names, unavailable(err)
}

func (b bucket) list(ctx context.Context, prefix string) (names []string, err error) {
	for all := b.b.List(&blob.ListOptions{Prefix: prefix}); ; {
		one, err := all.Next(ctx)
		if err == io.EOF { // compared without unwrapping, because the error of a broken connection may wrap io.EOF
			return names, nil
		}
		if err != nil {
			return nil, err
		}
		names = append(names, one.Key)
	}
}

func (b bucket) Delete(ctx context.Context, name string) error {
	err := b.b.Delete(ctx, name)
	if missing(err) {
		return nil
	}
	return unavailable(err)
}

func (b bucket) Close() error { return b.b.Close() }

// missing reports whether the error means that a blob does not exist. If the bucket itself is missing, it
// returns false.
func missing(err error) bool { return gcerrors.Code(err) == gcerrors.NotFound && !bucketGone(err) }

// failed is the unavailable error that callers get. Its text contains the cause, for the log.
type failed struct{ cause error }

func (e failed) Error() string { return "media: " + e.cause.Error() }

// Unwrap returns the cause, except for io.EOF and io.ErrUnexpectedEOF, because a broken connection must
// not look like the end of a file.
func (e failed) Unwrap() error {
	if errors.Is(e.cause, io.EOF) || errors.Is(e.cause, io.ErrUnexpectedEOF) {
		return nil
	}
	return e.cause
}
func (e failed) As(target any) bool {
	p, ok := target.(**domain.Error)
	if ok {
		*p = &domain.Error{Code: domain.Unavailable, Detail: "The service cannot reach the place where media are kept. Try again.", RetryAfter: 2}
	}
	return ok
}

func unavailable(err error) error {
	if err == nil {
		return nil
	}
	if _, ours := errors.AsType[*domain.Error](err); ours {
		return err
	}
	return failed{err}
}
