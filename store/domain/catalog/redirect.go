package catalog

import (
	"net/url"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/google/uuid"
	"golang.org/x/text/unicode/norm"

	"github.com/storeplatform/storeplatform/store/domain"
)

// longestPath is the maximum number of bytes of a redirect's path. An index of PostgreSQL takes at most 2,704.
const longestPath = 2000

// Redirect leads a former path of the storefront to the page that replaces it. Exactly one of ProductID, CollectionID
// and TargetPath is set.
type Redirect struct {
	domain.Row
	Path         string
	ProductID    *int64
	CollectionID *int64
	TargetPath   *string
	CommandID    uuid.UUID `audit:"-"` // id of the request that last changed the redirect
}

// RedirectInput contains the fields of a redirect in a request; nil means absent.
type RedirectInput struct {
	Path         *string
	ProductID    *int64
	CollectionID *int64
	TargetPath   *string
}

// References returns the ids in the input.
func (in RedirectInput) References() References {
	out := NewReferences()
	name(out.Products, in.ProductID)
	name(out.AnyCollections, in.CollectionID)
	return out
}

// RedirectTerms contains the facts against which a redirect is checked.
type RedirectTerms struct {
	Known References
	// Beyond contains the keys of the target path and of every path that the other redirects reach from it.
	Beyond []string
}

// RedirectFilter narrows a list of redirects. A zero field does not filter.
type RedirectFilter struct {
	Search       string
	ProductID    []int64
	CollectionID []int64
}

// RedirectTarget is the page that replaces a former path, as the storefront shows it to a shopper.
type RedirectTarget struct {
	Redirect
	Slug *string // slug of the product or collection; nil for a path
	URL  *string // URL of the product's page; nil means that the store has configured no URL
}

// RedirectPath returns the canonical form of a former path: percent-escapes decoded once, except %25, normalization
// form C, and no slash or space at the end. If the text is not such a path, advice says how to correct it.
func RedirectPath(text string) (path, advice string) {
	path, advice = pagePath(text)
	if trimmed := strings.TrimRightFunc(path, func(r rune) bool { return r == '/' || unicode.IsSpace(r) }); trimmed != "" {
		return trimmed, advice
	}
	return path[:min(len(path), 1)], advice
}

// pagePath is RedirectPath for a path that keeps its trailing slash.
func pagePath(text string) (path, advice string) {
	text = strings.TrimSpace(text)
	if strings.ContainsAny(text, "?#") {
		return "", "Leave out the query and the fragment."
	}
	decoded, err := url.PathUnescape(text)
	if err != nil {
		return "", "Write a percent sign as %25."
	}
	decoded = strings.TrimRightFunc(norm.NFC.String(decoded), unicode.IsSpace)
	switch {
	case !utf8.ValidString(decoded) || strings.ContainsFunc(decoded, func(r rune) bool { return unicode.IsControl(r) || strings.ContainsRune(`?#\<>`, r) }):
		return "", `Leave out control characters and the characters ? # \ < >, also as percent-escapes.`
	case !strings.HasPrefix(decoded, "/") || strings.Contains(decoded, "//"):
		return "", "Begin the path with one slash, without a host, and write one slash between its parts."
	}
	for part := range strings.SplitSeq(decoded, "/") {
		if part == "." || part == ".." {
			return "", "Leave out the parts . and .., also as percent-escapes."
		}
	}
	path = strings.ReplaceAll(decoded, "%", "%25")
	if len(path) > longestPath || len(domain.Fold(path)) > longestPath {
		return "", "Shorten the path to 2,000 bytes of UTF-8."
	}
	return path, ""
}

// RedirectKey returns the key that finds the redirect of a requested path. ok is false if no redirect can have the
// path.
func RedirectKey(text string) (key string, ok bool) {
	path, advice := RedirectPath(text)
	return domain.Fold(path), advice == ""
}

// FormerPath returns the path of a page whose folders and name are known as plain text, such as products and a handle.
func FormerPath(parts ...string) string {
	var b strings.Builder
	for _, part := range parts {
		b.WriteString("/" + url.PathEscape(part))
	}
	return b.String()
}

// Location returns a path in the form that a Location header needs.
func Location(path string) string {
	decoded, err := url.PathUnescape(path)
	if err != nil {
		return "/" // RedirectPath returns no such path
	}
	return (&url.URL{Path: decoded}).EscapedPath()
}

// PathStart returns the start of the path by which lists are sorted.
func (r *Redirect) PathStart() string {
	key := []rune(domain.Fold(r.Path))
	return string(key[:min(len(key), 50)])
}

// Change applies the input to a redirect, and reports whether the redirect changed. The caller must have locked the
// store's redirects.
func (r *Redirect) Change(in RedirectInput, t RedirectTerms) (changed bool, err error) {
	var refused domain.Refusals
	if in.Path != nil {
		path, advice := RedirectPath(*in.Path)
		switch {
		case advice != "":
			refused.Add("/path", "%s", advice)
		case path == "/":
			refused.Add("/path", "Choose another path. The start page has no redirect.")
		}
		changed = domain.Set(&r.Path, &path)
	}
	leadTo := func(productID, collectionID *int64, path *string) {
		changed = domain.AnyChanged(changed, domain.SetNullable(&r.ProductID, &productID), domain.SetNullable(&r.CollectionID, &collectionID), domain.SetNullable(&r.TargetPath, &path))
	}
	switch {
	case in.ProductID != nil:
		if !t.Known.Products[*in.ProductID] {
			refused.Add("/productId", "There is no such product.")
		}
		leadTo(in.ProductID, nil, nil)
	case in.CollectionID != nil:
		if !t.Known.AnyCollections[*in.CollectionID] {
			refused.Add("/collectionId", "There is no such collection.")
		}
		leadTo(nil, in.CollectionID, nil)
	case in.TargetPath != nil:
		path, advice := pagePath(*in.TargetPath)
		if advice != "" {
			refused.Add("/targetPath", "%s", advice)
		}
		leadTo(nil, nil, &path)
	}
	if r.TargetPath != nil && slices.Contains(t.Beyond, domain.Fold(r.Path)) {
		pointer := "/targetPath"
		if in.TargetPath == nil {
			pointer = "/path"
		}
		refused.Add(pointer, "Choose another path. The redirect would lead back to its own path.")
	}
	return changed, refused.Err()
}

// IsPage reports whether a requested path is that of a page, regardless of the page's host and of a slash at the end.
// A redirect to that page would never end, also in a storefront that adds or removes such slashes.
func IsPage(requested, page string) bool {
	decoded, err := url.PathUnescape(strings.TrimSpace(requested))
	u, invalid := url.Parse(page)
	return err == nil && invalid == nil && u.RawQuery == "" && strings.TrimRight(u.Path, "/") == strings.TrimRight(decoded, "/")
}
