package settings

import (
	"net/url"
	"regexp"
	"slices"
	"strings"
)

var (
	origin = regexp.MustCompile(`^https?://[A-Za-z0-9.\-\[\]:]+$`)
	// anyPort matches an allowed origin whose port is a wildcard. It is allowed only for the local
	// machine, for storefronts in development: on other hosts each port can belong to another service, so
	// a wildcard would allow too many.
	anyPort  = regexp.MustCompile(`^https?://(localhost|127\.0\.0\.1|\[::1\]):\*$`)
	loopback = regexp.MustCompile(`^(https?://(?:localhost|127\.0\.0\.1|\[::1\]))(?::[0-9]{1,5})?$`)
)

// Owns reports whether an address is at the store's verified domain or at one of its allowed origins, so
// that a browser may be redirected there. The parameter loopback allows this machine as a store's domain.
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

// letsIn reports whether an origin is allowed.
func (s *Store) letsIn(of string) bool {
	return slices.ContainsFunc(OriginEntries(of), func(entry string) bool {
		return slices.ContainsFunc(s.Settings.AllowedOrigins, func(allowed string) bool { return strings.EqualFold(allowed, entry) })
	})
}

// OriginEntries returns the entries of the allowed origins that match a browser's origin: the origin
// itself and, on the local machine, the entry with a wildcard port.
func OriginEntries(of string) []string {
	entries := []string{of}
	if host := loopback.FindStringSubmatch(of); host != nil {
		entries = append(entries, host[1]+":*")
	}
	return entries
}
