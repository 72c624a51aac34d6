package app

import (
	"context"
	_ "embed"
	"encoding/json"
	"fmt"
	"log/slog"
	"slices"
	"time"

	"github.com/storeplatform/storeplatform/store/domain/settings"

	"github.com/google/uuid"

	adminapi "github.com/storeplatform/storeplatform/gen/admin"
	"github.com/storeplatform/storeplatform/server/admin"
	"github.com/storeplatform/storeplatform/server/auth"
	"github.com/storeplatform/storeplatform/server/config"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/identity"
)

// demoAdmin is the first administrator of an embedded database if ADMIN_EMAIL is not set. The first start generates and
// prints the administrator's password.
const demoAdmin = "admin@demo.example"

// whileBusy calls do again while the database is busy, for at most as long as a start waits for its database. Without
// it, processes that start together on a busy database would exit. It returns other errors at once.
func whileBusy(ctx context.Context, do func(context.Context) error) error {
	for until := time.Now().Add(databasePatience); ; {
		err := do(ctx)
		if code := domain.CodeOf(err); code != domain.Unavailable && code != domain.Busy || time.Now().After(until) {
			return err
		}
		slog.WarnContext(ctx, "the database is busy; the start retries", "error", err)
		select {
		case <-ctx.Done():
			return err
		case <-time.After(200 * time.Millisecond):
		}
	}
}

// prepare creates the first administrator. On an empty database it also creates a demo store if DEMO is true, or if
// DEMO is not set and the database is embedded. If an earlier start created data without completing or showing it,
// prepare completes and shows the data.
func (a *App) prepare(ctx context.Context, c config.Config) error {
	empty, err := a.Service.IsEmpty(ctx)
	if err != nil {
		return err
	}
	if err := a.firstAdmin(ctx, c, empty); err != nil {
		return fmt.Errorf("ADMIN_EMAIL, ADMIN_PASSWORD: the first administrator: %w", err)
	}
	wanted := c.Embedded()
	if c.Demo != nil {
		wanted = *c.Demo
	}
	if !wanted {
		return nil
	}
	storeID, finished, err := a.Service.StoreBegun(ctx, demoName, demoCode)
	switch {
	case err != nil:
		return err
	case finished && a.first.made.AppToken != "":
		a.Ready.StoreID, a.Ready.StoreKey, a.Ready.AppToken = storeID, a.first.made.StoreKey, a.first.made.AppToken
		return nil
	case finished && !a.first.begun, storeID == 0 && !empty, !empty && c.Embedded() && !a.first.begun: // the database was already in use before this start
		return nil
	}
	if err := a.demo(ctx, storeID); err != nil {
		return fmt.Errorf("demo store: %w", err)
	}
	return a.first.keep(a.Ready)
}

// firstAdmin creates the configured administrator unless that administrator exists. Without settings, it creates a demo
// administrator on an empty embedded database.
func (a *App) firstAdmin(ctx context.Context, c config.Config, empty bool) error {
	email, password, known := c.AdminEmail, c.AdminPassword, a.first.made.AdminPassword
	generated := email == "" && c.Embedded() && (empty || known != "")
	if generated {
		email, password = demoAdmin, known
		if known == "" {
			password = domain.NewToken("demo")[:24]
			if err := a.first.keep(Ready{AdminEmail: email, AdminPassword: password}); err != nil { // store the credentials before the account is created
				return err
			}
		}
	}
	if email == "" {
		return nil
	}
	created, err := a.Service.Identity.EnsureAdmin(ctx, email, password)
	switch {
	case err != nil:
		return err
	case generated && (created || known != ""): // a configured password is never shown
		a.Ready.AdminEmail, a.Ready.AdminPassword = email, password
	case generated: // another administrator already exists
		return a.first.forget()
	case created:
		a.Ready.AdminEmail = email
	}
	return nil
}

// catalog contains the demo store as the bodies of Admin API requests.
//
//go:embed demo.json
var catalog []byte

// The name and the code identify the demo store.
const demoName, demoCode = "Juniper & Oak", "demo"

