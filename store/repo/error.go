package repo

import (
	"database/sql/driver"
	"errors"
	"io"
	"net"
	"strings"

	"github.com/jackc/pgx/v5/pgconn"
	"gorm.io/gorm"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/scoped"
)

// constraints maps the names of constraints to errors. Each constraint is named after the rule that it enforces, so the
// code never reads PostgreSQL's message.
var constraints = map[string]error{}

// guards adds the constraints of a file's objects to constraints. Each file calls it once.
func guards(named map[string]error) bool {
	for name, err := range named {
		constraints[name] = err
	}
	return true
}

// taken returns the error of a unique constraint. pointer names the field of the request.
func taken(pointer, detail string) error {
	return &domain.Error{Code: domain.AlreadyExists, Detail: detail,
		Fields: []domain.Field{{In: "body", Pointer: pointer, Code: string(domain.AlreadyExists), Detail: detail}}}
}

// classify converts a database error to the error that a caller may see. It returns errors of package domain unchanged;
// unknown errors become internal errors.
func classify(err error) error {
	if err == nil {
		return nil
	}
	if _, ours := errors.AsType[*domain.Error](err); ours {
		return err
	}
	if errors.Is(err, gorm.ErrRecordNotFound) {
		return domain.Missing("object")
	}
	if errors.Is(err, scoped.ErrNoConnection) {
		return unavailable{err}
	}
	pg, ok := errors.AsType[*pgconn.PgError](err)
	if !ok {
		// A server that shuts down immediately closes the connection without a message.
		gone := errors.Is(err, io.EOF) || errors.Is(err, io.ErrUnexpectedEOF) || errors.Is(err, driver.ErrBadConn)
		if _, network := errors.AsType[net.Error](err); network || gone || pgconn.SafeToRetry(err) { // context.DeadlineExceeded is a net.Error
			return unavailable{err}
		}
		return err
	}
	if known, found := constraints[pg.ConstraintName]; found {
		return known
	}
	switch pg.Code {
	case "40001", "40P01", "55P03": // serialization, deadlock, lock timeout
		return busy{err}
	case "23514": // without a constraint: the row went to the default partition while the job created its own partition
		if pg.ConstraintName == "" {
			return busy{err}
		}
	case "57014", "57P01", "57P02", "57P03", "53300", "53100", "53200", "25006": // canceled, shutting down, too many connections, disk or memory full, read-only
		return unavailable{err}
	}
	if strings.HasPrefix(pg.Code, "22") { // the contract permits the value, but PostgreSQL cannot store it
		return errors.Join(domain.Errorf(domain.InvalidRequest, "A value of the request cannot be stored."), err)
	}
	return err
}

// busy and unavailable keep the cause for the log and show callers only an error code.
type busy struct{ cause error }

func (e busy) Error() string { return "busy: " + e.cause.Error() }
func (e busy) Unwrap() error { return e.cause }
func (e busy) As(target any) bool {
	return as(target, &domain.Error{Code: domain.Busy, Detail: "Too much happens to this object at once. Try again.", RetryAfter: 1})
}

type unavailable struct{ cause error }

func (e unavailable) Error() string { return "unavailable: " + e.cause.Error() }
func (e unavailable) Unwrap() error { return e.cause }
func (e unavailable) As(target any) bool {
	return as(target, &domain.Error{Code: domain.Unavailable, Detail: "The service cannot reach its database in time. Try again.", RetryAfter: 2})
}

// Away reports whether an error means that the database did not respond in time or accepted no changes.
func Away(err error) bool {
	_, away := errors.AsType[unavailable](err)
	return away
}

func as(target any, e *domain.Error) bool {
	p, ok := target.(**domain.Error)
	if ok {
		*p = e
	}
	return ok
}

// optional returns nil instead of a not_found error.
func optional[T any](v *T, err error) (*T, error) {
	if domain.CodeOf(err) == domain.NotFound {
		return nil, nil
	}
	return v, err
}
