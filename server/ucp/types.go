package ucp

import (
	"encoding/json"

	"github.com/storeplatform/storeplatform/gen/common"
	"github.com/storeplatform/storeplatform/store/domain"
)

// Version is the supported version of the protocol: the newest version whose schemas are published.
const Version = "2026-04-08"

// The types below belong to the protocol. They contain only the fields that the service sends. Amounts are in minor
// units.
type (
	meta struct {
		Version         string                `json:"version"`
		Status          string                `json:"status"`
		Capabilities    map[string][]released `json:"capabilities,omitempty"`
		PaymentHandlers map[string][]object   `json:"payment_handlers,omitzero"`
	}
	released struct {
		Version string `json:"version"`
	}
	description struct {
		Plain string `json:"plain"`
	}
	price struct {
		Amount   int64  `json:"amount"`
		Currency string `json:"currency"`
	}
	priceRange struct {
		Min price `json:"min"`
		Max price `json:"max"`
	}
	media struct {
		Type    string `json:"type"`
		URL     string `json:"url"`
		AltText string `json:"alt_text,omitempty"`
		Width   int32  `json:"width,omitempty"`
		Height  int32  `json:"height,omitempty"`
	}
	category struct {
		Value    string `json:"value"`
		Taxonomy string `json:"taxonomy"`
	}
	selected struct {
		Name  string `json:"name"`
		ID    string `json:"id,omitempty"`
		Label string `json:"label"`
	}
	optionValue struct {
		ID        string `json:"id,omitempty"`
		Label     string `json:"label"`
		Available *bool  `json:"available,omitempty"`
		Exists    *bool  `json:"exists,omitempty"`
	}
	option struct {
		Name   string        `json:"name"`
		Values []optionValue `json:"values"`
	}
	availability struct {
		Available bool   `json:"available"`
		Status    string `json:"status"`
	}
	input struct {
		ID    string `json:"id"`
		Match string `json:"match"`
	}
	variant struct {
		ID           string       `json:"id"`
		SKU          string       `json:"sku,omitempty"`
		Title        string       `json:"title"`
		Description  description  `json:"description"`
		Price        price        `json:"price"`
		ListPrice    *price       `json:"list_price,omitempty"`
		Availability availability `json:"availability"`
		Options      []selected   `json:"options,omitempty"`
		Inputs       []input      `json:"inputs,omitempty"`
	}
	product struct {
		ID          string      `json:"id"`
		Handle      string      `json:"handle"`
		URL         string      `json:"url,omitempty"`
		Title       string      `json:"title"`
		Description description `json:"description"`
		Categories  []category  `json:"categories,omitempty"`
		PriceRange  priceRange  `json:"price_range"`
		Media       []media     `json:"media,omitempty"`
		Metadata    *metadata   `json:"metadata,omitempty"`
		Selected    []selected  `json:"selected,omitempty"`
		Options     []option    `json:"options,omitempty"`
		Variants    []variant   `json:"variants"`
	}
	// metadata contains data of a product for which the protocol has no field.
	metadata struct {
		Quantity quantityRule `json:"quantity"`
	}
	// quantityRule describes the quantities of a variant that a cart accepts: Min plus multiples of Step, up to Max. If
	// Max is 0, only the stock limits them.
	quantityRule struct {
		Min  int32 `json:"min"`
		Step int32 `json:"step"`
		Max  int32 `json:"max,omitempty"`
	}
	pagination struct {
		Cursor      string `json:"cursor,omitempty"`
		HasNextPage bool   `json:"has_next_page"`
		TotalCount  *int64 `json:"total_count,omitempty"`
	}
	catalog struct {
		UCP        meta        `json:"ucp"`
		Products   []product   `json:"products"`
		Pagination *pagination `json:"pagination,omitempty"`
		Messages   []message   `json:"messages,omitempty"`
	}
	detail struct {
		UCP      meta      `json:"ucp"`
		Product  product   `json:"product"`
		Messages []message `json:"messages,omitempty"`
	}
	total struct {
		Type        string `json:"type"`
		DisplayText string `json:"display_text,omitempty"`
		Amount      int64  `json:"amount"`
	}
	item struct {
		ID       string `json:"id"`
		Title    string `json:"title"`
		Price    int64  `json:"price"`
		ImageURL string `json:"image_url,omitempty"`
	}
	line struct {
		ID       string  `json:"id"`
		Item     item    `json:"item"`
		Quantity int32   `json:"quantity"`
		Totals   []total `json:"totals"`
	}
	buyer struct {
		FirstName   string `json:"first_name,omitempty"`
		LastName    string `json:"last_name,omitempty"`
		Email       string `json:"email,omitempty"`
		PhoneNumber string `json:"phone_number,omitempty"`
	}
	applied struct {
		Code      string `json:"code,omitempty"`
		Title     string `json:"title"`
		Amount    int64  `json:"amount"`
		Automatic bool   `json:"automatic,omitempty"`
	}
	discounts struct {
		Codes   []string  `json:"codes"`
		Applied []applied `json:"applied,omitempty"`
	}
	address struct {
		ID              string `json:"id,omitempty"`
		FirstName       string `json:"first_name,omitempty"`
		LastName        string `json:"last_name,omitempty"`
		StreetAddress   string `json:"street_address,omitempty"`
		ExtendedAddress string `json:"extended_address,omitempty"`
		AddressLocality string `json:"address_locality,omitempty"`
		AddressRegion   string `json:"address_region,omitempty"`
		PostalCode      string `json:"postal_code,omitempty"`
		AddressCountry  string `json:"address_country,omitempty"`
		PhoneNumber     string `json:"phone_number,omitempty"`
	}
	fulfillmentOption struct {
		ID          string  `json:"id"`
		Title       string  `json:"title"`
		Description string  `json:"description,omitempty"`
		Carrier     string  `json:"carrier,omitempty"`
		Totals      []total `json:"totals"`
	}
	fulfillmentGroup struct {
		ID               string              `json:"id"`
		LineItemIDs      []string            `json:"line_item_ids"`
		Options          []fulfillmentOption `json:"options"`
		SelectedOptionID *string             `json:"selected_option_id"`
	}
	fulfillmentMethod struct {
		ID                    string             `json:"id"`
		Type                  string             `json:"type"`
		LineItemIDs           []string           `json:"line_item_ids"`
		Destinations          []address          `json:"destinations"`
		SelectedDestinationID *string            `json:"selected_destination_id"`
		Groups                []fulfillmentGroup `json:"groups"`
	}
	fulfillment struct {
		Methods []fulfillmentMethod `json:"methods"`
	}
	link struct {
		Type  string `json:"type"`
		URL   string `json:"url"`
		Title string `json:"title,omitempty"`
	}
	// policy is a legal page. It includes the text of the page if the service has the text.
	policy struct {
		link
		Content string `json:"content,omitempty"`
	}
	policies struct {
		UCP      meta     `json:"ucp"`
		Policies []policy `json:"policies"`
	}
	// basket is a cart; if Status is set, it is a checkout.
	basket struct {
		UCP         meta             `json:"ucp"`
		ID          string           `json:"id"`
		Status      string           `json:"status,omitempty"`
		LineItems   []line           `json:"line_items"`
		Buyer       *buyer           `json:"buyer,omitempty"`
		Currency    string           `json:"currency"`
		Totals      []total          `json:"totals"`
		Discounts   *discounts       `json:"discounts,omitempty"`
		Fulfillment *fulfillment     `json:"fulfillment,omitempty"`
		Messages    []message        `json:"messages,omitempty"`
		Links       []link           `json:"links,omitzero"`
		ContinueURL string           `json:"continue_url,omitempty"`
		ExpiresAt   common.Timestamp `json:"expires_at,omitzero"`
		Order       *placed          `json:"order,omitempty"`
	}
	placed struct {
		ID           string `json:"id"`
		Label        string `json:"label,omitempty"`
		PermalinkURL string `json:"permalink_url"`
	}
	message struct {
		Type     string `json:"type"`
		Code     string `json:"code,omitempty"`
		Path     string `json:"path,omitempty"`
		Content  string `json:"content"`
		Severity string `json:"severity,omitempty"`
	}
	failure struct {
		UCP      meta      `json:"ucp"`
		Messages []message `json:"messages"`
	}
)

