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

	"github.com/storeplatform/storeplatform/server/problem"
	"github.com/storeplatform/storeplatform/store"
	"github.com/storeplatform/storeplatform/store/domain"
)

var templates = template.Must(template.ParseFS(files, "pages/checkout.html", "pages/account.html", "pages/policy.html"))

// front is the data of a store that its pages show before their script runs.
type front struct {
	Style            template.CSS // from the store's branding
	Icon, Logo, Name string       // empty means none
	Title, Language  string
	Script           string        // of the checkout, payment and withdrawal pages
	Test             bool          // the store is not live, so no money moves
	HTML             template.HTML // text of a legal page
}

func frontOf(s *store.Service, p stores.StorePages) front {
	return front{Style: template.CSS(p.Store.Settings.Branding.Style()), Name: p.Store.Name, Icon: s.Media.LogoURL(p.Icon), Logo: s.Media.LogoURL(p.Logo),
		Language: p.Store.Settings.DefaultLanguageCode, Test: !p.Store.Livemode}
}

// send renders a page. Its security policy allows the page's own inline style by its hash, and no other.
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

// styled returns a security policy that also allows an inline style with this text.
func styled(policy, style string) string {
	if style == "" {
		return policy
	}
	sum := sha256.Sum256([]byte(style))
	return strings.Replace(policy, "style-src 'self'", "style-src 'self' 'sha256-"+base64.StdEncoding.EncodeToString(sum[:])+"'", 1)
}

// paymentPolicy returns the security policy of a store's pages that accept cards.
func paymentPolicy(pages stores.StorePages) string {
	if pages.Stripe {
		return stripePolicy
	}
	return checkoutPolicy
}

// pays returns a handler that sends a page on which customers pay. The page reads its cart or order from its
// own address. If the store does not exist, the handler returns a NotFound error. title is the title until the
// page's script replaces it in the reader's language.
func pays(s *store.Service, title, script string) echo.HandlerFunc {
	return func(c echo.Context) error {
		pages, err := s.Settings.StorePages(c.Request().Context(), c.Param("storeCode"))
		if err != nil {
			return err
		}
		f := frontOf(s, pages)
		f.Title, f.Script = title, script
		return send(c, "checkout.html", paymentPolicy(pages), f)
	}
}

// withdraw returns a handler that sends the page on which buyers withdraw from a contract with the order's number and
// e-mail address. If the store does not exist, the handler returns a NotFound error.
func withdraw(s *store.Service) echo.HandlerFunc {
	return func(c echo.Context) error {
		pages, err := s.Settings.StorePages(c.Request().Context(), c.Param("storeCode"))
		if err != nil {
			return err
		}
		f := frontOf(s, pages)
		f.Title, f.Script = "Withdraw from contract", "withdraw.js"
		return send(c, "checkout.html", checkoutPolicy, f)
	}
}

// account returns a handler that sends the account page of a store. If the store does not exist, or if its account
// pages are off, the handler returns a NotFound error.
func account(s *store.Service) echo.HandlerFunc {
	return func(c echo.Context) error {
		pages, err := s.Settings.StorePages(c.Request().Context(), c.Param("storeCode"))
		if err != nil {
			return err
		}
		problem.InStore(c, pages.Store.Settings.DefaultLanguageCode)
		if !pages.Store.Settings.AccountPages {
			return domain.Missing("page")
		}
		f := frontOf(s, pages)
		f.Title, f.Script = "Account", "account.js"
		return send(c, "account.html", paymentPolicy(pages), f)
	}
}

// policyPolicy is the security policy of legal pages. It allows text and images only.
const policyPolicy = "default-src 'none'; style-src 'self'; img-src 'self' https: data:; form-action 'none'; frame-ancestors 'none'; base-uri 'none'"

// policy returns a handler that sends a legal page whose text the store keeps in the service. Other pages are
// a NotFound error.
func policy(s *store.Service) echo.HandlerFunc {
	return func(c echo.Context) error {
		pages, err := s.Settings.StorePages(c.Request().Context(), c.Param("storeCode"))
		if err != nil {
			return err
		}
		problem.InStore(c, pages.Store.Settings.DefaultLanguageCode)
		page := pages.Policy(c.Param("policy"))
		if page == nil {
			return domain.Missing("page")
		}
		f := frontOf(s, pages)
		var wanted *string
		if code := c.QueryParam("languageCode"); code != "" {
			wanted = &code
		}
		text := pages.Store.PolicyIn(pages.Store.Settings.Reading(wanted), *page, "")
		f.Title, f.Language, f.HTML = text.Title, text.Language, template.HTML(*text.HTML) // sanitized when it was stored
		return send(c, "policy.html", policyPolicy, f)
	}
}
