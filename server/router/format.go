package router

import (
	"errors"

	"github.com/getkin/kin-openapi/openapi3"

	"github.com/storeplatform/storeplatform/store/domain"
)

var errNoEmail = errors.New("no mail can be written to this address")

// init limits e-mail addresses to those that the mailer accepts, so that an unusable address is refused when it is
// entered and not when a mail is due. The library keeps its formats in a table of the process.
func init() {
	openapi3.DefineStringFormatValidator("email", openapi3.NewCallbackValidator(func(text string) error {
		if _, ok := domain.MailableEmail(text); !ok {
			return errNoEmail
		}
		return nil
	}))
}
