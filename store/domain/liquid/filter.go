package liquid

import (
	"encoding/base64"
	"fmt"
	"html"
	"maps"
	"net/url"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/storeplatform/storeplatform/store/domain"
)

// filter is a filter that templates may use. A name that is not in filters is an error after a |.
type filter struct {
	name        string
	least, most int    // minimum and maximum number of arguments
	named       string // name of the filter's named argument; empty means none
	apply       func(input) (Value, error)
}

func (f filter) wants() string {
	switch {
	case f.most == 0:
		return "no values"
	case f.least == f.most && f.most == 1:
		return "1 value"
	case f.least == f.most:
		return fmt.Sprintf("%d values", f.most)
	}
	return fmt.Sprintf("%d to %d values", f.least, f.most)
}

// input is the input of a filter. The caller has already counted the cost of reading its values. The
// filter itself counts the cost of its result.
type input struct {
	*run
	at    int
	value Value
	args  []Value
	named Value
}

var filters map[string]filter

func init() {
	filters = map[string]filter{
		"append":         {least: 1, most: 1, apply: func(in input) (Value, error) { return in.join(in.value, in.args[0]) }},
		"prepend":        {least: 1, most: 1, apply: func(in input) (Value, error) { return in.join(in.args[0], in.value) }},
		"upcase":         {apply: changed(strings.ToUpper)},
		"downcase":       {apply: changed(strings.ToLower)},
		"capitalize":     {apply: changed(capitalize)},
		"strip":          {apply: kept(strings.TrimSpace)},
		"lstrip":         {apply: kept(func(s string) string { return strings.TrimLeftFunc(s, unicode.IsSpace) })},
		"rstrip":         {apply: kept(func(s string) string { return strings.TrimRightFunc(s, unicode.IsSpace) })},
		"strip_newlines": {apply: kept(func(s string) string { return strings.NewReplacer("\r\n", "", "\n", "").Replace(s) })},
		"strip_html":     {apply: kept(stripHTML)},
		"newline_to_br": {apply: func(in input) (Value, error) {
			text, err := in.changed(textOf(in.value), func(s string) string { return strings.ReplaceAll(s, "\r\n", "\n") })
			if err != nil {
				return nil, err
			}
			return in.replace(text, "\n", Markup("<br />\n"), every)
		}},
		"escape":                 {apply: input.escape},
		"escape_once":            {apply: input.escape},
		"h":                      {apply: input.escape},
		"url_encode":             {apply: input.urlEncode},
		"url_decode":             {apply: input.urlDecode},
		"base64_encode":          {apply: func(in input) (Value, error) { return in.base64Encode(base64.StdEncoding) }},
		"base64_decode":          {apply: func(in input) (Value, error) { return in.base64Decode(base64.StdEncoding) }},
		"base64_url_safe_encode": {apply: func(in input) (Value, error) { return in.base64Encode(base64.URLEncoding) }},
		"base64_url_safe_decode": {apply: func(in input) (Value, error) { return in.base64Decode(base64.URLEncoding) }},
		"replace": {least: 1, most: 2, apply: func(in input) (Value, error) {
			return in.replace(in.value, shown(in.args[0]), in.argument(1, Text("")), every)
		}},
		"replace_first": {least: 1, most: 2, apply: func(in input) (Value, error) {
			return in.replace(in.value, shown(in.args[0]), in.argument(1, Text("")), first)
		}},
		"replace_last": {least: 2, most: 2, apply: func(in input) (Value, error) {
			return in.replace(in.value, shown(in.args[0]), in.args[1], last)
		}},
		"remove":        {least: 1, most: 1, apply: func(in input) (Value, error) { return in.replace(in.value, shown(in.args[0]), Text(""), every) }},
		"remove_first":  {least: 1, most: 1, apply: func(in input) (Value, error) { return in.replace(in.value, shown(in.args[0]), Text(""), first) }},
		"remove_last":   {least: 1, most: 1, apply: func(in input) (Value, error) { return in.replace(in.value, shown(in.args[0]), Text(""), last) }},
		"truncate":      {most: 2, apply: input.truncate},
		"truncatewords": {most: 2, apply: input.truncateWords},
		"slice":         {least: 1, most: 2, apply: input.slice},
		"split":         {least: 1, most: 1, apply: input.split},
		"default":       {most: 1, named: "allow_false", apply: input.orDefault},
		"size":          {apply: input.size},
		"date":          {least: 1, most: 1, apply: input.date},

		"plus":       {least: 1, most: 1, apply: arithmetic(domain.Amount.Add)},
		"minus":      {least: 1, most: 1, apply: arithmetic(domain.Amount.Sub)},
		"times":      {least: 1, most: 1, apply: arithmetic(domain.Amount.Mul)},
		"divided_by": {least: 1, most: 1, apply: input.divide},
		"modulo":     {least: 1, most: 1, apply: input.modulo},
		"at_least":   {least: 1, most: 1, apply: arithmetic(func(a, b domain.Amount) domain.Amount { return b.Neg().Min(a.Neg()).Neg() })},
		"at_most":    {least: 1, most: 1, apply: arithmetic(domain.Amount.Min)},
		"abs":        {apply: rounded(func(a domain.Amount) domain.Amount { return a.Min(a.Neg()).Neg() })},
		"ceil":       {apply: rounded(func(a domain.Amount) domain.Amount { return floor(a.Neg()).Neg() })},
		"floor":      {apply: rounded(floor)},
		"round":      {most: 1, apply: input.round},

		"join":         {most: 1, apply: input.joinList},
		"first":        {apply: func(in input) (Value, error) { return in.member("first") }},
		"last":         {apply: func(in input) (Value, error) { return in.member("last") }},
		"reverse":      {apply: input.reverse},
		"compact":      {most: 1, apply: input.compact},
		"concat":       {least: 1, most: 1, apply: input.concat},
		"map":          {least: 1, most: 1, apply: input.mapList},
		"where":        {least: 1, most: 2, apply: input.where},
		"reject":       {least: 1, most: 2, apply: input.reject},
		"has":          {least: 1, most: 2, apply: input.has},
		"find":         {least: 1, most: 2, apply: input.find},
		"find_index":   {least: 1, most: 2, apply: input.findIndex},
		"sum":          {most: 1, apply: input.sum},
		"uniq":         {most: 1, apply: input.uniq},
		"sort":         {most: 1, apply: func(in input) (Value, error) { return in.sort(false) }},
		"sort_natural": {most: 1, apply: func(in input) (Value, error) { return in.sort(true) }},
	}
}

