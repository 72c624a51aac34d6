package payment

import (
	"context"
	"crypto/sha256"
	"crypto/subtle"
	"encoding/hex"
	"errors"
	"fmt"
	"net/url"
	"strings"
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
)

// SandboxCode is the provider code of the sandbox.
const SandboxCode = "SANDBOX"

// Sandbox is a gateway without money. It accepts Stripe's names of test cards (sandbox_card.go) and
// keeps books that cannot be overdrawn. It is deterministic:
//
//   - A call that moves an amount ending in .77 is carried out and returns Unknown. Fetch finds it.
//   - The first Fetch decides a pending payment or refund.
//   - Authenticate decides a payment whose card requires the customer's consent.
//   - PayLink pays a link, any number of times, even after the link has expired.
//   - Notices report changes that no result contains: consent, disputes, manual changes, and calls that
//     returned Unknown. Tell sends them.
type Sandbox struct {
	caller
	home Home
	page string
	// TellAll means that a notice is sent for every change, even if a result contained the change.
	TellAll bool
	// Now returns the sandbox's time, for signatures, deadlines and notices. A nil Now means the
	// machine's time.
	Now func() time.Time
}

// NewSandbox returns a sandbox that stores its books in home. The parameter page is the URL of the
// sandbox's SandboxPage, where customers consent.
func NewSandbox(home Home, page string) *Sandbox {
	s := &Sandbox{home: home, page: page}
	s.caller = s.do
	if m, is := home.(*memory); is {
		m.now = s.now
	}
	return s
}

// Home stores the books of a sandbox. InMemory and InDatabase implement it.
type Home interface {
	// begin starts a session for the key after all other sessions for this key have ended.
	begin(ctx context.Context, key string) (session, error)
	ledger(ctx context.Context) (Ledger, error)
	noticeHome
}

// session is a transaction on the books for one key. Sessions are isolated, and change nothing before
// write.
type session interface {
	// entry returns the entry of the session's key; nil means none.
	entry(ctx context.Context) (*LedgerEntry, error)
	// payment locks and returns a payment; nil means that the payment does not exist.
	payment(ctx context.Context, reference string) (*LedgerPayment, error)
	// instrument returns an instrument; nil means that the instrument does not exist.
	instrument(ctx context.Context, reference string) (*LedgerInstrument, error)
	// made returns the entry of the call that created the object with this reference; nil means none.
	made(ctx context.Context, reference string) (*LedgerEntry, error)
	// dispute returns a dispute; nil means that the dispute does not exist. To change a dispute, lock its
	// payment first.
	dispute(ctx context.Context, reference string) (*LedgerDispute, error)
	// write stores the changes and ends the session.
	write(ctx context.Context, c change) error
	rollback()
}

// change contains the rows that a session writes. A nil row stays unchanged.
type change struct {
	entry      *LedgerEntry
	payment    *LedgerPayment
	instrument *LedgerInstrument
	dispute    *LedgerDispute
	notices    []LedgerNotice
}

// Ledger contains all books of a sandbox, sorted by creation.
type Ledger struct {
	Entries     []LedgerEntry      `json:"entries"`
	Payments    []LedgerPayment    `json:"payments"`
	Instruments []LedgerInstrument `json:"instruments"`
	Disputes    []LedgerDispute    `json:"disputes"`
}

// LedgerEntry is the entry of a call. Repetitions of the call share the entry.
type LedgerEntry struct {
	Call Call `json:"call"`
	// Answer is the first result of the call; repetitions return the same result.
	Answer Result `json:"answer"`
	// Result is the current outcome.
	Result Result `json:"result"`
}

// Ledger returns the books.
func (s *Sandbox) Ledger(ctx context.Context) (Ledger, error) { return s.home.ledger(ctx) }

func (s *Sandbox) do(ctx context.Context, c Call) (Result, error) {
	return s.carryOut(ctx, c, s.TellAll)
}

// carryOut carries out a call. It queues a notice if tell is true or if the call returns Unknown.
func (s *Sandbox) carryOut(ctx context.Context, c Call, tell bool) (Result, error) {
	c, err := c.Checked()
	if err != nil {
		return Result{}, err
	}
	in, err := s.home.begin(ctx, c.Key)
	if err != nil {
		return failed(err)
	}
	defer in.rollback()
	done, err := in.entry(ctx)
	if err != nil {
		return failed(err)
	}
	if c.Operation == OperationForget { // repetitions are also carried out
		i, err := in.instrument(ctx, c.Instrument)
		if err != nil {
			return failed(err)
		}
		if i != nil && i.StoreID == c.StoreID {
			i.Token = ""
		}
		answer := Result{Outcome: Succeeded}
		if err := in.write(ctx, change{entry: &LedgerEntry{Call: c, Answer: answer, Result: answer}, instrument: i}); err != nil {
			return failed(err)
		}
		return answer, nil
	}
	if done != nil {
		if !done.Call.equal(c) {
			return Result{}, ErrKeyReused
		}
		return done.Answer, nil
	}
	var p *LedgerPayment
	var kept *LedgerInstrument
	var answer Result
	if c.Operation == OperationAuthorize {
		token, err := tokenOf(ctx, in, c)
		if err != nil {
			return failed(err)
		}
		if card, _ := testCardOf(token); c.OffSession && card.away.unreachable {
			return Unanswered(errors.New("payment: the card is out of reach while its customer is away")), nil
		} else if c.OffSession && card.away.misconfigured {
			return Result{}, Malformed("an account that may not charge without the customer")
		}
		p, answer = s.authorize(c, token)
		kept = answer.keep(c, p)
	} else {
		if p, err = in.payment(ctx, c.Reference); err != nil {
			return failed(err)
		}
		answer = p.change(c)
	}
	mute := answer.moved() && strings.HasSuffix(c.Currency.Format(c.Amount), ".77")
	done = &LedgerEntry{Call: c, Answer: answer, Result: answer}
	disputed := p.disputed(c, s.now())
	if err := in.write(ctx, change{done, p, kept, disputed, noticesOf(done, p, disputed, s.now(), tell || mute)}); err != nil {
		return failed(err)
	}
	if mute {
		return Unanswered(errors.New("payment: amounts ending in .77 get no answer")), nil
	}
	return answer, nil
}

