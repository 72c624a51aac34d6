package apitest_test

import (
	. "github.com/onsi/ginkgo/v2"

	"github.com/storeplatform/storeplatform/server/apitest"
)

// tellReturns moves returns of an order with two shipped units through every status. The function tells compares the
// events.
func tellReturns(shop *apitest.Shop, app apitest.Client, order int64, line string, tells func(...string)) {
	GinkgoHelper()
	type object = map[string]any
	create := func(client apitest.Client, kind string, approved bool) int64 {
		GinkgoHelper()
		return client.Once().Post("/admin/return", object{"orderId": order, "kind": kind, "isApproved": approved, "lines": []any{object{"lineItemId": line, "quantity": 1}}}).OK().ID("returnId")
	}
	post := func(command string, id int64, more object) {
		GinkgoHelper()
		body := object{"returnId": id}
		for k, v := range more {
			body[k] = v
		}
		shop.Admin.Once().Post("/admin/return/"+command, body).OK()
	}
	receive := func(id int64, condition string) {
		GinkgoHelper()
		post("receive", id, object{"lines": []any{object{"lineItemId": line, "quantity": 1, "condition": condition}}})
	}
	requested := func(actor string) string { return told("return.requested", "return.requested", actor) }
	changed := func(action string, fields ...string) string {
		return told("return.status_changed", "return."+action, "ADMIN", fields...)
	}
	received := told("return.received", "return.received", "ADMIN", "lines")
	comes := told("order.fulfillment_status_changed", "order.fulfillment_status_changed", "ADMIN")

	id := create(app, "RETURN", false)
	post("reject", id, object{"note": "Worn"})
	post("reject", id, nil)
	tells(requested("API_TOKEN"), changed("rejected", "rejectedOn", "status"))
	id = create(shop.Admin, "CLAIM", true)
	post("cancel", id, nil)
	tells(requested("ADMIN"), changed("cancelled", "cancelledOn", "status"))

	id = create(shop.Admin, "RETURN", false)
	post("approve", id, nil)
	post("approve", id, nil)
	post("send", id, object{"carrierName": "DHL"})
	post("send", id, object{"carrierName": "UPS"})
	tells(requested("ADMIN"), changed("approved", "approvedOn", "lines", "status"), changed("sent", "carrierName", "sentOn", "status"))
	receive(id, "MISSING")
	tells(changed("received", "receivedOn", "status"), received)
	receive(id, "DAMAGED")
	post("complete", id, nil)
	post("complete", id, nil)
	tells(received, comes, changed("completed", "completedOn", "status"))

	create(shop.Admin, "WITHDRAWAL", true)
	tells(requested("ADMIN"), told("return.withdrawal_declared", "return.withdrawal_declared", "ADMIN"))
}
