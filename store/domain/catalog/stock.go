package catalog

import (
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
)

// InventoryPolicy says what happens when nothing is left.
type InventoryPolicy string

const (
	Deny      InventoryPolicy = "DENY"      // nothing is sold below zero available
	Backorder InventoryPolicy = "BACKORDER" // sold on, up to the limit
)

// MaxStock bounds what is on hand of one variant.
const MaxStock = 1<<31 - 1

// Stock is what is there of a variant and what is promised of it, with the
// settings that limit a sale. OnHand and Reserved change only by the
// repository's conditional updates, never by writing a row back.
type Stock struct {
	VariantID      int64 `gorm:"primaryKey;autoIncrement:false"`
	StoreID        int64
	ProductID      int64
	Tracked        bool // false: a sale does not look at what is there
	Policy         InventoryPolicy
	BackorderLimit *int // how far below zero may be sold; nil: no limit
	LowThreshold   *int
	Withdrawn      bool // the variant was removed: nothing is sold any more
	OnHand         int
	Reserved       int
}

// Available is what is neither sold nor held; below zero only with BACKORDER.
func (s *Stock) Available() int { return s.OnHand - s.Reserved }

// For is the stock as whoever has reserved some of it has it: that is there for them.
func (s *Stock) For(held int) *Stock {
	own := *s
	own.Reserved -= held
	return &own
}

// Sellable is how many units can be sold now; unlimited says that there is no
// end to it.
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

// CanSell tells whether a quantity can be sold now.
func (s *Stock) CanSell(quantity int) bool {
	n, unlimited := s.Sellable()
	return unlimited || quantity <= n
}

// IsLow tells whether stock is at or below its threshold.
func (s *Stock) IsLow() bool {
	return s.Tracked && s.LowThreshold != nil && s.Available() <= *s.LowThreshold
}

// StockStatus sums up the stock of a product.
type StockStatus string

const (
	InStock    StockStatus = "IN_STOCK"
	LowStock   StockStatus = "LOW_STOCK"
	OutOfStock StockStatus = "OUT_OF_STOCK"
)

// StockStatusOf sums up the stock of a product's active variants. A variant
// that is not tracked, or sold on below zero, is never out of stock.
func StockStatusOf(stocks []*Stock) StockStatus {
	out, low := true, false
	for _, s := range stocks {
		out = out && !s.CanSell(1)
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

// StockMove is a quantity of a variant that an order reserves, gives back or
// ships.
type StockMove struct {
	VariantID int64
	Quantity  int    // above 0
	OrderID   int64  // what it is for; 0 without one
	Pointer   string // the member of the request that asked for it, for errors; may be empty
}

// Holding is a quantity of a variant that a cart has reserved.
type Holding struct {
	VariantID int64 `json:"variantId"`
	Quantity  int   `json:"quantity"`
}

// Moves are what is held, to be moved.
func Moves(held []Holding) []StockMove {
	var moves []StockMove
	for _, h := range held {
		moves = append(moves, StockMove{VariantID: h.VariantID, Quantity: h.Quantity})
	}
	return moves
}

// MovementKind says what changed a stock row.
type MovementKind string

const (
	StockOpened    MovementKind = "OPENED"
	StockAdjusted  MovementKind = "ADJUSTED"
	StockReserved  MovementKind = "RESERVED"
	StockReleased  MovementKind = "RELEASED"
	StockShipped   MovementKind = "SHIPPED"
	StockUnshipped MovementKind = "UNSHIPPED" // a cancelled shipment's
	StockRestocked MovementKind = "RESTOCKED" // came back with a refund
	StockUnstocked MovementKind = "UNSTOCKED" // that refund was voided
)

// StockAdjustment is one change of what is on hand, as it is asked for: by
// Delta or to OnHand, one of them.
type StockAdjustment struct {
	VariantID int64
	SKU       string // instead of the id
	Delta     *int
	OnHand    *int
	Expected  *int // refuse when the current value is another
}

// AdjustmentReason is why, with what is kept beside it.
type AdjustmentReason struct {
	Reason    string // RECEIVED, COUNTED, …
	Note      *string
	Reference *string
}

// StockMovement is a change of a stock row that has happened.
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

// Adjust says by how much what is on hand changes; at is the item's place in the
// request. The caller holds the stock rows, in the items' order; nil stands for
// a variant that is not there.
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

// fits tells whether a stock row is what the item is about.
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
	case s.Policy == Deny && after < int64(s.Reserved):
		refused.AddAs(domain.InsufficientStock, at, "%d are reserved.", s.Reserved)
	}
	return int(after) - s.OnHand
}
