package contract

import "go.yaml.in/yaml/v3"

// versionless are edits that take no version, and why nobody misses it. A command
// (POST) takes none either: it says what is to become of an object, and the state
// that the object is in decides whether it may.
var versionless = map[string]string{
	"commitEmailChange":               "takes the code that was mailed, which is good once",
	"setDefaultCustomerAddress":       "chooses, and edits nothing; the last choice holds",
	"setDefaultCustomerPaymentMethod": "chooses, and edits nothing; the last choice holds",
	"updateCustomerAddress":           "only its owner edits it, and the members of PublicCustomerAddress are given",
	"admin.updateMyUser":              "only the administrator themselves edits it, and the members of the profile are given",
	"public.updateSubscription":       "the members of the snapshot are given; the ETag of GET /subscription and the header webhook-object-version of its events have its version",
	"updateTotp":                      "takes a code, which is good once",
}

// versioned holds that no edit overwrites unseen what somebody else changed
// meanwhile: whoever sends the version that they read is told.
func versioned(o operation) (wrong []string) {
	if o.method != "patch" && o.method != "put" || versionless[o.id()] != "" || versionless[o.name+"."+o.id()] != "" {
		return nil
	}
	if !o.tellsVersion(o.requestSchema()) {
		wrong = append(wrong, "does not take the version that its caller read")
	}
	if !o.tellsVersion(o.answerSchema()) {
		wrong = append(wrong, "does not answer the version to go on from")
	}
	return wrong
}

// tellsVersion tells whether an object has a version, or the objects of a list in
// it have one each.
func (o operation) tellsVersion(schema *yaml.Node) (found bool) {
	object := o.target(schema)
	found = Get(object, "properties", "version") != nil
	members(Get(object, "properties"), func(_ string, s *yaml.Node) {
		if items := Get(o.target(s), "items"); items != nil {
			found = found || Get(o.target(items), "properties", "version") != nil
		}
	})
	return found
}
