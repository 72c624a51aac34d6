package admin_test

import (
	"encoding/csv"
	"fmt"
	"net/http"
	"strings"
	"sync"
	"time"

	"github.com/google/uuid"
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/server/config"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/returns"
)

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
	// shipped returns a paid order of units of the white set, all shipped.
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
	// in creates a return of two units and brings it to a status.
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

	It("follow every cell of the state table", func() {
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

	It("restock each sellable unit once, whether the refund or the goods come first", func() {
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

	It("record as damaged a unit that a refund restocked and another buyer bought", func() {
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

	It("hold their limits under 24 concurrent requests, and repeat none", func() {
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
