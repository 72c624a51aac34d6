package document

import (
	"bytes"
	"context"
	"errors"
	"image"
	_ "image/jpeg"
	_ "image/png"
	"io"
	"log/slog"
	"strings"
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/document"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/pdf"
	"github.com/storeplatform/storeplatform/store/repo"
)

const (
	// pdfsAtOnce is the maximum number of documents that are rendered at the same time. A
	// document of thousands of lines takes one second of CPU time and 250 MB.
	pdfsAtOnce = 2
	// slotLimit is the maximum time that a document waits for a free slot. pdfLimit is the maximum
	// time for rendering afterwards. Together they are shorter than the deadline of a request.
	slotLimit = 8 * time.Second
	pdfLimit  = 15 * time.Second
	// logoLimit is the maximum time that a document waits for its logo. logoBytes is the maximum
	// size of a logo.
	logoLimit = 3 * time.Second
	logoBytes = 8 << 20
	// buyersPDFsAtOnce is the maximum number of documents that are rendered for buyers at the same
	// time. It leaves a slot of pdfsAtOnce to the store's staff.
	buyersPDFsAtOnce = 1
	// LogosAtOnce is the maximum number of logos that are read at the same time. A read that
	// timed out occupies its slot until the blob store responds. While all slots are occupied,
	// documents have no logo.
	LogosAtOnce = 8
)

// OrderPDF renders a document of an order. Invoices and credit notes show the data as it was when
// they were issued. Buyers who may not read all contact data of the order get a not_found error.
func (s *Service) OrderPDF(ctx context.Context, actor domain.Actor, q document.OrderPDFQuery) (document.PDF, error) {
	r := s.As(actor)
	d, err := s.documentData(ctx, actor, q)
	if err != nil {
		return document.PDF{}, err
	}
	if q.LanguageCode != "" {
		d.LanguageCode = q.LanguageCode
	}
	store, err := r.Store(ctx)
	if err != nil {
		return document.PDF{}, err
	}
	var template *document.PdfTemplate
	if q.TemplateID != 0 {
		if template, err = r.PdfTemplates().One(ctx, q.TemplateID); err != nil {
			return document.PDF{}, err
		}
		if template.Kind != d.Kind {
			return document.PDF{}, domain.Invalid("/pdfTemplateId", "The template is one of a %s, and not of a %s.", template.Kind, d.Kind)
		}
		return s.print(ctx, actor, d, template.Text())
	}
	all, err := r.PdfTemplates().Of(ctx, d.Kind)
	if err != nil {
		return document.PDF{}, err
	}
	template = document.Choose(all, d.LanguageCode, store.Settings.DefaultLanguageCode)
	if template != nil && !template.IsDefault {
		out, err := s.print(ctx, actor, d, template.Source)
		var refused, other *domain.Error
		if err == nil || !errors.As(err, &refused) || refused.Code == domain.Unavailable || ctx.Err() != nil {
			return out, err
		}
		own, failed := s.print(ctx, actor, d, d.Kind.Own())
		if errors.As(failed, &other) && other.Code != domain.Unavailable && ctx.Err() == nil { // the template is not at fault
			return own, failed
		}
		slog.WarnContext(ctx, "template of a document not rendered", "pdfTemplateId", template.ID, "kind", d.Kind, "error", err)
		if noted := s.noteFailure(context.WithoutCancel(ctx), actor.StoreID, template, refused); noted != nil {
			slog.ErrorContext(ctx, "failure of a template not stored", "pdfTemplateId", template.ID, "error", noted)
		}
		return own, failed
	}
	return s.print(ctx, actor, d, d.Kind.Own())
}

// noteFailure stores a template's error, which is kept until the template changes.
func (s *Service) noteFailure(ctx context.Context, storeID int64, t *document.PdfTemplate, why *domain.Error) error {
	tx, err := s.Begin(ctx, domain.System(storeID))
	if err != nil {
		return err
	}
	defer tx.Rollback()
	text := why.Detail
	if len(why.Fields) > 0 {
		f := why.Fields[0]
		text = strings.TrimPrefix(f.Pointer, "/") + ": " + f.Detail
	}
	if err := tx.FailPdfTemplate(ctx, t.ID, &text); err != nil {
		return err
	}
	return tx.Commit(ctx)
}

// Printable returns an error if a template cannot be laid out with sample data.
func (s *Service) Printable(ctx context.Context, k document.Kind, source document.Source) error {
	d := document.SampleOf(k)
	d.Seller.LogoMediaID = nil
	_, err := s.print(ctx, domain.Actor{}, d, source)
	return err
}

