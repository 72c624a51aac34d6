// Package pdf renders PDF documents from HTML and a documented subset of CSS: blocks, flex rows, tables and
// images. The heads of tables are repeated on each page, and headers and footers can have page numbers. Text
// runs from left to right or from right to left. The supported scripts are:
//   - Latin, Greek, Cyrillic, Hebrew, Arabic, Armenian and Georgian.
//   - Chinese, Japanese and Korean.
//   - the scripts of India, Sri Lanka, Thailand, Laos, Cambodia and Myanmar.
//
// Merchants write the markup, which contains texts from customers. The markup cannot reach files or the
// network: the package fetches nothing, and uses only images that the caller passes. Limits on elements,
// time and pages bound the cost. The same document always yields the same bytes.
package pdf

import (
	"bytes"
	"context"
	"strconv"
	"strings"
	"time"

	"codeberg.org/go-pdf/fpdf"
	"golang.org/x/net/html"

	"github.com/storeplatform/storeplatform/store/domain"
)

// Document is a document to render. Lengths are in points (1/72 inch).
type Document struct {
	Title   string
	Body    string // HTML
	Header  string // HTML at the top of every page; empty means that pages have no header
	Footer  string
	CSS     string
	Width   float64
	Height  float64
	Margins [4]float64        // top, right, bottom, left
	RTL     bool              // whether the text runs from right to left
	Images  map[string][]byte // PNG or JPEG files by the src attribute of their image element
	At      time.Time         // creation time that the file states; zero means the time in made
}

// mostMarkup is the maximum size of the markup with the CSS, in bytes.
const mostMarkup = 16 << 20

// Render returns the document as PDF. It returns an unsupported_operation error for documents that are
// too large or in an unsupported script, and an invalid_value error for margins that leave no room. When
// ctx ends, Render stops and returns the context's error.
func Render(ctx context.Context, d Document) (out []byte, err error) {
	defer func() {
		if r := recover(); r != nil {
			s, is := r.(stop)
			if !is {
				panic(r)
			}
			out, err = nil, s.error
		}
	}()
	if len(d.Body)+len(d.Header)+len(d.Footer)+len(d.CSS) > mostMarkup {
		return nil, tooMuch("its markup is too long").error
	}
	body, header, footer := parsed(d.Body), parsed(d.Header), parsed(d.Footer)
	l := &layout{ctx: ctx, paint: newPainter(d), page: "1", pages: "1"}
	l.sheet = newSheet(append([]string{d.CSS}, styles(body, header, footer)...)...)
	l.sheet.tick = l.look
	count(body, header, footer)

	top, bottom := d.Margins[0], d.Height-d.Margins[2]
	wide := d.Width - d.Margins[1] - d.Margins[3]
	if wide < 20 || bottom-top < 20 {
		return nil, domain.Errorf(domain.InvalidValue, "The margins leave no room on the page.")
	}
	l.tall = bottom - top
	if h := l.part(&flow{}, header, d, 0, wide); h > 0 {
		top += h
	}
	if h := l.part(&flow{}, footer, d, 0, wide); h > 0 {
		bottom -= h
	}
	if bottom-top < 20 {
		return nil, domain.Errorf(domain.InvalidValue, "The header and the footer leave no room on the page.")
	}
	l.tall = bottom - top
	var f flow
	l.part(&f, body, d, 0, wide)
	pages := paginate(f, bottom-top)
	l.pages = strconv.Itoa(len(pages))
	for i, p := range pages {
		l.step()
		l.page = strconv.Itoa(i + 1)
		l.paint.pdf.AddPage()
		for _, fr := range f.frames {
			from, to := max(fr.top, p.from), min(fr.bottom, p.to)
			if fr.draw != nil && to > from {
				fr.draw(from-p.from+p.head+top, to-p.from+p.head+top)
			}
		}
		if p.repeats != nil {
			for _, o := range p.repeats.ops {
				o(top - p.repeats.top)
			}
		}
		for _, a := range p.atoms {
			for _, o := range a.ops {
				o(top + p.head - p.from)
			}
		}
		var edge flow
		l.part(&edge, header, d, d.Margins[0], wide)
		l.part(&edge, footer, d, bottom, wide)
		for _, o := range ops(edge) {
			o(0)
		}
	}
	var file bytes.Buffer
	if err := l.paint.pdf.Output(&file); err != nil {
		return nil, err
	}
	return file.Bytes(), nil
}

