package contract

import (
	"regexp"
	"slices"
	"strings"

	"go.yaml.in/yaml/v3"
)

var (
	permissionForm  = regexp.MustCompile(`^([a-z][a-z-]*:[a-z][a-z-]*|authenticated)$`)
	operationIDForm = regexp.MustCompile(`^([a-z]+)[A-Z][a-zA-Z0-9]*$|^[a-z]+$`)
)

func permission(o operation) []string {
	named := Text(o.node, "x-permission")
	switch {
	case o.name == "customer" && named != "":
		return missing("names a permission, but customers have none")
	case o.name != "customer" && o.secured() && !permissionForm.MatchString(named):
		return missing("has no permission of the form resource:action")
	case !o.secured() && named != "":
		return missing("names a permission, but takes no credential")
	}
	return nil
}

func described(o operation) (wrong []string) {
	for _, key := range []string{"operationId", "summary", "description"} {
		if Text(o.node, key) == "" {
			wrong = append(wrong, "has no "+key)
		}
	}
	if summary := Text(o.node, "summary"); len([]rune(summary)) > 60 || strings.HasSuffix(summary, ".") {
		wrong = append(wrong, "has a summary of more than 60 characters, or with a period")
	}
	declared := map[string]bool{}
	for _, tag := range Get(o.root, "tags").Content {
		declared[Text(tag, "name")] = true
	}
	tags := Get(o.node, "tags")
	if tags == nil || len(tags.Content) != 1 || !declared[tags.Content[0].Value] {
		wrong = append(wrong, "does not have exactly one tag that the document describes")
	}
	success := 0
	o.responses(func(status string, _ *yaml.Node) {
		if strings.HasPrefix(status, "2") {
			success++
		}
	})
	if success == 0 {
		wrong = append(wrong, "has no success answer")
	}
	return wrong
}

var thirdPerson = regexp.MustCompile(`^[A-Z][a-z]+s[ ,]`)

// does checks that the description of an operation that changes data begins with a verb in the third person, as in
// "Refunds an order".
func does(o operation) []string {
	if o.method == "get" || thirdPerson.MatchString(Text(o.node, "description")) {
		return nil
	}
	return missing("has a description that does not begin with its verb in the third person")
}

func uniqueIDs(documents []document) (wrong []string) {
	for _, doc := range documents {
		seen := map[string]string{}
		for _, op := range operations(doc) {
			id := op.id()
			if !operationIDForm.MatchString(id) {
				wrong = append(wrong, op.String()+" has the id "+id+", which is not camelCase")
			}
			if other, ok := seen[id]; ok {
				wrong = append(wrong, op.String()+" has the id of "+other)
			}
			seen[id] = op.String()
		}
	}
	return wrong
}

// sameVerb checks that operations whose paths differ only in the prefix of the surface use the same verb.
func sameVerb(documents []document) (wrong []string) {
	type first struct{ verb, where string }
	seen := map[string]first{}
	for _, doc := range documents {
		for _, op := range operations(doc) {
			key := op.method + " " + strings.TrimPrefix(op.path, "/"+doc.name)
			verb := operationIDForm.FindStringSubmatch(op.id())[1]
			if known, ok := seen[key]; ok && known.verb != verb {
				wrong = append(wrong, op.String()+" is called "+verb+"…, but "+known.where+" "+known.verb+"…")
			} else if !ok {
				seen[key] = first{verb, op.String()}
			}
		}
	}
	return wrong
}

func answers(o operation) (wrong []string) {
	want := []string{"400", "429", "500", "503"}
	if o.secured() || o.session() {
		want = append(want, "401")
	}
	if o.name != "customer" && o.secured() {
		if Text(o.node, "x-permission") != "authenticated" {
			want = append(want, "403") // some operations without a permission require a user's login; a spec of the service checks these
		}
		if Text(o.node, "x-store") != "none" {
			want = append(want, "404") // the caller may lack access to the store in X-Store-Id
		}
	}
	if Get(o.node, "requestBody") != nil {
		want = append(want, "413", "415")
	}
	if o.parameter("Idempotency-Key") != nil {
		want = append(want, "409", "422")
	}
	for _, status := range []string{"413", "415"} {
		if o.has(status) && Get(o.node, "requestBody") == nil {
			wrong = append(wrong, "tells about "+status+", but takes no body")
		}
	}
	for _, status := range want {
		if !o.has(status) {
			wrong = append(wrong, "does not tell about "+status)
		}
	}
	var statuses []string
	o.responses(func(status string, r *yaml.Node) {
		statuses = append(statuses, status)
		if status == "default" {
			wrong = append(wrong, "has a default answer")
		}
		for _, header := range []string{"X-Request-Id", "Api-Version", "RateLimit", "RateLimit-Policy"} {
			if Get(r, "headers", header) == nil {
				wrong = append(wrong, "does not tell about the header "+header+" of "+status)
			}
		}
		if (status == "429" || status == "503") && Get(r, "headers", "Retry-After") == nil {
			wrong = append(wrong, "does not tell about Retry-After of "+status)
		}
	})
	if !slices.IsSorted(statuses) {
		wrong = append(wrong, "does not have its answers in the order of their statuses")
	}
	return wrong
}

