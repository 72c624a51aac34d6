package document

import (
	"errors"
	"reflect"
	"slices"
	"strconv"
	"strings"

	"github.com/google/uuid"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/liquid"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

// PageSize is how large the paper is.
type PageSize string

const (
	A4     PageSize = "A4"
	Letter PageSize = "LETTER"
	Label  PageSize = "LABEL_4X6"
)

// Orientation is how it lies.
type Orientation string

const (
	Portrait  Orientation = "PORTRAIT"
	Landscape Orientation = "LANDSCAPE"
)

// Margins are in millimeters, as they were written.
type Margins struct {
	Top    string `json:"top"`
	Right  string `json:"right"`
	Bottom string `json:"bottom"`
	Left   string `json:"left"`
}

// points are the margins from the top, clockwise; false where one is none.
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

// Source is what a document is printed by: Liquid over HTML, and a style sheet.
type Source struct {
	BodyHTML    string
	HeaderHTML  string // empty: none
	FooterHTML  string
	CSS         string
	PageSize    PageSize
	Orientation Orientation
	Margins     Margins `gorm:"serializer:json"`
}

// PdfTemplate is a store's own template of a kind of document in a language. Until it
// is edited it has none, and is the platform's own.
type PdfTemplate struct {
	domain.Row
	CommandID    *uuid.UUID // of the request that changed it last
	Kind         Kind
	LanguageCode string
	Name         string
	IsDefault    bool // Source is empty: see Own
	IsActive     bool
	Source       Source `gorm:"embedded"`
}

// Text is what the template says.
func (t *PdfTemplate) Text() Source {
	if t.IsDefault {
		return t.Kind.Own()
	}
	return t.Source
}

// PdfTemplateInput is what somebody wants of a template; nil leaves a member as it is.
type PdfTemplateInput struct {
	Name, BodyHTML              *string
	HeaderHTML, FooterHTML, CSS **string
	PageSize                    *PageSize
	Orientation                 *Orientation
	Margins                     *Margins
	IsActive                    *bool
}

// Head is what it has in common with other templates.
func (t *PdfTemplate) Head() domain.TemplateHead[Kind] {
	return domain.TemplateHead[Kind]{Row: &t.Row, Kind: t.Kind, Name: t.Name, Command: &t.CommandID}
}

// OwnPdfTemplates are a store's templates in its own language of all types, as the
// platform has them.
func OwnPdfTemplates(s *settings.Store) []*PdfTemplate {
	all := make([]*PdfTemplate, len(types))
	for i, t := range types {
		all[i] = &PdfTemplate{Kind: t.Kind, LanguageCode: s.Settings.DefaultLanguageCode, Name: t.Name, IsDefault: true, IsActive: true}
	}
	return all
}

// NewPdfTemplate is a store's template of a type in another language.
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

// Change edits a template: what it would say is filled with sample data first.
func (t *PdfTemplate) Change(in PdfTemplateInput) (changed bool, err error) {
	text := t.Instead(in)
	edited := !reflect.DeepEqual(text, t.Text())
	named := domain.Set(&t.Name, in.Name)
	named = domain.Set(&t.IsActive, in.IsActive) || named
	if edited {
		err = text.Check()
		t.Source, t.IsDefault = text, false
	}
	return edited || named, err
}

// Revert makes a template the platform's own again. Its name and whether it is used
// stay.
func (t *PdfTemplate) Revert() (changed bool) {
	changed = !t.IsDefault
	t.IsDefault, t.Source = true, Source{}
	return changed
}

// Instead is what the template would say with an input's members in place of its own.
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

// limits are those of one document: an order may have thousands of lines.
var limits = liquid.Limits{Steps: 3_000_000, Built: 64 << 20, Output: 12 << 20}

// Markup is a source with data filled in.
type Markup struct {
	Body, Header, Footer string
	CSS                  string
	Width, Height        float64    // points
	Margins              [4]float64 // top, right, bottom, left
}

// parts are the templates of a source by the members that they are sent in.
func (s Source) parts() []struct{ field, source string } {
	return []struct{ field, source string }{{"/bodyHtml", s.BodyHTML}, {"/headerHtml", s.HeaderHTML}, {"/footerHtml", s.FooterHTML}}
}

// Check refuses what cannot be rendered, with the line and the column of each fault,
// and names that no document has.
func (s Source) Check() error {
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
	_, err := s.Fill(Sample())
	return err
}

// at refuses a part of a source, at the place of the fault.
func at(refused *domain.Refusals, field string, err error) {
	if e, is := errors.AsType[*liquid.Error](err); is {
		refused.AddAt(e.Line, e.Column, field, "%s", e.Error())
		return
	}
	refused.Add(field, "%s", err.Error())
}

// Fill fills data into a source.
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
			out[i], err = t.Render(view, limits)
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

// Choose finds the template of a document among those of its kind: in its language,
// else in that language anywhere, else in the store's own; nil is the platform's own.
func Choose(all []*PdfTemplate, language, own string) *PdfTemplate {
	for _, code := range []string{language, base(language), own} {
		i := slices.IndexFunc(all, func(t *PdfTemplate) bool { return t.IsActive && strings.EqualFold(t.LanguageCode, code) })
		if i >= 0 {
			return all[i]
		}
	}
	return nil
}
