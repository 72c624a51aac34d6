package repo_test

import (
	"context"
	"database/sql"
	"os"
	"regexp"
	"slices"
	"strings"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/storetest"
)

var _ = Describe("The documentation of triggers in migrations/README.md", func() {
	var data *storetest.Database
	BeforeEach(func(ctx SpecContext) { data = storetest.Open(ctx) })

	It("lists exactly the triggers of the database", func(ctx SpecContext) {
		var listed []string
		for _, row := range readmeTable("## Triggers") {
			Expect(row).To(HaveLen(4))
			Expect(row[2]).To(ContainSubstring(" → "), row[0])
			Expect(row[3]).NotTo(BeEmpty(), row[0])
			for _, table := range quoted(row[1]) {
				for _, trigger := range quoted(row[0]) {
					listed = append(listed, strings.ReplaceAll(trigger, "<table>", table)+" on "+table)
				}
			}
		}
		there := texts(ctx, data.SQL, "SELECT tgname || ' on ' || tgrelid::regclass FROM pg_trigger WHERE NOT tgisinternal AND tgparentid = 0")
		Expect(len(there)).To(BeNumerically(">", 50))
		Expect(listed).To(ConsistOf(there))
	})

	It("lists every generated column, and every column and row that a trigger writes", func(ctx SpecContext) {
		generated := texts(ctx, data.SQL, "SELECT attrelid::regclass || '.' || attname FROM pg_attribute JOIN pg_class c ON c.oid = attrelid WHERE attgenerated <> '' AND relkind IN ('r', 'p') AND NOT relispartition")
		tables := texts(ctx, data.SQL, "SELECT tablename FROM pg_tables WHERE schemaname = 'public'")
		columns := texts(ctx, data.SQL, "SELECT table_name || '.' || column_name FROM information_schema.columns WHERE table_schema = 'public'")
		Expect(len(generated)).To(BeNumerically(">", 10))

		writers := map[string]string{} // by table.column for columns, by table for rows
		for _, row := range readmeTable("## Derived columns and rows") {
			Expect(row).To(HaveLen(4))
			Expect(row[1:]).NotTo(ContainElement(""), row[0])
			for _, name := range quoted(row[0]) {
				if strings.HasPrefix(row[0], "rows of ") {
					Expect(tables).To(ContainElement(name))
				} else {
					Expect(columns).To(ContainElement(name))
					Expect(slices.Contains(generated, name)).To(Equal(row[1] == "generated"), "%s: %s", name, row[1])
				}
				Expect(writers).NotTo(HaveKey(name), "listed twice")
				writers[name] = row[1]
			}
		}
		for _, name := range generated {
			Expect(writers).To(HaveKey(name))
		}
		written := writtenByTriggers(ctx, data.SQL)
		for name, trigger := range written {
			table, _, _ := strings.Cut(name, ".")
			Expect(writers).To(Or(HaveKeyWithValue(name, ContainSubstring("trigger")), HaveKeyWithValue(table, ContainSubstring("trigger"))), "%s is written by the trigger %s", name, trigger)
		}
		for name, writer := range writers {
			if strings.Contains(writer, "trigger") {
				Expect(written).To(Or(HaveKey(name), HaveKey(HavePrefix(name+"."))), "%s is written by no trigger", name)
			}
		}
	})
})

// readmeTable returns the cells of the table below a title, without its header row.
func readmeTable(title string) (rows [][]string) {
	GinkgoHelper()
	text, err := os.ReadFile("../../migrations/README.md")
	Expect(err).NotTo(HaveOccurred())
	_, section, found := strings.Cut(string(text), "\n"+title+"\n")
	Expect(found).To(BeTrue(), title)
	section, _, _ = strings.Cut(section, "\n## ")
	for _, line := range strings.Split(section, "\n") {
		if strings.HasPrefix(line, "| ") {
			var row []string
			for _, cell := range strings.Split(strings.Trim(line, "|"), " | ") {
				row = append(row, strings.TrimSpace(cell))
			}
			rows = append(rows, row)
		}
	}
	Expect(len(rows)).To(BeNumerically(">", 10), title)
	return rows[1:]
}

// quoted returns the texts between backquotes in a cell.
func quoted(cell string) (list []string) {
	for _, m := range regexp.MustCompile("`([^`]+)`").FindAllStringSubmatch(cell, -1) {
		list = append(list, m[1])
	}
	return list
}

var (
	assigns     = regexp.MustCompile(`\bNEW\.(\w+) :=|\bINTO (?:STRICT )?NEW\.(\w+)`)
	updates     = regexp.MustCompile(`\bUPDATE (\w+) SET ([^;]+?) WHERE\b`)
	insertsInto = regexp.MustCompile(`\b(?:INSERT INTO|DELETE FROM) (\w+)`)
)

// writtenByTriggers reads from the functions of triggers which columns (table.column) and
// rows (table) they write, each with the name of a trigger.
func writtenByTriggers(ctx context.Context, db *sql.DB) map[string]string {
	GinkgoHelper()
	written := map[string]string{}
	rows, err := db.QueryContext(ctx, "SELECT t.tgname, t.tgrelid::regclass::text, p.prosrc FROM pg_trigger t JOIN pg_proc p ON p.oid = t.tgfoid WHERE NOT t.tgisinternal AND t.tgparentid = 0")
	Expect(err).NotTo(HaveOccurred())
	defer rows.Close()
	for rows.Next() {
		var trigger, table, source string
		Expect(rows.Scan(&trigger, &table, &source)).To(Succeed())
		for _, m := range assigns.FindAllStringSubmatch(source, -1) {
			written[table+"."+m[1]+m[2]] = trigger
		}
		for _, m := range updates.FindAllStringSubmatch(source, -1) {
			for _, set := range regexp.MustCompile(`(?:^|, )(\w+) = `).FindAllStringSubmatch(m[2], -1) {
				written[m[1]+"."+set[1]] = trigger
			}
		}
		for _, m := range insertsInto.FindAllStringSubmatch(source, -1) {
			written[m[1]] = trigger
		}
	}
	Expect(rows.Err()).NotTo(HaveOccurred())
	Expect(written).To(And(HaveKey("refunds.order_search"), HaveKey("variants.sort_name"), HaveKey("media_uses"), HaveKey("orders.modified_tx")))
	return written
}

func texts(ctx context.Context, db *sql.DB, query string) (list []string) {
	GinkgoHelper()
	rows, err := db.QueryContext(ctx, query)
	Expect(err).NotTo(HaveOccurred())
	defer rows.Close()
	for rows.Next() {
		var text string
		Expect(rows.Scan(&text)).To(Succeed())
		list = append(list, text)
	}
	Expect(rows.Err()).NotTo(HaveOccurred())
	return list
}
