package partner

import (
	"crypto/hmac"
	"errors"
	"net/http"
	"strconv"
	"strings"
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/webhook"
)

// ErrSignature means that the sender of a message could not be verified.
var ErrSignature = errors.New("partner: the signature does not fit")

const (
	signatureAge   = 5 * time.Minute // maximum difference between a message's timestamp and our clock
	mostSignatures = 10              // maximum number of signatures that are checked per message
	longestID      = 100
)

// Verify checks that a message comes from the account's service, according to Standard Webhooks: a
// signature must match one of the account's secrets. It returns the message's id, or ErrSignature for an
// invalid message.
func Verify(a Account, h http.Header, body []byte, now time.Time) (id string, err error) {
	id = domain.SoleHeader(h, "webhook-id")
	timestamp := domain.SoleHeader(h, "webhook-timestamp")
	sent, err := strconv.ParseInt(timestamp, 10, 64)
	if err != nil || sent < 0 || domain.Itoa(sent) != timestamp || now.Sub(time.Unix(sent, 0)).Abs() > signatureAge || !fitsID(id) {
		return "", ErrSignature
	}
	given := strings.Fields(domain.SoleHeader(h, "webhook-signature"))
	for _, secret := range a.Secrets {
		right, err := webhook.Sign([]webhook.WebhookKey{{Scheme: webhook.SchemeHMAC, Secret: secret}}, id, sent, body)
		if err != nil {
			return "", err
		}
		for _, signature := range given[:min(len(given), mostSignatures)] {
			if hmac.Equal([]byte(signature), []byte(right)) {
				return id, nil
			}
		}
	}
	return "", ErrSignature
}

// fitsID reports whether a message's id can be stored: at most longestID characters of printable ASCII without
// spaces.
func fitsID(id string) bool {
	return id != "" && len(id) <= longestID && !strings.ContainsFunc(id, func(r rune) bool { return r <= ' ' || r > '~' })
}
