package router

import (
	"net/http"
	"net/http/httptest"
	"strings"

	"github.com/google/uuid"
	"github.com/labstack/echo/v4"
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/auth"
	"github.com/storeplatform/storeplatform/server/problem"
	"github.com/storeplatform/storeplatform/store"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/storetest"
)

var _ = AfterSuite(storetest.Stop)

var _ = Describe("A request to an operation with idempotency keys", Ordered, func() {
	var shared *edge
	BeforeAll(func(ctx SpecContext) {
		data := storetest.Open(ctx)
		shared = &edge{service: store.New(store.Options{DB: data.Repo, Clock: data.Clock, Keys: storetest.Keyring()})}
	})

	// askOf sends a body with a key to the handler of an operation. The function ask does this for an operation whose
	// responses are final.
	askOf := func(o *operation, key, body string, handler echo.HandlerFunc) *httptest.ResponseRecorder {
		o.surface, o.id, o.contract = "admin", "spec", &contract{json: true}
		e := echo.New()
		e.HTTPErrorHandler = problem.Handle
		e.POST("/", handler, shared.once(o))
		request := httptest.NewRequest(http.MethodPost, "/", strings.NewReader(body))
		request.Header.Set("Idempotency-Key", key)
		request = request.WithContext(auth.With(request.Context(), auth.Identity{Actor: domain.Actor{Kind: domain.ActorAdmin, ID: 7, StoreID: 1, CommandID: uuid.New()}}))
		recorder := httptest.NewRecorder()
		e.ServeHTTP(recorder, request)
		return recorder
	}
	ask := func(key, body string, handler echo.HandlerFunc) *httptest.ResponseRecorder {
		return askOf(&operation{}, key, body, handler)
	}
	// answering returns a handler that records the command id of each call.
	answering := func(status int, commands *[]uuid.UUID) echo.HandlerFunc {
		return func(c echo.Context) error {
			*commands = append(*commands, auth.Actor(c.Request().Context()).CommandID)
			c.Response().Header().Set("ETag", `"1-a"`)
			c.Response().Header().Set("X-Own", "own")
			return c.JSON(status, len(*commands))
		}
	}

	It("runs once per key, and its response is replayed byte for byte", func() {
		for _, status := range []int{http.StatusOK, http.StatusCreated, http.StatusNotFound, 499} {
			var commands []uuid.UUID
			key := uuid.NewString()
			first, again := ask(key, "{}", answering(status, &commands)), ask(key, "{}", answering(status, &commands))
			Expect(commands).To(HaveLen(1))
			Expect([]int{first.Code, again.Code}).To(Equal([]int{status, status}))
			Expect(again.Body.String()).To(Equal(first.Body.String()))
			Expect(first.Header()).NotTo(HaveKey("Idempotent-Replayed"))
			Expect(again.Header().Get("Idempotent-Replayed")).To(Equal("true"))
			Expect(again.Header().Get("ETag")).To(Equal(`"1-a"`))
			Expect(again.Header().Get("Content-Type")).To(Equal(first.Header().Get("Content-Type")))
			Expect(again.Header()).NotTo(HaveKey("X-Own"), "others are the request's own")
			Expect(again.Header()).NotTo(HaveKey("Retry-After"), "what the answer had not")
			Expect(ask(key, "other", answering(status, &commands)).Code).To(Equal(http.StatusUnprocessableEntity))
		}
	})

	It("runs again under the command id of its first run while its response is not final", func() {
		var commands []uuid.UUID
		key := uuid.NewString()
		answer := func(body string) *httptest.ResponseRecorder {
			return askOf(&operation{notFinal: "nextAction"}, key, "{}", func(c echo.Context) error {
				commands = append(commands, auth.Actor(c.Request().Context()).CommandID)
				return c.JSONBlob(http.StatusOK, []byte(body))
			})
		}
		for range 2 {
			Expect(answer(`{"orderId": 1, "nextAction": {"url": "https://bank.example"}}`).Header()).NotTo(HaveKey("Idempotent-Replayed"))
		}
		for range 2 {
			Expect(answer(`{"nextAction":null,"order":{"nextAction":{"url":"of another answer"}}}`).Code).To(Equal(http.StatusOK))
		}
		Expect(commands).To(HaveLen(3))
		Expect(commands[1:]).To(HaveEach(commands[0]))
	})

	It("runs once if the contract does not declare x-not-final-while", func() {
		runs, key := 0, uuid.NewString()
		for range 2 {
			ask(key, "{}", func(c echo.Context) error {
				runs++
				return c.JSONBlob(http.StatusOK, []byte(`{"nextAction":{"url":"https://bank.example"}}`))
			})
		}
		Expect(runs).To(Equal(1))
	})

	It("runs again after an internal error or a panic, under the command id of its first run", func() {
		var commands []uuid.UUID
		key := uuid.NewString()
		Expect(ask(key, "{}", answering(http.StatusInternalServerError, &commands)).Code).To(Equal(http.StatusInternalServerError))
		Expect(ask(key, "{}", func(c echo.Context) error {
			_ = answering(http.StatusOK, &commands)
			panic("a bug")
		}).Code).To(Equal(http.StatusInternalServerError))
		r := ask(key, "{}", answering(http.StatusOK, &commands))
		Expect(r.Code).To(Equal(http.StatusOK))
		Expect(r.Header()).NotTo(HaveKey("Idempotent-Replayed"))
		Expect(commands).To(HaveLen(2))
		Expect(commands[1]).To(Equal(commands[0]))
	})

	It("runs again after a refusal with Retry-After, under the command id of its first run", func() {
		for _, wait := range []error{
			&domain.Error{Code: domain.RateLimited, RetryAfter: 60}, &domain.Error{Code: domain.InvalidStateTransition, RetryAfter: 5},
			&domain.Error{Code: domain.CycleLocked, RetryAfter: 5}, &domain.Error{Code: domain.Busy}, &domain.Error{Code: domain.RateLimited},
		} {
			var commands []uuid.UUID
			key := uuid.NewString()
			refused := ask(key, "{}", func(c echo.Context) error {
				commands = append(commands, auth.Actor(c.Request().Context()).CommandID)
				return wait
			})
			Expect(refused.Header().Get("Retry-After")).NotTo(BeEmpty(), wait.Error())
			r := ask(key, "{}", answering(http.StatusOK, &commands))
			Expect(r.Code).To(Equal(http.StatusOK), wait.Error())
			Expect(r.Header()).NotTo(HaveKey("Idempotent-Replayed"))
			Expect(commands).To(HaveLen(2))
			Expect(commands[1]).To(Equal(commands[0]))
		}
	})

	It("runs each time if it has no key", func() {
		var commands []uuid.UUID
		ask("", "{}", answering(http.StatusOK, &commands))
		ask("", "{}", answering(http.StatusOK, &commands))
		Expect(commands).To(HaveLen(2))
	})
})
