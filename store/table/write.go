package table

import (
	"archive/zip"
	"encoding/csv"
	"encoding/xml"
	"fmt"
	"io"
	"strconv"
	"strings"
	"time"
)

// Text returns a text cell.
func Text(s string) Cell { return Cell{Text: s} }

// Number returns a number cell.
func Number[T any](n T) Cell { return Cell{Text: fmt.Sprint(n), Number: true} }

// Moment returns a cell with a time. In CSV the cell contains the time in RFC 3339, with milliseconds and
// the offset of t's time zone. In XLSX it contains the date and the time of day in that zone.
func Moment(t time.Time) Cell { return Cell{Time: t} }

// Optional returns a text cell with the value, or an empty cell for nil.
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

// Writer writes a table row by row. The table is incomplete until Close is called.
type Writer interface {
	Row(cells []Cell) error
	Close() error
}

// csvWriter writes CSV with CRLF line ends, and texts as Plain returns them. It puts an apostrophe before
// texts that spreadsheets would run as formulas.
type csvWriter struct{ out *csv.Writer }

// NewCSV writes a UTF-8 byte order mark, which spreadsheets need, and returns a Writer for CSV.
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
		switch record[i] = c.Text; {
		case !c.Time.IsZero():
			record[i] = c.Time.Format("2006-01-02T15:04:05.000Z07:00")
		case !c.Number:
			record[i] = marked(Plain(c.Text))
		}
	}
	return t.out.Write(record)
}

// marked returns the text of a CSV cell, preceded by an apostrophe if a spreadsheet might run the text.
// It also adds an apostrophe if unmarked would otherwise remove an apostrophe that belongs to the text.
func marked(text string) string {
	bare := strings.TrimLeft(text, "'")
	if runs(bare) || len(bare) < len(text) && (bare == "" || startsWithDigit(bare)) {
		return "'" + text
	}
	return text
}

// unmarked returns the text of a CSV cell without the apostrophe put by exports before texts that could run. People and
// other systems also put it before numbers that must stay texts, and into empty cells. Other apostrophes belong to the
// text, as in 's-Hertogenbosch.
func unmarked(text string) string {
	rest, ok := strings.CutPrefix(text, "'")
	if bare := strings.TrimLeft(rest, "'"); ok && (bare == "" || runs(bare) || startsWithDigit(bare)) {
		return rest
	}
	return text
}

func startsWithDigit(text string) bool { return text != "" && text[0] >= '0' && text[0] <= '9' }

// Plain returns a text as a reader returns it after a Writer has written it: without leading and trailing
// white space, and with LF as its line end.
func Plain(text string) string {
	return strings.TrimSpace(lines.Replace(text))
}

var lines = strings.NewReplacer("\r\n", "\n", "\r", "\n")

// runs reports whether a spreadsheet may treat a text as a formula or as the end of its cell. Some
// spreadsheets treat full-width signs like ordinary signs.
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

// Workbook writes an XLSX file with one or more sheets, one after the other. Its texts are inline
// strings, which never run as formulas.
type Workbook struct {
	archive *zip.Writer
	sheet   io.Writer
	n       int
}

// styles defines the formats of cells: 0 for ordinary cells, and 1 for times.
const styles = `<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\-mm\-dd\ hh:mm:ss"/></numFmts>` +
	`<fonts count="1"><font/></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders>` +
	`<cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf xfId="0"/><xf numFmtId="164" applyNumberFormat="1" xfId="0"/></cellXfs></styleSheet>`

const workbookTypes = "application/vnd.openxmlformats-officedocument.spreadsheetml."

// NewXLSX begins a workbook with the named sheets, and returns it ready to write the first sheet. The
// names are written to the XML without escaping.
func NewXLSX(w io.Writer, sheets ...string) (*Workbook, error) {
	var types, list, links strings.Builder
	for i, name := range sheets {
		fmt.Fprintf(&types, `<Override PartName="/xl/worksheets/sheet%d.xml" ContentType="%sworksheet+xml"/>`, i+1, workbookTypes)
		fmt.Fprintf(&list, `<sheet name="%s" sheetId="%d" r:id="rId%d"/>`, name, i+1, i+1)
		fmt.Fprintf(&links, `<Relationship Id="rId%d" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet%d.xml"/>`, i+1, i+1)
	}
	types.WriteString(`<Override PartName="/xl/styles.xml" ContentType="` + workbookTypes + `styles+xml"/>`)
	links.WriteString(`<Relationship Id="styles" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/styles" Target="styles.xml"/>`)
	t := &Workbook{archive: zip.NewWriter(w)}
	for _, part := range []struct{ name, content string }{
		{"[Content_Types].xml", `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="` + workbookTypes + `sheet.main+xml"/>` + types.String() + `</Types>`},
		{"_rels/.rels", `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>`},
		{"xl/workbook.xml", `<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets>` + list.String() + `</sheets></workbook>`},
		{"xl/styles.xml", styles},
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
		switch {
		case !c.Time.IsZero():
			b.WriteString(`<c s="1"><v>` + serial(c.Time) + "</v></c>")
			continue
		case c.Number:
			b.WriteString("<c><v>" + c.Text + "</v></c>")
			continue
		}
		b.WriteString(`<c t="inlineStr"><is><t xml:space="preserve">`)
		if err := xml.EscapeText(&b, []byte(escaped(c.Text))); err != nil {
			return err
		}
		b.WriteString("</t></is></c>")
	}
	b.WriteString("</row>")
	_, err := io.WriteString(t.sheet, b.String())
	return err
}

// escaped writes characters that XML cannot contain in the notation of workbooks, such as _x0001_. It also escapes the
// first underscore of a text that a reader would mistake for such an escape, either alone or together with the escape
// after the text.
func escaped(text string) string {
	var out strings.Builder
	for i, c := range text {
		switch {
		case c == '_' && len(text) >= i+7 && text[i+1] == 'x' && strings.Trim(text[i+2:i+6], "0123456789abcdefABCDEF") == "" && (text[i+6] == '_' || unwritable(rune(text[i+6]))):
			out.WriteString("_x005F_")
		case unwritable(c):
			fmt.Fprintf(&out, "_x%04X_", c)
		default:
			out.WriteRune(c)
		}
	}
	return out.String()
}

// unwritable reports whether XML cannot contain a character, or would change it.
func unwritable(c rune) bool { return c < ' ' && c != '\t' && c != '\n' }

// serial returns the number of days since day 0 of workbooks, including the time of day in t's zone.
func serial(t time.Time) string {
	wall := time.Date(t.Year(), t.Month(), t.Day(), t.Hour(), t.Minute(), t.Second(), 0, time.UTC)
	return strconv.FormatFloat(wall.Sub(dayZero).Hours()/24, 'f', 9, 64)
}

// Close completes the workbook. It leaves the underlying writer open.
func (t *Workbook) Close() error {
	if err := t.end(); err != nil {
		return err
	}
	return t.archive.Close()
}
