package domain

// PageQuery selects one page of a list, by number or by the previous page's cursor. Number × Size
// must not exceed MaxDepth.
type PageQuery struct {
	Number int    // counted from 1; 0 if the query has a cursor
	Size   int    // 1 to 100
	Cursor string // opaque; empty means that Number selects the page
	Sort   string // one of the list's sort keys; the prefix "-" means descending
}

const (
	// MaxDepth is the last row that a numbered page may reach. Only cursors reach later rows.
	MaxDepth = 10_000
	// ExactCount is the largest total that is exact. A larger total is an estimate: the list
	// has at least that many rows.
	ExactCount = 1_000
)

// Page is one page of a list.
type Page[T any] struct {
	Items           []T
	Number          int // 0 if the query has a cursor
	Size            int
	TotalCount      int64
	TotalIsEstimate bool
	NextCursor      string // empty on the last page
	Sort            string // sort key that the list chose itself; otherwise empty
}
