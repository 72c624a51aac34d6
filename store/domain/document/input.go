package document

import (
	"github.com/storeplatform/storeplatform/store/domain/ordering"
)

// PDF is a rendered document.
type PDF struct {
	Name  string
	Bytes []byte
}

// OrderPDFQuery selects a document of an order.
type OrderPDFQuery struct {
	Order        ordering.OrderKey
	Kind         Kind
	InvoiceID    int64 // 0 means the document selected by Kind, RefundID and ShipmentID
	ShipmentID   int64 // 0 means the latest shipment that is not canceled
	RefundID     int64 // 0 means the latest credit note
	TemplateID   int64 // 0 means the store's template for the kind and language
	LanguageCode string
}
