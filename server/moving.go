package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"slices"
	"strings"
	"time"

	"github.com/storeplatform/storeplatform/server/app"
	moves "github.com/storeplatform/storeplatform/store/domain/moving"
	"github.com/storeplatform/storeplatform/store/moving"
)

// importing imports a file of products or redirects from another store system. The service may run at the same time.
func importing(ctx context.Context, args []string) error {
	flags := flag.NewFlagSet("import", flag.ContinueOnError)
	code := flags.String("store", "", "the code of the store")
	check := flags.Bool("check", false, "report what the import would do, and store nothing")
	var o moving.Options
	flags.StringVar(&o.Profile, "profile", "", "shopify or woocommerce; empty: recognized by the columns")
	flags.BoolVar(&o.Update, "update", false, "write the values of the file to products and redirects that the store has already")
	flags.StringVar(&o.Decimal, "decimal", "", "the decimal separator of the file, \".\" or \",\"; empty: each column shows it")
	order := flags.String("dates", "", "the order of day and month in the file, DMY or MDY; empty: each column shows it")
	report := flags.String("report", "", "a file for the findings, as CSV")
	failed := flags.String("failed", "", "a file for the refused rows, to correct and to import again")
	if slices.ContainsFunc(args, asksHelp) {
		return parse(flags, args)
	}
	file, args, err := fileArgument("import", args)
	if err != nil {
		return err
	}
	if err := parse(flags, args); err != nil {
		return err
	}
	o.Profile, o.DateOrder, o.Check = strings.ToUpper(o.Profile), moves.DateOrder(strings.ToUpper(*order)), *check
	switch {
	case *code == "":
		return wrongUsage("import: --store is missing, the code of the store")
	case o.Decimal != "" && o.Decimal != "." && o.Decimal != ",":
		return wrongUsage("import: --decimal is %q, want . or ,", o.Decimal)
	case o.DateOrder != "" && o.DateOrder != moves.DayFirst && o.DateOrder != moves.MonthFirst:
		return wrongUsage("import: --dates is %q, want DMY or MDY", *order)
	}
	c, err := settings()
	if err != nil {
		return err
	}
	f, err := os.Open(file)
	if err != nil {
		return err
	}
	defer f.Close()
	return withFiles(*report, *failed, func(reportTo, failedTo io.Writer) error {
		o.Report, o.Failed = reportTo, failedTo
		begun, told := time.Now(), time.Now()
		o.Progress = func(done, of int) {
			if done == of || time.Since(told) > time.Second {
				told = time.Now()
				fmt.Fprintf(os.Stderr, "%d of %d, %s\n", done, of, time.Since(begun).Round(100*time.Millisecond))
			}
		}
		result, err := app.Import(ctx, c, *code, f, o)
		printImport(os.Stdout, result, o.Check)
		return err
	})
}

// withFiles creates the files for the findings and the refused rows, calls do, and closes them. An empty name means
// that a file is not wanted.
func withFiles(report, failed string, do func(report, failed io.Writer) error) (err error) {
	files := [2]io.Writer{}
	for i, name := range []string{report, failed} {
		if name == "" {
			continue
		}
		f, wrong := os.Create(name)
		if wrong != nil {
			return errors.Join(err, wrong)
		}
		files[i] = f
		defer func() { err = errors.Join(err, f.Close()) }()
	}
	return do(files[0], files[1])
}

// printImport prints the counts of an import.
func printImport(w io.Writer, r moving.Result, check bool) {
	if r.Profile == "" {
		return
	}
	fmt.Fprintf(w, "%s: %d rows, %d %s\n", r.Profile, r.Rows, r.Objects, strings.ToLower(string(r.Kind)))
	for _, outcome := range []moves.Outcome{moves.Created, moves.Updated, moves.Unchanged, moves.Skipped, moves.Refused} {
		fmt.Fprintf(w, "%10d %s\n", r.Outcomes[outcome], strings.ToLower(string(outcome)))
	}
	fmt.Fprintf(w, "%10d warnings\n", r.Warnings)
	if len(r.Unread) > 0 {
		fmt.Fprintf(w, "Columns that are not read: %s\n", printable(strings.Join(r.Unread, ", ")))
	}
	if check {
		fmt.Fprintln(w, "Nothing was stored. Run the command without --check to import the file.")
	}
}
