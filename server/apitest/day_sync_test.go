package apitest_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"maps"
	"math/rand/v2"
	"net/http"
	"os"
	"slices"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
)

// copied is a copy of one list of the Public API, updated as the guide "Keep another system in step" describes. It
// stores the rows by id, and the latest cursor.
type copied struct {
	path, id, cursor string
	rows             map[string]string
}

// read reads the list from the latest cursor to the end and replaces the stored rows with the same ids.
func (c *copied) read(app apitest.Client) {
	GinkgoHelper()
	for {
		var page struct {
			Items      []map[string]any
			NextCursor *string
		}
		target := c.path + "?modifiedSince=2026-01-01T00:00:00Z&pageSize=7"
		if c.cursor != "" {
			target += "&cursor=" + c.cursor
		}
		numbers := json.NewDecoder(bytes.NewReader(app.Get(target).OK().Body))
		numbers.UseNumber()
		Expect(numbers.Decode(&page)).To(Succeed())
		for _, row := range page.Items {
			c.rows[fmt.Sprint(row[c.id])] = withoutStock(row)
		}
		if page.NextCursor == nil {
			return
		}
		c.cursor = *page.NextCursor
	}
}

// withoutStock returns a row as JSON without its stock figures, since a stock movement does not change the product.
func withoutStock(row map[string]any) string {
	GinkgoHelper()
	if variants, ok := row["variants"].([]any); ok {
		for _, v := range variants {
			maps.DeleteFunc(v.(map[string]any), func(name string, _ any) bool { return strings.HasPrefix(name, "stock") })
		}
	}
	maps.DeleteFunc(row, func(name string, _ any) bool { return strings.HasPrefix(name, "stock") })
	raw, err := json.Marshal(row)
	Expect(err).NotTo(HaveOccurred())
	return string(raw)
}

// syncedLists maps each list that an ERP copies to the id field of its rows.
var syncedLists = map[string]string{"/order/paged": "orderId", "/refund/paged": "refundId", "/shipment/paged": "shipmentId",
	"/subscription/paged": "subscriptionItemId", "/store-customer/paged": "storeCustomerId", "/product/paged": "productId"}

func newCopies() map[string]*copied {
	all := map[string]*copied{}
	for path, id := range syncedLists {
		all[path] = &copied{path: path, id: id, rows: map[string]string{}}
	}
	return all
}

// behind returns the copied rows that differ from the store's rows. Lines that a subscription no longer has disappear
// from their list, and only events report their removal.
func behind(app apitest.Client, copies map[string]*copied) (off []string) {
	GinkgoHelper()
	for path, now := range newCopies() {
		now.read(app)
		for id, row := range now.rows {
			if kept := copies[path].rows[id]; kept != row {
				off = append(off, fmt.Sprintf("%s %s: the store has %s, the copy %s", path, id, row, kept))
			}
		}
		for id := range copies[path].rows {
			if now.rows[id] == "" && path != "/subscription/paged" {
				off = append(off, fmt.Sprintf("%s %s: only the copy has it", path, id))
			}
		}
	}
	return off
}

// latestObjects returns the objects of one type, each from its event with the highest sequence.
func latestObjects(receiver *apitest.Receiver, kind, id string) map[string]map[string]any {
	GinkgoHelper()
	latest, sequences := map[string]map[string]any{}, map[string]int64{}
	for _, d := range receiver.Deliveries() {
		var e struct {
			Type string
			Data struct{ Object map[string]any }
		}
		numbers := json.NewDecoder(strings.NewReader(d.Body))
		numbers.UseNumber()
		Expect(numbers.Decode(&e)).To(Succeed())
		if !strings.HasPrefix(e.Type, kind+".") || e.Type == "customer.address_changed" || e.Type == "customer.payment_method_changed" {
			continue
		}
		sequence, err := strconv.ParseInt(d.Headers.Get("webhook-sequence"), 10, 64)
		Expect(err).NotTo(HaveOccurred())
		if about := fmt.Sprint(e.Data.Object[id]); sequence > sequences[about] {
			latest[about], sequences[about] = e.Data.Object, sequence
		}
	}
	return latest
}

// trade makes random changes in a store while an ERP does not read it.
type trade struct {
	shop  *apitest.Shop
	app   apitest.Client
	dice  *rand.Rand
	done  map[string]int
	named int
}

// firstIDs returns the ids on the first page of a list. The parameter member names the id field.
func firstIDs(client apitest.Client, path, member string) (ids []any) {
	GinkgoHelper()
	for _, item := range client.Get(path).OK().At("items").([]any) {
		ids = append(ids, item.(object)[member])
	}
	return ids
}

