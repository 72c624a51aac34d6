package contract

import (
	"fmt"
	"slices"
	"strings"

	"go.yaml.in/yaml/v3"
)

// tellAccess adds to the description of every operation a sentence about who may call it. The sentence repeats for
// people what x-permission, x-store and security say to programs.
func tellAccess(root *yaml.Node) error {
	var failed error
	members(Get(root, "paths"), func(path string, item *yaml.Node) {
		for _, method := range methods {
			op := Get(item, method)
			if op == nil {
				continue
			}
			who, err := access(root, op)
			if err != nil && failed == nil {
				failed = fmt.Errorf("%s %s: %w", strings.ToUpper(method), path, err)
			}
			set(op, "description", text(strings.TrimRight(Text(op, "description"), "\n")+"\n\n**Access:** "+who))
		}
	})
	return failed
}

// credentials returns the alternatives in an operation's security. Each alternative is the sorted list of its schemes.
func credentials(root, op *yaml.Node) []string {
	security := Get(op, "security")
	if security == nil {
		security = Get(root, "security")
	}
	var all []string
	if security == nil {
		return all
	}
	for _, alternative := range security.Content {
		var schemes []string
		members(alternative, func(scheme string, _ *yaml.Node) { schemes = append(schemes, scheme) })
		slices.Sort(schemes)
		all = append(all, strings.Join(schemes, "+"))
	}
	slices.Sort(all)
	return all
}

// customers maps the credentials of a storefront operation to a text about who may call the operation.
var customers = map[string]string{
	"storeKey":                                           "anybody, with the store's key.",
	"storeKey storeKeyQuery":                             "anybody, with the store's key.",
	"customerToken+storeKey":                             "a customer who is logged in.",
	"cartToken+storeKey customerToken+storeKey":          "a customer who is logged in, or a guest with the token of their cart.",
	"checkoutToken":                                      "whoever has the token of a checkout link, which stands in the place of the store's key.",
	"cartToken+storeKey checkoutToken":                   "a guest with the token of their cart, or whoever has the token of a checkout link, which stands in the place of the store's key.",
	"checkoutToken storeKey":                             "anybody, with the store's key, or with the token of a checkout link in its place.",
	"checkoutToken storeKey storeKeyQuery":               "anybody, with the store's key, or with the token of a checkout link in its place.",
	"checkoutToken customerToken+storeKey":               "a customer who is logged in, or the holder of a link to an order, whose token stands in the place of the store's key.",
	"checkoutToken+customerToken customerToken+storeKey": "a customer who is logged in; the token of a checkout link may stand in the place of the store's key.",
	"cartToken+storeKey checkoutToken storeKey":          "anybody, with the store's key; a guest brings the token of their cart, or that of a checkout link, which stands in the key's place.",
	"cartToken+storeKey checkoutToken checkoutToken+customerToken customerToken+storeKey": "a customer who is logged in, a guest with the token of their cart, or whoever has the token of a checkout link, which stands in the place of the store's key.",
	"cartToken+customerToken+storeKey":                                "a customer who is logged in, with the token of the cart that they had as a guest.",
	"customerToken+storeKey storeKey":                                 "anybody, with the store's key; a customer who is logged in gets what is theirs, such as their prices.",
	"customerToken+storeKey storeKey storeKeyQuery":                   "anybody, with the store's key; a customer who is logged in gets what is theirs, such as their prices.",
	"cartToken+storeKey storeKey":                                     "anybody, with the store's key; a guest brings the token of their cart.",
	"paymentToken paymentToken+storeKey":                              "whoever has the token of a payment link; the store's key is not needed.",
	"cartToken+storeKey customerToken+storeKey paymentToken storeKey": "anybody, with the store's key: a customer who is logged in, a guest with the token of their cart, and whoever has the token of a payment link, which may stand in the key's place.",
	"cartToken+storeKey customerToken+storeKey storeKey":              "anybody, with the store's key: a customer who is logged in, a guest with the token of their cart, and who has no cart yet.",
}

func access(root, op *yaml.Node) (string, error) {
	permission, schemes := Text(op, "x-permission"), credentials(root, op)
	holder := map[string]string{
		"adminToken": "an administrator's access token", "appTokenBearer": "an app token", "adminToken appTokenBearer": "an administrator's access token or an app token",
	}[strings.Join(schemes, " ")]
	switch {
	case len(schemes) == 0:
		return "anybody, without a token.", nil
	case holder == "":
		text, ok := customers[strings.Join(schemes, " ")]
		if !ok {
			return "", fmt.Errorf("nobody says in words who %v are", schemes)
		}
		return text, nil
	case permission == "authenticated":
		return holder + "; no permission is needed.", nil
	}
	text := fmt.Sprintf("%s with the permission `%s`", holder, permission)
	if Text(op, "x-store") == "none" {
		return text + " in every store.", nil
	}
	return text + " in the store.", nil
}
