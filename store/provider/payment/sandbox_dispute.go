package payment

import (
	"context"
	"crypto/rand"
	"strings"
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
)

// LedgerDispute is a dispute in the sandbox's books.
type LedgerDispute struct {
	Reference  string          `json:"reference"`
	Payment    string          `json:"payment"`
	StoreID    int64           `json:"storeId"`
	ProviderID int64           `json:"providerId"`
	Currency   domain.Currency `json:"currency"`
	Dispute
}

// disputeLife is the time during which a dispute accepts evidence.
const disputeLife = 7 * 24 * time.Hour

// disputed returns the dispute that a call causes, or nil. With some cards, the first capture causes a
// dispute.
func (p *LedgerPayment) disputed(c Call, now time.Time) *LedgerDispute {
	if p == nil || !p.Captured.Positive() || c.Operation != OperationAuthorize && (c.Operation != OperationCapture || !p.Captured.Equal(c.Amount)) {
		return nil
	}
	card, _ := testCardOf(p.Token)
	if card.disputes == "" {
		return nil
	}
	return &LedgerDispute{Reference: reference("dis", p.Reference), Payment: p.Reference, StoreID: p.StoreID, ProviderID: p.ProviderID, Currency: p.Currency,
		Dispute: Dispute{Status: DisputeOpen, Amount: p.Captured, Reason: card.disputes, IsInquiry: card.inquires, DueOn: now.Add(disputeLife).UTC().Truncate(time.Second)}}
}

// Contest implements Disputer. Evidence that contains winning_evidence wins the dispute, and evidence
// that contains losing_evidence loses it. With any other evidence the dispute waits for Decide.
func (s *Sandbox) Contest(ctx context.Context, a Account, r ContestRequest) (Dispute, error) {
	return s.reply(ctx, a, r.Reference, func(d *Dispute) {
		d.EvidenceSubmittedOn = s.now().UTC().Truncate(time.Millisecond)
		switch {
		case strings.Contains(r.Text, "winning_evidence"):
			d.Status = DisputeWon
		case strings.Contains(r.Text, "losing_evidence"):
			d.Status = DisputeLost
		}
	})
}

// Accept implements Disputer.
func (s *Sandbox) Accept(ctx context.Context, a Account, r AcceptRequest) (Dispute, error) {
	return s.reply(ctx, a, r.Reference, func(d *Dispute) { d.Status = DisputeAccepted })
}

// reply changes a dispute of the account if the dispute is open, and returns the dispute's current state.
func (s *Sandbox) reply(ctx context.Context, a Account, reference string, by func(*Dispute)) (now Dispute, err error) {
	err = s.Decide(ctx, reference, func(d *LedgerDispute) {
		if d.StoreID != a.StoreID {
			err = domain.Missing("dispute")
			return
		}
		if d.Status == DisputeOpen {
			by(&d.Dispute)
		}
		now = d.Dispute
	})
	if now.Status == "" && err == nil {
		err = domain.Missing("dispute")
	}
	return now, err
}

// ByHand carries out a call under a new key and queues a notice, like a change that a merchant makes on
// the service's own pages.
func (s *Sandbox) ByHand(ctx context.Context, c Call) (Result, error) {
	c.Key = "hand-" + strings.ToLower(rand.Text())
	return s.carryOut(ctx, c, true)
}

// Decide changes a dispute as the bank would, and queues a notice.
func (s *Sandbox) Decide(ctx context.Context, dispute string, by func(*LedgerDispute)) error {
	return s.amend(ctx, dispute, func(in session) (out changed, err error) {
		d, err := in.dispute(ctx, dispute)
		if err != nil || d == nil {
			return out, orMissing(err, "dispute")
		}
		if _, err := in.payment(ctx, d.Payment); err != nil { // this locks the payment; see session.dispute
			return out, err
		}
		if d, err = in.dispute(ctx, dispute); err != nil {
			return out, err
		}
		by(d)
		return changed{change{dispute: d}, d.StoreID, d.ProviderID, SubjectDispute}, nil
	})
}

// Review sets the review status of a payment and queues a notice.
func (s *Sandbox) Review(ctx context.Context, reference string, to ReviewStatus) error {
	in, err := s.home.begin(ctx, "review "+reference)
	if err != nil {
		return err
	}
	e, err := in.made(ctx, reference)
	in.rollback()
	if err != nil || e == nil {
		return orMissing(err, "payment")
	}
	return s.amend(ctx, e.Call.Key, func(in session) (out changed, err error) {
		if e, err = in.entry(ctx); err != nil {
			return out, err
		}
		e.Result.Review = to
		return changed{change{entry: e}, e.Call.StoreID, e.Call.ProviderID, SubjectPayment}, nil
	}, reference)
}

// Bounce makes a successful or pending refund fail and queues a notice.
func (s *Sandbox) Bounce(ctx context.Context, refund string) error {
	in, err := s.home.begin(ctx, "bounce "+refund)
	if err != nil {
		return err
	}
	e, err := in.made(ctx, refund)
	in.rollback()
	if err != nil || e == nil {
		return orMissing(err, "refund")
	}
	return s.amend(ctx, e.Call.Key, func(in session) (out changed, err error) {
		if e, err = in.entry(ctx); err != nil {
			return out, err
		}
		p, err := in.payment(ctx, e.Call.Reference)
		if err != nil || e.Result.Outcome == Declined {
			return out, err
		}
		p.Refunded = p.Refunded.Sub(e.Call.Amount)
		e.Result = RefusedAs(RefundFailed)
		e.Result.Reference = refund
		return changed{change{entry: e, payment: p}, p.StoreID, p.ProviderID, SubjectRefund}, nil
	}, refund)
}

// Reissue replaces a saved card as a card network would, and queues a notice. An empty token makes the
// card unusable.
func (s *Sandbox) Reissue(ctx context.Context, instrument, token string) error {
	return s.amend(ctx, instrument, func(in session) (out changed, err error) {
		i, err := in.instrument(ctx, instrument)
		if err != nil || i == nil {
			return out, orMissing(err, "instrument")
		}
		i.Token = token
		return changed{change{instrument: i}, i.StoreID, i.ProviderID, SubjectInstrument}, nil
	})
}

// changed is the result of a change, with the account and the subject of its notice.
type changed struct {
	change
	storeID, providerID int64
	subject             Subject
}

// amend makes a change that no call requested, in a session for the key, and queues a notice. The notice
// names the reference, or the key if no reference is given. An empty subject means that nothing changed.
func (s *Sandbox) amend(ctx context.Context, key string, do func(session) (changed, error), reference ...string) error {
	in, err := s.home.begin(ctx, key)
	if err != nil {
		return err
	}
	defer in.rollback()
	c, err := do(in)
	if err != nil || c.subject == "" {
		return err
	}
	of := append(reference, key)[0]
	c.notices = []LedgerNotice{newNotice(c.storeID, c.providerID, c.subject, "updated", of, s.now(), true)}
	return in.write(ctx, c.change)
}

func orMissing(err error, what string) error {
	if err != nil {
		return err
	}
	return domain.Missing(what)
}