// FilterNames returns the filters that templates may use, sorted by name.
func FilterNames() []string { return slices.Sorted(maps.Keys(filters)) }

// argument returns the i-th argument, or the default value otherwise if the argument is missing.
func (in input) argument(i int, otherwise Value) Value {
	if i < len(in.args) {
		return in.args[i]
	}
	return otherwise
}

// count returns the i-th argument as a whole number, or the default number otherwise if the argument is missing.
func (in input) count(i int, otherwise int) (int, error) {
	given := in.argument(i, nil)
	if given == nil {
		return otherwise, nil
	}
	n, is := numeric(given)
	count, whole := n.whole()
	if !is || !whole {
		return 0, faultf(in.at, "This filter takes a whole number.")
	}
	return count, nil
}

// join concatenates values. If one of them is markup, the other values are escaped, and the result
// is markup.
func (in input) join(parts ...Value) (Value, error) {
	kinds := map[kind]bool{}
	for _, part := range parts {
		kinds[kindOf(part)] = true
	}
	marked := in.form == HTML && (kinds[kindMarkup] || kinds[kindMixed])
	texts, length := make([]string, len(parts)), 0
	html := markup{}
	for i, part := range parts {
		texts[i] = shown(part)
		if marked && kindOf(part) != kindMarkup {
			if err := in.look(in.at, part); err != nil {
				return nil, err
			}
			if why := html.refusal(); why != "" && isData(part) {
				return nil, faultf(in.at, "%s", why)
			}
			if kindOf(part) == kindText {
				texts[i] = escape(texts[i])
			}
		}
		if marked {
			html.write(texts[i])
		}
		length += len(texts[i])
	}
	if err := in.build(in.at, length); err != nil {
		return nil, err
	}
	whole := strings.Join(texts, "")
	switch {
	case !kinds[kindMarkup] && !kinds[kindMixed]:
		return Text(whole), nil
	case !kinds[kindText] && !kinds[kindMixed]:
		return Markup(whole), nil
	}
	return mixed(whole), nil
}

