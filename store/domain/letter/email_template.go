package letter

import (
	"cmp"
	"reflect"
	"slices"
	"strings"
	"time"

	"github.com/google/uuid"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/liquid"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

// EmailTemplate is a store's text for a kind of mail in a language. Until the store edits it, mails use the
// platform's text.
type EmailTemplate struct {
	domain.Row
	CommandID    *uuid.UUID // id of the request that last changed the template
	Kind         MailKind
	LanguageCode string
	Name         string
	IsDefault    bool // Source is empty: Text returns the platform's text
	IsActive     bool
	Source       Source `gorm:"embedded"`
	FromName     *string
	FromEmail    *string
	ReplyTo      *string
	BCC          []string `gorm:"serializer:json"`
	// LastTestedOn is the time of the last test. LastError is the error of the last mail that failed with
	// the current text of this template; that mail was sent with the platform's text. Setting either
	// field does not change the row's version.
	LastTestedOn *time.Time `gorm:"->"`
	LastError    *string    `gorm:"->"`
	LastFailedOn *time.Time `gorm:"->"`
}

// Text returns the template's source: the store's source, or the platform's if the store has not edited
// it.
func (t *EmailTemplate) Text() Source {
	if t.IsDefault {
		return t.Kind.SourceIn(t.LanguageCode)
	}
	return t.Source
}

// EmailTemplateInput changes a template; nil leaves a field unchanged.
type EmailTemplateInput struct {
	Name, Subject, BodyHTML *string
	Preheader, BodyText     **string
	FromName                **string
	FromEmail, ReplyTo      **string
	BCC                     *[]string
	IsActive                *bool
}

// OwnEmailTemplates returns the unedited templates of all types, in the store's default language.
func OwnEmailTemplates(s *settings.Store) []*EmailTemplate {
	all := make([]*EmailTemplate, len(emailTypes))
	for i, t := range emailTypes {
		all[i] = &EmailTemplate{Kind: t.Kind, LanguageCode: s.Settings.DefaultLanguageCode, Name: t.Name, IsDefault: true, IsActive: t.isOnAtFirst(), BCC: []string{}}
	}
	return all
}

// Head returns the fields that all kinds of templates share.
func (t *EmailTemplate) Head() domain.TemplateHead[MailKind] {
	return domain.TemplateHead[MailKind]{Row: &t.Row, Kind: t.Kind, Name: t.Name, Active: &t.IsActive, Command: &t.CommandID}
}

// OwnSubjectHas returns the kinds whose subject matches a search in the platform's text in a language.
func OwnSubjectHas(language, search string) (kinds []MailKind) {
	for _, t := range emailTypes {
		if domain.HasWords(t.Kind.SourceIn(language).Subject, search) {
			kinds = append(kinds, t.Kind)
		}
	}
	return kinds
}

// NewEmailTemplate returns a store's template of a type in another language of the store.
func NewEmailTemplate(s *settings.Store, host string, typeID int64, language string, in EmailTemplateInput) (*EmailTemplate, error) {
	var refused domain.Refusals
	t := &EmailTemplate{IsActive: true, LanguageCode: language, IsDefault: true, BCC: []string{}}
	if kind, known := EmailTypeByID(typeID); known {
		t.Kind = kind.Kind
	} else {
		refused.Add("/emailTemplateTypeId", "There is no such type of mail; GET /admin/email-template-type/all lists them.")
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
	_, err := t.Change(s, host, in)
	return t, err
}

// Change edits a template. Before that, it renders the new text with sample data, and returns the faults
// as errors. The parameter host is the domain from which the store sends mails; empty means that the
// store has verified no domain.
func (t *EmailTemplate) Change(s *settings.Store, host string, in EmailTemplateInput) (changed bool, err error) {
	text := t.Instead(in)
	edited := !reflect.DeepEqual(text, t.Text())
	sent := domain.SetNullable(&t.FromName, in.FromName)
	sent = domain.SetNullable(&t.FromEmail, in.FromEmail) || sent
	sent = domain.SetNullable(&t.ReplyTo, in.ReplyTo) || sent
	sent = domain.SetWhole(&t.BCC, in.BCC) || sent
	var refused domain.Refusals
	named := domain.Set(&t.Name, refused.Label("/name", in.Name))
	named = domain.Set(&t.IsActive, in.IsActive) || named

	if oneLine(t.Name) != t.Name {
		refused.Add("/name", "A name is one line.")
	}
	if t.FromName != nil && oneLine(*t.FromName) != *t.FromName {
		refused.Add("/fromName", "The name of a sender is one line.")
	}
	if t.FromEmail != nil && !strings.HasSuffix(strings.ToLower(*t.FromEmail), "@"+strings.ToLower(host)) {
		refused.Add("/fromEmail", "Mails come from the domain that the store has proven to own; see GET /admin/store/domain.")
	}
	if t.Kind.Secret() && len(t.BCC) > 0 {
		refused.Add("/bcc", "These mails contain a secret of the customer, so they cannot have further recipients.")
	}
	if edited {
		for _, f := range text.Faults(t.Kind) {
			refused.AddAt(f.Line, f.Column, "/"+f.Field, "%s", f.Error())
		}
		t.Source, t.IsDefault = text, false
	}
	t.IsDefault = t.IsDefault && !sent
	if !t.IsDefault {
		t.Source = text
	}
	return edited || sent || named, refused.Err()
}

// Revert restores the platform's text and sender, and reports whether this changed the template. The name
// and IsActive do not change.
func (t *EmailTemplate) Revert() (changed bool) {
	changed = !t.IsDefault
	t.IsDefault, t.Source = true, Source{}
	t.FromName, t.FromEmail, t.ReplyTo, t.BCC = nil, nil, nil, []string{}
	return changed
}

// Instead returns the template's source with the texts of an input in place of the template's texts.
func (t *EmailTemplate) Instead(in EmailTemplateInput) Source {
	s := t.Text()
	domain.Set(&s.Subject, in.Subject)
	domain.Set(&s.BodyHTML, in.BodyHTML)
	domain.SetNullable(&s.Preheader, in.Preheader)
	domain.SetNullable(&s.BodyText, in.BodyText)
	if s.BodyText != nil && strings.TrimSpace(*s.BodyText) == "" {
		s.BodyText = nil // an empty text next to the HTML would show nothing to readers of plain text
	}
	return s
}

// Test returns a letter with the rendered template, to be sent as a test. The letter has no blind copies.
func (t *EmailTemplate) Test(to string, c MailContent, host string) Letter {
	c.Subject = clip("[Test] "+c.Subject, maxSubject)
	l := Letter{Kind: t.Kind, To: to, MailContent: c, Sender: t.sender(host)}
	l.BCC = nil
	return l
}

// Faults returns the faults of a source. It renders the source with sample data: once with every value,
// and once with only the values that every mail of the kind has.
func (s Source) Faults(k MailKind) []TemplateFault {
	_, faults := s.Render(k, k.Sample())
	if len(faults) == 0 {
		_, faults = s.Render(k, k.Sparse())
	}
	return faults
}

// maxFaults is the maximum number of faults that are reported.
const maxFaults = 100

// Render renders a source with data, and checks its names against the sample data of the kind. A part
// that cannot be rendered is empty.
func (s Source) Render(k MailKind, d MailData) (MailContent, []TemplateFault) {
	p, faults := s.parse()
	whole := len(faults) == 0
	sample := k.Sample().view(k, "x")
	for _, part := range []struct {
		field string
		t     *liquid.Template
	}{{"subject", p.subject}, {"preheader", p.preheader}, {"bodyHtml", p.html}, {"bodyText", p.text}} {
		if part.t == nil {
			continue
		}
		if part.t == p.html {
			sample["subject"] = liquid.Text("x")
		} else {
			delete(sample, "subject")
		}
		for _, e := range part.t.Check(sample) {
			faults = append(faults, faultIn(part.field, e))
		}
	}
	if !whole {
		return MailContent{}, faults[:min(len(faults), maxFaults)]
	}
	c, failed := p.render(k, d, liquid.Usual)
	faults = append(faults, failed...)
	if c.Subject == "" && len(faults) == 0 {
		faults = append(faults, TemplateFault{Field: "subject", Message: "The subject is empty."})
	}
	if what := exposing(c.HTML); k.Secret() && what != "" {
		faults = append(faults, TemplateFault{Field: "bodyHtml", Message: "There is a secret of the customer in these mails: their HTML cannot have " + what + "."})
	}
	if len(faults) == 0 {
		faults = append(faults, c.lacking(k, d)...)
	}
	return c, faults[:min(len(faults), maxFaults)]
}

// Choose returns the template of a letter among the templates of its kind. It prefers the addressee's
// language, then that language without a region, then the store's default language. nil means the
// platform's text.
//
// An unedited template in the addressee's language only decides whether the mail is sent; the mail then
// uses the text in the store's default language. Choose skips inactive templates of transactional kinds.
// For other kinds, an inactive template makes send false.
func Choose(k MailKind, all []*EmailTemplate, language, own string) (t *EmailTemplate, send bool) {
	base, _, _ := strings.Cut(language, "-")
	var unedited *EmailTemplate
	for _, code := range []string{language, base, own} {
		i := slices.IndexFunc(all, func(t *EmailTemplate) bool { return code != "" && strings.EqualFold(t.LanguageCode, code) })
		switch typ, known := EmailTypeOf(k); {
		case i < 0:
		case all[i].IsActive && all[i].IsDefault && !strings.EqualFold(code, own):
			unedited = cmp.Or(unedited, all[i])
		case all[i].IsActive:
			return all[i], true
		case unedited == nil && known && !typ.IsTransactional:
			return nil, false
		}
	}
	return unedited, true
}

// Apply replaces the letter's content and sender with the content and sender of the store's template. If
// the template has a fault, Apply returns the fault and leaves the content unchanged. It also leaves the
// content unchanged if the template would announce a failed refund as completed. The parameter now is in
// the store's time zone.
func (l *Letter) Apply(t *EmailTemplate, host string, now time.Time) *TemplateFault {
	if t == nil || t.IsDefault {
		return nil
	}
	replies := l.ReplyTo
	l.Sender = t.sender(host)
	l.ReplyTo = cmp.Or(l.ReplyTo, replies)
	p, faults := t.Source.parse()
	if len(faults) > 0 {
		return &faults[0]
	}
	data := l.Data
	data.Now, data.Language = now, t.LanguageCode
	c, faults := p.render(l.Kind, data, liquid.Usual)
	if len(faults) == 0 {
		faults = c.lacking(l.Kind, data)
	}
	if len(faults) > 0 {
		return &faults[0]
	}
	if p.ignoresFailure(l.Kind, data, c) {
		return nil
	}
	if c.Subject == "" {
		return &TemplateFault{Field: "subject", Message: "The subject is empty."}
	}
	if what := exposing(c.HTML); l.Kind.Secret() && what != "" {
		return &TemplateFault{Field: "bodyHtml", Message: "The HTML has " + what + "."}
	}
	l.MailContent = c
	return nil
}

// ignoresFailure reports whether a template renders the same mail for a failed refund and for a completed
// one.
func (p *parsed) ignoresFailure(k MailKind, d MailData, failed MailContent) bool {
	if d.Refund == nil || !d.Refund.Failed {
		return false
	}
	completed := *d.Refund
	completed.Failed = false
	d.Refund = &completed
	c, faults := p.render(k, d, liquid.Usual)
	return len(faults) == 0 && c.Text == failed.Text
}

// sender returns the sender of the template's mails. It omits an address outside the store's verified domain.
func (t *EmailTemplate) sender(host string) (s Sender) {
	if t.FromName != nil {
		s.FromName = *t.FromName
	}
	if t.FromEmail != nil && host != "" && strings.HasSuffix(strings.ToLower(*t.FromEmail), "@"+strings.ToLower(host)) {
		s.FromEmail = *t.FromEmail
	}
	if t.ReplyTo != nil {
		s.ReplyTo = *t.ReplyTo
	}
	if !t.Kind.Secret() {
		s.BCC = t.BCC
	}
	return s
}
