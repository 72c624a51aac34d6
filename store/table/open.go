package table

import (
	"io"
)

// Open opens a file: as XLSX if it is a ZIP archive, or else as CSV. A CSV that is not Unicode is decoded
// with the code page that Windows uses for the language. Errors in the file's contents are reported as
// invalid_value at /file.
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
