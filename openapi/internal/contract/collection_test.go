package contract

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"go.yaml.in/yaml/v3"
)

// sent is a request in a collection of either format.
type sent struct {
	method, address, auth, body string
	headers                     []string
}

func postmanCalls(t *testing.T, doc document) (calls []sent, variables []string) {
	var c struct {
		Item []struct {
			Item []struct {
				Request struct {
					Method string
					URL    struct{ Raw string }
					Auth   struct{ Type string }
					Header []struct{ Value string }
					Body   struct{ Raw string }
				}
			}
		}
		Variable []struct{ Key string }
	}
	collect(t, doc, Postman, &c)
	for _, group := range c.Item {
		for _, item := range group.Item {
			r := item.Request
			s := sent{method: r.Method, address: r.URL.Raw, auth: r.Auth.Type, body: r.Body.Raw}
			for _, h := range r.Header {
				s.headers = append(s.headers, h.Value)
			}
			calls = append(calls, s)
		}
	}
	for _, v := range c.Variable {
		variables = append(variables, v.Key)
	}
	return calls, variables
}

func brunoCalls(t *testing.T, doc document) (calls []sent, variables []string) {
	var c struct {
		Items []struct {
			Items []struct {
				Request struct {
					Method, URL string
					Auth        struct{ Mode string }
					Headers     []struct{ Value string }
					Body        struct{ JSON string }
				}
			}
		}
		Environments []struct{ Variables []struct{ Name string } }
	}
	collect(t, doc, Bruno, &c)
	for _, group := range c.Items {
		for _, item := range group.Items {
			r := item.Request
			s := sent{method: r.Method, address: r.URL, auth: r.Auth.Mode, body: r.Body.JSON}
			for _, h := range r.Headers {
				s.headers = append(s.headers, h.Value)
			}
			calls = append(calls, s)
		}
	}
	for _, v := range c.Environments[0].Variables {
		variables = append(variables, v.Name)
	}
	return calls, variables
}

func collect(t *testing.T, doc document, render func(*yaml.Node) ([]byte, error), into any) {
	t.Helper()
	raw, err := render(doc.root)
	if err != nil {
		t.Fatal(doc.name, err)
	}
	if err := json.Unmarshal(raw, into); err != nil {
		t.Fatal(doc.name, err)
	}
}

// Each collection must contain one request for each operation, which is ready to send: it has the URL of the server,
// the credentials, and the example body of the document. The collection must define every variable that it uses.
func TestCollectionsHaveEveryOperation(t *testing.T) {
	for _, doc := range bundles(t) {
		if doc.name == "webhook" {
			continue
		}
		for program, read := range map[string]func(*testing.T, document) ([]sent, []string){"Postman": postmanCalls, "Bruno": brunoCalls} {
			calls, variables := read(t, doc)
			found := map[string]sent{}
			for _, c := range calls {
				address, _, _ := strings.Cut(c.address, "?")
				found[c.method+" "+address] = c
				for _, value := range append(c.headers, c.address) {
					_, name, is := strings.Cut(value, "{{")
					if name, _, _ = strings.Cut(name, "}}"); is && !slices.Contains(variables, name) {
						t.Errorf("%s of %s: %s needs the variable %q", program, doc.name, c.address, name)
					}
				}
			}
			all := operations(doc)
			if len(calls) != len(all) || len(found) != len(all) {
				t.Errorf("%s of %s: %d requests, %d of them different, for %d operations", program, doc.name, len(calls), len(found), len(all))
			}
			for _, op := range all {
				c, ok := found[strings.ToUpper(op.method)+" {{baseUrl}}"+op.path]
				if !ok {
					t.Errorf("%s of %s: %s is missing", program, doc.name, op)
				}
				isJSON := Get(op.node, "requestBody", "content", "application/json") != nil
				if isJSON != json.Valid([]byte(c.body)) {
					t.Errorf("%s of %s: the body of %s is %q", program, doc.name, op, c.body)
				}
				if ways := Get(op.node, "security"); (ways != nil && len(ways.Content) == 0) != (c.auth == "noauth" || c.auth == "none") && doc.name != "customer" {
					t.Errorf("%s of %s: %s is sent with %q", program, doc.name, op, c.auth)
				}
			}
		}
	}
}
