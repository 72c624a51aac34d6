package docs

import (
	"bytes"
	"errors"
	"html/template"
	"io/fs"
	"net/http"
	"strings"
	"sync"

	"github.com/labstack/echo/v4"
	"github.com/yuin/goldmark"
	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/extension"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/renderer"
	"github.com/yuin/goldmark/renderer/html"
	"github.com/yuin/goldmark/util"

	"github.com/storeplatform/storeplatform/openapi/guides"
	"github.com/storeplatform/storeplatform/store/domain"
)

// guidePolicy is that of a page that needs nothing but its style and its script.
const guidePolicy = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

var guideTemplate = template.Must(template.ParseFS(assets, "assets/guide.html"))

// guidePage is what the template shows: a guide, or the list of them.
type guidePage struct {
	Sections []guides.Section
	Guide    guides.Guide
	Body     template.HTML
}

// guidePages are the pages by the name of their guide, made when the first is asked
// for; the one without a name lists them.
var guidePages = sync.OnceValues(func() (map[string][]byte, error) {
	pages := map[string][]byte{}
	add := func(g guides.Guide) error {
		var body, page bytes.Buffer
		if err := markdown.Convert(g.Markdown, &body); err != nil {
			return err
		}
		err := guideTemplate.Execute(&page, guidePage{Sections: guides.Sections(), Guide: g, Body: template.HTML(body.String())})
		pages[g.Name] = page.Bytes()
		return err
	}
	if err := add(guides.Guide{Title: "Guides", Summary: "How to do what most callers do, with samples to copy."}); err != nil {
		return nil, err
	}
	for _, section := range guides.Sections() {
		for _, g := range section.Guides {
			if err := add(g); err != nil {
				return nil, err
			}
		}
	}
	return pages, nil
})

// guide sends a guide as a page, and with .md after its name as it is written.
func guide(c echo.Context) error {
	name := c.Param("name")
	header := c.Response().Header()
	header.Set(echo.HeaderCacheControl, "public, max-age=300")
	if plain, ok := strings.CutSuffix(name, ".md"); ok {
		g, err := guides.Of(plain)
		if errors.Is(err, fs.ErrNotExist) {
			return domain.Missing("guide")
		}
		if err != nil {
			return err
		}
		header.Set(echo.HeaderAccessControlAllowOrigin, "*") // published, and the same for everybody
		return c.Blob(http.StatusOK, types[".md"], g.Markdown)
	}
	pages, err := guidePages()
	if err != nil {
		return err
	}
	page, ok := pages[name]
	if !ok {
		return domain.Missing("guide")
	}
	header.Set(echo.HeaderContentSecurityPolicy, guidePolicy)
	return c.HTMLBlob(http.StatusOK, page)
}

// markdown renders guides. HTML within them is left out, and so are addresses of
// schemes that run something: goldmark does both unless it is told not to.
var markdown = goldmark.New(
	goldmark.WithExtensions(extension.Table),
	goldmark.WithParserOptions(parser.WithAutoHeadingID()),
	goldmark.WithRendererOptions(renderer.WithNodeRenderers(util.Prioritized(samples{}, 100))),
)

// samples renders code blocks with their language, their file where they have one,
// and a place for the button that copies them.
type samples struct{}

func (samples) RegisterFuncs(r renderer.NodeRendererFuncRegisterer) {
	r.Register(ast.KindFencedCodeBlock, sample)
}

// captions are what stands over a block, by its language.
var captions = map[string]string{
	"sh": "Shell", "json": "Answer", "text": "Output", "ts": "TypeScript", "go": "Go", "python": "Python", "php": "PHP", "js": "JavaScript",
}

func sample(w util.BufWriter, source []byte, n ast.Node, entering bool) (ast.WalkStatus, error) {
	if !entering {
		return ast.WalkContinue, nil
	}
	block := n.(*ast.FencedCodeBlock)
	language, info := string(block.Language(source)), ""
	if block.Info != nil {
		_, info, _ = strings.Cut(string(block.Info.Segment.Value(source)), " ")
	}
	caption := captions[language]
	switch {
	case info == "terminal":
		caption += ", in a second terminal"
	case info != "":
		caption += ": " + info
	}
	_, _ = w.WriteString(`<figure class="sample"><figcaption>`)
	_, _ = w.Write(util.EscapeHTML([]byte(caption)))
	_, _ = w.WriteString(`</figcaption><pre tabindex="0" role="region" aria-label="`)
	_, _ = w.Write(util.EscapeHTML([]byte(caption)))
	_, _ = w.WriteString(`"><code class="language-`)
	_, _ = w.Write(util.EscapeHTML([]byte(language)))
	_, _ = w.WriteString(`">`)
	for i := range block.Lines().Len() {
		line := block.Lines().At(i)
		html.DefaultWriter.RawWrite(w, line.Value(source))
	}
	_, _ = w.WriteString("</code></pre></figure>\n")
	return ast.WalkSkipChildren, nil
}
