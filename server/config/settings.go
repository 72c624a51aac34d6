package config

import (
	"encoding/base64"
	"errors"
	"fmt"
	"net"
	netmail "net/mail"
	"net/netip"
	"net/url"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"
)

// setting is one variable, as --help shows it. Errors about a wrong value show the valid value example; ""
// means that the only valid value is empty.
type setting struct {
	name, standard, example, meaning string
	read                             func(c *Config, value string) error
}

// wrong returns an error about the setting that shows a valid value.
func (s setting) wrong(problem string) error {
	return fmt.Errorf("%s: %s; for example %s=%s", s.name, problem, s.name, s.example)
}

var settings = []setting{
	{"LISTEN_ADDR", "127.0.0.1:8080", "127.0.0.1:8081", "where the API, the documents and the components are served", address(func(c *Config) *string { return &c.ListenAddr })},
	{"METRICS_ADDR", "127.0.0.1:9090", "127.0.0.1:9091", "/metrics, never on the public address, and pprof where it is a loopback address; off: nowhere", func(c *Config, v string) error {
		if v == "off" {
			return nil
		}
		return address(func(c *Config) *string { return &c.MetricsAddr })(c, v)
	}},
	{"DATA_DIR", "./.data", "./.data", "the embedded PostgreSQL's cluster, keys and local media", text(func(c *Config) *string { return &c.DataDir })},
	{"DATABASE_URL", "", exampleDatabase, "a PostgreSQL to use, 15 or newer; empty: an embedded one in DATA_DIR", func(c *Config, v string) error {
		c.DatabaseURL = v
		return database(v)
	}},
	{"DATABASE_READ_URL", "", "", "not used yet: a replica to read from", later},
	{"DATABASE_POOLER", "", "session", "session or transaction: DATABASE_URL leads to pgbouncer in that mode", oneOf(func(c *Config) *string { return &c.DatabasePooler }, "", "session", "transaction")},
	{"DATABASE_DIRECT_URL", "", exampleDatabase, "the same database without the pooler, for migrations, announcements and backups; empty: DATABASE_URL", func(c *Config, v string) error {
		c.DatabaseDirectURL = v
		return database(v)
	}},
	{"POSTGRES_BIN", "", "/usr/lib/postgresql/17/bin", "where initdb and postgres are; empty: looked for on PATH and in the usual places", programs},
	{"ADMIN_EMAIL", "", "you@example.com", "the first administrator, made when there is none (a demo one on an embedded database)", func(c *Config, v string) error {
		c.AdminEmail = v
		if a, err := netmail.ParseAddress(v); v != "" && (err != nil || a.Address != v) {
			return fmt.Errorf("%q is not an e-mail address", v)
		}
		return nil
	}},
	{"ADMIN_PASSWORD", "", "'a long walk by the river'", "their password, of at least 15 characters", func(c *Config, v string) error {
		c.AdminPassword = v
		if v != "" && len([]rune(v)) < adminPasswordLength {
			return fmt.Errorf("it has %d characters, want %d or more", len([]rune(v)), adminPasswordLength)
		}
		return nil
	}},
	{"DEMO", "", "false", "true or false: make a demo store; empty: on a fresh embedded database", func(c *Config, v string) error {
		if v == "" {
			return nil
		}
		b, err := strconv.ParseBool(v)
		if err != nil {
			return fmt.Errorf("%q is neither true nor false", v)
		}
		c.Demo = &b
		return nil
	}},
	{"ENCRYPTION_KEYS", "", "k1:$(openssl rand -base64 32)", "id:base64 keys of 32 bytes, comma-separated; the first encrypts, all decrypt (made in DATA_DIR for an embedded database)", func(c *Config, v string) error {
		c.EncryptionKeys = v
		return keys(v)
	}},
	{"PUBLIC_URL", "", "https://store.example.com", "how the service is reached from outside, in mails and links; empty: http:// and LISTEN_ADDR", webAddress(func(c *Config) *string { return &c.PublicURL })},
	{"SANDBOX_URL", "", "http://127.0.0.1:8090", "the payment sandbox in another process; empty: in this one", webAddress(func(c *Config) *string { return &c.SandboxURL })},
	{"STRIPE_URL", "", "http://127.0.0.1:12111", "the API of a Stripe of your own, for tests; empty: Stripe's", webAddress(func(c *Config) *string { return &c.StripeURL })},
	{"APPLE_PAY_DOMAIN_FILE", "", "/etc/store/apple-developer-merchantid-domain-association", "the file by which Apple knows the host of PUBLIC_URL, as the payment provider gives it; empty: none is served", text(func(c *Config) *string { return &c.ApplePayFile })},
	{"SMTP_URL", "", "smtp://user:password@mail.example.com:587", "smtp://user:password@host:587; empty: mails stay in the outbox", func(c *Config, v string) error {
		c.SMTPURL = v
		return mailServer(v)
	}},
	{"MEDIA_URL", "", "'s3://bucket?region=eu-central-1'", "where the files of media are kept: s3:// and a bucket, with region, and endpoint for services other than Amazon's, or file:// and a folder; empty: in DATA_DIR", func(c *Config, v string) error {
		c.MediaURL = v
		return mediaPlace(v)
	}},
	{"MEDIA_PUBLIC_URL", "", "https://cdn.example.com", "where browsers get the files of media: a public bucket's address, or a CDN's in front of it or of the service; empty: PUBLIC_URL and /media", webAddress(func(c *Config) *string { return &c.MediaPublicURL })},
	{"MEDIA_MAX_MEGABYTES", "32", "100", "how large an uploaded file may be, in MiB", func(c *Config, v string) (err error) {
		if c.MediaMegabytes, err = strconv.Atoi(v); err != nil || c.MediaMegabytes < 1 || c.MediaMegabytes > 1024 {
			return fmt.Errorf("%q is not a whole number from 1 to 1024", v)
		}
		return nil
	}},
	{"MEDIA_STORE_MEGABYTES", "10240", "102400", "how much all files of one store may take, in MiB, without the smaller versions of images; 0: as much as there is room for", func(c *Config, v string) (err error) {
		if c.StoreMediaMegabytes, err = strconv.Atoi(v); err != nil || c.StoreMediaMegabytes < 0 || c.StoreMediaMegabytes > 1<<30 {
			return fmt.Errorf("%q is not a whole number from 0 to %d", v, 1<<30)
		}
		return nil
	}},
	{"REDIS_URL", "", "", "not used yet: rate limits that several processes share", later},
	{"ROLES", "api,jobs,webhooks", "api,jobs,webhooks", "which of them this process runs", func(c *Config, v string) error {
		for role := range strings.SplitSeq(v, ",") {
			role = strings.TrimSpace(role)
			if !slices.Contains([]string{"api", "jobs", "webhooks"}, role) {
				return fmt.Errorf("there is no role %q", role)
			}
			c.Roles = append(c.Roles, role)
		}
		return nil
	}},
	{"WEBHOOK_ALLOW_NETWORKS", "", "10.0.0.0/8,fd00::/8", "networks besides public ones that webhook endpoints may lie in, comma-separated; empty: loopback on an embedded database, else none",
		networks(func(c *Config) *[]netip.Prefix { return &c.WebhookNetworks })},
	{"TRUSTED_PROXIES", "127.0.0.0/8,::1/128", "10.0.0.0/8", "networks of the proxies whose X-Forwarded-For names the client, comma-separated; off: none", func(c *Config, v string) error {
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
	{"CONSOLE", "on", "off", "on or off: whether the admin console is served at /console", func(c *Config, v string) error {
		if v != "on" && v != "off" {
			return fmt.Errorf("%q is neither on nor off", v)
		}
		c.ConsoleOff = v == "off"
		return nil
	}},
	{"RATE_LIMIT", "6000", "6000", "requests per minute and caller: a user, app token or customer, else a network address; 0: no limit", limit(func(c *Config) *int { return &c.RequestsPerMinute })},
	{"STORE_RATE_LIMIT", "60000", "60000", "requests per minute and store, of its visitors and of everybody else apart; 0: no limit", limit(func(c *Config) *int { return &c.StorePerMinute })},
	{"CONNECTIONS", "2000", "2000", "connections that the process has open at once: a new one displaces the one that has waited longest for a request, and gets 503 while all are busy", func(c *Config, v string) (err error) {
		if c.Connections, err = strconv.Atoi(v); err != nil || c.Connections < 1 || c.Connections > 1_000_000 {
			return fmt.Errorf("%q is not a whole number from 1 to 1000000", v)
		}
		return nil
	}},
	{"STOREFRONT_CACHE_MEGABYTES", "16", "64", "memory for answers of storefront reads, in MiB, each checked against the database before it is given again; 0: none are kept", func(c *Config, v string) (err error) {
		if c.AnswerMegabytes, err = strconv.Atoi(v); err != nil || c.AnswerMegabytes < 0 || c.AnswerMegabytes > 4096 {
			return fmt.Errorf("%q is not a whole number from 0 to 4096", v)
		}
		return nil
	}},
	{"DRAIN", "", "5", "seconds from a signal to stop until the process accepts no more requests, in which /readyz answers 503 and load balancers choose other processes; empty: 5, on an embedded database 0", drain},
	{"LOG_LEVEL", "info", "info", "debug, info, warn or error", func(c *Config, v string) error {
		if !slices.Contains([]string{"debug", "info", "warn", "error"}, strings.ToLower(v)) {
			return fmt.Errorf("%q is none of debug, info, warn and error", v)
		}
		return c.LogLevel.UnmarshalText([]byte(v))
	}},
	{"LOG_FORMAT", "", "json", "text or json; empty: text on a terminal, json otherwise", oneOf(func(c *Config) *string { return &c.LogFormat }, "", "text", "json")},
}

const (
	exampleDatabase     = "postgres://user:password@127.0.0.1:5432/store"
	adminPasswordLength = 15
)

func text(field func(*Config) *string) func(*Config, string) error {
	return func(c *Config, v string) error { *field(c) = v; return nil }
}

func oneOf(field func(*Config) *string, values ...string) func(*Config, string) error {
	return func(c *Config, v string) error {
		if !slices.Contains(values, v) {
			return fmt.Errorf("%q is none of %q", v, values)
		}
		*field(c) = v
		return nil
	}
}

// address returns a function that reads a listen address: a host and a port. An empty host means all
// interfaces.
func address(field func(*Config) *string) func(*Config, string) error {
	return func(c *Config, v string) error {
		*field(c) = v
		_, port, err := net.SplitHostPort(v)
		if err != nil {
			return fmt.Errorf("%q is not a host and a port", v)
		}
		if _, err := strconv.ParseUint(port, 10, 16); err != nil { // port 0 lets the system choose
			return fmt.Errorf("%q is not a port; they are numbers up to 65535", port)
		}
		return nil
	}
}

// database checks the form of a connection string. Errors do not show the string, because it contains a
// password.
func database(v string) error {
	if v == "" || !strings.Contains(v, "://") && strings.Contains(v, "=") { // the form with keywords and values
		return nil
	}
	u, err := url.Parse(v)
	if err != nil || u.Scheme != "postgres" && u.Scheme != "postgresql" {
		return errors.New("want the address of a PostgreSQL database")
	}
	return nil
}

// programs checks that the folder contains PostgreSQL's programs.
func programs(_ *Config, v string) error {
	if v == "" {
		return nil
	}
	for _, name := range []string{"initdb", "postgres"} {
		found, _ := filepath.Glob(filepath.Join(v, name+"*")) // the names end in .exe on Windows
		if !slices.ContainsFunc(found, func(f string) bool {
			info, err := os.Stat(f)
			return err == nil && !info.IsDir() && strings.TrimSuffix(filepath.Base(f), ".exe") == name
		}) {
			return fmt.Errorf("there is no %s in %q", name, v)
		}
	}
	return nil
}

// keys checks the form of encryption keys. Errors show no key.
func keys(v string) error {
	if v == "" {
		return nil
	}
	ids := map[string]bool{}
	for part := range strings.SplitSeq(v, ",") {
		id, encoded, ok := strings.Cut(strings.TrimSpace(part), ":")
		if !ok || id == "" || strings.ContainsAny(id, ". ") {
			return errors.New("want an id, a colon and a key, and commas between keys")
		}
		if raw, err := base64.StdEncoding.DecodeString(encoded); err != nil || len(raw) != 32 {
			return fmt.Errorf("the key %q is not 32 bytes as base64", id)
		}
		if ids[id] {
			return fmt.Errorf("two keys have the id %q", id)
		}
		ids[id] = true
	}
	return nil
}

// mailServer checks the URL of a mail server. Errors do not show the URL, because it contains a password.
func mailServer(v string) error {
	if v == "" {
		return nil
	}
	u, err := url.Parse(v)
	if err != nil || u.Scheme != "smtp" && u.Scheme != "smtps" || u.Hostname() == "" || u.Path != "" && u.Path != "/" || u.RawQuery != "" || u.Fragment != "" {
		return errors.New("want smtp:// or smtps://, a host and at most a port, with user and password if the server asks for them")
	}
	if port := u.Port(); port != "" {
		if n, err := strconv.ParseUint(port, 10, 16); err != nil || n == 0 {
			return fmt.Errorf("%q is not a port", port)
		}
	}
	return nil
}

// mediaPlace checks the URL of the storage for media. Errors do not show the URL, because it may contain a
// secret.
func mediaPlace(v string) error {
	if v == "" {
		return nil
	}
	u, err := url.Parse(v)
	switch {
	case err != nil, u.User != nil, u.Fragment != "":
	case u.Scheme == "s3" && u.Host != "" && strings.Trim(u.Path, "/") == "",
		u.Scheme == "file" && (u.Host == "" || u.Host == ".") && u.Path != "" && u.RawQuery == "":
		return nil
	}
	return errors.New("want s3:// and a bucket, or file:// and a folder")
}

// networks returns a function that appends comma-separated networks to a field.
func networks(field func(*Config) *[]netip.Prefix) func(*Config, string) error {
	return func(c *Config, v string) error {
		for part := range strings.SplitSeq(v, ",") {
			if part = strings.TrimSpace(part); part == "" {
				continue
			}
			network, err := netip.ParsePrefix(part)
			if err != nil {
				if ip, err := netip.ParseAddr(part); err == nil {
					return fmt.Errorf("%q is an address; as a network it is %s", part, netip.PrefixFrom(ip, ip.BitLen()))
				}
				return fmt.Errorf("%q is not a network", part)
			}
			*field(c) = append(*field(c), network)
		}
		return nil
	}
}

// limit returns a function that reads a number of requests; 0 means no limit.
func limit(field func(*Config) *int) func(*Config, string) error {
	return func(c *Config, v string) (err error) {
		if *field(c), err = strconv.Atoi(v); err != nil || *field(c) < 0 {
			return fmt.Errorf("%q is not a whole number from 0 on", v)
		}
		return nil
	}
}

// drain reads a number of seconds. If the value is empty, Read chooses the default.
func drain(c *Config, v string) error {
	if v == "" {
		c.Drain = -1
		return nil
	}
	n, err := strconv.Atoi(v)
	if err != nil || n < 0 || n > 300 {
		return fmt.Errorf("%q is not a whole number from 0 to 300", v)
	}
	c.Drain = time.Duration(n) * time.Second
	return nil
}

// later rejects a value for a setting that this version does not support, instead of ignoring the value.
func later(_ *Config, v string) error {
	if v != "" {
		return errors.New("this version does not use it; leave it empty")
	}
	return nil
}

func webAddress(field func(*Config) *string) func(*Config, string) error {
	return func(c *Config, v string) error {
		*field(c) = strings.TrimSuffix(v, "/")
		if v == "" {
			return nil
		}
		u, err := url.Parse(v)
		if err != nil || u.Scheme != "http" && u.Scheme != "https" || u.Host == "" || u.User != nil || u.RawQuery != "" || u.Fragment != "" {
			return fmt.Errorf("%q is not an address with http:// or https:// and a host", v)
		}
		return nil
	}
}
