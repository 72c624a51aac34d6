package customer

import (
	"slices"
	"strings"
	"time"
)

// ImportOutcome is what an import did about a fault.
type ImportOutcome string

const (
	RowRejected    ImportOutcome = "ROW_REJECTED"
	FieldIgnored   ImportOutcome = "FIELD_IGNORED"
	AddressIgnored ImportOutcome = "ADDRESS_IGNORED"
)

// neededColumns identify a customer or their row. A row is rejected if one of them is invalid.
var neededColumns = []string{"", "email", "firstName", "lastName", "externalId"}

// spareColumns are the address columns without which an address is still the same place.
var spareColumns = []string{"address.firstName", "address.lastName", "address.company", "address.streetLine2", "address.phoneNumber"}

const addressColumn = "address."

// Drop returns the row without the fields of its faults, and the faults with their outcomes. A fault of the street,
// the city, the state, the postal code or the country drops the whole address, since parts of it would name another
// place. It returns false if the row cannot do without the fields.
func (h ImportHeader) Drop(row ImportRow, faults []ImportFault) (ImportRow, []ImportFault, bool) {
	out, ignored := row, slices.Clone(faults)
	out.Values, out.Faults = slices.Clone(row.Values), nil
	dropped := false
	for i, f := range faults {
		if slices.Contains(neededColumns, f.Column) {
			return row, nil, false
		}
		place := strings.HasPrefix(f.Column, addressColumn) && !slices.Contains(spareColumns, f.Column)
		ignored[i].Outcome = FieldIgnored
		if place {
			ignored[i].Outcome = AddressIgnored
		}
		for j, column := range h {
			if j < len(out.Values) && out.Values[j] != "" && (column == f.Column || place && strings.HasPrefix(column, addressColumn)) {
				out.Values[j], dropped = "", true
			}
		}
	}
	return out, ignored, dropped
}

// maxValue is the length to which the values in a list of faults are cut, in characters.
const maxValue = 500

// WithValues returns the faults of a row with the values of their columns. Faults without an outcome reject the row.
func (h ImportHeader) WithValues(row ImportRow, faults []ImportFault) []ImportFault {
	for i, f := range faults {
		if f.Outcome == "" {
			faults[i].Outcome = RowRejected
		}
		value := []rune(h.Value(row, f.Column))
		faults[i].Value = string(value[:min(len(value), maxValue)])
	}
	return faults
}

// maxEvidence is the maximum length of the evidence of a consent, in characters.
const maxEvidence = 500

// timeLayouts are the forms in which files have times, those of this service's exports first.
var timeLayouts = []string{time.RFC3339, "2006-01-02T15:04:05", time.DateTime, "2006-01-02 15:04:05 -0700", "2006-01-02 15:04:05 MST", "2006-01-02 15:04", time.DateOnly}

// ImportedTime reads a time of a file. A time without an offset is in the zone.
func ImportedTime(text string, zone *time.Location) (time.Time, bool) {
	for _, layout := range timeLayouts {
		if at, err := time.ParseInLocation(layout, text, zone); err == nil {
			return at, true
		}
	}
	return time.Time{}, false
}

// tidyLanguage returns a language tag in the usual case: de for DE, pt-BR for pt_br.
func tidyLanguage(tag string) string {
	language, region, ok := strings.Cut(strings.ReplaceAll(tag, "_", "-"), "-")
	switch {
	case !ok:
		return strings.ToLower(tag)
	case len(region) == 2:
		return strings.ToLower(language) + "-" + strings.ToUpper(region)
	}
	return tag
}
