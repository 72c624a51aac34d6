package router

import (
	"context"
	"encoding/json"
	"fmt"

	"github.com/storeplatform/storeplatform/store/domain/catalog"
	transfers "github.com/storeplatform/storeplatform/store/transfer"

	"github.com/getkin/kin-openapi/openapi3"
	"github.com/labstack/echo/v4"

	"github.com/storeplatform/storeplatform/server/admin"
)

// NewLines returns the readers for the lines of imported files. A reader checks a line by the schema of the Admin API's
// request body and returns the same faults.
func NewLines() (lines transfers.Lines, err error) {
	doc, err := rulesOf("admin")
	if err != nil {
		return lines, err
	}
	bodies := map[string]*openapi3.Schema{}
	for _, item := range doc.Paths.Map() {
		for _, op := range item.Operations() {
			if op.RequestBody != nil {
				if media := op.RequestBody.Value.Content.Get(echo.MIMEApplicationJSON); media != nil {
					bodies[op.OperationID] = media.Schema.Value
				}
			}
		}
	}
	for _, id := range []string{"createCustomer", "replacePrices", "adjustStock", "createProduct", "updateProduct"} {
		if bodies[id] == nil {
			return lines, fmt.Errorf("admin: %s has no body", id)
		}
	}
	create, update := line(bodies["createProduct"], admin.NewProductLine), line(bodies["updateProduct"], admin.ProductLine)
	return transfers.Lines{
		Customer: line(bodies["createCustomer"], admin.CustomerLine),
		Prices:   line(bodies["replacePrices"], admin.PriceLine),
		Stock:    line(bodies["adjustStock"], admin.StockLine),
		Product: func(ctx context.Context, raw []byte) (catalog.ProductWrite, error) {
			var named struct {
				ProductID json.RawMessage `json:"productId"`
			}
			if json.Unmarshal(raw, &named) == nil && named.ProductID != nil { // both readers reject invalid JSON later
				return update(ctx, raw)
			}
			return create(ctx, raw)
		},
	}, nil
}

// line returns a function that reads a line as if it were the request body of an operation.
func line[Body, Out any](schema *openapi3.Schema, read func(Body) (Out, error)) func(context.Context, []byte) (Out, error) {
	return func(ctx context.Context, raw []byte) (out Out, err error) {
		value, err := readJSON(ctx, raw)
		if err != nil {
			return out, err
		}
		found := faults{}
		if err := checkBody(ctx, schema, value, &found); err != nil {
			return out, err
		}
		if err := found.err(); err != nil {
			return out, err
		}
		var body Body
		if err := json.Unmarshal(raw, &body); err != nil {
			return out, err
		}
		return read(body)
	}
}
