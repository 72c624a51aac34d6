package contract

import (
	"regexp"
	"strings"

	"go.yaml.in/yaml/v3"
)

// idForm matches the names of fields that contain ids or numbers of objects.
var idForm = regexp.MustCompile(`^id$|(Id|Ids|Number|Numbers)$`)

// notOurs maps names that match idForm, but identify no object of the platform, to the reason.
var notOurs = map[string]string{
	"adminPhoneNumber":     "a telephone number",
	"attemptNumber":        "counts attempts",
	"commissionProviderId": "a customer's account at the provider, as text", // the provider itself has an x-object
	"correlationId":        "joins log entries",
	"cycleNumber":          "counts renewals",
	"externalId":           "an id of another system",
	"variantExternalId":    "an id of another system",
	"externalShipmentId":   "an id of the carrier or warehouse",
	"googleMeasurementId":  "an id of an analytics service",
	"matomoSiteId":         "an id of an analytics service",
	"metaPixelId":          "an id of an analytics service",
	"objectId":             "an id of any object, as text",
	"phoneNumber":          "a telephone number",
	"requestId":            "an id of a request",
	"returnNumber":         "printed on the parcel, never taken",
	"shipmentNumber":       "printed on the parcel, never taken",
	"taxNumber":            "a number given by a tax office",
	"trackingNumber":       "an id of the carrier",
}

// marked reports whether the schema of an id, or of the items in a list of ids, names the kind of object that the id
// belongs to.
func marked(doc document, name string, schema *yaml.Node) bool {
	if !idForm.MatchString(name) {
		return true
	}
	found := doc.target(schema)
	if Text(found, "type") == "array" {
		found = doc.target(Get(found, "items"))
	}
	return Text(found, "x-object") != "" || (notOurs[name] != "" && Text(found, "format") != "int64")
}

func identified(doc document, _ string, schema *yaml.Node) (wrong []string) {
	members(Get(schema, "properties"), func(name string, s *yaml.Node) {
		if !marked(doc, name, s) {
			wrong = append(wrong, "has the id "+name+" without x-object")
		}
	})
	return wrong
}

func identifiedParameters(o operation) (wrong []string) {
	for _, p := range o.parameters() {
		if name := Text(p, "name"); Text(p, "in") == "query" && !marked(o.document, name, Get(p, "schema")) {
			wrong = append(wrong, "takes the id "+name+" without x-object")
		}
	}
	return wrong
}

// objects calls visit for the schema itself and for every object schema that it contains or refers to.
func (d document) objects(schema *yaml.Node, visit func(name string, object *yaml.Node)) {
	d.collect("", schema, map[*yaml.Node]bool{}, visit)
}

func (d document) collect(name string, schema *yaml.Node, seen map[*yaml.Node]bool, visit func(string, *yaml.Node)) {
	if ref := Text(schema, "$ref"); ref != "" {
		name = ref[strings.LastIndex(ref, "/")+1:]
	}
	schema = d.follow(schema)
	if schema == nil || seen[schema] {
		return
	}
	seen[schema] = true
	if Text(schema, "type") == "object" {
		visit(name, schema)
	}
	members(Get(schema, "properties"), func(key string, s *yaml.Node) { d.collect(name+"."+key, s, seen, visit) })
	for _, key := range []string{"items", "additionalProperties"} {
		if s := Get(schema, key); s != nil && s.Kind == yaml.MappingNode {
			d.collect(name, s, seen, visit)
		}
	}
	for _, key := range []string{"allOf", "anyOf", "oneOf"} {
		if all := Get(schema, key); all != nil {
			for _, s := range all.Content {
				d.collect(name, s, seen, visit)
			}
		}
	}
}

func closed(o operation) (wrong []string) {
	members(Get(o.node, "requestBody", "content"), func(_ string, media *yaml.Node) {
		o.objects(Get(media, "schema"), func(name string, object *yaml.Node) {
			rest := Get(object, "additionalProperties")
			if rest == nil || rest.Value == "true" {
				wrong = append(wrong, "takes "+name+", which is not closed")
			}
		})
	})
	return wrong
}

// lenient checks that requests take times as TimestampInput, which allows several forms. Only responses may use
// Timestamp.
func lenient(o operation) (wrong []string) {
	members(Get(o.node, "requestBody", "content"), func(_ string, media *yaml.Node) {
		o.objects(Get(media, "schema"), func(name string, object *yaml.Node) {
			members(Get(object, "properties"), func(member string, s *yaml.Node) {
				if referred(s) == "Timestamp" {
					wrong = append(wrong, "takes "+name+"."+member+", which is a Timestamp and not a TimestampInput")
				}
			})
		})
	})
	return wrong
}

// referred returns the name of the schema that s refers to directly or through the only member of its allOf; "" means
// that s refers to no schema.
func referred(s *yaml.Node) string {
	if all := Get(s, "allOf"); all != nil && len(all.Content) == 1 {
		s = all.Content[0]
	}
	name, _ := strings.CutPrefix(Text(s, "$ref"), "#/components/schemas/")
	return name
}

