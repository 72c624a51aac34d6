package table

import (
	"bytes"
	"encoding/xml"
	"errors"
	"io"
	"strings"

	"golang.org/x/text/encoding/charmap"
	utf "golang.org/x/text/encoding/unicode"
)

const (
	// maxSitemap is the maximum size of a sitemap in bytes, and maxAddresses the maximum number of its addresses. The
	// protocol of sitemaps has the same limits.
	maxSitemap   = 50 << 20
	maxAddresses = 50_000
	// maxLevels is the maximum depth of elements in a sitemap.
	maxLevels = 8
)

// sitemapReader reads the addresses of a sitemap as a table with the column loc. The number of a row is that of the
// address in the sitemap, from 1. The reader refuses document types, so a sitemap can define no entities.
type sitemapReader struct {
	in    *xml.Decoder
	limit *rowLimit
	begun bool
	space string // namespace of the sitemap's own elements; image:loc has another
	depth int
	row   int
}

// isXML reports whether the first character of a file that is not white space begins an element.
func isXML(f io.ReadSeeker) (bool, error) {
	var head [256]byte
	if _, err := f.Seek(0, io.SeekStart); err != nil {
		return false, err
	}
	n, err := io.ReadFull(f, head[:])
	if err != nil && !errors.Is(err, io.ErrUnexpectedEOF) && !errors.Is(err, io.EOF) {
		return false, err
	}
	text := bytes.TrimPrefix(head[:n], []byte("\ufeff"))
	if wide(text) {
		text = bytes.ReplaceAll(text[2:], []byte{0}, nil)
	}
	return bytes.HasPrefix(bytes.TrimLeft(text, " \t\r\n"), []byte("<")), nil
}

// wide reports whether a text begins with the byte order mark of UTF-16.
func wide(text []byte) bool {
	return bytes.HasPrefix(text, []byte("\xff\xfe")) || bytes.HasPrefix(text, []byte("\xfe\xff"))
}

func openSitemap(f io.ReadSeeker) (Reader, error) {
	var mark [2]byte
	if _, err := f.Seek(0, io.SeekStart); err != nil {
		return nil, err
	}
	if _, err := io.ReadFull(f, mark[:]); err != nil && !errors.Is(err, io.ErrUnexpectedEOF) {
		return nil, err
	}
	if _, err := f.Seek(0, io.SeekStart); err != nil {
		return nil, err
	}
	all := io.Reader(&rowLimit{r: f, left: maxSitemap})
	if wide(mark[:]) {
		all = utf.UTF16(utf.LittleEndian, utf.ExpectBOM).NewDecoder().Reader(all)
	}
	r := &sitemapReader{limit: &rowLimit{r: all, left: maxRow}}
	r.in = xml.NewDecoder(r.limit)
	r.in.CharsetReader = func(name string, in io.Reader) (io.Reader, error) {
		switch name = strings.ToLower(name); {
		case name == "us-ascii", name == "utf-16" && wide(mark[:]):
			return in, nil
		case name == "iso-8859-1", name == "windows-1252":
			return charmap.Windows1252.NewDecoder().Reader(in), nil
		}
		return nil, Unreadable("The sitemap is not in the encoding that it states, or in an unknown one. Save it as UTF-8.")
	}
	return r, r.root()
}

// root reads the start of the outermost element.
func (r *sitemapReader) root() error {
	for {
		token, err := r.token()
		if errors.Is(err, io.EOF) {
			err = r.broken()
		}
		if err != nil {
			return err
		}
		start, ok := token.(xml.StartElement)
		switch {
		case !ok:
		case start.Name.Local == "urlset":
			r.space = start.Name.Space
			return nil
		case start.Name.Local == "sitemapindex":
			return Unreadable("The file lists other sitemaps. Import the sitemap of the products, such as product-sitemap.xml or wp-sitemap-posts-product-1.xml.")
		default:
			return Unreadable("The file is no sitemap. Save the source of the sitemap's page, whose first element is urlset.")
		}
	}
}

// token returns the next part of the file, and counts the depth of its elements.
func (r *sitemapReader) token() (xml.Token, error) {
	token, err := r.in.Token()
	if err != nil {
		return nil, r.fault(err)
	}
	switch token.(type) {
	case xml.Directive:
		return nil, Unreadable("The file has a document type (<!DOCTYPE …>), which no sitemap has. Remove it.")
	case xml.StartElement:
		if r.depth++; r.depth > maxLevels {
			return nil, Unreadable("The sitemap has elements in more than %d levels.", maxLevels)
		}
	case xml.EndElement:
		r.depth--
	}
	return token, nil
}

// fault returns the error for a part that cannot be read.
func (r *sitemapReader) fault(err error) error {
	if errors.Is(err, errLongRow) {
		return Unreadable("The sitemap has more than %d bytes, or an address with more than %d.", maxSitemap, maxRow)
	}
	if _, ok := errors.AsType[*xml.SyntaxError](err); ok {
		return r.broken()
	}
	return err
}

func (r *sitemapReader) broken() error {
	line, _ := r.in.InputPos()
	return Unreadable("The sitemap is no valid XML (line %d). Save it again as the shop shows it.", line)
}

func (r *sitemapReader) Next() (Record, error) {
	if !r.begun {
		r.begun = true
		return Record{Cells: Texts("loc")}, nil
	}
	r.limit.left = maxRow
	var text strings.Builder
	found, inside := 0, false
	for {
		token, err := r.token()
		if err != nil {
			return Record{}, err
		}
		switch t := token.(type) {
		case xml.StartElement:
			if inside = r.depth == 3 && t.Name.Local == "loc" && t.Name.Space == r.space; inside {
				found++
			}
		case xml.CharData:
			if inside {
				text.Write(t)
			}
		case xml.EndElement:
			inside = false
			if r.depth != 1 {
				continue
			}
			address := strings.TrimSpace(text.String())
			if address == "" {
				text.Reset()
				found = 0
				continue
			}
			if r.row++; r.row > maxAddresses {
				return Record{}, Unreadable("The sitemap has more than %d addresses. Divide it into several files.", maxAddresses)
			}
			record := Record{Row: r.row, Cells: []Cell{{Text: address}}}
			if found > 1 {
				record.Fault = "The entry has more than one address."
			}
			return record, nil
		}
	}
}

// Day returns false, because a sitemap has no day numbers.
func (r *sitemapReader) Day(string) (string, bool) { return "", false }
