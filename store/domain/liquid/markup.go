package liquid

import (
	"slices"
	"strings"
)

// markup parses HTML while the template writes it, as browsers do. It finds the places where data might
// be interpreted as markup. Escaping protects data in the content of elements and in quoted attributes.
// It does not protect data elsewhere in a tag, nor data in programs: in scripts, style sheets and event
// handlers.
type markup struct {
	state markupState
	part  tagPart // part of the tag that is being parsed
	quote byte
	name  word   // name of the current tag
	attr  word   // name of the current attribute
	fresh bool   // the quoted value is empty so far
	tail  string // bytes written last, which may begin the end of a comment or script
}

type markupState int

const (
	inContent  markupState = iota
	behindOpen             // after a "<"
	inTag
	inComment
	inProgram // in the content of a script or style sheet
)

type tagPart int

const (
	inName tagPart = iota
	betweenAttributes
	inAttribute     // in the name of an attribute
	behindAttribute // in spaces after the name of an attribute
	beforeValue
	inValue // in the value of an attribute; quoted if quote is set
)

const (
	misplaced  = "Data stands in a tag or script of HTML here. Put quotation marks around the value of an attribute."
	executable = "Data stands in an event handler or a style of HTML here, where it could be a program."
)

// programs lists the elements whose content is not text.
var programs = []string{"script", "style"}

// refusal returns the reason why data must not be written at this point; empty means that data is
// allowed.
func (m *markup) refusal() string {
	switch {
	case m.state == inProgram && m.name.is("style"):
		return executable
	case m.state == inContent || m.state == inComment:
		return ""
	case m.state != inTag || m.quote == 0:
		return misplaced
	case strings.HasPrefix(m.attr.String(), "on") || m.attr.is("style") || m.attr.is("srcdoc"):
		return executable
	}
	return ""
}

// linking reports whether the next output starts the href of a link.
func (m *markup) linking() bool {
	return m.state == inTag && m.quote != 0 && m.fresh && m.name.is("a") && m.attr.is("href")
}

// write parses more HTML.
func (m *markup) write(s string) {
	for i := 0; i < len(s); i++ {
		switch c := s[i]; m.state {
		case inContent:
			n := strings.IndexByte(s[i:], '<')
			if n < 0 {
				return
			}
			i += n
			m.state, m.name, m.attr = behindOpen, word{}, word{}
		case behindOpen:
			switch {
			case c == '!' || c == '/' || isLetter(c):
				m.state, m.part, m.quote, m.name = inTag, inName, 0, word{}.with(c)
			case c != '<':
				m.state = inContent
			}
		case inTag:
			m.tag(c)
		case inComment:
			m.tail = endOf(m.tail, c, len("--!>"))
			if strings.HasSuffix(m.tail, "-->") || m.tail == "--!>" {
				m.state = inContent
			}
		case inProgram:
			end := "</" + m.name.String()
			m.tail = endOf(m.tail, c, len(end)+1)
			if strings.EqualFold(m.tail[:len(m.tail)-1], end) && (isBlank(c) || c == '/' || c == '>') {
				m.state, m.part, m.quote, m.name = inTag, inName, 0, word{}.with('/')
				m.tag(c)
			}
		}
	}
}

// endOf appends a byte to the tail, and returns the last bytes of the result. The parameter most is their maximum
// number.
func endOf(tail string, c byte, most int) string {
	tail += string(rune(c))
	return tail[max(0, len(tail)-most):]
}

// isBlank reports whether a byte separates the parts of a tag.
func isBlank(c byte) bool { return isSpace(c) || c == '\f' }

func isLetter(c byte) bool { return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' }

// word is the beginning of a name in lower case, long enough for all comparisons.
type word struct {
	letters [len("srcdoc.")]byte
	length  int
}

func (w word) String() string   { return string(w.letters[:w.length]) }
func (w word) is(s string) bool { return string(w.letters[:w.length]) == s }

// with returns the word with a letter appended, unless the word is full.
func (w word) with(c byte) word {
	if w.length < len(w.letters) {
		if c >= 'A' && c <= 'Z' {
			c += 'a' - 'A'
		}
		w.letters[w.length] = c
		w.length++
	}
	return w
}

func (m *markup) tag(c byte) {
	switch {
	case m.quote != 0:
		if m.fresh = false; c == m.quote {
			m.quote, m.part = 0, betweenAttributes
		}
	case c == '>':
		m.state = inContent
		if slices.ContainsFunc(programs, m.name.is) {
			m.state, m.tail = inProgram, ""
		}
	case m.part == inName && !isBlank(c) && c != '/':
		if m.name = m.name.with(c); m.name.is("!--") {
			m.state, m.tail = inComment, "--" // "<!-->" is a whole comment
		}
	case m.part == beforeValue && (c == '"' || c == '\''):
		m.part, m.quote, m.fresh = inValue, c, true
	case m.part == beforeValue && isBlank(c):
	case m.part == beforeValue:
		m.part = inValue
	case m.part == inValue:
		if isBlank(c) {
			m.part = betweenAttributes
		}
	case c == '/':
		m.part = betweenAttributes
	case isBlank(c):
		if m.part == inAttribute {
			m.part = behindAttribute
		} else if m.part == inName {
			m.part = betweenAttributes
		}
	case c == '=' && (m.part == inAttribute || m.part == behindAttribute):
		m.part = beforeValue
	case m.part == inAttribute:
		m.attr = m.attr.with(c)
	default:
		m.part, m.attr = inAttribute, word{}.with(c)
	}
}
