// Package integration says what is true of work with the outside: the tasks that
// stand for it.
package integration

import (
	"slices"
	"strings"
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
	Domain     Integration = "DOMAIN" // what others publish under a name that they own
)

// TaskType is what a task does. The set grows.
type TaskType string

const (
	// OrderPaymentSync asks the payment services of an order for what is open of it.
	OrderPaymentSync TaskType = "ORDER_PAYMENT_SYNC"
	// TaxReport tells the tax service what was charged, or given back.
	TaxReport TaskType = "TAX_REPORT"
	// CommissionCustomerSync tells the commission service who a customer is, or who all of
	// them are.
	CommissionCustomerSync TaskType = "COMMISSION_CUSTOMER_SYNC"
	// CommissionOrderSync tells the commission service what was sold, or taken back.
	CommissionOrderSync TaskType = "COMMISSION_ORDER_SYNC"
	// OrderPlatformSync tells a platform of an order whose checkout it has made.
	OrderPlatformSync TaskType = "ORDER_PLATFORM_SYNC"
	// These work through files: see transfer.Kind.
	CustomerImport TaskType = "CUSTOMER_IMPORT"
	PriceBulk      TaskType = "PRICE_BULK"
	StockBulk      TaskType = "STOCK_BULK"
	ProductBulk    TaskType = "PRODUCT_BULK"
)

// TaskStatus is how far a task is.
type TaskStatus string

const (
	TaskQueued    TaskStatus = "QUEUED"
	TaskRunning   TaskStatus = "RUNNING"
	TaskSucceeded TaskStatus = "SUCCEEDED"
	TaskRetrying  TaskStatus = "RETRYING" // it failed, and is tried again
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
	// TaskRetention is for how long a task is kept once it has ended.
	TaskRetention = 90 * 24 * time.Hour
	// MaxTaskErrors is how many refused rows of a file a task keeps.
	MaxTaskErrors = 1000
	// maxError is how long the reason of a failure may be.
	maxError = 2000
)

// taskWaits are the times between attempts. After the last one a task has failed.
var taskWaits = []time.Duration{
	30 * time.Second, 2 * time.Minute, 5 * time.Minute, 15 * time.Minute, 30 * time.Minute, time.Hour, 2 * time.Hour,
}

// IntegrationTask is a piece of work with the outside, or work that takes long. It is
// written in the transaction of what asked for it, and done behind it.
type IntegrationTask struct {
	domain.Row
	TaskType     TaskType
	Integration  Integration
	ProviderCode string // empty: it talks to none
	ObjectType   string // empty: it is about nothing that is kept
	ObjectID     string
	Status       TaskStatus
	Attempts     int // of which the last may be going on
	MaxAttempts  int
	DueOn        *time.Time // nil: it has ended
	// ClaimedUntil: a process is at it. RunID names the run that has it; another run
	// begins only where this one has ended or was interrupted.
	ClaimedUntil    *time.Time `audit:"-"`
	RunID           *uuid.UUID `audit:"-"`
	CancelRequested bool       // it stops after its present step
	LastError       string
	// LiveKey is unique among the tasks of the store that have not ended; empty: there
	// may be any number of them.
	LiveKey   string
	Payload   string    // JSON: what it is to do. It is shown, and has no secrets.
	State     string    `audit:"-"` // JSON: where its worker is to go on; empty at the beginning
	Progress  *Progress `gorm:"serializer:json" audit:"-"`
	CommandID uuid.UUID `audit:"-"` // of the request that made it, retried it or canceled it last

	StartedOn  *time.Time
	FinishedOn *time.Time

	Errors    []TaskError `gorm:"-"`
	LastLogID *int64      `gorm:"-"` // its newest call to the outside
}

// Progress is how far a task with many rows is.
type Progress struct {
	Total     *int `json:"total"` // nil: not known yet
	Processed int  `json:"processed"`
	Failed    int  `json:"failed"`
}

// TaskError is a row of a file that was refused.
type TaskError struct {
	Row     int
	Column  string // empty: the whole row
	Code    string
	Message string
}

