package admin

import "github.com/storeplatform/storeplatform/store/domain"

// laterMember refuses a change of a member, "Schema.member", of the body of an operation
// that is written otherwise. Where its name stands in a call, the published document
// says so.
func laterMember(member string) error {
	return domain.Errorf(domain.NotImplemented, "%s is not implemented yet.", member)
}
