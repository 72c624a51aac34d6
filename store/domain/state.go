package domain

import "slices"

// Transitions is a state table: from each state, the states that may follow.
// A status changes only through one.
type Transitions[S ~string] map[S][]S

// Check refuses a move that the table does not list. A move to the same state
// is allowed and means nothing: the caller sees to it that it fires no event.
func (t Transitions[S]) Check(what string, from, to S) error {
	if from == to || slices.Contains(t[from], to) {
		return nil
	}
	err := &Error{Code: InvalidStateTransition, From: string(from), To: string(to), Allowed: []string{}}
	for _, s := range t[from] {
		err.Allowed = append(err.Allowed, string(s))
	}
	err.Detail = "The " + what + " is " + string(from) + " and cannot become " + string(to) + "."
	return err
}
