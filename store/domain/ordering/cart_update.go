package ordering

import (
	"slices"
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/customer"
	"github.com/storeplatform/storeplatform/store/domain/pricing"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

// CartUpdate contains the data that a buyer enters before the checkout. nil means that a field is absent;
// a pointer to nil clears it.
type CartUpdate struct {
	By               domain.Actor
	Email            **string // only for guests
	ShippingAddress  **domain.Address
	BillingAddress   **domain.Address
	ShippingMethodID **int64
	LanguageCode     **string
	ReferrerCode     **string
	Notes            **string
	AcceptsMarketing *bool
	ConsentSource    customer.ConsentSource // place where the buyer chose AcceptsMarketing
	CustomFields     *[]domain.CustomField
	UseStoreCredit   *bool // only for customers
}

// Change applies an update and reports whether anything changed. Custom fields that an order
// requires may stay empty until the checkout.
func (c *Cart) Change(in CartUpdate, current settings.Settings, now time.Time) (changed bool, err error) {
	var refused domain.Refusals
	if in.Email != nil && c.CustomerID != nil {
		refused.Add("/email", "A customer's e-mail address is their account's.")
	}
	if in.UseStoreCredit != nil && *in.UseStoreCredit && !c.ownedBy(in.By) {
		refused.Add("/useStoreCredit", "Log in to pay with store credit.")
	}
	addresses := []error{given(in.ShippingAddress, current.AllowedCountryCodes, "/shippingAddress"), given(in.BillingAddress, nil, "/billingAddress")}
	if in.LanguageCode != nil {
		refused.Language("/languageCode", *in.LanguageCode)
	}
	if in.CustomFields != nil {
		definitions := slices.Clone(current.CustomFieldDefinitions)
		for i := range definitions {
			definitions[i].IsRequired = false
		}
		refused.CustomFields("ORDER", *in.CustomFields, definitions, "/customFields")
	}
	if err := domain.Together(append(addresses, refused.Err())...); err != nil {
		return false, err
	}
	by := &c.ContactBy
	if in.Email != nil { // data that another holder entered must not be sent to the new address
		changed = c.useBy(in.By, c.Email != nil && !in.By.Sees(by.Email))
	}
	changed = enterPart(in.By, &by.Email, &c.Email, in.Email, isNil(in.Email)) || changed
	changed = enterPart(in.By, &by.ShippingAddress, &c.ShippingAddress, in.ShippingAddress, isNil(in.ShippingAddress)) || changed
	changed = enterPart(in.By, &by.BillingAddress, &c.BillingAddress, in.BillingAddress, isNil(in.BillingAddress)) || changed
	changed = domain.Set(&c.UseStoreCredit, in.UseStoreCredit) || changed
	changed = domain.SetNullable(&c.ShippingMethodID, in.ShippingMethodID) || changed
	changed = domain.SetNullable(&c.LanguageCode, in.LanguageCode) || changed
	if in.ReferrerCode != nil {
		changed = c.Refer(*in.ReferrerCode, now) || changed
	}
	changed = enterPart(in.By, &by.Notes, &c.Notes, in.Notes, isNil(in.Notes)) || changed
	changed = c.AcceptMarketing(in.AcceptsMarketing, in.ConsentSource, now) || changed
	if in.CustomFields != nil {
		wanted := fields(*in.CustomFields)
		changed = enterPart(in.By, &by.CustomFields, &c.CustomFields, &wanted, len(wanted) == 0) || changed
	}
	if changed {
		c.touch(current, now)
	}
	return changed, nil
}

// given normalizes the address of a patch in place and returns its validation errors.
func given(address **domain.Address, allowed []string, pointer string) error {
	if address == nil || *address == nil {
		return nil
	}
	tidy, err := (*address).Given(allowed, pointer)
	*address = tidy
	return err
}

// isNil reports whether a patch clears a field.
func isNil[T any](value **T) bool { return value != nil && *value == nil }

// CartLine is a line in a request, with its variant.
type CartLine struct {
	Sellable catalog.Sellable
	CartItemInput
}

// SetItems replaces all lines of the cart or none, and reports whether anything changed. A line with the same variant,
// plan, custom fields and delivery keeps its row; the result gone lists the removed lines. The error names every line
// that cannot be ordered.
func (c *Cart) SetItems(lines []CartLine, buyer pricing.Buyer, current settings.Settings, now time.Time) (changed bool, gone []*CartItem, err error) {
	wanted := &Cart{CurrencyCode: c.CurrencyCode}
	at := map[*CartItem]int{}
	var refused []error
	for i, l := range lines {
		pointer := domain.ItemPointer("/items", i)
		if err := domain.Together(domain.CheckCustomFields("ORDER_LINE", l.CustomFields, current.CustomFieldDefinitions, pointer+"/customFields"),
			domain.Within(pointer, checkDelivery(l.Sellable, l.GiftCard, now))); err != nil {
			refused = append(refused, err)
			continue
		}
		item := &CartItem{VariantID: l.Sellable.Variant.ID, ProductID: l.Sellable.Product.ID, SubscriptionPlanID: l.PlanID, CustomFields: fields(l.CustomFields), GiftCard: l.GiftCard.Tidy()}
		if same := wanted.same(item); same != nil {
			item = same
		} else {
			wanted.Items, at[item] = append(wanted.Items, item), i
		}
		item.Quantity += l.Quantity
	}
	for _, item := range wanted.Items {
		i := at[item]
		refused = append(refused, domain.Within(domain.ItemPointer("/items", i), wanted.orderable(item, lines[i].Sellable, buyer, now)))
	}
	if err := domain.Together(refused...); err != nil {
		return false, nil, err
	}
	for i, item := range wanted.Items {
		if was := c.same(item); was != nil {
			changed = domain.Set(&was.Quantity, &item.Quantity) || changed
			wanted.Items[i] = was
		} else {
			item.CartID, changed = c.ID, true
		}
	}
	for _, item := range c.Items {
		if !slices.Contains(wanted.Items, item) {
			gone = append(gone, item)
		}
	}
	if !changed && len(gone) == 0 {
		return false, nil, nil
	}
	kept := slices.DeleteFunc(slices.Clone(c.Items), func(item *CartItem) bool { return slices.Contains(gone, item) })
	for _, item := range wanted.Items {
		if !slices.Contains(kept, item) {
			kept = append(kept, item) // new lines follow the existing ones in the requested order
		}
	}
	c.Items = kept
	c.touch(current, now)
	return true, gone, nil
}

// Fill copies from the cart the fields that a checkout omits.
func (c *Cart) Fill(r *Checkout) {
	if r.ReferrerCode == nil {
		r.ReferrerCode = c.ReferrerCode
	}
	if r.Email == "" && c.Email != nil {
		r.Email = *c.Email
	}
	if r.Note == "" && c.Notes != nil {
		r.Note = *c.Notes
	}
	if r.CustomFields == nil {
		r.CustomFields = c.CustomFields
	}
}

const (
	// CheckoutLinkTime is the lifetime of a checkout link.
	CheckoutLinkTime = 6 * time.Hour
	// MaxCheckoutLinks limits the valid links of a cart.
	MaxCheckoutLinks = 5
	// MaxCheckoutSessions limits the sessions of pages that opened a cart's links.
	MaxCheckoutSessions = 20
)

// CheckoutLink is a link to the checkout page of a cart, or the session of such a page. Its token gives
// access only to the cart and its checkout.
type CheckoutLink struct {
	domain.Row
	CartID     int64
	CustomerID *int64 // owner of the cart; the link becomes invalid when the cart gets another owner
	TokenHash  []byte `audit:"secret"`
	ExpiresOn  time.Time
	// IsSession means that the row is the session of a page that opened a link.
	IsSession bool
}

// OpenLink returns a session for a page that opens a link of the cart. The parameter has is the list of the cart's
// links and sessions, oldest first. old is the list of the sessions that end to make room: the oldest, but never those
// that last entered the buyer's data.
func (c *Cart) OpenLink(tokenHash []byte, has []*CheckoutLink, now time.Time) (session *CheckoutLink, old []*CheckoutLink) {
	entered := map[int64]bool{}
	for _, p := range c.contact() {
		entered[*p.by] = true
	}
	sessions := slices.DeleteFunc(slices.Clone(has), func(l *CheckoutLink) bool { return !l.IsSession })
	slices.SortStableFunc(sessions, func(a, b *CheckoutLink) int { return rank(entered[a.ID]) - rank(entered[b.ID]) })
	if n := len(sessions) - MaxCheckoutSessions + 1; n > 0 {
		old = sessions[:n]
	}
	return &CheckoutLink{CartID: c.ID, CustomerID: c.CustomerID, TokenHash: tokenHash, ExpiresOn: now.Add(CheckoutLinkTime), IsSession: true}, old
}

func rank(later bool) int {
	if later {
		return 1
	}
	return 0
}

// Link returns a new link to the cart's checkout and sets the URLs that the page links back to. The cart keeps its URLs
// during a payment. The parameter has is the list of the cart's links and sessions, oldest first. old is the list of
// the links that end to make room.
func (c *Cart) Link(tokenHash []byte, returnURL, cancelURL string, has []*CheckoutLink, now time.Time) (link *CheckoutLink, old []*CheckoutLink, err error) {
	if c.Status != CartCheckingOut { // otherwise the page continues the payment and keeps its URLs
		if err := c.Open(); err != nil {
			return nil, nil, err
		}
		if len(c.Items) == 0 {
			return nil, nil, domain.Errorf(domain.CartEmpty, "The cart is empty.")
		}
		c.ReturnURL, c.CancelURL = textOrNil(returnURL), textOrNil(cancelURL)
	}
	links := slices.DeleteFunc(slices.Clone(has), func(l *CheckoutLink) bool { return l.IsSession })
	if n := len(links) - MaxCheckoutLinks + 1; n > 0 {
		old = links[:n]
	}
	return &CheckoutLink{CartID: c.ID, CustomerID: c.CustomerID, TokenHash: tokenHash, ExpiresOn: now.Add(CheckoutLinkTime)}, old, nil
}

func textOrNil(text string) *string {
	if text == "" {
		return nil
	}
	return &text
}
