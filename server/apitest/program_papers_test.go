package apitest_test

import (
	"bytes"
	"compress/flate"
	"compress/zlib"
	"context"
	"encoding/csv"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"regexp"
	"slices"
	"strings"
	"time"
	"unicode/utf16"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/jackc/pgx/v5"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/letter"
)

// exportKeys maps exports to the column that identifies their objects.
var exportKeys = map[string]string{"order": "orderNumber", "refund": "refundNumber", "return": "returnNumber", "product": "productId", "store-customer": "email"}

// exportsOfParts lists the exports whose rows are parts of an order, such as invoices. papers compares these exports.
var exportsOfParts = []string{"exportInvoices", "exportPaymentTransactions", "exportChargebacks"}

// exported returns the kind of object whose rows an export contains, and the export as a surface.
func (p *program) exported(c call) (kind string, s surface, ok bool) {
	GinkgoHelper()
	if slices.Contains(exportsOfParts, c.op.OperationID) {
		return "", s, false
	}
	noun := strings.TrimSuffix(strings.TrimPrefix(c.path, "/admin"), "/export")
	if as := shownAs[noun]; as != "" {
		noun = as
	}
	kind = noun[1:]
	Expect(exportKeys).To(HaveKey(kind), "the column by which a row of %s is found", c.path)
	return kind, surface{name: p.surface + "." + c.op.OperationID, path: c.path, program: p, key: exportKeys[kind]}, true
}

// row returns the first row of the object in an export; nil means that the export does not contain the object.
func (s surface) row(known map[string]string) map[string]any {
	GinkgoHelper()
	for _, row := range table(s.program.client.Get(s.path)) {
		if row[s.key] == known[s.key] {
			members := map[string]any{}
			for column, cell := range row {
				members[column] = cell
			}
			return members
		}
	}
	return nil
}

// table returns the rows of an export. It removes the apostrophe before texts that a spreadsheet could run.
func table(a *apitest.Answer) (rows []map[string]string) {
	GinkgoHelper()
	all, err := csv.NewReader(bytes.NewReader(bytes.TrimPrefix(a.OK().Body, []byte("\ufeff")))).ReadAll()
	Expect(err).NotTo(HaveOccurred())
	for _, record := range all[1:] {
		row := map[string]string{}
		for i, column := range all[0] {
			row[column] = strings.TrimPrefix(record[i], "'")
		}
		rows = append(rows, row)
	}
	return rows
}

// alike reports whether two surfaces show the same value. An export shows times in the store's time zone, and null as
// an empty cell.
func alike(a, b string) bool {
	plain := func(v string) string {
		if at, err := time.Parse(time.RFC3339, v); err == nil {
			return at.UTC().Format(time.RFC3339Nano)
		}
		return strings.TrimSuffix(v, "<nil>")
	}
	return a == b || plain(a) == plain(b)
}

// papers compares mails and documents with the objects that they are about. It compares each mail once, right after the
// operation that sent the mail, and each document once.
type papers struct {
	world          *apitest.World
	conn           *pgx.Conn
	admin          *program
	mail, invoice  int64 // ids of the last compared mail and document
	mails, printed map[string]int
	spent          time.Duration
}

func newPapers(ctx context.Context, world *apitest.World, conn *pgx.Conn, admin *program) *papers {
	GinkgoHelper()
	p := &papers{world: world, conn: conn, admin: admin, mails: map[string]int{}, printed: map[string]int{}}
	Expect(conn.QueryRow(ctx, "SELECT coalesce(max(id), 0) FROM mails").Scan(&p.mail)).To(Succeed())
	return p
}

// complete expects that the program's operations caused every kind of mail and document that contains figures.
func (p *papers) complete() {
	GinkgoHelper()
	AddReportEntry("mails and documents compared", fmt.Sprint(p.mails, p.printed, p.spent.Round(time.Millisecond)))
	Expect(p.printed).To(And(HaveKey("INVOICE"), HaveKey("CREDIT_NOTE"), HaveKey("pro forma")))
	for _, kind := range []letter.MailKind{letter.MailOrderConfirmation, letter.MailRefundCompleted, letter.MailOrderCancelled, letter.MailSubscriptionCreated} {
		Expect(p.mails).To(HaveKey(string(kind)))
	}
}

