package moving

import (
	"regexp"
	"strconv"
	"strings"
	"time"
	"unicode"
)

// Column counts what the cells of a column show about the way in which the file writes numbers and dates.
type Column struct {
	Filled int `json:"filled,omitempty"` // cells with a text
	// Dot and Comma count unambiguous numbers, such as 29.99 and 1.299,00. Either counts numbers such as 1,299, which
	// is 1299 with one separator and 1.299 with the other.
	Dot    int `json:"dot,omitempty"`
	Comma  int `json:"comma,omitempty"`
	Either int `json:"either,omitempty"`
	// DayFirst and MonthFirst count unambiguous dates, such as 31/01/2026 and 01/31/2026.
	// EitherDate counts dates such as 01/02/2026.
	DayFirst   int `json:"dayFirst,omitempty"`
	MonthFirst int `json:"monthFirst,omitempty"`
	EitherDate int `json:"eitherDate,omitempty"`
}

// longestNumber is the maximum number of bytes of a cell that Note examines.
const longestNumber = 40

// Note counts a cell of the column.
func (c *Column) Note(text string) {
	if text == "" {
		return
	}
	c.Filled++
	if len(text) > longestNumber {
		return
	}
	if d := slashed.FindStringSubmatch(text); d != nil {
		switch first, second := number(d[1]), number(d[2]); {
		case first > 12 && second <= 12:
			c.DayFirst++
		case second > 12 && first <= 12:
			c.MonthFirst++
		case first != second:
			c.EitherDate++
		}
		return
	}
	digits, ok := bare(text)
	if !ok {
		return
	}
	switch separatorOf(digits) {
	case dotted:
		c.Dot++
	case comma:
		c.Comma++
	case either:
		c.Either++
	case whole, neither:
	}
}

// separators describes how a number is separated into groups and a fraction.
type separators int

const (
	whole   separators = iota // no separator
	dotted                    // the point is decimal, or the commas group thousands
	comma                     // the comma is decimal, or the points group thousands
	either                    // one separator before three digits
	neither                   // the separators fit no known format
)

var (
	slashed   = regexp.MustCompile(`^([0-9]{1,2})[/.\-]([0-9]{1,2})[/.\-]([0-9]{4})(?:[ T,]+([0-9]{1,2}:[0-9]{2}(?::[0-9]{2})?))?$`)
	exponent  = regexp.MustCompile(`^[+-]?[0-9]+(?:[.,][0-9]+)?[eE][+-]?[0-9]+$`)
	grouped   = regexp.MustCompile(`^[0-9]{1,3}(?:[.,][0-9]{3})+$`)
	plainText = regexp.MustCompile(`^[0-9]*[.,]?[0-9]+$|^[0-9]+[.,]$`)
)

// bare returns a number without its sign, currency symbols, and the spaces and apostrophes between its digits. It
// returns false if the text contains anything else.
func bare(text string) (digits string, ok bool) {
	var out strings.Builder
	for i, c := range text {
		switch {
		case c >= '0' && c <= '9', c == '.', c == ',':
			out.WriteRune(c)
		case unicode.IsSpace(c), c == '\u00a0', c == '\u202f', c == '\'', c == '’', unicode.Is(unicode.Sc, c):
		case (c == '-' || c == '+' || c == '−') && i == 0:
		default:
			return "", false
		}
	}
	digits = out.String()
	return digits, strings.ContainsAny(digits, "0123456789")
}

// separatorOf determines the separators of a number from the number alone.
func separatorOf(digits string) separators {
	dots, commas := strings.Count(digits, "."), strings.Count(digits, ",")
	switch {
	case dots == 0 && commas == 0:
		return whole
	case dots > 0 && commas > 0:
		last := strings.LastIndexAny(digits, ".,")
		head := digits[:last]
		if strings.Count(digits, digits[last:last+1]) > 1 || !grouped.MatchString(head) {
			return neither
		}
		if digits[last] == '.' {
			return dotted
		}
		return comma
	case dots+commas > 1:
		switch {
		case !grouped.MatchString(digits):
			return neither
		case commas > 0:
			return dotted
		}
		return comma
	case !plainText.MatchString(digits):
		return neither
	case grouped.MatchString(digits) && digits[0] != '0':
		return either
	case dots > 0:
		return dotted
	}
	return comma
}

// Decimal returns the decimal separator of the column: "." or ",". Empty means that the column shows both
// or neither of them, so only unambiguous numbers can be read.
func (c Column) Decimal() string {
	switch {
	case c.Dot > 0 && c.Comma == 0:
		return "."
	case c.Comma > 0 && c.Dot == 0:
		return ","
	case c.Dot == 0 && c.Comma == 0 && c.Either == 0:
		return "."
	}
	return ""
}

// DateOrder is the order of day and month in dates such as 01/02/2026.
type DateOrder string

const (
	DayFirst   DateOrder = "DMY"
	MonthFirst DateOrder = "MDY"
)

