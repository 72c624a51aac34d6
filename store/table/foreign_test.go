package table_test

import (
	"bytes"
	"encoding/binary"
	"math/rand/v2"
	"os"
	"strings"
	"unicode/utf16"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"
	"golang.org/x/text/encoding"
	"golang.org/x/text/encoding/charmap"
	"golang.org/x/text/encoding/japanese"

	"github.com/storeplatform/storeplatform/store/table"
)

// encoded returns a text in the given encoding.
func encoded(as encoding.Encoding, text string) string {
	out, err := as.NewEncoder().String(text)
	Expect(err).NotTo(HaveOccurred())
	return out
}

// cellsOf reads a file for a store whose language is given, and returns the texts of the cells.
func cellsOf(file, language string) (rows [][]string, err error) {
	r, err := table.Open(strings.NewReader(file), language)
	for err == nil {
		var record table.Record
		if record, err = r.Next(); err == nil {
			var cells []string
			for _, c := range record.Cells {
				cells = append(cells, c.Text)
			}
			rows = append(rows, cells)
		}
	}
	return rows, err
}

var _ = Describe("A file from another program", func() {
	It("has the dates and codes as Excel shows them", func() {
		file, err := os.ReadFile("testdata/excelize.xlsx")
		Expect(err).NotTo(HaveOccurred())
		want, err := os.ReadFile("testdata/excelize.txt")
		Expect(err).NotTo(HaveOccurred())
		rows, _ := cellsOf(string(file), "de")
		var texts []string
		for _, cells := range rows {
			texts = append(texts, cells[0])
		}
		Expect(texts).To(Equal(strings.Split(strings.TrimSpace(string(want)), "\n")))
	})

	It("counts days from 1904 if its workbook does, and may contain ISO 8601 dates", func() {
		file := workbook(`<row><c s="1"><v>43830</v></c><c s="0"><v>43830</v></c><c s="7"><v>43830</v></c><c t="d"><v>2024-01-01T00:00:00</v></c><c t="d"><v>2024-01-01T08:30:00</v></c></row>`,
			"xl/styles.xml", `<styleSheet><cellStyleXfs><xf numFmtId="49"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>`)
		Expect(read(file)).To(Equal([]string{"1:2019-12-31|43830|43830|2024-01-01|2024-01-01T08:30:00"}))
		Expect(read(with1904(file))).To(Equal([]string{"1:2024-01-01|43830|43830|2024-01-01|2024-01-01T08:30:00"}))
	})

	It("is refused if it is a workbook with a million cell formats", func() {
		_, err := read(workbook(`<row/>`, "xl/styles.xml", `<styleSheet><cellXfs>`+strings.Repeat(`<xf/>`, 1_000_000)+`</cellXfs></styleSheet>`))
		Expect(err).To(unreadable)
	})

	DescribeTable("has the same rows whatever its line ends and separators, such as", func(file string) {
		Expect(read(file)).To(Equal([]string{"1:email|name", "2:ada@x.example|Ada, \"A\"\nLovelace", "4:bob@x.example|Bob;B"}))
	},
		Entry("sep=; from Excel", "sep=;\r\nemail;name\r\nada@x.example;\"Ada, \"\"A\"\"\r\nLovelace\"\r\n\r\nbob@x.example;\"Bob;B\"\r\n"),
		Entry("a quoted SEP=, after a byte order mark", "\ufeff\"SEP=,\"\nemail,name\nada@x.example,\"Ada, \"\"A\"\"\nLovelace\"\n\nbob@x.example,Bob;B\n"),
		Entry("sep=| although the first line seems to have another separator", "sep=|\nemail|name\nada@x.example|\"Ada, \"\"A\"\"\nLovelace\"\n\nbob@x.example|Bob;B\n"),
		Entry("CR", "email,name\rada@x.example,\"Ada, \"\"A\"\"\rLovelace\"\r\rbob@x.example,Bob;B\r"),
		Entry("CR with sep= and CRLF in a cell", "sep=,\remail,name\rada@x.example,\"Ada, \"\"A\"\"\r\nLovelace\"\r\rbob@x.example,Bob;B"),
		Entry("UTF-16 with the high byte first", func() string {
			var out bytes.Buffer
			text := "\ufeffemail\tname\r\nada@x.example\t\"Ada, \"\"A\"\"\r\nLovelace\"\r\n\r\nbob@x.example\tBob;B\r\n"
			Expect(binary.Write(&out, binary.BigEndian, utf16.Encode([]rune(text)))).To(Succeed())
			return out.String()
		}()),
	)

	DescribeTable("keeps its letters if it is in the code page of the store's language,", func(language string, as encoding.Encoding, text string) {
		rows, _ := cellsOf(encoded(as, "name\r\n\""+text+"\"\r\n"), language)
		Expect(rows).To(Equal([][]string{{"name"}, {text}}))
		utf8, _ := cellsOf("name\r\n\""+text+"\"\r\n", language)
		Expect(utf8).To(Equal(rows), "UTF-8 is always read as UTF-8")
	},
		Entry("German", "de", charmap.Windows1252, "Jörg Müßig, 12 €"),
		Entry("Austrian German", "de-AT", charmap.Windows1252, "Ägidius Öhler"),
		Entry("French", "fr", charmap.Windows1252, "Zoë Œuvrard-Créée, « n° 5 »"),
		Entry("Spanish", "es", charmap.Windows1252, "¿Qué? ¡Íñigo Núñez!"),
		Entry("Czech", "cs", charmap.Windows1250, "Jiří Dvořák"),
		Entry("Polish", "pl", charmap.Windows1250, "Łukasz Jabłoński"),
		Entry("Russian", "ru", charmap.Windows1251, "Анна Иванова"),
		Entry("Greek", "el", charmap.Windows1253, "Νίκος Παπαδόπουλος"),
		Entry("Japanese", "ja", japanese.ShiftJIS, "山田 太郎"),
	)

	DescribeTable("is refused if its letters indicate another code page than the store's,", func(language string, as encoding.Encoding, text string) {
		_, err := cellsOf(encoded(as, "name\r\n"+text+"\r\n"), language)
		Expect(err).To(unreadable)
		Expect(err).To(HaveField("Fields", ContainElement(HaveField("Detail", ContainSubstring("line 2")))))
	},
		Entry("Russian in a German store", "de", charmap.Windows1251, "Анна Иванова"),
		Entry("Greek in a French store", "fr", charmap.Windows1253, "Παπαδόπουλος"),
		Entry("Polish in an English store", "en", charmap.Windows1250, "Łukasz Jabłoński"),
		Entry("DOS in a German store", "de", charmap.CodePage437, "Jörg Müßig"),
		Entry("Japanese in a German store", "de", japanese.ShiftJIS, "山田太郎"),
		Entry("German in a Japanese store", "ja", charmap.Windows1252, "Jörg ÜÖÄ"),
	)
})

