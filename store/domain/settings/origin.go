package settings

import (
	"net/url"
	"regexp"
	"slices"
	"strings"
)

var (
	origin = regexp.MustCompile(`^https?://[A-Za-z0-9.\-\[\]:]+$`)
	// anyPort is a pattern in place of an origin: this machine, whatever the port
	// that a storefront in development is served at. Of other hosts a port is one
	// service, and all of them are too many.
	anyPort  = regexp.MustCompile(`^https?://(localhost|127\.0\.0\.1|\[::1\]):\*$`)
	loopback = regexp.MustCompile(`^(https?://(?:localhost|127\.0\.0\.1|\[::1\]))(?::[0-9]{1,5})?$`)
)

// Owns tells whether an address is one of the store's own: at the domain that it has
// proven, or at one of the origins that it lets in. A browser may be sent there.
// loopback lets this machine be a store's domain.
func (s *Store) Owns(address string, loopback bool) bool {
	u, err := url.Parse(address)
	if err != nil || u.User != nil || u.Host == "" || strings.ContainsAny(address, `\`) {
		return false
	}
	of := strings.ToLower(u.Scheme + "://" + u.Host)
	if site, proven := s.Storefront(loopback); proven && strings.EqualFold(site, of) {
		return true
	}
	return s.letsIn(of)
}

// letsIn tells whether an origin is among the allowed ones.
func (s *Store) letsIn(of string) bool {
	return slices.ContainsFunc(OriginEntries(of), func(entry string) bool {
		return slices.ContainsFunc(s.Settings.AllowedOrigins, func(allowed string) bool { return strings.EqualFold(allowed, entry) })
	})
}

// OriginEntries are the entries of a store's allowed origins that would let
// a browser's origin in: itself, and for this machine the one of any port.
func OriginEntries(of string) []string {
	entries := []string{of}
	if host := loopback.FindStringSubmatch(of); host != nil {
		entries = append(entries, host[1]+":*")
	}
	return entries
}
