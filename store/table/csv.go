package table

import (
	"bufio"
	"bytes"
	"encoding/csv"
	"errors"
	"io"
	"strings"
)

// csvReader reads CSV files with commas, semicolons, tabs or vertical bars as separators.
type csvReader struct {
	in    *csv.Reader
	limit *rowLimit
	row   int // number of the row read last
	line  int // line after the record read last
	cells []Cell
}

// rowLimit limits the number of bytes that are read for one row.
type rowLimit struct {
	r    io.Reader
	left int
}

var errLongRow = errors.New("table: a row without an end")

func (l *rowLimit) Read(b []byte) (int, error) {
	if l.left <= 0 {
		return 0, errLongRow
	}
	n, err := l.r.Read(b[:min(len(b), l.left)])
	l.left -= n
	return n, err
}

func openCSV(f io.ReadSeeker, language string) (Reader, error) {
	in, err := decoded(f, language)
	if err != nil {
		return nil, err
	}
	buffered := bufio.NewReaderSize(in, 64<<10)
	head, err := buffered.Peek(64 << 10)
	if err != nil && !errors.Is(err, io.EOF) {
		return nil, err
	}
	comma, size, told := statedSeparator(head)
	if !told {
		comma = separator(head)
	}
	crOnly := endsInCR(head)
	if _, err := buffered.Discard(size); err != nil {
		return nil, err
	}
	r := &csvReader{limit: &rowLimit{r: buffered}, line: 1}
	if crOnly {
		r.limit.r = &lineFeeds{r: buffered}
	}
	r.in = csv.NewReader(r.limit)
	r.in.Comma, r.in.FieldsPerRecord, r.in.ReuseRecord = comma, -1, true
	return r, nil
}

// statedSeparator returns the separator that a first line such as sep=; states, and the size of this
// line. Spreadsheets write and read such a line, and do not count it as a row.
func statedSeparator(head []byte) (comma rune, size int, ok bool) {
	line, _, _ := bytes.Cut(head, []byte("\n"))
	if i := bytes.IndexByte(line, '\r'); i >= 0 {
		line = line[:i]
	}
	text := strings.ToLower(strings.TrimSuffix(strings.TrimPrefix(string(line), `"`), `"`))
	if len(text) != len("sep=;") || !strings.HasPrefix(text, "sep=") || !strings.ContainsRune(",;\t|^", rune(text[4])) {
		return 0, 0, false
	}
	size = len(line)
	for _, end := range "\r\n" {
		if size < len(head) && head[size] == byte(end) {
			size++
		}
	}
	return rune(text[4]), size, true
}

// firstLine returns the first line of a CSV file, including its line end if head contains it.
func firstLine(head []byte) []byte {
	quoted := false
	for i, c := range head {
		switch {
		case c == '"':
			quoted = !quoted
		case c == '\n' && !quoted, c == '\r' && !quoted && i+1 < len(head) && head[i+1] != '\n':
			return head[:i+1]
		}
	}
	return head
}

// endsInCR reports whether the first line ends in CR without LF, as in files of old Mac programs.
func endsInCR(head []byte) bool { return bytes.HasSuffix(firstLine(head), []byte("\r")) }

// separator returns the separator that occurs most often in the first line, or a comma if none occurs.
func separator(head []byte) rune {
	counts, quoted := map[byte]int{}, false
	for _, c := range firstLine(head) {
		if c == '"' {
			quoted = !quoted
		}
		if !quoted {
			counts[c]++
		}
	}
	best := ','
	for _, c := range []rune{';', '\t', '|'} {
		if counts[byte(c)] > counts[byte(best)] {
			best = c
		}
	}
	return best
}

func (r *csvReader) Next() (Record, error) {
	for {
		r.limit.left = maxRow
		fields, err := r.in.Read()
		if errors.Is(err, io.EOF) {
			return Record{}, io.EOF
		}
		if errors.Is(err, errLongRow) {
			return Record{}, Unreadable("The row behind row %d has more than %d bytes, or a quoted cell that does not end.", r.row, maxRow)
		}
		parse, broken := errors.AsType[*csv.ParseError](err)
		switch {
		case broken:
			r.row += 1 + max(0, parse.StartLine-r.line)
			r.line = parse.Line + 1
			return Record{Row: r.row, Fault: "The quotes of the row are not in pairs."}, nil
		case err != nil:
			return Record{}, err
		}
		start, _ := r.in.FieldPos(0)
		r.row += 1 + max(0, start-r.line) // spreadsheets also count empty lines as rows
		r.line = start + 1
		if len(fields) > MaxColumns {
			return Record{}, Unreadable("Row %d has more than %d columns.", r.row, MaxColumns)
		}
		record := Record{Row: r.row}
		r.cells = r.cells[:0]
		for _, field := range fields {
			r.line += strings.Count(field, "\n")
			text := strings.TrimSpace(field)
			if strings.IndexByte(text, 0) >= 0 {
				record.Fault = "The row has a character that no text may have (NUL)."
			}
			r.cells = append(r.cells, Cell{Text: unmarked(text)})
		}
		if record.Cells = r.cells; !blank(r.cells) {
			return record, nil
		}
	}
}

// Day returns false, because CSV has no day numbers.
func (r *csvReader) Day(string) (string, bool) { return "", false }
