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
	// confirmation is the name of the only question that a call may ask the client.
	confirmation = "confirmation"
	// mostArguments is the maximum size, in bytes, of a body that a question shows. No person would read a longer body,
	// so a call with a longer body needs an app token that may run unattended.
	mostArguments = 4000
)

// confirmed runs a call that needs no confirmation or that a person has confirmed. For any other call, it makes the
// client ask a person. The question contains the contract's texts, the store's data and the call's arguments, but never
// any other words of the assistant. The confirmation is valid once within five minutes, for the same token, call,
// version of the contract, and question.
func (s *server) confirmed(ctx context.Context, request *sdk.CallToolRequest, made call, fields []string) (*sdk.CallToolResult, error) {
	actor := auth.Actor(ctx)
	if made.o.effect != destructive || slices.Contains(actor.Permissions, s.catalog.unattended) {
		return s.show(ctx, made, fields)
	}
	who := request.Session.InitializeParams()
	if who == nil || who.Capabilities == nil || who.Capabilities.Elicitation == nil {
		return s.refused(ctx, s.unasked("this client cannot ask one: it has no elicitation of protocol 2026-07-28"))
	}
	if len(made.body) > mostArguments {
		return s.refused(ctx, s.unasked("its arguments are too long to be shown to one"))
	}
	about := []string{domain.Itoa(actor.StoreID), domain.Itoa(actor.ID), request.Params.Name, made.o.id,
		string(written(made.query)), string(made.body), made.key, s.catalog.version}
	again := ""
	if state := request.Params.RequestState; state != "" {
		said, _ := request.Params.InputResponses[confirmation].(*sdk.ElicitResult)
		if said == nil || said.Action != "accept" || said.Content["confirm"] != true {
			return s.refused(ctx, domain.Errorf(domain.Forbidden, "The person did not confirm it. Nothing was done."))
		}
		id, given, err := s.service.Ordering.TakeConfirmation(ctx, about, state, func() (string, error) { return s.question(ctx, made) })
		if err != nil {
			return s.unanswered(ctx, err)
		}
		if given {
			if made.o.keyed && made.key == "" {
				made.key = id
			}
			return s.show(ctx, made, fields)
		}
		again = "This is not what was confirmed before: look again.\n\n"
	}
	message, err := s.question(ctx, made)
	if err != nil {
		return s.unanswered(ctx, err)
	}
	return &sdk.CallToolResult{
		InputRequests: sdk.InputRequestMap{confirmation: &sdk.ElicitParams{Mode: "form", Message: again + message, RequestedSchema: object{
			"type": "object", "required": []string{"confirm"},
			"properties": object{"confirm": object{"type": "boolean", "title": "Yes, do this", "default": false}},
		}}},
		RequestState: s.service.Ordering.AskConfirmation(about, message),
	}, nil
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
