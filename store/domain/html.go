package domain

import "github.com/microcosm-cc/bluemonday"

// merchantHTML lets through what describes goods: text, tables, images, links
// and classes. Scripts, event handlers, styles that could cover the page and
// frames go.
var merchantHTML = func() *bluemonday.Policy {
	p := bluemonday.UGCPolicy()
	p.RequireNoFollowOnLinks(false)
	p.AllowAttrs("class").Globally()
	p.AllowStyles("text-align", "font-weight", "font-style", "text-decoration", "color").Globally()
	return p
}()

// CleanHTML takes out of HTML whatever would run in a reader's browser.
func CleanHTML(text string) string { return merchantHTML.Sanitize(text) }

// CleanNullableHTML is CleanHTML for a nullable member of a patch.
func CleanNullableHTML(text **string) **string {
	if text == nil || *text == nil {
		return text
	}
	clean := CleanHTML(**text)
	p := &clean
	return &p
}
