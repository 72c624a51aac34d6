package store_test

import (
	"context"
	"fmt"
	"regexp"
	"slices"
	"strings"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/migrations"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/customer"
	"github.com/storeplatform/storeplatform/store/domain/media"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/storetest"
)

// These constants spell "é" and "Ü" with combining accents, as in normalization form D.
const eDecomposed, uDecomposed = "e\u0301", "U\u0308"

// spellings lists pairs of texts that people read as the same name.
var spellings = [][2]string{{"Öko", "ÖKO"}, {"Жук", "жУК"}, {"Straße", "STRASSE"}, {"İpek", "i\u0307pek"}, {"Café", "CAFE\u0301"}}

// unfolded contains the reason for each unique index whose texts are compared without folding.
var unfolded = func() map[string]string {
	out := map[string]string{}
	for reason, keys := range map[string]string{
		"stored as domain.FoldEmail folds it": "accounts_email_unique email, admin_users_email_unique email, customers_email_unique email, email_suppressions_email_unique email",
		"made of ASCII letters by its pattern": "account_types_code_unique code, collections_slug_unique slug, former_slugs_pkey slug, products_slug_unique slug, referrers_code_unique code, slugs_pkey slug, stores_code_unique code, " +
			"subscription_plans_code_unique code, tax_classes_code_unique code",
		"an identifier of another system, where other letters are another object": "chargebacks_once reference, customer_payment_methods_unique provider_reference, customers_external_id_unique external_id, external_references_pkey key, gift_cards_external_unique external_id, orders_external_unique external_id, " +
			"payments_reference_unique provider_reference, platform_checkouts_one profile_url, products_external_id_unique external_id, provider_events_commission_once event_id, provider_events_once event_id, shipments_external_unique external_shipment_id, " +
			"variants_external_id_unique external_id, variants_sku_unique sku",
		"made by the service": "account_codes_by_hash hash, account_codes_pkey owner, admin_users_link_hash_unique link_hash, encryption_keys_pkey id, idempotency_keys_pkey key, integration_tasks_live_unique live_key, invoices_number_unique number, " +
			"mails_message_id_unique message_id, media_files_checksum_unique checksum, media_files_key_unique key, payments_call_key_unique call_key, refunds_call_key_unique call_key, transfers_key_unique key",
		"a value of a closed list": "account_codes_pkey purpose, dashboards_pkey compare_to, dashboards_pkey currency_code, email_templates_language_unique kind, external_references_pkey source, former_slugs_pkey kind, invoices_sequence_unique type, mails_subscription_unique kind, " +
			"mails_subscription_unique occasion, media_uses_pkey kind, payments_reference_unique provider_code, pdf_templates_language_unique kind, prices_key_unique currency_code, sales_days_pkey currency_code, sales_products_pkey currency_code, " +
			"slugs_pkey kind, store_counters_pkey name, store_credit_accounts_once currency_code, stored_value_entries_step_unique type, webhook_deliveries_pkey status",
	} {
		for key := range strings.SplitSeq(keys, ", ") {
			out[key] = reason
		}
	}
	return out
}()

