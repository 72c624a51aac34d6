package request

import (
	"context"
	"io"
)

// Upload is a multipart body that the router has received. The file exists until the request ends. The other fields fit
// the contract.
type Upload struct {
	Member   string // name of the part that contains the file
	FileName string // name of the file as the sender gave it
	File     io.ReadSeeker
	Checksum string // SHA-256, in hexadecimal
	Fields   map[string]string
}

type uploadKey struct{}

// WithUpload returns a context that carries an upload to the handler.
func WithUpload(ctx context.Context, u *Upload) context.Context {
	return context.WithValue(ctx, uploadKey{}, u)
}

// UploadOf returns the upload of a request; nil means that the request contains no upload.
func UploadOf(ctx context.Context) *Upload {
	u, _ := ctx.Value(uploadKey{}).(*Upload)
	return u
}
