package ordering

import (
	"context"
	"errors"
	"slices"

	"github.com/storeplatform/storeplatform/store/command"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/customer"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/pricing"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/repo"
	"github.com/storeplatform/storeplatform/store/taxes"
)

// UpdateOrder edits an order. It reprices the order if the update changes the contents (lines, coupons, discount,
// shipping), the buyer or an address. Changing the contents of a placed order requires a version in expect. A repeated
// request does not edit the contents of a placed order twice.
func (s *Service) UpdateOrder(ctx context.Context, actor domain.Actor, id int64, u ordering.OrderUpdate, expect domain.Expect) (*ordering.Order, error) {
	o, err := taxes.Taxed(ctx, s.taxes, true, func(ctx context.Context) (*ordering.Order, error) { return s.updateOrder(ctx, actor, id, u, expect) })
	if err != nil {
		return nil, err
	}
	return o, nil
}

// updateOrder does the work of UpdateOrder, but does not call the tax service. If it returns an error, the changes to
// the returned order are not written.
func (s *Service) updateOrder(ctx context.Context, actor domain.Actor, id int64, u ordering.OrderUpdate, expect domain.Expect) (*ordering.Order, error) {
	tx, err := s.Begin(ctx, actor)
	if err != nil {
		return nil, err
	}
	defer tx.Rollback()
	buyer, err := newBuyer(ctx, tx, &u)
	if err != nil {
		return nil, err
	}
	if err := holdOwing(ctx, tx, id); err != nil {
		return nil, err
	}
	o, err := tx.LockOrder(ctx, id)
	if err != nil {
		return nil, err
	}
	if o.LastCommandID != nil && *o.LastCommandID == actor.CommandID {
		return o, nil // this request has already edited the order
	}
	if err := expect.Check(&o.Row); err != nil {
		return nil, err
	}
	store, err := tx.Store(ctx)
	if err != nil {
		return nil, err
	}
	if err := o.CheckShipTo(u.OrderPatch, store.Settings.AllowedCountryCodes); err != nil {
		return nil, err
	}
	if err := readLanguage(store, &u); err != nil {
		return nil, err
	}
	was := *o
	events, changed, err := o.Change(u.OrderPatch, store.Settings.CustomFieldDefinitions, tx.At)
	if err != nil {
		return nil, err
	}
	if err := claimExternalID(ctx, tx, o, u); err != nil {
		return nil, err
	}
	reprices := u.Prices() || o.Reprices(&was) || o.LanguageCode != was.LanguageCode && o.Status == ordering.OrderDraft
	if reprices && o.IsDraft && o.Status == ordering.OrderDraft {
		return o, redraft(ctx, tx, store, o, u)
	}
	if reprices {
		edited, err := editPlaced(ctx, tx, store, o, &was, u, expect)
		if err != nil {
			return nil, err
		}
		events = editedToo(o, events, edited, actor)
		changed = changed || len(edited) > 0
	}
	if !changed {
		return o, nil
	}
	if err := rename(ctx, tx, store, o, &was); err != nil {
		return nil, err
	}
	if err := saveUpdate(ctx, tx, o, &was, buyer, events); err != nil {
		return nil, err
	}
	s.captureReserved(ctx, actor, tx)
	return s.withoutEndedLink(ctx, actor, o)
}

// withoutEndedLink has the gateway end a payment link that the order no longer needs, and returns the updated order.
func (s *Service) withoutEndedLink(ctx context.Context, actor domain.Actor, o *ordering.Order) (*ordering.Order, error) {
	if !o.EndedLink() {
		return o, nil
	}
	s.releaseRest(ctx, actor.StoreID, o.ID)
	return s.As(actor).Order(ctx, ordering.OrderKey{ID: o.ID})
}

// claimExternalID returns an error if an update sets an external id that another order has.
func claimExternalID(ctx context.Context, t *command.Tx, o *ordering.Order, u ordering.OrderUpdate) error {
	if u.ExternalID == nil {
		return nil
	}
	return t.ClaimExternalID(ctx, repo.OrderExternalID, o.ExternalID, o.ID)
}