// The specs run in two locales, since PostgreSQL folds only A to Z in the locale C.
var _ = Describe("Searches and indexes in the locale", func() {
	for _, ctype := range []string{"C", "C.UTF-8"} {
		Context(ctype, func() {
			var d *orderStore
			people := 0
			BeforeEach(func(ctx SpecContext) {
				d = newOrderStore(context.WithValue(ctx, databaseKey{}, storetest.OpenIn(ctx, ctype)))
			})
			by := func(sort string) domain.PageQuery { return domain.PageQuery{Number: 1, Size: 50, Sort: sort} }

			customers := func(ctx context.Context, text string) (names []string) {
				GinkgoHelper()
				page, err := d.As(d.actor).Customers(ctx, customer.CustomerFilter{Search: text}, by("lastName"))
				Expect(err).NotTo(HaveOccurred())
				found, err := d.As(d.actor).SearchCustomers(ctx, text, nil, 50)
				Expect(err).NotTo(HaveOccurred())
				Expect(found).To(HaveLen(len(page.Items)), text)
				for _, c := range page.Items {
					names = append(names, c.LastName)
				}
				return names
			}
			person := func(ctx context.Context, first, last, phone string) {
				GinkgoHelper()
				people++
				in := customer.CustomerCreate{Email: fmt.Sprintf("c%d@shop.example", people), Profile: customer.CustomerPatch{FirstName: &first, LastName: &last}}
				if phone != "" {
					in.Profile.PhoneNumber = new(&phone)
				}
				_, err := d.Customer.CreateCustomer(ctx, another(d.actor), in)
				Expect(err).NotTo(HaveOccurred())
			}

			It("find customers by any spelling of their names", func(ctx SpecContext) {
				person(ctx, "Mesut", "Özil", "+49 30 1234-567")
				person(ctx, "Мария", "Иванова", "")
				person(ctx, "İpek", "Weißmüller", "")
				person(ctx, eDecomposed+"lodie", "Dupr"+eDecomposed+"e", "")
				for _, s := range [][]string{
					{"Özil", "özil", "ÖZIL", "ozil", "O\u0308zil", "1234567", "30 1234567"},
					{"Иванова", "ИВАНОВА", "иванова мария", "Ivanova", "Иваонва"},
					{"Weißmüller", "WEISSMÜLLER", "weissmuller", "İPEK", "ipek", "i\u0307pek"},
					{"Dupr" + eDecomposed + "e", "Duprée", "DUPREE", "Élodie", "elodie", "eloide"},
				} {
					all := customers(ctx, s[0])
					Expect(all).To(HaveLen(1), s[0])
					for _, text := range s[1:] {
						Expect(customers(ctx, text)).To(Equal(all), text)
					}
				}
				person(ctx, "مُحَمَّـد", "الأسعدى", "")
				person(ctx, "ｼﾞｭﾝ", "Ｔａｎａｋａ", "０３-１２３４-５６７８")
				person(ctx, "מֹשֶׁה", "כֹּהֵן", "")
				for _, s := range [][]string{
					{"محمد", "مُحَمَّد", "مـحـمـد", "الاسعدي", "الأسعدى محمد", "إلآسعدی"},
					{"ジュン", "ｼﾞｭﾝ", "tanaka", "ＴＡＮＡＫＡ", "tanakka", "03-1234-5678"},
					{"כהן", "כֹּהֵן", "משה כהן"},
				} {
					all := customers(ctx, s[0])
					Expect(all).To(HaveLen(1), s[0])
					for _, text := range s[1:] {
						Expect(customers(ctx, text)).To(Equal(all), text)
					}
				}
				Expect(customers(ctx, "１２３４５６７")).To(Equal([]string{"Özil"}))
				Expect(customers(ctx, "Петров")).To(BeEmpty())
				person(ctx, "Síle", "O’Brien", "")
				person(ctx, "Sean", "O'Brien", "")
				person(ctx, "Anne-Marie", "D'Arcy", "")
				for _, text := range []string{"O'Brien", "o’brien", "O´BRIEN", "O‘Brien", "oʼbrien"} {
					Expect(customers(ctx, text)).To(ConsistOf("O’Brien", "O'Brien"), text)
				}
				for _, text := range []string{"anne‑marie", "Anne–Marie d’arcy", "anne-marie"} {
					Expect(customers(ctx, text)).To(Equal([]string{"D'Arcy"}), text)
				}
				person(ctx, "Mary‑Jane", "Watson–Parker", "")
				person(ctx, "Kealiʻi", "Kaʻahumanu", "")
				for _, text := range []string{"mary-jane", "watson-parker", "WATSON‑PARKER"} {
					Expect(customers(ctx, text)).To(Equal([]string{"Watson–Parker"}), text)
				}
				for _, text := range []string{"ka'ahumanu", "kaʻahumanu", "Ka’ahumanu"} {
					Expect(customers(ctx, text)).To(Equal([]string{"Kaʻahumanu"}), text)
				}
				Expect(customers(ctx, "o’neill")).To(BeEmpty())
				person(ctx, "길동", "홍", "")
				person(ctx, "太郎", "山田", "")
				person(ctx, "王小明", "", "")
				for text, last := range map[string]string{"홍길동": "홍", "홍 길동": "홍", "길동홍": "홍", "山田太郎": "山田", "王 小明": "", "王小明": ""} {
					Expect(customers(ctx, text)).To(Equal([]string{last}), text)
				}
				Expect(customers(ctx, "홍길순")).To(BeEmpty())
			})

			It("sort customers by their names in any spelling", func(ctx SpecContext) {
				for _, last := range []string{"zimt", "Öl", "apple", "Ohm", "Pfau", "Ivanova", "Иванова", "Zebra", "Ölbaum", "Ã"} {
					person(ctx, "A", last, "")
				}
				names := customers(ctx, "shop.example")
				Expect(names).To(Equal([]string{"Ã", "apple", "Ivanova", "Ohm", "Öl", "Ölbaum", "Pfau", "Zebra", "zimt", "Иванова"}))
				var walked []string
				q := domain.PageQuery{Number: 1, Size: 3, Sort: "lastName"}
				storetest.Follow(10, func(cursor string) string {
					q.Cursor = cursor
					page, err := d.As(d.actor).Customers(ctx, customer.CustomerFilter{Search: "shop.example"}, q)
					Expect(err).NotTo(HaveOccurred())
					for _, c := range page.Items {
						walked = append(walked, c.LastName)
					}
					return page.NextCursor
				})
				Expect(walked).To(Equal(names))
			})

			It("find products in any spelling, and count their facets", func(ctx SpecContext) {
				brand := eDecomposed + "LAN"
				d.good(ctx, uDecomposed+"V-1", 3, func(in *catalog.ProductInput) {
					in.Name, in.Brand, in.Tags = new("Öl Lampe für die Straße"), new(&brand), []string{"Öko", "Жук", "İpek"}
					in.Options = []catalog.OptionInput{{Name: new("Цвет: Новый"), Values: []catalog.OptionValueInput{{Value: new("Черный")}}}}
					in.Variants[0].OptionValues = []catalog.OptionChoice{{Option: "Цвет: Новый", Value: "Черный"}}
				})
				admin, guest := d.As(d.actor), d.As(domain.Actor{Kind: domain.ActorCustomer, StoreID: d.store.ID})
				shop := func(f catalog.StorefrontFilter) int {
					GinkgoHelper()
					page, _, err := guest.StorefrontProducts(ctx, f, domain.PageQuery{Number: 1, Size: 50}, nil, nil)
					Expect(err).NotTo(HaveOccurred())
					return len(page.Items)
				}
				for _, text := range []string{"Öl Lampe", "ÖL LAMPE", "ol lampe", "O\u0308l", "straße", "STRASSE", "ÜV-1", "uv-1", "Élan", "elan", "Lamep", "lanpe", "strasze"} {
					Expect(shop(catalog.StorefrontFilter{Search: text})).To(Equal(1), "storefront: "+text)
					page, _, err := admin.Products(ctx, catalog.ProductFilter{Search: text}, by("name"))
					Expect(err).NotTo(HaveOccurred())
					Expect(page.Items).To(HaveLen(1), "products: "+text)
				}
				for _, text := range []string{"öko", "oko", "жук", "zhuk", "İPEK", "ipek", "Цвет: Новый Черный", "lampe ЧЕРНЫЙ", "chernyi", "cherniy lampe"} {
					Expect(shop(catalog.StorefrontFilter{Search: text})).To(Equal(1), "storefront: "+text)
				}
				for _, text := range []string{"öl lampe", "OL LAMPE", "üv-1", "lamep"} {
					page, err := admin.Browse(ctx, catalog.BrowseFilter{Search: text}, by("name"))
					Expect(err).NotTo(HaveOccurred())
					Expect(page.Items).To(HaveLen(1), "variants: "+text)
				}
				for _, brand := range []string{"Élan", "élan", eDecomposed + "lan"} {
					Expect(shop(catalog.StorefrontFilter{Brand: brand})).To(Equal(1), brand)
				}
				Expect(shop(catalog.StorefrontFilter{Brand: "Elan"})).To(BeZero(), "accents count in filters")

				d.good(ctx, "ETE", 1, func(in *catalog.ProductInput) { in.Name = new("Chaise longue L’Été") })
				for _, text := range []string{"l'été", "L’ete", "chaise l´été"} {
					Expect(shop(catalog.StorefrontFilter{Search: text})).To(Equal(1), "storefront: "+text)
					page, _, err := admin.Products(ctx, catalog.ProductFilter{Search: text}, by("name"))
					Expect(err).NotTo(HaveOccurred())
					Expect(page.Items).To(HaveLen(1), "products: "+text)
				}
				suggested, _, err := guest.StorefrontSuggestions(ctx, "longue l'ét", 10, nil, nil)
				Expect(err).NotTo(HaveOccurred())
				Expect(suggested.Cards).To(HaveLen(1))

				d.good(ctx, "ＰＯＴ-7", 1, func(in *catalog.ProductInput) {
					in.Name, in.Brand, in.Tags = new("ｶﾞﾗｽ Ｐｏｔ قهوة"), new(new("ﾏｸﾞ")), []string{"قهوة"}
				})
				for _, text := range []string{"pot", "ＰＯＴ-7", "ガラス", "ｶﾞﾗｽ", "マグ", "قهوه", "قَهْوَة", "pot ガラス"} {
					Expect(shop(catalog.StorefrontFilter{Search: text})).To(Equal(1), "storefront: "+text)
					page, _, err := admin.Products(ctx, catalog.ProductFilter{Search: text}, by("name"))
					Expect(err).NotTo(HaveOccurred())
					Expect(page.Items).To(HaveLen(1), "products: "+text)
				}
				for typed, query := range map[string]string{"ガ": "ｶﾞﾗｽ", "pot": "ｐｏｔ قهوة", "قَهْو": "قهوة"} {
					suggested, _, err := guest.StorefrontSuggestions(ctx, typed, 10, nil, nil)
					Expect(err).NotTo(HaveOccurred())
					Expect(suggested.Cards).To(HaveLen(1), typed)
					Expect(suggested.Queries).To(ContainElement(query), typed)
				}
				for filter, n := range map[string]int{"ﾏｸﾞ": 1, "マグ": 0} {
					Expect(shop(catalog.StorefrontFilter{Brand: filter})).To(Equal(n), "filters compare whole texts: "+filter)
				}
				Expect(shop(catalog.StorefrontFilter{Tag: []string{"قهوة"}})).To(Equal(1))

				facets, _, err := guest.StorefrontFacets(ctx, catalog.StorefrontFilter{}, nil, nil)
				Expect(err).NotTo(HaveOccurred())
				Expect(facets.Tags).To(ConsistOf(catalog.FacetText{Text: "Öko", ProductCount: 1}, catalog.FacetText{Text: "Жук", ProductCount: 1}, catalog.FacetText{Text: "İpek", ProductCount: 1}, catalog.FacetText{Text: "قهوة", ProductCount: 1}))
				for _, tag := range facets.Tags {
					Expect(shop(catalog.StorefrontFilter{Tag: []string{tag.Text}})).To(Equal(tag.ProductCount), tag.Text)
				}
				i := slices.IndexFunc(facets.Options, func(o catalog.FacetOfOption) bool { return o.Name == "Цвет: Новый" })
				Expect(i).To(BeNumerically(">=", 0))
				for _, value := range []string{facets.Options[i].Values[0].Filter(), "ЦВЕТ%3A НОВЫЙ:ЧЕРНЫЙ"} {
					Expect(shop(catalog.StorefrontFilter{Options: catalog.OptionFilters([]string{value})})).To(Equal(1), value)
				}
				out, _, err := guest.StorefrontSuggestions(ctx, "ol la", 10, nil, nil)
				Expect(err).NotTo(HaveOccurred())
				Expect(out.Queries).To(Equal([]string{"öl lampe"}))
				Expect(out.Cards).To(HaveLen(1))
			})

			It("find orders and refunds by any spelling of the buyer's name", func(ctx SpecContext) {
				d.order(ctx, "", false, func(o *ordering.Order) {
					o.Email = "Özil@Shop.example"
					o.ShippingAddress = &domain.Address{FirstName: "Мария", LastName: "Иванова", Company: new("Café Straße"), StreetLine1: "Ümit Caddesi 1", City: "İzmir", CountryCode: "TR"}
				})
				d.order(ctx, "", false, func(o *ordering.Order) {
					o.BillingAddress = &domain.Address{FirstName: "길동", LastName: "홍", StreetLine1: "세종대로 1", City: "서울", CountryCode: "KR"}
				})
				for _, text := range []string{"Иванова", "ИВАНОВА", "ivanova", "CAFE STRASSE", "cafe\u0301", "ümit", "umit", "ozil@shop", "Иваонва"} {
					page, err := d.As(d.actor).Orders(ctx, ordering.OrderFilter{Search: text}, by("orderDate"))
					Expect(err).NotTo(HaveOccurred())
					Expect(page.Items).To(HaveLen(1), text)
				}
				d.order(ctx, "", false, func(o *ordering.Order) {
					o.ShippingAddress = &domain.Address{FirstName: "أحمد", LastName: "Ｙａｍａｄａ", StreetLine1: "ﾏﾙﾉｳﾁ１-２", PostalCode: "１０６-００３２", City: "Tokyo", CountryCode: "JP"}
				})
				orders, err := d.As(d.actor).Orders(ctx, ordering.OrderFilter{Search: "احمد"}, by("orderDate"))
				Expect(err).NotTo(HaveOccurred())
				Expect(orders.Items).To(HaveLen(1))
				number := domain.Itoa(orders.Items[0].OrderNumber)
				wide := strings.Map(func(r rune) rune { return r - '0' + '０' }, number)
				for _, text := range []string{"أحمد", "yamada", "ＹＡＭＡＤＡ", "マルノウチ1-2", "106-0032", "＃" + wide, wide} {
					page, err := d.As(d.actor).Orders(ctx, ordering.OrderFilter{Search: text}, by("orderDate"))
					Expect(err).NotTo(HaveOccurred())
					Expect(page.Items).To(HaveLen(1), text)
					Expect(domain.Itoa(page.Items[0].OrderNumber)).To(Equal(number))
				}
				for text, rows := range map[string]int{"홍길동": 1, "홍 길동": 1, "홍길순": 0} {
					page, err := d.As(d.actor).Orders(ctx, ordering.OrderFilter{Search: text}, by("orderDate"))
					Expect(err).NotTo(HaveOccurred())
					Expect(page.Items).To(HaveLen(rows), text)
				}
				for _, email := range []string{"özil@shop.example", "ÖZIL@shop.example", "o\u0308zil@shop.example"} {
					page, err := d.As(d.actor).Orders(ctx, ordering.OrderFilter{Email: email}, by("orderDate"))
					Expect(err).NotTo(HaveOccurred())
					Expect(page.Items).To(HaveLen(1), email)
				}
			})

			It("treat all spellings of a unique name as equal", func(ctx SpecContext) {
				for _, names := range spellings {
					for what, create := range map[string]func(name string) error{
						"folder": func(name string) error {
							_, err := d.Media.CreateMediaFolder(ctx, another(d.actor), media.MediaFolderInput{Name: &name})
							return err
						},
						"tax class": func(name string) error {
							_, err := d.Settings.CreateTaxClass(ctx, another(d.actor), settings.TaxClassInput{Name: &name})
							return err
						},
					} {
						Expect(create(names[0])).To(Succeed(), what+" "+names[0])
						Expect(domain.CodeOf(create(names[1]))).To(Equal(domain.AlreadyExists), what+" "+names[1])
					}
				}
			})

			It("compare folded texts in every unique index over names", func(ctx SpecContext) {
				rows, err := d.Data.SQL.QueryContext(ctx, `SELECT i.relname, pg_get_indexdef(x.indexrelid, k, true) FROM pg_index x
					JOIN pg_class c ON c.oid = x.indrelid AND c.relnamespace = 'public'::regnamespace AND NOT c.relispartition JOIN pg_class i ON i.oid = x.indexrelid
					CROSS JOIN generate_series(1, x.indnkeyatts) k JOIN pg_attribute a ON a.attrelid = x.indexrelid AND a.attnum = k
					WHERE x.indisunique AND a.atttypid IN ('text'::regtype, 'varchar'::regtype, 'bpchar'::regtype) ORDER BY 1, 2`)
				Expect(err).NotTo(HaveOccurred())
				defer rows.Close()
				keys := map[string]string{} // maps the name of each key to its folding
				for rows.Next() {
					var index, key string
					Expect(rows.Scan(&index, &key)).To(Succeed())
					folding, column := "", key
					if call, ok := strings.CutSuffix(key, ")"); ok {
						folding, column, _ = strings.Cut(call, "(")
					}
					Expect(keys).NotTo(HaveKey(index + " " + column))
					keys[index+" "+column] = folding
				}
				Expect(rows.Err()).NotTo(HaveOccurred())
				for key, folding := range keys {
					if reason, ok := unfolded[key]; ok {
						Expect(folding).To(BeEmpty(), "%s is an exception (%s), and folds", key, reason)
						continue
					}
					Expect(folding).NotTo(BeEmpty(), "%s compares texts as they are written. Fold them, or add the reason to unfolded", key)
					for _, names := range spellings {
						var same bool
						Expect(d.Data.SQL.QueryRowContext(ctx, "SELECT "+folding+"($1) = "+folding+"($2)", names[0], names[1]).Scan(&same)).To(Succeed())
						Expect(same).To(BeTrue(), "%s: %s and %s", key, names[0], names[1])
					}
				}
				for key := range unfolded {
					Expect(keys).To(HaveKey(key), "unfolded names a key that no index has")
				}
			})

			It("find one customer and one account under every spelling of an e-mail address", func(ctx SpecContext) {
				for i, emails := range [][2]string{{"Özil@Shop.example", "öZIL@shop.example"}, {"İpek@shop.example", "ipek@shop.example"}, {"caf\u00e9@shop.example", "CAFE\u0301@shop.example"}, {"x@MÜNCHEN.example", "x@xn--mnchen-3ya.example"}} {
					create := func(email string) error {
						_, err := d.Customer.CreateCustomer(ctx, another(d.actor), customer.CustomerCreate{Email: email, Profile: customer.CustomerPatch{LastName: new("Twin")}})
						return err
					}
					Expect(create(emails[0])).To(Succeed(), emails[0])
					Expect(domain.CodeOf(create(emails[1]))).To(Equal(domain.AlreadyExists), emails[1])
					page, err := d.As(d.actor).Customers(ctx, customer.CustomerFilter{Search: "twin"}, by("lastName"))
					Expect(err).NotTo(HaveOccurred())
					Expect(page.Items).To(HaveLen(i + 1))
				}
			})
		})
	}
})