// demo creates a store that can sell, through the handlers of the Admin API. It completes a store that an earlier start
// did not complete. Each step is a command with a fixed id, so it has its effect only once.
func (a *App) demo(ctx context.Context, storeID int64) error {
	var demo struct {
		Settings        adminapi.UpdateStoreSettingsJSONRequestBody
		TaxClasses      []adminapi.CreateTaxClassJSONRequestBody
		ShippingMethods []adminapi.CreateShippingMethodJSONRequestBody
		Products        []struct {
			TaxClass string
			Plans    []string // codes of the plans that sell the product
			Picture  demoPicture
			Product  adminapi.CreateProductJSONRequestBody
		}
		Coupons []adminapi.CreateCouponJSONRequestBody
		Plans   []adminapi.CreateSubscriptionPlanJSONRequestBody
	}
	if err := json.Unmarshal(catalog, &demo); err != nil {
		return err
	}
	if storeID == 0 {
		made, err := a.Service.Settings.CreateStore(ctx, domain.Platform(0), settings.StoreCreate{
			Name: demoName, Code: demoCode, Timezone: "Europe/Berlin", DefaultCurrencyCode: "EUR", DefaultLanguageCode: "en",
		})
		if err != nil {
			return err
		}
		storeID = made.ID
	}
	handlers, actor := admin.New(a.Service), domain.Platform(storeID)
	step := 0
	next := func() context.Context { // returns a context for one request
		step++
		actor.CommandID = uuid.NewSHA1(uuid.NameSpaceOID, fmt.Appendf(nil, "demo store, step %d", step))
		return auth.With(ctx, auth.Identity{Actor: actor})
	}
	if _, err := handlers.UpdateStoreSettings(next(), adminapi.UpdateStoreSettingsRequestObject{Body: &demo.Settings}); err != nil {
		return err
	}
	classes := map[string]int64{}
	for _, body := range demo.TaxClasses {
		answer, err := handlers.CreateTaxClass(next(), adminapi.CreateTaxClassRequestObject{Body: &body})
		if err != nil {
			return err
		}
		classes[body.Code.MustGet()] = answer.(adminapi.CreateTaxClass200JSONResponse).TaxClassID
	}
	there, err := a.Service.As(actor).ShippingMethods(ctx, nil)
	if err != nil {
		return err
	}
	for _, body := range demo.ShippingMethods[min(len(there), len(demo.ShippingMethods)):] {
		if _, err := handlers.CreateShippingMethod(next(), adminapi.CreateShippingMethodRequestObject{Body: &body}); err != nil {
			return err
		}
	}
	step = 100                   // fixed, so that it does not depend on the number of shipping methods
	sold := map[string][]int64{} // product ids by plan code
	for _, p := range demo.Products {
		p.Product.TaxClassID.Set(classes[p.TaxClass])
		shown, err := p.Picture.upload(ctx, handlers, actor)
		if err != nil {
			return err
		}
		p.Product.Media = []adminapi.ProductMediaInput{{MediaID: shown}}
		answer, err := handlers.CreateProduct(next(), adminapi.CreateProductRequestObject{Body: &p.Product})
		if err != nil {
			return err
		}
		for _, plan := range p.Plans {
			sold[plan] = append(sold[plan], answer.(adminapi.CreateProduct200JSONResponse).ProductID)
		}
	}
	for _, body := range demo.Coupons {
		if _, err := handlers.CreateCoupon(next(), adminapi.CreateCouponRequestObject{Body: &body}); err != nil {
			return err
		}
	}
	for _, body := range demo.Plans {
		body.ProductIds = sold[body.Code.MustGet()]
		if _, err := handlers.CreateSubscriptionPlan(next(), adminapi.CreateSubscriptionPlanRequestObject{Body: &body}); err != nil {
			return err
		}
	}
	key, token, err := a.demoCredentials(next(), actor)
	if err != nil {
		return err
	}
	a.Ready.StoreID, a.Ready.StoreKey, a.Ready.AppToken = storeID, key, token
	return nil
}

// demoCredentials creates the demo store's credentials. Their secrets derive from the id of the command, so a later
// start can show credentials that an earlier start created but did not show. The last step of the demo store creates
// the app token.
func (a *App) demoCredentials(ctx context.Context, actor domain.Actor) (key, token string, err error) {
	name, integration := "Demo storefront", "Demo integration"
	if _, key, err = a.Service.Identity.CreateStoreKey(ctx, actor, name); err != nil {
		return "", "", err
	}
	permissions := slices.DeleteFunc(identity.Permissions(), func(p string) bool { return p == identity.Unattended })
	_, token, err = a.Service.Identity.CreateAppToken(ctx, actor, identity.AppTokenInput{Name: &integration, Permissions: &permissions})
	return key, token, err
}
