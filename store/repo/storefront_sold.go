package repo

import "github.com/storeplatform/storeplatform/store/domain"

// bySold reads the keys of a list sorted by units sold. If few products match, it looks up and sorts these products. If
// many products match, it reads the index of sold units until it has enough keys. PostgreSQL underestimates how many
// products match, so bySold does not leave this choice to PostgreSQL.
func bySold(list storefrontList) readKeys {
	rows := list.rows
	return func(want wantedKeys) (keys []sortedKey, total int64, err error) {
		if total = want.total; total <= domain.ExactCount {
			var few []int64
			for _, part := range list.counted() {
				if len(few) > domain.ExactCount {
					break
				}
				few = nil
				if err := part.Select("products.id").Limit(domain.ExactCount + 1).Scan(&few).Error; err != nil {
					return nil, total, err
				}
			}
			if total < 0 {
				total = int64(len(few))
			}
			if len(few) <= domain.ExactCount {
				err := clean(rows).Raw("SELECT product_id AS id, units AS sort_value FROM product_units_sold WHERE product_id = ANY(?)", array(few)).Scan(&keys).Error
				return keys, total, err
			}
		}
		direction, past := "ASC", ">"
		if want.descending {
			direction, past = "DESC", "<"
		}
		behind, args := "true", []any{rows.Select("products.id").Where("products.id = sold.product_id").Limit(1)} // checks one product at a time
		if want.behind != nil {
			units, _ := want.behind.SortValue.Units(0)
			behind, args = "(sold.units, sold.product_id) "+past+" (?, ?)", append(args, units, want.behind.ID)
		}
		err = clean(rows).Raw(`SELECT products.id, sold.units AS sort_value FROM product_units_sold sold CROSS JOIN LATERAL (?) products
			WHERE `+behind+` ORDER BY sold.units `+direction+`, sold.product_id `+direction+` LIMIT ?`, append(args, want.most)...).Scan(&keys).Error
		return keys, total, err
	}
}
