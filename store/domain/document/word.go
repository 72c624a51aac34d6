package document

import (
	"maps"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/liquid"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
)

// onHold is the key of the warning on the pick list of an order on hold. For other orders, the key is the
// order's status.
const onHold = "ON_HOLD"

// words maps languages to the words in the platform's templates, by name. Missing words are shown in English.
var words = map[string]map[string]string{
	"en": {
		"INVOICE": "Invoice", "CREDIT_NOTE": "Credit note", "PACKING_SLIP": "Packing slip", "PICK_LIST": "Pick list", "SHIPPING_LABEL": "Shipping label",
		"proForma": "Pro forma: this is not an invoice", "corrects": "Changes invoice", "taxNumber": "Tax no.", "billTo": "Bill to", "shipTo": "Ship to", "details": "Details",
		"date": "Date", "order": "Order", "shippedOn": "Shipped", "refund": "Refund", "paidWith": "Paid with", "item": "Item", "sku": "SKU", "quantity": "Qty", "unitPrice": "Unit price",
		"tax": "Tax", "amount": "Amount", "discount": "Discount", "subtotal": "Subtotal", "shipping": "Shipping", "deliveries": "Deliveries", "total": "Total", "due": "Still to be paid", "taxSummary": "Taxes",
		"rate": "Rate", "net": "Net", "included": "included", "note": "Note", "page": "Page", "of": "of", "parcel": "Parcel", "goodwill": "Goodwill", "change": "price change",
		"convertedTax": "Tax in the currency of the tax office", "taxExempt": "No tax is charged: the buyer is exempt from it.",
		onHold: "On hold: do not ship", "CANCELLED": "Canceled: do not ship", "DRAFT": "Not placed yet: do not ship",
		string(ordering.TenderGiftCard): "Gift card", string(ordering.TenderStoreCredit): "Store credit",
	},
	"de": {
		"INVOICE": "Rechnung", "CREDIT_NOTE": "Gutschrift", "PACKING_SLIP": "Lieferschein", "PICK_LIST": "Packliste", "SHIPPING_LABEL": "Versandetikett",
		"proForma": "Pro forma: dies ist keine Rechnung", "corrects": "Zu Rechnung", "taxNumber": "USt-IdNr.", "billTo": "Rechnung an", "shipTo": "Lieferung an", "details": "Angaben",
		"date": "Datum", "order": "Bestellung", "shippedOn": "Versandt", "refund": "Erstattung", "paidWith": "Bezahlt mit", "item": "Artikel", "sku": "Artikelnr.", "quantity": "Menge", "unitPrice": "Einzelpreis",
		"tax": "Steuer", "amount": "Betrag", "discount": "Rabatt", "subtotal": "Zwischensumme", "shipping": "Versand", "deliveries": "Lieferungen", "total": "Gesamt", "due": "Noch zu zahlen", "taxSummary": "Steuern",
		"rate": "Satz", "net": "Netto", "included": "enthalten", "note": "Hinweis", "page": "Seite", "of": "von", "parcel": "Paket", "goodwill": "Kulanz", "change": "Preisänderung",
		"convertedTax": "Steuer in der Währung des Finanzamts", "taxExempt": "Steuerfrei: dem Käufer wird keine Steuer berechnet.",
		onHold: "Angehalten: nicht versenden", "CANCELLED": "Storniert: nicht versenden", "DRAFT": "Noch nicht bestellt: nicht versenden",
		string(ordering.TenderGiftCard): "Gutscheinkarte", string(ordering.TenderStoreCredit): "Guthaben",
	},
	"fr": {
		"INVOICE": "Facture", "CREDIT_NOTE": "Avoir", "PACKING_SLIP": "Bon de livraison", "PICK_LIST": "Bon de préparation", "SHIPPING_LABEL": "Étiquette d’expédition",
		"proForma": "Pro forma : ce document n’est pas une facture", "corrects": "Rectifie la facture", "taxNumber": "N° TVA", "billTo": "Adresse de facturation", "shipTo": "Adresse de livraison", "details": "Détails",
		"date": "Date", "order": "Commande", "shippedOn": "Date d’expédition", "refund": "Remboursement", "paidWith": "Mode de paiement", "item": "Désignation", "sku": "Référence", "quantity": "Qté", "unitPrice": "Prix unitaire",
		"tax": "TVA", "amount": "Montant", "discount": "Remise", "subtotal": "Sous-total", "shipping": "Livraison", "deliveries": "Livraisons", "total": "Total", "due": "Reste à payer", "taxSummary": "Détail de la TVA",
		"rate": "Taux", "net": "Montant HT", "included": "incluse", "note": "Remarque", "page": "Page", "of": "sur", "parcel": "Colis", "goodwill": "Geste commercial", "change": "modification du prix",
		"convertedTax": "TVA dans la devise de l’administration fiscale", "taxExempt": "Exonération de taxe : l’acheteur en est exempté.",
		onHold: "En attente : ne pas expédier", "CANCELLED": "Annulée : ne pas expédier", "DRAFT": "Commande non passée : ne pas expédier",
		string(ordering.TenderGiftCard): "Carte cadeau", string(ordering.TenderStoreCredit): "Avoir client",
	},
	"es": {
		"INVOICE": "Factura", "CREDIT_NOTE": "Factura rectificativa", "PACKING_SLIP": "Albarán", "PICK_LIST": "Lista de preparación", "SHIPPING_LABEL": "Etiqueta de envío",
		"proForma": "Proforma: este documento no es una factura", "corrects": "Rectifica la factura", "taxNumber": "NIF/IVA", "billTo": "Facturar a", "shipTo": "Enviar a", "details": "Datos",
		"date": "Fecha", "order": "Pedido", "shippedOn": "Enviado", "refund": "Reembolso", "paidWith": "Forma de pago", "item": "Artículo", "sku": "Referencia", "quantity": "Cant.", "unitPrice": "Precio unitario",
		"tax": "Impuesto", "amount": "Importe", "discount": "Descuento", "subtotal": "Subtotal", "shipping": "Envío", "deliveries": "Entregas", "total": "Total", "due": "Pendiente de pago", "taxSummary": "Impuestos",
		"rate": "Tipo", "net": "Base imponible", "included": "incluido", "note": "Nota", "page": "Página", "of": "de", "parcel": "Paquete", "goodwill": "Compensación", "change": "cambio de precio",
		"convertedTax": "Impuesto en la moneda de la administración tributaria", "taxExempt": "Sin impuesto: el comprador está exento.",
		onHold: "Retenido: no enviar", "CANCELLED": "Cancelado: no enviar", "DRAFT": "Pedido sin confirmar: no enviar",
		string(ordering.TenderGiftCard): "Tarjeta regalo", string(ordering.TenderStoreCredit): "Saldo de la tienda",
	},
	"it": {
		"INVOICE": "Fattura", "CREDIT_NOTE": "Nota di credito", "PACKING_SLIP": "Distinta di spedizione", "PICK_LIST": "Lista di prelievo", "SHIPPING_LABEL": "Etichetta di spedizione",
		"proForma": "Pro forma: questo documento non è una fattura", "corrects": "Rettifica la fattura", "taxNumber": "P. IVA", "billTo": "Intestata a", "shipTo": "Destinatario", "details": "Dettagli",
		"date": "Data", "order": "Ordine", "shippedOn": "Spedito il", "refund": "Rimborso", "paidWith": "Pagamento", "item": "Articolo", "sku": "Codice", "quantity": "Q.tà", "unitPrice": "Prezzo unitario",
		"tax": "IVA", "amount": "Importo", "discount": "Sconto", "subtotal": "Subtotale", "shipping": "Spedizione", "deliveries": "Consegne", "total": "Totale", "due": "Da pagare", "taxSummary": "Riepilogo IVA",
		"rate": "Aliquota", "net": "Imponibile", "included": "inclusa", "note": "Nota", "page": "Pagina", "of": "di", "parcel": "Collo", "goodwill": "Sconto di cortesia", "change": "variazione di prezzo",
		"convertedTax": "IVA nella valuta dell’amministrazione fiscale", "taxExempt": "Nessuna imposta: l’acquirente ne è esente.",
		onHold: "In sospeso: non spedire", "CANCELLED": "Annullato: non spedire", "DRAFT": "Ordine non confermato: non spedire",
		string(ordering.TenderGiftCard): "Carta regalo", string(ordering.TenderStoreCredit): "Credito del negozio",
	},
	"ar": {
		"INVOICE": "فاتورة", "CREDIT_NOTE": "إشعار دائن", "PACKING_SLIP": "قائمة التعبئة", "PICK_LIST": "قائمة الالتقاط", "SHIPPING_LABEL": "ملصق الشحن",
		"proForma": "فاتورة أولية: هذه ليست فاتورة", "corrects": "تعديل الفاتورة", "taxNumber": "الرقم الضريبي", "billTo": "فاتورة إلى", "shipTo": "الشحن إلى", "details": "التفاصيل",
		"date": "التاريخ", "order": "الطلب", "shippedOn": "تاريخ الشحن", "refund": "استرداد", "paidWith": "طريقة الدفع", "item": "الصنف", "sku": "الرمز", "quantity": "الكمية", "unitPrice": "سعر الوحدة",
		"tax": "الضريبة", "amount": "المبلغ", "discount": "خصم", "subtotal": "المجموع الفرعي", "shipping": "الشحن", "deliveries": "عمليات التسليم", "total": "الإجمالي", "due": "المتبقي", "taxSummary": "الضرائب",
		"rate": "النسبة", "net": "الصافي", "included": "مشمولة", "note": "ملاحظة", "page": "صفحة", "of": "من", "parcel": "طرد", "goodwill": "تعويض", "change": "تعديل السعر",
		"convertedTax": "الضريبة بعملة مصلحة الضرائب", "taxExempt": "لا تُحتسب ضريبة: المشتري معفى منها.",
		onHold: "الطلب معلّق: لا تشحن", "CANCELLED": "الطلب ملغى: لا تشحن", "DRAFT": "لم يُرسل الطلب بعد: لا تشحن",
		string(ordering.TenderGiftCard): "بطاقة هدية", string(ordering.TenderStoreCredit): "رصيد المتجر",
	},
	"he": {
		"INVOICE": "חשבונית", "CREDIT_NOTE": "חשבונית זיכוי", "PACKING_SLIP": "תעודת משלוח", "PICK_LIST": "רשימת ליקוט", "SHIPPING_LABEL": "תווית משלוח",
		"proForma": "חשבון עסקה: זו אינה חשבונית", "corrects": "לחשבונית", "taxNumber": "מס׳ עוסק", "billTo": "לכבוד", "shipTo": "משלוח אל", "details": "פרטים",
		"date": "תאריך", "order": "הזמנה", "shippedOn": "נשלח", "refund": "החזר", "paidWith": "אמצעי תשלום", "item": "פריט", "sku": "מק״ט", "quantity": "כמות", "unitPrice": "מחיר יחידה",
		"tax": "מע״מ", "amount": "סכום", "discount": "הנחה", "subtotal": "סכום ביניים", "shipping": "משלוח", "deliveries": "משלוחים", "total": "סה״כ", "due": "יתרה לתשלום", "taxSummary": "מסים",
		"rate": "שיעור", "net": "נטו", "included": "כלול", "note": "הערה", "page": "עמוד", "of": "מתוך", "parcel": "חבילה", "goodwill": "זיכוי", "change": "שינוי מחיר",
		"convertedTax": "המס במטבע של רשות המסים", "taxExempt": "לא מחויב מס: הקונה פטור ממס.",
		onHold: "בהמתנה: אין לשלוח", "CANCELLED": "ההזמנה בוטלה: אין לשלוח", "DRAFT": "טרם הוזמן: אין לשלוח",
		string(ordering.TenderGiftCard): "כרטיס מתנה", string(ordering.TenderStoreCredit): "זיכוי בחנות",
	},
}

// dates maps languages to their date layouts. Other languages use ISO 8601.
var dates = map[string]string{"en": "Jan 2, 2006", "de": "02.01.2006", "fr": "02/01/2006", "es": "02/01/2006", "it": "02/01/2006", "ar": "02/01/2006", "he": "02/01/2006"}

// wordsIn returns the words in a language.
func wordsIn(language string) map[string]string {
	all := maps.Clone(words["en"])
	maps.Copy(all, words[domain.BaseLanguage(language)])
	return all
}

func dateLayout(language string) string {
	if layout, known := dates[domain.BaseLanguage(language)]; known {
		return layout
	}
	return "2006-01-02"
}

// money formats an amount with its currency code.
func money(language string, c domain.Currency, a domain.Amount) liquid.Money {
	return liquid.Money{Amount: a, Shown: c.Grouped(language, a) + "\u00a0" + string(c)}
}
