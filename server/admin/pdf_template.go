package admin

import (
	"bytes"
	"context"
	"fmt"
	"net/http"

	api "github.com/storeplatform/storeplatform/gen/admin"
	"github.com/storeplatform/storeplatform/openapi/nullable"
	"github.com/storeplatform/storeplatform/server/auth"
	"github.com/storeplatform/storeplatform/server/request"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/document"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/view"
)

// GetOrderPDF answers GET /admin/order/pdf.
func (h *Handlers) GetOrderPDF(ctx context.Context, req api.GetOrderPDFRequestObject) (api.GetOrderPDFResponseObject, error) {
	p := req.Params
	file, err := h.store.Document.OrderPDF(ctx, auth.Actor(ctx), document.OrderPDFQuery{
		Order: ordering.OrderKey{ID: request.Value(p.OrderID), Number: request.Value(p.OrderNumber)}, Kind: document.Kind(request.Or(p.Type, api.PDFTemplateTypeCode(document.Invoice))),
		InvoiceID: request.Value(p.InvoiceID), ShipmentID: request.Value(p.ShipmentID), RefundID: request.Value(p.RefundID),
		TemplateID: request.Value(p.PDFTemplateID), LanguageCode: request.Value(p.LanguageCode),
	})
	if err != nil {
		return nil, err
	}
	return pdfFile{file, "attachment"}, nil
}

// pdfFile is a document that the client either saves (attachment) or displays (inline).
type pdfFile struct {
	document.PDF
	disposition string
}

// VisitGetOrderPDFResponse writes the file.
func (f pdfFile) VisitGetOrderPDFResponse(w http.ResponseWriter) error {
	w.Header().Set("Content-Disposition", fmt.Sprintf("%s; filename=%q", f.disposition, f.Name))
	return api.GetOrderPDF200ApplicationPDFResponse{Body: bytes.NewReader(f.Bytes), ContentLength: int64(len(f.Bytes))}.VisitGetOrderPDFResponse(w)
}

// VisitPreviewPDFTemplateResponse writes the file.
func (f pdfFile) VisitPreviewPDFTemplateResponse(w http.ResponseWriter) error {
	return f.VisitGetOrderPDFResponse(w)
}

// ListPDFTemplateTypes answers GET /admin/pdf-template-type/all.
func (h *Handlers) ListPDFTemplateTypes(context.Context, api.ListPDFTemplateTypesRequestObject) (api.ListPDFTemplateTypesResponseObject, error) {
	return api.ListPDFTemplateTypes200JSONResponse{Items: view.Each(document.Types(), func(t document.Type) api.PDFTemplateType {
		return api.PDFTemplateType{
			PDFTemplateTypeID: t.ID, Code: api.PDFTemplateTypeCode(t.Kind), Name: t.Name, Description: t.Description, Variables: view.Each(document.Variables(), showDocumentVariable),
		}
	})}, nil
}

// ListPDFTemplates answers GET /admin/pdf-template/paged.
func (h *Handlers) ListPDFTemplates(ctx context.Context, req api.ListPDFTemplatesRequestObject) (api.ListPDFTemplatesResponseObject, error) {
	p := req.Params
	f := domain.TemplateFilter[document.Kind]{Search: request.Value(p.Search), Languages: p.LanguageCode, IsActive: p.IsActive}
	for _, id := range p.PDFTemplateTypeID {
		t, _ := document.TypeByID(id)
		f.Kinds = append(f.Kinds, t.Kind)
	}
	page, err := h.store.As(auth.Actor(ctx)).PdfTemplates().Page(ctx, f, sorted(p.Page, p.PageSize, p.Cursor, p.Sort, "name", nil))
	if err != nil {
		return nil, err
	}
	info := view.Page(page)
	return api.ListPDFTemplates200JSONResponse{
		Items: view.Each(page.Items, func(t *document.PdfTemplate) api.PDFTemplateListItem {
			text := t.Text()
			return api.PDFTemplateListItem{
				PDFTemplateID: t.ID, PDFTemplateTypeID: document.TypeOf(t.Kind).ID, PDFTemplateTypeCode: api.PDFTemplateTypeCode(t.Kind), LanguageCode: t.LanguageCode, Name: t.Name,
				PageSize: api.PDFPageSize(text.PageSize), Orientation: api.PDFOrientation(text.Orientation), IsActive: t.IsActive, IsDefault: t.IsDefault,
				CreatedOn: view.Time(t.CreatedOn), ModifiedOn: view.Time(t.ModifiedOn), Version: t.Version,
			}
		}),
		Page: info.Page, PageSize: info.PageSize, TotalCount: info.TotalCount, TotalIsEstimate: info.TotalIsEstimate, NextCursor: info.NextCursor,
	}, nil
}

// GetPDFTemplate answers GET /admin/pdf-template.
func (h *Handlers) GetPDFTemplate(ctx context.Context, req api.GetPDFTemplateRequestObject) (api.GetPDFTemplateResponseObject, error) {
	t, err := h.store.As(auth.Actor(ctx)).PdfTemplates().One(ctx, req.Params.PDFTemplateID)
	if err != nil {
		return nil, err
	}
	return api.GetPDFTemplate200JSONResponse(showPDFTemplate(t)), nil
}

