package catalog

import (
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
)

// InventoryPolicy determines whether sales continue when the stock is used up.
type InventoryPolicy string

const (
	Deny      InventoryPolicy = "DENY"      // no sale if Available would fall below zero
	Backorder InventoryPolicy = "BACKORDER" // sales continue below zero, up to BackorderLimit
)

// MaxStock is the maximum stock on hand of one variant.
const MaxStock = 1<<31 - 1

// Stock is the stock of a variant and its reservations, with the settings that limit sales. Only
// the repository's conditional updates change OnHand and Reserved; writing the row never does.
type Stock struct {
	VariantID      int64 `gorm:"primaryKey;autoIncrement:false"`
	StoreID        int64
	ProductID      int64
	Tracked        bool // false means that sales ignore the stock
	Policy         InventoryPolicy
	BackorderLimit *int // maximum units sold below zero; nil means no limit
	LowThreshold   *int
	Withdrawn      bool // the variant was removed and cannot be sold
	OnHand         int
	Reserved       int
}

// Available returns the units that are neither sold nor reserved. The result is negative if more units
// are reserved than are on hand. This happens with BACKORDER, after a count below the reserved units, or
// if the stock is not tracked.
func (s *Stock) Available() int { return s.OnHand - s.Reserved }

// For returns the stock as seen by a cart that holds units of it: a copy in which these units are not reserved.
func (s *Stock) For(held int) *Stock {
	own := *s
	own.Reserved -= held
	return &own
}

// Sellable returns the number of units that can be sold now. If unlimited is true, sales have no limit
// and quantity is 0.
func (s *Stock) Sellable() (quantity int, unlimited bool) {
	switch {
	case s.Withdrawn:
		return 0, false
	case !s.Tracked || s.Policy == Backorder && s.BackorderLimit == nil:
		return 0, true
	case s.Policy == Backorder:
		return max(0, s.Available()+*s.BackorderLimit), false
	}
	return max(0, s.Available()), false
}

// CanSell reports whether a quantity can be sold now.
func (s *Stock) CanSell(quantity int) bool {
	n, unlimited := s.Sellable()
	return unlimited || quantity <= n
}

// IsLow reports whether tracked stock is at or below its threshold.
func (s *Stock) IsLow() bool {
	return s.Tracked && s.LowThreshold != nil && s.Available() <= *s.LowThreshold
}

// StockStatus summarizes the stock of a product.
type StockStatus string

const (
	InStock    StockStatus = "IN_STOCK"
	LowStock   StockStatus = "LOW_STOCK"
	OutOfStock StockStatus = "OUT_OF_STOCK"
)

// StockStatusOf summarizes the stock of a product's active variants. The parameter least is the smallest
// quantity of an order line. A variant is never out of stock if its stock is not tracked or if backorders
// have no limit.
func StockStatusOf(stocks []*Stock, least int) StockStatus {
	out, low := true, false
	for _, s := range stocks {
		out = out && !s.CanSell(least)
		low = low || s.IsLow()
	}
	switch {
	case out:
		return OutOfStock
	case low:
		return LowStock
	}
	return InStock
}

// StockMove is a quantity of a variant that an order reserves, releases or ships.
type StockMove struct {
	VariantID int64
	Quantity  int    // above 0
	OrderID   int64  // order that causes the move; 0 means none
	Pointer   string // pointer of the field that requested the move, for errors; may be empty
}

// Surplus returns the number of units of a removed variant that are not reserved for an order. These
// units can no longer be sold.
func (s *Stock) Surplus() int {
	if !s.Withdrawn || !s.Tracked {
		return 0
	}
	return max(0, s.Available())
}

// Holding is a quantity of a variant that a cart reserves.
type Holding struct {
	VariantID int64 `json:"variantId"`
	Quantity  int   `json:"quantity"`
}

// Moves returns a stock move for each holding.
func Moves(held []Holding) []StockMove {
	var moves []StockMove
	for _, h := range held {
		moves = append(moves, StockMove{VariantID: h.VariantID, Quantity: h.Quantity})
	}
	return moves
}

