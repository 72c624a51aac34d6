package liquid

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/storeplatform/storeplatform/store/domain"
)

const (
	// deepest is the maximum nesting of parentheses, brackets and blocks.
	deepest = 50
	// longest is the maximum number of comparisons in a condition.
	longest = 100
	// widest is the maximum number of values in a range.
	widest = 10_000
)

// expr is a part of a template that evaluates to a value.
type expr interface {
	eval(*run) (Value, error)
}

type (
	literal struct{ value Value }
	path    struct {
		at   int
		name string
		then []member
	}
	// member is the access to a member: .name or [index].
	member struct {
		at    int
		name  string
		index expr
	}
	span struct {
		at       int
		from, to expr
	}
	filtered struct {
		input expr
		calls []call
	}
	// call is one filter with its arguments.
	call struct {
		at     int
		filter filter
		args   []expr
		named  map[string]expr
	}
	comparison struct {
		at   int
		op   string
		a, b expr
	}
	// logic is a chain of and and or. As in Liquid, the terms are grouped from the right: "a and b or c"
	// means "a and (b or c)".
	logic struct {
		terms []expr
		ors   []bool // for each term except the last: whether "or" follows it
	}
)

// reader is a tokenizer and parser of expressions. It stops at the first token that does not belong
// to an expression.
type reader struct {
	source string
	base   int // position of source in the template
	pos    int
	depth  int

	kind  tokenKind
	at    int // position of the current token
	token string
}

type tokenKind int

const (
	tokenEnd tokenKind = iota
	tokenName
	tokenNumber
	tokenText
	tokenMark
)

var marks = []string{"..", "==", "!=", "<>", "<=", ">=", "<", ">", "=", ".", "[", "]", "(", ")", "|", ":", ","}

func read(source string, base int) (*reader, error) {
	r := &reader{source: source, base: base}
	return r, r.next()
}

// next reads the next token.
func (r *reader) next() error {
	for r.pos < len(r.source) && isSpace(r.source[r.pos]) {
		r.pos++
	}
	r.at = r.base + r.pos
	rest := r.source[r.pos:]
	if rest == "" {
		r.kind, r.token = tokenEnd, ""
		return nil
	}
	if quote := rest[0]; quote == '"' || quote == '\'' {
		n := strings.IndexByte(rest[1:], quote) + 2
		if n < 2 {
			return faultf(r.at, "This quotation mark is never closed.")
		}
		r.kind, r.token = tokenText, rest[1:n-1]
		r.pos += n
		return nil
	}
	for _, form := range tokenForms {
		if n := form.length(rest); n > 0 {
			r.kind, r.token = form.kind, rest[:n]
			r.pos += n
			return nil
		}
	}
	c, _ := utf8.DecodeRuneInString(rest)
	return faultf(r.at, "%q has no meaning here.", c)
}

// tokenForms lists the tokens without quotation marks, in the order in which next tries them. The
// function length returns the length of such a token at the start of a text; 0 means that the text starts
// with another token.
var tokenForms = []struct {
	kind   tokenKind
	length func(text string) int
}{{tokenNumber, numberLength}, {tokenName, nameLength}, {tokenMark, markLength}}

// numberLength returns the length of a number: digits, with an optional minus sign before and a
// fraction after them.
func numberLength(text string) int {
	digits := func(from int) int {
		for from < len(text) && isDigit(text[from]) {
			from++
		}
		return from
	}
	start := len(text) - len(strings.TrimPrefix(text, "-"))
	n := digits(start)
	if n == start {
		return 0
	}
	if end := digits(min(n+1, len(text))); end > n+1 && text[n] == '.' {
		return end
	}
	return n
}

