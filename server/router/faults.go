package router

import (
	"cmp"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"github.com/getkin/kin-openapi/openapi3"
	"github.com/getkin/kin-openapi/openapi3filter"

	"github.com/storeplatform/storeplatform/store/domain"
)

const (
	// maxFaults limits how many faults an error names.
	maxFaults = 100
	// maxPointers limits the total bytes of the pointers in an error, because pointers contain names that the caller
	// chose.
	maxPointers = 16 << 10
	// maxListed limits how many values of an enum a fault lists.
	maxListed = 60
)

// faults collects the faults of the contract check as fields that a caller can act on. It uses no text from the
// library, because the library's texts quote schemas and values.
type faults struct {
	fields   []domain.Field
	pointers int  // bytes of all pointers in fields
	more     bool // the request has more faults than fields, so the check may stop
}

// fieldCodes maps schema keywords to error codes of the contract.
var fieldCodes = map[string]string{
	"type": "wrong_type", "nullable": "not_nullable", "enum": "not_in_set", "pattern": "wrong_pattern", "format": "wrong_format",
	"minLength": "too_short", "maxLength": "too_long", "minimum": "too_small", "maximum": "too_large", "minItems": "too_few", "maxItems": "too_many",
	"minProperties": "too_few", "maxProperties": "too_many", "uniqueItems": "duplicate", "repeated": "duplicate", "empty": "too_short", "malformed": "wrong_format",
	"required": "required", "unknown": "unknown", exactlyOneKey: "invalid_request",
}

// FieldCodes returns the sorted error codes of fields, including "invalid" for all other faults.
func FieldCodes() []string {
	words := append(slices.Collect(maps.Values(fieldCodes)), "invalid")
	slices.Sort(words)
	return slices.Compact(words)
}

func (f *faults) field(in string, path []string, code, detail string) {
	word, ok := fieldCodes[code]
	if !ok {
		word = "invalid"
	}
	at := pointer(path)
	form := func(code string) bool { return code == fieldCodes["pattern"] || code == fieldCodes["format"] }
	if form(word) && slices.ContainsFunc(f.fields, func(o domain.Field) bool { return o.In == in && o.Pointer == at && form(o.Code) }) {
		return // a value that matches neither a pattern nor a format has one fault only
	}
	if len(f.fields) == maxFaults || len(f.fields) > 0 && f.pointers+len(at) > maxPointers {
		f.more = true
		return
	}
	f.pointers += len(at)
	f.fields = append(f.fields, domain.Field{In: in, Pointer: at, Code: word, Detail: detail})
}

// err returns all faults as one error; nil means that no fault was found.
func (f *faults) err() error {
	if len(f.fields) == 0 {
		return nil
	}
	slices.SortStableFunc(f.fields, func(a, b domain.Field) int { return strings.Compare(a.In+a.Pointer, b.In+b.Pointer) })
	detail := "The request does not fit the contract."
	if f.more {
		detail += fmt.Sprintf(" It has more faults than the %d that are named.", len(f.fields))
	}
	return &domain.Error{Code: domain.InvalidRequest, Detail: detail, Fields: f.fields}
}

func (f *faults) add(err error, in string, path []string) {
	switch e := err.(type) {
	case nil:
	case openapi3.MultiError:
		for _, sub := range e {
			f.add(sub, in, path)
		}
	case *openapi3filter.RequestError:
		in, path = e.Parameter.In, []string{e.Parameter.Name} // checker checks the bodies, so this fault concerns a parameter
		switch {
		case errors.Is(e.Err, openapi3filter.ErrInvalidRequired):
			f.field(in, path, "required", "The value is missing.")
		case errors.Is(e.Err, openapi3filter.ErrInvalidEmptyValue):
			f.field(in, path, "empty", "The value must not be empty.")
		default:
			f.add(e.Err, in, path)
		}
	case *openapi3filter.ParseError:
		at := path[:len(path):len(path)]
		for _, p := range e.Path() {
			at = append(at, fmt.Sprint(p))
		}
		f.field(in, at, "malformed", "The value cannot be read.")
	case *openapi3.SchemaError:
		f.schema(e, in, path)
	default:
		f.field(in, path, "invalid", "The value is not valid.")
	}
}

