package ucp

import (
	"reflect"
	"strings"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"
)

var _ = It("The argument limits of tools cover every list that a tool decodes", func() {
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

var _ = It("The output schema of each tool names every field of its results and contains no references", func() {
	var named func(of reflect.Type, schema any, at string)
	fields := 0
	named = func(of reflect.Type, schema any, at string) {
		known, ok := schema.(object)
		Expect(ok).To(BeTrue(), at)
		switch of.Kind() {
		case reflect.Pointer:
			named(of.Elem(), schema, at)
		case reflect.Slice:
			named(of.Elem(), known["items"], at+"[]")
		case reflect.Struct:
			properties, _ := known["properties"].(object)
			for field := range of.Fields() {
				name, options, _ := strings.Cut(field.Tag.Get("json"), ",")
				if field.Anonymous {
					named(field.Type, schema, at)
					continue
				}
				if properties == nil {
					Expect(known["type"]).To(Equal("string"), "%s has a form of its own", at)
					return
				}
				fields++
				if field.Type.Kind() == reflect.Pointer && options == "" {
					Expect(properties[name]).To(HaveKeyWithValue("anyOf", HaveLen(2)), at+"."+name)
					continue
				}
				named(field.Type, properties[name], at+"."+name)
			}
		default:
		}
	}
	for _, t := range (&Server{}).offered() {
		schema := outputOf(t.output)
		named(reflect.TypeOf(t.output), schema, t.name)
		Expect(schema).To(And(HaveKeyWithValue("type", "object"), HaveKeyWithValue("required", []string{"ucp"})), t.name)
		text := string(written(schema))
		Expect(text).NotTo(ContainSubstring("$ref"), t.name)
		Expect(len(text)).To(BeNumerically("<=", 8<<10), t.name)
	}
	Expect(fields).To(BeNumerically(">=", 200))
})
