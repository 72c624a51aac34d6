// Package problem writes errors as RFC 9457 problem documents. Only this package knows the HTTP status of
// an error. It writes all error responses, including the responses to errors of echo and of the contract
// check.
package problem

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
	"maps"
	"net/http"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/labstack/echo/v4"

	"github.com/storeplatform/storeplatform/gen/common"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/view"
)

// Entry holds the status and title of all problems with one code.
type Entry struct {
	Status int
	Title  string
}

// table holds the status and title of each code.
var table = map[domain.Code]Entry{
	domain.InvalidRequest:    {http.StatusBadRequest, "Invalid request"},
	domain.StoreRequired:     {http.StatusBadRequest, "Store required"},
	domain.PageTooDeep:       {http.StatusBadRequest, "Page too deep"},
	domain.InvalidCursor:     {http.StatusBadRequest, "Invalid cursor"},
	domain.UnknownAPIVersion: {http.StatusBadRequest, "Unknown API version"},

	domain.Unauthenticated:    {http.StatusUnauthorized, "Not signed in"},
	domain.InvalidCredentials: {http.StatusUnauthorized, "Wrong e-mail or password"},
	domain.TOTPRequired:       {http.StatusUnauthorized, "One-time code required"},

	domain.Forbidden:        {http.StatusForbidden, "Not allowed"},
	domain.AccountInactive:  {http.StatusForbidden, "Account not active"},
	domain.EmailNotVerified: {http.StatusForbidden, "E-mail not verified"},

	domain.NotFound:             {http.StatusNotFound, "Not found"},
	domain.MethodNotAllowed:     {http.StatusMethodNotAllowed, "Method not allowed"},
	domain.NotAcceptable:        {http.StatusNotAcceptable, "Not acceptable"},
	domain.PreconditionFailed:   {http.StatusPreconditionFailed, "Changed since you read it"},
	domain.PayloadTooLarge:      {http.StatusRequestEntityTooLarge, "Request too large"},
	domain.HeadersTooLarge:      {http.StatusRequestHeaderFieldsTooLarge, "Too many headers"},
	domain.UnsupportedMediaType: {http.StatusUnsupportedMediaType, "Unsupported media type"},

	domain.InvalidStateTransition: {http.StatusConflict, "Not possible in this state"},
	domain.VersionConflict:        {http.StatusConflict, "Changed since you read it"},
	domain.AlreadyExists:          {http.StatusConflict, "Already exists"},
	domain.InUse:                  {http.StatusConflict, "In use"},
	domain.IdempotencyInFlight:    {http.StatusConflict, "Still running"},
	domain.CartChanged:            {http.StatusConflict, "The cart changed"},
	domain.CycleLocked:            {http.StatusConflict, "Too close to the renewal"},
	domain.PaymentNotSecured:      {http.StatusConflict, "Payment not secured"},
	domain.StoredValueLeft:        {http.StatusConflict, "Store credit is left"},
	domain.GiftCardSpent:          {http.StatusConflict, "Gift card spent"},

	domain.IdempotencyKeyReuse:        {http.StatusUnprocessableEntity, "Idempotency key used for another request"},
	domain.InsufficientStock:          {http.StatusUnprocessableEntity, "Not enough in stock"},
	domain.CouponNotApplicable:        {http.StatusUnprocessableEntity, "Coupon not applicable"},
	domain.CouponExhausted:            {http.StatusUnprocessableEntity, "Coupon used up"},
	domain.PaymentDeclined:            {http.StatusUnprocessableEntity, "Payment declined"},
	domain.RefundExceedsRemaining:     {http.StatusUnprocessableEntity, "Refund exceeds what is left"},
	domain.QuantityExceedsUnfulfilled: {http.StatusUnprocessableEntity, "More than is left to fulfill"},
	domain.ShippingNotAvailable:       {http.StatusUnprocessableEntity, "Shipping not available"},
	domain.CurrencyMismatch:           {http.StatusUnprocessableEntity, "Currencies differ"},
	domain.WeakPassword:               {http.StatusUnprocessableEntity, "Password too weak"},
	domain.CodeInvalid:                {http.StatusUnprocessableEntity, "Code not valid"},
	domain.DomainNotVerified:          {http.StatusUnprocessableEntity, "Domain not proven"},
	domain.CartEmpty:                  {http.StatusUnprocessableEntity, "Cart is empty"},
	domain.TermsNotAccepted:           {http.StatusUnprocessableEntity, "Terms not accepted"},
	domain.UnsupportedOperation:       {http.StatusUnprocessableEntity, "Not supported here"},
	domain.InvalidValue:               {http.StatusUnprocessableEntity, "Invalid value"},
	domain.GiftCardInvalid:            {http.StatusUnprocessableEntity, "Gift card code not valid"},
	domain.GiftCardUnusable:           {http.StatusUnprocessableEntity, "Gift card not usable"},

	domain.RateLimited:           {http.StatusTooManyRequests, "Too many requests"},
	domain.Internal:              {http.StatusInternalServerError, "Internal error"},
	domain.NotImplemented:        {http.StatusNotImplemented, "Not implemented yet"},
	domain.Busy:                  {http.StatusServiceUnavailable, "Busy"},
	domain.Unavailable:           {http.StatusServiceUnavailable, "Unavailable"},
	domain.PaymentOutcomeUnknown: {http.StatusServiceUnavailable, "Payment outcome unknown"},
}

