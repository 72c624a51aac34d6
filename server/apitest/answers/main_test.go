package main

import (
	"strings"
	"testing"

	"github.com/getkin/kin-openapi/openapi3"

	"github.com/storeplatform/storeplatform/server/apitest"
)

// TestSettle holds that an answer is seen, or there is a reason why not.
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

// TestReasons holds that what nobody sees is documented, and has a reason.
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
