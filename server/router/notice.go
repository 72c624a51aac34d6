package router

import (
	"net/http"
	"strconv"

	"github.com/labstack/echo/v4"

	"github.com/storeplatform/storeplatform/store/domain"
)

// noticePath is where payment services tell what happened, and commissionNoticePath is
// where commission services do. They stand outside of the documents: whoever calls them
// follows the service's own or the partner's, and is known by a signature over the body as
// it came.
const (
	noticePath           = "/provider/:providerCode/:paymentProviderId"
	commissionNoticePath = "/provider/commission/:storeId"
)

// notices adds the paths.
func (e *edge) notices(server *echo.Echo) {
	for _, path := range []string{noticePath, commissionNoticePath} {
		e.declare(http.MethodPost, path, entry{body: ownBody, lane: ownLane})
	}
	server.POST(noticePath, e.receiveNotices, named("provider", "receiveNotices"), timed)
	server.POST(commissionNoticePath, e.receiveCommissionNotice, named("provider", "receiveCommissionNotice"), timed)
}

// receiveNotices takes what a payment service tells.
func (e *edge) receiveNotices(c echo.Context) error {
	return e.told(c, "payment provider", "provider ", c.Param("paymentProviderId"), func(id int64, body []byte) (int, error) {
		return e.service.Ordering.ReceiveNotices(c.Request().Context(), c.Param("providerCode"), id, c.Request().Header, body)
	})
}

// receiveCommissionNotice takes what a store's commission service tells.
func (e *edge) receiveCommissionNotice(c echo.Context) error {
	return e.told(c, "commission provider", "commission ", c.Param("storeId"), func(id int64, body []byte) (int, error) {
		return e.service.Partner.ReceiveCommissionNotice(c.Request().Context(), id, c.Request().Header, body)
	})
}

// told takes what a service tells. Who cannot prove to be one uses up the limit of
// their own address; who can, that of the account.
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
