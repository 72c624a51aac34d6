package machine

import (
	"context"
	"fmt"
	"os"
	"os/signal"
	"regexp"
	"syscall"
)

// Run is the main function of a bench program, called after the flags are parsed. It calls measure with the regular
// expression in only, and returns when measure returns or the process is interrupted. After an error it exits with 1.
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
