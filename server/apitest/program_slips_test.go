package apitest_test

import (
	"cmp"
	"fmt"
	"regexp"
	"slices"
	"strings"

	. "github.com/onsi/ginkgo/v2"

	"github.com/storeplatform/storeplatform/server/apitest"
)

// documents compares the packing slips and the pick list of an order with the order.
func (r *reports) documents(id int64) (off []string) {
	GinkgoHelper()
	o := r.orders[id]
	if o == nil {
		return nil
	}
	for _, fault := range append(r.slips(id, o), r.pickList(id, o)...) {
		off = append(off, fmt.Sprintf("%s of order %s", fault, o.Text("orderNumber")))
	}
	return off
}

// goodsDocument is a document that lists goods without prices.
type goodsDocument struct {
	text string
	rows []string // SKU and quantity of each row, sorted
}

// goodsOf reads a packing slip or a pick list. On a pick list the SKU stands before the name, on a packing slip after
// it.
func (r *reports) goodsOf(id int64, o *apitest.Answer, query string) (d goodsDocument) {
	GinkgoHelper()
	d.text = printedText(r.get(fmt.Sprintf("/admin/order/pdf?orderId=%d&languageCode=en&type=%s", id, query)).Body)
	skus := map[string]bool{}
	for _, l := range rowsAt(o, "items") {
		skus[l["sku"].(string)] = true
	}
	number := regexp.MustCompile(`^\d+$`)
	_, table, _ := strings.Cut(d.text, "\nQty\n")
	sku := ""
	for line := range strings.Lines(table) {
		line = strings.TrimSuffix(line, "\n")
		switch {
		case sku == "" && skus[line]:
			sku = line
		case sku != "" && number.MatchString(line):
			d.rows, sku = append(d.rows, sku+" × "+line), ""
		}
	}
	slices.Sort(d.rows)
	return d
}

// words joins the words of a text with single spaces, since a document breaks its lines.
func words(text string) string { return strings.Join(strings.Fields(text), " ") }

// lacks returns the texts that a document does not contain.
func (d goodsDocument) lacks(name string, texts ...string) (off []string) {
	for _, text := range texts {
		if text != "" && !strings.Contains(words(d.text), words(text)) {
			off = append(off, fmt.Sprintf("no %q on %s", text, name))
		}
	}
	return off
}

// rowsDiffer compares the rows of a document with the expected rows.
func (d goodsDocument) rowsDiffer(name string, want []string) []string {
	slices.Sort(want)
	if slices.Equal(d.rows, want) {
		return nil
	}
	return []string{fmt.Sprintf("rows %q, not %q, on %s", d.rows, want, name)}
}

// slips compares the packing slip of each parcel with the order's shipments.
func (r *reports) slips(id int64, o *apitest.Answer) (off []string) {
	GinkgoHelper()
	for _, parcel := range rowsAt(o, "shipments") {
		r.compared["packing slip"]++
		name := fmt.Sprint("the packing slip of parcel ", parcel["shipmentNumber"])
		d := r.goodsOf(id, o, fmt.Sprint("PACKING_SLIP&shipmentId=", parcel["shipmentId"]))
		var want, texts []string
		for _, item := range parcel["items"].([]any) {
			in := item.(map[string]any)
			want = append(want, fmt.Sprint(in["sku"], " × ", in["quantity"]))
			texts = append(texts, printedName(o, in["lineItemId"]))
		}
		off = append(append(off, d.rowsDiffer(name, want)...), d.lacks(name, append(append(texts, destinationOf(o)...), o.Text("orderNumber"),
			fmt.Sprint(parcel["shipmentNumber"]), orEmpty(parcel["carrierName"]), orEmpty(parcel["trackingNumber"]), orEmpty(o.At("notes.customer")))...)...)
	}
	return off
}

// pickList compares an order's pick list with the units that are open.
func (r *reports) pickList(id int64, o *apitest.Answer) []string {
	GinkgoHelper()
	r.compared["pick list"]++
	d := r.goodsOf(id, o, "PICK_LIST")
	var want, texts []string
	for _, l := range rowsAt(o, "items") {
		if open := fmt.Sprint(l["openQuantity"]); open != "0" {
			want = append(want, fmt.Sprint(l["sku"], " × ", open))
			texts = append(texts, printedName(o, l["lineItemId"]))
		}
	}
	off := append(d.rowsDiffer("the pick list", want), d.lacks("the pick list", append(append(texts, destinationOf(o)...), o.Text("orderNumber"), orEmpty(o.At("notes.internal")))...)...)
	warning := map[string]string{"DRAFT": "Not placed yet: do not ship", "CANCELLED": "Canceled: do not ship"}[o.Text("status")]
	if warning == "" && o.At("hold") != nil {
		warning = "On hold: do not ship"
		r.compared["held pick list"]++
	}
	if o.Text("status") == "CANCELLED" {
		r.compared["canceled pick list"]++
	}
	if shown := strings.Contains(words(d.text), "do not ship"); shown != (warning != "") {
		off = append(off, fmt.Sprintf("a warning (%t, not %q) on the pick list", shown, warning))
	}
	return append(off, d.lacks("the pick list", warning)...)
}

// printedName returns the name of a line as its buyer read it.
func printedName(o *apitest.Answer, line any) string {
	GinkgoHelper()
	for _, l := range rowsAt(o, "items") {
		if l["lineItemId"] == line {
			return cmp.Or(orEmpty(l["localName"]), l["name"].(string))
		}
	}
	Fail(fmt.Sprintf("the order has no line %v", line))
	return ""
}

// destinationOf returns texts of the address to which an order is shipped.
func destinationOf(o *apitest.Answer) []string {
	GinkgoHelper()
	address, ok := o.At("shippingAddress").(map[string]any)
	if !ok {
		return nil
	}
	return []string{orEmpty(address["lastName"]), orEmpty(address["streetLine1"]), orEmpty(address["postalCode"]), orEmpty(address["city"])}
}

// orEmpty returns a text that can be null.
func orEmpty(v any) string {
	text, _ := v.(string)
	return text
}
