package pdf

import (
	"context"
	"math"
	"strconv"
	"strings"

	"golang.org/x/net/html"

	"github.com/storeplatform/storeplatform/store/domain"
)

// op is an operation that paints something, dy points below its position in the layout.
type op func(dy float64)

// atom is a part of a document that no page break cuts.
type atom struct {
	top, bottom float64
	ops         []op
	table       *head // head that is repeated on a page that begins with the atom
}

// head is the head of a table. It is repeated on each page of the table.
type head struct {
	ops         []op
	top, height float64
}

// frame is a background or a border. Page breaks may cut it.
type frame struct {
	top, bottom float64
	draw        func(top, bottom float64)
}

// flow is a part of a document after layout, on a single endless page.
type flow struct {
	atoms  []atom
	frames []frame
}

// These constants are limits for a document. An order of 5,000 lines has 60,000 elements.
const (
	mostNodes = 200_000
	mostWords = 200_000   // words in a paragraph, which is laid out as a whole
	mostSteps = 2_500_000 // steps of the layout; nested tables lay out the same elements repeatedly
	mostDepth = 100
	mostPages = 1_000
	mostWide  = 40 // columns of a table
)

// layout lays out one document.
type layout struct {
	ctx         context.Context
	sheet       *sheet
	paint       *painter
	steps       int
	looks       int
	depth       int
	tall        float64 // height available for the content of a page, in points
	page, pages string  // page number and page count as they are printed
}

// stop is the panic value that ends a layout. Render returns the error in it.
type stop struct{ error }

func tooMuch(what string) stop {
	return stop{domain.Errorf(domain.UnsupportedOperation, "The document is too large: %s.", what)}
}

// step counts a layout step. After mostSteps it ends the layout.
func (l *layout) step() {
	if l.steps++; l.steps > mostSteps {
		panic(tooMuch("it takes too long to lay out"))
	}
	l.look()
}

// look ends the layout if the context has ended. It checks the context on every 256th call.
func (l *layout) look() {
	if l.looks++; l.looks%256 == 0 && l.ctx.Err() != nil {
		panic(stop{l.ctx.Err()})
	}
}

func (l *layout) settable(text string) string {
	s, err := settable(text)
	if err != nil {
		panic(stop{err})
	}
	return s
}

// block lays out an element at a position, within the width room. It returns the y where the next element
// begins.
func (l *layout) block(f *flow, n *html.Node, st style, x, y, room float64) float64 {
	l.step()
	if l.depth++; l.depth > mostDepth {
		panic(tooMuch("its elements are nested too deeply"))
	}
	defer func() { l.depth-- }()
	y += st.margin[0]
	left, right := length(st.left, st.size, room), length(st.right, st.size, room)
	wide := room - left - right
	if st.width != "" && st.width != "auto" {
		wide = math.Min(length(st.width, st.size, room), room)
		switch {
		case st.left == "auto" && st.right == "auto":
			left = (room - wide) / 2
		case st.left == "auto" || st.rtl && st.right != "auto":
			left = room - wide
		}
	}
	wide = math.Max(wide, 1)
	x += left
	top, framed := y, len(f.frames)
	boxed := st.boxed()
	if boxed {
		f.frames = append(f.frames, frame{})
	}
	inX, inWide := x+st.padding[3]+st.borders[3].width, math.Max(1, wide-st.padding[1]-st.padding[3]-st.borders[1].width-st.borders[3].width)
	y += st.padding[0] + st.borders[0].width
	first, inner := len(f.atoms), len(f.frames)
	switch st.display {
	case "table":
		y = l.table(f, n, st, inX, y, inWide)
	case "flex":
		y = l.flex(f, n, st, inX, y, inWide)
	default:
		y = l.children(f, n, st, inX, y, inWide)
	}
	y += st.padding[2] + st.borders[2].width
	if st.together && len(f.atoms) > first && y-top < l.tall {
		one := atom{top: top, bottom: y, ops: ops(flow{f.atoms[first:], f.frames[inner:]})}
		f.atoms, f.frames = append(f.atoms[:first:first], one), f.frames[:inner]
	}
	if boxed {
		f.frames[framed] = frame{top, y, l.paint.frame(st, x, wide)}
		if len(f.atoms) == first { // an element without content, such as a rule
			f.atoms = append(f.atoms, atom{top: top, bottom: y})
		}
	}
	return y + st.margin[2]
}

