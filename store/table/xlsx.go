package table

import (
	"archive/zip"
	"errors"
	"io"
	"path"
	"strconv"
	"strings"
	"time"
)

const (
	// maxDirectory is the maximum number of bytes that are read for the directory of an archive.
	maxDirectory = 1 << 20
	// maxPart is the maximum unpacked size of a small part of a workbook, in bytes.
	maxPart = 4 << 20
	// maxShared is the maximum unpacked size of a workbook's shared strings, in bytes; maxSharedTexts is
	// the maximum number of shared strings.
	maxShared      = 96 << 20
	maxSharedTexts = 2_000_000
	// maxSheet is the maximum unpacked size of a sheet, in bytes.
	maxSheet = 1 << 30
)

// xlsxReader reads the first sheet of a workbook.
type xlsxReader struct {
	archive *zip.Reader
	sheet   *scanner
	shared  texts
	formats []numberFormat
	from    time.Time // day 0 of the workbook's dates
	row     int
	cells   []Cell
}

// texts stores many texts in a single allocation.
type texts struct {
	all  []byte
	ends []uint32
}

func (t *texts) at(i int) (string, bool) {
	if i < 0 || i >= len(t.ends) {
		return "", false
	}
	begin := uint32(0)
	if i > 0 {
		begin = t.ends[i-1]
	}
	return string(t.all[begin:t.ends[i]]), true
}

// readerAt implements io.ReaderAt for a file that only one goroutine reads.
type readerAt struct {
	f    io.ReadSeeker
	left int64 // number of bytes that may still be read; negative means unlimited
}

func (r *readerAt) ReadAt(b []byte, at int64) (int, error) {
	if r.left >= 0 {
		if r.left -= int64(len(b)); r.left < 0 {
			r.left = 0
			return 0, errors.New("table: an archive of too many files")
		}
	}
	if _, err := r.f.Seek(at, io.SeekStart); err != nil {
		return 0, err
	}
	return io.ReadFull(r.f, b)
}

// dayZero is day 0 of workbooks that count from 1900.
var dayZero = time.Date(1899, 12, 30, 0, 0, 0, 0, time.UTC)

func openXLSX(f io.ReadSeeker) (Reader, error) {
	size, err := f.Seek(0, io.SeekEnd)
	if err != nil {
		return nil, err
	}
	at := &readerAt{f: f, left: maxDirectory}
	archive, err := zip.NewReader(at, size)
	if err != nil {
		return nil, Unreadable("The file is no workbook (xlsx) that can be read.")
	}
	at.left = -1
	r := &xlsxReader{archive: archive, from: dayZero}
	name, err := r.firstSheet()
	if err != nil {
		return nil, err
	}
	if err := errors.Join(r.readShared(), r.readFormats()); err != nil {
		return nil, err
	}
	r.sheet, err = r.part(name, maxSheet)
	if err == nil && r.sheet == nil {
		err = Unreadable("The workbook has no sheet.")
	}
	return r, err
}

// part opens a file of the archive and unpacks it while it is read. It returns nil if the file does not
// exist.
func (r *xlsxReader) part(name string, most int64) (*scanner, error) {
	for _, f := range r.archive.File {
		if f.Name != name {
			continue
		}
		in, err := f.Open()
		if err != nil {
			return nil, Unreadable("The workbook cannot be unpacked.")
		}
		return newScanner(in, most), nil
	}
	return nil, nil
}

// firstSheet returns the name of the workbook's first sheet in the archive. It also sets day 0 of the
// dates.
func (r *xlsxReader) firstSheet() (name string, err error) {
	const book = "xl/workbook.xml"
	in, err := r.part(book, maxPart)
	if err != nil || in == nil {
		return "", errors.Join(err, Unreadable("The file is no workbook (xlsx)."))
	}
	link := ""
	for {
		t, err := in.next()
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			return "", err
		}
		switch t.name {
		case "workbookPr":
			if v := t.attribute("date1904"); v == "1" || v == "true" {
				r.from = time.Date(1904, 1, 1, 0, 0, 0, 0, time.UTC)
			}
		case "sheet":
			if link == "" {
				link = t.attribute("r:id")
			}
		}
	}
	if in, err = r.part("xl/_rels/workbook.xml.rels", maxPart); err != nil || in == nil {
		return "", errors.Join(err, Unreadable("The file is no workbook (xlsx)."))
	}
	for {
		t, err := in.next()
		if errors.Is(err, io.EOF) {
			return "", Unreadable("The workbook has no sheet.")
		}
		if err != nil {
			return "", err
		}
		if t.name == "Relationship" && t.attribute("Id") == link {
			target := t.attribute("Target")
			if rest, absolute := strings.CutPrefix(target, "/"); absolute {
				return rest, nil
			}
			return path.Join("xl", target), nil
		}
	}
}

// readShared reads the shared strings.
func (r *xlsxReader) readShared() error {
	in, err := r.part("xl/sharedStrings.xml", maxShared)
	if err != nil || in == nil {
		return err
	}
	aside := false // within a phonetic reading, which is not part of the text
	for {
		t, err := in.next()
		if errors.Is(err, io.EOF) {
			return nil
		}
		if err != nil {
			return err
		}
		switch {
		case t.name == "rPh":
			aside = !t.closing && !t.empty
		case t.name == "t" && t.closing && !aside:
			r.shared.all = append(r.shared.all, t.text()...)
		case t.name == "si" && (t.closing || t.empty):
			if len(r.shared.ends) == maxSharedTexts {
				return Unreadable("The workbook has too many texts. Save it as CSV.")
			}
			r.shared.ends = append(r.shared.ends, uint32(len(r.shared.all)))
		}
	}
}

