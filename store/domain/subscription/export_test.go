package subscription

// For specs that hold the state tables.
var (
	Transitions        = transitions
	DunningTransitions = dunningTransitions
	RenewalTransitions = renewalTransitions
)
