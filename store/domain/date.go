package domain

import (
	"database/sql/driver"
	"fmt"
	"time"
)

// Date is a calendar day. It contains neither a time of day nor a time zone; the caller knows the zone.
// It counts the days since 1 January 1970, so dates compare, sort and subtract like numbers.
type Date int32

const dateLayout = "2006-01-02"

// DateOf returns the date of a year, month and day. Values out of range are normalized as
// in time.Date.
func DateOf(year int, month time.Month, day int) Date {
	return DateAt(time.Date(year, month, day, 0, 0, 0, 0, time.UTC), time.UTC)
}

// DateAt returns the date of a moment in a time zone.
func DateAt(at time.Time, zone *time.Location) Date {
	y, m, d := at.In(zone).Date()
	return Date(time.Date(y, m, d, 0, 0, 0, 0, time.UTC).Unix() / secondsADay) // exact: midnight in UTC
}

const secondsADay = 24 * 60 * 60

// ParseDate parses a date in the API's format: 2027-02-28.
func ParseDate(s string) (Date, error) {
	t, err := time.Parse(dateLayout, s)
	if err != nil {
		return 0, fmt.Errorf("domain: %q is no date", s)
	}
	return DateAt(t, time.UTC), nil
}

// Midnight returns the start of the day in UTC.
func (d Date) Midnight() time.Time { return time.Unix(int64(d)*secondsADay, 0).UTC() }

// Calendar returns the year, month and day of the date.
func (d Date) Calendar() (year int, month time.Month, day int) { return d.Midnight().Date() }

// Add returns the date that is days later, or earlier if days is negative.
func (d Date) Add(days int) Date { return d + Date(days) }

// AddMonths returns the same day n months later. If that month has no such day, it returns the
// month's last day. Adding months to the result does not restore the original day.
func (d Date) AddMonths(n int) Date {
	_, _, day := d.Calendar()
	return d.InMonth(n, day)
}

// InMonth returns the given day of the month that is n months after the date's month, or that
// month's last day if it has no such day.
func (d Date) InMonth(n, day int) Date {
	year, month, _ := d.Calendar()
	first := time.Date(year, month+time.Month(n), 1, 0, 0, 0, 0, time.UTC)
	last := first.AddDate(0, 1, -1).Day()
	return DateAt(first, time.UTC).Add(min(day, last) - 1)
}

// Weekday returns 1 for Monday to 7 for Sunday.
func (d Date) Weekday() int { return (int(d.Midnight().Weekday())+6)%7 + 1 }

// At returns, in UTC, the first moment of the day at which clocks in a time zone show the hour or later.
// If clocks skip the hour, this is the first moment after the gap. If clocks show the hour twice, the
// result is the first of the two moments.
func (d Date) At(hour int, zone *time.Location) time.Time {
	shown := d.Midnight().Add(time.Duration(hour) * time.Hour)
	// Every zone is less than a day away from UTC, so start one day early and walk the
	// zone's periods of constant UTC offset.
	for from := shown.Add(-secondsADay * time.Second).In(zone); ; {
		_, offset := from.Zone()
		at := shown.Add(-time.Duration(offset) * time.Second)
		if at.Before(from) {
			at = from
		}
		_, end := from.ZoneBounds()
		if end.IsZero() || at.Before(end) {
			return at.UTC()
		}
		from = end
	}
}

// String returns the date in the API's format.
func (d Date) String() string { return d.Midnight().Format(dateLayout) }

// MarshalText returns the date as text, for stored JSON.
func (d Date) MarshalText() ([]byte, error) { return []byte(d.String()), nil }

// UnmarshalText parses a date as ParseDate does.
func (d *Date) UnmarshalText(b []byte) (err error) {
	*d, err = ParseDate(string(b))
	return err
}

// Value returns the date as text, which PostgreSQL converts to DATE.
func (d Date) Value() (driver.Value, error) { return d.String(), nil }

// Scan reads a DATE. NULL is an error: nullable columns need a *Date.
func (d *Date) Scan(src any) (err error) {
	switch v := src.(type) {
	case time.Time:
		*d = DateAt(v, v.Location())
	case string:
		*d, err = ParseDate(v)
	case []byte:
		*d, err = ParseDate(string(v))
	default:
		return fmt.Errorf("domain: cannot read a date from %T", src)
	}
	return err
}
