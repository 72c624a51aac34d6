package liquid

import (
	"slices"
	"strings"
	"time"
)

// run is one rendering of a template.
type run struct {
	form   Form
	data   Map
	now    time.Time        // zero means unknown
	vars   map[string]Value // set by assign and capture
	loops  []loop
	cycles map[string]int
	// counters contains the numbers of increment and decrement. offsets contains the position at which
	// the last loop over a list ended, by the label of the loop.
	counters, offsets map[string]int
	out               *strings.Builder
	html              *markup // state of the HTML in out; nil for plain text
	print             bool    // out is the result, not a capture
	alone             *alone  // secret written last, which must stand alone
	last              byte    // last byte written
	left              Limits
}

// alone is a secret that only some characters may follow.
type alone struct {
	at    int
	until string
}

// loop is a running loop.
type loop struct {
	name  string
	value Value
	state *forloop
}

// forloop is the state of a loop, which templates can read.
type forloop struct {
	name          string
	index, length int
	parent        *forloop
	cols          int  // number of columns of a table; 0 means that the loop is not a tablerow
	open          bool // a cell of the table is open
}

// column returns the current column and row of a table, both counted from 0.
func (f *forloop) column() (column, row int) { return f.index % f.cols, f.index / f.cols }

// cell returns a property that only tablerow loops have.
func (f *forloop) cell(name string) (Value, bool) {
	column, row := f.column()
	switch name {
	case "col":
		return Int(column + 1), true
	case "col0":
		return Int(column), true
	case "col_first":
		return Bool(column == 0), true
	case "col_last":
		return Bool(column == f.cols-1), true
	case "row":
		return Int(row + 1), true
	}
	return nil, false
}

func (f *forloop) property(name string) (Value, bool) {
	if f.cols > 0 {
		if v, ok := f.cell(name); ok {
			return v, true
		}
	}
	switch name {
	case "name":
		return Text(f.name), true
	case "index":
		return Int(f.index + 1), true
	case "index0":
		return Int(f.index), true
	case "rindex":
		return Int(f.length - f.index), true
	case "rindex0":
		return Int(f.length - f.index - 1), true
	case "length":
		return Int(f.length), true
	case "first":
		return Bool(f.index == 0), true
	case "last":
		return Bool(f.index == f.length-1), true
	case "parentloop":
		if f.parent == nil {
			return nil, true
		}
		return f.parent, true
	}
	return nil, false
}

// spend counts steps before they run.
func (r *run) spend(at, steps int) error {
	if r.left.Steps -= steps; r.left.Steps < 0 {
		return faultf(at, "The template takes too many steps up to here.")
	}
	return nil
}

// look counts the cost of reading values as steps.
func (r *run) look(at int, values ...Value) error {
	n := 1
	for _, v := range values {
		n += size(v) / 32
	}
	return r.spend(at, n)
}

// build counts bytes before they are allocated.
func (r *run) build(at, bytes int) error {
	if r.left.Built -= bytes; bytes < 0 || r.left.Built < 0 {
		return faultf(at, "The template makes texts that are too long up to here.")
	}
	return r.spend(at, bytes/64)
}

// write writes a value. For a map it writes nothing.
func (r *run) write(at int, v Value) error {
	if l, is := v.(List); is {
		for _, item := range l {
			if err := r.spend(at, 1); err != nil {
				return err
			}
			if _, nested := item.(List); nested {
				continue // such as the pairs of a map
			}
			if err := r.write(at, item); err != nil {
				return err
			}
		}
		return nil
	}
	if secret, is := v.(Private); is {
		return r.confide(at, string(secret))
	}
	s := shown(v)
	if r.form == HTML && isData(v) {
		if why := r.html.refusal(); why != "" {
			return faultf(at, "%s", why)
		}
		if _, is := v.(Text); is {
			s = escape(s)
		}
	}
	return r.puts(at, s)
}

func (r *run) puts(at int, s string) error {
	if err := r.spend(at, 1+len(s)/64); err != nil {
		return err
	}
	left, what := &r.left.Built, "makes texts that are too long"
	if r.print {
		left, what = &r.left.Output, "has become too long"
	}
	if *left -= len(s); *left < 0 {
		return faultf(at, "The template %s up to here.", what)
	}
	if s == "" {
		return nil
	}
	if r.alone != nil && r.print {
		if !strings.Contains(r.alone.until, s[:1]) {
			return faultf(r.alone.at, exposed)
		}
		r.alone = nil
	}
	r.out.WriteString(s)
	r.last = s[len(s)-1]
	if r.form == HTML {
		r.html.write(s)
	}
	return nil
}

const (
	exposed = "This is a secret: it stands alone between spaces or tags, or is the whole address of a link, and nothing is made of it."
	space   = " \t\r\n"
)

// confide writes a secret if secrets are allowed at this point.
func (r *run) confide(at int, secret string) error {
	if secret == "" {
		return nil
	}
	before, after := space, space
	if r.form == HTML {
		before, after = space+">", space+"<"
		if r.html.linking() {
			before, after = `"'`, `"'`
		} else if r.html.state != inContent {
			return faultf(at, exposed)
		}
		secret = escape(secret)
	}
	if !r.print || r.last != 0 && !strings.ContainsRune(before, rune(r.last)) {
		return faultf(at, exposed)
	}
	if err := r.puts(at, secret); err != nil {
		return err
	}
	r.alone = &alone{at, after}
	return nil
}