// readLanguage replaces the language of an update with the language in which the buyer reads this store.
func readLanguage(store *settings.Store, u *ordering.OrderUpdate) error {
	if u.LanguageCode == nil {
		return nil
	}
	if err := domain.CheckLanguage("/languageCode", u.LanguageCode); err != nil {
		return err
	}
	u.LanguageCode = new(store.Settings.Reading(u.LanguageCode).Language())
	return nil
}

// editedToo returns the events of an update: the events of its edit of the order's contents if there was one, or else
// events.
func editedToo(o *ordering.Order, events, edited []domain.Event, by domain.Actor) []domain.Event {
	if len(edited) == 0 {
		return events
	}
	o.LastCommandID = &by.CommandID
	if len(events) > 0 {
		edited[0].Action = "order.updated"
	}
	return edited
}

// rename updates the names that the buyer sees if the order has a new language. The caller saves the order.
func rename(ctx context.Context, t *command.Tx, store *settings.Store, o, was *ordering.Order) error {
	if o.LanguageCode == was.LanguageCode {
		return nil
	}
	var variants, coupons []int64
	for _, l := range o.Lines {
		if l.VariantID != nil {
			variants = append(variants, *l.VariantID)
		}
	}
	for _, c := range o.Coupons {
		coupons = append(coupons, c.CouponID)
	}
	goods, err := t.Sellables(ctx, variants)
	if err != nil {
		return err
	}
	granted, _, err := t.CouponsFor(ctx, coupons)
	if err != nil {
		return err
	}
	var method *settings.ShippingMethod
	if o.ShippingMethodID != nil {
		if method, err = t.ShippingMethod(ctx, *o.ShippingMethodID); err != nil && domain.CodeOf(err) != domain.NotFound {
			return err
		}
	}
	o.Rename(store.Settings.Reading(&o.LanguageCode), goods, granted, method)
	return nil
}

// editPlaced edits an order that is not an administrator's draft. It returns an error if the order is in
// checkout, or if a change of contents names no version. Orders without terms keep their amounts when only the
// buyer or an address changes.
func editPlaced(ctx context.Context, t *command.Tx, store *settings.Store, o, was *ordering.Order, u ordering.OrderUpdate, expect domain.Expect) ([]domain.Event, error) {
	switch {
	case !u.Prices() && o.Status == ordering.OrderDraft:
		return nil, o.Underway()
	case u.Prices() && expect == domain.Expect{}:
		return nil, domain.Invalid("/version", "Give the version of the order that you have read.")
	case u.Prices() || o.Terms != nil && o.PlacedOn != nil:
		return edit(ctx, t, store, o, was, u)
	}
	return nil, nil
}

// adoptConsent passes the order's consent to marketing to the new buyer; a nil buyer means that the buyer does not
// change.
func adoptConsent(ctx context.Context, t *command.Tx, buyer *customer.Customer, o *ordering.Order) ([]domain.Event, error) {
	if buyer == nil || o.MarketingConsent == nil {
		return nil, nil
	}
	event, adopted := buyer.AdoptConsent(o.MarketingConsent)
	if !adopted {
		return nil, nil
	}
	return []domain.Event{event}, t.Update(ctx, buyer)
}

// saveUpdate commits an update of an order with the events. It also updates the rows that depend on
// the order's date, buyer and address: sales of the day, consent, uses of coupons, links and mails.
func saveUpdate(ctx context.Context, t *command.Tx, o, was *ordering.Order, buyer *customer.Customer, events []domain.Event) error {
	adopted, err := adoptConsent(ctx, t, buyer, o)
	if err != nil {
		return err
	}
	if err := moveUpdated(ctx, t, o, was); err != nil {
		return err
	}
	return t.Commit(ctx, append(events, adopted...)...)
}

// moveUpdated saves an updated order, and updates the rows that depend on the order's date, buyer
// and address.
func moveUpdated(ctx context.Context, t *command.Tx, o, was *ordering.Order) error {
	if err := t.SaveOrder(ctx, o); err != nil {
		return err
	}
	if o.PlacedOn != nil && !o.OrderDate.Equal(was.OrderDate) {
		if err := t.LeaveDay(ctx, o.ID, was.OrderDate); err != nil {
			return err
		}
	}
	if err := t.CouponBuyer(ctx, o.ID, o.CustomerID, o.Email); err != nil {
		return err
	}
	if o.Email == was.Email {
		return nil
	}
	if err := endLinks(ctx, t, o.ID); err != nil {
		return err
	}
	return t.RedirectMails(ctx, was.Email, o.Email, []int64{o.ID})
}

