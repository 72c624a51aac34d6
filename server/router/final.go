package router

import (
	"encoding/json"
	"fmt"
	"net/http"
	"slices"

	"github.com/getkin/kin-openapi/openapi3"
	"github.com/labstack/echo/v4"
)

// notFinalKey is the extension of an operation that names a field of its successful response. While the field is not
// null, an action is in progress, and the response will change when the action ends.
const notFinalKey = "x-not-final-while"

// notFinalWhile returns the field that the extension of an operation names; "" means that the operation has no such
// extension. The 200 response must require the field and allow null, so that every response says whether it is final.
func notFinalWhile(op *openapi3.Operation) (string, error) {
	value, ok := op.Extensions[notFinalKey]
	if !ok {
		return "", nil
	}
	name, _ := value.(string)
	if schema := successSchema(op); schema == nil || schema.Properties[name] == nil ||
		!slices.Contains(schema.Required, name) || !schema.Properties[name].Value.Nullable {
		return "", fmt.Errorf("%s names %v, which is not a required nullable field of the 200 response", notFinalKey, value)
	}
	return name, nil
}

// successSchema returns the schema of the JSON body of the 200 response; nil means that the response has no JSON body.
func successSchema(op *openapi3.Operation) *openapi3.Schema {
	response := op.Responses.Status(http.StatusOK)
	if response == nil {
		return nil
	}
	media := response.Value.Content.Get(echo.MIMEApplicationJSON)
	if media == nil || media.Schema == nil {
		return nil
	}
	return media.Schema.Value
}

// final reports whether the response can no longer change. Refusals are always final.
func (o *operation) final(a *answer) bool {
	if o.notFinal == "" || a.status != http.StatusOK {
		return true
	}
	var fields map[string]json.RawMessage
	if err := json.Unmarshal(a.body.Bytes(), &fields); err != nil {
		return true
	}
	value, ok := fields[o.notFinal]
	return !ok || string(value) == "null"
}
