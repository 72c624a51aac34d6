package moving

import (
	"net/url"
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"

	"github.com/storeplatform/storeplatform/store/domain"
)

// Redirect is a former path of a shop, with the path or the product that replaces it.
type Redirect struct {
	Row        int
	Path       string
	Target     string          // path in the former system; empty means that only a product can replace the path
	Product    ProductName     // the product whose page replaces the path
	Collection string          // slug of the collection whose page replaces the path; empty means none
	Cells      map[string]Cell // cell of each field, by its pointer in the body
}

// ProductName contains the texts by which a file names a product. Empty texts name none.
type ProductName struct {
	Key  string // identifier of the product in its former system
	Slug string
	SKU  string
}

// Redirect reads the rows of a former path. If the findings refuse the group, the redirect is incomplete.
func (l *Layout) Redirect(rows []Row) (Redirect, Findings) {
	f := faults(rows)
	if f.Refused() {
		return Redirect{}, f
	}
	if l.mapping.Has("location") {
		return l.located(rows)
	}
	from, to := l.cell(rows[0], "from"), l.cell(rows[0], "to")
	if from.Text == "" {
		f.add(from, Failure, "path_missing", "Write the former path.")
	}
	if to.Text == "" {
		f.add(to, Failure, "target_missing", "Write the path that replaces the former path.")
	}
	for _, row := range rows[1:] {
		if c := l.cell(row, "to"); c.Text != to.Text {
			f.add(c, Failure, "path_twice", "Keep one row of the former path. The file has several targets for it.")
		}
	}
	r := Redirect{Row: rows[0].Number, Path: from.Text, Target: to.Text, Cells: map[string]Cell{"/path": from, "/targetPath": to, "/productId": to, "/collectionId": to}}
	r.Product, r.Collection = pageOf(to.Text)
	return r, f
}

// located reads the rows of an address in a sitemap. The last part of its path names the product whose page it was.
func (l *Layout) located(rows []Row) (r Redirect, f Findings) {
	for _, row := range rows {
		c := l.cell(row, "location")
		u, err := url.Parse(c.Text)
		if err != nil || u.Scheme != "http" && u.Scheme != "https" || u.Hostname() == "" || u.User != nil {
			f.add(c, Failure, "not_a_url", "Write the whole address, as in https://shop.example/product/mug/.")
			continue
		}
		host := strings.TrimPrefix(strings.ToLower(u.Hostname()), "www.")
		if l.host == "" {
			l.host = host
		}
		switch {
		case host != l.host:
			f.add(c, Failure, "other_host", "Import the addresses of each shop in a file of its own. This file begins with addresses of "+clipped(l.host, maxValue)+".")
		case u.RawQuery != "" || u.Fragment != "":
			f.add(c, Failure, "query_unsupported", "Redirect the address in the web server. A redirect of the store has no query and no fragment.")
		case r.Row == 0:
			path := u.EscapedPath()
			parts := strings.Split(strings.TrimSuffix(path, "/"), "/")
			name := plainPath(parts[len(parts)-1])
			r = Redirect{Row: row.Number, Path: path, Product: ProductName{Slug: name, SKU: name}, Cells: map[string]Cell{"/path": c, "/productId": c}}
		}
	}
	return r, f
}

// faults returns a failure for each row that could not be read.
func faults(rows []Row) (f Findings) {
	for _, row := range rows {
		if row.Fault != "" {
			f.add(Cell{Row: row.Number}, Failure, "row_unreadable", row.Fault)
		}
	}
	return f
}

// pageOf returns the product or the collection whose page has a path in Shopify.
func pageOf(path string) (product ProductName, collection string) {
	path, ok := strings.CutPrefix(path, "/")
	if !ok {
		return product, ""
	}
	parts := strings.Split(strings.TrimSuffix(path, "/"), "/")
	name := plainPath(parts[len(parts)-1])
	switch {
	case len(parts) == 2 && parts[0] == "products", len(parts) == 4 && parts[0] == "collections" && parts[2] == "products":
		return ProductName{Key: handleKey(name), Slug: name}, ""
	case len(parts) == 2 && parts[0] == "collections":
		return product, name
	}
	return product, ""
}

// handleKey returns the identifier of the product with a handle.
func handleKey(handle string) string { return "handle:" + domain.Fold(handle) }

// plainPath decodes the percent-escapes of a path. A path with invalid ones stays as it is.
func plainPath(path string) string {
	if plain, err := url.PathUnescape(path); err == nil && utf8.ValidString(plain) && !strings.ContainsFunc(plain, unicode.IsControl) {
		path = plain
	}
	return norm.NFC.String(path)
}

// pathKey returns a text that is equal for rows with the same former path.
func pathKey(path string) string {
	return "path:" + domain.Fold(strings.TrimRight(plainPath(path), "/ "))
}
