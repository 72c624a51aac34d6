// Package table reads and writes tables as spreadsheets have them: CSV and XLSX. Rows
// are written as they come, and read one by one within bounds: a file cannot cost more
// than its limits say, whatever it holds.
package table

import (
	"fmt"
	"io"

	"github.com/storeplatform/storeplatform/store/domain"
)

const (
	// MaxColumns is how many columns a table that is read may have.
	MaxColumns = 1000
	// maxRow is how many bytes one row may have.
	maxRow = 1 << 20
)

// Cell is one cell of a table: a number stays one in a spreadsheet, a text is never
// run as a formula.
type Cell struct {
	Text   string
	Number bool
}

// Record is one row of a table that is read.
type Record struct {
	Row   int    // as a spreadsheet numbers it, from 1
	Cells []Cell // without the spaces around them; good until the next one is read
	Fault string // why the row cannot be read; empty: it can
}

// Reader reads a table row by row. Rows without a text are left out.
type Reader interface {
	// Next is the next row, io.EOF behind the last. An error is the whole file's.
	Next() (Record, error)
	// Day is the number of a cell as the day that the spreadsheet shows for it.
	Day(number string) (day string, ok bool)
}

// Open reads a file: as XLSX if it is an archive, else as CSV. What is no such file is
// refused.
func Open(f io.ReadSeeker) (Reader, error) {
	var magic [4]byte
	if _, err := f.Seek(0, io.SeekStart); err != nil {
		return nil, err
	}
	n, err := io.ReadFull(f, magic[:])
	if err != nil && n == 0 {
		return nil, Unreadable("The file is empty.")
	}
	if string(magic[:n]) == "PK\x03\x04" {
		return openXLSX(f)
	}
	return openCSV(f)
}

// Unreadable refuses a file.
func Unreadable(format string, args ...any) error {
	return domain.Invalid("/file", "%s", fmt.Sprintf(format, args...))
}

// blank tells whether a row has no text.
func blank(cells []Cell) bool {
	for _, c := range cells {
		if c.Text != "" {
			return false
		}
	}
	return true
}
