package domain

import (
	"errors"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"time"
	"unicode"

	"golang.org/x/text/unicode/norm"
)

// SetNullable sets a nullable field to *value and reports whether the field changed. A nil value
// leaves the field unchanged; a pointer to nil clears it.
func SetNullable[T comparable](field **T, value **T) bool {
	if value == nil {
		return false
	}
	was, is := *field, *value
	if was == is || was != nil && is != nil && *was == *is {
		return false
	}
	*field = is
	return true
}

// SetAmount is SetNullable for amounts: 10.0 equals 10.00.
func SetAmount(field **Amount, value **Amount) bool {
	if value == nil {
		return false
	}
	was, is := *field, *value
	if was == is || was != nil && is != nil && was.Equal(*is) {
		return false
	}
	*field = is
	return true
}

// SetWhole replaces an array or an object by *value and reports whether the field changed. A nil
// value leaves the field unchanged.
func SetWhole[T any](field *T, value *T) bool {
	if value == nil || reflect.DeepEqual(*field, *value) {
		return false
	}
	*field = *value
	return true
}

// AnyChanged reports whether any of several fields changed. Its arguments are calls that set the fields;
// Go evaluates all of them in order.
func AnyChanged(fields ...bool) bool { return slices.Contains(fields, true) }

// InvalidParameter returns an invalid_value error for a query parameter that violates a rule that
// the contract's schema cannot express.
func InvalidParameter(name, format string, args ...any) error {
	e := InvalidAs(InvalidValue, "/"+name, format, args...).(*Error)
	e.Fields[0].In = "query"
	return e
}

// Refusals collects every failing field of a request, so that one response names them all.
type Refusals struct {
	code   Code // code of the first refusal
	fields []Field
}

// Add refuses the value at a JSON pointer of the body.
func (r *Refusals) Add(pointer, format string, args ...any) {
	r.AddAs(InvalidValue, pointer, format, args...)
}

// AddAs is Add with a code other than InvalidValue. The first refusal determines the code of the whole
// error.
func (r *Refusals) AddAs(code Code, pointer, format string, args ...any) {
	if len(r.fields) == 0 {
		r.code = code
	}
	e := InvalidAs(code, pointer, format, args...).(*Error)
	r.fields = append(r.fields, e.Fields...)
}

// AddMissing refuses the id or another key of an object that does not exist or does not belong to the
// caller.
func (r *Refusals) AddMissing(pointer, what string) {
	r.AddAs(NotFound, pointer, "There is no such %s.", what)
}

// AddAt is Add with a position in the value's text, counted from 1. Line 0 means unknown.
func (r *Refusals) AddAt(line, column int, pointer, format string, args ...any) {
	r.Add(pointer, format, args...)
	f := &r.fields[len(r.fields)-1]
	f.Line, f.Column = line, column
}

// AddParameter refuses the value of a query parameter.
func (r *Refusals) AddParameter(name, format string, args ...any) {
	r.Add("/"+name, format, args...)
	r.fields[len(r.fields)-1].In = "query"
}

// Err returns one error with all refused fields, or nil if there are no refusals.
func (r *Refusals) Err() error {
	switch len(r.fields) {
	case 0:
		return nil
	case 1:
		return &Error{Code: r.code, Detail: r.fields[0].Detail, Fields: r.fields}
	}
	return &Error{Code: r.code, Detail: "Several values are refused; errors names each.", Fields: r.fields}
}

// Together combines errors that name fields into one error with all of their fields. It
// returns nil if all errors are nil. The first error that names no field is returned alone.
func Together(errs ...error) error {
	var all *Error
	for _, err := range errs {
		if err == nil {
			continue
		}
		e, refusal := errors.AsType[*Error](err)
		if !refusal || len(e.Fields) == 0 {
			return err
		}
		if all == nil {
			all = &Error{Code: e.Code, Detail: e.Detail}
		} else {
			all.Detail = "Several values are refused; errors names each."
		}
		all.Fields = append(all.Fields, e.Fields...)
	}
	if all == nil {
		return nil
	}
	return all
}

// Within prefixes the JSON pointers of an error's fields with pointer. An Error without
// fields gets one field at pointer itself, and NotFound becomes InvalidValue. Other errors
// are returned unchanged.
func Within(pointer string, err error) error {
	e, refusal := errors.AsType[*Error](err)
	if !refusal {
		return err
	}
	below := *e
	below.Fields = nil
	for _, f := range e.Fields {
		f.Pointer = pointer + f.Pointer
		below.Fields = append(below.Fields, f)
	}
	if e.Code == NotFound {
		below.Code = InvalidValue
	}
	if len(e.Fields) == 0 {
		below.Fields = []Field{{In: "body", Pointer: pointer, Code: string(below.Code), Detail: e.Detail}}
	}
	return &below
}

// Trimmed returns the text without leading and trailing spaces, in normalization form C: a separate
// accent becomes part of its letter. nil stays nil.
func Trimmed(s *string) *string {
	if s == nil {
		return nil
	}
	t := norm.NFC.String(strings.TrimSpace(*s))
	return &t
}

// Visible reports whether a text has a visible character. Spaces are not visible, nor are characters of
// width zero, such as U+200B, which Unicode calls format characters.
func Visible(s string) bool {
	return strings.ContainsFunc(s, func(r rune) bool { return unicode.IsGraphic(r) && !unicode.IsSpace(r) })
}

// SetTime is SetNullable for times. It compares them to the millisecond, the precision of
// the API.
func SetTime(field **time.Time, value **time.Time) bool {
	if value == nil {
		return false
	}
	was, is := *field, *value
	if was == nil && is == nil || was != nil && is != nil && was.UnixMilli() == is.UnixMilli() {
		return false
	}
	*field = is
	return true
}

// ItemPointer returns the JSON pointer to item i of the array at pointer.
func ItemPointer(pointer string, i int) string { return pointer + "/" + strconv.Itoa(i) }