// part lays out a parsed body, and returns the y where it ends.
func (l *layout) part(f *flow, n *html.Node, d Document, y, wide float64) float64 {
	if n == nil {
		return y
	}
	st := style{size: 10, line: 1.4, display: "block", rtl: d.RTL, vertical: "top"}
	st = l.sheet.of(n, st)
	st.display = "block"
	return l.block(f, n, st, d.Margins[3], y, wide)
}

// parsed returns the body element of the markup; nil means that the markup is empty.
func parsed(markup string) *html.Node {
	if strings.TrimSpace(markup) == "" {
		return nil
	}
	doc, err := html.ParseWithOptions(strings.NewReader(markup), html.ParseOptionEnableScripting(false))
	if err != nil {
		panic(stop{domain.Errorf(domain.UnsupportedOperation, "The markup cannot be read: it is nested too deeply.")})
	}
	var find func(n *html.Node) *html.Node
	find = func(n *html.Node) *html.Node {
		if n.Type == html.ElementNode && n.Data == "body" {
			return n
		}
		for c := n.FirstChild; c != nil; c = c.NextSibling {
			if found := find(c); found != nil {
				return found
			}
		}
		return nil
	}
	return find(doc)
}

// styles returns the style sheets in the markup.
func styles(parts ...*html.Node) (out []string) {
	for _, n := range parts {
		if n == nil {
			continue
		}
		if n.Type == html.ElementNode && n.Data == "style" && n.FirstChild != nil {
			out = append(out, n.FirstChild.Data)
		}
		for c := n.FirstChild; c != nil; c = c.NextSibling {
			out = append(out, styles(c)...)
		}
		if n.Data == "body" && n.PrevSibling != nil { // n.PrevSibling is the head element
			out = append(out, styles(n.PrevSibling)...)
		}
	}
	return out
}

// count panics with stop if the markup has too many elements, or elements that are nested too deeply.
func count(parts ...*html.Node) {
	nodes := 0
	var walk func(n *html.Node, depth int)
	walk = func(n *html.Node, depth int) {
		if nodes++; nodes > mostNodes {
			panic(tooMuch("it has too many elements"))
		}
		if depth > 2*mostDepth {
			panic(tooMuch("its elements are nested too deeply"))
		}
		for c := n.FirstChild; c != nil; c = c.NextSibling {
			walk(c, depth+1)
		}
	}
	for _, n := range parts {
		if n != nil {
			walk(n, 0)
		}
	}
}

// pageOf is a page, as a section of the endless flow.
type pageOf struct {
	from, to float64
	head     float64 // height of the table head that is repeated on the page
	repeats  *head
	atoms    []atom
}

// paginate cuts a flow into pages.
func paginate(f flow, tall float64) []pageOf {
	pages := []pageOf{{to: 1e12}}
	for _, a := range f.atoms {
		p := &pages[len(pages)-1]
		if a.bottom-p.from+p.head > tall+.01 && a.top > p.from+.01 {
			if len(pages) == mostPages {
				panic(tooMuch("it has more than " + strconv.Itoa(mostPages) + " pages"))
			}
			p.to = a.top
			next := pageOf{from: a.top, to: 1e12}
			if a.table != nil && a.table.height > 0 {
				next.head, next.repeats = a.table.height, a.table
			}
			pages = append(pages, next)
			p = &pages[len(pages)-1]
		}
		p.atoms = append(p.atoms, a)
	}
	return pages
}

// made is the creation time of a document that does not state one.
var made = time.Date(2000, 1, 1, 0, 0, 0, 0, time.UTC)

func newPainter(d Document) *painter {
	p := &painter{pdf: fpdf.NewCustom(&fpdf.InitType{UnitStr: "pt", Size: fpdf.SizeType{Wd: d.Width, Ht: d.Height}}), added: map[*face]bool{}, images: d.Images, known: map[string]*picture{}}
	p.pdf.SetAutoPageBreak(false, 0)
	p.pdf.SetMargins(0, 0, 0)
	p.pdf.SetCompression(true)
	p.pdf.SetCatalogSort(true)
	p.pdf.SetProducer("Store platform", true)
	p.pdf.SetTitle(d.Title, true)
	if d.At.IsZero() {
		d.At = made
	}
	p.pdf.SetCreationDate(d.At.UTC())
	p.pdf.SetModificationDate(d.At.UTC())
	return p
}
