package domain

import (
	"errors"
	"reflect"
	"strconv"
	"strings"
	"time"
)

// SetNullable changes *field when a patch carries a value for a nullable member,
// and tells whether that changed anything: nil is absent, a pointer to nil is
// null.
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

// SetAmount is SetNullable for amounts, of which 10.0 and 10.00 are the same.
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

// SetWhole replaces an array or an object whole, and tells whether that changed
// anything.
func SetWhole[T any](field *T, value *T) bool {
	if value == nil || reflect.DeepEqual(*field, *value) {
		return false
	}
	*field = *value
	return true
}

// InvalidParameter refuses a query parameter because of a rule that the
// contract's schema cannot say.
func InvalidParameter(name, format string, args ...any) error {
	e := InvalidAs(InvalidValue, "/"+name, format, args...).(*Error)
	e.Fields[0].In = "query"
	return e
}

// Refusals collects every failing field of a request, so that one answer names
// them all.
type Refusals struct {
	code   Code // of the first
	fields []Field
}

// Add refuses the value at a JSON pointer of the body.
func (r *Refusals) Add(pointer, format string, args ...any) {
	r.AddAs(InvalidValue, pointer, format, args...)
}

// AddAs is Add with a code other than InvalidValue. The code of the first
// refusal is that of the whole error.
func (r *Refusals) AddAs(code Code, pointer, format string, args ...any) {
	if len(r.fields) == 0 {
		r.code = code
	}
	e := InvalidAs(code, pointer, format, args...).(*Error)
	r.fields = append(r.fields, e.Fields...)
}

// AddAt is Add with a place in the value's text, from 1; line 0 says nothing.
func (r *Refusals) AddAt(line, column int, pointer, format string, args ...any) {
	r.Add(pointer, format, args...)
	f := &r.fields[len(r.fields)-1]
	f.Line, f.Column = line, column
}

// AddParameter refuses a query parameter.
func (r *Refusals) AddParameter(name, format string, args ...any) {
	r.Add("/"+name, format, args...)
	r.fields[len(r.fields)-1].In = "query"
}

// Err is nil when nothing was refused.
func (r *Refusals) Err() error {
	switch len(r.fields) {
	case 0:
		return nil
	case 1:
		return &Error{Code: r.code, Detail: r.fields[0].Detail, Fields: r.fields}
	}
	return &Error{Code: r.code, Detail: "Several values are refused; errors names each.", Fields: r.fields}
}

// Together is one refusal of what several say, with all of their fields; nil when none
// says anything. An error that is no refusal comes first.
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

// Within puts the fields that an error refuses below a pointer: they are members of
// what is there. What names no field is about it all, and what is missing there is a
// value that cannot be.
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

// Trimmed is a text without the spaces around it; nil stays nil.
func Trimmed(s *string) *string {
	if s == nil {
		return nil
	}
	t := strings.TrimSpace(*s)
	return &t
}

// SetTime is SetNullable for moments, which are compared at the millisecond
// that the wire shows.
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

// ItemPointer is a JSON pointer to an item of the array that another one points to.
func ItemPointer(pointer string, i int) string { return pointer + "/" + strconv.Itoa(i) }