// change makes one random change. The store may refuse it, since concurrent changes affect the same objects.
func (t *trade) change() {
	GinkgoHelper()
	admin, pick := t.shop.Admin, func(ids []any) any { return ids[t.dice.IntN(len(ids))] }
	order := func() any { return pick(firstIDs(admin, "/admin/order/paged?pageSize=20", "orderId")) }
	customer := func() any { return pick(firstIDs(admin, "/admin/customer/paged?pageSize=20", "storeCustomerId")) }
	subscription := func() any { return pick(firstIDs(admin, "/admin/subscription/paged?pageSize=20", "subscriptionId")) }
	t.named++
	name := fmt.Sprintf("%d-%d", t.dice.Uint32(), t.named)
	changes := map[string]func() *apitest.Answer{
		"order": func() *apitest.Answer { return t.shop.Guest(t.shop.White, 1+t.dice.IntN(2)).Buy() },
		"refund": func() *apitest.Answer {
			return admin.Once().Post("/admin/order/refund", object{"orderId": order(), "reason": "GOODWILL", "amount": "0.50"})
		},
		"parcel": func() *apitest.Answer {
			return admin.Once().Post("/admin/order/fulfill", object{"orderId": order(), "carrierName": "DHL", "trackingNumber": "00340434161094042557"})
		},
		"scan": func() *apitest.Answer {
			parcels := firstIDs(t.app, "/shipment/paged?pageSize=20", "shipmentId")
			if len(parcels) == 0 {
				return nil
			}
			return admin.Patch("/admin/shipment", object{"shipmentId": pick(parcels), "trackingNumber": "00340434161094" + name[:3]})
		},
		"cancellation": func() *apitest.Answer {
			return admin.Once().Post("/admin/order/cancel", object{"orderId": order(), "reason": "OTHER"})
		},
		"note": func() *apitest.Answer {
			return admin.Patch("/admin/order", object{"orderId": order(), "notes": object{"internal": name}, "tags": []string{name}})
		},
		"customer": func() *apitest.Answer {
			return admin.Once().Post("/admin/customer", object{"email": name + "@example.com", "firstName": "Ann", "lastName": name})
		},
		"person": func() *apitest.Answer {
			return admin.Patch("/admin/store-customer", object{"storeCustomerId": customer(), "note": name, "tags": []string{name}, "externalId": name})
		},
		"ban": func() *apitest.Answer {
			status := []string{"SUSPENDED", "ACTIVE"}[t.dice.IntN(2)]
			return admin.Patch("/admin/store-customer/status", object{"storeCustomerId": customer(), "status": status, "reason": name})
		},
		"address": func() *apitest.Answer {
			return admin.Once().Post("/admin/customer-address", object{"storeCustomerId": customer(), "firstName": "Mia", "lastName": "Keller", "streetLine1": name, "city": "Berlin", "stateProvince": "BE", "postalCode": "10119", "countryCode": "DE"})
		},
		"product": func() *apitest.Answer {
			return admin.Patch("/admin/product", object{"productId": t.shop.ProductID, "name": name, "brand": name})
		},
		"price": func() *apitest.Answer {
			return admin.Put("/admin/price", object{"prices": []any{object{"variantId": t.shop.Black, "currencyCode": "EUR", "amount": fmt.Sprintf("%d.00", 40+t.dice.IntN(20))}}})
		},
		"stock": func() *apitest.Answer {
			return admin.Once().Post("/admin/stock/adjust", object{"reason": "RECEIVED", "items": []any{object{"variantId": t.shop.White, "delta": 5}}})
		},
		"collection": func() *apitest.Answer {
			return admin.Once().Post("/admin/collection", object{"name": name, "type": "MANUAL", "productIds": []int64{t.shop.ProductID}})
		},
		"pause": func() *apitest.Answer {
			return admin.Once().Post("/admin/subscription/"+[]string{"pause", "resume"}[t.dice.IntN(2)], object{"subscriptionId": subscription()})
		},
		"date": func() *apitest.Answer {
			return admin.Post("/admin/subscription/date", object{"subscriptionId": subscription(), "nextProcessingDate": t.shop.Day(3 + t.dice.IntN(20))})
		},
		"lines": func() *apitest.Answer {
			return admin.Once().Post("/admin/subscription/items", object{"subscriptionId": subscription(), "add": []any{object{"variantId": t.shop.Black, "quantity": 1}}})
		},
	}
	kind := slices.Sorted(maps.Keys(changes))[t.dice.IntN(len(changes))]
	a := changes[kind]()
	if a == nil {
		return
	}
	Expect(a.Status).To(Or(BeNumerically("<", 300), Equal(http.StatusConflict), Equal(http.StatusUnprocessableEntity)), "%s: %s", kind, a.Body)
	if a.Status < 300 {
		t.done[kind]++
	}
}

