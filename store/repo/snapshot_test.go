package repo_test

import (
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/storetest"
)

var _ = Describe("A snapshot", func() {
	It("shows rows as they were when it began", func(ctx SpecContext) {
		data := storetest.Open(ctx)
		system := domain.System(newTenant(ctx, data, "a", "own").store)
		snapshot, err := data.Repo.Snapshot(ctx, system)
		Expect(err).NotTo(HaveOccurred())
		defer snapshot.Close()
		before, err := snapshot.Store(ctx)
		Expect(err).NotTo(HaveOccurred())
		_, err = data.SQL.ExecContext(ctx, "UPDATE stores SET name = 'Changed'")
		Expect(err).NotTo(HaveOccurred())
		Expect(snapshot.Store(ctx)).To(HaveField("Name", before.Name))
		Expect(data.Repo.As(system).Store(ctx)).To(HaveField("Name", "Changed"))
	})
})
