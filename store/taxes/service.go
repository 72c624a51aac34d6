// Package taxes contains the commands for tax services: quotes of taxes, and reports of orders and
// refunds.
package taxes

import (
	"github.com/storeplatform/storeplatform/store/command"
	"github.com/storeplatform/storeplatform/store/domain/integration"
	"github.com/storeplatform/storeplatform/store/provider/tax"
	"github.com/storeplatform/storeplatform/store/provider/tax/stripetax"
)

// Service runs the commands for tax services.
type Service struct {
	*command.Kernel
	taxes      *tax.Client
	stripeTax  *stripetax.Client
	taxAnswers taxAnswers
}

// New returns a Service that calls tax services with the given clients.
func New(k *command.Kernel, taxes *tax.Client, stripe *stripetax.Client) *Service {
	record := k.Recorder(integration.Tax)
	return &Service{Kernel: k, taxes: taxes.Recorded(record), stripeTax: stripe.Recorded(record)}
}
