package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"os"
	"time"

	"github.com/storeplatform/storeplatform/server/app"
	"github.com/storeplatform/storeplatform/store"
)

// seed fills a store with bulk data. For an embedded database, the service must be stopped first, and seed creates the
// demo store if the database is empty.
func seed(ctx context.Context, args []string) error {
	flags := flag.NewFlagSet("seed", flag.ContinueOnError)
	storeID := flags.Int64("store", 0, "the store's id; 0: the first one")
	var bulk store.Bulk
	flags.IntVar(&bulk.Products, "products", 0, "how many products, with 1.6 variants each")
	flags.IntVar(&bulk.Customers, "customers", 0, "how many customers, with an address each")
	flags.IntVar(&bulk.Orders, "orders", 0, "how many orders, with two lines each")
	flags.BoolVar(&bulk.Livemode, "livemode", false, "also fill a store in live mode")
	if err := parse(flags, args); err != nil {
		return err
	}
	if min(bulk.Products, bulk.Customers, bulk.Orders) < 0 || bulk.Products+bulk.Customers+bulk.Orders == 0 {
		return wrongUsage("want seed --orders N --customers N --products N [--store ID], and one number above 0 at least")
	}
	c, err := settings()
	if err != nil {
		return err
	}
	c.Roles, c.MetricsAddr = nil, ""
	a, err := app.Start(ctx, c, app.Options{})
	if err != nil {
		return err
	}
	begun, told := time.Now(), time.Now()
	bulk.Progress = func(noun string, done, of int) {
		if done == of || time.Since(told) > time.Second {
			told = time.Now()
			fmt.Fprintf(os.Stderr, "%s: %d of %d, %s\n", noun, done, of, time.Since(begun).Round(100*time.Millisecond))
		}
	}
	return errors.Join(a.Service.SeedStore(ctx, *storeID, bulk), a.Stop(context.WithoutCancel(ctx)))
}
