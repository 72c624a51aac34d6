package customer

import (
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
)

// OnExisting determines how an import treats a row whose customer already exists.
type OnExisting string

const (
	SkipExisting   OnExisting = "SKIP"
	UpdateExisting OnExisting = "UPDATE"
	FailExisting   OnExisting = "FAIL"
)

// OnError determines whether an import that contains invalid rows applies its valid rows.
type OnError string

const (
	ContinueOnError OnError = "CONTINUE"
	RejectOnError   OnError = "REJECT_ALL"
)

// ImportOptions contains the options of a customer import.
type ImportOptions struct {
	DryRun           bool       `json:"dryRun"`
	OnExisting       OnExisting `json:"onExisting"`
	OnError          OnError    `json:"onError"`
	SendWelcomeEmail bool       `json:"sendWelcomeEmail"`
}

// MaxCustomFields is the maximum number of custom fields of a customer.
const MaxCustomFields = 50

// importColumns lists the columns of a customer file. They are named like the fields in the request that
// creates a customer; address.city is the field city of the address.
var importColumns = []string{
	"email", "firstName", "lastName", "phoneNumber", "company", "taxNumber", "languageCode", "accountType", "acceptsMarketing", "acceptsMarketingOn", "acceptsMarketingSource", "referrerCode", "note", "tags", "externalId",
	"address.firstName", "address.lastName", "address.company", "address.streetLine1", "address.streetLine2", "address.city", "address.stateProvince", "address.postalCode",
	"address.countryCode", "address.phoneNumber",
}

// exportColumns lists the columns that only exports have. An import ignores them, so an exported
// file can be imported unchanged.
var exportColumns = []string{"storeCustomerId", "status", "emailVerified", "orderCount", "lastOrderOn", "createdOn", "modifiedOn", "marketingWithdrawnOn"}

// requiredColumns lists groups of columns. A file needs at least one column from each group. For people
// with a single name, a file needs only one of the two name columns.
var requiredColumns = [][]string{{"email"}, {"lastName", "firstName"}}

const customFieldColumn = "customField."

// ImportColumns returns the columns of the template: the columns of every store, and one column per
// custom field that the store defines for customers.
func ImportColumns(definitions []domain.CustomFieldDefinition) []string {
	columns := slices.Clone(importColumns)
	for _, d := range definitions {
		if d.Object == "CUSTOMER" {
			columns = append(columns, customFieldColumn+d.Key)
		}
	}
	return columns
}

// ExportColumns returns the columns of an export: the template's columns and exportColumns.
func ExportColumns(definitions []domain.CustomFieldDefinition) []string {
	return append(ImportColumns(definitions), exportColumns...)
}

// CustomFieldOf returns the key of the custom field in a column; empty means that the column contains no
// custom field.
func CustomFieldOf(column string) string {
	key, is := strings.CutPrefix(column, customFieldColumn)
	if !is {
		return ""
	}
	return key
}

// ImportHeader lists the columns of a file in order; empty means that the import ignores the column.
type ImportHeader []string

// NewImportHeader parses the first row of a file. The error names every unknown, duplicate or missing
// column.
func NewImportHeader(cells []string) (ImportHeader, error) {
	header, fields := make(ImportHeader, len(cells)), 0
	var refused domain.Refusals
	for i, cell := range cells {
		name := strings.TrimSpace(cell)
		is := func(column string) bool { return strings.EqualFold(column, name) }
		known := slices.IndexFunc(importColumns, is)
		switch {
		case name == "" || slices.ContainsFunc(exportColumns, is):
			continue
		case known >= 0:
			header[i] = importColumns[known]
		case len(name) > len(customFieldColumn) && strings.EqualFold(name[:len(customFieldColumn)], customFieldColumn):
			header[i] = customFieldColumn + name[len(customFieldColumn):]
			if fields++; fields == MaxCustomFields+1 {
				refused.Add("/file", "The file has more than %d custom fields.", MaxCustomFields)
			}
		default:
			refused.Add("/file", "There is no column %q. The template has them all.", clipped(name))
		}
		if header[i] != "" && slices.Contains(header[:i], header[i]) {
			refused.Add("/file", "The column %q is there twice.", clipped(name))
		}
	}
	for _, required := range requiredColumns {
		if !slices.ContainsFunc(required, func(column string) bool { return slices.Contains(header, column) }) {
			refused.Add("/file", "The column %q is missing.", required[0])
		}
	}
	return header, refused.Err()
}

