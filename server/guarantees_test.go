package main

import (
	"fmt"
	"go/ast"
	"strconv"
	"strings"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"
)

// guarantee is a row in the checklist of attacks: the attempt, and the specs that fail if the attempt succeeds, each
// with its file and title. If nothing can be attacked yet, the field until names the work that will add the target.
type guarantee struct {
	row   int
	tried string
	specs []string
	until string
}

func held(row int, tried string, specs ...string) guarantee {
	return guarantee{row: row, tried: tried, specs: specs}
}

func (g guarantee) wholeWith(work string) guarantee {
	g.until = work
	return g
}

const (
	api    = "server/apitest/"
	attack = "server/customer/account_attack_test.go: "
)

var guarantees = []guarantee{
	held(1, "an id of another customer", api+"tenant_test.go: is treated as if it did not exist"),
	held(2, "an id of another store", api+"tenant_test.go: is treated as if it did not exist", api+"tenant_test.go: cannot be reached by a request that names the object's store",
		"server/mcp/mcp_test.go: can use a tool only with its permission, and only for objects of its own store", "server/mcp/mcp_test.go: gets only its own responses during many concurrent calls to two stores"),
	held(3, "money of another store or order", api+"tenant_test.go: is treated as if it did not exist",
		api+"guarantee_test.go: is refused without a gateway call for uncaptured or voided payments and for invalid amounts"),
	held(4, "one's own object with another's id in the body", api+"tenant_test.go: is treated as if it did not exist",
		"store/cart_test.go: cannot use the address or the payment method of another customer"),
	held(5, "another guest's cart", "store/checkout_test.go: a cart of another guest", "server/customer/checkout_test.go: cannot order another guest's cart",
		"server/ucp/ucp_test.go: can access a cart only with the cart's handle, in the cart's store, and for the handle's purpose",
		api+"contact_test.go: never appear in a response to the creator of the cart and the link",
		api+"contact_test.go: are not used for an order that another person places"),
	held(6, "an operation of another permission", api+"permission_test.go: matches the document for each permission"),
	held(7, "a token of another kind", api+"permission_test.go: matches the document for callers of the wrong kind and from other stores"),
	held(8, "members that no body has", api+"input_test.go: is refused with a pointer to every fault, and changes nothing"),
	held(9, "more for oneself", "store/grant_test.go: Administrators change only objects within their own permissions"),
	held(10, "a token whose owner may not act any more", api+"permission_test.go: ends when the credential expires or is revoked, and when its user logs out or is deactivated",
		"store/customer_test.go: loses all logins in the store in the same transaction, but none in other stores"),
	held(11, "secrets in answers, events and logs", api+"canary_test.go: appear in no order export, and only in responses of the operations that return them",
		api+"canary_test.go: appear in no event, delivery or audit entry"),
	held(12, "pages without end", api+"input_test.go: is refused with a pointer to every fault, and changes nothing",
		"server/admin/order_test.go: rejects pages that are too deep, invalid cursors and unknown sort fields"),

	held(13, "which accounts exist, by logging in", api+"alike_test.go: get the same response", "store/alike_test.go: is the same for known and unknown addresses when"),
	held(14, "which addresses are known, by anything else", api+"alike_test.go: get the same response", "store/alike_test.go: is the same for known and unknown addresses when",
		"store/throttle_test.go: allow ten checks of e-mail addresses a minute and thirty an hour per IP address, sign-ups included"),
	held(15, "many passwords on one account", "store/account_stores_test.go: is slowed down, but the customer is not locked out",
		"store/account_stores_test.go: is slowed down, but the administrator is not locked out"),
	held(16, "one password on many accounts", "store/login_test.go: throttles an IP address that tries one password on many accounts",
		api+"limit_test.go: applies to the visitors of one store, but not to its staff or other stores"),
	held(17, "all pins", "store/account_test.go: is verified only by the newest pin, within ten minutes and five attempts", "store/account_test.go: cannot be verified by concurrent guesses, which all count as attempts"),
	held(18, "a pin of somebody else, or for something else", attack+"rejects another account's pin and a pin for another purpose, without using up the pin"),
	held(19, "a reset token that is void", "store/account_test.go: cannot be set through a link that was voided"),
	held(20, "a reset token twice at once", attack+"accepts a reset token once from concurrent requests, and then ends every login"),
	held(21, "a host of the attacker's in mailed links", attack+"gets mails that link to the configured host, whatever host a request names"),
	held(22, "a session that outlives a new password or address", attack+"accepts a reset token once from concurrent requests, and then ends every login",
		attack+"notifies its old address when the address changes"),
	held(23, "one's own account without the password", "store/account_test.go: changes if the current password is given, and all other sessions end",
		"store/admin_user_guard_test.go: need their current password to change their own e-mail address, password or second factor"),
	held(24, "an address that is not proved", "store/account_test.go: changes once the new address is verified, and all other sessions end"),
	held(25, "a guest's orders, by signing up with the address", attack+"hides a guest's orders from another person who signs up with the guest's address"),
	held(26, "a token after the logout, or in the address", attack+"rejects a token after the logout and a token in a URL, and keeps the latter out of every log"),
	held(27, "credentials that are none", api+"edge_test.go: refuses a credential"),
	held(28, "a copy of the database", api+"guarantee_test.go: contains no usable token, pin or secret",
		"store/domain/token_test.go: starts with its kind, and ends with a checksum that detects typing errors"),
	held(29, "passwords of any characters and length", "store/domain/identity/password_test.go: is accepted if it is long enough, whatever its characters, and is not altered",
		"store/domain/identity/password_test.go: is rejected with too few characters or too many bytes"),
	// The benchmark bench:hostile prints how long others wait meanwhile; no spec asserts it.
	held(30, "many logins at once", "store/crowd_test.go: use half of the processors, but at most two, with",
		"store/crowd_test.go: run up to a limit, 20 more wait, and the rest are refused before any lookup",
		"store/crowd_test.go: free their memory before queued checks start", "store/crowd_test.go: are not counted as attempts if they are refused"),

	held(31, "the last unit, by many", api+"race_test.go: sell the last 5 units to exactly 5 of 100 buyers"),
	held(32, "a coupon's last use, by many", api+"race_test.go: redeem a coupon at most 3 times if it allows 3 uses",
		"store/checkout_test.go: limits a coupon's uses per customer, and for guests per e-mail address"),
	held(33, "more money back than came in", "store/refund_test.go: never exceeds the captured amount, even with concurrent requests",
		"store/provider/payment/sandbox_test.go: cannot be overdrawn, even by an SQL statement"),
	held(34, "refunds of what cannot be, in any currency", api+"guarantee_test.go: is refused without a gateway call for uncaptured or voided payments and for invalid amounts",
		api+"currency_test.go: apply to every amount, from the cart to the event, in a currency with"),
	held(35, "a cycle that is charged twice", "store/renewal_test.go: is charged once by 4 concurrent processes", "store/renewal_test.go: is not charged again after a lost response",
		api+"kill_renewal_test.go: all complete, and each is charged once"),
	held(36, "one key for several requests", api+"idempotency_test.go: belongs to a user across the user's tokens, so a refund is not repeated after a token refresh",
		api+"idempotency_test.go: is independent of the same key in another store", api+"race_test.go: create one order from 20 checkouts with the same idempotency key",
		"server/admin/order_test.go: require an idempotency key, and return the first response to repeated requests"),
	held(37, "an end between charge and commit", api+"kill_test.go: loses and repeats no charge, order or event",
		api+"outage_test.go: leaves no partial changes: a retry with the same key takes effect once"),
	held(38, "a payment's consent by somebody else", "store/provider/payment/sandbox_test.go: requires the secret in the payment's link for a consent").wholeWith("gateways that send events"),
	held(39, "quantities that are none", api+"input_test.go: is refused with a pointer to every fault, and changes nothing",
		"server/router/check_test.go: accepts an integer only in its plain notation:", "store/cart_test.go: refuses"),
	held(40, "amounts that are none", "store/domain/amount_test.go: parses plain decimal numbers and nothing else",
		api+"input_test.go: is refused with a pointer to every fault, and changes nothing", api+"hostile_test.go: of randomly drawn kinds cost little in every operation, and get a short response"),
	held(41, "a total that is not that of today", "store/checkout_test.go: a changed total, and returns the new total", "server/customer/checkout_test.go: charges nothing and returns the new total if the total has changed"),
	held(42, "another currency before payment", api+"guarantee_test.go: does not change between pricing and payment, even if the store's default currency changes"),
	held(43, "a subscription that is changed while it renews", "store/renewal_race_test.go: have the same result as if they ran one after the other, whenever the change happens"),

	held(44, "bodies that are not plain JSON", "server/router/json_test.go: rejects", api+"input_test.go: is refused with a pointer to every fault, and changes nothing"),
	held(45, "text that is none", "server/router/json_test.go: rejects", api+"edge_test.go: refuses malformed query and form parameters at API and page paths"),
	held(46, "too deep, too large, too many", api+"edge_test.go: limits the depth of JSON, the size of a body, and the number of headers",
		"server/router/entry_test.go: has a deadline, sends protective headers, and reads no more than the declared body",
		"server/router/entry_test.go: is rate limited per network address, like unknown paths, methods and preflights",
		api+"undocumented_test.go: cost little, whether the route is documented or not", api+"undocumented_test.go: cost little even with the largest body",
		api+"undocumented_test.go: counts once per message of an MCP batch, which has a maximum size and one protocol revision",
		api+"media_test.go: are refused, and no row is stored, if the file is"),
	held(47, "another encoding or type", api+"guarantee_test.go: is refused by every operation with a body, and changes nothing"),
	held(48, "SQL where a word is expected", api+"input_test.go: is refused with a pointer to every fault, and changes nothing"),
	held(49, "searches that take long", api+"edge_test.go: treats search text literally and limits its length",
		api+"guarantee_test.go: causes a 503 with Retry-After, and connections have limits for statements, locks and idle transactions",
		"server/router/operation_test.go: has a deadline of ten seconds unless it serves a file and takes no idempotency key"),
	held(50, "media that is something else", api+"media_test.go: are refused, and no row is stored, if the file is",
		api+"media_test.go: are served with support for ranges and caches, and with headers that prevent browsers from running them",
		"store/content/content_test.go: is refused if it is", "store/content/content_test.go: is refused if it has too many scans",
		"store/content/content_test.go: keeps its colors and orientation, but not its location and camera",
		"store/content/content_test.go: ends with the picture, without files that were appended to the upload",
		"store/domain/media/media_test.go: gets a readable file name without folders or invisible characters"),
	held(51, "formulas in exported files, and files that cost much to read", "server/admin/order_test.go: returns a file of orders or of lines, and prevents spreadsheets from running texts as formulas",
		"store/table/table_test.go: is refused within the memory limit if the file has", "store/table/table_test.go: is refused if the file is",
		"server/admin/import_test.go: by POST /admin/customer/import reports each faulty row with its column, and either skips these rows or rejects the file"),
	held(52, "templates that read files, never end, or show what customers wrote as markup", "store/domain/liquid/attack_test.go: ends at low cost, even with",
		"store/domain/liquid/attack_test.go: cannot reach Go code: values have no methods and no Go fields", "store/domain/liquid/escape_test.go: is escaped exactly once",
		"store/domain/liquid/escape_test.go: is refused except in text and quoted attributes, for example in"),
	held(53, "headers of a mail by a name", "store/domain/letter/mail_test.go: remove line breaks in names from their headers", "store/provider/mail/mail_test.go: fails permanently and sends nothing for a message with"),

	held(54, "addresses that are not public", api+"fault_special_test.go: are refused at the creation of an endpoint and at each connection to an existing one",
		"store/egress/egress_test.go: is refused at registration and at the connection if the address is a special one",
		"server/ucp/platform_test.go: is refused with the protocol's error if it is missing, invalid, or for another version",
		"server/ucp/order_event_test.go: is never sent to a forbidden address, including one that was allowed before",
		"store/egress/egress_test.go: is refused if the address is not a valid web address:"),
	held(55, "endpoints that answer without end", "webhooks/sender_test.go: reads only a limited part of an endless body",
		"webhooks/sender_test.go: does not follow a redirect", "webhooks/sender_test.go: does not decompress the body of a response"),
	held(56, "endpoints that never answer", "webhooks/fairness_test.go: leaves slots for the endpoint of another store, however many endpoints of one store do not respond"),
	held(57, "an endpoint's answer, shown", "store/domain/webhook/webhook_test.go: stores at most 100 response headers, each cut to 1,000 valid bytes"),
	held(58, "deliveries that are forged", "server/listen/listen_test.go: refuses a delivery that is not signed with any of its secrets, and ignores the content",
		api+"fault_rotation_test.go: match our signatures, and get the expected verdict from both reference libraries"),
	held(59, "an event of another store", api+"guarantee_test.go: is delivered only to the endpoints of its own store, including in a replay",
		"server/ucp/order_event_test.go: is sent only to the platform that began the checkout, not to a platform that another caller named"),

	held(60, "connections that bring nothing", "server/router/edge_test.go: closes connections that send nothing in time, and continues to serve others"),
	held(61, "another address, or method, by a header", api+"limit_test.go: ignores X-Forwarded-For from peers that are not trusted proxies",
		api+"limit_test.go: counts by the address that the proxy saw, whatever header the client sent",
		api+"edge_test.go: ignores headers that name another method than the request's"),
	held(62, "requests with two ends", api+"edge_test.go: applies RFC 9112 to a request"),
	held(63, "a page of another origin", api+"cors_test.go: lets only pages of a store's allowed origins read the store's responses",
		"server/mcp/mcp_test.go: must send an app token, and is refused with the Origin or Host of another site",
		"server/ucp/ucp_test.go: can be called from a page only if the store allows the page's origin"),
	held(64, "a database that is gone, a panic, a path that is none", api+"outage_test.go: makes every operation return 503 with Retry-After until the database is back",
		api+"outage_test.go: makes an operation return 503 if it begins at one of the first four statements", api+"outage_test.go: leaves documents available, and makes readiness checks and preflights return 503",
		api+"outage_test.go: waits for a database that is not running yet, and eventually fails with a reason",
		"server/router/edge_test.go: shows only the request id after a panic", "server/agent/agent_test.go: ends its call with a plain error and logs the panic", api+"edge_test.go: returns the same text for each unknown path, and the request's id"),
	held(65, "the logs", api+"canary_test.go: appear in no log line, nor do whole e-mail addresses"),
	held(66, "who deleted themselves", "store/customer_test.go: is deactivated at once and erased later, together with an account that no other customer uses"),
}

