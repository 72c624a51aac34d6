package transfer

import (
	"io"
)

// TaskFile is the result of the work with a file.
type TaskFile struct {
	Kind Kind
	io.ReadCloser
}
