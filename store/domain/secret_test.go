package domain_test

import (
	"encoding/json"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
)

// secretName matches the names of inputs that an attacker can guess, that find a person, or that pay.
var secretName = regexp.MustCompile(`(?i)(password|totp|^pin$|secret|token|couponcodes?$|^codes?$|recovery|^email$|newemail|ordernumber$|credentials|paymentmethodid$)`)

const (
	staff       = "- entered by staff, who may read it"
	long        = "- a random value of 120 bits or more"
	chosen      = "- chosen here, compared with nothing"
	own         = "- of the caller's own orders or cards"
	contactOnly = "- kept with a cart, compared with nothing"
)

// secrets maps every input of every operation that secretName matches to the kinds of attempts that limit
// it, or to the reason why none does. A key without a surface applies to all surfaces.
var secrets = map[string]string{
	"admin login email": "admin login", "admin login password": "admin login", "admin login totpCode": "admin login, second factor",
	"admin refreshLogin refreshToken": long, "customer refreshLogin refreshToken": long,
	"admin updateMyUser currentPassword": "confirm admin login", "admin updateMyUser password": chosen,
	"admin updateAdminUser currentPassword": "confirm admin login", "admin updateAdminUser password": chosen, "admin updateAdminUser resetTotp": staff,
	"admin updateAdminUser email": "admin mail", "admin createAdminUser email": "admin mail",
	"admin createTotp currentPassword": "confirm admin login", "admin updateTotp totpCode": "second factor",
	"admin removeTotp currentPassword": "confirm admin login", "admin removeTotp totpCode": "second factor",
	"admin createOrder paymentToken": "card by staff", "admin createOrder customerPaymentMethodId": "card by staff",
	"admin placeOrder paymentToken": "card by staff", "admin placeOrder customerPaymentMethodId": "card by staff",
	"admin replaceOrder paymentToken": "card by staff", "admin replaceOrder customerPaymentMethodId": "card by staff",
	"admin chargeOrder customerPaymentMethodId": "card by staff", "admin retrySubscription customerPaymentMethodId": "card by staff",

	"customer login email": "customer login", "customer login password": "customer login",
	"customer createCustomer email": "email check", "customer createCustomer password": chosen,
	"customer checkEmailAvailable email":          "email check",
	"customer requestEmailChange newEmail":        "pin mail, mail request", // does not reveal whose address it is
	"customer requestEmailChange currentPassword": "confirm customer login", "customer commitEmailChange pin": "- by the code itself: five tries",
	"customer verifyPassword password": "confirm customer login", "customer deleteMe currentPassword": "confirm customer login",
	"customer changePassword currentPassword": "confirm customer login", "customer changePassword newPassword": chosen,
	"customer resendVerifyEmailPin email": "pin mail, mail request", "customer forgotPassword email": "reset mail, mail request",
	"customer resetPassword token": "customer pin", "customer resetPassword newPassword": chosen,
	"customer verifyEmail email": "customer pin", "customer verifyEmail pin": "customer pin",
	"customer openOrder email":   "order proof", // limited like its postal code
	"customer lookUpOrder email": "order lookup, mail request", "customer lookUpOrder orderNumber": "order lookup, mail request",
	"customer declareWithdrawal email": "order lookup, mail request", "customer declareWithdrawal orderNumber": "order lookup, mail request",
	"customer createCartCoupon code": "coupon", "customer deleteCartCoupon code": own, "customer updateSubscription couponCodes": "coupon",
	"customer createCartGiftCard code": "gift card", "customer checkGiftCardBalance code": "gift card",
	"customer createCartItem email": contactOnly, "customer updateCartItem email": contactOnly, "customer setCartItems email": contactOnly, // recipients of gift cards
	"customer updateCart email":          contactOnly,
	"customer checkoutCart email":        contactOnly,
	"customer checkoutCart paymentToken": "card, card of a stranger", "customer checkoutCart customerPaymentMethodId": "card, card of a stranger",
	"customer payOrder paymentToken": "card, card of a stranger", "customer payOrder customerPaymentMethodId": "card, card of a stranger",
	"customer payOrder token": long, "customer payOrder orderNumber": own,
	"customer createCustomerPaymentMethod paymentToken":  "saved card, saved card of a stranger",
	"customer retrySubscription customerPaymentMethodId": "card", "customer createCryptoPaymentLink orderNumber": own,
	"customer deleteCustomerPaymentMethod customerPaymentMethodId": own, "customer setDefaultCustomerPaymentMethod customerPaymentMethodId": own,
	"customer updateSubscription customerPaymentMethodId": own, "customer reactivateSubscription customerPaymentMethodId": own,
	"customer getOrder orderNumber": own, "customer getOrderSummary orderNumber": own, "customer getOrderPdf orderNumber": own,

	"header X-Store-Key": "- public", "header X-Cart-Token": long, "header X-Payment-Token": long,
}