// newBuyer locks the customer who becomes the order's buyer; nil means that no customer does. Customers come
// before orders in the lock order.
func newBuyer(ctx context.Context, t *command.Tx, u *ordering.OrderUpdate) (*customer.Customer, error) {
	if u.CustomerID == nil || *u.CustomerID == nil {
		return nil, nil
	}
	c, err := t.LockCustomer(ctx, **u.CustomerID)
	if domain.CodeOf(err) == domain.NotFound {
		return nil, domain.Invalid("/storeCustomerId", "There is no such customer.")
	}
	if err == nil && c.ErasedOn != nil {
		return nil, domain.Invalid("/storeCustomerId", "The customer's personal data has been erased.")
	}
	if err == nil {
		u.CustomerEmail = c.Email
	}
	return c, err
}

// endLinks deletes the links for viewing and paying the order, which were created for the address of the
// previous buyer.
func endLinks(ctx context.Context, t *command.Tx, orderID int64) error {
	seen, err := t.LockOrderLinks(ctx, orderID)
	if err != nil {
		return err
	}
	paid, err := t.LockPaymentLinks(ctx, orderID)
	for _, l := range seen {
		err = errors.Join(err, t.Delete(ctx, l))
	}
	for _, l := range paid {
		err = errors.Join(err, t.Delete(ctx, l))
	}
	return err
}

// edit reprices the parts of a placed order that an update changes, and moves stock and coupon uses. The caller saves
// the order. The parameter was is the order before the update. If edit returns no events, the order's contents and
// amounts did not change.
func edit(ctx context.Context, t *command.Tx, store *settings.Store, o, was *ordering.Order, u ordering.OrderUpdate) ([]domain.Event, error) {
	if u.Prices() {
		if err := o.Editable(); err != nil {
			return nil, err
		}
	}
	b, shipping, err := editBasket(ctx, t, store, o, u)
	if err != nil {
		return nil, err
	}
	if b, err = o.Keep(b, taxes.TaxedAt(was, b.Home), shipping); err != nil {
		return nil, err
	}
	q, err := taxes.Quote(ctx, t.Reader, b, t.At)
	if err != nil {
		return nil, err
	}
	if err := q.Obstacle(func(line int) string { return ordering.Within("/items", line) }); err != nil {
		return nil, err
	}
	if u.CouponCodes != nil {
		if err := q.RefusedCode(couponAt(*u.CouponCodes)); err != nil {
			return nil, err
		}
	}
	if err := o.Covers(b, q); err != nil {
		return nil, err
	}
	if !u.Prices() {
		if q.GrandTotal.Equal(o.GrandTotal) && q.TaxTotal.Equal(o.TaxTotal) {
			return nil, nil // the new buyer or address changes no amount
		}
		if err := o.Editable(); err != nil {
			return nil, err
		}
	}
	result := o.Edit(b, q, t.At)
	if result.Entry != nil {
		if err := t.EnterEdit(ctx, o.ID, *result.Entry); err != nil {
			return nil, err
		}
	}
	if err := moveUses(ctx, t, o, result); err != nil {
		return nil, err
	}
	if len(result.Release)+len(result.Restock) > 0 && len(result.Restock)+len(result.Take) > 0 {
		if err := holdVariants(ctx, t, result.Release, result.Restock, result.Take); err != nil {
			return nil, err
		}
	}
	if err := t.GiveStock(ctx, result.Release); err != nil {
		return nil, err
	}
	if err := t.Restock(ctx, result.Restock); err != nil {
		return nil, err
	}
	if err := t.TakeStock(ctx, result.Take); err != nil {
		return nil, err
	}
	for _, line := range result.Removed {
		if err := t.Delete(ctx, line); err != nil {
			return nil, err
		}
	}
	return result.Events, nil
}

