package firsthour_test

import (
	"encoding/json"
	"io"
	"net/http"
	"net/url"
	"regexp"
	"slices"
	"strings"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"
)

// elsewhere lists the external addresses to which the documents of the service link.
var elsewhere = []string{"https://www.standardwebhooks.com/", "https://ucp.dev", "https://www.rfc-editor.org/rfc/rfc9421", "https://www.apache.org/licenses/LICENSE-2.0"}

var (
	pageLink = regexp.MustCompile(`(?:href|src)="([^"]*)"`)
	textLink = regexp.MustCompile(`\]\(([^)\s]+)\)`)
	// pathLink matches the paths of published files in JSON.
	pathLink = regexp.MustCompile(`"(/(?:openapi|schemas|problems|guides|docs)/[^"]*)"`)
	// codes matches the error codes that a document lists.
	codes = regexp.MustCompile(`^[a-z_]+$`)
)

// answer is the content type and the body of a response.
type answer struct{ kind, body string }

// web contains the pages that the service publishes.
type web struct {
	url   string
	pages map[string]answer // by path
}

// read fetches a page, which must exist.
func (w *web) read(path string) answer {
	GinkgoHelper()
	if a, seen := w.pages[path]; seen {
		return a
	}
	response, err := http.Get(w.url + path)
	Expect(err).NotTo(HaveOccurred())
	defer response.Body.Close()
	body, err := io.ReadAll(response.Body)
	Expect(err).NotTo(HaveOccurred())
	Expect(response.StatusCode).To(Equal(http.StatusOK), path)
	kind, _, _ := strings.Cut(response.Header.Get("Content-Type"), ";")
	if kind == "text/html" && response.Request.URL.Path != "/docs" {
		Expect(response.Header.Get("Content-Security-Policy")).To(And(HavePrefix("default-src 'none'; script-src 'self'; style-src 'self';"), Not(ContainSubstring("unsafe"))), path)
	}
	if w.pages == nil {
		w.pages = map[string]answer{}
	}
	w.pages[path] = answer{kind, string(body)}
	return w.pages[path]
}

// follow reads pages, and all pages that they link to directly or indirectly.
func (w *web) follow(paths ...string) {
	GinkgoHelper()
	seen := map[string]bool{}
	for len(paths) > 0 {
		at := paths[0]
		if paths = paths[1:]; seen[at] {
			continue
		}
		seen[at] = true
		for _, link := range linksOf(at, w.read(at)) {
			target, err := url.Parse(w.url + at)
			Expect(err).NotTo(HaveOccurred())
			target, err = target.Parse(link)
			Expect(err).NotTo(HaveOccurred(), "%s has %s", at, link)
			if target.Scheme == "data" || slices.Contains(elsewhere, target.String()) {
				continue
			}
			Expect(target.Scheme+"://"+target.Host).To(Equal(w.url), "%s has a link out of the service: %s", at, link)
			if target.Fragment != "" {
				page := strings.TrimSuffix(target.Path, ".md") // the HTML form of a guide has the ids of the headings
				Expect(strings.Contains(w.read(page).body, `id="`+target.Fragment+`"`)).To(BeTrue(), "%s leads to #%s, which %s does not have", at, target.Fragment, page)
			}
			paths = append(paths, target.Path)
		}
	}
}

// linksOf lists the links of a page. The content type of the page determines the form of a link.
func linksOf(path string, a answer) (links []string) {
	form := map[string]*regexp.Regexp{"text/html": pageLink, "text/markdown": textLink, "text/plain": textLink}[a.kind]
	if a.kind == "application/json" {
		links = append(links, problemsOf(path, a.body)...)
		form = pathLink
	}
	if form == nil {
		return nil
	}
	for _, found := range form.FindAllStringSubmatch(a.body, -1) {
		links = append(links, found[1])
	}
	return links
}

// problemsOf returns the paths of the problem pages for the error codes that a document lists.
func problemsOf(path, body string) (types []string) {
	GinkgoHelper()
	var document struct {
		Components struct {
			Schemas map[string]struct {
				Enum []any `json:"enum"`
				Open []any `json:"x-extensible-enum"`
			} `json:"schemas"`
		} `json:"components"`
	}
	Expect(json.Unmarshal([]byte(body), &document)).To(Succeed(), path)
	listed := document.Components.Schemas["ErrorCode"]
	for _, code := range append(listed.Enum, listed.Open...) {
		if name, ok := code.(string); ok && codes.MatchString(name) {
			types = append(types, "/problems/"+name)
		}
	}
	return types
}
