package app

import (
	"context"
	_ "embed"
	"encoding/json"
	"fmt"

	"github.com/google/uuid"

	adminapi "github.com/storeplatform/storeplatform/gen/admin"
	"github.com/storeplatform/storeplatform/server/admin"
	"github.com/storeplatform/storeplatform/server/auth"
	"github.com/storeplatform/storeplatform/server/config"
	"github.com/storeplatform/storeplatform/store"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/identity"
)

// The first administrator of an embedded database that names none. Their password
// is made up at the first start and printed then.
const demoAdmin = "admin@demo.example"

// prepare makes what a service needs before it can be used: the first
// administrator, and on an empty embedded database a demo store.
func (a *App) prepare(ctx context.Context, c config.Config) error {
	empty, err := a.Service.IsEmpty(ctx)
	if err != nil {
		return err
	}
	email, password := c.AdminEmail, c.AdminPassword
	generated := email == "" && c.Embedded() && empty
	if generated {
		email, password = demoAdmin, domain.NewToken("demo")[:24]
	}
	if email != "" {
		created, err := a.Service.EnsureAdmin(ctx, email, password)
		if err != nil {
			return fmt.Errorf("the first administrator: %w", err)
		}
		if created {
			a.Ready.AdminEmail = email
		}
		if created && generated { // one that was given is no log's business
			a.Ready.AdminPassword = password
		}
	}
	wanted := c.Embedded()
	if c.Demo != nil {
		wanted = *c.Demo
	}
	if !wanted || !empty {
		return nil
	}
	if err := a.demo(ctx); err != nil {
		return fmt.Errorf("demo store: %w", err)
	}
	return nil
}

// catalog is the demo store: bodies of Admin API requests, as any client would
// send them.
//
//go:embed demo.json
var catalog []byte

// demo makes a store that sells, by the handlers of the Admin API.
func (a *App) demo(ctx context.Context) error {
	var demo struct {
		Settings        adminapi.UpdateStoreSettingsJSONRequestBody
		TaxClasses      []adminapi.CreateTaxClassJSONRequestBody
		ShippingMethods []adminapi.CreateShippingMethodJSONRequestBody
		Products        []struct {
			TaxClass string
			Product  adminapi.CreateProductJSONRequestBody
		}
		Coupons []adminapi.CreateCouponJSONRequestBody
	}
	if err := json.Unmarshal(catalog, &demo); err != nil {
		return err
	}
	made, err := a.Service.CreateStore(ctx, domain.Platform(0), store.StoreCreate{
		Name: "Juniper & Oak", Code: "demo", Timezone: "Europe/Berlin", DefaultCurrencyCode: "EUR", DefaultLanguageCode: "en",
	})
	if err != nil {
		return err
	}
	handlers, actor := admin.New(a.Service), domain.Platform(made.ID)
	next := func() context.Context { // a context for one request
		actor.CommandID = uuid.New()
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
	for _, body := range demo.ShippingMethods {
		if _, err := handlers.CreateShippingMethod(next(), adminapi.CreateShippingMethodRequestObject{Body: &body}); err != nil {
			return err
		}
	}
	for _, p := range demo.Products {
		p.Product.TaxClassID.Set(classes[p.TaxClass])
		if _, err := handlers.CreateProduct(next(), adminapi.CreateProductRequestObject{Body: &p.Product}); err != nil {
			return err
		}
	}
	for _, body := range demo.Coupons {
		if _, err := handlers.CreateCoupon(next(), adminapi.CreateCouponRequestObject{Body: &body}); err != nil {
			return err
		}
	}
	_, key, err := a.Service.CreateStoreKey(next(), actor, "Demo storefront")
	if err != nil {
		return err
	}
	name, permissions := "Demo integration", identity.Permissions()
	_, token, err := a.Service.CreateAppToken(next(), actor, identity.AppTokenInput{Name: &name, Permissions: &permissions})
	if err != nil {
		return err
	}
	a.Ready.StoreID, a.Ready.StoreKey, a.Ready.AppToken = made.ID, key, token
	return nil
}
