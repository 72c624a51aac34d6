// Package firsthour_test does what a stranger does in the first hour, with the README
// and what is published alone: on an empty folder, any port, without a network.
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
// "task first-hour" does all of it. In "task test" its two halves are in two lanes: the
// specs here with the others, the browser with what starts processes.
package firsthour_test

import (
	"testing"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"
)

func TestFirstHour(t *testing.T) {
	RegisterFailHandler(Fail)
	SetDefaultEventuallyTimeout(time.Minute) // how long a machine may be busy, not what is promised
	RunSpecs(t, "first hour")
}
