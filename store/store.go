// Package store is what the platform can do: one exported method of Service per
// command. A command owns its transaction, takes locks in the one order that
// architecture has (account, customer, cart, subscription, order, payment,
// refund and shipment, coupon by id, stock by variant id, number counters),
// calls a rule of store/domain, writes what the rule gave back and commits it
// together with the event that the rule returned. Reads go around it, through
// As.
//
// Nothing here calls the outside inside a transaction: a command that needs the
// outside reserves in one commit, calls, and settles in another.
package store

import (
	"context"
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/integration"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/provider/commission"
	"github.com/storeplatform/storeplatform/store/provider/mail"
	"github.com/storeplatform/storeplatform/store/provider/media"
	"github.com/storeplatform/storeplatform/store/provider/payment"
	"github.com/storeplatform/storeplatform/store/provider/platform"
	"github.com/storeplatform/storeplatform/store/provider/tax"
	"github.com/storeplatform/storeplatform/store/provider/tax/stripetax"
	"github.com/storeplatform/storeplatform/store/repo"
)

// Options are what a Service stands on. All members are required; without Lines no
// files are worked through.
type Options struct {
	DB       *repo.DB
	Clock    *domain.Clock
	Keys     *domain.Keyring
	Gateways payment.Gateways
	Mail     mail.Transport
	Webhooks WebhookSender
	// Domains looks whether stores own the domains that they name.
	Domains DomainProof
	// Taxes calls tax services.
	Taxes *tax.Client
	// StripeTax calls Stripe Tax.
	StripeTax *stripetax.Client
	// Commissions calls commission services.
	Commissions *commission.Client
	// Platforms sends messages to platforms, and PlatformOrder writes those about orders;
	// without it there are none.
	Platforms     *platform.Client
	PlatformOrder func(*ordering.OrderDetails, PlatformOrder) ([]byte, error)
	// Media keeps the bytes of media, and MediaURL is where they are served, without a
	// slash at its end.
	Media    media.Bucket
	MediaURL string
	// StoreMediaBytes are how many the files of a store may have; 0: without a bound.
	StoreMediaBytes int64
	// PublicURL is where the service is reached, without a slash at its end.
	PublicURL string
	Lines     Lines
	// TrustLoopback takes storefronts on this machine for proven, for trying things out.
	TrustLoopback bool
	// RestoredOn is when the database was restored; zero means never.
	RestoredOn time.Time
}

// Service runs commands. It is safe for use by many goroutines.
type Service struct {
	db          *repo.DB
	clock       *domain.Clock
	keys        *domain.Keyring
	gateways    payment.Gateways
	mail        mail.Transport
	webhooks    WebhookSender
	domains     DomainProof
	taxes       *tax.Client
	stripeTax   *stripetax.Client
	commissions *commission.Client
	platforms   *platform.Client
	strangers   strangers
	breakers    breakers
	taxAnswers  taxAnswers
	media       media.Bucket
	mediaURL    string
	mediaRoom   int64 // bytes of the files of a store; 0: without a bound
	publicURL   string
	lines       Lines
	reading     chan struct{} // bounds how many files of customers are read at once
	slots       *slots        // for due work with gateways
	taskSlots   *slots
	workers     map[integration.TaskType]worker
	calls       *journal[recordedCall]
	requests    *journal[*integration.RequestLog]
	visits      visits
	// trustLoopback: see Options
	trustLoopback bool
	restoredOn    time.Time // see Options
	woken         chan struct{}
	printing      chan struct{} // bounds how many documents are laid out at once
	logos         chan struct{} // bounds how many logos are read for that
	logoLimit     time.Duration // see there
	platformOrder func(*ordering.OrderDetails, PlatformOrder) ([]byte, error)
	hashing       *hashQueue // limits the concurrent hashes of passwords and pins
}

// New makes a Service.
func New(o Options) *Service {
	s := &Service{
		db: o.DB, clock: o.Clock, keys: o.Keys, gateways: o.Gateways, mail: o.Mail, webhooks: o.Webhooks, domains: o.Domains,
		media: o.Media, mediaURL: o.MediaURL, mediaRoom: o.StoreMediaBytes, publicURL: o.PublicURL, trustLoopback: o.TrustLoopback, restoredOn: o.RestoredOn, platformOrder: o.PlatformOrder,
		lines: o.Lines, reading: make(chan struct{}, 1),
		woken:   make(chan struct{}, 1),
		hashing: newHashQueue(hashesAtOnce()), printing: make(chan struct{}, pdfsAtOnce), logos: make(chan struct{}, logosAtOnce), logoLimit: logoLimit,
		slots: newSlots(accountSlots, gatewaySlots), taskSlots: newSlots(storeTaskSlots, taskSlots),
	}
	s.workers = workersOf(s)
	s.calls, s.requests = newCallJournal(s), newRequestJournal(s)
	s.taxes = o.Taxes.Recorded(s.recorder(integration.Tax))
	s.stripeTax = o.StripeTax.Recorded(s.recorder(integration.Tax))
	s.commissions = o.Commissions.Recorded(s.recorder(integration.Commission))
	s.platforms = o.Platforms.Recorded(s.recorder(integration.Webhook))
	s.gateways, s.mail = o.Gateways.Recorded(s.recorder(integration.Payment)), mail.Recorded(o.Mail, s.recorder(integration.Email))
	return s
}

// As reads as an actor: the rows of its store, and for a customer their own.
func (s *Service) As(actor domain.Actor) repo.Reader { return s.db.As(actor) }

// Snapshot reads as an actor what is there now, to its end. Close it.
type Snapshot = repo.Reading

// Snapshot begins one.
func (s *Service) Snapshot(ctx context.Context, actor domain.Actor) (*Snapshot, error) {
	return s.db.Snapshot(ctx, actor)
}

// Read reads several things as an actor, all as they are at the first of them. Close it.
func (s *Service) Read(ctx context.Context, actor domain.Actor) (*Snapshot, error) {
	return s.db.Read(ctx, actor)
}

// Clock tells the service's time.
func (s *Service) Clock() *domain.Clock { return s.clock }

// Woken receives after commits that recorded events: there is something to deliver.
func (s *Service) Woken() <-chan struct{} { return s.woken }

func (s *Service) wake() {
	select {
	case s.woken <- struct{}{}:
	default: // somebody was told already
	}
}

// Ready returns an error if the database does not answer within 2 seconds. Less would take
// a process that is only busy out of its load balancer.
func (s *Service) Ready(ctx context.Context) error {
	ctx, cancel := context.WithTimeout(ctx, 2*time.Second)
	defer cancel()
	return s.db.Ping(ctx)
}

// IsEmpty tells whether the platform has no store yet.
func (s *Service) IsEmpty(ctx context.Context) (bool, error) {
	exist, err := s.db.StoresExist(ctx)
	return !exist, err
}

// StoreBegun finds the store of a name and a code, 0 when there is none, and tells whether
// it was ever finished: had a credential for an integration, as the demo store
// gets last.
func (s *Service) StoreBegun(ctx context.Context, name, code string) (id int64, finished bool, err error) {
	return s.db.StoreBegun(ctx, name, code)
}