// spendNight makes count random changes while no copy is updated and the receiver refuses events. Then it lets the
// copies and the receiver catch up.
func spendNight(world *apitest.World, count int) {
	GinkgoHelper()
	seed := GinkgoRandomSeed()
	if n, err := strconv.ParseInt(os.Getenv("STORE_SPECS_SEED"), 10, 64); err == nil {
		seed = n
	}
	AddReportEntry("night", fmt.Sprintf("STORE_SPECS_NIGHT=%d STORE_SPECS_SEED=%d", count, seed))
	shop := world.Shop("night")
	shop.Subscribe("subscriber@example.com")
	bought := shop.Guest(shop.White, 1).Buy().OK().ID("orderId")
	app := shop.AppToken("order:read", "refund:read", "shipment:read", "subscription:read", "customer:read", "product:read", "webhook:read", "webhook:write")
	receiver := apitest.NewReceiver()
	endpoint := app.Post("/webhook-endpoint", object{"url": receiver.URL, "eventTypes": []string{"*"}}).OK().ID("webhookEndpointId")
	before := world.Clock.Now().Add(-time.Minute).UTC().Format(time.RFC3339)

	copies := newCopies()
	all := func() []string {
		for _, c := range copies {
			c.read(app)
		}
		return behind(app, copies)
	}
	Eventually(all).Should(BeEmpty())

	By("changing the store while no integration reads it and the receiver refuses events")
	receiver.Down(true)
	shop.Admin.Once().Post("/admin/order/fulfill", object{"orderId": bought}).OK()
	shop.Admin.Once().Post("/admin/order/refund", object{"orderId": bought, "reason": "GOODWILL", "amount": "0.50"}).OK()
	const workers = 4
	var made atomic.Int64
	var working sync.WaitGroup
	done := make([]map[string]int, workers)
	for i := range workers {
		t := &trade{shop: shop, app: app, dice: rand.New(rand.NewPCG(uint64(seed), uint64(i))), done: map[string]int{}}
		done[i] = t.done
		working.Go(func() {
			defer GinkgoRecover()
			for made.Add(1) <= int64(count) {
				t.change()
			}
		})
	}
	working.Wait()
	kinds := map[string]int{}
	for _, each := range done {
		for kind, n := range each {
			kinds[kind] += n
		}
	}
	AddReportEntry("changes", kinds)
	Expect(len(kinds)).To(BeNumerically(">", 5), "most kinds of change succeeded: %v", kinds)
	Expect(behind(app, copies)).NotTo(BeEmpty(), "the store changed")

	By("reading an hour later from the stored cursors")
	receiver.Down(false)
	world.Clock.Advance(time.Hour)
	Eventually(all).WithTimeout(20 * time.Second).Should(BeEmpty())

	By("replaying the events of the outage")
	replay := app.Once().Post("/webhook-event/replay", object{"webhookEndpointId": endpoint, "createdFrom": before, "ratePerSecond": 200}).Is(http.StatusAccepted).ID("webhookReplayId")
	Eventually(func() string {
		world.Clock.Advance(time.Minute) // the service waits before it retries at an endpoint that refused events
		return app.Get(fmt.Sprint("/webhook-event/replay?webhookReplayId=", replay)).OK().Text("status")
	}).WithPolling(200 * time.Millisecond).WithTimeout(time.Duration(count)*100*time.Millisecond + 20*time.Second).Should(Equal("COMPLETED"))
	Eventually(func() (missing []string) { // an event that a job caused after the replay began may still be waiting
		world.Clock.Advance(time.Minute)
		received := map[string]bool{}
		for _, e := range receiver.Events() {
			received[e.ID] = true
		}
		for target := "/webhook-event/paged?sort=sequence&pageSize=100"; target != ""; {
			page := app.Get(target).OK()
			for _, e := range page.At("items").([]any) {
				if id := e.(object)["webhookEventId"].(string); !received[id] && e.(object)["createdOn"].(string) >= before {
					missing = append(missing, id)
				}
			}
			target = ""
			if next, more := page.At("nextCursor").(string); more {
				target = "/webhook-event/paged?sort=sequence&pageSize=100&cursor=" + next
			}
		}
		return missing
	}).WithPolling(200 * time.Millisecond).WithTimeout(20 * time.Second).Should(BeEmpty())

	By("comparing the latest event of each object with the copies")
	for path, kind := range map[string]string{"/order/paged": "order", "/refund/paged": "refund", "/shipment/paged": "shipment", "/store-customer/paged": "customer"} {
		same := 0
		for id, shown := range latestObjects(receiver, kind, syncedLists[path]) {
			var kept map[string]any
			numbers := json.NewDecoder(strings.NewReader(copies[path].rows[id]))
			numbers.UseNumber()
			Expect(numbers.Decode(&kept)).To(Succeed(), "%s %s", path, id)
			if kind == "customer" { // changed addresses and cards fire separate events
				kept["modifiedOn"] = shown["modifiedOn"]
			}
			if kept["version"] == shown["version"] && kept["modifiedOn"] == shown["modifiedOn"] { // other changes fire no event of the object's type
				Expect(withoutStock(shown)).To(Equal(withoutStock(kept)), "%s %s", path, id)
				same++
			}
		}
		AddReportEntry(kind, same)
		Expect(same).To(BeNumerically(">", 0), path)
	}
}
