//lint:file-ignore SA1019 The suite asks for what is deprecated as long as revisions have it.

package agent_test

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"net/http/httptest"

	"github.com/modelcontextprotocol/go-sdk/jsonrpc"
	sdk "github.com/modelcontextprotocol/go-sdk/mcp"
	. "github.com/onsi/ginkgo/v2"

	"github.com/storeplatform/storeplatform/server/agent"
)

// Scenarios of the suite, or single checks of a scenario, that the server does not support.
var (
	// notOffered lists the scenarios for features that the server does not offer. It has only tools, which respond at
	// once. It keeps no state between requests, and sends nothing outside of a response.
	notOffered = []string{
		"resources-list", "resources-read-text", "resources-read-binary", "resources-templates-read", "resources-subscribe", "resources-unsubscribe", "sep-2164-resource-not-found",
		"prompts-list", "prompts-get-simple", "prompts-get-with-args", "prompts-get-embedded-resource", "prompts-get-with-image", "input-required-result-non-tool-request",
		"caching:sep-2549-prompts-list-caching-hints", "caching:sep-2549-resources-list-caching-hints", "caching:sep-2549-resources-templates-list-caching-hints",
		"completion-complete", "logging-set-level", "tools-call-with-logging", "tools-call-with-progress", "server-sse-multiple-streams:server-sse-multiple-streams-session",
		// The scenarios for requests from the server to the client, which the newest revision has removed.
		"tools-call-sampling", "tools-call-elicitation", "elicitation-sep1034-defaults", "elicitation-sep1330-enums",
	}
	// ofSuiteTools lists the scenarios that call tools which no store has.
	ofSuiteTools = []string{
		"tools-call-simple-text", "tools-call-image", "tools-call-audio", "tools-call-embedded-resource", "tools-call-mixed-content", "tools-call-error",
		"input-required-result-basic-elicitation", "input-required-result-basic-sampling", "input-required-result-basic-list-roots", "input-required-result-request-state",
		"input-required-result-multiple-input-requests", "input-required-result-multi-round", "input-required-result-result-type", "input-required-result-tampered-state",
		"input-required-result-capability-check", "input-required-result-missing-input-response", "input-required-result-ignore-extra-params",
		"server-stateless:sep-2575-server-rejects-undeclared-capability", "server-stateless:sep-2575-missing-capability-http-400",
		"server-stateless:sep-2575-http-server-no-independent-requests-on-stream", "server-stateless:sep-2575-server-no-log-without-loglevel",
	}
	// ofTheEdge lists the scenarios whose outcome the router decides before the protocol's handler gets the message.
	ofTheEdge = []string{"dns-rebinding-protection"}
)

// suiteState is a value that the suite must send back unchanged.
const suiteState = "what the server has to see again"

func text(words string) *sdk.CallToolResult {
	return &sdk.CallToolResult{Content: []sdk.Content{&sdk.TextContent{Text: words}}}
}

func asks(state string, of sdk.InputRequestMap) *sdk.CallToolResult {
	return &sdk.CallToolResult{InputRequests: of, RequestState: state}
}

func form(message, property string) *sdk.ElicitParams {
	return &sdk.ElicitParams{Mode: "form", Message: message, RequestedSchema: map[string]any{
		"type": "object", "properties": map[string]any{property: map[string]any{"type": "string"}}, "required": []string{property},
	}}
}

func sample(words string) *sdk.CreateMessageWithToolsParams {
	return &sdk.CreateMessageWithToolsParams{MaxTokens: 100, Messages: []*sdk.SamplingMessageV2{{Role: "user", Content: []sdk.Content{&sdk.TextContent{Text: words}}}}}
}

var errForged = &jsonrpc.Error{Code: jsonrpc.CodeInvalidParams, Message: "This is not the state that was given."}