// Work is what a task is to do.
type Work struct {
	TaskType     TaskType
	Integration  Integration
	ProviderCode string
	ObjectType   string
	ObjectID     string
	LiveKey      string // see IntegrationTask
	Payload      string // JSON without secrets
	Progress     *Progress
	// Attempts is how often it is tried at most; 0: as often as there are waits, some four
	// hours.
	Attempts int
}

// PatientAttempts are those of work that is to survive a day without the other side.
const PatientAttempts = 24

// NewTask queues work.
func NewTask(w Work, actor domain.Actor, now time.Time) *IntegrationTask {
	if w.Attempts == 0 {
		w.Attempts = len(taskWaits) + 1
	}
	return &IntegrationTask{
		TaskType: w.TaskType, Integration: w.Integration, ProviderCode: w.ProviderCode, ObjectType: w.ObjectType, ObjectID: w.ObjectID,
		Status: TaskQueued, MaxAttempts: w.Attempts, DueOn: &now, LiveKey: w.LiveKey, Payload: w.Payload, Progress: w.Progress, CommandID: actor.CommandID,
	}
}

// Begin gives the task to a run, and tells whether it is to work: one that was canceled
// meanwhile, or that interruptions have used up, has ended.
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

// Has tells whether a run still has the task.
func (t *IntegrationTask) Has(run uuid.UUID) bool {
	return t.Status == TaskRunning && t.RunID != nil && *t.RunID == run
}

// Succeed ends a task that is done. It has done all of it, even if it was to stop.
func (t *IntegrationTask) Succeed(now time.Time) {
	t.LastError = ""
	t.end(TaskSucceeded, now)
}

// Stop ends a task that was canceled while it ran.
func (t *IntegrationTask) Stop(now time.Time) { t.end(TaskCancelled, now) }

// Yield lets go of a task that has more to do: it goes on when it is its turn again,
// and that is the same attempt.
func (t *IntegrationTask) Yield(now time.Time) {
	t.RunID, t.ClaimedUntil, t.DueOn = nil, nil, &now
}

// Fail notes that an attempt failed. A temporary failure is tried again, some times.
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

// Ended tells whether nothing is done about the task any more.
func (t *IntegrationTask) Ended() bool { return t.DueOn == nil }

// busy tells whether a process is at it.
func (t *IntegrationTask) busy(now time.Time) bool {
	return t.RunID != nil && t.ClaimedUntil != nil && t.ClaimedUntil.After(now)
}

// Answer is what became of a wish for one of several tasks.
type Answer struct {
	TaskID int64
	Done   bool
	Reason string // why not
}

// NoSuchTask is the reason for an id that the store does not have.
const NoSuchTask = string(domain.NotFound)

// DoubleTask is the reason why a task is not retried whose work another one does
// already.
const DoubleTask = string(domain.AlreadyExists)

// Retry queues a task again that failed or was canceled, with fresh attempts. The
// same request again has done it already.
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

// Cancel ends a task that waits; one that runs stops after its present step. The same
// request again has done it already.
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

// TaskAction is what somebody can do to a task.
type TaskAction string

const (
	TaskRetry  TaskAction = "RETRY"
	TaskCancel TaskAction = "CANCEL"
)

// AllowedActions are what can be done to the task in its present state.
func (t *IntegrationTask) AllowedActions() []TaskAction {
	switch {
	case t.Status == TaskFailed, t.Status == TaskCancelled:
		return []TaskAction{TaskRetry}
	case !t.Ended() && !t.CancelRequested:
		return []TaskAction{TaskCancel}
	}
	return []TaskAction{}
}

// TaskFilter narrows a list of tasks; zero members say nothing.
type TaskFilter struct {
	Search                                string
	Status                                []TaskStatus
	TaskType                              string
	Integration                           []Integration
	ProviderCode                          string
	ObjectType, ObjectID                  []string
	CreatedFrom, CreatedTo, ModifiedSince *time.Time
}

// SearchText is a text as it is searched for.
func SearchText(s string) string { return strings.ToLower(strings.TrimSpace(s)) }
