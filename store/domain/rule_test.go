package domain_test

import (
	"errors"
	"strings"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/google/uuid"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/domaintest"
)

var today = time.Date(2026, 11, 20, 9, 0, 0, 0, time.UTC)

var _ = Describe("Amounts", func() {
	a := domain.MustAmount

	It("are compared by value, whatever their number of digits", func() {
		Expect([]bool{a("1.0").Less(a("1.00")), a("1").Less(a("1.01")), a("0").Positive(), a("0.01").Positive(), a("-0.01").Positive()}).To(Equal([]bool{false, true, false, true, false}))
		Expect([]string{a("1").Min(a("2")).String(), a("2").Min(a("1")).String(), a("-1").NotNegative().String(), a("1").NotNegative().String()}).To(Equal([]string{"1", "1", "0", "1"}))
	})

	It("lose trailing zeros in Trimmed", func() {
		for text, want := range map[string]string{"19.000000": "19", "19.50": "19.5", "100": "100", "0.00": "0", "-0.10": "-0.1"} {
			Expect(a(text).Trimmed()).To(Equal(want))
		}
		Expect([]string{domain.Hundred.String(), domain.One.String(), domain.Itoa(12)}).To(Equal([]string{"100", "1", "12"}))
	})

	It("are divided to 34 digits, and never by zero", func() {
		Expect(domain.One.Quo(a("3")).String()).To(Equal("0." + strings.Repeat("3", 34)))
		Expect(func() { a("1").Quo(a("0.00")) }).To(Panic())
		Expect(func() { a("0.001").Allocate(2, []domain.Amount{domain.One}) }).To(Panic(), "a fraction of a coin is nobody's")
		Expect(func() {
			big := a("99999999999999")
			for range 60 {
				big = big.Mul(big)
			}
		}).To(Panic(), "beyond all bounds")
	})

	It("are parsed without exponents, and may have more digits in the database than in requests", func() {
		for _, text := range []string{"1.5e5", "1.e5", "1.+5", "1. 5", "1..5"} {
			_, err := domain.ParseAmount(text)
			Expect(err).To(HaveOccurred(), text)
		}
		var stored, again domain.Amount
		wide := strings.Repeat("9", 14) + "." + strings.Repeat("9", 20)
		Expect(stored.Scan(wide)).To(Succeed())
		Expect(stored.String()).To(Equal(wide))
		Expect(stored.Scan(wide + "9")).NotTo(Succeed())
		Expect(stored.Scan([]byte(strings.Repeat("9", 28)))).To(Succeed())
		Expect(stored.Scan(strings.Repeat("9", 29))).NotTo(Succeed())
		Expect(stored.Scan(int64(12))).To(Succeed())
		Expect(stored.String()).To(Equal("12"))
		Expect(stored.Scan(1.5)).NotTo(Succeed())
		Expect(again.UnmarshalText([]byte("1.50"))).To(Succeed())
		Expect(again.MarshalText()).To(Equal([]byte("1.50")))
		Expect(again.UnmarshalText([]byte("x"))).NotTo(Succeed())
	})

	It("are rounded to six places when weights are converted", func() {
		Expect(domain.ConvertWeight(domain.AmountOf(12345678, 7), domain.Gram, domain.Gram).String()).To(Equal("1.2345678"), "which are its own")
		Expect(domain.ConvertWeight(a("1"), domain.Pound, domain.Kilogram).String()).To(Equal("0.453592"))
		Expect(domain.ConvertWeight(a("1"), domain.Kilogram, domain.Gram).String()).To(Equal("1000.000000"))
	})
})

