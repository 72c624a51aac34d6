package letter

import (
	"embed"
	"regexp"
	"strings"
	"sync"

	"github.com/storeplatform/storeplatform/store/domain/liquid"
)

// mailTexts has the platform's own templates, in English. Each kind of mail has <kind>.txt, with
// the subject in its first line, and <kind>.html, which layout.html encloses. [[hello]] stands
// for the text of part/hello.html. Stores see templates with the parts filled in.
//
//go:embed mailtext
var mailTexts embed.FS

// ownLimits are high enough for the platform's own templates with any data.
var ownLimits = liquid.Limits{Steps: 20_000_000, Built: 256 << 20, Output: 64 << 20}

// Source is the Liquid source of a template.
type Source struct {
	Subject   string
	Preheader *string
	BodyHTML  string
	BodyText  *string // nil means the text is generated from the HTML
}

var sources = sync.OnceValue(func() map[MailKind]Source {
	all := map[MailKind]Source{}
	layout := own("layout.html")
	for _, kind := range MailKinds() {
		name := strings.ToLower(string(kind))
		subject, body, _ := strings.Cut(own(name+".txt"), "\n")
		text := "{% capture letter %}" + body + "{% endcapture %}{{ letter | strip }}\n\n-- \n{{ store.signature }}"
		if kind.Secret() { // a capture must not hold a secret
			text = strings.TrimSpace(body) + "\n\n-- \n{{ store.signature }}"
		}
		all[kind] = Source{Subject: subject, BodyHTML: strings.Replace(layout, "[[body]]", own(name+".html"), 1), BodyText: &text}
	}
	return all
})

var partNamed = regexp.MustCompile(`\[\[(hello|code|lines|totals|address)( [\w.]+)?\]\]`)

// own returns one of the platform's texts with its parts filled in. It panics if the file does
// not exist.
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

// OwnSource returns the platform's template of a kind.
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

// written returns a letter with the platform's text. It panics if rendering fails: the tests
// render each template with all of its variables, so a failure is a programming error.
func written(k MailKind, to string, d MailData) Letter {
	content, faults := ownTemplates()[k].render(k, d, ownLimits)
	if len(faults) > 0 {
		panic(string(k) + ": " + faults[0].Error())
	}
	return Letter{Kind: k, To: to, Data: d, MailContent: content}
}

// Secret reports whether a mail contains a secret that proves an address or opens an account.
// Only its addressee may read it: not the store, and not the host of an image that the mail
// loads.
func (k MailKind) Secret() bool {
	switch k {
	case MailVerifyEmail, MailEmailChange, MailResetPassword, MailPaymentLink, MailSubscriptionActionNeeded, MailOrderLink, MailAdminInvitation, MailAdminEmailChange:
		return true
	default:
		return false
	}
}
