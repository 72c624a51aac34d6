package table

import (
	"bufio"
	"bytes"
	"errors"
	"io"
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/encoding"
	"golang.org/x/text/encoding/charmap"
	"golang.org/x/text/encoding/japanese"
	"golang.org/x/text/encoding/korean"
	"golang.org/x/text/encoding/simplifiedchinese"
	"golang.org/x/text/encoding/traditionalchinese"
	utf "golang.org/x/text/encoding/unicode"
)

// codePage is an encoding in which spreadsheets save CSV for some languages.
type codePage struct {
	name  string
	latin bool // the letters are Latin
	encoding.Encoding
}

var western = codePage{"Windows-1252", true, charmap.Windows1252}

// codePages maps languages to their code pages, as Windows chooses them. For other languages, Windows
// uses western.
var codePages = map[string]codePage{"he": {"Windows-1255", false, charmap.Windows1255}}

func init() {
	for _, p := range []struct {
		codePage
		languages string
	}{
		{codePage{"Windows-1250", true, charmap.Windows1250}, "bs cs hr hu pl ro sk sl sq"},
		{codePage{"Windows-1251", false, charmap.Windows1251}, "be bg kk mk mn ru sr uk"},
		{codePage{"Windows-1253", false, charmap.Windows1253}, "el"},
		{codePage{"Windows-1254", true, charmap.Windows1254}, "az tr"},
		{codePage{"Windows-1255", false, charmap.Windows1255}, "yi"},
		{codePage{"Windows-1256", false, charmap.Windows1256}, "ar fa ur"},
		{codePage{"Windows-1257", true, charmap.Windows1257}, "et lt lv"},
		{codePage{"Windows-1258", true, charmap.Windows1258}, "vi"},
		{codePage{"Windows-874", false, charmap.Windows874}, "th"},
		{codePage{"Shift JIS", false, japanese.ShiftJIS}, "ja"},
		{codePage{"EUC-KR", false, korean.EUCKR}, "ko"},
		{codePage{"GBK", false, simplifiedchinese.GBK}, "zh"},
		{codePage{"Big5", false, traditionalchinese.Big5}, "zh-Hant zh-HK zh-TW"},
	} {
		for _, language := range strings.Fields(p.languages) {
			codePages[language] = p.codePage
		}
	}
}

// codePageOf returns the code page of a language tag such as de or zh-TW.
func codePageOf(language string) codePage {
	for tag := language; tag != ""; {
		if p, ok := codePages[tag]; ok {
			return p
		}
		i := strings.LastIndexByte(tag, '-')
		tag = tag[:max(i, 0)]
	}
	return western
}

// decoded returns a text file as UTF-8 without a byte order mark. It recognizes UTF-16 by this mark.
// Other files that are not UTF-8 are decoded with the code page of the language, because spreadsheets
// save CSV in the code page of their user. decoded returns an error for a file that cannot be in the code
// page, because a wrong guess would corrupt names.
func decoded(f io.ReadSeeker, language string) (io.Reader, error) {
	var mark [3]byte
	if _, err := f.Seek(0, io.SeekStart); err != nil {
		return nil, err
	}
	n, err := io.ReadFull(f, mark[:])
	if err != nil && n == 0 {
		return nil, err
	}
	skip := int64(0)
	switch {
	case bytes.HasPrefix(mark[:n], []byte("\xff\xfe")), bytes.HasPrefix(mark[:n], []byte("\xfe\xff")):
		if _, err := f.Seek(0, io.SeekStart); err != nil {
			return nil, err
		}
		return utf.UTF16(utf.LittleEndian, utf.ExpectBOM).NewDecoder().Reader(f), nil
	case string(mark[:n]) == "\ufeff":
		skip = 3
	}
	if _, err := f.Seek(skip, io.SeekStart); err != nil {
		return nil, err
	}
	line, err := checkUTF8(f)
	if err != nil {
		return nil, err
	}
	if _, err := f.Seek(skip, io.SeekStart); err != nil || line == 0 {
		return f, err
	}
	page := codePageOf(language)
	if skip > 0 {
		return nil, Unreadable("The file is not UTF-8 (line %d). Save it as \"CSV UTF-8\", or as xlsx.", line)
	}
	if line, err = page.check(f); err != nil {
		return nil, err
	}
	if line > 0 {
		return nil, Unreadable("The file is neither UTF-8 nor %s (line %d). Save it as \"CSV UTF-8\", or as xlsx.", page.name, line)
	}
	_, err = f.Seek(skip, io.SeekStart)
	return page.NewDecoder().Reader(f), err
}

// checkUTF8 reads a text to its end and returns the number of the first line that is not UTF-8; 0 means
// that every line is valid.
func checkUTF8(r io.Reader) (line int, err error) {
	buffer, kept := make([]byte, 64<<10), 0
	line = 1
	for {
		n, err := r.Read(buffer[kept:])
		part := buffer[:kept+n]
		for len(part) > 0 {
			c, size := utf8.DecodeRune(part)
			if c == utf8.RuneError && size <= 1 {
				if err == nil && !utf8.FullRune(part) {
					break // the rest of the character has not been read yet
				}
				return line, nil
			}
			if c == '\n' {
				line++
			}
			part = part[size:]
		}
		kept = copy(buffer, part)
		if errors.Is(err, io.EOF) {
			return 0, nil
		}
		if err != nil {
			return 0, err
		}
	}
}

// maxForeign is the maximum number of consecutive letters outside A to Z in Latin texts. Texts in other
// scripts, decoded with a Latin code page, have more.
const maxForeign = 3

// check reads a text to its end and returns the number of the first line that cannot be text in the code
// page; 0 means that every line can.
func (p codePage) check(r io.Reader) (line int, err error) {
	in := bufio.NewReaderSize(p.NewDecoder().Reader(r), 64<<10)
	line, foreign, before, beforeThat := 1, 0, rune(0), rune(0)
	for {
		c, _, err := in.ReadRune()
		if errors.Is(err, io.EOF) {
			return 0, nil
		}
		if err != nil {
			return 0, err
		}
		if c > unicode.MaxASCII && unicode.IsLetter(c) {
			foreign++
		} else {
			foreign = 0
		}
		switch {
		case c == '\n':
			line++
		case c == utf8.RuneError, c >= 0x80 && unicode.Is(unicode.C, c), c < ' ' && c != '\t' && c != '\r':
			return line, nil
		case p.latin && foreign > maxForeign:
			return line, nil
		case p.latin && unicode.IsLower(c) && strings.ContainsRune("£¥¤¢¦¬¯±¸¹³", before):
			return line, nil // this letter comes from another code page
		case p.latin && unicode.IsLetter(beforeThat) && strings.ContainsRune("“„†‡•‰¼½¾˜", before) && unicode.IsLetter(c):
			return line, nil // this is half of a character in another code page
		}
		beforeThat, before = before, c
	}
}

// lineFeeds reads a text whose lines end in CR as if they ended in LF.
type lineFeeds struct {
	r     io.Reader
	after bool // the previous byte was a CR
}

func (l *lineFeeds) Read(b []byte) (int, error) {
	n, err := l.r.Read(b)
	out := b[:0]
	for _, c := range b[:n] {
		switch {
		case c == '\r':
			out = append(out, '\n')
		case c != '\n' || !l.after:
			out = append(out, c)
		}
		l.after = c == '\r'
	}
	return len(out), err
}
