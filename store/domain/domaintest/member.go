package domaintest

import (
	"reflect"
	"slices"

	"github.com/onsi/ginkgo/v2"
	"github.com/onsi/gomega"
)

// EachMember calls try for each field of the sample, with a patch that contains only this field. It fails the spec
// unless the parameter without lists exactly the fields that are missing from the sample.
func EachMember[Patch any](sample Patch, try func(member string, alone Patch), without ...string) {
	ginkgo.GinkgoHelper()
	value := reflect.ValueOf(sample)
	for i := range value.NumField() {
		name := value.Type().Field(i).Name
		gomega.Expect(value.Field(i).IsZero()).To(gomega.Equal(slices.Contains(without, name)), "the sample of %s", name)
		if value.Field(i).IsZero() {
			continue
		}
		var alone Patch
		reflect.ValueOf(&alone).Elem().Field(i).Set(value.Field(i))
		try(name, alone)
	}
}

// Member returns the value of the struct's field with the given name.
func Member(of any, name string) any {
	ginkgo.GinkgoHelper()
	found := reflect.Indirect(reflect.ValueOf(of)).FieldByName(name)
	gomega.Expect(found.IsValid()).To(gomega.BeTrue(), "there is no %s", name)
	return found.Interface()
}

// Given returns the value that a patch requests for a field; nil means absent.
func Given(patch any, name string) any {
	ginkgo.GinkgoHelper()
	v := reflect.ValueOf(Member(patch, name))
	if v.Kind() != reflect.Pointer { // a list is absent if it is nil
		return v.Interface()
	}
	return v.Elem().Interface()
}
