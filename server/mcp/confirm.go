package mcp

import (
	"context"
	"errors"
	"slices"

	sdk "github.com/modelcontextprotocol/go-sdk/mcp"

	"github.com/storeplatform/storeplatform/server/auth"
	"github.com/storeplatform/storeplatform/store/domain"
)

const (
	// questionName is the name of the only question that a call may ask the client.
	questionName = "confirmation"
	// mostArguments is the maximum size, in bytes, of a body that a question shows. No person would read a longer body,
	// so a call with a longer body needs an app token that may run unattended.
	mostArguments = 4000
)

// confirmationForm is the form that a person fills in.
var confirmationForm = object{
	"type": "object", "required": []string{"confirm"},
	"properties": object{"confirm": object{"type": "boolean", "title": "Yes, do this", "default": false}},
}

// agreed reports whether a person has agreed.
func agreed(said *sdk.ElicitResult) bool {
	return said != nil && said.Action == "accept" && said.Content["confirm"] == true
}

// confirmed runs a call that needs no confirmation or that a person has confirmed. A call that has ended under its
// idempotency key needs none, because it returns its first result again. For any other call, confirmed makes the client
// ask a person. The question contains the contract's texts, the store's data and the call's arguments, but never
// any other words of the assistant. The confirmation is valid once within five minutes, for the same token, call,
// version of the contract, and question.
func (s *server) confirmed(ctx context.Context, request *sdk.CallToolRequest, made call, fields []string) (*sdk.CallToolResult, error) {
	actor := auth.Actor(ctx)
	if made.o.effect != destructive || slices.Contains(actor.Permissions, s.catalog.unattended) {
		return s.show(ctx, made, fields)
	}
	if len(made.body) > mostArguments {
		return s.refused(ctx, s.unasked("its arguments are too long to be shown to one"))
	}
	person, ok := ctx.Value(askerKey{}).(*asker)
	if who := request.Session.InitializeParams(); !ok && (who == nil || !canAsk(who.Capabilities)) {
		return s.refused(ctx, s.unasked("this client cannot ask one: it has declared no elicitation by forms"))
	}
	ended, err := s.checked(ctx, made)
	if err != nil {
		return s.unanswered(ctx, err)
	}
	if ended {
		return s.show(ctx, made, fields)
	}
	c := confirmation{server: s, made: made, fields: fields, about: []string{domain.Itoa(actor.StoreID), domain.Itoa(actor.ID), request.Params.Name, made.o.id,
		string(written(made.query)), string(made.body), made.key, s.catalog.version}}
	if ok {
		return c.during(ctx, person)
	}
	return c.between(ctx, request.Params)
}

// confirmation asks a person to confirm a call.
type confirmation struct {
	*server
	made   call
	fields []string
	about  []string // the caller and the call for which the answer is valid
}

// changed precedes a question that differs from the one that a person has confirmed.
const changed = "This is not what was confirmed before: look again.\n\n"

// unconfirmed is the error of a call that a person has not confirmed.
var unconfirmed = domain.Errorf(domain.Forbidden, "The person did not confirm it. Nothing was done.")

// between asks between two messages, as required since revision 2026-07-28: the result of the first message contains
// the question, and the client sends the call again with the answer.
func (c confirmation) between(ctx context.Context, params *sdk.CallToolParamsRaw) (*sdk.CallToolResult, error) {
	again := ""
	if state := params.RequestState; state != "" {
		said, _ := params.InputResponses[questionName].(*sdk.ElicitResult)
		if !agreed(said) {
			return c.refused(ctx, unconfirmed)
		}
		if result, given, err := c.take(ctx, state); given || err != nil {
			return result, err
		}
		again = changed
	}
	message, err := c.question(ctx, c.made)
	if err != nil {
		return c.unanswered(ctx, err)
	}
	return &sdk.CallToolResult{
		InputRequests: sdk.InputRequestMap{questionName: &sdk.ElicitParams{Mode: "form", Message: again + message, RequestedSchema: confirmationForm}},
		RequestState:  c.service.Ordering.AskConfirmation(c.about, message),
	}, nil
}

// during asks during the call, as in the revisions before 2026-07-28.
func (c confirmation) during(ctx context.Context, person *asker) (*sdk.CallToolResult, error) {
	for again := ""; ; again = changed {
		message, err := c.question(ctx, c.made)
		if err != nil {
			return c.unanswered(ctx, err)
		}
		state := c.service.Ordering.AskConfirmation(c.about, message)
		yes, err := person.ask(ctx, again+message)
		if err == nil && !yes {
			err = unconfirmed
		}
		if err != nil {
			return c.refused(ctx, err)
		}
		if result, given, err := c.take(ctx, state); given || err != nil {
			return result, err
		}
	}
}

// take runs the call if the confirmation is still valid. The result given is false if the data that the person saw has
// changed; the call then needs another confirmation.
func (c confirmation) take(ctx context.Context, state string) (result *sdk.CallToolResult, given bool, err error) {
	made := c.made
	id, given, err := c.service.Ordering.TakeConfirmation(ctx, c.about, state, func() (string, error) { return c.question(ctx, made) })
	switch {
	case err != nil:
		result, err = c.unanswered(ctx, err)
		return result, true, err
	case !given:
		return nil, false, nil
	}
	if made.o.keyed && made.key == "" {
		made.key = id
	}
	result, err = c.show(ctx, made, c.fields)
	return result, true, err
}

// refusal is the problem that the API returns before the client asks a person about a call.
type refusal []byte

func (refusal) Error() string { return "the API refuses the call" }

// unanswered returns the result of a call for which the server could not create a question. The result is the API's
// refusal or the error.
func (s *server) unanswered(ctx context.Context, err error) (*sdk.CallToolResult, error) {
	if problem, ok := errors.AsType[refusal](err); ok {
		return s.answered(ctx, problem, false, nil)
	}
	return s.refused(ctx, err)
}

// unasked returns the error for a call that needs a confirmation which the client cannot obtain.
func (s *server) unasked(why string) error {
	return &domain.Error{Code: domain.Forbidden, Permission: s.catalog.unattended,
		Detail: "A person has to confirm this, and " + why + ". Without a person it takes a token with the permission " + s.catalog.unattended + "."}
}
