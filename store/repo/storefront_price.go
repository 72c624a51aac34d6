package repo

import (
	"math"
	"slices"
	"strings"

	"gorm.io/gorm"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
)

const (
	// mostWorkedOut is the maximum number of products whose prices are computed for one page.
	mostWorkedOut = 2000
	// mostInRange limits the products that are looked up for a price range, and mostPrices limits their prices. If more
	// match, the list finds the products without a lookup.
	mostInRange, mostPrices = 2000, 5000
)

// nowSQL is the condition that a row of product_prices applies now, in the shopper's currency.
const nowSQL = "pp.currency_code = ? AND pp.starts_on <= ? AND pp.ends_on > ?"

func nowArgs(s catalog.Shopper) []any { return []any{s.Currency, s.Now, s.Now} }

// listedAmount returns the SQL that computes a shopper's price from an amount in product_prices.
func listedAmount(s catalog.Shopper) (string, []any) {
	reduced, args := reducedSQL("pp.amount * 0.0001", "?::numeric", s)
	return reduced, append([]any{s.Discount}, args...)
}

// ownPrices returns the condition for rows of product_prices that mark products whose prices differ for the shopper or
// must be computed.
func ownPrices(s catalog.Shopper) (string, []any) {
	none := int64(0)
	accountType := s.AccountTypeID
	if accountType == nil {
		accountType = &none
	}
	return "own.currency_code = ? AND own.amount IS NULL AND (own.account_type_id IS NULL OR own.account_type_id = ?)", []any{s.Currency, *accountType}
}

// between returns the condition that a shopper's price of at least one variant of a product is in a range; nil means no
// bound.
func between(s catalog.Shopper, low, high *domain.Amount) (string, []any) {
	within := func(amount string, amountArgs []any) (where string, args []any) {
		for _, limit := range []struct {
			compare string
			amount  *domain.Amount
		}{{">=", low}, {"<=", high}} {
			if limit.amount != nil {
				where += " AND " + amount + " " + limit.compare + " ?::numeric"
				args = append(append(args, amountArgs...), *limit.amount)
			}
		}
		return where, args
	}
	own, ownArgs := ownPrices(s)
	worked, workedArgs := amountsSQL(s)
	inWorked, inWorkedArgs := within("x.amount", nil)
	inListed, inListedArgs := within(listedAmount(s))
	if from, to, ok := listBounds(s, low, high); ok { // the cheaper comparison comes first
		inListed, inListedArgs = " AND pp.amount >= ? AND pp.amount <= ?"+inListed, append([]any{from, to}, inListedArgs...)
	}
	// OFFSET makes PostgreSQL check the condition for each product that a list reaches, not for all products.
	return `CASE WHEN products.subscription_only OR products.special_prices AND EXISTS (SELECT FROM product_prices own WHERE own.product_id = products.id AND ` + own + `)
			THEN EXISTS (SELECT FROM (` + worked + `) x WHERE true` + inWorked + `)
			ELSE EXISTS (SELECT FROM product_prices pp WHERE pp.product_id = products.id AND pp.amount IS NOT NULL AND ` + nowSQL + inListed + ` OFFSET 0) END`,
		slices.Concat(ownArgs, workedArgs, inWorkedArgs, nowArgs(s), inListedArgs)
}

// listBounds returns bounds for the amounts in product_prices whose price for the shopper is in the range. The bounds
// are slightly too wide, since prices are rounded. ok is false if no such bounds exist.
func listBounds(s catalog.Shopper, low, high *domain.Amount) (from, to int64, ok bool) {
	rest := domain.Hundred.Sub(s.Discount)
	if !rest.Positive() {
		return 0, 0, false
	}
	bound := func(a domain.Amount, otherwise int64) int64 {
		if n, ok := a.Times(100).Quo(rest).Round(4, domain.HalfUp).Units(4); ok {
			return n
		}
		return otherwise
	}
	unit := domain.AmountOf(1, s.Currency.Digits())
	from, to = 0, math.MaxInt64
	if low != nil {
		from = bound(low.Sub(unit), math.MaxInt64)
	}
	if high != nil {
		to = bound(high.Add(unit), math.MaxInt64)
	}
	return from, to, true
}

