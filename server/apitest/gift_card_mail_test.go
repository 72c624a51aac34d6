package apitest_test

import (
	"context"
	"fmt"
	"maps"
	"net/http"
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

var _ = Describe("The mail with a gift card", Ordered, ContinueOnFailure, func() {
	var world *apitest.World
	var shop *apitest.Shop
	var staff apitest.Client
	var mails *apitest.Mailbox
	BeforeAll(func(ctx SpecContext) {
		mails = apitest.NewMailbox()
		world = apitest.Start(ctx, func(c *config.Config) { c.Roles, c.SMTPURL = []string{"api"}, mails.URL })
		shop = world.Shop("giftmail")
		staff = shop.AppToken("gift-card:read", "gift-card:write", "gift-card:issue")
	})
	AfterAll(func(ctx SpecContext) { reportStoredValue(ctx, world) })
	BeforeEach(func() { // tokens of administrators expire after an hour, and some specs advance the clock
		shop.Admin = world.Login(apitest.AdminEmail, apitest.AdminPassword).In(shop.StoreID)
	})
	// work runs the jobs that mail codes.
	work := func(ctx context.Context) {
		GinkgoHelper()
		for range 2 {
			Expect(world.App.Service.Value.MailGiftCards(ctx)).To(Succeed())
			Expect(world.App.Service.Letter.SendMails(ctx)).To(Succeed())
		}
	}
	at := func(t time.Time) string { return t.UTC().Format("2006-01-02T15:04:05.000Z") }
	issue := func(c apitest.Client, email string, more object) *apitest.Answer {
		GinkgoHelper()
		body := object{"currencyCode": "EUR", "amount": "50.00", "reason": "Parcel arrived late", "recipient": object{"name": "Mia Keller", "email": email, "message": "Enjoy, Mia!"}}
		for name, value := range more {
			body[name] = value
		}
		return c.Once().Post("/admin/gift-card", body)
	}
	get := func(id int64) *apitest.Answer {
		GinkgoHelper()
		return staff.Get(fmt.Sprint("/admin/gift-card?giftCardId=", id)).OK()
	}
	resend := func(c apitest.Client, id int64) *apitest.Answer {
		GinkgoHelper()
		return c.Once().Post("/admin/gift-card/resend", object{"giftCardId": id})
	}
	// code returns the code in the newest mail to an address.
	code := func(email string) string {
		GinkgoHelper()
		return mails.To(email).GiftCode()
	}
	balance := func(code string) *apitest.Answer {
		GinkgoHelper()
		return shop.Guest(shop.White, 1).Client.Once().Post("/customer/gift-card/balance", object{"code": code})
	}

	It("is sent on its scheduled day in the store's time zone, and the code is not stored", func(ctx SpecContext) {
		zone := domain.Location("Europe/Berlin")
		day := world.Clock.Now().In(zone)
		friday := time.Date(day.Year(), day.Month(), day.Day()+(5-int(day.Weekday())+7)%7+7, 9, 0, 0, 0, zone)
		made := issue(staff, "friday@example.com", object{"deliverOn": friday.Format(time.RFC3339), "externalId": "FRIDAY-1"}).OK()
		id := made.ID("giftCard.giftCardId")
		Expect([]any{made.At("code"), made.At("giftCard.lastFour"), made.Text("giftCard.deliveryStatus"), made.Text("giftCard.deliverOn"), made.Text("giftCard.recipient.message")}).
			To(Equal([]any{nil, nil, "SCHEDULED", at(friday), "Enjoy, Mia!"}))
		world.Clock.Advance(friday.Sub(world.Clock.Now()) - time.Hour)
		work(ctx)
		Expect(mails.Count("friday@example.com")).To(Equal(0))
		world.Clock.Advance(time.Hour)
		for range 2 {
			work(ctx)
		}
		Expect(mails.Count("friday@example.com")).To(Equal(1))
		sent := code("friday@example.com")
		card := get(id)
		Expect([]any{card.Text("deliveryStatus"), card.Text("deliverOn"), card.Text("lastFour")}).To(Equal([]any{"SENT", at(friday), sent[15:]}))
		Expect(balance(sent).OK().Text("availableAmount")).To(Equal("50.00"))
		Expect(holding(ctx, world, "%FRIDAY-1%")).To(ContainElement("gift_cards"))
		Expect(holding(ctx, world, "%"+sent+"%")).To(BeEmpty())
		conn, err := pgx.Connect(ctx, world.DatabaseURL)
		Expect(err).NotTo(HaveOccurred())
		defer conn.Close(ctx)
		var kept int
		Expect(conn.QueryRow(ctx, "SELECT count(*) FROM mails WHERE kind = 'GIFT_CARD' AND (content <> '' OR gift_card_id IS NOT NULL)").Scan(&kept)).To(Succeed())
		Expect(kept).To(Equal(0), "the content is deleted once the mail was sent")
	})

	It("can go to an international address, and is in the language of the store", func(ctx SpecContext) {
		ada := shop.Admin
		ada.Patch("/admin/store/settings", object{"defaultLanguageCode": "de", "languageCodes": []string{"de", "en"}}).OK()
		DeferCleanup(func() {
			ada.Patch("/admin/store/settings", object{"defaultLanguageCode": "en", "languageCodes": []string{"en"}}).OK()
		})
		issue(staff, "mia@m\u00fcnchen.example", object{"deliverOn": at(world.Clock.Now())}).OK()
		work(ctx)
		Expect(mails.To("mia@xn--mnchen-3ya.example").Raw).To(ContainSubstring("Geben Sie diesen Code"))
	})

	It("can be resent with a new code, which makes the former code invalid", func(ctx SpecContext) {
		made := issue(staff, "again@example.com", nil).OK()
		id, former := made.ID("giftCard.giftCardId"), made.Text("code")
		guest := shop.Guest(shop.White, 1)
		guest.Once().Post("/customer/cart/gift-card", object{"code": former}).OK()
		keyed := staff.With("Idempotency-Key", uuid.NewString())
		first := keyed.Post("/admin/gift-card/resend", object{"giftCardId": id}).OK()
		Expect([]any{first.Text("deliveryStatus"), keyed.Post("/admin/gift-card/resend", object{"giftCardId": id}).OK().Text("lastFour")}).To(Equal([]any{"SCHEDULED", first.Text("lastFour")}))
		work(ctx)
		Expect(mails.Count("again@example.com")).To(Equal(1))
		current := code("again@example.com")
		Expect([]any{current != former, get(id).Text("deliveryStatus"), balance(current).OK().Text("balance")}).To(Equal([]any{true, "SENT", "50.00"}))
		balance(former).Is(http.StatusUnprocessableEntity).Refused(domain.GiftCardInvalid)
		cart := guest.Get("/customer/cart/summary?countryCode=DE").OK()
		Expect([]any{cart.Text("tenders.0.amount"), cart.At("tenders.0.lastFour")}).To(Equal([]any{"0.00", nil}), "a thief who entered the former code gets nothing")
		entered := guest.Once().Post("/customer/cart/gift-card", object{"code": current}).OK()
		Expect(entered.At("tenders")).To(HaveLen(1))
		Expect([]any{entered.At("tenders.0.lastFour"), entered.Text("tenders.0.amount")}).To(Equal([]any{current[15:], "49.00"}))
	})

	It("is sent once after concurrent requests, and contains the valid code", func(ctx SpecContext) {
		id := issue(staff, "twice@example.com", object{"deliverOn": at(world.Clock.Now().Add(time.Hour))}).OK().ID("giftCard.giftCardId")
		var wait sync.WaitGroup
		for range 4 {
			wait.Go(func() {
				defer GinkgoRecover()
				resend(staff, id).OK()
			})
		}
		wait.Wait()
		work(ctx)
		Expect(mails.Count("twice@example.com")).To(Equal(1), "mails with a code that was replaced are not sent")
		balance(code("twice@example.com")).OK()
		world.Clock.Advance(2 * time.Hour)
		work(ctx)
		Expect(mails.Count("twice@example.com")).To(Equal(1))
	})

	It("waits while the card is disabled, and is sent at the changed delivery time", func(ctx SpecContext) {
		id := issue(staff, "moved@example.com", object{"deliverOn": at(world.Clock.Now().Add(time.Hour))}).OK().ID("giftCard.giftCardId")
		staff.Once().Post("/admin/gift-card/disable", object{"giftCardId": id}).OK()
		staff.Patch("/admin/gift-card", object{"giftCardId": id, "deliverOn": at(world.Clock.Now())}).OK()
		work(ctx)
		Expect([]any{mails.Count("moved@example.com"), get(id).Text("deliveryStatus")}).To(Equal([]any{0, "SCHEDULED"}))
		resend(staff, id).Is(http.StatusConflict).Refused(domain.InvalidStateTransition)
		staff.Once().Post("/admin/gift-card/enable", object{"giftCardId": id}).OK()
		work(ctx)
		Expect(get(id).Text("deliveryStatus")).To(Equal("SENT"))
		staff.Patch("/admin/gift-card", object{"giftCardId": id, "deliverOn": at(world.Clock.Now().Add(time.Hour))}).Is(http.StatusConflict).Refused(domain.InvalidStateTransition)
	})

	It("is refused without an address, to the administrator who sends it, and for a card of another store", func() {
		ada := shop.Admin
		Expect(issue(staff, "", object{"recipient": object{"name": "Mia"}, "deliverOn": at(world.Clock.Now())}).Is(http.StatusUnprocessableEntity).Refused(domain.InvalidValue).Errors[0].Pointer).To(Equal("/recipient"))
		silent := issue(staff, "", object{"recipient": object{"name": "Mia"}}).OK().ID("giftCard.giftCardId")
		resend(staff, silent).Is(http.StatusUnprocessableEntity).Refused(domain.InvalidValue)
		own := issue(staff, apitest.AdminEmail, nil).OK().ID("giftCard.giftCardId")
		resend(ada, own).Is(http.StatusForbidden).Refused(domain.Forbidden)
		waiting := issue(staff, "redirect@example.com", object{"deliverOn": at(world.Clock.Now().Add(time.Hour))}).OK().ID("giftCard.giftCardId")
		redirect := func(c apitest.Client, email string) *apitest.Answer {
			return c.Patch("/admin/gift-card", object{"giftCardId": waiting, "recipient": object{"name": "Mia", "email": email}})
		}
		redirect(ada, apitest.AdminEmail).Is(http.StatusForbidden).Refused(domain.Forbidden)
		redirect(shop.AppToken("gift-card:write"), "tom@example.com").Is(http.StatusForbidden).Refused(domain.Forbidden)
		redirect(shop.AppToken("gift-card:write"), "Redirect@example.com").OK()
		redirect(staff, "tom@example.com").OK()
		resend(shop.AppToken("gift-card:write"), waiting).Is(http.StatusForbidden).Refused(domain.Forbidden)
		resend(world.Shop("elsewhere").AppToken("gift-card:issue"), waiting).Is(http.StatusNotFound)
	})

	It("fails and drops the code if the mail server refuses it, and can then be resent to another address", func(ctx SpecContext) {
		id := issue(staff, "refused.gift@example.com", object{"deliverOn": at(world.Clock.Now())}).OK().ID("giftCard.giftCardId")
		work(ctx)
		Expect(get(id).Text("deliveryStatus")).To(Equal("FAILED"))
		conn, err := pgx.Connect(ctx, world.DatabaseURL)
		Expect(err).NotTo(HaveOccurred())
		defer conn.Close(ctx)
		var content string
		Expect(conn.QueryRow(ctx, "SELECT content FROM mails WHERE to_address = 'refused.gift@example.com'").Scan(&content)).To(Succeed())
		Expect(content).To(BeEmpty())
		staff.Patch("/admin/gift-card", object{"giftCardId": id, "recipient": object{"name": "Mia", "email": "right@example.com"}}).OK()
		resend(staff, id).OK()
		work(ctx)
		Expect(get(id).Text("deliveryStatus")).To(Equal("SENT"))
		balance(code("right@example.com")).OK()
	})

	It("is not sent once the recipient's data is erased", func(ctx SpecContext) {
		ada := shop.Admin
		id := issue(staff, "erased@example.com", object{"deliverOn": at(world.Clock.Now().Add(time.Hour))}).OK().ID("giftCard.giftCardId")
		ada.Once().Post("/admin/customer/erase-guest", object{"email": "erased@example.com"}).OK()
		world.Clock.Advance(2 * time.Hour)
		work(ctx)
		Expect([]any{get(id).Text("deliveryStatus"), get(id).Text("balance"), mails.Count("erased@example.com")}).To(Equal([]any{"FAILED", "50.00", 0}))
	})

	It("is withheld if the recipient is erased while it waits for the mail server", func(ctx SpecContext) {
		ada := shop.Admin
		// waiting returns a card whose mail to the address waits for the mail server.
		waiting := func(email string, more object) int64 {
			GinkgoHelper()
			body := object{"deliverOn": at(world.Clock.Now())}
			maps.Copy(body, more)
			id := issue(staff, email, body).OK().ID("giftCard.giftCardId")
			Expect(world.App.Service.Value.MailGiftCards(ctx)).To(Succeed())
			return id
		}
		send := func() {
			GinkgoHelper()
			Expect(world.App.Service.Letter.SendMails(ctx)).To(Succeed())
		}
		move := func(id int64, email string) {
			GinkgoHelper()
			staff.Patch("/admin/gift-card", object{"giftCardId": id, "recipient": object{"name": "Mia Keller", "email": email}}).OK()
		}
		erase := func(email string) {
			GinkgoHelper()
			ada.Once().Post("/admin/customer/erase-guest", object{"email": email}).OK()
		}
		plain, to, from := waiting("waits@example.com", nil), waiting("former@example.com", nil), waiting("leaves@example.com", nil)
		move(to, "current@example.com")
		move(from, "stays@example.com")
		for _, email := range []string{"waits@example.com", "current@example.com", "leaves@example.com"} {
			erase(email)
		}
		send()
		recorded := waiting("recorded@example.com", nil)
		expired := waiting("expired@example.com", object{"expiresOn": at(world.Clock.Now().Add(time.Minute))})
		send()
		erase("recorded@example.com")
		world.Clock.Advance(2 * time.Minute)
		Expect(world.App.Service.Value.ExpireGiftCards(ctx)).To(Succeed())
		work(ctx)
		for _, card := range []struct {
			id      int64
			address string
			status  string
			mails   int
		}{{plain, "waits@example.com", "FAILED", 0}, {to, "former@example.com", "FAILED", 0}, {from, "leaves@example.com", "FAILED", 0}, {recorded, "recorded@example.com", "SENT", 1}, {expired, "expired@example.com", "SENT", 1}} {
			failed := len(ada.Get(fmt.Sprint("/admin/webhook-event/paged?type=stored_value.delivery_failed&objectType=giftCard&objectId=", card.id)).OK().At("items").([]any))
			Expect([]any{get(card.id).Text("deliveryStatus"), mails.Count(card.address), failed}).To(Equal([]any{card.status, card.mails, 1 - card.mails}), card.address)
		}
		Expect([]any{get(plain).At("recipient"), get(to).At("recipient"), get(from).Text("recipient.email")}).To(Equal([]any{nil, nil, "stays@example.com"}))
		for _, email := range []string{"waits@example.com", "current@example.com", "recorded@example.com"} {
			Expect(holding(ctx, world, "%"+email+"%")).To(BeEmpty(), email)
		}
	})

	It("fails if it is not sent in time, even if the card is still valid", func(ctx SpecContext) {
		// mailed returns a card that is valid for longer than the mail with its code.
		mailed := func(email string) int64 {
			GinkgoHelper()
			now := world.Clock.Now()
			id := issue(staff, email, object{"deliverOn": at(now), "expiresOn": at(now.Add(time.Hour))}).OK().ID("giftCard.giftCardId")
			Expect(world.App.Service.Value.MailGiftCards(ctx)).To(Succeed())
			staff.Patch("/admin/gift-card", object{"giftCardId": id, "expiresOn": at(now.Add(48 * time.Hour))}).OK()
			return id
		}
		sent := mailed("in-time@example.com")
		Expect(world.App.Service.Letter.SendMails(ctx)).To(Succeed())
		late := mailed("too-late@example.com")
		world.Clock.Advance(2 * time.Hour)
		shop.Admin = world.Login(apitest.AdminEmail, apitest.AdminPassword).In(shop.StoreID)
		outcome := func(id int64) []any {
			GinkgoHelper()
			failed := len(shop.Admin.Get(fmt.Sprint("/admin/webhook-event/paged?type=stored_value.delivery_failed&objectType=giftCard&objectId=", id)).OK().At("items").([]any))
			return []any{get(id).Text("status"), get(id).Text("deliveryStatus"), failed}
		}
		for range 2 {
			Expect(world.App.Service.Letter.SweepMails(ctx)).To(Succeed())
			Expect(world.App.Service.Value.MailGiftCards(ctx)).To(Succeed())
		}
		Expect([]any{outcome(sent), outcome(late)}).To(Equal([]any{[]any{"ACTIVE", "SENT", 0}, []any{"ACTIVE", "FAILED", 1}}))
		Expect(holding(ctx, world, "%too-late@example.com%")).NotTo(ContainElement("mails"))
		resend(staff, late).OK()
		work(ctx)
		Expect([]any{outcome(late), mails.Count("too-late@example.com")}).To(Equal([]any{[]any{"ACTIVE", "SENT", 1}, 1}))
	})

	// connect returns a connection to the database until the spec ends.
	connect := func(ctx context.Context) *pgx.Conn {
		GinkgoHelper()
		conn, err := pgx.Connect(ctx, world.DatabaseURL)
		Expect(err).NotTo(HaveOccurred())
		DeferCleanup(conn.Close)
		return conn
	}
	// spoil makes a store's key for codes unreadable until the spec ends.
	spoil := func(ctx context.Context, conn *pgx.Conn, storeID int64) {
		GinkgoHelper()
		set := func(ctx context.Context, key string) {
			GinkgoHelper()
			_, err := conn.Exec(ctx, "UPDATE stored_value_keys SET code_key = $1 WHERE store_id = $2", key, storeID)
			Expect(err).NotTo(HaveOccurred())
		}
		var key string
		Expect(conn.QueryRow(ctx, "SELECT code_key FROM stored_value_keys WHERE store_id = $1", storeID).Scan(&key)).To(Succeed())
		set(ctx, "unreadable")
		DeferCleanup(func(ctx SpecContext) { set(ctx, key) })
	}

	It("is recorded as sent on its card even if the store's code key is unreadable", func(ctx SpecContext) {
		id := issue(staff, "unreadable@example.com", object{"deliverOn": at(world.Clock.Now())}).OK().ID("giftCard.giftCardId")
		Expect(world.App.Service.Value.MailGiftCards(ctx)).To(Succeed())
		Expect(world.App.Service.Letter.SendMails(ctx)).To(Succeed())
		spoil(ctx, connect(ctx), shop.StoreID)
		Expect(world.App.Service.Value.MailGiftCards(ctx)).To(Succeed())
		Expect(get(id).Text("deliveryStatus")).To(Equal("SENT"))
	})

	It("is sent even if the mails of another store's cards fail", func(ctx SpecContext) {
		other := world.Shop("unreadable")
		issue(other.AppToken("gift-card:issue"), "never@example.com", object{"deliverOn": at(world.Clock.Now())}).OK()
		conn := connect(ctx)
		spoil(ctx, conn, other.StoreID)
		_, err := conn.Exec(ctx, `INSERT INTO gift_cards (store_id, created_on, modified_on, command_id, status, source, currency_code, initial_amount, balance, deliver_on, delivery_status)
			SELECT $1, $2, $2, gen_random_uuid(), 'ACTIVE', 'STAFF', 'EUR', 10, 10, $2, 'SCHEDULED' FROM generate_series(1, 100)`, other.StoreID, world.Clock.Now().Add(-time.Hour))
		Expect(err).NotTo(HaveOccurred())
		DeferCleanup(func(ctx SpecContext) {
			_, err := conn.Exec(ctx, "DELETE FROM gift_cards WHERE store_id = $1 AND recipient_email IS NULL", other.StoreID)
			Expect(err).NotTo(HaveOccurred())
		})
		issue(staff, "fair@example.com", object{"deliverOn": at(world.Clock.Now())}).OK()
		Expect(world.App.Service.Value.MailGiftCards(ctx)).NotTo(Succeed())
		Expect(world.App.Service.Letter.SendMails(ctx)).To(Succeed())
		Expect([]any{mails.Count("fair@example.com"), mails.Count("never@example.com")}).To(Equal([]any{1, 0}))
	})

	It("is deleted within 61 days even if its outcome is never recorded on its card", func(ctx SpecContext) {
		now, conn := world.Clock.Now(), connect(ctx)
		issue(staff, "unrecorded@example.com", object{"deliverOn": at(now)}).OK()
		issue(staff, "unsent@example.com", object{"deliverOn": at(now), "expiresOn": at(now.Add(time.Hour))}).OK()
		Expect(world.App.Service.Value.MailGiftCards(ctx)).To(Succeed())
		_, err := conn.Exec(ctx, "UPDATE mails SET next_attempt_on = expires_on WHERE to_address = 'unsent@example.com'")
		Expect(err).NotTo(HaveOccurred())
		Expect(world.App.Service.Letter.SendMails(ctx)).To(Succeed())
		for _, step := range []struct {
			days int
			left []string
		}{{1, []string{"unrecorded@example.com", "unsent@example.com"}}, {30, []string{"unrecorded@example.com"}}, {30, []string{}}} {
			world.Clock.Advance(time.Duration(step.days) * 24 * time.Hour)
			Expect(world.App.Service.Letter.SweepMails(ctx)).To(Succeed())
			rows, err := conn.Query(ctx, "SELECT to_address FROM mails WHERE to_address LIKE 'un%@example.com' AND gift_card_id IS NOT NULL ORDER BY 1")
			Expect(err).NotTo(HaveOccurred())
			left, err := pgx.CollectRows(rows, pgx.RowTo[string])
			Expect(err).NotTo(HaveOccurred())
			Expect(left).To(Equal(step.left))
		}
	})
})
