package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"slices"
	"strings"

	"github.com/storeplatform/storeplatform/server/app"
	"github.com/storeplatform/storeplatform/store/domain"
)

// keys prints which encryption keys the database needs. With the verb reseal, it encrypts the stored values with the
// active key.
func keys(ctx context.Context, args []string) (err error) {
	flags := flag.NewFlagSet("keys", flag.ContinueOnError)
	verb := "status"
	if len(args) > 0 && !strings.HasPrefix(args[0], "-") {
		verb, args = args[0], args[1:]
	}
	if err := parse(flags, args); err != nil {
		return err
	}
	if verb != "status" && verb != "reseal" {
		return wrongUsage("there is no keys %s; want keys, or keys reseal", verb)
	}
	c, err := settings()
	if err != nil {
		return err
	}
	ring, err := app.Keyring(c)
	if err != nil {
		return err
	}
	c.Roles, c.MetricsAddr = nil, ""
	a, err := app.Start(ctx, c, app.Options{})
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, a.Stop(context.WithoutCancel(ctx))) }()
	if verb == "reseal" {
		n, err := a.Service.DB.Reseal(ctx, ring)
		if err != nil {
			return fmt.Errorf("keys reseal, after %d values: %w", n, err)
		}
		fmt.Printf("%d values encrypted with key %s\n", n, ring.IDs()[0])
	}
	return printKeys(ctx, a, ring)
}

func printKeys(ctx context.Context, a *app.App, ring *domain.Keyring) error {
	needed, err := a.Service.DB.EncryptionKeys(ctx)
	if err != nil {
		return err
	}
	count, err := a.Service.DB.SealedBy(ctx)
	if err != nil {
		return err
	}
	for _, id := range needed {
		switch {
		case id == ring.IDs()[0]:
			fmt.Printf("%s: active, %d values\n", id, count[id])
		case count[id] == 0:
			fmt.Printf("%s: no values; \"server keys reseal\" ends the need for it\n", id)
		default:
			fmt.Printf("%s: needed, %d values; \"server keys reseal\" encrypts them with key %s, except responses that are stored for 24 hours\n", id, count[id], ring.IDs()[0])
		}
	}
	for _, id := range ring.IDs() {
		if !slices.Contains(needed, id) {
			fmt.Printf("%s: encrypts nothing, ENCRYPTION_KEYS can go without it\n", id)
		}
	}
	return nil
}