// nameLength returns the length of a name: letters and _, followed by digits, marks and -, with an
// optional ? at the end.
func nameLength(text string) int {
	n := 0
	for n < len(text) {
		c, width := utf8.DecodeRuneInString(text[n:])
		if !unicode.IsLetter(c) && c != '_' && (n == 0 || !unicode.IsDigit(c) && !unicode.IsMark(c) && c != '-') {
			break
		}
		n += width
	}
	if n > 0 && n < len(text) && text[n] == '?' {
		n++
	}
	return n
}

// markLength returns the length of a punctuation mark.
func markLength(text string) int {
	i := slices.IndexFunc(marks, func(m string) bool { return strings.HasPrefix(text, m) })
	if i < 0 {
		return 0
	}
	return len(marks[i])
}

func isDigit(c byte) bool { return c >= '0' && c <= '9' }

func (r *reader) is(mark string) bool { return r.kind == tokenMark && r.token == mark }

func (r *reader) word(name string) bool { return r.kind == tokenName && r.token == name }

// take skips a mark, or returns an error if it is missing.
func (r *reader) take(mark string) error {
	if !r.is(mark) {
		return r.unexpected("“" + mark + "”")
	}
	return r.next()
}

// name reads a name. The parameter what describes it in the error.
func (r *reader) name(what string) (string, error) {
	if r.kind != tokenName {
		return "", r.unexpected(what)
	}
	name := r.token
	return name, r.next()
}

func (r *reader) end() error {
	if r.kind != tokenEnd {
		return r.unexpected("")
	}
	return nil
}

func (r *reader) unexpected(want string) error {
	if want != "" {
		want = " Expected " + want + "."
	}
	if r.kind == tokenEnd {
		return faultf(r.at, "Something is missing here.%s", want)
	}
	return faultf(r.at, "“%s” does not belong here.%s", clipped(r.token), want)
}

// deeper counts nested parentheses and brackets, and returns an error beyond the limit.
func (r *reader) deeper() error {
	if r.depth++; r.depth > deepest {
		return faultf(r.at, "Parentheses and brackets stand in each other more than %d deep.", deepest)
	}
	return nil
}

// filtered reads a value and its filters.
func (r *reader) filtered() (expr, error) {
	input, err := r.value()
	if err != nil || !r.is("|") {
		return input, err
	}
	f := filtered{input: input}
	for r.is("|") {
		if err := r.next(); err != nil {
			return nil, err
		}
		c, err := r.call()
		if err != nil {
			return nil, err
		}
		f.calls = append(f.calls, c)
	}
	return f, nil
}

func (r *reader) call() (c call, err error) {
	c.at = r.at
	name, err := r.name("the name of a filter")
	if err != nil {
		return c, err
	}
	known := false
	if c.filter, known = filters[name]; !known {
		return c, faultf(c.at, "There is no filter “%s”.", clipped(name))
	}
	c.filter.name = name
	if r.is(":") {
		for {
			if err := r.next(); err != nil {
				return c, err
			}
			if err := r.argument(&c); err != nil {
				return c, err
			}
			if !r.is(",") {
				break
			}
		}
	}
	if n := len(c.args); n < c.filter.least || n > c.filter.most {
		return c, faultf(c.at, "The filter “%s” takes %s, not %d.", name, c.filter.wants(), n)
	}
	return c, nil
}

// argument reads an argument of a filter, either a value or "name: value".
func (r *reader) argument(c *call) error {
	if r.kind == tokenName {
		before := *r
		name, at := r.token, r.at
		if err := r.next(); err != nil {
			return err
		}
		if r.is(":") {
			if name != c.filter.named {
				return faultf(at, "The filter “%s” has no “%s”.", c.filter.name, clipped(name))
			}
			if err := r.next(); err != nil {
				return err
			}
			v, err := r.value()
			c.named = map[string]expr{name: v}
			return err
		}
		*r = before
	}
	v, err := r.value()
	c.args = append(c.args, v)
	return err
}

var named = map[string]Value{"true": Bool(true), "false": Bool(false), "nil": nil, "null": nil, "empty": state("empty"), "blank": state("blank")}

