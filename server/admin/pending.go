package admin

import (
	"context"

	api "github.com/storeplatform/storeplatform/gen/admin"
	"github.com/storeplatform/storeplatform/store/domain"
)

// pending has the operations of openapi/admin.yaml that nobody has written yet. They
// answer 501 not_implemented, and this file is the list of them: who writes an
// operation deletes its line. A method in both places fails the structure test.
// The documents are marked by it: see later and laterMember.
type pending struct{}

// later refuses an operation. Where its name stands in a call, the published
// document says "planned".
func later(operation string) error {
	return domain.Errorf(domain.NotImplemented, "%s is not implemented yet.", operation)
}

// laterMember refuses a change of a member, "Schema.member", of the body of an operation
// that is written otherwise. Where its name stands in a call, the published document
// says so.
func laterMember(member string) error {
	return domain.Errorf(domain.NotImplemented, "%s is not implemented yet.", member)
}

func (pending) GetEmailTemplate(context.Context, api.GetEmailTemplateRequestObject) (api.GetEmailTemplateResponseObject, error) {
	return nil, later("getEmailTemplate")
}
func (pending) UpdateEmailTemplate(context.Context, api.UpdateEmailTemplateRequestObject) (api.UpdateEmailTemplateResponseObject, error) {
	return nil, later("updateEmailTemplate")
}
func (pending) CreateEmailTemplate(context.Context, api.CreateEmailTemplateRequestObject) (api.CreateEmailTemplateResponseObject, error) {
	return nil, later("createEmailTemplate")
}
func (pending) ListEmailTemplateTypes(context.Context, api.ListEmailTemplateTypesRequestObject) (api.ListEmailTemplateTypesResponseObject, error) {
	return nil, later("listEmailTemplateTypes")
}
func (pending) ListEmailTemplates(context.Context, api.ListEmailTemplatesRequestObject) (api.ListEmailTemplatesResponseObject, error) {
	return nil, later("listEmailTemplates")
}
func (pending) PreviewEmailTemplate(context.Context, api.PreviewEmailTemplateRequestObject) (api.PreviewEmailTemplateResponseObject, error) {
	return nil, later("previewEmailTemplate")
}
func (pending) RevertEmailTemplate(context.Context, api.RevertEmailTemplateRequestObject) (api.RevertEmailTemplateResponseObject, error) {
	return nil, later("revertEmailTemplate")
}
func (pending) TestEmail(context.Context, api.TestEmailRequestObject) (api.TestEmailResponseObject, error) {
	return nil, later("testEmail")
}
