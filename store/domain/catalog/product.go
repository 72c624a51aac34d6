package catalog

import (
	"slices"
	"time"

	"github.com/google/uuid"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/media"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

// ProductType is the kind of product.
type ProductType string

const (
	Physical ProductType = "PHYSICAL"
	Digital  ProductType = "DIGITAL"
	Service  ProductType = "SERVICE"
	GiftCard ProductType = "GIFT_CARD"
)

// ProductStatus determines whether a product is for sale.
type ProductStatus string

const (
	ProductDraft    ProductStatus = "DRAFT"
	ProductActive   ProductStatus = "ACTIVE"
	ProductArchived ProductStatus = "ARCHIVED"
)

// Product is an item that a store shows. Customers buy its variants.
type Product struct {
	domain.Row
	Name              string
	Slug              string
	Type              ProductType
	Status            ProductStatus
	Description       *string // sanitized HTML
	ShortDescription  *string
	Brand             *string
	Tags              []string `gorm:"serializer:json"`
	TaxClassID        *int64   // nil means the store's default tax class
	RequiresShipping  bool
	IsSubscribable    bool
	SubscriptionOnly  bool
	Media             []ProductMedia `gorm:"serializer:json"`
	PrimaryMediaID    *int64
	SEO               SEO `gorm:"serializer:json"`
	PublishOn         *time.Time
	UnpublishOn       *time.Time
	AccountTypeIDs    []int64 `gorm:"serializer:json"` // account types that see the product; empty means everyone
	MinQuantity       int
	MaxQuantity       *int
	QuantityStep      int
	CustomFields      []domain.CustomField `gorm:"serializer:json"`
	RelatedProductIDs []int64              `gorm:"serializer:json"`
	Translations      []Translation        `gorm:"serializer:json"`
	ExternalID        *string
	CommandID         uuid.UUID `audit:"-"` // id of the request that last changed the product
	Search            string    `audit:"-"` // text for administrators' searches, folded (domain.FoldSearch)
	ShopSearch        string    `audit:"-"` // text for customers' searches, folded
	Choices           Choices   `gorm:"serializer:json" audit:"-"`

	// The following fields are loaded with a locked product and with a product's details, in display
	// order.
	CollectionIDs       []int64          `gorm:"-"` // manual collections that contain the product, by id
	SubscriptionPlanIDs []int64          `gorm:"-"` // plans that name the product, by id
	Options             []*ProductOption `gorm:"-"`
	Variants            []*Variant       `gorm:"-"`
	CostCurrency        domain.Currency  `gorm:"-"` // the store's currency, in which costs are stored
	Pictures            Pictures         `gorm:"-"` // the product's media, by id; in lists only the primary media item

	// Plans contains the plans that the product can be subscribed to: active plans that name the
	// product or a collection that contains it. They are loaded for storefronts and for pricing,
	// shortest interval first.
	Plans []*SubscriptionPlan `gorm:"-"`
}

// ProductKey identifies a product by one of the following fields.
type ProductKey struct {
	ID   int64
	Slug string
	SKU  string // SKU of one of its variants
}

// SEO contains the texts for search engines.
type SEO struct {
	Title       *string `json:"title"`
	Description *string `json:"description"`
}

// ProductMedia is a media item of a product. Its index in the list is its position.
type ProductMedia struct {
	MediaID int64   `json:"mediaId"`
	AltText *string `json:"altText"`
}

// ProductOption is a property that a customer chooses, such as the color.
type ProductOption struct {
	domain.Row
	ProductID int64
	Name      string
	Position  int
	// Translations contains the name in other languages.
	Translations []domain.NameTranslation `gorm:"serializer:json"`
	Values       []*ProductOptionValue    `gorm:"-"`
}

// ProductOptionValue is one value of an option.
type ProductOptionValue struct {
	domain.Row
	ProductID       int64
	ProductOptionID int64
	Value           string
	Position        int
	SwatchHex       *string
	MediaID         *int64
	// Translations contains the value in other languages.
	Translations []domain.NameTranslation `gorm:"serializer:json"`
}

// ForSale reports whether a product is shown and sold: it is active, within its publication time,
// and visible to the account type. nil means no account type.
func (p *Product) ForSale(accountTypeID *int64, now time.Time) bool {
	return p.Status == ProductActive &&
		(p.PublishOn == nil || !now.Before(*p.PublishOn)) &&
		(p.UnpublishOn == nil || now.Before(*p.UnpublishOn)) &&
		(len(p.AccountTypeIDs) == 0 || accountTypeID != nil && slices.Contains(p.AccountTypeIDs, *accountTypeID))
}

// Sellable contains the data for pricing a variant in a cart at one moment.
type Sellable struct {
	Product  *Product // without options and variants; its translations contain only names and slugs
	Variant  *Variant
	Prices   []*Price
	Stock    *Stock
	TaxClass *settings.TaxClass // the product's tax class, or else the store's default; nil means that neither exists
	Picture  *media.Media       // the variant's image, or else the product's; nil means none
	Options  []ChosenOption     // the variant's value of each option of the product, in the order of options
}

// ChosenOption is a value of one of a product's options.
type ChosenOption struct {
	OptionID int64
	ValueID  int64
	Name     string
	Value    string
	// NameTranslations and ValueTranslations contain the name and the value in other languages.
	NameTranslations  []domain.NameTranslation `gorm:"serializer:json"`
	ValueTranslations []domain.NameTranslation `gorm:"serializer:json"`
}

// ForSale reports whether the variant is shown and sold to the account type at now. It
// checks neither stock nor price.
func (s Sellable) ForSale(accountTypeID *int64, now time.Time) bool {
	return s.Variant.RemovedOn == nil && s.Variant.Status == VariantActive && s.Product.ForSale(accountTypeID, now)
}

// Fits reports whether a cart line may have a quantity: between MinQuantity and MaxQuantity, in
// steps of QuantityStep from MinQuantity.
func (p *Product) Fits(quantity int) bool {
	return quantity >= p.MinQuantity && (p.MaxQuantity == nil || quantity <= *p.MaxQuantity) &&
		(quantity-p.MinQuantity)%p.QuantityStep == 0
}

// Most returns the largest quantity that can be ordered, up to the wanted quantity; 0 means none.
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