// clipped shortens a text from the file to 60 characters, so that an error can quote it.
func clipped(text string) string {
	if r := []rune(text); len(r) > 60 {
		return string(r[:60]) + "…"
	}
	return text
}

// ImportRow is one row of a customer file, in the order of the file's columns.
type ImportRow struct {
	Row    int           `json:"r"`
	Values []string      `json:"v,omitempty"`
	Faults []ImportFault `json:"f,omitempty"`
}

// ImportFault is an error in one row.
type ImportFault struct {
	Column  string        `json:"c,omitempty"` // empty means the whole row
	Code    string        `json:"k"`
	Message string        `json:"m"`
	Value   string        `json:"v,omitempty"`
	Outcome ImportOutcome `json:"o,omitempty"`
}

// Value returns a row's value in a column; empty means no value.
func (h ImportHeader) Value(row ImportRow, column string) string {
	if i := slices.Index(h, column); i >= 0 && i < len(row.Values) {
		return row.Values[i]
	}
	return ""
}

// ImportTerms contains the account types, custom fields and other data that the conversion of rows needs.
type ImportTerms struct {
	AccountTypes []*AccountType
	Definitions  []domain.CustomFieldDefinition
	Zone         *time.Location // for dates without an offset
}

// yesAndNo maps the accepted spellings of booleans to their values.
var yesAndNo = map[string]bool{"true": true, "yes": true, "1": true, "false": false, "no": false, "0": false}

// ImportBody is a row converted to the body of the request that creates its customer. Columns maps
// the pointer of each field to its column.
type ImportBody struct {
	Members map[string]any
	Columns map[string]string
	Address AddressPatch // address fields that the row contains, for changing an existing address
	Consent ImportedConsent
}

// unfilled contains placeholders for address fields that a row may omit if the customer already has an
// address. Missing reports the fields that the row omitted.
var unfilled = map[string]string{"streetLine1": "-", "countryCode": "DE"}

// Missing returns an error for each required field of a new address that the row omits.
func (b ImportBody) Missing() error {
	var refused domain.Refusals
	for _, f := range []struct {
		member string
		value  *string
	}{{"streetLine1", b.Address.StreetLine1}, {"countryCode", b.Address.CountryCode}} {
		if f.value == nil {
			refused.Add("/address/"+f.member, "A new address has one.")
		}
	}
	return refused.Err()
}

// Body converts a row and returns the faults that it finds. An address without names gets the customer's
// names.
func (h ImportHeader) Body(row ImportRow, terms ImportTerms) (ImportBody, []ImportFault) {
	r := rowReader{
		terms: terms, body: ImportBody{Members: map[string]any{}, Columns: map[string]string{}}, faults: slices.Clone(row.Faults),
		address: map[string]any{}, fields: []any{},
	}
	if len(row.Values) == 0 && len(r.faults) > 0 { // the row could not be read
		return r.body, r.faults
	}
	for i, column := range h {
		if column == "" || i >= len(row.Values) || row.Values[i] == "" {
			continue
		}
		if key := CustomFieldOf(column); key != "" {
			r.customField(column, key, row.Values[i])
		} else if member, ok := strings.CutPrefix(column, "address."); ok {
			r.addressMember(column, member, row.Values[i])
		} else {
			r.member(column, row.Values[i])
		}
	}
	if len(r.fields) > 0 {
		r.body.Members["customFields"] = r.fields
	}
	r.fillAddress()
	return r.body, r.faults
}

// rowReader converts the values of one row.
type rowReader struct {
	terms   ImportTerms
	body    ImportBody
	faults  []ImportFault
	address map[string]any
	fields  []any // custom fields that were read
}

// fault adds a fault for a column.
func (r *rowReader) fault(column, format string, args ...any) {
	r.faults = append(r.faults, FaultOf(column, domain.Invalid("", format, args...)))
}

// customField reads the value of a custom field with the type that the store defines for it. A
// field that the store does not define is a text.
func (r *rowReader) customField(column, key, value string) {
	kind := "STRING"
	for _, d := range r.terms.Definitions {
		if d.Object == "CUSTOMER" && d.Key == key {
			kind = d.Type
		}
	}
	if yes, ok := yesAndNo[strings.ToLower(value)]; ok && kind == "BOOLEAN" {
		value = strconv.FormatBool(yes)
	}
	r.body.Columns["/customFields/"+domain.Itoa(len(r.fields))] = column
	r.fields = append(r.fields, map[string]any{"key": key, "type": kind, "value": value})
}

