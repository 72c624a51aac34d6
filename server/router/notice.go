package router

import (
	"net/http"
	"strconv"

	"github.com/labstack/echo/v4"

	"github.com/storeplatform/storeplatform/store/domain"
)

// noticePath receives notices from payment services, and commissionNoticePath receives notices from commission
// services. The OpenAPI documents omit both paths: payment services follow their own protocols, and commission services
// the partners' protocol. The signature over the unchanged body authenticates the sender.
const (
	noticePath           = "/provider/:providerCode/:paymentProviderId"
	commissionNoticePath = "/provider/commission/:storeId"
)

// notices adds the two paths for notices.
func (e *edge) notices(server *echo.Echo) {
	for _, path := range []string{noticePath, commissionNoticePath} {
		e.declare(http.MethodPost, path, entry{body: ownBody, lane: ownLane})
	}
	server.POST(noticePath, e.receiveNotices, named("provider", "receiveNotices"), timed)
	server.POST(commissionNoticePath, e.receiveCommissionNotice, named("provider", "receiveCommissionNotice"), timed)
}

// receiveNotices handles a notice from a payment service.
func (e *edge) receiveNotices(c echo.Context) error {
	return e.told(c, "payment provider", "provider ", c.Param("paymentProviderId"), func(id int64, body []byte) (int, error) {
		return e.service.Ordering.ReceiveNotices(c.Request().Context(), c.Param("providerCode"), id, c.Request().Header, body)
	})
}

// receiveCommissionNotice handles a notice from a store's commission service.
func (e *edge) receiveCommissionNotice(c echo.Context) error {
	return e.told(c, "commission provider", "commission ", c.Param("storeId"), func(id int64, body []byte) (int, error) {
		return e.service.Partner.ReceiveCommissionNotice(c.Request().Context(), id, c.Request().Header, body)
	})
}

// told handles a notice. A refused notice counts against the limit of its address, and an accepted notice against the
// limit of the account.
func (e *edge) told(c echo.Context, what, kind, account string, take func(id int64, body []byte) (int, error)) error {
	request, address := c.Request(), addressKey(c)
	c.Set(countedKey, true)
	if err := e.limits.callers.take(c, "default", address); err != nil {
		return err
	}
	if encoding := request.Header.Get(echo.HeaderContentEncoding); encoding != "" && encoding != "identity" {
		return domain.Errorf(domain.UnsupportedMediaType, "Bodies are taken as they are, not compressed.")
	}
	id, err := strconv.ParseInt(account, 10, 64)
	if err != nil || id <= 0 {
		return domain.Missing(what)
	}
	account = kind + strconv.FormatInt(id, 10)
	if err := e.limits.stores.check(c, "provider", account); err != nil {
		return err
	}
	held := e.bodies.holdNotice().from(c, address)
	defer held.release()
	body, err := held.read(request.Context(), request)
	if err != nil {
		e.limits.stores.give(account)
		return err
	}
	received, err := take(id, body)
	if err != nil {
		e.limits.stores.give(account)
		return err
	}
	e.limits.callers.give(address)
	return c.JSON(http.StatusOK, map[string]int{"received": received})
}
