package app

import (
	"context"
	"io"

	"github.com/storeplatform/storeplatform/server/config"
	"github.com/storeplatform/storeplatform/server/router"
	"github.com/storeplatform/storeplatform/store"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/moving"
	"github.com/storeplatform/storeplatform/store/provider/mail"
	"github.com/storeplatform/storeplatform/store/provider/payment"
)

// Import imports a file of products or redirects from another store system into the store with the given code. The
// service may run at the same time.
func Import(ctx context.Context, c config.Config, storeCode string, f io.ReadSeeker, o moving.Options) (result moving.Result, err error) {
	err = withDatabase(ctx, c, func(options store.Options) error {
		if options.Lines, err = router.NewLines(); err != nil {
			return err
		}
		options.Mail, options.Gateways = mail.Kept{}, payment.NewGateways()
		to, err := options.DB.StoreByCode(ctx, storeCode)
		if err != nil {
			return err
		}
		result, err = store.New(options).Moving.Import(ctx, domain.System(to.ID), f, o)
		return err
	})
	return result, err
}
