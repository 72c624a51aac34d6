// Package answer is what generated servers write their answers with.
package answer

import (
	"bytes"
	"sync"
)

// kept is how large a buffer may be that is kept for the next answer.
const kept = 1 << 20

var buffers = sync.Pool{New: func() any { return new(bytes.Buffer) }}

// Buffer is an empty buffer for one answer. It belongs to its caller until Release.
func Buffer() *bytes.Buffer { return buffers.Get().(*bytes.Buffer) }

// Release returns a buffer to the pool. Its bytes must not be read afterwards.
func Release(b *bytes.Buffer) {
	if b.Cap() > kept {
		return
	}
	b.Reset()
	buffers.Put(b)
}
