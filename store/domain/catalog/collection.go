package catalog

import (
	"cmp"
	"slices"
	"strconv"
	"time"

	"github.com/google/uuid"

	"github.com/storeplatform/storeplatform/store/domain"
)

// CollectionType determines how a collection gets its products.
type CollectionType string

const (
	ManualCollection CollectionType = "MANUAL" // lists the products of the collection
	RuleCollection   CollectionType = "RULE"   // its rules select the products
)

// CollectionOrder is the storefront's order of a collection's products.
type CollectionOrder string

const (
	OrderManual      CollectionOrder = "MANUAL"
	OrderName        CollectionOrder = "NAME"
	OrderPriceAsc    CollectionOrder = "PRICE_ASC"
	OrderPriceDesc   CollectionOrder = "PRICE_DESC"
	OrderNewest      CollectionOrder = "NEWEST"
	OrderBestSelling CollectionOrder = "BEST_SELLING"
)

const (
	// SoldDays is the number of days whose sales determine the best sellers: today and the days before
	// it, in the store's time zone. Units of orders that are not canceled count on the day of the order,
	// and units changed by edits count on the day of the edit. Refunds do not reduce the units. The sums
	// are recomputed a few minutes after a change, and when the earliest day leaves the period.
	SoldDays = 30

	// MaxCollections is the maximum number of collections of a store.
	MaxCollections = 1000
	// MaxPosition is the highest position of a collection among its siblings.
	MaxPosition = 100_000
)

// Collection is a group of products.
type Collection struct {
	domain.Row
	Name               string
	Slug               string
	Description        *string // sanitized HTML
	MediaID            *int64
	ParentCollectionID *int64
	Position           int // position among the siblings
	Type               CollectionType
	Rules              *CollectionRules `gorm:"serializer:json"`
	SortOrder          CollectionOrder
	IsActive           bool
	PublishOn          *time.Time
	UnpublishOn        *time.Time
	SEO                SEO           `gorm:"serializer:json"`
	Translations       []Translation `gorm:"serializer:json"`
	CommandID          uuid.UUID     `audit:"-"` // id of the request that last changed the collection

	ProductIDs   []int64  `gorm:"-"` // products of a manual collection, in order
	ProductCount int      `gorm:"-"` // number of products that are not archived
	Pictures     Pictures `gorm:"-"` // the collection's media, for storefronts
}

// Published reports whether the storefront shows the collection.
func (c *Collection) Published(now time.Time) bool {
	return c.IsActive && (c.PublishOn == nil || !now.Before(*c.PublishOn)) && (c.UnpublishOn == nil || now.Before(*c.UnpublishOn))
}

// CollectionRules select the products of a collection.
type CollectionRules struct {
	Match      string                `json:"match"` // ALL, ANY
	Conditions []CollectionCondition `json:"conditions"`
}

// CollectionCondition compares one field of a product with a value.
type CollectionCondition struct {
	Field    string `json:"field"`
	Operator string `json:"operator"`
	Value    string `json:"value"`
}

// conditionKinds maps each field to the kind of its values.
var conditionKinds = map[string]string{
	"NAME": "text", "BRAND": "text", "TAG": "text", "SKU": "text", "PRODUCT_TYPE": "choice", "IS_SUBSCRIBABLE": "truth",
	"PRICE": "amount", "COMPARE_AT_AMOUNT": "amount", "STOCK_AVAILABLE": "count", "CREATED_ON": "time",
}

var (
	anyText     = []string{"EQUALS", "NOT_EQUALS", "CONTAINS", "NOT_CONTAINS", "STARTS_WITH", "ENDS_WITH"}
	anyQuantity = []string{"EQUALS", "NOT_EQUALS", "GREATER_THAN", "LESS_THAN"}
	anyChoice   = []string{"EQUALS", "NOT_EQUALS"}
)

// check refuses a condition whose operator or value does not fit its field.
func (c CollectionCondition) check(at string, refused *domain.Refusals) {
	operators, ok := anyText, true
	switch conditionKinds[c.Field] {
	case "choice":
		operators = anyChoice
		ok = slices.Contains([]ProductType{Physical, Digital, Service, GiftCard}, ProductType(c.Value))
	case "truth":
		operators = anyChoice
		ok = c.Value == "true" || c.Value == "false"
	case "amount":
		operators = anyQuantity
		_, err := domain.ParseAmount(c.Value)
		ok = err == nil
	case "count":
		operators = anyQuantity
		_, err := strconv.ParseInt(c.Value, 10, 32)
		ok = err == nil
	case "time":
		operators = anyQuantity
		_, err := time.Parse(time.RFC3339, c.Value)
		ok = err == nil
	case "text":
		ok = c.Value != ""
	}
	if !slices.Contains(operators, c.Operator) {
		refused.Add(at+"/operator", "%s takes %v.", c.Field, operators)
	}
	if !ok {
		refused.Add(at+"/value", "It is no value of %s.", c.Field)
	}
}