// moveUses applies an edit to the order's coupon uses. It releases the uses of removed coupons, updates the
// amounts of remaining coupons, and stores new coupons as used.
func moveUses(ctx context.Context, t *command.Tx, o *ordering.Order, e ordering.EditResult) error {
	if len(e.Gone) > 0 && len(e.Added) > 0 {
		ids := slices.Clone(e.Gone)
		for _, use := range e.Added {
			ids = append(ids, use.CouponID)
		}
		if err := t.LockCoupons(ctx, ids); err != nil {
			return err
		}
	}
	if err := t.GiveCouponsOf(ctx, o.ID, e.Gone); err != nil {
		return err
	}
	if err := t.CouponAmounts(ctx, e.Stay); err != nil {
		return err
	}
	if len(e.Added) == 0 {
		return nil
	}
	if err := t.TakeCoupons(ctx, e.Added, func(string) string { return "/couponCodes" }); err != nil {
		return err
	}
	if err := t.NoteCoupons(ctx, e.Added); err != nil {
		return err
	}
	return t.UseCoupons(ctx, o.ID)
}

// editBasket builds the basket of a placed order after an update, and returns the change to shipping, too.
func editBasket(ctx context.Context, t *command.Tx, store *settings.Store, o *ordering.Order, u ordering.OrderUpdate) (b pricing.Basket, edit ordering.ShippingEdit, err error) {
	needs := basketInput{currency: o.CurrencyCode, language: o.Language(), methodID: o.ShippingMethodID, placedOn: o.PlacedOn, remembered: true}
	if needs.buyer, _, err = buyer(ctx, t.Reader, store, o.CustomerID, o.Email); err != nil {
		return b, edit, err
	}
	if u.ShippingMethodID != nil {
		id := *u.ShippingMethodID
		edit.Method = (id == nil) != (o.ShippingMethodID == nil) || id != nil && *id != *o.ShippingMethodID
		needs.methodID = id
	}
	if err := editLines(ctx, t, store, o, u, &needs); err != nil {
		return b, edit, err
	}
	granted, err := editCoupons(ctx, t, o, u, &needs)
	if err != nil {
		return b, edit, err
	}
	if b, err = basket(ctx, t.Reader, store, needs); err != nil {
		return b, edit, err
	}
	b.Automatic, b.Edit, b.Destination = nil, &pricing.Edit{Granted: granted}, taxes.TaxedAt(o, b.Home)
	if b.Manual = o.Discount; u.Discount != nil {
		b.Manual = *u.Discount
	}
	if b.Manual != nil {
		if err := b.Manual.Check(o.CurrencyCode, "/discount"); err != nil {
			return b, edit, err
		}
	}
	switch {
	case edit.Method && needs.methodID != nil && b.Shipping == nil:
		return b, edit, domain.InvalidAs(domain.ShippingNotAvailable, "/shippingMethodId", "There is no such shipping method.")
	case edit.Method && o.Shipped():
		return b, edit, ordering.ShippedError("The shipping method")
	case u.ShippingPrice == nil:
	case b.Shipping == nil:
		return b, edit, domain.Invalid("/shippingPrice", "A price needs its shipping method.")
	case !o.CurrencyCode.Fits(*u.ShippingPrice):
		return b, edit, domain.Invalid("/shippingPrice", "%s has %d digits after the point.", o.CurrencyCode, o.CurrencyCode.Digits())
	}
	b.ShippingPrice, edit.Price, edit.Class = u.ShippingPrice, u.ShippingPrice, b.ShippingTaxClass
	return b, edit, nil
}

// editLines adds to needs the lines that the order has after an update. Existing lines are named by their ids. If
// u.Items is nil, the order keeps all lines.
func editLines(ctx context.Context, t *command.Tx, store *settings.Store, o *ordering.Order, u ordering.OrderUpdate, needs *basketInput) error {
	items := u.Items
	if items == nil {
		for _, l := range o.Lines {
			items = append(items, ordering.OrderItem{LineID: l.ID, Quantity: l.Quantity})
		}
	}
	items, err := nameLines(o, items)
	if err != nil {
		return err
	}
	for i := range items {
		items[i].Kept = items[i].LineID != 0 && items[i].CustomFields == nil
	}
	needs.line = func(i int) string { return ordering.Within("/items", i) }
	if items, err = nameVariants(ctx, t, store, items, o.CurrencyCode, needs.line); err != nil {
		return err
	}
	for _, item := range items {
		needs.variants = append(needs.variants, item.VariantID)
		needs.lines = append(needs.lines, pricing.BasketLine{LineID: item.LineID, Quantity: item.Quantity, UnitPrice: item.UnitPrice, CustomFields: item.CustomFields})
	}
	return nil
}