// Of returns the entry for a code; ok is false for an unknown code.
func Of(code domain.Code) (Entry, bool) {
	e, ok := table[code]
	return e, ok
}

// Transient reports whether an unchanged retry of a request may succeed later: the service
// failed, or the response tells the caller to wait.
func Transient(status int, header http.Header) bool {
	return status >= http.StatusInternalServerError || header.Get(echo.HeaderRetryAfter) != ""
}

// Codes returns all codes, sorted by status and name.
func Codes() []domain.Code {
	return slices.SortedFunc(maps.Keys(table), func(a, b domain.Code) int {
		return cmp.Or(cmp.Compare(table[a].Status, table[b].Status), cmp.Compare(a, b))
	})
}

// codes maps the statuses of echo's own errors to codes.
var codes = map[int]domain.Code{
	http.StatusNotFound:              domain.NotFound,
	http.StatusMethodNotAllowed:      domain.MethodNotAllowed,
	http.StatusRequestEntityTooLarge: domain.PayloadTooLarge,
	http.StatusUnsupportedMediaType:  domain.UnsupportedMediaType,
	http.StatusUnauthorized:          domain.Unauthenticated,
	http.StatusForbidden:             domain.Forbidden,
	http.StatusServiceUnavailable:    domain.Unavailable,
}

// errorOf returns the part of err that callers may see.
func errorOf(err error) *domain.Error {
	if e, ok := errors.AsType[*domain.Error](err); ok {
		return e
	}
	if failure, ok := errors.AsType[*echo.HTTPError](err); ok {
		if code, known := codes[failure.Code]; known {
			return &domain.Error{Code: code, Detail: table[code].Title + "."}
		}
		if failure.Code < http.StatusInternalServerError {
			return &domain.Error{Code: domain.InvalidRequest, Detail: "The request cannot be read."}
		}
	}
	return &domain.Error{Code: domain.Internal, Detail: "Internal error."}
}

// Failed reports whether an error is a failure of the service, not of the request.
func Failed(err error) bool {
	entry, ok := Of(errorOf(err).Code)
	return !ok || entry.Status >= http.StatusInternalServerError
}

// Describe returns the problem document for err. It never contains the text of an internal error.
func Describe(err error, instance, requestID string) (common.Problem, Entry) {
	e := errorOf(err)
	entry := table[e.Code]
	p := common.Problem{
		Type: "/problems/" + string(e.Code), Title: entry.Title, Status: int32(entry.Status), Detail: clip(e.Detail, 2000),
		Instance: clip(instance, 2048), Code: common.ErrorCode(e.Code), RequestID: requestID, Allowed: e.Allowed,
		From: orNil(e.From), To: orNil(e.To), Permission: orNil(e.Permission),
	}
	if e.CurrentVersion != 0 {
		p.CurrentVersion = &e.CurrentVersion
	}
	if e.ExistingID != 0 {
		p.ExistingID = &e.ExistingID
	}
	if t := e.Totals; t != nil {
		money := t.Currency.Format
		p.Totals = &common.ProblemTotals{CurrencyCode: string(t.Currency), Subtotal: money(t.Subtotal), DiscountTotal: money(t.DiscountTotal),
			ShippingTotal: money(t.ShippingTotal), TaxTotal: money(t.TaxTotal), GrandTotal: money(t.GrandTotal)}
	}
	if e.Coupon != nil {
		p.Coupon = new(view.CouponRefusal(e.Coupon))
	}
	for _, f := range e.Fields[:min(len(e.Fields), maxErrors)] {
		field := common.ProblemField{In: common.ProblemFieldLocation(f.In), Pointer: clip(f.Pointer, 500), Code: f.Code, Detail: clip(f.Detail, 1000)}
		if f.CartItemID != 0 {
			field.CartItemID = &f.CartItemID
		}
		if f.Line > 0 {
			line, column := int32(f.Line), int32(f.Column)
			field.Line, field.Column = &line, &column
		}
		p.Errors = append(p.Errors, field)
	}
	if n := len(e.Fields); n > maxErrors {
		p.Detail = clip(e.Detail, 1900) + fmt.Sprintf(" %d fields are at fault; the first %d are named.", n, maxErrors)
	}
	return p, entry
}

