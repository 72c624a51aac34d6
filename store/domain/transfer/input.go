package transfer

import (
	"io"
)

// TaskFile is the result file of an import or a bulk change. The caller must close it.
type TaskFile struct {
	Kind Kind
	io.ReadCloser
}
