package apitest_test

import (
	"fmt"
	"net/http"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/server/config"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/postgres"
)

// inside lists addresses that no endpoint may have: special ranges, IPv4 addresses within IPv6, and alternative
// spellings. store/egress has its own list, without the spellings.
var inside = []string{
	"0.0.0.0", "0.1.2.3", "10.0.0.1", "10.255.255.255", "100.64.0.1", "100.127.255.254", "127.0.0.1", "127.255.255.254", "169.254.169.254", "169.254.170.2",
	"172.16.0.1", "172.31.255.254", "192.0.0.1", "192.0.0.170", "192.0.2.1", "192.88.99.1", "192.168.0.1", "192.168.255.254", "198.18.0.1", "198.19.255.254",
	"198.51.100.1", "203.0.113.1", "224.0.0.1", "239.255.255.250", "240.0.0.1", "255.255.255.255",
	"[::]", "[::1]", "[::127.0.0.1]", "[::ffff:127.0.0.1]", "[::ffff:7f00:1]", "[::ffff:10.0.0.1]", "[::ffff:a9fe:a9fe]", "[::ffff:0:127.0.0.1]",
	"[0:0:0:0:0:ffff:7f00:0001]", "[64:ff9b::127.0.0.1]", "[64:ff9b::a9fe:a9fe]", "[64:ff9b:1::1]", "[100::1]", "[2001::1]", "[2001:0:7f00:1::]", "[2001:2::1]",
	"[2001:10::1]", "[2001:20::1]", "[2001:db8::1]", "[2002:7f00:1::]", "[2002:a9fe:a9fe::1]", "[3fff::1]", "[5f00::1]", "[fc00::1]", "[fd00:ec2::254]", "[fe80::1]",
	"[febf::1]", "[fec0::1]", "[ff02::1]", "[ff0e::1]",
	"0x7f.1", "0x7f.0.0.1", "0x7f000001", "2130706433", "017700000001", "0177.0.0.1", "127.1", "127.0.1", "127.0.0.1.", "localhost", "LOCALHOST", "localhost.",
	"127.0.0.1%2e", "%31%32%37.0.0.1", "①②⑦.⓪.⓪.①", "ⓛⓞⓒⓐⓛⓗⓞⓢⓣ", "[fe80::1%25lo]",
}

var _ = Describe("Non-public addresses", func() {
	It("are refused at the creation of an endpoint and at each connection to an existing one", func(ctx SpecContext) {
		Expect(len(inside)).To(BeNumerically(">=", 55))
		world := apitest.Start(ctx, func(c *config.Config) { c.WebhookNetworks = nil })
		rows, err := postgres.Open(world.DatabaseURL, postgres.NoPooler)
		Expect(err).NotTo(HaveOccurred())
		DeferCleanup(rows.Close)
		shops := []*apitest.Shop{world.Shop("one"), world.Shop("two")} // a store may have only fifty endpoints

		for i, host := range inside {
			shop := shops[i%2]
			for _, url := range []string{"http://" + host + "/", "https://" + host + ":443/hook"} {
				a := shop.Admin.Post("/admin/webhook-endpoint", map[string]any{"url": url, "eventTypes": []string{"*"}})
				Expect(a.Status).To(BeElementOf(http.StatusBadRequest, http.StatusUnprocessableEntity), "%s: %s", url, a.Body)
				p := a.Problem()
				Expect(p.Errors).To(HaveLen(1), "%s: %s", url, a.Body)
				Expect(p.Errors[0].Pointer).To(Equal("/url"), "%s: %s", url, a.Body)
			}
			endpoint := shop.Admin.Post("/admin/webhook-endpoint", map[string]any{"url": "https://93.184.216.34/", "eventTypes": []string{"customer.*"}, "timeoutSeconds": 5}).OK().ID("webhookEndpointId")
			shop.Admin.Patch("/admin/webhook-endpoint", map[string]any{"webhookEndpointId": endpoint, "url": "http://" + host + "/"}).Refused(domain.InvalidValue)
			_, err := rows.ExecContext(ctx, "UPDATE webhook_endpoints SET url = 'http://' || $1 || '/', version = version + 1 WHERE id = $2", host, endpoint)
			Expect(err).NotTo(HaveOccurred())
		}
		for _, shop := range shops {
			shop.Admin.Post("/admin/customer", map[string]any{"email": "mia@example.com", "firstName": "Mia", "lastName": "Keller"}).OK()
		}
		count := func(query string) (n int) {
			GinkgoHelper()
			Expect(rows.QueryRowContext(ctx, query).Scan(&n)).To(Succeed())
			return n
		}
		Eventually(func() int { return count("SELECT count(DISTINCT endpoint_id) FROM webhook_attempts") }).Should(Equal(len(inside)))
		codes := map[string]int{}
		found, err := rows.QueryContext(ctx, "SELECT url, error_code, error, coalesce(status_code, 0), remote_address FROM webhook_attempts")
		Expect(err).NotTo(HaveOccurred())
		defer found.Close()
		for found.Next() {
			var url, code, said, remote string
			var status int
			Expect(found.Scan(&url, &code, &said, &status, &remote)).To(Succeed())
			// A host that is not an IP address gets the error of an unknown name.
			Expect(code).To(BeElementOf("address_blocked", "dns_failure"), url)
			Expect(said).NotTo(ContainSubstring("127.0.0.1"))
			Expect(status).To(BeZero(), url)
			Expect(remote).To(BeEmpty(), "nothing was dialed: %s", url)
			codes[code]++
		}
		Expect(found.Err()).NotTo(HaveOccurred())
		Expect(codes["address_blocked"]).To(BeNumerically(">=", 56))
		AddReportEntry("addresses that are not public", fmt.Sprintf("%d hosts refused at registration and when changed; of the attempts %v", len(inside), codes))
	})
})
