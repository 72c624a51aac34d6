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

// platform is the operator of an assistant, as its profile describes it. A call names the profile, which is not
// verified.
type platform struct {
	address string // URL of the profile
	version string
	active  map[string]bool        // names of the capabilities that both sides support
	keys    map[string]httpsig.JWK // keys for the platform's signatures, by key id
	webhook string                 // URL for order messages; "" means that the platform wants none
}

// discoveryError is the protocol's error for a call whose platform cannot be identified.
type discoveryError struct {
	code, content string
	status        int
	rpc           int // the protocol's error code over MCP
}

// Error returns the text of the error.
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
	mostEntries  = 500 // maximum number of capabilities, and of the versions of each
	mostKeys     = 100
	fetchTimeout = 5 * time.Second
	// leastFresh and mostFresh limit how long a profile is used until the next fetch. usualFresh applies if the
	// response states no time. mostStale is how much longer the profile is used if the next fetch fails.
	leastFresh, usualFresh, mostFresh = time.Minute, 5 * time.Minute, time.Hour
	mostStale                         = time.Hour
)

// errNoProfile is the error for a call that names no valid URL of a profile.
var errNoProfile = wrongAddress("%s", `Name your platform by the address of its profile: meta["ucp-agent"].profile, or the header UCP-Agent: profile="https://…".`)

// profileAddress parses the URL of a platform's profile. The protocol requires https. For development, profileAddress
// also accepts http URLs of this machine; the client decides whether it may call them.
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

// fetch fetches a profile and returns how long the profile may be used.
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
	if p.webhook != "" { // ignores a URL that the service may not call; every later call checks the URL again
		if named, err := profileAddress(p.webhook); err != nil || client.CheckURL(ctx, named) != nil {
			p.webhook = ""
		}
	}
	return p, freshness(answer.Header.Get("Cache-Control")), nil
}

// unfetched returns the error for a failed fetch. The text reveals no IP addresses of the host.
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

// freshness returns how long a response with this Cache-Control may be used: max-age, but at least a minute, even if
// the response forbids caching, and at most an hour. Without max-age it returns usualFresh.
func freshness(control string) time.Duration {
	found := maxAge.FindStringSubmatch(control)
	if found == nil {
		return usualFresh
	}
	seconds, _ := strconv.Atoi(found[1]) // the pattern allows at most nine digits
	return min(max(time.Duration(seconds)*time.Second, leastFresh), mostFresh)
}

var dated = regexp.MustCompile(`^\d{4}-\d{2}-\d{2}$`)

// readPlatform reads those parts of a profile that the service uses.
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

// webhookOf returns the URL for order messages from the configuration of a platform's order capability; "" means that
// the platform wants none.
func webhookOf(config json.RawMessage) string {
	var told struct {
		URL string `json:"webhook_url"`
	}
	if json.Unmarshal(config, &told) != nil { // a configuration in an unknown format
		return ""
	}
	return told.URL
}

// shared returns the supported capabilities that a platform has in the same version. It drops an extension unless at
// least one of the capabilities that it extends is shared.
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

// speaks returns an error if the platform's profile has another version of the protocol.
func (p *platform) speaks() error {
	if p.version == Version {
		return nil
	}
	return undiscovered(http.StatusUnprocessableEntity, "version_unsupported", "Version %s of the protocol is not supported. This business implements version %s.", p.version, Version)
}

// incompatible returns the refusal of a call that needs a capability which the platform lacks. Callers treat this
// refusal as a response of the shop.
func incompatible(name string) error {
	return &refusal{Problem: common.Problem{Code: "capabilities_incompatible", Detail: "The platform's profile does not have " + family + name + " in version " + Version + "."}}
}
