package mcp_test

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"strings"
	"time"

	"github.com/jackc/pgx/v5"
	sdk "github.com/modelcontextprotocol/go-sdk/mcp"
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/server/config"
	"github.com/storeplatform/storeplatform/server/mcp"
	"github.com/storeplatform/storeplatform/store/domain/identity"
)

// peer is a client of the protocol that sends and reads single messages.
type peer struct {
	url, token, session string
}

// post sends a message. A response with an error status fails the spec.
func (p peer) post(ctx context.Context, message object) *http.Response {
	GinkgoHelper()
	answer := p.try(ctx, message)
	Expect(answer.StatusCode).To(BeNumerically("<", 300), "%v", message)
	return answer
}

func (p peer) try(ctx context.Context, message object) *http.Response {
	GinkgoHelper()
	message["jsonrpc"] = "2.0"
	text, err := json.Marshal(message)
	Expect(err).NotTo(HaveOccurred())
	request, err := http.NewRequestWithContext(ctx, http.MethodPost, p.url, bytes.NewReader(text))
	Expect(err).NotTo(HaveOccurred())
	request.Header = http.Header{"Authorization": {p.token}, "Content-Type": {"application/json"}, "Accept": {"application/json, text/event-stream"},
		"Accept-Encoding": {"gzip"}} // the client reads no compressed response: a stream is never compressed
	if message["method"] != "initialize" {
		request.Header.Set("Mcp-Protocol-Version", "2025-11-25")
	}
	if p.session != "" {
		request.Header.Set("Mcp-Session-Id", p.session)
	}
	answer, err := http.DefaultClient.Do(request)
	Expect(err).NotTo(HaveOccurred())
	DeferCleanup(answer.Body.Close)
	return answer
}

// begun returns the peer in a session of its own. The capabilities are those of the client.
func (p peer) begun(ctx context.Context, revision string, capabilities object) peer {
	GinkgoHelper()
	answer := p.post(ctx, object{"id": 0, "method": "initialize", "params": object{
		"protocolVersion": revision, "capabilities": capabilities, "clientInfo": object{"name": "spec", "version": "1"}}})
	p.session = answer.Header.Get("Mcp-Session-Id")
	if p.session != "" {
		Expect(p.post(ctx, object{"method": "notifications/initialized"}).StatusCode).To(Equal(http.StatusAccepted))
	}
	return p
}

// asked answers a question.
func (p peer) answers(ctx context.Context, id any, result object) {
	GinkgoHelper()
	Expect(p.post(ctx, object{"id": id, "result": result}).StatusCode).To(Equal(http.StatusAccepted))
}

var yes = object{"action": "accept", "content": object{"confirm": true}}

// waiting is a call whose response is a stream.
type waiting struct {
	lines *bufio.Scanner
	body  io.Closer
}

// calls begins a call that asks a person, and returns the id and the text of the question.
func (p peer) calls(ctx context.Context, id any, tool string, args, meta object) (w waiting, question any, text string) {
	GinkgoHelper()
	params := object{"name": tool, "arguments": args}
	if meta != nil {
		params["_meta"] = meta
	}
	answer := p.post(ctx, object{"id": id, "method": "tools/call", "params": params})
	Expect(answer.Header.Get("Content-Type")).To(Equal("text/event-stream"))
	Expect(answer.Header.Get("Content-Encoding")).To(BeEmpty())
	Expect(answer.Header.Get("X-Accel-Buffering")).To(Equal("no"))
	w = waiting{bufio.NewScanner(answer.Body), answer.Body}
	w.lines.Buffer(nil, 1<<20)
	asked := w.event()
	Expect(asked).To(HaveKeyWithValue("method", "elicitation/create"), "%v", asked)
	return w, asked["id"], asked["params"].(object)["message"].(string)
}

// line returns the next line of the stream.
func (w waiting) line() string {
	GinkgoHelper()
	Expect(w.lines.Scan()).To(BeTrue(), "the stream has ended: %v", w.lines.Err())
	return w.lines.Text()
}

// event returns the next message of the stream.
func (w waiting) event() (message object) {
	GinkgoHelper()
	for {
		if data, ok := strings.CutPrefix(w.line(), "data: "); ok {
			Expect(json.Unmarshal([]byte(data), &message)).To(Succeed(), data)
			return message
		}
	}
}

