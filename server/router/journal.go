package router

import (
	"net/http"
	"strings"
	"time"

	"github.com/storeplatform/storeplatform/store/command"

	"github.com/labstack/echo/v4"

	"github.com/storeplatform/storeplatform/server/auth"
	"github.com/storeplatform/storeplatform/server/problem"
	"github.com/storeplatform/storeplatform/store/domain"
)

const callerKey = "caller"

// caller contains what is known about the caller of an operation.
type caller struct {
	actor   domain.Actor
	from    domain.Origin
	surface string
}

// journaled adds every request for an operation to the request log of its store, after the response. It skips requests
// whose store is unknown.
func (e *edge) journaled(next echo.HandlerFunc) echo.HandlerFunc {
	return func(c echo.Context) error {
		begun := time.Now()
		defer func() { // also runs after an aborted response
			who, known := c.Get(callerKey).(caller)
			if !known || who.actor.StoreID == 0 {
				return
			}
			if auth.IsOnlyChecked(c.Request().Context()) && c.Response().Status == http.StatusNoContent {
				return // no operation ran
			}
			header := c.Response().Header()
			e.service.LogRequest(command.AnsweredRequest{
				Actor: who.actor, From: who.from, Surface: strings.ToUpper(who.surface), Method: c.Request().Method, Path: c.Path(),
				Status: c.Response().Status, Refused: problem.Shown(c), IdempotencyKey: c.Request().Header.Get(headerKey),
				IsReplayed: header.Get(headerReplayed) == "true", Duration: time.Since(begun),
			})
		}()
		return next(c)
	}
}
