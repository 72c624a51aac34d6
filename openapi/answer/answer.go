// Package answer provides the buffers into which generated servers encode their responses.
package answer

import (
	"bytes"
	"sync"
)

// kept is the maximum size in bytes of a buffer that returns to the pool.
const kept = 1 << 20

var buffers = sync.Pool{New: func() any { return new(bytes.Buffer) }}

// Buffer returns an empty buffer for one response. The buffer belongs to the caller until Release.
func Buffer() *bytes.Buffer { return buffers.Get().(*bytes.Buffer) }

// Release returns a buffer to the pool. Its bytes must not be read afterwards.
func Release(b *bytes.Buffer) {
	if b.Cap() > kept {
		return
	}
	b.Reset()
	buffers.Put(b)
}