// agree returns the differences that it found in the mails and documents of an operation.
func (p *papers) agree(ctx context.Context, c call) []string {
	GinkgoHelper()
	defer p.took(time.Now())
	return append(p.newMails(ctx, c.op.OperationID == "testEmail"), p.newDocuments(ctx)...)
}

func (p *papers) took(since time.Time) { p.spent += time.Since(since) }

// outgoing is a mail of the outbox.
type outgoing struct {
	id                           int64
	kind, message, content, lang string
	order, subscription          *int64
	letter.MailContent
}

// newMails returns the differences in new mails. It skips mails with sample data, since no object exists to compare
// them with.
func (p *papers) newMails(ctx context.Context, samples bool) (off []string) {
	GinkgoHelper()
	rows, err := p.conn.Query(ctx, "SELECT id, kind, message_id, content, language_code, order_id, subscription_id FROM mails WHERE id > $1 ORDER BY id", p.mail)
	Expect(err).NotTo(HaveOccurred())
	all, err := pgx.CollectRows(rows, func(row pgx.CollectableRow) (m outgoing, err error) {
		return m, row.Scan(&m.id, &m.kind, &m.message, &m.content, &m.lang, &m.order, &m.subscription)
	})
	Expect(err).NotTo(HaveOccurred())
	for _, m := range all {
		p.mail = m.id
		if samples && m.order == nil && m.subscription == nil {
			continue
		}
		p.open(&m)
		for _, each := range p.mailed(m) {
			off = append(off, "mail "+m.kind+": "+each)
		}
	}
	return off
}

// open decrypts the content of a mail.
func (p *papers) open(m *outgoing) {
	GinkgoHelper()
	id, _, _ := strings.Cut(m.message, "@")
	raw, err := p.world.App.Service.Keys.Open("mails/"+id, m.content)
	Expect(err).NotTo(HaveOccurred())
	if packed, ok := bytes.CutPrefix(raw, []byte("f")); ok {
		raw, err = io.ReadAll(flate.NewReader(bytes.NewReader(packed)))
		Expect(err).NotTo(HaveOccurred())
	}
	Expect(json.Unmarshal(raw, &m.MailContent)).To(Succeed())
}

// amountsIn matches the amounts in an English text: the digits, with optional thousands separators.
var amountsIn = regexp.MustCompile(`-?\p{Sc}\s?(\d[\d,]*(?:\.\d+)?)`)

func amounts(text string) (out []string) {
	for _, m := range amountsIn.FindAllStringSubmatch(text, -1) {
		sign := ""
		if strings.HasPrefix(m[0], "-") {
			sign = "-"
		}
		out = append(out, sign+strings.ReplaceAll(m[1], ",", ""))
	}
	return out
}

// labeled returns the first amount after a label at the beginning of a line; "" means the text has no
// such label.
func labeled(text, label string) string {
	at := regexp.MustCompile(`(?m)^` + label + `\b[^:\n]*:(.*)$`).FindStringSubmatch(text)
	if at == nil {
		return ""
	}
	return append(amounts(at[1]), "no amount")[0]
}

// figureless lists the mails that contain no figure of the order or subscription.
var figureless = []letter.MailKind{letter.MailVerifyEmail, letter.MailEmailChange, letter.MailEmailChangeNotice, letter.MailEmailChanged, letter.MailResetPassword, letter.MailPasswordChanged,
	letter.MailWelcome, letter.MailAccountDeleted, letter.MailAccountRestored, letter.MailOrderLink, letter.MailShipmentCreated, letter.MailShipmentDelivered, letter.MailPaymentFailed, letter.MailWebhookFailing, letter.MailWebhookDisabled,
	letter.MailAdminInvitation, letter.MailAdminEmailChange, letter.MailAdminEmailChangeNotice, letter.MailAdminEmailChanged, letter.MailAdminPasswordChanged,
	letter.MailAdminTOTPEnabled, letter.MailAdminTOTPRemoved, letter.MailCardExpiring, letter.MailGiftCard}

