package table

import (
	"archive/zip"
	"encoding/csv"
	"encoding/xml"
	"fmt"
	"io"
	"strings"
)

// Text returns a text cell.
func Text(s string) Cell { return Cell{Text: s} }

// Number returns a number cell.
func Number[T any](n T) Cell { return Cell{Text: fmt.Sprint(n), Number: true} }

// Optional returns a text cell with the value; nil means an empty cell.
func Optional[T any](v *T) Cell {
	if v == nil {
		return Cell{}
	}
	return Text(fmt.Sprint(*v))
}

// Texts returns text cells.
func Texts(texts ...string) []Cell {
	cells := make([]Cell, len(texts))
	for i, s := range texts {
		cells[i] = Text(s)
	}
	return cells
}

// Writer writes a table row by row. Without Close the table is incomplete.
type Writer interface {
	Row(cells []Cell) error
	Close() error
}

// csvWriter writes CSV with CRLF line ends. It marks texts that spreadsheets would run as formulas
// with an apostrophe.
type csvWriter struct{ out *csv.Writer }

// NewCSV writes a UTF-8 byte order mark, which spreadsheets need, and returns a Writer of CSV.
func NewCSV(w io.Writer) (Writer, error) {
	if _, err := io.WriteString(w, "\ufeff"); err != nil {
		return nil, err
	}
	return GoOnCSV(w), nil
}

// GoOnCSV returns a Writer that continues an existing CSV.
func GoOnCSV(w io.Writer) Writer {
	out := csv.NewWriter(w)
	out.UseCRLF = true
	return csvWriter{out}
}

func (t csvWriter) Row(cells []Cell) error {
	record := make([]string, len(cells))
	for i, c := range cells {
		record[i] = c.Text
		if !c.Number && runs(c.Text) {
			record[i] = "'" + c.Text
		}
	}
	return t.out.Write(record)
}

// runs reports whether a spreadsheet may treat a text as a formula or as the end of its cell. Some
// treat full-width signs as the usual ones.
func runs(text string) bool {
	for _, first := range text {
		return strings.ContainsRune("=+-@\t\r\n＝＋－＠", first)
	}
	return false
}

func (t csvWriter) Close() error {
	t.out.Flush()
	return t.out.Error()
}

// Workbook writes an XLSX with one or more sheets in sequence. Texts are inline strings, which are
// never formulas.
type Workbook struct {
	archive *zip.Writer
	sheet   io.Writer
	n       int
}

const workbookTypes = "application/vnd.openxmlformats-officedocument.spreadsheetml."

// NewXLSX begins a workbook with the named sheets and returns it at the first sheet. Names are
// written as XML without escaping.
func NewXLSX(w io.Writer, sheets ...string) (*Workbook, error) {
	var types, list, links strings.Builder
	for i, name := range sheets {
		fmt.Fprintf(&types, `<Override PartName="/xl/worksheets/sheet%d.xml" ContentType="%sworksheet+xml"/>`, i+1, workbookTypes)
		fmt.Fprintf(&list, `<sheet name="%s" sheetId="%d" r:id="rId%d"/>`, name, i+1, i+1)
		fmt.Fprintf(&links, `<Relationship Id="rId%d" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet%d.xml"/>`, i+1, i+1)
	}
	t := &Workbook{archive: zip.NewWriter(w)}
	for _, part := range []struct{ name, content string }{
		{"[Content_Types].xml", `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="` + workbookTypes + `sheet.main+xml"/>` + types.String() + `</Types>`},
		{"_rels/.rels", `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>`},
		{"xl/workbook.xml", `<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets>` + list.String() + `</sheets></workbook>`},
		{"xl/_rels/workbook.xml.rels", `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">` + links.String() + `</Relationships>`},
	} {
		out, err := t.archive.Create(part.name)
		if err != nil {
			return nil, err
		}
		if _, err := io.WriteString(out, xml.Header+part.content); err != nil {
			return nil, err
		}
	}
	return t, t.begin()
}

func (t *Workbook) begin() (err error) {
	t.n++
	if t.sheet, err = t.archive.Create(fmt.Sprintf("xl/worksheets/sheet%d.xml", t.n)); err != nil {
		return err
	}
	_, err = io.WriteString(t.sheet, xml.Header+`<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>`)
	return err
}

func (t *Workbook) end() error {
	_, err := io.WriteString(t.sheet, "</sheetData></worksheet>")
	return err
}

// Next begins the next sheet.
func (t *Workbook) Next() error {
	if err := t.end(); err != nil {
		return err
	}
	return t.begin()
}

// Row writes a row to the current sheet.
func (t *Workbook) Row(cells []Cell) error {
	var b strings.Builder
	b.WriteString("<row>")
	for _, c := range cells {
		if c.Number {
			b.WriteString("<c><v>" + c.Text + "</v></c>")
			continue
		}
		b.WriteString(`<c t="inlineStr"><is><t xml:space="preserve">`)
		if err := xml.EscapeText(&b, []byte(c.Text)); err != nil {
			return err
		}
		b.WriteString("</t></is></c>")
	}
	b.WriteString("</row>")
	_, err := io.WriteString(t.sheet, b.String())
	return err
}

// Close completes the workbook. It does not close the underlying writer.
func (t *Workbook) Close() error {
	if err := t.end(); err != nil {
		return err
	}
	return t.archive.Close()
}
