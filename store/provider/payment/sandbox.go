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

// Sandbox is a gateway without money. It takes Stripe's names of test cards
// (sandbox_card.go), keeps books that nobody can overdraw, and does the same on
// every run:
//
//   - A call that moves an amount ending in .77 is carried out and answered with
//     Unknown. Fetch finds it.
//   - A pending payment or refund is decided by the first Fetch.
//   - A card that wants the customer's consent is decided by Authenticate.
//   - A link is paid by PayLink, as often and as late as somebody likes.
//   - What no answer has told is told by a notice: consent, disputes, what was done by
//     hand, and calls that were answered with Unknown. Tell sends them.
type Sandbox struct {
	caller
	home Home
	page string
	// TellAll has it tell of every change, also of what a call was answered with.
	TellAll bool
	// Now is the time that it signs with; nil: the machine's.
	Now func() time.Time
}

// NewSandbox opens a sandbox whose books are kept at home. The page is the
// address of its SandboxPage, where customers are sent to consent.
func NewSandbox(home Home, page string) *Sandbox {
	s := &Sandbox{home: home, page: page}
	s.caller = s.do
	if m, is := home.(*memory); is {
		m.now = s.now
	}
	return s
}

// Home keeps the books of a sandbox: InMemory or InDatabase.
type Home interface {
	// begin waits until no other session has the key.
	begin(ctx context.Context, key string) (session, error)
	ledger(ctx context.Context) (Ledger, error)
	noticeHome
}

// session is one look into the books under one key. It sees and changes them
// alone, and changes nothing before write.
type session interface {
	// entry is what was done under the session's key; nil: nothing.
	entry(ctx context.Context) (*LedgerEntry, error)
	// payment holds a payment for the session; nil: there is none.
	payment(ctx context.Context, reference string) (*LedgerPayment, error)
	// instrument is what is kept under a name; nil: nothing.
	instrument(ctx context.Context, reference string) (*LedgerInstrument, error)
	// made is the entry that has made what goes by a reference; nil: there is none.
	made(ctx context.Context, reference string) (*LedgerEntry, error)
	// dispute is one of a payment; nil: there is none. Who changes it holds the payment.
	dispute(ctx context.Context, reference string) (*LedgerDispute, error)
	// write keeps what has changed. It ends the session.
	write(ctx context.Context, c change) error
	rollback()
}

// change is what a session writes down; what is nil stays as it was.
type change struct {
	entry      *LedgerEntry
	payment    *LedgerPayment
	instrument *LedgerInstrument
	dispute    *LedgerDispute
	notices    []LedgerNotice
}

// Ledger is all that a sandbox knows, in the order in which it came about.
type Ledger struct {
	Entries     []LedgerEntry      `json:"entries"`
	Payments    []LedgerPayment    `json:"payments"`
	Instruments []LedgerInstrument `json:"instruments"`
	Disputes    []LedgerDispute    `json:"disputes"`
}

// LedgerEntry is a call, once.
type LedgerEntry struct {
	Call Call `json:"call"`
	// Answer is what the call was answered with, and is at every repetition.
	Answer Result `json:"answer"`
	// Result is the outcome as of now.
	Result Result `json:"result"`
}

// Ledger reads the books.
func (s *Sandbox) Ledger(ctx context.Context) (Ledger, error) { return s.home.ledger(ctx) }

func (s *Sandbox) do(ctx context.Context, c Call) (Result, error) {
	return s.carryOut(ctx, c, s.TellAll)
}

// carryOut does what a call asks for, and tells of it where that is wanted or nobody
// gets an answer.
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
	if c.Operation == OperationForget { // which is done as often as it is asked for
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

// Fetch tells what became of a key. Asked for what is pending, it decides it.
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

// Authenticate is the customer's word on a payment that wanted it. What has been
// decided stays so.
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

// failed is a call that the books could not be asked about. What the database
// says about our statements, or about who we are, will be the same tomorrow: that
// is an error. Everything else is no answer.
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

// reference names what a key made, the same on every run.
func reference(kind, key string) string {
	sum := sha256.Sum256([]byte(key))
	return kind + "_sandbox_" + hex.EncodeToString(sum[:12])
}

// consentKind is the kind of the secret in a link to the SandboxPage.
const consentKind domain.TokenKind = "consent"

// consentURL is where the customer of a key is sent. The link has a secret that is
// good for this payment's consent and nothing else, and that nobody can guess from
// the key.
func (s *Sandbox) consentURL(key string) string {
	return s.page + "?key=" + url.QueryEscape(key+"."+domain.NewToken(consentKind))
}

// errLink is about what cannot be the key in a link of ours.
var errLink = errors.New("payment: malformed key of a consent page")

// largestLink bounds the key in a link.
const largestLink = 512

// linked finds the payment that a link's key is for: its own key, and what it is
// about. A secret that is not the payment's finds nothing.
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
