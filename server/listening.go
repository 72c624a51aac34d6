package main

import (
	"context"
	"flag"
	"fmt"
	"net"
	"os"
	"strings"

	"github.com/storeplatform/storeplatform/server/listen"
)

// list is the value of a flag that may be repeated.
type list []string

func (l *list) String() string     { return strings.Join(*l, ",") }
func (l *list) Set(v string) error { *l = append(*l, v); return nil }

// listening runs a receiver of webhooks until ctx ends.
func listening(ctx context.Context, args []string) error {
	flags := flag.NewFlagSet("listen", flag.ContinueOnError)
	addr := flags.String("addr", "127.0.0.1:8091", "where to listen")
	var secrets list
	flags.Var(&secrets, "secret", "an endpoint's whsec_ secret; may be given several times; without one, signatures are not checked")
	asJSON := flags.Bool("json", false, "print JSON")
	log := flags.String("log", "", "a file to add a line of JSON to for every delivery, with the event")
	status := flags.Int("status", 0, "answer with this status; 0: 204")
	delay := flags.Duration("delay", 0, "take this long to answer")
	down := flags.Bool("down", false, "begin by closing connections without an answer")
	if err := parse(flags, args); err != nil {
		return err
	}
	o := listen.Options{Secrets: secrets, Out: os.Stdout, JSON: *asJSON, Behavior: listen.Behavior{Status: *status, Delay: int(delay.Milliseconds()), Down: *down}}
	if *log != "" {
		file, err := os.OpenFile(*log, os.O_CREATE|os.O_APPEND|os.O_WRONLY, 0o600)
		if err != nil {
			return fmt.Errorf("--log: %w", err)
		}
		defer file.Close()
		o.Log = file
	}
	receiver, err := listen.New(o)
	if err != nil {
		return err
	}
	listener, err := net.Listen("tcp", *addr)
	if err != nil {
		return fmt.Errorf("--addr: %w; for example --addr 127.0.0.1:8191", err)
	}
	// Standard output is reserved for the received deliveries.
	fmt.Fprintf(os.Stderr, "receiving webhooks at http://%s/ (PUT /control to be slow, failing or down)\n", listener.Addr())
	return serveUntil(ctx, listener, receiver)
}
