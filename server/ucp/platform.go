package ucp

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/netip"
	"net/url"
	"regexp"
	"slices"
	"strconv"
	"time"

	"github.com/storeplatform/storeplatform/gen/common"
	"github.com/storeplatform/storeplatform/store/egress"
	"github.com/storeplatform/storeplatform/store/httpsig"
)

// platform is what is known of who runs an assistant, by the profile that it names: which
// of our capabilities it has as well. Nobody has vouched for it.
type platform struct {
	address string // of its profile
	version string
	active  map[string]bool        // capabilities of ours, by their names
	keys    map[string]httpsig.JWK // that its messages are signed with
	webhook string                 // where it is told of orders; empty: nowhere
}

// discoveryError says why a platform is not known, in the words of the protocol.
type discoveryError struct {
	code, content string
	status        int
	rpc           int // the protocol's code of it over MCP
}

// Error is what it says.
func (e *discoveryError) Error() string { return e.content }

func undiscovered(status int, code, format string, args ...any) error {
	return &discoveryError{code: code, content: fmt.Sprintf(format, args...), status: status, rpc: codeDiscovery}
}

func wrongAddress(format string, args ...any) error {
	return undiscovered(http.StatusBadRequest, "invalid_profile_url", format, args...)
}

func unreachable(format string, args ...any) error {
	return undiscovered(http.StatusFailedDependency, "profile_unreachable", format, args...)
}

func malformed(format string, args ...any) error {
	return undiscovered(http.StatusUnprocessableEntity, "profile_malformed", format, args...)
}

const (
	mostAddress  = 2048
	mostProfile  = 128 << 10
	mostEntries  = 500 // capabilities, and versions of each
	mostKeys     = 100
	fetchTimeout = 5 * time.Second
	// How long a profile is believed without looking again, whatever its answer says, and
	// how long where the next look fails.
	leastFresh, usualFresh, mostFresh = time.Minute, 5 * time.Minute, time.Hour
	mostStale                         = time.Hour
)

// errNoProfile is said to who does not tell which platform it is.
var errNoProfile = wrongAddress("%s", `Name your platform by the address of its profile: meta["ucp-agent"].profile, or the header UCP-Agent: profile="https://…".`)

// profileAddress reads the address of a platform's profile. The protocol wants https;
// without it there are this machine's own, for development: whether they may be reached is
// the client's to decide.
func profileAddress(text string) (string, error) {
	u, err := url.Parse(text)
	if err != nil || u.Host == "" || u.User != nil || len(text) > mostAddress || u.Scheme != "https" && !(u.Scheme == "http" && loopback(u.Hostname())) {
		return "", errNoProfile
	}
	u.Fragment, u.RawFragment = "", ""
	return u.String(), nil
}

func loopback(host string) bool {
	ip, err := netip.ParseAddr(host)
	return host == "localhost" || err == nil && ip.IsLoopback()
}

// fetch gets a profile, and tells how long it may be believed.
func fetch(ctx context.Context, client *egress.Client, address string) (*platform, time.Duration, error) {
	ctx, cancel := context.WithTimeout(ctx, fetchTimeout)
	defer cancel()
	request, err := http.NewRequestWithContext(ctx, http.MethodGet, address, http.NoBody)
	if err != nil {
		return nil, 0, errNoProfile
	}
	request.Header.Set("Accept", "application/json")
	answer, err := client.Do(request)
	if err != nil {
		return nil, 0, unfetched(err)
	}
	defer answer.Body.Close()
	if answer.StatusCode < 200 || answer.StatusCode > 299 {
		return nil, 0, unreachable("The profile's address answered %d; redirects are not followed.", answer.StatusCode)
	}
	raw, err := io.ReadAll(io.LimitReader(answer.Body, mostProfile+1))
	if err != nil {
		return nil, 0, unfetched(err)
	}
	if len(raw) > mostProfile {
		return nil, 0, malformed("The profile is longer than %d bytes.", mostProfile)
	}
	p, err := readPlatform(raw)
	if err != nil {
		return nil, 0, err
	}
	p.address = address
	if p.webhook != "" { // what may not be called is no address; each call is checked again
		if named, err := profileAddress(p.webhook); err != nil || client.CheckURL(ctx, named) != nil {
			p.webhook = ""
		}
	}
	return p, freshness(answer.Header.Get("Cache-Control")), nil
}