// result returns the result of the call, which ends the stream.
func (w waiting) result() result {
	GinkgoHelper()
	message := w.event()
	text, err := json.Marshal(message["result"])
	Expect(err).NotTo(HaveOccurred())
	var r sdk.CallToolResult
	Expect(json.Unmarshal(text, &r)).To(Succeed(), "%v", message)
	for w.lines.Scan() {
		Expect(w.lines.Text()).To(BeEmpty(), "nothing follows the result")
	}
	return told(&r, nil)
}

// withdrawn returns the result of the call, which follows the withdrawal of its question.
func (w waiting) withdrawn(question any) result {
	GinkgoHelper()
	Expect(w.event()).To(And(HaveKeyWithValue("method", "notifications/cancelled"), HaveKeyWithValue("params", HaveKeyWithValue("requestId", question))))
	return w.result()
}

var _ = Describe("An interactive client", Ordered, ContinueOnFailure, func() {
	var world, beside *apitest.World
	var shop *apitest.Shop
	var rows *pgx.Conn
	BeforeAll(func(ctx SpecContext) {
		world = apitest.Start(ctx, func(c *config.Config) { c.Roles = []string{"api"} })
		beside = world.Beside(ctx)
		shop = world.Shop("asking")
		var err error
		rows, err = pgx.Connect(ctx, world.DatabaseURL)
		Expect(err).NotTo(HaveOccurred())
		DeferCleanup(rows.Close)
	})
	bought := func() int64 { GinkgoHelper(); return shop.Guest(shop.White, 2).Buy().OK().ID("orderId") }
	order := func(id int64) *apitest.Answer {
		GinkgoHelper()
		return shop.Admin.Get(fmt.Sprint("/admin/order/details?orderId=", id)).OK()
	}
	refund := func(id int64) object {
		GinkgoHelper()
		return object{"orderId": id, "reason": "DAMAGED_GOODS", "lines": []any{object{"lineItemId": order(id).Text("items.0.lineItemId"), "quantity": 1}}}
	}
	refunds := func(id int64) int { GinkgoHelper(); return len(order(id).At("refunds").([]any)) }
	questions := func(ctx context.Context) (n int) {
		GinkgoHelper()
		Expect(rows.QueryRow(ctx, "SELECT count(*) FROM agent_questions").Scan(&n)).To(Succeed())
		return n
	}
	token := func() apitest.Client { GinkgoHelper(); return shop.AppToken("order:read", "order:refund") }
	at := func(w *apitest.World, client apitest.Client) peer {
		return peer{url: w.URL + "/mcp/admin", token: client.Header("Authorization")}
	}
	form := object{"elicitation": object{}}
	// nothing expects that a call has ended without effect, and that a later answer has none either.
	nothing := func(ctx context.Context, p peer, id int64, question any) {
		GinkgoHelper()
		Eventually(func() int { return questions(ctx) }).Should(BeZero())
		p.answers(ctx, question, yes)
		Expect(refunds(id)).To(BeZero())
		Expect(questions(ctx)).To(BeZero())
	}

	for _, revision := range []string{"2025-06-18", "2025-11-25"} {
		It("of revision "+revision+" lets a person confirm a refund, and asks again if the order has changed", func(ctx SpecContext) {
			id := bought()
			var asked []string
			answer := &sdk.ElicitResult{Action: "accept", Content: object{"confirm": true}}
			change := true
			options := &sdk.ClientOptions{ElicitationHandler: func(_ context.Context, request *sdk.ElicitRequest) (*sdk.ElicitResult, error) {
				defer GinkgoRecover()
				if asked = append(asked, request.Params.Message); change {
					change = false
					shop.Admin.Patch("/admin/order", object{"orderId": id, "tags": []any{"seen"}, "version": order(id).At("version")}).OK()
				}
				return answer, nil
			}}
			s, err := sdk.NewClient(&sdk.Implementation{Name: "spec", Version: "1"}, options).Connect(ctx,
				&sdk.StreamableClientTransport{Endpoint: world.URL + "/mcp/admin", HTTPClient: &http.Client{Transport: bearer(token().Header("Authorization"))}},
				&sdk.ClientSessionOptions{ProtocolVersion: revision})
			Expect(err).NotTo(HaveOccurred())
			DeferCleanup(s.Close)
			Expect(s.InitializeResult().ProtocolVersion).To(Equal(revision))
			preview := use(ctx, s, "preview_refund", refund(id)).ok()
			Expect(asked).To(BeEmpty())
			Expect(use(ctx, s, "refund_order", refund(id)).ok()).To(HaveKeyWithValue("amount", preview["amount"]))
			Expect(asked).To(HaveExactElements(
				And(ContainSubstring("orderNumber "+order(id).Text("orderNumber")), ContainSubstring("amount "+preview["amount"].(string))),
				HavePrefix("This is not what was confirmed before")))
			Expect(refunds(id)).To(Equal(1))
			By("no other answer of a person runs the call")
			for _, answer = range []*sdk.ElicitResult{{Action: "decline"}, {Action: "cancel"}, {Action: "decline", Content: object{"confirm": true}}} {
				use(ctx, s, "refund_order", refund(id)).refused("forbidden")
			}
			Expect(refunds(id)).To(Equal(1))
			Expect(questions(ctx)).To(BeZero())
			By("a call that needs no person has none asked, and one that the API refuses")
			asked = nil
			use(ctx, s, "get_order", object{"orderId": id}).ok()
			use(ctx, s, "refund_order", object{"orderId": id, "amount": "1.00"}).refused("invalid_request")
			Expect(asked).To(BeEmpty())
		})
	}

	It("causes the call to run once, no matter which process gets the answer and how often", func(ctx SpecContext) {
		id, mine := bought(), token()
		p := at(world, mine).begun(ctx, "2025-11-25", form)
		w, question, text := p.calls(ctx, "call", "refund_order", refund(id), nil)
		Expect(text).To(ContainSubstring("orderNumber " + order(id).Text("orderNumber")))
		there := at(beside, mine)
		there.session = p.session
		By("answers of another token, of another store and of another session, and to other questions")
		neighbor := world.Shop("neighbor")
		for _, stranger := range []peer{at(beside, token()), at(beside, neighbor.AppToken("order:read", "order:refund")), at(beside, mine)} {
			stranger.begun(ctx, "2025-11-25", form).answers(ctx, question, yes)
			stolen := stranger
			if stolen.session = p.session; stolen.token != there.token {
				Expect(stolen.try(ctx, object{"id": question, "result": yes}).StatusCode).To(Equal(http.StatusNotFound))
			}
		}
		for _, other := range []any{1, "x", "00000000-0000-0000-0000-000000000000", nil, object{}} {
			there.answers(ctx, other, yes)
		}
		Expect(refunds(id)).To(BeZero())
		Expect(questions(ctx)).To(Equal(1))
		By("the person's answer, twice, to the other process")
		there.answers(ctx, question, yes)
		there.answers(ctx, question, object{"action": "decline"})
		there.answers(ctx, question, yes)
		Expect(w.result().ok()).To(HaveKeyWithValue("status", Not(BeEmpty())))
		there.answers(ctx, question, yes)
		p.answers(ctx, question, yes)
		Expect(refunds(id)).To(Equal(1))
		Expect(questions(ctx)).To(BeZero())
	})

	DescribeTable("changes nothing if the answer is not a clear yes:", func(ctx SpecContext, message object) {
		id := bought()
		p := at(world, token()).begun(ctx, "2025-11-25", form)
		w, question, _ := p.calls(ctx, 1, "refund_order", refund(id), nil)
		answer := object{"id": question}
		for name, value := range message {
			answer[name] = value
		}
		Expect(p.post(ctx, answer).StatusCode).To(Equal(http.StatusAccepted))
		Expect(w.result().refused("forbidden")["detail"]).To(ContainSubstring("Nothing was done"))
		nothing(ctx, p, id, question)
	},
		Entry("accept without content", object{"result": object{"action": "accept"}}),
		Entry("accept with an empty form", object{"result": object{"action": "accept", "content": object{}}}),
		Entry("accept with a no", object{"result": object{"action": "accept", "content": object{"confirm": false}}}),
		Entry("accept with a text", object{"result": object{"action": "accept", "content": object{"confirm": "true"}}}),
		Entry("decline with a yes", object{"result": object{"action": "decline", "content": object{"confirm": true}}}),
		Entry("cancel", object{"result": object{"action": "cancel"}}),
		Entry("a result in another form", object{"result": []any{yes}}),
		Entry("an error", object{"error": object{"code": -32600, "message": "no form"}}),
		Entry("an error together with a yes", object{"error": object{"code": -32600, "message": "no form"}, "result": yes}),
	)

	It("changes nothing if the connection breaks, the client cancels the call, or five minutes pass", func(ctx SpecContext) {
		id := bought()
		p := at(world, token()).begun(ctx, "2025-11-25", form)
		By("the connection breaks")
		w, question, _ := p.calls(ctx, 1, "refund_order", refund(id), nil)
		Expect(w.body.Close()).To(Succeed())
		nothing(ctx, p, id, question)
		By("the client cancels the call, at another process")
		w, question, _ = p.calls(ctx, "second", "refund_order", refund(id), nil)
		there := at(beside, apitest.Client{})
		there.token, there.session = p.token, p.session
		there.post(ctx, object{"method": "notifications/cancelled", "params": object{"requestId": "another"}})
		Expect(questions(ctx)).To(Equal(1))
		there.post(ctx, object{"method": "notifications/cancelled", "params": object{"requestId": "second", "reason": "timeout"}})
		there.answers(ctx, question, yes)
		w.withdrawn(question).refused("code_invalid")
		nothing(ctx, p, id, question)
		By("five minutes pass")
		w, question, _ = p.calls(ctx, 3, "refund_order", refund(id), nil)
		world.Clock.Advance(5 * time.Minute)
		shop.Admin = world.Login(apitest.AdminEmail, apitest.AdminPassword).In(shop.StoreID)
		w.withdrawn(question).refused("code_invalid")
		nothing(ctx, p, id, question)
	})

	It("gets an error when the process of its call shuts down, and can repeat the call on another process", func(ctx SpecContext) {
		id, mine := bought(), token()
		stops := world.Beside(ctx)
		p := at(stops, mine).begun(ctx, "2025-11-25", form)
		w, question, _ := p.calls(ctx, 1, "refund_order", refund(id), nil)
		stops.App.Drain(ctx, 0)
		Expect(w.withdrawn(question).refused("unavailable")["detail"]).To(ContainSubstring("Repeat the call"))
		nothing(ctx, p, id, question)
		again := p.post(ctx, object{"id": 2, "method": "tools/call", "params": object{"name": "refund_order", "arguments": refund(id)}})
		text, err := io.ReadAll(again.Body)
		Expect(err).NotTo(HaveOccurred())
		Expect(string(text)).To(ContainSubstring("unavailable"))
		Expect(again.Header.Get("Content-Type")).To(Equal("application/json"), "nobody is asked")
		p.url = world.URL + "/mcp/admin" // the session is valid in every process
		w, question, _ = p.calls(ctx, 3, "refund_order", refund(id), nil)
		p.answers(ctx, question, yes)
		w.result().ok()
		Expect(refunds(id)).To(Equal(1))
	})

	It("may have eight pending calls per token", func(ctx SpecContext) {
		id, mine := bought(), token()
		p := at(world, mine).begun(ctx, "2025-11-25", form)
		var all []waiting
		var ids []any
		for n := range 8 {
			w, question, _ := p.calls(ctx, n, "refund_order", refund(id), nil)
			all, ids = append(all, w), append(ids, question)
		}
		refused := p.post(ctx, object{"id": 9, "method": "tools/call", "params": object{"name": "refund_order", "arguments": refund(id)}})
		text, err := io.ReadAll(refused.Body)
		Expect(err).NotTo(HaveOccurred())
		Expect(string(text)).To(ContainSubstring("rate_limited"))
		Expect(refused.Header.Get("Content-Type")).To(Equal("application/json"), "nobody was asked")
		By("another token of the store may")
		other := at(beside, token()).begun(ctx, "2025-11-25", form)
		w, question, _ := other.calls(ctx, 1, "refund_order", refund(id), nil)
		other.answers(ctx, question, object{"action": "decline"})
		w.result().refused("forbidden")
		By("and the token may again once a call has ended")
		p.answers(ctx, ids[0], object{"action": "decline"})
		all[0].result().refused("forbidden")
		w, question, _ = p.calls(ctx, 10, "refund_order", refund(id), nil)
		p.answers(ctx, question, object{"action": "decline"})
		w.result().refused("forbidden")
		for n := 1; n < 8; n++ {
			p.answers(ctx, ids[n], object{"action": "decline"})
			all[n].result().refused("forbidden")
		}
		Expect(refunds(id)).To(BeZero())
		Expect(questions(ctx)).To(BeZero())
	})

	It("receives data on the stream while the person decides, so no proxy closes the stream", func(ctx SpecContext) {
		id := bought()
		p := at(world, token()).begun(ctx, "2025-11-25", form)
		w, question, _ := p.calls(ctx, 1, "refund_order", refund(id), nil)
		for {
			if strings.HasPrefix(w.line(), ": ") {
				break
			}
		}
		p.answers(ctx, question, object{"action": "decline"})
		w.result().refused("forbidden")
		By("progress, if it wants progress")
		w, question, _ = p.calls(ctx, 2, "refund_order", refund(id), object{"progressToken": 7})
		for n := 1; n <= 2; n++ {
			Expect(w.event()).To(And(HaveKeyWithValue("method", "notifications/progress"),
				HaveKeyWithValue("params", And(HaveKeyWithValue("progressToken", BeEquivalentTo(7)), HaveKeyWithValue("progress", BeEquivalentTo(n))))))
		}
		Expect(w.body.Close()).To(Succeed())
		nothing(ctx, p, id, question)
	})

	It("gets neither a session nor a question if it cannot show forms, and 404 for an unknown session", func(ctx SpecContext) {
		id, mine := bought(), token()
		call := object{"id": 1, "method": "tools/call", "params": object{"name": "refund_order", "arguments": refund(id)}}
		refused := func(p peer) {
			GinkgoHelper()
			text, err := io.ReadAll(p.post(ctx, call).Body)
			Expect(err).NotTo(HaveOccurred())
			Expect(string(text)).To(ContainSubstring(identity.Unattended))
		}
		for revision, capabilities := range map[string]object{
			"2025-11-25": {}, "2025-06-18": {"elicitation": object{"url": object{}}}, "2025-03-26": form, "2024-11-05": form,
		} {
			p := at(world, mine).begun(ctx, revision, capabilities)
			Expect(p.session).To(BeEmpty(), revision)
			refused(p)
		}
		Expect(at(world, mine).begun(ctx, "2025-11-25", object{"elicitation": object{"form": object{}, "url": object{}}}).session).NotTo(BeEmpty())
		unknown := at(world, mine)
		unknown.session = "unknown"
		Expect(unknown.try(ctx, call).StatusCode).To(Equal(http.StatusNotFound))
		By("a message that is longer than a person reads")
		p := at(world, mine).begun(ctx, "2025-11-25", form)
		long := object{"id": 1, "method": "tools/call", "params": object{"name": "refund_order", "arguments": refund(id), "_meta": object{"spec": strings.Repeat("x", 16<<10)}}}
		call = long
		refused(p)
		Expect(refunds(id)).To(BeZero())
	})

	It("has its question deleted after a crash of the process that asked", func(ctx SpecContext) {
		p := at(world, token()).begun(ctx, "2025-11-25", form)
		id := bought()
		w, question, _ := p.calls(ctx, 1, "refund_order", refund(id), nil)
		_, err := rows.Exec(ctx, "INSERT INTO agent_questions SELECT store_id, gen_random_uuid(), app_token_id, session_id, call_id, $1::timestamptz FROM agent_questions", world.Clock.Now().Add(-time.Hour))
		Expect(err).NotTo(HaveOccurred())
		Expect(questions(ctx)).To(Equal(2))
		Expect(world.App.Service.Ordering.ForgetAgentQuestions(ctx)).To(Succeed())
		Expect(questions(ctx)).To(Equal(1), "the open question stays")
		p.answers(ctx, question, yes)
		w.result().ok()
	})
})

var _ = Describe("The time limit of a message", func() {
	It("cancels the message, and pauses while the call waits for a person", func(ctx SpecContext) {
		limited, pause, cancel := mcp.Limited(ctx, time.Second)
		defer cancel()
		resume := pause()
		Consistently(limited.Done()).WithTimeout(1500 * time.Millisecond).ShouldNot(BeClosed())
		resume()
		Eventually(limited.Done()).Should(BeClosed())
		Expect(context.Cause(limited)).To(MatchError(context.DeadlineExceeded))
	})

	It("does not apply if it is 0", func(ctx SpecContext) {
		limited, pause, cancel := mcp.Limited(ctx, 0)
		pause()()
		Expect(limited.Err()).NotTo(HaveOccurred())
		cancel()
		Expect(limited.Err()).To(MatchError(context.Canceled))
	})
})
