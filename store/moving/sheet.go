package moving

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"io"
	"os"

	"github.com/storeplatform/storeplatform/store/domain/moving"
	"github.com/storeplatform/storeplatform/store/table"
)

// maxRows is the maximum number of rows of a file.
const maxRows = 5_000_000

// sheet is a file whose rows have been split into cells. The rows are in a temporary file without a name, so memory
// contains only the position and the group of each row: 16 bytes per row.
type sheet struct {
	header  []string
	columns []moving.Column
	rows    *os.File
	places  []int64 // position of each row in the temporary file, and the end of the last row
}

// readSheet splits a file into rows. language is the main language of the store, which decides the code page
// of a CSV that is not Unicode.
func readSheet(ctx context.Context, f io.ReadSeeker, language string) (s *sheet, err error) {
	in, err := table.OpenAny(f, language)
	if err != nil {
		return nil, err
	}
	first, err := in.Next()
	if errors.Is(err, io.EOF) || err == nil && first.Fault != "" {
		err = table.Unreadable("The file has no row with the names of its columns.")
	}
	if err != nil {
		return nil, err
	}
	s = &sheet{columns: make([]moving.Column, len(first.Cells)), places: []int64{0}}
	for _, c := range first.Cells {
		s.header = append(s.header, c.Text)
	}
	if s.rows, err = os.CreateTemp("", "moving-*"); err != nil {
		return nil, err
	}
	_ = os.Remove(s.rows.Name())
	if err := s.split(ctx, in); err != nil {
		return nil, errors.Join(err, s.Close())
	}
	return s, nil
}

// split writes the rows after the header to the temporary file, and counts the formats of numbers and dates in each
// column.
func (s *sheet) split(ctx context.Context, in table.Reader) error {
	out := &countingWriter{to: bufio.NewWriterSize(s.rows, 256<<10)}
	lines := json.NewEncoder(out)
	lines.SetEscapeHTML(false)
	for {
		record, err := in.Next()
		if errors.Is(err, io.EOF) {
			return out.to.Flush()
		}
		if err != nil {
			return err
		}
		if len(s.places) > maxRows {
			return table.Unreadable("The file has more than %d rows.", maxRows)
		}
		if len(s.places)%1000 == 0 && ctx.Err() != nil {
			return ctx.Err()
		}
		row := moving.Row{Number: record.Row, Fault: record.Fault, Values: make([]string, min(len(s.header), len(record.Cells)))}
		for i, c := range record.Cells {
			switch {
			case i < len(s.header):
				row.Values[i] = c.Text
				s.columns[i].Note(c.Text)
			case c.Text != "" && row.Fault == "":
				row.Fault = "The row has more cells than the file has columns. Put texts with separators in quotes."
			}
		}
		if err := lines.Encode(row); err != nil {
			return err
		}
		s.places = append(s.places, out.written)
	}
}

// countingWriter counts the bytes that it writes.
type countingWriter struct {
	to      *bufio.Writer
	written int64
}

func (w *countingWriter) Write(b []byte) (int, error) {
	n, err := w.to.Write(b)
	w.written += int64(n)
	return n, err
}

// count returns the number of rows after the header.
func (s *sheet) count() int { return len(s.places) - 1 }

// row reads the i-th row, from 0.
func (s *sheet) row(i int) (r moving.Row, err error) {
	raw := make([]byte, s.places[i+1]-s.places[i])
	if _, err := s.rows.ReadAt(raw, s.places[i]); err != nil {
		return r, err
	}
	return r, json.Unmarshal(raw, &r)
}

// groups returns the rows of each group, in the order in which the groups begin in the file.
func (s *sheet) groups(l *moving.Layout) ([][]int32, error) {
	assign, of := moving.NewGroups(l), make([]int32, s.count())
	for i := range of {
		row, err := s.row(i)
		if err != nil {
			return nil, err
		}
		of[i] = int32(assign.Of(row))
	}
	sizes := make([]int32, assign.Count())
	for _, g := range of {
		sizes[g-1]++
	}
	all, groups, begin := make([]int32, len(of)), make([][]int32, len(sizes)), int32(0)
	for g, size := range sizes {
		groups[g], begin = all[begin:begin:begin+size], begin+size
	}
	for i, g := range of {
		groups[g-1] = append(groups[g-1], int32(i))
	}
	return groups, nil
}

// Close deletes the temporary file.
func (s *sheet) Close() error { return s.rows.Close() }
