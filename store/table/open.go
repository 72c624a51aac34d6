package table

import (
	"io"
)

// Open opens a table file: as XLSX if the file is a ZIP archive, and as CSV otherwise. A CSV file that is
// not Unicode is decoded with the code page that Windows uses for the language. Errors in the content of
// the file are invalid_value errors at /file.
func Open(f io.ReadSeeker, language string) (Reader, error) {
	var magic [4]byte
	if _, err := f.Seek(0, io.SeekStart); err != nil {
		return nil, err
	}
	n, err := io.ReadFull(f, magic[:])
	if err != nil && n == 0 {
		return nil, Unreadable("The file is empty.")
	}
	if string(magic[:n]) == "PK\x03\x04" {
		return openXLSX(f)
	}
	return openCSV(f, language)
}

// OpenAny opens a table file like Open, and also a file with one JSON object per line and a sitemap.
func OpenAny(f io.ReadSeeker, language string) (Reader, error) {
	ok, err := isXML(f)
	if err != nil {
		return nil, err
	}
	if ok {
		return openSitemap(f)
	}
	ok, err = isJSONL(f)
	if err != nil {
		return nil, err
	}
	if ok {
		return openJSONL(f)
	}
	return Open(f, language)
}
