package languages

import (
	"regexp"
	"slices"
	"strings"
)

var (
	hump = regexp.MustCompile(`([a-z0-9])([A-Z])`)
	word = regexp.MustCompile(`[A-Za-z0-9]+`)
)

// snake returns a name of the contract in lower case with underscores, such as refund_order for refundOrder.
func snake(name string) string {
	return strings.ToLower(hump.ReplaceAllString(name, "${1}_${2}"))
}

// pascal returns a name of the contract with a capital first letter, such as RefundOrder for refundOrder.
func pascal(name string) string {
	var b strings.Builder
	for _, part := range word.FindAllString(name, -1) {
		b.WriteString(strings.ToUpper(part[:1]) + part[1:])
	}
	return b.String()
}

// constant returns the name of the constant for a value of an enum, such as ORDER_CREATED for order.created and
// CREATED_ON_DESC for -createdOn.
func constant(value string) string {
	name := strings.ToUpper(strings.Join(word.FindAllString(hump.ReplaceAllString(value, "${1}_${2}"), -1), "_"))
	if strings.HasPrefix(value, "-") {
		name += "_DESC"
	}
	if name == "" || name[0] >= '0' && name[0] <= '9' {
		name = "VALUE_" + name
	}
	return name
}

// wrap breaks a text at spaces into lines of at most width bytes. A longer word gets a line of its own.
func wrap(text string, width int) []string {
	var lines []string
	for paragraph := range strings.SplitSeq(text, "\n") {
		line := ""
		for _, w := range strings.Fields(paragraph) {
			if line != "" && len(line)+1+len(w) > width {
				lines = append(lines, line)
				line = ""
			}
			line = strings.TrimLeft(line+" "+w, " ")
		}
		lines = append(lines, line)
	}
	return slices.Compact(lines)
}

// spec describes an object in one line for the run-time part of a client. The line contains the name, the marks and the
// type of each field, in the order of the fields. The mark ! means required, and ? means nullable. The types are s
// (text), i (integer), b (boolean), d (decimal), t (timestamp), D (date), f (file) and a (anything). A list is [
// followed by the type of its elements, and a map is { followed by the type of its values. An object is @ followed by
// its class.
func (s *Surface) spec(fields []*Field, class func(t *Type) string) string {
	parts := make([]string, len(fields))
	for i, f := range fields {
		marks := ":"
		if f.Nullable {
			marks = "?" + marks
		}
		if f.Required {
			marks = "!" + marks
		}
		parts[i] = f.Name + marks + s.code(f.Type, class)
	}
	return strings.Join(parts, " ")
}

func (s *Surface) code(t *Ref, class func(t *Type) string) string {
	switch t.Kind {
	case List:
		return "[" + s.code(t.Elem, class)
	case Map:
		return "{" + s.code(t.Elem, class)
	case Named:
		if s.Find(t.Name).Enum {
			return "s"
		}
		return "@" + class(s.Find(t.Name))
	default:
		return string("sibdtDfa"[t.Kind])
	}
}