// mailed returns the figures of a mail that differ from the object of the mail.
func (p *papers) mailed(m outgoing) (off []string) {
	GinkgoHelper()
	if slices.Contains(figureless, letter.MailKind(m.kind)) {
		return nil
	}
	p.mails[m.kind]++
	same := func(name, got, want string) {
		if got != want {
			off = append(off, fmt.Sprintf("%s is %s, not %s", name, got, want))
		}
	}
	switch {
	case m.subscription != nil:
		s := p.admin.client.Get(fmt.Sprintf("/admin/subscription?subscriptionId=%d", *m.subscription)).OK()
		if !strings.Contains(m.Subject+m.Text, s.Text("subscriptionNumber")) {
			off = append(off, "it does not name the subscription")
		}
		if next := regexp.MustCompile(`[Nn]ext (?:renewal|one) is on (\w+ \d+, \d+)`).FindStringSubmatch(m.Text); next != nil {
			day, err := time.Parse("January 2, 2006", next[1])
			Expect(err).NotTo(HaveOccurred())
			same("the next renewal", day.Format(time.DateOnly), fmt.Sprint(s.At("nextProcessingDate")))
		}
	case m.order != nil:
		o := p.admin.client.Get(fmt.Sprintf("/admin/order/details?orderId=%d", *m.order)).OK()
		if !strings.Contains(m.Subject+m.Text, o.Text("orderNumber")) {
			off = append(off, "it does not name the order")
		}
		switch letter.MailKind(m.kind) {
		case letter.MailOrderConfirmation, letter.MailAdminOrderNotice:
			same("the total", labeled(m.Text, "Total"), o.Text("grandTotal"))
			if tax := labeled(m.Text, "(?:Included tax|Tax)"); tax != "" || o.Text("taxTotal") != "0.00" {
				same("the tax", tax, o.Text("taxTotal"))
			}
		case letter.MailRefundCompleted:
			number := regexp.MustCompile(`Refund number: (\d+)`).FindStringSubmatch(m.Text)
			Expect(number).NotTo(BeNil(), m.Text)
			for _, r := range o.At("refunds").([]any) {
				if refund := r.(map[string]any); fmt.Sprint(refund["refundNumber"]) == number[1] {
					same("the refund", amounts(m.Text)[0], refund["amount"].(string))
					if !strings.Contains(m.Text, "the refund failed") { // the subject of such a mail contains no amount
						same("the refund in the subject", amounts(m.Subject)[0], refund["amount"].(string))
					}
				}
			}
		case letter.MailOrderCancelled:
			back := "0.00"
			for _, r := range o.At("refunds").([]any) {
				if refund := r.(map[string]any); refund["refundedOn"] == o.At("cancelledOn") {
					back = refund["amount"].(string)
				}
			}
			same("the refund", append(amounts(strings.SplitN(m.Text, "×", 2)[0]), "0.00")[0], back)
		case letter.MailPaymentLink:
			same("the amount", amounts(m.Text)[0], o.Text("balance.due"))
		default:
			off = append(off, "no figure of it is compared")
		}
	default:
		off = append(off, "it is about nothing that is known")
	}
	return off
}

// newDocuments compares each new invoice and credit note in the order, the list, the export and the PDF.
func (p *papers) newDocuments(ctx context.Context) (off []string) {
	GinkgoHelper()
	rows, err := p.conn.Query(ctx, "SELECT id, order_id FROM invoices WHERE id > $1 ORDER BY id", p.invoice)
	Expect(err).NotTo(HaveOccurred())
	type issued struct{ ID, OrderID int64 }
	all, err := pgx.CollectRows(rows, pgx.RowToStructByPos[issued])
	Expect(err).NotTo(HaveOccurred())
	for _, each := range all {
		p.invoice = each.ID
		for _, fault := range p.document(each.ID, each.OrderID) {
			off = append(off, "document "+fault)
		}
	}
	return off
}

