package admin_test

import (
	"fmt"
	"math/rand/v2"
	"net/http"
	"sort"
	"strings"
	"time"

	"github.com/google/uuid"
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/server/config"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/value"
)

var _ = Describe("Stored value in the Admin API", func() {
	var world *apitest.World
	var shop *apitest.Shop

	BeforeEach(func(ctx SpecContext) {
		world = apitest.Start(ctx, func(c *config.Config) { c.Roles = []string{"api"} })
		shop = world.Shop("liability")
	})
	actor := func() domain.Actor {
		a := domain.System(shop.StoreID)
		a.CommandID = uuid.New()
		return a
	}
	input := func(amount string) value.IssueInput {
		return value.IssueInput{Amount: domain.MustAmount(amount), CurrencyCode: "EUR", Reason: "Parcel arrived late"}
	}

	It("includes gift cards that are found only by their own code in their own store", func(ctx SpecContext) {
		cards := world.App.Service.Value
		first := actor()
		c, code, err := cards.IssueGiftCard(ctx, first, input("25.00"))
		Expect(err).NotTo(HaveOccurred())
		Expect([]any{c.Status, c.Source, c.Balance.String(), *c.LastFour}).To(Equal([]any{value.Active, value.FromStaff, "25.00", code[15:]}))
		again, repeated, err := cards.IssueGiftCard(ctx, first, input("25.00"))
		Expect(err).NotTo(HaveOccurred())
		Expect([]any{again.ID, repeated}).To(Equal([]any{c.ID, code}), "a retry issues no second card")
		_, other, err := cards.IssueGiftCard(ctx, actor(), input("25.00"))
		Expect(err).NotTo(HaveOccurred())
		Expect(other).NotTo(Equal(code))

		found, err := cards.GiftCardByCode(ctx, cards.As(actor()), shop.StoreID, strings.ToLower(strings.ReplaceAll(code, "-", " ")))
		Expect(err).NotTo(HaveOccurred())
		Expect(found.ID).To(Equal(c.ID))
		far := world.Shop("far")
		for _, a := range []domain.Actor{domain.System(far.StoreID), actor()} {
			guess := value.NewCode()
			if a.StoreID == far.StoreID {
				guess = code
			}
			none, err := cards.GiftCardByCode(ctx, cards.As(a), a.StoreID, guess)
			Expect(err).NotTo(HaveOccurred())
			Expect(none).To(BeNil(), "store %d", a.StoreID)
		}
		for in, pointers := range map[*value.IssueInput][]string{
			{CurrencyCode: "EUR", Reason: "x"}: {"/amount"},
			{Amount: domain.MustAmount("-1.00"), CurrencyCode: "EUR", ExpiresOn: new(world.Clock.Now().Add(-time.Hour))}: {"/amount", "/expiresOn", "/reason"},
			{Amount: domain.MustAmount("1.001"), CurrencyCode: "EUR", Reason: "x"}:                                       {"/amount"},
			{Amount: domain.MustAmount("1.00"), CurrencyCode: "CHF", Reason: "x"}:                                        {"/currencyCode"},
		} {
			_, _, err := cards.IssueGiftCard(ctx, actor(), *in)
			var at []string
			for _, f := range err.(*domain.Error).Fields {
				at = append(at, f.Pointer)
			}
			Expect(at).To(Equal(pointers))
		}
	})

	// The calculation counts cents in integers, assigns days itself, and shares no code with the report.
	It("is reported with opening amounts, changes and closing amounts that match an independent calculation", func(ctx SpecContext) {
		seed := uint64(GinkgoRandomSeed())
		random := rand.New(rand.NewPCG(seed, 2))
		zone, err := time.LoadLocation("America/St_Johns")
		Expect(err).NotTo(HaveOccurred())
		shop.Admin.Patch("/admin/store/settings", object{"timezone": "America/St_Johns"}).OK()
		app := shop.AppToken("store-credit:read", "store-credit:write") // an administrator's token expires after an hour
		far, stranger := world.Shop("far").AppToken("store-credit:read"), shop.AppToken("order:read")
		customer := shop.Admin.Once().Post("/admin/customer", object{"email": "mia@example.com", "firstName": "Mia", "lastName": "Keller"}).OK().ID("storeCustomerId")

		type change struct {
			day, kind string
			cents     int64
		}
		var changes []change
		credit := int64(0)
		for range 60 {
			world.Clock.Advance(time.Duration(random.Int64N(int64(9 * time.Hour))))
			cents := random.Int64N(5000) + 1
			text := func(n int64) string { return domain.AmountOf(n, 2).String() }
			var at time.Time
			kind := "STORE_CREDIT"
			if random.IntN(3) == 0 {
				kind = "GIFT_CARD"
				c, _, err := world.App.Service.Value.IssueGiftCard(ctx, actor(), input(text(cents)))
				Expect(err).NotTo(HaveOccurred())
				at = c.CreatedOn
			} else {
				if random.IntN(3) == 0 && cents <= credit {
					cents = -cents
				}
				entry := app.Once().Post("/admin/store-credit/adjust", object{"storeCustomerId": customer, "currencyCode": "EUR", "amount": text(cents), "reason": "x"}).OK()
				credit += cents
				at, err = time.Parse(time.RFC3339, entry.Text("createdOn"))
				Expect(err).NotTo(HaveOccurred())
			}
			changes = append(changes, change{at.In(zone).Format(time.DateOnly), kind, cents})
		}

		from, to := changes[15].day, changes[45].day // the report begins and ends in the middle
		expected := []string{}
		for _, kind := range []string{"GIFT_CARD", "STORE_CREDIT"} {
			opening, days := int64(0), map[string]int64{}
			for _, c := range changes {
				switch {
				case c.kind != kind || c.day >= to:
				case c.day < from:
					opening += c.cents
				default:
					days[c.day] += c.cents
				}
			}
			order := []string{}
			for day := range days {
				order = append(order, day)
			}
			sort.Strings(order)
			balance := opening
			for _, day := range order {
				expected = append(expected, fmt.Sprintf("%s %s %d %d %d", kind, day, balance, days[day], balance+days[day]))
				balance += days[day]
			}
			expected = append(expected, fmt.Sprintf("%s %d %d", kind, opening, balance))
		}

		cents := func(a *apitest.Answer, path string) int64 {
			GinkgoHelper()
			n, ok := domain.MustAmount(a.Text(path)).Units(2)
			Expect(ok).To(BeTrue())
			return n
		}
		report := app.Get("/admin/stored-value/liability?from=" + from + "&to=" + to).OK()
		shown := []string{}
		for i, g := range report.At("groups").([]any) {
			group, kind := fmt.Sprintf("groups.%d.", i), report.Text(fmt.Sprintf("groups.%d.kind", i))
			for j := range g.(map[string]any)["days"].([]any) {
				day := fmt.Sprintf("%sdays.%d.", group, j)
				sum := int64(0)
				for _, t := range []string{"issued", "captured", "refunded", "cancelled", "restored", "expired", "adjusted"} {
					sum += cents(report, day+t+"Amount")
				}
				own := map[string]string{"GIFT_CARD": "issuedAmount", "STORE_CREDIT": "adjustedAmount"}[kind]
				Expect(cents(report, day+own)).To(Equal(sum))
				shown = append(shown, fmt.Sprintf("%s %s %d %d %d", kind, report.Text(day+"date"), cents(report, day+"openingAmount"), sum, cents(report, day+"closingAmount")))
			}
			shown = append(shown, fmt.Sprintf("%s %d %d", kind, cents(report, group+"openingAmount"), cents(report, group+"closingAmount")))
		}
		Expect(shown).To(Equal(expected), "seed %d", seed)
		Expect([]any{report.At("groups.0.source"), report.At("groups.1.source")}).To(Equal([]any{"STAFF", nil}))

		By("and shows another store nothing of it")
		Expect(far.Get("/admin/stored-value/liability?from=" + from + "&to=" + to).OK().At("groups")).To(BeEmpty())
		stranger.Get("/admin/stored-value/liability?from=" + from + "&to=" + to).Is(http.StatusForbidden)
		for _, period := range []string{"from=2026-11-02&to=2026-11-02", "from=2026-11-02&to=2026-11-01", "from=2026-01-01&to=2027-01-03"} {
			problem := app.Get("/admin/stored-value/liability?" + period).Is(http.StatusUnprocessableEntity).Refused(domain.InvalidValue)
			Expect(problem.Errors[0].Pointer).To(Equal("/to"))
		}
	})
})