func open(o operation) (wrong []string) {
	o.responses(func(_ string, r *yaml.Node) {
		members(Get(r, "content"), func(_ string, media *yaml.Node) {
			o.objects(Get(media, "schema"), func(name string, object *yaml.Node) {
				if Text(object, "additionalProperties") == "false" {
					wrong = append(wrong, "answers "+name+", which is closed")
				}
			})
		})
	})
	return wrong
}

func bounded(_ document, _ string, schema *yaml.Node) (wrong []string) {
	need := func(keys ...string) {
		for _, key := range keys {
			if Get(schema, key) == nil {
				wrong = append(wrong, "has no "+key)
			}
		}
	}
	if Get(schema, "enum") != nil {
		return nil
	}
	switch Text(schema, "type") {
	case "string":
		if Text(schema, "format") != "binary" {
			need("maxLength")
		}
	case "integer":
		need("format", "minimum", "maximum")
	case "number":
		wrong = append(wrong, "is a number; decimals are strings")
	case "array":
		need("items", "maxItems")
	}
	return wrong
}

func moments(_ document, path string, schema *yaml.Node) []string {
	if Text(schema, "format") == "date-time" && path != "components/schemas/Timestamp" && path != "components/schemas/TimestampInput" {
		return missing("is a date-time of its own")
	}
	return nil
}

func named(_ document, path string, schema *yaml.Node) []string {
	component := strings.HasPrefix(path, "components/schemas/") && strings.Count(path, "/") == 2
	if Get(schema, "properties") != nil && !component && !strings.Contains(path, "multipart/") {
		return missing("is an object without a name")
	}
	return nil
}

// enumerated checks that no enum with several values contains null. A field that may be null refers to the enum by
// name, since some generators cannot write null among other values.
func enumerated(_ document, _ string, schema *yaml.Node) []string {
	if values := member(schema, "enum"); values != nil && len(values.Content) > 1 && (hasNull(values) || Text(schema, "nullable") == "true") {
		return missing("has several values or null in place: name the enum, and say nullable next to a reference to it")
	}
	return nil
}

// forms lists the schemas that define only a format. The field that refers to such a schema describes the meaning.
var forms = map[string]bool{
	"Count": true, "Date": true, "Decimal": true, "Money": true, "PositiveMoney": true, "Quantity": true, "Timestamp": true, "TimestampInput": true, "Url": true,
}

// sameMeaning lists the fields that have the same meaning in every schema.
var sameMeaning = map[string]bool{"createdOn": true, "modifiedOn": true, "quantity": true}

// explained checks that every schema and every property has a description or refers to a described schema that is more
// than a plain value.
func explained(doc document, path string, schema *yaml.Node) (wrong []string) {
	if name, ok := strings.CutPrefix(path, "components/schemas/"); ok && !strings.Contains(name, "/") && Text(doc.follow(schema), "description") == "" {
		wrong = append(wrong, "has no description")
	}
	members(Get(schema, "properties"), func(name string, s *yaml.Node) {
		if Text(s, "description") == "" && Text(doc.follow(s), "description") == "" && Text(doc.target(s), "description") == "" {
			wrong = append(wrong, "has the member "+name+" without a description")
		}
		if target := referred(s); forms[target] && !sameMeaning[name] && Text(s, "description") == "" {
			wrong = append(wrong, "has the member "+name+" that is described as any "+target+" is")
		}
	})
	return wrong
}

// severalMeanings lists the names of fields whose meaning differs between schemas.
var severalMeanings = map[string]bool{
	"allowedActions": true, "brand": true, "code": true, "currencies": true, "description": true, "detail": true, "displayName": true, "errorMessage": true,
	"errors": true, "field": true, "integrationTaskIds": true, "items": true, "key": true, "message": true, "name": true, "note": true, "prices": true,
	"problems": true, "productIds": true, "reason": true, "responseBody": true, "secret": true, "subscriptionIds": true, "subscriptionPlans": true,
	"taxes": true, "token": true, "value": true,
	// These fields contain filter values with counts, not the values of the object itself.
	"ProductFacets.collections": true, "ProductFacets.options": true, "ProductFacets.tags": true, "ProductSuggestions.collections": true,
}

// alike checks that a field has the same bounds in every schema, so that a value from one response is valid in other
// requests.
func alike(documents []document) (wrong []string) {
	type bound struct{ schema, limit string }
	seen := map[string]bound{}
	for _, doc := range documents {
		EachSchema(doc.root, func(path string, schema *yaml.Node) {
			name, ok := strings.CutPrefix(path, "components/schemas/")
			if !ok || strings.Contains(name, "/") {
				return
			}
			members(Get(schema, "properties"), func(member string, s *yaml.Node) {
				limit := Text(s, "type") + " " + Text(s, "maxLength") + Text(s, "maxItems")
				if severalMeanings[member] || severalMeanings[name+"."+member] || Get(s, "enum") != nil || strings.HasSuffix(limit, " ") {
					return
				}
				if known, there := seen[member]; !there {
					seen[member] = bound{doc.name + "'s " + name, limit}
				} else if known.limit != limit {
					wrong = append(wrong, doc.name+": "+member+" of "+name+" has the bound "+limit+", in "+known.schema+" "+known.limit)
				}
			})
		})
	}
	return wrong
}
