package document

import (
	"maps"
	"strings"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/liquid"
)

// onHold is the key of the warning on the pick list of an order on hold. The warnings of other orders
// have the order's status as their key.
const onHold = "ON_HOLD"

// words are the words in the platform's templates, by language and name. Missing words are in
// English.
var words = map[string]map[string]string{
	"en": {
		"INVOICE": "Invoice", "CREDIT_NOTE": "Credit note", "PACKING_SLIP": "Packing slip", "PICK_LIST": "Pick list", "SHIPPING_LABEL": "Shipping label",
		"proForma": "Pro forma: this is not an invoice", "corrects": "Changes invoice", "taxNumber": "Tax no.", "billTo": "Bill to", "shipTo": "Ship to", "details": "Details",
		"date": "Date", "order": "Order", "shippedOn": "Shipped", "refund": "Refund", "paidWith": "Paid with", "item": "Item", "sku": "SKU", "quantity": "Qty", "unitPrice": "Unit price",
		"tax": "Tax", "amount": "Amount", "discount": "Discount", "subtotal": "Subtotal", "shipping": "Shipping", "total": "Total", "due": "Still to be paid", "taxSummary": "Taxes",
		"rate": "Rate", "net": "Net", "included": "included", "note": "Note", "page": "Page", "of": "of", "parcel": "Parcel", "goodwill": "Goodwill", "change": "price change",
		"convertedTax": "Tax in the currency of the tax office", "taxExempt": "No tax is charged: the buyer is exempt from it.",
		onHold: "On hold: do not ship", "CANCELLED": "Canceled: do not ship", "DRAFT": "Not placed yet: do not ship",
	},
	"de": {
		"INVOICE": "Rechnung", "CREDIT_NOTE": "Gutschrift", "PACKING_SLIP": "Lieferschein", "PICK_LIST": "Packliste", "SHIPPING_LABEL": "Versandetikett",
		"proForma": "Pro forma: dies ist keine Rechnung", "corrects": "Zu Rechnung", "taxNumber": "USt-IdNr.", "billTo": "Rechnung an", "shipTo": "Lieferung an", "details": "Angaben",
		"date": "Datum", "order": "Bestellung", "shippedOn": "Versandt", "refund": "Erstattung", "paidWith": "Bezahlt mit", "item": "Artikel", "sku": "Artikelnr.", "quantity": "Menge", "unitPrice": "Einzelpreis",
		"tax": "Steuer", "amount": "Betrag", "discount": "Rabatt", "subtotal": "Zwischensumme", "shipping": "Versand", "total": "Gesamt", "due": "Noch zu zahlen", "taxSummary": "Steuern",
		"rate": "Satz", "net": "Netto", "included": "enthalten", "note": "Hinweis", "page": "Seite", "of": "von", "parcel": "Paket", "goodwill": "Kulanz", "change": "Preisänderung",
		"convertedTax": "Steuer in der Währung des Finanzamts", "taxExempt": "Steuerfrei: dem Käufer wird keine Steuer berechnet.",
		onHold: "Angehalten: nicht versenden", "CANCELLED": "Storniert: nicht versenden", "DRAFT": "Noch nicht bestellt: nicht versenden",
	},
	"ar": {
		"INVOICE": "فاتورة", "CREDIT_NOTE": "إشعار دائن", "PACKING_SLIP": "قائمة التعبئة", "PICK_LIST": "قائمة الالتقاط", "SHIPPING_LABEL": "ملصق الشحن",
		"proForma": "فاتورة أولية: هذه ليست فاتورة", "corrects": "تعديل الفاتورة", "taxNumber": "الرقم الضريبي", "billTo": "فاتورة إلى", "shipTo": "الشحن إلى", "details": "التفاصيل",
		"date": "التاريخ", "order": "الطلب", "shippedOn": "تاريخ الشحن", "refund": "استرداد", "paidWith": "طريقة الدفع", "item": "الصنف", "sku": "الرمز", "quantity": "الكمية", "unitPrice": "سعر الوحدة",
		"tax": "الضريبة", "amount": "المبلغ", "discount": "خصم", "subtotal": "المجموع الفرعي", "shipping": "الشحن", "total": "الإجمالي", "due": "المتبقي", "taxSummary": "الضرائب",
		"rate": "النسبة", "net": "الصافي", "included": "مشمولة", "note": "ملاحظة", "page": "صفحة", "of": "من", "parcel": "طرد", "goodwill": "تعويض", "change": "تعديل السعر",
		"convertedTax": "الضريبة بعملة مصلحة الضرائب", "taxExempt": "لا تُحتسب ضريبة: المشتري معفى منها.",
		onHold: "الطلب معلّق: لا تشحن", "CANCELLED": "الطلب ملغى: لا تشحن", "DRAFT": "لم يُرسل الطلب بعد: لا تشحن",
	},
	"he": {
		"INVOICE": "חשבונית", "CREDIT_NOTE": "חשבונית זיכוי", "PACKING_SLIP": "תעודת משלוח", "PICK_LIST": "רשימת ליקוט", "SHIPPING_LABEL": "תווית משלוח",
		"proForma": "חשבון עסקה: זו אינה חשבונית", "corrects": "לחשבונית", "taxNumber": "מס׳ עוסק", "billTo": "לכבוד", "shipTo": "משלוח אל", "details": "פרטים",
		"date": "תאריך", "order": "הזמנה", "shippedOn": "נשלח", "refund": "החזר", "paidWith": "אמצעי תשלום", "item": "פריט", "sku": "מק״ט", "quantity": "כמות", "unitPrice": "מחיר יחידה",
		"tax": "מע״מ", "amount": "סכום", "discount": "הנחה", "subtotal": "סכום ביניים", "shipping": "משלוח", "total": "סה״כ", "due": "יתרה לתשלום", "taxSummary": "מסים",
		"rate": "שיעור", "net": "נטו", "included": "כלול", "note": "הערה", "page": "עמוד", "of": "מתוך", "parcel": "חבילה", "goodwill": "זיכוי", "change": "שינוי מחיר",
		"convertedTax": "המס במטבע של רשות המסים", "taxExempt": "לא מחויב מס: הקונה פטור ממס.",
		onHold: "בהמתנה: אין לשלוח", "CANCELLED": "ההזמנה בוטלה: אין לשלוח", "DRAFT": "טרם הוזמן: אין לשלוח",
	},
}

