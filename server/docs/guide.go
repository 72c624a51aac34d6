package docs

import (
	"bytes"
	"errors"
	"html/template"
	"io/fs"
	"net/http"
	"strings"

	"github.com/labstack/echo/v4"
	"github.com/yuin/goldmark"
	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/extension"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/renderer"
	"github.com/yuin/goldmark/renderer/html"
	"github.com/yuin/goldmark/text"
	"github.com/yuin/goldmark/util"

	"github.com/storeplatform/storeplatform/openapi/guides"
	"github.com/storeplatform/storeplatform/store/domain"
)

// guidePages returns the pages of all guides and the page that lists them.
func guidePages() (pages, error) {
	all := pages{}
	var listed []guides.Guide
	for _, section := range guides.Sections() {
		listed = append(listed, section.Guides...)
	}
	for i, g := range listed {
		var body bytes.Buffer
		document := markdown.Parser().Parse(text.NewReader(g.Markdown))
		if err := markdown.Renderer().Render(&body, g.Markdown, document); err != nil {
			return nil, err
		}
		path := "guides/" + g.Name
		shown := page{Title: g.Title, Guide: g.Name, Markdown: path + ".md", Contents: contents(document, g.Markdown), Body: template.HTML(body.String())}
		if i > 0 {
			shown.Previous = &listed[i-1]
		}
		if i+1 < len(listed) {
			shown.Next = &listed[i+1]
		}
		if err := all.add(path, shown); err != nil {
			return nil, err
		}
	}
	return all, all.list("guides", "Guides", "guides", guides.Sections())
}

// section is a heading of a guide with its id.
type section struct{ ID, Text string }

// contents returns the second-level headings.
func contents(document ast.Node, source []byte) (found []section) {
	for n := document.FirstChild(); n != nil; n = n.NextSibling() {
		heading, ok := n.(*ast.Heading)
		if !ok || heading.Level != 2 {
			continue
		}
		id, _ := heading.AttributeString("id")
		name, _ := id.([]byte)
		found = append(found, section{ID: string(name), Text: textOf(heading, source)})
	}
	return found
}

// textOf returns the text of a node without its markup.
func textOf(n ast.Node, source []byte) string {
	var out strings.Builder
	_ = ast.Walk(n, func(n ast.Node, entering bool) (ast.WalkStatus, error) {
		if t, ok := n.(*ast.Text); ok && entering {
			_, _ = out.Write(t.Value(source))
		}
		return ast.WalkContinue, nil
	})
	return out.String()
}

var showGuide = shown("guide", guidePages)

// guide serves a guide as a page, or as Markdown if the name ends with .md.
func guide(c echo.Context) error {
	plain, ok := strings.CutSuffix(c.Param("name"), ".md")
	if !ok {
		return showGuide(c)
	}
	g, err := guides.Of(plain)
	if errors.Is(err, fs.ErrNotExist) {
		return domain.Missing("guide")
	}
	if err != nil {
		return err
	}
	header := c.Response().Header()
	header.Set(echo.HeaderCacheControl, "public, max-age=300")
	header.Set(echo.HeaderAccessControlAllowOrigin, "*") // the response is the same for all callers
	return c.Blob(http.StatusOK, types[".md"], g.Markdown)
}

// markdown renders guides. It omits HTML and URLs whose schemes run scripts; both are defaults of goldmark.
var markdown = goldmark.New(
	goldmark.WithExtensions(extension.Table),
	goldmark.WithParserOptions(parser.WithAutoHeadingID(), parser.WithASTTransformers(util.Prioritized(relative{}, 100))),
	goldmark.WithRendererOptions(renderer.WithNodeRenderers(util.Prioritized(samples{}, 100))),
)

// relative makes absolute links within the service relative. Guides are one folder below the service's root,
// wherever the root is.
type relative struct{}

func (relative) Transform(document *ast.Document, _ text.Reader, _ parser.Context) {
	_ = ast.Walk(document, func(n ast.Node, entering bool) (ast.WalkStatus, error) {
		if link, ok := n.(*ast.Link); ok && entering && bytes.HasPrefix(link.Destination, []byte("/")) {
			link.Destination = append([]byte(".."), link.Destination...)
		}
		return ast.WalkContinue, nil
	})
}

// samples renders a code block with its language, its file if the block names one, and the markup for the
// copy button.
type samples struct{}

func (samples) RegisterFuncs(r renderer.NodeRendererFuncRegisterer) {
	r.Register(ast.KindFencedCodeBlock, sample)
}

// captions holds the captions of code blocks by language.
var captions = map[string]string{
	"sh": "Shell", "json": "Answer", "text": "Output", "ts": "TypeScript", "go": "Go", "python": "Python", "php": "PHP", "js": "JavaScript", "html": "HTML",
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
	case info == "soon":
		caption += ", at once or a moment later"
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
