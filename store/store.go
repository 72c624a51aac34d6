// Package store assembles the services of commands, the ordered steps of every commit, and the worker of each
// task type. A command is an exported method of a Service that changes data. It owns its transaction and
// takes locks in the order that store/README.md lists. It calls a rule of store/domain, writes the values that
// the rule returned, and commits them together with the events of the rule. Reads use
// As instead of commands. No command calls an outside system inside a transaction. A command reserves in one
// commit, calls, and settles in another commit.
package store

import (
	"context"
	"time"

	"github.com/storeplatform/storeplatform/store/account"
	"github.com/storeplatform/storeplatform/store/catalog"
	"github.com/storeplatform/storeplatform/store/command"
	"github.com/storeplatform/storeplatform/store/customer"
	"github.com/storeplatform/storeplatform/store/document"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/integration"
	orders "github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/identity"
	"github.com/storeplatform/storeplatform/store/letter"
	"github.com/storeplatform/storeplatform/store/login"
	"github.com/storeplatform/storeplatform/store/media"
	"github.com/storeplatform/storeplatform/store/moving"
	"github.com/storeplatform/storeplatform/store/ordering"
	"github.com/storeplatform/storeplatform/store/partner"
	"github.com/storeplatform/storeplatform/store/provider/commission"
	"github.com/storeplatform/storeplatform/store/provider/mail"
	bucket "github.com/storeplatform/storeplatform/store/provider/media"
	"github.com/storeplatform/storeplatform/store/provider/payment"
	"github.com/storeplatform/storeplatform/store/provider/platform"
	"github.com/storeplatform/storeplatform/store/provider/tax"
	"github.com/storeplatform/storeplatform/store/provider/tax/stripetax"
	"github.com/storeplatform/storeplatform/store/repo"
	"github.com/storeplatform/storeplatform/store/report"
	"github.com/storeplatform/storeplatform/store/settings"
	"github.com/storeplatform/storeplatform/store/taxes"
	"github.com/storeplatform/storeplatform/store/transfer"
	"github.com/storeplatform/storeplatform/store/value"
	"github.com/storeplatform/storeplatform/store/view"
	"github.com/storeplatform/storeplatform/store/webhook"
)

// Options configures a Service. All fields are required unless their comment says otherwise. Without Lines
// the Service processes no files.
type Options struct {
	DB       *repo.DB
	Clock    *domain.Clock
	Keys     *domain.Keyring
	Gateways payment.Gateways
	Mail     mail.Transport
	Webhooks webhook.WebhookSender
	// Hashing hashes passwords and pins. A Hashing without functions means that login.Argon2id is
	// used.
	Hashing login.Hashing
	// Domains checks whether stores own the domains that they use.
	Domains settings.DomainProof
	// Taxes calls tax services.
	Taxes *tax.Client
	// StripeTax calls Stripe Tax.
	StripeTax *stripetax.Client
	// Commissions calls commission services.
	Commissions *commission.Client
	// Platforms sends messages to platforms. PlatformOrder renders the messages about orders; nil means that
	// no messages are sent.
	Platforms     *platform.Client
	PlatformOrder func(*orders.OrderDetails, partner.PlatformOrder) ([]byte, error)
	// Media stores the bytes of media and of task files. MediaURL is the base URL of the media,
	// without a trailing slash.
	Media    bucket.Bucket
	MediaURL string
	// StoreMediaBytes is the maximum total size of a store's files in bytes; 0 means no limit.
	StoreMediaBytes int64
	// PublicURL is the service's base URL without a trailing slash.
	PublicURL string
	Lines     transfer.Lines
	// TrustLoopback treats the domains of storefronts on this machine as verified, for local trials.
	TrustLoopback bool
	// RestoredOn is the time at which the database was restored; zero means never.
	RestoredOn time.Time
}

// Service groups the services of commands. It is safe for concurrent use.
type Service struct {
	*command.Kernel
	Letter   *letter.Service
	Login    *login.Service
	Identity *identity.Service
	Settings *settings.Service
	Media    *media.Service
	Transfer *transfer.Service
	Catalog  *catalog.Service
	Moving   *moving.Service
	Customer *customer.Service
	Account  *account.Service
	Taxes    *taxes.Service
	Value    *value.Service
	Ordering *ordering.Service
	Document *document.Service
	Partner  *partner.Service
	Webhook  *webhook.Service
	Report   *report.Service
}

