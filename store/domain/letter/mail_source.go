package letter

import (
	"embed"
	"regexp"
	"strings"
	"sync"

	"github.com/storeplatform/storeplatform/store/domain/liquid"
)

// The platform's own templates, in English: for each kind of mail <kind>.txt with the
// subject in its first line, and <kind>.html, which layout.html stands around.
// [[hello]] stands for the text of part/hello.html. What a store sees of them is whole.
//
//go:embed mailtext
var mailTexts embed.FS

// ownLimits let the platform's own templates write whatever there is to be written.
var ownLimits = liquid.Limits{Steps: 20_000_000, Built: 256 << 20, Output: 64 << 20}

// Source is what a template is written in: Liquid.
type Source struct {
	Subject   string
	Preheader *string
	BodyHTML  string
	BodyText  *string // nil: it is made from the HTML
}

var sources = sync.OnceValue(func() map[MailKind]Source {
	all := map[MailKind]Source{}
	layout := own("layout.html")
	for _, kind := range MailKinds() {
		name := strings.ToLower(string(kind))
		subject, body, _ := strings.Cut(own(name+".txt"), "\n")
		text := "{% capture letter %}" + body + "{% endcapture %}{{ letter | strip }}\n\n-- \n{{ store.signature }}"
		if kind.Secret() { // which no capture may hold
			text = strings.TrimSpace(body) + "\n\n-- \n{{ store.signature }}"
		}
		all[kind] = Source{Subject: subject, BodyHTML: strings.Replace(layout, "[[body]]", own(name+".html"), 1), BodyText: &text}
	}
	return all
})

var partNamed = regexp.MustCompile(`\[\[(hello|code|lines|totals|address)( [\w.]+)?\]\]`)

// own is one of the platform's own texts, with its parts.
func own(name string) string {
	text, err := mailTexts.ReadFile("mailtext/" + name)
	if err != nil {
		panic(err)
	}
	return partNamed.ReplaceAllStringFunc(strings.TrimSuffix(string(text), "\n"), func(part string) string {
		m := partNamed.FindStringSubmatch(part)
		return strings.ReplaceAll(own("part/"+m[1]+".html"), "ITEMS", strings.TrimSpace(m[2]))
	})
}

// OwnSource is the platform's own template of a kind.
func (k MailKind) OwnSource() Source { return sources()[k] }

var ownTemplates = sync.OnceValue(func() map[MailKind]*parsed {
	all := map[MailKind]*parsed{}
	for _, kind := range MailKinds() {
		p, faults := kind.OwnSource().parse()
		if len(faults) > 0 {
			panic(string(kind) + ": " + faults[0].Error())
		}
		all[kind] = p
	}
	return all
})

// written is a letter with the platform's own text. Its templates are tried in the
// specs with everything that they use, so that a failure is a programming error.
func written(k MailKind, to string, d MailData) Letter {
	content, faults := ownTemplates()[k].render(k, d, ownLimits)
	if len(faults) > 0 {
		panic(string(k) + ": " + faults[0].Error())
	}
	return Letter{Kind: k, To: to, Data: d, MailContent: content}
}

// Secret tells that a mail has in it what proves an address or opens an account. Only
// its addressee may read that: not the store, and nobody whose pictures it loads.
func (k MailKind) Secret() bool {
	switch k {
	case MailVerifyEmail, MailEmailChange, MailResetPassword, MailPaymentLink, MailSubscriptionActionNeeded, MailOrderLink, MailAdminInvitation, MailAdminEmailChange:
		return true
	default:
		return false
	}
}
