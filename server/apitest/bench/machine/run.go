package machine

import (
	"context"
	"fmt"
	"os"
	"os/signal"
	"regexp"
	"syscall"
)

// Run is a bench program behind its flags: it measures what matches, until it is
// done or interrupted, and ends the process when that fails.
func Run(only string, measure func(ctx context.Context, only *regexp.Regexp) error) {
	matches, err := regexp.Compile(only)
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(2)
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	err = measure(ctx, matches)
	stop()
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