// workedOut returns the products whose prices for a shopper are not in product_prices. nil means that a lookup would
// find too many products.
func workedOut(g *gorm.DB, s catalog.Shopper) ([]int64, error) {
	own, args := ownPrices(s)
	ids := []int64{}
	err := g.Raw("(SELECT id FROM products WHERE subscription_only LIMIT ?) UNION (SELECT own.product_id FROM product_prices own WHERE "+own+" LIMIT ?)",
		append(append([]any{mostWorkedOut + 1}, args...), mostWorkedOut+1)...).Scan(&ids).Error
	if len(ids) > mostWorkedOut {
		return nil, err
	}
	return ids, err
}

// inRange looks up the products that may have a price in a range for a shopper. It returns true if ids includes every
// such product. If too many products match, the list finds them without a lookup, and the ids found so far may suffice
// for the count.
func inRange(g *gorm.DB, s catalog.Shopper, low, high *domain.Amount) (ids []int64, all bool, err error) {
	from, to, ok := listBounds(s, low, high)
	if !ok {
		return nil, false, nil
	}
	worked, err := workedOut(g, s)
	if err != nil {
		return nil, false, err
	}
	prices := 0
	var rows []struct {
		ProductID int64
		Prices    int
	}
	err = g.Raw(`SELECT product_id, (SELECT count(*) FROM (SELECT FROM product_prices WHERE currency_code = @currency AND amount >= @from AND amount <= @to LIMIT @most) n) AS prices
		FROM (SELECT product_id FROM product_prices WHERE currency_code = @currency AND amount >= @from AND amount <= @to LIMIT @most) p GROUP BY product_id LIMIT @products`,
		map[string]any{"currency": s.Currency, "from": from, "to": to, "most": mostPrices, "products": mostInRange + 1}).Scan(&rows).Error
	if err != nil {
		return nil, false, err
	}
	ids = slices.Clone(worked)
	for _, row := range rows {
		prices = row.Prices
		ids = append(ids, row.ProductID)
	}
	return ids, worked != nil && len(rows) <= mostInRange && prices < mostPrices, nil
}

// byPrice reads the keys of a list sorted by price. It reads products with a row in product_prices from an index, and
// computes the prices of the few other products.
func byPrice(rows *gorm.DB, s catalog.Shopper, f catalog.StorefrontFilter, sort storefrontSort, worked []int64) readKeys {
	return func(want wantedKeys) (others []sortedKey, total int64, err error) {
		if len(worked) > 0 {
			err = rows.Where("products.id = ANY(?)", array(worked)).Select("products.id, ("+sort.expression+") AS sort_value", sort.args...).Scan(&others).Error
			if err != nil {
				return nil, want.total, err
			}
		}
		direction, past := "ASC", ">"
		if want.descending {
			direction, past = "DESC", "<"
		}
		paid, paidArgs := listedAmount(s)
		listed := rows.Joins("JOIN product_prices pp ON pp.product_id = products.id AND pp.highest IS NOT NULL AND "+nowSQL, nowArgs(s)...).
			Where("NOT products.subscription_only").Order("pp.amount " + direction + ", pp.product_id " + direction)
		if len(worked) > 0 {
			listed = listed.Where("pp.product_id <> ALL(?)", array(worked))
		}
		from, to, _ := listBounds(s, f.PriceMin, f.PriceMax)
		if f.PriceMin != nil {
			listed = listed.Where("pp.highest >= ?", from)
		}
		if f.PriceMax != nil {
			listed = listed.Where("pp.amount <= ?", to)
		}
		listed = listed.Select("products.id, "+paid+" AS sort_value, pp.amount", paidArgs...).Session(&gorm.Session{})
		page := listed
		if behind := want.behind; behind != nil {
			page = page.Where("("+paid+", pp.product_id) "+past+" (?::numeric, ?)", slices.Concat(paidArgs, []any{behind.SortValue, behind.ID})...)
			page = beside(page, s, behind.SortValue, past)
			if s.Discount.IsZero() {
				exact, _ := behind.SortValue.Round(4, domain.HalfUp).Units(4)
				page = page.Where("(pp.amount, pp.product_id) "+past+" (?, ?)", exact, behind.ID)
			}
		}
		var found []listedKey
		if err := page.Limit(want.most).Scan(&found).Error; err != nil {
			return nil, want.total, err
		}
		if n := len(found); n == want.most && !s.Discount.IsZero() {
			// Prices that are equal after rounding are sorted by id.
			last := found[n-1]
			var same []listedKey
			turned := map[string]string{">": "<", "<": ">"}[past]
			err := beside(listed, s, last.SortValue, turned).Where("(pp.amount, pp.product_id) "+past+" (?, ?)", last.Amount, last.ID).
				Where(paid+" = ?::numeric", append(paidArgs, last.SortValue)...).Scan(&same).Error
			if err != nil {
				return nil, want.total, err
			}
			found = append(found, same...)
		}
		for _, key := range found {
			others = append(others, sortedKey{key.ID, key.SortValue})
		}
		return others, want.total, nil
	}
}

