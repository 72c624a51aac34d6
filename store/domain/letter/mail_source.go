package letter

import (
	"embed"
	"path"
	"regexp"
	"strings"
	"sync"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/liquid"
)

// mailTexts contains the platform's own templates. For each kind of mail to buyers, <kind>.mail contains
// the blocks of the mail, which name sentences by key. The folder words contains the sentences per
// language, and part the markup of blocks. Mails to staff are in English: <kind>.txt has the subject in
// its first line, and <kind>.html is the HTML. layout.html encloses the HTML of every mail. [[hello]]
// stands for the content of part/hello.html. Stores see templates in which the parts and sentences are
// filled in.
//
//go:embed mailtext
var mailTexts embed.FS

// ownLimits is high enough for the platform's own templates, whatever the data.
var ownLimits = liquid.Limits{Steps: 20_000_000, Built: 256 << 20, Output: 64 << 20}

// Source is the Liquid source of a template.
type Source struct {
	Subject   string
	Preheader *string
	BodyHTML  string
	BodyText  *string // nil means that the text is generated from the HTML
}

// spoken identifies a template: a kind of mail in a language.
type spoken struct {
	kind     MailKind
	language string
}

var sources = sync.OnceValue(func() map[spoken]Source {
	all := map[spoken]Source{}
	for _, language := range Languages {
		w := wording{language, catalogs()[language]}
		for _, kind := range MailKinds() {
			switch {
			case kind.toBuyers():
				all[spoken{kind, language}] = w.source(kind)
			case language == "en":
				all[spoken{kind, language}] = w.staffSource(kind)
			}
		}
	}
	return all
})

var partNamed = regexp.MustCompile(`\[\[(hello|lines|totals)( [\w.]+)?\]\]`)

// staffSource builds the platform's template of a kind of mail to staff.
func (w wording) staffSource(k MailKind) Source {
	name := strings.ToLower(string(k))
	subject, body, _ := strings.Cut(file(name+".txt"), "\n")
	text := "{% capture letter %}" + body + "{% endcapture %}{{ letter | strip }}\n\n-- \n{{ store.signature }}"
	if k.Secret() { // captures must not contain secrets
		text = strings.TrimSpace(body) + "\n\n-- \n{{ store.signature }}"
	}
	html := partNamed.ReplaceAllStringFunc(file(name+".html"), func(part string) string {
		m := partNamed.FindStringSubmatch(part)
		return w.part(m[1], strings.TrimSpace(m[2]))
	})
	return Source{Subject: subject, BodyHTML: strings.Replace(w.part("../layout", ""), "[body]", html, 1), BodyText: &text}
}

// file returns one of the platform's texts. It panics if the file does not exist.
func file(name string) string {
	text, err := mailTexts.ReadFile(path.Join("mailtext", name))
	if err != nil {
		panic(err)
	}
	return strings.TrimSuffix(string(text), "\n")
}

// OwnSource returns the platform's English template for a kind.
func (k MailKind) OwnSource() Source { return k.SourceIn("en") }

// SourceIn returns the platform's template for a kind in a language, or in English if the platform has no
// text in that language.
func (k MailKind) SourceIn(language string) Source {
	if language = domain.BaseLanguage(language); !k.spokenIn(language) {
		language = "en"
	}
	return sources()[spoken{k, language}]
}

var ownTemplates = sync.OnceValue(func() map[spoken]*parsed {
	all := map[spoken]*parsed{}
	for which, source := range sources() {
		p, faults := source.parse()
		if len(faults) > 0 {
			panic(string(which.kind) + " in " + which.language + ": " + faults[0].Error())
		}
		all[which] = p
	}
	return all
})

// written returns a letter with the platform's English text. It panics if rendering fails, which is a
// programming error: the tests render each template with all of its variables.
func written(k MailKind, to string, d MailData) Letter {
	return Letter{Kind: k, To: to, Data: d}.In("en")
}

// In returns a letter with the platform's text in a language: see LanguageOf. Only English mails contain
// the reasons that payment services state, because these are in English.
func (l Letter) In(language string) Letter {
	d := l.Data
	d.Language = language
	if language != "en" {
		d.ActionText = ""
	}
	content, faults := ownTemplates()[spoken{l.Kind, language}].render(l.Kind, d, ownLimits)
	if len(faults) > 0 {
		panic(string(l.Kind) + " in " + language + ": " + faults[0].Error())
	}
	l.MailContent = content
	return l
}

// Secret reports whether a mail contains a secret that proves an address, opens an account or pays. Only the
// addressee may read this secret, not the store or the host of an image that the mail loads.
func (k MailKind) Secret() bool {
	switch k {
	case MailVerifyEmail, MailEmailChange, MailResetPassword, MailPaymentLink, MailSubscriptionActionNeeded, MailOrderLink, MailGiftCard, MailAdminInvitation, MailAdminEmailChange:
		return true
	default:
		return false
	}
}

// Spendable reports whether anyone who reads a mail of the kind can spend money. The content of such a mail is
// deleted once the mail was sent or has failed.
func (k MailKind) Spendable() bool { return k == MailGiftCard }