// maxErrors is how many fields a problem lists. The contract sets this limit and the maximum lengths of
// texts.
const maxErrors = 100

// clip shortens a text to length characters, including an ellipsis at its end. Texts may contain names that
// the caller chose.
func clip(text string, length int) string {
	if utf8.RuneCountInString(text) <= length {
		return text
	}
	return string([]rune(text)[:length-1]) + "…"
}

func orNil(s string) *string {
	if s == "" {
		return nil
	}
	return &s
}

// ContentType is the media type of problems.
const ContentType = "application/problem+json"

// Handle is echo's error handler. It writes every error response.
func Handle(err error, c echo.Context) { HandleBehind("", nil)(err, c) }

const shownKey = "problem"

// Shown returns the error in the response to a request; nil means there was no error.
func Shown(c echo.Context) *domain.Error {
	e, _ := c.Get(shownKey).(*domain.Error)
	return e
}

const givenUpKey = "givenUp"

// GivenUp reports whether the caller left before the request had a result, so nothing failed.
func GivenUp(c echo.Context) bool { return c.Get(givenUpKey) != nil }

// HandleBehind is like Handle, for a service behind a proxy that removes a path prefix. The references in a
// problem start with the prefix. isPage reports whether a path is a page. Browsers receive the errors of
// pages as HTML. If isPage is nil, no path is a page.
func HandleBehind(prefix string, isPage func(path string) bool) echo.HTTPErrorHandler {
	return func(err error, c echo.Context) { handle(prefix, isPage, err, c) }
}

func handle(prefix string, isPage func(path string) bool, err error, c echo.Context) {
	request, response := c.Request(), c.Response()
	id := response.Header().Get(echo.HeaderXRequestID)
	if response.Committed {
		// The response has started. Abort it, because it must not look complete.
		slog.WarnContext(request.Context(), "answer broken off", "requestId", id, "method", request.Method, "path", request.URL.Path, "error", err)
		panic(http.ErrAbortHandler)
	}
	c.Set(shownKey, errorOf(err))
	p, entry := Describe(err, prefix+request.URL.Path, id)
	p.Type = prefix + p.Type
	switch {
	case errors.Is(request.Context().Err(), context.Canceled) && (errors.Is(err, context.Canceled) || p.Code == common.ErrorCode(domain.Unavailable)):
		// The caller has left, and nothing failed. A response with this status is not stored with a key, so a
		// retry runs the request.
		c.Set(givenUpKey, true)
		slog.InfoContext(request.Context(), "request given up by its caller", "requestId", id, "method", request.Method, "path", request.URL.Path)
	case entry.Status >= http.StatusInternalServerError && entry.Status != http.StatusNotImplemented:
		slog.ErrorContext(request.Context(), "request failed", "requestId", id, "method", request.Method, "path", request.URL.Path, "code", p.Code, "error", err)
	}
	header := response.Header()
	header.Set(echo.HeaderContentType, ContentType)
	header.Del(echo.HeaderContentLength)
	retry := errorOf(err).RetryAfter
	if retry == 0 && (entry.Status == http.StatusServiceUnavailable || entry.Status == http.StatusTooManyRequests) {
		retry = 1 // a default, so the client does not have to guess
	}
	if retry > 0 {
		header.Set(echo.HeaderRetryAfter, strconv.Itoa(retry))
	}
	if allow := header.Get(echo.HeaderAllow); entry.Status == http.StatusMethodNotAllowed && strings.Contains(allow, http.MethodGet) {
		header.Set(echo.HeaderAllow, allow+", "+http.MethodHead) // the router does not know HEAD, because it is served as GET
	}
	if entry.Status == http.StatusUnauthorized {
		header.Set(echo.HeaderWWWAuthenticate, `Bearer error="invalid_token"`)
	}
	var html []byte
	if isPage != nil && isPage(request.URL.Path) {
		header.Add(echo.HeaderVary, echo.HeaderAccept)
		if wantsPage(request) {
			if html, err = page(c, entry.Status, id); err != nil {
				slog.ErrorContext(request.Context(), "error page failed", "requestId", id, "error", err)
			}
		}
	}
	if len(html) > 0 {
		header.Add(echo.HeaderVary, "Accept-Language")
		header.Set(echo.HeaderContentType, echo.MIMETextHTMLCharsetUTF8)
		header.Set(echo.HeaderContentSecurityPolicy, pagePolicy)
	}
	response.WriteHeader(entry.Status)
	switch {
	case request.Method == http.MethodHead:
	case len(html) > 0:
		_, _ = response.Write(html)
	default:
		encoder := json.NewEncoder(response)
		encoder.SetEscapeHTML(false) // the text is not HTML, and escapes would make it up to six times as long
		_ = encoder.Encode(p)
	}
}
