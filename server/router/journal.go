package router

import (
	"strings"
	"time"

	"github.com/storeplatform/storeplatform/store/command"

	"github.com/labstack/echo/v4"

	"github.com/storeplatform/storeplatform/server/problem"
	"github.com/storeplatform/storeplatform/store/domain"
)

const callerKey = "caller"

// caller is who asked for an operation, as far as that was found out.
type caller struct {
	actor   domain.Actor
	from    domain.Origin
	surface string
}

// journaled hands every request of an operation to the log of the store that it was
// about, behind its answer. What is known of no store is in none.
func (e *edge) journaled(next echo.HandlerFunc) echo.HandlerFunc {
	return func(c echo.Context) error {
		begun := time.Now()
		defer func() { // behind an answer that was broken off, too
			who, known := c.Get(callerKey).(caller)
			if !known || who.actor.StoreID == 0 {
				return
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
