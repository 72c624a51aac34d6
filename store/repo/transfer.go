package repo

import (
	"context"

	"gorm.io/gorm"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/customer"
	"github.com/storeplatform/storeplatform/store/domain/transfer"
)

// TransferByCommand returns the file that an earlier run of this request uploaded; nil means none.
func (r Reader) TransferByCommand(ctx context.Context) (*transfer.Transfer, error) {
	return optional(r.transfer(ctx, "command_id = ?", r.actor.CommandID))
}

// TransferOf returns the file that a task processes.
func (r Reader) TransferOf(ctx context.Context, taskID int64) (*transfer.Transfer, error) {
	return r.transfer(ctx, "integration_task_id = ?", taskID)
}

func (r Reader) transfer(ctx context.Context, where string, arg any) (t *transfer.Transfer, err error) {
	err = r.in(ctx, func(g *gorm.DB) error {
		t, err = take[transfer.Transfer](g, "file", where, arg)
		return err
	})
	return t, err
}

// LockTransfer reads and locks a file that a task processes.
func (tx *Tx) LockTransfer(ctx context.Context, id int64) (*transfer.Transfer, error) {
	return lock[transfer.Transfer](ctx, tx, "file", "id = ?", id)
}

// TransferAnswer is the response to one line of a file.
type TransferAnswer struct {
	Line   int
	Answer string
}

// AddTransferAnswers stores the responses to lines of a file.
func (tx *Tx) AddTransferAnswers(ctx context.Context, transferID int64, answers []TransferAnswer) error {
	if len(answers) == 0 {
		return nil
	}
	lines, texts := make([]int64, len(answers)), make([]string, len(answers))
	for i, a := range answers {
		lines[i], texts[i] = int64(a.Line), a.Answer
	}
	return classify(tx.on(ctx).Exec(`INSERT INTO transfer_answers (store_id, transfer_id, line, answer)
		SELECT ?, ?, a.* FROM unnest(?::int[], ?::text[]) AS a`, tx.actor.StoreID, transferID, array(lines), array(texts)).Error)
}

// TransferAnswers returns the first responses, by line, that are not yet stored with the result. The parameter most is
// their maximum number.
func (r Reader) TransferAnswers(ctx context.Context, transferID int64, most int) (answers []TransferAnswer, err error) {
	err = r.in(ctx, func(g *gorm.DB) error {
		return g.Raw("SELECT line, answer FROM transfer_answers WHERE transfer_id = ? ORDER BY line LIMIT ?", transferID, most).Scan(&answers).Error
	})
	return answers, err
}

// DropTransferAnswers deletes the responses to all lines up to the given line.
func (tx *Tx) DropTransferAnswers(ctx context.Context, transferID int64, line int) error {
	return classify(tx.on(ctx).Exec("DELETE FROM transfer_answers WHERE transfer_id = ? AND line <= ?", transferID, line).Error)
}

// DropTaskErrors deletes the refused rows of a task, before its work restarts.
func (tx *Tx) DropTaskErrors(ctx context.Context, taskID int64) error {
	return classify(tx.on(ctx).Exec("DELETE FROM integration_task_errors WHERE integration_task_id = ?", taskID).Error)
}

// ClaimTransfer claims an expired file that is no longer processed by a task; nil means none.
func (db *DB) ClaimTransfer(ctx context.Context) (t *transfer.Transfer, err error) {
	now, offset := db.now()
	var found []*transfer.Transfer
	err = db.platform(ctx, func(g *gorm.DB) error {
		return g.Raw(`UPDATE transfers SET lease_until = `+now+` + make_interval(secs => ?) WHERE (store_id, id) = (
			SELECT t.store_id, t.id FROM transfers t WHERE t.delete_on <= `+now+` AND (t.lease_until IS NULL OR t.lease_until <= `+now+`)
				AND NOT EXISTS (SELECT FROM integration_tasks i WHERE i.store_id = t.store_id AND i.id = t.integration_task_id AND i.due_on IS NOT NULL)
			ORDER BY t.delete_on LIMIT 1 FOR NO KEY UPDATE OF t SKIP LOCKED) RETURNING *`, offset, Lease.Seconds(), offset, offset).Scan(&found).Error
	})
	if err != nil || len(found) == 0 {
		return nil, err
	}
	return found[0], nil
}

// ForgetTransfer deletes the row of a file whose bytes are deleted.
func (tx *Tx) ForgetTransfer(ctx context.Context, id int64) error {
	return classify(tx.on(ctx).Exec("DELETE FROM transfers WHERE id = ?", id).Error)
}

const knownBy = "email = ANY(?) OR external_id = ANY(?)"

// CustomersKnownBy returns the store's customers who have one of the e-mail addresses or external ids, in any status.
func (r Reader) CustomersKnownBy(ctx context.Context, emails, externalIDs []string) (list []*customer.Customer, err error) {
	err = r.in(ctx, func(g *gorm.DB) error {
		return customers(g).Where(knownBy, array(emails), array(externalIDs)).Find(&list).Error
	})
	return list, err
}

// LockCustomersKnownBy is like CustomersKnownBy, and locks the customers until the transaction ends.
func (tx *Tx) LockCustomersKnownBy(ctx context.Context, emails, externalIDs []string) ([]*customer.Customer, error) {
	list, err := lockAll[customer.Customer](ctx, tx, knownBy, array(emails), array(externalIDs))
	if err != nil || len(list) == 0 {
		return list, err
	}
	ids := make([]int64, len(list))
	for i, c := range list {
		ids[i] = c.ID
	}
	var names []struct {
		ID                     int64
		AccountTypeName        string
		CommissionProviderName *string
		CommissionProviderID   *string
	}
	err = tx.on(ctx).Raw("SELECT id, "+accountTypeName+", "+commissionProviderName+", "+commissionProviderID+" FROM customers WHERE id = ANY(?) ORDER BY id", array(ids)).Scan(&names).Error
	for i, n := range names {
		list[i].AccountTypeName, list[i].CommissionProviderName, list[i].CommissionProviderID = n.AccountTypeName, n.CommissionProviderName, n.CommissionProviderID
	}
	return list, classify(err)
}

// Addresses returns a customer's active addresses, by id, without locking them.
func (r Reader) Addresses(ctx context.Context, customerID int64) (book customer.AddressBook, err error) {
	err = r.in(ctx, func(g *gorm.DB) error {
		return g.Where("customer_id = ? AND is_active", customerID).Order("id").Find((*[]*customer.CustomerAddress)(&book)).Error
	})
	return book, err
}

var _ domain.Entity = (*transfer.Transfer)(nil)
