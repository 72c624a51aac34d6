package pdf

import (
	"cmp"
	"math"
	"slices"
	"strconv"

	"golang.org/x/net/html"
)

func byPlace(atoms []atom) []atom {
	slices.SortStableFunc(atoms, func(a, b atom) int { return cmp.Compare(a.top, b.top) })
	return atoms
}

// flex lays out the child elements of an element in a row.
func (l *layout) flex(f *flow, n *html.Node, st style, x, y, room float64) float64 {
	type item struct {
		node *html.Node
		style
		wide float64
	}
	var items []item
	grow, used := 0., 0.
	for c := n.FirstChild; c != nil; c = c.NextSibling {
		if c.Type != html.ElementNode {
			continue
		}
		inner := l.sheet.of(c, st)
		if inner.display == "none" {
			continue
		}
		it := item{c, inner, 0}
		switch {
		case inner.flex > 0:
			grow += inner.flex
		case inner.width != "":
			it.wide = length(inner.width, inner.size, room)
		default:
			_, it.wide = l.extent(c, inner)
			it.wide = math.Min(it.wide+.5, room)
		}
		it.style.width = ""
		if inner.display == "inline" || inner.display == "inline-block" {
			it.style.display = "block"
		}
		used += it.wide
		items = append(items, it)
	}
	if len(items) == 0 {
		return y
	}
	gap := st.gap
	free := room - used - gap*float64(len(items)-1)
	for i := range items {
		switch {
		case free < 0 && used > 0:
			items[i].wide += free * items[i].wide / used
		case free > 0 && grow > 0:
			items[i].wide += free * items[i].flex / grow
		}
	}
	at := x
	if grow == 0 && free > 0 {
		switch {
		case st.justify == "space-between" && len(items) > 1:
			gap += free / float64(len(items)-1)
		case st.justify == "flex-end" || st.justify == "end":
			at += free
		case st.justify == "center":
			at += free / 2
		}
	}
	places := make([]float64, len(items))
	for i := range items {
		if places[i] = at; st.rtl {
			places[i] = x + room - (at - x) - items[i].wide
		}
		at += items[i].wide + gap
	}
	bottom := y
	heights := make([]float64, len(items))
	for i, it := range items { // make all items as tall as the tallest item
		heights[i] = l.block(&flow{}, it.node, it.style, 0, y, it.wide)
		bottom = math.Max(bottom, heights[i])
	}
	var cells flow
	for i, it := range items {
		it.padding[2] += bottom - heights[i]
		l.block(&cells, it.node, it.style, places[i], y, it.wide)
	}
	l.put(f, cells, y, bottom, nil)
	return bottom
}

type cell struct {
	node *html.Node
	style
	column, span int
}

type row struct {
	cells []cell
	head  bool
}

// rows returns the rows and the number of columns of a table.
func (l *layout) rows(n *html.Node, st style) (rows []row, columns int) {
	var walk func(n *html.Node, around style, head bool)
	walk = func(n *html.Node, around style, head bool) {
		for c := n.FirstChild; c != nil; c = c.NextSibling {
			if c.Type != html.ElementNode {
				continue
			}
			inner := l.sheet.of(c, around)
			switch c.Data {
			case "thead":
				walk(c, inner, true)
			case "tbody", "tfoot":
				walk(c, inner, false)
			case "tr":
				r := row{head: head}
				column := 0
				for d := c.FirstChild; d != nil; d = d.NextSibling {
					if d.Type != html.ElementNode || d.Data != "td" && d.Data != "th" || column >= mostWide {
						continue
					}
					st := l.sheet.of(d, inner)
					if st.background == nil {
						st.background = inner.background
					}
					span, _ := strconv.Atoi(attribute(d, "colspan"))
					span = min(max(span, 1), mostWide-column)
					st.display = "block"
					r.cells = append(r.cells, cell{d, st, column, span})
					column += span
				}
				columns = max(columns, column)
				rows = append(rows, r)
			}
		}
	}
	walk(n, st, false)
	return rows, columns
}

// columns returns the widths of a table's columns, in points.
func (l *layout) columns(rows []row, n int, st style, room float64) []float64 {
	least, most, fixed := make([]float64, n), make([]float64, n), make([]float64, n)
	for _, r := range rows {
		for _, c := range r.cells {
			if c.span > 1 {
				continue
			}
			a, b := l.extent(c.node, c.style)
			least[c.column], most[c.column] = math.Max(least[c.column], a), math.Max(most[c.column], b)
			if c.width != "" {
				fixed[c.column] = math.Max(fixed[c.column], length(c.width, c.size, room))
			}
		}
	}
	sumLeast, sumMost := 0., 0.
	for i := range least {
		if fixed[i] > 0 {
			least[i] = math.Max(math.Min(least[i], room), fixed[i])
			most[i] = least[i]
		}
		// A very long word is broken, so that the words of the other columns stay whole.
		least[i] = math.Min(least[i], room*.6) + .2
		most[i] = math.Max(most[i], least[i]) + .2
		sumLeast, sumMost = sumLeast+least[i], sumMost+most[i]
	}
	wide := room
	if st.width == "" {
		wide = math.Min(room, sumMost)
	}
	for i := range least {
		switch {
		case sumMost <= wide:
			most[i] += (wide - sumMost) * most[i] / sumMost
		case sumLeast < wide:
			most[i] = least[i] + (wide-sumLeast)*(most[i]-least[i])/(sumMost-sumLeast)
		default:
			most[i] = wide * least[i] / sumLeast
		}
	}
	return most
}

// table lays out a table. It cuts a row only if the row is taller than a page, and repeats the table's
// head on each page.
func (l *layout) table(f *flow, n *html.Node, st style, x, y, room float64) float64 {
	rows, count := l.rows(n, st)
	if count == 0 {
		return y
	}
	wide := l.columns(rows, count, st, room)
	ends := make([]float64, count+1)
	for i, w := range wide {
		ends[i+1] = ends[i] + w
	}
	place := func(c cell) (at, w float64) {
		end := ends[min(c.column+c.span, count)]
		if at, w = x+ends[c.column], end-ends[c.column]; st.rtl {
			at = x + room - end
		}
		return at, w
	}
	h := &head{top: y}
	for _, r := range rows {
		l.step()
		height := 0.
		heights := make([]float64, len(r.cells))
		for i, c := range r.cells {
			c.style.width = ""
			at, w := place(c)
			heights[i] = l.block(&flow{}, c.node, c.style, at, y, w) - y
			height = math.Max(height, heights[i])
		}
		var cells flow
		for i, c := range r.cells {
			c.style.width = ""
			switch more := height - heights[i]; c.vertical {
			case "middle":
				c.padding[0] += more / 2
				c.padding[2] += more / 2
			case "bottom":
				c.padding[0] += more
			default:
				c.padding[2] += more
			}
			at, w := place(c)
			l.block(&cells, c.node, c.style, at, y, w)
		}
		if r.head && h.height+height < l.tall/2 {
			h.ops = append(h.ops, ops(cells)...)
			h.height += height
			l.put(f, cells, y, y+height, nil)
		} else {
			l.put(f, cells, y, y+height, h)
		}
		y += height
	}
	return y
}
