package view

import (
	"github.com/storeplatform/storeplatform/gen/common"
	"github.com/storeplatform/storeplatform/store/domain"
)

// CouponRefusal converts the reason why a coupon does not apply.
func CouponRefusal(r *domain.CouponRefusal) common.CouponRefusal {
	return common.CouponRefusal{
		Code: r.Code, Reason: common.CouponRefusalReason(r.Reason), IsForAllItems: r.AllItems, CurrencyCode: NullText[common.CurrencyCode](string(r.Currency)),
		MinSubtotal: AmountOrNull(r.Currency, r.MinSubtotal), MissingSubtotal: AmountOrNull(r.Currency, r.MissingSubtotal),
		MinQuantity: CountOrNull(r.MinQuantity), MissingQuantity: CountOrNull(r.MissingQuantity),
	}
}
