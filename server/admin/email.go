package admin

import (
	"context"

	api "github.com/storeplatform/storeplatform/gen/admin"
	"github.com/storeplatform/storeplatform/server/auth"
	"github.com/storeplatform/storeplatform/server/request"
	"github.com/storeplatform/storeplatform/store/domain/letter"
	"github.com/storeplatform/storeplatform/store/view"
)

// ListEmails answers GET /admin/email/paged.
func (h *Handlers) ListEmails(ctx context.Context, req api.ListEmailsRequestObject) (api.ListEmailsResponseObject, error) {
	p := req.Params
	page, err := h.store.Letter.Mails(ctx, auth.Actor(ctx), letter.MailFilter{
		To: string(request.Value(p.To)), Kinds: request.Several[letter.MailKind](p.EmailTemplateTypeCode), Status: request.Several[letter.MailStatus](p.Status),
		OrderID: p.OrderID, CreatedFrom: request.Time(p.CreatedFrom), CreatedTo: request.Time(p.CreatedTo),
	}, sorted(p.Page, p.PageSize, p.Cursor, p.Sort, "-createdOn", nil))
	if err != nil {
		return nil, err
	}
	info := view.Page(page)
	return api.ListEmails200JSONResponse{
		Items: view.Each(page.Items, showEmail), Page: info.Page, PageSize: info.PageSize,
		TotalCount: info.TotalCount, TotalIsEstimate: info.TotalIsEstimate, NextCursor: info.NextCursor,
	}, nil
}

// ResendEmail answers POST /admin/email/resend.
func (h *Handlers) ResendEmail(ctx context.Context, req api.ResendEmailRequestObject) (api.ResendEmailResponseObject, error) {
	m, err := h.store.Letter.ResendMail(ctx, auth.Actor(ctx), req.Body.EmailID)
	if err != nil {
		return nil, err
	}
	return api.ResendEmail200JSONResponse(showEmail(m)), nil
}

// RetryEmails answers POST /admin/email/retry.
func (h *Handlers) RetryEmails(ctx context.Context, req api.RetryEmailsRequestObject) (api.RetryEmailsResponseObject, error) {
	b := req.Body
	done, err := h.store.Letter.RetryMails(ctx, auth.Actor(ctx), letter.MailRetry{
		Kinds: request.Several[letter.MailKind](b.EmailTemplateTypeCodes), CreatedFrom: request.Time(b.CreatedFrom), CreatedTo: request.Time(b.CreatedTo), FromID: request.Value(b.FromEmailID),
	})
	if err != nil {
		return nil, err
	}
	return api.RetryEmails200JSONResponse{RetriedCount: int32(done.Retried), SkippedCount: int32(done.Skipped), NextEmailID: view.Or(done.NextID)}, nil
}

// ListEmailSuppressions answers GET /admin/email-suppression/paged.
func (h *Handlers) ListEmailSuppressions(ctx context.Context, req api.ListEmailSuppressionsRequestObject) (api.ListEmailSuppressionsResponseObject, error) {
	p := req.Params
	page, err := h.store.As(auth.Actor(ctx)).EmailSuppressions(ctx, letter.SuppressionFilter{
		Email: string(request.Value(p.Email)), CreatedFrom: request.Time(p.CreatedFrom), CreatedTo: request.Time(p.CreatedTo),
	}, sorted(p.Page, p.PageSize, p.Cursor, p.Sort, "-createdOn", nil))
	if err != nil {
		return nil, err
	}
	info := view.Page(page)
	return api.ListEmailSuppressions200JSONResponse{
		Items: view.Each(page.Items, showEmailSuppression), Page: info.Page, PageSize: info.PageSize,
		TotalCount: info.TotalCount, TotalIsEstimate: info.TotalIsEstimate, NextCursor: info.NextCursor,
	}, nil
}

// GetEmailSuppression answers GET /admin/email-suppression.
func (h *Handlers) GetEmailSuppression(ctx context.Context, req api.GetEmailSuppressionRequestObject) (api.GetEmailSuppressionResponseObject, error) {
	s, err := h.store.As(auth.Actor(ctx)).EmailSuppression(ctx, req.Params.EmailSuppressionID)
	if err != nil {
		return nil, err
	}
	return api.GetEmailSuppression200JSONResponse(showEmailSuppression(s)), nil
}

// DeleteEmailSuppression answers DELETE /admin/email-suppression.
func (h *Handlers) DeleteEmailSuppression(ctx context.Context, req api.DeleteEmailSuppressionRequestObject) (api.DeleteEmailSuppressionResponseObject, error) {
	if err := h.store.Letter.LiftEmailSuppression(ctx, auth.Actor(ctx), req.Params.EmailSuppressionID); err != nil {
		return nil, err
	}
	return api.DeleteEmailSuppression204Response{}, nil
}

func showEmail(m letter.ListedMail) api.EmailListItem {
	next := &m.NextAttemptOn
	if m.Status != letter.MailPending {
		next = nil
	}
	return api.EmailListItem{
		EmailID: m.ID, EmailTemplateTypeCode: api.EmailTemplateTypeCode(m.Kind), To: m.ToAddress, RenderedSubject: view.Or(m.Subject), Status: api.EmailStatus(m.Status),
		Attempts: int32(m.Attempts), LastError: view.TextOrNull(m.LastError), OrderID: view.Or(m.OrderID), NextAttemptOn: view.TimeOrNull(next),
		ExpiresOn: view.TimeOrNull(m.ExpiresOn), SentOn: view.TimeOrNull(m.SentOn), CreatedOn: view.Time(m.CreatedOn), ModifiedOn: view.Time(m.ModifiedOn),
	}
}

func showEmailSuppression(s *letter.EmailSuppression) api.EmailSuppression {
	return api.EmailSuppression{
		EmailSuppressionID: s.ID, Email: s.Email, EmailTemplateTypeCode: api.EmailTemplateTypeCode(s.Kind), LastError: s.LastError, CreatedOn: view.Time(s.CreatedOn),
	}
}
