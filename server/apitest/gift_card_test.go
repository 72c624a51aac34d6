package apitest_test

import (
	"context"
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

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/server/config"
	"github.com/storeplatform/storeplatform/store/domain"
)

var _ = Describe("Gift cards in the Admin API", Ordered, ContinueOnFailure, func() {
	var world *apitest.World
	var shop *apitest.Shop
	var staff, ada apitest.Client
	BeforeAll(func(ctx SpecContext) {
		world = apitest.Start(ctx, func(c *config.Config) { c.Roles = []string{"api"} })
		shop = world.Shop("cards")
		staff = shop.AppToken("gift-card:read", "gift-card:write", "gift-card:issue")
	})
	AfterAll(func(ctx SpecContext) { reportStoredValue(ctx, world) })
	BeforeEach(func() { // tokens of administrators expire after an hour, and some specs advance the clock
		ada = world.Login(apitest.AdminEmail, apitest.AdminPassword).In(shop.StoreID)
		shop.Admin = ada
	})
	at := func(t time.Time) string { return t.UTC().Format("2006-01-02T15:04:05.000Z") }
	issue := func(c apitest.Client, amount string, more object) *apitest.Answer {
		GinkgoHelper()
		body := object{"currencyCode": "EUR", "amount": amount, "reason": "Parcel arrived late"}
		for name, value := range more {
			body[name] = value
		}
		return c.Once().Post("/admin/gift-card", body)
	}
	card := func(amount string, more object) int64 {
		GinkgoHelper()
		return issue(staff, amount, more).OK().ID("giftCard.giftCardId")
	}
	get := func(id int64) *apitest.Answer {
		GinkgoHelper()
		return staff.Get(fmt.Sprint("/admin/gift-card?giftCardId=", id)).OK()
	}
	send := func(c apitest.Client, action string, id int64, more object) *apitest.Answer {
		GinkgoHelper()
		body := object{"giftCardId": id}
		for name, value := range more {
			body[name] = value
		}
		return c.Once().Post("/admin/gift-card/"+action, body)
	}
	adjust := func(c apitest.Client, id int64, amount string) *apitest.Answer {
		GinkgoHelper()
		return send(c, "adjust", id, object{"amount": amount, "reason": "Parcel arrived late"})
	}
	// listed returns the ids of a list, in its order.
	listed := func(query string) (ids []int64) {
		GinkgoHelper()
		list := staff.Get("/admin/gift-card/paged?pageSize=100&" + query).OK()
		for i := range list.At("items").([]any) {
			ids = append(ids, list.ID(fmt.Sprintf("items.%d.giftCardId", i)))
		}
		return ids
	}
	pointers := func(a *apitest.Answer) (all []string) {
		GinkgoHelper()
		for _, f := range a.Is(http.StatusUnprocessableEntity).Problem().Errors {
			all = append(all, f.Pointer)
		}
		return all
	}

	It("show their code only in the response that issues them", func(ctx SpecContext) {
		made := issue(ada, "50.00", object{"recipient": object{"name": "Mia Keller", "email": "mia@example.com"}, "externalId": "POS-1"}).OK()
		id, code := made.ID("giftCard.giftCardId"), made.Text("code")
		Expect(code).To(MatchRegexp(`^[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$`))
		Expect([]any{made.At("giftCard.lastFour"), made.At("giftCard.status"), made.At("giftCard.balance"), made.At("giftCard.source"), made.At("giftCard.recipient.email")}).
			To(Equal([]any{code[15:], "ACTIVE", "50.00", "STAFF", "mia@example.com"}))
		bare := strings.ReplaceAll(code, "-", "")
		log := ada.Get(fmt.Sprint("/admin/audit-log/paged?objectType=giftCard&objectId=", id)).OK()
		Expect(log.At("items")).To(HaveLen(1))
		for _, read := range []*apitest.Answer{log, get(id), staff.Get("/admin/gift-card/paged").OK(), staff.Get("/admin/gift-card/entry/paged").OK(), ada.Get("/admin/request-log/paged").OK()} {
			Expect(string(read.Body)).NotTo(Or(ContainSubstring(code), ContainSubstring(bare)))
		}
		Expect(string(log.Body)).NotTo(ContainSubstring("mia@example.com"), "log entries are never erased")
		Expect(holding(ctx, world, "%POS-1%")).To(ContainElement("gift_cards"))
		Expect(holding(ctx, world, "%"+code+"%")).To(BeEmpty())
		Expect(holding(ctx, world, "%"+bare+"%")).To(BeEmpty())
	})

	It("are issued once for a repeated request, which returns the code again", func() {
		keyed := staff.With("Idempotency-Key", uuid.NewString())
		body := object{"currencyCode": "EUR", "amount": "5.00", "reason": "Parcel arrived late", "externalId": "once"}
		first := keyed.Post("/admin/gift-card", body).OK()
		Expect(string(keyed.Post("/admin/gift-card", body).OK().Body)).To(MatchJSON(string(first.Body)))
		body["amount"] = "6.00"
		keyed.Post("/admin/gift-card", body).Refused(domain.IdempotencyKeyReuse)
		issue(staff, "5.00", object{"externalId": "once"}).Is(http.StatusConflict).Refused(domain.AlreadyExists)
		Expect(listed("externalId=once")).To(Equal([]int64{first.ID("giftCard.giftCardId")}))
	})

	It("are refused with a pointer to every invalid field", func() {
		Expect(pointers(issue(staff, "0.00", object{"reason": " \u200b ", "expiresOn": "2020-01-01T00:00:00Z", "externalId": " ", "recipient": object{"name": " "}}))).
			To(ConsistOf("/amount", "/reason", "/expiresOn", "/externalId", "/recipient/name"))
		issue(staff, "1.00", object{"recipient": object{"name": "Mia", "email": "mia@exam_ple.com"}}).Is(http.StatusBadRequest)
		Expect(pointers(issue(staff, "1.00", object{"currencyCode": "XQX"}))).To(Equal([]string{"/currencyCode"}))
		issue(staff, "1.00", object{"currencyCode": "JPY"}).Refused(domain.CurrencyMismatch)
		issue(staff, "-1.00", nil).Is(http.StatusBadRequest)
		Expect(pointers(issue(staff, "0.001", nil))).To(Equal([]string{"/amount"}))
		issue(ada, "1.00", object{"recipient": object{"name": "Ada", "email": strings.ToUpper(apitest.AdminEmail)}}).Is(http.StatusForbidden).Refused(domain.Forbidden)
	})

	It("have the decimals of their currency", func() {
		ada.Patch("/admin/store/settings", object{"currencyCodes": []string{"EUR", "JPY", "KWD"}}).OK()
		DeferCleanup(func() { ada.Patch("/admin/store/settings", object{"currencyCodes": []string{"EUR"}}).OK() })
		for currency, amounts := range map[string][3]string{"JPY": {"1200", "0.5", "1200"}, "KWD": {"1.005", "0.0001", "1.005"}} {
			made := issue(staff, amounts[0], object{"currencyCode": currency}).OK()
			Expect(made.Text("giftCard.balance")).To(Equal(amounts[2]))
			Expect(pointers(issue(staff, amounts[1], object{"currencyCode": currency}))).To(Equal([]string{"/amount"}))
			Expect(pointers(adjust(staff, made.ID("giftCard.giftCardId"), amounts[1]))).To(Equal([]string{"/amount"}))
			Expect(listed("currencyCode=" + currency)).To(Equal([]int64{made.ID("giftCard.giftCardId")}))
		}
	})

	It("can be found by status, code, recipient, currency and time", func() {
		begun := world.Clock.Now()
		active := issue(staff, "10.00", object{"recipient": object{"name": "Zoë Ångström", "email": "zoe@example.org"}, "expiresOn": at(begun.AddDate(1, 0, 0))}).OK()
		id := active.ID("giftCard.giftCardId")
		disabled, spent, expired := card("10.00", nil), card("10.00", nil), card("10.00", object{"expiresOn": at(begun.Add(time.Minute))})
		send(staff, "disable", disabled, nil).OK()
		adjust(staff, spent, "-10.00").OK()
		world.Clock.Advance(2 * time.Minute)
		for status, want := range map[string]int64{"ACTIVE": id, "DISABLED": disabled, "SPENT": spent, "EXPIRED": expired} {
			Expect(listed("status="+status)).To(ContainElement(want), status)
			Expect(get(want).Text("status")).To(Equal(status))
			for other, unwanted := range map[string]int64{"ACTIVE": id, "DISABLED": disabled, "SPENT": spent, "EXPIRED": expired} {
				if other != status {
					Expect(listed("status="+status)).NotTo(ContainElement(unwanted), "%s among %s", other, status)
				}
			}
		}
		Expect(listed("status=DISABLED,EXPIRED")).To(ContainElements(disabled, expired))
		Expect(listed("search=" + strings.ToLower(active.Text("giftCard.lastFour")) + "+" + url.QueryEscape("angstrom"))).To(Equal([]int64{id}))
		Expect(listed("search=zoe@example.org")).To(Equal([]int64{id}))
		Expect(listed("search=" + active.Text("code"))).To(BeEmpty())
		Expect(listed("sort=-expiresOn&createdFrom=" + at(begun))).To(HaveExactElements(BeElementOf(disabled, spent), BeElementOf(disabled, spent), id, expired))
		Expect(listed("createdTo=" + at(begun))).NotTo(ContainElement(id))
	})

	It("can be changed, disabled and enabled, and every step can be repeated safely", func() {
		id := card("10.00", object{"recipient": object{"name": "Mia"}})
		body := object{"giftCardId": id, "expiresOn": "2040-01-01T00:00:00.000Z", "recipient": object{"name": "Tom", "email": "tom@example.com"}, "externalId": "T-1", "version": 1}
		changed := staff.Patch("/admin/gift-card", body).OK()
		Expect([]any{changed.At("expiresOn"), changed.At("recipient.name"), changed.At("externalId"), changed.ID("version")}).To(Equal([]any{"2040-01-01T00:00:00.000Z", "Tom", "T-1", int64(2)}))
		staff.Patch("/admin/gift-card", body).Is(http.StatusConflict).Refused(domain.VersionConflict)
		delete(body, "version")
		Expect(staff.Patch("/admin/gift-card", body).OK().ID("version")).To(Equal(int64(2)), "an equal value is no change")
		cleared := staff.Patch("/admin/gift-card", object{"giftCardId": id, "expiresOn": nil, "recipient": nil, "externalId": nil}).OK()
		Expect([]any{cleared.At("expiresOn"), cleared.At("recipient"), cleared.At("externalId")}).To(Equal([]any{nil, nil, nil}))
		Expect(pointers(staff.Patch("/admin/gift-card", object{"giftCardId": id, "expiresOn": "2020-01-01T00:00:00Z", "recipient": object{"name": " "}}))).To(Equal([]string{"/expiresOn", "/recipient/name"}))
		card("1.00", object{"externalId": "T-2"})
		staff.Patch("/admin/gift-card", object{"giftCardId": id, "externalId": "T-2"}).Is(http.StatusConflict).Refused(domain.AlreadyExists)

		for _, step := range []struct{ action, status string }{{"disable", "DISABLED"}, {"disable", "DISABLED"}, {"enable", "ACTIVE"}, {"enable", "ACTIVE"}} {
			Expect(send(staff, step.action, id, nil).OK().Text("status")).To(Equal(step.status))
		}
		Expect(get(id).ID("version")).To(Equal(int64(5)), "repeated steps change nothing")
	})

	It("are adjusted once per request, and never below 0", func() {
		id := card("10.00", nil)
		keyed, body := staff.With("Idempotency-Key", uuid.NewString()), object{"giftCardId": id, "amount": "2.50", "reason": "Parcel arrived late"}
		first := keyed.Post("/admin/gift-card/adjust", body).OK()
		Expect([]any{first.Text("type"), first.Text("amount"), first.Text("balanceAfter"), first.Text("actor.actorType")}).To(Equal([]any{"ADJUST", "2.50", "12.50", "API_TOKEN"}))
		Expect(keyed.Post("/admin/gift-card/adjust", body).OK().ID("entryId")).To(Equal(first.ID("entryId")))
		Expect(adjust(staff, id, "-12.51").Is(http.StatusUnprocessableEntity).Refused(domain.InvalidValue).Errors[0].Detail).To(ContainSubstring("At most 12.50"))
		Expect(pointers(send(staff, "adjust", id, object{"amount": "0.00", "reason": " \u200b "}))).To(Equal([]string{"/amount", "/reason"}))
		Expect(pointers(adjust(staff, id, "99999999999999"))).To(Equal([]string{"/amount"}), "a balance that the contract cannot show")
		var wait sync.WaitGroup
		statuses := make([]int, 8)
		for i := range statuses {
			wait.Go(func() {
				defer GinkgoRecover()
				statuses[i] = adjust(staff, id, "-5.00").Status
			})
		}
		wait.Wait()
		Expect(statuses).To(ConsistOf(200, 200, 422, 422, 422, 422, 422, 422))
		Expect(get(id).Text("balance")).To(Equal("2.50"))
		entries := staff.Get(fmt.Sprintf("/admin/gift-card/entry/paged?type=ADJUST&giftCardId=%d", id)).OK()
		Expect(entries.At("items")).To(HaveLen(3))
		adjust(staff, id, "-2.50").OK()
		Expect(adjust(staff, id, "-0.01").Is(http.StatusUnprocessableEntity).Refused(domain.InvalidValue).Errors[0].Detail).To(Equal("The gift card has no free value to remove."))
		own := card("1.00", object{"recipient": object{"name": "Ada", "email": apitest.AdminEmail}})
		adjust(ada, own, "1.00").Is(http.StatusForbidden).Refused(domain.Forbidden)
	})

	It("cannot receive value while disabled", func() {
		id := card("10.00", nil)
		send(staff, "disable", id, nil).OK()
		adjust(staff, id, "1.00").Is(http.StatusConflict).Refused(domain.InvalidStateTransition)
		Expect(adjust(staff, id, "-1.00").OK().Text("balanceAfter")).To(Equal("9.00"))
	})

	It("lose their value when they expire, and do not regain it by an extension", func(ctx SpecContext) {
		id, empty := card("10.00", object{"expiresOn": at(world.Clock.Now().Add(time.Minute))}), card("1.00", object{"expiresOn": at(world.Clock.Now().Add(time.Minute))})
		adjust(staff, empty, "-1.00").OK()
		later := card("10.00", object{"expiresOn": at(world.Clock.Now().AddDate(0, 0, 2))})
		world.Clock.Advance(2 * time.Minute)
		send(staff, "disable", id, nil).Is(http.StatusConflict).Refused(domain.InvalidStateTransition)
		send(staff, "enable", empty, nil).OK()
		for range 2 {
			Expect(world.App.Service.Value.ExpireGiftCards(ctx)).To(Succeed())
		}
		Expect([]string{get(id).Text("status"), get(id).Text("balance"), get(empty).Text("status"), get(later).Text("status")}).To(Equal([]string{"EXPIRED", "0.00", "EXPIRED", "ACTIVE"}))
		entries := staff.Get(fmt.Sprintf("/admin/gift-card/entry/paged?giftCardId=%d", id)).OK()
		Expect([]any{entries.ID("totalCount"), entries.Text("items.0.type"), entries.Text("items.0.amount"), entries.Text("items.0.actor.actorType")}).To(Equal([]any{int64(2), "EXPIRE", "-10.00", "SYSTEM"}))
		adjust(staff, id, "1.00").Is(http.StatusConflict).Refused(domain.InvalidStateTransition)
		send(staff, "enable", id, nil).Is(http.StatusConflict).Refused(domain.InvalidStateTransition)
		Expect(staff.Patch("/admin/gift-card", object{"giftCardId": id, "expiresOn": at(world.Clock.Now().AddDate(1, 0, 0))}).OK().Text("status")).To(Equal("SPENT"))
		adjust(staff, id, "1.00").OK()
		Expect(get(id).Text("status")).To(Equal("ACTIVE"))
	})

	It("are inaccessible to other stores and to callers without the permission", func() {
		id := card("10.00", nil)
		other := world.Shop("elsewhere").AppToken("gift-card:read", "gift-card:write", "gift-card:issue")
		other.Get(fmt.Sprint("/admin/gift-card?giftCardId=", id)).Is(http.StatusNotFound)
		other.Patch("/admin/gift-card", object{"giftCardId": id, "recipient": nil}).Is(http.StatusNotFound)
		send(other, "disable", id, nil).Is(http.StatusNotFound)
		send(other, "enable", id, nil).Is(http.StatusNotFound)
		adjust(other, id, "1.00").Is(http.StatusNotFound)
		Expect(other.Get("/admin/gift-card/paged").OK().At("items")).To(BeEmpty())
		Expect(other.Get(fmt.Sprint("/admin/gift-card/entry/paged?giftCardId=", id)).OK().At("items")).To(BeEmpty())
		reader, writer := shop.AppToken("gift-card:read"), shop.AppToken("gift-card:write")
		for _, refused := range []*apitest.Answer{issue(writer, "1.00", nil), adjust(writer, id, "1.00"), send(reader, "disable", id, nil), send(reader, "enable", id, nil),
			reader.Patch("/admin/gift-card", object{"giftCardId": id}), writer.Get("/admin/gift-card/paged")} {
			refused.Is(http.StatusForbidden).Refused(domain.Forbidden)
		}
		Expect(get(id).ID("version")).To(Equal(int64(1)))
	})

	It("lose their recipient when the person's data is erased", func() {
		mine, other := card("10.00", object{"recipient": object{"name": "Kim Becker", "email": "Kim.Becker@example.com"}}), card("10.00", object{"recipient": object{"name": "Mia", "email": "mia@example.com"}})
		ada.Once().Post("/admin/customer/erase-guest", object{"email": "kim.becker@example.com"}).OK()
		Expect([]any{get(mine).At("recipient"), get(mine).Text("balance"), get(other).Text("recipient.name")}).To(Equal([]any{nil, "10.00", "Mia"}))
	})

	It("are subject, together with store credit, to the daily limit on value added by staff", func() {
		ada.Patch("/admin/store/settings", object{"storedValueLimits": []object{{"currencyCode": "EUR", "amount": "100"}}}).OK()
		DeferCleanup(func() { ada.Patch("/admin/store/settings", object{"storedValueLimits": []object{}}).OK() })
		zone := domain.Location("Europe/Berlin")
		year, month, day := world.Clock.Now().In(zone).Date()
		world.Clock.Advance(time.Date(year, month, day+1, 12, 0, 0, 0, zone).Sub(world.Clock.Now())) // far from midnight
		ada = world.Login(apitest.AdminEmail, apitest.AdminPassword).In(shop.StoreID)
		shop.Admin = ada
		clerk := shop.AppToken("gift-card:read", "gift-card:issue", "store-credit:write")
		id := issue(clerk, "40.00", nil).OK().ID("giftCard.giftCardId")
		mia := ada.Once().Post("/admin/customer", object{"email": "limit@example.com", "firstName": "Mia", "lastName": "Keller"}).OK().ID("storeCustomerId")
		clerk.Once().Post("/admin/store-credit/adjust", object{"storeCustomerId": mia, "currencyCode": "EUR", "amount": "30.00", "reason": "Parcel arrived late"}).OK()
		adjust(clerk, id, "20.00").OK()
		Expect(adjust(clerk, id, "10.01").Is(http.StatusForbidden).Refused(domain.Forbidden).Detail).To(ContainSubstring("10.00 of it is left"))
		var wait sync.WaitGroup
		statuses := make([]int, 4)
		for i := range statuses {
			wait.Go(func() {
				defer GinkgoRecover()
				statuses[i] = issue(clerk, "10.00", nil).Status
			})
		}
		wait.Wait()
		Expect(statuses).To(ConsistOf(200, 403, 403, 403))
	})
})

// holding returns the tables with a row whose text matches a pattern of LIKE.
func holding(ctx context.Context, world *apitest.World, pattern string) (tables []string) {
	GinkgoHelper()
	conn, err := pgx.Connect(ctx, world.DatabaseURL)
	Expect(err).NotTo(HaveOccurred())
	defer conn.Close(ctx)
	rows, err := conn.Query(ctx, `SELECT c.oid::regclass::text FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace WHERE n.nspname = 'public' AND c.relkind IN ('r', 'p') AND NOT c.relispartition`)
	Expect(err).NotTo(HaveOccurred())
	all, err := pgx.CollectRows(rows, pgx.RowTo[string])
	Expect(err).NotTo(HaveOccurred())
	Expect(len(all)).To(BeNumerically(">", 50))
	for _, table := range all {
		var found bool
		Expect(conn.QueryRow(ctx, "SELECT EXISTS (SELECT FROM "+table+" x WHERE x::text ILIKE $1)", pattern).Scan(&found)).To(Succeed(), table)
		if found {
			tables = append(tables, table)
		}
	}
	return tables
}
