package storefront

import (
	"bytes"
	"crypto/sha256"
	"encoding/base64"
	"html/template"
	"net/http"
	"strings"

	stores "github.com/storeplatform/storeplatform/store/settings"

	"github.com/labstack/echo/v4"

	"github.com/storeplatform/storeplatform/store"
	"github.com/storeplatform/storeplatform/store/domain"
)

var templates = template.Must(template.ParseFS(files, "pages/checkout.html", "pages/policy.html"))

// front is what the pages of a store show of it before anything else.
type front struct {
	Style            template.CSS // of its branding
	Icon, Logo, Name string       // empty: it has none
	Title, Language  string
	Script           string        // of a page on which is paid
	Test             bool          // no money moves in the store
	HTML             template.HTML // of a legal page
}

func frontOf(s *store.Service, p stores.StorePages) front {
	return front{Style: template.CSS(p.Store.Settings.Branding.Style()), Name: p.Store.Name, Icon: s.Media.LogoURL(p.Icon), Logo: s.Media.LogoURL(p.Logo),
		Language: p.Store.Settings.DefaultLanguageCode, Test: !p.Store.Livemode}
}

// send renders a page. Its own style is let through by what it is, and no other.
func send(c echo.Context, name, policy string, f front) error {
	var out bytes.Buffer
	if err := templates.ExecuteTemplate(&out, name, f); err != nil {
		return err
	}
	header := c.Response().Header()
	header.Set(echo.HeaderContentSecurityPolicy, styled(policy, string(f.Style)))
	header.Set(echo.HeaderCacheControl, "no-cache")
	header.Set("Cross-Origin-Opener-Policy", "same-origin-allow-popups")
	return c.Blob(http.StatusOK, types[".html"], out.Bytes())
}

// styled lets the text of a style element through.
func styled(policy, style string) string {
	if style == "" {
		return policy
	}
	sum := sha256.Sum256([]byte(style))
	return strings.Replace(policy, "style-src 'self'", "style-src 'self' 'sha256-"+base64.StdEncoding.EncodeToString(sum[:])+"'", 1)
}

// pays sends a page on which is paid; whose cart or order it is, the page has from its own
// address. Of a store that is not there it is sent, too, and says so: no link leads there.
// Its title is what it has before its script runs, which speaks the reader's language.
func pays(s *store.Service, title, script string) echo.HandlerFunc {
	const name = "checkout.html"
	return func(c echo.Context) error {
		pages, err := s.Settings.StorePages(c.Request().Context(), c.Param("storeCode"))
		switch {
		case domain.CodeOf(err) == domain.NotFound:
			return send(c, name, checkoutPolicy, front{Title: title, Script: script})
		case err != nil:
			return err
		}
		policy := checkoutPolicy
		if pages.Stripe {
			policy = stripePolicy
		}
		f := frontOf(s, pages)
		f.Title, f.Script = title, script
		return send(c, name, policy, f)
	}
}

// policyPolicy lets a legal page show texts and pictures, and nothing else.
const policyPolicy = "default-src 'none'; style-src 'self'; img-src 'self' https: data:; form-action 'none'; frame-ancestors 'none'; base-uri 'none'"

// policy sends a legal page of a store that has its text here.
func policy(s *store.Service) echo.HandlerFunc {
	return func(c echo.Context) error {
		pages, err := s.Settings.StorePages(c.Request().Context(), c.Param("storeCode"))
		if err != nil {
			return err
		}
		page := pages.Policy(c.Param("policy"))
		if page == nil {
			return domain.Missing("page")
		}
		f := frontOf(s, pages)
		f.Title, f.HTML = page.Title, template.HTML(*page.HTML) // cleaned when it was stored
		return send(c, "policy.html", policyPolicy, f)
	}
}
