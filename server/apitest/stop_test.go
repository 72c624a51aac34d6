package apitest_test

import (
	"fmt"
	"net"
	"strings"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/server/config"
)

var _ = Describe("A shutdown of the service", func() {
	It("succeeds even if the body of a request never arrives", func(ctx SpecContext) {
		var sender net.Conn
		DeferCleanup(func() { _ = sender.Close() }) // cleanups run in reverse order, so the body ends only after the service has stopped
		world := apitest.Start(ctx, func(c *config.Config) { c.Roles = []string{"api"} })
		var err error
		sender, err = net.Dial("tcp", strings.TrimPrefix(world.URL, "http://"))
		Expect(err).NotTo(HaveOccurred())
		_, err = fmt.Fprint(sender, "POST /admin/login HTTP/1.1\r\nHost: store.example\r\nContent-Type: application/json\r\nContent-Length: 100\r\nExpect: 100-continue\r\n\r\n")
		Expect(err).NotTo(HaveOccurred())
		reply := make([]byte, len("HTTP/1.1 100 Continue"))
		_, err = sender.Read(reply)
		Expect(err).NotTo(HaveOccurred())
		Expect(string(reply)).To(Equal("HTTP/1.1 100 Continue"), "the service waits for the body")
		// The cleanup of apitest.Start stops the service and expects that the stop succeeds.
	})
})
