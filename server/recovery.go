package main

import (
	"context"
	"flag"
	"fmt"
	"slices"
	"strings"

	"github.com/storeplatform/storeplatform/store/domain/ordering"

	"github.com/storeplatform/storeplatform/server/app"
	"github.com/storeplatform/storeplatform/server/config"
	"github.com/storeplatform/storeplatform/store/postgres"
)

// ownDatabase reads the settings of a command that needs DATABASE_URL.
func ownDatabase() (config.Config, error) {
	c, err := settings()
	if err == nil && c.Embedded() {
		err = wrongUsage("DATABASE_URL: this command works on a database of your own, for example DATABASE_URL=postgres://user:password@127.0.0.1:5432/store; of an embedded one copy DATA_DIR while the service is stopped")
	}
	return c, err
}

// fileArgument returns the first argument of a command, which must be a file, and the remaining arguments.
func fileArgument(command string, args []string) (file string, rest []string, err error) {
	if len(args) == 0 || strings.HasPrefix(args[0], "-") {
		return "", args, wrongUsage("want %s FILE", command)
	}
	return args[0], args[1:], nil
}

func backup(ctx context.Context, args []string) error {
	flags := flag.NewFlagSet("backup", flag.ContinueOnError)
	if slices.ContainsFunc(args, asksHelp) {
		return parse(flags, args)
	}
	file, args, err := fileArgument("backup", args)
	if err != nil {
		return err
	}
	if err := parse(flags, args); err != nil {
		return err
	}
	c, err := ownDatabase()
	if err != nil {
		return err
	}
	saved, err := postgres.Backup(ctx, c.Direct(), file)
	if err == nil {
		fmt.Printf("%s: %d rows of %d tables, read back and counted\n", file, saved.Rows, saved.Tables)
	}
	return err
}

func restore(ctx context.Context, args []string) error {
	flags := flag.NewFlagSet("restore", flag.ContinueOnError)
	numbers := numbersFlag(flags)
	if slices.ContainsFunc(args, asksHelp) {
		return parse(flags, args)
	}
	file, args, err := fileArgument("restore", args)
	if err != nil {
		return err
	}
	if err := parse(flags, args); err != nil {
		return err
	}
	c, err := ownDatabase()
	if err != nil {
		return err
	}
	if err := postgres.Restore(ctx, c.Direct(), file); err != nil {
		return err
	}
	fmt.Printf("%s: loaded\n", file)
	return beginEpoch(ctx, c, postgres.RestoreOptions{Numbers: *numbers})
}

func numbersFlag(flags *flag.FlagSet) *int64 {
	return flags.Int64("numbers", postgres.NumberMargin, "how many numbers of orders, invoices and other documents to leave out: more than were given out since the backup")
}

func restored(ctx context.Context, args []string) error {
	flags := flag.NewFlagSet("restored", flag.ContinueOnError)
	numbers := numbersFlag(flags)
	nothingLost := flags.Bool("nothing-lost", false, "only note that the database has moved: after a major upgrade, or a failover that lost no transaction")
	if err := parse(flags, args); err != nil {
		return err
	}
	if *numbers < 1 {
		return wrongUsage("restored: --numbers %d: want a number above 0", *numbers)
	}
	c, err := settings()
	if err != nil {
		return err
	}
	if *nothingLost && !c.Embedded() { // this is also possible while the service runs
		e, err := postgres.Restored(ctx, c.Direct(), postgres.RestoreOptions{NothingLost: true})
		if err == nil {
			fmt.Printf("epoch %d: the database has moved, and lost nothing\n", e.ID)
		}
		return err
	}
	return beginEpoch(ctx, c, postgres.RestoreOptions{Numbers: *numbers, NothingLost: *nothingLost})
}

// beginEpoch begins an epoch and prints the results. Unless no data was lost, it compares the books of all payment
// accounts.
func beginEpoch(ctx context.Context, c config.Config, o postgres.RestoreOptions) error {
	c.Roles, c.MetricsAddr = nil, ""
	a, err := app.Start(ctx, c, app.Options{Restored: &o})
	if err != nil {
		return err
	}
	defer func() { _ = a.Stop(context.WithoutCancel(ctx)) }()
	printEpoch(a.Epoch)
	if o.NothingLost {
		return nil
	}
	books, err := a.Service.Ordering.ReconcileNow(ctx)
	if err != nil {
		return fmt.Errorf("comparing books with payment services: %w", err)
	}
	if failed := printBooks(books); failed > 0 {
		return fmt.Errorf("%d payment accounts could not be compared: run this again, or start the service, which tries every hour", failed)
	}
	fmt.Println("The service can start.")
	return nil
}

func printEpoch(e postgres.Epoch) {
	if !e.Begun {
		fmt.Printf("epoch %d: begun before\n", e.ID)
		return
	}
	rows := int64(0)
	for _, n := range e.Rows {
		rows += n
	}
	fmt.Printf("epoch %d: begun; %d rows of %d tables have a new version, and modifiedSince shows every row that it can\n", e.ID, rows, len(e.Rows))
	for _, line := range e.SkippedNumbers() {
		fmt.Printf("  numbers left out: %s\n", line)
	}
}

// printBooks prints the payments that only the gateway or only the store knows. It returns the number of accounts that
// it could not compare.
func printBooks(all []ordering.AccountBooks) (failed int) {
	for _, b := range all {
		name := fmt.Sprintf("store %d, payment account %d (%s)", b.StoreID, b.PaymentProviderID, b.ProviderCode)
		if b.Failure != nil {
			failed++
			fmt.Printf("%s: not compared: %v\n", name, b.Failure)
			continue
		}
		fmt.Printf("%s: %d reports settled\n", name, b.Reports)
		for _, reference := range b.OnlyThere {
			fmt.Printf("  paid, and no order has it: %s. Refund it there, or enter its order again\n", reference)
		}
		for _, reference := range b.OnlyHere {
			fmt.Printf("  the payment service does not know %s\n", reference)
		}
	}
	return failed
}
