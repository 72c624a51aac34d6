package admin_test

import (
	"context"
	"encoding/csv"
	"encoding/json"
	"fmt"
	"net/http"
	"net/url"
	"strings"
	"sync"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/migrations"
	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/server/config"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/returns"
)

// migrated checks that the migration stops the same units of a line as the commands did.
func migrated(ctx context.Context, w *apitest.World, line string) {
	GinkgoHelper()
	text, err := migrations.Files.ReadFile("0091_withdrawal.up.sql")
	Expect(err).NotTo(HaveOccurred())
	_, statement, ok := strings.Cut(string(text), "SELECT force_tenants(false);")
	Expect(ok).To(BeTrue())
	statement, _, _ = strings.Cut(statement, ";")
	conn, err := pgx.Connect(ctx, w.DatabaseURL)
	Expect(err).NotTo(HaveOccurred())
	defer conn.Close(ctx)
	target := func() (n int) {
		Expect(conn.QueryRow(ctx, "SELECT drop_target FROM order_lines WHERE id::text = $1", line).Scan(&n)).To(Succeed())
		return n
	}
	before := target()
	Expect(before).To(BeNumerically(">", 0))
	_, err = conn.Exec(ctx, "UPDATE order_lines SET drop_target = 0")
	Expect(err).NotTo(HaveOccurred())
	_, err = conn.Exec(ctx, statement)
	Expect(err).NotTo(HaveOccurred())
	Expect(target()).To(Equal(before))
}

