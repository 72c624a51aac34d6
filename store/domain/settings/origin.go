package settings

import "regexp"

var (
	origin = regexp.MustCompile(`^https?://[A-Za-z0-9.\-\[\]:]+$`)
	// anyPort is a pattern in place of an origin: this machine, whatever the port
	// that a storefront in development is served at. Of other hosts a port is one
	// service, and all of them are too many.
	anyPort  = regexp.MustCompile(`^https?://(localhost|127\.0\.0\.1|\[::1\]):\*$`)
	loopback = regexp.MustCompile(`^(https?://(?:localhost|127\.0\.0\.1|\[::1\]))(?::[0-9]{1,5})?$`)
)

// OriginEntries are the entries of a store's allowed origins that would let
// a browser's origin in: itself, and for this machine the one of any port.
func OriginEntries(of string) []string {
	entries := []string{of}
	if host := loopback.FindStringSubmatch(of); host != nil {
		entries = append(entries, host[1]+":*")
	}
	return entries
}
