// Package media stores the bytes of media in a folder of this machine or in an S3 bucket.
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
	// Put stores a blob completely or not at all. It replaces a blob of the same name.
	Put(ctx context.Context, name, mimeType string, r io.Reader) error
	// Open opens a blob for reading and seeking. A missing blob is not_found. The caller closes the
	// blob.
	Open(ctx context.Context, name string) (Blob, error)
	// Names lists the blobs whose names start with a prefix, including leftovers of an interrupted
	// Put.
	Names(ctx context.Context, prefix string) ([]string, error)
	// Delete removes a blob. A missing blob is not an error.
	Delete(ctx context.Context, name string) error
	// Abandon aborts multipart uploads started before a time. Names does not list them.
	Abandon(ctx context.Context, before time.Time) error
	Close() error
}

// Blob is an open stored file.
type Blob interface {
	io.ReadSeekCloser
	Size() int64
	ModTime() time.Time
}

// Open opens a bucket by its address: file:// and a folder, which it creates, or s3:// and a bucket,
// which must exist and be readable. An S3 service that does not respond is only logged, since it may
// respond later. mem:// is for tests and keeps nothing.
func Open(ctx context.Context, address string) (Bucket, error) {
	u, err := url.Parse(address)
	if err != nil {
		return nil, errors.New("want file:// or s3:// and a place")
	}
	if u.Scheme == "file" {
		q := u.Query()
		q.Set("create_dir", "true")
		q.Set("no_tmp_dir", "true") // next to the file, where Names finds it
		q.Set("metadata", "skip")   // the attributes that it would store are not used
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

// In returns the address of a folder.
func In(folder string) (string, error) {
	absolute, err := filepath.Abs(folder)
	if err != nil {
		return "", err
	}
	path := filepath.ToSlash(absolute)
	if !strings.HasPrefix(path, "/") {
		path = "/" + path // the path starts with a Windows drive
	}
	return (&url.URL{Scheme: "file", Path: path}).String(), nil
}

type bucket struct {
	b      *blob.Bucket
	name   string // of an S3 bucket
	prefix string // of our names in the bucket
}

// partsAtOnce is how many parts of a large blob are uploaded at once, each in memory (8 MiB).
const partsAtOnce = 2

// kept is the Cache-Control of public files. Their names are never reused.
const kept = "public, max-age=31536000, immutable"

// Private is the name prefix of files that only the service reads, such as imports and exports. They
// have no public address.
const Private = "private/"

func (b bucket) Put(ctx context.Context, name, mimeType string, r io.Reader) error {
	ctx, cancel := context.WithCancel(ctx) // canceling the context discards the blob
	defer cancel()
	options := &blob.WriterOptions{ContentType: mimeType, CacheControl: kept, DisableContentTypeDetection: true, MaxConcurrency: partsAtOnce}
	if !strings.HasPrefix(mimeType, "image/") && !strings.HasPrefix(mimeType, "video/") {
		options.ContentDisposition = "attachment" // for a bucket that serves the files itself
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

// stored is a blob whose read errors are those of the bucket, as unavailable.
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

// WriteTo hides the reader's own method, whose errors would not be unavailable.
func (s stored) WriteTo(w io.Writer) (int64, error) {
	return io.Copy(w, struct{ io.Reader }{s})
}

func (b bucket) Names(ctx context.Context, prefix string) (names []string, err error) {
	// A directory is listed while uploads rename their temporary files. One that is gone when the
	// list comes to it ends the list, which then begins again.
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
		if err == io.EOF { // compared without unwrapping: a broken connection may wrap io.EOF
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

// missing reports whether a blob does not exist. A missing bucket is a failure instead.
func missing(err error) bool { return gcerrors.Code(err) == gcerrors.NotFound && !bucketGone(err) }

// failed is unavailable to callers. Its text contains the cause for the log.
type failed struct{ cause error }

func (e failed) Error() string { return "media: " + e.cause.Error() }

// Unwrap returns the cause, except for io.EOF and io.ErrUnexpectedEOF: a broken connection must not
// look like the end of a file.
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
