package settings

import (
	"github.com/storeplatform/storeplatform/store/domain/webhook"
)

func ParsesSecret(text string) error {
	_, err := webhook.ParseWebhookSecret(text)
	return err
}
