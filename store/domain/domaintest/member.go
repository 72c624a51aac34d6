package domaintest

import (
	"reflect"
	"slices"

	"github.com/onsi/ginkgo/v2"
	"github.com/onsi/gomega"
)

// EachMember calls try with each member of a patch alone, as the sample has it. A
// member that the sample does not have fails the spec, unless it is named in without.
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

// Member is what a struct has under a name.
func Member(of any, name string) any {
	ginkgo.GinkgoHelper()
	found := reflect.Indirect(reflect.ValueOf(of)).FieldByName(name)
	gomega.Expect(found.IsValid()).To(gomega.BeTrue(), "there is no %s", name)
	return found.Interface()
}

// Given is what a member of a patch asks for: nil members are absent.
func Given(patch any, name string) any {
	ginkgo.GinkgoHelper()
	v := reflect.ValueOf(Member(patch, name))
	if v.Kind() != reflect.Pointer { // a list, which is absent while nil
		return v.Interface()
	}
	return v.Elem().Interface()
}
