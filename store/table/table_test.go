package table_test

import (
	"archive/zip"
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"runtime"
	"strings"
	"unicode/utf16"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/table"
)

// read reads a file to its end, and returns each row as its number and its cells.
func read(file string) (rows []string, err error) {
	r, err := table.Open(strings.NewReader(file), "de")
	for err == nil {
		var record table.Record
		if record, err = r.Next(); err == nil {
			var cells []string
			for _, c := range record.Cells {
				cells = append(cells, c.Text)
			}
			if record.Fault != "" {
				cells = []string{"!"}
			}
			rows = append(rows, fmt.Sprintf("%d:%s", record.Row, strings.Join(cells, "|")))
		}
	}
	if errors.Is(err, io.EOF) {
		err = nil
	}
	return rows, err
}

// workbook packs a sheet, and the parts given as pairs of name and content, into a file.
func workbook(sheet string, parts ...string) string {
	var out bytes.Buffer
	z := zip.NewWriter(&out)
	put := func(name, content string) {
		w, err := z.Create(name)
		Expect(err).NotTo(HaveOccurred())
		_, err = io.WriteString(w, content)
		Expect(err).NotTo(HaveOccurred())
	}
	put("xl/workbook.xml", `<?xml version="1.0"?><workbook xmlns:r="x"><sheets><sheet name="A" sheetId="1" r:id="rId7"/><sheet name="B" sheetId="2" r:id="rId1"/></sheets></workbook>`)
	put("xl/_rels/workbook.xml.rels", `<Relationships><Relationship Id="rId1" Target="worksheets/other.xml"/><Relationship Id="rId7" Target="/xl/worksheets/first.xml"/></Relationships>`)
	put("xl/worksheets/first.xml", sheet)
	for i := 0; i < len(parts); i += 2 {
		put(parts[i], parts[i+1])
	}
	Expect(z.Close()).To(Succeed())
	return out.String()
}

// repacked returns a workbook in which one part is changed.
func repacked(file, name string, change func(string) string) string {
	in, err := zip.NewReader(strings.NewReader(file), int64(len(file)))
	Expect(err).NotTo(HaveOccurred())
	var out bytes.Buffer
	z := zip.NewWriter(&out)
	for _, f := range in.File {
		r, err := f.Open()
		Expect(err).NotTo(HaveOccurred())
		part, err := io.ReadAll(r)
		Expect(err).NotTo(HaveOccurred())
		if f.Name == name {
			part = []byte(change(string(part)))
		}
		w, err := z.Create(f.Name)
		Expect(err).NotTo(HaveOccurred())
		_, err = w.Write(part)
		Expect(err).NotTo(HaveOccurred())
	}
	Expect(z.Close()).To(Succeed())
	return out.String()
}

var unreadable = WithTransform(domain.CodeOf, Equal(domain.InvalidValue))

