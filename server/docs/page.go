package docs

import (
	"bytes"
	"html/template"
	"net/http"
	"strings"
	"sync"

	"github.com/labstack/echo/v4"

	"github.com/storeplatform/storeplatform/openapi/guides"
	"github.com/storeplatform/storeplatform/store/domain"
)

// pagePolicy is the policy of a page that needs only its own style and script.
const pagePolicy = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

var templates = template.Must(template.New("page").Funcs(template.FuncMap{"inline": inline}).ParseFS(assets, "assets/page.html"))

// inline renders a line of Markdown without the paragraph tags.
func inline(line string) (template.HTML, error) {
	var out bytes.Buffer
	err := markdown.Convert([]byte(line), &out)
	return template.HTML(strings.TrimSuffix(strings.TrimPrefix(strings.TrimSpace(out.String()), "<p>"), "</p>")), err
}

// page is the data for the template: a text next to the list of guides. Its links are relative, so the page
// works behind a proxy that adds a path prefix.
type page struct {
	Title string
	// Root is the relative path from the page to the service's root: ./ or ../
	Root     string
	Sections []guides.Section
	// Guide is the name of the current guide, or empty. Markdown is the path of the page's Markdown source,
	// or empty.
	Guide, Markdown string
	Body            template.HTML
	// Contents lists the sections of a guide. Previous and Next are its neighbors in the list of guides, or
	// nil.
	Contents       []section
	Previous, Next *guides.Guide
	// Landing is true for the page at /, which has no list of guides.
	Landing bool
}

// pages holds rendered pages by path.
type pages map[string][]byte

// add renders a page. A path has one or two parts.
func (all pages) add(path string, p page) error {
	p.Root = "./" + strings.Repeat("../", strings.Count(path, "/"))
	p.Sections = guides.Sections()
	var out bytes.Buffer
	err := templates.ExecuteTemplate(&out, "page.html", p)
	all[path] = out.Bytes()
	return err
}

// list adds a page whose body is the template with the given name.
func (all pages) list(path, title, name string, data any) error {
	var body bytes.Buffer
	if err := templates.ExecuteTemplate(&body, name, data); err != nil {
		return err
	}
	return all.add(path, page{Title: title, Body: template.HTML(body.String())})
}

// shown returns a handler that serves pages by path. The first request renders all pages.
func shown(what string, render func() (pages, error)) echo.HandlerFunc {
	made := sync.OnceValues(render)
	return func(c echo.Context) error {
		all, err := made()
		if err != nil {
			return err
		}
		content, ok := all[strings.TrimPrefix(c.Request().URL.Path, "/")]
		if !ok {
			return domain.Missing(what)
		}
		header := c.Response().Header()
		header.Set(echo.HeaderContentSecurityPolicy, pagePolicy)
		header.Set(echo.HeaderCacheControl, "public, max-age=300")
		return c.HTMLBlob(http.StatusOK, content)
	}
}
