package liquid

import (
	"slices"
	"strings"
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
)

// Value is what a template can hold; nil is nothing. The kinds of this package are
// all that there are, so that no row, and nothing with methods, can be handed in.
type Value interface{ isValue() }

type (
	// Text is somebody's text. HTML shows it as it was written.
	Text string
	// Markup is HTML that its author may write, or what stands in the template itself.
	Markup string
	// Bool is true or false.
	Bool bool
	// List is values in an order.
	List []Value
	// Map is values by name.
	Map map[string]Value
	// Number is an exact decimal number; the zero value is 0.
	Number struct {
		amount   domain.Amount
		fraction bool // written with a point: division goes on behind it
	}
	// Private is a secret for whoever reads the result, and nobody else: it is shown
	// where it stands alone, or is the whole address of a link. It is in no capture, no
	// filter and no comparison, so that no part of it gets into an address that is loaded.
	Private string
	// Money is an amount that is shown as a text and compared as a number.
	Money struct {
		Amount domain.Amount
		Shown  string
	}
	// Time is a moment that is shown in a layout of package time, and by the filter
	// date in any other.
	Time struct {
		At     time.Time
		Layout string
	}

	// mixed is markup with escaped data in it.
	mixed string
	// state is what a value can be asked for: empty or blank.
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

// Int is a whole number.
func Int(n int) Number { return Number{amount: domain.AmountOf(int64(n), 0)} }

// TextOf is a text, and nothing where there is none, so that {% if %} asks for it.
func TextOf(s string) Value {
	if s == "" {
		return nil
	}
	return Text(s)
}

// Numbers are kept to what is exact: what grows beyond it is a fault.
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

// numeric is a value as a number; false where it is none. A text is one that reads
// like one.
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

// whole is a number without a fraction, for counting.
func (n Number) whole() (int, bool) {
	units, exact := n.amount.Units(0)
	return int(units), exact
}

// words is what a text of any kind says; false where a value is none.
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

// shown is how a value reads as a text; a list is its values one behind the other and
// needs its own way out, as does a map.
func shown(v Value) string {
	switch v := v.(type) {
	case Number:
		return v.amount.Trimmed()
	case Money:
		return v.Shown
	case Time:
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

// textOf is a value as text: of the same kind if it is one.
func textOf(v Value) Value {
	switch v.(type) {
	case Text, Markup, mixed:
		return v
	}
	return Text(shown(v))
}

// isData tells that somebody else's words are in a value.
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

// holds is what Liquid takes for true: all but nothing and false.
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

// size is how long a value is for those who pay for looking at it.
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

// equal compares two values. Lists and maps are equal to nothing but a state.
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

// less compares two numbers, two times or two texts; false where there is no order.
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

// list is a value as a list: nothing is an empty one, anything else a list of itself.
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

// pairs are the names and values of a map, by name.
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

// property is a member of a value; false where it has none of this name.
func property(v Value, name string) (Value, bool) {
	switch v := v.(type) {
	case Map:
		if member, has := v[name]; has {
			return member, true
		}
		if name == "size" {
			return Int(len(v)), true
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

// Shown is how a value reads as a text; that of a list is of its values, with commas
// between them. A map and what is in it have none.
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
