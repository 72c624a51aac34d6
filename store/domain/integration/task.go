// Package integration contains the rules for work with outside systems: tasks, the logs of calls,
// and notifications.
package integration

import (
	"slices"
	"time"

	"github.com/google/uuid"

	"github.com/storeplatform/storeplatform/store/domain"
)

// Integration is a kind of outside system.
type Integration string

const (
	Payment    Integration = "PAYMENT"
	Tax        Integration = "TAX"
	Shipping   Integration = "SHIPPING"
	Commission Integration = "COMMISSION"
	Email      Integration = "EMAIL"
	Webhook    Integration = "WEBHOOK"
	Import     Integration = "IMPORT"
	Sync       Integration = "SYNC"
	Domain     Integration = "DOMAIN" // DNS records and files with which stores prove that they own a domain
)

// TaskType names the work of a task. New values may be added.
type TaskType string

const (
	// OrderPaymentSync fetches the state of an order's open payments from their payment services.
	OrderPaymentSync TaskType = "ORDER_PAYMENT_SYNC"
	// TaxReport reports charged or refunded taxes to the tax service.
	TaxReport TaskType = "TAX_REPORT"
	// CommissionCustomerSync sends the data of one customer, or of all customers, to the
	// commission service.
	CommissionCustomerSync TaskType = "COMMISSION_CUSTOMER_SYNC"
	// CommissionOrderSync reports a sale or its reversal to the commission service.
	CommissionOrderSync TaskType = "COMMISSION_ORDER_SYNC"
	// OrderPlatformSync reports an order to the platform that created its checkout.
	OrderPlatformSync TaskType = "ORDER_PLATFORM_SYNC"
	// The following types of tasks process files: see transfer.Kind.
	CustomerImport TaskType = "CUSTOMER_IMPORT"
	PriceBulk      TaskType = "PRICE_BULK"
	StockBulk      TaskType = "STOCK_BULK"
	ProductBulk    TaskType = "PRODUCT_BULK"
)

// TaskStatus is the state of a task.
type TaskStatus string

const (
	TaskQueued    TaskStatus = "QUEUED"
	TaskRunning   TaskStatus = "RUNNING"
	TaskSucceeded TaskStatus = "SUCCEEDED"
	TaskRetrying  TaskStatus = "RETRYING" // failed; a retry is scheduled
	TaskFailed    TaskStatus = "FAILED"
	TaskCancelled TaskStatus = "CANCELLED"
)

var taskTransitions = domain.Transitions[TaskStatus]{
	TaskQueued:    {TaskRunning, TaskCancelled},
	TaskRunning:   {TaskSucceeded, TaskRetrying, TaskFailed, TaskCancelled},
	TaskRetrying:  {TaskRunning, TaskCancelled},
	TaskFailed:    {TaskQueued},
	TaskCancelled: {TaskQueued},
}

const (
	// TaskRetention is how long an ended task is stored.
	TaskRetention = 90 * 24 * time.Hour
	// MaxTaskErrors is the maximum number of a file's row errors that a task keeps.
	MaxTaskErrors = 1000
	// maxError is the maximum length of an error, in characters.
	maxError = 2000
)

// taskWaits contains the delays between attempts. A task with PatientAttempts repeats the last delay.
var taskWaits = []time.Duration{
	30 * time.Second, 2 * time.Minute, 5 * time.Minute, 15 * time.Minute, 30 * time.Minute, time.Hour, 2 * time.Hour,
}

// IntegrationTask is work with an outside system, or other long work. The transaction that needs the work
// stores the task, and a job runs it after the commit.
type IntegrationTask struct {
	domain.Row
	TaskType     TaskType
	Integration  Integration
	ProviderCode string // empty means that the task has no provider
	ObjectType   string // empty means that the task is about no object
	ObjectID     string
	Status       TaskStatus
	Attempts     int // number of started attempts, including a running attempt
	MaxAttempts  int
	DueOn        *time.Time // nil means the task has ended
	// ClaimedUntil is the end of the lease of the process that runs the task, and RunID is the id of
	// that run. Another run begins only after this run has ended or was interrupted.
	ClaimedUntil    *time.Time `audit:"-"`
	RunID           *uuid.UUID `audit:"-"`
	CancelRequested bool       // the task stops after its current step
	LastError       string
	// LiveKey is unique among the store's unfinished tasks; empty means that any number of such tasks may
	// exist.
	LiveKey   string
	Payload   string    // JSON: the input of the work; shown to administrators, without secrets
	State     string    `audit:"-"` // JSON: the position at which the worker continues; empty at the start
	Progress  *Progress `gorm:"serializer:json" audit:"-"`
	CommandID uuid.UUID `audit:"-"` // id of the request that last created, retried or canceled the task

	StartedOn  *time.Time
	FinishedOn *time.Time

	Errors    []TaskError `gorm:"-"`
	LastLogID *int64      `gorm:"-"` // the task's newest call to an outside system
}