// documentData returns the data that a document of an order contains.
func (s *Service) documentData(ctx context.Context, actor domain.Actor, q document.OrderPDFQuery) (d document.Data, err error) {
	r, err := s.Read(ctx, actor)
	if err != nil {
		return d, err
	}
	defer r.Close()
	o, err := r.Order(ctx, q.Order)
	if err != nil {
		return d, err
	}
	if !o.ShowsInvoicesTo(actor) {
		return d, domain.Missing("invoice")
	}
	if q.InvoiceID != 0 || q.Kind == document.Invoice || q.Kind == document.CreditNote {
		issued, err := r.InvoicesOf(ctx, o.ID)
		if err != nil {
			return d, err
		}
		inv, err := chosenInvoice(issued, q)
		if err != nil {
			return d, err
		}
		if inv != nil {
			return document.OfInvoice(inv), nil
		}
	}
	if o.Status == ordering.OrderDraft && q.Kind == document.Invoice {
		return d, domain.Invalid("/type", "An order that is not placed has no invoice.")
	}
	store, err := r.Store(ctx)
	if err != nil {
		return d, err
	}
	now := s.Clock.Now()
	inv, err := proForma(ctx, r.Reader, o, store, now)
	if err != nil {
		return d, err
	}
	switch q.Kind {
	case document.PickList:
		return document.OfOpen(store, inv, o, now), nil
	case document.PackingSlip, document.ShippingLabel:
		parcel, err := chosenShipment(o, q.ShipmentID)
		if err != nil {
			return d, err
		}
		return document.OfShipment(q.Kind, store, inv, o, parcel), nil
	case document.Invoice, document.CreditNote:
	}
	return document.OfInvoice(inv), nil
}

// proForma returns the invoice that the order would get if it were invoiced now.
func proForma(ctx context.Context, r repo.Reader, o *ordering.Order, store *settings.Store, now time.Time) (*ordering.Invoice, error) {
	inv := o.ProForma(now)
	if o.CustomerID == nil {
		o.Fill(inv, store, nil, nil)
		return inv, nil
	}
	c, err := r.Customer(ctx, *o.CustomerID)
	if err != nil && domain.CodeOf(err) != domain.NotFound {
		return nil, err
	}
	o.Fill(inv, store, c, nil)
	return inv, nil
}

// chosenInvoice returns the invoice or credit note that a query selects; nil means a pro forma invoice.
func chosenInvoice(issued []*ordering.Invoice, q document.OrderPDFQuery) (*ordering.Invoice, error) {
	if q.InvoiceID != 0 {
		return domain.Find(issued, q.InvoiceID, "invoice")
	}
	var newest *ordering.Invoice
	for _, inv := range issued {
		switch {
		case q.Kind == document.Invoice && inv.Reason == ordering.InvoicedOrder:
			return inv, nil
		case q.Kind == document.CreditNote && inv.Type == ordering.CreditNote && (q.RefundID == 0 || inv.RefundID != nil && *inv.RefundID == q.RefundID):
			newest = inv
		}
	}
	switch {
	case q.Kind != document.CreditNote || newest != nil:
		return newest, nil
	case q.RefundID != 0:
		return nil, domain.Invalid("/refundId", "The order has no such refund with a credit note: it is issued when the refund is completed.")
	}
	return nil, domain.Invalid("/type", "The order has no credit note.")
}

func chosenShipment(o *ordering.Order, id int64) (*ordering.Shipment, error) {
	if id != 0 {
		return domain.Find(o.Shipments, id, "shipment")
	}
	for i := len(o.Shipments) - 1; i >= 0; i-- {
		if parcel := o.Shipments[i]; parcel.Status != ordering.ShipmentCancelled {
			return parcel, nil
		}
	}
	return nil, domain.Invalid("/type", "Nothing of the order is shipped.")
}

// PreviewPdfTemplate renders a template after replacing its texts with those in the request. It uses the data of an
// order of the store, or sample data, and stores nothing.
func (s *Service) PreviewPdfTemplate(ctx context.Context, actor domain.Actor, id int64, in document.PdfTemplateInput, q document.OrderPDFQuery) (document.PDF, error) {
	t, err := s.As(actor).PdfTemplates().One(ctx, id)
	if err != nil {
		return document.PDF{}, err
	}
	text := t.Instead(in)
	if err := text.Check(t.Kind); err != nil {
		return document.PDF{}, err
	}
	d := document.SampleOf(t.Kind)
	if q.Order.ID != 0 || q.RefundID != 0 || q.ShipmentID != 0 {
		if err := actor.Require("order:read", "To print a document of an order"); err != nil {
			return document.PDF{}, err
		}
		q.Kind = t.Kind
		if q.Order, err = s.orderOf(ctx, actor, q); err != nil {
			return document.PDF{}, err
		}
		if d, err = s.documentData(ctx, actor, q); err != nil {
			return document.PDF{}, err
		}
	} else {
		store, err := s.As(actor).Store(ctx)
		if err != nil {
			return document.PDF{}, err
		}
		d.Seller.LogoMediaID = store.Settings.LogoMediaID
	}
	d.Kind, d.LanguageCode = t.Kind, t.LanguageCode
	return s.print(ctx, actor, d, text)
}

