package liquid

import (
	"strings"
	"unicode"
)

type pieceKind int

const (
	pieceText pieceKind = iota
	pieceObject
	pieceTag
)

// piece is a part of a source: a text, an object {{ … }} or a tag {% … %}.
type piece struct {
	kind  pieceKind
	at    int    // start of the piece
	inner int    // start of the piece's content
	text  string // content of the piece; for a tag, the part after the name
	name  string // name of the tag; empty for other pieces
}

// scan splits a source into pieces. It reads each byte a bounded number of times. It drops
// comments, and returns the content of raw tags as text.
func scan(source string) (pieces []piece, err error) {
	trim := false // whether the previous piece trims the space after it
	text := func(from, to int, trimRight bool) {
		s := source[from:to]
		if trim {
			short := strings.TrimLeftFunc(s, unicode.IsSpace)
			from, s = from+len(s)-len(short), short
		}
		if trimRight {
			s = strings.TrimRightFunc(s, unicode.IsSpace)
		}
		if s != "" {
			pieces = append(pieces, piece{kind: pieceText, at: from, inner: from, text: s})
		}
	}
	for pos := 0; ; {
		open := opening(source, pos)
		if open < 0 {
			text(pos, len(source), false)
			return pieces, nil
		}
		m, err := markAt(source, open)
		if err != nil {
			return nil, err
		}
		text(pos, open, m.trimLeft)
		trim, pos = m.trimRight, m.end
		switch {
		case m.name == "#":
		case m.name == "raw":
			end, err := ending(source, m, "raw", false)
			if err != nil {
				return nil, err
			}
			text(m.end, end.open, end.trimLeft)
			trim, pos = end.trimRight, end.end
		case m.name == "comment", m.name == "doc":
			end, err := ending(source, m, m.name, m.name == "comment")
			if err != nil {
				return nil, err
			}
			trim, pos = end.trimRight, end.end
		case m.name == "liquid":
			lines, err := tagLines(m)
			if err != nil {
				return nil, err
			}
			pieces = append(pieces, lines...)
		default:
			pieces = append(pieces, m.piece)
		}
	}
}

// tagLines returns the tags within a liquid tag, one per line.
func tagLines(m mark) (pieces []piece, err error) {
	comments := 0
	for at := m.inner; at < m.inner+len(m.text); {
		line, _, _ := strings.Cut(m.text[at-m.inner:], "\n")
		begin := at + len(line) - len(strings.TrimLeft(line, " \t\r"))
		at += len(line) + 1
		line = strings.TrimSpace(line)
		name := line[:len(line)-len(strings.TrimLeft(line, "abcdefghijklmnopqrstuvwxyz_"))]
		switch {
		case name == "comment":
			comments++
		case name == "endcomment" && comments > 0:
			comments--
		case comments > 0, line == "", line[0] == '#':
		case name == "", name == "raw", name == "doc", name == "liquid":
			return nil, faultf(begin, "Each line of {%% liquid %%} is a tag without its braces, such as: assign a = 1.")
		default:
			pieces = append(pieces, piece{kind: pieceTag, at: begin, inner: begin + len(name), text: line[len(name):], name: name})
		}
	}
	if comments > 0 {
		return nil, faultf(m.open, "{%% comment %%} has no {%% endcomment %%}.")
	}
	return pieces, nil
}

// mark is an object or a tag with its position.
type mark struct {
	piece
	open, end           int
	trimLeft, trimRight bool
}

// opening returns the start of the next object or tag, or -1.
func opening(source string, from int) int {
	for from < len(source) {
		i := strings.IndexByte(source[from:], '{')
		if i < 0 || from+i+1 >= len(source) {
			return -1
		}
		if next := source[from+i+1]; next == '{' || next == '%' {
			return from + i
		}
		from += i + 1
	}
	return -1
}

