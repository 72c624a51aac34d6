// Package table reads and writes spreadsheet tables as CSV and XLSX, and reads JSONL and sitemaps as such tables. It
// writes rows as they arrive, and reads rows one by one. Its limits bound the cost of reading any file.
package table

import (
	"fmt"
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
)

const (
	// MaxColumns is the maximum number of columns in a table that is read.
	MaxColumns = 1000
	// maxRow is the maximum size of a row, in bytes.
	maxRow = 1 << 20
)

// Cell is a table cell. Written to a file, a number is shown as a number and a time as a date that can be
// sorted, and a text never runs as a formula.
type Cell struct {
	Text   string
	Number bool      // number that the cell does not show as a date or a code
	Time   time.Time // only for writing, in the time's own zone; zero means that the cell contains no time
}

// Record is a row of a table that is read.
type Record struct {
	Row   int    // number of the row in the spreadsheet, from 1
	Cells []Cell // trimmed texts; valid until the next call of Next
	Fault string // reason why the row cannot be read; empty means that it was read
}

// Reader reads a table row by row. It skips rows without text.
type Reader interface {
	// Next returns the next row, or io.EOF after the last row. Any other error concerns the whole file.
	Next() (Record, error)
	// Day converts a cell's number to the date (YYYY-MM-DD) that a spreadsheet shows for it.
	Day(number string) (day string, ok bool)
}

// Unreadable returns the invalid_value error for a file that cannot be read.
func Unreadable(format string, args ...any) error {
	return domain.Invalid("/file", "%s", fmt.Sprintf(format, args...))
}

// blank reports whether all cells of a row are empty.
func blank(cells []Cell) bool {
	for _, c := range cells {
		if c.Text != "" {
			return false
		}
	}
	return true
}
