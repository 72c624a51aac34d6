package ucp_test

import (
	"bytes"
	"io/fs"
	"maps"
	"os"
	"slices"
	"strings"
	"sync"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"
	"github.com/santhosh-tekuri/jsonschema/v6"
)

// protocol returns the protocol's published schemas for this release, by name (testdata/schemas, with their license).
// It compiles them once, because a compiler serves one goroutine at a time and specs check responses in several.
var protocol = sync.OnceValues(func() (map[string]*jsonschema.Schema, error) {
	compiler := jsonschema.NewCompiler()
	compiler.DefaultDraft(jsonschema.Draft2020)
	compiler.AssertFormat()
	files := os.DirFS("testdata/schemas")
	err := fs.WalkDir(files, ".", func(path string, entry fs.DirEntry, err error) error {
		if err != nil || !strings.HasSuffix(path, ".json") {
			return err
		}
		raw, err := fs.ReadFile(files, path)
		if err != nil {
			return err
		}
		document, err := jsonschema.UnmarshalJSON(bytes.NewReader(raw))
		if err != nil {
			return err
		}
		return compiler.AddResource("https://ucp.dev/schemas/"+path, document)
	})
	if err != nil {
		return nil, err
	}
	compiled := map[string]*jsonschema.Schema{}
	for _, name := range slices.Concat(slices.Collect(maps.Values(schemas))...) {
		if compiled[name], err = compiler.Compile("https://ucp.dev/schemas/" + name); err != nil {
			return nil, err
		}
	}
	return compiled, nil
})

// schemas maps each tool to the schemas of its responses.
var schemas = map[string][]string{
	"search_catalog":  {"shopping/catalog_search.json#/$defs/search_response"},
	"lookup_catalog":  {"shopping/catalog_lookup.json#/$defs/lookup_response"},
	"get_product":     {"shopping/catalog_lookup.json#/$defs/get_product_response"},
	"create_cart":     {"shopping/cart.json", "shopping/discount.json#/$defs/dev.ucp.shopping.cart"},
	"create_checkout": {"shopping/checkout.json", "shopping/discount.json#/$defs/dev.ucp.shopping.checkout", "shopping/fulfillment.json#/$defs/dev.ucp.shopping.checkout"},
	"get_order":       {"shopping/order.json"},
	"profile":         {"ucp.json#/$defs/business_schema"},
	"failure":         {"shopping/types/error_response.json"},
	"get_policies":    {}, // a tool of this service, not of the protocol
}

func init() {
	for _, verb := range []string{"get", "update", "cancel", "complete"} {
		for _, noun := range []string{"cart", "checkout"} {
			schemas[verb+"_"+noun] = schemas["create_"+noun]
		}
	}
}

// valid expects that a response matches the protocol's schemas for the tool.
func valid(of string, answer []byte) {
	GinkgoHelper()
	compiled, err := protocol()
	Expect(err).NotTo(HaveOccurred())
	Expect(schemas).To(HaveKey(of))
	value, err := jsonschema.UnmarshalJSON(bytes.NewReader(answer))
	Expect(err).NotTo(HaveOccurred(), "%s", answer)
	for _, name := range schemas[of] {
		Expect(compiled[name].Validate(value)).To(Succeed(), "%s: %s", of, answer)
	}
}
