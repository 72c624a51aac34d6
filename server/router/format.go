package router

import (
	"errors"

	"github.com/getkin/kin-openapi/openapi3"

	"github.com/storeplatform/storeplatform/store/domain"
)

var errNoEmail = errors.New("no mail can be written to this address")

// Addresses in requests are those that the mailer takes: a mail that cannot be written is refused where
// the address is entered, not when it is due. The library keeps formats in a table of the process.
func init() {
	openapi3.DefineStringFormatValidator("email", openapi3.NewCallbackValidator(func(text string) error {
		if _, ok := domain.MailableEmail(text); !ok {
			return errNoEmail
		}
		return nil
	}))
}
