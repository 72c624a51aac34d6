package catalog

import (
	"slices"
	"time"

	"github.com/google/uuid"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/media"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

// ProductType says what kind of thing is sold.
type ProductType string

const (
	Physical ProductType = "PHYSICAL"
	Digital  ProductType = "DIGITAL"
	Service  ProductType = "SERVICE"
	GiftCard ProductType = "GIFT_CARD"
)

// ProductStatus says whether a product is for sale.
type ProductStatus string

const (
	ProductDraft    ProductStatus = "DRAFT"
	ProductActive   ProductStatus = "ACTIVE"
	ProductArchived ProductStatus = "ARCHIVED"
)

// Product is what a store shows as one thing; what is sold are its variants.
type Product struct {
	domain.Row
	Name              string
	Slug              string
	Type              ProductType
	Status            ProductStatus
	Description       *string // clean HTML
	ShortDescription  *string
	Brand             *string
	Tags              []string `gorm:"serializer:json"`
	TaxClassID        *int64   // nil: the store's default
	RequiresShipping  bool
	IsSubscribable    bool
	SubscriptionOnly  bool
	Media             []ProductMedia `gorm:"serializer:json"`
	PrimaryMediaID    *int64
	SEO               SEO `gorm:"serializer:json"`
	PublishOn         *time.Time
	UnpublishOn       *time.Time
	AccountTypeIDs    []int64 `gorm:"serializer:json"` // who sees it; empty: everybody
	MinQuantity       int
	MaxQuantity       *int
	QuantityStep      int
	CustomFields      []domain.CustomField `gorm:"serializer:json"`
	RelatedProductIDs []int64              `gorm:"serializer:json"`
	Translations      []Translation        `gorm:"serializer:json"`
	ExternalID        *string
	CommandID         uuid.UUID `audit:"-"` // of the request that changed it last
	Search            string    `audit:"-"` // what administrators find it by, in lower case
	ShopSearch        string    `audit:"-"` // what customers find it by
	Choices           Choices   `gorm:"serializer:json" audit:"-"`

	// Loaded with a locked product and with a product that is shown whole, in the
	// order shown.
	CollectionIDs       []int64          `gorm:"-"` // manual ones that hold it, by id
	SubscriptionPlanIDs []int64          `gorm:"-"` // that name it, by id
	Options             []*ProductOption `gorm:"-"`
	Variants            []*Variant       `gorm:"-"`
	CostCurrency        domain.Currency  `gorm:"-"` // the store's: what costs are in
	Pictures            Pictures         `gorm:"-"` // its media, by id; in lists the primary one alone

	// Plans are those that the product can be subscribed to on: active ones that
	// name it or are for a collection that holds it. Loaded for a storefront and to
	// be priced, the shortest interval first.
	Plans []*SubscriptionPlan `gorm:"-"`
}

// ProductKey names a product by one of its members.
type ProductKey struct {
	ID   int64
	Slug string
	SKU  string // of one of its variants
}

// SEO is what search engines show.
type SEO struct {
	Title       *string `json:"title"`
	Description *string `json:"description"`
}

// Translation is an object's texts in a further language.
type Translation struct {
	LanguageCode string  `json:"languageCode"`
	Name         string  `json:"name"`
	Description  *string `json:"description"`
	Slug         *string `json:"slug"`
}

// ProductMedia is a medium of a product. Its place in the list is its position.
type ProductMedia struct {
	MediaID int64   `json:"mediaId"`
	AltText *string `json:"altText"`
}

// ProductOption is what a customer chooses by, such as the color.
type ProductOption struct {
	domain.Row
	ProductID int64
	Name      string
	Position  int
	Values    []*ProductOptionValue `gorm:"-"`
}

// ProductOptionValue is one choice.
type ProductOptionValue struct {
	domain.Row
	ProductID       int64
	ProductOptionID int64
	Value           string
	Position        int
	SwatchHex       *string
	MediaID         *int64
}

// ForSale tells whether a product is shown and sold: it is active, within its
// time, and for those who may see it. accountTypeID is nil for somebody without one.
func (p *Product) ForSale(accountTypeID *int64, now time.Time) bool {
	return p.Status == ProductActive &&
		(p.PublishOn == nil || !now.Before(*p.PublishOn)) &&
		(p.UnpublishOn == nil || now.Before(*p.UnpublishOn)) &&
		(len(p.AccountTypeIDs) == 0 || accountTypeID != nil && slices.Contains(p.AccountTypeIDs, *accountTypeID))
}

// Sellable is everything about a variant that a cart is priced by, as it is
// at one moment.
type Sellable struct {
	Product  *Product // without options and variants
	Variant  *Variant
	Prices   []*Price
	Stock    *Stock
	TaxClass *settings.TaxClass // the product's, else the store's default; nil when there is neither
	Picture  *media.Media       // the variant's, else the product's; nil when there is neither
	Options  []ChosenOption     // what the variant is of the product's options, in their order
}

// ChosenOption is a value of one of a product's options.
type ChosenOption struct {
	OptionID int64
	ValueID  int64
	Name     string
	Value    string
}

// ForSale tells whether the variant is shown and sold to somebody now, stock
// and price aside.
func (s Sellable) ForSale(accountTypeID *int64, now time.Time) bool {
	return s.Variant.RemovedOn == nil && s.Variant.Status == VariantActive && s.Product.ForSale(accountTypeID, now)
}

// Fits tells whether a cart line may have a quantity: at least the smallest, at
// most the largest, in steps from the smallest on.
func (p *Product) Fits(quantity int) bool {
	return quantity >= p.MinQuantity && (p.MaxQuantity == nil || quantity <= *p.MaxQuantity) &&
		(quantity-p.MinQuantity)%p.QuantityStep == 0
}

// Most is the largest quantity up to the wanted one that can be ordered.
func (s Sellable) Most(wanted int) int {
	p := s.Product
	if p.MaxQuantity != nil {
		wanted = min(wanted, *p.MaxQuantity)
	}
	if s.Stock != nil {
		if left, unlimited := s.Stock.Sellable(); !unlimited {
			wanted = min(wanted, left)
		}
	}
	if wanted < p.MinQuantity {
		return 0
	}
	return wanted - (wanted-p.MinQuantity)%p.QuantityStep
}
