package account

import (
	"html/template"
	"strconv"
	"strings"

	"github.com/google/uuid"
	"github.com/labstack/echo/v4"

	"github.com/storeplatform/storeplatform/store"
	"github.com/storeplatform/storeplatform/store/domain"
)

// dueOrder is the order of a payment link, as its page shows it.
type dueOrder struct {
	Store, Number, Due string
	Style              template.CSS // of the store's branding
	Logo               string       // empty: it has none
	Lines              []string
	State              string // CANCELLED, SETTLED, PAYING; empty: it can be paid
	Next               string // where a payment that was begun goes on; empty: none was
	Attempt            string // of this sight of the page
	Providers          []dueProvider
}

type dueProvider struct {
	ID     int64
	Name   string
	Tokens []string // of a provider for tests
}

// payOrder shows the order of a payment link, and pays it once somebody has chosen how.
func payOrder(c echo.Context, s *store.Service, p *page) error {
	ctx, form := c.Request().Context(), c.Request().PostForm
	p.Token = form.Get("token")
	var refused error
	if form.Has("paymentProviderId") {
		refused = payNow(c, s, p.Token)
		if domain.CodeOf(refused) == domain.PaymentOutcomeUnknown {
			p.Message, refused = "The payment provider has not answered. Look again in a moment: nothing is charged twice.", nil
		}
	}
	shown, err := s.PaymentPage(ctx, p.Token)
	if err != nil {
		return err
	}
	p.Due = showDue(shown)
	p.Due.Logo = s.LogoURL(shown.Logo)
	if refused != nil {
		return refused
	}
	return errStep
}

func payNow(c echo.Context, s *store.Service, token string) error {
	form := c.Request().PostForm
	id, err := strconv.ParseInt(form.Get("paymentProviderId"), 10, 64)
	if err != nil {
		return domain.Invalid("/paymentProviderId", "Choose how to pay.")
	}
	return s.PayOnPage(c.Request().Context(), origin(c, "payOrder"), token, form.Get("attempt"), store.PaymentChoice{ProviderID: id, Token: form.Get("paymentToken")})
}

func showDue(page store.PaymentPage) *dueOrder {
	o := page.Order
	due := &dueOrder{
		Style: template.CSS(page.Store.Settings.Branding.Style()), Store: page.Store.Name, Number: page.Store.Settings.OrderNumberPrefix + domain.Itoa(o.OrderNumber), Attempt: uuid.NewString(),
		Due: o.CurrencyCode.Format(o.Unsecured()) + " " + string(o.CurrencyCode),
	}
	for _, l := range o.Lines {
		due.Lines = append(due.Lines, strconv.Itoa(l.Quantity)+" × "+l.Name)
	}
	if a := o.NextAction(); a != nil {
		due.Next = a.URL
	}
	switch {
	case page.Canceled:
		due.State = "CANCELLED"
	case !o.Unsecured().Positive():
		due.State = "SETTLED"
	case o.Paying():
		due.State = "PAYING"
	}
	for _, p := range page.Providers {
		due.Providers = append(due.Providers, dueProvider{ID: p.ID, Name: p.DisplayName, Tokens: strings.Fields(p.Public()["testPaymentTokens"])})
		if p.PaysByLink() {
			due.Providers[len(due.Providers)-1].Tokens = nil
		}
	}
	return due
}