// CollectionInput contains the requested fields of a collection; nil means absent.
type CollectionInput struct {
	Name               *string
	Slug               *string
	Description        **string
	MediaID            **int64
	ParentCollectionID **int64
	Position           *int
	Type               *CollectionType
	Rules              **CollectionRules
	SortOrder          *CollectionOrder
	ProductIDs         []int64
	IsActive           *bool
	PublishOn          **time.Time
	UnpublishOn        **time.Time
	SEO                *SEO
	Translations       []TranslationInput
}

// Slugs returns the slugs of the request, in all languages.
func (in CollectionInput) Slugs() []string { return slugsOf(in.Slug, in.Translations) }

// NewCollection returns a collection with default values.
func NewCollection() *Collection {
	return &Collection{Type: ManualCollection, IsActive: true, Translations: []Translation{}, ProductIDs: []int64{}}
}

// CollectionTerms contains the store's data that a collection is checked against.
type CollectionTerms struct {
	// TakenSlugs contains the slugs in the request that other collections have, in any language.
	TakenSlugs map[string]bool
	// Siblings contains all collections of the store, including this one.
	Siblings []*Collection
	Known    References
}

// Change applies a request to the collection. products reports whether its list of products changed
// and must be stored.
func (c *Collection) Change(in CollectionInput, terms CollectionTerms) (changed, products bool, err error) {
	var refused domain.Refusals
	isNew := c.ID == 0
	if isNew && in.Type != nil {
		c.Type = *in.Type
	}
	changed = domain.AnyChanged(
		c.changeTexts(in, terms, &refused),
		c.changeMedium(in, terms.Known, &refused),
		c.changeParent(in, terms.Siblings, &refused),
		c.changeRules(in, &refused),
		c.changePublication(in, &refused),
		domain.SetWhole(&c.SEO, in.SEO),
		setTranslations(&c.Translations, in.Translations, false, &refused),
	)
	products = c.changeProducts(in.ProductIDs, terms.Known, &refused)
	if isNew && len(terms.Siblings) >= MaxCollections {
		refused.Add("", "A store has at most %d collections.", MaxCollections)
	}
	return changed || products, products, refused.Err()
}

// changeTexts sets the name, the slug and the description.
func (c *Collection) changeTexts(in CollectionInput, terms CollectionTerms, refused *domain.Refusals) bool {
	changed := domain.AnyChanged(
		domain.Set(&c.Name, refused.Label("/name", in.Name)),
		domain.Set(&c.Slug, in.Slug),
		domain.SetNullable(&c.Description, domain.CleanNullableHTML(in.Description)),
	)
	refuseTaken("collection", in.Slug, in.Translations, terms.TakenSlugs, refused)
	return changed
}

// changeMedium sets the collection's media item.
func (c *Collection) changeMedium(in CollectionInput, known References, refused *domain.Refusals) bool {
	if in.MediaID != nil && *in.MediaID != nil && !known.Media[**in.MediaID] {
		refused.Add("/mediaId", "There is no such medium.")
	}
	return domain.SetNullable(&c.MediaID, in.MediaID)
}

// changePublication sets whether and when the storefront shows the collection.
func (c *Collection) changePublication(in CollectionInput, refused *domain.Refusals) bool {
	changed := domain.AnyChanged(
		domain.Set(&c.IsActive, in.IsActive),
		domain.SetTime(&c.PublishOn, in.PublishOn),
		domain.SetTime(&c.UnpublishOn, in.UnpublishOn),
	)
	if c.PublishOn != nil && c.UnpublishOn != nil && !c.PublishOn.Before(*c.UnpublishOn) {
		refused.Add("/unpublishOn", "It has to be after publishOn.")
	}
	return changed
}

