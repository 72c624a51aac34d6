package value

import (
	"context"
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/value"
)

// Liability returns the value that the store owes, for each day in [from, to). Days begin in the store's time zone.
func (s *Service) Liability(ctx context.Context, actor domain.Actor, from, to domain.Date) ([]value.LiabilityGroup, error) {
	if err := value.CheckLiabilityPeriod(from, to); err != nil {
		return nil, err
	}
	snapshot, err := s.Read(ctx, actor)
	if err != nil {
		return nil, err
	}
	defer snapshot.Close()
	store, err := snapshot.Store(ctx)
	if err != nil {
		return nil, err
	}
	zone := store.Location()
	start := func(d domain.Date) time.Time {
		year, month, day := d.Calendar()
		return time.Date(year, month, day, 0, 0, 0, 0, zone)
	}
	movements, err := snapshot.StoredValueMovements(ctx, start(from), start(to), zone.String())
	return value.Liability(movements), err
}
