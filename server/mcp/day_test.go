package mcp_test

import (
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"strings"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/server/config"
)

var _ = DescribeTable("An attended assistant that is interrupted at every step of a day sells, ships, refunds and cancels exactly once", func(ctx SpecContext, client string) {
	world := apitest.Start(ctx, func(c *config.Config) { c.Roles = []string{"api"} })
	shop := world.Shop("attended")
	bought := func() (id int64, line string) {
		GinkgoHelper()
		id = shop.Guest(shop.White, 2).Buy().OK().ID("orderId")
		return id, shop.Admin.Get(fmt.Sprint("/admin/order/details?orderId=", id)).OK().Text("items.0.lineItemId")
	}
	shipped, _ := bought()
	refunded, line := bought()
	canceled, _ := bought()
	look := func(id int64) object { return object{"tool": "get_order", "arguments": object{"orderId": id}} }
	type step struct {
		call, look object
		done       func(data object) bool // whether the store shows the effect of the call, once
	}
	day := []step{
		{object{"tool": "write", "arguments": object{"operationId": "createOrder", "idempotencyKey": "day-step-sell", "body": object{
			"email": "attended@example.com", "items": []any{object{"variantId": shop.White, "quantity": 1}}, "shippingAddress": apitest.Home, "shippingMethodId": shop.ShippingMethodID}}},
			object{"tool": "find_orders", "arguments": object{"search": "attended@example.com"}}, func(data object) bool { return len(data["items"].([]any)) == 1 }},
		{object{"tool": "fulfill_order", "arguments": object{"orderId": shipped, "idempotencyKey": "day-step-ship"}}, look(shipped),
			func(data object) bool { return data["fulfillmentStatus"] == "FULFILLED" }},
		{object{"tool": "refund_order", "arguments": object{"orderId": refunded, "reason": "DAMAGED_GOODS", "idempotencyKey": "day-step-refund", "lines": []any{object{"lineItemId": line, "quantity": 1}}}}, look(refunded),
			func(data object) bool {
				return data["paymentStatus"] == "PARTIALLY_REFUNDED" && len(data["refunds"].([]any)) == 1
			}},
		{object{"tool": "cancel_order", "arguments": object{"orderId": canceled, "reason": "OTHER", "idempotencyKey": "day-step-cancel"}}, look(canceled),
			func(data object) bool { return data["status"] == "CANCELLED" && len(data["refunds"].([]any)) == 1 }},
	}
	var steps []object
	for _, s := range day {
		steps = append(steps, object{"tool": s.call["tool"], "arguments": s.call["arguments"], "look": s.look})
	}
	text, err := json.Marshal(steps)
	Expect(err).NotTo(HaveOccurred())
	token := shop.AppToken("order:read", "order:write", "order:fulfill", "order:refund", "order:cancel", "product:read")
	cmd := exec.CommandContext(ctx, "node", "day.mjs")
	cmd.Dir = "client"
	cmd.Env = append(os.Environ(), "CLIENT="+client, "MCP_URL="+world.URL+"/mcp/admin", "MCP_TOKEN="+strings.TrimPrefix(token.Header("Authorization"), "Bearer "), "STEPS="+string(text))
	printed, err := cmd.CombinedOutput()
	Expect(err).NotTo(HaveOccurred(), "npm ci --prefix server/mcp/client installs what it needs: %s", printed)
	var tried [][]struct {
		Interruption, Text, Seen string
		Failed                   bool
		Asked                    int
	}
	Expect(json.Unmarshal(printed, &tried)).To(Succeed(), "%s", printed)
	Expect(tried).To(HaveLen(len(day)))
	for i, attempts := range tried {
		Expect(attempts).To(HaveLen(7))
		result := ""
		for _, a := range attempts {
			what := fmt.Sprint(day[i].call["tool"], " is interrupted ", a.Interruption, ": ", a.Text)
			var seen struct{ Data object }
			Expect(json.Unmarshal([]byte(a.Seen), &seen)).To(Succeed(), a.Seen)
			switch a.Interruption {
			case "before the question", "with the question":
				Expect([]any{a.Failed, a.Asked, day[i].done(seen.Data)}).To(Equal([]any{true, 0, false}), what)
			case "by the person", "before the answer":
				Expect([]any{a.Failed, a.Asked, day[i].done(seen.Data)}).To(Equal([]any{true, 1, false}), what)
			case "with the result":
				Expect([]any{a.Failed, a.Asked, day[i].done(seen.Data)}).To(Equal([]any{true, 1, true}), what)
			default: // the call has ended: the service asks no person and returns the first result
				Expect([]any{a.Failed, a.Asked, day[i].done(seen.Data)}).To(Equal([]any{false, 0, true}), what)
				if result == "" {
					result = a.Text
				}
				Expect(a.Text).To(Equal(result), what)
			}
		}
	}
},
	Entry("with the newest client and revision of the protocol", "newest"),
	Entry("with the newest client in revision 2025-11-25", "older"),
	Entry("with the most widely used client", "first"),
)
