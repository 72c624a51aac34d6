package payment

import (
	"fmt"
	"io"
	"log/slog"
	"strings"

	"github.com/storeplatform/storeplatform/store/domain"
)

// Account is a store's account at a payment service. Its credentials are decrypted for a single call.
type Account struct {
	StoreID    int64
	ProviderID int64
	Livemode   bool
	// Namespace is a random prefix of every key. Without this prefix, a fresh database with the same
	// account at the service would use the same keys again. Accounts that are older than namespaces have
	// an empty Namespace.
	Namespace string
	Secrets   map[string]Secret
}

// Key returns a key with the account's namespace, in the form that the payment service receives.
func (a Account) Key(key string) string {
	if a.Namespace == "" {
		return key
	}
	return a.Namespace + "-" + key
}

// Own removes the account's namespace from a key that the payment service received. It returns "" if the
// key is not ours.
func (a Account) Own(key string) string {
	if a.Namespace == "" {
		return key
	}
	if own, ours := strings.CutPrefix(key, a.Namespace+"-"); ours {
		return own
	}
	return ""
}

// Secret is a credential. Printing, logging or marshaling it shows only dots.
type Secret string

// Reveal returns the credential itself, for a call that needs it.
func (s Secret) Reveal() string { return string(s) }

// String hides the secret.
func (Secret) String() string { return domain.Hidden }

// Format hides the secret for every verb.
func (Secret) Format(f fmt.State, _ rune) { _, _ = io.WriteString(f, domain.Hidden) }

// MarshalText hides the secret.
func (Secret) MarshalText() ([]byte, error) { return []byte(domain.Hidden), nil }

// LogValue hides the secret.
func (Secret) LogValue() slog.Value { return slog.StringValue(domain.Hidden) }
