package liquid

import (
	"cmp"
	"fmt"
	"strconv"
	"strings"
	"time"
)

// dates lists the accepted date formats.
var dates = []string{
	time.RFC3339, "2006-01-02T15:04:05", time.DateTime, "2006-01-02 15:04", time.DateOnly, "2006-01-02 15:04:05 -0700", "2006-01-02 15:04:05 MST", "2006/01/02", "2006/01/02 15:04:05",
	"January 2, 2006", "January 2, 2006 15:04", "Jan 2, 2006", "Jan 2, 2006 15:04", "2 January 2006", "2 Jan 2006", "Monday, January 2, 2006", time.RFC1123Z, time.RFC1123, time.RFC850, time.ANSIC,
}

// date formats a time. It returns a text that is not a date unchanged.
func (in input) date() (Value, error) {
	format := shown(in.args[0])
	if format == "" {
		return textOf(in.value), nil
	}
	t, ok := in.time()
	if !ok {
		return textOf(in.value), nil
	}
	if err := in.build(in.at, 20*len(format)); err != nil {
		return nil, err
	}
	return Text(strftime(t, format)), nil
}

// time parses the input as a time: a time, a date in text, seconds since 1970, or the word now or today.
func (in input) time() (time.Time, bool) {
	if t, ok := in.value.(Time); ok {
		return t.At, true
	}
	s := strings.TrimSpace(shown(in.value))
	if word := strings.ToLower(s); word == "now" || word == "today" {
		return in.now, !in.now.IsZero()
	}
	if seconds, err := strconv.ParseUint(s, 10, 48); err == nil && s != "" {
		return time.Unix(int64(seconds), 0).In(in.now.Location()), true
	}
	for _, layout := range dates {
		if at, err := time.Parse(layout, s); err == nil {
			return at, true
		}
	}
	return time.Time{}, false
}

// directives maps the directives of strftime to layouts of package time.
var directives = map[byte]string{
	'Y': "2006", 'y': "06", 'm': "01", 'd': "02", 'e': "_2", 'B': "January", 'b': "Jan", 'h': "Jan", 'A': "Monday", 'a': "Mon",
	'H': "15", 'I': "03", 'M': "04", 'S': "05", 'p': "PM", 'P': "pm", 'Z': "MST", 'z': "-0700", 'j': "002",
	'r': "03:04:05 PM", 'v': "_2-Jan-2006",
	'F': "2006-01-02", 'T': "15:04:05", 'R': "15:04", 'D': "01/02/06", 'c': "Mon Jan _2 15:04:05 2006", 'x': "01/02/06", 'X': "15:04:05",
}

// computed contains functions for the directives for which package time has no layout.
var computed = map[byte]func(t time.Time) string{
	'%': func(time.Time) string { return "%" },
	'n': func(time.Time) string { return "\n" },
	't': func(time.Time) string { return "\t" },
	's': func(t time.Time) string { return fmt.Sprint(t.Unix()) },
	'u': func(t time.Time) string { return fmt.Sprint((int(t.Weekday())+6)%7 + 1) },
	'w': func(t time.Time) string { return fmt.Sprint(int(t.Weekday())) },
	'L': func(t time.Time) string { return fmt.Sprintf("%03d", t.Nanosecond()/1_000_000) },
	'C': func(t time.Time) string { return fmt.Sprintf("%02d", t.Year()/100) },
	'G': func(t time.Time) string { year, _ := t.ISOWeek(); return fmt.Sprint(year) },
	'V': func(t time.Time) string { _, week := t.ISOWeek(); return fmt.Sprintf("%02d", week) },
	'U': func(t time.Time) string { return fmt.Sprintf("%02d", (t.YearDay()+6-int(t.Weekday()))/7) },
	'W': func(t time.Time) string { return fmt.Sprintf("%02d", (t.YearDay()+6-(int(t.Weekday())+6)%7)/7) },
	'k': func(t time.Time) string { return fmt.Sprintf("%2d", t.Hour()) },
	'l': func(t time.Time) string { return fmt.Sprintf("%2d", (t.Hour()+11)%12+1) },
}

// directive formats a time by a single directive, such as Y. It returns an unknown directive unchanged.
func directive(t time.Time, c byte) string {
	if compute := computed[c]; compute != nil {
		return compute(t)
	}
	if layout := directives[c]; layout != "" {
		return t.Format(layout)
	}
	return "%" + string(c)
}

// strftime formats a time with directives such as %Y and %B. A hyphen, as in %-d, omits leading zeros,
// and a caret, as in %^B, writes capital letters. Unknown directives stay unchanged.
func strftime(t time.Time, format string) string {
	var out strings.Builder
	for i := 0; i < len(format); i++ {
		if format[i] != '%' || i+1 == len(format) {
			out.WriteByte(format[i])
			continue
		}
		i++
		bare, upper := false, false
		for i+1 < len(format) && (format[i] == '-' || format[i] == '^') {
			bare, upper = bare || format[i] == '-', upper || format[i] == '^'
			i++
		}
		s := directive(t, format[i])
		if upper {
			s = strings.ToUpper(s)
		}
		if bare {
			s = cmp.Or(strings.TrimLeft(s, "0 "), "0")
		}
		out.WriteString(s)
	}
	return out.String()
}
