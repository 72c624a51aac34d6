package answer_test

import (
	"strings"
	"sync"
	"testing"

	"github.com/storeplatform/storeplatform/openapi/answer"
)

func TestBuffersComeEmptyAndBelongToOneAnswer(t *testing.T) {
	var all sync.WaitGroup
	for _, letter := range []string{"a", "b", "c", "d"} {
		all.Go(func() {
			for n := range 1000 {
				b := answer.Buffer()
				for range n {
					b.WriteString(letter)
				}
				if got := b.String(); got != strings.Repeat(letter, n) {
					t.Errorf("got %s, expected %d times %s", got, n, letter)
				}
				answer.Release(b)
			}
		})
	}
	all.Wait()
}

func TestLargeBuffersAreNotKept(t *testing.T) {
	b := answer.Buffer()
	b.Grow(2 << 20)
	answer.Release(b)
	for range 100 {
		if b := answer.Buffer(); b.Cap() > 1<<20 {
			t.Fatalf("a buffer of %d bytes was kept", b.Cap())
		}
	}
}
