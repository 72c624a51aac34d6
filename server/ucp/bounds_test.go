package ucp

import (
	"reflect"
	"strings"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"
)

var _ = It("The argument limits cover every list that a tool decodes", func() {
	lists := 0
	var covered func(reflect.Type, any, string)
	covered = func(of reflect.Type, bounds any, at string) {
		schema, _ := bounds.(object)
		switch of.Kind() {
		case reflect.Pointer:
			covered(of.Elem(), bounds, at)
		case reflect.Slice:
			lists++
			Expect(schema).To(HaveKeyWithValue("maxItems", BeNumerically("<=", 200)), at)
			covered(of.Elem(), schema["items"], at+"[]")
		case reflect.Struct:
			properties, _ := schema["properties"].(object)
			for field := range of.Fields() {
				name, _, _ := strings.Cut(field.Tag.Get("json"), ",")
				covered(field.Type, properties[name], at+"."+name)
			}
		default:
		}
	}
	covered(reflect.TypeFor[arguments](), object{"properties": boundsOf((&Server{}).offered())}, "arguments")
	Expect(lists).To(BeNumerically(">=", 12))
})