var _ = Describe("A field of a patch", func() {
	It("changes nothing if it is absent or equals the stored value", func() {
		text, number := "a", new(5)
		Expect([]bool{domain.Set(&text, nil), domain.Set(&text, new("a")), domain.Set(&text, new("b"))}).To(Equal([]bool{false, false, true}))
		Expect(text).To(Equal("b"))
		Expect([]bool{domain.SetNullable(&number, nil), domain.SetNullable(&number, new(new(5))), domain.SetNullable(&number, new(new(6)))}).To(Equal([]bool{false, false, true}))
		Expect(*number).To(Equal(6))
		none := (*int)(nil)
		Expect([]bool{domain.SetNullable(&number, &none), domain.SetNullable(&number, &none), domain.SetNullable(&number, new(new(5)))}).To(Equal([]bool{true, false, true}))

		money := new(domain.MustAmount("5"))
		Expect([]bool{domain.SetAmount(&money, nil), domain.SetAmount(&money, new(new(domain.MustAmount("5.00")))), domain.SetAmount(&money, new(new(domain.MustAmount("6"))))}).To(Equal([]bool{false, false, true}))
		Expect(money.String()).To(Equal("6"))
		nothing := (*domain.Amount)(nil)
		Expect([]bool{domain.SetAmount(&money, &nothing), domain.SetAmount(&money, &nothing), domain.SetAmount(&money, new(new(domain.MustAmount("5"))))}).To(Equal([]bool{true, false, true}))

		at := &today
		Expect([]bool{domain.SetTime(&at, nil), domain.SetTime(&at, new(new(today.Add(time.Microsecond)))), domain.SetTime(&at, new(new(today.Add(time.Millisecond))))}).To(Equal([]bool{false, false, true}))
		Expect(*at).To(Equal(today.Add(time.Millisecond)))
		never := (*time.Time)(nil)
		Expect([]bool{domain.SetTime(&at, &never), domain.SetTime(&at, &never), domain.SetTime(&at, new(&today))}).To(Equal([]bool{true, false, true}))

		list := []int{1}
		Expect([]bool{domain.SetWhole(&list, nil), domain.SetWhole(&list, &[]int{1}), domain.SetWhole(&list, &[]int{2})}).To(Equal([]bool{false, false, true}))
		Expect(list).To(Equal([]int{2}))
		Expect(domain.Trimmed(nil)).To(BeNil())
		Expect(*domain.Trimmed(new(" a "))).To(Equal("a"))
	})

	It("is refused with its pointer, together with all other refused fields and the code of the first", func() {
		var r domain.Refusals
		Expect(r.Err()).To(Succeed())
		r.AddAs(domain.InUse, "/a", "%d left", 1)
		Expect(r.Err()).To(Equal(&domain.Error{Code: domain.InUse, Detail: "1 left", Fields: []domain.Field{{In: "body", Pointer: "/a", Code: "in_use", Detail: "1 left"}}}))
		r.Add("/b", "no")
		err := r.Err().(*domain.Error)
		Expect([]any{err.Code, err.Fields[1].Code, len(err.Fields)}).To(Equal([]any{domain.InUse, "invalid_value", 2}))
		Expect(err.Detail).To(ContainSubstring("Several"))
		Expect(domain.InvalidParameter("sort", "no").(*domain.Error).Fields[0]).To(Equal(domain.Field{In: "query", Pointer: "/sort", Code: "invalid_value", Detail: "no"}))
		Expect([]domain.Code{domain.CodeOf(errors.Join(err)), domain.CodeOf(errors.New("x"))}).To(Equal([]domain.Code{domain.InUse, domain.Internal}))
	})

	It("is refused if the expected version differs from the row's version", func() {
		row := &domain.Row{Version: 3}
		Expect(domain.Expect{}.Check(row)).To(Succeed())
		Expect(domain.Expect{Body: new(int64(3)), Header: new(int64(3))}.Check(row)).To(Succeed())
		err := domain.Expect{Body: new(int64(2))}.Check(row).(*domain.Error)
		Expect([]any{err.Code, err.CurrentVersion}).To(Equal([]any{domain.VersionConflict, int64(3)}))
		Expect(domain.CodeOf(domain.Expect{Body: new(int64(2)), Header: new(int64(2))}.Check(row))).To(Equal(domain.PreconditionFailed))
	})

	It("is cleaned if it contains HTML, unless it is absent or null", func() {
		Expect(domain.CleanNullableHTML(nil)).To(BeNil())
		Expect(*domain.CleanNullableHTML(new((*string)(nil)))).To(BeNil())
		Expect(**domain.CleanNullableHTML(new(new("a<script>b</script>")))).To(Equal("a"))
	})
})

var _ = Describe("A state table", func() {
	table := domain.Transitions[string]{"A": {"B", "C"}}

	It("permits the listed transitions and the current state", func() {
		state := "A"
		Expect(table.Move("thing", &state, "A")).To(Succeed())
		Expect(table.Move("thing", &state, "B")).To(Succeed())
		Expect(state).To(Equal("B"))
	})

	It("rejects other transitions, and names the permitted ones", func() {
		state := "A"
		Expect(table.Move("thing", &state, "D")).To(Equal(&domain.Error{Code: domain.InvalidStateTransition, From: "A", To: "D", Allowed: []string{"B", "C"}, Detail: "The thing is A and cannot become D."}))
		Expect(state).To(Equal("A"))
		Expect(func() { table.Must("thing", &state, "D") }).To(Panic())
	})
})

