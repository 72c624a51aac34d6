package identity

import (
	"maps"
	"regexp"
	"slices"
	"strings"
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
)

// Preferences are the texts that programs keep for an administrator, by name.
type Preferences struct {
	AdminUserID int64
	Version     int64 // 1 before the first change
	ModifiedOn  time.Time
	Values      map[string]string
}

// MaxPreferences is the limit of all names and values together, in bytes.
const MaxPreferences = 64 << 10

var (
	preferenceName = regexp.MustCompile(`^[A-Za-z0-9._-]{1,100}$`)
	inPointer      = strings.NewReplacer("~", "~0", "/", "~1")
)

// CheckPreferences returns an error for each invalid name, and for values that are too large together.
func CheckPreferences(values map[string]string) error {
	var refused domain.Refusals
	size := 0
	for _, name := range slices.Sorted(maps.Keys(values)) {
		size += len(name) + len(values[name])
		if !preferenceName.MatchString(name) {
			refused.Add("/preferences/"+inPointer.Replace(name), "A name has 1 to 100 letters, digits, dots, hyphens and underscores.")
		}
	}
	if size > MaxPreferences {
		refused.Add("/preferences", "All names and values together have %d bytes. Send at most %d.", size, MaxPreferences)
	}
	return refused.Err()
}

// Change replaces the values with checked values, and reports whether they changed.
func (p *Preferences) Change(values map[string]string, now time.Time) bool {
	if maps.Equal(p.Values, values) {
		return false
	}
	p.Values, p.ModifiedOn = values, now
	p.Version++
	return true
}
