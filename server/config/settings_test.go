package config_test

import (
	"os"
	"path/filepath"
	"strings"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/config"
)

// database and key are valid values for settings that a user's own database needs.
const database, key = "postgres://u:secret@db/store", "k1:AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA="

var _ = Describe("An invalid setting", func() {
	// The names are read from --help, so a setting without a row here fails the spec.
	wrong := map[string][]string{
		"LISTEN_ADDR": {"8080", "127.0.0.1", "localhost:http", ":99999", "::1:8080"}, "METRICS_ADDR": {"on", "9090", "127.0.0.1:-1", "127.0.0.1:8080"},
		"DATABASE_URL": {"nonsense", "mysql://secret@db/store", "http://secret@db", "localhost:5432", "postgres://u:sec%ret@db/x"}, "DATABASE_READ_URL": {database},
		"DATABASE_DIRECT_URL": {"nonsense", "mysql://secret@db/store"}, "DATABASE_POOLER": {"statement", "pgbouncer"}, "POSTGRES_BIN": {"/nowhere", "/"},
		"ADMIN_EMAIL": {"ada", "Ada <ada@example.com>", "@", "a@b, c@d"}, "ADMIN_PASSWORD": {"secret", "fourteen chars"},
		"CONSOLE": {"yes", "true", "ON"},
		"DEMO":    {"yes", "2", "on"}, "ENCRYPTION_KEYS": {"secret", "k1:secret", "k1:c2VjcmV0", key + "," + key, "k.1" + key, key + ","},
		"PUBLIC_URL": {"shop", "store.example.com", "ftp://store.example.com", "https://", "https://store.example.com?x=1"}, "SANDBOX_URL": {"8090", "127.0.0.1:8090"}, "STRIPE_URL": {"12111", "127.0.0.1:12111"},
		"SMTP_URL":         {"mail.example.com:587", "smtp://", "http://u:secret@mail", "smtp://u:secret@mail:99999", "smtp://u:sec%ret@mail"},
		"MEDIA_URL":        {"media", "mem://", "s3://", "s3://bucket/folder", "s3://key:secret@bucket", "file://", "file://host/folder", "http://secret"},
		"MEDIA_PUBLIC_URL": {"cdn", "ftp://cdn.example.com"}, "MEDIA_MAX_MEGABYTES": {"0", "1025", "32MB"}, "MEDIA_STORE_MEGABYTES": {"-1", "1073741825", "10GB"}, "REDIS_URL": {"redis://cache"}, "ROLES": {"cook", "api,", "api jobs"},
		"WEBHOOK_ALLOW_NETWORKS": {"10.0.0.1", "everywhere", "10.0.0.0/33"}, "TRUSTED_PROXIES": {"10.0.0.1", "0.0.0.0/0", "on"},
		"RATE_LIMIT": {"-1", "many", "1.5"}, "STORE_RATE_LIMIT": {"-1", "60_000"}, "CONNECTIONS": {"0", "1000001", "2k"}, "STOREFRONT_CACHE_MEGABYTES": {"-1", "4097", "16MB"}, "DRAIN": {"-1", "301", "5s"}, "LOG_LEVEL": {"loud", "warning", "info+1"}, "LOG_FORMAT": {"xml", "JSON"},
		"DATA_DIR": {}, "APPLE_PAY_DOMAIN_FILE": {}, // any text is a valid name; the start checks the file
	}

	It("is named in the error, together with a valid value", func() {
		names := 0
		for line := range strings.Lines(config.Help()) {
			if strings.HasPrefix(line, "   ") {
				continue
			}
			name := strings.Fields(line)[0]
			names++
			Expect(wrong).To(HaveKey(name))
			for _, value := range wrong[name] {
				_, err := config.Read(in(map[string]string{name: value}))
				Expect(err).To(HaveOccurred(), "%s=%s", name, value)
				Expect(err.Error()).To(HavePrefix(name+": "), "%s=%s", name, value)
				Expect(err.Error()).NotTo(ContainSubstring("secret"), "a log is no place for secrets")
				first, _, _ := strings.Cut(err.Error(), "\n") // the wrong value may cause further errors
				_, right, shown := strings.Cut(first, "; for example "+name+"=")
				Expect(shown).To(BeTrue(), "%s=%s: %s", name, value, err)
				if name == "POSTGRES_BIN" { // the right folder depends on the machine
					continue
				}
				right = strings.Trim(strings.ReplaceAll(right, "$(openssl rand -base64 32)", strings.TrimPrefix(key, "k1:")), "'")
				others := map[string]string{name: right}
				switch name {
				case "DATABASE_URL":
					others["ENCRYPTION_KEYS"] = key
				case "DATABASE_DIRECT_URL":
					others["DATABASE_URL"], others["ENCRYPTION_KEYS"] = database, key
				case "ADMIN_EMAIL":
					others["ADMIN_PASSWORD"] = "a long walk by the river"
				case "ADMIN_PASSWORD":
					others["ADMIN_EMAIL"] = "ada@example.com"
				}
				Expect(config.Read(in(others))).Error().NotTo(HaveOccurred(), "what the message says is right: %s", err)
			}
		}
		Expect(names).To(Equal(len(wrong)))
	})

	DescribeTable("is named in the error if it is invalid only in combination with others:", EntryDescription("%[1]s"), func(name string, environment map[string]string) {
		_, err := config.Read(in(environment))
		Expect(err).To(MatchError(And(HavePrefix(name+": "), ContainSubstring("; for example "+name+"="))))
	},
		Entry(nil, "METRICS_ADDR", map[string]string{"LISTEN_ADDR": "127.0.0.1:9090"}),
		Entry(nil, "ENCRYPTION_KEYS", map[string]string{"DATABASE_URL": database}),
		Entry(nil, "DATABASE_DIRECT_URL", map[string]string{"DATABASE_URL": database, "ENCRYPTION_KEYS": key, "DATABASE_POOLER": "transaction"}),
		Entry(nil, "DATABASE_URL", map[string]string{"DATABASE_DIRECT_URL": database}),
		Entry(nil, "ADMIN_EMAIL", map[string]string{"ADMIN_PASSWORD": "a long walk by the river"}),
		Entry(nil, "ADMIN_PASSWORD", map[string]string{"ADMIN_EMAIL": "ada@example.com"}),
		Entry(nil, "ADMIN_PASSWORD", map[string]string{"DATABASE_URL": database, "ENCRYPTION_KEYS": key, "DEMO": "true"}))

	It("may be a folder that lacks one of PostgreSQL's programs", func() {
		dir := GinkgoT().TempDir()
		for _, name := range []string{"initdb", "postgres"} {
			_, err := config.Read(in(map[string]string{"POSTGRES_BIN": dir}))
			Expect(err).To(MatchError(ContainSubstring("there is no " + name)))
			Expect(os.WriteFile(filepath.Join(dir, name), nil, 0o700)).To(Succeed())
		}
		Expect(config.Read(in(map[string]string{"POSTGRES_BIN": dir}))).Error().NotTo(HaveOccurred())
	})

	It("is reported if its name resembles a known setting, together with the likely setting", func() {
		Expect(config.Unknown([]string{
			"PATH=/bin", "HOME=/root", "LISTEN_ADDR=127.0.0.1:1", "DATABASE_URI=x", "DATABSE_URL=x", "ADMIN_MAIL=x", "LOGLEVEL=x", "WEBHOOK_NETWORKS=x", "LISTEN_PORT=1",
			"database_url=x", "SMTP_HOST=x", "POSTGRES_PASSWORD=x", "REDIS_PORT=tcp://10.0.0.1", "DATABASE_SERVICE_HOST=10.0.0.1", "STORE_URL=x", "PUBLIC_STORE_KEY=x", "LANG=C", "ROLE=api", "DEMOS=1",
		})).To(Equal([]string{
			"ADMIN_MAIL (did you mean ADMIN_EMAIL?)", "DATABASE_URI (did you mean DATABASE_URL?)", "DATABSE_URL (did you mean DATABASE_URL?)", "DEMOS (did you mean DEMO?)",
			"LISTEN_PORT", "LOGLEVEL (did you mean LOG_LEVEL?)", "ROLE (did you mean ROLES?)", "SMTP_HOST", "WEBHOOK_NETWORKS", "database_url (did you mean DATABASE_URL?)",
		}))
	})

	DescribeTable("is matched with the nearest known word:", EntryDescription("%[1]q with %[2]q"), func(word, meant string) {
		Expect(config.Nearest(word, []string{"migrate", "admin", "seed", "sandbox", "listen", "health", "openapi"})).To(Equal(meant))
	},
		Entry(nil, "migrat", "migrate"), Entry(nil, "helth", "health"), Entry(nil, "open", "openapi"), Entry(nil, "Listen", "listen"), Entry(nil, "listener", "listen"),
		Entry(nil, "adm", "admin"), Entry(nil, "frobnicate", ""), Entry(nil, "x", ""), Entry(nil, "", ""))
})
