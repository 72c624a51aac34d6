package scoped

import (
	"reflect"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
)

// everyKind has a field of each kind that occurs in rows.
type everyKind struct {
	Number  int
	Text    string
	Pointer *string
	Numbers []int64
	Objects []everyKind
	Fields  map[string][]string
	Amount  domain.Amount
	Price   *domain.Amount
	On      time.Time
	Until   *time.Time
	Part    struct{ Name *string }
	Any     any
	Loaded  []string `gorm:"-"`
	Opened  []string `json:"-"`
	own     []string
}

var _ = Describe("The copy of a stored row", func() {
	now := time.Date(2026, 11, 20, 9, 0, 0, 0, time.UTC)
	text := func(s string) *string { return &s }
	row := func() *everyKind {
		price := domain.MustAmount("1.50")
		r := &everyKind{Number: 1, Text: "a", Pointer: text("b"), Numbers: []int64{1, 2}, Objects: []everyKind{{Pointer: text("c")}}, Fields: map[string][]string{"d": {"e"}},
			Amount: domain.MustAmount("1.50"), Price: &price, On: now, Until: &now, Any: "f", Loaded: []string{"g"}, Opened: []string{"h"}, own: []string{"i"}}
		r.Part.Name = text("j")
		return r
	}
	is := func(a, b *everyKind) bool { return same(reflect.ValueOf(*a), reflect.ValueOf(*b)) }
	changes := map[string]func(*everyKind){
		"a number":                 func(r *everyKind) { r.Number = 2 },
		"a text":                   func(r *everyKind) { r.Text = "" },
		"behind a pointer":         func(r *everyKind) { *r.Pointer = "x" },
		"a pointer to nothing":     func(r *everyKind) { r.Pointer = nil },
		"in a list":                func(r *everyKind) { r.Numbers[1] = 3 },
		"a longer list":            func(r *everyKind) { r.Numbers = append(r.Numbers, 3) },
		"a shorter list":           func(r *everyKind) { r.Numbers = r.Numbers[:1] },
		"no list":                  func(r *everyKind) { r.Numbers = nil },
		"deep in a list":           func(r *everyKind) { *r.Objects[0].Pointer = "x" },
		"in a list of a map":       func(r *everyKind) { r.Fields["d"][0] = "x" },
		"a further key":            func(r *everyKind) { r.Fields["x"] = nil },
		"a key less":               func(r *everyKind) { delete(r.Fields, "d") },
		"an amount":                func(r *everyKind) { r.Amount = domain.MustAmount("1.51") },
		"an amount behind":         func(r *everyKind) { *r.Price = domain.MustAmount("1.51") },
		"a moment":                 func(r *everyKind) { r.On = now.Add(1) },
		"a moment behind":          func(r *everyKind) { later := now.Add(1); r.Until = &later },
		"in a part":                func(r *everyKind) { *r.Part.Name = "x" },
		"a value of whatever kind": func(r *everyKind) { r.Any = 1 },
	}

	It("stays unchanged when the row changes, and then differs from the row", func() {
		for name, change := range changes {
			r := row()
			stored := copied(reflect.ValueOf(r).Elem()).Interface().(everyKind)
			Expect(is(r, &stored)).To(BeTrue(), name)
			change(r)
			Expect(is(r, &stored)).To(BeFalse(), name)
			Expect(is(&stored, r)).To(BeFalse(), name)
			Expect(is(row(), &stored)).To(BeTrue(), "%s: the copy stays", name)
		}
	})

	It("omits fields that are not stored", func() {
		for _, change := range []func(*everyKind){
			func(r *everyKind) { r.Loaded = nil }, func(r *everyKind) { r.Opened = nil }, func(r *everyKind) { r.own = nil },
		} {
			r := row()
			change(r)
			Expect(is(r, row())).To(BeTrue())
		}
	})

	It("equals a row with the same values in a different representation", func() {
		r := row()
		r.Amount, r.On = domain.MustAmount("1.5"), now.In(time.FixedZone("CET", 3600))
		Expect(is(r, row())).To(BeTrue())
		empty := &everyKind{Numbers: []int64{}, Objects: []everyKind{}}
		Expect(is(empty, &everyKind{})).To(BeTrue(), "nothing is an empty list")
		Expect(copied(reflect.ValueOf(everyKind{})).Interface()).To(Equal(everyKind{}), "and stays what it is")
	})
})