// dates are the date layouts by language. Other languages use ISO 8601.
var dates = map[string]string{"en": "Jan 2, 2006", "de": "02.01.2006", "ar": "02/01/2006", "he": "02/01/2006"}

func base(language string) string {
	code, _, _ := strings.Cut(strings.ToLower(language), "-")
	return code
}

// RightToLeft reports whether a language is written from right to left.
func RightToLeft(language string) bool {
	switch base(language) {
	case "ar", "he", "fa", "ur", "yi":
		return true
	}
	return false
}

// wordsIn returns the words in a language.
func wordsIn(language string) map[string]string {
	all := maps.Clone(words["en"])
	maps.Copy(all, words[base(language)])
	return all
}

func dateLayout(language string) string {
	if layout, known := dates[base(language)]; known {
		return layout
	}
	return "2006-01-02"
}

// grouped formats an amount with thousands separators, in the language's style.
func grouped(language string, c domain.Currency, a domain.Amount) string {
	text := c.Format(a)
	text, negative := strings.CutPrefix(text, "-")
	whole, fraction, _ := strings.Cut(text, ".")
	thousands, point := ",", "."
	if base(language) == "de" {
		thousands, point = ".", ","
	}
	var out strings.Builder
	if negative {
		out.WriteString("-")
	}
	for i, digit := range whole {
		if i > 0 && (len(whole)-i)%3 == 0 {
			out.WriteString(thousands)
		}
		out.WriteRune(digit)
	}
	if fraction != "" {
		out.WriteString(point + fraction)
	}
	return out.String()
}

// decimal formats a number that is no amount of money, in the language's style.
func decimal(language string, a domain.Amount) string {
	if base(language) == "de" {
		return strings.Replace(a.Trimmed(), ".", ",", 1)
	}
	return a.Trimmed()
}

// money formats an amount with its currency code.
func money(language string, c domain.Currency, a domain.Amount) liquid.Money {
	return liquid.Money{Amount: a, Shown: grouped(language, c, a) + "\u00a0" + string(c)}
}
