package machine

import (
	"context"
	"fmt"
	"os"
	"os/signal"
	"regexp"
	"syscall"
)

// Run is the main function of a bench program after its flags. It calls measure with the expression
// until measure returns or the process is interrupted, and exits with 1 after an error.
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
