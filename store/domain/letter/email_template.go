package letter

import (
	"reflect"
	"slices"
	"strings"
	"time"

	"github.com/google/uuid"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/liquid"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

// EmailTemplate is a store's own text of a kind of mail in a language. Until it is
// edited it has none, and says what the platform's own template says.
type EmailTemplate struct {
	domain.Row
	CommandID    *uuid.UUID // of the request that changed it last
	Kind         MailKind
	LanguageCode string
	Name         string
	IsDefault    bool // Source is empty: see Own
	IsActive     bool
	Source       Source `gorm:"embedded"`
	FromName     *string
	FromEmail    *string
	ReplyTo      *string
	BCC          []string `gorm:"serializer:json"`
	// When it was tested, and what a mail of it has last failed with, since which the
	// platform's own is sent, is noted beside the row's version.
	LastTestedOn *time.Time `gorm:"->"`
	LastError    *string    `gorm:"->"`
	LastFailedOn *time.Time `gorm:"->"`
}

// Text is what the template says.
func (t *EmailTemplate) Text() Source {
	if t.IsDefault {
		return t.Kind.OwnSource()
	}
	return t.Source
}

// EmailTemplateInput is what somebody wants of a template; nil leaves a member as it
// is.
type EmailTemplateInput struct {
	Name, Subject, BodyHTML *string
	Preheader, BodyText     **string
	FromName                **string
	FromEmail, ReplyTo      **string
	BCC                     *[]string
	IsActive                *bool
}

// OwnEmailTemplates are a store's templates in its own language of all types, as the
// platform has them.
func OwnEmailTemplates(s *settings.Store) []*EmailTemplate {
	all := make([]*EmailTemplate, len(emailTypes))
	for i, t := range emailTypes {
		all[i] = &EmailTemplate{Kind: t.Kind, LanguageCode: s.Settings.DefaultLanguageCode, Name: t.Name, IsDefault: true, IsActive: t.isOnAtFirst(), BCC: []string{}}
	}
	return all
}

// Head is what it has in common with other templates.
func (t *EmailTemplate) Head() domain.TemplateHead[MailKind] {
	return domain.TemplateHead[MailKind]{Row: &t.Row, Kind: t.Kind, Name: t.Name, Command: &t.CommandID}
}

// OwnSubjectHas lists the kinds whose subject, as the platform has it, has a text in
// it, without regard to case.
func OwnSubjectHas(text string) (kinds []MailKind) {
	for _, t := range emailTypes {
		if strings.Contains(strings.ToLower(t.Kind.OwnSource().Subject), strings.ToLower(text)) {
			kinds = append(kinds, t.Kind)
		}
	}
	return kinds
}

// NewEmailTemplate is a store's template of a type in another language.
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

// Change edits a template: what it would say is rendered with sample data first. host
// is the domain that the store's mails come from; empty: it has proven none.
func (t *EmailTemplate) Change(s *settings.Store, host string, in EmailTemplateInput) (changed bool, err error) {
	text := t.Instead(in)
	edited := !reflect.DeepEqual(text, t.Text())
	sent := domain.SetNullable(&t.FromName, in.FromName)
	sent = domain.SetNullable(&t.FromEmail, in.FromEmail) || sent
	sent = domain.SetNullable(&t.ReplyTo, in.ReplyTo) || sent
	sent = domain.SetWhole(&t.BCC, in.BCC) || sent
	named := domain.Set(&t.Name, in.Name)
	named = domain.Set(&t.IsActive, in.IsActive) || named

	var refused domain.Refusals
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
		refused.Add("/bcc", "There is a secret of the customer in these mails, which nobody else gets.")
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

// Revert makes a template the platform's own again. Its name and whether it is used
// stay.
func (t *EmailTemplate) Revert() (changed bool) {
	changed = !t.IsDefault
	t.IsDefault, t.Source = true, Source{}
	t.FromName, t.FromEmail, t.ReplyTo, t.BCC = nil, nil, nil, []string{}
	return changed
}

// Instead is what the template would say with an input's texts in place of its own.
func (t *EmailTemplate) Instead(in EmailTemplateInput) Source {
	s := t.Text()
	domain.Set(&s.Subject, in.Subject)
	domain.Set(&s.BodyHTML, in.BodyHTML)
	domain.SetNullable(&s.Preheader, in.Preheader)
	domain.SetNullable(&s.BodyText, in.BodyText)
	return s
}

// Test is a letter that shows the template to somebody. Nobody gets a copy of it.
func (t *EmailTemplate) Test(to string, c MailContent, host string) Letter {
	c.Subject = clip("[Test] "+c.Subject, maxSubject)
	l := Letter{Kind: t.Kind, To: to, MailContent: c, Sender: t.sender(host)}
	l.BCC = nil
	return l
}

// Faults are what is wrong with a source, rendered with sample data.
func (s Source) Faults(k MailKind) []TemplateFault {
	_, faults := s.Render(k, k.Sample())
	return faults
}

// maxFaults is how many are told at once.
const maxFaults = 100

// Render fills data into a source, and checks its names against the sample of its
// kind. What cannot be rendered is empty.
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
	return c, faults[:min(len(faults), maxFaults)]
}

// Choose finds the template of a letter among those of its kind: in the language of
// who gets it, else in that language anywhere, else in the store's own; nil is the
// platform's own. Not to send it at all is for mails that a store may do without.
func Choose(k MailKind, all []*EmailTemplate, language, own string) (t *EmailTemplate, send bool) {
	base, _, _ := strings.Cut(language, "-")
	for _, code := range []string{language, base, own} {
		i := slices.IndexFunc(all, func(t *EmailTemplate) bool { return code != "" && strings.EqualFold(t.LanguageCode, code) })
		switch typ, known := EmailTypeOf(k); {
		case i < 0:
		case all[i].IsActive:
			return all[i], true
		case known && !typ.IsTransactional:
			return nil, false
		}
	}
	return nil, true
}

// Prefill is what a template of a kind is rendered with for a store: sample data, and
// the order where there is one.
func Prefill(s *settings.Store, site Site, k MailKind, o *ordering.Order) MailData {
	d := k.Sample()
	d.Store = mailStore(s, site)
	if o == nil {
		return d
	}
	d.Name, d.FirstName, d.Email, d.Order = o.Buyer(), firstName(o), o.Email, mailOrder(s, o)
	if n := len(o.Shipments); n > 0 {
		d.Shipment = mailShipment(o, o.Shipments[n-1])
	}
	if n := len(o.Refunds); n > 0 {
		d.Refund = mailRefund(o.Refunds[n-1], "")
	}
	return d
}

// Apply writes a letter as the store's template says. Where that fails the letter
// stays what it was, and the fault says why.
func (l *Letter) Apply(t *EmailTemplate, host string) *TemplateFault {
	if t == nil || t.IsDefault {
		return nil
	}
	p, faults := t.Source.parse()
	if len(faults) > 0 {
		return &faults[0]
	}
	c, faults := p.render(l.Kind, l.Data, liquid.Usual)
	if len(faults) > 0 {
		return &faults[0]
	}
	if c.Subject == "" {
		return &TemplateFault{Field: "subject", Message: "The subject is empty."}
	}
	if what := exposing(c.HTML); l.Kind.Secret() && what != "" {
		return &TemplateFault{Field: "bodyHtml", Message: "The HTML has " + what + "."}
	}
	l.MailContent = c
	l.Sender = t.sender(host)
	return nil
}

// sender is who the template's mails come from. An address at a domain that the store
// has lost is none.
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
