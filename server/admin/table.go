package admin

import (
	"archive/zip"
	"encoding/csv"
	"encoding/xml"
	"fmt"
	"io"
	"strings"
)

// cell is one cell of a table that is downloaded: a number stays one in a
// spreadsheet, a text is never run as a formula.
type cell struct {
	text   string
	number bool
}

func text(s string) cell        { return cell{text: s} }
func number[T any](n T) cell    { return cell{text: fmt.Sprint(n), number: true} }
func optional[T any](v *T) cell { return text(orEmpty(v)) }
func orEmpty[T any](v *T) string {
	if v == nil {
		return ""
	}
	return fmt.Sprint(*v)
}

// table writes rows as they come.
type table interface {
	row(cells []cell) error
	close() error
}

// csvTable is UTF-8 with a byte order mark and CRLF, as spreadsheets want it.
type csvTable struct{ out *csv.Writer }

func newCSV(w io.Writer) (table, error) {
	if _, err := io.WriteString(w, "\ufeff"); err != nil {
		return nil, err
	}
	out := csv.NewWriter(w)
	out.UseCRLF = true
	return csvTable{out}, nil
}

func (t csvTable) row(cells []cell) error {
	record := make([]string, len(cells))
	for i, c := range cells {
		record[i] = c.text
		if !c.number && strings.ContainsAny(firstOf(c.text), "=+-@\t\r") {
			record[i] = "'" + c.text
		}
	}
	return t.out.Write(record)
}

func firstOf(s string) string { return s[:min(len(s), 1)] }

func (t csvTable) close() error {
	t.out.Flush()
	return t.out.Error()
}

// xlsxTable is a workbook of one sheet. Texts are inline strings, which are
// never formulas.
type xlsxTable struct {
	archive *zip.Writer
	sheet   io.Writer
}

// workbook are the parts of a workbook that do not depend on what is in it.
var workbook = []struct{ name, content string }{
	{"[Content_Types].xml", `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`},
	{"_rels/.rels", `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>`},
	{"xl/workbook.xml", `<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="Orders" sheetId="1" r:id="rId1"/></sheets></workbook>`},
	{"xl/_rels/workbook.xml.rels", `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`},
}

func newXLSX(w io.Writer) (table, error) {
	t := &xlsxTable{archive: zip.NewWriter(w)}
	for _, part := range workbook {
		out, err := t.archive.Create(part.name)
		if err != nil {
			return nil, err
		}
		if _, err := io.WriteString(out, xml.Header+part.content); err != nil {
			return nil, err
		}
	}
	var err error
	if t.sheet, err = t.archive.Create("xl/worksheets/sheet1.xml"); err != nil {
		return nil, err
	}
	_, err = io.WriteString(t.sheet, xml.Header+`<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>`)
	return t, err
}

func (t *xlsxTable) row(cells []cell) error {
	var b strings.Builder
	b.WriteString("<row>")
	for _, c := range cells {
		if c.number {
			b.WriteString("<c><v>" + c.text + "</v></c>")
			continue
		}
		b.WriteString(`<c t="inlineStr"><is><t xml:space="preserve">`)
		if err := xml.EscapeText(&b, []byte(c.text)); err != nil {
			return err
		}
		b.WriteString("</t></is></c>")
	}
	b.WriteString("</row>")
	_, err := io.WriteString(t.sheet, b.String())
	return err
}

func (t *xlsxTable) close() error {
	if _, err := io.WriteString(t.sheet, "</sheetData></worksheet>"); err != nil {
		return err
	}
	return t.archive.Close()
}
