package subscription

import "github.com/storeplatform/storeplatform/store/domain"

// These variables let specs check the state tables.
var (
	Transitions        = transitions
	DunningTransitions = dunningTransitions
	RenewalTransitions = renewalTransitions
)

// Arrange and Allows let specs call arrange and allows.
func (s *Subscription) Arrange(c Calendar) { s.arrange(c) }

// Advance lets specs call advance as if the next date were the given day.
func (s *Subscription) Advance(behind domain.Date, c Calendar) {
	s.advance()
	s.catchUp(domain.Event{}, behind, c)
}

func (s *Subscription) Allows(a Action, r Rules) error { return s.allows(a, r) }
