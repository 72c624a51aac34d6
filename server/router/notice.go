package router

import (
	"net/http"
	"strconv"

	"github.com/labstack/echo/v4"

	"github.com/storeplatform/storeplatform/store/domain"
)

// noticePath is where payment services tell what happened. It stands outside of the
// documents: whoever calls it follows the service's own, and is known by a signature
// over the body as it came.
const noticePath = "/provider/:providerCode/:paymentProviderId"

// notices adds the path.
func (e *edge) notices(server *echo.Echo) {
	server.POST(noticePath, e.receiveNotices, private, named("provider", "receiveNotices"), timed)
}

// receiveNotices takes what a payment service tells. Who cannot prove to be one uses
// up the limit of their own address; who can, that of the account.
func (e *edge) receiveNotices(c echo.Context) error {
	request, address := c.Request(), addressKey(c)
	if err := e.limits.callers.take(c, "default", address); err != nil {
		return err
	}
	if encoding := request.Header.Get(echo.HeaderContentEncoding); encoding != "" && encoding != "identity" {
		return domain.Errorf(domain.UnsupportedMediaType, "Bodies are taken as they are, not compressed.")
	}
	id, err := strconv.ParseInt(c.Param("paymentProviderId"), 10, 64)
	if err != nil || id <= 0 {
		return domain.Missing("payment provider")
	}
	account := "provider " + strconv.FormatInt(id, 10)
	if err := e.limits.stores.check(c, "provider", account); err != nil {
		return err
	}
	held := e.bodies.hold(false)
	defer held.release()
	body, err := held.read(request.Context(), request)
	if err != nil {
		e.limits.stores.give(account)
		return err
	}
	received, err := e.service.ReceiveNotices(request.Context(), c.Param("providerCode"), id, request.Header, body)
	if err != nil {
		e.limits.stores.give(account)
		return err
	}
	e.limits.callers.give(address)
	return c.JSON(http.StatusOK, map[string]int{"received": received})
}
