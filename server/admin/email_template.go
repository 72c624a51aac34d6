package admin

import (
	"context"

	api "github.com/storeplatform/storeplatform/gen/admin"
	"github.com/storeplatform/storeplatform/openapi/nullable"
	"github.com/storeplatform/storeplatform/server/auth"
	"github.com/storeplatform/storeplatform/server/request"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/letter"
	"github.com/storeplatform/storeplatform/store/view"
)

// ListEmailTemplateTypes answers GET /admin/email-template-type/all.
func (h *Handlers) ListEmailTemplateTypes(context.Context, api.ListEmailTemplateTypesRequestObject) (api.ListEmailTemplateTypesResponseObject, error) {
	return api.ListEmailTemplateTypes200JSONResponse{Items: view.Each(letter.EmailTypes(), func(t letter.EmailType) api.EmailTemplateType {
		return api.EmailTemplateType{
			EmailTemplateTypeID: t.ID, Code: api.EmailTemplateTypeCode(t.Kind), Name: t.Name, Description: t.Description,
			Variables: view.Each(t.Variables(), showTemplateVariable), IsTransactional: t.IsTransactional,
		}
	})}, nil
}

// ListEmailTemplates answers GET /admin/email-template/paged.
func (h *Handlers) ListEmailTemplates(ctx context.Context, req api.ListEmailTemplatesRequestObject) (api.ListEmailTemplatesResponseObject, error) {
	p := req.Params
	f := domain.TemplateFilter[letter.MailKind]{Search: request.Value(p.Search), Languages: p.LanguageCode, IsActive: p.IsActive}
	for _, id := range p.EmailTemplateTypeID {
		f.Kinds = append(f.Kinds, letter.KindOfType(id))
	}
	page, err := h.store.As(auth.Actor(ctx)).EmailTemplates().Page(ctx, f, request.Page(p.Page, p.PageSize, p.Cursor, p.Sort))
	if err != nil {
		return nil, err
	}
	info := view.Page(page)
	return api.ListEmailTemplates200JSONResponse{
		Items: view.Each(page.Items, func(t *letter.EmailTemplate) api.EmailTemplateListItem {
			typ, _ := letter.EmailTypeOf(t.Kind)
			return api.EmailTemplateListItem{
				EmailTemplateID: t.ID, EmailTemplateTypeID: typ.ID, EmailTemplateTypeCode: api.EmailTemplateTypeCode(t.Kind), LanguageCode: t.LanguageCode,
				Name: t.Name, Subject: t.Text().Subject, IsActive: t.IsActive, IsDefault: t.IsDefault, LastTestedOn: view.TimeOrNull(t.LastTestedOn),
				CreatedOn: view.Time(t.CreatedOn), ModifiedOn: view.Time(t.ModifiedOn), Version: t.Version,
			}
		}),
		Page: info.Page, PageSize: info.PageSize, TotalCount: info.TotalCount, TotalIsEstimate: info.TotalIsEstimate, NextCursor: info.NextCursor,
	}, nil
}

// GetEmailTemplate answers GET /admin/email-template.
func (h *Handlers) GetEmailTemplate(ctx context.Context, req api.GetEmailTemplateRequestObject) (api.GetEmailTemplateResponseObject, error) {
	t, err := h.store.As(auth.Actor(ctx)).EmailTemplates().One(ctx, req.Params.EmailTemplateID)
	if err != nil {
		return nil, err
	}
	return api.GetEmailTemplate200JSONResponse(showEmailTemplate(t)), nil
}

// CreateEmailTemplate answers POST /admin/email-template.
func (h *Handlers) CreateEmailTemplate(ctx context.Context, req api.CreateEmailTemplateRequestObject) (api.CreateEmailTemplateResponseObject, error) {
	b := req.Body
	t, err := h.store.Settings.CreateEmailTemplate(ctx, auth.Actor(ctx), b.EmailTemplateTypeID, b.LanguageCode, letter.EmailTemplateInput{
		Name: &b.Name, Subject: &b.Subject, BodyHTML: &b.BodyHTML, Preheader: created(b.Preheader), BodyText: created(b.BodyText),
		FromName: request.Patch(b.FromName), FromEmail: request.Patch(b.FromEmail), ReplyTo: request.Patch(b.ReplyTo), BCC: request.Codes(b.Bcc), IsActive: b.IsActive,
	})
	if err != nil {
		return nil, err
	}
	return api.CreateEmailTemplate200JSONResponse(showEmailTemplate(t)), nil
}

