// Package config reads the settings from the environment into one validated struct. No
// other package reads settings from the environment. Read reports all problems at once.
package config

import (
	"cmp"
	"errors"
	"fmt"
	"log/slog"
	"net"
	"net/netip"
	"slices"
	"strings"
	"time"
)

// Config holds all settings of the program.
type Config struct {
	ListenAddr     string
	MetricsAddr    string // empty means no metrics
	DataDir        string
	DatabaseURL    string // empty means an embedded PostgreSQL in DataDir
	DatabasePooler string
	// DatabaseDirectURL is the URL of the same database without a pooler; empty means DatabaseURL.
	DatabaseDirectURL string
	AdminEmail        string
	AdminPassword     string
	Demo              *bool // nil means only on a fresh embedded database
	EncryptionKeys    string
	PublicURL         string
	SandboxURL        string
	StripeURL         string
	ApplePayFile      string // empty means no file
	SMTPURL           string
	MediaURL          string // empty means a folder in DataDir
	MediaPublicURL    string // empty means a path below PublicURL
	MediaMegabytes    int    // limit for an uploaded file, in MiB
	// StoreMediaMegabytes limits the total size of a store's files, in MiB; 0 means no limit.
	StoreMediaMegabytes int
	Roles               []string
	WebhookNetworks     []netip.Prefix
	TrustedProxies      []netip.Prefix
	LogLevel            slog.Level
	LogFormat           string        // text or json; empty means text on a terminal, and json otherwise
	Drain               time.Duration // time from the signal to stop until the listener closes
	ConsoleOff          bool          // disables the admin console
	RequestsPerMinute   int           // limit for one caller; 0 means no limit
	StorePerMinute      int           // limit for one store; 0 means no limit
	Connections         int           // limit for open connections of the process
	AnswerMegabytes     int           // memory for cached storefront responses, in MiB; 0 disables the cache
}

// Embedded reports whether the program runs its own PostgreSQL.
func (c Config) Embedded() bool { return c.DatabaseURL == "" }

// Direct returns the URL of the database without a pooler, for commands that need a session.
func (c Config) Direct() string { return cmp.Or(c.DatabaseDirectURL, c.DatabaseURL) }

// Runs reports whether this process has a role: api, jobs or webhooks.
func (c Config) Runs(role string) bool { return slices.Contains(c.Roles, role) }

// Read reads the settings through lookup, which is os.LookupEnv except in tests.
func Read(lookup func(string) (string, bool)) (Config, error) {
	var c Config
	var problems []error
	for _, s := range settings {
		value, ok := lookup(s.name)
		if !ok || value == "" {
			value = s.standard
		}
		if err := s.read(&c, value); err != nil {
			problems = append(problems, s.wrong(err.Error()))
		}
	}
	problems = append(problems, c.together()...)
	if c.PublicURL == "" {
		c.PublicURL = URL(c.ListenAddr)
	}
	if c.MediaPublicURL == "" {
		c.MediaPublicURL = c.PublicURL + "/media"
	}
	if c.Drain < 0 {
		c.Drain = 5 * time.Second
		if c.Embedded() { // no load balancer serves a process with its own database
			c.Drain = 0
		}
	}
	if c.Embedded() && len(c.WebhookNetworks) == 0 {
		c.WebhookNetworks = []netip.Prefix{netip.MustParsePrefix("127.0.0.0/8"), netip.MustParsePrefix("::1/128")}
	}
	return c, errors.Join(problems...)
}

// together returns the problems of settings that are valid separately but not together.
func (c Config) together() (problems []error) {
	wrong := func(name, problem string) {
		for _, s := range settings {
			if s.name == name {
				problems = append(problems, s.wrong(problem))
			}
		}
	}
	if c.MetricsAddr == c.ListenAddr && !strings.HasSuffix(c.MetricsAddr, ":0") {
		wrong("METRICS_ADDR", c.MetricsAddr+" is LISTEN_ADDR, too")
	}
	if !c.Embedded() && c.EncryptionKeys == "" {
		wrong("ENCRYPTION_KEYS", "a database of your own (DATABASE_URL) needs them: make some once, and keep them as long as the database")
	}
	if c.DatabasePooler == "transaction" && c.DatabaseDirectURL == "" {
		wrong("DATABASE_DIRECT_URL", "migrations and announcements need sessions, which DATABASE_POOLER=transaction does not have")
	}
	if c.DatabaseDirectURL != "" && c.Embedded() {
		wrong("DATABASE_URL", "DATABASE_DIRECT_URL is set, and leads to the same database")
	}
	if !c.Embedded() && c.SMTPURL != "" && c.PublicURL == "" {
		wrong("PUBLIC_URL", "SMTP_URL is set, and the links and the sender of mails need it")
	}
	switch {
	case c.AdminEmail == "" && c.AdminPassword != "":
		wrong("ADMIN_EMAIL", "ADMIN_PASSWORD is set, and they go together")
	case c.AdminEmail != "" && c.AdminPassword == "":
		wrong("ADMIN_PASSWORD", "ADMIN_EMAIL is set, and they go together")
	case !c.Embedded() && c.Demo != nil && *c.Demo && c.AdminPassword == "":
		wrong("ADMIN_PASSWORD", "DEMO on a database of your own (DATABASE_URL) takes ADMIN_EMAIL and ADMIN_PASSWORD")
	}
	return problems
}

// URL returns the URL at which this machine reaches a listen address.
func URL(address string) string {
	host, port, err := net.SplitHostPort(address)
	if ip, parsed := netip.ParseAddr(host); err == nil && (host == "" || parsed == nil && ip.IsUnspecified()) {
		address = net.JoinHostPort("localhost", port)
	}
	return "http://" + address
}

// Help returns a description of every setting.
func Help() string {
	var b strings.Builder
	for _, s := range settings {
		fmt.Fprintf(&b, "  %-24s %s", s.name, s.meaning)
		if s.standard != "" {
			fmt.Fprintf(&b, "\n%26s default: %s", "", s.standard)
		} else if s.example != "" {
			fmt.Fprintf(&b, "\n%26s example: %s", "", s.example)
		}
		b.WriteByte('\n')
	}
	return b.String()
}