// Fetch returns the outcome of the call with a key. It also decides a pending payment or refund.
func (s *Sandbox) Fetch(ctx context.Context, a Account, r FetchRequest) (Snapshot, error) {
	in, err := s.home.begin(ctx, r.Key)
	if err != nil {
		return Snapshot{}, err
	}
	defer in.rollback()
	e, err := in.entry(ctx)
	switch {
	case err != nil || e == nil:
		return Snapshot{}, err
	case e.Call.StoreID != a.StoreID:
		return Snapshot{}, ErrKeyReused
	}
	if e.Call.Link {
		if err := s.closeLink(ctx, in, e); err != nil {
			return Snapshot{}, err
		}
	} else if e.Result.Outcome == Pending {
		reference := e.Call.Reference
		if e.Call.Operation == OperationAuthorize {
			reference = e.Result.Reference
		}
		p, err := in.payment(ctx, reference)
		if err != nil {
			return Snapshot{}, err
		}
		e.Result = p.settle(e.Call, e.Result)
		disputed := p.disputed(e.Call, s.now())
		if err := in.write(ctx, change{e, p, nil, disputed, noticesOf(e, p, disputed, s.now(), s.TellAll)}); err != nil {
			return Snapshot{}, err
		}
	}
	return Snapshot{Found: true, Result: e.Result}, nil
}

// Authenticate records whether the customer consented to a payment that waits for this. A payment that is
// already decided does not change.
func (s *Sandbox) Authenticate(ctx context.Context, key string, given bool) error {
	in, err := s.home.begin(ctx, key)
	if err != nil {
		return err
	}
	defer in.rollback()
	e, err := in.entry(ctx)
	if err != nil {
		return err
	}
	if e == nil {
		return domain.Missing("payment")
	}
	if e.Result.Outcome != ActionRequired || e.Call.Link {
		return nil
	}
	p, err := in.payment(ctx, e.Result.Reference)
	if err != nil {
		return err
	}
	e.Result = p.consent(e.Call, given)
	kept, disputed := e.Result.keep(e.Call, p), p.disputed(e.Call, s.now())
	return in.write(ctx, change{e, p, kept, disputed, noticesOf(e, p, disputed, s.now(), true)})
}

// failed converts an error of the books. PostgreSQL errors about our statements or credentials are
// permanent, so failed returns these as errors. For any other error, the result is Unknown.
func failed(err error) (Result, error) {
	var refused interface{ SQLState() string }
	if errors.As(err, &refused) {
		for _, class := range []string{"22", "23", "28", "3D", "3F", "42"} {
			if strings.HasPrefix(refused.SQLState(), class) {
				return Result{}, fmt.Errorf("payment: sandbox: %w", err)
			}
		}
	}
	return Unanswered(err), nil
}

// reference derives the id of an object from the key that created it. The id is the same in every run.
func reference(kind, key string) string {
	sum := sha256.Sum256([]byte(key))
	return kind + "_sandbox_" + hex.EncodeToString(sum[:12])
}

// consentKind is the kind of token in a link to the SandboxPage.
const consentKind domain.TokenKind = "consent"

// consentURL returns the URL of the page on which a customer consents to the payment with a key. The URL
// contains a random token that is valid only for this payment and cannot be guessed from the key.
func (s *Sandbox) consentURL(key string) string {
	return s.page + "?key=" + url.QueryEscape(key+"."+domain.NewToken(consentKind))
}

// errLink means that the key in a link is malformed.
var errLink = errors.New("payment: malformed key of a consent page")

// largestLink is the maximum length of the key in a link, in bytes.
const largestLink = 512

// linked returns the call to which a link belongs, and the call's key. It returns a not_found error if
// the token does not belong to the payment.
func (s *Sandbox) linked(ctx context.Context, link string) (key string, c Call, err error) {
	dot := strings.LastIndexByte(link, '.')
	if len(link) > largestLink || dot <= 0 || strings.ContainsFunc(link, func(r rune) bool { return r < '!' || r > '~' }) {
		return "", c, errLink
	}
	if kind, ok := domain.TokenKindOf(link[dot+1:]); !ok || kind != consentKind {
		return "", c, errLink
	}
	key = link[:dot]
	in, err := s.home.begin(ctx, key)
	if err != nil {
		return "", c, err
	}
	defer in.rollback()
	e, err := in.entry(ctx)
	if err != nil {
		return "", c, err
	}
	if e == nil || e.Answer.Action == nil {
		return "", c, domain.Missing("payment")
	}
	sent, err := url.Parse(e.Answer.Action.URL)
	if err != nil || subtle.ConstantTimeCompare([]byte(sent.Query().Get("key")), []byte(link)) != 1 {
		return "", c, domain.Missing("payment")
	}
	return key, e.Call, nil
}
