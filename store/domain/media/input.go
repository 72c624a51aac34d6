package media

import (
	"io"
)

// Upload is a file that was received completely.
type Upload struct {
	Name     string // file name that the sender gave
	Bytes    io.ReadSeeker
	Checksum string // SHA-256 in hexadecimal
}
