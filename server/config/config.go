// Package config reads the environment into one validated struct. Nothing else
// reads the environment, and every problem is told at once.
package config

import (
	"encoding/base64"
	"errors"
	"fmt"
	"log/slog"
	"net"
	"net/netip"
	"net/url"
	"slices"
	"strconv"
	"strings"
)

// Config is every setting of the program.
type Config struct {
	ListenAddr        string
	MetricsAddr       string // empty: off
	DataDir           string
	DatabaseURL       string // empty: an embedded PostgreSQL in DataDir
	DatabasePooler    string
	AdminEmail        string
	AdminPassword     string
	Demo              *bool // nil: on a fresh embedded database
	EncryptionKeys    string
	PublicURL         string
	SandboxURL        string
	SMTPURL           string
	Roles             []string
	WebhookNetworks   []netip.Prefix
	TrustedProxies    []netip.Prefix
	LogLevel          slog.Level
	LogFormat         string // text or json; empty: text on a terminal
	RequestsPerMinute int    // of one caller; 0: no limit
	StorePerMinute    int    // of one store; 0: no limit
}

// Embedded tells whether the program brings its own PostgreSQL.
func (c Config) Embedded() bool { return c.DatabaseURL == "" }

// Runs tells whether this process has a role: api, jobs or webhooks.
func (c Config) Runs(role string) bool { return slices.Contains(c.Roles, role) }

// setting is one variable, as --help shows it.
type setting struct {
	name, standard, meaning string
	read                    func(c *Config, value string) error
}

var settings = []setting{
	{"LISTEN_ADDR", "127.0.0.1:8080", "where the API, the documents and the components are served", text(func(c *Config) *string { return &c.ListenAddr })},
	{"METRICS_ADDR", "127.0.0.1:9090", "/metrics and pprof, never on the public address; off: nowhere", func(c *Config, v string) error {
		if v != "off" {
			c.MetricsAddr = v
		}
		return nil
	}},
	{"DATA_DIR", "./.data", "the embedded PostgreSQL's cluster, keys and local media", text(func(c *Config) *string { return &c.DataDir })},
	{"DATABASE_URL", "", "a PostgreSQL to use; empty: an embedded one in DATA_DIR", text(func(c *Config) *string { return &c.DatabaseURL })},
	{"DATABASE_READ_URL", "", "not used yet: a replica to read from", later},
	{"DATABASE_POOLER", "", "transaction: behind pgbouncer in transaction mode", oneOf(func(c *Config) *string { return &c.DatabasePooler }, "", "transaction")},
	{"POSTGRES_BIN", "", "where initdb and postgres are; empty: looked for on PATH and in the usual places", func(*Config, string) error { return nil }},
	{"ADMIN_EMAIL", "", "the first administrator, made when there is none (a demo one on an embedded database)", text(func(c *Config) *string { return &c.AdminEmail })},
	{"ADMIN_PASSWORD", "", "their password, of at least 15 characters", text(func(c *Config) *string { return &c.AdminPassword })},
	{"DEMO", "", "true or false: make a demo store; empty: on a fresh embedded database", func(c *Config, v string) error {
		if v == "" {
			return nil
		}
		b, err := strconv.ParseBool(v)
		c.Demo = &b
		return err
	}},
	{"ENCRYPTION_KEYS", "", "id:base64 keys of 32 bytes, comma-separated; the first encrypts, all decrypt (made in DATA_DIR for an embedded database)", text(func(c *Config) *string { return &c.EncryptionKeys })},
	{"PUBLIC_URL", "", "how the service is reached from outside, in mails and links; empty: http:// and LISTEN_ADDR", func(c *Config, v string) error {
		c.PublicURL = strings.TrimSuffix(v, "/")
		return webAddress(v)
	}},
	{"SANDBOX_URL", "", "the payment sandbox in another process; empty: in this one", func(c *Config, v string) error {
		c.SandboxURL = strings.TrimSuffix(v, "/")
		return webAddress(v)
	}},
	{"SMTP_URL", "", "smtp://user:password@host:587; empty: mails stay in the outbox", text(func(c *Config) *string { return &c.SMTPURL })},
	{"MEDIA_URL", "", "not used yet: where media are kept", later},
	{"REDIS_URL", "", "not used yet: rate limits that several processes share", later},
	{"ROLES", "api,jobs,webhooks", "which of them this process runs", func(c *Config, v string) error {
		for role := range strings.SplitSeq(v, ",") {
			role = strings.TrimSpace(role)
			if !slices.Contains([]string{"api", "jobs", "webhooks"}, role) {
				return fmt.Errorf("there is no role %q", role)
			}
			c.Roles = append(c.Roles, role)
		}
		return nil
	}},
	{"WEBHOOK_ALLOW_NETWORKS", "", "networks besides public ones that webhook endpoints may lie in, comma-separated; empty: loopback on an embedded database, else none",
		networks(func(c *Config) *[]netip.Prefix { return &c.WebhookNetworks })},
	{"TRUSTED_PROXIES", "127.0.0.0/8,::1/128", "networks of the proxies whose X-Forwarded-For names the client, comma-separated; off: none", func(c *Config, v string) error {
		if v == "off" {
			return nil
		}
		if err := networks(func(c *Config) *[]netip.Prefix { return &c.TrustedProxies })(c, v); err != nil {
			return err
		}
		if slices.ContainsFunc(c.TrustedProxies, func(n netip.Prefix) bool { return n.Bits() == 0 }) {
			return errors.New("a network of everybody would let clients choose their address; name the proxies' own")
		}
		return nil
	}},
	{"RATE_LIMIT", "6000", "requests per minute and caller: a user, app token or customer, else a network address; 0: no limit", limit(func(c *Config) *int { return &c.RequestsPerMinute })},
	{"STORE_RATE_LIMIT", "60000", "requests per minute and store, of its visitors and of everybody else apart; 0: no limit", limit(func(c *Config) *int { return &c.StorePerMinute })},
	{"LOG_LEVEL", "info", "debug, info, warn or error", func(c *Config, v string) error { return c.LogLevel.UnmarshalText([]byte(v)) }},
	{"LOG_FORMAT", "", "text or json; empty: text on a terminal, json otherwise", oneOf(func(c *Config) *string { return &c.LogFormat }, "", "text", "json")},
}

