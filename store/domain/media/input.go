package media

import (
	"io"
)

// Upload is a file as it was received, whole.
type Upload struct {
	Name     string // as the sender calls it
	Bytes    io.ReadSeeker
	Checksum string // SHA-256, in hexadecimal
}