// document returns the differences of an invoice or credit note between the order, the list, the export and
// the PDF.
func (p *papers) document(id, order int64) (off []string) {
	GinkgoHelper()
	inOrder := p.row(p.admin.client.Get(fmt.Sprintf("/admin/order/details?orderId=%d", order)).OK().At("invoices"), id)
	listed := p.row(p.admin.client.Get(fmt.Sprintf("/admin/invoice/paged?orderId=%d", order)).OK().At("items"), id)
	Expect(inOrder).NotTo(BeNil())
	Expect(listed).NotTo(BeNil())
	p.printed[listed["type"].(string)]++
	same := func(where, name string, got, want any) {
		if got != want {
			off = append(off, fmt.Sprintf("%s %s: the list has %v, %s has %v", listed["type"], name, want, where, got))
		}
	}
	for name, value := range flat(inOrder) {
		if _, ok := listed[name]; ok {
			same("the order", name, value, fmt.Sprint(listed[name]))
		}
	}
	sums := map[string]domain.Amount{}
	for _, row := range table(p.admin.client.Get(fmt.Sprintf("/admin/invoice/export?orderId=%d", order))) {
		if row["number"] != listed["number"] {
			continue
		}
		for _, name := range []string{"net", "tax", "gross"} {
			sums[name] = sums[name].Add(domain.MustAmount(row[name]))
		}
		same("the export", "currencyCode", row["currencyCode"], listed["currencyCode"])
	}
	if listed["type"] == "CREDIT_NOTE" {
		for name, sum := range sums {
			sums[name] = sum.Neg()
		}
	}
	net := domain.MustAmount(listed["subtotal"].(string)).Add(domain.MustAmount(listed["shippingTotal"].(string)))
	same("the export", "net", sums["net"].Fixed(2), net.Fixed(2))
	same("the export", "tax", sums["tax"].Fixed(2), listed["taxTotal"])
	same("the export", "total", sums["gross"].Fixed(2), listed["total"])
	text := printedText(p.admin.client.Get(fmt.Sprintf("/admin/order/pdf?invoiceId=%d&orderId=%d&languageCode=en", id, order)).OK().Body)
	same("the PDF", "total", printedTotal(text), listed["total"])
	same("the PDF", "tax", printedTax(text), listed["taxTotal"])
	if !strings.Contains(text, listed["number"].(string)+"\n") {
		off = append(off, "the PDF lacks the number")
	}
	return off
}

// order returns the differences between an order and its pro forma invoice, payments and disputes.
func (p *papers) order(id string) (off []string) {
	GinkgoHelper()
	defer p.took(time.Now())
	for range 40 { // a job may change the order while it is read
		if off = p.orderNow(id); len(off) == 0 {
			break
		}
		time.Sleep(25 * time.Millisecond)
	}
	return off
}

