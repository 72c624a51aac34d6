package returns

import (
	"crypto/rand"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"strings"
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
)

// WithdrawalDeclaration records that a buyer withdrew from a contract: it contains the goods, the time,
// and a hash that also covers the buyer's address. No command changes or deletes a declaration, so a
// declaration contains no personal data.
type WithdrawalDeclaration struct {
	domain.Row
	OrderID    int64
	ReturnID   int64
	DeclaredOn time.Time      // in UTC, to the second
	Lines      []DeclaredLine `gorm:"serializer:json"`
	Hash       []byte         // SHA-256: see Proof
}

// DeclaredLine is the part of a declaration for one order line.
type DeclaredLine struct {
	LineItemID int64  `json:"lineItemId"`
	SKU        string `json:"sku"`
	Units      int    `json:"units"`
}

// Proof contains the values of a declaration that only the acknowledgment mail contains.
type Proof struct {
	Email     string // folded
	Reference string // random; keeps the hash from revealing the address
}

// referenceBytes is the length of a proof's reference before encoding.
const referenceBytes = 16

// Declare returns the declaration of a withdrawal made at the given time, and its proof.
func (r *Return) Declare(o *ordering.Order, at time.Time) (*WithdrawalDeclaration, Proof) {
	random := make([]byte, referenceBytes)
	_, _ = rand.Read(random) // never fails: see crypto/rand
	d := &WithdrawalDeclaration{OrderID: o.ID, ReturnID: r.ID, DeclaredOn: at.UTC().Truncate(time.Second), Lines: []DeclaredLine{}}
	for _, l := range r.Lines {
		declared := DeclaredLine{LineItemID: l.LineItemID, Units: l.Requested + l.Unsent}
		if line, ok := o.Line(l.LineItemID); ok {
			declared.SKU = line.SKU
		}
		d.Lines = append(d.Lines, declared)
	}
	p := Proof{Email: domain.FoldEmail(strings.TrimSpace(o.Email)), Reference: hex.EncodeToString(random)}
	d.Hash = d.Sum(o.OrderNumber, p)
	return d, p
}

// Sum returns the SHA-256 hash of the declaration and its proof. The hash includes the number of the
// order.
func (d *WithdrawalDeclaration) Sum(orderNumber int64, p Proof) []byte {
	var text strings.Builder
	fmt.Fprintf(&text, "order %d\ndeclared %s\n", orderNumber, d.DeclaredOn.UTC().Format(time.RFC3339))
	for _, l := range d.Lines {
		fmt.Fprintf(&text, "units %d of line %d, %s\n", l.Units, l.LineItemID, l.SKU)
	}
	fmt.Fprintf(&text, "buyer %s\nreference %s\n", p.Email, p.Reference)
	sum := sha256.Sum256([]byte(text.String()))
	return sum[:]
}

// WithdrawAll returns the request to withdraw from every unit of the order that the buyer can return. If
// there is no such unit, the request contains the units whose withdrawal needs approval by staff. ok is
// false if there are no units of either kind.
func WithdrawAll(o *ordering.Order, f Facts, now time.Time) (q Request, ok bool) {
	q.Kind = Withdrawal
	var late []RequestLine
	for i, e := range Eligible(o, Withdrawal, f, now) {
		switch left := Withdrawable(o, o.Lines[i], f.Others); {
		case e.Units > 0:
			q.Lines = append(q.Lines, RequestLine{LineItemID: e.LineItemID, Units: e.Units})
		case left > 0 && e.Obstacle != NotOffered:
			late = append(late, RequestLine{LineItemID: e.LineItemID, Units: left})
		}
	}
	if len(q.Lines) == 0 {
		q.Lines = late
	}
	return q, len(q.Lines) > 0
}
