package pdf

import (
	"math"
	"slices"
	"strconv"
	"strings"

	"github.com/andybalholm/cascadia"
	"github.com/tdewolff/parse/v2"
	"github.com/tdewolff/parse/v2/css"
	"golang.org/x/net/html"
)

type declaration struct{ property, value string }

type rule struct {
	selector     cascadia.Sel
	specificity  cascadia.Specificity
	declarations []declaration
}

// sheet contains the styles of a document.
type sheet struct {
	rules   []rule
	costly  int    // number of rules that count sibling elements
	tick    func() // called regularly while rules are matched
	matched map[*html.Node][]declaration
}

// own is the default style sheet. Its rules have the lowest precedence.
const own = `h1{font-size:2em;font-weight:bold;margin:.67em 0}h2{font-size:1.5em;font-weight:bold;margin:.83em 0}h3{font-size:1.17em;font-weight:bold;margin:1em 0}p{margin:1em 0}
b,strong,th{font-weight:bold}i,em{font-style:italic}th{text-align:start}ul,ol{margin:1em 0;padding-left:20pt}u{text-decoration:underline}small{font-size:.85em}hr{border-top:.5pt solid #999;margin:6pt 0}`

func newSheet(sources ...string) *sheet {
	s := &sheet{matched: map[*html.Node][]declaration{}}
	s.parse(own)
	for i := range s.rules {
		s.rules[i].specificity = cascadia.Specificity{}
	}
	for _, source := range sources {
		s.parse(source)
	}
	return s
}

// parse adds the rules of a style sheet. As in browsers, rules that cannot be parsed are skipped.
// At-rules (@media, @page) are not supported.
func (s *sheet) parse(source string) {
	p := css.NewParser(parse.NewInputString(source), false)
	var selectors []string
	var declarations []declaration
	nested := 0
	for {
		kind, _, data := p.Next()
		switch kind {
		case css.ErrorGrammar:
			if p.HasParseError() {
				continue
			}
			return
		case css.BeginAtRuleGrammar:
			nested++
		case css.EndAtRuleGrammar:
			nested--
		case css.QualifiedRuleGrammar, css.BeginRulesetGrammar:
			selectors = append(selectors, text(p.Values()))
			if kind == css.BeginRulesetGrammar {
				declarations = nil
			}
		case css.DeclarationGrammar:
			declarations = append(declarations, declared(data, p.Values()))
		case css.EndRulesetGrammar:
			if nested == 0 {
				s.add(selectors, declarations)
			}
			selectors, declarations = nil, nil
		default: // other tokens, such as comments
		}
	}
}

const (
	mostRules  = 300
	mostCostly = 20
)

func (s *sheet) add(selectors []string, declarations []declaration) {
	for _, list := range selectors {
		for _, one := range strings.Split(list, ",") {
			// Selectors that search within elements are too expensive.
			if len(s.rules) >= mostRules || strings.Contains(one, ":has") || strings.Contains(one, ":contains") || strings.Contains(one, ":matches") || len(one) > 200 {
				continue
			}
			if strings.Contains(one, ":nth") || strings.Contains(one, "~") || strings.Contains(one, ":only") || strings.Contains(one, ":last") {
				if s.costly++; s.costly > mostCostly {
					continue
				}
			}
			if selector, err := cascadia.Parse(strings.TrimSpace(one)); err == nil {
				s.rules = append(s.rules, rule{selector, selector.Specificity(), declarations})
			}
		}
	}
}

func text(tokens []css.Token) string {
	var out strings.Builder
	for _, t := range tokens {
		out.Write(t.Data)
	}
	return strings.TrimSpace(out.String())
}

func declared(name []byte, values []css.Token) declaration {
	value := strings.TrimSpace(strings.TrimSuffix(text(values), "!important"))
	return declaration{strings.ToLower(string(name)), value}
}

// inline parses the declarations of a style attribute.
func inline(source string) (out []declaration) {
	p := css.NewParser(parse.NewInputString(source), true)
	for {
		kind, _, data := p.Next()
		switch {
		case kind == css.DeclarationGrammar:
			out = append(out, declared(data, p.Values()))
		case kind == css.ErrorGrammar && !p.HasParseError():
			return out
		}
	}
}