// staffSurfaces lists the APIs for staff tokens only. Their inputs that are missing from the table above
// are data that staff may read: e-mail addresses, coupon codes, types and classes, and credentials.
var staffSurfaces = []string{"admin", "public"}

// staffSecret matches the names of inputs that are secret even for staff.
var staffSecret = regexp.MustCompile(`(?i)(password$|totp|^pin$|refreshtoken|paymenttoken$)`)

var _ = Describe("A guessable input", func() {
	It("has a limited number of attempts in every operation that accepts it", func() {
		found := map[string]bool{}
		for _, surface := range []string{"admin", "customer", "public"} {
			for name := range guessable(surface) {
				if _, ok := secrets[name]; !ok && slices.Contains(staffSurfaces, surface) && !staffSecret.MatchString(name[strings.LastIndex(name, " ")+1:]) {
					continue
				}
				Expect(secrets).To(HaveKey(name), "list the input with the tries that bound it")
				found[name] = true
			}
		}
		for name := range secrets {
			Expect(found).To(HaveKey(name), "no operation takes it")
		}
		kinds := domain.Tries()
		for name, bounds := range secrets {
			if strings.HasPrefix(bounds, "- ") {
				continue
			}
			for kind := range strings.SplitSeq(bounds, ", ") {
				Expect(kinds).To(ContainElement(domain.Try(kind)), name)
			}
		}
	})

	It("is counted as an attempt before it is compared, in every command", func() {
		// Calls that compare a secret, find a person or send a card to a bank.
		compares := []string{"verifyPassword", "useCode", "stepOf", "TryCode", "CodeByHash", "GiftCardByHash", "AdminUserByLink", "KeepOrderLookup", "KeepResetRequest", "Proven", "Attempt", "Pay", "Collect", "Save", "Intent", "Authorize"}
		// Calls that count an attempt. The function tries is charge's own check that a payment was
		// counted.
		counts := []string{"TakeTries", "takeTries", "tryLogin", "proveAdmin", "takeTry", "takeCode", "takeCardSave", "takeResetMail", "guessCoupons", "countEmail", "TryCode", "tries"}
		calls := commands()
		compared := 0
		var covered func(function string, seen []string) bool
		covered = func(function string, seen []string) bool {
			if slices.Contains(seen, function) || function == "keepDraft" { // keepDraft pays nothing
				return true
			}
			if slices.ContainsFunc(counts, func(c string) bool { return calls[function][c] }) {
				return true
			}
			callers := 0
			for caller, has := range calls {
				if has[function] && caller != function {
					callers++
					if !covered(caller, append(seen, function)) {
						return false
					}
				}
			}
			return callers > 0
		}
		for function, has := range calls {
			for _, sink := range compares {
				if !has[sink] {
					continue
				}
				compared++
				Expect(covered(function, nil)).To(BeTrue(), "%s calls %s, and neither it nor what calls it counts a try", function, sink)
			}
		}
		Expect(compared).To(BeNumerically(">=", 15))
	})
})

