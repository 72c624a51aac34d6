package domain

import (
	"encoding/json"
	"fmt"
	"reflect"
	"regexp"
	"strings"
	"time"
)

// AuditLog is an entry of the audit log, which records who changed what. The repository writes it
// in the transaction of the change if the actor is an administrator or an app token. Entries never
// change.
type AuditLog struct {
	ID         int64
	StoreID    *int64 `gorm:"column:home_store_id"` // nil for logins, users and scopes, which belong to no store
	CreatedOn  time.Time
	ActorKind  ActorKind
	ActorID    int64
	ActorName  string // name of the user or token at the time of the change
	Action     string // the contract's operationId; otherwise the verb and the object type
	ObjectType string
	ObjectID   string
	Changes    []Change `gorm:"serializer:json"`
	RequestID  string
	IPHash     string // equal addresses have equal hashes
	Hash       []byte // over the previous entry's hash and this entry
}

// Change is one field that an audited operation changed. Old and New contain plain text
// for texts, amounts and times, and JSON for other types. nil means no value.
type Change struct {
	Field string  `json:"field"`
	Old   *string `json:"old"`
	New   *string `json:"new"`
}

const (
	maxChanges = 200
	maxChanged = 4000   // characters of a value
	Hidden     = "••••" // replaces a set secret wherever the field is shown
)

// Audited reports whether the actor's changes are written to the audit log.
func (a Actor) Audited() bool { return a.Kind == ActorAdmin || a.Kind == ActorAPIToken }

// AuditState contains a row's fields as text, for comparison with a later state of the row. Fields
// tagged `audit:"secret"` or named like a secret are compared but never shown.
type AuditState []auditField

type auditField struct {
	name   string
	value  *string
	secret bool
}

// AuditStateOf returns the state of a row without its children, which are separate rows.
func AuditStateOf(e Entity) AuditState {
	var p AuditState
	p.take(reflect.Indirect(reflect.ValueOf(e)))
	return p
}

var secretName = regexp.MustCompile(`Hash|Token|Secret|Password|Credential|Sealed|CustomHeaders`)

func namedSecret(name string) bool {
	return secretName.MatchString(name) && !strings.HasSuffix(name, "Length")
}

func (p *AuditState) take(v reflect.Value) {
	for i := range v.NumField() {
		f := v.Type().Field(i)
		stored := f.Tag.Get("gorm")
		if f.Anonymous || !f.IsExported() || strings.HasPrefix(stored, "-") || f.Tag.Get("audit") == "-" {
			continue
		}
		kind := f.Tag.Get("audit")
		if kind == "flat" {
			p.take(v.Field(i))
			continue
		}
		*p = append(*p, auditField{name: lowerFirst(f.Name), value: textOf(v.Field(i)), secret: kind == "secret" || namedSecret(f.Name)})
	}
}

var initialisms = strings.NewReplacer("IDs", "Ids", "ID", "Id", "URL", "Url", "API", "Api", "SKU", "Sku", "IP", "Ip", "TOTP", "Totp")

// lowerFirst converts a Go name to the API's spelling: StoreID → storeId, URL → url.
func lowerFirst(name string) string {
	name = initialisms.Replace(name)
	return strings.ToLower(name[:1]) + name[1:]
}

func textOf(v reflect.Value) *string {
	if v.Kind() == reflect.Pointer {
		if v.IsNil() {
			return nil
		}
		v = v.Elem()
	}
	text := ""
	switch x := v.Interface().(type) {
	case Amount:
		text = x.Trimmed()
	case time.Time:
		if x.IsZero() {
			return nil
		}
		text = x.UTC().Format(time.RFC3339Nano)
	default:
		if v.Kind() == reflect.String {
			text = v.String()
			break
		}
		b, err := json.Marshal(x)
		if err != nil {
			b = fmt.Append(nil, x)
		}
		text = string(b)
	}
	if r := []rune(text); len(r) > maxChanged {
		text = string(r[:maxChanged-1]) + "…"
	}
	return &text
}

// Changes lists at most 200 fields that differ between two states of one row. The row was created if
// before is empty, and removed if after is empty. In both cases Changes omits empty values.
func Changes(before, after AuditState) []Change {
	old := map[string]auditField{}
	for _, f := range before {
		old[f.name] = f
	}
	list := before
	if len(after) > 0 {
		list = after
	}
	var out []Change
	for _, f := range list {
		c := Change{Field: f.name, Old: old[f.name].value}
		if len(after) > 0 {
			c.New = f.value
		}
		if same(c.Old, c.New) || (len(before) == 0 || len(after) == 0) && void(c) {
			continue
		}
		if f.secret {
			c.Old, c.New = hide(c.Old), hide(c.New)
		}
		if len(out) < maxChanges {
			out = append(out, c)
		}
	}
	return out
}

func same(a, b *string) bool { return a == b || a != nil && b != nil && *a == *b }

// void reports whether the field is empty in a created or removed row. Either c.Old or c.New must be set.
func void(c Change) bool {
	v := c.New
	if v == nil {
		v = c.Old
	}
	return *v == "" || *v == "[]" || *v == "null"
}

func hide(v *string) *string {
	if v == nil || *v == "" {
		return nil
	}
	h := Hidden
	return &h
}

// AuditFilter filters the audit log. Zero fields do not filter.
type AuditFilter struct {
	CreatedFrom, CreatedTo *time.Time
	ActorKind              []ActorKind // matches any listed kind; the lists below filter in the same way
	AdminUserID            []int64
	AppTokenID             []int64
	Action                 string
	ObjectType             []string
	ObjectID               []string
	RequestID              string
}