// unfetched says why nothing came, and not what a name resolved to.
func unfetched(err error) error {
	if refused, is := errors.AsType[*egress.Refused](err); is {
		return wrongAddress("The profile's address may not be called: %s", refused.Reason)
	}
	if missing, is := errors.AsType[*net.DNSError](err); is && missing.IsNotFound {
		return wrongAddress("The host of the profile's address cannot be found.")
	}
	if errors.Is(err, context.DeadlineExceeded) {
		return unreachable("The profile did not come within %s.", fetchTimeout)
	}
	return unreachable("The profile cannot be fetched.")
}

var maxAge = regexp.MustCompile(`(?i)(?:^|[,\s])max-age=(\d{1,9})`)

// freshness is how long an answer may be kept. Profiles are to be kept for a minute at
// least, and who forbids it is not asked each time either.
func freshness(control string) time.Duration {
	found := maxAge.FindStringSubmatch(control)
	if found == nil {
		return usualFresh
	}
	seconds, _ := strconv.Atoi(found[1]) // of nine digits
	return min(max(time.Duration(seconds)*time.Second, leastFresh), mostFresh)
}

var dated = regexp.MustCompile(`^\d{4}-\d{2}-\d{2}$`)

// readPlatform reads a profile as far as it is used here.
func readPlatform(raw []byte) (*platform, error) {
	var document struct {
		UCP *struct {
			Version      string `json:"version"`
			Capabilities map[string][]struct {
				Version string          `json:"version"`
				Config  json.RawMessage `json:"config"`
			} `json:"capabilities"`
		} `json:"ucp"`
		Keys []httpsig.JWK `json:"signing_keys"`
	}
	if err := json.Unmarshal(raw, &document); err != nil {
		return nil, malformed("The profile is no JSON of the protocol's form.")
	}
	if document.UCP == nil || !dated.MatchString(document.UCP.Version) {
		return nil, malformed("The profile has no ucp.version of the form YYYY-MM-DD.")
	}
	if len(document.UCP.Capabilities) > mostEntries {
		return nil, malformed("The profile has more than %d capabilities.", mostEntries)
	}
	versions, webhook := map[string][]string{}, ""
	for name, entries := range document.UCP.Capabilities {
		if len(entries) > mostEntries {
			return nil, malformed("The profile has more than %d versions of a capability.", mostEntries)
		}
		for _, entry := range entries {
			if !dated.MatchString(entry.Version) {
				return nil, malformed("A capability of the profile has no version of the form YYYY-MM-DD.")
			}
			versions[name] = append(versions[name], entry.Version)
			if name == family+"order" && entry.Version == Version {
				webhook = webhookOf(entry.Config)
			}
		}
	}
	if len(document.Keys) > mostKeys {
		return nil, malformed("The profile has more than %d keys.", mostKeys)
	}
	keys := map[string]httpsig.JWK{}
	for _, key := range document.Keys {
		keys[key.KeyID] = key
	}
	return &platform{version: document.UCP.Version, active: shared(versions), keys: keys, webhook: webhook}, nil
}

// webhookOf is where a platform's order capability wants to be told of orders.
func webhookOf(config json.RawMessage) string {
	var told struct {
		URL string `json:"webhook_url"`
	}
	if json.Unmarshal(config, &told) != nil { // the configuration of another kind
		return ""
	}
	return told.URL
}

// shared are the capabilities of ours that somebody has in the version that is spoken
// here; what extends nothing of them is none.
func shared(theirs map[string][]string) map[string]bool {
	active := map[string]bool{}
	for _, c := range capabilities {
		if slices.Contains(theirs[c.name], Version) {
			active[c.name] = true
		}
	}
	for pruned := true; pruned; {
		pruned = false
		for _, c := range capabilities {
			if active[c.name] && len(c.extends) > 0 && !slices.ContainsFunc(c.extends, func(parent string) bool { return active[parent] }) {
				delete(active, c.name)
				pruned = true
			}
		}
	}
	return active
}

// speaks refuses a platform of another version of the protocol.
func (p *platform) speaks() error {
	if p.version == Version {
		return nil
	}
	return undiscovered(http.StatusUnprocessableEntity, "version_unsupported", "Version %s of the protocol is not supported. This business implements version %s.", p.version, Version)
}

// incompatible is an answer of the shop: the platform does not have what a call needs.
func incompatible(name string) error {
	return &refusal{Problem: common.Problem{Code: "capabilities_incompatible", Detail: "The platform's profile does not have " + family + name + " in version " + Version + "."}}
}