func (r *xlsxReader) Next() (Record, error) {
	for {
		t, err := r.sheet.next()
		if err != nil {
			return Record{}, err
		}
		if t.closing || t.name != "row" {
			continue
		}
		row := r.row + 1
		if given := t.attribute("r"); given != "" {
			n, err := strconv.Atoi(given)
			if err != nil || n < row || n > 1<<20 {
				return Record{}, Unreadable("The rows of the workbook are not in order (behind row %d).", r.row)
			}
			row = n
		}
		r.row, r.cells = row, r.cells[:0]
		record := Record{Row: row}
		if !t.empty {
			if record.Fault, err = r.readRow(); err != nil {
				return Record{}, err
			}
		}
		if record.Cells = r.cells; record.Fault != "" || !blank(r.cells) {
			return record, nil
		}
	}
}

// xlsxCell is the cell that readRow is currently reading.
type xlsxCell struct {
	column            int
	kind, style, text string
}

// readRow reads the cells of a row up to its end.
func (r *xlsxReader) readRow() (fault string, err error) {
	cell, aside, size := xlsxCell{column: -1}, false, 0
	for {
		t, err := r.sheet.next()
		if errors.Is(err, io.EOF) {
			err = Unreadable("The workbook breaks off in row %d.", r.row)
		}
		if err != nil {
			return "", err
		}
		switch {
		case t.name == "row" && t.closing:
			return fault, nil
		case t.name == "c" && !t.closing:
			cell = xlsxCell{column: cell.column + 1, kind: t.attribute("t"), style: t.attribute("s")}
			if at := t.attribute("r"); at != "" {
				if cell.column = columnOf(at); cell.column < 0 {
					return "", Unreadable("Row %d has a cell in no column.", r.row)
				}
			}
		case t.name == "rPh":
			aside = !t.closing && !t.empty
		case t.closing && (t.name == "v" || t.name == "t" && !aside):
			piece := t.text()
			if err := r.count(&size, piece); err != nil {
				return "", err
			}
			cell.text += piece
		case t.name == "c" && t.closing && cell.text != "":
			if cell.kind == "e" {
				fault = "A cell of the row has the error " + cell.text + "."
			}
			value, err := r.valueOf(cell, &size)
			if err != nil {
				return "", err
			}
			if err := r.put(cell.column, value); err != nil {
				return "", err
			}
		}
	}
}

// count adds the number of bytes of a text to the size of the row. It returns an error if the row becomes
// too large.
func (r *xlsxReader) count(size *int, text string) error {
	if *size += len(text); *size > maxRow {
		return Unreadable("Row %d has more than %d bytes.", r.row, maxRow)
	}
	return nil
}

// valueOf returns the value of a cell according to the cell's type. The text of a shared string is added
// to size.
func (r *xlsxReader) valueOf(cell xlsxCell, size *int) (Cell, error) {
	value := Cell{Text: strings.TrimSpace(cell.text)}
	switch cell.kind {
	case "s":
		i, err := strconv.Atoi(cell.text)
		shared, known := r.shared.at(i)
		if err != nil || !known {
			return Cell{}, Unreadable("Row %d has a text that the workbook does not have.", r.row)
		}
		value.Text = strings.TrimSpace(shared)
		return value, r.count(size, shared)
	case "b":
		value.Text = map[string]string{"1": "true", "0": "false"}[cell.text]
	case "", "n":
		value = Cell{Text: plain(cell.text), Number: true}
		if shown, ok := r.formatOf(cell.style).show(value.Text, r.from); ok {
			value = Cell{Text: shown}
		}
	case "d":
		value.Text = strings.TrimSuffix(value.Text, "T00:00:00")
	}
	return value, nil
}

// put stores a value in the given column of the row.
func (r *xlsxReader) put(column int, value Cell) error {
	if column >= MaxColumns {
		return Unreadable("Row %d has more than %d columns.", r.row, MaxColumns)
	}
	for len(r.cells) <= column {
		r.cells = append(r.cells, Cell{})
	}
	r.cells[column] = value
	return nil
}

// columnOf returns the column of a cell reference such as BC12, counted from 0; negative means
// invalid.
func columnOf(place string) int {
	n := 0
	for i, c := range []byte(place) {
		if c < 'A' || c > 'Z' {
			if i == 0 {
				return -1
			}
			break
		}
		if n = n*26 + int(c-'A') + 1; n > 16384 {
			return -1
		}
	}
	return n - 1
}

// plain returns a number without an exponent, because workbooks write 493055501420 as 4.9305550142E11.
func plain(number string) string {
	number = strings.TrimSpace(number)
	if !strings.ContainsAny(number, ".eE") {
		return number
	}
	f, err := strconv.ParseFloat(number, 64)
	if err != nil || f > 1e15 || f < -1e15 {
		return number
	}
	return strconv.FormatFloat(f, 'f', -1, 64)
}

// Day returns the date that is a number of days after the workbook's day 0.
func (r *xlsxReader) Day(number string) (string, bool) {
	f, err := strconv.ParseFloat(number, 64)
	if err != nil || f < 1 || f >= lastDay+1 {
		return "", false
	}
	return dayOf(r.from, int(f)).Format(time.DateOnly), true
}