// addressMember reads the value of an address field.
func (r *rowReader) addressMember(column, member, value string) {
	if member == "countryCode" {
		if code, ok := domain.CountryNamed(value); ok {
			value = code
		}
		value = strings.ToUpper(value)
	}
	r.address[member], r.body.Columns["/address/"+member] = value, column
}

// member reads the value of a field of the customer itself.
func (r *rowReader) member(column, value string) {
	r.body.Columns["/"+column] = column
	switch column {
	case "accountType":
		kind := slices.IndexFunc(r.terms.AccountTypes, func(t *AccountType) bool { return domain.SameText(t.Name, value) })
		if kind < 0 {
			r.fault(column, "The store has no account type of this name.")
			return
		}
		r.body.Members["accountTypeId"], r.body.Columns["/accountTypeId"] = r.terms.AccountTypes[kind].ID, column
	case "acceptsMarketing":
		accepts, ok := yesAndNo[strings.ToLower(value)]
		if !ok {
			r.fault(column, "It has to be true or false.")
			return
		}
		r.body.Members[column] = accepts
	case "acceptsMarketingOn":
		on, ok := ImportedTime(value, r.terms.Zone)
		if !ok {
			r.fault(column, "The time cannot be read. Write it as 2026-11-20 or 2026-11-20T09:30:00Z.")
			return
		}
		r.body.Consent.AcceptedOn = &on
	case "acceptsMarketingSource":
		if r.body.Consent.Evidence = value; len([]rune(value)) > maxEvidence {
			r.fault(column, "The text has more than %d characters.", maxEvidence)
		}
	case "languageCode":
		r.body.Members[column] = tidyLanguage(value)
	case "tags":
		r.body.Members[column] = importedTags(value)
	default:
		r.body.Members[column] = value
	}
}

// importedTags splits tags at commas. It drops empty and repeated tags.
func importedTags(value string) []any {
	tags := []any{}
	for tag := range strings.SplitSeq(value, ",") {
		if tag = strings.TrimSpace(tag); tag != "" && !slices.Contains(tags, any(tag)) {
			tags = append(tags, tag)
		}
	}
	return tags
}

// fillAddress adds the row's address to the body. It uses the customer's names and the placeholders of
// unfilled for fields that the row omits. A row without address fields adds no address.
func (r *rowReader) fillAddress() {
	code, _ := r.address["countryCode"].(string)
	country, known := domain.CountryOf(code)
	if postal, ok := r.address["postalCode"].(string); ok && known {
		r.address["postalCode"] = country.PostalCodeOfFile(postal)
	}
	r.body.Address = addressPatch(r.address)
	if len(r.address) == 0 {
		return
	}
	for _, name := range []string{"firstName", "lastName"} {
		if given := r.body.Members[name]; given != nil && r.address[name] == nil {
			r.address[name] = given
		}
	}
	for member, value := range unfilled {
		if r.address[member] == nil {
			r.address[member] = value
		}
	}
	r.body.Members["address"] = r.address
	for member := range r.address {
		r.body.Columns["/address/"+member] = "address." + member
	}
}

// FaultOf converts a domain error to a fault of a column. It panics for other types of errors.
func FaultOf(column string, err error) ImportFault {
	e := err.(*domain.Error)
	return ImportFault{Column: column, Code: string(e.Code), Message: e.Detail}
}

// Faults converts the errors about a request body to faults of the row's columns.
func (b ImportBody) Faults(e *domain.Error) []ImportFault {
	if len(e.Fields) == 0 {
		return []ImportFault{FaultOf("", e)}
	}
	faults := make([]ImportFault, len(e.Fields))
	for i, f := range e.Fields {
		faults[i] = ImportFault{Column: b.column(f.Pointer), Code: f.Code, Message: f.Detail}
	}
	return faults
}

// column returns the column of a field, or else the column of the closest enclosing field.
func (b ImportBody) column(pointer string) string {
	for at := pointer; at != ""; at = at[:strings.LastIndexByte(at, '/')] {
		if column := b.Columns[at]; column != "" {
			return column
		}
	}
	if member, of := strings.CutPrefix(pointer, "/address/"); of {
		return "address." + member
	}
	if name := strings.TrimPrefix(pointer, "/"); slices.Contains(importColumns, name) {
		return name
	}
	return ""
}

