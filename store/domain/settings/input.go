package settings

import (
	"github.com/storeplatform/storeplatform/store/domain"
)

// StoreCreate is the input for creating a store.
type StoreCreate struct {
	Name                string
	Code                string
	Domain              string
	Livemode            bool
	Timezone            string
	DefaultCurrencyCode domain.Currency
	DefaultLanguageCode string
}
