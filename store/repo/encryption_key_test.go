package repo_test

import (
	"context"
	"errors"
	"sync"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/storetest"
)

var _ = Describe("The start of a process", func() {
	var data *storetest.Database
	BeforeEach(func(ctx SpecContext) { data = storetest.Open(ctx) })

	ring := func(text string) *domain.Keyring {
		GinkgoHelper()
		keys, err := domain.NewKeyring(text)
		Expect(err).NotTo(HaveOccurred())
		return keys
	}
	prove := func(ctx context.Context, text string) error {
		GinkgoHelper()
		return data.Repo.ProveKeys(ctx, ring(text))
	}

	It("requires the encryption keys of all earlier starts", func(ctx SpecContext) {
		one, two := domain.NewKey("k1"), domain.NewKey("k2")
		Expect(data.Repo.EncryptionKeys(ctx)).To(BeEmpty())
		Expect(prove(ctx, one)).To(Succeed())
		Expect(prove(ctx, one)).To(Succeed(), "each later start")
		Expect(prove(ctx, domain.NewKey("k1"))).To(MatchError(ContainSubstring("key k1 is not the key k1 that encrypted data of this database")))
		Expect(prove(ctx, two)).To(MatchError(ContainSubstring("key k1 is missing")))
		Expect(data.Repo.EncryptionKeys(ctx)).To(Equal([]string{"k1"}), "a refused start leaves no key")
		By("a rotation adds the new one")
		Expect(prove(ctx, two+","+one)).To(Succeed())
		Expect(prove(ctx, two)).To(MatchError(ContainSubstring("key k1 is missing")))
		Expect(prove(ctx, one)).To(MatchError(ContainSubstring("key k2 is missing")))
		Expect(prove(ctx, one+","+two)).To(Succeed())
	})

	It("records all of its encryption keys in a database without recorded keys", func(ctx SpecContext) {
		one, two := domain.NewKey("k1"), domain.NewKey("k2")
		Expect(prove(ctx, two+","+one)).To(Succeed())
		Expect(prove(ctx, two)).To(MatchError(ContainSubstring("key k1 is missing")))
	})

	It("succeeds for only one of several processes that start with different keys at the same time", func(ctx SpecContext) {
		errs := make([]error, 4)
		var starts sync.WaitGroup
		for i := range errs {
			keys := ring(domain.NewKey("k1"))
			starts.Go(func() { errs[i] = data.Repo.ProveKeys(ctx, keys) })
		}
		starts.Wait()
		succeeded := 0
		for _, err := range errs {
			if err == nil {
				succeeded++
			}
		}
		Expect(succeeded).To(Equal(1), "%v", errors.Join(errs...))
	})
})
