package domain

import (
	"slices"
	"time"
)

// CustomFields rejects custom fields whose value does not match their type, whose key occurs twice, or
// that violate the store's definitions for the kind of object. Keys without a definition are allowed. The
// parameter at is the JSON pointer to fields.
func (r *Refusals) CustomFields(object string, fields []CustomField, definitions []CustomFieldDefinition, at string) {
	for i, f := range fields {
		where := at + "/" + Itoa(i)
		if slices.ContainsFunc(fields[:i], func(o CustomField) bool { return o.Key == f.Key }) {
			r.Add(where+"/key", "The key occurs twice.")
		}
		if f.Value != nil && !f.fits() {
			r.Add(where+"/value", "The value is no %s.", f.Type)
		}
	}
	for _, d := range definitions {
		if d.Object != object {
			continue
		}
		i := slices.IndexFunc(fields, func(f CustomField) bool { return f.Key == d.Key })
		switch {
		case i < 0 && d.IsRequired:
			r.Add(at, "The field %s is required.", d.Key)
		case i < 0:
		case fields[i].Type != d.Type:
			r.Add(at+"/"+Itoa(i)+"/type", "The store defines %s as %s.", d.Key, d.Type)
		case d.IsRequired && fields[i].Value == nil:
			r.Add(at+"/"+Itoa(i)+"/value", "The field %s is required.", d.Key)
		}
	}
}

// CheckCustomFields returns the refusals of CustomFields as an error, for callers that collect no
// refusals.
func CheckCustomFields(object string, fields []CustomField, definitions []CustomFieldDefinition, at string) error {
	var refused Refusals
	refused.CustomFields(object, fields, definitions, at)
	return refused.Err()
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

// CustomField is a field that a merchant adds to an object. The value is always text.
type CustomField struct {
	Key   string  `json:"key"`
	Type  string  `json:"type"` // STRING, NUMBER, BOOLEAN, DATE
	Value *string `json:"value"`
}

// CustomFieldFilter selects objects whose custom field Key has the value Value.
type CustomFieldFilter struct {
	Key   string `json:"key"`
	Value string `json:"value"`
}

// CustomFieldDefinition declares a custom field for a kind of object.
type CustomFieldDefinition struct {
	Object     string `json:"object"` // PRODUCT, VARIANT, ORDER, ORDER_LINE, CUSTOMER
	Key        string `json:"key"`
	Type       string `json:"type"` // STRING, NUMBER, BOOLEAN, DATE
	Name       string `json:"name"`
	IsRequired bool   `json:"isRequired"`
	// Translations contains the name in other languages. In a patch, nil keeps the translations of the
	// definition with the same key.
	Translations []NameTranslation `json:"translations"`
}
