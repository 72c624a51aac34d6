package main

import (
	"slices"
	"strings"
	"testing"

	"github.com/getkin/kin-openapi/openapi3"

	"github.com/storeplatform/storeplatform/server/apitest"
)

// TestSettle checks that an unseen response needs a reason.
func TestSettle(t *testing.T) {
	all := []documented{{"admin", "getOrder", map[int]*openapi3.ResponseRef{200: nil, 404: nil, 503: nil}}}
	seen := []apitest.SeenAnswer{{Seen: apitest.Seen{Surface: "admin", Operation: "getOrder", Status: 200}}}
	missing := tell(all, seen)
	if err := settle(missing, reasons("# why\nadmin.getOrder 404   nobody asks\nadmin.getOrder 503 it never fails\nadmin.getOrder 200 by chance: a race\n")); err != nil {
		t.Error(err)
	}
	err := settle(missing, reasons("admin.getOrder 404 nobody asks\nadmin.getOrder 200 it is seen\n"))
	for _, want := range []string{"admin.getOrder 503 was not seen", "admin.getOrder 200 was seen"} {
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%v does not say that %s", err, want)
		}
	}
}

// TestReasons checks that each listed unseen response is documented and has a reason.
func TestReasons(t *testing.T) {
	all, err := documents()
	if err != nil {
		t.Fatal(err)
	}
	there := map[string]bool{}
	for _, answer := range tell(all, nil) {
		there[answer] = true
	}
	given := reasons(unseen)
	if len(given) == 0 || len(given) > 10 {
		t.Errorf("%d answers are not seen", len(given))
	}
	for answer := range given {
		if !there[answer] {
			t.Errorf("%s is not documented", answer)
		}
	}
}

// TestBlank checks that an unfilled field needs a reason.
func TestBlank(t *testing.T) {
	all, err := documents()
	if err != nil {
		t.Fatal(err)
	}
	answer := func(filled ...string) []apitest.SeenAnswer {
		return []apitest.SeenAnswer{{Seen: apitest.Seen{Surface: "admin", Operation: "listCustomers", Status: 200}, Filled: filled}}
	}
	const member = "admin.CustomerListItem.orderCount"
	if empty := blank(all, answer("items")); !slices.Contains(empty, member) {
		t.Errorf("%s is filled by nothing", member)
	}
	if empty := blank(all, answer("items", "items.orderCount")); slices.Contains(empty, member) {
		t.Errorf("%s is filled", member)
	}
	if err := account([]string{member}, excuses("# why\n"+member+" no spec buys\n")); err != nil {
		t.Error(err)
	}
	for _, wrong := range []error{account([]string{member}, nil), account(nil, excuses(member+" nobody buys"))} {
		if wrong == nil || !strings.Contains(wrong.Error(), member) {
			t.Errorf("%v does not name %s", wrong, member)
		}
	}
}