// declarations returns the declarations that apply to an element, in ascending precedence. The result is
// cached per element. !important has no effect.
func (s *sheet) declarations(n *html.Node) []declaration {
	if known, there := s.matched[n]; there {
		return known
	}
	var hits []rule
	for i, r := range s.rules {
		if i%16 == 0 {
			s.tick()
		}
		if r.selector.Match(n) {
			hits = append(hits, r)
		}
	}
	slices.SortStableFunc(hits, func(a, b rule) int {
		switch {
		case a.specificity == b.specificity:
			return 0
		case a.specificity.Less(b.specificity):
			return -1
		}
		return 1
	})
	var out []declaration
	for _, r := range hits {
		out = append(out, r.declarations...)
	}
	out = append(out, inline(attribute(n, "style"))...)
	s.matched[n] = out
	return out
}

func attribute(n *html.Node, key string) string {
	for _, a := range n.Attr {
		if a.Key == key {
			return a.Val
		}
	}
	return ""
}

type sides [4]float64 // top, right, bottom, left

type color struct{ r, g, b int }

type border struct {
	width float64
	color color
}

// style is the computed style of an element.
type style struct {
	display, align, vertical, space, transform, justify string
	size, line                                          float64
	bold, italic, underline, rtl, together              bool
	color                                               color
	background                                          *color
	margin, padding                                     sides
	left, right                                         string // margins as written, because they may be auto
	borders                                             [4]border
	width                                               string
	flex, gap, radius                                   float64
	most                                                [2]float64 // maximum size of an image; 0 means unlimited
}

// inherited returns the style that child elements inherit.
func (st style) inherited() style {
	return style{size: st.size, line: st.line, bold: st.bold, italic: st.italic, underline: st.underline, rtl: st.rtl, color: st.color,
		align: st.align, space: st.space, transform: st.transform, vertical: "top", display: "inline"}
}

var displays = map[string]string{
	"html": "block", "body": "block", "div": "block", "p": "block", "h1": "block", "h2": "block", "h3": "block", "h4": "block", "section": "block", "header": "block", "footer": "block",
	"ul": "block", "ol": "block", "hr": "block", "address": "block", "article": "block", "main": "block", "li": "list-item", "table": "table",
	"style": "none", "head": "none", "script": "none", "title": "none", "template": "none", "noscript": "none", "iframe": "none", "object": "none", "svg": "none", "math": "none",
}

// of returns the computed style of an element whose parent has the given style.
func (s *sheet) of(n *html.Node, around style) style {
	st := around.inherited()
	if d, known := displays[n.Data]; known {
		st.display = d
	}
	switch attribute(n, "dir") {
	case "rtl":
		st.rtl = true
	case "ltr":
		st.rtl = false
	}
	declarations := s.declarations(n)
	for _, d := range declarations { // font sizes first, because lengths in em depend on them
		if d.property == "font-size" {
			if size := length(d.value, around.size, around.size); size > 0 {
				st.size = clamp(size, 1, 200)
			}
		}
	}
	for _, d := range declarations {
		st.set(d)
	}
	st.line = clamp(st.line, .8, 10)
	return st
}

// set applies a declaration to the style. It ignores unknown properties.
func (st *style) set(d declaration) {
	em := st.size
	switch d.property {
	case "display":
		switch d.value {
		case "none", "block", "inline", "inline-block", "flex", "table", "list-item":
			st.display = d.value
		}
	case "background", "background-color":
		if c, ok := colored(d.value); ok {
			st.background = &c
		}
	case "width":
		st.width = d.value
	case "flex", "flex-grow":
		if f := strings.Fields(d.value); len(f) > 0 {
			n, _ := strconv.ParseFloat(f[0], 64)
			st.flex = clamp(n, 0, 1000)
		}
	case "gap", "column-gap":
		st.gap = length(d.value, em, 0)
	case "max-width":
		st.most[0] = length(d.value, em, 0)
	case "max-height":
		st.most[1] = length(d.value, em, 0)
	case "margin-inline-start":
		if st.rtl {
			st.right = d.value
		} else {
			st.left = d.value
		}
	case "justify-content":
		st.justify = d.value
	case "break-inside", "page-break-inside":
		st.together = d.value == "avoid"
	case "border-radius":
		st.radius = clamp(length(d.value, em, 0), 0, 100)
	default:
		st.setText(d, em)
		st.box(d, em)
	}
}

// setText sets the font, the color and the direction of text, and the properties of its lines.
func (st *style) setText(d declaration, em float64) {
	switch d.property {
	case "color":
		if c, ok := colored(d.value); ok {
			st.color = c
		}
	case "font-weight":
		n, _ := strconv.Atoi(d.value)
		st.bold = d.value == "bold" || d.value == "bolder" || n >= 600
	case "font-style":
		st.italic = d.value == "italic" || d.value == "oblique"
	case "text-decoration":
		st.underline = strings.Contains(d.value, "underline")
	case "text-align":
		st.align = d.value
	case "text-transform":
		st.transform = d.value
	case "direction":
		st.rtl = d.value == "rtl"
	case "vertical-align":
		st.vertical = d.value
	case "white-space":
		st.space = d.value
	case "line-height":
		if f, err := strconv.ParseFloat(d.value, 64); err == nil {
			st.line = f
		} else if l := length(d.value, em, em); l > 0 {
			st.line = l / em
		}
	}
}