// changeProducts replaces the list of products, which only a manual collection has. nil leaves it
// unchanged.
func (c *Collection) changeProducts(ids []int64, known References, refused *domain.Refusals) bool {
	if ids == nil {
		return false
	}
	if c.Type == RuleCollection {
		refused.Add("/productIds", "The rules of a rule collection find its products.")
	}
	for i, id := range ids {
		if !known.Products[id] {
			refused.Add("/productIds/"+domain.Itoa(i), "There is no such product.")
		}
	}
	return setList(&c.ProductIDs, ids)
}

func (c *Collection) changeRules(in CollectionInput, refused *domain.Refusals) bool {
	changed := false
	switch {
	case in.Rules != nil && *in.Rules != nil && c.Type == ManualCollection:
		refused.Add("/rules", "A manual collection has no rules.")
	case c.Type == RuleCollection && (in.Rules == nil && c.Rules == nil || in.Rules != nil && *in.Rules == nil):
		refused.Add("/rules", "A rule collection needs rules.")
	case in.Rules != nil && *in.Rules != nil:
		for i, condition := range (*in.Rules).Conditions {
			condition.check("/rules/conditions/"+domain.Itoa(i), refused)
		}
		changed = domain.SetWhole(&c.Rules, in.Rules)
	}
	if in.SortOrder == nil && c.SortOrder == "" {
		order := OrderManual
		if c.Type == RuleCollection {
			order = OrderNewest
		}
		in.SortOrder = &order
	}
	changed = domain.Set(&c.SortOrder, in.SortOrder) || changed
	if c.Type == RuleCollection && c.SortOrder == OrderManual {
		refused.Add("/sortOrder", "Only a manual collection is sorted by hand.")
	}
	return changed
}

// changeParent sets the parent and the position. It refuses the collection itself and its descendants as
// parents.
func (c *Collection) changeParent(in CollectionInput, siblings []*Collection, refused *domain.Refusals) bool {
	byID := map[int64]*Collection{}
	for _, s := range siblings {
		byID[s.ID] = s
	}
	if in.ParentCollectionID != nil && *in.ParentCollectionID != nil {
		above, ok := byID[**in.ParentCollectionID]
		if !ok {
			refused.Add("/parentCollectionId", "There is no such collection.")
		}
		for above != nil && above.ID != c.ID {
			above = byID[above.parent()]
		}
		if above != nil {
			refused.Add("/parentCollectionId", "It is the collection itself, or below it.")
		}
	}
	changed := domain.SetNullable(&c.ParentCollectionID, in.ParentCollectionID)
	if c.ID == 0 && in.Position == nil {
		last := 0
		for _, s := range siblings {
			if s.parent() == c.parent() {
				last = min(max(last, s.Position+1), MaxPosition)
			}
		}
		in.Position = &last
	}
	return domain.Set(&c.Position, in.Position) || changed
}

// parent returns the id of the parent; 0 means none.
func (c *Collection) parent() int64 {
	if c.ParentCollectionID == nil {
		return 0
	}
	return *c.ParentCollectionID
}

// HangPublished moves published collections below their nearest published ancestor, or to the top
// level if they have none. parents contains the parent of every collection of the store; 0 means
// none.
func HangPublished(published []*Collection, parents map[int64]int64) {
	shown := map[int64]bool{}
	for _, c := range published {
		shown[c.ID] = true
	}
	for _, c := range published {
		parent := c.parent()
		for parent != 0 && !shown[parent] {
			parent = parents[parent]
		}
		c.ParentCollectionID = nil
		if parent != 0 {
			c.ParentCollectionID = &parent
		}
	}
}

// RefuseDelete returns an error if other objects, such as coupons, are limited to the collection:
// deleting the collection would remove their limit. The parameter limited is the noun for these objects;
// empty means none.
func (c *Collection) RefuseDelete(limited string) error {
	if limited != "" {
		return domain.Errorf(domain.InUse, "A %s is limited to the collection.", limited)
	}
	return nil
}

// SortCollections puts parents before children, and sorts siblings by position.
func SortCollections(all []*Collection) []*Collection {
	children := map[int64][]*Collection{}
	for _, c := range all {
		children[c.parent()] = append(children[c.parent()], c)
	}
	out := make([]*Collection, 0, len(all))
	var walk func(parent int64)
	walk = func(parent int64) {
		group := children[parent]
		slices.SortFunc(group, func(a, b *Collection) int {
			return cmp.Or(cmp.Compare(a.Position, b.Position), cmp.Compare(a.ID, b.ID))
		})
		for _, c := range group {
			out = append(out, c)
			walk(c.ID)
		}
	}
	walk(0)
	return out
}