var _ = Describe("The migration of search texts", func() {
	It("folds the texts of all rows that an earlier program wrote, and marks none as changed", func(ctx SpecContext) {
		d := newOrderStore(ctx)
		run := func(statement string, args ...any) {
			GinkgoHelper()
			_, err := d.Data.SQL.ExecContext(ctx, statement, args...)
			Expect(err).NotTo(HaveOccurred(), statement)
		}
		texts := func(query string) (list []string) {
			GinkgoHelper()
			rows, err := d.Data.SQL.QueryContext(ctx, query)
			Expect(err).NotTo(HaveOccurred())
			defer rows.Close()
			for rows.Next() {
				var text string
				Expect(rows.Scan(&text)).To(Succeed())
				list = append(list, text)
			}
			Expect(rows.Err()).NotTo(HaveOccurred())
			return list
		}
		file := func(name string) string {
			GinkgoHelper()
			text, err := migrations.Files.ReadFile(name)
			Expect(err).NotTo(HaveOccurred())
			return string(text)
		}
		columns := append(texts(`SELECT a.attrelid::regclass || '.' || a.attname FROM pg_attribute a JOIN pg_attrdef f ON f.adrelid = a.attrelid AND f.adnum = a.attnum
			WHERE a.attgenerated = 's' AND pg_get_expr(f.adbin, f.adrelid) LIKE '%fold_search(%' AND a.attrelid <> 'gift_cards'::regclass`), // a later migration creates gift_cards
			"products.search", "products.shop_search", "refunds.order_search", "order_contacts.search", "media.search")
		Expect(columns).To(ContainElements("customers.search", "products.name_key"))
		snapshot := func() map[string]string {
			out := map[string]string{}
			for _, column := range columns {
				table, name, _ := strings.Cut(column, ".")
				out[column] = strings.Join(texts("SELECT "+name+" FROM "+table+" ORDER BY "+name), "|")
			}
			return out
		}
		stamps := func() []string {
			return texts("SELECT modified_tx::text FROM customers UNION ALL SELECT modified_tx::text FROM products UNION ALL SELECT modified_tx::text FROM orders UNION ALL SELECT modified_tx::text FROM refunds UNION ALL SELECT modified_tx::text FROM media UNION ALL SELECT modified_tx::text FROM integration_tasks")
		}

		By("writing a row to each table")
		_, err := d.Customer.CreateCustomer(ctx, another(d.actor), customer.CustomerCreate{Email: "wide@shop.example", Profile: customer.CustomerPatch{LastName: new("Yamada")}})
		Expect(err).NotTo(HaveOccurred())
		paid := d.order(ctx, "pm_card_visa", true)
		_, _, err = d.Ordering.RefundOrder(ctx, another(d.actor), paid.ID, ordering.RefundRequest{Reason: ordering.Goodwill})
		Expect(err).NotTo(HaveOccurred())
		run(`WITH f AS (INSERT INTO media_files (store_id, created_on, modified_on, checksum, key, media_type, mime_type, size_bytes, status) VALUES ($1, now(), now(), repeat('0', 64), '0', 'IMAGE', 'image/png', 1, 'READY') RETURNING id)
			INSERT INTO media (store_id, created_on, modified_on, command_id, media_file_id, file_name, size_bytes, search) SELECT $1, now(), now(), gen_random_uuid(), id, 'picture', 1, '' FROM f`, d.store.ID)
		run(`INSERT INTO integration_tasks (store_id, created_on, modified_on, task_type, integration, provider_code, object_type, object_id, status, max_attempts, due_on, command_id)
			VALUES ($1, now(), now(), 'ORDER_PAYMENT_SYNC', 'SYNC', '', '', '', 'QUEUED', 8, now() + interval '30 days', gen_random_uuid())`, d.store.ID)
		run(`INSERT INTO integration_logs (store_id, created_on, integration, provider_code, direction, operation, object_type, object_id, request_method, request_url, request_headers, response_headers,
			is_truncated, duration_ms, outcome, error_code, error_message, attempt, correlation_id) VALUES ($1, now(), 'PAYMENT', '', 'OUTBOUND', '', '', '', '', '', '{}', '{}', false, 1, 'SUCCESS', '', '', 1, '')`, d.store.ID)
		write := func() {
			GinkgoHelper()
			for _, set := range []string{
				"customers SET first_name = 'أحمد'", "products SET name = 'قهوة Ｃｕｐ', search = fold_search('قهوة Ｃｕｐ'), shop_search = fold_search('ｶﾞﾗｽ')", "variants SET sku = 'ＣＵＰ' || id",
				"orders SET shipping_address = shipping_address || '{\"firstName\": \"أحمد\"}'", "order_lines SET name = 'ﾏｸﾞ'", "refunds SET order_search = fold_search('هدى')", "order_contacts SET search = fold_search('ﾏﾙﾉｳﾁ')",
				"media SET search = fold_search('שָׁלוֹם')", "integration_tasks SET last_error = 'Ｅｒｒｏｒ'", "integration_logs SET error_message = 'Ｅｒｒｏｒ'",
			} {
				run("UPDATE " + set)
			}
		}
		write()
		want := snapshot()

		By("folding the texts as the earlier program did")
		fold := regexp.MustCompile(`(?s)CREATE (FUNCTION fold_latin.*?END \$\$;\n)CREATE (FUNCTION fold_search.*?;\n)`).FindStringSubmatch(file("0001_common.up.sql"))
		Expect(fold).To(HaveLen(3))
		run("CREATE OR REPLACE " + fold[1] + "CREATE OR REPLACE " + fold[2] + "DROP FUNCTION fold_forms(text)")
		write()
		earlier := snapshot()
		for _, column := range columns {
			Expect(earlier[column]).NotTo(Equal(want[column]), "%s: a row has a text that both programs fold differently", column)
		}

		before := stamps()
		migration := file("0092_search_scripts.up.sql")
		run(migration)
		Expect(snapshot()).To(Equal(want))
		Expect(stamps()).To(Equal(before))
		for _, index := range texts("SELECT indexname FROM pg_indexes WHERE schemaname = 'public' AND indexdef LIKE '%fold_search(%'") {
			Expect(migration).To(ContainSubstring("REINDEX INDEX " + index + ";"))
		}
	})
})
