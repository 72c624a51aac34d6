// Package media keeps the bytes of media: in a folder of this machine, or in a
// bucket of a service that speaks S3.
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

// Bucket keeps blobs by their names. Its methods are safe for use by many
// goroutines.
type Bucket interface {
	// Put stores a blob, whole or not at all. One of the same name is replaced.
	Put(ctx context.Context, name, mimeType string, r io.Reader) error
	// Open reads a blob, also from its middle. What is not there is not_found. Close
	// it.
	Open(ctx context.Context, name string) (Blob, error)
	// Names lists the blobs whose names begin with a prefix, and what an interrupted
	// Put of them has left.
	Names(ctx context.Context, prefix string) ([]string, error)
	// Delete removes a blob. One that is not there is no error.
	Delete(ctx context.Context, name string) error
	// Abandon gives up what began to be Put before some time and never ended, where Names
	// does not list it.
	Abandon(ctx context.Context, before time.Time) error
	Close() error
}

// Blob is a stored file that is read.
type Blob interface {
	io.ReadSeekCloser
	Size() int64
	ModTime() time.Time
}

// Open opens a bucket by its address: file:// and a folder, which is made, or s3://
// and a bucket, which has to be there and to be readable. One that does not answer may
// do so later. mem:// is for specs, and forgets.
func Open(ctx context.Context, address string) (Bucket, error) {
	u, err := url.Parse(address)
	if err != nil {
		return nil, errors.New("want file:// or s3:// and a place")
	}
	if u.Scheme == "file" {
		q := u.Query()
		q.Set("create_dir", "true")
		q.Set("no_tmp_dir", "true") // beside the file, where Names finds it
		q.Set("metadata", "skip")   // nothing is served that it would decide
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

// In is the address of a folder.
func In(folder string) (string, error) {
	absolute, err := filepath.Abs(folder)
	if err != nil {
		return "", err
	}
	path := filepath.ToSlash(absolute)
	if !strings.HasPrefix(path, "/") {
		path = "/" + path // a drive
	}
	return (&url.URL{Scheme: "file", Path: path}).String(), nil
}

type bucket struct {
	b      *blob.Bucket
	name   string // of an S3 bucket
	prefix string // of the names in it that are ours
}

// partsAtOnce is how many parts of a large blob are on their way, each in memory (8 MiB).
const partsAtOnce = 2

// kept is for how long others keep what they get: names are never used twice.
const kept = "public, max-age=31536000, immutable"

// Private is what names begin with of what is nobody's but the service's: files that are
// worked through, and what came of them. They are at no address.
const Private = "private/"

func (b bucket) Put(ctx context.Context, name, mimeType string, r io.Reader) error {
	ctx, cancel := context.WithCancel(ctx) // a writer whose context is over leaves nothing
	defer cancel()
	options := &blob.WriterOptions{ContentType: mimeType, CacheControl: kept, DisableContentTypeDetection: true, MaxConcurrency: partsAtOnce}
	if !strings.HasPrefix(mimeType, "image/") && !strings.HasPrefix(mimeType, "video/") {
		options.ContentDisposition = "attachment" // where the bucket itself serves it
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

// stored is a blob whose bucket may fail while it is read, which is no fault of it.
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

// WriteTo hides the reader's own, whose errors are not ours.
func (s stored) WriteTo(w io.Writer) (int64, error) {
	return io.Copy(w, struct{ io.Reader }{s})
}

func (b bucket) Names(ctx context.Context, prefix string) (names []string, err error) {
	for all := b.b.List(&blob.ListOptions{Prefix: prefix}); ; {
		one, err := all.Next(ctx)
		if err == io.EOF { // none that is wrapped, of a connection that broke off
			return names, nil
		}
		if err != nil {
			return nil, unavailable(err)
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

// missing tells whether a blob is not there. That its whole bucket is not is a failure of
// the place.
func missing(err error) bool { return gcerrors.Code(err) == gcerrors.NotFound && !bucketGone(err) }

// failed keeps the cause for the log and shows only its code.
type failed struct{ cause error }

func (e failed) Error() string { return "media: " + e.cause.Error() }

// Unwrap is the cause, unless it looks like the end of a file: a connection that broke
// off is none.
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
