package table

import (
	"errors"
	"io"
	"math"
	"slices"
	"strconv"
	"strings"
	"time"
)

// numberFormat describes how a workbook shows the numbers of a cell if that determines their meaning. The
// zero value shows plain numbers.
type numberFormat struct {
	date, clock bool
	codes       []codeFormat
}

// codeFormat shows a number as a code with leading zeros or separators, such as a postal code. In mask, 0
// and # stand for digits.
type codeFormat struct {
	mask string
	most float64 // largest number to which the format applies
}

// builtIn returns one of the formats that workbooks need not define: dates and times of day.
func builtIn(id int) numberFormat {
	switch {
	case id >= 14 && id <= 17, id >= 27 && id <= 31, id == 36, id >= 50 && id <= 58, id >= 71 && id <= 74:
		return numberFormat{date: true}
	case id == 22, id == 81:
		return numberFormat{date: true, clock: true}
	case id >= 18 && id <= 21, id >= 32 && id <= 35, id >= 45 && id <= 47, id >= 75 && id <= 80:
		return numberFormat{clock: true}
	}
	return numberFormat{}
}

// parseFormat parses a format code such as dd.mm.yyyy or 00000.
func parseFormat(code string) numberFormat {
	var f numberFormat
	for i, section := range sections(code) {
		bare, most, elapsed := bareSection(section)
		if i == 0 {
			names := strings.ToLower(strings.NewReplacer("AM/PM", "", "am/pm", "", "A/P", "", "General", "", "general", "", "s.000", "s", "s.00", "s", "s.0", "s").Replace(bare))
			f.date = strings.ContainsAny(names, "ydeg") && !strings.ContainsAny(names, "0#?") || strings.Contains(names, "mmm")
			f.clock = elapsed || strings.ContainsAny(names, "hs")
			if f.date || f.clock {
				return f
			}
		}
		if !isCode(bare) {
			break
		}
		f.codes = append(f.codes, codeFormat{mask: bare, most: most})
		if math.IsInf(most, 1) {
			break // the other sections apply to other signs
		}
	}
	return f
}

// sections splits a format code at those semicolons that are neither quoted nor escaped.
func sections(code string) (out []string) {
	begin, quoted := 0, false
	for i := 0; i < len(code); i++ {
		switch {
		case code[i] == '\\' && !quoted:
			i++
		case code[i] == '"':
			quoted = !quoted
		case code[i] == ';' && !quoted:
			out, begin = append(out, code[begin:i]), i+1
		}
	}
	return append(out, code[min(begin, len(code)):])
}

// bareSection returns a section without quotes, escapes, paddings, colors and languages. Quoted and
// escaped letters become U+FFFD, because they are text and not placeholders. The result most is the
// number up to which a condition selects the section, and elapsed reports a duration such as [h]:mm.
func bareSection(section string) (bare string, most float64, elapsed bool) {
	var out strings.Builder
	most = math.Inf(1)
	literal := func(c rune) {
		if strings.ContainsRune("+-()/ .\u00a0", c) {
			out.WriteRune(c)
		} else {
			out.WriteRune('\ufffd')
		}
	}
	quoted, runes := false, []rune(section)
	for i := 0; i < len(runes); i++ {
		switch c := runes[i]; {
		case c == '"':
			quoted = !quoted
		case quoted:
			literal(c)
		case c == '\\':
			if i++; i < len(runes) {
				literal(runes[i])
			}
		case c == '_', c == '*':
			i++
			out.WriteRune('\ufffd')
		case c == '[':
			end := i
			for end < len(runes) && runes[end] != ']' {
				end++
			}
			inside := strings.ToLower(string(runes[i+1 : end]))
			if limit, ok := strings.CutPrefix(inside, "<="); ok {
				if n, err := strconv.ParseFloat(limit, 64); err == nil {
					most = n
				}
			}
			elapsed = elapsed || inside != "" && strings.Trim(inside, "h") == "" || inside != "" && strings.Trim(inside, "m") == "" || inside != "" && strings.Trim(inside, "s") == ""
			i = end
		default:
			out.WriteRune(c)
		}
	}
	return out.String(), most, elapsed
}

