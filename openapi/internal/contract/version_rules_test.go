package contract

import "go.yaml.in/yaml/v3"

// versionless maps operations that edit without a version to the reason. Commands (POST) take no version: the state of
// the object decides whether the command is possible.
var versionless = map[string]string{
	"commitEmailChange":               "takes the code that was mailed, which is good once",
	"setDefaultCustomerAddress":       "chooses, and edits nothing; the last choice holds",
	"setDefaultCustomerPaymentMethod": "chooses, and edits nothing; the last choice holds",
	"updateCustomerAddress":           "only its owner edits it, and the members of PublicCustomerAddress are given",
	"admin.updateMyUser":              "only the administrator themselves edits it, and the members of the profile are given",
	"public.updateSubscription":       "the members of the snapshot are given; the ETag of GET /subscription and the header webhook-object-version of its events have its version",
	"updateTotp":                      "takes a code, which is good once",
}

// versioned checks that operations that edit take the version that the caller has read, so that an edit cannot silently
// overwrite a concurrent change.
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

// tellsVersion reports whether an object has a version or contains a list whose objects have versions.
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