// Order returns the order of day and month in the dates of the column. Empty means that the column shows
// both orders or none.
func (c Column) Order() DateOrder {
	switch {
	case c.DayFirst > 0 && c.MonthFirst == 0:
		return DayFirst
	case c.MonthFirst > 0 && c.DayFirst == 0:
		return MonthFirst
	}
	return ""
}

// LostDigits reports whether a spreadsheet has shortened a number to a form such as 1.23E+11. The lost digits
// cannot be guessed.
func LostDigits(text string) bool { return exponent.MatchString(text) }

// ParseNumber returns a number as the contract writes it: digits, with a point before the fraction and a hyphen before
// a negative number. decimal is the column's separator; empty means that the number must be unambiguous. code is the
// fault of the text; empty means that it was read.
func ParseNumber(text, decimal string) (value, code string) {
	text = strings.TrimSpace(text)
	if LostDigits(text) {
		return "", "lost_digits"
	}
	digits, ok := bare(text)
	if !ok {
		return "", "not_a_number"
	}
	way := separatorOf(digits)
	if way == either {
		switch decimal {
		case "":
			return "", "ambiguous_number"
		case ".":
			way = dotted
		default:
			way = comma
		}
	}
	switch {
	case way == neither:
		return "", "not_a_number"
	case way == comma && decimal == ".":
		return "", "decimal_comma"
	case way == dotted && decimal == ",":
		return "", "decimal_point"
	case way == comma:
		digits = strings.ReplaceAll(strings.ReplaceAll(digits, ".", ""), ",", ".")
	default:
		digits = strings.ReplaceAll(digits, ",", "")
	}
	before, after, _ := strings.Cut(digits, ".")
	if before = strings.TrimLeft(before, "0"); before == "" {
		before = "0"
	}
	if after = strings.TrimRight(after, "0"); after != "" {
		before += "." + after
	}
	if before != "0" && (strings.HasPrefix(text, "-") || strings.HasPrefix(text, "−")) {
		before = "-" + before
	}
	return before, ""
}

// numberAdvice returns what to do about a fault that ParseNumber returned.
func numberAdvice(code string) string {
	return map[string]string{
		"lost_digits":      "Format the column as text in the spreadsheet and export the file again, because the spreadsheet has dropped digits.",
		"not_a_number":     "Write a number such as 29.99.",
		"ambiguous_number": "Choose the decimal separator of the file, because the column does not show it.",
		"decimal_comma":    "Choose comma as separator.",
		"decimal_point":    "Choose point as separator.",
	}[code]
}

// timeLayouts lists the accepted times whose year comes first.
var timeLayouts = []string{
	time.RFC3339Nano, "2006-01-02T15:04:05", "2006-01-02T15:04", "2006-01-02 15:04:05 -0700", "2006-01-02 15:04:05 MST", "2006-01-02 15:04:05", "2006-01-02 15:04", time.DateOnly, "2006/01/02",
}

const (
	// firstSerial and lastSerial limit the day numbers of spreadsheets that are read as dates: 1982-02-17 to
	// 2119-01-11. Other numbers in a column of dates are not day numbers.
	firstSerial, lastSerial = 30_000, 80_000
)

// ParseTime returns the time that a text states. zone is the time zone of texts without an offset. Dates
// such as 01/02/2026 need the order of the column. A day number of a spreadsheet is a date. code is the
// fault of the text; empty means that it was read.
func ParseTime(text string, order DateOrder, zone *time.Location) (at time.Time, code string) {
	text = strings.TrimSpace(text)
	for _, layout := range timeLayouts {
		if at, err := time.ParseInLocation(layout, text, zone); err == nil {
			return at, ""
		}
	}
	if n, err := strconv.Atoi(text); err == nil && n >= firstSerial && n <= lastSerial {
		return time.Date(1899, 12, 30+n, 0, 0, 0, 0, zone), ""
	}
	d := slashed.FindStringSubmatch(text)
	if d == nil {
		return at, "not_a_date"
	}
	day, month := number(d[1]), number(d[2])
	switch {
	case day > 12 && month <= 12, day == month:
	case month > 12 && day <= 12, order == MonthFirst:
		day, month = month, day
	case order == "":
		return at, "ambiguous_date"
	}
	clock := "00:00:00"
	if d[4] != "" {
		clock = d[4]
		if strings.Count(clock, ":") == 1 {
			clock += ":00"
		}
		if len(clock) < len("15:04:05") {
			clock = "0" + clock
		}
	}
	at, err := time.ParseInLocation(time.DateTime, d[3]+"-"+two(month)+"-"+two(day)+" "+clock, zone)
	if err != nil {
		return at, "not_a_date"
	}
	return at, ""
}

// timeAdvice returns what to do about a fault that ParseTime returned.
func timeAdvice(code string) string {
	if code == "ambiguous_date" {
		return "Choose the order of day and month, because the column does not show it."
	}
	return "Write the date as 2026-11-20."
}

// number returns the value of a text of digits.
func number(digits string) int {
	n, _ := strconv.Atoi(digits)
	return n
}

// two returns a number with at least two digits.
func two(n int) string {
	if n < 10 {
		return "0" + strconv.Itoa(n)
	}
	return strconv.Itoa(n)
}