// suiteTools contains the tools that the suite calls. They respond as the scenarios expect.
var suiteTools = map[string]func(context.Context, *sdk.CallToolRequest) (*sdk.CallToolResult, error){
	"test_simple_text": func(context.Context, *sdk.CallToolRequest) (*sdk.CallToolResult, error) {
		return text("This is a simple text response for testing."), nil
	},
	"test_image_content": func(context.Context, *sdk.CallToolRequest) (*sdk.CallToolResult, error) {
		return &sdk.CallToolResult{Content: []sdk.Content{&sdk.ImageContent{Data: []byte("\x89PNG"), MIMEType: "image/png"}}}, nil
	},
	"test_audio_content": func(context.Context, *sdk.CallToolRequest) (*sdk.CallToolResult, error) {
		return &sdk.CallToolResult{Content: []sdk.Content{&sdk.AudioContent{Data: []byte("RIFF"), MIMEType: "audio/wav"}}}, nil
	},
	"test_embedded_resource": func(context.Context, *sdk.CallToolRequest) (*sdk.CallToolResult, error) {
		return &sdk.CallToolResult{Content: []sdk.Content{&sdk.EmbeddedResource{Resource: &sdk.ResourceContents{
			URI: "test://embedded-resource", MIMEType: "text/plain", Text: "This is an embedded resource content."}}}}, nil
	},
	"test_multiple_content_types": func(context.Context, *sdk.CallToolRequest) (*sdk.CallToolResult, error) {
		return &sdk.CallToolResult{Content: []sdk.Content{&sdk.TextContent{Text: "Multiple content types test:"}, &sdk.ImageContent{Data: []byte("\x89PNG"), MIMEType: "image/png"},
			&sdk.EmbeddedResource{Resource: &sdk.ResourceContents{URI: "test://mixed-content-resource", MIMEType: "application/json", Text: `{"test":"data","value":123}`}}}}, nil
	},
	"test_error_handling": func(context.Context, *sdk.CallToolRequest) (*sdk.CallToolResult, error) {
		out := text("This tool intentionally returns an error for testing")
		out.IsError = true
		return out, nil
	},
	"test_logging_tool": func(ctx context.Context, request *sdk.CallToolRequest) (*sdk.CallToolResult, error) {
		return text("logged"), request.Session.Log(ctx, &sdk.LoggingMessageParams{Level: "info", Data: "nobody asked for this"})
	},
	"test_missing_capability": func(_ context.Context, request *sdk.CallToolRequest) (*sdk.CallToolResult, error) {
		if who := request.Session.InitializeParams(); who == nil || who.Capabilities == nil || who.Capabilities.Sampling == nil {
			return nil, &jsonrpc.Error{Code: sdk.CodeMissingRequiredClientCapabilities, Message: "sampling", Data: []byte(`{"requiredCapabilities":{"sampling":{}}}`)}
		}
		return text("It can."), nil
	},
	"test_streaming_elicitation": func(context.Context, *sdk.CallToolRequest) (*sdk.CallToolResult, error) {
		return asks("", sdk.InputRequestMap{"user_name": form("What is your name?", "name")}), nil
	},
	"test_input_required_result_elicitation": func(_ context.Context, request *sdk.CallToolRequest) (*sdk.CallToolResult, error) {
		said, _ := request.Params.InputResponses["user_name"].(*sdk.ElicitResult)
		if said == nil {
			return asks("", sdk.InputRequestMap{"user_name": form("What is your name?", "name")}), nil
		}
		return text(fmt.Sprintf("Hello, %v!", said.Content["name"])), nil
	},
	"test_input_required_result_sampling": func(_ context.Context, request *sdk.CallToolRequest) (*sdk.CallToolResult, error) {
		if len(request.Params.InputResponses) == 0 {
			return asks("", sdk.InputRequestMap{"capital_question": sample("What is the capital of France?")}), nil
		}
		return text("It was answered."), nil
	},
	"test_input_required_result_list_roots": func(_ context.Context, request *sdk.CallToolRequest) (*sdk.CallToolResult, error) {
		if len(request.Params.InputResponses) == 0 {
			return asks("", sdk.InputRequestMap{"client_roots": &sdk.ListRootsParams{}}), nil
		}
		return text("It was answered."), nil
	},
	"test_input_required_result_request_state": func(_ context.Context, request *sdk.CallToolRequest) (*sdk.CallToolResult, error) {
		if len(request.Params.InputResponses) == 0 {
			return asks(suiteState, sdk.InputRequestMap{"confirm": form("Please confirm", "ok")}), nil
		}
		if request.Params.RequestState != suiteState {
			return nil, errForged
		}
		return text("state-ok"), nil
	},
	"test_input_required_result_multiple_inputs": func(_ context.Context, request *sdk.CallToolRequest) (*sdk.CallToolResult, error) {
		if len(request.Params.InputResponses) == 0 {
			return asks(suiteState, sdk.InputRequestMap{"user_name": form("What is your name?", "name"), "greeting": sample("Generate a greeting"), "client_roots": &sdk.ListRootsParams{}}), nil
		}
		if request.Params.RequestState != suiteState {
			return nil, errForged
		}
		return text(fmt.Sprint(len(request.Params.InputResponses), " answers")), nil
	},
	"test_input_required_result_multi_round": func(_ context.Context, request *sdk.CallToolRequest) (*sdk.CallToolResult, error) {
		switch request.Params.RequestState {
		case "":
			return asks("1", sdk.InputRequestMap{"step1": form("Step 1: What is your name?", "name")}), nil
		case "1":
			return asks("2", sdk.InputRequestMap{"step2": form("Step 2: What is your favorite color?", "color")}), nil
		}
		return text("both"), nil
	},
	"test_input_required_result_tampered_state": func(_ context.Context, request *sdk.CallToolRequest) (*sdk.CallToolResult, error) {
		if state := request.Params.RequestState; state != "" && state != suiteState {
			return nil, errForged
		}
		return asks(suiteState, sdk.InputRequestMap{"confirm": form("Please confirm", "ok")}), nil
	},
	"test_input_required_result_capabilities": func(_ context.Context, request *sdk.CallToolRequest) (*sdk.CallToolResult, error) {
		who := request.Session.InitializeParams()
		if who == nil || who.Capabilities == nil {
			return nil, errors.New("no capabilities")
		}
		of := sdk.InputRequestMap{}
		if who.Capabilities.Elicitation != nil {
			of["user_name"] = form("What is your name?", "name")
		}
		if who.Capabilities.Sampling != nil {
			of["greeting"] = sample("Generate a greeting")
		}
		return asks("", of), nil
	},
}

// suiteServer returns a server that offers the suite's tools in the same way as the endpoints for assistants.
func suiteServer() *httptest.Server {
	server := sdk.NewServer(&sdk.Implementation{Name: "spec", Version: "1"}, &sdk.ServerOptions{Capabilities: &sdk.ServerCapabilities{Tools: &sdk.ToolCapabilities{}}})
	server.AddReceivingMiddleware(agent.Guard)
	for name, answer := range suiteTools {
		server.AddTool(&sdk.Tool{Name: name, Description: "Answers as the suite expects", InputSchema: map[string]any{"type": "object"}}, answer)
	}
	at := httptest.NewServer(agent.Wire(func(*http.Request) *sdk.Server { return server }))
	DeferCleanup(at.Close)
	return at
}
