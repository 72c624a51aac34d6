package request

import (
	"context"
	"io"
)

// Upload is a multipart body that the router has received. Its file exists until the
// request ends, and its other fields fit the contract.
type Upload struct {
	Member   string // name of the file's part
	FileName string // the sender's name of the file
	File     io.ReadSeeker
	Checksum string // SHA-256, in hexadecimal
	Fields   map[string]string
}

type uploadKey struct{}

// WithUpload returns a context that carries an upload to the handler.
func WithUpload(ctx context.Context, u *Upload) context.Context {
	return context.WithValue(ctx, uploadKey{}, u)
}

// UploadOf returns the upload of a request; nil means none.
func UploadOf(ctx context.Context) *Upload {
	u, _ := ctx.Value(uploadKey{}).(*Upload)
	return u
}
