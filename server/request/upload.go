package request

import (
	"context"
	"io"
)

// Upload is a multipart body that the edge has received: its file is there
// until the request ends, and its other members fit the contract.
type Upload struct {
	Member   string // that the file was sent as
	FileName string // as the sender calls it
	File     io.ReadSeeker
	Checksum string // SHA-256, in hexadecimal
	Fields   map[string]string
}

type uploadKey struct{}

// WithUpload returns a context that carries an upload to the handler.
func WithUpload(ctx context.Context, u *Upload) context.Context {
	return context.WithValue(ctx, uploadKey{}, u)
}

// UploadOf is the upload of a request; nil: there is none.
func UploadOf(ctx context.Context) *Upload {
	u, _ := ctx.Value(uploadKey{}).(*Upload)
	return u
}
