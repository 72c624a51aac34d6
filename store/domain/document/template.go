package document

import (
	"cmp"
	"errors"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/google/uuid"
	"golang.org/x/net/html"
	"golang.org/x/net/html/atom"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/liquid"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

// PageSize is a size of paper.
type PageSize string

const (
	A4     PageSize = "A4"
	Letter PageSize = "LETTER"
	Label  PageSize = "LABEL_4X6"
)

// Orientation is an orientation of paper.
type Orientation string

const (
	Portrait  Orientation = "PORTRAIT"
	Landscape Orientation = "LANDSCAPE"
)

// Margins contains page margins in millimeters, as the store entered them.
type Margins struct {
	Top    string `json:"top"`
	Right  string `json:"right"`
	Bottom string `json:"bottom"`
	Left   string `json:"left"`
}

// points converts the margins to points, from the top clockwise. It refuses each margin outside 0 to 100
// millimeters.
func (m Margins) points() (out [4]float64, refused domain.Refusals) {
	for i, side := range []struct{ name, value string }{{"top", m.Top}, {"right", m.Right}, {"bottom", m.Bottom}, {"left", m.Left}} {
		f, err := strconv.ParseFloat(side.value, 64)
		if err != nil || f < 0 || f > 100 {
			refused.Add("/margins/"+side.name, "Want 0 to 100 millimeters.")
		}
		out[i] = f * 72 / 25.4
	}
	return out, refused
}

// Source is the source of a document template: HTML with Liquid, and a style sheet.
type Source struct {
	BodyHTML    string
	HeaderHTML  string // empty means that pages have no header
	FooterHTML  string
	CSS         string
	PageSize    PageSize
	Orientation Orientation
	Margins     Margins `gorm:"serializer:json"`
}

// PdfTemplate is a store's template for a kind of document in a language. Until the store edits the
// template, documents use the platform's source.
type PdfTemplate struct {
	domain.Row
	CommandID    *uuid.UUID // request that last changed the template
	Kind         Kind
	LanguageCode string
	Name         string
	IsDefault    bool // Source is empty: Text returns the platform's template
	IsActive     bool
	Source       Source `gorm:"embedded"`
	// LastError is the latest error that occurred while printing a document with this template. The
	// document was printed with the platform's template instead. Setting LastError does not change the
	// row's version.
	LastError    *string    `gorm:"->"`
	LastFailedOn *time.Time `gorm:"->"`
}

// Text returns the template's source: the store's source, or the platform's if the store has not edited
// it.
func (t *PdfTemplate) Text() Source {
	if t.IsDefault {
		return t.Kind.Own()
	}
	return t.Source
}

// PdfTemplateInput changes a template; nil leaves a field unchanged.
type PdfTemplateInput struct {
	Name, BodyHTML              *string
	HeaderHTML, FooterHTML, CSS **string
	PageSize                    *PageSize
	Orientation                 *Orientation
	Margins                     *Margins
	IsActive                    *bool
}

// Head returns the fields that all kinds of templates share.
func (t *PdfTemplate) Head() domain.TemplateHead[Kind] {
	return domain.TemplateHead[Kind]{Row: &t.Row, Kind: t.Kind, Name: t.Name, Active: &t.IsActive, Command: &t.CommandID}
}

// OwnPdfTemplates returns the unedited templates of all types, in the store's default language.
func OwnPdfTemplates(s *settings.Store) []*PdfTemplate {
	all := make([]*PdfTemplate, len(types))
	for i, t := range types {
		all[i] = &PdfTemplate{Kind: t.Kind, LanguageCode: s.Settings.DefaultLanguageCode, Name: t.Name, IsDefault: true, IsActive: true}
	}
	return all
}

// NewPdfTemplate returns a store's template of a type in another language of the store.
func NewPdfTemplate(s *settings.Store, typeID int64, language string, in PdfTemplateInput) (*PdfTemplate, error) {
	var refused domain.Refusals
	t := &PdfTemplate{IsActive: true, LanguageCode: language, IsDefault: true}
	if kind, known := TypeByID(typeID); known {
		t.Kind = kind.Kind
	} else {
		refused.Add("/pdfTemplateTypeId", "There is no such type of document; GET /admin/pdf-template-type/all lists them.")
	}
	i := slices.IndexFunc(s.Settings.LanguageCodes, func(code string) bool { return strings.EqualFold(code, language) })
	if i < 0 {
		refused.Add("/languageCode", "The store has no language %q; its settings list them.", language)
	} else {
		t.LanguageCode = s.Settings.LanguageCodes[i]
	}
	if err := refused.Err(); err != nil {
		return nil, err
	}
	_, err := t.Change(in)
	return t, err
}

// Change edits a template. Before that, it renders the new source with sample data, and returns the
// faults as errors.
func (t *PdfTemplate) Change(in PdfTemplateInput) (changed bool, err error) {
	text := t.Instead(in)
	edited := !reflect.DeepEqual(text, t.Text())
	var refused domain.Refusals
	named := domain.Set(&t.Name, refused.Label("/name", in.Name))
	named = domain.Set(&t.IsActive, in.IsActive) || named
	if edited {
		err = text.Check(t.Kind)
		t.Source, t.IsDefault = text, false
	}
	return edited || named, domain.Together(refused.Err(), err)
}

// Revert restores the platform's source, and reports whether this changed the template. The name and
// IsActive do not change.
func (t *PdfTemplate) Revert() (changed bool) {
	changed = !t.IsDefault
	t.IsDefault, t.Source = true, Source{}
	return changed
}

// Instead returns the template's source with the fields of an input in place of the template's fields.
func (t *PdfTemplate) Instead(in PdfTemplateInput) Source {
	s := t.Text()
	domain.Set(&s.BodyHTML, in.BodyHTML)
	for _, part := range []struct {
		to   *string
		from **string
	}{{&s.HeaderHTML, in.HeaderHTML}, {&s.FooterHTML, in.FooterHTML}, {&s.CSS, in.CSS}} {
		switch {
		case part.from == nil:
		case *part.from == nil:
			*part.to = ""
		default:
			*part.to = **part.from
		}
	}
	domain.Set(&s.PageSize, in.PageSize)
	domain.Set(&s.Orientation, in.Orientation)
	domain.Set(&s.Margins, in.Margins)
	return s
}

// limits restricts the work of rendering one document. An order may have thousands of lines.
var limits = liquid.Limits{Steps: 3_000_000, Built: 64 << 20, Output: 12 << 20}

// Markup is a rendered source.
type Markup struct {
	Body, Header, Footer string
	CSS                  string
	Width, Height        float64    // in points
	Margins              [4]float64 // in points: top, right, bottom, left
}

// parts returns the templates of a source, each with the name of its field in the request.
func (s Source) parts() []struct{ field, source string } {
	return []struct{ field, source string }{{"/bodyHtml", s.BodyHTML}, {"/headerHtml", s.HeaderHTML}, {"/footerHtml", s.FooterHTML}}
}

// Check renders the source with sample data of a kind: once with every value, and once with only the
// values that every document of the kind has. It returns an error for each fault, with line and column,
// for each unknown name, and for each image other than the store's logo.
func (s Source) Check(k Kind) error {
	_, refused := s.Margins.points()
	sample := Sample().View()
	for _, part := range s.parts() {
		t, err := liquid.Parse(part.source, liquid.HTML)
		if err != nil {
			at(&refused, part.field, err)
			continue
		}
		for _, fault := range t.Check(sample) {
			at(&refused, part.field, fault)
		}
	}
	if err := refused.Err(); err != nil {
		return err
	}
	for _, d := range []Data{SampleOf(k), sparse(k)} {
		m, err := s.Fill(d)
		if err != nil {
			return err
		}
		for i, text := range []string{m.Body, m.Header, m.Footer} {
			if src := foreignImage(text); src != "" {
				refused.Add(s.parts()[i].field, "Documents show the image {{ store.logo }} only, and not %q.", src)
			}
		}
		if err := refused.Err(); err != nil {
			return err
		}
	}
	return nil
}

// foreignImage returns the src of the first image in the markup that is not the store's logo; empty means
// that there is no such image.
func foreignImage(text string) string {
	z := html.NewTokenizer(strings.NewReader(text))
	for kind := z.Next(); kind != html.ErrorToken; kind = z.Next() {
		token := z.Token()
		if token.DataAtom != atom.Img || kind == html.EndTagToken {
			continue
		}
		for _, a := range token.Attr {
			if a.Key == "src" && a.Val != "" && a.Val != Logo {
				return a.Val
			}
		}
	}
	return ""
}

// at adds a refusal for a fault in a part of a source, with the fault's position.
func at(refused *domain.Refusals, field string, err error) {
	if e, is := errors.AsType[*liquid.Error](err); is {
		refused.AddAt(e.Line, e.Column, field, "%s", e.Error())
		return
	}
	refused.Add(field, "%s", err.Error())
}

// Fill renders a source with data.
func (s Source) Fill(d Data) (m Markup, err error) {
	var refused domain.Refusals
	view := d.View()
	if m.Margins, refused = s.Margins.points(); refused.Err() != nil {
		return m, refused.Err()
	}
	out := [3]string{}
	for i, part := range s.parts() {
		t, err := liquid.Parse(part.source, liquid.HTML)
		if err == nil {
			out[i], err = t.RenderAt(view, limits, d.At.In(cmp.Or(d.Location, time.UTC)))
		}
		if err != nil {
			at(&refused, part.field, err)
		}
	}
	m.Body, m.Header, m.Footer, m.CSS = out[0], out[1], out[2], s.CSS
	m.Width, m.Height = 595.28, 841.89
	switch s.PageSize {
	case Letter:
		m.Width, m.Height = 612, 792
	case Label:
		m.Width, m.Height = 288, 432
	case A4:
	}
	if s.Orientation == Landscape {
		m.Width, m.Height = m.Height, m.Width
	}
	return m, refused.Err()
}

// Choose returns the active template of a document among the templates of its kind. It prefers the document's
// language, then that language without a region, then the store's default language. nil means the platform's
// template.
func Choose(all []*PdfTemplate, language, own string) *PdfTemplate {
	for _, code := range []string{language, domain.BaseLanguage(language), own} {
		i := slices.IndexFunc(all, func(t *PdfTemplate) bool { return t.IsActive && strings.EqualFold(t.LanguageCode, code) })
		if i >= 0 {
			return all[i]
		}
	}
	return nil
}
