package subscription

import "github.com/storeplatform/storeplatform/store/domain"

// For specs that hold the state tables.
var (
	Transitions        = transitions
	DunningTransitions = dunningTransitions
	RenewalTransitions = renewalTransitions
)

// Arrange and Allows are for specs that make states by hand.
func (s *Subscription) Arrange(c Calendar) { s.arrange(c) }

// Advance is for specs that go on to later renewals, behind a day.
func (s *Subscription) Advance(behind domain.Date, c Calendar) {
	s.advance()
	s.catchUp(domain.Event{}, behind, c)
}

func (s *Subscription) Allows(a Action, r Rules) error { return s.allows(a, r) }
