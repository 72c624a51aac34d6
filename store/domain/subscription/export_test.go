package subscription

// For specs that hold the state tables.
var (
	Transitions        = transitions
	DunningTransitions = dunningTransitions
	RenewalTransitions = renewalTransitions
)

// Arrange and Allows are for specs that make states by hand.
func (s *Subscription) Arrange(c Calendar) { s.arrange(c) }

func (s *Subscription) Allows(a Action, r Rules) error { return s.allows(a, r) }