// value reads a literal, a range, or a name with its members.
func (r *reader) value() (expr, error) {
	at, token := r.at, r.token
	switch r.kind {
	case tokenText:
		return literal{Markup(token)}, r.next()
	case tokenNumber:
		a, err := domain.ParseAmount(token)
		if err != nil {
			return nil, faultf(at, "A number has at most 14 digits, and 6 behind the point.")
		}
		return literal{Number{a, strings.Contains(token, ".")}}, r.next()
	case tokenName:
		if v, is := named[token]; is {
			return literal{v}, r.next()
		}
		p := path{at: at, name: token}
		if err := r.next(); err != nil {
			return nil, err
		}
		return r.members(p)
	default:
		if r.is("[") {
			return r.bracketed(at)
		}
		if !r.is("(") {
			return nil, r.unexpected("a value")
		}
		return r.span(at)
	}
}

// bracketed reads a name in brackets and quotation marks. Such a name may contain any characters.
func (r *reader) bracketed(at int) (expr, error) {
	if err := r.next(); err != nil {
		return nil, err
	}
	if r.kind != tokenText {
		return nil, r.unexpected("a name in quotation marks")
	}
	p := path{at: at, name: r.token}
	if err := r.next(); err != nil {
		return nil, err
	}
	if err := r.take("]"); err != nil {
		return nil, err
	}
	return r.members(p)
}

// members reads .name and [index] after a name.
func (r *reader) members(p path) (expr, error) {
	for {
		m := member{at: r.at}
		switch {
		case r.is("."):
			if err := r.next(); err != nil {
				return nil, err
			}
			m.at = r.at
			name, err := r.name("the name of a member")
			if err != nil {
				return nil, err
			}
			m.name = name
		case r.is("["):
			if err := r.deeper(); err != nil {
				return nil, err
			}
			if err := r.next(); err != nil {
				return nil, err
			}
			index, err := r.value()
			if err != nil {
				return nil, err
			}
			if m.index = index; !r.is("]") {
				return nil, r.unexpected("“]”")
			}
			r.depth--
			if err := r.next(); err != nil {
				return nil, err
			}
		default:
			return p, nil
		}
		p.then = append(p.then, m)
	}
}

// span reads a range such as (from..to).
func (r *reader) span(at int) (expr, error) {
	err := r.deeper()
	if err == nil {
		err = r.next()
	}
	if err != nil {
		return nil, err
	}
	s := span{at: at}
	if s.from, err = r.value(); err != nil {
		return nil, err
	}
	if err = r.take(".."); err != nil {
		return nil, err
	}
	if s.to, err = r.value(); err != nil {
		return nil, err
	}
	r.depth--
	return s, r.take(")")
}

var comparisons = []string{"==", "!=", "<>", "<", ">", "<=", ">="}

// condition reads the condition of an if.
func (r *reader) condition() (expr, error) {
	var l logic
	for {
		term, err := r.comparison()
		if err != nil {
			return nil, err
		}
		l.terms = append(l.terms, term)
		switch {
		case len(l.terms) > longest:
			return nil, faultf(r.at, "A condition has at most %d parts.", longest)
		case r.word("and"), r.word("or"):
			l.ors = append(l.ors, r.token == "or")
			if err := r.next(); err != nil {
				return nil, err
			}
		case len(l.terms) == 1:
			return term, nil
		default:
			return l, nil
		}
	}
}

func (r *reader) comparison() (expr, error) {
	a, err := r.value()
	if err != nil {
		return nil, err
	}
	if r.is("|") {
		return nil, faultf(r.at, "A condition has no filters: {%% assign %%} a name to the value first.")
	}
	if !r.word("contains") && (r.kind != tokenMark || !slices.Contains(comparisons, r.token)) {
		return a, nil
	}
	c := comparison{at: r.at, op: r.token, a: a}
	if err := r.next(); err != nil {
		return nil, err
	}
	c.b, err = r.value()
	return c, err
}
