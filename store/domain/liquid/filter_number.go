package liquid

import (
	"fmt"
	"strings"
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
)

// number returns a value as a number. As in Liquid, a value that is not a number is 0.
func (in input) number(v Value) Number {
	n, _ := numeric(v)
	return n
}

func arithmetic(do func(a, b domain.Amount) domain.Amount) func(input) (Value, error) {
	return func(in input) (Value, error) {
		a, b := in.number(in.value), in.number(in.args[0])
		return number(in.at, do(a.amount, b.amount), a.fraction || b.fraction)
	}
}

func rounded(do func(domain.Amount) domain.Amount) func(input) (Value, error) {
	return func(in input) (Value, error) {
		n := in.number(in.value)
		a := do(n.amount)
		return number(in.at, a, n.fraction && !a.Equal(floor(a)))
	}
}

func floor(a domain.Amount) domain.Amount {
	near := a.Round(0, domain.HalfUp)
	if a.Less(near) {
		return near.Sub(domain.AmountOf(1, 0))
	}
	return near
}

func (in input) round() (Value, error) {
	digits, err := in.count(0, 0)
	if err != nil {
		return nil, err
	}
	digits = max(0, min(digits, places))
	return number(in.at, in.number(in.value).amount.Round(digits, domain.HalfUp), digits > 0)
}

// divide divides whole numbers to a whole number, rounded down, and other numbers exactly.
func (in input) divide() (Value, error) {
	a, b := in.number(in.value), in.number(in.args[0])
	if b.amount.IsZero() {
		return nil, faultf(in.at, "A number is divided by 0.")
	}
	q := a.amount.Quo(b.amount)
	if !a.fraction && !b.fraction {
		q = floor(q)
	}
	return number(in.at, q, a.fraction || b.fraction)
}

func (in input) modulo() (Value, error) {
	a, b := in.number(in.value), in.number(in.args[0])
	if b.amount.IsZero() {
		return nil, faultf(in.at, "A number is divided by 0.")
	}
	return number(in.at, a.amount.Sub(b.amount.Mul(floor(a.amount.Quo(b.amount)))), a.fraction || b.fraction)
}

// dates lists the accepted date formats.
var dates = []string{time.RFC3339, "2006-01-02T15:04:05", "2006-01-02 15:04:05", "2006-01-02 15:04", time.DateOnly}

// date formats a time. Text that is not a date is returned unchanged.
func (in input) date() (Value, error) {
	t, is := in.value.(Time)
	if !is {
		s := shown(in.value)
		for _, layout := range dates {
			at, err := time.Parse(layout, s)
			if is = err == nil; is {
				t.At = at
				break
			}
		}
		if !is {
			return textOf(in.value), nil
		}
	}
	format := shown(in.args[0])
	if err := in.build(in.at, 20*len(format)); err != nil {
		return nil, err
	}
	return Text(strftime(t.At, format)), nil
}

var directives = map[byte]string{
	'Y': "2006", 'y': "06", 'm': "01", 'd': "02", 'e': "_2", 'B': "January", 'b': "Jan", 'h': "Jan", 'A': "Monday", 'a': "Mon",
	'H': "15", 'I': "03", 'l': "_3", 'M': "04", 'S': "05", 'p': "PM", 'P': "pm", 'Z': "MST", 'z': "-0700", 'j': "002",
	'F': "2006-01-02", 'T': "15:04:05", 'R': "15:04", 'D': "01/02/06", 'c': "Mon Jan _2 15:04:05 2006", 'x': "01/02/06", 'X': "15:04:05",
}

// strftime formats a time with directives such as %Y and %B; %-d omits leading zeros. An unknown
// directive is written as it is.
func strftime(t time.Time, format string) string {
	var out strings.Builder
	for i := 0; i < len(format); i++ {
		if format[i] != '%' || i+1 == len(format) {
			out.WriteByte(format[i])
			continue
		}
		i++
		bare := format[i] == '-' && i+1 < len(format)
		if bare {
			i++
		}
		var s string
		switch c := format[i]; c {
		case '%':
			s = "%"
		case 's':
			s = fmt.Sprint(t.Unix())
		case 'u':
			s = fmt.Sprint((int(t.Weekday())+6)%7 + 1)
		case 'w':
			s = fmt.Sprint(int(t.Weekday()))
		case 'k':
			s = fmt.Sprintf("%2d", t.Hour())
		default:
			if directives[c] == "" {
				s = "%" + string(c)
				break
			}
			s = t.Format(directives[c])
			if c == 'l' {
				s = fmt.Sprintf("%2d", (t.Hour()+11)%12+1)
			}
		}
		if bare {
			s = strings.TrimLeft(s, "0 ")
			if s == "" {
				s = "0"
			}
		}
		out.WriteString(s)
	}
	return out.String()
}
