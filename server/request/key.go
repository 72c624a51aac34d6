package request

import (
	"strings"

	"github.com/storeplatform/storeplatform/openapi/nullable"
	"github.com/storeplatform/storeplatform/store/domain"
)

// ExactlyOne refuses a request that names an object by none of its keys, or by
// several.
func ExactlyOne(names []string, given ...bool) error {
	if count(given) == 1 {
		return nil
	}
	return Refuse(names, "Give exactly one of "+strings.Join(names, ", ")+".")
}

// AtMostOne refuses query parameters that exclude each other.
func AtMostOne(names []string, given ...bool) error {
	if count(given) <= 1 {
		return nil
	}
	return Refuse(names, "Give at most one of "+strings.Join(names, ", ")+".")
}

// NoMember refuses members of the body that a credential stands in the place of.
func NoMember(names []string, given ...bool) error {
	if count(given) == 0 {
		return nil
	}
	return refuse("body", names, "The credential names it: give none of "+strings.Join(names, ", ")+".")
}

// OneMember refuses members of a body of which exactly one is to be given.
func OneMember(names []string, given ...bool) error {
	if count(given) == 1 {
		return nil
	}
	return refuse("body", names, "Give exactly one of "+strings.Join(names, ", ")+".")
}

// Refuse refuses query parameters that do not go together.
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

// Int is an optional count.
func Int(n *int32) *int {
	if n == nil {
		return nil
	}
	v := int(*n)
	return &v
}

// PatchInt is a nullable count of a patch.
func PatchInt(n nullable.Nullable[int32]) **int {
	if !n.IsSpecified() {
		return nil
	}
	v := Int(Nullable(n))
	return &v
}
