package router

import (
	"net/url"
	"strings"
	"unicode/utf8"

	"github.com/labstack/echo/v4"

	"github.com/storeplatform/storeplatform/store/domain"
)

const (
	maxHeaders    = 100
	maxParameters = 100
	maxQuery      = 8 << 10
)

// bounded refuses requests with too many headers. It also refuses a query if the library would silently drop a part of
// it.
func bounded(next echo.HandlerFunc) echo.HandlerFunc {
	return func(c echo.Context) error {
		lines := 0
		for _, values := range c.Request().Header {
			lines += len(values)
		}
		if lines > maxHeaders {
			return domain.Errorf(domain.HeadersTooLarge, "The request has more than %d headers.", maxHeaders)
		}
		if err := checkQuery(c.Request().URL.RawQuery); err != nil {
			return err
		}
		return next(c)
	}
}

// checkQuery returns an error that names every unreadable parameter.
func checkQuery(raw string) error {
	found := faults{}
	switch {
	case len(raw) > maxQuery:
		found.field("query", nil, "maxLength", "The query is longer than 8,192 bytes.")
	case strings.Count(raw, "&") >= maxParameters:
		found.field("query", nil, "maxItems", "The query has more than 100 parameters.")
	default:
		for pair := range strings.SplitSeq(raw, "&") {
			name, value, _ := strings.Cut(pair, "=")
			name, nameProblem := unescape(name)
			if _, problem := unescape(value); problem != "" {
				found.field("query", []string{name}, "malformed", problem)
			} else if nameProblem != "" {
				found.field("query", []string{name}, "malformed", nameProblem)
			}
		}
	}
	return found.err()
}

// unescape decodes the name or the value of a parameter. If problem is not empty, text equals raw.
func unescape(raw string) (text, problem string) {
	text, err := url.QueryUnescape(raw)
	switch {
	case strings.Contains(raw, ";"):
		return raw, "A semicolon has to be written as %3B."
	case err != nil:
		return raw, "An escape is broken."
	case !utf8.ValidString(text):
		return raw, "The text is not valid UTF-8."
	case strings.ContainsRune(text, 0):
		return raw, "Text must not contain NUL."
	}
	return text, ""
}
