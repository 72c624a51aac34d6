package table

import (
	"bufio"
	"bytes"
	"errors"
	"io"
	"strconv"
	"strings"
	"unicode/utf8"
)

// scanner reads the XML elements of a file in a workbook one by one. The scanner knows only XML's own
// entities, resolves no references, and reads a limited number of bytes. encoding/xml takes six times as
// long, and a sheet may have half a gigabyte.
type scanner struct {
	in   *bufio.Reader
	left int64
	raw  []byte // text before the element
	tag  []byte
}

// element is the start or the end of an XML element. It is valid until the next call of next.
type element struct {
	name    string // name without the namespace prefix
	closing bool
	empty   bool   // self-closing
	inside  []byte // attributes as written
	raw     []byte // text between the previous element and this one
}

const maxTag = 64 << 10

func newScanner(r io.Reader, most int64) *scanner {
	return &scanner{in: bufio.NewReaderSize(r, 64<<10), left: most}
}

// upTo appends the bytes up to and including a given byte to a buffer. The parameter most is the maximum size of the
// buffer.
func (s *scanner) upTo(end byte, into []byte, most int) ([]byte, error) {
	for {
		part, err := s.in.ReadSlice(end)
		if s.left -= int64(len(part)); s.left < 0 {
			return into, Unreadable("The workbook is too large when it is unpacked. Save it as CSV.")
		}
		if len(into)+len(part) > most {
			return into, Unreadable("The workbook has a cell or an element that is too large.")
		}
		into = append(into, part...)
		switch {
		case err == nil:
			return into, nil
		case errors.Is(err, io.EOF):
			return into, io.EOF
		case !errors.Is(err, bufio.ErrBufferFull):
			return into, Unreadable("The workbook cannot be unpacked.")
		}
	}
}

// next returns the next element, or io.EOF after the last element.
func (s *scanner) next() (element, error) {
	s.raw = s.raw[:0]
	for {
		var err error
		if s.raw, err = s.upTo('<', s.raw, maxRow); err != nil {
			return element{}, err
		}
		s.raw = s.raw[:len(s.raw)-1]
		if s.tag, err = s.upTo('>', s.tag[:0], maxTag); err != nil {
			return element{}, s.broken(err)
		}
		for !s.whole() {
			if s.tag, err = s.upTo('>', s.tag, maxTag); err != nil {
				return element{}, s.broken(err)
			}
		}
		tag := s.tag[:len(s.tag)-1]
		switch {
		case bytes.HasPrefix(tag, []byte("![CDATA[")):
			text := tag[len("![CDATA[") : len(tag)-len("]]")]
			s.raw = append(s.raw, bytes.ReplaceAll(text, []byte("&"), []byte("&amp;"))...)
			continue
		case len(tag) > 0 && (tag[0] == '?' || tag[0] == '!'):
			continue
		}
		e := element{raw: s.raw}
		if len(tag) > 0 && tag[0] == '/' {
			e.closing, tag = true, tag[1:]
		}
		if len(tag) > 0 && tag[len(tag)-1] == '/' {
			e.empty, tag = true, tag[:len(tag)-1]
		}
		name := tag
		if i := bytes.IndexAny(tag, " \t\r\n"); i >= 0 {
			name, e.inside = tag[:i], tag[i:]
		}
		if i := bytes.IndexByte(name, ':'); i >= 0 {
			name = name[i+1:]
		}
		e.name = known(name)
		return e, nil
	}
}

// known converts a name to a string. For names that are frequent in sheets, it allocates no memory.
func known(name []byte) string {
	switch string(name) {
	case "c":
		return "c"
	case "v":
		return "v"
	case "t":
		return "t"
	case "is":
		return "is"
	case "si":
		return "si"
	case "row":
		return "row"
	}
	return string(name)
}

func (s *scanner) broken(err error) error {
	if errors.Is(err, io.EOF) {
		return Unreadable("The workbook breaks off.")
	}
	return err
}

// whole reports whether the last > ends the tag. Attribute values, comments and CDATA can contain other >
// characters.
func (s *scanner) whole() bool {
	switch {
	case bytes.HasPrefix(s.tag, []byte("!--")):
		return len(s.tag) >= len("!---->") && bytes.HasSuffix(s.tag, []byte("-->"))
	case bytes.HasPrefix(s.tag, []byte("![CDATA[")):
		return bytes.HasSuffix(s.tag, []byte("]]>"))
	}
	quote := byte(0)
	for _, c := range s.tag {
		switch {
		case quote == 0 && (c == '"' || c == '\''):
			quote = c
		case c == quote:
			quote = 0
		}
	}
	return quote == 0
}

// attribute returns the value of an attribute, or "" if the attribute is missing.
func (e element) attribute(name string) string {
	for rest := e.inside; ; {
		rest = bytes.TrimLeft(rest, " \t\r\n")
		i := bytes.IndexByte(rest, '=')
		if i < 0 {
			return ""
		}
		key := bytes.TrimSpace(rest[:i])
		rest = bytes.TrimLeft(rest[i+1:], " \t\r\n")
		if len(rest) == 0 || rest[0] != '"' && rest[0] != '\'' {
			return ""
		}
		end := bytes.IndexByte(rest[1:], rest[0])
		if end < 0 {
			return ""
		}
		if string(key) == name {
			return unescaped(string(rest[1 : 1+end]))
		}
		rest = rest[end+2:]
	}
}

// text returns the decoded text between the previous element and this one.
func (e element) text() string {
	if bytes.IndexByte(e.raw, '&') < 0 && bytes.IndexByte(e.raw, '_') < 0 {
		return valid(string(e.raw))
	}
	return valid(characters(unescaped(string(e.raw))))
}

// valid returns a text as valid UTF-8 without NUL. Invalid parts become U+FFFD.
func valid(s string) string {
	return strings.ReplaceAll(strings.ToValidUTF8(s, "\ufffd"), "\x00", "\ufffd")
}

var entities = map[string]string{"amp": "&", "lt": "<", "gt": ">", "quot": `"`, "apos": "'"}

func unescaped(s string) string {
	if !strings.Contains(s, "&") {
		return s
	}
	var out strings.Builder
	for {
		i := strings.IndexByte(s, '&')
		if i < 0 {
			out.WriteString(s)
			return out.String()
		}
		out.WriteString(s[:i])
		s = s[i:]
		end := strings.IndexByte(s[:min(len(s), 12)], ';')
		if end < 0 {
			out.WriteByte('&')
			s = s[1:]
			continue
		}
		name := s[1:end]
		if c, numbered := strings.CutPrefix(name, "#"); numbered {
			base := 10
			if rest, hex := strings.CutPrefix(c, "x"); hex {
				c, base = rest, 16
			}
			n, err := strconv.ParseUint(c, base, 32)
			if err != nil || !utf8.ValidRune(rune(n)) {
				n = utf8.RuneError
			}
			out.WriteRune(rune(n))
		} else {
			out.WriteString(entities[name])
		}
		s = s[end+1:]
	}
}

// characters decodes escapes such as _x000D_, which stand for characters that XML cannot contain.
func characters(s string) string {
	var out strings.Builder
	for {
		i := strings.Index(s, "_x")
		if i < 0 || len(s) < i+7 {
			out.WriteString(s)
			return out.String()
		}
		n, err := strconv.ParseUint(s[i+2:i+6], 16, 16)
		if err != nil || s[i+6] != '_' {
			out.WriteString(s[:i+2])
			s = s[i+2:]
			continue
		}
		out.WriteString(s[:i])
		out.WriteRune(rune(n))
		s = s[i+7:]
	}
}
