// Package partner contains the commands for commission services and for platforms that sell for a
// store. They send requests to these services and receive events from them.
package partner

import (
	"github.com/storeplatform/storeplatform/store/command"
	"github.com/storeplatform/storeplatform/store/domain/integration"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/letter"
	"github.com/storeplatform/storeplatform/store/media"
	"github.com/storeplatform/storeplatform/store/provider/commission"
	"github.com/storeplatform/storeplatform/store/provider/platform"
)

// Options contains the clients of a Service and the function that renders messages about orders.
type Options struct {
	Commissions *commission.Client
	Platforms   *platform.Client
	// Order renders the message to a platform about an order. If Order is nil, no platforms
	// are connected.
	Order func(*ordering.OrderDetails, PlatformOrder) ([]byte, error)
}

// Service runs the commands for commission services and platforms.
type Service struct {
	*command.Kernel
	letter        *letter.Service
	media         *media.Service
	commissions   *commission.Client
	platforms     *platform.Client
	platformOrder func(*ordering.OrderDetails, PlatformOrder) ([]byte, error)
	strangers     strangers
}

// New returns a Service.
func New(k *command.Kernel, letters *letter.Service, files *media.Service, o Options) *Service {
	return &Service{
		Kernel: k, letter: letters, media: files, platformOrder: o.Order,
		commissions: o.Commissions.Recorded(k.Recorder(integration.Commission)), platforms: o.Platforms.Recorded(k.Recorder(integration.Webhook)),
	}
}
