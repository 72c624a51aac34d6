package liquid

import (
	"maps"
	"slices"
	"strings"
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
)

// Value is a value in a template; nil is Liquid's nil. Only types in this package implement Value,
// so rows and values with methods cannot be passed in.
type Value interface{ isValue() }

type (
	// Text is text from data. HTML output escapes it.
	Text string
	// Markup is trusted HTML, or text of the template itself.
	Markup string
	// Bool is true or false.
	Bool bool
	// List is an ordered list of values.
	List []Value
	// Map contains values by name.
	Map map[string]Value
	// Number is an exact decimal number; the zero value is 0.
	Number struct {
		amount   domain.Amount
		fraction bool // the number has a fraction, so divided_by does not round down
	}
	// Private is a secret that only the reader of the output may see. It may stand alone, or be the whole
	// URL of a link. Captures, filters and comparisons reject it, so that no part of the secret gets into
	// a URL that is loaded.
	Private string
	// Money is an amount that is output as text and compared as a number.
	Money struct {
		Amount   domain.Amount
		Currency string // currency of the amount, for the caller, who sets Shown
		Shown    string
	}
	// Time is a time that is output as Text. If Text is empty, a layout of package time formats the time.
	// The filter date can format it in other ways.
	Time struct {
		At           time.Time
		Layout, Text string
	}

	// mixed is markup that contains escaped data.
	mixed string
	// state is a state to which values can be compared: empty or blank.
	state string
)

func (Text) isValue()     {}
func (Markup) isValue()   {}
func (Bool) isValue()     {}
func (List) isValue()     {}
func (Map) isValue()      {}
func (Number) isValue()   {}
func (Money) isValue()    {}
func (Private) isValue()  {}
func (Time) isValue()     {}
func (mixed) isValue()    {}
func (state) isValue()    {}
func (*forloop) isValue() {}

// Int returns a whole number.
func Int(n int) Number { return Number{amount: domain.AmountOf(int64(n), 0)} }

// TextOf returns a text, or nil for an empty text, so that {% if %} can test whether there is a text.
func TextOf(s string) Value {
	if s == "" {
		return nil
	}
	return Text(s)
}

// These limits keep numbers exact. A number above the limit is an error; more decimal places are rounded.
var (
	mostNumber = domain.MustAmount("99999999999999")
	places     = 12
)

func number(at int, a domain.Amount, fraction bool) (Value, error) {
	if mostNumber.Less(a) || a.Less(mostNumber.Neg()) {
		return nil, faultf(at, "A number has more than 14 digits.")
	}
	return Number{a.Round(places, domain.HalfUp), fraction}, nil
}

// numeric converts a value to a number. ok is false if the value is not a number. A text that spells a
// number is converted.
func numeric(v Value) (Number, bool) {
	switch v := v.(type) {
	case Number:
		return v, true
	case Money:
		return Number{v.Amount, true}, true
	}
	s, is := words(v)
	if !is {
		return Number{}, false
	}
	a, err := domain.ParseAmount(strings.TrimSpace(s))
	return Number{a, strings.Contains(s, ".")}, err == nil
}

// whole returns the number as an int. It returns false if the number has a fraction.
func (n Number) whole() (int, bool) {
	units, exact := n.amount.Units(0)
	return int(units), exact
}

// words returns the content of a text of any type. It returns false for other values.
func words(v Value) (string, bool) {
	switch v := v.(type) {
	case Text:
		return string(v), true
	case Markup:
		return string(v), true
	case mixed:
		return string(v), true
	}
	return "", false
}

// shown returns a value as text. It returns "" for lists and maps; write handles lists.
func shown(v Value) string {
	switch v := v.(type) {
	case Number:
		return v.amount.Trimmed()
	case Money:
		return v.Shown
	case Time:
		if v.Text != "" {
			return v.Text
		}
		return v.At.Format(v.Layout)
	case Bool:
		if v {
			return "true"
		}
		return "false"
	}
	s, _ := words(v)
	return s
}

// textOf returns a value as text. A text keeps its kind.
func textOf(v Value) Value {
	switch v.(type) {
	case Text, Markup, mixed:
		return v
	}
	return Text(shown(v))
}

