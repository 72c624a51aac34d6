package domain

import "slices"

// Transitions is a state table: it maps each state to the states that may follow. A new row starts in the
// empty state or is created with a state. A status changes only through Move.
type Transitions[S ~string] map[S][]S

// Move sets *status if the table lists the move, otherwise it returns the error of Check. A move to
// the same state succeeds and changes nothing.
func (t Transitions[S]) Move(what string, status *S, to S) error {
	if err := t.Check(what, *status, to); err != nil {
		return err
	}
	*status = to
	return nil
}

// Must is Move for a move that follows from the rows and not from a request, so no caller could act on an
// error. It panics if the table does not list the move, which is a programming error.
func (t Transitions[S]) Must(what string, status *S, to S) {
	if err := t.Move(what, status, to); err != nil {
		panic("domain: " + err.Error())
	}
}

// Check returns an InvalidStateTransition error for a move that the table does not list. A move to the
// same state is allowed, but the caller must not create an event for it. The parameter what is the
// object's noun in the error.
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

// Instead describes in words how a status changed, for Event.Note.
func Instead[S ~string](now, was S) string { return string(now) + " instead of " + string(was) }