// arguments contains the arguments of all tools. The service ignores any other arguments that platforms send, such as
// signals.
type arguments struct {
	Meta struct {
		Agent struct {
			Profile string `json:"profile"`
		} `json:"ucp-agent"`
		IdempotencyKey string `json:"idempotency-key"`
	} `json:"meta"`
	ID       string  `json:"id"`
	Catalog  query   `json:"catalog"`
	Cart     *wanted `json:"cart"`
	Checkout *wanted `json:"checkout"`
}

// paging selects a page of a list.
type paging struct {
	Cursor string `json:"cursor"`
	Limit  int    `json:"limit"`
}

// query contains the arguments of the catalog tools.
type query struct {
	Query   string   `json:"query"`
	ID      string   `json:"id"`
	IDs     []string `json:"ids"`
	Filters struct {
		Categories []string `json:"categories"`
		Price      *struct {
			Min *int64 `json:"min"`
			Max *int64 `json:"max"`
		} `json:"price"`
	} `json:"filters"`
	Context     surroundings `json:"context"`
	Pagination  paging       `json:"pagination"`
	Selected    []selected   `json:"selected"`
	Preferences []string     `json:"preferences"`
}

// surroundings describes the buyer's presumed place, language and currency.
type surroundings struct {
	AddressCountry string `json:"address_country"`
	AddressRegion  string `json:"address_region"`
	PostalCode     string `json:"postal_code"`
	Language       string `json:"language"`
	Currency       string `json:"currency"`
}

// wanted is the state of a cart or a checkout that a platform requests.
type wanted struct {
	CartID    string `json:"cart_id"`
	LineItems []struct {
		Item struct {
			ID string `json:"id"`
		} `json:"item"`
		Quantity int64 `json:"quantity"`
	} `json:"line_items"`
	Context   surroundings `json:"context"`
	Buyer     *buyer       `json:"buyer"`
	Discounts *struct {
		Codes []string `json:"codes"`
	} `json:"discounts"`
	Fulfillment *struct {
		Methods []struct {
			Destinations          []address `json:"destinations"`
			SelectedDestinationID *string   `json:"selected_destination_id"`
			Groups                []struct {
				SelectedOptionID *string `json:"selected_option_id"`
			} `json:"groups"`
		} `json:"methods"`
	} `json:"fulfillment"`
}

// minor converts an amount in the API's format to minor units. It panics if the currency does not allow the amount.
func minor(currency, amount string) int64 {
	value, err := domain.ParseAmount(amount)
	units, whole := value.Units(domain.Currency(currency).Digits())
	if err != nil || !whole {
		panic("ucp: the API answered an amount that its currency does not have: " + amount + " " + currency)
	}
	return units
}

// major converts an amount in minor units to the API's format.
func major(currency string, amount int64) string {
	c := domain.Currency(currency)
	return c.Format(domain.AmountOf(amount, c.Digits()))
}

func priced(currency, amount string) price { return price{minor(currency, amount), currency} }

// written encodes a value as JSON.
func written(value any) json.RawMessage {
	raw, err := json.Marshal(value)
	if err != nil {
		panic(err) // unreachable: the value contains only texts and numbers
	}
	return raw
}