// listedKey is a sort key with the amount in product_prices from which the key was computed.
type listedKey struct {
	ID        int64
	SortValue domain.Amount
	Amount    int64
}

// beside restricts rows of product_prices, by an index, to rows whose price for the shopper is at least paid if past is
// ">", and otherwise at most paid.
func beside(rows *gorm.DB, s catalog.Shopper, paid domain.Amount, past string) *gorm.DB {
	from, to, ok := listBounds(s, &paid, &paid)
	switch {
	case !ok:
		return rows
	case past == ">":
		return rows.Where("pp.amount >= ?", from)
	}
	return rows.Where("pp.amount <= ?", to)
}

// sortedKey is the id of a product and its sort value.
type sortedKey struct {
	ID        int64
	SortValue domain.Amount
}

// wantedKeys requests the first keys of a list or, if behind is not nil, the first keys after behind. most is the
// maximum number of keys.
type wantedKeys struct {
	descending bool
	behind     *sortedKey
	most       int
	total      int64 // number of keys in the list; -1 means not counted yet
}

// readKeys reads keys of a list in any order: at least the wanted keys, and possibly other keys. It may also count the
// list.
type readKeys func(wantedKeys) (keys []sortedKey, total int64, err error)

// keyedPage is like page for a list of products whose keys are read separately. list contains the queries for the
// count.
func keyedPage(g *gorm.DB, list storefrontList, q listQuery, read readKeys) (domain.Page[listedProduct], error) {
	out := domain.Page[listedProduct]{Number: q.Number, Size: q.Size, Items: []listedProduct{}}
	if err := refuseDepth(q); err != nil {
		return out, err
	}
	skipped := (q.Number - 1) * q.Size
	want := wantedKeys{descending: strings.HasPrefix(q.Sort, "-"), total: -1}
	if q.Cursor != "" {
		c, err := q.position()
		if err != nil {
			return out, err
		}
		value, err := domain.ParseAmount(c.Value)
		if err != nil {
			return out, invalidCursor()
		}
		skipped, want.total, want.behind = 0, c.Total, &sortedKey{c.ID, value}
	}
	want.most = skipped + q.Size + 1
	keys, total, err := read(want)
	if err != nil {
		return out, err
	}
	compare := func(a, b sortedKey) int {
		n := a.SortValue.Cmp(b.SortValue)
		if n == 0 && a.ID != b.ID {
			if n = 1; a.ID < b.ID {
				n = -1
			}
		}
		if want.descending {
			return -n
		}
		return n
	}
	if behind := want.behind; behind != nil {
		keys = slices.DeleteFunc(keys, func(k sortedKey) bool { return compare(k, *behind) <= 0 })
	}
	slices.SortFunc(keys, compare)
	keys = keys[min(skipped, len(keys)):min(skipped+q.Size+1, len(keys))]
	ids, values := make([]int64, len(keys)), map[int64]string{}
	for i, k := range keys {
		ids[i], values[k.ID] = k.ID, k.SortValue.String()
	}
	if len(ids) > 0 {
		if err := g.Omit(append([]string{"sort_value"}, shopTexts...)...).Where("id = ANY(?)", array(ids)).Find(&out.Items).Error; err != nil {
			return out, err
		}
	}
	slices.SortFunc(out.Items, func(a, b listedProduct) int { return slices.Index(ids, a.ID) - slices.Index(ids, b.ID) })
	for i, item := range out.Items {
		out.Items[i].SortValue = values[item.ID]
	}
	return finish(g, list.counted(), q, out, total, listedValue)
}

func listedValue(row listedProduct, _ string) (int64, any) { return row.ID, row.SortValue }
