package customer

import (
	"slices"
	"strings"
	"time"
)

// ImportOutcome describes what an import did about a fault.
type ImportOutcome string

const (
	RowRejected    ImportOutcome = "ROW_REJECTED"
	FieldIgnored   ImportOutcome = "FIELD_IGNORED"
	AddressIgnored ImportOutcome = "ADDRESS_IGNORED"
)

// neededColumns lists the columns that identify a customer; "" stands for the whole row. A fault in any
// of them rejects the row.
var neededColumns = []string{"", "email", "firstName", "lastName", "externalId"}

// spareColumns lists the address columns that do not change which place the address names.
var spareColumns = []string{"address.firstName", "address.lastName", "address.company", "address.streetLine2", "address.phoneNumber"}

const addressColumn = "address."

// Drop returns the row without the faulty fields, and the faults with their outcomes. A fault in the
// street, the city, the state, the postal code or the country drops the whole address, because the other
// parts could name another place. It returns false if a faulty field is needed, so the row must be
// rejected.
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

// maxValue is the maximum length of the values in a list of faults, in characters.
const maxValue = 500

// WithValues adds to each fault of a row the value of its column. A fault without an outcome gets the
// outcome that rejects the row.
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

// timeLayouts lists the accepted time formats, beginning with the format of this service's exports.
var timeLayouts = []string{time.RFC3339, "2006-01-02T15:04:05", time.DateTime, "2006-01-02 15:04:05 -0700", "2006-01-02 15:04:05 MST", "2006-01-02 15:04", time.DateOnly}

// ImportedTime parses a time from a file. A time without an offset is in the given zone.
func ImportedTime(text string, zone *time.Location) (time.Time, bool) {
	for _, layout := range timeLayouts {
		if at, err := time.ParseInLocation(layout, text, zone); err == nil {
			return at, true
		}
	}
	return time.Time{}, false
}

// tidyLanguage returns a language tag in its usual case: de for DE, pt-BR for pt_br.
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
