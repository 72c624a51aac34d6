// Package command is the kernel of all commands: the transaction and the steps of its commit, tasks, due work, calls to
// outside systems, idempotency keys and logs. It does not import the packages of commands. Package store sets the steps
// of a commit and the workers of tasks.
package command

import (
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/integration"
	"github.com/storeplatform/storeplatform/store/provider/media"
	"github.com/storeplatform/storeplatform/store/provider/payment"
	"github.com/storeplatform/storeplatform/store/repo"
)

// Options configures a Kernel.
type Options struct {
	DB       *repo.DB
	Clock    *domain.Clock
	Keys     *domain.Keyring
	Gateways payment.Gateways
	// Files stores the bytes of media and of task files.
	Files media.Bucket
	// PublicURL is the service's base URL without a trailing slash.
	PublicURL string
	// TrustLoopback treats the domains of storefronts on this machine as verified, for local trials.
	TrustLoopback bool
}

// Kernel contains the dependencies that all packages of commands share. It is safe for concurrent use.
type Kernel struct {
	DB            *repo.DB
	Clock         *domain.Clock
	Keys          *domain.Keyring
	Gateways      payment.Gateways // they record every call
	Files         media.Bucket
	PublicURL     string // see Options
	TrustLoopback bool   // see Options

	// Before lists the steps that a commit runs before it records its events, and After lists the steps that it runs
	// later. Set both before the first command.
	Before, After []Step
	// Render returns the type of object of an event and the event's payload. Both are stored and sent unchanged. Set
	// Render before the first command.
	Render func(e domain.Event, in Rendering) (objectType string, payload []byte, err error)
	// Workers maps each task type to its worker. Set it before the first task.
	Workers map[integration.TaskType]Worker

	// Slots limits the due work with gateways that runs at the same time.
	Slots     *Slots
	taskSlots *Slots
	breakers  breakers
	calls     *journal[recordedCall]
	requests  *journal[*integration.RequestLog]
	visits    visits
	woken     chan struct{}
}

// New returns a Kernel without steps and workers.
func New(o Options) *Kernel {
	k := &Kernel{
		DB: o.DB, Clock: o.Clock, Keys: o.Keys, Files: o.Files, PublicURL: o.PublicURL, TrustLoopback: o.TrustLoopback,
		Slots: newSlots(accountSlots, GatewaySlots), taskSlots: newSlots(storeTaskSlots, taskSlots), woken: make(chan struct{}, 1),
	}
	k.calls, k.requests = newCallJournal(o.DB), newRequestJournal(o.DB, o.Keys)
	k.Gateways = o.Gateways.Recorded(k.Recorder(integration.Payment))
	return k
}
