package domain

import (
	"encoding/json"
	"fmt"
	"reflect"
	"regexp"
	"strings"
	"time"
)

// AuditLog says who changed what. Entries are written in the transaction of the
// change, for administrators and app tokens, and never change.
type AuditLog struct {
	ID         int64
	StoreID    *int64 `gorm:"column:home_store_id"` // nil: logins, users and scopes belong to no store
	CreatedOn  time.Time
	ActorKind  ActorKind
	ActorID    int64
	ActorName  string // of the user or the token at that time
	Action     string // the operation
	ObjectType string
	ObjectID   string
	Changes    []Change `gorm:"serializer:json"`
	RequestID  string
	IPHash     string // equal addresses have equal hashes
	Hash       []byte // over the entry and the one before it
}

// Change is one field that an audited operation changed. Values other than text
// are JSON.
type Change struct {
	Field string  `json:"field"`
	Old   *string `json:"old"`
	New   *string `json:"new"`
}

const (
	maxChanges = 200
	maxChanged = 4000   // characters of a value
	Hidden     = "••••" // stands for a secret that is set, wherever one is shown
)

// Audited tells whether what the actor changes is written to the audit log.
func (a Actor) Audited() bool { return a.Kind == ActorAdmin || a.Kind == ActorAPIToken }

// AuditState is a row's fields as text, to be compared with a later one. Fields
// tagged `audit:"secret"`, and those that are named like one, are compared and
// never shown.
type AuditState []auditField

type auditField struct {
	name   string
	value  *string
	secret bool
}

// AuditStateOf is the state of a row, without its children, which are rows of their
// own.
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

// lowerFirst writes a Go name as the API does: StoreID → storeId, URL → url.
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

// Changes lists what differs between two states of one row. An empty before
// is a creation, an empty after a removal: then the empty values are left out.
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

// void tells that a creation or removal says nothing with this field, which has
// a value before or after it.
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

// AuditFilter narrows the audit log; zero members say nothing.
type AuditFilter struct {
	CreatedFrom, CreatedTo *time.Time
	ActorKind              []ActorKind // any of them; so are those below
	AdminUserID            []int64
	AppTokenID             []int64
	Action                 string
	ObjectType             []string
	ObjectID               []string
	RequestID              string
}