func text(field func(*Config) *string) func(*Config, string) error {
	return func(c *Config, v string) error { *field(c) = v; return nil }
}

func oneOf(field func(*Config) *string, values ...string) func(*Config, string) error {
	return func(c *Config, v string) error {
		if !slices.Contains(values, v) {
			return fmt.Errorf("want one of %q", values)
		}
		*field(c) = v
		return nil
	}
}

// networks adds comma-separated networks to a field.
func networks(field func(*Config) *[]netip.Prefix) func(*Config, string) error {
	return func(c *Config, v string) error {
		for part := range strings.SplitSeq(v, ",") {
			if part = strings.TrimSpace(part); part == "" {
				continue
			}
			network, err := netip.ParsePrefix(part)
			if err != nil {
				return err
			}
			*field(c) = append(*field(c), network)
		}
		return nil
	}
}

// limit reads a number of requests.
func limit(field func(*Config) *int) func(*Config, string) error {
	return func(c *Config, v string) (err error) {
		*field(c), err = strconv.Atoi(v)
		if err == nil && *field(c) < 0 {
			err = errors.New("must not be negative")
		}
		return err
	}
}

// later refuses a setting that nothing reads yet, rather than ignore it.
func later(_ *Config, v string) error {
	if v != "" {
		return errors.New("this version does not use it; leave it empty")
	}
	return nil
}

func webAddress(v string) error {
	if v == "" {
		return nil
	}
	u, err := url.Parse(v)
	if err != nil || u.Scheme != "http" && u.Scheme != "https" || u.Host == "" {
		return errors.New("want an address such as https://store.example.com")
	}
	return nil
}

// Read reads the environment by way of lookup, which is os.LookupEnv but in tests.
func Read(lookup func(string) (string, bool)) (Config, error) {
	var c Config
	var problems []error
	for _, s := range settings {
		value, ok := lookup(s.name)
		if !ok || value == "" {
			value = s.standard
		}
		if err := s.read(&c, value); err != nil {
			problems = append(problems, fmt.Errorf("%s: %w", s.name, err))
		}
	}
	if c.PublicURL == "" {
		c.PublicURL = URL(c.ListenAddr)
	}
	if c.Embedded() && len(c.WebhookNetworks) == 0 {
		c.WebhookNetworks = []netip.Prefix{netip.MustParsePrefix("127.0.0.0/8"), netip.MustParsePrefix("::1/128")}
	}
	if !c.Embedded() && c.EncryptionKeys == "" {
		problems = append(problems, errors.New("ENCRYPTION_KEYS: a database of your own needs them, for example "+exampleKey()))
	}
	if (c.AdminEmail == "") != (c.AdminPassword == "") {
		problems = append(problems, errors.New("ADMIN_EMAIL and ADMIN_PASSWORD go together"))
	}
	if !c.Embedded() && c.Demo != nil && *c.Demo && c.AdminPassword == "" {
		problems = append(problems, errors.New("DEMO: demo credentials are for the embedded database only; set ADMIN_EMAIL and ADMIN_PASSWORD"))
	}
	return c, errors.Join(problems...)
}

// URL is how an address that is listened on is reached from this machine.
func URL(address string) string {
	host, port, err := net.SplitHostPort(address)
	if ip, parsed := netip.ParseAddr(host); err == nil && (host == "" || parsed == nil && ip.IsUnspecified()) {
		address = net.JoinHostPort("localhost", port)
	}
	return "http://" + address
}

func exampleKey() string {
	return "k1:" + base64.StdEncoding.EncodeToString([]byte("32 random bytes go here instead.")) + " (do not use this one)"
}

// Help describes every setting.
func Help() string {
	var b strings.Builder
	for _, s := range settings {
		fmt.Fprintf(&b, "  %-24s %s", s.name, s.meaning)
		if s.standard != "" {
			fmt.Fprintf(&b, " (%s)", s.standard)
		}
		b.WriteByte('\n')
	}
	return b.String()
}
