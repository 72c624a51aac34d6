// Package storefront serves what shops are made of in the browser: the web components
// at /storefront/<version>/…, for pages of anybody, a shop at /demo that is made of
// nothing else, the checkout at /checkout/<store code>, where a cart is paid, the page at
// /pay/<store code>, where an order is paid by a link, and the legal pages of stores at
// /policy/<store code>/….
//
// The components are in components/, and bundled by build/ into released/<version>/,
// which is committed. A page names a version and its integrity, and goes on working: a
// version never changes and is served for 24 months at least. /storefront/1/… is the
// newest of the first generation, for pages that name none.
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

// A page of ours runs its own scripts and speaks with this service; pictures may be
// kept elsewhere. Nothing may stand around it.
const (
	demoPolicy = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' https: data:; connect-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'"
	// A payment that has to be authenticated leaves for the address that its provider
	// names, by navigation, which needs no permission here.
	checkoutPolicy = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' https: data:; connect-src 'self'; form-action 'none'; frame-ancestors 'none'; base-uri 'none'; require-trusted-types-for 'script'"
)

// stripePolicy is checkoutPolicy for the pages of stores that are paid through Stripe: its
// script, the frames of its form and of 3-D Secure, and its API, as its documentation of
// content security policies names them. The script makes elements as it likes, so that
// nothing is asked of them.
var stripePolicy = strings.NewReplacer(
	"script-src 'self'", "script-src 'self' https://js.stripe.com https://*.js.stripe.com",
	"connect-src 'self'", "connect-src 'self' https://api.stripe.com; frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com",
	"; require-trusted-types-for 'script'", "",
).Replace(checkoutPolicy)

// Register adds the components and the pages.
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
	e.GET("/checkout/page/:file", asset(checkoutPolicy))
	e.GET("/policy/:storeCode/:policy", policy(s))
	return nil
}

// released lists the versions that are served, the newest last.
func released() ([]string, error) {
	entries, err := files.ReadDir("released")
	var versions []string
	for _, entry := range entries {
		versions = append(versions, entry.Name())
	}
	slices.SortFunc(versions, compare)
	return versions, err
}

// compare orders versions by their numbers.
func compare(a, b string) int {
	as, bs := strings.Split(a, "."), strings.Split(b, ".")
	for n := range min(len(as), len(bs)) {
		x, _ := strconv.Atoi(as[n]) // a folder's name: a spec holds their form
		y, _ := strconv.Atoi(bs[n])
		if c := cmp.Compare(x, y); c != 0 {
			return c
		}
	}
	return cmp.Compare(len(as), len(bs))
}

// component sends a file of a version, to pages of any origin.
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

// asset sends what pages consist of.
func asset(policy string) echo.HandlerFunc {
	return func(c echo.Context) error {
		name := path.Base(c.Param("file"))
		if _, err := fs.Stat(files, "pages/"+name); err != nil {
			return domain.Missing("file")
		}
		return page(name, policy)(c)
	}
}
