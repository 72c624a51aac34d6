// Package command is what every command stands on: the transaction and the steps of its
// commit, tasks, due work, calls to outside systems, idempotency keys, logs. It names no
// room of commands. Package store gives it the steps of a commit and the workers of tasks.
package command

import (
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/integration"
	"github.com/storeplatform/storeplatform/store/provider/media"
	"github.com/storeplatform/storeplatform/store/provider/payment"
	"github.com/storeplatform/storeplatform/store/repo"
)

// Options are what a Kernel stands on.
type Options struct {
	DB       *repo.DB
	Clock    *domain.Clock
	Keys     *domain.Keyring
	Gateways payment.Gateways
	// Files keeps the bytes of media and of tasks.
	Files media.Bucket
	// PublicURL is where the service is reached, without a slash at its end.
	PublicURL string
	// TrustLoopback takes storefronts on this machine for proven, for trying things out.
	TrustLoopback bool
}

// Kernel is what the services of all rooms share. It is safe for use by many goroutines.
type Kernel struct {
	DB            *repo.DB
	Clock         *domain.Clock
	Keys          *domain.Keyring
	Gateways      payment.Gateways // whose calls are recorded
	Files         media.Bucket
	PublicURL     string // see Options
	TrustLoopback bool   // see Options

	// Before are the steps of a commit before its events are recorded, and After those
	// behind that. Set them before the first command.
	Before, After []Step
	// Workers do the tasks, by their types. Set them before the first task.
	Workers map[integration.TaskType]Worker

	// Slots bound the due work with gateways.
	Slots     *Slots
	taskSlots *Slots
	breakers  breakers
	calls     *journal[recordedCall]
	requests  *journal[*integration.RequestLog]
	visits    visits
	woken     chan struct{}
}

// New makes a Kernel without steps and workers.
func New(o Options) *Kernel {
	k := &Kernel{
		DB: o.DB, Clock: o.Clock, Keys: o.Keys, Files: o.Files, PublicURL: o.PublicURL, TrustLoopback: o.TrustLoopback,
		Slots: newSlots(accountSlots, GatewaySlots), taskSlots: newSlots(storeTaskSlots, taskSlots), woken: make(chan struct{}, 1),
	}
	k.calls, k.requests = newCallJournal(k), newRequestJournal(k)
	k.Gateways = o.Gateways.Recorded(k.Recorder(integration.Payment))
	return k
}
