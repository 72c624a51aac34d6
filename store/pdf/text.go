package pdf

import (
	"math"
	"slices"
	"strings"

	"github.com/rivo/uniseg"
	"golang.org/x/net/html"
)

// piece is a part of a paragraph: a text, an image or a line break.
type piece struct {
	text    string
	style   style
	newLine bool
	image   *picture
}

// pieces appends the inline parts of a node to out.
func (l *layout) pieces(n *html.Node, st style, out *[]piece) {
	l.step()
	switch {
	case n.Type == html.TextNode:
		s := l.settable(n.Data)
		switch st.transform {
		case "uppercase":
			s = strings.ToUpper(s)
		case "lowercase":
			s = strings.ToLower(s)
		}
		*out = append(*out, piece{text: s, style: st})
	case n.Type != html.ElementNode:
	case n.Data == "br":
		*out = append(*out, piece{newLine: true, style: st})
	case n.Data == "img":
		if p := l.picture(n, l.sheet.of(n, st)); p != nil {
			*out = append(*out, piece{image: p, style: st})
		}
	default:
		inner := l.sheet.of(n, st)
		if inner.display == "none" {
			return
		}
		switch attribute(n, "class") {
		case "page-number":
			*out = append(*out, piece{text: l.page, style: inner})
		case "page-count":
			*out = append(*out, piece{text: l.pages, style: inner})
		}
		for c := n.FirstChild; c != nil; c = c.NextSibling {
			l.pieces(c, inner, out)
		}
	}
}

// word is a part of a line. It is only broken if it is wider than the line.
type word struct {
	text    []rune // text whose Arabic letters are joined
	style   style
	width   float64
	space   float64 // space before the word, in points
	newLine bool
	image   *picture
	glued   bool // the line must not break before the word
}

func (l *layout) words(ps []piece) (out []word) {
	spaced := false
	for _, p := range ps {
		if len(out) > mostWords {
			panic(tooMuch("a paragraph has too many words"))
		}
		switch {
		case p.newLine:
			out, spaced = append(out, word{newLine: true, style: p.style}), false
			continue
		case p.image != nil:
			out, spaced = append(out, word{image: p.image, width: p.image.width, style: p.style}), false
			continue
		case strings.HasPrefix(p.style.space, "pre"):
			for i, line := range strings.SplitN(p.text, "\n", mostWords+2) {
				if l.step(); len(out) > mostWords {
					panic(tooMuch("a paragraph has too many words"))
				}
				if i > 0 {
					out = append(out, word{newLine: true, style: p.style})
				}
				out = append(out, newWord(strings.ReplaceAll(line, "\t", "    "), &p.style))
			}
			continue
		}
		fields := strings.FieldsFunc(p.text, isSpace)
		leads := p.text != "" && isSpace(rune(p.text[0]))
		for i, f := range fields {
			if l.step(); len(out) > mostWords {
				panic(tooMuch("a paragraph has too many words"))
			}
			w := newWord(f, &p.style)
			if len(out) > 0 && !out[len(out)-1].newLine {
				if w.glued = i == 0 && !leads && !spaced; !w.glued {
					w.space = width(" ", &p.style)
				}
			}
			out = append(out, parts(w, mostWords)...)
		}
		if len(fields) > 0 {
			spaced = isSpace(rune(p.text[len(p.text)-1]))
		} else {
			spaced = spaced || leads
		}
	}
	return out
}

// isSpace reports whether a line may break at a character. It returns false for non-breaking spaces.
func isSpace(r rune) bool { return r == ' ' || r == '\n' || r == '\t' || r == '\r' || r == '\f' }

func newWord(s string, st *style) word {
	s = shape(s)
	return word{text: []rune(s), style: *st, width: width(s, st)}
}

// parts returns the parts of a word between which a line may break, limited to about the number in most. Chinese and
// Japanese have no spaces, so a word with eastern characters breaks by the rules of Unicode (UAX 14). By these rules,
// no line begins with a closing bracket or a full stop. Any other word stays whole.
func parts(w word, most int) []word {
	if !slices.ContainsFunc(w.text, isEastern) {
		return []word{w}
	}
	var out []word
	for rest, state := string(w.text), -1; rest != "" && len(out) <= most; {
		var text string
		text, rest, _, state = uniseg.FirstLineSegmentInString(rest, state)
		part := w
		part.text, part.width = []rune(text), width(text, &w.style)
		if len(out) > 0 {
			part.space, part.glued = 0, false
		}
		out = append(out, part)
	}
	return out
}

// extent returns the width of words with all possible line breaks, and their width in a single line.
func extent(ws []word, oneLine bool) (least, most float64) {
	line, whole := 0., 0.
	for _, w := range ws {
		if w.newLine {
			most = math.Max(most, line)
			line, whole = 0, 0
			continue
		}
		line += w.space + w.width
		if w.glued {
			whole += w.width
		} else {
			whole = w.width
		}
		least = math.Max(least, whole)
	}
	most = math.Max(most, line)
	if oneLine {
		least = most
	}
	return least, most
}

