package apitest_test

import (
	"context"
	"net/http"
	"slices"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/jackc/pgx/v5"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/store/domain"
)

// changeless maps operations to the reason why the program's successful call changes nothing.
var changeless = map[string]string{
	"previewEmailTemplate":        "it shows",
	"previewPdfTemplate":          "it shows",
	"previewOrderRefund":          "it shows",
	"previewReturn":               "it shows",
	"approveReturn":               "the return that the program has created is approved",
	"retryEmails":                 "no mail has failed",
	"testWebhookEndpoint":         "it sends a request that is no event",
	"refreshLogin":                "the login is in the log, and goes on",
	"processSubscriptions":        "another surface's program has ended what is due, or it is charged already",
	"cancelIntegrationTasks":      "the tasks have ended",
	"retryIntegrationTasks":       "the tasks have succeeded",
	"reactivateSubscription":      "the program of another surface has done so",
	"resumeSubscription":          "the program of another surface has done so",
	"releaseOrder":                "it is not on hold",
	"enableWebhookEndpoint":       "it is enabled",
	"updateAccountType":           "it is what the example says",
	"updateCollection":            "it is what the example says",
	"updateCustomerAddress":       "it is what the example says",
	"deleteCustomerAddress":       "the customer has done so",
	"deleteCustomerPaymentMethod": "the customer has done so",
	"cancelWebhookReplay":         "it has ended",
	"eraseGuest":                  "no guest has the address of the example",
}

// unaudited expects an audit log entry for each operation that the program called successfully and that changed
// something.
func unaudited(ctx context.Context, world *apitest.World, p *program, actor domain.ActorKind) {
	GinkgoHelper()
	conn, err := pgx.Connect(ctx, world.DatabaseURL)
	Expect(err).NotTo(HaveOccurred())
	defer conn.Close(ctx)
	rows, err := conn.Query(ctx, "SELECT DISTINCT action FROM audit_logs WHERE actor_kind = $1", string(actor))
	Expect(err).NotTo(HaveOccurred())
	told, err := pgx.CollectRows(rows, pgx.RowTo[string])
	Expect(err).NotTo(HaveOccurred())
	var silent []string
	for _, c := range p.calls() {
		if id := c.op.OperationID; c.method != http.MethodGet && p.done[id] && !slices.Contains(told, id) && changeless[id] == "" {
			silent = append(silent, p.surface+"."+id)
		}
	}
	Expect(silent).To(BeEmpty())
}