// guessable lists the inputs of a surface that secretName matches, as "surface operation name".
func guessable(surface string) map[string]bool {
	GinkgoHelper()
	text, err := os.ReadFile(filepath.Join("..", "..", "gen", "openapi", surface+".json"))
	Expect(err).NotTo(HaveOccurred())
	var document map[string]any
	Expect(json.Unmarshal(text, &document)).To(Succeed())
	resolve := func(node map[string]any) map[string]any {
		for ref, ok := node["$ref"].(string); ok; ref, ok = node["$ref"].(string) {
			at := document
			for part := range strings.SplitSeq(strings.TrimPrefix(ref, "#/"), "/") {
				at = at[strings.ReplaceAll(part, "~1", "/")].(map[string]any)
			}
			node = at
		}
		return node
	}
	found := map[string]bool{}
	var walk func(node map[string]any, seen []string, visit func(string))
	walk = func(node map[string]any, seen []string, visit func(string)) {
		if ref, ok := node["$ref"].(string); ok {
			if slices.Contains(seen, ref) {
				return
			}
			seen = append(seen, ref)
			node = resolve(node)
		}
		for _, list := range []string{"allOf", "anyOf", "oneOf"} {
			parts, _ := node[list].([]any)
			for _, part := range parts {
				walk(part.(map[string]any), seen, visit)
			}
		}
		if items, ok := node["items"].(map[string]any); ok {
			walk(items, seen, visit)
		}
		properties, _ := node["properties"].(map[string]any)
		for name, property := range properties {
			visit(name)
			walk(property.(map[string]any), seen, visit)
		}
	}
	for _, item := range document["paths"].(map[string]any) {
		item := item.(map[string]any)
		shared, _ := item["parameters"].([]any)
		for method, op := range item {
			if !slices.Contains([]string{"get", "post", "put", "patch", "delete"}, method) {
				continue
			}
			op := op.(map[string]any)
			visit := func(name string) {
				if secretName.MatchString(name) {
					found[surface+" "+op["operationId"].(string)+" "+name] = true
				}
			}
			own, _ := op["parameters"].([]any)
			for _, p := range append(slices.Clone(shared), own...) {
				p := resolve(p.(map[string]any))
				switch name := p["name"].(string); {
				case p["in"] == "header" && strings.HasPrefix(name, "X-") && secretName.MatchString(strings.ReplaceAll(name, "Key", "Token")):
					found["header "+name] = true
				case p["in"] != "header":
					visit(name)
				}
			}
			if body, ok := op["requestBody"].(map[string]any); ok {
				for _, content := range resolve(body)["content"].(map[string]any) {
					if schema, ok := content.(map[string]any)["schema"].(map[string]any); ok {
						walk(schema, nil, visit)
					}
				}
			}
		}
	}
	schemes := document["components"].(map[string]any)["securitySchemes"].(map[string]any)
	for _, scheme := range schemes {
		if scheme := scheme.(map[string]any); scheme["in"] == "header" {
			found["header "+scheme["name"].(string)] = true
		}
	}
	return found
}

// commands maps each function of the command packages to the functions that it calls. A function that is
// only mentioned counts as called, because its receiver may call it.
func commands() map[string]map[string]bool {
	GinkgoHelper()
	rooms, err := filepath.Glob("../*/service.go")
	Expect(err).NotTo(HaveOccurred())
	Expect(len(rooms)).To(BeNumerically(">", 10))
	var files []string
	for _, room := range append(rooms, "../command/command.go") {
		inside, err := filepath.Glob(filepath.Join(filepath.Dir(room), "*.go"))
		Expect(err).NotTo(HaveOccurred())
		files = append(files, inside...)
	}
	calls := map[string]map[string]bool{}
	for _, path := range files {
		if strings.HasSuffix(path, "_test.go") {
			continue
		}
		f, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.SkipObjectResolution)
		Expect(err).NotTo(HaveOccurred())
		for _, d := range f.Decls {
			function, ok := d.(*ast.FuncDecl)
			if !ok || function.Body == nil {
				continue
			}
			has := calls[function.Name.Name]
			if has == nil {
				has = map[string]bool{}
				calls[function.Name.Name] = has
			}
			ast.Inspect(function.Body, func(n ast.Node) bool {
				switch n := n.(type) {
				case *ast.CallExpr:
					switch called := n.Fun.(type) {
					case *ast.SelectorExpr:
						on, _ := called.X.(*ast.Ident)
						switch name := called.Sel.Name; {
						case name == "Collect" && len(n.Args) == 1: // Collect of a subscription calls no bank
						case (name == "Save" || name == "Intent") && (on == nil || on.Name != "vault"):
						default:
							has[name] = true
						}
					case *ast.Ident:
						has[called.Name] = true
					}
				}
				return true
			})
		}
	}
	Expect(len(calls)).To(BeNumerically(">", 500))
	return calls
}