// orderOf returns the order for a preview. The query names the order itself, a refund or a
// shipment.
func (s *Service) orderOf(ctx context.Context, actor domain.Actor, q document.OrderPDFQuery) (key ordering.OrderKey, err error) {
	var o *ordering.Order
	switch r := s.As(actor); {
	case q.Order.ID != 0 && (q.RefundID != 0 || q.ShipmentID != 0), q.RefundID != 0 && q.ShipmentID != 0:
		return key, domain.Invalid("/orderId", "Name an order, a refund or a shipment; the others follow from it.")
	case q.RefundID != 0:
		o, _, err = r.RefundOrder(ctx, ordering.RefundKey{ID: q.RefundID})
	case q.ShipmentID != 0:
		o, _, err = r.ShipmentOrder(ctx, q.ShipmentID)
	default:
		return q.Order, nil
	}
	if err != nil {
		return key, err
	}
	return ordering.OrderKey{ID: o.ID}, nil
}

// print fills data into a template and renders the PDF. Neither a template nor data can cause a
// request, because the only image is the store's logo, which is read here.
func (s *Service) print(ctx context.Context, actor domain.Actor, d document.Data, source document.Source) (document.PDF, error) {
	waiting, stop := context.WithTimeout(ctx, s.SlotLimit)
	defer stop()
	slots := []chan struct{}{s.printing}
	if actor.Kind == domain.ActorCustomer {
		slots = []chan struct{}{s.buyers, s.printing}
	}
	for _, slot := range slots {
		select {
		case slot <- struct{}{}:
			defer func() { <-slot }()
		case <-waiting.Done():
			return document.PDF{}, &domain.Error{Code: domain.Unavailable, Detail: "Too many documents are being printed. Try again in a moment.", RetryAfter: 5}
		}
	}
	limited, cancel := context.WithTimeout(ctx, pdfLimit)
	defer cancel()
	images := map[string][]byte{}
	if id := d.Seller.LogoMediaID; id != nil {
		if logo := s.logo(limited, actor, *id); logo != nil {
			images[document.Logo] = logo
		} else {
			d.Seller.LogoMediaID = nil
		}
	}
	m, err := source.Fill(d)
	if err != nil {
		return document.PDF{}, err
	}
	file, err := pdf.Render(limited, pdf.Document{
		Title: d.Title() + " " + d.Number, Body: m.Body, Header: m.Header, Footer: m.Footer, CSS: m.CSS, Width: m.Width, Height: m.Height, Margins: m.Margins,
		RTL: domain.RightToLeft(d.LanguageCode), Images: images, At: d.At,
	})
	if err != nil && limited.Err() != nil && ctx.Err() == nil {
		return document.PDF{}, domain.Errorf(domain.UnsupportedOperation, "The document is too large: it takes too long to lay out.")
	}
	return document.PDF{Name: d.FileName(), Bytes: file}, err
}

// logo returns the image of a media item for printing. nil means that the media item no longer exists, is not a
// suitable image or cannot be read; in these cases the document has no logo.
func (s *Service) logo(ctx context.Context, actor domain.Actor, id int64) []byte {
	ctx, cancel := context.WithTimeout(ctx, s.LogoLimit)
	defer cancel()
	m, err := s.As(actor).Medium(ctx, id)
	if m.Image() == nil {
		if err != nil && domain.CodeOf(err) != domain.NotFound {
			slog.WarnContext(ctx, "logo of a document not read", "mediaId", id, "error", err)
		}
		return nil
	}
	name := m.File.Original()
	for _, v := range m.File.Variants { // widths descend, so the last match is the smallest sharp image
		if v.Width >= 300 {
			name = m.File.Key + "/" + v.Name
		}
	}
	data, err := s.readLogo(ctx, name)
	if err == nil {
		_, _, err = image.DecodeConfig(bytes.NewReader(data))
	}
	if err != nil {
		slog.WarnContext(ctx, "logo of a document not read", "mediaId", id, "error", err)
		return nil
	}
	return data
}

// readLogo reads a blob. It returns as soon as the context ends, even if the blob store
// ignores the context.
func (s *Service) readLogo(ctx context.Context, name string) ([]byte, error) {
	select {
	case s.logos <- struct{}{}:
	default:
		return nil, errors.New("the blob store does not answer")
	}
	type read struct {
		data []byte
		err  error
	}
	done := make(chan read, 1)
	go func() {
		defer func() { <-s.logos }()
		file, err := s.Files.Open(ctx, name)
		if err != nil {
			done <- read{nil, err}
			return
		}
		defer file.Close()
		data, err := io.ReadAll(io.LimitReader(file, logoBytes+1))
		if len(data) > logoBytes {
			data, err = nil, errors.New("it is too large")
		}
		done <- read{data, err}
	}()
	select {
	case r := <-done:
		return r.data, r.err
	case <-ctx.Done():
		return nil, ctx.Err()
	}
}
