package domain

import "slices"

// Transitions is a state table: from each state, the states that may follow. A
// row starts in one of the states that follow the empty one, or is made in it.
// A status changes only through Move.
type Transitions[S ~string] map[S][]S

// Move sets a status, when the table lists the move. A move to the same state
// succeeds and changes nothing.
func (t Transitions[S]) Move(what string, status *S, to S) error {
	if err := t.Check(what, *status, to); err != nil {
		return err
	}
	*status = to
	return nil
}

// Must is Move for a move that follows from the rows themselves, so that nobody
// can be told about a refusal: a move that the table does not list is a
// programming error, and panics.
func (t Transitions[S]) Must(what string, status *S, to S) {
	if err := t.Move(what, status, to); err != nil {
		panic("domain: " + err.Error())
	}
}

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

// Instead says in words that a status changed.
func Instead[S ~string](now, was S) string { return string(now) + " instead of " + string(was) }