func (st style) boxed() bool {
	boxed := st.background != nil
	for _, b := range st.borders {
		boxed = boxed || b.width > 0
	}
	return boxed
}

// ops returns all operations that paint the flow.
func ops(f flow) (out []op) {
	for _, fr := range f.frames {
		if fr.draw != nil {
			out = append(out, func(dy float64) { fr.draw(fr.top+dy, fr.bottom+dy) })
		}
	}
	for _, a := range f.atoms {
		out = append(out, a.ops...)
	}
	return out
}

func blank(ps []piece) bool {
	for _, p := range ps {
		if p.newLine || p.image != nil || strings.TrimSpace(p.text) != "" {
			return false
		}
	}
	return true
}

// children lays out the contents of an element: paragraphs of text, and blocks.
func (l *layout) children(f *flow, n *html.Node, st style, x, y, room float64) float64 {
	var ps []piece
	flush := func() {
		if !blank(ps) {
			y = l.paragraph(f, ps, st, x, y, room)
		}
		ps = nil
	}
	above, item := 0., 0
	for c := n.FirstChild; c != nil; c = c.NextSibling {
		if c.Type == html.ElementNode {
			inner := l.sheet.of(c, st)
			if inner.display == "none" {
				continue
			}
			if inner.display != "inline" && inner.display != "inline-block" {
				flush()
				y -= math.Max(0, math.Min(above, inner.margin[0])) // the margins of neighbors collapse
				if inner.display == "list-item" {
					item++
					y = l.item(f, c, n.Data, item, inner, x, y, room)
				} else {
					y = l.block(f, c, inner, x, y, room)
				}
				above = inner.margin[2]
				continue
			}
		}
		if c.Type == html.TextNode && strings.TrimSpace(c.Data) == "" && len(ps) == 0 {
			continue
		}
		above = 0
		l.pieces(c, st, &ps)
	}
	flush()
	return y
}

// item lays out a list item with its marker before the first line.
func (l *layout) item(f *flow, n *html.Node, list string, number int, st style, x, y, room float64) float64 {
	mark := "•"
	if list == "ol" {
		mark = strconv.Itoa(number) + "."
	}
	first, top := len(f.atoms), y+st.margin[0]
	y = l.block(f, n, st, x, y, room)
	if first < len(f.atoms) {
		w := newWord(mark, &st)
		at := x - w.width - 4
		if st.rtl {
			at = x + room + 4
		}
		f.atoms[first].ops = append(f.atoms[first].ops, l.set([]word{w}, false, at, top, top+st.size*st.line/2+st.size*.35)...)
	}
	return y
}

// extent returns the minimum width and the preferred width of an element's contents, in points.
func (l *layout) extent(n *html.Node, st style) (least, most float64) {
	l.step()
	var ps []piece
	flush := func() {
		a, b := extent(l.words(ps), st.space == "nowrap")
		least, most = math.Max(least, a), math.Max(most, b)
		ps = nil
	}
	row := 0.
	for c := n.FirstChild; c != nil; c = c.NextSibling {
		if c.Type == html.ElementNode {
			inner := l.sheet.of(c, st)
			if inner.display == "none" {
				continue
			}
			if inner.display != "inline" {
				flush()
				a, b := l.extent(c, inner)
				least, most, row = math.Max(least, a), math.Max(most, b), row+b+st.gap
				continue
			}
		}
		l.pieces(c, st, &ps)
	}
	flush()
	if st.display == "flex" {
		most = math.Max(most, row)
	}
	around := st.padding[1] + st.padding[3] + st.borders[1].width + st.borders[3].width
	return math.Min(least, 5000) + around, math.Min(most, 5000) + around
}

// put adds a row of cells to a flow: as one atom or, if the row is taller than a page, line by line.
func (l *layout) put(f *flow, cells flow, top, bottom float64, h *head) {
	if bottom-top < l.tall {
		f.atoms = append(f.atoms, atom{top: top, bottom: bottom, ops: ops(cells), table: h})
		return
	}
	f.frames = append(f.frames, cells.frames...)
	for _, a := range byPlace(cells.atoms) {
		a.table = h
		f.atoms = append(f.atoms, a)
	}
}