var _ = Describe("Custom fields", func() {
	field := func(key, kind string, value *string) domain.CustomField {
		return domain.CustomField{Key: key, Type: kind, Value: value}
	}
	definitions := []domain.CustomFieldDefinition{{Object: "ORDER", Key: "po", Type: "NUMBER", IsRequired: true}, {Object: "ORDER", Key: "gift", Type: "BOOLEAN"}, {Object: "PRODUCT", Key: "other", Type: "STRING", IsRequired: true}}
	po := field("po", "NUMBER", new("1"))

	DescribeTable("checked against the store's definitions are", func(fields []domain.CustomField, pointers ...string) {
		err := domain.CheckCustomFields("ORDER", fields, definitions, "/f")
		if len(pointers) == 0 {
			Expect(err).NotTo(HaveOccurred())
			return
		}
		Expect(domaintest.FieldsOf(err)).To(Equal(pointers))
	},
		Entry("accepted with the required field", []domain.CustomField{po}),
		Entry("accepted with the caller's own fields", []domain.CustomField{field("a", "STRING", nil), field("b", "DATE", new("2026-11-20")), po, field("c", "BOOLEAN", new("false")), field("gift", "BOOLEAN", new("true"))}),
		Entry("rejected without fields", nil, "/f"),
		Entry("rejected without the required value", []domain.CustomField{field("po", "NUMBER", nil)}, "/f/0/value"),
		Entry("accepted without an optional value", []domain.CustomField{po, field("gift", "BOOLEAN", nil)}),
		Entry("rejected with another type than the store defines", []domain.CustomField{field("a", "STRING", nil), field("po", "STRING", new("1"))}, "/f/1/type"),
		Entry("rejected with the same key twice", []domain.CustomField{po, field("a", "STRING", nil), field("a", "STRING", nil)}, "/f/2/key"),
		Entry("rejected with values that do not match their types", []domain.CustomField{field("po", "NUMBER", new("x")), field("a", "BOOLEAN", new("yes")), field("b", "DATE", new("20.11.2026"))}, "/f/0/value", "/f/1/value", "/f/2/value"))
})

var _ = Describe("An address", func() {
	good := domain.Address{FirstName: "Mia", LastName: "Keller", StreetLine1: "Torstraße 140", City: "Berlin", PostalCode: "10119", CountryCode: "DE"}

	It("is trimmed", func() {
		messy := domain.Address{FirstName: " Mia ", LastName: " Keller", Company: new(" "), StreetLine1: "Torstraße 140 ", StreetLine2: new(" left "), City: " Berlin", StateProvince: " ", PostalCode: "10119 ", CountryCode: " DE"}
		tidy := good
		tidy.StreetLine2 = new("left")
		Expect(messy.Tidy()).To(Equal(tidy))
		given, err := messy.Given(nil, "/address")
		Expect([]any{*given, err}).To(Equal([]any{tidy, nil}))
	})

	It("can be shipped to if the store ships to its country", func() {
		Expect(good.Check(nil, "")).To(Succeed())
		Expect(good.Check([]string{"AT", "DE"}, "")).To(Succeed())
		Expect(domaintest.FieldsOf(good.Check([]string{"AT"}, "/address"))).To(Equal([]string{"/address/countryCode"}))
		Expect(domaintest.FieldsOf(domain.Address{CountryCode: "ZZ"}.Check([]string{"ZZ"}, ""))).To(Equal([]string{"/lastName", "/streetLine1", "/city", "/countryCode"}))
		for code, known := range map[string]bool{"DE": true, "de": false, "DEU": false, "276": false, "UK": false, "EU": false, "": false, "XK": true, "SU": false, "EZ": false, "IC": false} {
			Expect(domain.KnownCountry(code)).To(Equal(known), code)
		}
	})

	It("is formatted as lines without empty fields: name, company, streets, city, country", func() {
		Expect(good.Lines("en")).To(Equal([]string{"Mia Keller", "Torstraße 140", "10119 Berlin", "Germany"}))
		full := good
		full.Company, full.StreetLine2, full.StateProvince = new("Oak"), new("left"), "BE"
		Expect(full.Lines("en")).To(Equal([]string{"Mia Keller", "Oak", "Torstraße 140", "left", "10119 Berlin, BE", "Germany"}))
		full.Company = new("")
		Expect(full.Lines("en")).To(HaveLen(5))
	})
})

