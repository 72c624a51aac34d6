package table

import (
	"io"
)

// Open opens a file: as XLSX if it is a ZIP archive, else as CSV. A CSV that is not Unicode is decoded
// by the code page that Windows has for the language. Errors of the file's contents are invalid_value
// at /file.
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
