package liquid

import "strings"

// markup follows HTML as it is written, to know where data would be no text: escaping
// keeps it in an element or between the quotation marks of an attribute, and neither
// in a tag nor in a script.
type markup struct {
	state markupState
	quote byte
	name  []byte // of the tag, as far as it matters
	attr  []byte // of the attribute, as far as it matters
	fresh bool   // nothing stands behind the quotation mark yet
	tail  string // the end of what was written, where an end of a comment or script may begin
}

type markupState int

const (
	inContent  markupState = iota
	behindOpen             // <
	inTag
	inComment
	inScript
)

// takes tells whether data may be written next.
func (m *markup) takes() bool {
	return m.state == inContent || m.state == inComment || m.state == inTag && m.quote != 0
}

// linking tells whether the whole address of a link is to be written next.
func (m *markup) linking() bool {
	return m.state == inTag && m.quote != 0 && m.fresh && strings.EqualFold(string(m.name), "a ") && strings.EqualFold(string(m.attr), "href=")
}

// write goes on behind more of the HTML.
func (m *markup) write(s string) {
	for i := 0; i < len(s); i++ {
		switch c := s[i]; m.state {
		case inContent:
			n := strings.IndexByte(s[i:], '<')
			if n < 0 {
				return
			}
			i += n
			m.state, m.name, m.attr = behindOpen, m.name[:0], m.attr[:0]
		case behindOpen:
			switch {
			case c == '!' || c == '/' || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z':
				m.state, m.quote = inTag, 0
				m.name = append(m.name, c)
			case c != '<':
				m.state = inContent
			}
		case inTag:
			m.tag(c)
		case inComment:
			m.until("-->", c)
		case inScript:
			m.until("</script", c)
		}
	}
}

func (m *markup) tag(c byte) {
	switch {
	case m.quote != 0:
		if m.fresh = false; c == m.quote {
			m.quote = 0
		}
		return
	case c == '>':
		m.state = inContent
		if strings.EqualFold(strings.TrimRight(string(m.name), "/ "), "script") {
			m.state, m.tail = inScript, ""
		}
		return
	case c == '"' || c == '\'':
		m.quote, m.fresh = c, true
	case isSpace(c):
		m.attr = m.attr[:0]
	case len(m.attr) < len("href=x"):
		m.attr = append(m.attr, c)
	}
	if len(m.name) < len("script/") && (len(m.name) == 0 || m.name[len(m.name)-1] != ' ') {
		if isSpace(c) {
			c = ' '
		}
		m.name = append(m.name, c)
	}
	if string(m.name) == "!--" {
		m.state, m.tail = inComment, ""
	}
}

// until goes on to the end of a comment or script.
func (m *markup) until(end string, c byte) {
	if m.tail += string(c); len(m.tail) > len(end) {
		m.tail = m.tail[1:]
	}
	if strings.EqualFold(m.tail, end) {
		m.name = m.name[:0]
		if m.state = inContent; end != "-->" {
			m.state, m.quote = inTag, 0
		}
	}
}

const misplaced = "Data stands in a tag or script of HTML here. Put quotation marks around the value of an attribute."