// isCode reports whether a section shows whole numbers with leading zeros or with separators that no amount
// contains.
func isCode(bare string) bool {
	digits, zeros, separated := 0, 0, false
	for _, c := range bare {
		switch {
		case c == '0':
			digits, zeros = digits+1, zeros+1
		case c == '#':
			digits++
		case c == '.' || !strings.ContainsRune("+-()/ \u00a0", c):
			return false
		case strings.ContainsRune("+-()", c):
			separated = separated || digits > 0
		}
	}
	return zeros > 1 || digits > 1 && separated
}

// show returns a number as the cell shows it, and reports whether this text differs from the number.
func (f numberFormat) show(number string, from time.Time) (text string, ok bool) {
	n, err := strconv.ParseFloat(number, 64)
	if err != nil || n < 0 {
		return "", false
	}
	switch {
	case f.date || f.clock:
		return f.moment(n, from)
	case strings.Trim(number, "0123456789") != "":
		return "", false
	}
	for _, code := range f.codes {
		if n <= code.most {
			return code.show(number), true
		}
	}
	return "", false
}

// moment returns a number as a date, a time of day or both. It returns false if the number is a duration:
// 24 hours or more without a date.
func (f numberFormat) moment(n float64, from time.Time) (string, bool) {
	const secondsOfDay = 24 * 60 * 60
	days, part := math.Modf(n)
	second := int(math.Round(part * secondsOfDay))
	if !f.date && days > 0 || n >= lastDay+1 {
		return "", false
	}
	at := dayOf(from, int(days)).Add(time.Duration(second) * time.Second)
	switch {
	case days == 0 && f.clock:
		return at.Format(time.TimeOnly), true
	case days == 0:
		return "", false
	case second == 0:
		return at.Format(time.DateOnly), true
	}
	return at.Format("2006-01-02T15:04:05"), true
}

// lastDay is the number of the last day of the year 9999.
const lastDay = 2_958_465

// dayOf returns the day that a number stands for. In workbooks that count from 1900, this year has a
// February 29.
func dayOf(from time.Time, n int) time.Time {
	if from.Equal(dayZero) && n < 60 {
		n++
	}
	return from.AddDate(0, 0, n)
}

// show fills the digits of a whole number into the mask, beginning with the last digit. Extra digits
// precede the first digit of the mask.
func (f codeFormat) show(number string) string {
	mask, digits := []rune(f.mask), []rune(strings.TrimLeft(number, "0"))
	first := slices.IndexFunc(mask, func(c rune) bool { return c == '0' || c == '#' })
	var out []rune // digits in reverse order
	for i, c := range slices.Backward(mask) {
		if c != '0' && c != '#' {
			out = append(out, c)
			continue
		}
		take := min(1, len(digits))
		if i == first {
			take = len(digits)
		}
		for _, digit := range slices.Backward(digits[len(digits)-take:]) {
			out = append(out, digit)
		}
		if digits = digits[:len(digits)-take]; take == 0 && c == '0' {
			out = append(out, '0')
		}
	}
	slices.Reverse(out)
	return strings.TrimSpace(string(out))
}

// maxFormats is the maximum number of cell formats of a workbook. Excel allows 65,490 formats.
const maxFormats = 1 << 16

// readFormats reads the number formats of cells in the order in which cells refer to them.
func (r *xlsxReader) readFormats() error {
	in, err := r.part("xl/styles.xml", maxPart)
	if err != nil || in == nil {
		return err
	}
	stated, ofCells := map[string]numberFormat{}, false
	for {
		t, err := in.next()
		if errors.Is(err, io.EOF) {
			return nil
		}
		if err != nil {
			return err
		}
		switch {
		case t.name == "cellXfs":
			ofCells = !t.closing && !t.empty
		case t.name == "numFmt" && !t.closing:
			stated[t.attribute("numFmtId")] = parseFormat(t.attribute("formatCode"))
		case t.name == "xf" && !t.closing && ofCells:
			if len(r.formats) == maxFormats {
				return Unreadable("The workbook has too many cell formats. Save it as CSV.")
			}
			id := t.attribute("numFmtId")
			f, ok := stated[id]
			if !ok {
				if n, err := strconv.Atoi(id); err == nil {
					f = builtIn(n)
				}
			}
			r.formats = append(r.formats, f)
		}
	}
}

// formatOf returns the format for the number of a cell's style.
func (r *xlsxReader) formatOf(style string) numberFormat {
	if i, err := strconv.Atoi(style); err == nil && i >= 0 && i < len(r.formats) {
		return r.formats[i]
	}
	return numberFormat{}
}
