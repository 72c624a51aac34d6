package main

import (
	"context"
	"flag"
	"fmt"
	"io"
	"os"
	"slices"
	"strings"
	"time"
	"unicode"

	"github.com/storeplatform/storeplatform/store/domain/letter"

	"github.com/storeplatform/storeplatform/server/app"
)

// mails prints the mails in the outbox that wait because no mail server is configured.
func mails(ctx context.Context, args []string) error {
	flags := flag.NewFlagSet("mails", flag.ContinueOnError)
	to := flags.String("to", "", "only those to this address")
	count := flags.Int("count", 5, "how many of the newest, 1 to 100")
	if err := parse(flags, args); err != nil {
		return err
	}
	if *count < 1 || *count > 100 {
		return wrongUsage("mails: --count is %d, want 1 to 100", *count)
	}
	c, err := settings()
	if err != nil {
		return err
	}
	waiting, err := app.WaitingMails(ctx, c, *to, *count)
	if err != nil {
		return fmt.Errorf("mails: %w", err)
	}
	slices.Reverse(waiting) // the newest mail comes last, next to the prompt
	printMails(os.Stdout, waiting)
	return nil
}

func printMails(w io.Writer, waiting []letter.SentMail) {
	if len(waiting) == 0 {
		fmt.Fprintln(w, "No mail waits.")
	}
	for i, m := range waiting {
		if i > 0 {
			fmt.Fprintf(w, "\n%s\n\n", strings.Repeat("-", 72))
		}
		fmt.Fprintf(w, "Date:    %s\nFrom:    %s <%s>\nTo:      %s\nSubject: %s\n\n%s\n", m.CreatedOn.Format(time.RFC3339),
			printable(m.FromName), printable(m.FromAddress), printable(m.ToAddress), printable(m.Subject), strings.TrimSpace(printable(m.Text)))
	}
}

// printable removes characters that could control a terminal, since mails contain names that users chose.
func printable(text string) string {
	return strings.Map(func(r rune) rune {
		if r != '\n' && !unicode.IsPrint(r) {
			return -1
		}
		return r
	}, text)
}
