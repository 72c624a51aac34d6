// Package firsthour_test does what a new user does in the first hour, with only the README and the published documents:
// in an empty folder, on any port, without a network.
//
//	start                         start (guides_test.go), browser/start.mjs
//	the reference, Send pressed   browser/docs.test.mjs: each surface, at another address
//	what can be read              browser/docs.test.mjs: axe, light and dark
//	the client, elsewhere         openapi/typescript/test: packed, installed, its README compiled
//	a storefront buys             browser/storefront.test.mjs: another origin, CORS, real browser
//	the first event               browser/storefront.test.mjs: server listen verifies it
//	the guides                    guides_test.go: every sample is run (reader_test.go)
//	the links                     links_test.go: every page and document, and what they lead to
//
// "task first-hour" runs all of it. "task test" runs the two halves in different lanes: these specs with the other
// specs, and the browser with the programs that start processes.
package firsthour_test

import (
	"testing"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"
)

func TestFirstHour(t *testing.T) {
	RegisterFailHandler(Fail)
	SetDefaultEventuallyTimeout(3 * time.Minute) // long enough for a busy machine; the service does not promise this time
	RunSpecs(t, "first hour")
}
