package payment

import (
	"fmt"
	"io"
	"log/slog"
	"strings"

	"github.com/storeplatform/storeplatform/store/domain"
)

// Account is a store's account at a payment service, its credentials opened for
// one call.
type Account struct {
	StoreID    int64
	ProviderID int64
	Livemode   bool
	// Namespace is random and precedes every key: ids come again when a fresh
	// database uses the same account at the service. Accounts of old have none.
	Namespace string
	Secrets   map[string]Secret
}

// Key is a key of ours as the account's payment service gets it.
func (a Account) Key(key string) string {
	if a.Namespace == "" {
		return key
	}
	return a.Namespace + "-" + key
}

// Own is a key as we know it, from one that the payment service got; empty: nobody of
// us made it.
func (a Account) Own(key string) string {
	if a.Namespace == "" {
		return key
	}
	if own, ours := strings.CutPrefix(key, a.Namespace+"-"); ours {
		return own
	}
	return ""
}

// Secret is a credential. However it is printed, logged or marshaled, it is dots.
type Secret string

// Reveal is the credential itself, for the call that needs it.
func (s Secret) Reveal() string { return string(s) }

// String hides the secret.
func (Secret) String() string { return domain.Hidden }

// Format hides the secret from every verb.
func (Secret) Format(f fmt.State, _ rune) { _, _ = io.WriteString(f, domain.Hidden) }

// MarshalText hides the secret.
func (Secret) MarshalText() ([]byte, error) { return []byte(domain.Hidden), nil }

// LogValue hides the secret.
func (Secret) LogValue() slog.Value { return slog.StringValue(domain.Hidden) }