// broken splits a word into the part that fits into a line, which is at least one character, and the
// rest.
func broken(w word, room float64) (fits, rest word) {
	n, wide := 0, 0.
	for n < len(w.text) {
		more := width(string(w.text[n]), &w.style)
		if n > 0 && wide+more > room {
			break
		}
		wide += more
		n++
	}
	for n > 1 && n < len(w.text) && sticks(w.text[n-1], w.text[n]) { // a mark that positions a glyph stays with it
		n--
		wide -= width(string(w.text[n]), &w.style)
	}
	fits, rest = w, w
	fits.text, fits.width = w.text[:n], wide
	rest.text, rest.width, rest.space = w.text[n:], w.width-wide, 0
	return fits, rest
}

// paragraph breaks text into lines and adds each line as an atom. It returns the y where the next element
// begins.
func (l *layout) paragraph(f *flow, ps []piece, st style, x, y, room float64) float64 {
	oneLine := st.space == "nowrap"
	left := l.words(ps)
	for len(left) > 0 {
		l.step()
		var line []word
		used := 0.
		for len(left) > 0 {
			w := left[0]
			if w.newLine {
				left = left[1:]
				if len(line) == 0 {
					line = append(line, word{style: w.style})
				}
				break
			}
			if len(line) == 0 {
				w.space = 0
			}
			if len(line) > 0 && !oneLine && !w.glued && used+w.space+w.width > room+.01 {
				break
			}
			if !oneLine && w.image == nil && len(w.text) > 1 && used+w.space+w.width > room+.01 && (len(line) == 0 || w.glued) {
				fits, rest := broken(w, room-used)
				if len(rest.text) > 0 {
					line, left[0] = append(line, fits), rest
					used += fits.width
					break
				}
			}
			line, left = append(line, w), left[1:]
			used += w.space + w.width
		}
		y = l.line(f, line, st, x, y, room, used)
	}
	return y
}

func (l *layout) line(f *flow, line []word, st style, x, y, room, used float64) float64 {
	height, ascent := st.size*st.line, 0.
	for _, w := range line {
		height, ascent = math.Max(height, w.style.size*w.style.line), math.Max(ascent, w.style.size)
		if w.image != nil {
			height = math.Max(height, w.image.height)
		}
	}
	align := st.align
	if align == "" || align == "start" || align == "justify" {
		align = map[bool]string{false: "left", true: "right"}[st.rtl]
	} else if align == "end" {
		align = map[bool]string{false: "right", true: "left"}[st.rtl]
	}
	switch align {
	case "right":
		x += room - used
	case "center":
		x += (room - used) / 2
	}
	f.atoms = append(f.atoms, atom{top: y, bottom: y + height, ops: l.set(line, st.rtl, x, y, y+height/2+ascent*.35)})
	return y + height
}

// placed is a character, an image or a space in a line.
type placed struct {
	r     rune
	word  int
	width float64
	space bool
}

// set places the characters of a line in visual order, from left to right.
func (l *layout) set(line []word, rtl bool, x, top, base float64) (ops []op) {
	var all []placed
	var runes []rune
	for i, w := range line {
		if w.space > 0 {
			all, runes = append(all, placed{r: ' ', word: i, width: w.space, space: true}), append(runes, ' ')
		}
		if w.image != nil {
			all, runes = append(all, placed{word: i, width: w.width}), append(runes, '\ufffc')
		}
		key := weight(&w.style)
		for _, r := range w.text {
			if r == leftToRightMark || r == rightToLeftMark {
				all, runes = append(all, placed{word: i, space: true}), append(runes, r)
				continue
			}
			if face := faceOf(r, key); face != nil {
				all, runes = append(all, placed{r: r, word: i, width: face.width(r) * w.style.size / 1000}), append(runes, r)
			}
		}
	}
	order, level := visual(runes, rtl), levels(runes, rtl)
	for at := 0; at < len(order); {
		first := all[order[at]]
		w := line[first.word]
		if first.space || w.image != nil {
			if !first.space {
				px, pic := x, w.image
				ops = append(ops, func(dy float64) { l.paint.image(pic, px, top+dy) })
			}
			x += first.width
			at++
			continue
		}
		key := weight(&w.style)
		face := faceOf(first.r, key)
		var run []rune
		start := x
		for ; at < len(order); at++ {
			c := all[order[at]]
			if c.space || c.word != first.word || faceOf(c.r, key) != face {
				break
			}
			r := c.r
			if level[order[at]]%2 == 1 {
				r = mirrored(r)
			}
			run = append(run, r)
			x += c.width
		}
		s, st, end := string(run), w.style, x
		ops = append(ops, func(dy float64) { l.paint.text(s, face, &st, start, base+dy, end-start) })
	}
	return slices.Clip(ops)
}
