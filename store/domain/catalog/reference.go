package catalog

// References contains the ids of other objects that a request names. The repository returns those ids
// that exist in the store.
type References struct {
	TaxClasses     map[int64]bool
	Collections    map[int64]bool // manual collections
	AnyCollections map[int64]bool
	Products       map[int64]bool
	Variants       map[int64]bool // variants that are not removed
	AccountTypes   map[int64]bool
	Plans          map[int64]bool
	Media          map[int64]bool
	Images         map[int64]bool // media that are images; set by the repository only
}

// NewReferences returns empty references.
func NewReferences() References {
	return References{
		TaxClasses: map[int64]bool{}, Collections: map[int64]bool{}, AnyCollections: map[int64]bool{}, Products: map[int64]bool{}, Variants: map[int64]bool{},
		AccountTypes: map[int64]bool{}, Plans: map[int64]bool{}, Media: map[int64]bool{}, Images: map[int64]bool{},
	}
}

func (r References) addPrices(inputs []PriceInput) {
	for _, in := range inputs {
		name(r.AccountTypes, in.AccountTypeID)
		name(r.Plans, in.SubscriptionPlanID)
	}
}

func name(ids map[int64]bool, id *int64) {
	if id != nil {
		ids[*id] = true
	}
}

func nameAll(ids map[int64]bool, named []int64) {
	for _, id := range named {
		ids[id] = true
	}
}

// References returns the ids that a request about a product names.
func (in ProductInput) References() References {
	r := NewReferences()
	if in.TaxClassID != nil {
		name(r.TaxClasses, *in.TaxClassID)
	}
	nameAll(r.Collections, in.CollectionIDs)
	nameAll(r.Plans, in.SubscriptionPlanIDs)
	nameAll(r.Products, in.RelatedProductIDs)
	if in.Visibility != nil {
		nameAll(r.AccountTypes, in.Visibility.AccountTypeIDs)
	}
	for _, m := range in.Media {
		r.Media[m.MediaID] = true
	}
	for _, o := range in.Options {
		for _, v := range o.Values {
			if v.MediaID != nil {
				name(r.Media, *v.MediaID)
			}
		}
	}
	for _, v := range in.Variants {
		r.addPrices(v.Prices)
	}
	return r
}

// References returns the ids that a request about a collection names.
func (in CollectionInput) References() References {
	r := NewReferences()
	nameAll(r.Products, in.ProductIDs)
	if in.MediaID != nil {
		name(r.Media, *in.MediaID)
	}
	return r
}
