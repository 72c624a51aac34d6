// Package liquid renders templates that merchants write in Liquid, as they know it
// from other store platforms.
//
// A template is somebody else's program that runs in our process. It sees the data
// that it is given and nothing else: there is no file, no other template, no clock
// and no method behind a name. Everything that it does is counted before it is done,
// so that it ends, and ends the same way every time. In HTML, what data brings in is
// escaped, and a fault names its line and column.
package liquid

import (
	"fmt"
	"strings"
	"unicode/utf8"
)

// MaxSource is how many bytes a template may have.
const MaxSource = 256 << 10

// Form is what a template makes.
type Form int

const (
	HTML  Form = iota // markup: what data brings in is escaped
	Plain             // a text, in which nothing is
)

// Limits is what one rendering may cost.
type Limits struct {
	Steps  int // nodes, filters, rounds of loops; long strings count more
	Built  int // bytes of the strings and lists that are made on the way
	Output int // bytes that come out
}

// Usual are the limits of a mail or a page. What keeps to them takes some tens of
// milliseconds at most.
var Usual = Limits{Steps: 100_000, Built: 8 << 20, Output: 1 << 20}

// Error is what is wrong with a template and where, counted from 1; the column in
// characters. Its text quotes the source and never the data.
type Error struct {
	Line, Column int
	Message      string
}

func (e *Error) Error() string {
	return fmt.Sprintf("line %d, column %d: %s", e.Line, e.Column, e.Message)
}

// Template is a source that was read. It may be rendered any number of times, and at
// once.
type Template struct {
	form   Form
	source string
	body   []node
}

// Parse reads a template. Its error is an *Error.
func Parse(source string, form Form) (*Template, error) {
	t := &Template{form: form, source: source}
	if len(source) > MaxSource {
		return nil, &Error{Line: 1, Column: 1, Message: fmt.Sprintf("The template is longer than %d bytes.", MaxSource)}
	}
	if !utf8.ValidString(source) {
		return nil, &Error{Line: 1, Column: 1, Message: "The template is not UTF-8."}
	}
	pieces, err := scan(source)
	if err == nil {
		p := parser{pieces: pieces}
		t.body, err = p.template()
	}
	if err != nil {
		return nil, located(source, err)
	}
	return t, nil
}

// Render fills data in. A name that the data does not have is empty. Its error is an
// *Error; nothing is rendered then.
func (t *Template) Render(data Map, limits Limits) (string, error) {
	var out strings.Builder
	r := &run{form: t.form, data: data, vars: map[string]Value{}, cycles: map[string]int{}, out: &out, html: &markup{}, left: limits, print: true}
	if _, err := r.all(t.body); err != nil {
		return "", located(t.source, err)
	}
	return out.String(), nil
}

// fault is an Error whose place is an offset still.
type fault struct {
	at      int
	message string
}

func (f *fault) Error() string { return f.message }

func faultf(at int, format string, args ...any) error {
	return &fault{at: at, message: fmt.Sprintf(format, args...)}
}

// located tells where in the source a fault is.
func located(source string, err error) error {
	f, is := err.(*fault)
	if !is {
		return err
	}
	before := source[:min(f.at, len(source))]
	line := strings.LastIndexByte(before, '\n') + 1
	return &Error{Line: strings.Count(before, "\n") + 1, Column: utf8.RuneCountInString(before[line:]) + 1, Message: f.message}
}

// clipped is a part of the source as a message quotes it.
func clipped(s string) string {
	const most = 40
	s = strings.Join(strings.Fields(s), " ")
	if runes := []rune(s[:min(len(s), 8*most)]); len(runes) > most {
		return string(runes[:most]) + "…"
	}
	return s
}