var _ = Describe("Returns", Ordered, ContinueOnFailure, func() {
	var shop *apitest.Shop
	var ada apitest.Client
	BeforeAll(func(ctx SpecContext) {
		shop = apitest.Start(ctx, func(c *config.Config) { c.Roles = []string{"api"} }).Shop("returns")
		ada = shop.Admin
		ada.Once().Post("/admin/stock/adjust", object{"reason": "COUNTED", "items": []any{object{"variantId": shop.White, "stockOnHand": 1000}}}).OK()
	})

	order := func(id int64) *apitest.Answer {
		GinkgoHelper()
		return ada.Get(fmt.Sprintf("/admin/order/details?orderId=%d", id)).OK()
	}
	// shipped returns a paid order of the given number of white sets, which are all shipped.
	shipped := func(units int) (id int64, line string) {
		GinkgoHelper()
		guest := shop.Guest(shop.White, units)
		id = guest.Once().Post("/customer/checkout", guest.Checkout("pm_card_visa")).OK().ID("orderId")
		ada.Once().Post("/admin/order/fulfill", object{"orderId": id}).OK()
		return id, order(id).Text("items.0.lineItemId")
	}
	request := func(id int64, line string, units int) object {
		return object{"orderId": id, "kind": "RETURN", "lines": []any{object{"lineItemId": line, "quantity": units}}}
	}
	create := func(id int64, line string, units int) *apitest.Answer {
		GinkgoHelper()
		return ada.Once().Post("/admin/return", request(id, line, units)).OK()
	}
	receipt := func(id int64, line string, units int, condition string) object {
		return object{"returnId": id, "lines": []any{object{"lineItemId": line, "quantity": units, "condition": condition}}}
	}
	onHand := func() int64 {
		GinkgoHelper()
		return ada.Get(fmt.Sprintf("/admin/product?productId=%d", shop.ProductID)).OK().ID("variants.0.stockOnHand")
	}
	call := func(a *apitest.Answer) string {
		if a.Status == http.StatusOK {
			return a.Text("status")
		}
		return string(a.Problem().Code)
	}
	// in creates a return of two units and moves it to the given status.
	in := func(status returns.Status) (id int64, line string) {
		GinkgoHelper()
		orderID, line := shipped(2)
		body := request(orderID, line, 2)
		body["isApproved"] = status != returns.Requested && status != returns.Rejected
		id = ada.Once().Post("/admin/return", body).OK().ID("returnId")
		post := func(command string, more object) {
			body := object{"returnId": id}
			for k, v := range more {
				body[k] = v
			}
			ada.Once().Post("/admin/return/"+command, body).OK()
		}
		receive := func() { ada.Once().Post("/admin/return/receive", receipt(id, line, 2, "SELLABLE")).OK() }
		switch status {
		case returns.Requested, returns.Approved:
		case returns.Rejected:
			post("reject", object{"note": "Worn"})
		case returns.InTransit:
			post("send", object{"carrierName": "DHL"})
		case returns.Received:
			receive()
		case returns.Completed:
			receive()
			post("complete", nil)
		case returns.Cancelled:
			post("cancel", nil)
		}
		return id, line
	}

	It("change status exactly as the state table allows", func() {
		commands := []struct {
			name string
			to   returns.Status
		}{{"approve", returns.Approved}, {"reject", returns.Rejected}, {"send", returns.InTransit}, {"receive", returns.Received}, {"complete", returns.Completed}, {"cancel", returns.Cancelled}}
		for _, from := range returns.Statuses() {
			for _, c := range commands {
				id, line := in(from)
				body := object{"returnId": id}
				if c.name == "receive" {
					body = receipt(id, line, 1, "DAMAGED")
				}
				got := call(ada.Once().Post("/admin/return/"+c.name, body))
				want := string(domain.InvalidStateTransition)
				if from == returns.Approved && c.to == returns.Completed {
					Expect(got).To(Equal(want), "units are outstanding")
					continue
				}
				repeats := from == c.to && c.to != returns.Received
				if repeats || returns.Transitions.Check("return", from, c.to) == nil && from != returns.Received || from == returns.Received && c.to == returns.Completed {
					want = string(c.to)
				}
				Expect(got).To(Equal(want), "%s in %s", c.name, from)
				shown := ada.Get(fmt.Sprintf("/admin/return?returnId=%d", id)).OK()
				if want == string(domain.InvalidStateTransition) {
					Expect(shown.Text("status")).To(Equal(string(from)))
					Expect(shown.At("allowedActions")).NotTo(ContainElement(map[string]string{"approve": "APPROVE", "reject": "REJECT", "send": "SEND", "receive": "RECEIVE", "complete": "COMPLETE", "cancel": "CANCEL"}[c.name]))
				}
			}
		}
	})

	It("restock each sellable unit once, in any order of refund and receipt", func() {
		for _, refundFirst := range []bool{true, false} {
			id, line := shipped(3)
			start := onHand()
			ret := create(id, line, 3).ID("returnId")
			refund := func() {
				ada.Once().Post("/admin/order/refund", object{"orderId": id, "reason": "RETURN_SELLABLE", "lines": []any{object{"lineItemId": line, "quantity": 3}}}).OK()
			}
			if refundFirst {
				refund()
				Expect(onHand()).To(Equal(start + 3))
			}
			ada.Once().Post("/admin/return/receive", receipt(ret, line, 2, "SELLABLE")).OK()
			got := ada.Once().Post("/admin/return/receive", receipt(ret, line, 1, "DAMAGED")).OK()
			Expect([]any{onHand(), got.ID("lines.0.returnedQuantity"), got.ID("lines.0.restockedQuantity")}).To(Equal([]any{start + 2, int64(3), int64(2)}))
			if !refundFirst {
				refund()
				Expect(onHand()).To(Equal(start+2), "the units are here")
			}
			shown := ada.Get(fmt.Sprintf("/admin/return?returnId=%d", ret)).OK()
			o := order(id)
			Expect(shown.At("refundIds")).To(HaveLen(1))
			Expect([]string{o.Text("fulfillmentStatus"), o.Text("paymentStatus"), o.Text("balance.refundable")}).To(Equal([]string{"RETURNED", "PARTIALLY_REFUNDED", "5.83"}))
			Expect(o.ID("items.0.returnedQuantity")).To(Equal(int64(3)))
			Expect(ada.Once().Post("/admin/return/complete", object{"returnId": ret}).OK().Text("status")).To(Equal("COMPLETED"))
		}
	})

	It("record damage to a unit that was restocked by a refund and bought by another buyer", func() {
		id, line := shipped(2)
		ret := create(id, line, 2).ID("returnId")
		ada.Once().Post("/admin/order/refund", object{"orderId": id, "reason": "RETURN_SELLABLE", "lines": []any{object{"lineItemId": line, "quantity": 2}}}).OK()
		sold := onHand() - 1
		guest := shop.Guest(shop.White, int(sold))
		other := guest.Once().Post("/customer/checkout", guest.Checkout("pm_card_visa")).OK().ID("orderId")
		got := ada.Once().Post("/admin/return/receive", receipt(ret, line, 2, "DAMAGED")).OK()
		Expect([]any{got.ID("lines.0.damagedQuantity"), got.ID("lines.0.restockedQuantity"), onHand()}).To(Equal([]any{int64(2), int64(0), sold}), "one unit was left, and the other one is sold")
		ada.Once().Post("/admin/order/cancel", object{"orderId": other, "reason": "OTHER"}).OK()
		Expect(onHand()).To(Equal(sold))
	})

	It("refuse more units than were shipped, requested or approved", func() {
		id, line := shipped(3)
		pointers := func(a *apitest.Answer) string {
			a.Is(http.StatusUnprocessableEntity).Refused(domain.InvalidValue)
			return a.Text("errors.0.pointer")
		}
		Expect(pointers(ada.Once().Post("/admin/return", request(id, line, 4)))).To(Equal("/lines/0/quantity"))
		Expect(pointers(ada.Once().Post("/admin/return/preview", request(id, line, 4)))).To(Equal("/lines/0/quantity"))
		body := request(id, line, 1)
		body["kind"] = "GIFT"
		Expect(pointers(ada.Once().Post("/admin/return", body))).To(Equal("/kind"))
		first := create(id, line, 2).ID("returnId")
		Expect(pointers(ada.Once().Post("/admin/return", request(id, line, 2)))).To(Equal("/lines/0/quantity"))
		Expect(pointers(ada.Once().Post("/admin/return/receive", receipt(first, line, 3, "SELLABLE")))).To(Equal("/lines/0/quantity"))
		Expect(pointers(ada.Once().Post("/admin/return/receive", receipt(first, line, 1, "WET")))).To(Equal("/lines/0/condition"))
		requested, other := in(returns.Requested)
		Expect(pointers(ada.Once().Post("/admin/return/approve", object{"returnId": requested, "lines": []any{object{"lineItemId": other, "quantity": 3}}}))).To(Equal("/lines/0/quantity"))
		for _, command := range []string{"approve", "reject", "send", "complete", "cancel"} {
			ada.Once().Post("/admin/return/"+command, object{"returnId": first, "version": 99}).Is(http.StatusConflict).Refused(domain.VersionConflict)
			ada.Once().Post("/admin/return/"+command, object{"returnId": 999999}).Is(http.StatusNotFound)
		}
		stale := receipt(first, line, 1, "SELLABLE")
		stale["version"] = 99
		ada.Once().Post("/admin/return/receive", stale).Is(http.StatusConflict).Refused(domain.VersionConflict)
		ada.Once().Post("/admin/return", request(999999, line, 1)).Is(http.StatusNotFound)
	})

	It("never exceed their limits under 24 concurrent requests, and receive goods once per idempotency key", func() {
		id, line := shipped(5)
		together := func(call func(i int) *apitest.Answer) (ok int) {
			answers := make([]*apitest.Answer, 24)
			var all sync.WaitGroup
			for i := range answers {
				all.Go(func() { defer GinkgoRecover(); answers[i] = call(i) })
			}
			all.Wait()
			for _, a := range answers {
				if a.Status == http.StatusOK {
					ok++
				}
			}
			return ok
		}
		Expect(together(func(int) *apitest.Answer { return ada.Once().Post("/admin/return", request(id, line, 2)) })).To(Equal(2))
		list := ada.Get(fmt.Sprintf("/admin/return/paged?orderId=%d&sort=requestedOn", id)).OK()
		Expect(list.At("items")).To(HaveLen(2))
		start, ret := onHand(), list.ID("items.0.returnId")
		Expect(together(func(int) *apitest.Answer {
			return ada.Once().Post("/admin/return/receive", receipt(ret, line, 1, "SELLABLE"))
		})).To(Equal(2))
		Expect(onHand()).To(Equal(start + 2))
		key := uuid.NewString()
		second := list.ID("items.1.returnId")
		for range 2 {
			ada.With("Idempotency-Key", key).Post("/admin/return/receive", receipt(second, line, 1, "SELLABLE")).OK()
		}
		Expect(onHand()).To(Equal(start + 3))
	})

	It("block the shipment of withdrawn units until the units are dropped or the withdrawal ends", func(ctx SpecContext) {
		ada.Patch("/admin/store/settings", object{"returnPolicy": object{"needsApproval": false, "exclusions": []any{}, "reasons": []any{}, "terms": []any{}}}).OK()
		guest := shop.Guest(shop.White, 5)
		id := guest.Once().Post("/customer/checkout", guest.Checkout("pm_card_visa")).OK().ID("orderId")
		line := order(id).Text("items.0.lineItemId")
		withdrawal := func(units int) object {
			body := request(id, line, units)
			body["kind"] = "WITHDRAWAL"
			return body
		}
		// open returns the units to ship, from the order and from the summary of items.
		open := func() []int64 {
			GinkgoHelper()
			o := order(id)
			summary := ada.Get(fmt.Sprintf("/admin/order/item/summary?search=%d&sort=sku", o.ID("orderNumber"))).OK()
			return []int64{o.ID("items.0.openQuantity"), summary.ID("items.0.quantityToFulfill")}
		}
		parcel := func(units int, status string) *apitest.Answer {
			return ada.Once().Post("/admin/order/fulfill", object{"orderId": id, "status": status, "items": []any{object{"lineItemId": line, "quantity": units}}})
		}
		end := func(command string, ret int64) *apitest.Answer {
			GinkgoHelper()
			return ada.Once().Post("/admin/return/"+command, object{"returnId": ret}).OK()
		}
		first := ada.Once().Post("/admin/return", withdrawal(2)).OK()
		Expect(first.ID("lines.0.unshippedQuantity")).To(BeEquivalentTo(2))
		Expect(open()).To(Equal([]int64{3, 3}))
		refused := parcel(4, "IN_TRANSIT").Is(http.StatusUnprocessableEntity).Refused(domain.QuantityExceedsUnfulfilled)
		Expect(refused.Errors[0].Pointer).To(Equal("/items/0/quantity"))
		ada.Once().Post("/admin/return", withdrawal(4)).Is(http.StatusUnprocessableEntity).Refused(domain.InvalidValue)

		By("canceling and rejecting a withdrawal")
		end("cancel", first.ID("returnId"))
		Expect(open()).To(Equal([]int64{5, 5}))
		pending := withdrawal(2)
		pending["isApproved"] = false
		second := ada.Once().Post("/admin/return", pending).OK()
		Expect(open()).To(Equal([]int64{3, 3}))
		end("reject", second.ID("returnId"))
		Expect(open()).To(Equal([]int64{5, 5}))

		By("a parcel that waits for the carrier")
		packed := parcel(4, "PENDING").OK().ID("shipmentId")
		third := ada.Once().Post("/admin/return", withdrawal(2)).OK()
		ada.Once().Post("/admin/order/refund", object{"orderId": id, "reason": "OTHER", "lines": []any{object{"lineItemId": line, "quantity": 1}}}).OK()
		fourth := ada.Once().Post("/admin/return", withdrawal(1)).OK()
		Expect([]int64{third.ID("lines.0.unshippedQuantity"), fourth.ID("lines.0.unshippedQuantity")}).To(Equal([]int64{2, 1}))
		Expect(open()).To(Equal([]int64{0, 0}))
		migrated(ctx, shop.World, line)
		Expect(order(id).At("allowedActions")).NotTo(ContainElement("FULFILL"))
		ada.Once().Patch("/admin/shipment", object{"shipmentId": packed, "status": "IN_TRANSIT"}).Is(http.StatusConflict).Refused(domain.InvalidStateTransition)
		ada.Once().Post("/admin/shipment/cancel", object{"shipmentId": packed}).OK()
		Expect(open()).To(Equal([]int64{2, 2}))

		By("refunding the units, and completing the withdrawal")
		ada.Once().Post("/admin/order/refund", object{"orderId": id, "reason": "OTHER", "lines": []any{object{"lineItemId": line, "quantity": 2}}}).OK()
		Expect(open()).To(Equal([]int64{2, 2}))
		end("complete", third.ID("returnId"))
		end("complete", fourth.ID("returnId"))
		Expect(open()).To(Equal([]int64{2, 2}))

		By("concurrent parcels and withdrawals")
		var all sync.WaitGroup
		statuses := make([]int, 12)
		for i := range statuses {
			all.Go(func() {
				defer GinkgoRecover()
				if i%2 == 0 {
					statuses[i] = parcel(1, "IN_TRANSIT").Status
				} else {
					statuses[i] = ada.Once().Post("/admin/return", withdrawal(1)).Status
				}
			})
		}
		all.Wait()
		Expect(open()).To(Equal([]int64{0, 0}))
		sent, stopped, back := order(id).ID("items.0.fulfilledQuantity"), int64(0), int64(0)
		list := ada.Get(fmt.Sprintf("/admin/return/paged?orderId=%d&status=APPROVED", id)).OK()
		for i := range list.At("items").([]any) {
			r := ada.Get(fmt.Sprintf("/admin/return?returnId=%d", list.ID(fmt.Sprintf("items.%d.returnId", i)))).OK()
			stopped, back = stopped+r.ID("lines.0.unshippedQuantity"), back+r.ID("lines.0.approvedQuantity")
		}
		Expect(sent+stopped).To(BeEquivalentTo(2), "%v", statuses)
		Expect(back).To(Equal(sent), "each shipped unit comes back once")

		By("an edit that removes a withdrawn unit")
		guest = shop.Guest(shop.White, 3)
		id = guest.Once().Post("/customer/checkout", guest.Checkout("pm_card_visa")).OK().ID("orderId")
		line = order(id).Text("items.0.lineItemId")
		ada.Once().Post("/admin/return", withdrawal(2)).OK()
		ada.Once().Patch("/admin/order", object{"orderId": id, "version": order(id).ID("version"), "items": []any{object{"lineItemId": line, "quantity": 2}}}).OK()
		Expect(open()).To(Equal([]int64{1, 1}))
	})

	It("are listed for integrations in the order of their changes, without internal notes", func() {
		ada.Patch("/admin/store/settings", object{"returnPolicy": object{"needsApproval": false, "exclusions": []any{}, "reasons": []any{object{"code": "TOO_SMALL", "name": "Too small"}},
			"terms": []any{object{"countryCodes": []string{"DE"}, "accountTypeIds": []any{}, "windowDays": 0, "withdrawalDays": 14, "restockingRate": "0", "returnShipping": []any{}}}}}).OK()
		id, line := shipped(2)
		body := request(id, line, 2)
		body["note"] = "The buyer was angry"
		created := ada.Once().Post("/admin/return", body).OK()
		app, ret := shop.AppToken("return:read"), created.ID("returnId")
		path := func(id int64) string { return fmt.Sprintf("/return?returnId=%d", id) }
		one := path(ret)
		shop.AppToken("order:read", "refund:read").Get(one).Is(http.StatusForbidden)
		shop.AppToken("order:read", "refund:read").Get("/return/paged").Is(http.StatusForbidden)
		app.Get("/return?returnId=9999999").Is(http.StatusNotFound)

		// read returns the row of the list and the details, both compared with those of the Admin API.
		read := func(id int64, query string) (row, details object) {
			GinkgoHelper()
			one := path(id)
			list := app.Get("/return/paged?" + query).OK()
			Expect(list.At("items")).To(HaveLen(1))
			var all, full object
			shown := app.Get(one).OK()
			Expect(json.Unmarshal(shown.Body, &details)).To(Succeed())
			Expect(json.Unmarshal(ada.Get("/admin"+one).OK().Body, &full)).To(Succeed())
			var page struct{ Items []object }
			Expect(json.Unmarshal(list.Body, &page)).To(Succeed())
			all, row = object{}, page.Items[0]
			for name := range details {
				all[name] = full[name]
			}
			Expect(details).To(Equal(all))
			Expect(full).To(HaveLen(len(details)+3), "note, allowedActions and version are left out")
			for name, value := range row {
				if name != "lines" {
					Expect([]any{details[name]}).To(Equal([]any{value}), name)
				}
			}
			for name, value := range row["lines"].([]any)[0].(object) {
				Expect([]any{details["lines"].([]any)[0].(object)[name]}).To(Equal([]any{value}), name)
			}
			for _, a := range []*apitest.Answer{list, shown} {
				Expect(string(a.Body)).NotTo(ContainSubstring("angry"))
			}
			return row, details
		}
		ofOrder := fmt.Sprintf("orderId=%d", id)
		row, details := read(ret, ofOrder)
		Expect([]any{row["status"], details["exceeds"]}).To(Equal([]any{"APPROVED", []any{"NOT_OFFERED"}}))
		for _, query := range []string{"&status=RECEIVED", "&kind=CLAIM", "&requestedTo=2020-01-01T00:00:00Z", "&storeCustomerId=9999999"} {
			Expect(app.Get("/return/paged?" + ofOrder + query).OK().At("items")).To(BeEmpty())
		}

		since := ofOrder + "&modifiedSince=" + url.QueryEscape(created.Text("modifiedOn"))
		app.Get("/return/paged?" + since + "&sort=requestedOn").Is(http.StatusBadRequest).Refused(domain.InvalidRequest)
		Eventually(func() any { return app.Get("/return/paged?" + since).OK().At("items") }).Should(HaveLen(1))
		ada.Once().Post("/admin/return/receive", receipt(ret, line, 1, "SELLABLE")).OK()
		ada.Once().Post("/admin/return/receive", receipt(ret, line, 1, "DAMAGED")).OK()
		refund := ada.Once().Post("/admin/order/refund", object{"orderId": id, "reason": "RETURN_SELLABLE", "lines": []any{object{"lineItemId": line, "quantity": 2}}}).OK()
		Eventually(func() any {
			list := app.Get("/return/paged?" + since).OK()
			return []any{list.At("items.0.status"), list.At("items.0.lines.0.damagedQuantity")}
		}).Should(Equal([]any{"RECEIVED", json.Number("1")}))
		_, details = read(ret, since)
		Expect(details["refundIds"]).To(HaveLen(1), "%s", refund.Body)

		By("in every status, and with every quantity")
		for _, status := range returns.Statuses() {
			id, _ := in(status)
			row, _ := read(id, fmt.Sprintf("orderId=%d", ada.Get("/admin"+path(id)).OK().ID("orderId")))
			Expect(row["status"]).To(BeEquivalentTo(status))
		}
		guest := shop.Guest(shop.White, 3)
		withdrawn := guest.Once().Post("/customer/checkout", guest.Checkout("pm_card_visa")).OK().ID("orderId")
		line = order(withdrawn).Text("items.0.lineItemId")
		ada.Once().Post("/admin/order/fulfill", object{"orderId": withdrawn, "items": []any{object{"lineItemId": line, "quantity": 2}}}).OK()
		body = object{"orderId": withdrawn, "kind": "WITHDRAWAL", "lines": []any{object{"lineItemId": line, "quantity": 3, "reason": "TOO_SMALL"}}}
		ret = ada.Once().Post("/admin/return", body).OK().ID("returnId")
		ada.Once().Post("/admin/return/send", object{"returnId": ret, "carrierName": "DHL", "trackingNumber": "00340434161094042558"}).OK()
		ada.Once().Post("/admin/return/receive", receipt(ret, line, 1, "MISSING")).OK()
		row, _ = read(ret, fmt.Sprintf("orderId=%d", withdrawn))
		parts := row["lines"].([]any)[0].(object)
		Expect([]any{row["isInTime"], row["trackingNumber"], parts["approvedQuantity"], parts["missingQuantity"], parts["unshippedQuantity"], parts["reason"]}).
			To(Equal([]any{true, "00340434161094042558", 2.0, 1.0, 1.0, "TOO_SMALL"}))
	})

	It("can be previewed with their fees, listed, searched and exported", func() {
		ada.Patch("/admin/store/settings", object{"returnPolicy": object{"needsApproval": false, "exclusions": []any{}, "reasons": []any{object{"code": "TOO_SMALL", "name": "Too small"}},
			"terms": []any{object{"countryCodes": []string{"DE"}, "accountTypeIds": []any{}, "windowDays": 30, "withdrawalDays": 14, "restockingRate": "10", "returnShipping": []any{object{"currencyCode": "EUR", "amount": "4.90"}}}}}}).OK()
		id, line := shipped(2)
		p := ada.Once().Post("/admin/return/preview", request(id, line, 1)).OK()
		Expect([]string{p.Text("status"), p.Text("goodsTotal"), p.Text("fees.0.kind"), p.Text("fees.0.amount"), p.Text("fees.1.amount"), p.Text("refundTotal")}).
			To(Equal([]string{"APPROVED", "58.31", "RESTOCKING", "5.83", "4.90", "47.58"}))
		Expect([]any{p.At("exceeds"), p.At("refundDueOn")}).To(Equal([]any{[]any{}, nil}))
		body := request(id, line, 1)
		body["kind"] = "WITHDRAWAL"
		body["lines"].([]any)[0].(object)["reason"] = "TOO_SMALL"
		withdrawal := ada.Once().Post("/admin/return", body).OK()
		declared, err := time.Parse(time.RFC3339, withdrawal.Text("requestedOn"))
		Expect(err).NotTo(HaveOccurred())
		Expect([]any{withdrawal.At("isInTime"), withdrawal.Text("refundDueOn"), withdrawal.Text("lines.0.reason")}).
			To(Equal([]any{true, declared.In(domain.Location("Europe/Berlin")).AddDate(0, 0, 14).Format(time.DateOnly), "TOO_SMALL"}))
		ada.Once().Post("/admin/return/cancel", object{"returnId": withdrawal.ID("returnId")}).Is(http.StatusConflict).Refused(domain.InvalidStateTransition)
		number := withdrawal.Text("returnNumber")
		for _, search := range []string{number, fmt.Sprint(withdrawal.ID("orderNumber"))} {
			Expect(ada.Get("/admin/return/paged?search=" + search).OK().ID("items.0.returnId")).To(Equal(withdrawal.ID("returnId")))
		}
		Expect(ada.Get("/admin/return/paged?search=" + number + "9").OK().At("items")).To(BeEmpty())
		Expect(ada.Get("/admin/return/export?kind=WITHDRAWAL").Body).To(ContainSubstring(number + ","))
		Expect(ada.Get("/admin/return/export?kind=CLAIM").Body).NotTo(ContainSubstring(number + ","))
		By("a withdrawal before shipment")
		guest := shop.Guest(shop.White, 3)
		unshipped := guest.Once().Post("/customer/checkout", guest.Checkout("pm_card_visa")).OK().ID("orderId")
		line = order(unshipped).Text("items.0.lineItemId")
		ada.Once().Post("/admin/order/fulfill", object{"orderId": unshipped, "items": []any{object{"lineItemId": line, "quantity": 1}}}).OK()
		body = request(unshipped, line, 3)
		body["kind"] = "WITHDRAWAL"
		ada.Once().Post("/admin/return", body).OK()
		rows, err := csv.NewReader(strings.NewReader(strings.TrimPrefix(string(ada.Get(fmt.Sprintf("/admin/return/export?orderId=%d", unshipped)).Body), "\ufeff"))).ReadAll()
		Expect(err).NotTo(HaveOccurred())
		Expect(rows).To(HaveLen(2))
		cells := map[string]string{}
		for i, column := range rows[0] {
			cells[column] = rows[1][i]
		}
		Expect([]string{cells["approvedQuantity"], cells["missingQuantity"], cells["unshippedQuantity"], cells["completedOn"]}).To(Equal([]string{"1", "0", "2", ""}))

		log := ada.Get(fmt.Sprintf("/admin/audit-log/paged?objectType=return&objectId=%d", withdrawal.ID("returnId"))).OK()
		Expect(log.Text("items.0.action")).To(Equal("createReturn"))
	})
})
