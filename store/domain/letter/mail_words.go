package letter

import (
	"maps"
	"regexp"
	"slices"
	"strings"
	"sync"

	"github.com/storeplatform/storeplatform/store/domain"
)

// Languages lists the languages of the platform's mails to buyers. Mails to staff are in English.
var Languages = []string{"en", "de", "fr", "es", "it", "ar"}

// catalogs contains the platform's sentences, by language and key. mailtext/words has one file per
// language with one sentence per line. *…* marks strong text, and […] marks the words that link to the
// account.
var catalogs = sync.OnceValue(func() map[string]map[string]string {
	all := map[string]map[string]string{}
	for _, language := range Languages {
		all[language] = map[string]string{}
		for line := range strings.SplitSeq(file("words/"+language+".txt"), "\n") {
			if key, sentence, ok := strings.Cut(line, " = "); ok {
				all[language][key] = sentence
			}
		}
	}
	return all
})

// Catalog returns the platform's sentences in a language, by key.
func Catalog(language string) map[string]string { return maps.Clone(catalogs()[language]) }

// LanguageOf returns the language of the platform's text of the kind for a reader. This is the reader's
// language if the store offers that language, or else the store's default language. If the platform has
// no text in the resulting language, LanguageOf returns English.
func (k MailKind) LanguageOf(offered []string, reader, own string) string {
	for _, code := range []string{domain.MatchLanguage(offered, reader), own} {
		if k.spokenIn(domain.BaseLanguage(code)) {
			return domain.BaseLanguage(code)
		}
	}
	return "en"
}

// spokenIn reports whether the platform has a text of the kind in a language.
func (k MailKind) spokenIn(language string) bool {
	return language == "en" || k.toBuyers() && slices.Contains(Languages, language)
}

// toBuyers reports whether mails of the kind go to buyers. Such mails have texts in all languages.
func (k MailKind) toBuyers() bool {
	_, err := mailTexts.ReadFile("mailtext/" + strings.ToLower(string(k)) + ".mail")
	return err == nil
}

// wording writes the platform's texts in one language.
type wording struct {
	language string
	words    map[string]string
}

var (
	sentenceNamed = regexp.MustCompile(`\[\[([a-z]+\.?[A-Za-z]*)\]\]`)
	strong        = regexp.MustCompile(`\*([^*]+)\*`)
	linked        = regexp.MustCompile(`\[([^\]]+)\]`)
)

// say returns the sentence with a key. It panics if the catalog lacks the key.
func (w wording) say(key string) string {
	sentence, ok := w.words[key]
	if !ok {
		panic("mailtext/words/" + w.language + ".txt has no sentence " + key)
	}
	return sentence
}

// fill replaces the keys in a text with their sentences.
func (w wording) fill(text string, form func(string) string) string {
	return sentenceNamed.ReplaceAllStringFunc(text, func(named string) string { return form(w.say(sentenceNamed.FindStringSubmatch(named)[1])) })
}

func plainly(sentence string) string { return strong.ReplaceAllString(sentence, "$1") }

func marked(sentence string) string { return strong.ReplaceAllString(sentence, "<strong>$1</strong>") }

// side fills in the writing direction of the language in markup: in the attributes of the page and in the alignment of
// cells.
func (w wording) side(markup string) string {
	direction, end, first := "ltr", "right", "12px 12px 12px 0"
	if domain.RightToLeft(w.language) {
		direction, end, first = "rtl", "left", "12px 0 12px 12px"
	}
	return strings.NewReplacer("LANGUAGE", w.language, "DIRECTION", direction, "ENDSIDE", end, "FIRSTCELL", first).Replace(markup)
}

// part returns the markup of a part that several mails share.
func (w wording) part(name, items string) string {
	return w.fill(w.side(strings.ReplaceAll(file("part/"+name+".html"), "ITEMS", items)), marked)
}

const (
	paragraph = `<p style="margin:0 0 16px">`
	smallText = `<p style="margin:0 0 16px;color:#6f6a61">`
	quote     = `<p style="margin:0 0 16px;white-space:pre-line;font-style:italic">`
	button    = `" style="display:inline-block;padding:12px 22px;background:#23211e;color:#ffffff;border-radius:8px;text-decoration:none;font-weight:600">`
)

