package domain

import "github.com/microcosm-cc/bluemonday"

// merchantHTML allows the HTML of product descriptions: text, tables, images, links and
// classes. It removes scripts, event handlers, frames and styles that could cover the page.
var merchantHTML = func() *bluemonday.Policy {
	p := bluemonday.UGCPolicy()
	p.RequireNoFollowOnLinks(false)
	p.AllowAttrs("class").Globally()
	p.AllowStyles("text-align", "font-weight", "font-style", "text-decoration", "color").Globally()
	return p
}()

// CleanHTML removes everything from HTML that would run code in the reader's browser.
func CleanHTML(text string) string { return merchantHTML.Sanitize(text) }

// CleanNullableHTML is CleanHTML for a nullable field of a patch.
func CleanNullableHTML(text **string) **string {
	if text == nil || *text == nil {
		return text
	}
	clean := CleanHTML(**text)
	p := &clean
	return &p
}
