package moving

import (
	"embed"
	"encoding/json"
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"

	"github.com/storeplatform/storeplatform/store/domain"
)

// Kind is the kind of object that each row of a file describes.
type Kind string

const (
	Products  Kind = "PRODUCTS"
	Customers Kind = "CUSTOMERS"
	Redirects Kind = "REDIRECTS"
)

// Permission returns the permission that an import of such objects requires.
func (k Kind) Permission() string {
	return map[Kind]string{Products: "product:write", Customers: "customer:import", Redirects: "product:write"}[k]
}

// Grouping determines which rows of a file of products belong to one product.
type Grouping string

const (
	ByHandle Grouping = "HANDLE" // rows with the same handle
	ByParent Grouping = "PARENT" // a parent, and the rows that name its SKU or id
)

// Profile describes the files of one kind that a store system exports.
type Profile struct {
	Code       string              `json:"code"` // name of the system, such as SHOPIFY
	Name       string              `json:"name"`
	Kind       Kind                `json:"kind"`
	Grouping   Grouping            `json:"grouping"`
	Decimal    string              `json:"decimal"`    // decimal separator of the system; empty means that each column decides
	WeightUnit domain.WeightUnit   `json:"weightUnit"` // unit of weights whose header names none
	Detect     []string            `json:"detect"`     // fields that a file must have to be recognized
	Fields     map[string][]string `json:"fields"`     // headers of each field, the preferred ones first

	exact    map[string]Target
	patterns []pattern
}

// Target is the field that a column contains. The zero value means that the column is ignored.
type Target struct {
	Field string `json:"field,omitempty"`
	N     int    `json:"n,omitempty"`    // number of the option, from 1; 0 means that the field has no number
	Unit  string `json:"unit,omitempty"` // unit in the header, such as kg; empty means that it names none
	Rank  int    `json:"rank,omitempty"` // among several columns of a field, the lowest rank with a value counts
}

// pattern is a header with a number or a unit in it.
type pattern struct {
	text   *regexp.Regexp
	target Target
	number bool
}

//go:embed profiles/*.json
var profileFiles embed.FS

// Profiles returns the known profiles, ordered by kind and code. The caller must not change them.
var Profiles = sync.OnceValue(func() []*Profile {
	files, err := profileFiles.ReadDir("profiles")
	if err != nil {
		panic(err)
	}
	var all []*Profile
	for _, f := range files {
		raw, err := profileFiles.ReadFile("profiles/" + f.Name())
		if err != nil {
			panic(err)
		}
		p := &Profile{}
		if err := json.Unmarshal(raw, p); err != nil {
			panic(fmt.Sprintf("moving: %s: %v", f.Name(), err))
		}
		p.prepare()
		all = append(all, p)
	}
	slices.SortFunc(all, func(a, b *Profile) int { return strings.Compare(string(a.Kind)+a.Code, string(b.Kind)+b.Code) })
	return all
})

// ProfileOf returns the profile of a system for a kind of files; nil means none.
func ProfileOf(kind Kind, code string) *Profile {
	for _, p := range Profiles() {
		if p.Kind == kind && p.Code == code {
			return p
		}
	}
	return nil
}

// foldHeader returns the text by which headers compare: case, padding and the kind of white space do not
// count, because spreadsheets and people change them.
func foldHeader(text string) string {
	text = strings.ReplaceAll(strings.TrimPrefix(text, "\ufeff"), "’", "'")
	return strings.Join(strings.Fields(domain.Fold(text)), " ")
}

func (p *Profile) prepare() {
	p.exact = map[string]Target{}
	for field, headers := range p.Fields {
		for rank, header := range headers {
			key, target := foldHeader(header), Target{Field: field, Rank: rank}
			if !strings.Contains(key, "{") {
				if other, ok := p.exact[key]; ok {
					panic("moving: " + p.Code + ": the header " + header + " stands for " + other.Field + " and " + field)
				}
				p.exact[key] = target
				continue
			}
			number := strings.Contains(key, "{n}")
			text := regexp.QuoteMeta(key)
			text = strings.ReplaceAll(text, `\{n\}`, `([1-9][0-9]?)`)
			text = strings.ReplaceAll(text, `\{unit\}`, `([a-z]{1,3})`)
			p.patterns = append(p.patterns, pattern{regexp.MustCompile("^" + text + "$"), target, number})
		}
	}
}

// target returns the field of a header; the zero value means that the profile does not know the header.
func (p *Profile) target(header string) Target {
	key := foldHeader(header)
	if t, ok := p.exact[key]; ok {
		return t
	}
	for _, one := range p.patterns {
		found := one.text.FindStringSubmatch(key)
		if found == nil {
			continue
		}
		t := one.target
		if one.number {
			t.N, _ = strconv.Atoi(found[1])
		} else {
			t.Unit = found[1]
		}
		return t
	}
	return Target{}
}

// Mapping is the field of each column, in the order of the file.
type Mapping []Target

// Map returns the fields that the profile recognizes by the headers of a file.
func (p *Profile) Map(headers []string) Mapping {
	m := make(Mapping, len(headers))
	for i, h := range headers {
		m[i] = p.target(h)
	}
	return m
}

// Has reports whether a column is read as the field.
func (m Mapping) Has(field string) bool {
	return slices.ContainsFunc(m, func(t Target) bool { return t.Field == field })
}

// known returns the number of columns that are read.
func (m Mapping) known() (n int) {
	for _, t := range m {
		if t.Field != "" {
			n++
		}
	}
	return n
}

// Missing returns the fields of the profile that a file must have and that no column is read as.
func (p *Profile) Missing(m Mapping) (fields []string) {
	for _, field := range p.Detect {
		if !m.Has(field) {
			fields = append(fields, field)
		}
	}
	return fields
}

// Detect returns the profile that recognizes most of the headers of a file. It returns nil if no profile
// finds the fields that it needs, or if two profiles recognize the same number of headers.
func Detect(headers []string) *Profile { return DetectOf("", headers) }

// DetectOf is Detect for the files of one system. An empty code means any system.
func DetectOf(code string, headers []string) *Profile {
	var best *Profile
	most, tie := 0, false
	for _, p := range Profiles() {
		m := p.Map(headers)
		if code != "" && p.Code != code || len(p.Missing(m)) > 0 {
			continue
		}
		switch n := m.known(); {
		case n > most:
			best, most, tie = p, n, false
		case n == most:
			tie = true
		}
	}
	if tie {
		return nil
	}
	return best
}
