package settings

import (
	"net/netip"
	"strings"
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
)

// StoreDomain contains the proof that a store owns its domain. Without a proof, a store could make the
// links in its mails, which contain tokens, point to another owner's server.
type StoreDomain struct {
	DomainToken      string     `gorm:"->"` // token to publish; created with the store and unique
	DomainVerifiedOn *time.Time // nil means that the domain is not verified
	DomainCheckedOn  *time.Time // time when the token was last found
}

const (
	// ProofRecheck is the interval between checks of a proof.
	ProofRecheck = 24 * time.Hour
	// ProofLife is how long a proof stays valid after the token was last found. This time is long enough
	// to repair a name server, and shorter than the time for which registries reserve an expired domain
	// for its owner.
	ProofLife = 7 * 24 * time.Hour
)

// DomainChallenge contains the record and the file that can prove a store's domain; either is sufficient.
// The store must keep it published, because the service checks it repeatedly.
type DomainChallenge struct {
	Domain     string
	RecordName string // name of the TXT record
	FileURL    string
	Value      string // value of the record, and complete content of the file
}

// Challenge returns the challenge for the store's domain, or a not_found error if the store has no
// domain.
func (s *Store) Challenge() (DomainChallenge, error) {
	if s.Domain == "" {
		return DomainChallenge{}, domain.Errorf(domain.NotFound, "The store has no domain: set one first.")
	}
	return DomainChallenge{
		Domain: s.Domain, RecordName: "_storeplatform." + s.host(), FileURL: "https://" + s.Domain + "/.well-known/storeplatform-domain",
		Value: "storeplatform-domain=" + s.DomainToken,
	}, nil
}

// ProveDomain records that the proof of a domain was found, and reports whether the domain was unverified
// before. It returns a version_conflict error if the store's domain has changed since the check.
func (s *Store) ProveDomain(seen string, now time.Time) (changed bool, err error) {
	if s.Domain != seen {
		return false, &domain.Error{Code: domain.VersionConflict, RetryAfter: 1, Detail: "The store's domain was changed at the same time. Try again."}
	}
	changed = s.DomainVerifiedOn == nil
	if changed {
		s.DomainVerifiedOn = &now
	}
	s.DomainCheckedOn = &now
	return changed, nil
}

// MissProof records that the proof of a domain was not found, and reports whether the store loses its
// verification. The store loses the verification at once if another store has verified the domain,
// otherwise ProofLife after the proof was last found.
func (s *Store) MissProof(missed string, taken bool, now time.Time) (lost bool) {
	if s.Domain != missed || s.DomainVerifiedOn == nil || !taken && now.Before(s.DomainCheckedOn.Add(ProofLife)) {
		return false
	}
	s.forgetProof()
	return true
}

func (s *Store) forgetProof() { s.DomainVerifiedOn, s.DomainCheckedOn = nil, nil }

// Storefront returns the URL of the store's storefront, and whether it is verified. Mails link only to
// verified URLs. With loopback, URLs on this machine count as verified.
func (s *Store) Storefront(loopback bool) (address string, proven bool) {
	switch {
	case s.Domain == "":
		return "", false
	case loopback && isLoopback(s.host()):
		return "http://" + s.Domain, true
	}
	return "https://" + s.Domain, s.DomainVerifiedOn != nil
}

// host returns the domain without its port.
func (s *Store) host() string {
	host, _, _ := strings.Cut(s.Domain, ":")
	return host
}

func isLoopback(host string) bool {
	ip, err := netip.ParseAddr(host)
	return host == "localhost" || err == nil && ip.IsLoopback()
}