// kind describes where a text comes from: data, the template or both.
type kind int

const (
	kindText kind = iota
	kindMarkup
	kindMixed
)

func kindOf(v Value) kind {
	switch v.(type) {
	case Markup:
		return kindMarkup
	case mixed:
		return kindMixed
	}
	return kindText
}

type which int

const (
	every which = iota
	first
	last
)

// replace replaces parts of a text with a value. An empty old changes nothing.
func (in input) replace(v Value, old string, by Value, which which) (Value, error) {
	s := shown(v)
	if old == "" || !strings.Contains(s, old) {
		return textOf(v), nil
	}
	v = in.open(v)
	var parts []string
	switch i := strings.LastIndex(s, old); which {
	case every:
		n := strings.Count(s, old)
		if err := in.build(in.at, 16*n+n*len(shown(by))); err != nil {
			return nil, err
		}
		parts = strings.Split(s, old)
	case first:
		parts = strings.SplitN(s, old, 2)
	case last:
		parts = []string{s[:i], s[i+len(old):]}
	}
	pieces := make([]Value, 0, 2*len(parts))
	for i, part := range parts {
		if i > 0 && by != Value(Text("")) {
			pieces = append(pieces, by)
		}
		pieces = append(pieces, like(v, part))
	}
	return in.join(pieces...)
}

// open returns a text that may be split by filters. Markup that contains data becomes plain text and is escaped as a
// whole, because a part of it could be unsafe.
func (in input) open(v Value) Value {
	if m, is := v.(mixed); is {
		return Text(m)
	}
	return textOf(v)
}

// like returns s as a text of the same kind as v.
func like(v Value, s string) Value {
	switch v.(type) {
	case Markup:
		return Markup(s)
	case mixed:
		return mixed(s)
	}
	return Text(s)
}

// kept returns a filter whose result is markup if its input is.
func kept(change func(string) string) func(input) (Value, error) {
	return func(in input) (Value, error) { return in.changed(textOf(in.value), change) }
}

// changed returns a filter that converts markup with data to plain text.
func changed(change func(string) string) func(input) (Value, error) {
	return func(in input) (Value, error) { return in.changed(in.open(in.value), change) }
}

func (in input) changed(v Value, change func(string) string) (Value, error) {
	s := shown(v)
	if err := in.build(in.at, 3*len(s)); err != nil { // the maximum that case folding can need
		return nil, err
	}
	return like(v, change(s)), nil
}

func capitalize(s string) string {
	first, width := utf8.DecodeRuneInString(s)
	if width == 0 {
		return s
	}
	return string(unicode.ToUpper(first)) + strings.ToLower(s[width:])
}

// stripHTML removes tags, comments, scripts and styles.
func stripHTML(s string) string {
	var out strings.Builder
	for {
		i := strings.IndexByte(s, '<')
		if i < 0 {
			out.WriteString(s)
			return out.String()
		}
		out.WriteString(s[:i])
		s = s[i:]
		until := ">"
		for _, tag := range [][2]string{{"<!--", "-->"}, {"<script", "</script>"}, {"<style", "</style>"}} {
			if begin := tag[0]; len(s) >= len(begin) && strings.EqualFold(s[:len(begin)], begin) {
				until = tag[1]
			}
		}
		n := strings.Index(s, until)
		if n < 0 {
			return out.String()
		}
		s = s[n+len(until):]
	}
}

// escape is for authors who escape by habit. It changes nothing: HTML output escapes everything except
// markup exactly once, and plain text needs no escaping.
func (in input) escape() (Value, error) {
	if in.form == Plain {
		return textOf(in.value), nil
	}
	return in.join(in.value, mixed(""))
}

func (in input) urlEncode() (Value, error) {
	s := shown(in.value)
	if err := in.build(in.at, 3*len(s)); err != nil {
		return nil, err
	}
	if _, is := in.value.(mixed); is {
		s = html.UnescapeString(s)
	}
	return Text(url.QueryEscape(s)), nil
}