func (p *papers) orderNow(id string) (off []string) {
	GinkgoHelper()
	o := p.admin.client.Get("/admin/order/details?orderId=" + id)
	if o.Status != http.StatusOK {
		return nil
	}
	same := func(name, got, want string) {
		if got != want {
			off = append(off, fmt.Sprintf("order %s: the order has %s, not %s", name, want, got))
		}
	}
	if len(o.At("invoices").([]any)) == 0 && o.Text("status") != "DRAFT" {
		p.printed["pro forma"]++
		text := printedText(p.admin.client.Get("/admin/order/pdf?languageCode=en&orderId=" + id).OK().Body)
		same("total in the pro forma invoice", printedTotal(text), o.Text("grandTotal"))
		same("tax in the pro forma invoice", printedTax(text), o.Text("taxTotal"))
	}
	for _, row := range p.admin.client.Get("/admin/order/paged?status=" + o.Text("status") + "&search=" + o.Text("orderNumber")).OK().At("items").([]any) {
		if listed := row.(map[string]any); fmt.Sprint(listed["orderId"]) == id {
			for name, of := range map[string]string{"paid": "captured", "refunded": "refunded", "due": "due", "disputed": "disputed"} {
				same(of+" in the list", listed[name].(string), o.Text("balance."+of))
			}
		}
	}
	moved := map[string]domain.Amount{}
	for _, row := range table(p.admin.client.Get("/admin/payment-transaction/export?orderId=" + id)) {
		moved[row["type"]] = moved[row["type"]].Add(domain.MustAmount(row["amount"]))
	}
	same("captured in the export of payments", moved["CAPTURE"].Fixed(2), o.Text("balance.captured"))
	var refunded domain.Amount // the balance includes refunds in progress
	for _, each := range o.At("refunds").([]any) {
		if r := each.(map[string]any); r["status"] == "COMPLETED" {
			refunded = refunded.Add(domain.MustAmount(r["amount"].(string)))
		}
	}
	same("refunded in the export of payments", moved["REFUND"].Neg().Fixed(2), refunded.Fixed(2))
	disputes := map[string]string{}
	for _, each := range o.At("chargebacks").([]any) {
		c := each.(map[string]any)
		disputes[c["reference"].(string)] = c["status"].(string) + " " + c["amount"].(string)
	}
	for _, row := range table(p.admin.client.Get("/admin/chargeback/export?orderId=" + id)) {
		same("dispute in the export", row["status"]+" "+row["amount"], disputes[row["reference"]])
	}
	return off
}

// printedTotal returns the total of a printed document.
func printedTotal(text string) string {
	at := regexp.MustCompile(`(?m)^Total\n([^\s\x{a0}]+)[ \x{a0}][A-Z]{3}$`).FindStringSubmatch(text)
	if at == nil {
		return "nothing"
	}
	return strings.ReplaceAll(at[1], ",", "")
}

// printedTax returns the sum of the taxes in the tax table of a printed document. Each row of the table ends with the
// net amount and the tax of one rate.
func printedTax(text string) string {
	_, taxes, _ := strings.Cut(text, "\nTaxes\nRate\nNet\nTax\n")
	var sum domain.Amount
	for _, row := range regexp.MustCompile(`(?m)^-?[\d,]+\.\d\d\n(-?[\d,]+\.\d\d)$`).FindAllStringSubmatch(taxes, -1) {
		sum = sum.Add(domain.MustAmount(strings.ReplaceAll(row[1], ",", "")))
	}
	return sum.Fixed(2)
}

// row returns the document with the given id.
func (p *papers) row(rows any, id int64) map[string]any {
	for _, row := range rows.([]any) {
		if members := row.(map[string]any); fmt.Sprint(members["invoiceId"]) == fmt.Sprint(id) {
			return members
		}
	}
	return nil
}

// printedText returns the words of a PDF in the order of its drawing commands.
func printedText(file []byte) string {
	GinkgoHelper()
	var out strings.Builder
	for _, stream := range regexp.MustCompile(`(?s)stream\r?\n(.*?)\r?\nendstream`).FindAllSubmatch(file, -1) {
		r, err := zlib.NewReader(bytes.NewReader(stream[1]))
		if err != nil {
			continue // a stream without text, such as an image or a font
		}
		content, _ := io.ReadAll(r) // the last byte of the checksum is missing if it is a carriage return
		for _, shown := range regexp.MustCompile(`(?s)\(((?:[^\\)]|\\.)*)\) ?Tj`).FindAllSubmatch(content, -1) {
			raw := regexp.MustCompile(`(?s)\\(.)`).ReplaceAllFunc(shown[1], func(escaped []byte) []byte {
				if escaped[1] == 'r' {
					return []byte{13}
				}
				return escaped[1:]
			})
			var units []uint16
			for i := 0; i+1 < len(raw); i += 2 {
				units = append(units, uint16(raw[i])<<8|uint16(raw[i+1]))
			}
			out.WriteString(string(utf16.Decode(units)) + "\n")
		}
	}
	return out.String()
}
