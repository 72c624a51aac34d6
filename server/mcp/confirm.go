package mcp

import (
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	sdk "github.com/modelcontextprotocol/go-sdk/mcp"

	"github.com/storeplatform/storeplatform/server/agent"
	"github.com/storeplatform/storeplatform/server/auth"
	"github.com/storeplatform/storeplatform/store/domain"
)

const (
	// confirmation names the one question that a call may ask.
	confirmation = "confirmation"
	// mostArguments is the maximum size in bytes of a body that a question shows. No person would read a
	// longer one, so such a call needs an app token with the permission to run unattended.
	mostArguments = 4000
)

// confirmed runs a call that needs no confirmation or that a person has confirmed; otherwise it has the
// client ask a person. The question consists of the contract, the store's data and the call's arguments,
// never of other words of the assistant. The confirmation is valid once, for five minutes, for this token,
// this call, this version of the contract and the question that the person saw.
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
	message, problem, err := s.question(ctx, made)
	if err != nil || problem != nil {
		return s.answered(ctx, problem, false, err)
	}
	about := []string{domain.Itoa(actor.StoreID), domain.Itoa(actor.ID), request.Params.Name, made.o.id,
		string(written(made.query)), string(made.body), made.key, s.catalog.version, message}
	if state := request.Params.RequestState; state != "" {
		said, _ := request.Params.InputResponses[confirmation].(*sdk.ElicitResult)
		if said == nil || said.Action != "accept" || said.Content["confirm"] != true {
			return s.refused(ctx, domain.Errorf(domain.Forbidden, "The person did not confirm it. Nothing was done."))
		}
		id, given, err := s.service.Ordering.TakeConfirmation(ctx, about, state)
		if err != nil {
			return s.refused(ctx, err)
		}
		if given {
			if made.o.keyed && made.key == "" {
				made.key = id
			}
			return s.show(ctx, made, fields)
		}
		message = "This is not what was confirmed before: look again.\n\n" + message
		about[len(about)-1] = message
	}
	return &sdk.CallToolResult{
		InputRequests: sdk.InputRequestMap{confirmation: &sdk.ElicitParams{Mode: "form", Message: message, RequestedSchema: object{
			"type": "object", "required": []string{"confirm"},
			"properties": object{"confirm": object{"type": "boolean", "title": "Yes, do this", "default": false}},
		}}},
		RequestState: s.service.Ordering.AskConfirmation(about),
	}, nil
}

// unasked returns the error of a call that needs a confirmation which the client cannot obtain.
func (s *server) unasked(why string) error {
	return &domain.Error{Code: domain.Forbidden, Permission: s.catalog.unattended,
		Detail: "A person has to confirm this, and " + why + ". Without a person it takes a token with the permission " + s.catalog.unattended + "."}
}

// question returns the text that a person confirms: the operation, its object, the result of its preview if
// the contract has one, and the arguments. If the API refuses to read the object or the preview, problem is
// the API's response.
func (s *server) question(ctx context.Context, made call) (message string, problem []byte, err error) {
	var args object
	if len(made.body) > 0 {
		if err := json.Unmarshal(made.body, &args); err != nil {
			return "", nil, err
		}
	}
	lines := []string{made.o.summary + "?"}
	all := made.query
	for name, value := range args {
		all = with(all, name, value)
	}
	if reading, name := s.catalog.reading(made.o, all); reading != nil && s.may(ctx, reading) {
		got, err := s.ask(ctx, call{o: reading, query: object{name: asNumber(all[name])}})
		if err != nil || !got.OK() {
			return "", got.Body, err
		}
		lines = append(lines, facts("It is about", got.Body))
	}
	if preview := s.catalog.operations[made.o.preview]; preview != nil && s.may(ctx, preview) {
		body := object{}
		for name := range at(s.catalog.resolved(preview.body), "properties") {
			if value, given := args[name]; given {
				body[name] = value
			}
		}
		got, err := s.ask(ctx, call{o: preview, body: written(body)})
		if err != nil || !got.OK() {
			return "", got.Body, err
		}
		lines = append(lines, facts("It comes to", got.Body))
	}
	given := "Query: " + agent.Cleaned(string(written(made.query)))
	if len(made.query) == 0 {
		given = ""
	}
	if len(made.body) > 0 {
		given += "\nArguments: " + visible(string(made.body))
	}
	return strings.Join(append(lines, strings.TrimSpace(given)), "\n\n"), nil, nil
}

// asNumber returns an id in the form of a parameter.
func asNumber(value any) any {
	if number, is := value.(float64); is {
		return json.Number(fmt.Sprintf("%.0f", number))
	}
	return value
}

// telling lists the fields by which people recognize an object, in the order in which a question shows them.
var telling = []string{"orderNumber", "refundNumber", "shipmentNumber", "subscriptionNumber", "name", "title", "code", "sku", "email", "customerName",
	"status", "paymentStatus", "fulfillmentStatus", "grandTotal", "amount", "currencyCode", "version"}

// facts returns a sentence with the fields by which people recognize an object.
func facts(intro string, body []byte) string {
	value, err := read(body)
	whole, is := value.(object)
	if err != nil || !is {
		return ""
	}
	var told []string
	for _, name := range telling {
		switch member := whole[name].(type) {
		case string:
			told = append(told, name+" "+agent.Clipped(visible(member), 200))
		case json.Number:
			told = append(told, name+" "+member.String())
		}
	}
	return intro + ": " + strings.Join(told, ", ") + "."
}

// visible returns a text on one line without invisible characters. It does not cut the text.
func visible(text string) string { return strings.Join(strings.Fields(agent.Unseen(text)), " ") }