// MergeFields returns the custom fields of have, with values from filled where the keys are equal,
// followed by the other fields of filled.
func MergeFields(have, filled []domain.CustomField) []domain.CustomField {
	out := slices.Clone(have)
	for _, f := range filled {
		if i := slices.IndexFunc(out, func(o domain.CustomField) bool { return o.Key == f.Key }); i >= 0 {
			out[i] = f
		} else {
			out = append(out, f)
		}
	}
	return out
}

func addressPatch(members map[string]any) AddressPatch {
	text := func(member string) *string {
		if v, is := members[member].(string); is {
			return &v
		}
		return nil
	}
	null := func(member string) **string {
		if v := text(member); v != nil {
			return &v
		}
		return nil
	}
	return AddressPatch{
		FirstName: text("firstName"), LastName: text("lastName"), Company: null("company"), StreetLine1: text("streetLine1"), StreetLine2: null("streetLine2"),
		City: text("city"), StateProvince: text("stateProvince"), PostalCode: text("postalCode"), CountryCode: text("countryCode"), PhoneNumber: null("phoneNumber"),
	}
}

// ImportSamples returns two example rows for the template.
func ImportSamples(columns []string, definitions []domain.CustomFieldDefinition, kinds []*AccountType, languages []string) [][]string {
	full := map[string]string{
		"email": "mia.keller@example.com", "firstName": "Mia", "lastName": "Keller", "phoneNumber": "+49 30 5550142", "company": "Keller GmbH", "taxNumber": "DE123456789",
		"acceptsMarketing": "true", "acceptsMarketingOn": "2025-04-17", "acceptsMarketingSource": "newsletter form", "tags": "coffee, wholesale", "externalId": "CRM-1001", "address.streetLine1": "Torstraße 140", "address.city": "Berlin",
		"address.stateProvince": "BE", "address.postalCode": "10119", "address.countryCode": "DE", "address.phoneNumber": "+49 30 5550142",
	}
	short := map[string]string{"email": "jonas.brandt@example.com", "firstName": "Jonas", "lastName": "Brandt", "acceptsMarketing": "false"}
	for _, row := range []map[string]string{full, short} {
		if len(languages) > 0 {
			row["languageCode"] = languages[0]
		}
		if len(kinds) > 0 {
			row["accountType"] = kinds[0].Name
		}
		for _, d := range definitions {
			row[customFieldColumn+d.Key] = map[string]string{"NUMBER": "42", "BOOLEAN": "true", "DATE": "2026-11-20"}[d.Type]
			if row[customFieldColumn+d.Key] == "" {
				row[customFieldColumn+d.Key] = "Text"
			}
		}
	}
	out := make([][]string, 2)
	for i, row := range []map[string]string{full, short} {
		for _, column := range columns {
			out[i] = append(out[i], row[column])
		}
	}
	return out
}

// ImportValues lists the columns with restricted values, each with an allowed value or a
// description.
func ImportValues(definitions []domain.CustomFieldDefinition, kinds []*AccountType, languages []string) [][]string {
	rows := [][]string{{"email", "required; unique in the file"}, {"firstName", "a new customer has this name, lastName or both"}, {"lastName", "a new customer has this name, firstName or both"}}
	for _, kind := range kinds {
		rows = append(rows, []string{"accountType", kind.Name})
	}
	for _, language := range languages {
		rows = append(rows, []string{"languageCode", language})
	}
	rows = append(rows, []string{"acceptsMarketing", "true"}, []string{"acceptsMarketing", "false"},
		[]string{"acceptsMarketingOn", "when they agreed: 2025-04-17"}, []string{"acceptsMarketingSource", "where they agreed: a text"}, []string{"tags", "texts, separated by commas"},
		[]string{"externalId", "unique in the file"}, []string{"address.countryCode", "two letters, as in ISO 3166: DE"})
	for _, d := range definitions {
		if d.Object == "CUSTOMER" {
			allowed := map[string]string{"NUMBER": "a number: 12.5", "BOOLEAN": "true or false", "DATE": "a day: 2026-11-20", "STRING": "a text"}[d.Type]
			if d.IsRequired {
				allowed += "; required"
			}
			rows = append(rows, []string{customFieldColumn + d.Key, allowed})
		}
	}
	return rows
}