// Progress counts the rows that a task has processed.
type Progress struct {
	Total      *int `json:"total"` // nil means unknown
	Processed  int  `json:"processed"`
	Failed     int  `json:"failed"`
	Skipped    int  `json:"skipped,omitempty"`    // rows of an import that its options exclude from changes
	Incomplete int  `json:"incomplete,omitempty"` // rows that an import accepted without one of their fields
}

// Plus returns the progress after the rows that done counts. The field Total of done is unused.
func (p Progress) Plus(done Progress) Progress {
	p.Processed, p.Failed, p.Skipped, p.Incomplete = p.Processed+done.Processed, p.Failed+done.Failed, p.Skipped+done.Skipped, p.Incomplete+done.Incomplete
	return p
}

// TaskError is a rejected row of a file, or a field that was omitted from an imported row.
type TaskError struct {
	Row     int
	RowKept bool   // the row was imported without this column
	Column  string // empty means that the error concerns the whole row
	Code    string
	Message string
}

// Work is the input of a new task.
type Work struct {
	TaskType     TaskType
	Integration  Integration
	ProviderCode string
	ObjectType   string
	ObjectID     string
	LiveKey      string // see IntegrationTask.LiveKey
	Payload      string // JSON without secrets
	Progress     *Progress
	// Attempts is the maximum number of attempts. 0 means one more than the delays in taskWaits, which
	// takes about four hours.
	Attempts int
}

// PatientAttempts is the number of attempts for work that must survive a day without the outside
// system.
const PatientAttempts = 24

// NewTask returns a queued task.
func NewTask(w Work, actor domain.Actor, now time.Time) *IntegrationTask {
	if w.Attempts == 0 {
		w.Attempts = len(taskWaits) + 1
	}
	return &IntegrationTask{
		TaskType: w.TaskType, Integration: w.Integration, ProviderCode: w.ProviderCode, ObjectType: w.ObjectType, ObjectID: w.ObjectID,
		Status: TaskQueued, MaxAttempts: w.Attempts, DueOn: &now, LiveKey: w.LiveKey, Payload: w.Payload, Progress: w.Progress, CommandID: actor.CommandID,
	}
}

// Begin assigns the task to a run, and reports whether the run must do the work. Begin ends a canceled
// task, and a task whose attempts were all interrupted.
func (t *IntegrationTask) Begin(run uuid.UUID, now time.Time) (works bool) {
	if t.Status != TaskQueued && t.Status != TaskRetrying && t.Status != TaskRunning {
		return false
	}
	interrupted := t.RunID != nil
	switch {
	case t.CancelRequested:
		t.end(TaskCancelled, now)
		return false
	case interrupted && t.Attempts >= t.MaxAttempts:
		t.LastError = "It was interrupted each time."
		t.end(TaskFailed, now)
		return false
	}
	if interrupted || t.Status != TaskRunning {
		t.Attempts++
	}
	taskTransitions.Must("task", &t.Status, TaskRunning)
	if t.RunID = &run; t.StartedOn == nil {
		t.StartedOn = &now
	}
	return true
}

// Has reports whether the run still owns the task.
func (t *IntegrationTask) Has(run uuid.UUID) bool {
	return t.Status == TaskRunning && t.RunID != nil && *t.RunID == run
}

// Succeed ends a completed task, even if its cancellation was requested in the meantime.
func (t *IntegrationTask) Succeed(now time.Time) {
	t.LastError = ""
	t.end(TaskSucceeded, now)
}

// Stop ends a task that was canceled while it ran.
func (t *IntegrationTask) Stop(now time.Time) { t.end(TaskCancelled, now) }

