package letter

import (
	"errors"
	"fmt"
	"html"
	"strings"

	markup "golang.org/x/net/html"
	"golang.org/x/net/html/atom"

	"github.com/storeplatform/storeplatform/store/domain/liquid"
)

// TemplateFault is an error in a part of a template, with its position and the name of the part in the
// contract.
type TemplateFault struct {
	Field        string
	Line, Column int // counted from 1; 0 means that the fault concerns the whole field
	Message      string
}

// Error returns the message with its position. The message quotes the template but no data.
func (f TemplateFault) Error() string {
	if f.Line == 0 {
		return f.Message
	}
	return fmt.Sprintf("Line %d, column %d: %s", f.Line, f.Column, f.Message)
}

func faultIn(field string, err error) TemplateFault {
	if e, is := errors.AsType[*liquid.Error](err); is {
		return TemplateFault{field, e.Line, e.Column, e.Message}
	}
	return TemplateFault{Field: field, Message: err.Error()}
}

// parsed contains the parsed parts of a source.
type parsed struct {
	subject, preheader, html, text *liquid.Template
}

const (
	maxSubject   = 998
	maxPreheader = 2000
)

// parse parses a source and returns a fault for each part with a syntax error.
func (s Source) parse() (p *parsed, faults []TemplateFault) {
	read := func(field, source string, form liquid.Form) *liquid.Template {
		t, err := liquid.Parse(source, form)
		if err != nil {
			faults = append(faults, faultIn(field, err))
		}
		return t
	}
	p = &parsed{subject: read("subject", s.Subject, liquid.Plain), html: read("bodyHtml", s.BodyHTML, liquid.HTML)}
	if s.Preheader != nil {
		p.preheader = read("preheader", *s.Preheader, liquid.Plain)
	}
	if s.BodyText != nil {
		p.text = read("bodyText", *s.BodyText, liquid.Plain)
	}
	return p, faults
}

// render renders the parts with data. It adds a fault for each part that cannot be rendered and leaves
// this part empty.
func (p *parsed) render(k MailKind, d MailData, limits liquid.Limits) (c MailContent, faults []TemplateFault) {
	fill := func(field string, t *liquid.Template, data liquid.Map) string {
		if t == nil {
			return ""
		}
		out, err := t.RenderAt(data, limits, d.Now)
		if err != nil {
			faults = append(faults, faultIn(field, err))
		}
		return out
	}
	data := d.view(k, "")
	delete(data, "subject")
	c.Subject = clip(oneLine(fill("subject", p.subject, data)), maxSubject)
	c.Preheader = clip(oneLine(fill("preheader", p.preheader, data)), maxPreheader)
	c.Text = fill("bodyText", p.text, data)
	c.HTML = fill("bodyHtml", p.html, d.view(k, c.Subject))
	if p.text == nil {
		c.Text = PlainText(c.HTML)
	}
	if p.preheader != nil && c.HTML != "" {
		c.HTML = behindBody(c.HTML, `<div style="display:none;max-height:0;overflow:hidden">`+html.EscapeString(c.Preheader)+"</div>")
	}
	return c, faults
}

// clip truncates a text at a character boundary. The parameter most is the maximum number of bytes.
func clip(s string, most int) string {
	for len(s) > most {
		s = strings.ToValidUTF8(s[:most], "")
	}
	return s
}

// behindBody inserts markup after the body tag of a page, or at the start of a page that has no such tag.
func behindBody(page, what string) string {
	z, at := markup.NewTokenizer(strings.NewReader(page)), 0
	for z.Next() != markup.ErrorToken {
		at += len(z.Raw())
		if name, _ := z.TagName(); atom.Lookup(name) == atom.Body {
			return page[:at] + what + page[at:]
		}
	}
	return what + page
}

// PlainText converts HTML to text: blocks start on new lines, and links are followed by their
// addresses.
func PlainText(page string) string {
	var out strings.Builder
	var href string
	hidden := 0
	for z := markup.NewTokenizer(strings.NewReader(page)); ; {
		kind := z.Next()
		token := z.Token()
		switch kind {
		case markup.ErrorToken:
			return tidy(out.String())
		case markup.TextToken:
			if hidden == 0 {
				out.WriteString(strings.Map(func(r rune) rune {
					if r == '\n' || r == '\r' || r == '\t' {
						return ' '
					}
					return r
				}, token.Data))
			}
			continue
		case markup.CommentToken, markup.DoctypeToken:
			continue
		default: // a single tag
		}
		opens := kind == markup.StartTagToken
		switch token.DataAtom {
		case atom.Head, atom.Style, atom.Script, atom.Title:
			if opens {
				hidden++
			} else if hidden > 0 {
				hidden--
			}
		case atom.A:
			if opens {
				href = attribute(token, "href")
			} else if hidden == 0 && href != "" && kind == markup.EndTagToken {
				out.WriteString(" " + strings.TrimPrefix(href, "mailto:") + " ")
				href = ""
			}
		case atom.Br:
			out.WriteString("\n")
		case atom.P, atom.Div, atom.Tr, atom.Table, atom.Ul, atom.Ol, atom.H1, atom.H2, atom.H3, atom.H4, atom.H5, atom.H6, atom.Blockquote, atom.Hr:
			out.WriteString("\n\n")
		case atom.Li:
			if opens {
				out.WriteString("\n- ")
			}
		case atom.Td, atom.Th:
			out.WriteString(" ")
		default: // an inline element
		}
	}
}

func attribute(t markup.Token, name string) string {
	for _, a := range t.Attr {
		if a.Key == name {
			return a.Val
		}
	}
	return ""
}

// tidy trims the lines and merges consecutive empty lines.
func tidy(s string) string {
	var lines []string
	for line := range strings.SplitSeq(s, "\n") {
		line = strings.Join(strings.Fields(line), " ")
		if line != "" || len(lines) > 0 && lines[len(lines)-1] != "" {
			lines = append(lines, line)
		}
	}
	return strings.TrimSpace(strings.Join(lines, "\n")) + "\n"
}

// harmless lists the elements that a mail with a secret may contain. None of them can read other content,
// as style sheets and forms can.
var harmless = map[atom.Atom]bool{}

func init() {
	for _, a := range []atom.Atom{atom.Html, atom.Head, atom.Title, atom.Body, atom.Table, atom.Thead, atom.Tbody, atom.Tfoot, atom.Tr, atom.Td, atom.Th, atom.Div, atom.P, atom.Span,
		atom.A, atom.B, atom.Strong, atom.I, atom.Em, atom.U, atom.Small, atom.Code, atom.Pre, atom.Blockquote, atom.Center, atom.Font, atom.Br, atom.Hr, atom.Img, atom.Ul, atom.Ol, atom.Li,
		atom.H1, atom.H2, atom.H3, atom.H4, atom.H5, atom.H6} {
		harmless[a] = true
	}
}

// exposing returns the first element or attribute that is forbidden in a mail with a secret; empty means none.
func exposing(page string) string {
	z := markup.NewTokenizer(strings.NewReader(page))
	for kind := z.Next(); kind != markup.ErrorToken; kind = z.Next() {
		if kind != markup.StartTagToken && kind != markup.SelfClosingTagToken {
			continue
		}
		token := z.Token()
		if token.DataAtom == atom.Meta && attribute(token, "http-equiv") == "" {
			continue
		}
		if !harmless[token.DataAtom] {
			return "<" + clip(token.Data, 20) + ">"
		}
		for _, a := range token.Attr {
			if a.Key == "ping" || strings.HasPrefix(a.Key, "on") {
				return clip(a.Key, 20)
			}
		}
	}
	return ""
}