// source writes the platform's template of a kind of mail to buyers. Its .mail file has one block per line,
// which source writes twice: as HTML and as text.
func (w wording) source(k MailKind) Source {
	var subject string
	var html, text strings.Builder
	for line := range strings.SplitSeq(file(strings.ToLower(string(k))+".mail"), "\n") {
		block, rest, _ := strings.Cut(line, " ")
		if block == "subject" {
			subject = w.fill(rest, plainly)
			continue
		}
		h, t := w.block(block, rest)
		html.WriteString(h)
		text.WriteString(t)
	}
	body := strings.TrimSpace(text.String()) + "\n\n-- \n{{ store.signature }}"
	return Source{Subject: subject, BodyHTML: strings.Replace(w.part("../layout", ""), "[body]", strings.TrimSuffix(html.String(), "\n"), 1), BodyText: &body}
}

// block renders one block of a mail as HTML and as text.
func (w wording) block(name, rest string) (html, text string) {
	colon := w.say("colon")
	switch name {
	case "if", "elsif":
		tag := "{% " + name + " " + rest + " %}"
		return tag, tag
	case "else":
		return "{% else %}", "{% else %}"
	case "end":
		return "{% endif %}", "{% endif %}"
	case "p":
		return paragraph + w.fill(rest, marked) + "</p>\n", "\n\n" + w.fill(rest, plainly)
	case "small":
		return smallText + w.fill(rest, marked) + "</p>\n", "\n\n" + w.fill(rest, plainly)
	case "quote":
		return quote + w.fill(rest, marked) + "</p>\n", "\n\n" + w.fill(rest, plainly)
	case "button":
		label, link, _ := strings.Cut(rest, " ")
		label, link = w.fill(label, plainly), "{{ "+link+" }}"
		return `<p style="margin:24px 0"><a href="` + link + button + label + "</a></p>\n", "\n\n" + label + colon + "\n" + link
	case "hello":
		return w.part(name, "") + "\n", w.say("hello")
	case "code", "giftcode":
		return w.part(name, "") + "\n", "\n\n    {{ code }}"
	case "lines":
		return w.part(name, rest) + "\n", "\n{% for line in " + rest + " %}\n{{ line.quantity }} × {{ line.name }} ({{ line.sku }}){% if line.total %}: {{ line.total }}{% endif %}{% if line.deliveries.size > 0 %}\n    " +
			w.say("lines.deliveries") + " {% for part in line.deliveries %}{% unless forloop.first %} + {% endunless %}{{ part.count }} × {{ part.unitPrice }}{% endfor %}{% endif %}{% endfor %}"
	case "withdraw":
		label := w.fill(rest, plainly)
		return smallText + `<a href="{{ order.withdrawalUrl }}" style="color:#6f6a61">` + label + "</a></p>\n", "\n\n" + label + colon + "\n{{ order.withdrawalUrl }}"
	case "account":
		return w.account(w.fill(rest, marked))
	}
	rows := w.fill(file("part/"+name+".txt"), plainly)
	return w.part(name, "") + "\n", strings.ReplaceAll(rows, "COLON", colon)
}

// account returns a block that says how to reach the account: a link, or a sentence if the store has no
// page to link to.
func (w wording) account(lead string) (html, text string) {
	words := linked.ReplaceAllString(lead, "$1")
	elsewhere := "{% else %}" + words + " " + w.say("account.at") + "{% if store.supportEmail %}" + w.say("account.or") + "{% endif %}.{% endif %}"
	html = paragraph + "{% if store.accountUrl %}" + linked.ReplaceAllString(lead, `<a href="{{ store.accountUrl }}" style="color:#23211e">$1</a>`) + "." + elsewhere + "</p>\n"
	return html, "\n\n{% if store.accountUrl %}" + words + w.say("colon") + "\n{{ store.accountUrl }}" + elsewhere
}
