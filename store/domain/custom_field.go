package domain

import (
	"slices"
	"time"
)

// checkCustomFields refuses custom fields whose value is not of their type, that
// are named twice, or that are not as the store has defined them for a kind of
// object. A key without a definition is the caller's own.
func checkCustomFields(object string, fields []CustomField, definitions []CustomFieldDefinition, at string, refused *refusals) {
	for i, f := range fields {
		where := at + "/" + itoa(i)
		if slices.ContainsFunc(fields[:i], func(o CustomField) bool { return o.Key == f.Key }) {
			refused.add(where+"/key", "The key occurs twice.")
		}
		if f.Value != nil && !f.fits() {
			refused.add(where+"/value", "The value is no %s.", f.Type)
		}
	}
	for _, d := range definitions {
		if d.Object != object {
			continue
		}
		i := slices.IndexFunc(fields, func(f CustomField) bool { return f.Key == d.Key })
		switch {
		case i < 0 && d.IsRequired:
			refused.add(at, "The field %s is required.", d.Key)
		case i < 0:
		case fields[i].Type != d.Type:
			refused.add(at+"/"+itoa(i)+"/type", "The store defines %s as %s.", d.Key, d.Type)
		case d.IsRequired && fields[i].Value == nil:
			refused.add(at+"/"+itoa(i)+"/value", "The field %s is required.", d.Key)
		}
	}
}

// CheckCustomFields is checkCustomFields for objects that have nothing else to check.
func CheckCustomFields(object string, fields []CustomField, definitions []CustomFieldDefinition, at string) error {
	var refused refusals
	checkCustomFields(object, fields, definitions, at, &refused)
	return refused.err()
}

func (f CustomField) fits() bool {
	switch f.Type {
	case "NUMBER":
		_, err := ParseAmount(*f.Value)
		return err == nil
	case "BOOLEAN":
		return *f.Value == "true" || *f.Value == "false"
	case "DATE":
		_, err := time.Parse(time.DateOnly, *f.Value)
		return err == nil
	}
	return true
}
