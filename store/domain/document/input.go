package document

import (
	"github.com/storeplatform/storeplatform/store/domain/ordering"
)

// PDF is a file that was printed.
type PDF struct {
	Name  string
	Bytes []byte
}

// OrderPDFQuery names a document of an order.
type OrderPDFQuery struct {
	Order        ordering.OrderKey
	Kind         Kind
	InvoiceID    int64 // 0: see Kind
	ShipmentID   int64 // 0: the newest
	RefundID     int64 // 0: the newest credit note
	TemplateID   int64 // 0: the store's
	LanguageCode string
}
