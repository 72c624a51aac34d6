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

// ErrSignature refuses a message of which nobody knows whom it comes from.
var ErrSignature = errors.New("partner: the signature does not fit")

const (
	signatureAge   = 5 * time.Minute // how far a message's clock may be from ours
	mostSignatures = 10              // of a message
	longestID      = 100
)

// Verify tells whether a message comes from the account's service, by Standard Webhooks:
// one of its signatures is right by one of the account's secrets. It gives the message's
// id; ErrSignature is all that is told of one that does not fit.
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

// fitsID tells whether an id of a message can be kept: it is printable ASCII, and short.
func fitsID(id string) bool {
	return id != "" && len(id) <= longestID && !strings.ContainsFunc(id, func(r rune) bool { return r <= ' ' || r > '~' })
}
