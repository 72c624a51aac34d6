package table

import (
	"bufio"
	"bytes"
	"encoding/csv"
	"errors"
	"io"
	"strings"
	"unicode/utf8"

	"golang.org/x/text/encoding/unicode"
)

// csvReader reads CSV with commas, semicolons or tabs.
type csvReader struct {
	in    *csv.Reader
	limit *rowLimit
	row   int // number of the previous row
	line  int // line after the previous record
	cells []Cell
}

// rowLimit limits the bytes that are read for one row.
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

func openCSV(f io.ReadSeeker) (Reader, error) {
	in, err := decoded(f)
	if err != nil {
		return nil, err
	}
	buffered := bufio.NewReaderSize(in, 64<<10)
	head, err := buffered.Peek(64 << 10)
	if err != nil && !errors.Is(err, io.EOF) {
		return nil, err
	}
	r := &csvReader{limit: &rowLimit{r: buffered}, line: 1}
	r.in = csv.NewReader(r.limit)
	r.in.Comma, r.in.FieldsPerRecord, r.in.ReuseRecord = separator(head), -1, true
	return r, nil
}

// decoded returns a text file as UTF-8 without its byte order mark. UTF-16 is recognized by its
// mark. Other encodings cannot be detected reliably, and a wrong guess would corrupt names, so they
// are an error.
func decoded(f io.ReadSeeker) (io.Reader, error) {
	var mark [3]byte
	if _, err := f.Seek(0, io.SeekStart); err != nil {
		return nil, err
	}
	n, err := io.ReadFull(f, mark[:])
	if err != nil && n == 0 {
		return nil, err
	}
	skip := int64(0)
	switch {
	case bytes.HasPrefix(mark[:n], []byte("\xff\xfe")), bytes.HasPrefix(mark[:n], []byte("\xfe\xff")):
		if _, err := f.Seek(0, io.SeekStart); err != nil {
			return nil, err
		}
		return unicode.UTF16(unicode.LittleEndian, unicode.ExpectBOM).NewDecoder().Reader(f), nil
	case string(mark[:n]) == "\ufeff":
		skip = 3
	}
	if _, err := f.Seek(skip, io.SeekStart); err != nil {
		return nil, err
	}
	if err := checkUTF8(f); err != nil {
		return nil, err
	}
	_, err = f.Seek(skip, io.SeekStart)
	return f, err
}

// checkUTF8 reads a text to its end and returns an error if it is not UTF-8.
func checkUTF8(r io.Reader) error {
	buffer, kept, line := make([]byte, 64<<10), 0, 1
	for {
		n, err := r.Read(buffer[kept:])
		part := buffer[:kept+n]
		for len(part) > 0 {
			c, size := utf8.DecodeRune(part)
			if c == utf8.RuneError && size <= 1 {
				if err == nil && !utf8.FullRune(part) {
					break // the rest of the character has not been read yet
				}
				return Unreadable("The file is not UTF-8 (line %d). Save it as \"CSV UTF-8\", or as xlsx.", line)
			}
			if c == '\n' {
				line++
			}
			part = part[size:]
		}
		kept = copy(buffer, part)
		if errors.Is(err, io.EOF) {
			return nil
		}
		if err != nil {
			return err
		}
	}
}

// separator returns the separator that occurs most often in the first line; the default is a comma.
func separator(head []byte) rune {
	counts, quoted := map[byte]int{}, false
	for _, c := range head {
		if c == '"' {
			quoted = !quoted
		}
		if c == '\n' && !quoted {
			break
		}
		if !quoted {
			counts[c]++
		}
	}
	best := ','
	for _, c := range []rune{';', '\t'} {
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
		r.row += 1 + max(0, start-r.line) // empty lines count as spreadsheet rows
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
			if rest, quoted := strings.CutPrefix(text, "'"); quoted && runs(rest) {
				text = rest // exports mark texts that could run as formulas with an apostrophe
			}
			r.cells = append(r.cells, Cell{Text: text})
		}
		if record.Cells = r.cells; !blank(r.cells) {
			return record, nil
		}
	}
}

// Day returns false: CSV has no day numbers.
func (r *csvReader) Day(string) (string, bool) { return "", false }
