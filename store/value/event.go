package value

import (
	"context"

	"github.com/storeplatform/storeplatform/store/command"
	"github.com/storeplatform/storeplatform/store/domain"
)

// ReportChanges returns the events of all stored value that the transaction has changed. Every commit runs it after the
// other steps, so no command and no step can change a balance or a card's status without its event. It runs no
// statement.
func ReportChanges(_ context.Context, t *command.Tx, _ []domain.Event) (events []domain.Event, err error) {
	for _, h := range t.StoredValue() {
		events = append(events, h.Events()...)
	}
	return events, nil
}