var _ = Describe("An actor", func() {
	It("may do what its permissions allow", func() {
		Expect([]bool{domain.Actor{}.May("a"), domain.Actor{Permissions: []string{"b", "a"}}.May("a"), domain.Actor{Permissions: []string{"b"}}.May("a"), domain.Platform(1).May("a")}).
			To(Equal([]bool{false, true, false, true}))
	})

	It("reports whether it is a guest, and whether the audit log records it", func() {
		for _, c := range []struct {
			actor          domain.Actor
			guest, audited bool
		}{
			{domain.Actor{Kind: domain.ActorCustomer}, true, false}, {domain.Actor{Kind: domain.ActorCustomer, ID: 5}, false, false}, {domain.Actor{Kind: domain.ActorSystem}, false, false},
			{domain.Actor{Kind: domain.ActorAdmin, ID: 7}, false, true}, {domain.Actor{Kind: domain.ActorAPIToken, ID: 8}, false, true},
		} {
			Expect([]bool{c.actor.IsGuest(), c.actor.Audited()}).To(Equal([]bool{c.guest, c.audited}), string(c.actor.Kind))
		}
	})
})

var _ = Describe("A time", func() {
	It("in a request may be up to five minutes in the future, because clocks differ", func() {
		Expect(domain.CheckPast("/at", nil, today)).To(Succeed())
		Expect(domain.CheckPast("/at", new(today.Add(5*time.Minute)), today)).To(Succeed())
		Expect(domaintest.FieldsOf(domain.CheckPast("/at", new(today.Add(5*time.Minute+1)), today))).To(Equal([]string{"/at"}))
	})

	It("is part of every id, even if the clock is ahead", func() {
		c := &domain.Clock{}
		for _, ahead := range []time.Duration{0, 48 * time.Hour} {
			c.Advance(ahead)
			id := c.NewID()
			Expect(id.Version()).To(Equal(uuid.Version(7)))
			Expect(domain.TimeOfID(id)).To(BeTemporally("~", c.Now(), time.Minute))
			Expect(c.Now()).To(BeTemporally("~", time.Now().Add(ahead), time.Minute))
		}
		Expect(domain.LowestID(today).String()).To(Equal("01a1f82f-1e80-0000-0000-000000000000"))
		Expect(domain.TimeOfID(domain.LowestID(today))).To(Equal(today))
		Expect(domain.LowestID(time.Unix(-5, 0))).To(Equal(uuid.UUID{}))
	})

	It("determines the order of event ids, even if they are compared as strings", func() {
		id := uuid.MustParse("019a9f9e-8a00-7abc-8def-0123456789ab")
		text := domain.EventID(id)
		Expect(text).To(MatchRegexp(`^evt_[0-9A-Z]{26}$`))
		back, is := domain.ParseEventID(text)
		Expect([]any{back, is}).To(Equal([]any{id, true}))
		for _, wrong := range []string{"", text[4:], "evt_", text[:29], text + "00", strings.ToLower(text), text[:29] + "1", "evt_" + strings.Repeat("0", 24)} {
			_, is := domain.ParseEventID(wrong)
			Expect(is).To(BeFalse(), wrong)
		}
	})
})

