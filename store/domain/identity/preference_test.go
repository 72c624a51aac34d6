package identity_test

import (
	"errors"
	"strings"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/identity"
)

var _ = Describe("Preferences of an administrator", func() {
	at := time.Date(2026, 11, 20, 9, 15, 30, 0, time.UTC)
	pointers := func(err error) (all []string) {
		if refused, ok := errors.AsType[*domain.Error](err); ok {
			for _, f := range refused.Fields {
				all = append(all, f.Pointer)
			}
		}
		return all
	}

	It("reject every invalid name with a pointer to it", func() {
		values := map[string]string{"console.views.1": "{}", "": "a", "a/b~c": "b", strings.Repeat("n", 101): "c", strings.Repeat("n", 100): "d"}
		Expect(pointers(identity.CheckPreferences(values))).To(Equal([]string{"/preferences/", "/preferences/a~1b~0c", "/preferences/" + strings.Repeat("n", 101)}))
	})

	It("reject more than 65,536 bytes of names and values in total", func() {
		values := map[string]string{}
		for _, name := range []string{"a", "b", "c", "d"} {
			values[name] = strings.Repeat("é", (identity.MaxPreferences/4-1)/2) // two bytes each
		}
		values["e"] = strings.Repeat("x", 3) // four names and values of 16,383 bytes leave 4
		Expect(identity.CheckPreferences(values)).To(Succeed())
		values["e"] += "x"
		Expect(pointers(identity.CheckPreferences(values))).To(Equal([]string{"/preferences"}))
	})

	It("get another version only if a value changes", func() {
		p := identity.Preferences{Version: 1, Values: map[string]string{"a": "1"}}
		Expect(p.Change(map[string]string{"a": "1"}, at)).To(BeFalse())
		Expect([]any{p.Version, p.ModifiedOn}).To(Equal([]any{int64(1), time.Time{}}))
		Expect(p.Change(map[string]string{"a": "1", "b": ""}, at)).To(BeTrue())
		Expect([]any{p.Version, p.ModifiedOn, p.Values}).To(Equal([]any{int64(2), at, map[string]string{"a": "1", "b": ""}}))
	})
})