// MovementKind is the cause of a change to a stock row.
type MovementKind string

const (
	StockOpened     MovementKind = "OPENED"
	StockAdjusted   MovementKind = "ADJUSTED"
	StockReserved   MovementKind = "RESERVED"
	StockReleased   MovementKind = "RELEASED"
	StockShipped    MovementKind = "SHIPPED"
	StockUnshipped  MovementKind = "UNSHIPPED"   // units of a canceled shipment
	StockRestocked  MovementKind = "RESTOCKED"   // returned with a refund
	StockUnstocked  MovementKind = "UNSTOCKED"   // the refund was voided
	StockWrittenOff MovementKind = "WRITTEN_OFF" // reserved units of a canceled order
)

// StockAdjustment is a requested change to the stock on hand: by Delta, or to the count OnHand.
type StockAdjustment struct {
	VariantID int64
	SKU       string // instead of VariantID
	Delta     *int
	OnHand    *int
	Expected  *int // rejects the change if the current value differs
}

// AdjustmentReason is the reason for an adjustment, together with other data stored with it.
type AdjustmentReason struct {
	Reason    string // RECEIVED, COUNTED, …
	Note      *string
	Reference *string
}

// StockMovement is the record of a change to a stock row.
type StockMovement struct {
	ID             int64
	StoreID        int64
	CreatedOn      time.Time
	VariantID      int64
	ProductID      int64
	SKU            string
	Kind           MovementKind
	OnHandChange   int
	ReservedChange int
	OnHand         int
	Reserved       int
	Reason         string
	Note           *string
	Reference      *string
}

// Adjust returns the change to the stock on hand for each item. A count may be below the reserved units, because
// InventoryPolicy limits sales but not the physical stock. The caller must have locked the stock rows. stocks has one
// entry per item; nil means that the variant does not exist.
func Adjust(items []StockAdjustment, stocks []*Stock) ([]int, error) {
	var refused, stale domain.Refusals
	changes := make([]int, len(items))
	seen := map[int64]bool{}
	for i, item := range items {
		at := "/items/" + domain.Itoa(i)
		if s := stocks[i]; item.fits(s, seen, at, &refused) {
			seen[s.VariantID] = true
			changes[i] = item.change(s, at, &refused, &stale)
		}
	}
	if err := refused.Err(); err != nil {
		return nil, err
	}
	return changes, stale.Err()
}

// fits reports whether an item is valid and its stock row can be adjusted.
func (item StockAdjustment) fits(s *Stock, seen map[int64]bool, at string, refused *domain.Refusals) bool {
	switch {
	case (item.VariantID == 0) == (item.SKU == ""):
		refused.Add(at, "Name the variant by exactly one of variantId and sku.")
	case (item.Delta == nil) == (item.OnHand == nil):
		refused.Add(at, "Give exactly one of delta and stockOnHand.")
	case s == nil || s.Withdrawn:
		refused.Add(at, "There is no such variant.")
	case seen[s.VariantID]:
		refused.Add(at, "The variant occurs twice.")
	case !s.Tracked:
		refused.AddAs(domain.UnsupportedOperation, at, "The variant does not track inventory.")
	default:
		return true
	}
	return false
}

func (item StockAdjustment) change(s *Stock, at string, refused, stale *domain.Refusals) int {
	after := int64(s.OnHand)
	if item.OnHand != nil {
		after = int64(*item.OnHand)
	} else {
		after += int64(*item.Delta)
	}
	switch {
	case item.Expected != nil && *item.Expected != s.OnHand:
		stale.AddAs(domain.VersionConflict, at+"/expectedStockOnHand", "The stock on hand is %d.", s.OnHand)
	case after < 0:
		refused.AddAs(domain.InsufficientStock, at, "Only %d are on hand.", s.OnHand)
	case after > MaxStock:
		refused.Add(at, "At most %d can be on hand.", MaxStock)
	}
	return int(after) - s.OnHand
}