func problems(o operation) (wrong []string) {
	o.responses(func(status string, r *yaml.Node) {
		if status < "400" {
			return
		}
		schema := Get(r, "content", "application/problem+json", "schema")
		if len(Get(r, "content").Content) != 2 || !strings.HasSuffix(Text(schema, "$ref"), "/Problem") {
			wrong = append(wrong, "answers "+status+" with something else than a Problem")
		}
	})
	return wrong
}

// keyedPuts lists the operations with PUT that take a key, because they create objects. Without a key, a caller whose
// response was lost gets 409 for the object that the first request created.
var keyedPuts = []string{"replaceScope", "replacePrices", "replaceMyPreferences"}

func idempotency(o operation) []string {
	takes := o.parameter("Idempotency-Key") != nil
	wants := (o.method == "post" || o.method == "patch") && !o.session() || o.method == "put" && (o.creates() || slices.Contains(keyedPuts, o.id()))
	if takes != wants {
		return missing("takes an Idempotency-Key: %t, expected %t", takes, wants)
	}
	return nil
}

// creates reports whether an operation returns the token of a new object. A repeated call of such an operation creates
// another object, whatever the method.
func (o operation) creates() (does bool) {
	o.responses(func(_ string, r *yaml.Node) { does = does || Get(r, "headers", "X-Cart-Token") != nil })
	return does
}

func conditional(o operation) []string {
	versioned := o.method == "patch" && Get(o.follow(o.requestSchema()), "properties", "version") != nil
	for what, given := range map[string]bool{"If-Match": o.parameter("If-Match") != nil, "412": o.has("412")} {
		if given != versioned {
			return missing("tells about %s: %t, expected %t", what, given, versioned)
		}
	}
	return nil
}

func cacheable(o operation) []string {
	tagged := Get(o.follow(Get(o.node, "responses", "200")), "headers", "ETag") != nil
	if tagged != o.has("304") || tagged != (o.parameter("If-None-Match") != nil) {
		return missing("has only some of ETag, If-None-Match and 304")
	}
	return nil
}

func exemplified(o operation) (wrong []string) {
	check := func(what string, content *yaml.Node) {
		members(content, func(media string, m *yaml.Node) {
			if strings.HasSuffix(media, "json") && Get(m, "example") == nil && Get(m, "examples") == nil {
				wrong = append(wrong, "has no example of "+what)
			}
		})
	}
	check("its request", Get(o.node, "requestBody", "content"))
	o.responses(func(status string, r *yaml.Node) { check("its answer "+status, Get(r, "content")) })
	return wrong
}

func listed(o operation) []string {
	var properties []string
	switch {
	case o.method != "get":
		return nil
	case strings.HasSuffix(o.path, "/paged"):
		properties = []string{"items", "page", "pageSize", "totalCount", "totalIsEstimate", "nextCursor"}
		for _, name := range []string{"page", "pageSize", "cursor", "sort"} {
			if o.parameter(name) == nil {
				return missing("does not take %s", name)
			}
		}
	case strings.HasSuffix(o.path, "/all"):
		properties = []string{"items"}
	default:
		return nil
	}
	required := Get(o.follow(o.answerSchema()), "required")
	for _, name := range properties {
		if required == nil || !slices.ContainsFunc(required.Content, func(n *yaml.Node) bool { return n.Value == name }) {
			return missing("does not always answer %s", name)
		}
	}
	return nil
}

func printable(o operation) (wrong []string) {
	for _, p := range o.parameters() {
		schema := o.follow(Get(p, "schema"))
		if Text(p, "in") == "header" && Text(schema, "type") == "string" && Text(schema, "pattern") == "" {
			wrong = append(wrong, "has no pattern for "+Text(p, "name"))
		}
	}
	return wrong
}

// accessible checks that the Access line of a description agrees with the keywords that programs read.
func accessible(o operation) []string {
	_, who, found := strings.Cut(Text(o.node, "description"), "\n\n**Access:** ")
	if permission := Text(o.node, "x-permission"); !found || permission != "" && permission != "authenticated" && !strings.Contains(who, "`"+permission+"`") {
		return missing("does not say who may call it")
	}
	return nil
}

// notFinal checks an operation whose response can require an action of the buyer. The operation must name the field
// that contains the action. The router then does not store the response with the caller's key.
func notFinal(o operation) (wrong []string) {
	schema := o.answerSchema()
	if o.method == "get" || schema == nil {
		return nil
	}
	members(Get(o.follow(schema), "properties"), func(name string, field *yaml.Node) {
		if leadsOn(field) && Text(o.node, "x-not-final-while") != name {
			wrong = append(wrong, "responds with "+name+", but has no x-not-final-while: "+name)
		}
	})
	return wrong
}

// leadsOn reports whether a field's schema is the next action of a buyer.
func leadsOn(field *yaml.Node) bool {
	refs := []*yaml.Node{field}
	if all := Get(field, "allOf"); all != nil {
		refs = append(refs, all.Content...)
	}
	return slices.ContainsFunc(refs, func(n *yaml.Node) bool { return strings.HasSuffix(Text(n, "$ref"), "/PaymentNextAction") })
}
