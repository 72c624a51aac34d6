package returns

// Obstacle is the reason why a buyer cannot return a line. New values may be added.
type Obstacle string

const (
	NotOffered      Obstacle = "NOT_OFFERED"      // the store offers no returns of this kind
	NotShipped      Obstacle = "NOT_SHIPPED"      // no unit of the line has been shipped
	AlreadyReturned Obstacle = "ALREADY_RETURNED" // all shipped units of the line have come back
	AlreadyClaimed  Obstacle = "ALREADY_CLAIMED"  // another return claims the units
	Excluded        Obstacle = "EXCLUDED"         // the policy excludes the product
	WindowClosed    Obstacle = "WINDOW_CLOSED"
)