func (in input) urlDecode() (Value, error) {
	s := shown(in.value)
	if err := in.build(in.at, len(s)); err != nil {
		return nil, err
	}
	decoded, err := url.QueryUnescape(s)
	if err != nil || !utf8.ValidString(decoded) {
		return nil, faultf(in.at, "The text is not encoded for an address.")
	}
	return Text(decoded), nil
}

func (in input) base64Encode(as *base64.Encoding) (Value, error) {
	s := shown(in.value)
	if err := in.build(in.at, 2*len(s)); err != nil {
		return nil, err
	}
	return Text(as.EncodeToString([]byte(s))), nil
}

func (in input) base64Decode(as *base64.Encoding) (Value, error) {
	s := shown(in.value)
	if err := in.build(in.at, len(s)); err != nil {
		return nil, err
	}
	decoded, err := as.DecodeString(s)
	if err != nil || !utf8.Valid(decoded) {
		return nil, faultf(in.at, "The text is not Base64 of a text.")
	}
	return Text(decoded), nil
}

func (in input) truncate() (Value, error) {
	most, err := in.count(0, 50)
	if err != nil {
		return nil, err
	}
	v := in.open(in.value)
	runes := []rune(shown(v))
	if err := in.build(in.at, 4*len(runes)); err != nil || len(runes) <= most {
		return textOf(in.value), err
	}
	more := in.argument(1, Text("..."))
	keep := min(max(0, most-utf8.RuneCountInString(shown(more))), len(runes))
	return in.join(like(v, string(runes[:keep])), more)
}

func (in input) truncateWords() (Value, error) {
	most, err := in.count(0, 15)
	if err != nil {
		return nil, err
	}
	v := in.open(in.value)
	s := shown(v)
	if err := in.build(in.at, 16*len(s)); err != nil {
		return nil, err
	}
	words := strings.Fields(s)
	if most = max(most, 1); len(words) <= most {
		return textOf(in.value), nil
	}
	return in.join(like(v, strings.Join(words[:most], " ")), in.argument(1, Text("...")))
}

// slice returns a part of a text or list. The first argument is the index, which counts from the end if
// it is negative, and the second is the length.
func (in input) slice() (Value, error) {
	from, err := in.count(0, 0)
	if err != nil {
		return nil, err
	}
	n, err := in.count(1, 1)
	if err != nil {
		return nil, err
	}
	part := func(length int) (int, int) {
		if from < 0 {
			from += length
		}
		if from < 0 || from > length || n < 0 {
			return 0, 0
		}
		return from, from + min(n, length-from)
	}
	if l, is := in.value.(List); is {
		a, b := part(len(l))
		return l[a:b:b], nil
	}
	v := in.open(in.value)
	runes := []rune(shown(v))
	if err := in.build(in.at, 4*len(runes)); err != nil {
		return nil, err
	}
	a, b := part(len(runes))
	return like(v, string(runes[a:b])), nil
}

func (in input) split() (Value, error) {
	v, by := in.open(in.value), shown(in.args[0])
	s := shown(v)
	n := strings.Count(s, by) + 1
	if by == " " {
		n = len(s)
	}
	if err := in.build(in.at, 48*n); err != nil {
		return nil, err
	}
	parts := strings.Split(s, by)
	if by == " " {
		parts = strings.Fields(s)
	}
	for len(parts) > 0 && parts[len(parts)-1] == "" {
		parts = parts[:len(parts)-1]
	}
	out := make(List, len(parts))
	for i, part := range parts {
		out[i] = like(v, part)
	}
	return out, nil
}

func (in input) orDefault() (Value, error) {
	if in.value == Value(Bool(false)) && holds(in.named) {
		return in.value, nil
	}
	if !holds(in.value) || isState(in.value, "empty") {
		return in.argument(0, Text("")), nil
	}
	return in.value, nil
}

func (in input) size() (Value, error) {
	n, _ := property(in.value, "size")
	if n == nil {
		return Int(0), nil
	}
	return n, nil
}
