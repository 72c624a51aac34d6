package domain

import (
	"database/sql/driver"
	"fmt"
	"time"
)

// Date is a day of the calendar, without an hour and without a place: in which
// time zone it is meant, whoever uses it knows. It counts the days since 1 January
// 1970, so dates compare, sort and subtract like numbers.
type Date int32

const dateLayout = "2006-01-02"

// DateOf is a day by its year, month and day.
func DateOf(year int, month time.Month, day int) Date {
	return DateAt(time.Date(year, month, day, 0, 0, 0, 0, time.UTC), time.UTC)
}

// DateAt is the day that a moment falls on in a time zone.
func DateAt(at time.Time, zone *time.Location) Date {
	y, m, d := at.In(zone).Date()
	return Date(time.Date(y, m, d, 0, 0, 0, 0, time.UTC).Unix() / secondsADay) // exact: midnight in UTC
}

const secondsADay = 24 * 60 * 60

// ParseDate reads a date as it stands on the wire: 2027-02-28.
func ParseDate(s string) (Date, error) {
	t, err := time.Parse(dateLayout, s)
	if err != nil {
		return 0, fmt.Errorf("domain: %q is no date", s)
	}
	return DateAt(t, time.UTC), nil
}

// Midnight is the beginning of the day in UTC.
func (d Date) Midnight() time.Time { return time.Unix(int64(d)*secondsADay, 0).UTC() }

// Calendar takes the date apart.
func (d Date) Calendar() (year int, month time.Month, day int) { return d.Midnight().Date() }

// Add is the date so many days later, or earlier for a negative number.
func (d Date) Add(days int) Date { return d + Date(days) }

// AddMonths is the same day of another month. A month that has no such day gives
// its last one; the day is then lost to whoever goes on from there.
func (d Date) AddMonths(n int) Date {
	_, _, day := d.Calendar()
	return d.InMonth(n, day)
}

// InMonth is a day of the month that lies n months after the date's; the last day
// where the month has no such day.
func (d Date) InMonth(n, day int) Date {
	year, month, _ := d.Calendar()
	first := time.Date(year, month+time.Month(n), 1, 0, 0, 0, 0, time.UTC)
	last := first.AddDate(0, 1, -1).Day()
	return DateAt(first, time.UTC).Add(min(day, last) - 1)
}

// Weekday is 1 on Monday to 7 on Sunday.
func (d Date) Weekday() int { return (int(d.Midnight().Weekday())+6)%7 + 1 }

// At is the first moment of the day at which clocks in a time zone show the hour
// or later: where clocks are set ahead over it the first moment behind, where they
// are set back the first of the two.
func (d Date) At(hour int, zone *time.Location) time.Time {
	shown := d.Midnight().Add(time.Duration(hour) * time.Hour)
	// No zone is a day and more away from UTC. From there on, one period of the
	// same difference to UTC follows the other.
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

// String is the date as it stands on the wire.
func (d Date) String() string { return d.Midnight().Format(dateLayout) }

// MarshalText and UnmarshalText are for dates inside stored JSON.
func (d Date) MarshalText() ([]byte, error) { return []byte(d.String()), nil }

// UnmarshalText is ParseDate.
func (d *Date) UnmarshalText(b []byte) (err error) {
	*d, err = ParseDate(string(b))
	return err
}

// Value is text, which PostgreSQL reads as DATE.
func (d Date) Value() (driver.Value, error) { return d.String(), nil }

// Scan reads DATE. NULL goes to *Date, not to Date.
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
