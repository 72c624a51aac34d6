package domain_test

import (
	"encoding/base64"
	"strings"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
)

// audited has one field of each type that rows have.
type audited struct {
	domain.Row
	StoreURL      string
	SKUOfAPI      *string
	Price         domain.Amount
	MadeOn        time.Time
	EndsOn        *time.Time
	Kind          domain.Code
	IDs           []int64
	Odd           chan int
	PasswordHash  string
	TokenLength   int
	Shown         string `audit:"secret"`
	Settings      nested `audit:"flat"`
	Unaudited     string `audit:"-"`
	Computed      string `gorm:"->"`
	Children      []int  `gorm:"-"`
	hidden        string
	APIToken      *string
	CustomHeaders map[string]string
}

type nested struct {
	Days   int
	Secret string
}

var _ = Describe("The changes of an audited row", func() {
	text := func(s *string) string {
		if s == nil {
			return "nil"
		}
		return *s
	}
	// changes returns the old and new value of each changed field, as "old → new".
	changes := func(before, after *audited) map[string]string {
		var b, a domain.AuditState
		if before != nil {
			b = domain.AuditStateOf(before)
		}
		if after != nil {
			a = domain.AuditStateOf(after)
		}
		out := map[string]string{}
		for _, c := range domain.Changes(b, a) {
			out[c.Field] = text(c.Old) + " → " + text(c.New)
		}
		return out
	}
	full := func() *audited {
		return &audited{Row: domain.Row{ID: 5}, StoreURL: "https://a", SKUOfAPI: new("S"), Price: domain.MustAmount("4.90"), MadeOn: today.In(time.FixedZone("", 3600)), EndsOn: &today, Kind: domain.InUse, IDs: []int64{1},
			PasswordHash: "h", TokenLength: 5, Shown: "s", Settings: nested{Days: 3, Secret: "x"}, Unaudited: "u", Computed: "c", Children: []int{1}, hidden: "h", APIToken: new("t"), CustomHeaders: map[string]string{"a": "b"}}
	}
	secrets := map[string]string{"passwordHash": "", "shown": "", "secret": "", "apiToken": "", "customHeaders": ""}

	It("have the API's field names, hide secrets, and omit empty fields", func() {
		made := changes(nil, full())
		for name := range secrets {
			Expect(made[name]).To(Equal("nil → ••••"), name)
		}
		for name, want := range map[string]string{"storeUrl": "https://a", "skuOfApi": "S", "price": "4.9", "madeOn": "2026-11-20T09:00:00Z", "endsOn": "2026-11-20T09:00:00Z", "kind": "in_use", "ids": "[1]", "tokenLength": "5", "days": "3"} {
			Expect(made[name]).To(Equal("nil → "+want), name)
		}
		Expect(made).NotTo(Or(HaveKey("unaudited"), HaveKey("computed"), HaveKey("children"), HaveKey("hidden"), HaveKey("id"), HaveKey("settings"), HaveKey("row")))
		removed := changes(full(), nil)
		Expect(removed).To(HaveLen(len(made)))
		Expect(removed["storeUrl"]).To(Equal("https://a → nil"))
		Expect(removed["passwordHash"]).To(Equal("•••• → nil"))
		Expect(changes(nil, &audited{IDs: []int64{}})).To(And(HaveLen(4), HaveKeyWithValue("price", "nil → 0"), HaveKeyWithValue("tokenLength", "nil → 0"), HaveKeyWithValue("days", "nil → 0"), HaveKey("odd")))
		Expect(changes(&audited{IDs: []int64{}}, nil)).To(HaveLen(4))
	})

	It("contain all fields that differ, including those that became empty", func() {
		after := full()
		after.Price, after.MadeOn = domain.MustAmount("4.9000"), today
		Expect(changes(full(), after)).To(BeEmpty())
		after.StoreURL, after.SKUOfAPI, after.EndsOn, after.MadeOn, after.IDs, after.PasswordHash, after.Settings.Days, after.Shown = "", nil, nil, time.Time{}, []int64{}, "other", 4, ""
		Expect(changes(full(), after)).To(Equal(map[string]string{"storeUrl": "https://a → ", "skuOfApi": "S → nil", "endsOn": "2026-11-20T09:00:00Z → nil", "madeOn": "2026-11-20T09:00:00Z → nil", "ids": "[1] → []",
			"passwordHash": "•••• → ••••", "days": "3 → 4", "shown": "•••• → nil"}))
		Expect(changes(&audited{}, &audited{SKUOfAPI: new("")})).To(Equal(map[string]string{"skuOfApi": "nil → "}))
	})

	It("are cut to 4,000 characters per value and to 200 fields", func() {
		for n, want := range map[int]string{4000: strings.Repeat("ä", 4000), 4001: strings.Repeat("ä", 3999) + "…"} {
			Expect(changes(nil, &audited{StoreURL: strings.Repeat("ä", n)})["storeUrl"]).To(Equal("nil → " + want))
		}
		Expect(domain.Changes(nil, many(200))).To(HaveLen(200))
		Expect(domain.Changes(nil, many(201))).To(HaveLen(200))
	})
})

