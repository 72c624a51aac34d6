// Package store is the rooms of commands, put together: which of them there are, the steps
// of every commit in their order, and who does which task. A command is one exported
// method of its room's Service. It owns its transaction, takes locks in the one order
// (account, customer, cart, subscription, order, payment, refund and shipment, coupon by
// id, stock by variant id, number counters), calls a rule of store/domain, writes what the
// rule gave back and commits it together with the event that the rule returned. Reads go
// around it, through As.
//
// Nothing here calls the outside inside a transaction: a command that needs the
// outside reserves in one commit, calls, and settles in another.
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
	"github.com/storeplatform/storeplatform/store/webhook"
)

// Options are what a Service stands on. All members are required; without Lines no
// files are worked through.
type Options struct {
	DB       *repo.DB
	Clock    *domain.Clock
	Keys     *domain.Keyring
	Gateways payment.Gateways
	Mail     mail.Transport
	Webhooks webhook.WebhookSender
	// Hashing hashes passwords and pins. Without functions it is login.Argon2id.
	Hashing login.Hashing
	// Domains looks whether stores own the domains that they name.
	Domains settings.DomainProof
	// Taxes calls tax services.
	Taxes *tax.Client
	// StripeTax calls Stripe Tax.
	StripeTax *stripetax.Client
	// Commissions calls commission services.
	Commissions *commission.Client
	// Platforms sends messages to platforms, and PlatformOrder writes those about orders;
	// without it there are none.
	Platforms     *platform.Client
	PlatformOrder func(*orders.OrderDetails, partner.PlatformOrder) ([]byte, error)
	// Media keeps the bytes of media, and MediaURL is where they are served, without a
	// slash at its end.
	Media    bucket.Bucket
	MediaURL string
	// StoreMediaBytes are how many the files of a store may have; 0: without a bound.
	StoreMediaBytes int64
	// PublicURL is where the service is reached, without a slash at its end.
	PublicURL string
	Lines     transfer.Lines
	// TrustLoopback takes storefronts on this machine for proven, for trying things out.
	TrustLoopback bool
	// RestoredOn is when the database was restored; zero means never.
	RestoredOn time.Time
}

// Service has the rooms of commands. It is safe for use by many goroutines.
type Service struct {
	*command.Kernel
	Letter   *letter.Service
	Login    *login.Service
	Identity *identity.Service
	Settings *settings.Service
	Media    *media.Service
	Transfer *transfer.Service
	Catalog  *catalog.Service
	Customer *customer.Service
	Account  *account.Service
	Taxes    *taxes.Service
	Ordering *ordering.Service
	Document *document.Service
	Partner  *partner.Service
	Webhook  *webhook.Service
	Report   *report.Service
}

// New makes a Service.
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
	s.Customer = customer.New(k, s.Letter, s.Transfer, o.Lines)
	s.Account = account.New(k, s.Letter, s.Login, s.Customer)
	s.Taxes = taxes.New(k, o.Taxes, o.StripeTax)
	s.Ordering = ordering.New(k, s.Letter, s.Taxes, s.Customer, partner.CommissionByHand, o.RestoredOn)
	s.Document = document.New(k)
	s.Partner = partner.New(k, s.Letter, s.Media, partner.Options{Commissions: o.Commissions, Platforms: o.Platforms, Order: o.PlatformOrder})
	s.Webhook = webhook.New(k, s.Letter, o.Webhooks)
	s.Report = report.New(k)
	s.Customer.Subscriptions = s.Ordering
	s.Account.Carts, s.Account.Referrers = s.Ordering, s.Partner
	k.Before, k.After = s.before(), s.after()
	k.Workers = s.workers()
	return s
}

// before are the steps of every commit before its events are recorded.
func (s *Service) before() []command.Step {
	return []command.Step{
		{Name: "reserve the capture of orders of which nothing is left to ship", Do: silent(ordering.ReserveUnshipped)},
		{Name: "end the dunning of what is not due any more", Do: func(ctx context.Context, tx *command.Tx, _ []domain.Event) ([]domain.Event, error) {
			return ordering.SettleOwed(ctx, tx)
		}},
		{Name: "issue the stock of paid goods without shipping", Do: silent(ordering.HandOver)},
		{Name: "mail subscribers", Do: func(ctx context.Context, tx *command.Tx, events []domain.Event) ([]domain.Event, error) {
			return nil, s.Ordering.TellSubscribers(ctx, tx, events)
		}},
		{Name: "report to commission services", Do: silent(partner.TellCommission)},
		{Name: "tell platforms", Do: silent(s.Partner.TellPlatforms)},
	}
}

// after are the steps of every commit behind that.
func (s *Service) after() []command.Step {
	return []command.Step{
		{Name: "issue invoices", Do: silent(document.IssueInvoices)},
		{Name: "report to tax services", Do: silent(taxes.ReportTaxes)},
	}
}

// silent is a step that adds no event and looks at none.
func silent(do func(context.Context, *command.Tx) error) func(context.Context, *command.Tx, []domain.Event) ([]domain.Event, error) {
	return func(ctx context.Context, tx *command.Tx, _ []domain.Event) ([]domain.Event, error) {
		return nil, do(ctx, tx)
	}
}

// workers are who does which type of task.
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

// IsEmpty tells whether the platform has no store yet.
func (s *Service) IsEmpty(ctx context.Context) (bool, error) {
	exist, err := s.DB.StoresExist(ctx)
	return !exist, err
}

// StoreBegun finds the store of a name and a code, 0 when there is none, and tells whether
// it was ever finished: had a credential for an integration, as the demo store
// gets last.
func (s *Service) StoreBegun(ctx context.Context, name, code string) (id int64, finished bool, err error) {
	return s.DB.StoreBegun(ctx, name, code)
}