// lookup returns the value of a name: from the innermost loop that has the name, else from the assigned
// names, else from the data.
func (r *run) lookup(name string) Value {
	for _, l := range slices.Backward(r.loops) {
		if l.name == name {
			return l.value
		}
	}
	for _, l := range slices.Backward(r.loops) {
		if l.state != nil && (name == "forloop" && l.state.cols == 0 || name == "tablerowloop" && l.state.cols > 0) {
			return l.state
		}
	}
	if v, set := r.vars[name]; set {
		return v
	}
	if n, ok := r.counters[name]; ok {
		return Int(n)
	}
	return r.data[name]
}

func (l literal) eval(*run) (Value, error) { return l.value, nil }

func (p path) eval(r *run) (Value, error) {
	if err := r.spend(p.at, 1+len(r.loops)+len(p.then)); err != nil {
		return nil, err
	}
	v := r.lookup(p.name)
	for _, m := range p.then {
		name := m.name
		if m.index != nil {
			index, err := m.index.eval(r)
			if err != nil {
				return nil, err
			}
			if l, is := v.(List); is {
				v = nil
				if n, is := index.(Number); is {
					i, whole := n.whole()
					if i < 0 {
						i += len(l)
					}
					if whole && i >= 0 && i < len(l) {
						v = l[i]
					}
					continue
				}
				v = l
			}
			name, _ = words(index)
		}
		if err := r.look(m.at, v); err != nil {
			return nil, err
		}
		v, _ = property(v, name)
	}
	return v, nil
}

func (s span) eval(r *run) (Value, error) {
	var ends [2]int
	for i, e := range []expr{s.from, s.to} {
		v, err := e.eval(r)
		if err != nil {
			return nil, err
		}
		n, _ := numeric(v)
		ends[i], _ = Number{amount: floor(n.amount)}.whole()
	}
	n := ends[1] - ends[0] + 1
	if n <= 0 {
		return List(nil), nil
	}
	if n > widest {
		return nil, faultf(s.at, "A range has at most %d values.", widest)
	}
	if err := r.build(s.at, 64*n); err != nil {
		return nil, err
	}
	out := make(List, n)
	for i := range out {
		out[i] = Int(ends[0] + i)
	}
	return out, nil
}

func (f filtered) eval(r *run) (Value, error) {
	v, err := f.input.eval(r)
	if err != nil {
		return nil, err
	}
	for _, c := range f.calls {
		args := make([]Value, len(c.args))
		for i, arg := range c.args {
			if args[i], err = arg.eval(r); err != nil {
				return nil, err
			}
		}
		if private(v) || private(args...) {
			return nil, faultf(c.at, exposed)
		}
		if err := r.look(c.at, append([]Value{v}, args...)...); err != nil {
			return nil, err
		}
		in := input{run: r, at: c.at, value: v, args: args}
		if named := c.named[c.filter.named]; named != nil {
			if in.named, err = named.eval(r); err != nil {
				return nil, err
			}
		}
		if v, err = c.filter.apply(in); err != nil {
			return nil, err
		}
	}
	return v, nil
}

func (c comparison) eval(r *run) (Value, error) {
	a, err := c.a.eval(r)
	if err != nil {
		return nil, err
	}
	b, err := c.b.eval(r)
	if err != nil {
		return nil, err
	}
	if private(a, b) {
		return nil, faultf(c.at, exposed)
	}
	if err := r.look(c.at, a, b); err != nil {
		return nil, err
	}
	switch c.op {
	case "==", "!=", "<>":
		same, err := r.equal(c.at, a, b)
		return Bool(same == (c.op == "==")), err
	case "contains":
		return r.contains(c.at, a, b)
	case ">", "<=":
		a, b = b, a
	}
	before, ordered := less(a, b)
	if c.op == "<=" || c.op == ">=" {
		before = !before
	}
	return Bool(before && ordered), nil
}

// equal compares two values, and lists item by item.
func (r *run) equal(at int, a, b Value) (bool, error) {
	x, isList := a.(List)
	y, areLists := b.(List)
	if !isList || !areLists {
		return equal(a, b), nil
	}
	if len(x) != len(y) {
		return false, nil
	}
	for i := range x {
		if err := r.look(at, x[i], y[i]); err != nil {
			return false, err
		}
		if same, err := r.equal(at, x[i], y[i]); err != nil || !same {
			return false, err
		}
	}
	return true, nil
}

func (r *run) contains(at int, a, b Value) (Value, error) {
	if !holds(b) {
		return Bool(false), nil
	}
	if l, is := a.(List); is {
		for _, item := range l {
			if err := r.look(at, item, b); err != nil {
				return nil, err
			}
			if equal(item, b) {
				return Bool(true), nil
			}
		}
		return Bool(false), nil
	}
	s, is := words(a)
	return Bool(is && b != nil && strings.Contains(s, shown(b))), nil
}

func (l logic) eval(r *run) (Value, error) {
	for i, term := range l.terms {
		v, err := term.eval(r)
		if err != nil {
			return nil, err
		}
		// A true term decides before an "or", a false term before an "and"; otherwise the remaining terms
		// decide.
		if i == len(l.ors) || holds(v) == l.ors[i] {
			return Bool(holds(v)), nil
		}
	}
	return Bool(false), nil
}

// escape escapes a text for an HTML element or a quoted attribute.
func escape(s string) string { return escaper.Replace(s) }

var escaper = strings.NewReplacer("&", "&amp;", "<", "&lt;", ">", "&gt;", `"`, "&#34;", "'", "&#39;", "+", "&#43;", "\x00", "\uFFFD")