// Yield releases a task that has more work. A later run continues the same attempt.
func (t *IntegrationTask) Yield(now time.Time) {
	t.RunID, t.ClaimedUntil, t.DueOn = nil, nil, &now
}

// Fail records a failed attempt. After a temporary failure the task is retried if attempts are left;
// otherwise it fails.
func (t *IntegrationTask) Fail(why string, temporary bool, now time.Time) {
	if r := []rune(why); len(r) > maxError {
		why = string(r[:maxError-1]) + "…"
	}
	t.LastError = why
	switch {
	case t.CancelRequested:
		t.end(TaskCancelled, now)
	case temporary && t.Attempts < t.MaxAttempts:
		taskTransitions.Must("task", &t.Status, TaskRetrying)
		t.Yield(now.Add(taskWaits[min(max(t.Attempts, 1), len(taskWaits))-1]))
	default:
		t.end(TaskFailed, now)
	}
}

func (t *IntegrationTask) end(as TaskStatus, now time.Time) {
	taskTransitions.Must("task", &t.Status, as)
	t.DueOn, t.ClaimedUntil, t.RunID, t.CancelRequested, t.FinishedOn = nil, nil, nil, false, &now
}

// Ended reports whether the task is finished, failed or canceled.
func (t *IntegrationTask) Ended() bool { return t.DueOn == nil }

// busy reports whether a process is running the task.
func (t *IntegrationTask) busy(now time.Time) bool {
	return t.RunID != nil && t.ClaimedUntil != nil && t.ClaimedUntil.After(now)
}

// Answer is the result of an action on one task of several.
type Answer struct {
	TaskID int64
	Done   bool
	Reason string // reason why the action was not taken
}

// NoSuchTask is the reason for an unknown id.
const NoSuchTask = string(domain.NotFound)

// DoubleTask is the reason for not retrying a task whose work another task is already doing.
const DoubleTask = string(domain.AlreadyExists)

// Retry queues a failed or canceled task and allows the full number of attempts again. A repeated request
// succeeds without changing anything.
func (t *IntegrationTask) Retry(actor domain.Actor, now time.Time) (changed bool, answer Answer) {
	answer.TaskID = t.ID
	if t.CommandID == actor.CommandID {
		answer.Done = true
		return false, answer
	}
	if !slices.Contains(t.AllowedActions(), TaskRetry) {
		answer.Reason = string(t.Status)
		return false, answer
	}
	taskTransitions.Must("task", &t.Status, TaskQueued)
	t.Attempts, t.DueOn, t.FinishedOn, t.CommandID = 0, &now, nil, actor.CommandID
	answer.Done = true
	return true, answer
}

// Cancel ends a waiting task, or makes a running task stop after its current step. A repeated request
// succeeds without changing anything.
func (t *IntegrationTask) Cancel(actor domain.Actor, now time.Time) (changed bool, answer Answer) {
	answer.TaskID = t.ID
	if t.CommandID == actor.CommandID && (t.CancelRequested || t.Status == TaskCancelled) {
		answer.Done = true
		return false, answer
	}
	if t.Ended() {
		answer.Reason = string(t.Status)
		return false, answer
	}
	answer.Done = true
	if t.CancelRequested {
		return false, answer
	}
	t.CommandID = actor.CommandID
	if t.busy(now) {
		t.CancelRequested = true
		return true, answer
	}
	t.end(TaskCancelled, now)
	return true, answer
}

// TaskAction is an action that a user can take on a task.
type TaskAction string

const (
	TaskRetry  TaskAction = "RETRY"
	TaskCancel TaskAction = "CANCEL"
)

// AllowedActions returns the actions that the task's current state allows.
func (t *IntegrationTask) AllowedActions() []TaskAction {
	switch {
	case t.Status == TaskFailed, t.Status == TaskCancelled:
		return []TaskAction{TaskRetry}
	case !t.Ended() && !t.CancelRequested:
		return []TaskAction{TaskCancel}
	}
	return []TaskAction{}
}

// TaskFilter narrows a list of tasks. A zero field does not filter.
type TaskFilter struct {
	Search                                string
	Status                                []TaskStatus
	TaskType                              string
	Integration                           []Integration
	ProviderCode                          string
	ObjectType, ObjectID                  []string
	CreatedFrom, CreatedTo, ModifiedSince *time.Time
}
