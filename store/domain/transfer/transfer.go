// Package transfer is what is true of files that are worked through in the background:
// imports of customers, and bulk changes, line by line.
package transfer

import (
	"time"

	"github.com/google/uuid"

	"github.com/storeplatform/storeplatform/store/domain"
)

// Kind is what a file is for. Its task has the type of the same name.
type Kind string

const (
	CustomerImport Kind = "CUSTOMER_IMPORT"
	PriceBulk      Kind = "PRICE_BULK"
	StockBulk      Kind = "STOCK_BULK"
	ProductBulk    Kind = "PRODUCT_BULK"
)

// Permission is what it takes to begin such work, and to read its result.
func (k Kind) Permission() string {
	return map[Kind]string{CustomerImport: "customer:import", PriceBulk: "price:write", StockBulk: "stock:write", ProductBulk: "product:write"}[k]
}

// operations are what the changes are called by in the audit log.
var operations = map[Kind]string{CustomerImport: "importCustomers", PriceBulk: "bulkReplacePrices", StockBulk: "bulkAdjustStock", ProductBulk: "bulkWriteProducts"}

const (
	// Retention is for how long the result of a file is kept.
	Retention = 7 * 24 * time.Hour
	// patience is for how long a file is kept that nothing came of.
	patience = 24 * time.Hour
	// MaxLines is how many lines or rows a file may have.
	MaxLines = 1_000_000
)

// Transfer is a file that is worked through in the background.
type Transfer struct {
	domain.Row
	Kind              Kind
	Key               string // what the names of its files begin with
	Options           string // JSON
	AuthorKind        domain.ActorKind
	AuthorID          int64
	RequestID         string
	CommandID         uuid.UUID
	IntegrationTaskID *int64 // nil: its file is not stored yet
	Parts             int    // that its result is stored in
	FinishedOn        *time.Time
	DeleteOn          time.Time
}

// New is a file that is about to be stored.
func New(kind Kind, key, options string, actor domain.Actor, now time.Time) *Transfer {
	return &Transfer{Kind: kind, Key: key, Options: options, AuthorKind: actor.Kind, AuthorID: actor.ID, RequestID: actor.From.RequestID, CommandID: actor.CommandID,
		DeleteOn: now.Add(patience)}
}

// Queue notes the task that works through the file, which is stored now.
func (t *Transfer) Queue(taskID int64) { t.IntegrationTaskID = &taskID }

// Finish notes that the file is worked through, and its result stored.
func (t *Transfer) Finish(now time.Time) {
	t.FinishedOn, t.DeleteOn = &now, now.Add(Retention)
}

// Restart is for a file that is worked through once more, from its beginning.
func (t *Transfer) Restart() { t.FinishedOn, t.Parts = nil, 0 }

// HasResult tells whether there is a result to be read.
func (t *Transfer) HasResult(now time.Time) bool {
	return t.FinishedOn != nil && t.Parts > 0 && now.Before(t.DeleteOn)
}

// Author acts as who asked for the work. What is done with a line is a command of its
// own: done again, it is the same.
func (t *Transfer) Author(line int) domain.Actor {
	return domain.Actor{Kind: t.AuthorKind, ID: t.AuthorID, StoreID: t.StoreID, CommandID: t.Command(line), From: domain.Origin{RequestID: t.RequestID, Operation: operations[t.Kind]}}
}

// Command names what is done with a line.
func (t *Transfer) Command(line int) uuid.UUID {
	return uuid.NewSHA1(t.CommandID, []byte(domain.Itoa(int64(line))))
}

// Input is the name of the file as it was sent, Rows that of what was read of it, and
// Part that of a part of its result.
func (t *Transfer) Input() string { return t.Key + "/input" }

// Rows: see Input.
func (t *Transfer) Rows() string { return t.Key + "/rows" }

// Part counts from 1; see Input.
func (t *Transfer) Part(n int) string { return t.Key + "/result-" + domain.Itoa(int64(n)) }

// Phase is what is being done with a file.
type Phase string

const (
	Read  Phase = ""      // its rows are counted
	Check Phase = "CHECK" // all are checked, and nothing is changed
	Apply Phase = "APPLY"
	Done  Phase = "DONE"
	// Rejected is the end of a file of which nothing is done, since some of it is faulty.
	Rejected Phase = "REJECTED"
)

// State is how far the work is.
type State struct {
	Phase   Phase    `json:"phase"`
	Header  []string `json:"header,omitempty"`
	Offset  int64    `json:"offset"`  // in what is read
	Line    int      `json:"line"`    // that was read last
	Pending int      `json:"pending"` // answers that are not stored with the result
}

// Answer is what became of a line of a bulk change.
type Answer struct {
	Line       int      `json:"line"`
	Outcome    string   `json:"outcome"` // DONE, REFUSED
	ProductID  *int64   `json:"productId"`
	VariantIDs []int64  `json:"variantIds"`
	Version    *int64   `json:"version"`
	Problem    *Problem `json:"problem"`
}

// Problem is why a line was refused, as the single operation would say it.
type Problem struct {
	Code   domain.Code `json:"code"`
	Detail string      `json:"detail"`
	Errors []Fault     `json:"errors"`
}

// Fault is one failing member of a line.
type Fault struct {
	Pointer string `json:"pointer"`
	Code    string `json:"code"`
	Detail  string `json:"detail"`
}

// maxFaults is how many failing members of a line are named.
const maxFaults = 100

// Refused is the answer to a line that was refused.
func Refused(line int, e *domain.Error) Answer {
	p := &Problem{Code: e.Code, Detail: e.Detail, Errors: []Fault{}}
	for _, f := range e.Fields[:min(len(e.Fields), maxFaults)] {
		p.Errors = append(p.Errors, Fault{Pointer: f.Pointer, Code: f.Code, Detail: f.Detail})
	}
	return Answer{Line: line, Outcome: "REFUSED", VariantIDs: []int64{}, Problem: p}
}