var _ = Describe("A throttle", func() {
	bound := func(t domain.Throttle) []any { return []any{t.Burst, t.Every, t.Within} }

	It("has the burst and the interval of its kind", func() {
		Expect(bound(domain.ByAccount(domain.TryAdminPassword, "a"))).To(Equal([]any{8, time.Minute, time.Duration(0)}))
		Expect(bound(domain.ByNetwork(domain.TryAdminPassword, "a", "192.0.2.1"))).To(Equal([]any{8, time.Minute, time.Duration(0)}))
		Expect(bound(domain.ByAddress(domain.TryAdminPassword, "192.0.2.1"))).To(Equal([]any{30, 6 * time.Second, time.Duration(0)}))
		Expect(bound(domain.BySecondFactor(7))).To(Equal([]any{5, 15 * time.Minute, time.Duration(0)}))
		Expect(bound(domain.ByStore(domain.TryStoreMail, 1))).To(Equal([]any{30, 2 * time.Minute, time.Duration(0)}))
	})

	It("counts guessed coupon codes by customer or cart, and by network", func() {
		guess := func(a domain.Actor) (keys []string) {
			a.Kind, a.From = domain.ActorCustomer, domain.Origin{Address: "192.0.2.1"}
			for i, t := range domain.CouponGuesses(a) {
				keys = append(keys, string(t.Key))
				Expect(bound(t)).To(Equal([][]any{{10, time.Minute, time.Duration(0)}, {30, 20 * time.Second, time.Duration(0)}}[i]))
			}
			return keys
		}
		one, other, first, second := guess(domain.Actor{ID: 10}), guess(domain.Actor{ID: 21}), guess(domain.Actor{CartToken: []byte("a")}), guess(domain.Actor{CartToken: []byte("b")})
		Expect([]string{one[0], other[0], first[0], second[0]}).To(ConsistOf(one[0], other[0], first[0], second[0]))
		seen := map[string]bool{one[0]: true, other[0]: true, first[0]: true, second[0]: true}
		Expect(seen).To(HaveLen(4))
		Expect([]string{one[1], other[1], first[1]}).To(HaveEach(second[1]))
	})

	It("counts guessed codes of gift cards by customer or cart, by network, and by larger network at the store", func() {
		guess := func(a domain.Actor) (keys []string) {
			a.Kind, a.From = domain.ActorCustomer, domain.Origin{Address: "192.0.2.1"}
			for _, t := range domain.GiftCardGuesses(a) {
				keys = append(keys, string(t.Key))
			}
			return keys
		}
		customer, cart, visitor, elsewhere := guess(domain.Actor{ID: 10, StoreID: 1}), guess(domain.Actor{CartToken: []byte("a"), StoreID: 1}), guess(domain.Actor{StoreID: 1}), guess(domain.Actor{StoreID: 2})
		Expect([]int{len(customer), len(cart), len(visitor)}).To(Equal([]int{3, 3, 2}), "visitors without a cart share no counter beyond their network")
		Expect(customer[0]).NotTo(Equal(cart[0]))
		Expect([]string{customer[1], cart[1], visitor[0]}).To(HaveEach(elsewhere[0]))
		Expect([]string{customer[2], cart[2]}).To(HaveEach(visitor[1]))
		Expect(elsewhere[1]).NotTo(Equal(visitor[1]))
		Expect(guess(domain.Actor{StoreID: 1})).NotTo(ContainElement(string(domain.CouponGuesses(domain.Actor{Kind: domain.ActorCustomer, From: domain.Origin{Address: "192.0.2.1"}})[1].Key)), "coupons have their own counter")
	})

	DescribeTable("counts all addresses that a provider assigns to one customer as one address:", EntryDescription("%[1]s as %[2]s"), func(address, network string) {
		Expect(domain.NetworkOf(address)).To(Equal(network))
	},
		Entry(nil, "192.0.2.1", "192.0.2.1"), Entry(nil, "::ffff:192.0.2.1", "192.0.2.1"), Entry(nil, "2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
		Entry(nil, "fe80::1%eth0", "fe80::/64"), Entry(nil, "nowhere", "nowhere"))

	It("returns whole seconds to wait, at least one", func() {
		wait := func(d time.Duration) int { return domain.TooMany(d).(*domain.Error).RetryAfter }
		Expect([]int{wait(0), wait(1), wait(time.Second), wait(time.Second + 1), wait(90 * time.Second)}).To(Equal([]int{1, 1, 1, 2, 90}))
	})
})

var _ = Describe("Names", func() {
	It("of currencies consist of three known letters, with or without a symbol", func() {
		for _, c := range domain.Currencies() {
			Expect(c.Known()).To(BeTrue(), "%s is listed", c)
		}
		Expect([]bool{domain.Currency("EUR").Known(), domain.Currency("AED AFN").Known(), domain.Currency("EU").Known()}).To(Equal([]bool{true, false, false}))
		Expect([]string{domain.Currency("EUR").Symbol(), domain.Currency("CHF").Symbol()}).To(Equal([]string{"€", "CHF"}))
		Expect(domain.Currencies()).To(And(HaveLen(155), ContainElement(domain.Currency("JPY"))))
	})

	It("become slugs with their digits, and numbered slugs start at two", func() {
		Expect(domain.Slug("Set 0129 of Baker’s", "x")).To(Equal("set-0129-of-bakers"))
		Expect(domain.FreeSlug("tea", func(s string) bool { return s == "tea" })).To(Equal("tea-2"))
		Expect(domain.Slug(strings.Repeat("a", 193), "x")).To(HaveLen(193))
		Expect(domain.Slug(strings.Repeat("a", 194), "x")).To(HaveLen(193))
	})

	It("of token kinds are prefixes of tokens", func() {
		kind, is := domain.TokenKindOf("sp_app_" + strings.Repeat("0", 43) + "2CZclj")
		Expect([]any{kind, is}).To(Equal([]any{domain.AppTokenKind, true}), "what was given out stays good")
		token := domain.NewToken("x")
		for _, wrong := range []string{"x_y", token[2:], token[1:], "x"} {
			_, is := domain.TokenKindOf(wrong)
			Expect(is).To(BeFalse(), wrong)
		}
	})
})