var _ = Describe("Each guarantee against attacks", func() {
	It("is proved by existing specs", func() {
		texts := map[string]bool{}
		sources(func(path, pkg string, f *ast.File) {
			if !strings.HasSuffix(path, "_test.go") {
				return
			}
			ast.Inspect(f, func(n ast.Node) bool {
				call, ok := n.(*ast.CallExpr)
				if !ok || len(call.Args) == 0 {
					return true
				}
				name, isName := call.Fun.(*ast.Ident)
				text, isText := call.Args[0].(*ast.BasicLit)
				if isName && isText && (name.Name == "It" || name.Name == "Describe" || name.Name == "DescribeTable") {
					said, _ := strconv.Unquote(text.Value)
					texts[strings.TrimPrefix(strings.TrimPrefix(path, "../"), "./")+": "+said] = true
				}
				return true
			})
		})
		var missing []string
		for i, g := range guarantees {
			Expect(g.row).To(Equal(i+1), "each once, in order")
			Expect(g.tried).NotTo(BeEmpty())
			Expect(g.specs).NotTo(BeEmpty(), "row %d, %s", g.row, g.tried)
			for _, spec := range g.specs {
				if !texts[spec] {
					missing = append(missing, fmt.Sprintf("row %d, %s: %s", g.row, g.tried, spec))
				}
			}
		}
		Expect(missing).To(BeEmpty())
		Expect(guarantees).To(HaveLen(66))
	})
})
