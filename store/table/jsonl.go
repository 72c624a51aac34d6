package table

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"
)

const (
	// headerLines is the number of lines whose fields become the columns of a JSONL file.
	headerLines = 1000
	// maxNesting is the maximum depth of objects in a line.
	maxNesting = 8
)

// jsonlReader reads files with one JSON object per line. The first row has the names of the columns: the
// fields of the first lines, and address.city for the field city of the object address. A list of texts
// and numbers becomes one text with commas.
type jsonlReader struct {
	in      *bufio.Reader
	columns []string
	row     int
	begun   bool
	cells   []Cell
}

// isJSONL reports whether a file, after leading white space, begins with a JSON object.
func isJSONL(f io.ReadSeeker) (bool, error) {
	var head [64]byte
	if _, err := f.Seek(0, io.SeekStart); err != nil {
		return false, err
	}
	n, err := io.ReadFull(f, head[:])
	if err != nil && !errors.Is(err, io.ErrUnexpectedEOF) && !errors.Is(err, io.EOF) {
		return false, err
	}
	text := bytes.TrimLeft(bytes.TrimPrefix(head[:n], []byte("\ufeff")), " \t\r\n")
	return len(text) > 0 && text[0] == '{', nil
}

func openJSONL(f io.ReadSeeker) (Reader, error) {
	r := &jsonlReader{}
	if err := r.rewind(f); err != nil {
		return nil, err
	}
	for range headerLines {
		fields, err := r.line()
		if errors.Is(err, io.EOF) {
			break
		}
		if _, broken := errors.AsType[*lineFault](err); broken {
			continue
		}
		if err != nil {
			return nil, err
		}
		for _, field := range fields {
			if !slices.Contains(r.columns, field.name) {
				if r.columns = append(r.columns, field.name); len(r.columns) > MaxColumns {
					return nil, Unreadable("The lines of the file have more than %d fields.", MaxColumns)
				}
			}
		}
	}
	return r, r.rewind(f)
}

func (r *jsonlReader) rewind(f io.ReadSeeker) error {
	_, err := f.Seek(0, io.SeekStart)
	r.in, r.row = bufio.NewReaderSize(f, 64<<10), 0
	return err
}

// lineFault is the reason why a line cannot be read. The reader continues with the next line.
type lineFault struct{ reason string }

func (f *lineFault) Error() string { return f.reason }

// jsonField is a field of a line, with the names of the objects that contain it.
type jsonField struct{ name, text string }

// line reads the fields of the next line that is not empty.
func (r *jsonlReader) line() ([]jsonField, error) {
	for {
		raw, err := r.in.ReadSlice('\n')
		text := bytes.Clone(raw)
		for errors.Is(err, bufio.ErrBufferFull) {
			if len(text) > maxRow {
				return nil, Unreadable("The line after line %d has more than %d bytes.", r.row, maxRow)
			}
			raw, err = r.in.ReadSlice('\n')
			text = append(text, raw...)
		}
		if err != nil && !errors.Is(err, io.EOF) {
			return nil, err
		}
		if len(text) == 0 {
			return nil, io.EOF
		}
		if r.row++; r.row == 1 {
			text = bytes.TrimPrefix(text, []byte("\ufeff"))
		}
		if text = bytes.TrimSpace(text); len(text) > 0 {
			return fieldsOf(text)
		}
	}
}

// fieldsOf reads the fields of an object, in their order.
func fieldsOf(text []byte) (fields []jsonField, err error) {
	in := json.NewDecoder(bytes.NewReader(text))
	in.UseNumber()
	if token, err := in.Token(); err != nil || token != json.Delim('{') {
		return nil, &lineFault{"The line is no JSON object."}
	}
	if err := readObject(in, "", 1, &fields); err != nil {
		return nil, err
	}
	if in.More() {
		return nil, &lineFault{"The line has a text after its JSON object."}
	}
	return fields, nil
}

// readObject reads the fields of an object whose opening brace has been read.
func readObject(in *json.Decoder, prefix string, depth int, fields *[]jsonField) error {
	if depth > maxNesting {
		return &lineFault{fmt.Sprintf("The line has objects in more than %d levels.", maxNesting)}
	}
	for {
		token, err := in.Token()
		if err != nil {
			return &lineFault{"The line is no JSON object."}
		}
		if token == json.Delim('}') {
			return nil
		}
		name := prefix + token.(string) // the decoder accepts only texts as names
		value, err := in.Token()
		switch {
		case err != nil:
			return &lineFault{"The line is no JSON object."}
		case value == json.Delim('{'):
			if err := readObject(in, name+".", depth+1, fields); err != nil {
				return err
			}
		case value == json.Delim('['):
			text, err := readList(in, depth)
			if err != nil {
				return err
			}
			*fields = append(*fields, jsonField{name, text})
		default:
			*fields = append(*fields, jsonField{name, textOf(value)})
		}
		if len(*fields) > MaxColumns {
			return &lineFault{fmt.Sprintf("The line has more than %d fields.", MaxColumns)}
		}
	}
}

// readList reads a list whose opening bracket has been read. Objects and lists in it have no column and are
// left out.
func readList(in *json.Decoder, depth int) (string, error) {
	var texts []string
	for open := 1; open > 0; {
		value, err := in.Token()
		if err != nil || open+depth > maxNesting {
			return "", &lineFault{"The line is no JSON object, or has too many levels."}
		}
		switch value {
		case json.Delim('['), json.Delim('{'):
			open++
		case json.Delim(']'), json.Delim('}'):
			open--
		default:
			if text := textOf(value); open == 1 && text != "" {
				texts = append(texts, text)
			}
		}
	}
	return strings.Join(texts, ", "), nil
}

func textOf(value json.Token) string {
	if value == nil {
		return ""
	}
	return fmt.Sprint(value)
}

func (r *jsonlReader) Next() (Record, error) {
	if !r.begun {
		r.begun = true
		return Record{Cells: Texts(r.columns...)}, nil
	}
	for {
		fields, err := r.line()
		record := Record{Row: r.row}
		broken, ok := errors.AsType[*lineFault](err)
		switch {
		case ok:
			record.Fault = broken.reason
			return record, nil
		case err != nil:
			return Record{}, err
		}
		r.cells = slices.Grow(r.cells[:0], len(r.columns))[:len(r.columns)]
		clear(r.cells)
		for _, field := range fields {
			text := strings.TrimSpace(field.text)
			if strings.IndexByte(text, 0) >= 0 {
				record.Fault = "The line has a character that no text may have (NUL)."
			}
			if i := slices.Index(r.columns, field.name); i >= 0 {
				r.cells[i].Text = text
			} else if text != "" && record.Fault == "" {
				record.Fault = fmt.Sprintf("The line has the field %q, which the first %d lines do not have.", field.name, headerLines)
			}
		}
		if record.Cells = r.cells; record.Fault != "" || !blank(r.cells) {
			return record, nil
		}
	}
}

// Day returns false, because JSON has no day numbers.
func (r *jsonlReader) Day(string) (string, bool) { return "", false }