// CreatePDFTemplate answers POST /admin/pdf-template.
func (h *Handlers) CreatePDFTemplate(ctx context.Context, req api.CreatePDFTemplateRequestObject) (api.CreatePDFTemplateResponseObject, error) {
	b := req.Body
	in := pdfTemplateInput(b.PageSize, b.Orientation, b.Margins, b.HeaderHTML, b.FooterHTML, b.CSS)
	in.Name, in.BodyHTML, in.IsActive = &b.Name, &b.BodyHTML, b.IsActive
	t, err := h.store.Settings.CreatePdfTemplate(ctx, auth.Actor(ctx), b.PDFTemplateTypeID, b.LanguageCode, in)
	if err != nil {
		return nil, err
	}
	return api.CreatePDFTemplate200JSONResponse(showPDFTemplate(t)), nil
}

// UpdatePDFTemplate answers PATCH /admin/pdf-template.
func (h *Handlers) UpdatePDFTemplate(ctx context.Context, req api.UpdatePDFTemplateRequestObject) (api.UpdatePDFTemplateResponseObject, error) {
	b := req.Body
	in := pdfTemplateInput(b.PageSize, b.Orientation, b.Margins, b.HeaderHTML, b.FooterHTML, b.CSS)
	in.Name, in.BodyHTML, in.IsActive = b.Name, b.BodyHTML, b.IsActive
	t, err := h.store.Settings.UpdatePdfTemplate(ctx, auth.Actor(ctx), b.PDFTemplateID, request.Expect(b.Version, req.Params.IfMatch), in)
	if err != nil {
		return nil, err
	}
	return api.UpdatePDFTemplate200JSONResponse(showPDFTemplate(t)), nil
}

// RevertPDFTemplate answers POST /admin/pdf-template/revert.
func (h *Handlers) RevertPDFTemplate(ctx context.Context, req api.RevertPDFTemplateRequestObject) (api.RevertPDFTemplateResponseObject, error) {
	t, err := h.store.Settings.RevertPdfTemplate(ctx, auth.Actor(ctx), req.Body.PDFTemplateID, request.Expect(req.Body.Version, nil))
	if err != nil {
		return nil, err
	}
	return api.RevertPDFTemplate200JSONResponse(showPDFTemplate(t)), nil
}

// PreviewPDFTemplate answers POST /admin/pdf-template/preview.
func (h *Handlers) PreviewPDFTemplate(ctx context.Context, req api.PreviewPDFTemplateRequestObject) (api.PreviewPDFTemplateResponseObject, error) {
	b := req.Body
	in := pdfTemplateInput(b.PageSize, b.Orientation, b.Margins, b.HeaderHTML, b.FooterHTML, b.CSS)
	in.BodyHTML = b.BodyHTML
	file, err := h.store.Document.PreviewPdfTemplate(ctx, auth.Actor(ctx), b.PDFTemplateID, in, document.OrderPDFQuery{
		Order: ordering.OrderKey{ID: request.Value(b.OrderID)}, ShipmentID: request.Value(b.ShipmentID), RefundID: request.Value(b.RefundID),
	})
	if err != nil {
		return nil, err
	}
	return pdfFile{file, "inline"}, nil
}

func pdfTemplateInput(size *api.PDFPageSize, orientation *api.PDFOrientation, margins *api.PDFMarginsInput, header, footer, css nullable.Nullable[string]) document.PdfTemplateInput {
	in := document.PdfTemplateInput{
		PageSize: request.As[document.PageSize](size), Orientation: request.As[document.Orientation](orientation),
		HeaderHTML: request.Patch(header), FooterHTML: request.Patch(footer), CSS: request.Patch(css),
	}
	if m := margins; m != nil {
		in.Margins = &document.Margins{Top: m.Top, Right: m.Right, Bottom: m.Bottom, Left: m.Left}
	}
	return in
}

func showPDFTemplate(t *document.PdfTemplate) api.PDFTemplate {
	text := t.Text()
	return api.PDFTemplate{
		PDFTemplateID: t.ID, PDFTemplateTypeID: document.TypeOf(t.Kind).ID, PDFTemplateTypeCode: api.PDFTemplateTypeCode(t.Kind), LanguageCode: t.LanguageCode, Name: t.Name,
		PageSize: api.PDFPageSize(text.PageSize), Orientation: api.PDFOrientation(text.Orientation),
		Margins:  api.PDFMargins{Top: text.Margins.Top, Right: text.Margins.Right, Bottom: text.Margins.Bottom, Left: text.Margins.Left},
		BodyHTML: text.BodyHTML, HeaderHTML: view.TextOrNull(text.HeaderHTML), FooterHTML: view.TextOrNull(text.FooterHTML), CSS: view.TextOrNull(text.CSS),
		IsActive: t.IsActive, IsDefault: t.IsDefault, Variables: view.Each(document.Variables(), showDocumentVariable),
		LastError: view.Or(t.LastError), LastFailedOn: view.TimeOrNull(t.LastFailedOn),
		CreatedOn: view.Time(t.CreatedOn), ModifiedOn: view.Time(t.ModifiedOn), Version: t.Version,
	}
}

func showDocumentVariable(v document.Variable) api.TemplateVariable {
	return api.TemplateVariable{Name: v.Name, Type: api.TemplateVariableType(v.Type), Description: v.Description, Example: v.Example}
}