// New returns a Service with its steps and workers set.
func New(o Options) *Service {
	k := command.New(command.Options{
		DB: o.DB, Clock: o.Clock, Keys: o.Keys, Gateways: o.Gateways, Files: o.Media, PublicURL: o.PublicURL, TrustLoopback: o.TrustLoopback,
	})
	s := &Service{Kernel: k}
	s.Letter = letter.New(k, o.Mail)
	s.Login = login.New(k, o.Hashing)
	s.Identity = identity.New(k, s.Letter, s.Login)
	s.Settings = settings.New(k, s.Letter, o.Domains)
	s.Media = media.New(k, o.MediaURL, o.StoreMediaBytes)
	s.Transfer = transfer.New(k, s.Media)
	s.Catalog = catalog.New(k, s.Transfer, o.Lines)
	s.Moving = moving.New(k, s.Catalog)
	s.Customer = customer.New(k, s.Letter, s.Transfer, o.Lines)
	s.Account = account.New(k, s.Letter, s.Login, s.Customer)
	s.Taxes = taxes.New(k, o.Taxes, o.StripeTax)
	s.Value = value.New(k, s.Letter)
	s.Ordering = ordering.New(k, s.Letter, s.Taxes, s.Value, s.Customer, partner.CommissionByHand, o.RestoredOn)
	s.Document = document.New(k)
	s.Partner = partner.New(k, s.Letter, s.Media, partner.Options{Commissions: o.Commissions, Platforms: o.Platforms, Order: o.PlatformOrder})
	s.Webhook = webhook.New(k, s.Letter, o.Webhooks)
	s.Report = report.New(k)
	s.Settings.Printer = s.Document
	s.Customer.Subscriptions = s.Ordering
	s.Account.Carts, s.Account.Referrers = s.Ordering, s.Partner
	s.Report.Renewals = s.Ordering
	k.Before, k.Render, k.After = s.before(), render, s.after()
	k.Workers = s.workers()
	return s
}

// before returns the steps that every commit runs before its events are recorded.
func (s *Service) before() []command.Step {
	return []command.Step{
		{Name: "count the owners of changed addresses and payment methods as modified", Do: customer.TouchOwners},
		{Name: "reserve the capture of orders of which nothing is left to ship", Do: silent(ordering.ReserveUnshipped)},
		{Name: "post the stored value that orders hold, take and return", Do: func(ctx context.Context, tx *command.Tx, _ []domain.Event) ([]domain.Event, error) {
			return ordering.PostTenders(ctx, tx)
		}},
		{Name: "end the dunning of what is not due any more", Do: func(ctx context.Context, tx *command.Tx, _ []domain.Event) ([]domain.Event, error) {
			return ordering.SettleOwed(ctx, tx)
		}},
		{Name: "issue the stock of paid goods without shipping", Do: silent(ordering.HandOver)},
		{Name: "mail subscribers", Do: func(ctx context.Context, tx *command.Tx, events []domain.Event) ([]domain.Event, error) {
			return nil, s.Ordering.TellSubscribers(ctx, tx, events)
		}},
		{Name: "report to commission services", Do: silent(partner.TellCommission)},
		{Name: "tell platforms", Do: silent(s.Partner.TellPlatforms)},
		{Name: "issue bought gift cards", Do: silent(value.IssuePurchases)},
		{Name: "report changes of stored value", Do: value.ReportChanges}, // the last one, because earlier steps post
	}
}

// after returns the steps that every commit runs after its events are recorded.
func (s *Service) after() []command.Step {
	return []command.Step{
		{Name: "issue invoices", Do: silent(document.IssueInvoices)},
		{Name: "report to tax services", Do: silent(taxes.ReportTaxes)},
	}
}

// render returns an event in the form of the contract, and the type of the event's object.
func render(e domain.Event, in command.Rendering) (objectType string, payload []byte, err error) {
	payload, err = view.Event(view.Envelope(in), e)
	return view.ObjectType(e.Object), payload, err
}

// silent returns the Do function of a step that ignores events and adds none.
func silent(do func(context.Context, *command.Tx) error) func(context.Context, *command.Tx, []domain.Event) ([]domain.Event, error) {
	return func(ctx context.Context, tx *command.Tx, _ []domain.Event) ([]domain.Event, error) {
		return nil, do(ctx, tx)
	}
}

// workers returns the worker of each task type.
func (s *Service) workers() map[integration.TaskType]command.Worker {
	return map[integration.TaskType]command.Worker{
		integration.OrderPaymentSync:       s.Ordering.SyncOrderPayments,
		integration.TaxReport:              s.Taxes.ReportTax,
		integration.CommissionCustomerSync: s.Partner.SyncCommissionCustomer,
		integration.CommissionOrderSync:    s.Partner.ReportCommission,
		integration.OrderPlatformSync:      s.Partner.TellPlatform,
		integration.CustomerImport:         s.Customer.ImportFile,
		integration.PriceBulk:              s.Catalog.WorkLines,
		integration.StockBulk:              s.Catalog.WorkLines,
		integration.ProductBulk:            s.Catalog.WorkLines,
	}
}

// IsEmpty reports whether the platform has no store yet.
func (s *Service) IsEmpty(ctx context.Context) (bool, error) {
	exist, err := s.DB.StoresExist(ctx)
	return !exist, err
}

// StoreBegun returns the id of the store with the given name and code; 0 means that no such store exists.
// finished reports whether an app token was ever created for the store, which is the last step of the demo
// setup.
func (s *Service) StoreBegun(ctx context.Context, name, code string) (id int64, finished bool, err error) {
	return s.DB.StoreBegun(ctx, name, code)
}
