package request

import (
	"strings"

	"github.com/storeplatform/storeplatform/openapi/nullable"
	"github.com/storeplatform/storeplatform/store/domain"
)

// ExactlyOne returns an error unless the query contains exactly one of the parameters. Each parameter is a key of the
// same object.
func ExactlyOne(names []string, given ...bool) error {
	if count(given) == 1 {
		return nil
	}
	return Refuse(names, "Give exactly one of "+strings.Join(names, ", ")+".")
}

// AtMostOne returns an error if the query contains several of the parameters, which exclude each other.
func AtMostOne(names []string, given ...bool) error {
	if count(given) <= 1 {
		return nil
	}
	return Refuse(names, "Give at most one of "+strings.Join(names, ", ")+".")
}

// NoMember returns an error if the body contains one of the fields, whose values come from the credential.
func NoMember(names []string, given ...bool) error {
	if count(given) == 0 {
		return nil
	}
	return refuse("body", names, "The credential names it: give none of "+strings.Join(names, ", ")+".")
}

// OneMember returns an error unless the body contains exactly one of the fields.
func OneMember(names []string, given ...bool) error {
	if count(given) == 1 {
		return nil
	}
	return refuse("body", names, "Give exactly one of "+strings.Join(names, ", ")+".")
}

// Refuse returns an error about query parameters that exclude each other.
func Refuse(names []string, detail string) error { return refuse("query", names, detail) }

func refuse(in string, names []string, detail string) error {
	e := &domain.Error{Code: domain.InvalidRequest, Detail: detail}
	for _, name := range names {
		e.Fields = append(e.Fields, domain.Field{In: in, Pointer: "/" + name, Code: string(domain.InvalidRequest), Detail: detail})
	}
	return e
}

func count(given []bool) (n int) {
	for _, g := range given {
		if g {
			n++
		}
	}
	return n
}

// Int converts an optional count; nil means that the field is absent.
func Int(n *int32) *int {
	if n == nil {
		return nil
	}
	v := int(*n)
	return &v
}

// PatchInt converts a nullable count of a patch. nil means that the field is absent; a pointer to nil means null.
func PatchInt(n nullable.Nullable[int32]) **int {
	if !n.IsSpecified() {
		return nil
	}
	v := Int(Nullable(n))
	return &v
}
