package admin

import (
	"context"
	"errors"
	"io"
	"net/http"
	"strconv"

	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/media"

	api "github.com/storeplatform/storeplatform/gen/admin"
	"github.com/storeplatform/storeplatform/server/auth"
	"github.com/storeplatform/storeplatform/server/request"
	"github.com/storeplatform/storeplatform/store/domain/customer"
	"github.com/storeplatform/storeplatform/store/domain/transfer"
)

// uploaded returns the file that the router has received, and the other fields of the form, by name.
func uploaded(ctx context.Context) (media.Upload, map[string]string, error) {
	up := request.UploadOf(ctx)
	if up == nil {
		return media.Upload{}, nil, errors.New("admin: an upload that nobody received")
	}
	return media.Upload{Name: up.FileName, Bytes: up.File, Checksum: up.Checksum}, up.Fields, nil
}

// ImportCustomers answers POST /admin/customer/import. The router has already received the file.
func (h *Handlers) ImportCustomers(ctx context.Context, _ api.ImportCustomersRequestObject) (api.ImportCustomersResponseObject, error) {
	up, fields, err := uploaded(ctx)
	if err != nil {
		return nil, err
	}
	o := customer.ImportOptions{
		DryRun: fields["dryRun"] == "true", SendWelcomeEmail: fields["sendWelcomeEmail"] == "true",
		OnExisting: customer.SkipExisting, OnError: customer.ContinueOnError,
	}
	if text, given := fields["onExisting"]; given {
		o.OnExisting = customer.OnExisting(text)
	}
	if text, given := fields["onError"]; given {
		o.OnError = customer.OnError(text)
	}
	id, err := h.store.Transfer.ImportCustomers(ctx, auth.Actor(ctx), up, o)
	return api.ImportCustomers202JSONResponse{IntegrationTaskID: id}, err
}

// GetCustomerImportTemplate answers GET /admin/customer/import/template.
func (h *Handlers) GetCustomerImportTemplate(ctx context.Context, req api.GetCustomerImportTemplateRequestObject) (api.GetCustomerImportTemplateResponseObject, error) {
	t := importTemplate{xlsx: request.Value(req.Params.Format) == api.CustomerImportFormatXlsx}
	var err error
	t.content, err = h.store.Customer.CustomerImportTemplate(ctx, auth.Actor(ctx), t.xlsx)
	return t, err
}

type importTemplate struct {
	xlsx    bool
	content []byte
}

// VisitGetCustomerImportTemplateResponse writes the file.
func (t importTemplate) VisitGetCustomerImportTemplateResponse(w http.ResponseWriter) error {
	if t.xlsx {
		attach(w, xlsxType, "customer-import.xlsx")
	} else {
		attach(w, csvType, "customer-import.csv")
	}
	_, err := w.Write(t.content)
	return err
}

func (h *Handlers) bulk(ctx context.Context, kind transfer.Kind) (api.BulkAccepted, error) {
	up, _, err := uploaded(ctx)
	if err != nil {
		return api.BulkAccepted{}, err
	}
	id, err := h.store.Transfer.BeginBulk(ctx, auth.Actor(ctx), kind, up)
	return api.BulkAccepted{IntegrationTaskID: id}, err
}

// BulkReplacePrices answers POST /admin/price/bulk.
func (h *Handlers) BulkReplacePrices(ctx context.Context, _ api.BulkReplacePricesRequestObject) (api.BulkReplacePricesResponseObject, error) {
	accepted, err := h.bulk(ctx, transfer.PriceBulk)
	return api.BulkReplacePrices202JSONResponse(accepted), err
}

// BulkAdjustStock answers POST /admin/stock/bulk.
func (h *Handlers) BulkAdjustStock(ctx context.Context, _ api.BulkAdjustStockRequestObject) (api.BulkAdjustStockResponseObject, error) {
	accepted, err := h.bulk(ctx, transfer.StockBulk)
	return api.BulkAdjustStock202JSONResponse(accepted), err
}

// BulkWriteProducts answers POST /admin/product/bulk.
func (h *Handlers) BulkWriteProducts(ctx context.Context, _ api.BulkWriteProductsRequestObject) (api.BulkWriteProductsResponseObject, error) {
	accepted, err := h.bulk(ctx, transfer.ProductBulk)
	return api.BulkWriteProducts202JSONResponse(accepted), err
}

// GetIntegrationTaskFile answers GET /admin/integration-task/file.
func (h *Handlers) GetIntegrationTaskFile(ctx context.Context, req api.GetIntegrationTaskFileRequestObject) (api.GetIntegrationTaskFileResponseObject, error) {
	f, err := h.store.Transfer.TaskFile(ctx, auth.Actor(ctx), req.Params.IntegrationTaskID)
	return taskFile{f, req.Params.IntegrationTaskID, request.WantsOnlyHeaders(ctx)}, err
}

type taskFile struct {
	transfer.TaskFile
	id          int64
	headersOnly bool
}

// VisitGetIntegrationTaskFileResponse writes the file.
func (f taskFile) VisitGetIntegrationTaskFileResponse(w http.ResponseWriter) error {
	defer f.Close()
	if f.Kind == transfer.CustomerImport {
		attach(w, csvType, "refused-rows-"+strconv.FormatInt(f.id, 10)+".csv")
	} else {
		attach(w, "application/jsonl", "result-"+strconv.FormatInt(f.id, 10)+".jsonl")
	}
	if f.headersOnly {
		return nil
	}
	_, err := io.Copy(w, f)
	return err
}

// The functions below convert lines of imported files. The same contract check as for request bodies has accepted these
// lines.

// CustomerLine converts a line that creates a customer.
func CustomerLine(b api.CustomerCreate) (customer.CustomerCreate, error) {
	return customerCreate(&b), nil
}

// PriceLine converts a line that replaces prices.
func PriceLine(b api.PriceReplace) (catalog.PriceReplacement, error) { return priceReplacement(&b) }

// StockLine converts a line that adjusts stock.
func StockLine(b api.StockAdjust) (catalog.StockAdjustments, error) { return stockAdjustment(&b), nil }

// NewProductLine converts a line that creates a product.
func NewProductLine(b api.ProductCreate) (out catalog.ProductWrite, err error) {
	out.Input, err = productInput(createdProduct(&b))
	return out, err
}

// ProductLine converts a line that updates a product.
func ProductLine(b api.ProductUpdate) (out catalog.ProductWrite, err error) {
	out.ID, out.Expect = &b.ProductID, request.Expect(b.Version, nil)
	out.Input, err = productInput(b)
	return out, err
}
