package media

import (
	"io"
)

// Upload is a completely received file.
type Upload struct {
	Name     string // the sender's file name
	Bytes    io.ReadSeeker
	Checksum string // SHA-256 in hexadecimal
}