// many returns a state with n fields.
func many(n int) domain.AuditState {
	var state domain.AuditState
	for len(state) < n {
		state = append(state, domain.AuditStateOf(&single{Name: "x"})...)
	}
	return state[:n]
}

type single struct {
	domain.Row
	Name string
}

var _ = Describe("A keyring", func() {
	key := func(id string) string { return domain.NewKey(id) }
	ring := func(text string) *domain.Keyring {
		GinkgoHelper()
		k, err := domain.NewKeyring(text)
		Expect(err).NotTo(HaveOccurred())
		return k
	}

	It("encrypts with its first key, and decrypts with any of its keys, but only in the same context", func() {
		old, fresh := key("a"), key("b")
		sealed := ring(old).Seal("rows/1", []byte("secret"))
		Expect(sealed).To(HavePrefix("v2.a."))
		both := ring(" " + fresh + ", " + old)
		Expect(both.Open("rows/1", sealed)).To(Equal([]byte("secret")))
		again := both.Seal("rows/1", []byte("secret"))
		Expect(again).To(HavePrefix("v2.b."))
		Expect(again).NotTo(Equal(both.Seal("rows/1", []byte("secret"))), "each seal differs")
		for _, wrong := range []string{"", "v2.a", "v1" + sealed[2:], "v3" + sealed[2:], "v2.c." + sealed[5:], "v2.a.???", "v2.a.", "v2.a.AAAA", sealed[:len(sealed)-2], sealed + ".x"} {
			_, err := both.Open("rows/1", wrong)
			Expect(err).To(HaveOccurred(), wrong)
		}
		_, err := both.Open("rows/2", sealed)
		Expect(err).To(HaveOccurred())
		_, err = ring(fresh).Open("rows/1", sealed)
		Expect(err).To(HaveOccurred())
	})

	It("returns equal fingerprints for equal values, and different fingerprints for another first key", func() {
		a, b := key("a"), key("b")
		Expect(ring(a).Fingerprint("x")).To(And(Equal(ring(a+","+b).Fingerprint("x")), MatchRegexp(`^[0-9a-f]{32}$`)))
		Expect(ring(a).Fingerprint("x")).NotTo(Or(Equal(ring(b).Fingerprint("x")), Equal(ring(a).Fingerprint("y"))))
		Expect(ring(a).Fingerprint("")).To(BeEmpty())
		Expect(ring("a:"+base64.StdEncoding.EncodeToString(make([]byte, 32))).Fingerprint("x")).To(Equal("98cf4430a8664bca63e3b030ad08fcd6"), "it is stored")
	})

	It("accepts only ids without punctuation and keys of 32 bytes", func() {
		bytes := func(n int) string { return base64.StdEncoding.EncodeToString(make([]byte, n)) }
		for _, wrong := range []string{"", "a", ":" + bytes(32), "a.b:" + bytes(32), "a b:" + bytes(32), "a:" + bytes(31), "a:" + bytes(33), "a:???", "a:" + bytes(32) + ",b"} {
			_, err := domain.NewKeyring(wrong)
			Expect(err).To(HaveOccurred(), wrong)
		}
		ring("a:" + bytes(32))
		_, encoded, _ := strings.Cut(domain.NewKey("a"), ":")
		raw, err := base64.StdEncoding.DecodeString(encoded)
		Expect([]any{len(raw), err}).To(Equal([]any{32, nil}))
	})
})