// with1904 returns the workbook with dates that count from 1904.
func with1904(file string) string {
	return repacked(file, "xl/workbook.xml", func(part string) string {
		return strings.Replace(part, "<sheets>", `<workbookPr date1904="1"/><sheets>`, 1)
	})
}

// An exported file can be imported again without a change.
var _ = Describe("A text after an export and an import", func() {
	pieces := []string{"'", "''", "=", "+", "-", "@", "＝", "0", "1234", "a", "Ä", "山", " ", "\t", "\n", "\r\n", "\r", ",", ";", "\"", "_x000D_", "_x005F_", "_", "x0041_", "_x0041", "&lt;", "<", "&", "\x01", "\x1f", "\u00a0", "\ufeff", "s-Hertogenbosch", "sep=;"}
	texts := func() (out []string) {
		r := rand.New(rand.NewPCG(uint64(GinkgoRandomSeed()), 1))
		out = []string{"'=1+1", "=1+1", "'01234", "01234", "''01234", "+49 30", "'s-Hertogenbosch", "''", "'", "'\t", "_x000D_", "a\r\nb", "_x1234\r\n", "_x000D_x1234\r"}
		for range 5000 {
			var text strings.Builder
			for range r.IntN(6) {
				text.WriteString(pieces[r.IntN(len(pieces))])
			}
			out = append(out, text.String())
		}
		return out
	}
	DescribeTable("is unchanged in", func(open func(*bytes.Buffer) (table.Writer, error)) {
		var file bytes.Buffer
		w, err := open(&file)
		Expect(err).NotTo(HaveOccurred())
		written := texts()
		Expect(w.Row(table.Texts("key", "text", "end"))).To(Succeed())
		for _, text := range written {
			Expect(w.Row(table.Texts("k", text, "e"))).To(Succeed())
		}
		Expect(w.Close()).To(Succeed())
		rows, _ := cellsOf(file.String(), "en")
		Expect(rows).To(HaveLen(len(written) + 1))
		for i, text := range written {
			Expect(rows[i+1][0]+rows[i+1][2]).To(Equal("ke"), "%q", text)
			Expect(table.Plain(rows[i+1][1])).To(Equal(table.Plain(text)), "%q", text)
		}
	},
		Entry("CSV", func(b *bytes.Buffer) (table.Writer, error) { return table.NewCSV(b) }),
		Entry("XLSX", func(b *bytes.Buffer) (table.Writer, error) { return table.NewXLSX(b, "Rows") }),
	)

	It("loses only the apostrophe that people type before a number", func() {
		Expect(read("zip,city\n'01234,'s-Hertogenbosch\n")).To(Equal([]string{"1:zip|city", "2:01234|'s-Hertogenbosch"}))
	})
})
