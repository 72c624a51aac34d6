// Package account serves the pages to which the links in account mails lead: request a new password and set one; for
// administrators, accept an invitation and confirm an address. Storefronts have pages of their own, and mails link to
// them if the store has proven its domain. The pages here work for every store, and for accounts that belong to
// several. They belong to the service itself: no store sees what a person enters here.
package account

import (
	"bytes"
	"embed"
	"errors"
	"html/template"
	"net/http"

	"github.com/storeplatform/storeplatform/store/domain/identity"

	"github.com/labstack/echo/v4"

	"github.com/storeplatform/storeplatform/server/problem"
	"github.com/storeplatform/storeplatform/store"
	"github.com/storeplatform/storeplatform/store/domain"
)

//go:embed pages
var files embed.FS

var pages = template.Must(template.ParseFS(files, "pages/*.html"))

// policy lets the page run the one script that reads the token, show a store's logo, and
// send its form to the service. Other pages cannot frame it.
const policy = "default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; img-src 'self' https: data:; form-action 'self'; frame-ancestors 'none'; base-uri 'none'"

// page is the data of a page.
type page struct {
	Done    bool
	Message string // why the form was refused
	Email   string
	Token   string
	// StoreCode is the code of the store whose mail led to the page; empty means none.
	StoreCode string
	// Invitation is the invitation to accept; nil means its link is not checked yet.
	Invitation *identity.Invitation
	// Console adds a link to the admin console.
	Console bool
}

// Register registers the pages. With console, administrators find a link to the admin console there.
func Register(e *echo.Echo, s *store.Service, console bool) {
	e.GET("/reset-password", show("reset_password.html"))
	e.POST("/reset-password", submit("reset_password.html", func(c echo.Context, p *page) error {
		p.Token = c.Request().PostForm.Get("token")
		return s.Account.ResetPasswordAnywhere(c.Request().Context(), origin(c, "resetPassword"), p.Token, c.Request().PostForm.Get("newPassword"))
	}))
	e.GET("/forgot-password", func(c echo.Context) error {
		return render(c, http.StatusOK, "forgot_password.html", page{StoreCode: c.QueryParam("store")})
	})
	e.POST("/forgot-password", submit("forgot_password.html", func(c echo.Context, p *page) error {
		p.Email, p.StoreCode = c.Request().PostForm.Get("email"), c.Request().PostForm.Get("store")
		return s.Account.ForgotPasswordAnywhere(c.Request().Context(), origin(c, "forgotPassword"), p.Email, p.StoreCode)
	}))
	e.GET("/admin-invitation", show("admin_invitation.html"))
	e.POST("/admin-invitation", submit("admin_invitation.html", func(c echo.Context, p *page) error {
		p.Console = console
		return invitation(c, s, p)
	}))
	e.GET("/admin-email", show("admin_email.html"))
	e.POST("/admin-email", submit("admin_email.html", func(c echo.Context, p *page) error {
		p.Token = c.Request().PostForm.Get("token")
		return s.Identity.ConfirmAdminEmail(c.Request().Context(), origin(c, "confirmAdminEmail"), p.Token)
	}))
	e.GET("/reset-password/token.js", func(c echo.Context) error {
		script, err := files.ReadFile("pages/token.js")
		if err != nil {
			return err
		}
		return c.Blob(http.StatusOK, "text/javascript; charset=utf-8", script)
	})
}

// invitation accepts an invitation in two steps. The first shows which fields the person must enter; the fields for a
// new administrator differ from those for an existing one.
func invitation(c echo.Context, s *store.Service, p *page) error {
	ctx, form := c.Request().Context(), c.Request().PostForm
	p.Token = form.Get("token")
	shown, err := s.Identity.Invitation(ctx, origin(c, "showAdminInvitation"), p.Token)
	if err != nil {
		return err
	}
	p.Invitation = &shown
	if !form.Has("password") {
		return errStep
	}
	return s.Identity.AcceptInvitation(ctx, origin(c, "acceptAdminInvitation"), identity.Acceptance{Token: p.Token, Password: form.Get("password"), TOTPCode: form.Get("totpCode")})
}

// errStep means that the form has another step; the form was not refused.
var errStep = errors.New("account: another step")

func show(name string) echo.HandlerFunc {
	return func(c echo.Context) error { return render(c, http.StatusOK, name, page{}) }
}

// submit runs a form and renders the page with the result. It reads nothing about a person
// from the URL, because URLs get into logs.
func submit(name string, run func(echo.Context, *page) error) echo.HandlerFunc {
	return func(c echo.Context) error {
		var p page
		err := domain.Errorf(domain.InvalidRequest, "The form cannot be read.")
		if c.Request().ParseForm() == nil {
			err = run(c, &p)
		}
		if errors.Is(err, errStep) {
			return render(c, http.StatusOK, name, p)
		}
		if err != nil {
			refused, entry := problem.Describe(err, c.Request().URL.Path, c.Response().Header().Get(echo.HeaderXRequestID))
			if entry.Status >= http.StatusInternalServerError {
				return err
			}
			p.Message = refused.Detail
			return render(c, entry.Status, name, p)
		}
		return render(c, http.StatusOK, name, page{Done: true, Console: p.Console})
	}
}

func render(c echo.Context, status int, name string, p page) error {
	var out bytes.Buffer
	if err := pages.ExecuteTemplate(&out, name, p); err != nil {
		return err
	}
	header := c.Response().Header()
	header.Set(echo.HeaderCacheControl, "no-store")
	header.Set(echo.HeaderContentSecurityPolicy, policy)
	return c.HTMLBlob(status, out.Bytes())
}

func origin(c echo.Context, operation string) domain.Origin {
	return domain.Origin{
		RequestID: c.Response().Header().Get(echo.HeaderXRequestID), Operation: operation,
		Address: c.RealIP(), UserAgent: c.Request().UserAgent(),
	}
}