var _ = Describe("An imported table", func() {
	DescribeTable("has the same rows in CSV from any spreadsheet, with", func(file string) {
		Expect(read(file)).To(Equal([]string{"1:email|name", "2:ada@x.example|Ada, \"A\"\nLovelace", "4:bob@x.example|Bøb", "6:eve@x.example"}))
	},
		Entry("commas", "email,name\nada@x.example,\"Ada, \"\"A\"\"\nLovelace\"\n\nbob@x.example,Bøb\n,\neve@x.example\n"),
		Entry("semicolons, a byte order mark and CRLF", "\ufeffemail;name\r\nada@x.example;\"Ada, \"\"A\"\"\r\nLovelace\"\r\n\r\nbob@x.example;Bøb\r\n;\r\neve@x.example"),
		Entry("tabs in UTF-16", func() string {
			var out bytes.Buffer
			Expect(binary.Write(&out, binary.LittleEndian, utf16.Encode([]rune("\ufeffemail\tname\r\nada@x.example\t\"Ada, \"\"A\"\"\nLovelace\"\r\n\r\nbob@x.example\tBøb\r\n\t\r\neve@x.example")))).To(Succeed())
			return out.String()
		}()),
	)

	It("has the rows of an export, including a report of a faulty row", func() {
		var out bytes.Buffer
		w, err := table.NewCSV(&out)
		Expect(err).NotTo(HaveOccurred())
		row := []string{"=1+1", "+49 30", "-5", "@x", "＝1", "plain", "it's", "'quoted"}
		Expect(w.Row(append(table.Texts(row...), table.Number(-5)))).To(Succeed())
		Expect(w.Close()).To(Succeed())
		Expect(out.String()).To(Equal("\ufeff'=1+1,'+49 30,'-5,'@x,'＝1,plain,it's,'quoted,-5\r\n"))
		Expect(read(out.String())).To(Equal([]string{"1:" + strings.Join(row, "|") + "|-5"}))
		Expect(read("a,b\n\"x\"y,1\nz,2\n\x00,3\nlast,4\n")).To(Equal([]string{"1:a|b", "2:!", "3:z|2", "4:!", "5:last|4"}))
	})

	It("has the rows of the first sheet of an XLSX file: shared and rich text, numbers, gaps and escaped characters", func() {
		file := workbook(`<?xml version="1.0" encoding="UTF-8"?><!-- a > b --><x:worksheet xmlns:x="y"><x:cols><x:col min="1"/></x:cols><x:sheetData>
			<x:row r="1"><x:c r="A1" t="s"><x:v>1</x:v></x:c><x:c r="C1" t="inlineStr"><x:is><x:t xml:space="preserve"> a &lt;b&gt; &#x41;&amp;_x000D_ </x:t></x:is></x:c></x:row>
			<x:row r="3" spans='1>3'><x:c r="B3"><x:v>4.9305550142E11</x:v></x:c><x:c t="b"><x:v>1</x:v></x:c><x:c t="str"><x:f>A1&amp;B1</x:f><x:v>made</x:v></x:c><x:c/><x:c t="s"><x:v>0</x:v></x:c></x:row>
			<x:row/><x:row><x:c s="4"/></x:row><x:row><x:c t="e"><x:v>#REF!</x:v></x:c></x:row><x:row><x:c t="inlineStr"><x:is><x:t><![CDATA[<&>]]></x:t></x:is></x:c></x:row>
			</x:sheetData></x:worksheet>`,
			"xl/sharedStrings.xml", `<sst><si><t>zero</t><rPh sb="0"><t>aloud</t></rPh></si><si><r><rPr/><t>ri</t></r><r><t>ch</t></r></si></sst>`,
			"xl/worksheets/other.xml", `<worksheet/>`)
		Expect(read(file)).To(Equal([]string{"1:rich||a <b> A&", "3:|493055501420|true|made||zero", "6:!", "7:<&>"}))
		r, err := table.Open(strings.NewReader(file), "de")
		Expect(err).NotTo(HaveOccurred())
		day, ok := r.Day("46000.5")
		Expect(day).To(Equal("2025-12-09"))
		Expect(ok).To(BeTrue())
		_, ok = r.Day("-1")
		Expect(ok).To(BeFalse())
	})

	It("has the same values as the exported workbook", func() {
		var out bytes.Buffer
		w, err := table.NewXLSX(&out, "Customers", "Values")
		Expect(err).NotTo(HaveOccurred())
		Expect(w.Row(append(table.Texts("=1+1", "<&>"), table.Number("12.50")))).To(Succeed())
		Expect(w.Next()).To(Succeed())
		Expect(w.Row(table.Texts("other"))).To(Succeed())
		Expect(w.Close()).To(Succeed())
		Expect(read(out.String())).To(Equal([]string{"1:=1+1|<&>|12.5"}))
	})

	DescribeTable("is refused if the file is", func(file func() string) {
		rows, err := read(file())
		Expect(err).To(unreadable, "%v", rows)
		Expect(err).To(HaveField("Fields", ContainElement(HaveField("Pointer", "/file"))))
	},
		Entry("empty", func() string { return "" }),
		Entry("in another encoding", func() string { return "email,name\na@b.example,M\x81ller\n" }),
		Entry("UTF-8 that ends within a character", func() string { return "\ufeffemail\n" + strings.Repeat("x", 64<<10-7) + "\xc3" }),
		Entry("an archive without a workbook", func() string { return "PK\x03\x04 and nothing" }),
		Entry("an incomplete workbook", func() string { return workbook("")[:200] }),
		Entry("a workbook whose row numbers decrease", func() string { return workbook(`<row r="2"><c><v>1</v></c></row><row r="1"><c><v>1</v></c></row>`) }),
		Entry("a workbook with a cell outside of all columns", func() string { return workbook(`<row><c r="XFE1"><v>1</v></c></row>`) }),
		Entry("a workbook that refers to a missing string", func() string { return workbook(`<row><c t="s"><v>4</v></c></row>`) }),
		Entry("a workbook whose sheet is incomplete", func() string { return workbook(`<row><c><v>1</v></c>`) }),
		Entry("a CSV with 2,000,000 columns", func() string { return strings.Repeat(",", 2_000_000) }),
		Entry("a workbook with 2,000,000 columns", func() string { return workbook("<row>" + strings.Repeat("<c><v>1</v></c>", 2_000_000) + "</row>") }),
	)

	// A hostile file tries to use up memory. Each of these files must be refused before it costs much.
	DescribeTable("is refused within the memory limit if the file has", func(file func() string) {
		hostile := file()
		var before, after runtime.MemStats
		runtime.GC()
		runtime.ReadMemStats(&before)
		_, err := read(hostile)
		runtime.ReadMemStats(&after)
		Expect(err).To(unreadable)
		Expect(after.TotalAlloc - before.TotalAlloc).To(BeNumerically("<", 12<<20))
	},
		Entry("one line without an end", func() string { return "email\n\"" + strings.Repeat("x", 16<<20) }),
		Entry("one line of 16 MiB", func() string { return strings.Repeat("x", 16<<20) }),
		Entry("a cell that unpacks to 24 MiB", func() string { return workbook("<row><c><v>" + strings.Repeat("1", 24<<20) + "</v></c></row>") }),
		Entry("an element that unpacks to 24 MiB", func() string { return workbook("<row a='" + strings.Repeat("1", 24<<20) + "'/>") }),
		Entry("30,000 files", func() string {
			parts := []string{}
			for i := range 30_000 {
				parts = append(parts, fmt.Sprintf("%d", i), "")
			}
			return workbook("", parts...)
		}),
	)
})