// markAt reads the object or tag that starts at open.
func markAt(source string, open int) (mark, error) {
	m := mark{piece: piece{kind: pieceObject, at: open}, open: open}
	closing, inner := "}}", open+2
	if source[open+1] == '%' {
		m.kind, closing = pieceTag, "%}"
	}
	if inner < len(source) && source[inner] == '-' {
		m.trimLeft, inner = true, inner+1
	}
	for inner < len(source) && isSpace(source[inner]) {
		inner++
	}
	var end int
	if m.kind == pieceTag && strings.HasPrefix(source[inner:], "liquid") {
		if end = strings.Index(source[inner:], closing); end >= 0 { // the lines of a liquid tag may be comments
			end += inner
		}
	} else if m.kind == pieceTag && inner < len(source) && source[inner] == '#' {
		m.name = "#" // a comment, where quotation marks have no meaning
		if end = strings.Index(source[inner:], closing); end >= 0 {
			end += inner
		}
	} else {
		quote := 0
		if end, quote = closingAt(source, inner, closing); end < 0 && quote >= 0 {
			return m, faultf(quote, "This quotation mark is never closed.")
		}
	}
	if end < 0 {
		return m, faultf(open, "%s is never closed with %s.", source[open:open+2], closing)
	}
	m.end = end + len(closing)
	content := source[inner:end]
	if strings.HasSuffix(content, "-") {
		m.trimRight, content = true, content[:len(content)-1]
	}
	if m.kind == pieceTag && m.name == "" {
		n := 0
		for n < len(content) && (content[n] >= 'a' && content[n] <= 'z' || content[n] == '_') {
			n++
		}
		if m.name = content[:n]; n == 0 {
			return m, faultf(inner, "A tag begins with its name, such as {%% if %%}.")
		}
		inner, content = inner+n, content[n:]
	}
	m.inner, m.text = inner, content
	return m, nil
}

// closingAt returns the position of the closing mark outside quotation marks; -1 means none. quote is the
// position of an unclosed quotation mark; -1 means none.
func closingAt(source string, from int, closing string) (end, quote int) {
	quote = -1
	for i := from; i < len(source); i++ {
		switch c := source[i]; {
		case quote >= 0:
			if c == source[quote] {
				quote = -1
			}
		case c == '"' || c == '\'':
			quote = i
		case c == closing[0] && strings.HasPrefix(source[i:], closing):
			return i, -1
		}
	}
	return -1, quote
}

// ending finds the end tag of a raw or comment block, whose content is not parsed. Comments can be
// nested.
func ending(source string, m mark, name string, nested bool) (mark, error) {
	depth, rawEnds := 1, true
	for pos := m.end; ; {
		i := strings.Index(source[pos:], "{%")
		if i < 0 {
			return mark{}, faultf(m.open, "{%% %s %%} has no {%% end%s %%}.", name, name)
		}
		open := pos + i
		pos = open + 2
		at, end := bareTag(source, open)
		switch at.name {
		case "end" + name:
			if depth--; depth == 0 {
				return at, nil
			}
			pos = end
		case name:
			if nested {
				depth, pos = depth+1, end
			}
		case "raw":
			if !nested || !rawEnds {
				continue
			}
			if raw, err := ending(source, mark{open: open, end: end}, "raw", false); err == nil {
				pos = raw.end
			} else {
				rawEnds = false // no later block can end either
			}
		}
	}
}

// bareTag reads a tag that consists only of a name. For any other tag, it returns an empty name.
func bareTag(source string, open int) (m mark, end int) {
	i := open + 2
	m.open = open
	if i < len(source) && source[i] == '-' {
		m.trimLeft, i = true, i+1
	}
	for i < len(source) && isSpace(source[i]) {
		i++
	}
	from := i
	for i < len(source) && source[i] >= 'a' && source[i] <= 'z' {
		i++
	}
	name := source[from:i]
	for i < len(source) && isSpace(source[i]) {
		i++
	}
	if i < len(source) && source[i] == '-' {
		m.trimRight, i = true, i+1
	}
	if !strings.HasPrefix(source[i:], "%}") {
		return m, i
	}
	m.name, m.end = name, i+2
	return m, m.end
}

func isSpace(c byte) bool { return c == ' ' || c == '\t' || c == '\n' || c == '\r' }