// box sets the margins, the padding and the borders.
func (st *style) box(d declaration, em float64) {
	name, side, _ := strings.Cut(d.property, "-")
	i := slices.Index([]string{"top", "right", "bottom", "left"}, side)
	switch {
	case name == "margin" && side == "":
		st.margin = fourOf(d.value, em)
		if f := strings.Fields(d.value); len(f) > 0 {
			st.right, st.left = f[min(1, len(f)-1)], f[min(1, len(f)-1)]
			if len(f) == 4 {
				st.left = f[3]
			}
		}
	case name == "margin" && side == "left":
		st.left = d.value
	case name == "margin" && side == "right":
		st.right = d.value
	case name == "margin" && i >= 0:
		st.margin[i] = length(d.value, em, 0)
	case name == "padding" && side == "":
		st.padding = fourOf(d.value, em)
	case name == "padding" && i >= 0:
		st.padding[i] = length(d.value, em, 0)
	case name == "border" && side == "":
		b := bordered(d.value, em)
		st.borders = [4]border{b, b, b, b}
	case name == "border" && i >= 0:
		st.borders[i] = bordered(d.value, em)
	}
}

func clamp(f, least, most float64) float64 {
	if math.IsNaN(f) {
		return least
	}
	return min(max(f, least), most)
}

// length converts a CSS length to points; an invalid length becomes 0. A percentage is relative to the
// parameter whole. The result is limited to ±2000.
func length(value string, em, whole float64) float64 {
	value = strings.TrimSpace(value)
	number := strings.TrimRight(value, "abcdefghijklmnopqrstuvwxyz%")
	f, err := strconv.ParseFloat(number, 64)
	if err != nil {
		return 0
	}
	switch value[len(number):] {
	case "px":
		f *= .75
	case "mm":
		f *= 72 / 25.4
	case "cm":
		f *= 72 / 2.54
	case "in":
		f *= 72
	case "em":
		f *= em
	case "rem":
		f *= 12
	case "%":
		f *= whole / 100
	}
	return clamp(f, -2000, 2000)
}

var named = map[string]color{"black": {}, "white": {255, 255, 255}, "red": {255, 0, 0}, "gray": {128, 128, 128}, "grey": {128, 128, 128}, "green": {0, 128, 0}, "blue": {0, 0, 255}, "navy": {0, 0, 128}}

func colored(value string) (color, bool) {
	value = strings.ToLower(strings.TrimSpace(value))
	if c, ok := named[value]; ok {
		return c, true
	}
	if digits, ok := strings.CutPrefix(value, "#"); ok {
		if len(digits) == 3 {
			digits = string([]byte{digits[0], digits[0], digits[1], digits[1], digits[2], digits[2]})
		}
		n, err := strconv.ParseUint(digits, 16, 32)
		return color{int(n >> 16 & 255), int(n >> 8 & 255), int(n & 255)}, err == nil && len(digits) == 6
	}
	if list, ok := strings.CutPrefix(value, "rgb("); ok {
		parts := strings.FieldsFunc(strings.TrimSuffix(list, ")"), func(r rune) bool { return r == ',' || r == ' ' })
		if len(parts) == 3 {
			var c [3]int
			for i, p := range parts {
				n, _ := strconv.Atoi(p)
				c[i] = min(max(n, 0), 255)
			}
			return color{c[0], c[1], c[2]}, true
		}
	}
	return color{}, false
}

func fourOf(value string, em float64) (s sides) {
	f := strings.Fields(value)
	if len(f) == 0 || len(f) > 4 {
		return s
	}
	at := func(i int) float64 { return length(f[i], em, 0) }
	switch len(f) {
	case 1:
		return sides{at(0), at(0), at(0), at(0)}
	case 2:
		return sides{at(0), at(1), at(0), at(1)}
	case 3:
		return sides{at(0), at(1), at(2), at(1)}
	}
	return sides{at(0), at(1), at(2), at(3)}
}

func bordered(value string, em float64) (b border) {
	for _, f := range strings.Fields(value) {
		if c, ok := colored(f); ok {
			b.color = c
		} else if l := length(f, em, 0); l > 0 {
			b.width = clamp(l, 0, 50)
		}
	}
	return b
}
