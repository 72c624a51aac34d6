package store_test

import (
	"fmt"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
)

var _ = Describe("Suggestions of collections", func() {
	It("contain the collections with a matching name in any language, and match only names", func(ctx SpecContext) {
		s := newStockedStore(ctx)
		s.changeLanguages(ctx, "en", "fr", "ar")
		guest := domain.Actor{Kind: domain.ActorCustomer, StoreID: s.store.ID}
		// Other 510 collections come first. Each of their translations has a field named title and a
		// text about tea.
		_, err := s.Data.SQL.ExecContext(ctx, fmt.Sprintf(`SET session_replication_role = replica;
			INSERT INTO collections (store_id, created_on, modified_on, name, slug, type, sort_order, is_active, position, command_id, translations)
				SELECT %d, now(), now(), 'C' || i, 'c-' || i, 'MANUAL', 'MANUAL', true, i, gen_random_uuid(),
					CASE WHEN i <= 510 THEN '[{"languageCode": "fr", "name": "Bols", "seo": {"title": "Du thé"}}]'
					ELSE '[{"languageCode": "ar", "name": "شاي"}, {"languageCode": "fr", "name": "Thé \"titré\""}]' END::jsonb FROM generate_series(1, 511) i;
			SET session_replication_role = origin`, s.store.ID))
		Expect(err).NotTo(HaveOccurred())
		for _, typed := range []string{"thé", `"titré"`} {
			found, _, err := s.As(guest).StorefrontSuggestions(ctx, typed, 5, nil, new("fr"))
			Expect(err).NotTo(HaveOccurred())
			Expect(found.Collections).To(HaveExactElements(HaveField("Name", "C511")), typed)
		}
		found, _, err := s.As(guest).StorefrontSuggestions(ctx, "شاي", 5, nil, new("ar"))
		Expect(err).NotTo(HaveOccurred())
		Expect(found.Collections).To(HaveExactElements(HaveField("Name", "C511")))
	})
})
