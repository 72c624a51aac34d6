package apitest_test

import (
	"net/http"
	"strings"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
)

var _ = Describe("The published documents", func() {
	It("name their server, link to existing guides, and support conditional requests", func(ctx SpecContext) {
		client := apitest.Start(ctx).Client()
		for _, surface := range []string{"admin", "customer", "public", "webhook"} {
			for _, form := range []string{".json", ".yaml", ".v31.json", ".v31.yaml", ".md"} {
				path := "/openapi/" + surface + form
				tag := client.Get(path).OK().Header.Get("ETag")
				Expect(tag).To(HavePrefix(`W/"`), path)
				Expect(client.With("If-None-Match", tag).Get(path).Status).To(Equal(http.StatusNotModified), path)
				Expect(client.With("If-None-Match", `W/"other"`).Get(path).Status).To(Equal(http.StatusOK), path)
			}
		}
		document := client.Get("/openapi/public.json").OK()
		server := document.Text("servers.0.url")
		Expect(server).To(MatchRegexp("^https?://[^/]+$"))
		guide := document.Text("tags.0.externalDocs.url")
		Expect(guide).To(HavePrefix(server + "/guides/"))
		client.Get(strings.TrimPrefix(guide, server)).OK()
	})
})