// isData reports whether a value contains text from data.
func isData(v Value) bool {
	switch v.(type) {
	case Text, mixed:
		return true
	}
	return false
}

func private(values ...Value) bool {
	for _, v := range values {
		if _, is := v.(Private); is {
			return true
		}
	}
	return false
}

// holds reports whether Liquid treats a value as true: every value except nil and false.
func holds(v Value) bool { return v != nil && v != Value(Bool(false)) }

func isState(v Value, s state) bool {
	text, is := words(v)
	switch x := v.(type) {
	case nil:
		return s == "blank"
	case Bool:
		return s == "blank" && !bool(x)
	case List:
		return len(x) == 0
	case Map:
		return len(x) == 0
	}
	return is && (text == "" || s == "blank" && strings.TrimSpace(text) == "")
}

// size returns the length of a value, which is the cost of reading the value.
func size(v Value) int {
	switch v := v.(type) {
	case List:
		return 16 * len(v)
	case Map:
		return 16 * len(v)
	}
	s, _ := words(v)
	return len(s)
}

// equal compares two values. A list or a map equals only the state empty or blank.
func equal(a, b Value) bool {
	if s, is := a.(state); is {
		return isState(b, s)
	}
	if s, is := b.(state); is {
		return isState(a, s)
	}
	x, textual := words(a)
	y, both := words(b)
	if textual && both {
		return x == y
	}
	switch a := a.(type) {
	case nil:
		return b == nil
	case Bool:
		return b == Value(a)
	case Time:
		other, is := b.(Time)
		return is && a.At.Equal(other.At)
	case Number, Money:
		m, _ := numeric(a)
		n, is := numeric(b)
		return is && !both && m.amount.Equal(n.amount)
	}
	return false
}

// less compares two numbers, two times or two texts. ordered is false for any other pair of values.
func less(a, b Value) (before, ordered bool) {
	x, textual := words(a)
	y, both := words(b)
	if textual && both {
		return x < y, true
	}
	if s, is := a.(Time); is {
		t, is := b.(Time)
		return is && s.At.Before(t.At), is
	}
	m, isNumber := numeric(a)
	n, areNumbers := numeric(b)
	if !isNumber || !areNumbers {
		return false, false
	}
	return m.amount.Less(n.amount), true
}

// list converts a value to a list: nil to an empty list, and a value that is not a list to a list of one
// item.
func list(v Value) List {
	switch v := v.(type) {
	case nil:
		return nil
	case List:
		return v
	case Map:
		return pairs(v)
	}
	return List{v}
}

// pairs returns the names and values of a map, sorted by name.
func pairs(m Map) List {
	names := make([]string, 0, len(m))
	for name := range m {
		names = append(names, name)
	}
	slices.Sort(names)
	out := make(List, len(names))
	for i, name := range names {
		out[i] = List{Text(name), m[name]}
	}
	return out
}

// property returns a member of a value. It returns false if the value has no such member.
func property(v Value, name string) (Value, bool) {
	switch v := v.(type) {
	case Map:
		if member, has := v[name]; has {
			return member, true
		}
		switch {
		case name == "size":
			return Int(len(v)), true
		case name == "first" && len(v) > 0: // the pair whose name sorts first
			names := slices.Sorted(maps.Keys(v))
			return List{Text(names[0]), v[names[0]]}, true
		}
	case List:
		switch {
		case name == "size":
			return Int(len(v)), true
		case name == "first" && len(v) > 0:
			return v[0], true
		case name == "last" && len(v) > 0:
			return v[len(v)-1], true
		case name == "first" || name == "last":
			return nil, true
		}
	case *forloop:
		return v.property(name)
	case Text, Markup, mixed:
		if name == "size" {
			s, _ := words(v)
			return Int(len([]rune(s))), true
		}
	}
	return nil, false
}

// Shown returns a value as text. The items of a list are separated by commas. Maps, and maps in lists,
// have no text.
func Shown(v Value) string {
	switch v := v.(type) {
	case Private:
		return string(v)
	case List:
		var parts []string
		for _, item := range v {
			if s := Shown(item); s != "" {
				parts = append(parts, s)
			}
		}
		return strings.Join(parts, ", ")
	}
	return shown(v)
}
