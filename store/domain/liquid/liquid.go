// Package liquid renders templates in Liquid, which merchants know from other store platforms.
//
// A template is a stranger's program that runs in our process. The template sees only the data and the
// time that the caller passes: it cannot reach files, other templates, the clock or methods. The cost of
// each operation is counted before it runs, so every template ends, and always in the same way. In HTML,
// data is escaped. Errors contain their line and column.
package liquid

import (
	"fmt"
	"strings"
	"time"
	"unicode/utf8"
)

// MaxSource is the maximum size of a template in bytes.
const MaxSource = 256 << 10

// Form is the output format of a template.
type Form int

const (
	HTML  Form = iota // HTML; data is escaped
	Plain             // plain text; nothing is escaped
)

// Limits contains the maximum costs of one rendering.
type Limits struct {
	Steps  int // number of nodes, filters and loop iterations; long strings cost several steps
	Built  int // bytes of intermediate strings and lists
	Output int // bytes of the output
}

// Usual contains the limits for a mail or a page. Rendering within these limits takes some tens of
// milliseconds at most.
var Usual = Limits{Steps: 100_000, Built: 8 << 20, Output: 1 << 20}

// Error is an error in a template with its line and column; both count from 1, the column in characters.
// Its text quotes the source but never the data.
type Error struct {
	Line, Column int
	Message      string
}

func (e *Error) Error() string {
	return fmt.Sprintf("line %d, column %d: %s", e.Line, e.Column, e.Message)
}

// Template is a parsed template. It can be rendered any number of times, even concurrently.
type Template struct {
	form   Form
	source string
	body   []node
}

// Parse parses a template. Its error is an *Error.
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

// Render renders the template with data. A name that is missing from the data renders as nothing. After
// an error, which is always an *Error, the output is empty.
func (t *Template) Render(data Map, limits Limits) (string, error) {
	return t.RenderAt(data, limits, time.Time{})
}

// RenderAt is Render with a clock: the filter date turns "now" and "today" into now, in now's time
// zone. If now is zero, both words stay plain texts.
func (t *Template) RenderAt(data Map, limits Limits, now time.Time) (string, error) {
	var out strings.Builder
	r := &run{form: t.form, data: data, now: now, vars: map[string]Value{}, cycles: map[string]int{}, counters: map[string]int{}, offsets: map[string]int{}, out: &out, html: &markup{}, left: limits, print: true}
	if _, err := r.all(t.body); err != nil {
		return "", located(t.source, err)
	}
	return out.String(), nil
}

// fault is an Error whose position is a byte offset.
type fault struct {
	at      int
	message string
}

func (f *fault) Error() string { return f.message }

func faultf(at int, format string, args ...any) error {
	return &fault{at: at, message: fmt.Sprintf(format, args...)}
}

// located converts a fault to an Error with its line and column.
func located(source string, err error) error {
	f, is := err.(*fault)
	if !is {
		return err
	}
	before := source[:min(f.at, len(source))]
	line := strings.LastIndexByte(before, '\n') + 1
	return &Error{Line: strings.Count(before, "\n") + 1, Column: utf8.RuneCountInString(before[line:]) + 1, Message: f.message}
}

// clipped returns a part of the source for a message, shortened to 40 characters.
func clipped(s string) string {
	const most = 40
	s = strings.Join(strings.Fields(s), " ")
	if runes := []rune(s[:min(len(s), 8*most)]); len(runes) > most {
		return string(runes[:most]) + "…"
	}
	return s
}
