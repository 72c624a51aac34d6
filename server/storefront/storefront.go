// Package storefront serves the browser parts of shops. The web components are at /storefront/<version>/…, for
// pages of any origin. The demo shop at /demo consists of them alone. Customers pay for a cart at
// /checkout/<store code>, and for an order by a payment link at /pay/<store code>. The account page is at
// /account/<store code>, and the legal pages of a store are at /policy/<store code>/…. Buyers withdraw from a
// contract at /withdraw/<store code>.
//
// The sources of the components are in components/. build/ bundles them into released/<version>/, which is
// committed. A page that names a version and its integrity keeps working: a version never changes and is
// served for at least 24 months. /storefront/1/… is the newest version of the first generation, for pages
// that name no version.
package storefront

import (
	"cmp"
	"embed"
	"io/fs"
	"net/http"
	"path"
	"slices"
	"strconv"
	"strings"

	"github.com/labstack/echo/v4"

	"github.com/storeplatform/storeplatform/store"
	"github.com/storeplatform/storeplatform/store/domain"
)

//go:embed released pages
var files embed.FS

var types = map[string]string{
	".js":   "text/javascript; charset=utf-8",
	".json": "application/json",
	".ts":   "text/plain; charset=utf-8",
	".css":  "text/css; charset=utf-8",
	".html": "text/html; charset=utf-8",
}

// The policies allow the service's pages to run their own scripts and to call this service. Images may come
// from any https address. No page may frame them.
const (
	demoPolicy = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' https: data:; connect-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'"
	// A payment that needs authentication navigates to the address that its provider names. Navigation needs
	// no permission of the policy.
	checkoutPolicy = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' https: data:; connect-src 'self'; form-action 'none'; frame-ancestors 'none'; base-uri 'none'; require-trusted-types-for 'script'"
)

// stripePolicy is checkoutPolicy for the pages of stores that accept payments through Stripe. It also allows
// Stripe's script, the frames of its form and of 3-D Secure, and its API, as Stripe's documentation of
// content security policies lists them. It does not require trusted types, because Stripe's script creates
// elements without them.
var stripePolicy = strings.NewReplacer(
	"script-src 'self'", "script-src 'self' https://js.stripe.com https://*.js.stripe.com",
	"connect-src 'self'", "connect-src 'self' https://api.stripe.com; frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com",
	"; require-trusted-types-for 'script'", "",
).Replace(checkoutPolicy)

// Register adds the routes of the components and of the pages.
func Register(e *echo.Echo, s *store.Service) error {
	versions, err := released()
	if err != nil {
		return err
	}
	newest := map[string]string{}
	for _, v := range versions {
		newest[strings.SplitN(v, ".", 2)[0]] = v
	}
	e.GET("/storefront", func(c echo.Context) error { return c.Redirect(http.StatusFound, "guides/web-components") })
	e.GET("/storefront/:version/:file", func(c echo.Context) error {
		version, caching := c.Param("version"), "public, max-age=31536000, immutable"
		if v, generation := newest[version]; generation {
			version, caching = v, "public, max-age=300"
		}
		return component(c, versions, version, caching)
	})
	e.GET("/demo", page("demo.html", demoPolicy))
	e.GET("/demo/:file", asset(demoPolicy))
	e.GET("/checkout/:storeCode", pays(s, "Checkout", "checkout.js"))
	e.GET("/pay/:storeCode", pays(s, "Pay for your order", "pay.js"))
	e.GET("/account/:storeCode", account(s))
	e.GET("/withdraw/:storeCode", withdraw(s))
	e.GET("/checkout/page/:file", asset(checkoutPolicy))
	e.GET("/policy/:storeCode/:policy", policy(s))
	return nil
}

// released returns the served versions, the newest last.
func released() ([]string, error) {
	entries, err := files.ReadDir("released")
	var versions []string
	for _, entry := range entries {
		versions = append(versions, entry.Name())
	}
	slices.SortFunc(versions, compare)
	return versions, err
}

// compare compares versions number by number.
func compare(a, b string) int {
	as, bs := strings.Split(a, "."), strings.Split(b, ".")
	for n := range min(len(as), len(bs)) {
		x, _ := strconv.Atoi(as[n]) // a folder's name, whose form a spec checks
		y, _ := strconv.Atoi(bs[n])
		if c := cmp.Compare(x, y); c != 0 {
			return c
		}
	}
	return cmp.Compare(len(as), len(bs))
}

// component sends a file of a version and allows pages of any origin to read it.
func component(c echo.Context, versions []string, version, caching string) error {
	name := c.Param("file")
	contentType, known := types[path.Ext(name)]
	if !known || !slices.Contains(versions, version) {
		return domain.Missing("component")
	}
	content, err := fs.ReadFile(files, path.Join("released", version, path.Base(name)))
	if err != nil {
		return domain.Missing("component")
	}
	header := c.Response().Header()
	header.Set(echo.HeaderAccessControlAllowOrigin, "*")
	header.Set("Cross-Origin-Resource-Policy", "cross-origin")
	header.Set("Timing-Allow-Origin", "*")
	header.Set(echo.HeaderCacheControl, caching)
	return c.Blob(http.StatusOK, contentType, content)
}

func page(name, policy string) echo.HandlerFunc {
	return func(c echo.Context) error {
		content, err := files.ReadFile("pages/" + name)
		if err != nil {
			return err
		}
		header := c.Response().Header()
		header.Set(echo.HeaderContentSecurityPolicy, policy)
		header.Set(echo.HeaderCacheControl, "no-cache")
		header.Set("Cross-Origin-Opener-Policy", "same-origin-allow-popups")
		return c.Blob(http.StatusOK, types[path.Ext(name)], content)
	}
}

// asset returns a handler that sends a file of pages/.
func asset(policy string) echo.HandlerFunc {
	return func(c echo.Context) error {
		name := path.Base(c.Param("file"))
		if _, err := fs.Stat(files, "pages/"+name); err != nil {
			return domain.Missing("file")
		}
		return page(name, policy)(c)
	}
}
