package settings

import (
	"net/netip"
	"strings"
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
)

// StoreDomain is the proof that a store owns its domain. Without it anybody could
// have the links of their mails, with tokens in them, lead to anybody's server.
type StoreDomain struct {
	DomainToken      string     `gorm:"->"` // to be published; made with the store, and its own
	DomainVerifiedOn *time.Time // nil: not proven
	DomainCheckedOn  *time.Time // when the token was last seen there
}

const (
	// ProofRecheck is how often a proof is looked at again.
	ProofRecheck = 24 * time.Hour
	// ProofLife is for how long a proof outlives the last time that it was seen:
	// long enough for a name server to be repaired, and shorter than a domain that
	// ran out is kept for its owner.
	ProofLife = 7 * 24 * time.Hour
)

// DomainChallenge is what a store publishes to prove that its domain is its own:
// one of the two is enough. It stays there, since it is looked for again.
type DomainChallenge struct {
	Domain     string
	RecordName string // of a TXT record
	FileURL    string
	Value      string // of the record, and all that is in the file
}

// Challenge is how the store proves its domain.
func (s *Store) Challenge() (DomainChallenge, error) {
	if s.Domain == "" {
		return DomainChallenge{}, domain.Errorf(domain.NotFound, "The store has no domain: set one first.")
	}
	return DomainChallenge{
		Domain: s.Domain, RecordName: "_storeplatform." + s.host(), FileURL: "https://" + s.Domain + "/.well-known/storeplatform-domain",
		Value: "storeplatform-domain=" + s.DomainToken,
	}, nil
}

// ProveDomain notes that the proof of a domain was seen. It tells whether that is
// news; a domain that the store has given up meanwhile is not proven.
func (s *Store) ProveDomain(seen string, now time.Time) (changed bool, err error) {
	if s.Domain != seen {
		return false, domain.Errorf(domain.VersionConflict, "The store's domain was changed at the same time. Try again.")
	}
	changed = s.DomainVerifiedOn == nil
	if changed {
		s.DomainVerifiedOn = &now
	}
	s.DomainCheckedOn = &now
	return changed, nil
}

// MissProof notes that the proof of a domain was looked for and is not there, and
// tells whether the store loses it with that: at once where another store has
// proven the domain meanwhile, else when it was not seen for ProofLife.
func (s *Store) MissProof(missed string, taken bool, now time.Time) (lost bool) {
	if s.Domain != missed || s.DomainVerifiedOn == nil || !taken && now.Before(s.DomainCheckedOn.Add(ProofLife)) {
		return false
	}
	s.forgetProof()
	return true
}

func (s *Store) forgetProof() { s.DomainVerifiedOn, s.DomainCheckedOn = nil, nil }

// Storefront is the address at which customers find the store, and whether the
// store has proven it: links in mails lead to no other. loopback takes addresses
// on this machine for proven.
func (s *Store) Storefront(loopback bool) (address string, proven bool) {
	switch {
	case s.Domain == "":
		return "", false
	case loopback && isLoopback(s.host()):
		return "http://" + s.Domain, true
	}
	return "https://" + s.Domain, s.DomainVerifiedOn != nil
}

// host is the domain without a port.
func (s *Store) host() string {
	host, _, _ := strings.Cut(s.Domain, ":")
	return host
}

func isLoopback(host string) bool {
	ip, err := netip.ParseAddr(host)
	return host == "localhost" || err == nil && ip.IsLoopback()
}
