package router

import (
	"errors"
	"regexp"
	"time"

	"github.com/getkin/kin-openapi/openapi3"

	"github.com/storeplatform/storeplatform/store/domain"
)

var (
	errNoEmail = errors.New("no mail can be written to this address")
	errNoTime  = errors.New("the calendar has no such time")
)

// init limits e-mail addresses to those that the mailer accepts, so that an unusable address is refused when it is
// entered and not when a mail is due. It limits times and dates to those that exist. The library accepts February 30,
// and the decoder that runs after the check would refuse it without naming the field. The library has one table of
// formats for the whole process.
func init() {
	for format, layout := range map[string]struct{ pattern, layout string }{
		"date-time": {openapi3.FormatOfStringDateTime, time.RFC3339Nano}, "date": {openapi3.FormatOfStringDate, time.DateOnly},
	} {
		pattern := regexp.MustCompile(layout.pattern)
		openapi3.DefineStringFormatValidator(format, openapi3.NewCallbackValidator(func(text string) error {
			if _, err := time.Parse(layout.layout, text); err != nil || !pattern.MatchString(text) {
				return errNoTime
			}
			return nil
		}))
	}
	openapi3.DefineStringFormatValidator("email", openapi3.NewCallbackValidator(func(text string) error {
		if _, ok := domain.MailableEmail(text); !ok {
			return errNoEmail
		}
		return nil
	}))
}
