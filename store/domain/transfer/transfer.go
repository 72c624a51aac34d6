// Package transfer contains the rules of files processed line by line by jobs: imports of customers, and bulk changes.
package transfer

import (
	"time"

	"github.com/google/uuid"

	"github.com/storeplatform/storeplatform/store/domain"
)

// Kind is the purpose of a file. The file's task has the type with the same name.
type Kind string

const (
	CustomerImport Kind = "CUSTOMER_IMPORT"
	PriceBulk      Kind = "PRICE_BULK"
	StockBulk      Kind = "STOCK_BULK"
	ProductBulk    Kind = "PRODUCT_BULK"
)

// Permission returns the permission that is required to start such work and to read its result.
func (k Kind) Permission() string {
	return map[Kind]string{CustomerImport: "customer:import", PriceBulk: "price:write", StockBulk: "stock:write", ProductBulk: "product:write"}[k]
}

// operations maps each kind to the name of its changes in the audit log.
var operations = map[Kind]string{CustomerImport: "importCustomers", PriceBulk: "bulkReplacePrices", StockBulk: "bulkAdjustStock", ProductBulk: "bulkWriteProducts"}

const (
	// Retention is how long the result of a file is stored.
	Retention = 7 * 24 * time.Hour
	// patience is how long an unfinished transfer is stored.
	patience = 24 * time.Hour
	// MaxLines is the maximum number of lines or rows of a file.
	MaxLines = 1_000_000
)

// Transfer is a file that a job processes.
type Transfer struct {
	domain.Row
	Kind              Kind
	Key               string // prefix of the names of the transfer's files
	Options           string // JSON
	AuthorKind        domain.ActorKind
	AuthorID          int64
	Permissions       []string `gorm:"serializer:json" audit:"-"` // permissions of the author at the request
	RequestID         string
	CommandID         uuid.UUID
	IntegrationTaskID *int64 // nil means that the file is not stored yet
	Parts             int    // number of parts of the result
	FinishedOn        *time.Time
	DeleteOn          time.Time
}

// New returns a transfer whose file is not stored yet.
func New(kind Kind, key, options string, actor domain.Actor, now time.Time) *Transfer {
	return &Transfer{Kind: kind, Key: key, Options: options, AuthorKind: actor.Kind, AuthorID: actor.ID, Permissions: actor.Permissions, RequestID: actor.From.RequestID,
		CommandID: actor.CommandID, DeleteOn: now.Add(patience)}
}

// Queue records the task that processes the file. The file must already be stored.
func (t *Transfer) Queue(taskID int64) { t.IntegrationTaskID = &taskID }

// Finish records that the file was processed and that the result is stored.
func (t *Transfer) Finish(now time.Time) {
	t.FinishedOn, t.DeleteOn = &now, now.Add(Retention)
}

// Restart resets the transfer, so that the file is processed from its start again.
func (t *Transfer) Restart() { t.FinishedOn, t.Parts = nil, 0 }

// HasResult reports whether a result can be read.
func (t *Transfer) HasResult(now time.Time) bool {
	return t.FinishedOn != nil && t.Parts > 0 && now.Before(t.DeleteOn)
}

// Author returns the actor for a line: the author of the request with their permissions at that time, and
// a command id per line. Because of this id, repeating a line has no further effect.
func (t *Transfer) Author(line int) domain.Actor {
	return domain.Actor{Kind: t.AuthorKind, ID: t.AuthorID, StoreID: t.StoreID, Permissions: t.Permissions, CommandID: t.Command(line), From: domain.Origin{RequestID: t.RequestID, Operation: operations[t.Kind]}}
}

// Command returns the command id of a line, which never changes.
func (t *Transfer) Command(line int) uuid.UUID {
	return uuid.NewSHA1(t.CommandID, []byte(domain.Itoa(int64(line))))
}

// Input returns the name of the uploaded file.
func (t *Transfer) Input() string { return t.Key + "/input" }

// Rows returns the name of the file with the parsed rows.
func (t *Transfer) Rows() string { return t.Key + "/rows" }

// Part returns the name of the n-th part of the result, counted from 1.
func (t *Transfer) Part(n int) string { return t.Key + "/result-" + domain.Itoa(int64(n)) }

// Phase is the current step of a transfer.
type Phase string

const (
	Read  Phase = ""      // rows are counted
	Check Phase = "CHECK" // all rows are checked; nothing changes
	Apply Phase = "APPLY"
	Done  Phase = "DONE"
	// Rejected means that some rows are invalid, so no row was applied.
	Rejected Phase = "REJECTED"
)

// State is the progress of a transfer.
type State struct {
	Phase   Phase    `json:"phase"`
	Header  []string `json:"header,omitempty"`
	Offset  int64    `json:"offset"`  // position in the file that is being read
	Line    int      `json:"line"`    // number of the last line read
	Pending int      `json:"pending"` // number of responses that are not stored with the result yet
}

// Answer is the response to one line of a bulk change.
type Answer struct {
	Line       int      `json:"line"`
	Outcome    string   `json:"outcome"` // DONE, REFUSED
	ProductID  *int64   `json:"productId"`
	VariantIDs []int64  `json:"variantIds"`
	Version    *int64   `json:"version"`
	Problem    *Problem `json:"problem"`
}

// Problem is the error of a line, as the operation for a single object would return it.
type Problem struct {
	Code   domain.Code `json:"code"`
	Detail string      `json:"detail"`
	Errors []Fault     `json:"errors"`
}

// Fault is one invalid field of a line.
type Fault struct {
	Pointer string `json:"pointer"`
	Code    string `json:"code"`
	Detail  string `json:"detail"`
}

// maxFaults is the maximum number of reported fields per line.
const maxFaults = 100

// Refused returns the response to a line with an error.
func Refused(line int, e *domain.Error) Answer {
	p := &Problem{Code: e.Code, Detail: e.Detail, Errors: []Fault{}}
	for _, f := range e.Fields[:min(len(e.Fields), maxFaults)] {
		p.Errors = append(p.Errors, Fault{Pointer: f.Pointer, Code: f.Code, Detail: f.Detail})
	}
	return Answer{Line: line, Outcome: "REFUSED", VariantIDs: []int64{}, Problem: p}
}
