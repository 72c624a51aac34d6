package repo

import (
	"context"
	"database/sql/driver"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"net"

	"github.com/jackc/pgx/v5/pgconn"
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"
	"gorm.io/gorm"

	"github.com/storeplatform/storeplatform/store/domain"
)

// unsent is the error for a statement that did not reach the server.
type unsent struct{}

func (unsent) Error() string     { return "no connection" }
func (unsent) SafeToRetry() bool { return true }

var _ = Describe("A database error", func() {
	pg := func(code string) error {
		return fmt.Errorf("saving: %w", &pgconn.PgError{Code: code, Message: "secret"})
	}

	DescribeTable("is reported with a code and, if a retry can help, a Retry-After", func(err error, code domain.Code, retryAfter int) {
		told := classify(err)
		e, ok := errors.AsType[*domain.Error](told)
		if code == domain.Internal {
			Expect(ok).To(BeFalse())
			Expect(told).To(MatchError(err))
			return
		}
		Expect(ok).To(BeTrue())
		Expect(e.Code).To(Equal(code))
		Expect(e.RetryAfter).To(Equal(retryAfter))
		Expect(e.Detail).NotTo(ContainSubstring("secret"))
		_, isFile := errors.AsType[*fs.PathError](told)
		Expect(isFile).To(BeFalse())
		Expect(errors.Is(told, err)).To(Equal(code != domain.NotFound), "the cause is kept for the log")
	},
		Entry("after a lost serialization race", pg("40001"), domain.Busy, 1),
		Entry("after a deadlock", pg("40P01"), domain.Busy, 1),
		Entry("after a lock that was not released in time", pg("55P03"), domain.Busy, 1),
		Entry("after a row for the default partition whose own partition was created meanwhile", pg("23514"), domain.Busy, 1),
		Entry("for a check without a rule", error(&pgconn.PgError{Code: "23514", ConstraintName: "nobody_named"}), domain.Internal, 0),
		Entry("after a statement that took too long", pg("57014"), domain.Unavailable, 2),
		Entry("while the server shuts down", pg("57P01"), domain.Unavailable, 2),
		Entry("after a crash of the server", pg("57P02"), domain.Unavailable, 2),
		Entry("while the server is starting", pg("57P03"), domain.Unavailable, 2),
		Entry("while the server has too many connections", pg("53300"), domain.Unavailable, 2),
		Entry("while the disk is full", pg("53100"), domain.Unavailable, 2),
		Entry("while the server lacks memory", pg("53200"), domain.Unavailable, 2),
		Entry("while the database is read-only", pg("25006"), domain.Unavailable, 2),
		Entry("for a value that cannot be stored", pg("22021"), domain.InvalidRequest, 0),
		Entry("for an unknown error code", pg("42P01"), domain.Internal, 0),
		Entry("for a constraint without a rule", error(&pgconn.PgError{Code: "23505", ConstraintName: "nobody_named"}), domain.Internal, 0),
		Entry("for a missing row", error(gorm.ErrRecordNotFound), domain.NotFound, 0),
		Entry("after the server closed the connection", fmt.Errorf("reading: %w", io.EOF), domain.Unavailable, 2),
		Entry("after a truncated response", fmt.Errorf("reading: %w", io.ErrUnexpectedEOF), domain.Unavailable, 2),
		Entry("after a broken connection", fmt.Errorf("reading: %w", driver.ErrBadConn), domain.Unavailable, 2),
		Entry("after a network failure", fmt.Errorf("reading: %w", &net.OpError{Op: "read", Err: errors.New("reset")}), domain.Unavailable, 2),
		Entry("after an expired deadline", fmt.Errorf("reading: %w", context.DeadlineExceeded), domain.Unavailable, 2),
		Entry("for a statement that was never sent", error(unsent{}), domain.Unavailable, 2),
		Entry("for a bug in this package", errors.New("repo: no sort key"), domain.Internal, 0),
	)

	It("becomes the error of the rule that the violated constraint enforces", func() {
		for name, rule := range constraints {
			Expect(classify(&pgconn.PgError{Code: "23505", ConstraintName: name})).To(BeIdenticalTo(rule))
		}
		Expect(constraints).NotTo(BeEmpty())
		ours := domain.Errorf(domain.InUse, "x")
		Expect(classify(ours)).To(BeIdenticalTo(ours))
		Expect(classify(nil)).To(Succeed())
	})
})