// editCoupons adds to needs the coupons that the order has after an update, and returns the coupons that the order
// already has. Automatic coupons are kept.
func editCoupons(ctx context.Context, t *command.Tx, o *ordering.Order, u ordering.OrderUpdate, needs *basketInput) (granted []int64, err error) {
	key, wanted := pricing.CouponKey, map[string]bool{}
	if u.CouponCodes != nil {
		for _, code := range *u.CouponCodes {
			wanted[key(code)] = true
		}
	}
	for _, c := range o.Coupons {
		if u.CouponCodes == nil || c.Automatic || wanted[key(c.Code)] {
			granted = append(granted, c.CouponID)
			delete(wanted, key(c.Code))
		}
	}
	needs.coupons = append(needs.coupons, granted...)
	if u.CouponCodes == nil {
		return granted, nil
	}
	for i, code := range *u.CouponCodes {
		if !wanted[key(code)] {
			continue
		}
		c, err := t.Coupon(ctx, 0, code)
		if domain.CodeOf(err) == domain.NotFound {
			return nil, domain.InvalidAs(domain.CouponNotApplicable, ordering.Within("/couponCodes", i), "There is no coupon with this code.")
		}
		if err != nil {
			return nil, err
		}
		needs.coupons = append(needs.coupons, c.ID)
	}
	return granted, nil
}

// redraft reprices a draft with the changes in an update and commits. An existing line keeps the fields that the update
// omits.
func redraft(ctx context.Context, t *command.Tx, store *settings.Store, o *ordering.Order, u ordering.OrderUpdate) error {
	if err := o.Redraftable(); err != nil {
		return err
	}
	if u.Items != nil {
		items, err := keepLines(o, u.Items)
		if err != nil {
			return err
		}
		u.Items = items
	}
	in := u.Over(asked(o))
	p, err := placementOf(ctx, t, store, in)
	if err != nil {
		return err
	}
	p.order = o
	if err := draftable(p, in); err != nil {
		return err
	}
	return keepDraft(ctx, t, p)
}

// keepLines copies the plan of each existing line to its item. If the item omits the
// price or the custom fields, keepLines copies these fields, too.
func keepLines(o *ordering.Order, items []ordering.OrderItem) ([]ordering.OrderItem, error) {
	items, err := nameLines(o, items)
	if err != nil {
		return nil, err
	}
	for i := range items {
		item := &items[i]
		line, kept := o.Line(item.LineID)
		if !kept {
			continue
		}
		item.PlanID = line.SubscriptionPlanID
		if item.UnitPrice == nil && line.OwnPrice {
			item.UnitPrice = new(line.ListPrice())
		}
		if item.CustomFields == nil {
			item.CustomFields, item.Kept = line.CustomFields, true
		}
	}
	return items, nil
}

// nameLines returns a copy of items in which each item with a line id has the variant of
// that line. It returns an error if the order has no such line, if a line occurs twice, or
// if the item also names a variant.
func nameLines(o *ordering.Order, items []ordering.OrderItem) ([]ordering.OrderItem, error) {
	var refused domain.Refusals
	items = slices.Clone(items)
	seen := map[int64]bool{}
	for i := range items {
		item, at := &items[i], ordering.Within("/items", i)
		if item.LineID == 0 {
			continue
		}
		line, found := o.Line(item.LineID)
		switch {
		case !found:
			refused.Add(at+"/lineItemId", "The order has no such line.")
		case seen[item.LineID]:
			refused.Add(at+"/lineItemId", "The line occurs twice.")
		case item.VariantID != 0 || item.SKU != "":
			refused.Add(at, "A line keeps its variant: name it by lineItemId alone.")
		case line.VariantID != nil:
			item.VariantID = *line.VariantID
		}
		seen[item.LineID] = true
	}
	return items, refused.Err()
}