func (f *faults) schema(e *openapi3.SchemaError, in string, path []string) {
	if below := origins(e.Origin); below != nil {
		for _, sub := range below {
			f.add(sub, in, path)
		}
		return
	}
	at := append(path[:len(path):len(path)], e.JSONPointer()...)
	f.field(in, at, e.SchemaField, describe(e.SchemaField, e.Schema))
}

// needsTime describes a valid time. The most frequent fault is a missing time zone.
const needsTime = "The value has to be a time with a time zone, such as 2026-01-31T09:00:00Z."

// describe describes the values that the schema accepts, for an error with the given code.
func describe(code string, s *openapi3.Schema) string {
	text := ""
	switch code {
	case "unknown":
		return "There is no such member."
	case "required":
		return "The value is missing."
	case "nullable":
		return "The value must not be null."
	case "type", "enum", "pattern", "format":
		text = describeForm(code, s)
	default:
		text = describeLimit(code, s)
	}
	return cmp.Or(text, "The value is not valid.")
}

// describeForm describes the type, enum, pattern or format that a value must have; "" means that the schema requires
// none.
func describeForm(code string, s *openapi3.Schema) string {
	const form = "The value does not have the right form"
	switch {
	case s == nil && code == "pattern":
		return form + "."
	case s == nil:
		return ""
	case code == "type" && s.Type != nil:
		return "The value has to be of type " + strings.Join(s.Type.Slice(), " or ") + "."
	case code == "enum" && len(s.Enum) <= maxListed:
		var values []string
		for _, v := range s.Enum {
			values = append(values, fmt.Sprint(v))
		}
		return "The value has to be one of " + strings.Join(values, ", ") + "."
	case code == "pattern":
		if example, ok := s.Example.(string); ok {
			return form + ", which is for example " + example + "."
		}
		return form + "."
	case code == "format" && s.Format == "date-time":
		return needsTime
	case code == "format" && s.Format != "":
		return "The value is not a valid " + s.Format + "."
	}
	return ""
}

// describeLimit describes the limit that a value, a list or an object exceeds; "" means that the schema has no such
// limit.
func describeLimit(code string, s *openapi3.Schema) string {
	switch {
	case s == nil:
		return ""
	case code == "maxLength" && s.MaxLength != nil:
		return "The value is longer than " + strconv.FormatUint(*s.MaxLength, 10) + " characters."
	case code == "minLength" && s.Format == "date-time":
		return needsTime
	case code == "minLength":
		return "The value is shorter than " + strconv.FormatUint(s.MinLength, 10) + " characters."
	case code == "minimum" && s.Min != nil:
		return fmt.Sprintf("The value is below %s.", strconv.FormatFloat(*s.Min, 'f', -1, 64))
	case code == "maximum" && s.Max != nil:
		return fmt.Sprintf("The value is above %s.", strconv.FormatFloat(*s.Max, 'f', -1, 64))
	case code == "maxItems" && s.MaxItems != nil:
		return fmt.Sprintf("There are more than %d items.", *s.MaxItems)
	case code == "minItems":
		return fmt.Sprintf("There are fewer than %d items.", s.MinItems)
	case code == "maxProperties" && s.MaxProps != nil:
		return fmt.Sprintf("There are more than %d members.", *s.MaxProps)
	}
	return ""
}

// origins returns the errors of the schemas in allOf, anyOf and oneOf.
func origins(origin error) []error {
	if origin == nil {
		return nil
	}
	if many, ok := errors.AsType[openapi3.MultiError](origin); ok {
		return many
	}
	if one, ok := errors.AsType[*openapi3.SchemaError](origin); ok {
		return []error{one}
	}
	return nil
}
