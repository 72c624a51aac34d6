package domain

// PageQuery asks for one page of a list: by number, or by the cursor that the
// page before gave. Number × Size must not go beyond MaxDepth.
type PageQuery struct {
	Number int    // 1… ; 0 with a cursor
	Size   int    // 1…100
	Cursor string // opaque; empty without one
	Sort   string // one of the list's sort keys, "-" in front for descending
}

const (
	// MaxDepth is how many rows deep a numbered page may begin; a cursor goes on.
	MaxDepth = 10_000
	// ExactCount is up to where totals are counted; beyond it they are estimates, and
	// say no more than that there are that many at least.
	ExactCount = 1_000
)

// Page is one page of a list.
type Page[T any] struct {
	Items           []T
	Number          int // 0 when the page was asked for by cursor
	Size            int
	TotalCount      int64
	TotalIsEstimate bool
	NextCursor      string // empty at the end
	Sort            string // what it is sorted by, where a list has a say in it; else empty
}