// UpdateEmailTemplate answers PATCH /admin/email-template.
func (h *Handlers) UpdateEmailTemplate(ctx context.Context, req api.UpdateEmailTemplateRequestObject) (api.UpdateEmailTemplateResponseObject, error) {
	b := req.Body
	t, err := h.store.Settings.UpdateEmailTemplate(ctx, auth.Actor(ctx), b.EmailTemplateID, request.Expect(b.Version, req.Params.IfMatch), letter.EmailTemplateInput{
		Name: b.Name, Subject: b.Subject, BodyHTML: b.BodyHTML, Preheader: request.Patch(b.Preheader), BodyText: request.Patch(b.BodyText),
		FromName: request.Patch(b.FromName), FromEmail: request.Patch(b.FromEmail), ReplyTo: request.Patch(b.ReplyTo), BCC: request.Codes(b.Bcc), IsActive: b.IsActive,
	})
	if err != nil {
		return nil, err
	}
	return api.UpdateEmailTemplate200JSONResponse(showEmailTemplate(t)), nil
}

// RevertEmailTemplate answers POST /admin/email-template/revert.
func (h *Handlers) RevertEmailTemplate(ctx context.Context, req api.RevertEmailTemplateRequestObject) (api.RevertEmailTemplateResponseObject, error) {
	t, err := h.store.Settings.RevertEmailTemplate(ctx, auth.Actor(ctx), req.Body.EmailTemplateID, request.Expect(req.Body.Version, nil))
	if err != nil {
		return nil, err
	}
	return api.RevertEmailTemplate200JSONResponse(showEmailTemplate(t)), nil
}

// PreviewEmailTemplate answers POST /admin/email-template/preview.
func (h *Handlers) PreviewEmailTemplate(ctx context.Context, req api.PreviewEmailTemplateRequestObject) (api.PreviewEmailTemplateResponseObject, error) {
	b := req.Body
	in := letter.EmailTemplateInput{Subject: b.Subject, BodyHTML: b.BodyHTML, Preheader: request.Patch(b.Preheader), BodyText: request.Patch(b.BodyText)}
	content, faults, err := h.store.Settings.PreviewEmailTemplate(ctx, auth.Actor(ctx), b.EmailTemplateID, in, b.OrderID)
	if err != nil {
		return nil, err
	}
	out := api.PreviewEmailTemplate200JSONResponse{
		RenderedSubject: content.Subject, RenderedPreheader: nullable.NewNullNullable[string](), RenderedHTML: content.HTML, RenderedText: content.Text,
		Errors: view.Each(faults, showTemplateFault),
	}
	if content.Preheader != "" {
		out.RenderedPreheader = nullable.NewNullableWithValue(content.Preheader)
	}
	return out, nil
}

// TestEmail answers POST /admin/email/test.
func (h *Handlers) TestEmail(ctx context.Context, req api.TestEmailRequestObject) (api.TestEmailResponseObject, error) {
	r, err := h.store.Settings.TestEmail(ctx, auth.Actor(ctx), req.Body.EmailTemplateID, req.Body.To, req.Body.OrderID)
	if err != nil {
		return nil, err
	}
	return api.TestEmail200JSONResponse{
		Accepted: r.MailID != nil, EmailID: view.Or(r.MailID), RenderedSubject: r.Subject, RenderedHTML: r.HTML, Errors: view.Each(r.Faults, showTemplateFault),
	}, nil
}

// created returns a field of a new object; if the request lacks the field, it is null.
func created(v nullable.Nullable[string]) **string {
	text := request.Nullable(v)
	return &text
}

func showEmailTemplate(t *letter.EmailTemplate) api.EmailTemplate {
	typ, _ := letter.EmailTypeOf(t.Kind)
	text := t.Text()
	return api.EmailTemplate{
		EmailTemplateID: t.ID, EmailTemplateTypeID: typ.ID, EmailTemplateTypeCode: api.EmailTemplateTypeCode(t.Kind), LanguageCode: t.LanguageCode, Name: t.Name,
		Subject: text.Subject, Preheader: view.Or(text.Preheader), BodyHTML: text.BodyHTML, BodyText: view.Or(text.BodyText),
		FromName: view.Or(t.FromName), FromEmail: view.Or(t.FromEmail), ReplyTo: view.Or(t.ReplyTo), Bcc: append([]string{}, t.BCC...), IsActive: t.IsActive, IsDefault: t.IsDefault,
		Variables: view.Each(typ.Variables(), showTemplateVariable), LastTestedOn: view.TimeOrNull(t.LastTestedOn),
		LastError: view.Or(t.LastError), LastFailedOn: view.TimeOrNull(t.LastFailedOn),
		CreatedOn: view.Time(t.CreatedOn), ModifiedOn: view.Time(t.ModifiedOn), Version: t.Version,
	}
}

func showTemplateVariable(v letter.TemplateVariable) api.TemplateVariable {
	return api.TemplateVariable{Name: v.Name, Type: api.TemplateVariableType(v.Type), Description: v.Description, Example: v.Example}
}

func showTemplateFault(f letter.TemplateFault) api.TemplateError {
	out := api.TemplateError{Field: f.Field, Line: nullable.NewNullNullable[int32](), Column: nullable.NewNullNullable[int32](), Message: f.Message}
	if f.Line > 0 {
		out.Line, out.Column = nullable.NewNullableWithValue(int32(f.Line)), nullable.NewNullableWithValue(int32(f.Column))
	}
	return out
}
