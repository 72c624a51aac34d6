package apitest_test

import (
	"os"
	"path/filepath"
	"strings"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"
)

// plantedBug returns the files that a bug changes: source text by path. The harnesses that kill processes must detect
// the bug.
type plantedBug func() map[string]string

// chargesAgain sends every charge attempt with a new key, and records an event in a later transaction than the change
// itself.
func chargesAgain() map[string]string {
	return map[string]string{
		"store/ordering/attempt.go": mutated("store/ordering/attempt.go", "payment.AuthorizeRequest{Key: key,",
			`payment.AuthorizeRequest{Key: key + s.Clock.Now().Format("-150405.000000000"),`),
		"store/command/commit.go": mutated("store/command/commit.go", "\t\"context\"\n", "\t\"context\"\n\t\"time\"\n",
			"\tif err := t.Record(ctx, recorded); err != nil {\n\t\treturn err\n\t}\n", "",
			"\tif t.Owes() {\n\t\tt.kernel.Wake()", `	if len(recorded) > 0 {
		time.Sleep(40 * time.Millisecond)
		late, err := t.kernel.DB.Begin(ctx, t.Actor())
		if err != nil {
			return err
		}
		defer late.Rollback()
		if err := late.Record(ctx, recorded); err != nil {
			return err
		}
		if err := late.Commit(); err != nil {
			return err
		}
		t.kernel.Wake()`),
	}
}

// deliversAnyhow ignores the order of an object's deliveries, and never retries the deliveries that a
// killed process had in flight.
func deliversAnyhow() map[string]string {
	return map[string]string{"store/repo/delivery.go": mutated("store/repo/delivery.go",
		`"(d.lease_until IS NULL OR d.lease_until <= statement_timestamp())"`, `"(d.lease_until IS NULL)"`,
		"h.lane <> '*' AND h.sequence < d.sequence", "h.lane = '*' AND h.sequence < d.sequence")}
}

// renewsWrongly plants one bug, since a second bug could hide it. It also makes the service ignore the gateway's
// notices, which would repair most failures in time.
func renewsWrongly(path, right, wrong string) plantedBug {
	return func() map[string]string {
		return map[string]string{path: mutated(path, right, wrong), "store/ordering/report.go": mutated("store/ordering/report.go",
			"case p.Unsettled() && result.Outcome", "case p.OffSession || p.Unsettled() && result.Outcome")}
	}
}

var (
	renewsBlindly = renewsWrongly("store/ordering/gateway.go", "case known.Found:", "case known.Found && !p.OffSession:")
	renewsNever   = renewsWrongly("store/domain/subscription/charge.go", "s.DueAt = r.later(c)", "s.DueAt = nil")
)

// keptWrongly plants one bug in the cache of storefront responses.
func keptWrongly(file, right, wrong string) plantedBug {
	return func() map[string]string {
		path := "server/verified/" + file
		return map[string]string{path: mutated(path, right, wrong)}
	}
}

var (
	keepsLate = keptWrongly("verified.go", "\thorizon := a.horizon(ctx, m)\n",
		"\tif late, err := a.as(m.actor).StorefrontState(ctx, 0); err == nil {\n\t\tm.version = late.Version\n\t}\n\thorizon := a.horizon(ctx, m)\n")
	comparesSeldom = keptWrongly("verified.go", `state.Version == "" || found.version != state.Version`,
		`state.Version == "" || m.began.UnixMilli()%8 == 0 && found.version != state.Version`)
	keepsBeyond       = keptWrongly("memory.go", "!now.Before(e.from) && (e.until.IsZero() || now.Before(e.until))", "!now.Before(e.from)")
	comparesNoStock   = keptWrongly("verified.go", "if now, found := available[id]; !found || now != n {", "if now, found := available[id]; !found || now < 0 && n > 0 {")
	keepsForEverybody = keptWrongly("verified.go", "= state.Version, state.AccountTypeID, of", "= state.Version, 0, of")
)

// showsOtherwise plants one bug into each document, sum and report that is derived from orders. None of them hides
// another.
func showsOtherwise() map[string]string {
	return map[string]string{
		"store/domain/document/data.go": mutated("store/domain/document/data.go", "SKU: l.SKU, Quantity: item.Quantity, Unpriced: true", "SKU: l.SKU, Quantity: l.Quantity, Unpriced: true",
			"if open := l.Open(); open > 0 {", "if open := l.Owed(); open > 0 {"),
		"store/repo/sales.go": mutated("store/repo/sales.go", "r.status NOT IN ('FAILED', 'VOIDED')", "r.status <> 'VOIDED'"),
		"store/repo/order_list.go": mutated("store/repo/order_list.go", "l.quantity - l.cancelled_quantity - l.released_quantity - l.fulfilled_quantity",
			"l.quantity - l.cancelled_quantity - l.fulfilled_quantity"),
		"store/domain/ordering/tax_report.go": mutated("store/domain/ordering/tax_report.go", "case charges && (!live || o.differs(last)):", "case charges && !live:"),
		"store/partner/commission_report.go":  mutated("store/partner/commission_report.go", "for _, l := range refund.Lines {", "for _, l := range refund.Lines[:0] {"),
	}
}

// mutated returns a source file with some texts replaced. The parameter changes lists pairs of old and new text.
func mutated(path string, changes ...string) string {
	GinkgoHelper()
	raw, err := os.ReadFile(filepath.Join("../..", path))
	Expect(err).NotTo(HaveOccurred())
	text := string(raw)
	for i := 0; i < len(changes); i += 2 {
		Expect(strings.Count(text, changes[i])).To(Equal(1), "%s no longer has once what the planted bug changes:\n%s", path, changes[i])
		text = strings.Replace(text, changes[i], changes[i+1], 1)
	}
	return text
}

// This spec only checks that the texts to replace still exist. "task test:planted" compiles a program for each bug,
// which takes minutes.
var _ = Describe("The bugs that specs plant in the program", func() {
	It("can still be planted, because the source lines to replace exist", func() {
		for _, bug := range []plantedBug{chargesAgain, deliversAnyhow, renewsBlindly, renewsNever, keepsLate, comparesSeldom, keepsBeyond, comparesNoStock, keepsForEverybody, showsOtherwise} {
			for path, text := range bug() {
				Expect(text).NotTo(BeEmpty(), path)
			}
		}
	})
})
